/** The bar of whoever looks back, in the speech bubble: which move is shown, and the steps from there.
 * Whoever looks at a turning point goes from it to the others with the outer two. */

import { html } from "lit";
import { signButton } from "../draw/signs.js";
import { tellPoint } from "../i18n/advice.js";
import { tellPlace, tellRefusal } from "../i18n/tell.js";
import { firstShown } from "./records.js";

/**
 * @param {import("../store.js").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {import("../app.js").App} app
 */
export function pastView({ past, log, reply, refusal }, say, { replay, review }) {
  if (!past) return "";
  const { at, point } = past;
  const first = firstShown(log);
  return html`<div class="status past ${refusal ? "refusal" : ""}" role="group" aria-label=${say("past")}>
    <p>${refusal ? tellRefusal(say, refusal) : point ? tellPoint(say, log, reply, point) : tellPlace(say, log, at)}</p>
    <div class="past-steps">
      ${
        point
          ? signButton("first", say("point-previous"), () => review?.step(-1), review?.has(-1))
          : signButton("first", say("past-first"), () => replay.showFirst(), at > first)
      }
      ${signButton("previous", say("past-previous"), () => replay.step(-1), at > first)}
      ${signButton("next", say("past-next"), () => replay.step(1), at < log.length)}
      ${
        point
          ? signButton("last", say("point-next"), () => review?.step(1), review?.has(1))
          : signButton("last", say("past-last"), () => replay.showLast(), at < log.length)
      }
      ${signButton("close", say("past-close"), () => replay.close())}
    </div>
  </div>`;
}
