/** Plans the table of Numero: where everything lies, on a phone, a tall window and a wide one, for any number of piles. */

import { gridsOf, inRows, othersAfter } from "../../draw/grid.js";

/** @typedef {import("#border/numero").View} View */
/** @typedef {import("../../draw/pieces.js").Box} Box */
/** @typedef {{seat: number, box: Box, isLow: boolean}} Strip of a player; low: what is counted stands below the name */
/** @typedef {{width: number, height: number, least: number, me: number, others: Strip[], own: Strip, centre: Box,
 *   cells: Box[], card: number, slate: Box, deck: Box, hand: Box[], sheet: Box | null}} Plan
 *   me: the seat that sits nearest; slate: at the lower edge of the centre, or a part of the seat's strip, which it covers as
 *   long as something is written; cells: of the piles, then of the loose wild cards, then where a card is discarded;
 *   card: how wide a card of the centre is; hand: its five places */

export const HAND = 5;

/** How much higher than wide a card is. */
export const TALL = 1.4;

/** How much of a card is seen that lies under others, of its width, where there is room enough. */
export const PEEP = 0.34;

/** How much of the largest size is nearly as large. */
const NEARLY = 0.92;

/** How much of its cell a pile leaves free on each side, of the cell's width. */
const MARGIN = 0.06;

const GAP = 0.14;

/** How much of its place a card of the hand fills at most, of the place's width. */
const CLOSE = 0.97;

/**
 * What differs between the shapes of the window; deep: a wide one that is nearly as high. On a phone all that a turn is played with lies between header and dock
 * of the smallest in use, 360 × 640; the score sheet lies below it. slate: how high a place of its own it has; 0 where a strip
 * has room for it. card: how much of the centre the card of a question takes there, which has few piles.
 */
const SHAPES = {
  narrow: {
    width: 10,
    least: 34,
    other: 0.86,
    low: 1.56,
    own: 0.96,
    centre: 6.5,
    slate: 0.8,
    name: 2.7,
    hand: 2.86,
    card: 1.75,
  },
  tall: {
    width: 14,
    least: 40,
    other: 1.1,
    low: 1.8,
    own: 1.1,
    centre: 8.4,
    slate: 0.9,
    name: 3.4,
    hand: 3.9,
    card: 0,
  },
  wide: {
    width: 26,
    least: 34,
    other: 1.3,
    low: 1.9,
    own: 1.3,
    centre: 7.6,
    slate: 0,
    name: 6,
    hand: 5.5,
    card: 0,
  },
  deep: {
    width: 20,
    least: 36,
    other: 1.2,
    low: 1.9,
    own: 1.2,
    centre: 10.4,
    slate: 0,
    name: 4.6,
    hand: 5.4,
    card: 0,
  },
};

/** How wide the score sheet is beside the table, with a bit more for each seat, and how high a line of it is below the hand. */
const SHEET = { wide: 6.6, deep: 5.2, seat: 0.5, line: 0.62 };

/**
 * Where a take is asked for: how wide the sheet is beside the table, and how high a line of it below the hand, since each tells
 * what it brings; and how high the slate is, which lies in the centre, where few piles are, and has room for two rows.
 */
const ASKED = { wide: 8, deep: 7.2, line: 1.05, slate: { narrow: 1.05, tall: 1.2, wide: 1.7, deep: 1.7 } };

/** On a strip that is less wide, what is being made covers the name too. */
const ROOMY = 12;

/**
 * @param {View} view
 * @param {Pick<import("../../draw/renderer.js").Ui, "shape" | "isDeep" | "kind">} window
 * @param {number} lines of the score sheet, 0 where none is kept
 * @returns {Plan}
 */
export function planOf(view, { shape, isDeep, kind: table }, lines) {
  const kind = shape === "wide" && isDeep ? "deep" : shape;
  const form = SHAPES[kind];
  const { width, least } = form;
  const isAsked = table === "trial";
  const me = view.seat ?? 0;
  const seats = view.hands.length;
  const order = othersAfter(me, seats);
  const isLow = order.length > 1;
  const isBeside = kind === "deep" || kind === "wide";
  const beside = isBeside ? (isAsked ? ASKED[kind] : SHEET[kind] + SHEET.seat * seats) : 0;
  const w = width - 2 * GAP - (lines > 0 && beside > 0 ? beside + GAP : 0);
  const high = order.length === 0 ? 0 : isLow ? form.low : form.other;
  const each = (w + GAP) / Math.max(order.length, 1);
  const others = order.map((seat, at) => ({
    seat,
    isLow,
    box: { x: GAP + at * each, y: GAP, w: each - GAP, h: high },
  }));
  // A lone player has nobody opposite: more room for the centre, as where the sheet beside keeps the hand low.
  const handHigh = Math.min(form.hand, (w / HAND) * CLOSE * TALL + GAP);
  const spare = (order.length === 0 ? form.other : 0) + form.hand - handHigh;
  const centre = {
    x: GAP,
    y: GAP + high + (high && GAP),
    w,
    h: form.centre + spare + form.slate - (isAsked ? form.card : 0),
  };
  const y = centre.y + centre.h + GAP;
  const deck = { x: GAP, y, w: form.own * 1.76, h: form.own };
  const x = deck.x + deck.w + GAP;
  const own = { seat: me, isLow: false, box: { x, y, w: w - deck.w - GAP, h: form.own } };
  const left = view.steps && own.box.w < ROOMY ? x : x + form.name;
  const chalk = isAsked ? ASKED.slate[kind] : form.slate;
  const slate = chalk
    ? { x: GAP + 0.6, y: centre.y + centre.h - chalk - 0.04, w: w - 1.2, h: chalk }
    : { x: left, y, w: wonOf(own).x - 0.2 - left, h: form.own };
  const top = y + form.own + GAP;
  const hand = placeHand({ x: GAP, y: top, w, h: handHigh });
  const bottom = top + handHigh + GAP;
  const sheet = placeSheet(width, beside, lines, bottom, isAsked ? ASKED.line : SHEET.line);
  const { cells, card } = placeCells(countCells(view), { ...centre, h: centre.h - chalk });
  const height = sheet && !beside ? sheet.y + sheet.h + GAP : bottom;
  return { width, height, least, me, others, own, centre, cells, card, slate, deck, hand, sheet };
}

/** @param {number} width @param {number} beside @param {number} lines @param {number} bottom @param {number} high @returns {Box | null} */
function placeSheet(width, beside, lines, bottom, high) {
  if (lines === 0) return null;
  if (beside) return { x: width - GAP - beside, y: GAP, w: beside, h: bottom - 2 * GAP };
  return { x: GAP, y: bottom, w: width - 2 * GAP, h: (lines + 2) * high };
}

/** Whether cards may be discarded into the centre: not in solitaire, nor in the last turns, but for one that takes. @param {View} view */
export const hasPlace = ({ hands, final, outcome, taking }) =>
  Boolean(taking) || (hands.length > 1 && final.length === 0 && !outcome);

/** The piles, the loose wild cards, and the place where a card is discarded. @param {View} view */
const countCells = (view) => view.centre.length + view.loose.length + (hasPlace(view) ? 1 : 0);

/**
 * As large as so many cards may be in a room, in rows that are filled from the left.
 * @param {number} count
 * @param {Box} room
 */
function placeCells(count, { x, y, w, h }) {
  const most = Math.max(count, 4);
  const grids = gridsOf(most, { w, h }).map((grid) => ({
    ...grid,
    card: Math.min(grid.w * (1 - 2 * MARGIN), (grid.h * 0.96) / (TALL + PEEP * 1.6)),
  }));
  const largest = Math.max(...grids.map(({ card }) => card));
  // Of nearly the same size, rather in more rows: they do not press each other then.
  const { across, card, ...room } = grids.find((grid) => grid.card > largest * NEARLY) ?? grids[0];
  // Cards stand close together in the middle: a table is no grid.
  const wide = Math.min(room.w, card * 1.34);
  const left = x + (w - wide * Math.min(across, Math.max(count, 1))) / 2;
  return { cells: inRows(count, across, { x: left, y, w: wide, h: room.h }), card };
}

/** Five places side by side. @param {Box} room @returns {Box[]} */
function placeHand({ x, y, w, h }) {
  const card = Math.min(h / TALL, (w / HAND) * CLOSE);
  const step = Math.min(w / HAND, card * 1.16);
  const left = x + (w - step * HAND) / 2;
  return Array.from({ length: HAND }, (_, at) => ({
    x: left + at * step + (step - card) / 2,
    y: y + (h - card * TALL) / 2,
    w: card,
    h: card * TALL,
  }));
}

/**
 * Where the cards of a pile lie, from the bottom up: of those below others only the upper edge is seen.
 * @param {number} count
 * @param {Box} cell
 * @param {number} card how wide it is
 * @returns {Box[]}
 */
export function placePile(count, cell, card) {
  const room = cell.h * 0.98 - card * TALL;
  const peep = count > 1 ? Math.min(card * PEEP, room / (count - 1)) : 0;
  const high = card * TALL + peep * (count - 1);
  const x = cell.x + (cell.w - card) / 2;
  const y = cell.y + (cell.h - high) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x,
    y: y + at * peep,
    w: card,
    h: at === count - 1 ? card * TALL : peep,
  }));
}

/**
 * Where a number card lies that goes with a pile: beside its middle, where the pile is touched to be put back, and above
 * its lower edge, where it and its neighbours tell what they are worth.
 * @param {Box} top the uppermost card of the pile
 * @param {Box} centre
 * @returns {Box}
 */
export function placePut(top, centre) {
  const across = top.w * 0.57;
  const isOut = top.x + across + top.w > centre.x + centre.w;
  return { ...top, x: top.x + (isOut ? -across : across), y: top.y - top.h * 0.34 };
}

/** The box around several. @param {Box[]} boxes @returns {Box} */
export function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, low] = [
    Math.max(...boxes.map((box) => box.x + box.w)),
    Math.max(...boxes.map((box) => box.y + box.h)),
  ];
  return { x, y, w: right - x, h: low - y };
}

/** Where a player's won cards lie, left of the score, with their number beside them. @param {Strip} strip @returns {Box} */
export function wonOf({ box, isLow }) {
  const line = isLow ? box.h / 2 : box.h;
  const h = line - 0.2;
  const w = h / TALL;
  const x = isLow ? box.x + 0.15 + w * 2.6 : box.x + box.w - scoreWidth(box) - w * 2.5;
  return { x, y: box.y + box.h - line + 0.1, w, h };
}

/** Where a player's hand lies, as one card with a number, left of the won cards. @param {Strip} strip @returns {Box} */
export function heldOf(strip) {
  const won = wonOf(strip);
  return { ...won, x: strip.isLow ? strip.box.x + 0.15 : won.x - won.w * 2.6 };
}

/** How wide the score at the right end of a strip is. @param {Box} box */
export const scoreWidth = ({ w }) => Math.min(3, w * 0.26);

/** Where the cards lie that are still to be drawn, with their number beside them. @param {Plan} plan @returns {Box} */
export function deckOf({ deck: { x, y, h } }) {
  const tall = h * 0.94;
  return { x: x + 0.06, y: y + (h - tall) / 2, w: tall / TALL, h: tall };
}
