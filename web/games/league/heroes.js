/** Draws the parts of superheroes: 25 heads, bodies and pairs of legs that fit together in any combination. */

import { svg } from "lit";

/** Each part is drawn in a field of this size; the neck is 25…35 wide, the waist 20…40. */
export const FIELD = { width: 60, height: 48 };

const INK = "#2b2730";
const WHITE = "#ffffff";
const RED = "#d8432f";
const BLUE = "#2f6fd0";
const GREEN = "#3f9a4d";
const GOLD = "#f0b429";
const VIOLET = "#8355c4";
const TEAL = "#1f9aa0";
const PINK = "#ef7fa6";
const BROWN = "#8a5a36";
const GREY = "#a9adb8";
const ORANGE = "#ef8632";
const CREAM = "#fff1d0";
const SKINS = ["#f6d3b3", "#e0a878", "#a9744c", "#70482e", "#a5d69a", "#9fc9ef"];

/** @param {string} d @param {string} fill */
const shape = (d, fill) => svg`<path d=${d} fill=${fill} stroke=${INK} stroke-width="1.3" stroke-linejoin="round"></path>`;
/** @param {string} d @param {string} [colour] @param {number} [width] */
const line = (d, colour = INK, width = 1.3) =>
  svg`<path d=${d} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round"></path>`;
/** @param {number} x @param {number} y @param {number} r @param {string} fill */
const disc = (x, y, r, fill) => svg`<circle cx=${x} cy=${y} r=${r} fill=${fill} stroke=${INK} stroke-width="1.1"></circle>`;
/** @param {number} x @param {number} y @param {number} r @param {string} fill */
const dot = (x, y, r, fill) => svg`<circle cx=${x} cy=${y} r=${r} fill=${fill}></circle>`;
/** @param {number} x @param {number} y @param {number} r @param {string} [fill] */
const star = (x, y, r, fill = GOLD) => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (Math.PI * at) / 5 - Math.PI / 2;
    const reach = at % 2 ? r * 0.45 : r;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return svg`<polygon points=${points.join(" ")} fill=${fill} stroke=${INK} stroke-width="0.8"></polygon>`;
};

// Heads

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
const longHair = (colour) => shape("M14 24 Q14 9 30 9 Q46 9 46 24 V43 Q40 46 38 42 V24 H22 V42 Q20 46 14 43 Z", colour);
/** @param {string} colour */
const shortHair = (colour) => shape("M16 27 Q13 10 30 10 Q47 10 44 27 Q41 20 36 19 Q28 21 22 18 Q18 21 16 27 Z", colour);
/** @param {string} colour */
const bun = (colour) => svg`${disc(30, 7, 5.5, colour)}${shortHair(colour)}`;
/** @param {string} colour */
const curls = (colour) => svg`${[17, 23, 30, 37, 43].map((x, at) => disc(x, at % 4 ? 14 : 20, 5, colour))}${disc(15, 27, 4, colour)}${disc(45, 27, 4, colour)}`;
/** @param {string} colour @param {number} points */
const crown = (colour, points) => {
  const step = 22 / (points * 2);
  const teeth = Array.from({ length: points * 2 + 1 }, (_, at) => `L${19 + at * step} ${at % 2 ? 4 : 11}`).join(" ");
  return svg`${shape(`M19 18 ${teeth} L41 18 Z`, colour)}${dot(30, 14, 1.7, RED)}${dot(24, 14.5, 1.2, BLUE)}${dot(36, 14.5, 1.2, BLUE)}`;
};

const HEADS = [
  // Captain, Doctor, Marshal, Professor, Lady
  () => face(SKINS[0], "", svg`${mask(RED)}${GRIN}${shape("M16 19 Q16 8 30 8 Q44 8 44 19 Z", BLUE)}${shape("M14 21 Q30 15 46 21 L43 23 Q30 19 17 23 Z", INK)}${star(30, 13, 3.6)}`),
  () => face(SKINS[2], shortHair(INK), svg`${shortHair(INK)}${GLASSES}${SMILE}${line("M17 19 H43", GREY, 2.6)}${disc(30, 17, 4.6, "#dfe9f5")}`),
  () => face(SKINS[1], "", svg`${mask(GREEN)}${STERN}${shape("M10 20 Q30 26 50 20 Q44 17 41 16 Q40 6 34 9 Q30 11 26 9 Q20 6 19 16 Q16 17 10 20 Z", BROWN)}${star(30, 16, 3.4)}`),
  () => face(SKINS[0], svg`${disc(15, 21, 6, GREY)}${disc(45, 21, 6, GREY)}${disc(19, 13, 5, GREY)}${disc(41, 13, 5, GREY)}`, svg`${GLASSES}${SMIRK}${line("M22 22 L27 23 M38 22 L33 23", GREY, 2)}`),
  () => face(SKINS[3], bun(INK), svg`${shortHair(INK)}${mask(PINK)}${SMILE}${dot(16.5, 35, 2, WHITE)}${dot(43.5, 35, 2, WHITE)}`),
  // Sir, Granny, Major, Countess, Admiral
  () => svg`${shape("M25 39 H35 V48 H25 Z", GREY)}${shape("M16 22 Q16 9 30 9 Q44 9 44 22 V34 Q40 43 30 43 Q20 43 16 34 Z", "#c9ced9")}${shape("M18 25 H42 V31 H31.5 V40 H28.5 V31 H18 Z", INK)}${dot(25, 28, 1.6, GOLD)}${dot(35, 28, 1.6, GOLD)}${shape("M30 9 Q28 0 38 1 Q44 3 41 9 Q37 6 30 9 Z", RED)}`,
  () => face(SKINS[1], bun("#d9dbe2"), svg`${shortHair("#d9dbe2")}${GLASSES}${SMILE}${dot(21, 34, 2, "#ef9f8f")}${dot(39, 34, 2, "#ef9f8f")}`),
  () => face(SKINS[0], "", svg`${mask(TEAL)}${MOUSTACHE}${shape("M15 20 Q14 8 34 9 Q50 11 47 18 Q42 16 43 21 Q30 17 15 20 Z", RED)}${disc(22, 15, 2.4, GOLD)}`),
  () => face(SKINS[1], longHair("#6b3b1f"), svg`${mask(VIOLET)}${SMIRK}${line("M19 19 Q30 12 41 19", GOLD, 2.4)}${disc(30, 13.5, 2.6, TEAL)}`),
  () => face(SKINS[3], "", svg`${mask(BLUE)}${STERN}${shape("M8 19 Q18 21 30 20 Q42 21 52 19 Q46 6 30 4 Q14 6 8 19 Z", "#24345e")}${line("M12 18 Q30 8 48 18", GOLD, 1.8)}${star(30, 14, 3.2)}`),
  // Baron, Queen, Uncle, Agent, Duchess
  () => face(SKINS[0], "", svg`${EYES}${MOUSTACHE}${disc(34.5, 28, 4.2, "#ffffff99")}${dot(34.5, 28, 1.5, INK)}${line("M38 31 Q40 36 38 40", GOLD, 1)}${shape("M13 19 H47 V22 H13 Z", INK)}${shape("M20 19 V3 H40 V19 Z", INK)}${shape("M20 14 H40 V18 H20 Z", RED)}`),
  () => face(SKINS[2], longHair("#40251a"), svg`${mask(GOLD)}${SMILE}${crown(GOLD, 3)}`),
  () => face(SKINS[0], "", svg`${EYES}${MOUSTACHE}${line("M22 24 L28 25 M38 24 L32 25", BROWN, 2)}${line("M20 18 Q24 15 27 17 M40 18 Q36 15 33 17", BROWN, 1.4)}${dot(21, 33, 2, "#ef9f8f")}${dot(39, 33, 2, "#ef9f8f")}`),
  () => face(SKINS[2], "", svg`${shape("M18 26 H29 L27.5 32 Q23 34 19 31 Z", INK)}${shape("M31 26 H42 L41 31 Q37 34 32.5 32 Z", INK)}${line("M28 27 H32", INK, 2)}${SMIRK}${shape("M11 20 Q30 24 49 20 Q46 17 41 17 Q40 6 30 8 Q20 6 19 17 Q14 17 11 20 Z", "#565c6b")}${line("M19 17 Q30 20 41 17", INK, 2.6)}`),
  () => face(SKINS[0], curls(ORANGE), svg`${mask(TEAL)}${SMILE}${shape("M12 18 Q30 9 48 18 Q30 21 12 18 Z", VIOLET)}${shape("M38 14 Q46 -1 52 6 Q50 12 40 16 Z", PINK)}`),
  // Inspector, Sheriff, Princess, Colonel, Mister
  () => face(SKINS[1], "", svg`${EYES}${STERN}${shape("M13 23 Q14 8 30 7 Q46 8 47 23 Q43 21 41 18 H19 Q17 21 13 23 Z", "#b98d55")}${line("M30 7 V17 M22 10 Q20 15 22 18 M38 10 Q40 15 38 18", BROWN, 1.2)}${disc(38, 33, 5, "#ffffff88")}${line("M42 37 L46 42", INK, 2.4)}`),
  () => face(SKINS[3], "", svg`${mask(ORANGE)}${GRIN}${shape("M7 17 Q14 23 30 22 Q46 23 53 17 Q46 20 41 17 Q42 5 35 6 Q30 9 25 6 Q18 5 19 17 Q14 20 7 17 Z", "#c9884a")}${line("M19 17 Q30 20 41 17", RED, 2.2)}${star(30, 13, 3)}`),
  () => face(SKINS[0], longHair(GOLD), svg`${mask(PINK)}${SMILE}${crown("#ffe08a", 2)}`),
  () => face(SKINS[0], "", svg`${EYES}${MOUSTACHE}${line("M21 24 Q25 21 28 24 M39 24 Q35 21 32 24", GREY, 2.2)}${shape("M14 21 Q30 16 46 21 Q47 18 43 17 Q42 5 30 4 Q18 5 17 17 Q13 18 14 21 Z", CREAM)}${line("M17 16 Q30 12 43 16", GREEN, 2)}`),
  () => face(SKINS[2], "", svg`${mask(VIOLET)}${SMIRK}${shape("M11 20 Q30 15 49 20 Q49 17 43 16 Q43 4 30 4 Q17 4 17 16 Q11 17 11 20 Z", "#4b3f5c")}${shape("M22 44 L28 47 L22 50 Z M38 44 L32 47 L38 50 Z", RED)}`),
  // Aunt, Judge, Commander, Wizard, Empress
  () => face(SKINS[4], svg`${[18, 26, 34, 42].map((x) => disc(x, 14, 4.6, PINK))}${disc(14.5, 22, 4.4, PINK)}${disc(45.5, 22, 4.4, PINK)}`, svg`${GLASSES}${STERN}`),
  () => face(SKINS[1], svg`${[0, 1, 2, 3].map((row) => svg`${disc(14, 20 + row * 7, 4.6, WHITE)}${disc(46, 20 + row * 7, 4.6, WHITE)}`)}${[20, 27, 33, 40].map((x) => disc(x, 13, 4.6, WHITE))}`, svg`${EYES}${STERN}${line("M22 23 L28 25.5 M38 23 L32 25.5", INK, 1.8)}`),
  () => face(SKINS[5], "", svg`${mask(INK)}${SMIRK}${shape("M15 24 Q14 8 30 8 Q46 8 45 24 Q30 16 15 24 Z", RED)}${line("M20 10 L15 1 M40 10 L45 1", INK, 1.8)}${disc(15, 2, 2, GOLD)}${disc(45, 2, 2, GOLD)}`),
  () => face(SKINS[0], "", svg`${EYES}${shape("M18 33 Q22 35 30 33 Q38 35 42 33 Q42 47 30 48 Q18 47 18 33 Z", "#eef0f5")}${line("M26 37 Q30 39 34 37")}${shape("M12 20 Q30 15 48 20 Q40 15 37 8 L33 -1 L27 4 Q23 14 12 20 Z", VIOLET)}${star(31, 11, 3)}${star(25, 15.5, 1.8, WHITE)}`),
  () => face(SKINS[3], longHair("#22171c"), svg`${mask(RED)}${SMILE}${crown(GOLD, 4)}${dot(15, 36, 2.2, TEAL)}${dot(45, 36, 2.2, TEAL)}`),
];

// Bodies

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
const belt = (colour) => svg`${shape("M19.6 42 H40.4 V48 H19.6 Z", colour)}${shape("M27 41.5 H33 V48 H27 Z", GOLD)}`;

/**
 * @param {keyof typeof TORSO} torso
 * @param {string} suit
 * @param {string} second of gloves and belt
 * @param {unknown} emblem
 * @param {string} [mantle] the colour of the cape, "" for none
 */
const body = (torso, suit, second, emblem, mantle = "") => svg`
  ${mantle ? cape(mantle) : ""}${arms(suit, second)}${shape(TORSO[torso], suit)}${emblem}${belt(second)}`;

/** @param {number[][]} places @param {number} r @param {string} colour */
const spots = (places, r, colour) => svg`${places.map(([x, y]) => dot(x, y, r, colour))}`;

const BODIES = [
  // Pickle, Bouncy, Popcorn, Lemon, Quilty
  () => body("pear", "#6fae3d", "#2f6d33", svg`${spots([[22, 12], [37, 14], [30, 22], [21, 28], [39, 30], [29, 35]], 2, "#4b8a2d")}`),
  () => body("hero", RED, CREAM, svg`${line("M21 14 Q30 9 39 14 Q30 19 21 20 Q30 16 39 21 Q30 26 21 27 Q30 23 39 28 Q30 33 21 34", WHITE, 2.4)}`, BLUE),
  () => body("box", CREAM, RED, svg`${[18, 27, 36].map((x) => svg`<rect x=${x} y="8" width="5" height="33" fill=${RED}></rect>`)}${disc(23, 6, 4, "#fff3b8")}${disc(31, 4, 4.6, "#fff3b8")}${disc(38, 7, 4, "#fff3b8")}`),
  () => body("round", "#f7d83b", GREEN, svg`${shape("M18 24 Q22 14 30 14 Q38 14 42 24 Q38 34 30 34 Q22 34 18 24 Z", "#fff2a0")}${line("M30 14 V34 M20 24 H40 M23 17 L37 31 M37 17 L23 31", "#e0b91f", 1.2)}`, GREEN),
  () => body("hero", "#e7a2b8", VIOLET, svg`${shape("M18 10 H30 V21 H18 Z", TEAL)}${shape("M30 10 H42 V21 H30 Z", GOLD)}${shape("M20 21 H30 V33 H20 Z", ORANGE)}${shape("M30 21 H40 V33 H30 Z", BLUE)}${line("M18 10 L30 21 M42 10 L30 21 M20 33 L30 21 M40 33 L30 21", WHITE, 0.9)}`),
  // Crunchy, Soggy, Upside, Mango, Gravity
  () => body("box", "#d99a4e", BROWN, svg`${spots([[21, 13], [30, 11], [39, 14], [25, 21], [35, 22], [20, 29], [31, 30], [40, 31]], 1.7, "#8a5322")}${line("M15 20 L22 24 L18 30 M45 18 L38 26", "#8a5322", 1.2)}`, RED),
  () => body("pear", "#5aa6dd", "#1f5e9c", svg`${[[24, 14], [36, 17], [30, 28]].map(([x, y]) => shape(`M${x} ${y - 6} Q${x + 5} ${y + 1} ${x} ${y + 4} Q${x - 5} ${y + 1} ${x} ${y - 6} Z`, "#cfeaff"))}`),
  () => body("hero", ORANGE, INK, svg`${shape("M30 36 L20 24 H26 V11 H34 V24 H40 Z", WHITE)}`, INK),
  () => body("round", "#f59a2e", "#c8431d", svg`${shape("M21 26 Q20 13 33 12 Q43 15 38 27 Q33 36 25 33 Q21 31 21 26 Z", "#ffcf5a")}${shape("M33 12 Q36 5 43 8 Q40 13 33 12 Z", GREEN)}`),
  () => body("hero", "#3a3f75", GOLD, svg`${disc(30, 22, 8, RED)}${line("M30 14 Q31 9 35 9", BROWN, 2)}${line("M18 33 V39 M30 33 V39 M42 33 V39", WHITE, 1.6)}${line("M16 37 L18 40 L20 37 M28 37 L30 40 L32 37 M40 37 L42 40 L44 37", WHITE, 1.4)}`, VIOLET),
  // Avocado, Custard, Muddle, Dizzy, Doodle
  () => body("pear", "#4f7f34", BROWN, svg`${shape("M30 8 Q36 14 39 24 Q40 36 30 37 Q20 36 21 24 Q24 14 30 8 Z", "#d9e79a")}${disc(30, 28, 5.4, "#9a5f2f")}`),
  () => body("round", "#f8df7b", "#d06a8a", svg`${shape("M12 16 Q20 8 30 10 Q40 8 48 16 Q47 27 43 24 Q40 34 36 25 Q32 38 28 26 Q24 32 21 24 Q15 28 12 16 Z", "#b5672e")}`),
  () => body("box", "#8fd0c5", RED, svg`${line("M18 14 Q40 8 36 20 Q20 22 24 30 Q42 36 40 24 Q38 10 22 20 Q16 32 34 35", VIOLET, 2)}`),
  () => body("hero", VIOLET, GOLD, svg`${line("M30 23 Q34 19 36 24 Q36 31 28 30 Q20 27 23 17 Q30 9 39 14", GOLD, 2.4)}${star(20, 33, 3)}${star(41, 30, 3)}`, PINK),
  () => body("box", WHITE, RED, svg`${line("M19 16 Q24 9 28 16 Q32 23 37 14", RED, 2)}${disc(24, 27, 5, "#fff")}${line("M22 26 V27 M26 26 V27 M22 29 Q24 31 26 29", BLUE, 1.4)}${shape("M33 33 L36 23 L39 33 Z", GREEN)}`),
  // Cosmic, Icicle, Marmalade, Acorn, Shiny
  () => body("hero", "#20264f", TEAL, svg`${disc(30, 22, 7, ORANGE)}${line("M17 26 Q30 32 43 17", GOLD, 2.2)}${star(20, 12, 2.4, WHITE)}${star(40, 33, 2.4, WHITE)}`, BLUE),
  () => body("box", "#cfe9f7", BLUE, svg`${[18, 24, 30, 36, 42].map((x, at) => shape(`M${x - 3} 8 H${x + 3} L${x} ${at % 2 ? 32 : 24} Z`, "#8cc6ec"))}`),
  () => body("round", ORANGE, "#7a3a12", svg`${shape("M20 15 H40 V34 Q30 38 20 34 Z", "#ffb648")}${shape("M18 10 H42 V15 H18 Z", WHITE)}${shape("M24 20 H36 V29 H24 Z", CREAM)}${disc(30, 24.5, 2.6, ORANGE)}`),
  () => body("pear", "#b9803f", "#5f3b1b", svg`${shape("M14 14 Q20 5 30 6 Q40 5 46 14 Q38 19 30 18 Q22 19 14 14 Z", "#6d451f")}${line("M20 9 L24 17 M30 7 V17 M40 9 L36 17", "#4c2e12", 1.2)}`, GREEN),
  () => body("hero", "#c7ced9", BLUE, svg`${shape("M30 9 L33 19 L42 22 L33 25 L30 36 L27 25 L18 22 L27 19 Z", "#fff6c9")}${line("M40 12 V16 M38 14 H42 M20 30 V34 M18 32 H22", WHITE, 1.6)}`, RED),
  // Jelly, Whirly, Echo, Cactus, Eggshell
  () => body("round", "#e8528f", VIOLET, svg`${line("M14 20 Q20 26 30 20 Q40 26 46 20 M13 31 Q21 37 30 31 Q39 37 47 31", "#ffb3d3", 2.6)}${dot(21, 11, 2.4, WHITE)}`),
  () => body("hero", TEAL, WHITE, svg`${line("M30 22 Q33 19 35 23 Q34 29 28 28 Q22 25 24 18 Q30 11 38 15 Q44 23 38 32 Q28 38 20 31", WHITE, 2.2)}`, "#12545a"),
  () => body("box", "#5b4a8a", GOLD, svg`${line("M24 22 Q27 18 30 22 Q33 26 30 30", WHITE, 2)}${line("M35 16 Q40 22 35 29 M39 12 Q47 22 39 33 M25 16 Q20 22 25 29 M21 12 Q13 22 21 33", GOLD, 1.8)}`),
  () => body("pear", "#2f8f57", ORANGE, svg`${[[21, 12], [30, 10], [39, 13], [18, 23], [30, 22], [42, 24], [20, 34], [31, 34], [41, 35]].map(([x, y]) => line(`M${x - 2} ${y - 2} L${x} ${y + 1} L${x + 2} ${y - 2}`, "#eafbe0", 1.2))}${disc(38, 6, 3, PINK)}`),
  () => body("round", "#fbf5e6", GOLD, svg`${line("M10 22 L17 17 L22 25 L28 17 L34 25 L40 17 L50 23", INK, 1.5)}${disc(30, 33, 6, GOLD)}`, TEAL),
];

// Legs

/** @param {string} d of the left leg, mirrored for the right one @param {string} fill */
const pair = (d, fill) => svg`${shape(d, fill)}<g transform="translate(60 0) scale(-1 1)">${shape(d, fill)}</g>`;
/** @param {unknown} drawn of the left leg */
const both = (drawn) => svg`${drawn}<g transform="translate(60 0) scale(-1 1)">${drawn}</g>`;
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

const LEGS = [
  // Quokka, Dumpling, Penguin, Catapult, Pants
  () => legs(SLIM, "#a9744c", "paw", "#8a5a36", both(line("M12 43 V46 M16 42.5 V46", INK, 1))),
  () => legs(WIDE, "#f3e2c3", "shoe", BROWN, both(line("M17 8 Q14 20 15 33 M23 8 Q22 20 22 34", "#c9ad7d", 1.2))),
  () => legs(SLIM, INK, "web", ORANGE, skirt("M22 0 H38 Q42 18 30 24 Q18 18 22 0 Z", WHITE)),
  () => legs(SLIM, "#b07a3f", "boot", "#5c3a1a", svg`${both(line("M19 12 H28 M19 20 H28 M19 28 H27", "#5c3a1a", 1.6))}${both(disc(24, 35, 2.6, GREY))}`),
  () => legs(WIDE, BLUE, "shoe", RED, both(spots([[18, 14], [24, 21], [16, 26], [23, 31]], 2, WHITE))),
  // Goose, Apricot, Umbrella, Iguana, Carrot
  () => legs("M22 4 H27 V38 H23 Z", ORANGE, "web", ORANGE, skirt("M20 0 H40 Q50 12 38 19 Q30 24 22 19 Q10 12 20 0 Z", WHITE, line("M24 14 Q27 18 30 14 Q33 18 36 14", GREY, 1.2))),
  () => legs(WIDE, "#f7a35c", "boot", "#c8562b", both(line("M22 4 Q15 18 18 33", "#d9772f", 1.4))),
  () => legs("M24 4 H28 V38 H24 Z", GREY, "boot", RED, skirt("M20 0 H40 Q54 8 56 22 Q51 18 47 22 Q43 18 39 22 Q34 18 30 22 Q26 18 21 22 Q17 18 13 22 Q9 18 4 22 Q6 8 20 0 Z", RED, line("M30 0 V20 M27 0 Q20 10 21 21 M33 0 Q40 10 39 21", CREAM, 1.2))),
  () => legs(SLIM, "#5aa64b", "paw", "#3c7d33", svg`${both(line("M20 12 L23 14 L26 12 M20 20 L23 22 L26 20 M20 28 L23 30 L26 28", "#2e6127", 1.3))}${line("M39 10 Q54 16 50 32 Q47 40 54 43", "#5aa64b", 4)}`),
  () => legs("M20 0 H30 V6 L25 42 H22 L14 8 Z", ORANGE, "point", GREEN, both(line("M18 9 H23 M20 18 H25 M21 27 H25", "#b65a12", 1.3))),
  // Daffodil, Llama, Mitten, Biscuit, Acrobat
  () => legs(SLIM, GREEN, "point", "#2b6e35", skirt("M20 0 H40 L50 16 Q44 22 40 16 Q37 24 33 17 Q30 25 27 17 Q23 24 20 16 Q16 22 10 16 Z", "#ffe14f", line("M22 6 Q30 11 38 6", ORANGE, 2))),
  () => legs(WIDE, "#f0e0c8", "hoof", "#6b5138", both(line("M15 10 Q18 13 15 16 Q18 19 14 22 Q17 25 14 29 M23 8 Q26 12 23 15 Q26 19 23 23 Q26 27 22 31", "#b99d78", 1.4))),
  () => legs(SLIM, RED, "paw", RED, both(svg`${shape("M18 30 H28 V36 H18 Z", WHITE)}${line("M19 8 L23 12 L28 8 M19 16 L23 20 L28 16 M19 24 L23 28 L27 24", WHITE, 1.4)}`)),
  () => legs(WIDE, "#d9a05b", "shoe", BROWN, both(spots([[18, 12], [24, 16], [16, 22], [22, 26], [15, 31], [25, 32]], 1.8, "#5f3b1b"))),
  () => legs(SLIM, PINK, "point", VIOLET, both(line("M19 10 L28 14 M19 18 L28 22 M19 26 L27 30", VIOLET, 2.6))),
  // Shoelace, Muffin, Moose, Sandwich, Cabbage
  () => legs(SLIM, TEAL, "shoe", WHITE, both(svg`${line("M14 41 L19 44 M18 39.5 L22 43.5", RED, 1.4)}${line("M21 39 Q27 33 29 38 M21 39 Q14 34 14 38", RED, 1.3)}`)),
  () => legs("M23 10 H28 V38 H22 Z", CREAM, "shoe", BROWN, skirt("M14 2 Q10 10 18 13 L21 28 H39 L42 13 Q50 10 46 2 Q38 -3 30 1 Q22 -3 14 2 Z", "#b9763a", svg`${shape("M18 13 H42 L39 28 H21 Z", PINK)}${line("M25 13 L26 28 M30 13 V28 M35 13 L34 28", "#c24f7c", 1.2)}`)),
  () => legs(SLIM, "#6d4526", "hoof", INK, both(line("M20 8 V28 M25 8 V26", "#4a2d16", 1.3))),
  () => legs("M24 22 H28 V40 H23 Z", SKINS[1], "boot", RED, svg`${shape("M13 0 H47 V7 H13 Z", "#dca55a")}${shape("M11 7 Q17 12 22 8 Q27 13 32 8 Q38 13 49 7 V12 H11 Z", GREEN)}${shape("M13 11 H47 V15 H13 Z", RED)}${shape("M13 15 H47 Q47 24 40 24 H20 Q13 24 13 15 Z", "#dca55a")}`),
  () => legs(SLIM, "#cfe8b4", "boot", GREEN, skirt("M20 0 H40 Q52 6 50 20 Q44 28 36 22 Q30 30 24 22 Q16 28 10 20 Q8 6 20 0 Z", "#8cc763", line("M30 2 V20 M28 6 Q20 10 16 18 M32 6 Q40 10 44 18", "#e9f7d6", 1.5))),
  // Earmuff, Cloud, Elbow, Waffle, Jackrabbit
  () => legs(SLIM, BLUE, "boot", INK, both(svg`${disc(22, 20, 6, PINK)}${line("M18 20 Q22 14 26 20", WHITE, 1.2)}`)),
  () => legs("M24 14 H28 V40 H23 Z", "#9fc9ef", "boot", BLUE, svg`${disc(16, 12, 8, WHITE)}${disc(44, 12, 8, WHITE)}${disc(24, 17, 8, WHITE)}${disc(36, 17, 8, WHITE)}${shape("M20 0 H40 L44 13 Q30 21 16 13 Z", WHITE)}`),
  () => legs("M20 0 H30 L29 16 L18 24 L24 37 H17 L11 23 L20 12 Z", VIOLET, "shoe", GOLD, both(disc(15.5, 22.5, 4.4, GREY))),
  () => legs(WIDE, "#e3ab55", "boot", BROWN, both(line("M18 6 L27 12 M15 14 L27 21 M14 22 L27 30 M27 6 L16 13 M27 15 L14 23 M27 24 L14 31", "#9a6421", 1.3))),
  () => legs(SLIM, "#d8c4a4", "paw", WHITE, svg`${both(shape("M26 38 Q26 47 14 47 H4 Q1 44 6 42 Q16 36 26 38 Z", "#efe3cf"))}${disc(44, 12, 5, WHITE)}`),
];

const DRAWN = { h: HEADS, b: BODIES, l: LEGS };

/** The values of Superhero level, in the order in which their parts are drawn, after 1 to 5 with four copies each. */
const GREENS = ["-3", "-2", "-1", "6", "7"];

/**
 * Draw one part in its field.
 * @param {string} card its word, such as `h3a`
 */
export function drawPart(card) {
  const kind = /** @type {"h" | "b" | "l"} */ (card[0]);
  const value = card.slice(1, -1);
  const green = GREENS.indexOf(value);
  const at = green < 0 ? (Number(value) - 1) * 4 + "abcd".indexOf(card.slice(-1)) : 20 + green;
  return DRAWN[kind][at]();
}
