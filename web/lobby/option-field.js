/** The field that an option of a game asks for. */

import { html } from "lit";
import { live } from "lit/directives/live.js";
import { chip, chosenIn } from "../draw/fields.js";
import { readText } from "../kept/files.js";
import { fileField } from "./import-view.js";
import { toOneLine } from "./one-line.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("#border").Option} Option */
/** @typedef {import("#border").Refusal} Refusal */

/** Bytes of a file that are looked at for a text. */
const MOST_BYTES = 10_000;

/**
 * @param {Option} option
 * @param {Option["default"]} value
 * @param {Say} say
 * @param {(value: Option["default"]) => void} change
 * @param {(refusal: Refusal) => void} [refuse] told why a file has no text
 */
export function optionField(option, value, say, change, refuse = () => {}) {
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
  if (option.kind === "text") return textField(id, String(value), say, change, refuse);
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
 * A text that is typed, pasted, or chosen as a file; whether it means anything, the game says when it is to begin.
 * @param {string} id
 * @param {string} value
 * @param {Say} say
 * @param {(value: string) => void} change
 * @param {(refusal: Refusal) => void} refuse
 */
function textField(id, value, say, change, refuse) {
  /** @param {File} file */
  const take = async (file) => {
    const { text, refusal } = await readText(file, MOST_BYTES);
    if (refusal) refuse(refusal);
    else change(toOneLine(text));
  };
  return html`<div class="field-text">
    <label for=${id}>${say(id)}</label>
    <textarea
      id=${id}
      rows="3"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      aria-describedby=${`${id}-help`}
      .value=${live(value)}
      @input=${(/** @type {Event} */ event) => change(chosenIn(event))}
      @change=${(/** @type {Event} */ event) => change(toOneLine(chosenIn(event)))}
    ></textarea>
    <p class="fine" id=${`${id}-help`}>${say(`${id}-help`)}</p>
    ${fileField(say("setup-text-file"), (file) => void take(file))}
  </div>`;
}
