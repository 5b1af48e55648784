/** The notation box: a whole sentence, typed, for those who ask for it once, or have it always by a setting. */

import { html, nothing } from "lit";
import { onEnter } from "../draw/fields.js";
import { signButton } from "../draw/signs.js";

/** @typedef {{play: import("./play.js").Play, settings: import("../access/settings.js").Settings}} Uses */

/**
 * @param {import("../model/state.d.ts").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {Uses} app
 */
export function notationView({ reply, saying }, say, { play, settings }) {
  const { isTyping, example } = saying;
  if (reply.outcome || !(isTyping || settings.value("notation"))) return "";
  const submit = () => {
    const input = /** @type {HTMLInputElement} */ (document.getElementById("notation"));
    void play.submit(input.value);
    input.value = "";
  };
  const enter = onEnter(submit);
  /** @param {KeyboardEvent} event */
  const follow = (event) => {
    if (event.key === "Escape" && !event.isComposing) play.stopTyping();
    else enter(event);
  };
  return html`<div class="notation" @keydown=${follow} @focusin=${(/** @type {FocusEvent} */ event) => play.noteTypist(event)}>
    <label for="notation">${say("notation")}</label>
    ${settings.value("notation") ? "" : signButton("close", say("notation-close"), () => play.stopTyping())}
    <input
      id="notation"
      aria-describedby=${example ? "notation-example" : nothing}
      type="text"
      enterkeyhint="send"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      maxlength="400"
    />
    <button type="button" @click=${submit}>${say("notation-play")}</button>
    ${example ? html`<p class="fine" id="notation-example">${say("notation-example", { move: example })}</p>` : ""}
  </div>`;
}
