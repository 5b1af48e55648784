/** In which windows one is asked out of one's turn: always, only when one could answer, or never; and what that tells. */

import { html } from "lit";
import { chip } from "../draw/fields.js";

/** @typedef {{play: import("./play.js").Play}} Uses */

/** Most secret first. */
const HOW = /** @type {const} */ (["always", "could", "never"]);

/**
 * Only where the game has such windows, and for the person who looks.
 * @param {import("../model/state.d.ts").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {Uses} app
 */
export function askedView({ reply, kind }, say, { play }) {
  const { viewer, seats, windows, outcome } = reply;
  if (viewer === null || seats[viewer].who !== "person" || windows.length === 0 || outcome || kind !== "game")
    return "";
  return html`<details class="asked">
    <summary>${say("asked")}</summary>
    ${windows.map((kind) => {
      const chosen = seats[viewer].asked?.[kind] ?? "always";
      return html`<fieldset>
        <legend>${say(`window-${kind}`)}</legend>
        <div class="chips">
          ${HOW.map((how) => chip(`asked-${kind}`, how, how === chosen, say(`asked-${how}`), () => void play.wish(viewer, { [kind]: how })))}
        </div>
        <p class="fine">${say(`asked-${chosen}-means`)}</p>
      </fieldset>`;
    })}
  </details>`;
}
