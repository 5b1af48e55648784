/** The log: everything that happened, each record as a sentence. */

import { html } from "lit";
import { tellRecord } from "./tell.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */

/**
 * @param {Play} play
 * @param {Say} say
 */
export function logView({ log: records, reply }, say) {
  return html`<details class="log" open>
    <summary>${say("log")}</summary>
    <div class="log-lines" role="log" aria-live="off" tabindex="0" aria-label=${say("log")}>
      <ol>
        ${records.map(
          (record) => html`<li>
            ${record.seat === null ? "" : html`<span class="dot seat-${record.seat}"></span>`}
            <span>${tellRecord(say, reply, record)}</span>
          </li>`,
        )}
      </ol>
    </div>
  </details>`;
}
