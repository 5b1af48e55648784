/** The dialog with all games that are kept, and the button that erases everything. */

import { html } from "lit";
import { scrollToPart } from "../draw/bring.js";
import { storageView } from "../table/keeping-view.js";
import { eraseAll, removeGame } from "./erasure.js";
import { gameRow, listKept } from "./library-view.js";

/** @typedef {{library: import("../kept/library.js").Library,
 *   later: import("../page/later.js").Later<{share: import("../table/share.js").Share}>}
 *   & import("./library-view.js").Uses & import("./erasure.js").Uses} Uses */
/** @typedef {import("../model/state.d.ts").Kept} Kept */
/** @typedef {import("../model/state.d.ts").Dialog} Dialog */

/**
 * The dialog with all kept games.
 * @param {Dialog} dialog `removing`: the game whose removal is asked about
 * @param {Uses} app
 * @returns {import("../draw/dialog.js").Contents}
 */
export function gamesView(dialog, app) {
  const { store, later, words } = app;
  const { say } = words;
  const games = listKept(app);
  /** @param {Kept} kept */
  const buttons = ({ id }) => html`
    <button type="button" aria-describedby="kept-${id}" @click=${() => later.part?.share.saveKept(id)}>${say("save-file")}</button>
    <button
      type="button"
      class=${dialog.removing === id ? "danger" : ""}
      aria-describedby="kept-${id}"
      @click=${() => {
        if (dialog.removing === id) void removeGame(id, app);
        else store.set({ dialog: { ...dialog, removing: id } });
      }}
    >
      ${dialog.removing === id ? say("remove-sure") : say("remove")}
    </button>
  `;
  return {
    title: say("library-dialog"),
    body: html`
      ${storageView(app)}
      ${stayView(app)}
      ${
        games.length > 0
          ? html`<ul class="kept-games">${games.map((kept) => gameRow(kept, app, buttons(kept)))}</ul>`
          : html`<p>${say("library-empty")}</p>`
      }
      ${eraseView(dialog, app)}
    `,
  };
}

/**
 * Whether what is kept stays, where the browser says so.
 * @param {Uses} app
 */
function stayView({ store, words }) {
  const { games, stays, storage } = store.state.library;
  if (stays === null || storage !== "disk" || games.length === 0) return "";
  return html`<p class="fine">${words.say(stays ? "storage-stays" : "storage-may-go")}</p>`;
}

/**
 * The button that erases everything. It asks twice, and the answers change places, so that no hurried hand gives both;
 * the buttons stay what they are on the page, so that the focus does not go astray.
 * @param {Dialog} dialog `erasing`: how often it has asked
 * @param {Uses} app
 */
export function eraseView(dialog, app) {
  const { store, words } = app;
  const { say } = words;
  const times = dialog.erasing ?? 0;
  /** @param {number} erasing @param {Event} event */
  const goTo = (erasing, { currentTarget }) => {
    store.set({ dialog: { ...dialog, erasing } });
    const button = /** @type {HTMLElement} */ (currentTarget);
    requestAnimationFrame(() => scrollToPart(button.closest(".erase"), "nearest"));
  };
  const texts = ["", say("erase-what"), say("erase-sure")];
  const keep = {
    text: say("erase-not"),
    isDanger: false,
    act: (/** @type {Event} */ event) => goTo(0, event),
  };
  const steps = [
    [{ text: say("erase"), isDanger: false, act: (/** @type {Event} */ event) => goTo(1, event) }],
    [keep, { text: say("erase-yes"), isDanger: true, act: (/** @type {Event} */ event) => goTo(2, event) }],
    [{ text: say("erase-now"), isDanger: true, act: () => void eraseAll(app) }, keep],
  ];
  return html`<div class="erase ${times > 0 ? "refusal" : ""}">
    <p role="alert">${texts[times]}</p>
    <p class="buttons">
      ${steps[times].map(
        ({ text, isDanger, act }) =>
          html`<button type="button" class=${isDanger ? "danger" : ""} @click=${act}>${text}</button>`,
      )}
    </p>
  </div>`;
}
