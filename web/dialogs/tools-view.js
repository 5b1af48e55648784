/** The tools in the header of every screen, and at the table whether it makes sounds. */

import { html } from "lit";
import { sign } from "../draw/signs.js";

/** @typedef {{store: import("../model/store.js").Store, settings: import("../access/settings.js").Settings,
 *   words: import("../i18n/words.js").Words, later: import("../page/later.js").Later<unknown>}} Uses */

/** @param {Uses} app */
export function toolsView({ later, store, settings, words: { say } }) {
  return html`${store.state.screen === "table" ? soundTool(settings, say) : ""}
  ${["help", "settings"].map(
    (name) =>
      html`<button type="button" class="tool" @click=${() => later.openDialog({ name })}>${say(name)}</button>`,
  )}`;
}

/**
 * @param {import("../access/settings.js").Settings} settings
 * @param {import("../i18n/words.js").Say} say
 */
function soundTool(settings, say) {
  const isOn = settings.value("sound");
  return html`<button
    type="button"
    class="tool with-sign"
    title=${say("setting-sound")}
    aria-label=${say("setting-sound")}
    aria-pressed=${isOn ? "true" : "false"}
    @click=${() => settings.change("sound", !isOn)}
  >
    ${sign(isOn ? "sound" : "mute")}
  </button>`;
}
