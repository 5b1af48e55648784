/** Draws what lies still on the table of Numbers League: places, names, sums, and the number sentence. */

import { svg } from "lit";
import { drawMark } from "./devices.js";
import { fit, numberOf, written } from "./faces.js";
import { wordOf } from "./labels.js";
import { CELLS, FIGURES, planOf } from "./plan.js";
import { drawVillain } from "./villains.js";

/** @typedef {import("../../draw/layer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */
/** @typedef {import("./plan.js").Plan} Plan */

const KINDS = ["h", "b", "l"];

/** @param {any} view @param {Ui} ui */
export function furniture(view, ui) {
  const plan = planOf(view, ui.shape);
  const emptied = plan.city.filter((_, at) => view.city[at].taken !== null);
  return svg`
    ${emptied.map((box) => svg`<rect class="slot is-gone" x=${box.x + 0.06} y=${box.y + 0.06} width=${box.w - 0.12} height=${box.h - 0.12} rx="0.14"></rect>`)}
    ${drawSign(plan, view, ui)} ${drawSidekick(plan, view, ui)}
    ${plan.others.map((other) => drawOther(other, view, ui))}
    ${drawStrip(plan.own, plan.line, plan.me, view, ui)}
    ${plan.heroes.map((cell, number) => drawHero(cell, view.heroes[plan.me][number], view.begun[plan.me], number, ui))}`;
}

/** @param {Box} box @param {string} kind */
const panel = ({ x, y, w, h }, kind) =>
  svg`<rect class=${kind} x=${x} y=${y} width=${w} height=${h} rx="0.2"></rect>`;

/**
 * The round, the plays that are left, and between them the number sentence of a capture.
 * @param {Plan} plan
 * @param {any} view
 * @param {Ui} ui
 */
function drawSign({ sign }, view, { say, log, seats, waiting }) {
  const middle = sign.y + sign.h / 2;
  const said = sentenceToShow(view, log);
  const side = sign.h * 1.95;
  const width = sign.w - 2 * side;
  const lines = [...new Set(said?.sums ? [said.sums, said.sentence] : [])];
  return svg`${panel(sign, "signboard")}
    <text class="sign-note" x=${sign.x + 0.2} y=${middle} font-size=${fit(say("table-round", { round: view.round }), 0.4, side - 0.1)}>${say("table-round", { round: view.round })}</text>
    ${lines.map((line, at) => {
      const text = at === 0 ? `${line} = ${written(said?.sum ?? 0)}` : line;
      const size = fit(text, sign.h * (at ? 0.3 : lines.length > 1 ? 0.52 : 0.62), width);
      const y = middle + sign.h * (lines.length === 1 ? 0 : at ? 0.3 : -0.13);
      return svg`<text class=${at ? "equation-parts" : "equation"} x=${sign.x + sign.w / 2} y=${y} font-size=${size}>${text}</text>`;
    })}
    ${said?.target === undefined ? drawPips(sign, view, seats.length, waiting) : drawTarget(sign, said.target)}`;
}

/** @param {Box} sign @param {number} weakness */
function drawTarget(sign, weakness) {
  const size = sign.h * 0.9;
  const x = sign.x + sign.w - size - 0.1;
  return svg`<g transform="translate(${x} ${sign.y + sign.h * 0.05}) scale(${size / 60})">${drawVillain(weakness)}</g>
    <text class="sign-note end" x=${x - 0.08} y=${sign.y + sign.h / 2} font-size="0.45">${written(weakness)}</text>`;
}

/**
 * As many discs as cards may still be played.
 * @param {Box} sign
 * @param {any} view
 * @param {number} seats
 * @param {number[]} waiting
 */
function drawPips(sign, view, seats, waiting) {
  const open = view.stage === "action" && waiting.length > 0 ? view.plays : 0;
  return [0, 1].map(
    (at) =>
      svg`<circle class=${at < open ? `pip seat-${seats > 0 ? view.turn : 0}` : "pip used"} cx=${sign.x + sign.w - 0.4 - at * 0.5} cy=${sign.y + sign.h / 2} r="0.17"></circle>`,
  );
}

/**
 * The number sentence that is shown: of the capture that is being said, or of the last one, as the option has it.
 * @param {any} view
 * @param {import("../../store.js").LogRecord[]} log
 * @returns {{sums: string, sentence: string, sum: number, target?: number} | null}
 */
function sentenceToShow({ options, composing }, log) {
  if (options.equations === "never") return null;
  if (composing?.sums || composing?.villain) {
    const { sums, sentence, sum, villain } = composing;
    const target = villain ? Number(villain.slice(1)) : undefined;
    return options.equations === "before" ? { sums, sentence, sum, target } : null;
  }
  const events = log.flatMap((record) => record.events);
  const last = events.findLast(({ kind }) => kind === "captured");
  if (!last) return null;
  const { sums, sentence, weakness } = last.data;
  return { sums, sentence, sum: weakness, target: weakness };
}

/** @param {Plan} plan @param {any} view @param {Ui} ui */
function drawSidekick({ sidekick: box }, { sidekick }, { say }) {
  if (sidekick.cards.length === 0) return panel(box, "nook");
  const title = say("table-sidekick");
  const { sum } = sidekick;
  return svg`${panel(box, sum === null ? "nook" : "nook is-awake")}
    <text class="nook-title" x=${box.x + 0.18} y=${box.y + 0.45} font-size=${fit(title, 0.42, 2.1)}>${title}</text>
    ${badge({ x: box.x + 2.3, y: box.y + 0.13, w: 0.85, h: 0.64 }, sum)}`;
}

/**
 * A sum, and what it becomes with a device.
 * @param {Box} box
 * @param {number | null} sum null for none yet
 * @param {number | null} [armed]
 */
function badge({ x, y, w, h }, sum, armed = null) {
  const [first, second] = [sum, armed].map((number) => (number === null ? "" : written(number)));
  return svg`<rect class="badge ${sum === null ? "is-empty" : ""}" x=${x} y=${y} width=${w} height=${h} rx=${h * 0.3}></rect>
    <text class="badge-sum" x=${x + w / 2} y=${y + h * (second ? 0.34 : 0.53)} font-size=${fit(first || "?", h * (second ? 0.56 : 0.78), w * 0.9)}>${first || "?"}</text>
    ${second ? svg`<text class="badge-armed" x=${x + w / 2} y=${y + h * 0.77} font-size=${fit(second, h * 0.44, w * 0.9)}>${second}</text>` : ""}`;
}

/**
 * A strip with a name and a score; the trophies lie on it as pieces.
 * @param {Box} box
 * @param {import("./plan.js").Line} line
 * @param {number} seat
 * @param {any} view
 * @param {Ui} ui
 */
function drawStrip(box, { h: height, name, pile }, seat, view, { names, say, waiting }) {
  const { score } = view.trophies[seat];
  const middle = box.y + height / 2;
  const scale = 0.014 + height * 0.007;
  return svg`<g class="strip seat-${seat} ${waiting.includes(seat) ? "is-turn" : ""}">
    <rect class="strip-ground" x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="0.2"></rect>
    <foreignObject width=${(name - 0.2) / scale} height="30" transform="translate(${box.x + 0.18} ${middle - 15 * scale}) scale(${scale})">
      <div class="strip-name"><span class="dot seat-${seat}"></span> ${names[seat]}</div>
    </foreignObject>
    <text class="score" x=${box.x + (name + pile) / 2} y=${middle} font-size=${height * 0.55}>${say("table-score", { score })}</text>
  </g>`;
}

/** @param {import("./plan.js").Other} other @param {any} view @param {Ui} ui */
function drawOther({ seat, box, line, mini, cells }, view, ui) {
  const heroes = view.heroes[seat];
  return svg`${drawStrip(box, line, seat, view, ui)}
    ${cells.map(({ x, y, k }, number) => {
      const hero = heroes[number];
      const { w, h, sum } = mini;
      return svg`<rect class="poster" x=${x + 0.02 * k} y=${y + 0.02 * k} width=${(w - 0.04) * k} height=${(h - 0.04) * k} rx=${0.1 * k}></rect>
        ${hero ? badge({ x: x + sum.x * k, y: y + sum.y * k, w: sum.w * k, h: sum.h * k }, hero.sum, hero.armed) : ""}`;
    })}`;
}

/**
 * The ground of a superhero: its sum, beside its parts their numbers and words, empty places of what is not there yet.
 * @param {import("./plan.js").Cell} cell
 * @param {any} hero undefined for the unfinished one
 * @param {(string | null)[]} begun
 * @param {number} number from 0
 * @param {Ui} ui
 */
function drawHero({ x, y, k, style }, hero, begun, number, { say }) {
  const { w, h } = CELLS[style];
  const figure = FIGURES[style];
  const tall = figure.w * 0.8;
  const parts = hero?.parts ?? begun;
  return svg`<g transform="translate(${x} ${y}) scale(${k})">
    <rect class="poster ${hero ? "" : "is-begun"}" x="0.03" y="0.03" width=${w - 0.06} height=${h - 0.06} rx="0.16"></rect>
    ${parts.map((/** @type {string | null} */ card, /** @type {number} */ at) => {
      const top = figure.y + at * tall;
      if (!card) {
        return svg`<rect class="slot" x=${figure.x + 0.08} y=${top + 0.04} width=${figure.w - 0.16} height=${tall - 0.08} rx="0.1"></rect>
          <g class="mark is-faint" transform="translate(${figure.x + figure.w / 2 - 0.2} ${top + tall / 2 - 0.2}) scale(0.034)">${drawMark(KINDS[at])}</g>`;
      }
      if (style === "tiny") return "";
      const word = wordOf(card, say);
      const left = figure.x + figure.w + 0.04;
      return style === "small"
        ? svg`<text class="part-value" x=${left + 0.24} y=${top + tall / 2} font-size="0.4">${numberOf(card)}</text>`
        : svg`<text class="part-value" x=${left + 0.62} y=${top + tall * 0.36} font-size="0.44">${numberOf(card)}</text>
          <text class="part-word" x=${left + 0.62} y=${top + tall * 0.78} font-size=${fit(word, 0.25, 1.24)}>${word}</text>`;
    })}
    ${hero ? badge(figure.badge, hero.sum, hero.armed) : style === "tiny" ? "" : badge(figure.badge, null)}
    ${style === "tiny" ? "" : svg`<text class="hero-tag" x=${w - 0.1} y=${style === "full" ? h - 0.22 : 0.19} font-size="0.27">H${number + 1}</text>`}
  </g>`;
}
