/** Prints Numero: every card of the full pack, and the score sheet of a game for points. */

import { BODY, cutPages, scoreTable } from "../../draw/paper.js";
import { cardFace } from "./cards.js";

/** @typedef {import("../../i18n/words.js").Say} Say */
/** @typedef {import("../../draw/paper.js").Print} Print */

const MOST = 15;

/** What is printed on the least and the greatest number of each colour. */
const ENDS = 2;

/** The wild cards by the points that are printed on them. @type {[number, string[]][]} */
const WILDS = [
  [1, ["-2", "-3", "-4", "-5"]],
  [2, ["x2", "x3", "x4", "x5", "/2", "/3", "/4", "/5"]],
  [2, ["1/2", "1/3", "1/4", "1/5", "0.5", "0.25", "50%"]],
  [3, ["2/3", "3/4", "2/5", "3/5", "0.75", "75%"]],
  [3, ["sq", "cube", "sqrt", "cbrt"]],
];

/** Every card of the full pack with its points: 60 numbers and 29 wild cards. @type {[string, number][]} */
export const CARDS = [
  ...["g", "o", "b", "r"].flatMap((colour) =>
    Array.from({ length: MOST }, (_, at) => {
      const isEnd = at === 0 || at === MOST - 1;
      return /** @type {[string, number]} */ ([`${colour}${at + 1}`, isEnd ? ENDS : 0]);
    }),
  ),
  ...WILDS.flatMap(([points, words]) =>
    words.map((word) => /** @type {[string, number]} */ ([word, points])),
  ),
];

/** @param {Say} say */
const cards = (say) =>
  cutPages({
    title: say("print-cards"),
    faces: CARDS.map(([card, points]) => cardFace(card, points)),
    wide: 42,
    tall: 58.8,
  });

/** What brings points, in the order of the rules. */
const KINDS = [
  "takes",
  "cards",
  "printed",
  "five",
  "six",
  "three",
  "four",
  "colours",
  "colour",
  "swept",
  "most",
];

/** @param {Say} say */
const scores = (say) => [
  {
    heading: say("print-scores"),
    body: scoreTable({
      columns: [1, 2, 3, 4].map((number) => say("print-player", { number })),
      rows: [...KINDS.map((kind) => say(`print-for-${kind}`)), say("print-held"), say("print-total")],
      tall: (BODY.tall - 1) / (KINDS.length + 3),
      first: 58,
    }),
  },
];

/** @type {Print[]} */
export const PRINTS = [
  { key: "cards", pages: cards },
  { key: "scores", pages: scores },
];
