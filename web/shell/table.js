/** The table: the board with its status line, and beside or below it what can be done, the log and the result. */

import { html } from "lit";
import { drawLayer } from "../draw/layer.js";
import { uiOf } from "../draw/ui.js";
import { actionsView, notationView } from "./actions.js";
import { seatColours } from "./colours.js";
import { curtainView } from "./curtain.js";
import { logView } from "./log.js";
import { resultView } from "./result.js";
import { rulesPanel } from "./rules.js";
import { statusView } from "./status.js";
import { watchView } from "./watch.js";

/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../house.js").House} House */

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
      <h1 class="visually-hidden">${say("title")}</h1>
      <div class="table-status">${statusView(play, say, house)}</div>
      <div class="table-board">${board(play, renderer, house)}</div>
      <div class="table-side">
        ${play.reply.outcome ? resultView(play, say, house) : ""} ${watchView(play, say, house)}
        ${actionsView(play, say, house)} ${rulesBeside(play, house)}
        ${logView(play, say)} ${notationView(play, say, house)}
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
  return drawLayer(renderer, play.draft.ghost ?? play.reply.view, ui, {
    label: ui.say("board-label", { game: ui.say("title") }),
    touch: play.draft.touch,
    last: play.last?.move?.split(" ") ?? [],
    marks: { said: ui.say("mark-said"), target: ui.say("mark-target"), last: ui.say("mark-last") },
  });
}
