/** The order of a hand of Numero: numbers by their size, then wild cards as they stand in the pack. */

import { isNumber } from "./cards.js";

/**
 * The cards of a hand from the left.
 * @param {string[]} cards in the order of the pack
 * @param {number} most
 */
export const placeCards = (cards, most) =>
  cards
    .map((card, at) => ({ card, rank: isNumber(card) ? Number(card.slice(1)) : 100 + at }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ card }) => card)
    .slice(0, most);
