/** Draws what lies still on the table of Numero: the cloth, players' strips, the slate with its number sentence, the sheet. */

import { html, svg } from "lit";
import { fit, spanOf } from "../../draw/fit.js";
import { within } from "../../draw/grid.js";
import { markOf } from "../../draw/marks.js";
import { wordsUpon } from "../../draw/words-upon.js";
import { linesOf } from "./labels.js";
import { deckOf, hasPlace, heldOf, placePile, planOf, scoreWidth, wonOf } from "./plan.js";
import { BETWEEN, sentenceOf } from "./sentence.js";

/** @typedef {import("#border/numero").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Strip} Strip */

/** @param {View} view @param {Ui} ui */
export function furniture(view, ui) {
  const lines = linesOf(view, ui);
  const plan = planOf(view, ui, lines.length);
  return svg`
    ${panel(plan.centre, "nu-cloth")}
    ${plan.others.map((strip) => drawStrip(strip, view, ui))}
    ${hasPlace(view) ? drawPlace(plan) : ""}
    ${countBeside(deckOf(plan), view.deck)}
    ${drawStrip(plan.own, view, ui)}
    ${drawSlate(plan.slate, view, ui)}
    ${plan.hand.map(({ x, y, w, h }) => svg`<rect class="slot is-held" x=${x + 0.04} y=${y + 0.04} width=${w - 0.08} height=${h - 0.08} rx=${w * 0.11}></rect>`)}
    ${plan.sheet ? drawSheet(plan.sheet, lines, view, ui) : ""}`;
}

/** Where the next card would be laid down. @param {Plan} plan */
function drawPlace({ cells, card }) {
  const [{ x, y, w, h }] = placePile(1, cells[cells.length - 1], card);
  return svg`<rect class="slot" x=${x} y=${y} width=${w} height=${h} rx=${w * 0.11}></rect>`;
}

/** @param {Box} box @param {string} kind */
const panel = ({ x, y, w, h }, kind) =>
  svg`<rect class=${kind} x=${x} y=${y} width=${w} height=${h} rx="0.22"></rect>`;

/**
 * A player's strip: the name, what is held and won, and the score.
 * @param {Strip} strip
 * @param {View} view
 * @param {Ui} ui
 */
function drawStrip(strip, view, ui) {
  const { seat, box, isLow } = strip;
  const { plates, say, waiting } = ui;
  const line = isLow ? box.h / 2 : box.h;
  const scale = line * (isLow ? 0.03 : 0.024);
  const [held, won] = [heldOf(strip), wonOf(strip)];
  const wide = (isLow ? box.w : held.x - box.x) - 0.3;
  const width = isLow ? box.x + box.w - won.x - won.w * 2.6 : scoreWidth(box) - 0.2;
  const told = say("table-score", { score: view.scores[seat], goal: view.options.goal });
  // A word that would be too small to be read is left out.
  const score = fit(told, line, width) < line * 0.46 ? written(view.scores[seat]) : told;
  const right = box.x + box.w - 0.15;
  const middle = box.y + (isLow ? line * 1.42 : line / 2);
  return svg`<g class="strip seat-${seat} ${waiting.includes(seat) ? "is-turn" : ""}">
    <rect class="strip-ground" x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="0.2"></rect>
    ${wordsUpon(
      { x: box.x + 0.15, y: box.y + line / 2 - 15 * scale, width: wide / scale, height: 30, scale },
      html`<div class="strip-name">${plates[seat]}</div>`,
    )}
    ${seat === view.seat ? "" : countBeside(held, view.hands[seat].count)}
    ${countBeside(won, view.won[seat].length, view.options.goal === "points")}
    <text class="nu-score" x=${right} y=${middle} font-size=${fit(score, line * 0.5, width)}>${score}</text>
  </g>`;
}

/**
 * The place of a heap, and beside it how many cards lie there.
 * @param {Box} box
 * @param {number} count
 * @param {boolean} [isTold] where nothing else tells it
 */
const countBeside = ({ x, y, w, h }, count, isTold = true) => svg`
  ${count === 0 ? svg`<rect class="slot" x=${x} y=${y} width=${w} height=${h} rx=${w * 0.11}></rect>` : ""}
  ${isTold ? svg`<text class="nu-count" x=${x + w * 1.15} y=${y + h / 2} font-size=${h * 0.62}>${count}</text>` : ""}`;

/**
 * The slate between the centre and the hand: there only while something is written on it.
 * @param {Box} box
 * @param {View} view
 * @param {Ui} ui
 */
function drawSlate(box, view, ui) {
  const said = sentenceOf(view, ui);
  if (!said) return "";
  const { rows, size } = writeOn(box, said.text);
  const kind = `nu-sentence ${said.isRight ? "is-right" : ""} ${view.composing ? "" : "is-over"}`;
  const middle = box.x + box.w / 2;
  const top = box.y + box.h / 2 - ((rows.length - 1) * size * ROW) / 2;
  return svg`${panel(within(box, 0.08), "nu-slate")}
    <text class=${kind} font-size=${size}>${rows.map((row, at) => svg`<tspan x=${middle} y=${top + at * size * ROW}>${row}</tspan>`)}</text>`;
}

/** How far one row of a sentence is from the next, of its letters' size. */
const ROW = 1.15;

/**
 * A sentence as it stands on the slate: in one row, or in two where its letters can be larger so.
 * @param {Box} box
 * @param {string} text
 */
function writeOn({ w, h }, text) {
  const parts = text.split(BETWEEN);
  const written = [...parts.keys()].map((at) => {
    const rows = [parts.slice(0, at), parts.slice(at)].filter((row) => row.length > 0);
    const ended = rows.map((row, of) => row.join(BETWEEN) + (of < rows.length - 1 ? BETWEEN : ""));
    const high = rows.length > 1 ? h * 0.37 : h * 0.58;
    const wide = Math.max(...ended.map(spanOf));
    return { rows: ended, wide, size: Math.min(...ended.map((row) => fit(row, high, w - 0.4))) };
  });
  const largest = Math.max(...written.map(({ size }) => size));
  return written
    .filter(({ size }) => size === largest)
    .reduce((one, other) => (other.wide < one.wide ? other : one));
}

/**
 * The score sheet as players would keep it: a line for each thing that scores, a column for each player; what was earned
 * last stands out. Where a take is asked for, each line tells what it brings.
 * @param {Box} box
 * @param {string[]} lines
 * @param {View} view
 * @param {Ui} ui
 */
function drawSheet(box, lines, view, ui) {
  const { say, log, kind: table } = ui;
  const isAsked = table === "trial";
  // Only whoever is asked takes.
  const seats = [...ui.seats.keys()].filter((seat) => !isAsked || seat === (view.seat ?? 0));
  const rows = lines.length + 2;
  const high = box.h / rows;
  const size = Math.min(high * (isAsked ? 0.4 : 0.6), 0.5);
  const column = isAsked ? COLUMN : Math.min(1.6, Math.max(COLUMN, (box.w * 0.4) / seats.length));
  const fresh = earnedLast(log);
  const middle = (/** @type {number} */ seat) =>
    box.x + box.w - column * (seats.length - seats.indexOf(seat) - 0.5) - 0.1;
  const room = box.w - column * seats.length - 0.5;
  const label = Math.min(...lines.map((line) => fit(say(`line-${line}`), size, room)));
  const told = isAsked ? lines.map((line) => say(`worth-${line}`)) : [];
  const worth = Math.min(...told.map((text) => fit(text, size * 0.9, room)));
  return svg`<g>
    ${panel(box, "nu-sheet-ground")}
    ${seats.map(
      (seat) =>
        svg`<path class="nu-sheet-mark seat-${seat}" transform="translate(${middle(seat)} ${box.y + high / 2}) scale(${size * 0.055})" d=${markOf(seat)}></path>`,
    )}
    ${lines.map((line, at) => {
      const y = box.y + high * (at + 1.5);
      const text = say(`line-${line}`);
      return svg`<path class="nu-sheet-line" d="M${box.x + 0.15} ${y - high / 2}H${box.x + box.w - 0.15}"></path>
        <text class="nu-sheet-label" x=${box.x + 0.25} y=${isAsked ? y - high * 0.21 : y} font-size=${label}>${text}</text>
        ${isAsked ? svg`<text class="nu-sheet-worth" x=${box.x + 0.25} y=${y + high * 0.23} font-size=${worth}>${told[at]}</text>` : ""}
        ${seats.map((seat) => {
          const points = view.sheets[seat][line];
          const kind = `nu-sheet-number ${fresh.seat === seat && fresh.lines.includes(line) ? "is-fresh" : ""}`;
          return points === undefined
            ? ""
            : svg`<text class=${kind} x=${middle(seat)} y=${y} font-size=${size}>${written(points)}</text>`;
        })}`;
    })}
    <path class="nu-sheet-line is-sum" d="M${box.x + 0.15} ${box.y + high * (rows - 1)}H${box.x + box.w - 0.15}"></path>
    <text class="nu-sheet-label is-sum" x=${box.x + 0.25} y=${box.y + high * (rows - 0.5)} font-size=${fit(say("line-sum"), size * 1.1, room)}>${say("line-sum")}</text>
    ${seats.map((seat) => svg`<text class="nu-sheet-number is-sum" x=${middle(seat)} y=${box.y + high * (rows - 0.5)} font-size=${size * 1.15}>${written(view.scores[seat])}</text>`)}
  </g>`;
}

/** How wide a column is at least: three figures, or a minus and two. */
const COLUMN = 0.8;

/** With a proper minus sign. @param {number} number */
const written = (number) => String(number).replace("-", "−");

/** Who took last, and which lines of the sheet that scored. @param {Ui["log"]} log @returns {{seat: number, lines: string[]}} */
function earnedLast(log) {
  const took = log.flatMap(({ events }) => events).findLast(({ kind }) => kind === "took");
  return {
    seat: took?.seat ?? -1,
    lines: /** @type {string[]} */ (took?.data.earned ?? []).map((each) => each.split(" ")[0]),
  };
}
