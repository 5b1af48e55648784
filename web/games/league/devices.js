/** Draws the nine devices, the back of the play deck's cards, and the marks of the kinds of cards. */

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
  RED,
  shape,
  TEAL,
  VIOLET,
  WHITE,
} from "./pen.js";

/** Each device is drawn in a field of this size. */
export const FIELD = { width: 48, height: 48 };

/** By effect: the words of the devices stand in the locale files. @type {Record<string, unknown>} */
const DRAWN = {
  // Giant Gong: it hangs in its frame, and its beater has just struck
  x5: svg`${line("M6 44 V6 H42 V44 M3 45 H11 M37 45 H45", BROWN, 3.4)}${line("M17 7 V13 M31 7 V13", INK, 1.4)}
    ${disc(24, 25, 15, GOLD)}${disc(24, 25, 10.5, "#ffd873")}${disc(24, 25, 4.6, ORANGE)}
    ${line("M45 36 L33 28", BROWN, 2.6)}${disc(32, 27.5, 3.6, RED)}`,
  // Echo Trumpet: its sound comes back in waves
  x4: svg`${shape("M4 21 H19 L32 11 V37 L19 27 H4 Z", GOLD)}${shape("M32 10 Q36 24 32 38 Q29 24 32 10 Z", "#c9861a")}
    ${shape("M2 19 H6 V29 H2 Z", "#c9861a")}${disc(11, 17.5, 2.2, RED)}${disc(16, 17.5, 2.2, BLUE)}${line("M8 27 Q8 35 15 35 Q20 35 20 29", "#c9861a", 2.4)}
    ${line("M38 18 Q41 24 38 30 M42 14 Q47 24 42 34", VIOLET, 2.2)}`,
  // Triple Mirror: three panes, and the same star in each
  x3: svg`${shape("M3 10 L15 6 V42 L3 38 Z", VIOLET)}${shape("M33 6 L45 10 V38 L33 42 Z", VIOLET)}${shape("M15 4 H33 V44 H15 Z", VIOLET)}
    ${shape("M5.5 13 L12.5 10.5 V37.5 L5.5 35 Z", "#d3ecf6")}${shape("M35.5 10.5 L42.5 13 V35 L35.5 37.5 Z", "#d3ecf6")}${shape("M18 7.5 H30 V40.5 H18 Z", "#e7f6fb")}
    ${[9, 24, 39].map((x) => shape(`M${x} 18 L${x + 1.6} 22.4 L${x + 3.4} 24 L${x + 1.6} 25.6 L${x} 30 L${x - 1.6} 25.6 L${x - 3.4} 24 L${x - 1.6} 22.4 Z`, GOLD))}`,
  // Copycat Robot: the same face twice, with ears
  x2: svg`${shape("M23 14 L25 7 L30 12 H37 L42 7 L44 14 V32 H23 Z", GREY)}${shape("M4 18 L6 9 L13 15 H20 L27 9 L29 18 V38 H4 Z", TEAL)}
    ${disc(11, 24, 3.4, WHITE)}${disc(22, 24, 3.4, WHITE)}${dot(11.6, 24, 1.5)}${dot(22.6, 24, 1.5)}
    ${shape("M9 30 H24 V34.5 H9 Z", CREAM)}${line("M13 30 V34.5 M16.5 30 V34.5 M20 30 V34.5", INK, 1)}
    ${disc(36, 19, 2.8, WHITE)}${dot(36.5, 19, 1.3)}${line("M33 26 H41", INK, 1.6)}${line("M9 38 V44 M24 38 V44 M35 32 V38", INK, 2.4)}`,
  // Rainbow Torch: out of its lens comes a rainbow
  "+15": svg`${line("M26 20 L45 7", RED, 3)}${line("M27 22.4 L46 12", ORANGE, 3)}${line("M28 25 L46.5 18", GOLD, 3)}${line("M28.6 27.6 L46.5 24", GREEN, 3)}${line("M29 30 L46 30", BLUE, 3)}
    ${shape("M3 38 L17 26 L24 33.5 L10 45 Q5 46 3 38 Z", RED)}${shape("M15 25 L24 16 Q32 22 31 32 L24 34.5 Z", GREY)}${line("M24 16 Q32 22 31 32", WHITE, 2)}${dot(14, 36, 1.8, WHITE)}`,
  // Spring Boots: two boots, each on a coil
  "+10": svg`${[0, 21].map(
    (
      x,
    ) => svg`${shape(`M${8 + x} 4 H${17 + x} V19 Q${24 + x} 20 ${24 + x} 27 H${6 + x} Z`, x ? "#ff8a5c" : RED)}
      ${line(`M${8 + x} 9 H${17 + x}`, CREAM, 2.4)}${line(`M${9 + x} 30 H${21 + x} L${9 + x} 34 H${21 + x} L${9 + x} 38 H${21 + x} L${9 + x} 42 H${21 + x}`, "#5b6472", 2)}${line(`M${7 + x} 45 H${22 + x}`, INK, 2.6)}`,
  )}`,
  // Paper Glider
  "+5": svg`${shape("M3 22 L45 5 L32 42 L23 30 Z", WHITE)}${shape("M23 30 L45 5 L20 27 V41 Z", "#cfd9ea")}${shape("M3 22 L45 5 L18 26 Z", "#eef3fb")}
    ${line("M4 33 Q8 31 11 34 M8 41 Q12 39 15 42", BLUE, 2)}`,
  // Shrinking Hat: arrows press it flat
  "-10": svg`${shape("M5 34 Q24 42 43 34 Q45 39 40 41 Q24 46 8 41 Q3 39 5 34 Z", "#6b3fa0")}${shape("M12 35 Q13 22 17 20 Q24 23 31 20 Q35 22 36 35 Q24 40 12 35 Z", VIOLET)}
    ${line("M12.6 32 Q24 37 35.4 32", GOLD, 3)}${shape("M24 17 L17 10 H21.5 V2 H26.5 V10 H31 Z", RED)}`,
  // Sleepy Scarf: rolled up, and snoring
  "-5": svg`${shape("M6 28 Q6 18 20 18 Q36 18 36 28 Q36 37 20 37 Q6 37 6 28 Z", BLUE)}${shape("M13 28 Q13 23.5 21 23.5 Q29 23.5 29 28 Q29 31.5 21 31.5 Q13 31.5 13 28 Z", "#1d4a94")}
    ${shape("M8 33 L15 36 L13 46 L5 44 Z", "#5a8fe0")}${line("M6 40 L13.6 41.6 M33.5 22 L29 24 M35.6 30 L30 30 M25 36.6 L23.6 32.4 M14 20 L16 24", CREAM, 1.8)}${line("M6 44.3 L5.5 47 M9 45 L8.6 47.6 M12 45.6 L11.8 47.8", INK, 1.2)}
    ${line("M33 12 H38 L33 17 H38 M40 3 H46 L40 9 H46", VIOLET, 2)}`,
};

/**
 * Draw one device in its field.
 * @param {string} card its word, such as `+10b`
 */
export const drawDevice = (card) => DRAWN[card.slice(0, -1)];

/** The back of every card of the play deck, in a field of 66 to 92: the mask of the league. */
export const BACK = svg`
  <rect x="1.5" y="1.5" width="63" height="89" rx="8" fill="#27408f" stroke=${INK} stroke-width="2"></rect>
  <rect x="6" y="6" width="54" height="80" rx="5" fill="none" stroke=${GOLD} stroke-width="2"></rect>
  ${shape("M33 22 L50 29 V46 Q50 62 33 71 Q16 62 16 46 V29 Z", GOLD)}
  ${shape("M20 40 Q33 35 46 40 L44 50 Q37 52 34 46 H32 Q29 52 22 50 Z", "#27408f")}${dot(27, 45, 2.4, WHITE)}${dot(39, 45, 2.4, WHITE)}`;

/** What tells the kinds of cards apart without words or colours, each in a field of 12 to 12. @type {Record<string, unknown>} */
const MARKS = {
  h: svg`<path
    fill-rule="evenodd"
    d="M6 0.4 A5.4 5.6 0 0 1 6 11.6 A5.4 5.6 0 0 1 6 0.4 Z M4 4 A1 1 0 0 0 4 6 A1 1 0 0 0 4 4 Z M8 4 A1 1 0 0 0 8 6 A1 1 0 0 0 8 4 Z M3.4 7.4 Q6 11.4 8.6 7.4 Q6 9 3.4 7.4 Z"
  ></path>`,
  b: svg`<path d="M4.4 0.8 H7.6 L11.6 3 L10.4 6.4 L8.8 5.6 V11.2 H3.2 V5.6 L1.6 6.4 L0.4 3 Z"></path>`,
  l: svg`<path d="M2.6 0.6 H9.4 L9.8 9 H11.8 V11.4 H7.2 L6.5 4.4 H5.5 L4.8 11.4 H0.2 V9 H2.2 Z"></path>`,
  d: svg`<path d="M7.4 0.4 L1.8 7 H5.4 L4.4 11.8 L10.4 4.8 H6.6 Z"></path>`,
};

/** @param {string} card its word */
export const kindOf = (card) => ("hbl".includes(card[0]) ? card[0] : "d");

/** @param {string} kind h, b, l, or d for a device */
export const drawMark = (kind) => MARKS[kind];
