/** The tools in the header of every screen, and at the table whether it makes sounds. */

import { html } from "lit";
import { sign } from "../draw/signs.js";

/** @typedef {{store: import("../model/store.js").Store, settings: import("../access/settings.js").Settings,
 *   sound: import("../access/sound.js").Sound, words: import("../i18n/words.js").Words,
 *   later: import("../page/later.js").Later<unknown>}} Uses */

/** @param {Uses} app */
export function toolsView({ later, sound, store, settings, words: { say } }) {
  return html`${store.state.screen === "table" ? soundTool(settings, sound, say) : ""}
  ${["help", "settings"].map(
    (name) =>
      html`<button type="button" class="tool" @click=${() => later.openDialog({ name })}>${say(name)}</button>`,
  )}`;
}

/**
 * @param {import("../access/settings.js").Settings} settings
 * @param {import("../access/sound.js").Sound} sound
 * @param {import("../i18n/words.js").Say} say
 */
function soundTool(settings, sound, say) {
  const isOn = settings.value("sound");
  return html`<button
    type="button"
    class="tool with-sign"
    title=${say("setting-sound")}
    aria-label=${say("setting-sound")}
    aria-pressed=${isOn ? "true" : "false"}
    @click=${() => {
      settings.change("sound", !isOn);
      void sound.play("turn");
    }}
  >
    ${sign(isOn ? "sound" : "mute")}
  </button>`;
}
