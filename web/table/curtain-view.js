/** The curtain between people who share a device: nothing hidden is on the page until the next one is there. */

import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { markOf, markView } from "../draw/marks.js";
import { draw } from "../draw/signs.js";
import { seatName, tellQuestion, tellWord } from "../i18n/tell.js";
import { seatColours } from "../model/colours.js";
import { leaveButton } from "./leave-view.js";

/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {{turns: import("./turns.js").Turns, play: import("./play.js").Play, drafts: import("./drafts.js").Drafts}} Uses */

/**
 * One curtain is another than the one before, so that no button of it still has the focus.
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
export function curtainView({ looking: { curtain }, reply }, say, app) {
  const name = seatName(say, reply.seats, curtain ?? 0);
  const isAsked = reply.prompt.answers.length > 0;
  return keyed(
    `${curtain} ${reply.length}`,
    html`<div class="curtain-scene seat-${curtain}" .style=${seatColours(reply.seats)}>
      ${draw(markOf(curtain ?? 0), "curtain-sign", "-11 -11 22 22")}
      <section class="card curtain">
      <h1>${markView(curtain ?? 0)} ${name}</h1>
      <p>${say(isAsked ? "curtain-asked" : "curtain-text", { name })}</p>
      ${isAsked ? questionView(reply, say, app) : ""}
      <p class="buttons">
        <button type="button" class="lift ${isAsked ? "" : "primary"}" @click=${() => app.turns.lift()}>
          ${say(isAsked ? "curtain-look" : "curtain-lift", { name })}
        </button>
        ${leaveButton(say, app.play)}
      </p>
    </section></div>`,
  );
}

/**
 * What everybody may know, and the words with which it is answered, none of which is urged.
 * @param {import("#border").Reply} reply
 * @param {Say} say
 * @param {Uses} app
 */
const questionView = ({ prompt: { ask, answers }, seats }, say, { drafts }) => html`
  <p class="question" id="curtain-question">${tellQuestion(say, seats, ask)}</p>
  <div class="answers" role="group" aria-labelledby="curtain-question">
    ${answers.map(
      (word) => html`<button
        type="button"
        data-answer=${word}
        @click=${(/** @type {MouseEvent} */ { detail }) => {
          // The second click of two answers nothing: the next curtain may hang there by then.
          if (detail < 2) void drafts.answer(word);
        }}
      >
        ${tellWord(say, word, seats)}
      </button>`,
    )}
  </div>
`;
