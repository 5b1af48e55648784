/** The frame of every modal dialog: a title, a way to close it, and the body that a dialog of that name has. */

import { html } from "lit";

/** @typedef {{title: string, body: unknown}} Contents */

/**
 * @param {Contents} contents
 * @param {import("../i18n/words.js").Say} say
 * @param {string} name by which styles and tests know the dialog
 * @param {() => void} close
 */
export function dialogView({ title, body }, say, name, close) {
  return html`<dialog class="dialog ${name}" aria-labelledby="dialog-title" @close=${close}>
    <div class="dialog-bar">
      <h2 id="dialog-title">${title}</h2>
      <button type="button" @click=${close}>${say("close")}</button>
    </div>
    <div class="dialog-body">${body}</div>
  </dialog>`;
}

/**
 * Open the dialog that was drawn; one that is not drawn any more has closed with its element.
 * @param {HTMLElement} place
 */
export function openDialog(place) {
  const dialog = /** @type {HTMLDialogElement | null} */ (place.querySelector("dialog.dialog"));
  if (dialog && !dialog.open) dialog.showModal();
}
