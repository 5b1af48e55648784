/** What a person can do at the table besides touching the board. */

import { html, nothing } from "lit";
import { onEnter } from "../dialogs/fields.js";
import { sign } from "../draw/signs.js";
import { canLeave, countPersons } from "./seats.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../app.js").App} App */

/** @type {Pick<import("../store.js").Draft, "move" | "status" | "touch">} */
const NOTHING_SAID = { move: "", status: "more", touch: [] };

/**
 * What cannot be done now stays a button, which tells why not.
 * @param {Play} play
 * @param {Say} say
 * @param {App} app
 */
export function actionsView(play, say, app) {
  const { game, reply, past } = play;
  // Whoever looks back can do nothing about the table as it stands.
  const draft = past ? NOTHING_SAID : play.draft;
  const { undo, takeback, offers } = reply.prompt;
  const offered = offers.includes(app.play.ownSeat());
  const people = reply.seats.length > 1 && countPersons(reply.seats) === reply.seats.length;
  const [giveUp, giveUpSure] = canLeave(reply, app.play.ownSeat())
    ? ["leave", "leave-sure"]
    : ["resign", "resign-sure"];
  if (play.lesson) return lessonActions(play, say, app);
  return html`<div class="actions" role="group" aria-label=${say("actions")}>
    ${draftButtons(draft, say, app)}
    ${reply.outcome ? "" : backButton(draft, say, app)}
    ${
      reply.aids.takebacks
        ? html`<button
            type="button"
            aria-disabled=${(undo || takeback) && !past ? nothing : "true"}
            @click=${() => app.play.undo()}
          >
            ${undo || !takeback ? say("undo") : say("take-back")}
          </button>`
        : ""
    }
    ${reply.aids.hints && !reply.outcome ? hintButton(play, say, app) : ""}
    <button type="button" @click=${() => app.rules.show(game)}>${say("rules")}</button>
    ${
      reply.outcome
        ? ""
        : html`<button type="button" @click=${() => app.share.show()}>${say("share")}</button>
            ${
              people
                ? html`<button
                    type="button"
                    aria-disabled=${past || offered ? "true" : nothing}
                    @click=${() => void app.play.draw()}
                  >
                    ${say(offered ? "draw-offered" : offers.length > 0 ? "draw-accept" : "draw-offer")}
                  </button>`
                : ""
            }
            ${
              countPersons(reply.seats) > 0
                ? html`<button
                    type="button"
                    class=${play.resigning ? "danger" : ""}
                    aria-disabled=${past ? "true" : nothing}
                    @click=${() => void app.play.resign()}
                  >
                    ${say(play.resigning ? giveUpSure : giveUp)}
                  </button>`
                : ""
            }
            <button type="button" @click=${() => app.router.toLobby()}>${say("to-lobby")}</button>`
    }
  </div>`;
}

/**
 * In a lesson there is nothing to take back, to give up or to agree on.
 * @param {Play} play
 * @param {Say} say
 * @param {App} app
 */
function lessonActions({ draft, game }, say, app) {
  return html`<div class="actions" role="group" aria-label=${say("actions")}>
    ${draftButtons(draft, say, app)} ${backButton(draft, say, app)}
    <button type="button" @click=${() => app.rules.show(game)}>${say("rules")}</button>
    <button type="button" @click=${() => app.router.toLobby()}>${say("to-lobby")}</button>
  </div>`;
}

/**
 * The words that nothing on the table stands for, and the end of a sentence that could go on.
 * @param {Pick<import("../store.js").Draft, "touch" | "status">} draft
 * @param {Say} say
 * @param {App} app
 */
const draftButtons = ({ touch, status }, say, { drafts, play }) => html`
  ${touch
    .filter((word) => !play.isDrawn(word))
    .map(
      (word) =>
        html`<button type="button" class="primary saying" data-touch=${word}>${say(`word-${word}`)}</button>`,
    )}
  ${
    status === "may"
      ? html`<button type="button" class="primary saying" @click=${() => drafts.confirm()}>${say("confirm")}</button>`
      : ""
  }
`;

/**
 * @param {Pick<import("../store.js").Draft, "move">} draft
 * @param {Say} say
 * @param {App} app
 */
const backButton = ({ move }, say, { drafts }) =>
  html`<button type="button" aria-disabled=${move ? nothing : "true"} @click=${() => drafts.back()}>
    ${say("back")}
  </button>`;

/**
 * One button for all steps of a hint, so that hand and focus stay where they are.
 * @param {Play} play
 * @param {Say} say
 * @param {App} app
 */
function hintButton({ hint }, say, { hints }) {
  const can = !hints.whyNot() && hint?.step !== "search" && !hints.isTold;
  return html`<button type="button" class="hint-button" aria-disabled=${can ? nothing : "true"} @click=${() => hints.more()}>
    ${sign("lamp")} ${hint ? say("hint-more") : say("hint")}
  </button>`;
}

/**
 * The notation box: a whole sentence, typed.
 * @param {Play} play
 * @param {Say} say
 * @param {App} app
 */
export function notationView({ reply }, say, app) {
  if (reply.outcome) return "";
  const submit = () => {
    const input = /** @type {HTMLInputElement} */ (document.getElementById("notation"));
    void app.play.submit(input.value);
    input.value = "";
  };
  return html`<div class="notation" @keydown=${onEnter(submit)}>
    <label for="notation">${say("notation")}</label>
    <input
      id="notation"
      type="text"
      enterkeyhint="send"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      maxlength="400"
    />
    <button type="button" @click=${submit}>${say("notation-play")}</button>
  </div>`;
}
