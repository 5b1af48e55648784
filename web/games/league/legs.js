/** Draws the 25 pairs of legs of superheroes, from the waist down, in the order of their values. */

import { svg } from "lit";
import {
  BLUE,
  BROWN,
  CREAM,
  disc,
  GOLD,
  GREEN,
  GREY,
  INK,
  line,
  ORANGE,
  PINK,
  RED,
  SKINS,
  shape,
  spots,
  TEAL,
  VIOLET,
  WHITE,
} from "./pen.js";

/** @param {unknown} drawn of the left leg, mirrored for the right one */
const both = (drawn) => svg`${drawn}<g transform="translate(60 0) scale(-1 1)">${drawn}</g>`;
/** @param {string} d of the left leg @param {string} fill */
const pair = (d, fill) => both(shape(d, fill));
const SLIM = "M20 0 H30 V8 L27 36 H19 L18 10 Z";
const WIDE = "M20 0 H30 V9 L28 35 H12 Q10 18 20 0 Z";
const FEET = {
  boot: "M18 32 H28 V46 H10 Q9 41 18 40 Z",
  shoe: "M18 37 H28 V46 H8 Q8 39 18 40 Z",
  paw: "M28 40 Q28 47 20 47 H10 Q6 46 9 42 Q18 36 28 40 Z",
  web: "M28 38 L28 46 L20 44 L14 47 L11 43 L6 44 Q12 37 22 36 Z",
  hoof: "M18 36 H28 L29 46 H24 L23 43 L22 46 H14 Z",
  point: "M19 36 H27 V42 Q16 48 6 40 Q14 42 19 39 Z",
};
/**
 * @param {string} trousers path of the left leg
 * @param {string} colour
 * @param {keyof typeof FEET} foot
 * @param {string} sole
 * @param {unknown} [more]
 */
const legs = (trousers, colour, foot, sole, more = "") =>
  svg`${pair(trousers, colour)}${pair(FEET[foot], sole)}${more}`;
/** @param {string} d @param {string} fill @param {unknown} [more] */
const skirt = (d, fill, more = "") => svg`${shape(d, fill)}${more}`;

export const LEGS = [
  // Quokka, Dumpling, Penguin, Catapult, Pants
  () => legs(SLIM, "#a9744c", "paw", "#8a5a36", both(line("M12 43 V46 M16 42.5 V46", INK, 1))),
  () =>
    legs(WIDE, "#f3e2c3", "shoe", BROWN, both(line("M17 8 Q14 20 15 33 M23 8 Q22 20 22 34", "#c9ad7d", 1.2))),
  () => legs(SLIM, INK, "web", ORANGE, skirt("M22 0 H38 Q42 18 30 24 Q18 18 22 0 Z", WHITE)),
  () =>
    legs(
      SLIM,
      "#b07a3f",
      "boot",
      "#5c3a1a",
      svg`${both(line("M19 12 H28 M19 20 H28 M19 28 H27", "#5c3a1a", 1.6))}${both(disc(24, 35, 2.6, GREY))}`,
    ),
  () =>
    legs(
      WIDE,
      BLUE,
      "shoe",
      RED,
      both(
        spots(
          [
            [18, 14],
            [24, 21],
            [16, 26],
            [23, 31],
          ],
          2,
          WHITE,
        ),
      ),
    ),
  // Goose, Apricot, Umbrella, Iguana, Carrot
  () =>
    legs(
      "M22 4 H27 V38 H23 Z",
      ORANGE,
      "web",
      ORANGE,
      skirt(
        "M20 0 H40 Q50 12 38 19 Q30 24 22 19 Q10 12 20 0 Z",
        WHITE,
        line("M24 14 Q27 18 30 14 Q33 18 36 14", GREY, 1.2),
      ),
    ),
  () => legs(WIDE, "#f7a35c", "boot", "#c8562b", both(line("M22 4 Q15 18 18 33", "#d9772f", 1.4))),
  () =>
    legs(
      "M24 4 H28 V38 H24 Z",
      GREY,
      "boot",
      RED,
      skirt(
        "M20 0 H40 Q54 8 56 22 Q51 18 47 22 Q43 18 39 22 Q34 18 30 22 Q26 18 21 22 Q17 18 13 22 Q9 18 4 22 Q6 8 20 0 Z",
        RED,
        line("M30 0 V20 M27 0 Q20 10 21 21 M33 0 Q40 10 39 21", CREAM, 1.2),
      ),
    ),
  () =>
    legs(
      SLIM,
      "#5aa64b",
      "paw",
      "#3c7d33",
      svg`${both(line("M20 12 L23 14 L26 12 M20 20 L23 22 L26 20 M20 28 L23 30 L26 28", "#2e6127", 1.3))}${line("M39 10 Q54 16 50 32 Q47 40 54 43", "#5aa64b", 4)}`,
    ),
  () =>
    legs(
      "M20 0 H30 V6 L25 42 H22 L14 8 Z",
      ORANGE,
      "point",
      GREEN,
      both(line("M18 9 H23 M20 18 H25 M21 27 H25", "#b65a12", 1.3)),
    ),
  // Daffodil, Llama, Mitten, Biscuit, Acrobat
  () =>
    legs(
      SLIM,
      GREEN,
      "point",
      "#2b6e35",
      skirt(
        "M20 0 H40 L50 16 Q44 22 40 16 Q37 24 33 17 Q30 25 27 17 Q23 24 20 16 Q16 22 10 16 Z",
        "#ffe14f",
        line("M22 6 Q30 11 38 6", ORANGE, 2),
      ),
    ),
  () =>
    legs(
      WIDE,
      "#f0e0c8",
      "hoof",
      "#6b5138",
      both(
        line(
          "M15 10 Q18 13 15 16 Q18 19 14 22 Q17 25 14 29 M23 8 Q26 12 23 15 Q26 19 23 23 Q26 27 22 31",
          "#b99d78",
          1.4,
        ),
      ),
    ),
  () =>
    legs(
      SLIM,
      RED,
      "paw",
      RED,
      both(
        svg`${shape("M18 30 H28 V36 H18 Z", WHITE)}${line("M19 8 L23 12 L28 8 M19 16 L23 20 L28 16 M19 24 L23 28 L27 24", WHITE, 1.4)}`,
      ),
    ),
  () =>
    legs(
      WIDE,
      "#d9a05b",
      "shoe",
      BROWN,
      both(
        spots(
          [
            [18, 12],
            [24, 16],
            [16, 22],
            [22, 26],
            [15, 31],
            [25, 32],
          ],
          1.8,
          "#5f3b1b",
        ),
      ),
    ),
  () =>
    legs(SLIM, PINK, "point", VIOLET, both(line("M19 10 L28 14 M19 18 L28 22 M19 26 L27 30", VIOLET, 2.6))),
  // Shoelace, Muffin, Moose, Sandwich, Cabbage
  () =>
    legs(
      SLIM,
      TEAL,
      "shoe",
      WHITE,
      both(
        svg`${line("M14 41 L19 44 M18 39.5 L22 43.5", RED, 1.4)}${line("M21 39 Q27 33 29 38 M21 39 Q14 34 14 38", RED, 1.3)}`,
      ),
    ),
  () =>
    legs(
      "M23 10 H28 V38 H22 Z",
      CREAM,
      "shoe",
      BROWN,
      skirt(
        "M14 2 Q10 10 18 13 L21 28 H39 L42 13 Q50 10 46 2 Q38 -3 30 1 Q22 -3 14 2 Z",
        "#b9763a",
        svg`${shape("M18 13 H42 L39 28 H21 Z", PINK)}${line("M25 13 L26 28 M30 13 V28 M35 13 L34 28", "#c24f7c", 1.2)}`,
      ),
    ),
  () => legs(SLIM, "#6d4526", "hoof", INK, both(line("M20 8 V28 M25 8 V26", "#4a2d16", 1.3))),
  () =>
    legs(
      "M24 22 H28 V40 H23 Z",
      SKINS[1],
      "boot",
      RED,
      svg`${shape("M13 0 H47 V7 H13 Z", "#dca55a")}${shape("M11 7 Q17 12 22 8 Q27 13 32 8 Q38 13 49 7 V12 H11 Z", GREEN)}${shape("M13 11 H47 V15 H13 Z", RED)}${shape("M13 15 H47 Q47 24 40 24 H20 Q13 24 13 15 Z", "#dca55a")}`,
    ),
  () =>
    legs(
      SLIM,
      "#cfe8b4",
      "boot",
      GREEN,
      skirt(
        "M20 0 H40 Q52 6 50 20 Q44 28 36 22 Q30 30 24 22 Q16 28 10 20 Q8 6 20 0 Z",
        "#8cc763",
        line("M30 2 V20 M28 6 Q20 10 16 18 M32 6 Q40 10 44 18", "#e9f7d6", 1.5),
      ),
    ),
  // Earmuff, Cloud, Elbow, Waffle, Jackrabbit
  () =>
    legs(
      SLIM,
      BLUE,
      "boot",
      INK,
      both(svg`${disc(22, 20, 6, PINK)}${line("M18 20 Q22 14 26 20", WHITE, 1.2)}`),
    ),
  () =>
    legs(
      "M24 14 H28 V40 H23 Z",
      "#9fc9ef",
      "boot",
      BLUE,
      svg`${disc(16, 12, 8, WHITE)}${disc(44, 12, 8, WHITE)}${disc(24, 17, 8, WHITE)}${disc(36, 17, 8, WHITE)}${shape("M20 0 H40 L44 13 Q30 21 16 13 Z", WHITE)}`,
    ),
  () =>
    legs(
      "M20 0 H30 L29 16 L18 24 L24 37 H17 L11 23 L20 12 Z",
      VIOLET,
      "shoe",
      GOLD,
      both(disc(15.5, 22.5, 4.4, GREY)),
    ),
  () =>
    legs(
      WIDE,
      "#e3ab55",
      "boot",
      BROWN,
      both(
        line(
          "M18 6 L27 12 M15 14 L27 21 M14 22 L27 30 M27 6 L16 13 M27 15 L14 23 M27 24 L14 31",
          "#9a6421",
          1.3,
        ),
      ),
    ),
  () =>
    legs(
      SLIM,
      "#d8c4a4",
      "paw",
      WHITE,
      svg`${both(shape("M26 38 Q26 47 14 47 H4 Q1 44 6 42 Q16 36 26 38 Z", "#efe3cf"))}${disc(44, 12, 5, WHITE)}`,
    ),
];
