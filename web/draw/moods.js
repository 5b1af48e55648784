/** Draws how strong a computer plays, as five faces from friendly to fierce, and who plays: alone, with it, with friends. */

import { svg } from "lit";

/** What is drawn has a line of its own around it, so that it stands out on any ground. @param {string} d @param {string} kind */
export const shape = (d, kind) => svg`<path class="m-line ${kind}" d=${d}></path>`;
/** @param {string} d */
export const stroke = (d) => svg`<path class="m-stroke" d=${d}></path>`;
/** @param {number} x @param {number} y @param {number} r */
export const dot = (x, y, r) => svg`<circle class="m-ink" cx=${x} cy=${y} r=${r}></circle>`;

const HEAD = "M14 22 Q14 14 22 14 H42 Q50 14 50 22 V42 Q50 52 40 52 H24 Q14 52 14 42 Z";

/** Each level's face: the colour of the head, what stands on it, the brows, the eyes and the mouth. */
const FACES = [
  svg`${shape("M32 14 V7", "")}${shape("M32 8 m-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0", "m-gold")}${shape(HEAD, "m-green")}
    ${stroke("M20 28 Q23.5 24 27 28 M37 28 Q40.5 24 44 28")}${stroke("M21 37 Q32 50 43 37")}
    <circle class="m-cheek" cx="19.5" cy="36" r="3"></circle><circle class="m-cheek" cx="44.5" cy="36" r="3"></circle>`,
  svg`${shape("M32 14 V7", "")}${shape("M32 8 m-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0", "m-gold")}${shape(HEAD, "m-teal")}
    ${dot(24, 29, 3)}${dot(40, 29, 3)}${stroke("M23 39 Q32 46 41 39")}`,
  svg`${shape("M24 14 L20 7 M40 14 L44 7", "")}${shape(HEAD, "m-blue")}${stroke("M19 23 H28 M36 21 Q40 19 44 22")}
    ${dot(24, 29, 3)}${dot(40, 29, 3)}${stroke("M24 42 Q34 43 41 37")}`,
  svg`${shape("M18 17 L13 6 L27 14 Z", "m-gold")}${shape("M46 17 L51 6 L37 14 Z", "m-gold")}${shape(HEAD, "m-violet")}
    ${stroke("M19 23 L28 27 M45 23 L36 27")}${dot(24, 31, 3)}${dot(40, 31, 3)}${stroke("M23 42 H41")}`,
  svg`${shape("M17 20 Q8 14 11 3 Q17 12 27 14 Z", "m-gold")}${shape("M47 20 Q56 14 53 3 Q47 12 37 14 Z", "m-gold")}${shape(HEAD, "m-red")}
    ${stroke("M18 22 L29 29 M46 22 L35 29")}${dot(24, 32, 3)}${dot(40, 32, 3)}
    ${shape("M21 39 H43 L41 46 H23 Z", "m-white")}${stroke("M26.5 39 V46 M32 39 V46 M37.5 39 V46")}`,
];

/**
 * The face of a level, from 1; a game that had more than five would have the fiercest for all above.
 * @param {number} level
 */
export const moodFace = (level) =>
  svg`<svg class="drawn" viewBox="4 0 56 56" aria-hidden="true">${FACES[Math.min(level, FACES.length) - 1]}</svg>`;

/**
 * Somebody from the chest up, in a field of 40 × 56.
 * @param {number} x
 * @param {string} skin
 * @param {string} shirt
 * @param {unknown} hair
 */
const person = (x, skin, shirt, hair) => svg`<g transform="translate(${x} 0)">
  ${shape("M4 56 Q4 38 20 38 Q36 38 36 56 Z", shirt)}${shape("M16 33 H24 V40 Q20 43 16 40 Z", skin)}
  ${shape("M9 22 Q9 11 20 11 Q31 11 31 22 Q31 35 20 35 Q9 35 9 22 Z", skin)}${hair}
  ${dot(15.5, 23, 1.6)}${dot(24.5, 23, 1.6)}${stroke("M15.5 28 Q20 32 24.5 28")}</g>`;

const SHORT = shape("M8 22 Q6 6 20 6 Q34 6 32 22 Q29 15 24 15 Q15 17 12 15 Q9 17 8 22 Z", "m-brown");
const BUNS = svg`${shape("M7 13 m-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0", "m-dark")}${shape("M33 13 m-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0", "m-dark")}
  ${shape("M8 21 Q8 8 20 8 Q32 8 32 21 Q28 14 20 14 Q12 14 8 21 Z", "m-dark")}`;
const CAP = svg`${shape("M8 18 Q9 7 20 7 Q31 7 32 18 Z", "m-gold")}${shape("M27 18 H40 Q39 14 31 14 Z", "m-gold")}`;

/** How people play, each in a field of 96 × 60. @type {Record<string, unknown>} */
const COMPANIES = {
  alone: svg`${person(28, "m-skin-2", "m-red", BUNS)}`,
  computer: svg`${person(6, "m-skin-1", "m-blue", SHORT)}<g transform="translate(38 4)">${FACES[1]}</g>`,
  friends: svg`${person(0, "m-skin-1", "m-green", CAP)}${person(56, "m-skin-3", "m-violet", SHORT)}${person(28, "m-skin-2", "m-red", BUNS)}`,
};

/** @param {string} company */
export const companyPicture = (company) =>
  svg`<svg class="drawn" viewBox="-2 0 100 56" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${COMPANIES[company]}</svg>`;
