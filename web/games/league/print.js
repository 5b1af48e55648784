/** Prints Numbers League: every card of heroes and devices, the villains with both sides, number cards, and a score sheet. */

import { html } from "lit";
import { BODY, blankSum, cutPages, scoreTable } from "../../draw/paper.js";
import { standingCard, villainCard } from "./faces.js";
import { wordOf } from "./labels.js";

/** @typedef {import("../../i18n/words.js").Say} Say */
/** @typedef {import("../../draw/paper.js").Print} Print */

const COPIES = ["a", "b", "c", "d"];

/** The values that have four copies of each kind of part, and those of Superhero level, which have one. */
const OFTEN = [1, 2, 3, 4, 5];
const ONCE = [-3, -2, -1, 6, 7];

/** The devices, and how many there are of each. @type {[string, number][]} */
const DEVICES = [
  ["x5", 1],
  ["x4", 2],
  ["x3", 3],
  ["x2", 4],
  ["+15", 1],
  ["+10", 2],
  ["+5", 3],
  ["-10", 2],
  ["-5", 3],
];

/** The parts of superheroes, by their words: 75. */
export const PARTS = ["h", "b", "l"].flatMap((kind) => [
  ...OFTEN.flatMap((value) => COPIES.map((copy) => `${kind}${value}${copy}`)),
  ...ONCE.map((value) => `${kind}${value}a`),
]);

/** The devices by their words: 21. */
export const WORN = DEVICES.flatMap(([effect, count]) => COPIES.slice(0, count).map((copy) => effect + copy));

/** The villains of each card: weakness and points of its yellow side, and of its green one. @type {[number, number, number, number][]} */
export const VILLAINS = [
  [3, 1, -10, 3],
  [4, 1, -7, 3],
  [5, 1, -5, 2],
  [6, 1, -4, 2],
  [7, 1, -3, 2],
  [8, 1, -2, 1],
  [9, 1, -1, 1],
  [10, 1, 0, 1],
  [11, 2, 1, 1],
  [12, 2, 2, 1],
  [13, 2, 27, 1],
  [14, 2, 28, 1],
  [15, 2, 29, 1],
  [16, 2, 30, 2],
  [17, 2, 32, 2],
  [18, 2, 33, 2],
  [19, 3, 35, 2],
  [20, 3, 36, 2],
  [21, 3, 38, 3],
  [22, 3, 40, 3],
  [23, 3, 42, 3],
  [24, 3, 45, 3],
  [25, 3, 48, 3],
  [26, 3, 50, 3],
];

/** Of a card, in millimetres. */
const CARD = { wide: 42, tall: 58.5 };

/** @param {Say} say */
function cards(say) {
  const ratio = CARD.wide / CARD.tall;
  /** @param {string} card */
  const face = (card) => standingCard(card, wordOf(card, say), ratio);
  /** @param {number} weakness @param {number} points @param {"yellow" | "green"} side */
  const villain = (weakness, points, side) =>
    html`<div class="paper-side">
      ${villainCard({ weakness, points, side }, ratio, say(`villain-v${weakness}`))}<span>${say(`print-side-${side}`)}</span>
    </div>`;
  return [
    ...cutPages({ title: say("print-parts"), faces: [...PARTS, ...WORN].map(face), ...CARD }),
    ...cutPages({
      title: say("print-villains"),
      faces: VILLAINS.map(
        ([weakness, points, other, others]) =>
          html`<div class="paper-pair">${villain(weakness, points, "yellow")}${villain(other, others, "green")}</div>`,
      ),
      wide: CARD.wide * 2,
      tall: CARD.tall,
      folds: true,
    }),
  ];
}

/** How many lines for captures a score sheet has. */
const CAPTURES = 12;

/** @param {Say} say */
function scores(say) {
  const rows = Array.from({ length: CAPTURES }, (_, at) => String(at + 1));
  const players = [1, 2, 3, 4].map((number) => say("print-player", { number }));
  return [
    {
      heading: say("print-scores"),
      body: scoreTable({
        columns: players,
        rows: [...rows, say("print-villain-points"), say("print-device-points"), say("print-total")],
        tall: (BODY.tall - 1) / (CAPTURES + 4),
        first: 58,
      }),
    },
    {
      heading: say("print-sums"),
      body: html`<p>${say("print-sums-means")}</p>
        ${Array.from({ length: 15 }, () => html`<div class="paper-row">${blankSum(["", "", "", "="])}</div>`)}`,
    },
  ];
}

/** @type {Print[]} */
export const PRINTS = [
  { key: "cards", pages: cards },
  { key: "scores", pages: scores },
];
