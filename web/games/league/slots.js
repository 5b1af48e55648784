/** Keeps the cards of a hand in their places for a turn: what is played leaves its place empty until cards are drawn. */

import { kindOf } from "./devices.js";

/** The order of the deck (R-NL-28), in which a hand is laid out whenever it was dealt or drawn. */
const DEVICES = ["x5", "x4", "x3", "x2", "+15", "+10", "+5", "-10", "-5"];

/** After these a hand is laid out anew. */
const LAID = new Set(["dealt", "drew", "returned", "passed", "captured"]);

/**
 * The places of a hand from the left, null where a card was that is played: seven at most, since nobody ever holds more
 * (§6.1), and what has happened is told up to the very moment in which the cards are held.
 * @param {string[]} cards that are held now
 * @param {number} seat
 * @param {import("#border").LogRecord[]} log
 * @returns {(string | null)[]}
 */
export function placeCards(cards, seat, log) {
  const events = log.flatMap((record) => record.events).filter((event) => event.seat === seat);
  const turn = /** @type {{kind: string, data: Record<string, string>}[]} */ (
    events.slice(events.findLastIndex(({ kind }) => LAID.has(kind)) + 1)
  );
  const held = new Set(cards);
  for (const { kind, data } of turn.toReversed()) {
    if (kind === "played") held.add(data.card);
    if (kind === "equipped") held.add(data.device);
    if (kind === "traded") held.add(data.gave).delete(data.got);
  }
  /** @param {Iterable<string>} some @returns {(string | null)[]} */
  const layOut = (some) => [...some].sort((one, other) => rank(one) - rank(other));
  const places = layOut(held);
  for (const { kind, data } of turn) {
    const gone = kind === "played" ? data.card : kind === "equipped" ? data.device : data.gave;
    const at = places.indexOf(gone);
    if (gone !== undefined && at >= 0) places[at] = kind === "traded" ? data.got : null;
  }
  return places;
}

/** @param {string} card */
function rank(card) {
  const copy = card.charCodeAt(card.length - 1) - 97;
  const kind = kindOf(card);
  const worth = kind === "d" ? DEVICES.indexOf(card.slice(0, -1)) : Number(card.slice(1, -1)) + 10;
  return "hbld".indexOf(kind) * 1000 + worth * 10 + copy;
}
