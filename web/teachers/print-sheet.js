/** Lays a sheet on paper: each question with its board, and the whole key, both as the engine tells them. */

import { html, svg } from "lit";
import { renderers } from "../draw/renderers.js";
import { restingUi, stillOnPaper } from "../draw/still.js";
import { tellRecord } from "../i18n/tell.js";
import { coloursOf } from "../model/colours.js";
import { practisedBy } from "../model/skills.js";
import { dotsView } from "../puzzles/puzzle-view.js";
import { resolveItems } from "../sheets/drawing.js";
import { boardRoom, sheetPages } from "./print-view.js";

/** @typedef {import("#border").SheetRead} Sheet */
/** @typedef {import("#border").SheetItem} SheetItem */
/** @typedef {import("../sheets/drawing.js").Asked} Asked */
/** @typedef {import("#border").Reply} Reply */
/** @typedef {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
 *   words: import("../i18n/words.js").Words, games: import("../page/games.js").Games,
 *   notices: import("../page/notices.js").Notices,
 *   later: import("../page/later.js").Later<{drawQrCode: typeof import("../table/share.js").drawQrCode}>}} Uses */
/** @typedef {{task: string, seat: number, position: string}} Position */

/** Lines to write an answer on: as many answers as one can find need more. */
const LINES = { usual: 3, many: 7 };

/**
 * @param {Sheet} sheet
 * @param {{pack: Pick<import("../puzzles/packs.js").Pack, "puzzles" | "skills">, number: number, link: string, large: boolean}} how number: on
 *   the class's list, 0 for none
 * @param {Uses} uses
 * @returns {Promise<import("../draw/paper.js").Page[]>}
 */
export async function printSheet(sheet, { pack, number, link, large }, uses) {
  const { engine, games, later, words } = uses;
  const say = words.of(sheet.game);
  const [, part] = await Promise.all([games.bringRenderer(sheet.game), later.bring()]);
  const code = link ? await part.drawQrCode(link) : null;
  const questions = [];
  const key = [];
  // One after the other: each is a table of the engine for as long as it is drawn.
  const all = resolveItems(sheet, pack, number);
  for (const [at, asked] of all.entries()) {
    const { reply, close } = await openQuestion(sheet.game, asked, uses);
    const position = positionOf(asked);
    const { asks, level } = asked.item;
    questions.push({
      title: say(position?.task ? `task-${position.task}-title` : "sheet-play"),
      asks: [position?.task ? say(`task-${position.task}`) : "", say(`sheet-asks-${asks}`, { level })]
        .filter(Boolean)
        .join(" "),
      dots: asked.puzzle ? dotsView(asked.puzzle.dots, say) : "",
      id: asked.puzzle?.id ?? "",
      board: reply ? drawBoard(sheet.game, reply, large, say) : "",
      lines: LINES[asks === "many" ? "many" : "usual"],
    });
    if (position?.task && reply) {
      const told = await engine.send("key", { game: sheet.game, ...position });
      if (!told.refusal) {
        const answers = told.answers.map(({ parts }) =>
          parts.map((each) => tellPart(each, reply, say)).join(" "),
        );
        key.push({ number: at + 1, answers, count: told.number });
      }
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

/**
 * What is asked where there is something to be found.
 * @param {Asked} asked
 * @returns {Position | null}
 */
function positionOf({ item, puzzle }) {
  const { task = "", seat = 0, position = "" } = puzzle ?? item;
  return position ? { task, seat, position } : null;
}

/**
 * How the table of a question looks to whoever is asked; none where a whole game is to be played.
 * @param {string} game
 * @param {Asked} asked
 * @param {Uses} uses
 * @returns {Promise<{reply: Reply | null, close: () => unknown}>}
 */
async function openQuestion(game, asked, { engine }) {
  const none = { reply: null, close: () => {} };
  const { item } = asked;
  const position = positionOf(asked);
  if (position?.task) {
    const asks = item.asks === "mistake" ? item.asks : "best";
    const posed = await engine.send("puzzle", { game, ...position, asks });
    return posed.refusal ? none : { reply: posed.replies[0], close: () => posed.table.close() };
  }
  if (item.kind === "deal" || item.kind === "puzzle" || item.kind === "draw") return none;
  const from =
    item.kind === "moment"
      ? { token: item.token, at: item.at }
      : { seat: item.seat, position: item.position };
  const played = await engine.send("resume", { game, level: item.level, ...from });
  return played.refusal ? none : { reply: played.replies[0], close: () => played.table.close() };
}

/** @param {string} game @param {Reply} reply @param {boolean} large @param {import("../i18n/words.js").Say} say */
function drawBoard(game, reply, large, say) {
  const renderer = renderers.get(game);
  if (!renderer) return "";
  const ui = restingUi(say, coloursOf(reply.seats), { html, svg }, { isHelped: false });
  return stillOnPaper(renderer, reply.view, ui, boardRoom(large));
}

/**
 * A part of an answer: what it brings about, or the word itself where it does nothing.
 * @param {{seat: number, move: string, events: import("#border").Happening[]}} part
 * @param {Reply} reply
 * @param {import("../i18n/words.js").Say} say
 */
const tellPart = ({ move, events }, reply, say) =>
  events.length > 0 ? tellRecord(say, reply, { events }) : say(`word-${move}`);
