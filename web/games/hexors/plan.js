/** Plans the table of Hexors: where the field lies, everybody's strip, the battle sheet and what one has to play with. */

import { gridsOf, inRows, othersAfter } from "../../draw/grid.js";
import { fieldSize } from "./field.js";

/** @typedef {import("#border/hexors").View} View */
/** @typedef {import("../../draw/pieces.js").Box} Box */
/** @typedef {{seat: number, box: Box, scale: number, isLow: boolean}} Strip scale: of the pixels in which it is written; low: all
 *   stands on one line */
/** @typedef {{width: number, height: number, least: number, me: number, field: Box, others: Strip[], own: Strip, sheet: Box,
 *   hand: Box, roams: boolean}} Plan where it roams, the field has a window of its own, and width and
 *   height are those of what lies below it; hand: the viewer's powers */

const EDGE = 0.08;
const GAP = 0.08;

/** A sheet that is higher than this has room for the stack below the sums, or for a card. */
export const HIGH_SHEET = 2;

/** Pixels of what is written, to a hexagon: as large as that is drawn on a usual window of the shape. */
const PIXELS = { narrow: 44, tall: 62 };

/** It has all the width from so many columns on, the field of three or four. */
export const BROAD = 8;

/**
 * @param {View} view
 * @param {import("../../draw/shapes.js").Shape} shape
 * @returns {Plan}
 */
export function planOf(view, shape) {
  const me = view.seat ?? 0;
  const order = othersAfter(me, view.armies.length);
  const isBroad = view.columns >= BROAD;
  const field = fieldSize(view);
  if (shape === "wide") return planBeside(view, field, me, order, isBroad ? BESIDE.broad : BESIDE.small);
  const roams = shape === "narrow" && isBroad;
  const form = FORMS[shape][isBroad ? "broad" : "small"];
  return { ...planBelow(view, roams ? null : field, me, order, form), roams };
}

/**
 * The heights of what lies above and below a field, and its least width in rem: on a phone all of it lies between header
 * and dock of the smallest in use, 360 × 640.
 * @typedef {{other: number, row: number, own: number, least: number, pixels: number, width?: number}} Form
 * @type {Record<"narrow" | "tall", {small: Form, broad: Form}>}
 */
const FORMS = {
  narrow: {
    small: { other: 0.64, row: 1.24, own: 0.64, least: 19, pixels: PIXELS.narrow },
    broad: { other: 1.44, row: 1.24, own: 0.66, least: 18, pixels: PIXELS.narrow, width: 7.8 },
  },
  tall: {
    small: { other: 0.72, row: 1.7, own: 0.72, least: 24, pixels: PIXELS.tall },
    broad: { other: 1.5, row: 2.6, own: 1, least: 40, pixels: 48 },
  },
};

/**
 * How wide the column beside a field is, and how high a strip in it.
 * @typedef {{width: number, strip: number, hand: number, least: number, pixels: number}} Column
 * @type {{small: Column, broad: Column}}
 */
const BESIDE = {
  small: { width: 5, strip: 1.62, hand: 1.16, least: 30, pixels: 58 },
  broad: { width: 4.4, strip: 1.28, hand: 1.06, least: 44, pixels: 46 },
};

/**
 * A wide window: all else in a column beside the field, the viewer at its foot; several others lie above both.
 * @param {View} view
 * @param {{w: number, h: number}} field
 * @param {number} me
 * @param {number[]} order
 * @param {Column} column
 * @returns {Plan}
 */
function planBeside(view, { w, h }, me, order, { width, strip, hand, least, pixels }) {
  const x = EDGE + w + 2 * GAP;
  const scale = 1 / pixels;
  const handHigh = hasPowers(view) ? hand + GAP : 0;
  const isAbove = order.length > 1;
  const y = EDGE + (isAbove ? strip + GAP : 0);
  const each = (x + width - EDGE + GAP) / order.length;
  const others = order.map((seat, at) => ({
    seat,
    box: isAbove
      ? { x: EDGE + at * each, y: EDGE, w: each - GAP, h: strip }
      : { x, y: EDGE, w: width, h: strip },
    scale,
    isLow: false,
  }));
  const own = { seat: me, box: { x, y: y + h - strip, w: width, h: strip }, scale, isLow: false };
  const top = isAbove ? y : EDGE + strip + GAP;
  const foot = own.box.y - GAP;
  return {
    width: x + width + EDGE,
    height: y + h + EDGE,
    least,
    me,
    field: { x: EDGE, y, w, h },
    others,
    own,
    sheet: { x, y: top, w: width, h: foot - handHigh - top },
    hand: { x, y: foot - handHigh + GAP, w: width, h: Math.max(handHigh - GAP, 0) },
    roams: false,
  };
}

/**
 * Everything in a column: one's opponents, the field, the sheet with one's powers beside it, oneself.
 * @param {View} view
 * @param {{w: number, h: number} | null} field null where it has a window of its own
 * @param {number} me
 * @param {number[]} order
 * @param {Form} form
 */
function planBelow(view, field, me, order, { other, row, own: ownHigh, least, pixels, width: given }) {
  const w = field?.w ?? given ?? 0;
  const scale = 1 / pixels;
  const each = (w + GAP) / order.length;
  const others = order.map((seat, at) => ({
    seat,
    box: { x: EDGE + at * each, y: EDGE, w: each - GAP, h: other },
    scale,
    isLow: order.length === 1,
  }));
  const top = EDGE + other + GAP;
  const y = field ? top + field.h + GAP : top;
  const handWide = hasPowers(view) ? handWidth(view, row, w) : 0;
  const sheet = { x: EDGE, y, w: w - handWide - (handWide && GAP), h: row };
  const own = { seat: me, box: { x: EDGE, y: y + row + GAP, w, h: ownHigh }, scale, isLow: true };
  return {
    width: w + 2 * EDGE,
    height: own.box.y + ownHigh + EDGE,
    least,
    me,
    field: field ? { x: EDGE, y: top, ...field } : { x: 0, y: 0, ...fieldSize(view) },
    others,
    own,
    sheet,
    hand: { x: EDGE + w - handWide, y, w: handWide, h: row },
  };
}

/** Whether the viewer has powers in this game. @param {View} view */
const hasPowers = (view) => view.game !== "beginner" && view.powers_each > 0 && view.seat !== null;

/** A power of a hand is so much taller than wide. */
const TALL = 120 / 104;

/** How wide the hand is beside a sheet of such a height: all powers in one row, on a phone as wide as a finger. @param {View} view @param {number} high @param {number} w */
const handWidth = ({ powers_each: count }, high, w) =>
  count * Math.min(high / TALL, Math.max(w * 0.08, (w * 0.4) / Math.max(count, 4))) + 0.1;

/**
 * As large as so many tiles may be in a room, in rows that are filled from the left and lie in its middle.
 * @param {number} count
 * @param {Box} room
 * @param {number} [most] wide
 * @param {number} [under] the height of what is written below each
 * @returns {Box[]}
 */
export function placeTiles(count, { x, y, w, h }, most = 9, under = 0) {
  const grids = gridsOf(Math.max(count, 1), { w, h }).map((grid) => ({
    ...grid,
    size: Math.min(grid.w, (grid.h - under) / TALL, most),
  }));
  const { across, down, size } = grids.reduce((best, each) => (each.size > best.size + 0.001 ? each : best));
  const tall = size * TALL;
  const step = tall + under;
  const first = { x: x + (w - across * size) / 2, y: y + (h - down * step) / 2, w: size, h: step };
  return inRows(count, across, first).map((box, at) => {
    const inRow = Math.min(across, count - Math.floor(at / across) * across);
    return { ...box, x: box.x + ((across - inRow) * size) / 2, h: tall };
  });
}

/**
 * A row of tiles that lie upon each other where there is no room for all.
 * @param {number} count
 * @param {Box} room
 * @returns {Box[]}
 */
export function placeRow(count, { x, y, w, h }) {
  const wide = h / TALL;
  const step = count > 1 ? Math.min(wide * 1.02, (w - wide) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => ({ x: x + at * step, y, w: wide, h }));
}

/** Where the tiles lie that somebody has lost, and the powers that were used. @param {Strip} strip @returns {Box} */
export function discardOf({ box: { x, y, w, h }, isLow }) {
  if (isLow) return { x: x + w * LOW_NAME + 0.14, y: y + 0.06, w: w * (1 - LOW_NAME) - 0.24, h: h - 0.12 };
  const line = lineOf({ x, y, w, h });
  return { x: x + 0.12, y: y + line + 0.02, w: w - 0.24, h: h - line - 0.08 };
}

/** How much of a strip of one line belongs to the name and what is counted. */
export const LOW_NAME = 0.69;

/** A strip that is narrower counts in a second line, below the name. */
const SLIM = 4.5;

/** @param {Box} box */
export const isSlim = ({ w }) => w < SLIM;

/** The height of what is written on a strip that has more than one line. @param {Box} box */
export const lineOf = ({ w, h }) => (w < SLIM ? h * 0.64 : Math.min(h * 0.5, 0.68));

/** How high the stack is at the foot of a high sheet, and how much of that is free below it. */
export const STACK = { high: 1.05, foot: 0.06 };

/** Where the powers of the stack lie: at the foot of a high panel, or at the right end of a low one. @param {Box} panel @param {number} count @returns {Box} */
export function stackOf({ x, y, w, h }, count) {
  const isHigh = h > HIGH_SHEET;
  const high = isHigh ? STACK.high : Math.min(h - 0.12, 0.86);
  const wide = Math.min((high / TALL) * (isHigh ? count : 1 + 0.4 * (count - 1)), w * 0.5);
  return {
    x: x + w - wide - 0.08,
    y: isHigh ? y + h - high - STACK.foot : y + (h - high) / 2,
    w: wide,
    h: high,
  };
}
