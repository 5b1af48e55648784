/** Shows how far Python's start has come, in named steps and real bytes, and in words what to do where it failed. */

import { html } from "lit";

/** @typedef {import("../i18n/words.js").Say} Say */

const STEPS = ["fetch", "python", "engine"];
const MEGABYTE = 1_000_000;

/** Seconds that are worth a word, and the steps in which more of them are told: nobody can tell them exactly. */
const WORTH_TELLING = 3;
const COARSE = 5;

/**
 * A line at the window's lower edge, over what is read there, so that nothing moves when it comes or goes; but a card
 * where somebody has to do something.
 * @param {import("../model/state.d.ts").State["start"]} start
 * @param {Say} say
 * @param {() => void} retry
 */
export function startView(start, say, retry) {
  if (start.phase === "ready") return html``;
  if (start.phase === "waiting") return html`<section class="start" hidden></section>`;
  const { fault } = start;
  if (start.phase === "failed") {
    return html`<section class="card start failed">
      <h2>${say(start.step === "again" ? "start-stopped" : "start-failed")}</h2>
      ${
        fault
          ? html`<p>${say(`host-${fault.code}`, fault)}</p>
              <p>${say(say.has(`host-${fault.code}-do`) ? `host-${fault.code}-do` : "host-do")}</p>
              <p>${say(`host-${fault.code}-mend`, fault)}</p>`
          : html`<p>${say(`start-failed-${start.step}`)}</p>
              <p>${say("start-what-to-do")}</p>`
      }
      ${start.message ? html`<p class="fine">${say("start-said")} <code>${start.message}</code></p>` : ""}
      <button type="button" class="primary" @click=${retry}>${say("start-retry")}</button>
    </section>`;
  }
  if (start.isQueued)
    return html`<section class="start is-line" aria-label=${say("start-title")}><p>${say("start-queued")}</p></section>`;
  const at = STEPS.indexOf(start.step);
  const share = start.total ? (start.bytes / start.total) * 100 : 0;
  return html`<section class="start is-line" aria-label=${say("start-title")}>
    <progress max="100" value=${share} aria-label=${say("start-title")}></progress>
    <ol class="steps">
      ${STEPS.map(
        (step, number) => html`<li
          class=${number < at ? "is-past" : number === at ? "is-now" : ""}
          aria-current=${number === at ? "step" : "false"}
        >
          ${say(`start-step-${step}`)}
        </li>`,
      )}
    </ol>
    <p class="fine">
      ${say("start-bytes", {
        bytes: (start.bytes / MEGABYTE).toFixed(1),
        total: (start.total / MEGABYTE).toFixed(1),
      })}${restOf(start, say)}
    </p>
  </section>`;
}

/**
 * What is to be said of all that is still to come.
 * @param {import("../model/state.d.ts").State["start"]} start
 * @param {Say} say
 */
function restOf({ isQuiet, step, left }, say) {
  if (isQuiet) return html` · ${say(step === "fetch" ? "start-quiet" : "start-long")}`;
  return left >= WORTH_TELLING ? html` · ${say("start-left", { seconds: roundSeconds(left) })}` : "";
}

/** @param {number} seconds */
const roundSeconds = (seconds) =>
  seconds < 2 * COARSE ? Math.round(seconds) : Math.round(seconds / COARSE) * COARSE;
