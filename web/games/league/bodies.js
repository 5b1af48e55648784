/** Draws the 25 bodies of superheroes, from neck to waist, in the order of their values. */

import { svg } from "lit";
import {
  BLUE,
  BROWN,
  CREAM,
  disc,
  dot,
  GOLD,
  GREEN,
  INK,
  line,
  ORANGE,
  PINK,
  RED,
  shape,
  spots,
  star,
  TEAL,
  VIOLET,
  WHITE,
} from "./pen.js";

const TORSO = {
  hero: "M25 0 H35 L47 6 Q50 8 49 13 L41 28 L40 48 H20 L19 28 L11 13 Q10 8 13 6 Z",
  round: "M25 0 H35 Q52 8 51 26 Q50 40 40 48 H20 Q10 40 9 26 Q8 8 25 0 Z",
  box: "M25 0 H35 L46 5 V42 L40 48 H20 L14 42 V5 Z",
  pear: "M25 0 H35 L42 8 Q50 24 47 38 L40 48 H20 L13 38 Q10 24 18 8 Z",
};
/** @param {string} sleeve @param {string} glove */
const arms = (sleeve, glove) =>
  svg`${shape("M14 7 Q4 12 4 26 L6 33 L12 32 L12 24 Z", sleeve)}${shape("M46 7 Q56 12 56 26 L54 33 L48 32 L48 24 Z", sleeve)}${disc(8, 35, 4.4, glove)}${disc(52, 35, 4.4, glove)}`;
/** @param {string} colour */
const cape = (colour) => shape("M22 3 Q8 10 5 47 Q18 43 30 47 Q42 43 55 47 Q52 10 38 3 Z", colour);
/** @param {string} colour */
const belt = (colour) =>
  svg`${shape("M19.6 42 H40.4 V48 H19.6 Z", colour)}${shape("M27 41.5 H33 V48 H27 Z", GOLD)}`;

/**
 * @param {keyof typeof TORSO} torso
 * @param {string} suit
 * @param {string} second of gloves and belt
 * @param {unknown} emblem
 * @param {string} [mantle] the colour of the cape, "" for none
 */
const body = (torso, suit, second, emblem, mantle = "") => svg`
  ${mantle ? cape(mantle) : ""}${arms(suit, second)}${shape(TORSO[torso], suit)}${emblem}${belt(second)}`;

export const BODIES = [
  // Pickle, Bouncy, Popcorn, Lemon, Quilty
  () =>
    body(
      "pear",
      "#6fae3d",
      "#2f6d33",
      svg`${spots(
        [
          [22, 12],
          [37, 14],
          [30, 22],
          [21, 28],
          [39, 30],
          [29, 35],
        ],
        2,
        "#4b8a2d",
      )}`,
    ),
  () =>
    body(
      "hero",
      RED,
      CREAM,
      svg`${line("M21 14 Q30 9 39 14 Q30 19 21 20 Q30 16 39 21 Q30 26 21 27 Q30 23 39 28 Q30 33 21 34", WHITE, 2.4)}`,
      BLUE,
    ),
  () =>
    body(
      "box",
      CREAM,
      RED,
      svg`${[18, 27, 36].map((x) => svg`<rect x=${x} y="8" width="5" height="33" fill=${RED}></rect>`)}${disc(23, 6, 4, "#fff3b8")}${disc(31, 4, 4.6, "#fff3b8")}${disc(38, 7, 4, "#fff3b8")}`,
    ),
  () =>
    body(
      "round",
      "#f7d83b",
      GREEN,
      svg`${shape("M18 24 Q22 14 30 14 Q38 14 42 24 Q38 34 30 34 Q22 34 18 24 Z", "#fff2a0")}${line("M30 14 V34 M20 24 H40 M23 17 L37 31 M37 17 L23 31", "#e0b91f", 1.2)}`,
      GREEN,
    ),
  () =>
    body(
      "hero",
      "#e7a2b8",
      VIOLET,
      svg`${shape("M18 10 H30 V21 H18 Z", TEAL)}${shape("M30 10 H42 V21 H30 Z", GOLD)}${shape("M20 21 H30 V33 H20 Z", ORANGE)}${shape("M30 21 H40 V33 H30 Z", BLUE)}${line("M18 10 L30 21 M42 10 L30 21 M20 33 L30 21 M40 33 L30 21", WHITE, 0.9)}`,
    ),
  // Crunchy, Soggy, Upside, Mango, Gravity
  () =>
    body(
      "box",
      "#d99a4e",
      BROWN,
      svg`${spots(
        [
          [21, 13],
          [30, 11],
          [39, 14],
          [25, 21],
          [35, 22],
          [20, 29],
          [31, 30],
          [40, 31],
        ],
        1.7,
        "#8a5322",
      )}${line("M15 20 L22 24 L18 30 M45 18 L38 26", "#8a5322", 1.2)}`,
      RED,
    ),
  () =>
    body(
      "pear",
      "#5aa6dd",
      "#1f5e9c",
      svg`${[
        [24, 14],
        [36, 17],
        [30, 28],
      ].map(([x, y]) =>
        shape(
          `M${x} ${y - 6} Q${x + 5} ${y + 1} ${x} ${y + 4} Q${x - 5} ${y + 1} ${x} ${y - 6} Z`,
          "#cfeaff",
        ),
      )}`,
    ),
  () => body("hero", ORANGE, INK, svg`${shape("M30 36 L20 24 H26 V11 H34 V24 H40 Z", WHITE)}`, INK),
  () =>
    body(
      "round",
      "#f59a2e",
      "#c8431d",
      svg`${shape("M21 26 Q20 13 33 12 Q43 15 38 27 Q33 36 25 33 Q21 31 21 26 Z", "#ffcf5a")}${shape("M33 12 Q36 5 43 8 Q40 13 33 12 Z", GREEN)}`,
    ),
  () =>
    body(
      "hero",
      "#3a3f75",
      GOLD,
      svg`${disc(30, 22, 8, RED)}${line("M30 14 Q31 9 35 9", BROWN, 2)}${line("M18 33 V39 M30 33 V39 M42 33 V39", WHITE, 1.6)}${line("M16 37 L18 40 L20 37 M28 37 L30 40 L32 37 M40 37 L42 40 L44 37", WHITE, 1.4)}`,
      VIOLET,
    ),
  // Avocado, Custard, Muddle, Dizzy, Doodle
  () =>
    body(
      "pear",
      "#4f7f34",
      BROWN,
      svg`${shape("M30 8 Q36 14 39 24 Q40 36 30 37 Q20 36 21 24 Q24 14 30 8 Z", "#d9e79a")}${disc(30, 28, 5.4, "#9a5f2f")}`,
    ),
  () =>
    body(
      "round",
      "#f8df7b",
      "#d06a8a",
      svg`${shape("M12 16 Q20 8 30 10 Q40 8 48 16 Q47 27 43 24 Q40 34 36 25 Q32 38 28 26 Q24 32 21 24 Q15 28 12 16 Z", "#b5672e")}`,
    ),
  () =>
    body(
      "box",
      "#8fd0c5",
      RED,
      svg`${line("M18 14 Q40 8 36 20 Q20 22 24 30 Q42 36 40 24 Q38 10 22 20 Q16 32 34 35", VIOLET, 2)}`,
    ),
  () =>
    body(
      "hero",
      VIOLET,
      GOLD,
      svg`${line("M30 23 Q34 19 36 24 Q36 31 28 30 Q20 27 23 17 Q30 9 39 14", GOLD, 2.4)}${star(20, 33, 3)}${star(41, 30, 3)}`,
      PINK,
    ),
  () =>
    body(
      "box",
      WHITE,
      RED,
      svg`${line("M19 16 Q24 9 28 16 Q32 23 37 14", RED, 2)}${disc(24, 27, 5, "#fff")}${line("M22 26 V27 M26 26 V27 M22 29 Q24 31 26 29", BLUE, 1.4)}${shape("M33 33 L36 23 L39 33 Z", GREEN)}`,
    ),
  // Cosmic, Icicle, Marmalade, Acorn, Shiny
  () =>
    body(
      "hero",
      "#20264f",
      TEAL,
      svg`${disc(30, 22, 7, ORANGE)}${line("M17 26 Q30 32 43 17", GOLD, 2.2)}${star(20, 12, 2.4, WHITE)}${star(40, 33, 2.4, WHITE)}`,
      BLUE,
    ),
  () =>
    body(
      "box",
      "#cfe9f7",
      BLUE,
      svg`${[18, 24, 30, 36, 42].map((x, at) => shape(`M${x - 3} 8 H${x + 3} L${x} ${at % 2 ? 32 : 24} Z`, "#8cc6ec"))}`,
    ),
  () =>
    body(
      "round",
      ORANGE,
      "#7a3a12",
      svg`${shape("M20 15 H40 V34 Q30 38 20 34 Z", "#ffb648")}${shape("M18 10 H42 V15 H18 Z", WHITE)}${shape("M24 20 H36 V29 H24 Z", CREAM)}${disc(30, 24.5, 2.6, ORANGE)}`,
    ),
  () =>
    body(
      "pear",
      "#b9803f",
      "#5f3b1b",
      svg`${shape("M14 14 Q20 5 30 6 Q40 5 46 14 Q38 19 30 18 Q22 19 14 14 Z", "#6d451f")}${line("M20 9 L24 17 M30 7 V17 M40 9 L36 17", "#4c2e12", 1.2)}`,
      GREEN,
    ),
  () =>
    body(
      "hero",
      "#c7ced9",
      BLUE,
      svg`${shape("M30 9 L33 19 L42 22 L33 25 L30 36 L27 25 L18 22 L27 19 Z", "#fff6c9")}${line("M40 12 V16 M38 14 H42 M20 30 V34 M18 32 H22", WHITE, 1.6)}`,
      RED,
    ),
  // Jelly, Whirly, Echo, Cactus, Eggshell
  () =>
    body(
      "round",
      "#e8528f",
      VIOLET,
      svg`${line("M14 20 Q20 26 30 20 Q40 26 46 20 M13 31 Q21 37 30 31 Q39 37 47 31", "#ffb3d3", 2.6)}${dot(21, 11, 2.4, WHITE)}`,
    ),
  () =>
    body(
      "hero",
      TEAL,
      WHITE,
      svg`${line("M30 22 Q33 19 35 23 Q34 29 28 28 Q22 25 24 18 Q30 11 38 15 Q44 23 38 32 Q28 38 20 31", WHITE, 2.2)}`,
      "#12545a",
    ),
  () =>
    body(
      "box",
      "#5b4a8a",
      GOLD,
      svg`${line("M24 22 Q27 18 30 22 Q33 26 30 30", WHITE, 2)}${line("M35 16 Q40 22 35 29 M39 12 Q47 22 39 33 M25 16 Q20 22 25 29 M21 12 Q13 22 21 33", GOLD, 1.8)}`,
    ),
  () =>
    body(
      "pear",
      "#2f8f57",
      ORANGE,
      svg`${[
        [21, 12],
        [30, 10],
        [39, 13],
        [18, 23],
        [30, 22],
        [42, 24],
        [20, 34],
        [31, 34],
        [41, 35],
      ].map(([x, y]) =>
        line(`M${x - 2} ${y - 2} L${x} ${y + 1} L${x + 2} ${y - 2}`, "#eafbe0", 1.2),
      )}${disc(38, 6, 3, PINK)}`,
    ),
  () =>
    body(
      "round",
      "#fbf5e6",
      GOLD,
      svg`${line("M10 22 L17 17 L22 25 L28 17 L34 25 L40 17 L50 23", INK, 1.5)}${disc(30, 33, 6, GOLD)}`,
      TEAL,
    ),
];
