/** Lays a sheet on paper: each question with its board, and the whole key, both as the engine tells them. */

import { html, svg } from "lit";
import { markOf } from "../draw/marks.js";
import { tellRecord, tellRefusal } from "../i18n/tell.js";
import { coloursOf } from "../model/colours.js";
import { practisedBy } from "../model/skills.js";
import { lookAt } from "../puzzles/looking.js";
import { dotsView } from "../puzzles/puzzle-view.js";
import { tellJudged } from "../puzzles/telling.js";
import { placeOf, questionOf, resolveItems } from "../sheets/drawing.js";
import { drawBoard } from "./boards.js";
import { boardRoom, sheetPages } from "./print-view.js";

/** @typedef {import("#border").SheetRead} Sheet */
/** @typedef {import("../sheets/drawing.js").Asked} Asked */
/** @typedef {import("#border").Reply} Reply */
/** @typedef {import("#border").PuzzleShown} Posed */
/** @typedef {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
 *   words: import("../i18n/words.js").Words, games: import("../page/games.js").Games,
 *   notices: import("../page/notices.js").Notices,
 *   later: import("../page/later.js").Later<{drawQrCode: typeof import("../table/share.js").drawQrCode}>}} Uses */

/** Lines to write an answer on: as many answers as one can find need more, and of a game one tells how it went. */
const LINES = { usual: 3, many: 7, play: 1 };

/**
 * @param {Sheet} sheet
 * @param {{pack: Pick<import("../puzzles/packs.js").Pack, "puzzles" | "skills">, number: number, link: string, large: boolean, signal: AbortSignal}} how number:
 *   on the class's list, 0 for none; signal: that nobody wants it any more, upon which it is rejected
 * @param {Uses} uses
 * @returns {Promise<import("../draw/paper.js").Page[]>}
 */
export async function printSheet(sheet, { pack, number, link, large, signal }, uses) {
  const { engine, games, later, words } = uses;
  const say = words.of(sheet.game);
  const [, part] = await Promise.all([games.bringRenderer(sheet.game), later.bring()]);
  const code = link ? await part.drawQrCode(link) : null;
  const questions = [];
  const key = [];
  // One after the other: each is a table of the engine for as long as it is drawn.
  const all = resolveItems(sheet, pack, number);
  for (const [at, asked] of all.entries()) {
    signal.throwIfAborted();
    const { reply, posed, open, close } = await openQuestion(sheet.game, asked, uses);
    const question = questionOf(asked);
    questions.push({
      title: tellTitle(asked, posed, say),
      asks: tellAsked(asked, posed, reply, say),
      dots: question && asked.puzzle ? dotsView(asked.puzzle.dots, say) : "",
      id: asked.puzzle?.id ?? "",
      board: reply ? drawBoard(sheet.game, reply, open, boardRoom(large, at === 0), say) : "",
      who: reply ? whoseView(reply, say) : "",
      words: posed ? posed.words.map((word) => say(`word-${word}`)) : [],
      lines: LINES[countLines(asked, posed)],
    });
    if (question && reply) {
      const told = await engine.send("key", { game: sheet.game, ...question, asks: asksOf(asked) });
      if (!told.refusal) key.push({ number: at + 1, ...tellKey(told, asked, reply, say) });
    }
    await close();
  }
  const qr = typeof code === "object" ? code : null;
  const title = sheet.title || say("sheet-untitled", { game: say("title") });
  const practised = practisedBy(all, pack.skills).map((skill) => tellSkill(skill, pack.skills, say));
  return sheetPages({ title, questions, key, practised, qr, link, large }, say);
}

/** A skill in a line, with where the curricula have it. @param {string} skill @param {import("../model/skills.js").Skills} skills @param {import("../i18n/words.js").Say} say */
function tellSkill(skill, { skills }, say) {
  const codes = skills[skill].codes.map(
    ({ of, code, checked }) =>
      `${say(`curriculum-${of}`)} ${code} ${say(checked ? "teachers-checked" : "teachers-unchecked")}`,
  );
  return `${say(`skill-${skill}`)}: ${codes.join(", ")}`;
}

/** @param {Asked} asked @param {Posed | null} posed @returns {keyof typeof LINES} */
function countLines({ item }, posed) {
  if (item.asks === "play") return "play";
  return item.asks === "many" || posed?.several ? "many" : "usual";
}

/**
 * Who is asked, as the things on the board look that are theirs; "" for whoever is alone.
 * @param {Reply} reply
 * @param {import("../i18n/words.js").Say} say
 */
function whoseView({ seats, viewer }, say) {
  if (viewer === null || seats.length === 1) return "";
  const mark = svg`<svg class="paper-seat seat-${viewer}" viewBox="-20 -20 40 40" aria-hidden="true">
    <rect x="-18" y="-18" width="36" height="36" rx="6"></rect><path d=${markOf(viewer)}></path>
  </svg>`;
  return html`<p class="paper-who-asked">${mark} ${say("print-you", { colour: say(`colour-${coloursOf(seats)[viewer]}`) })}</p>`;
}

/** What is asked of a position: whatever a good answer is, all that are best stand in the key. @param {Asked} asked */
const asksOf = ({ item }) => (item.asks === "mistake" ? item.asks : "best");

/** @param {Asked} asked @param {Posed | null} posed @param {import("../i18n/words.js").Say} say */
function tellTitle({ item }, posed, say) {
  if (item.asks === "play")
    return item.kind === "deal" ? say("sheet-game", { level: item.level }) : say("sheet-play");
  if (!posed) return say("sheet-missing");
  return say(posed.said ? "puzzles-mistake" : `task-${posed.task}-title`);
}

/**
 * What is to be done, in sentences.
 * @param {Asked} asked
 * @param {Posed | null} posed
 * @param {Reply | null} reply
 * @param {import("../i18n/words.js").Say} say
 */
function tellAsked({ item }, posed, reply, say) {
  const { asks, level } = item;
  if (asks === "play") {
    const alone = reply?.seats.length === 1 ? "yes" : "no";
    const from = item.kind === "deal" ? "" : say("sheet-asks-play", { level, alone });
    return `${from} ${say("print-play")}`.trim();
  }
  if (!posed) return "";
  const asked = say(`task-${posed.task}`);
  if (posed.said) return [asked, tellJudged(posed.said, say), say("sheet-asks-mistake")].join(" ");
  // Of one that asks for all of its answers, or for a word, nothing more is to be said.
  const isWhole = posed.several || posed.words.length > 0;
  return isWhole || (asks !== "any" && asks !== "many") ? asked : `${asked} ${say(`sheet-asks-${asks}`)}`;
}

/**
 * The key of a question: what is said of it first, and every best answer.
 * @param {import("#border").Key} told
 * @param {Asked} asked
 * @param {Reply} reply
 * @param {import("../i18n/words.js").Say} say
 */
function tellKey({ answers, number: count, mistake }, { item }, reply, say) {
  const notes = [];
  if (mistake)
    notes.push(
      say(mistake.right ? "print-right" : "print-wrong", {
        why: mistake.why ? tellRefusal(say, mistake.why) : "",
      }),
    );
  if (item.asks === "any") notes.push(say("print-any"));
  return {
    notes,
    // Whoever reads the key is nobody at the table: all have names.
    answers: tellAnswers(
      answers,
      { ...reply, seats: reply.seats.map((seat) => ({ ...seat, who: "person" })) },
      say,
    ),
    count,
  };
}

/**
 * Answers, each that begins alike once: what follows upon the same reply is told as one.
 * @param {import("#border").Key["answers"]} answers
 * @param {Reply} reply
 * @param {import("../i18n/words.js").Say} say
 */
function tellAnswers(answers, reply, say) {
  /** @type {Map<string, string[]>} what is told, and what else wins then, by what is said first */
  const told = new Map();
  for (const { parts } of answers) {
    const texts = parts.map((each) => tellPart(each, reply, say));
    const known = told.get(parts[0].move);
    if (known) known.push(say("print-or", { answer: texts.at(-1) ?? "" }));
    else told.set(parts[0].move, texts);
  }
  return [...told.values()].map((texts) => texts.join(" "));
}

/**
 * How the table of a question looks to whoever is asked, and what is asked there; none where a whole game is to be played.
 * @param {string} game
 * @param {Asked} asked
 * @param {Uses} uses
 * @returns {Promise<{reply: Reply | null, posed: Posed | null, open: string[], close: () => unknown}>} open: what can be touched there
 */
async function openQuestion(game, asked, uses) {
  const none = { reply: null, posed: null, open: [], close: () => {} };
  const question = questionOf(asked);
  if (!question) {
    const place = placeOf(asked);
    return { ...none, reply: place && (await lookAt(game, place, uses)) };
  }
  const posed = await uses.engine.send("puzzle", { game, ...question, asks: asksOf(asked) });
  if (posed.refusal) return none;
  const { replies, puzzle, draft, table } = posed;
  return { reply: replies[0], posed: puzzle, open: draft?.touch ?? [], close: () => table.close() };
}

/**
 * A part of an answer: what it brings about, or the word itself where it does nothing.
 * @param {{seat: number, move: string, events: import("#border").Happening[]}} part
 * @param {Reply} reply
 * @param {import("../i18n/words.js").Say} say
 */
const tellPart = ({ move, events }, reply, say) =>
  events.length > 0 ? tellRecord(say, reply, { events }) : say(`word-${move}`);
