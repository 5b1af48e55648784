/** Fields of forms: chips to choose one from, and what is typed into others. */

import { html } from "lit";
import { live } from "lit/directives/live.js";

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
  if (!isTyped || event.key !== "Enter" || event.isComposing) return;
  event.preventDefault();
  field.dispatchEvent(new Event("change")); // a field that has not been left yet has told no change of its own
  act();
};

/** @param {Event} event */
export const chosenIn = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
