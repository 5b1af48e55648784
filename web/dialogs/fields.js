/** Fields of forms: chips to choose one from, and the field that an option of a game asks for. */

import { html } from "lit";
import { live } from "lit/directives/live.js";

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

/**
 * @param {string} name
 * @param {string} value
 * @param {boolean} checked
 * @param {unknown} text or a template with one
 * @param {() => void} choose
 */
export function chip(name, value, checked, text, choose) {
  return html`<label class="chip"
    ><input type="radio" name=${name} value=${value} .checked=${live(checked)} @change=${choose} /><span>${text}</span></label
  >`;
}

/**
 * Let Enter in a field do what the button beside it does. Nothing here is an HTML form: a frame without `allow-forms`
 * lets none be submitted, and every button would be dead.
 * @param {() => void} act
 * @returns {(event: KeyboardEvent) => void} for the part of the page that holds the fields
 */
export const onEnter = (act) => (event) => {
  const field = /** @type {HTMLElement} */ (event.target);
  const isTyped = field.matches('input[type="text"], input[type="number"]');
  if (!isTyped || event.key !== "Enter" || event.isComposing || event.repeat) return;
  event.preventDefault();
  field.dispatchEvent(new Event("change")); // a field that has not been left yet has told no change of its own
  act();
};

/** @param {Event} event */
export const chosenIn = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
