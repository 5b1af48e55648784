/** Says what lies on the table of Numero: for screen readers, and for those who ask how the game stands. */

import { isCard, isNumber, readOf } from "./cards.js";

/** @typedef {import("#border/numero").View} View */
/** @typedef {import("#border/numero").Pile} Pile */
/** @typedef {import("../../i18n/words.js").Say} Say */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */

/** The lines of a score sheet that a take brings points to, and those of some games. */
const LINES = ["takes", "cards", "printed", "five", "six", "three", "four", "colours", "colour", "clear"];
const SHARED = ["most", "left"];
const ALONE = ["dealt", "perfect", "left"];

/**
 * The lines of the score sheet, none where cards are counted; where a take is asked for, those that it may bring points to.
 * @param {View} view
 * @param {Pick<Ui, "kind">} ui
 */
export function linesOf({ options, hands }, { kind }) {
  if (options.goal !== "points") return [];
  if (kind === "trial") return LINES;
  if (hands.length === 1) return [...LINES, ...ALONE];
  return [...LINES, ...(options.challenges ? ["challenge"] : []), ...SHARED];
}

/** How a card is called among people, or a line of the score sheet with its points. @param {string} word @param {Say} say */
export function name(word, say) {
  const [, line, points] = word.match(EARNED) ?? [];
  if (line) return say("line-earned", { line: say(`line-${line}`), points: readOf(points) });
  if (!isCard(word)) return undefined;
  if (isNumber(word)) return say("name-number", { colour: word[0], number: Number(word.slice(1)) });
  const kind = { "-": "minus", x: "times", "/": "over" }[word[0]];
  if (kind) return say("name-wild", { kind, number: Number(word.slice(1)) });
  // A name of a variant has neither strokes, dots nor signs.
  return say("name-wild", { kind: `is-${word.replace(/[/.]/, "-").replace("%", "-percent")}`, number: 0 });
}

const EARNED = /^([a-z]+) (-?\d+)$/;

/** @param {string[]} cards @param {Say} say */
const listOf = (cards, say) => cards.map((card) => name(card, say)).join(", ");

/** A card of a hand. @param {string} card @param {Say} say */
export const handLabel = (card, say) => say("label-hand", { name: name(card, say) ?? "" });

/** A wild card in the centre. @param {string} card @param {Say} say */
export const looseLabel = (card, say) => say("label-loose", { name: name(card, say) ?? "" });

/**
 * A pile: a single card by its name, several by what they are worth, and what lies in them.
 * @param {Pile} pile
 * @param {Say} say
 */
export function pileLabel({ cards, value }, say) {
  const [first] = cards;
  if (cards.length === 1) return say("label-single", { name: name(first, say) ?? "" });
  return say("label-pile", {
    value: writtenValue(value),
    cards: listOf(cards, say),
    told: value === null ? "no" : "yes",
  });
}

/** A pile by what it is worth, where many things are told. @param {Pile} pile @param {Say} say */
export const pileBrief = ({ cards, value }, say) =>
  cards.length === 1 ? name(cards[0], say) : say("brief-pile", { value: writtenValue(value) });

/** What a pile is worth, as it is written. @param {number | string | null} value */
export const writtenValue = (value) => (value === null ? "?" : String(value));

/** How the table lies, in one sentence. @param {View} view @param {Ui} ui */
export const layout = ({ hands }, { say, shape }) =>
  say("layout", { place: shape === "wide" ? "wide" : "tall", seats: hands.length });

/**
 * How the game stands, in sentences; in short, the scores, the deck, and who has a last turn to come.
 * @param {View} view
 * @param {Ui} ui
 * @param {boolean} [isBrief]
 */
export function stand(view, { say, subjects }, isBrief = false) {
  const { options, hands, won, scores, sheets, centre, loose, deck, final } = view;
  const points = options.goal === "points";
  const tell = subjects.map((subject, seat) =>
    say("stand-score", { ...subject, score: scores[seat], cards: won[seat].length, goal: options.goal }),
  );
  const last = final.length > 0 ? [say("stand-last")] : [];
  if (isBrief) return [...tell, say("stand-deck", { count: deck }), ...last];
  const piles = centre.map((pile) => pileBrief(pile, say)).join("; ");
  return [
    ...tell,
    ...(points ? subjects.map((subject, seat) => tellSheet(subject, sheets[seat], say)).filter(Boolean) : []),
    centre.length > 0 ? say("stand-centre", { count: centre.length, list: piles }) : say("stand-bare"),
    ...(loose.length > 0 ? [say("stand-loose", { list: listOf(loose, say) })] : []),
    ...(hands.length > 1
      ? subjects.map((subject, seat) => say("stand-hand", { ...subject, count: hands[seat].count }))
      : []),
    say("stand-deck", { count: deck }),
    ...last,
  ];
}

/** The lines of a score sheet, in a row. @param {{name: string, you: string}} subject @param {Record<string, number>} sheet @param {Say} say */
function tellSheet(subject, sheet, say) {
  const lines = Object.entries(sheet).map(([line, points]) => name(`${line} ${points}`, say));
  return lines.length > 0 ? say("stand-sheet", { ...subject, lines: lines.join(", ") }) : "";
}

/** What the words for the end depend on. @param {View} view */
export const end = ({ options }) => ({ goal: options.goal });
