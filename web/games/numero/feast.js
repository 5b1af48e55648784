/** The feast when a game of Numero is over: a fan of cards spells the score of whoever won, over a shower of signs. */

import { svg } from "lit";
import { fit } from "../../draw/fit.js";
import { isNumber, readOf, signPath } from "./cards.js";
import { linesOf } from "./labels.js";
import { around, planOf } from "./plan.js";

/** @typedef {import("../../draw/layer.js").Ui} Ui */

const EDGE = 0.06; // so that nothing of what lies below is seen around it

const FAN = 7; // cards at most, of the best that were won

/**
 * @param {any} view
 * @param {Ui} ui
 * @param {number[]} winners
 */
export function feast(view, ui, winners) {
  const plan = planOf(view, ui, linesOf(view).length);
  // Over the centre, which is empty then, and the slate; the hands and the sheet stay in sight.
  const { x, y, w, h } = around([plan.centre, plan.slate, plan.deck]);
  const box = { x: x - EDGE, y: y - EDGE, w: w + 2 * EDGE, h: h + 2 * EDGE };
  const seats = winners.length > 0 || view.hands.length > 1 ? winners : [0];
  const scores = seats.map((seat) => view.scores[seat]);
  const title = tellEnd(view, ui, winners);
  const banner = {
    x: box.x + box.w * 0.06,
    y: box.y + box.h * 0.05,
    w: box.w * 0.88,
    h: Math.min(box.h * 0.2, box.w * 0.13),
  };
  return svg`<svg class="feast-frame" x=${box.x} y=${box.y} width=${box.w} height=${box.h} viewBox="${box.x} ${box.y} ${box.w} ${box.h}">
    <rect class="nu-sky" x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="0.22"></rect>
    ${winners.length > 0 ? shower(box) : ""}
    ${drawFan(
      seats.flatMap((seat) => view.won[seat]),
      box,
    )}
    <rect class="nu-banner" x=${banner.x} y=${banner.y} width=${banner.w} height=${banner.h} rx=${banner.h * 0.25}></rect>
    <text class="nu-title" x=${banner.x + banner.w / 2} y=${banner.y + banner.h / 2} font-size=${fit(title, banner.h * 0.56, banner.w * 0.92)}>${title}</text>
    ${drawScore(scores, box)}</svg>`;
}

/** Who has won, in one short sentence. @param {any} view @param {Ui} ui @param {number[]} winners */
function tellEnd({ outcome, hands }, { say, subjects }, winners) {
  if (hands.length === 1) return say(winners.length > 0 ? "feast-perfect" : "feast-stuck");
  if (winners.length === 0) return say("feast-stopped");
  const names = winners.map((seat) => subjects[seat].name).join(" + ");
  return say(outcome ? "feast-won" : "feast-gave-up", {
    names,
    count: winners.length,
    you: subjects[winners[0]].you,
  });
}

/**
 * The highest numbers that were won, in a fan.
 * @param {string[]} won
 * @param {import("./plan.js").Box} box
 */
function drawFan(won, { x, y, w, h }) {
  const cards = won
    .filter(isNumber)
    .sort((one, other) => Number(readOf(other)) - Number(readOf(one)))
    .slice(0, FAN);
  const size = Math.min(h * 0.3, w * 0.2);
  return cards.map((card, at) => {
    const turn = (at - (cards.length - 1) / 2) * 13;
    return svg`<g transform="translate(${x + w / 2} ${y + h * 1.02}) rotate(${turn}) translate(0 ${-h * 0.5}) scale(${size / 50})">
      <g class="nu-face is-${card[0]} nu-dance" .style="animation-delay:${at * -140}ms">
        <rect class="nu-paper" x="-25" y="-35" width="50" height="70" rx="6"></rect>
        <path class="nu-sign" d=${signPath(card)} transform="translate(0 8) scale(1.5)"></path>
        <text class="nu-value" x="-12" y="-22" font-size="17">${readOf(card)}</text>
      </g></g>`;
  });
}

/** What the winners have, where nobody reads it small. @param {number[]} scores @param {import("./plan.js").Box} box */
function drawScore(scores, { x, y, w, h }) {
  if (scores.length === 0) return "";
  const size = Math.min(h * 0.17, w * 0.14);
  const middle = y + h * 0.86;
  return svg`<circle class="nu-medal" cx=${x + w / 2} cy=${middle} r=${size * 0.72}></circle>
    <text class="nu-medal-text" x=${x + w / 2} y=${middle} font-size=${fit(String(scores[0]), size * 0.8, size * 1.2)}>${scores[0]}</text>`;
}

/** Leaves, suns, drops and hearts that fall, always at the same places. @param {import("./plan.js").Box} box */
const shower = ({ x, y, w, h }) =>
  Array.from({ length: 36 }, (_, at) => {
    const [across, down] = [(at * 0.618) % 1, (at * at * 0.137) % 1];
    const colour = "gobr"[at % 4];
    return svg`<g transform="translate(${x + across * w} ${y + h * (0.05 + down * 0.9)}) rotate(${(at * 47) % 360}) scale(${w * 0.0011 * (1 + (at % 3) * 0.4)})">
      <path class="nu-face is-${colour} nu-flake" d=${signPath(`${colour}1`)}></path></g>`;
  });
