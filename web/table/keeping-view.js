/** What people have to know of how games are kept: that they are not, or that this one has gone on elsewhere. */

import { html } from "lit";
import { tellStorage } from "../i18n/tell.js";

/** @typedef {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words,
 *   importer: import("./import.js").Importer, library: import("../kept/library.js").Library,
 *   later: import("../page/later.js").Later<{share: import("./share.js").Share}>}} Uses */

/**
 * The warning that games are not kept.
 * @param {Pick<Uses, "store" | "words">} app
 */
export function storageView({ store, words }) {
  const told = tellStorage(words.say, store.state.library.storage);
  return told ? html`<p class="refusal storage">${told}</p>` : "";
}

/**
 * What a person at the table has to know of how the game is kept: that it is not, or that it has gone on elsewhere.
 * @param {import("../model/state.d.ts").Play} play
 * @param {Uses} app
 */
export function keepingView({ id }, app) {
  const { importer, later, library, store, words } = app;
  const { say } = words;
  if (library.isAhead(id)) {
    return html`<div class="refusal storage" role="alert">
      <p>${say("ahead")}</p>
      <button type="button" @click=${() => importer.resume(id)}>${say("ahead-take")}</button>
    </div>`;
  }
  if (store.state.library.storage === "disk") return "";
  return html`<div class="refusal storage">
    ${storageView(app)}
    <p class="buttons">
      <button type="button" @click=${() => later.use(({ share }) => share.saveFile())}>${say("save-file")}</button>
      <button type="button" @click=${() => later.use(({ share }) => share.show())}>${say("share")}</button>
    </p>
  </div>`;
}
