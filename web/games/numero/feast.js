/** The feast when a game of Numero is over: a fan of cards spells the winners' score, over a shower of signs. */

import { svg } from "lit";
import { banner, frame, shower, tellWinners } from "../../draw/feast.js";
import { fit } from "../../draw/fit.js";
import { isNumber, readOf, signPath } from "./cards.js";
import { linesOf } from "./labels.js";
import { planOf } from "./plan.js";

/** @typedef {import("#border/numero").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */

const EDGE = 0.06; // so that nothing of what lies below is seen around it

const FAN = 7; // cards at most, of the best that were won

/**
 * @param {View} view
 * @param {Ui} ui
 * @param {number[]} winners
 */
export function feast(view, ui, winners) {
  const plan = planOf(view, ui, linesOf(view, ui).length);
  // Over the centre, which is empty then; the players, their hands and the sheet stay in sight.
  const { x, y, w, h } = plan.centre;
  const box = { x: x - EDGE, y: y - EDGE, w: w + 2 * EDGE, h: h + 2 * EDGE };
  const seats = winners.length > 0 || view.hands.length > 1 ? winners : [0];
  const scores = seats.map((seat) => view.scores[seat]);
  const title = tellEnd(view, ui, winners);
  const band = {
    x: box.x + box.w * 0.06,
    y: box.y + box.h * 0.05,
    w: box.w * 0.88,
    h: Math.min(box.h * 0.2, box.w * 0.13),
  };
  return frame(
    "nu-feast",
    box,
    0.22,
    winners.length > 0 ? flakes(box) : "",
    drawFan(
      seats.flatMap((seat) => view.won[seat]),
      box,
    ),
    banner(band, 0.25, [title], fit(title, band.h * 0.56, band.w * 0.92)),
    drawScore(scores, box),
  );
}

/** How it has ended, in one short sentence. @param {View} view @param {Ui} ui @param {number[]} winners */
function tellEnd(view, ui, winners) {
  if (view.hands.length === 1 && view.outcome)
    return ui.say(winners.length > 0 ? "feast-perfect" : "feast-stuck");
  return winners.length > 0 ? tellWinners(view, ui, winners) : ui.say("feast-stopped");
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
      <g class="nu-face is-${card[0]} feast-dance" .style="animation-delay:${at * -140}ms">
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

/** Leaves, suns, drops and hearts that fall. @param {import("./plan.js").Box} box */
const flakes = ({ x, y, w, h }) =>
  shower(36, { x, y: y + h * 0.05, w, h: h * 0.9 }, 360, (at) => {
    const colour = "gobr"[at % 4];
    return svg`<path class="nu-face is-${colour} nu-flake" d=${signPath(`${colour}1`)} transform="scale(${w * 0.0011 * (1 + (at % 3) * 0.4)})"></path>`;
  });
