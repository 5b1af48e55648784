/** The table: the board with its status line, and beside or below it what can be done, the log and the result. */

import { html } from "lit";
import { seatColours } from "../draw/colours.js";
import { drawLayer } from "../draw/layer.js";
import { uiOf } from "../draw/ui.js";
import { keepingView } from "../lobby/library-view.js";
import { rulesPanel } from "../rules/rules-view.js";
import { actionsView, notationView } from "./actions-view.js";
import { curtainView } from "./curtain-view.js";
import { missedView } from "./hints-view.js";
import { lessonView } from "./lessons-view.js";
import { logView } from "./log-view.js";
import { guideView } from "./questions-view.js";
import { resultView } from "./result-view.js";
import { reviewView } from "./review-view.js";
import { statusView } from "./status-view.js";
import { watchView } from "./watch-view.js";

/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../app.js").House} House */

/**
 * @param {Play} play
 * @param {import("../draw/layer.js").Renderer} renderer
 * @param {House} house
 */
export function tableView(play, renderer, house) {
  const say = house.words.of(play.game);
  if (play.curtain !== null) return curtainView(play, say, house);
  return html`
    <div class="table ${play.reply.outcome ? "is-over" : ""}" style=${seatColours(play.reply.seats)}>
      ${play.lesson ? lessonView(play, say, house) : html`<h1 class="visually-hidden">${say("title")}</h1>`}
      <div class="table-status">${statusView(play, say, house)} ${missedView(play, say, house)}</div>
      ${keepingView(play, house)}
      <div class="table-board">
        <h2 class="visually-hidden">${say("board")}</h2>
        ${board(play, renderer, house)}
      </div>
      <div class="table-side">
        <h2 class="visually-hidden">${say("beside-board")}</h2>
        ${play.reply.outcome && !play.lesson ? resultView(play, say, house) : ""} ${reviewView(play, say, house)}
        ${watchView(play, say, house)} ${actionsView(play, say, house)} ${guideView(play, say, house)}
        ${rulesBeside(play, house)} ${play.lesson ? "" : logView(play, say, house)}
        ${notationView(play, say, house)}
      </div>
    </div>
  `;
}

/**
 * @param {Play} play
 * @param {House} house
 */
function rulesBeside({ game }, house) {
  const { rules } = house.store.state;
  return rules?.beside && rules.game === game ? rulesPanel(rules, house) : "";
}

/**
 * @param {Play} play
 * @param {import("../draw/layer.js").Renderer} renderer
 * @param {House} house
 */
function board(play, renderer, { words }) {
  const ui = uiOf(play, words);
  const { draft, reply, past, log } = play;
  const last = past ? log.slice(0, past.at).findLast(({ seat }) => seat !== null) : play.last;
  return drawLayer(renderer, past?.view ?? draft.ghost ?? reply.view, ui, {
    label: ui.say("board-label", { game: ui.say("title") }),
    last: wordsOf(last, renderer, reply.viewer),
    hint: hinted(play, renderer),
    marks: {
      said: ui.say("mark-said"),
      target: ui.say("mark-target"),
      last: ui.say("mark-last"),
      hint: ui.say("mark-hint"),
    },
  });
}

/**
 * The words of somebody's move that stand for the same things in the mouth of whoever looks.
 * @param {Pick<import("../store.js").LogRecord, "seat" | "move"> | null | undefined} record
 * @param {import("../draw/layer.js").Renderer} renderer
 * @param {number | null} viewer
 */
function wordsOf(record, { isOwn }, viewer) {
  const words = record?.move?.split(" ") ?? [];
  return record?.seat === viewer ? words : words.filter((word) => !isOwn?.(word));
}

/**
 * The words that a hint has told so far; of a turning point, those of the better sentence.
 * @param {Play} play
 * @param {import("../draw/layer.js").Renderer} renderer
 */
function hinted({ past, hint, reply }, renderer) {
  if (past) {
    return past.point
      ? wordsOf({ seat: past.point.seat, move: past.point.better }, renderer, reply.viewer)
      : [];
  }
  return hint ? hint.words.slice(0, hint.step === "where" ? 1 : undefined) : [];
}
