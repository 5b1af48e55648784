/** How fast computers play each other, for those who watch. */

import { html } from "lit";
import { chip } from "../draw/fields.js";
import { countPersons } from "../model/seats.js";

/** @typedef {{settings: import("../access/settings.js").Settings}} Uses */

/** Speeds that an eye can follow, or nearly. */
const SPEEDS = ["slow", "normal", "quick"];

/**
 * @param {import("../model/state.d.ts").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {Uses} app
 */
export function watchView({ reply }, say, { settings }) {
  if (countPersons(reply.seats) > 0 || reply.outcome) return "";
  const pace = settings.value("pace");
  return html`<fieldset class="watch">
    <legend>${say("watch")}</legend>
    <div class="chips">
      ${SPEEDS.map((speed) =>
        chip("speed", speed, speed === pace, say(`setting-pace-${speed}`), () =>
          settings.change("pace", speed),
        ),
      )}
    </div>
  </fieldset>`;
}
