/** The bar of whoever looks back, in the speech bubble: which move is shown, and the steps from there. */

import { html } from "lit";
import { signButton } from "../draw/signs.js";
import { tellPlace, tellRefusal } from "../i18n/tell.js";
import { countMoves, firstShown } from "./records.js";

/**
 * @param {import("../store.js").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {import("../app.js").App} app
 */
export function pastView({ past, log, refusal }, say, { replay }) {
  if (!past) return "";
  const { at, point } = past;
  const first = firstShown(log);
  const better = point && say("past-better", { move: countMoves(log, at) + 1, better: point.better });
  return html`<div class="status past ${refusal ? "refusal" : ""}" role="group" aria-label=${say("past")}>
    <p>${refusal ? tellRefusal(say, refusal) : (better ?? tellPlace(say, log, at))}</p>
    <div class="past-steps">
      ${signButton("first", say("past-first"), () => replay.showFirst(), at > first)}
      ${signButton("previous", say("past-previous"), () => replay.step(-1), at > first)}
      ${signButton("next", say("past-next"), () => replay.step(1), at < log.length)}
      ${signButton("last", say("past-last"), () => replay.showLast(), at < log.length)}
      ${signButton("close", say("past-close"), () => replay.close())}
    </div>
  </div>`;
}
