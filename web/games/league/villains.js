/** Draws the villains: 48 portraits, one for each side of 24 cards, each from a shape, a face and what it is known by. */

import { svg } from "lit";
import {
  BLUE,
  BROWN,
  disc,
  dot,
  GOLD,
  GREEN,
  GREY,
  INK,
  line,
  PINK,
  RED,
  shape,
  VIOLET,
  WHITE,
} from "./pen.js";

/** Each portrait is drawn in a field of this size. */
export const FIELD = { width: 60, height: 60 };

const SHAPES = {
  blob: "M12 40 Q8 18 26 14 Q46 8 50 28 Q54 52 32 53 Q14 54 12 40 Z",
  egg: "M30 10 Q46 16 47 36 Q46 54 30 54 Q14 54 13 36 Q14 16 30 10 Z",
  box: "M14 14 Q30 10 46 14 L48 50 Q30 55 12 50 Z",
  cone: "M30 6 L50 50 Q30 57 10 50 Z",
  pear: "M30 10 Q40 12 40 24 Q52 34 48 46 Q42 54 30 54 Q18 54 12 46 Q8 34 20 24 Q20 12 30 10 Z",
  drop: "M30 5 Q48 28 47 40 Q44 54 30 54 Q16 54 13 40 Q12 28 30 5 Z",
  wide: "M6 34 Q8 17 30 17 Q52 17 54 34 Q52 51 30 51 Q8 51 6 34 Z",
  ghost: "M13 54 V28 Q14 10 30 10 Q46 10 47 28 V54 L41 49 L35 54 L30 49 L25 54 L19 49 Z",
};

const EYES = {
  angry: svg`${disc(23, 30, 4, WHITE)}${disc(37, 30, 4, WHITE)}${dot(24, 31, 1.8)}${dot(36, 31, 1.8)}${line("M17 23 L27 27 M43 23 L33 27", INK, 2.2)}`,
  sly: svg`${disc(23, 30, 4, WHITE)}${disc(37, 30, 4, WHITE)}${dot(25, 31, 1.8)}${dot(39, 31, 1.8)}${line("M18 28 H28 M32 28 H42", INK, 2.2)}`,
  wide: svg`${disc(22, 29, 5.2, WHITE)}${disc(38, 29, 5.2, WHITE)}${dot(22, 29, 1.7)}${dot(38, 29, 1.7)}`,
  one: svg`${disc(30, 29, 7.5, WHITE)}${dot(30, 30, 3)}${line("M21 21 Q30 17 39 21", INK, 2.4)}`,
  sleepy: line("M18 30 Q23 34 28 30 M32 30 Q37 34 42 30", INK, 2),
  three: svg`${disc(19, 31, 3.4, WHITE)}${disc(30, 27, 3.8, WHITE)}${disc(41, 31, 3.4, WHITE)}${dot(19, 31, 1.5)}${dot(30, 27, 1.7)}${dot(41, 31, 1.5)}`,
  mask: svg`${shape("M14 27 Q22 23 30 28 Q38 23 46 27 Q46 36 37 35 Q32 34 30 32 Q28 34 23 35 Q14 36 14 27 Z", INK)}${dot(23, 30, 2.6, WHITE)}${dot(37, 30, 2.6, WHITE)}${dot(24, 30, 1.2)}${dot(36, 30, 1.2)}`,
  cross: line("M19 27 L27 33 M27 27 L19 33 M33 27 L41 33 M41 27 L33 33", INK, 2.2),
};

const MOUTHS = {
  grin: svg`${shape("M20 40 Q30 48 40 40 Q38 50 30 50 Q22 50 20 40 Z", "#5a1f2b")}${shape("M23 42 L25.5 46 L28 43.5 Z", WHITE)}${shape("M32 43.5 L34.5 46 L37 42 Z", WHITE)}`,
  frown: line("M21 46 Q30 38 39 46", INK, 2.2),
  smirk: line("M22 42 Q32 48 40 39", INK, 2.2),
  open: svg`${shape("M24 40 Q30 36 36 40 Q38 51 30 51 Q22 51 24 40 Z", "#5a1f2b")}${shape("M26 48 Q30 45 34 48 Q32 51 30 51 Q28 51 26 48 Z", PINK)}`,
  teeth: svg`${shape("M19 40 H41 V47 H19 Z", WHITE)}${line("M24.5 40 V47 M30 40 V47 M35.5 40 V47", INK, 1.2)}`,
  wave: line("M19 43 Q22 39 25 43 Q28 47 31 43 Q34 39 37 43 Q39 45 41 42", INK, 2),
  small: dot(30, 43, 2.4),
  beard: svg`${shape("M17 37 Q30 42 43 37 Q44 54 30 58 Q16 54 17 37 Z", WHITE)}${line("M26 43 Q30 46 34 43")}`,
};

/** What a villain is known by; above or beside the face. */
const SIGNS = {
  sock: svg`${shape("M24 2 H33 V12 Q42 12 42 17 Q42 20 36 20 H28 Q24 19 24 14 Z", RED)}${line("M24 6 H33", WHITE, 2)}`,
  bubbles: svg`${disc(46, 16, 5, "#bfe6a0")}${disc(53, 8, 3.4, "#bfe6a0")}${disc(40, 8, 2.6, "#bfe6a0")}`,
  pointy: svg`${shape("M14 20 Q30 14 46 20 Q38 8 40 1 Q24 4 14 20 Z", RED)}${disc(40, 2, 2.6, WHITE)}`,
  rain: svg`${shape("M10 16 Q8 7 18 7 Q22 0 31 4 Q42 0 44 9 Q52 10 50 17 Z", GREY)}${line("M16 20 L14 24 M30 20 L28 24 M44 20 L42 24", BLUE, 2)}`,
  paper: svg`${shape("M8 6 L24 3 L26 17 L10 20 Z", WHITE)}${line("M12 9 L21 7.4 M12.5 12.5 L22 11 M13 16 L19 15", BLUE, 1.2)}${shape("M26 4 L32 9 L27 13 Z", WHITE)}`,
  slick: shape("M14 24 Q14 8 32 9 Q48 10 46 25 Q40 15 30 17 Q20 17 14 24 Z", INK),
  noodles: line(
    "M14 20 Q12 8 20 10 Q24 2 28 10 Q32 2 36 9 Q44 3 44 12 Q50 14 46 21 M18 14 Q26 20 32 13 Q38 19 43 14",
    GOLD,
    2.8,
  ),
  stain: svg`${shape("M12 20 Q20 6 30 10 Q38 2 46 12 Q54 12 48 20 Q40 16 34 20 Q24 14 12 20 Z", "#7fbf5a")}${dot(51, 27, 2.4, "#7fbf5a")}${dot(10, 28, 2, "#7fbf5a")}`,
  crayons: svg`${[
    ["M18 20 V7 L20.5 3 L23 7 V20 Z", RED],
    ["M27 18 V5 L29.5 1 L32 5 V18 Z", BLUE],
    ["M36 20 V7 L38.5 3 L41 7 V20 Z", GREEN],
  ].map(([d, fill]) => shape(d, fill))}`,
  topHat: svg`${shape("M12 18 H48 V21 H12 Z", INK)}${shape("M20 18 V3 H40 V18 Z", INK)}${line("M20 14 H40", RED, 3)}`,
  grinning: svg`${disc(47, 12, 7, GOLD)}${line("M44 10 V11 M50 10 V11 M43.5 14 Q47 18 50.5 14", INK, 1.3)}${line("M36 20 L42 15", INK, 2)}`,
  lint: line(
    "M12 22 L9 16 M17 17 L15 10 M23 14 L22 6 M30 13 V4 M37 14 L38 6 M43 17 L45 10 M48 22 L51 16",
    GREY,
    2.6,
  ),
  buttons: svg`${disc(12, 14, 5.5, BLUE)}${disc(48, 14, 5.5, RED)}${[10.5, 13.5].map((x) => dot(x, 14, 1, WHITE))}${[46.5, 49.5].map((x) => dot(x, 14, 1, WHITE))}`,
  leaves: svg`${shape("M30 14 Q18 12 16 2 Q28 2 30 14 Z", GREEN)}${shape("M30 14 Q42 12 44 2 Q32 2 30 14 Z", GREEN)}${line("M20 6 L28 12 M40 6 L32 12", WHITE, 1)}`,
  duck: svg`${shape("M20 14 Q18 6 26 5 Q33 5 32 11 Q42 9 43 15 Q40 20 30 19 Q22 19 20 14 Z", GOLD)}${shape("M20 9 L14 11 L20 13 Z", "#ef8632")}${dot(25, 9, 1.2)}`,
  gum: svg`${disc(30, 47, 9, PINK)}${dot(27, 44, 2, WHITE)}`,
  lights: svg`${shape("M24 0 H36 V20 H24 Z", "#4b505c")}${dot(30, 4.5, 2.4, RED)}${dot(30, 10, 2.4, GOLD)}${dot(30, 15.5, 2.4, GREEN)}`,
  crown: svg`${shape("M16 18 L14 5 L23 11 L30 2 L37 11 L46 5 L44 18 Z", GOLD)}${dot(30, 13, 2, RED)}`,
  cone: svg`${shape("M22 18 L30 28 L38 18 Z", "#d9a05b")}${shape("M20 18 Q18 7 30 6 Q42 7 40 18 Q38 22 36 17 Q33 24 30 18 Q27 21 25 17 Q22 22 20 18 Z", PINK)}`,
  sneeze: svg`${disc(30, 37, 4.6, RED)}${line("M44 38 L52 35 M44 42 L53 43 M43 46 L50 50", BLUE, 1.8)}`,
  bells: svg`${shape("M10 18 Q10 6 22 8 L24 18 Z", GOLD)}${shape("M50 18 Q50 6 38 8 L36 18 Z", GOLD)}${line("M30 14 V6 M26 5 H34", INK, 2.2)}`,
  wings: svg`${shape("M16 24 Q0 10 4 2 Q18 4 22 18 Z", "#dcebf7")}${shape("M44 24 Q60 10 56 2 Q42 4 38 18 Z", "#dcebf7")}${line("M30 40 V56", INK, 2.4)}`,
  calendar: svg`${shape("M18 3 H42 V20 H18 Z", WHITE)}${shape("M18 3 H42 V8 H18 Z", RED)}${line("M23 13 H37 M23 17 H33", GREY, 1.6)}`,
  helmet: svg`${shape("M12 24 Q12 6 30 6 Q48 6 48 24 Q30 16 12 24 Z", "#6f7d54")}${shape("M30 10 L32 14 L36 14.5 L33 17 L34 21 L30 19 L26 21 L27 17 L24 14.5 L28 14 Z", GOLD)}`,
  ears: svg`${shape("M14 22 L12 5 L25 15 Z", BROWN)}${shape("M46 22 L48 5 L35 15 Z", BROWN)}`,
  mouse: svg`${disc(14, 15, 8, GREY)}${disc(46, 15, 8, GREY)}${disc(14, 15, 4.4, PINK)}${disc(46, 15, 4.4, PINK)}${line("M10 40 L20 41 M10 45 L20 44 M50 40 L40 41 M50 45 L40 44", INK, 1.2)}`,
  arrow: shape("M50 14 H28 V8 L14 17 L28 26 V20 H50 Z", GOLD),
  fin: shape("M22 16 Q26 2 42 0 Q36 8 40 17 Z", BLUE),
  bucket: svg`${shape("M18 6 H42 L39 20 H21 Z", GREY)}${line("M18 6 Q30 -4 42 6", INK, 1.6)}${disc(30, 13, 3, INK)}`,
  icicles: shape(
    "M12 18 Q30 8 48 18 L45 28 L42 18 L37 26 L34 16 L30 24 L26 16 L22 26 L18 18 L15 28 Z",
    "#cfe9f7",
  ),
  bow: svg`${shape("M30 13 L16 5 V21 Z", RED)}${shape("M30 13 L44 5 V21 Z", RED)}${disc(30, 13, 3.6, RED)}`,
  nothing: line("M20 14 H26 M34 14 H40 M16 20 L18 17 M44 20 L42 17", GREY, 1.8),
  fur: line(
    "M12 30 L6 28 M12 38 L6 39 M14 46 L9 50 M48 30 L54 28 M48 38 L54 39 M46 46 L51 50 M20 14 L16 8 M30 11 V4 M40 14 L44 8",
    "#dfe7f2",
    3,
  ),
  twins: svg`${disc(30, 12, 9, "#b7a0d8")}${dot(26.5, 11, 1.6)}${dot(33.5, 11, 1.6)}${line("M26 16 Q30 13 34 16", INK, 1.6)}`,
  gear: svg`${disc(46, 12, 8, "#c98a3a")}${disc(46, 12, 3, WHITE)}${line("M46 1 V4 M46 20 V23 M35 12 H38 M54 12 H57 M38.5 4.5 L40.5 6.5 M51.5 17.5 L53.5 19.5 M38.5 19.5 L40.5 17.5 M51.5 6.5 L53.5 4.5", "#c98a3a", 3)}`,
  banana: shape("M36 4 Q40 18 22 20 Q16 20 14 16 Q28 16 31 3 Z", GOLD),
  moth: svg`${shape("M28 16 Q8 20 8 8 Q12 2 20 5 Q27 8 28 16 Z", "#9a8468")}${shape("M32 16 Q52 20 52 8 Q48 2 40 5 Q33 8 32 16 Z", "#9a8468")}${dot(16, 10, 2.4, GOLD)}${dot(44, 10, 2.4, GOLD)}`,
  clutter: svg`${shape("M12 20 L16 8 L26 11 L23 20 Z", BLUE)}${shape("M24 20 V4 H33 V20 Z", GOLD)}${shape("M34 20 L38 9 L49 13 L46 21 Z", RED)}`,
  fork: svg`${line("M14 4 V10 Q14 14 18 14 Q22 14 22 10 V4 M18 4 V22", GREY, 2)}${shape("M42 3 Q47 8 44 14 V22 H42 Z", GREY)}`,
  hose: line("M46 44 Q60 36 52 22 Q46 10 56 4", VIOLET, 4),
  cabbage: svg`${shape("M13 22 Q8 8 20 8 Q24 0 30 6 Q36 0 40 8 Q52 8 47 22 Q40 14 30 16 Q20 14 13 22 Z", "#8cc763")}${line("M30 7 V15 M22 10 L26 16 M38 10 L34 16", WHITE, 1.2)}`,
  bell: svg`${shape("M18 20 Q20 5 30 4 Q40 5 42 20 Z", GOLD)}${disc(30, 3, 2.4, RED)}${line("M15 20 H45", INK, 2.4)}`,
  ghostly: svg`${disc(47, 11, 6, WHITE)}${dot(45, 10, 1.2)}${dot(49, 10, 1.2)}${line("M10 10 Q14 6 18 10", GREY, 2)}`,
  nightcap: svg`${shape("M13 22 Q20 8 34 9 Q50 12 54 26 Q46 18 44 20 Q30 14 13 22 Z", BLUE)}${disc(54, 27, 3.2, WHITE)}`,
  bandage: line("M13 20 L47 16 M12 25 L48 22 M13 50 L47 47 M14 37 L20 36 M40 36 L47 35", "#fff6df", 3.4),
  stones: svg`${shape("M12 22 L16 12 L26 14 L24 21 Z", GREY)}${shape("M25 20 L28 8 L38 11 L36 20 Z", "#8d929e")}${shape("M37 21 L40 13 L49 16 L47 23 Z", GREY)}`,
  volcano: svg`${shape("M14 20 L24 6 H36 L46 20 Z", BROWN)}${shape("M24 6 Q27 0 30 4 Q33 -1 36 6 L33 12 L30 8 L27 11 Z", RED)}`,
  jewels: svg`${shape("M12 19 L9 3 L19 9 L24 1 L30 9 L36 1 L41 9 L51 3 L48 19 Z", GOLD)}${dot(30, 14, 2.2, VIOLET)}${dot(21, 15, 1.7, RED)}${dot(39, 15, 1.7, GREEN)}`,
};

/** Every villain by the weakness that shows: shape, colour, eyes, mouth, sign.
 * @type {Record<string, [keyof typeof SHAPES, string, keyof typeof EYES, keyof typeof MOUTHS, keyof typeof SIGNS]>} */
const VILLAINS = {
  3: ["blob", "#8fc7e8", "mask", "smirk", "sock"],
  4: ["pear", "#d7b0e0", "sleepy", "open", "bubbles"],
  5: ["egg", "#f0c9a4", "angry", "beard", "pointy"],
  6: ["drop", "#9db8d6", "sleepy", "frown", "rain"],
  7: ["wide", "#9ccf7c", "wide", "teeth", "paper"],
  8: ["egg", "#c8dc7a", "sly", "smirk", "slick"],
  9: ["box", "#f2b97e", "sly", "wave", "noodles"],
  10: ["blob", "#e7a0b4", "wide", "grin", "stain"],
  11: ["cone", "#b39be0", "mask", "grin", "crayons"],
  12: ["egg", "#e9d3a8", "sly", "smirk", "topHat"],
  13: ["ghost", "#a7d8d0", "sly", "frown", "grinning"],
  14: ["wide", "#c9c4d6", "angry", "small", "lint"],
  15: ["box", "#d9a07a", "mask", "smirk", "buttons"],
  16: ["drop", "#8fca86", "angry", "frown", "leaves"],
  17: ["pear", "#7fc3d8", "one", "grin", "duck"],
  18: ["wide", "#f4a9c4", "wide", "small", "gum"],
  19: ["box", "#b9bfca", "angry", "teeth", "lights"],
  20: ["pear", "#e58f8f", "angry", "open", "crown"],
  21: ["drop", "#f6c56a", "sly", "grin", "cone"],
  22: ["egg", "#b9d4a0", "sleepy", "wave", "sneeze"],
  23: ["wide", "#f3d25e", "wide", "open", "bells"],
  24: ["cone", "#a8a6b8", "three", "small", "wings"],
  25: ["box", "#9fb4c9", "sleepy", "frown", "calendar"],
  26: ["blob", "#a9b382", "angry", "frown", "helmet"],
  "-10": ["egg", "#c79f73", "wide", "small", "ears"],
  "-7": ["drop", "#c3c5cf", "wide", "grin", "mouse"],
  "-5": ["box", "#e7b98a", "cross", "smirk", "arrow"],
  "-4": ["wide", "#8fb2d9", "sly", "teeth", "fin"],
  "-3": ["cone", "#c9a98c", "one", "open", "bucket"],
  "-2": ["egg", "#bfe0ef", "sleepy", "wave", "icicles"],
  "-1": ["pear", "#f3b3c3", "angry", "frown", "bow"],
  0: ["ghost", "#eef0f4", "wide", "small", "nothing"],
  1: ["blob", "#eaf1f8", "sleepy", "wave", "fur"],
  2: ["pear", "#cdb9e6", "angry", "frown", "twins"],
  27: ["egg", "#c78f5e", "mask", "teeth", "gear"],
  28: ["wide", "#e8dcc0", "angry", "grin", "banana"],
  29: ["drop", "#b7a58c", "three", "wave", "moth"],
  30: ["pear", "#f0c3d8", "wide", "open", "clutter"],
  32: ["wide", "#c98fd0", "one", "grin", "fork"],
  33: ["cone", "#b08be0", "sly", "open", "hose"],
  35: ["egg", "#b5dd8d", "angry", "beard", "cabbage"],
  36: ["pear", "#f2d58a", "wide", "small", "bell"],
  38: ["ghost", "#b9c7e8", "one", "wave", "ghostly"],
  40: ["blob", "#f0d0a8", "sleepy", "small", "nightcap"],
  42: ["ghost", "#efe4c4", "three", "wave", "bandage"],
  45: ["box", "#a7abb3", "sleepy", "teeth", "stones"],
  48: ["cone", "#e8875e", "angry", "open", "volcano"],
  50: ["wide", "#d8a53a", "sly", "grin", "jewels"],
};

/**
 * Draw the villain of a weakness in its field.
 * @param {number} weakness that shows
 * @param {boolean} [caught] it makes big eyes then, whatever face it has
 */
export function drawVillain(weakness, caught = false) {
  const [form, colour, eyes, mouth, sign] = VILLAINS[weakness];
  return svg`${shape(SHAPES[form], colour)}${EYES[caught ? "wide" : eyes]}${MOUTHS[caught ? "wave" : mouth]}${SIGNS[sign]}`;
}
