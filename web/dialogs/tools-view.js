/** The tools in the header of every screen. */

import { html } from "lit";

/** @param {import("../app.js").App} app */
export function toolsView({ store, words: { say } }) {
  return html`${["help", "settings"].map(
    (name) =>
      html`<button type="button" class="tool" @click=${() => store.set({ dialog: { name } })}>${say(name)}</button>`,
  )}`;
}
