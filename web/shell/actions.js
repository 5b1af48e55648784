/** What a person can do at the table besides touching the board. */

import { html } from "lit";
import { countPersons } from "../play.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../house.js").House} House */

/**
 * @param {Play} play
 * @param {Say} say
 * @param {House} house
 */
export function actionsView(play, say, house) {
  const { game, reply, draft } = play;
  const { undo, takeback, offers } = reply.prompt;
  const people = countPersons(reply.seats) === reply.seats.length;
  return html`<div class="actions" role="group" aria-label=${say("actions")}>
    ${draft.touch
      .filter((word) => !house.play.isDrawn(word))
      .map(
        (word) =>
          html`<button type="button" class="primary" data-touch=${word}>${say(`word-${word}`)}</button>`,
      )}
    ${
      draft.status === "may"
        ? html`<button type="button" class="primary" @click=${() => house.play.confirm()}>${say("confirm")}</button>`
        : ""
    }
    <button type="button" ?disabled=${!draft.move} @click=${() => house.play.back()}>${say("back")}</button>
    <button type="button" ?disabled=${!undo && !takeback} @click=${() => house.play.undo()}>
      ${undo || !takeback ? say("undo") : say("take-back")}
    </button>
    <button type="button" @click=${() => house.rules.show(game)}>${say("rules")}</button>
    ${
      reply.outcome
        ? ""
        : html`${
            people
              ? html`<button type="button" @click=${() => void house.play.draw()}>
                  ${offers.length > 0 ? say("draw-accept") : say("draw-offer")}
                </button>`
              : ""
          }
            <button type="button" class=${play.resigning ? "danger" : ""} @click=${() => void house.play.resign()}>
              ${play.resigning ? say("resign-sure") : say("resign")}
            </button>`
    }
    <button type="button" @click=${() => house.rooms.toLobby()}>${say("to-lobby")}</button>
  </div>`;
}

/**
 * The notation box: a whole sentence, typed.
 * @param {Play} play
 * @param {Say} say
 * @param {House} house
 */
export function notationView({ reply }, say, house) {
  if (reply.outcome) return "";
  return html`<form
    class="notation"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const input = /** @type {HTMLInputElement} */ (document.getElementById("notation"));
      void house.play.submit(input.value);
      input.value = "";
    }}
  >
    <label for="notation">${say("notation")}</label>
    <input id="notation" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="400" />
    <button type="submit">${say("notation-play")}</button>
  </form>`;
}
