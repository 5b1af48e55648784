/** The bar for looking back, in the speech bubble: which move is shown, and the steps from there.
 * Once a review has found turning points, the outer two go to these, wherever one is. */

import { html } from "lit";
import { signButton } from "../draw/signs.js";
import { tellPlace, tellRefusal } from "../i18n/tell.js";
import { firstShown } from "../model/records.js";

/** @typedef {{replay: import("./replay.js").Replay,
 *   later: import("../page/later.js").Later<{review: import("./review.js").Review}>}} Uses */

/**
 * @param {import("../model/state.d.ts").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {Uses} app
 */
export function pastView({ log, saying: { refusal }, looking }, say, { replay, later }) {
  const { past } = looking;
  const review = later.part?.review;
  if (!past) return "";
  const { at } = past;
  const first = firstShown(log);
  const isReviewed = (looking.review?.points ?? []).length > 0;
  return html`<div class="status past ${refusal ? "refusal" : ""}" role="group" aria-label=${say("past")}>
    <p>${refusal ? tellRefusal(say, refusal) : review?.tell(say) || tellPlace(say, log, at)}</p>
    <div class="past-steps">
      ${
        isReviewed
          ? signButton("before", say("point-previous"), () => review?.step(-1), review?.has(-1))
          : signButton("first", say("past-first"), () => replay.showFirst(), at > first)
      }
      ${signButton("previous", say("past-previous"), () => replay.step(-1), at > first)}
      ${signButton("next", say("past-next"), () => replay.step(1), at < log.length)}
      ${
        isReviewed
          ? signButton("after", say("point-next"), () => review?.step(1), review?.has(1))
          : signButton("last", say("past-last"), () => replay.showLast(), at < log.length)
      }
      ${signButton("close", say("past-close"), () => replay.close())}
    </div>
  </div>`;
}
