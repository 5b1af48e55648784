/** The table: the board, whose turn it is, what may be done about it, the log and the result. */

import { html, svg } from "lit";
import { drawLayer } from "../draw/layer.js";
import { seatName, sitterName, tellOutcome, tellRecord, tellRefusal } from "./tell.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {{play: import("../play.js").Play, again: () => void, leave: () => void,
 *   showRules: (paragraph?: string) => void}} Act */

/**
 * @param {Play} play
 * @param {import("../draw/layer.js").Renderer} renderer
 * @param {Say} say
 * @param {Act} act
 */
export function tableView(play, renderer, say, act) {
  const { reply, draft } = play;
  const ui = uiOf(play, say);
  const view = draft.ghost ?? reply.view;
  const board = drawLayer(renderer, view, ui, {
    label: say("board-label", { game: say("title") }),
    touch: draft.touch,
    last: play.last?.move?.split(" ") ?? [],
    marks: { said: say("mark-said"), target: say("mark-target"), last: say("mark-last") },
  });
  return html`
    <div class="table ${reply.outcome ? "is-over" : ""}">
      <h1 class="visually-hidden">${say("title")}</h1>
      <div class="table-status">${status(play, say, act)}</div>
      <div class="table-board">${board}</div>
      <div class="table-side">
        ${reply.outcome ? result(play, say, act) : ""} ${actions(play, say, act, renderer, ui)}
        ${log(play, say)} ${notation(play, say, act)}
      </div>
    </div>
  `;
}

/**
 * @param {Play} play
 * @param {Say} say
 * @returns {import("../draw/layer.js").Ui}
 */
export function uiOf({ reply: { seats }, draft }, say) {
  const names = seats.map((_, seat) => sitterName(say, seats, seat));
  return { say, seats, names, said: draft.move.split(" ").filter(Boolean), html, svg };
}

/**
 * One line that says what is going on, with the refusal in its place while there is one.
 * @param {Play} play
 * @param {Say} say
 * @param {Act} act
 */
function status(play, say, act) {
  const { reply, thinking, paused, refusal, draft } = play;
  const stop = thinking
    ? html`<button type="button" @click=${() => act.play.stop()}>${say("stop")}</button>`
    : "";
  const goOn = paused
    ? html`<button type="button" class="primary" @click=${() => act.play.goOn()}>${say("go-on")}</button>`
    : "";
  if (refusal) {
    return html`<p class="status refusal">
      <span>
        ${tellRefusal(say, refusal)}
        ${
          refusal.rule
            ? html`<button type="button" class="link" @click=${() => act.showRules(refusal.rule)}>
                ${say("rule-link", { rule: refusal.rule })}
              </button>`
            : ""
        }
      </span>
      ${stop}${goOn}
    </p>`;
  }
  if (reply.outcome) return html`<p class="status">${tellOutcome(say, reply).headline}</p>`;
  const seat = reply.prompt.waiting[0] ?? 0;
  const name = seatName(say, reply.seats, seat);
  if (thinking) {
    return html`<p class="status thinking">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
      <span>${say("thinking", { name })}</span>
      ${stop}
    </p>`;
  }
  if (paused) {
    return html`<p class="status">
      <span>${say("paused", { name })}</span>
      ${goOn}
    </p>`;
  }
  return html`<p class="status">
    <span class="dot seat-${seat}"></span>
    <span>${draft.say ? say(`ask-${draft.say}`, { name, said: draft.move, count: draft.move.split(" ").filter(Boolean).length }) : say("turn-of", { name })}</span>
  </p>`;
}

/**
 * @param {Play} play
 * @param {Say} say
 * @param {Act} act
 * @param {import("../draw/layer.js").Renderer} renderer
 * @param {import("../draw/layer.js").Ui} ui
 */
function actions(play, say, act, renderer, ui) {
  const { reply, draft } = play;
  const drawn = new Set(renderer.pieces(draft.ghost ?? reply.view, ui).map(({ touch }) => touch));
  const { undo, takeback, offers } = reply.prompt;
  const people = reply.seats.every(({ who }) => who === "person");
  return html`<div class="actions" role="group" aria-label=${say("actions")}>
    ${draft.touch
      .filter((word) => !drawn.has(word))
      .map(
        (word) =>
          html`<button type="button" class="primary" data-touch=${word}>${say(`word-${word}`)}</button>`,
      )}
    ${
      draft.status === "may"
        ? html`<button type="button" class="primary" @click=${() => act.play.confirm()}>${say("confirm")}</button>`
        : ""
    }
    <button type="button" ?disabled=${!draft.move} @click=${() => act.play.back()}>${say("back")}</button>
    <button type="button" ?disabled=${!undo && !takeback} @click=${() => act.play.undo()}>
      ${undo || !takeback ? say("undo") : say("take-back")}
    </button>
    <button type="button" @click=${() => act.showRules()}>${say("rules")}</button>
    ${
      reply.outcome
        ? ""
        : html`${
            people
              ? html`<button type="button" @click=${() => void act.play.draw()}>
                  ${offers.length > 0 ? say("draw-accept") : say("draw-offer")}
                </button>`
              : ""
          }
            <button type="button" class=${play.resigning ? "danger" : ""} @click=${() => void act.play.resign()}>
              ${play.resigning ? say("resign-sure") : say("resign")}
            </button>`
    }
    <button type="button" @click=${act.leave}>${say("to-lobby")}</button>
  </div>`;
}

/**
 * @param {Play} play
 * @param {Say} say
 * @param {Act} act
 */
function result({ reply }, say, act) {
  const { headline, reason } = tellOutcome(say, reply);
  return html`<section class="card result" aria-label=${say("result")}>
    <h2>${headline}</h2>
    <p>${reason}</p>
    <dl class="scores">
      ${reply.outcome?.scores.map(
        (score, seat) => html`<div>
          <dt><span class="dot seat-${seat}"></span> ${sitterName(say, reply.seats, seat)}</dt>
          <dd>${say("score", { score })}</dd>
        </div>`,
      )}
    </dl>
    ${reply.takebacks > 0 ? html`<p class="fine">${say("takebacks", { count: reply.takebacks })}</p>` : ""}
    <p class="buttons">
      <button type="button" class="primary" @click=${act.again}>${say("again")}</button>
    </p>
  </section>`;
}

/**
 * @param {Play} play
 * @param {Say} say
 */
function log({ log: records, reply }, say) {
  return html`<details class="log" open>
    <summary>${say("log")}</summary>
    <div class="log-lines" role="log" aria-live="off" tabindex="0" aria-label=${say("log")}>
      <ol>
        ${records.map(
          (record) => html`<li>
            ${record.seat === null ? "" : html`<span class="dot seat-${record.seat}"></span>`}
            <span>${tellRecord(say, reply, record)}</span>
          </li>`,
        )}
      </ol>
    </div>
  </details>`;
}

/**
 * The notation box: a whole sentence, typed.
 * @param {Play} play
 * @param {Say} say
 * @param {Act} act
 */
function notation({ reply }, say, act) {
  if (reply.outcome) return "";
  return html`<form
    class="notation"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const input = /** @type {HTMLInputElement} */ (document.getElementById("notation"));
      void act.play.submit(input.value);
      input.value = "";
    }}
  >
    <label for="notation">${say("notation")}</label>
    <input id="notation" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="400" />
    <button type="submit">${say("notation-play")}</button>
  </form>`;
}
