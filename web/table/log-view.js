/** The log: every record as a sentence, and in notation where a setting asks for that; each line leads to the table as it stood after it.
 * It is folded until somebody opens it, which is remembered as a setting. */

import { html, nothing } from "lit";
import { markView } from "../draw/marks.js";
import { renderers } from "../draw/renderers.js";
import { sign } from "../draw/signs.js";
import { countRepeated, firstShown, isTrifle } from "../model/records.js";
import { speakerOf } from "./log-lines.js";

/** @typedef {{replay: import("./replay.js").Replay, settings: import("../access/settings.js").Settings,
 *   words: import("../i18n/words.js").Words}} Uses */

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Play} Play */

/** @type {Record<string, "previousElementSibling" | "nextElementSibling">} */
const WAYS = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" };

/**
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
export function logView({ game, log, reply, looking: { past } }, say, { replay, settings, words }) {
  const { trifles, repeats } = renderers.get(game) ?? {};
  const times = countRepeated(log, repeats, trifles);
  const end = past?.at ?? log.length;
  const current = log.findLastIndex((record, at) => at < end && times.get(record) !== 0);
  const isWritten = settings.value("notation");
  const { bundles } = words;
  const lineOf = speakerOf(reply, { say, aloud: words.aloud(game), bundles, isWritten, trifles });
  let moves = 0;
  return html`<details class="log" ?open=${settings.value("log")} @toggle=${(/** @type {Event} */ event) => openLog(event, settings)}>
    <summary>${sign("log", "log-sign")} ${say("log")}</summary>
    <div class="log-lines" role="log" aria-live="off" aria-label=${say("log")} @keydown=${walk}>
      <ol>
        ${log.map((record, at) => {
          const { seat, move } = record;
          if (seat !== null) moves += 1;
          if (times.get(record) === 0) return "";
          const { seen, heard } = lineOf(record, times.get(record));
          const isNone = isTrifle(record, trifles);
          return html`<li class=${isNone ? "is-trifle" : ""}>
            <button
              type="button"
              class="line"
              title=${say("log-line")}
              tabindex=${at === current ? 0 : -1}
              aria-current=${at === current ? "step" : nothing}
              @click=${() => replay.show(at + 1)}
            >
              <span class="number">${seat === null ? "" : moves}</span>
              ${seat === null ? html`<span></span>` : markView(seat)}
              <span class="line-text">
                <span class="sentence" aria-hidden=${heard === seen ? nothing : "true"}>${seen}</span>
                ${heard === seen ? "" : html`<span class="visually-hidden">${heard}</span>`}
                ${move && isWritten && !isNone ? html`<code translate="no">${move}</code>` : ""}
              </span>
            </button>
          </li>`;
        })}
      </ol>
    </div>
    ${
      log.length > firstShown(log)
        ? html`<button type="button" class="link" @click=${() => replay.step(-1)}>${say("log-back")}</button>`
        : ""
    }
  </details>`;
}

/**
 * Go from line to line by the arrow keys: the log is one stop of the Tab key, however long it is.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const way = WAYS[event.key];
  const line = /** @type {HTMLElement} */ (event.target).closest("li");
  if (!way || !line) return;
  event.preventDefault();
  line[way]?.querySelector("button")?.focus();
}

/** What is shown of each log: how high it was, and the line that it was scrolled to.
 * @type {WeakMap<Element, {height: number, line: Element | null}>} */
const followed = new WeakMap();

/**
 * Keep the current line in sight. Those who scroll up stay there until the current line is another, and while new
 * lines are added below what they read.
 * @param {ParentNode} room
 */
export function followLog(room) {
  const lines = /** @type {HTMLElement | null} */ (room.querySelector(".log-lines"));
  if (!lines?.closest("[open]")) return;
  const line = /** @type {HTMLElement | null} */ (lines.querySelector('[aria-current="step"]'));
  const before = followed.get(lines);
  const isLast = line?.closest("li")?.nextElementSibling === null;
  const wasAtEnd = !before || lines.scrollTop + lines.clientHeight >= before.height - 8;
  fit(lines);
  if (isLast && wasAtEnd) alignEnd(lines);
  followed.set(lines, { height: lines.scrollHeight, line });
  if (line && line !== before?.line && !isLast) reveal(lines, line);
}

/** How much is left free under the lines, for the button below them, in pixels. */
const BELOW = 64;

/** With less room than this, in pixels, the lines have as much as the styles give them, and people scroll there. */
const LEAST = { dock: 34, window: 160 };

/**
 * Give the lines the room that there is below them, down to the dock that lies over the page or the end of the window.
 * Where that is not enough for one, they begin under the dock, so that none is cut through.
 * @param {HTMLElement} lines
 */
function fit(lines) {
  lines.style.marginTop = "";
  const dock = document.querySelector(".dock");
  const isOver = dock !== null && getComputedStyle(dock).position === "fixed";
  const end = isOver ? dock.getBoundingClientRect().top : innerHeight - BELOW;
  const room = Math.floor(end - lines.getBoundingClientRect().top - scrollY);
  const isEnough = room >= (isOver ? LEAST.dock : LEAST.window);
  lines.style.maxHeight = isEnough ? `${room}px` : "";
  if (isOver && !isEnough && room > 0) lines.style.marginTop = `${room + 6}px`;
}

/**
 * Scroll to the end, and leave so much below the last line that the first one in sight is whole.
 * @param {HTMLElement} lines
 */
function alignEnd(lines) {
  const list = /** @type {HTMLElement} */ (lines.firstElementChild);
  list.style.paddingBottom = "";
  const room = lines.clientHeight;
  const over = lines.scrollHeight - room;
  if (over <= 0) return;
  const first = [...list.children].find(
    (line) => /** @type {HTMLElement} */ (line).offsetTop - list.offsetTop >= over,
  );
  const top = first ? /** @type {HTMLElement} */ (first).offsetTop - list.offsetTop : over;
  list.style.paddingBottom = `${top - over}px`;
  lines.scrollTop = top;
}

/**
 * Scroll the lines, and not the page, as little as will show a line.
 * @param {HTMLElement} lines
 * @param {HTMLElement} line
 */
function reveal(lines, line) {
  const [frame, box] = [lines.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < frame.top) lines.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) lines.scrollTop += box.bottom - frame.bottom;
}

/**
 * @param {Event} event
 * @param {import("../access/settings.js").Settings} settings
 */
function openLog({ currentTarget }, settings) {
  const log = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (log.open !== settings.value("log")) settings.change("log", log.open);
  const lines = log.querySelector(".log-lines");
  if (!lines) return;
  followed.delete(lines);
  followLog(log);
}
