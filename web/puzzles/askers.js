/** Who asks: an animal for each game's puzzles, drawn like the faces of the levels. */

import { svg } from "lit";
import { dot, shape, stroke } from "../draw/moods.js";

/** @param {number} x @param {number} y */
const cheek = (x, y) => svg`<circle class="m-cheek" cx=${x} cy=${y} r="3"></circle>`;

/** Each in a field of 56 × 56, which begins at 4, 3. @type {Record<string, unknown>} */
const ASKERS = {
  owl: svg`${shape("M10 8 Q20 16 32 14 Q44 16 54 8 Q57 24 54 38 Q50 56 32 56 Q14 56 10 38 Q7 24 10 8 Z", "m-brown")}
    ${shape("M32 52 Q18 52 16 42 Q32 36 48 42 Q46 52 32 52 Z", "m-gold")}
    ${shape("M22 18 m-10 11 a10.5 10.5 0 1 0 21 0 a10.5 10.5 0 1 0 -21 0", "m-white")}${shape("M42 18 m-11 11 a10.5 10.5 0 1 0 21 0 a10.5 10.5 0 1 0 -21 0", "m-white")}
    ${dot(24, 29, 4.5)}${dot(40, 29, 4.5)}${shape("M28.5 36 H35.5 L32 43 Z", "m-gold")}`,
  fox: svg`${shape("M9 6 L24 17 Q32 14 40 17 L55 6 Q58 26 52 38 Q44 53 32 56 Q20 53 12 38 Q6 26 9 6 Z", "m-red")}
    ${shape("M11 35 Q24 36 32 50 Q40 36 53 35 Q46 53 32 56 Q18 53 11 35 Z", "m-white")}
    ${shape("M9 25 Q22 19 32 24 Q42 19 55 25 Q53 37 43 37 Q36 37 32 31 Q28 37 21 37 Q11 37 9 25 Z", "m-blue")}
    ${shape("M22 24.5 m-5 5 a5 4.5 0 1 0 10 0 a5 4.5 0 1 0 -10 0", "m-white")}${shape("M42 24.5 m-5 5 a5 4.5 0 1 0 10 0 a5 4.5 0 1 0 -10 0", "m-white")}
    ${dot(22.5, 29.5, 2.4)}${dot(41.5, 29.5, 2.4)}${dot(32, 50, 3.4)}`,
  penguin: svg`${shape("M32 6 Q55 8 55 34 Q55 56 32 56 Q9 56 9 34 Q9 8 32 6 Z", "m-dark")}
    ${shape("M32 24 Q38 14 46 20 Q53 28 48 40 Q43 53 32 53 Q21 53 16 40 Q11 28 18 20 Q26 14 32 24 Z", "m-white")}
    ${dot(24, 29, 3.2)}${dot(40, 29, 3.2)}${cheek(19.5, 37)}${cheek(44.5, 37)}
    ${shape("M24 36 Q32 31 40 36 Q37 44 32 44 Q27 44 24 36 Z", "m-gold")}${stroke("M26 37 Q32 39.5 38 37")}`,
  bee: svg`${shape("M14 38 Q2 33 5 23 Q14 19 20 27 Z", "m-white")}${shape("M50 38 Q62 33 59 23 Q50 19 44 27 Z", "m-white")}
    ${stroke("M26 16 Q24 8 18 7 M38 16 Q40 8 46 7")}${dot(17, 7, 2.6)}${dot(47, 7, 2.6)}
    ${shape("M32 14 Q52 14 52 35 Q52 56 32 56 Q12 56 12 35 Q12 14 32 14 Z", "m-gold")}
    ${shape("M21 17 Q32 22 43 17 Q48 20 50 25 Q32 32 14 25 Q16 20 21 17 Z", "m-dark")}
    ${dot(24, 36, 3.4)}${dot(40, 36, 3.4)}${cheek(18.5, 43)}${cheek(45.5, 43)}${stroke("M25 44 Q32 51 39 44")}`,
  turtle: svg`${shape("M32 4 L56 17 V43 L32 57 L8 43 V17 Z", "m-brown")}
    ${stroke("M32 4 V18 M8 17 L20 25 M56 17 L44 25 M8 43 L20 40 M56 43 L44 40")}
    ${shape("M32 16 Q47 16 47 35 Q47 55 32 55 Q17 55 17 35 Q17 16 32 16 Z", "m-green")}
    ${dot(25.5, 33, 3.2)}${dot(38.5, 33, 3.2)}${cheek(22, 41)}${cheek(42, 41)}${stroke("M25 42 Q32 50 39 42")}`,
};

/** @param {string} animal "" or another word for none */
export const askerView = (animal) =>
  ASKERS[animal]
    ? svg`<svg class="drawn asker" viewBox="3 3 58 56" aria-hidden="true">${ASKERS[animal]}</svg>`
    : "";
