/** Draws Numero: piles in the centre, hands of cards, what each has won, a slate with number sentences, a score sheet. */

import { svg } from "lit";
import { inRow, moving, touchable } from "../../draw/pieces.js";
import { backFace, cardFace, isNumber } from "./cards.js";
import { handLabel, linesOf, looseLabel, name, pileBrief, pileLabel, writtenValue } from "./labels.js";
import { around, deckOf, HAND, heldOf, placePile, placePut, planOf, wonOf } from "./plan.js";
import { sentenceOf } from "./sentence.js";
import { placeCards } from "./slots.js";

/** @typedef {import("#border/numero").View} View */
/** @typedef {import("../../draw/renderer.js").Fits<View, typeof import("./game.js")>} Game */
/** @typedef {import("../../draw/renderer.js").Piece} Piece */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */
/** @typedef {import("./plan.js").Plan} Plan */

export { feast } from "./feast.js";
export { furniture } from "./furniture.js";
export { end, layout, name, stand } from "./labels.js";

/** @param {View} view @param {Ui} ui @returns {Plan} */
const plan = (view, ui) => planOf(view, ui, linesOf(view, ui).length);

/** @param {View} view @param {Ui} ui */
export function size(view, ui) {
  const { width, height, least } = plan(view, ui);
  return { width, height, least };
}

/** What is heard as a catch. */
export const catches = ["took"];

/** What any other move is heard as. @type {"card"} */
export const lays = "card";

/** What somebody could have taken tells of their hand. */
export const secretive = true;

/** What everybody wants to read, no matter who brought it about. */
export const verdicts = ["challenged"];

/** What is offered and never urged: it ends a turn, or a game, with less; and a way to say more. */
export const quiet = ["pass", "challenge", "on", ",", "drop", "discard"];

/** What lies there without being touched. @param {View} view @param {Ui} ui */
export function places(view, ui) {
  const { deck, sheet, centre, slate, hand: cards, own } = plan(view, ui);
  // A slate on which nothing is written is none.
  const written = sentenceOf(view, ui) && { slate };
  const boxes = { deck, centre, ...written, hand: around(cards), score: sheet ?? own.box };
  return Object.fromEntries(
    Object.entries(boxes).map(([place, { x, y, w, h }]) => [place, { left: x, top: y, width: w, height: h }]),
  );
}

/**
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export function pieces(view, ui) {
  const table = plan(view, ui);
  const { say } = ui;
  return [
    ...inRow(centre(view, table, ui), say("row-centre")),
    ...inRow(loose(view, table, ui), say("row-loose")),
    ...table.others.flatMap((strip) => elsewhere(view, strip, ui)),
    ...won(view, table.own, ui),
    ...deck(view, table),
    ...inRow(hand(view, table, ui), say("row-hand")),
    ...layDown(view, table, ui),
    ...played(view, table, ui),
  ];
}

/**
 * A card that lies open.
 * @param {string} card
 * @param {string} kind
 * @param {Box} box
 * @param {View} view
 * @param {Box} [from] where it comes from when it appears
 */
const open = (card, kind, box, view, from) =>
  moving(`card-${card}`, kind, box, cardFace(card, view.printed[card]), from);

/**
 * Where a card comes from that appears in the centre: the maker of the turn, or of the last one; before that the deck.
 * @param {View} view
 * @param {Plan} table
 * @param {Ui} ui
 */
function sourceOf({ maker }, { deck, others, own }, { log }) {
  const seat = maker ?? log.findLast((record) => record.seat !== null)?.seat ?? null;
  if (seat === null) return deck;
  const strip = others.find((each) => each.seat === seat);
  return strip ? heldOf(strip) : own.box;
}

/**
 * The turn that has just ended, if it took: what is left closes its ranks only once that is gone.
 * @param {View} view
 * @param {Ui} ui
 */
function hasTaken({ maker }, { log }) {
  const last = maker === undefined ? log.at(-1) : undefined;
  return last?.events.some(({ kind }) => kind === "took") ? last : null;
}

/** @param {View} view @param {Plan} table @param {Ui} ui */
function centre(view, table, ui) {
  const source = sourceOf(view, table, ui);
  const late = hasTaken(view, ui) ? "is-late" : "";
  const chosen = new Set(view.composing?.piles ?? []);
  const grouped = new Set(((view.composing ?? view.taking)?.groups ?? []).flat());
  return view.centre.flatMap((pile, at) => {
    const boxes = placePile(pile.cards.length, table.cells[at], table.card);
    const box = around(boxes);
    const said = view.composing && (chosen.has(pile.pile) || grouped.has(pile.pile));
    const mark = chosen.has(pile.pile) ? "is-chosen" : grouped.has(pile.pile) ? "is-grouped" : "";
    return [
      ...pile.cards.map((card, depth) => open(card, `nu-lying ${mark} ${late}`, boxes[depth], view, source)),
      ...(pile.cards.length > 1 ? [badge(pile, box, late, ui)] : []),
      {
        ...touchable(pile.pile, `over-pile ${late}`, box, pileLabel(pile, ui.say), pileBrief(pile, ui.say)),
        whole: true,
        said,
      },
    ];
  });
}

/**
 * What a pile of several cards is worth now; another number is another badge, which is seen once the card is there that made it.
 * @param {import("#border/numero").Pile} pile
 * @param {Box} box
 * @param {string} late
 * @param {Ui} ui
 */
function badge({ pile, value }, { x, y, w, h }, late, { html }) {
  const size = Math.max(w * 0.56, 0.7);
  const place = { x: x + w - size * 0.72, y: y + h - size * 0.78, w: size, h: size };
  const text = writtenValue(value);
  const kind = text.length > 2 ? "is-long" : "";
  return moving(
    `value-${pile}-${text}`,
    `nu-worth ${late}`,
    place,
    html`<span class="nu-worth-value ${kind}">${text}</span>`,
  );
}

/** Wild cards that lie open beside the piles. @param {View} view @param {Plan} table @param {Ui} ui */
function loose(view, table, ui) {
  const source = sourceOf(view, table, ui);
  return view.loose.flatMap((card, at) => {
    const [box] = placePile(1, table.cells[view.centre.length + at], table.card);
    const drawn = open(card, "nu-lying", box, view, source);
    // What was dropped in this turn rests until the next, and is touched no more.
    return [drawn, touchable(card, "over-hand", box, looseLabel(card, ui.say), name(card, ui.say))];
  });
}

/** An arrow down into a tray. */
const TRAY = svg`<path d="M35 22V52M24 42L35 54L46 42M16 52V68H54V52"></path>`;

/** How wide a card is at least that has room for words. */
const LEAST_NAMED = 1.9;

/**
 * Where a card is laid down: the last place of the centre, as long as a card is chosen that may be.
 * @param {View} view
 * @param {Plan} table
 * @param {Ui} ui
 */
function layDown(view, { cells, card }, ui) {
  const cell = cells[view.centre.length + view.loose.length];
  const word = ui.open.has("drop") ? "drop" : "discard";
  if (!cell || view.seat === null || !(ui.open.has(word) || ui.said.includes(word))) return [];
  const [box] = placePile(1, cell, card);
  const { html, say } = ui;
  const face = html`<svg class="nu-lay-down" viewBox="0 0 70 98" aria-hidden="true">${TRAY}</svg>
    ${card > LEAST_NAMED ? html`<span class="nu-lay-down-text">${say(`word-${word}`)}</span>` : ""}`;
  return [
    {
      ...touchable(word, "over-hand over-place", box, say("label-lay-down", { word: say(`word-${word}`) })),
      face,
    },
  ];
}

/** The card with which somebody else takes, before it goes to what is won. @param {View} view @param {Plan} table @param {Ui} ui */
function played(view, table, ui) {
  if (!view.taking) return [];
  const [box] = placePile(1, table.cells[table.cells.length - 1], table.card);
  return [open(view.taking.card, "nu-lying is-grouped", box, view, sourceOf(view, table, ui))];
}

/** Somebody else's hand, from behind, and what is won. @param {View} view @param {import("./plan.js").Strip} strip @param {Ui} ui */
function elsewhere(view, strip, ui) {
  const { seat } = strip;
  const held = heldOf(strip);
  const back = view.hands[seat].count > 0 ? [moving(`back-${seat}`, "nu-back", held, backFace)] : [];
  return [...back, ...won(view, strip, ui)];
}

/**
 * What a seat has won lies on one heap: only the cards of its latest take are drawn, which came there last.
 * @param {View} view
 * @param {import("./plan.js").Strip} strip
 * @param {Ui} ui
 */
function won(view, strip, { log }) {
  const { seat } = strip;
  if (view.won[seat].length === 0) return [];
  const box = wonOf(strip);
  const mine = new Set(view.won[seat]);
  const last = log
    .flatMap(({ events }) => events)
    .findLast((event) => event.seat === seat && ["took", "swept"].includes(event.kind));
  const taken = /** @type {string[]} */ (last?.data.cards ?? []);
  const cards = taken.filter((card) => mine.has(card));
  return [
    moving(`won-${seat}`, "nu-back", box, backFace),
    ...cards.map((card) => open(card, "nu-won", box, view)),
  ];
}

/** The cards that are still to be drawn. @param {View} view @param {Plan} table */
const deck = (view, table) => (view.deck > 0 ? [moving("deck", "nu-back", deckOf(table), backFace)] : []);

/**
 * Where a number card lies that goes with piles of the centre, or is to be laid down: there, and no more in the hand.
 * @param {View} view
 * @param {Plan} table
 * @param {Ui} ui
 * @returns {Box | undefined}
 */
function putOf(view, { cells, card, centre }, { said }) {
  if (said.includes("discard")) return placePile(1, cells[cells.length - 1], card)[0];
  const word = view.composing?.piles.at(-1);
  const at = view.centre.findIndex(({ pile }) => pile === word);
  if (at < 0) return undefined;
  const top = placePile(view.centre[at].cards.length, cells[at], card).at(-1);
  return top && placePut(top, centre);
}

/** @param {View} view @param {Plan} table @param {Ui} ui */
function hand(view, table, ui) {
  const { me, hand: boxes, deck } = table;
  const { cards, count } = view.hands[me];
  if (!cards) {
    return boxes.slice(0, count).map((box, at) => moving(`back-${me}-${at}`, "nu-back", box, backFace, deck));
  }
  const held = new Set(cards);
  const isOwn = hasTaken(view, ui)?.seat === me;
  return placeCards(view.composing?.held ?? cards, HAND).flatMap((card, at) => {
    if (!held.has(card)) return [];
    const box = boxes[at];
    const isSaid = view.composing && [view.composing.card, view.composing.wild].includes(card);
    const put = view.composing?.card === card ? putOf(view, table, ui) : undefined;
    const lifted = put ?? (isSaid ? { ...box, y: box.y - box.h * 0.07 } : box);
    const drawn = open(
      card,
      `nu-standing ${put ? "is-put" : ""} ${isOwn ? "is-late" : ""}`,
      lifted,
      view,
      deck,
    );
    if (view.seat === null) return [drawn];
    // In place of the number card that was touched; that is no way to go on.
    const swaps = view.composing?.card && !isSaid && isNumber(card);
    return [
      drawn,
      {
        ...touchable(
          card,
          `over-hand ${put ? "is-put" : ""} ${swaps ? "over-swap" : ""} ${isOwn ? "is-late" : ""}`,
          lifted,
          handLabel(card, ui.say),
          name(card, ui.say),
        ),
        held: true,
      },
    ];
  });
}
