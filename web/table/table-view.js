/** The table: the stage with the board and its dock, and beside or below it the result, the review and the log. */

import { html, noChange, nothing } from "lit";
import { drawnOf, formOf } from "../draw/drawn.js";
import { drawLayer } from "../draw/layer.js";
import { sidesView } from "../draw/sides-view.js";
import { isLost } from "../model/after.js";
import { seatColours } from "../model/colours.js";
import { answerOf, markedWords } from "../model/hints.js";
import { lastNews, pointOf } from "../model/records.js";
import { isInAir } from "../model/steps.js";
import { isJudging, isStill, lineOf } from "../model/trials.js";
import { curtainView } from "./curtain-view.js";
import { dockView } from "./dock-view.js";
import { keepingView } from "./keeping-view.js";
import { logView } from "./log-view.js";
import { notationView } from "./notation-view.js";
import { resultView } from "./result-view.js";
import { findBright } from "./spotlight.js";
import { watchView } from "./watch-view.js";

/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words,
 *   later: import("../page/later.js").Later<{viewportTools: typeof import("../draw/viewport-view.js").viewportTools,
 *   viewport: import("../draw/viewport.js").Viewport, reviewView: (play: Play, say: import("../i18n/words.js").Say) => unknown,
 *   askedView: (play: Play, say: import("../i18n/words.js").Say) => unknown,
 *   rulesPanel: (rules: import("../model/state.d.ts").RulesState) => unknown}>} & import("./dock-view.js").Uses
 *   & import("./curtain-view.js").Uses & import("./keeping-view.js").Uses
 *   & import("./result-view.js").Uses & import("./notation-view.js").Uses & import("./watch-view.js").Uses
 *   & import("./log-view.js").Uses} Uses */

/**
 * @param {Play} play
 * @param {import("../draw/renderer.js").Renderer} renderer
 * @param {Uses} app
 */
export function tableView(play, renderer, app) {
  const say = app.words.of(play.game);
  if (play.looking.curtain !== null) return curtainView(play, say, app);
  const beside = [
    isOver(play) && play.kind === "game" ? resultView(play, say, app) : "",
    app.later.part?.reviewView(play, say) ?? "",
    notationView(play, say, app),
    watchView(play, say, app),
    rulesBeside(play, app),
  ];
  const isFolded = play.kind === "game" && !app.settings.value("log") && beside.every((part) => part === "");
  const states = [isOver(play) && "is-over", answerOf(play)?.isLit && "is-lit", isFolded && "is-folded"];
  return frame(play, app, {
    states,
    head: app.kinds.of(play).view?.(play, say) ?? html`<h1 class="visually-hidden">${say("title")}</h1>`,
    keeping: keepingView(play, app),
    board: board(play, renderer, app),
    dock: dockView(play, say, app),
    side: html`<h2 class="visually-hidden">${say("beside-board")}</h2>
        ${sidesView(play.reply, say)}
        ${beside} ${app.later.part?.askedView(play, say) ?? ""} ${play.moving.isFlying ? noChange : play.kind === "game" ? logView(play, say, app) : ""}`,
  });
}

/**
 * What a table and one as it stood have in common. One template draws both, so that what was looked at stays where it is
 * when the table is laid: nothing of it is drawn again, and nothing comes anew before anybody's eyes.
 * @param {Play} play
 * @param {Uses} app
 * @param {{states: (string | false | undefined)[], head: unknown, keeping?: unknown, board: unknown, dock: unknown, side: unknown,
 *   isStanding?: boolean}} parts
 */
function frame(play, app, { states, head, keeping = "", board, dock, side, isStanding = false }) {
  const say = app.words.of(play.game);
  const form = formOf(play, app.words);
  return html`
    <div class="table ${states.filter(Boolean).join(" ")}" .style=${`${seatColours(play.reply.seats)};${form}`} aria-busy=${isStanding ? "true" : nothing}>
      ${head}
      <div class="stage" .style=${form}>
        ${keeping}
        <div class="table-board" ?inert=${isStanding}>
          <h2 class="visually-hidden">${say("board")}</h2>
          ${board}
        </div>
        ${dock}
      </div>
      <div class="table-side">${side}</div>
    </div>
  `;
}

/**
 * A table as it stood, to be looked at until it is laid again: nothing can be touched there yet.
 * @param {Play} play
 * @param {import("../draw/renderer.js").Renderer} renderer
 * @param {Uses} app
 */
export function standingView(play, renderer, app) {
  const say = app.words.of(play.game);
  const { settings } = app;
  const isFolded = !play.reply.outcome && !settings.value("log") && !settings.value("notation");
  return frame(play, app, {
    states: ["is-standing", isFolded && "is-folded"],
    head: html`<h1 class="visually-hidden">${say("title")}</h1>`,
    board: board(play, renderer, app),
    dock: html`<div class="dock" .style=${formOf(play, app.words)}>
      <div class="bubble-place">
        <div class="bubble"><p class="status">${say("table-coming")}</p></div>
      </div>
    </div>`,
    side: sidesView(play.reply, say),
    isStanding: true,
  });
}

/** Whether the game is over, and all that ended it has been seen. @param {Play} play */
const isOver = ({ reply, moving }) => reply.outcome !== null && !moving.isLanding && !moving.isFlying;

/**
 * @param {Play} play
 * @param {Uses} app
 */
function rulesBeside({ game }, app) {
  const { rules } = app.store.state;
  return rules?.beside && rules.game === game ? app.later.part?.rulesPanel(rules) : "";
}

/**
 * @param {Play} play
 * @param {import("../draw/renderer.js").Renderer} renderer
 * @param {Uses} app
 */
function board(play, renderer, { words, later }) {
  const drawn = drawnOf(play, words);
  if (!drawn) return "";
  const { ui } = drawn;
  const { reply, log, lesson, trial, saying, looking, moving } = play;
  const [wrong] = lineOf(play);
  const { past } = looking;
  // Once the right move is played, all is bright: what it brings about is the reward.
  const taught = log.length > 0 || isInAir(moving) ? null : lesson;
  const isAnswer = isJudging(trial) && !looking.hint;
  const found = trial?.found ?? [];
  const isAsked = trial !== null && trial.about.length > 0 && !looking.hint;
  const last = past ? lastNews(log.slice(0, past.at), renderer.trifles) : play.last;
  return drawLayer(drawn, {
    label: ui.say("board-label", { game: ui.say("title") }),
    tray: ui.say("tray-label"),
    look: ui.say("look"),
    tools: later.part?.viewportTools(later.part.viewport, ui.say),
    last: wordsOf(wrong ?? last, renderer, reply.viewer),
    hint: hinted(play, renderer),
    isAsked: isAnswer || isAsked,
    found,
    held: looking.held,
    refused: saying.refusal?.meant ?? null,
    bright: taught && findBright(taught, ui.said, ui.open, (word) => drawn.byTouch.has(word)),
    winners: isOver(play) && !past ? (reply.outcome?.winners ?? null) : null,
    isStill: isStill(play),
    isFlying: moving.isFlying && !past,
    isQuiet: reply.outcome?.reason === "resigned" || isLost(reply),
    marks: {
      said: ui.say("mark-said"),
      target: ui.say("mark-target"),
      last: ui.say("mark-last"),
      hint: ui.say(isAnswer ? "mark-judged" : isAsked ? "mark-asked" : "mark-hint"),
      reply: wrong ? ui.say("mark-reply") : "",
      found: found.length > 0 ? ui.say("mark-found") : "",
    },
  });
}

/**
 * The words of somebody's move that stand for the same things in the viewer's mouth.
 * @param {Pick<import("#border").LogRecord, "seat" | "move"> | null | undefined} record
 * @param {import("../draw/renderer.js").Renderer} renderer
 * @param {number | null} viewer
 */
function wordsOf(record, { isOwn }, viewer) {
  const words = record?.move?.split(" ") ?? [];
  return record?.seat === viewer ? words : words.filter((word) => !isOwn?.(word));
}

/**
 * The words that a hint has told so far, or of an answer that a question is about; of a turning point, those of the better sentence.
 * @param {Play} play
 * @param {import("../draw/renderer.js").Renderer} renderer
 */
function hinted(play, renderer) {
  const { past, hint } = play.looking;
  const { reply, trial } = play;
  if (play.done && lineOf(play).length > 0) return [];
  if (past) {
    const point = pointOf(past);
    return point ? wordsOf({ seat: point.seat, move: point.better }, renderer, reply.viewer) : [];
  }
  return markedWords(hint, trial);
}
