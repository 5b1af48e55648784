/** The field that an option of a game asks for. */

import { html } from "lit";
import { live } from "lit/directives/live.js";
import { chip, chosenIn } from "../dialogs/fields.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../store.js").Option} Option */

/**
 * @param {Option} option
 * @param {any} value
 * @param {Say} say
 * @param {(value: any) => void} change
 */
export function optionField(option, value, say, change) {
  const id = `option-${option.key}`;
  if (option.kind === "choice") {
    return html`<fieldset class="inner">
      <legend>${say(id)}</legend>
      <div class="chips">
        ${option.choices.map((choice) =>
          chip(id, String(choice), choice === value, say(`${id}-${choice}`), () => change(choice)),
        )}
      </div>
    </fieldset>`;
  }
  if (option.kind === "flag") {
    return html`<p class="field">
      <label><input
        type="checkbox"
        .checked=${live(value)}
        @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)}
      /> ${say(id)}</label>
    </p>`;
  }
  const [least, most] = option.choices;
  return html`<p class="field">
    <label for=${id}>${say(id)}</label>
    <input
      id=${id}
      type="number"
      min=${least}
      max=${most}
      .value=${live(String(value))}
      @change=${(/** @type {Event} */ event) => change(Number(chosenIn(event)))}
    />
  </p>`;
}
