/** The dialogs about games that come from elsewhere: opening one, and going on with one that is broken. */

import { html } from "lit";
import { tellRefusal } from "../i18n/tell.js";
import { chosenFile, readText } from "../kept/files.js";
import { goOn } from "./broken.js";

/** @typedef {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words, open: Open} & import("./broken.js").Uses} Uses */
/** @typedef {(text: string) => unknown} Open opens what a text holds, or goes where a link in it leads */
/** @typedef {import("../draw/dialog.js").Contents} Contents */
/** @typedef {import("../model/state.d.ts").Dialog} Dialog */

/** Bytes of a file that may be a save: what the engine reads of one, at most. */
const MOST_SAVE_BYTES = 400_000;

/**
 * @param {Dialog} dialog `refusal`: why the last one did not open
 * @param {Uses} app
 * @returns {Contents}
 */
export function openView({ refusal }, { importer, open, words: { say } }) {
  const openText = () => {
    const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("open-text"));
    void open(field.value);
  };
  return {
    title: say("open-game"),
    body: html`
      ${refusal ? html`<p class="refusal" role="alert">${tellRefusal(say, refusal)}</p>` : ""}
      <p class="fine">${say("open-how")}</p>
      ${fileField(say("open-file"), (file) => void openFile(file, importer, open))}
      <div class="open-text">
        <label for="open-text">${say("open-text")}</label>
        <textarea id="open-text" rows="4" autocomplete="off" spellcheck="false"></textarea>
        <button type="button" class="primary" @click=${openText}>${say("open-do")}</button>
      </div>
    `,
  };
}

/**
 * A button that lets a file be chosen.
 * @param {string} text
 * @param {(file: File) => void} take
 */
export function fileField(text, take) {
  return html`<label class="file-field"
    ><input
      type="file"
      @change=${(/** @type {Event} */ event) => {
        const file = chosenFile(event);
        if (file) take(file);
      }}
    /><span>${text}</span></label
  >`;
}

/**
 * @param {Dialog} dialog
 * @param {Uses} app
 * @returns {Contents}
 */
export function brokenView({ source, game, broken, hasPosition }, app) {
  const { store, words } = app;
  const say = words.of(game);
  /** @type {import("#border").Broken} */
  const { record, text, refusal } = broken;
  return {
    title: say("broken"),
    body: html`
      <p>${say("broken-move", { record })} <code translate="no">${text.replace(/^\S+ /, "")}</code></p>
      <p class="refusal">${tellRefusal(say, refusal)}</p>
      <p>${hasPosition ? say("broken-choose") : say("broken-journal-only")}</p>
      <p class="buttons">
        <button type="button" class="primary" @click=${() => goOn(source, "journal", app)}>
          ${say("broken-journal")}
        </button>
        ${
          hasPosition
            ? html`<button type="button" @click=${() => goOn(source, "position", app)}>
                ${say("broken-position")}
              </button>`
            : ""
        }
        <button type="button" @click=${() => store.set({ dialog: null })}>${say("broken-leave")}</button>
      </p>
      <p class="fine">${say("broken-stays")}</p>
    `,
  };
}

/**
 * Open the game that a file holds, as a new one.
 * @param {File} file
 * @param {import("../table/import.js").Importer} importer
 * @param {Open} open
 */
export async function openFile(file, importer, open) {
  const { text, refusal } = await readText(file, MOST_SAVE_BYTES);
  if (refusal) importer.refuse(refusal);
  else await open(text);
}
