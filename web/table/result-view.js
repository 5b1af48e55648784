/** How the game ended: who won and why, the scores, what it took, and what can be done next. */

import { html } from "lit";
import { drawnOf } from "../draw/drawn.js";
import { sitterView } from "../draw/sides-view.js";
import { flat } from "../i18n/arguments.js";
import { sitterName, tellPar } from "../i18n/tell.js";
import { countMoves } from "../model/records.js";
import { leaveButton } from "./leave-view.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {{words: import("../i18n/words.js").Words, play: import("./play.js").Play,
 *   later: import("../page/later.js").Later<{review: import("./review.js").Review, share: import("./share.js").Share}>}} Uses */

/**
 * Who has how many points; it stands in the speech bubble where the window is too small for what lies beside the board.
 * @param {import("#border").Reply} reply
 * @param {Say} say
 */
export const scoresView = (reply, say) => html`<dl class="scores">
  ${listScores(reply).map(
    ({ side, score }) => html`<div>
      <dt>${side.map((seat) => sitterView(reply.seats, seat, sitterName(say, reply.seats, seat)))}</dt>
      <dd>${say("score", { ...flat(reply.options), score })}</dd>
    </div>`,
  )}
</dl>`;

/**
 * What there is to know besides who won and why, which the speech bubble says.
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
export function resultView(play, say, app) {
  const { reply, log } = play;
  const { later } = app;
  const { seats, hints, takebacks, aids } = reply;
  const drawn = drawnOf(play, app.words, { past: null });
  const more = drawn?.renderer.sumUp?.(drawn.view, drawn.ui) ?? [];
  const goal = tellPar(say, play);
  const helped = [
    say("count-moves", { count: countMoves(log) }),
    aids.hints && say("count-hints", { count: hints }),
    // What was undone before anybody had answered is not counted, so nobody is told that nothing was.
    takebacks > 0 && say("count-takebacks", { count: takebacks }),
  ].filter(Boolean);
  return html`<section class="card result" aria-label=${say("result")}>
    <h2>${say("result")}</h2>
    ${scoresView(reply, say)}
    ${goal ? html`<p><strong>${goal}</strong></p>` : ""} ${more.map((line) => html`<p>${line}</p>`)}
    <p class="fine">${helped.join(" · ")}</p>
    <p class="buttons">
      ${
        seats.length > 1
          ? html`<button type="button" @click=${() => app.play.again([...seats.slice(1), seats[0]])}>${say("again-swapped")}</button>`
          : ""
      }
      ${/* It stays: what comes next would slide under the hand that has just pressed it. */ ""}
      <button type="button" class="ask-review" @click=${() => later.use((part) => part.review.begin())}>${say("review")}</button>
      <button type="button" @click=${() => later.use(({ share }) => share.show())}>${say("share")}</button>
      <button type="button" @click=${() => later.use(({ share }) => share.saveFile())}>${say("save-file")}</button>
      ${leaveButton(say, app.play)}
    </p>
  </section>`;
}

/**
 * The scores by side, partners beneath each other: once for all of them where theirs is one and the same.
 * @param {import("#border").Reply} reply
 */
function listScores({ outcome, sides }) {
  const scores = outcome?.scores ?? [];
  return sides.flatMap((side) => {
    const isShared = side.every((seat) => scores[seat] === scores[side[0]]);
    const rows = isShared ? [side] : side.map((seat) => [seat]);
    return rows.map((row) => ({ side: row, score: scores[row[0]] ?? 0 }));
  });
}
