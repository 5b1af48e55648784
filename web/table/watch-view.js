/** The controls of whoever watches computers play each other: pause, one move at a time, and how fast. */

import { html } from "lit";
import { chip } from "../dialogs/fields.js";
import { countPersons } from "./seats.js";

/** Speeds that an eye can follow, or nearly. */
const SPEEDS = ["slow", "normal", "quick"];

/**
 * @param {import("../store.js").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {import("../app.js").App} app
 */
export function watchView({ reply, paused, thinking }, say, { computers, settings }) {
  if (countPersons(reply.seats) > 0 || reply.outcome) return "";
  const pace = settings.value("pace");
  return html`<fieldset class="watch">
    <legend>${say("watch")}</legend>
    <p class="buttons">
      ${
        paused
          ? html`<button type="button" class="primary" @click=${() => computers.goOn()}>${say("go-on")}</button>`
          : html`<button type="button" class="primary" @click=${() => computers.stop()}>${say("pause")}</button>`
      }
      <button type="button" ?disabled=${!paused || thinking !== null} @click=${() => computers.step()}>
        ${say("one-move")}
      </button>
    </p>
    <div class="chips">
      ${SPEEDS.map((speed) =>
        chip("speed", speed, speed === pace, say(`setting-pace-${speed}`), () =>
          settings.change("pace", speed),
        ),
      )}
    </div>
  </fieldset>`;
}
