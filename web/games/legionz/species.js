/** Draws the six species of Bugz, each seen from above with its head up, in a field of 100 units around its middle. */

import { svg } from "lit";

/** The same line on the other side of the body; every number of it is one of a pair. @param {string} d */
const mirror = (d) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${-x} ${y}`);

/** A line and its mirror image. @param {string} d */
const both = (d) => `${d}${mirror(d)}`;

/** Legs and feelers. @param {string} d @param {number} [width] */
const limbs = (d, width = 5) => svg`<path class="bug-limb" stroke-width=${width} d=${d}></path>`;

/** @param {string} d @param {string} kind */
const shape = (d, kind) => svg`<path class=${kind} d=${d}></path>`;

/** Circles, as one path. @param {number[][]} places x, y, radius */
const discs = (places) =>
  places
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
    .join("");

/** On both sides. @param {number[][]} places */
const pairs = (places) => discs([...places, ...places.map(([x, y, r]) => [-x, y, r])]);

/** Eyes that look ahead. @param {number[][]} places of those on the right: x, y, radius */
const eyes = (places) => svg`
  ${shape(pairs(places), "bug-eye")}
  ${shape(pairs(places.map(([x, y, r]) => [x - r * 0.1, y - r * 0.28, r * 0.62])), "bug-pupil")}
  ${shape(discs(places.flatMap(([x, y, r]) => [x, -x].map((at) => [at + r * 0.15, y - r * 0.5, r * 0.24]))), "bug-eye")}`;

const ladybird = svg`
  ${limbs(both("M22 -12L34 -20L40 -17M29 8L42 7L46 12M23 26L34 35L34 42"), 5.5)}
  ${limbs(both("M7 -38Q10 -47 19 -48"), 3.6)}
  ${shape(pairs([[19.5, -47.5, 3.6]]), "bug-light")}
  ${shape("M-19 -20C-21 -34 -12 -41 0 -41C12 -41 21 -34 19 -20Z", "bug-dark")}
  ${shape("M0 -25C24 -25 36 -8 36 10C36 28 21 40 4 42.5L0 38L-4 42.5C-21 40 -36 28 -36 10C-36 -8 -24 -25 0 -25Z", "bug-body")}
  ${shape("M30 -7C38 14 30 34 4 42.5L0 38V30C18 30 28 16 30 -7Z", "bug-shade")}
  ${shape(
    `M-1.7 -24H1.7L1.2 38H-1.2Z${discs([[0, -18, 7]])}${pairs([
      [17, -7, 6.2],
      [22, 13, 6.6],
      [10, 27, 5.6],
    ])}`,
    "bug-dark",
  )}
  ${shape("M-29 2Q-27 -14 -11 -19Q-21 -10 -24 4Z", "bug-shine")}
  ${eyes([[9.5, -32, 5.6]])}`;

const stag = svg`
  ${limbs(both("M17 -8L30 -17L37 -12M20 8L36 5L42 12M16 24L30 31L32 44"), 5.5)}
  ${shape(both("M5 -28C21 -26 33 -33 32 -43C31 -51 21 -55 11 -53C19 -50 24 -46 23 -40L16 -43.5L15.5 -36.5C12 -34 8 -34 4 -35Z"), "bug-horn")}
  ${shape("M-17 -31Q0 -38 17 -31L18 -18H-18Z", "bug-body")}
  ${shape("M-22 -19Q0 -26 22 -19C24 -14 23 -9 21 -5Q0 1 -21 -5C-23 -9 -24 -14 -22 -19Z", "bug-body")}
  ${shape("M-20 -3Q0 2 20 -3C26 16 20 44 0 48C-20 44 -26 16 -20 -3Z", "bug-body")}
  ${shape("M19 -3C26 16 20 44 0 48V39C14 34 17 14 13 -1ZM22 -19C24 -14 23 -9 21 -5L13 -3C16 -8 16 -15 14 -21Z", "bug-shade")}
  ${shape(`M-1.7 -1H1.7L1 46H-1Z${both("M10 3Q14 20 8 36L6.6 35Q11.5 19 7.6 3Z")}`, "bug-dark")}
  ${shape("M-16 3Q-19 18 -12 33Q-15 17 -12.5 3ZM-18 -16Q-10 -19 -3 -19.5Q-11 -16 -16 -12Z", "bug-shine")}
  ${eyes([[10, -26.5, 5]])}`;

const grasshopper = svg`
  ${limbs(both("M4 -36Q8 -48 25 -48M8 -18L20 -27L23 -36M9 -8L19 -4"), 4)}
  ${limbs(both("M33 -20Q37 10 29 40L34 46"), 5)}
  ${shape(both("M6 8C9 -4 25 -20 32 -25C38 -25 39 -18 36 -13C31 -2 18 17 8 22Z"), "bug-body")}
  ${shape("M0 -24C8 -24 12 -18 12 -8C13 14 8 40 0 50C-8 40 -13 14 -12 -8C-12 -18 -8 -24 0 -24Z", "bug-body")}
  ${shape("M0 -43C10 -43 14 -37 12 -29C14 -22 13 -16 11 -11Q0 -5 -11 -11C-13 -16 -14 -22 -12 -29C-14 -37 -10 -43 0 -43Z", "bug-body")}
  ${shape("M11 -11C14 10 9 38 0 50V38C6 28 8 8 6 -8ZM12 -29C14 -22 13 -16 11 -11L6 -9C9 -16 9 -24 7 -30Z", "bug-shade")}
  ${shape(`M-1.3 -6H1.3L0.8 46H-0.8Z${both("M5 -6Q8 14 3.6 38L2.2 38Q5.4 14 2.8 -6ZM12 -26Q5 -21.4 0 -21.4V-24.6Q5 -24.6 12 -29.2ZM14 2L17 -2L20 1L16.6 5ZM20 -5L23 -9L26 -5.6L23 -1.4ZM26 -12L29 -15.6L31 -11.6L28.6 -8Z")}`, "bug-dark")}
  ${eyes([[8, -34, 5.2]])}`;

const wasp = svg`
  ${limbs(both("M4 -37Q7 -48 18 -50M8 -18L20 -30L22 -40M8 -6L20 8L27 7"), 4)}
  ${shape(both("M5 -9C22 -4 37 8 36 17C34 24 18 16 3 -3Z"), "bug-wing")}
  ${shape(both("M6 -17C22 -31 44 -30 48 -19C50 -9 34 -2 6 -8Z"), "bug-wing")}
  ${shape(both("M10 -14Q26 -23 43 -20L42.6 -18.4Q27 -20.6 11 -12.4ZM12 -11Q26 -14 38 -11L37.4 -9.6Q26 -12 13 -9.6ZM8 -3Q20 2 30 13L28.8 14Q19 4 8 -1Z"), "bug-vein")}
  ${shape("M0 2C12 2 19 10 18 22C17 36 8 44 0 55C-8 44 -17 36 -18 22C-19 10 -12 2 0 2Z", "bug-body")}
  ${shape("M0 -24C9 -24 13 -18 12 -10C11 -3 5 0 3.4 4H-3.4C-5 0 -11 -3 -12 -10C-13 -18 -9 -24 0 -24Z", "bug-body")}
  ${shape("M0 -42C11 -42 15 -36 13 -29Q7 -21 0 -21Q-7 -21 -13 -29C-15 -36 -11 -42 0 -42Z", "bug-body")}
  ${shape("M9 3C16 7 19 14 18 22C17 36 8 44 0 55V46C8 38 15 20 9 3Z", "bug-shade")}
  ${shape("M-14 7Q0 13 14 7L17 13Q0 20 -17 13ZM-18 20Q0 27 18 20L16.6 28Q0 35 -16.6 28ZM-14 34Q0 40 14 34L10 41Q0 45 -10 41ZM-5 48H5L0 56ZM-12 -14Q0 -8 12 -14L11 -7Q0 -2 -11 -7ZM-3 -41L0 -33L3 -41Z", "bug-dark")}
  ${shape("M-11 14Q-13 22 -9 32Q-9 22 -7 14.6Z", "bug-shine")}
  ${eyes([[8.6, -32, 5.8]])}`;

const spider = svg`
  ${limbs(both("M9 -15L23 -34L16 -51M12 -10L34 -27L38 -40M12 -3L37 -3L46 14M9 4L30 20L30 43"), 5)}
  ${shape("M0 -3C19 -3 27 10 24 24C21 38 10 46 0 46C-10 46 -21 38 -24 24C-27 10 -19 -3 0 -3Z", "bug-body")}
  ${shape("M0 -29C14 -29 18 -19 15 -9Q8 1 0 1Q-8 1 -15 -9C-18 -19 -14 -29 0 -29Z", "bug-body")}
  ${shape("M19 3C26 9 26 20 24 24C21 38 10 46 0 46V38C12 38 20 22 19 3ZM14 -24C18 -18 16 -12 15 -9Q8 1 0 1V-5C8 -5 14 -12 14 -24Z", "bug-shade")}
  ${shape("M0 4L7 12L3.4 19L12 30L0 40L-12 30L-3.4 19L-7 12Z", "bug-dark")}
  ${shape("M-20 14Q-19 4 -9 1Q-15 8 -15.6 16Z", "bug-shine")}
  ${shape(
    pairs([
      [12.4, -12, 2.2],
      [7, -9.4, 1.6],
    ]),
    "bug-dark",
  )}
  ${eyes([[6, -18.6, 5.4]])}`;

const ant = svg`
  ${limbs(both("M9 -38L24 -39L31 -46M7 -16L27 -25L37 -37M8 -9L31 -7L44 2M6 -1L25 14L35 33"), 4.6)}
  ${shape(both("M12 -43C15 -50 10 -55 2 -54C4 -52 7 -50 6 -44Z"), "bug-horn")}
  ${shape("M0 7C16 7 22 19 19 31C16 43 7 51 0 51C-7 51 -16 43 -19 31C-22 19 -16 7 0 7Z", "bug-body")}
  ${shape("M0 -22C10 -22 13 -14 9 -6C7 0 5 2 5 6Q0 10 -5 6C-5 2 -7 0 -9 -6C-13 -14 -10 -22 0 -22Z", "bug-body")}
  ${shape("M0 -47C13 -47 18 -39 15 -31Q10 -20 0 -20Q-10 -20 -15 -31C-18 -39 -13 -47 0 -47Z", "bug-body")}
  ${shape("M12 10C20 15 21 24 19 31C16 43 7 51 0 51V43C12 42 18 24 12 10Z", "bug-shade")}
  ${shape("M-19 22Q0 29 19 22L19.6 26Q0 33 -19.6 26ZM-17 36Q0 42 17 36L15.4 40Q0 45 -15.4 40Z", "bug-dark")}
  ${shape("M-15 21Q-15 14 -8 11Q-12 16 -11.6 22.4Z", "bug-shine")}
  ${eyes([[8.6, -34.6, 5.4]])}`;

/** What is drawn of each species. @type {Record<string, unknown>} */
export const BUGS = { ladybird, stag, grasshopper, wasp, spider, ant };

/** The species of each colour: choosing one chooses the other, so that both always say the same. */
const OF_COLOUR = {
  red: "ladybird",
  blue: "stag",
  green: "grasshopper",
  gold: "wasp",
  violet: "spider",
  teal: "ant",
};

/** Those found last, since one redraw asks for them several times. @type {{ui: unknown, species: string[]}} */
let found = { ui: null, species: [] };

/**
 * The species of every seat.
 * @param {import("../../draw/renderer.js").Ui} ui
 */
export function speciesOf(ui) {
  if (found.ui !== ui) {
    const named = new Map(
      Object.entries(OF_COLOUR).map(([colour, each]) => [ui.say(`colour-${colour}`), each]),
    );
    found = { ui, species: ui.colours.map((colour) => named.get(colour) ?? "ladybird") };
  }
  return found.species;
}
