/** The help: how one touches and plays, and what every key does. */

import { html } from "lit";
import { KEYS } from "../input/input.js";

/** @typedef {{rules: import("../rules/rules.js").Rules, store: import("../model/store.js").Store,
 *   words: import("../i18n/words.js").Words,
 *   later: import("../page/later.js").Later<{viewport: import("../draw/viewport.js").Viewport}>}} Uses */

/**
 * @param {{name: string}} _dialog
 * @param {Uses} app
 * @returns {import("../draw/dialog.js").Contents}
 */
export function helpView(_dialog, { rules, store, later, words: { say } }) {
  const { play, screen, setup } = store.state;
  const game = screen === "table" ? play?.game : setup?.key;
  return {
    title: say("help"),
    body: html`<div class="help-text">
      <p>${say("help-touch")}</p>
      <p>${say("help-back")}</p>
      <p>${say("help-type")}</p>
      <p>${say("help-rules")}</p>
      ${
        game
          ? html`<p class="buttons">
              <button
                type="button"
                @click=${() => {
                  store.set({ dialog: null });
                  void rules.show(game);
                }}
              >
                ${say("rules")}
              </button>
            </p>`
          : ""
      }
      <h3>${say("help-keys")}</h3>
      <p>${say("help-where")}</p>
      <dl class="keys">
        ${KEYS.filter(({ look }) => !look || later.part?.viewport.isThere).map(
          ({ keys, name }) =>
            html`<div>
              <dt>${keys.map((key) => html`<kbd>${CAPS[key] ?? key.toUpperCase()}</kbd> `)}</dt>
              <dd>${say(`key-${name}`)}</dd>
            </div>`,
        )}
      </dl>
    </div>`,
  };
}

/** What stands on keys that bear no letter. @type {Record<string, string>} */
const CAPS = {
  Tab: "Tab",
  "-": "−",
  "Shift+ArrowLeft": "Shift + ←",
  "Shift+ArrowUp": "Shift + ↑",
  "Shift+ArrowDown": "Shift + ↓",
  "Shift+ArrowRight": "Shift + →",
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowRight: "→",
  Enter: "Enter",
  " ": "Space",
  Escape: "Esc",
  Backspace: "Backspace",
  Home: "Home",
  End: "End",
  "Ctrl+z": "Ctrl + Z",
  "Shift+u": "Shift + U",
  "Ctrl+Shift+z": "Ctrl + Shift + Z",
  "Ctrl+y": "Ctrl + Y",
};
