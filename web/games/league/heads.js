/** Draws the 25 heads of superheroes, each with its neck, in the order of their values. */

import { svg } from "lit";
import {
  BLUE,
  BROWN,
  CREAM,
  disc,
  dot,
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
  star,
  TEAL,
  VIOLET,
  WHITE,
} from "./pen.js";

const EYES = svg`${dot(25.5, 28, 1.5, INK)}${dot(34.5, 28, 1.5, INK)}`;
/** @param {string} colour of the mask that heroes wear over their eyes */
const mask = (colour) =>
  svg`${shape("M18 25 Q30 22 42 25 L41 31 Q35 33 31 29.5 H29 Q25 33 19 31 Z", colour)}${dot(25, 28, 1.9, WHITE)}${dot(35, 28, 1.9, WHITE)}${dot(25.3, 28, 1, INK)}${dot(34.7, 28, 1, INK)}`;
const SMILE = line("M25.5 35 Q30 39 34.5 35");
const GRIN = shape("M25 34.5 H35 Q34 40 30 40 Q26 40 25 34.5 Z", WHITE);
const STERN = line("M26 36.5 H34");
const SMIRK = line("M26 36 Q31 38 34.5 34.5");
const MOUSTACHE = shape("M30 33 Q24 31 22 35.5 Q27 37 30 34.8 Q33 37 38 35.5 Q36 31 30 33 Z", "#5b4030");
const GLASSES = svg`${disc(25, 28, 4, "#ffffffcc")}${disc(35, 28, 4, "#ffffffcc")}${line("M29 28 H31")}${EYES}`;

/**
 * Neck and face; hair behind it comes first.
 * @param {string} skin
 * @param {unknown} behind
 * @param {unknown} before
 */
const face = (skin, behind, before) => svg`
  ${behind}
  ${shape("M25 39 H35 V48 H25 Z", skin)}
  ${shape("M17 26 Q17 14 30 14 Q43 14 43 26 V30 Q43 42 30 42 Q17 42 17 30 Z", skin)}
  ${before}`;

/** @param {string} colour */
const longHair = (colour) =>
  shape("M14 24 Q14 9 30 9 Q46 9 46 24 V43 Q40 46 38 42 V24 H22 V42 Q20 46 14 43 Z", colour);
/** @param {string} colour */
const shortHair = (colour) =>
  shape("M16 27 Q13 10 30 10 Q47 10 44 27 Q41 20 36 19 Q28 21 22 18 Q18 21 16 27 Z", colour);
/** @param {string} colour */
const bun = (colour) => svg`${disc(30, 7, 5.5, colour)}${shortHair(colour)}`;
/** @param {string} colour */
const curls = (colour) =>
  svg`${[17, 23, 30, 37, 43].map((x, at) => disc(x, at % 4 ? 14 : 20, 5, colour))}${disc(15, 27, 4, colour)}${disc(45, 27, 4, colour)}`;
/** @param {string} colour @param {number} points */
const crown = (colour, points) => {
  const step = 22 / (points * 2);
  const teeth = Array.from(
    { length: points * 2 + 1 },
    (_, at) => `L${19 + at * step} ${at % 2 ? 4 : 11}`,
  ).join(" ");
  return svg`${shape(`M19 18 ${teeth} L41 18 Z`, colour)}${dot(30, 14, 1.7, RED)}${dot(24, 14.5, 1.2, BLUE)}${dot(36, 14.5, 1.2, BLUE)}`;
};

export const HEADS = [
  // Captain, Doctor, Marshal, Professor, Lady
  () =>
    face(
      SKINS[0],
      "",
      svg`${mask(RED)}${GRIN}${shape("M16 19 Q16 8 30 8 Q44 8 44 19 Z", BLUE)}${shape("M14 21 Q30 15 46 21 L43 23 Q30 19 17 23 Z", INK)}${star(30, 13, 3.6)}`,
    ),
  () =>
    face(
      SKINS[2],
      shortHair(INK),
      svg`${shortHair(INK)}${GLASSES}${SMILE}${line("M17 19 H43", GREY, 2.6)}${disc(30, 17, 4.6, "#dfe9f5")}`,
    ),
  () =>
    face(
      SKINS[1],
      "",
      svg`${mask(GREEN)}${STERN}${shape("M10 20 Q30 26 50 20 Q44 17 41 16 Q40 6 34 9 Q30 11 26 9 Q20 6 19 16 Q16 17 10 20 Z", BROWN)}${star(30, 16, 3.4)}`,
    ),
  () =>
    face(
      SKINS[0],
      svg`${disc(15, 21, 6, GREY)}${disc(45, 21, 6, GREY)}${disc(19, 13, 5, GREY)}${disc(41, 13, 5, GREY)}`,
      svg`${GLASSES}${SMIRK}${line("M22 22 L27 23 M38 22 L33 23", GREY, 2)}`,
    ),
  () =>
    face(
      SKINS[3],
      bun(INK),
      svg`${shortHair(INK)}${mask(PINK)}${SMILE}${dot(16.5, 35, 2, WHITE)}${dot(43.5, 35, 2, WHITE)}`,
    ),
  // Sir, Granny, Major, Countess, Admiral
  () =>
    svg`${shape("M25 39 H35 V48 H25 Z", GREY)}${shape("M16 22 Q16 9 30 9 Q44 9 44 22 V34 Q40 43 30 43 Q20 43 16 34 Z", "#c9ced9")}${shape("M18 25 H42 V31 H31.5 V40 H28.5 V31 H18 Z", INK)}${dot(25, 28, 1.6, GOLD)}${dot(35, 28, 1.6, GOLD)}${shape("M30 9 Q28 0 38 1 Q44 3 41 9 Q37 6 30 9 Z", RED)}`,
  () =>
    face(
      SKINS[1],
      bun("#d9dbe2"),
      svg`${shortHair("#d9dbe2")}${GLASSES}${SMILE}${dot(21, 34, 2, "#ef9f8f")}${dot(39, 34, 2, "#ef9f8f")}`,
    ),
  () =>
    face(
      SKINS[0],
      "",
      svg`${mask(TEAL)}${MOUSTACHE}${shape("M15 20 Q14 8 34 9 Q50 11 47 18 Q42 16 43 21 Q30 17 15 20 Z", RED)}${disc(22, 15, 2.4, GOLD)}`,
    ),
  () =>
    face(
      SKINS[1],
      longHair("#6b3b1f"),
      svg`${mask(VIOLET)}${SMIRK}${line("M19 19 Q30 12 41 19", GOLD, 2.4)}${disc(30, 13.5, 2.6, TEAL)}`,
    ),
  () =>
    face(
      SKINS[3],
      "",
      svg`${mask(BLUE)}${STERN}${shape("M8 19 Q18 21 30 20 Q42 21 52 19 Q46 6 30 4 Q14 6 8 19 Z", "#24345e")}${line("M12 18 Q30 8 48 18", GOLD, 1.8)}${star(30, 14, 3.2)}`,
    ),
  // Baron, Queen, Uncle, Agent, Duchess
  () =>
    face(
      SKINS[0],
      "",
      svg`${EYES}${MOUSTACHE}${disc(34.5, 28, 4.2, "#ffffff99")}${dot(34.5, 28, 1.5, INK)}${line("M38 31 Q40 36 38 40", GOLD, 1)}${shape("M13 19 H47 V22 H13 Z", INK)}${shape("M20 19 V3 H40 V19 Z", INK)}${shape("M20 14 H40 V18 H20 Z", RED)}`,
    ),
  () => face(SKINS[2], longHair("#40251a"), svg`${mask(GOLD)}${SMILE}${crown(GOLD, 3)}`),
  () =>
    face(
      SKINS[0],
      "",
      svg`${EYES}${MOUSTACHE}${line("M22 24 L28 25 M38 24 L32 25", BROWN, 2)}${line("M20 18 Q24 15 27 17 M40 18 Q36 15 33 17", BROWN, 1.4)}${dot(21, 33, 2, "#ef9f8f")}${dot(39, 33, 2, "#ef9f8f")}`,
    ),
  () =>
    face(
      SKINS[2],
      "",
      svg`${shape("M18 26 H29 L27.5 32 Q23 34 19 31 Z", INK)}${shape("M31 26 H42 L41 31 Q37 34 32.5 32 Z", INK)}${line("M28 27 H32", INK, 2)}${SMIRK}${shape("M11 20 Q30 24 49 20 Q46 17 41 17 Q40 6 30 8 Q20 6 19 17 Q14 17 11 20 Z", "#565c6b")}${line("M19 17 Q30 20 41 17", INK, 2.6)}`,
    ),
  () =>
    face(
      SKINS[0],
      curls(ORANGE),
      svg`${mask(TEAL)}${SMILE}${shape("M12 18 Q30 9 48 18 Q30 21 12 18 Z", VIOLET)}${shape("M38 14 Q46 -1 52 6 Q50 12 40 16 Z", PINK)}`,
    ),
  // Inspector, Sheriff, Princess, Colonel, Mister
  () =>
    face(
      SKINS[1],
      "",
      svg`${EYES}${STERN}${shape("M13 23 Q14 8 30 7 Q46 8 47 23 Q43 21 41 18 H19 Q17 21 13 23 Z", "#b98d55")}${line("M30 7 V17 M22 10 Q20 15 22 18 M38 10 Q40 15 38 18", BROWN, 1.2)}${disc(38, 33, 5, "#ffffff88")}${line("M42 37 L46 42", INK, 2.4)}`,
    ),
  () =>
    face(
      SKINS[3],
      "",
      svg`${mask(ORANGE)}${GRIN}${shape("M7 17 Q14 23 30 22 Q46 23 53 17 Q46 20 41 17 Q42 5 35 6 Q30 9 25 6 Q18 5 19 17 Q14 20 7 17 Z", "#c9884a")}${line("M19 17 Q30 20 41 17", RED, 2.2)}${star(30, 13, 3)}`,
    ),
  () => face(SKINS[0], longHair(GOLD), svg`${mask(PINK)}${SMILE}${crown("#ffe08a", 2)}`),
  () =>
    face(
      SKINS[0],
      "",
      svg`${EYES}${MOUSTACHE}${line("M21 24 Q25 21 28 24 M39 24 Q35 21 32 24", GREY, 2.2)}${shape("M14 21 Q30 16 46 21 Q47 18 43 17 Q42 5 30 4 Q18 5 17 17 Q13 18 14 21 Z", CREAM)}${line("M17 16 Q30 12 43 16", GREEN, 2)}`,
    ),
  () =>
    face(
      SKINS[2],
      "",
      svg`${mask(VIOLET)}${SMIRK}${shape("M11 20 Q30 15 49 20 Q49 17 43 16 Q43 4 30 4 Q17 4 17 16 Q11 17 11 20 Z", "#4b3f5c")}${shape("M22 44 L28 47 L22 50 Z M38 44 L32 47 L38 50 Z", RED)}`,
    ),
  // Aunt, Judge, Commander, Wizard, Empress
  () =>
    face(
      SKINS[4],
      svg`${[18, 26, 34, 42].map((x) => disc(x, 14, 4.6, PINK))}${disc(14.5, 22, 4.4, PINK)}${disc(45.5, 22, 4.4, PINK)}`,
      svg`${GLASSES}${STERN}`,
    ),
  () =>
    face(
      SKINS[1],
      svg`${[0, 1, 2, 3].map((row) => svg`${disc(14, 20 + row * 7, 4.6, WHITE)}${disc(46, 20 + row * 7, 4.6, WHITE)}`)}${[20, 27, 33, 40].map((x) => disc(x, 13, 4.6, WHITE))}`,
      svg`${EYES}${STERN}${line("M22 23 L28 25.5 M38 23 L32 25.5", INK, 1.8)}`,
    ),
  () =>
    face(
      SKINS[5],
      "",
      svg`${mask(INK)}${SMIRK}${shape("M15 24 Q14 8 30 8 Q46 8 45 24 Q30 16 15 24 Z", RED)}${line("M20 10 L15 1 M40 10 L45 1", INK, 1.8)}${disc(15, 2, 2, GOLD)}${disc(45, 2, 2, GOLD)}`,
    ),
  () =>
    face(
      SKINS[0],
      "",
      svg`${EYES}${shape("M18 33 Q22 35 30 33 Q38 35 42 33 Q42 47 30 48 Q18 47 18 33 Z", "#eef0f5")}${line("M26 37 Q30 39 34 37")}${shape("M12 20 Q30 15 48 20 Q40 15 37 8 L33 -1 L27 4 Q23 14 12 20 Z", VIOLET)}${star(31, 11, 3)}${star(25, 15.5, 1.8, WHITE)}`,
    ),
  () =>
    face(
      SKINS[3],
      longHair("#22171c"),
      svg`${mask(RED)}${SMILE}${crown(GOLD, 4)}${dot(15, 36, 2.2, TEAL)}${dot(45, 36, 2.2, TEAL)}`,
    ),
];
