/** Draws how a game of Numbers League ends: superheroes before the saved city, and the villains behind bars. */

/** @typedef {import("#border/league").View} View */

import { svg } from "lit";
import { banner, beams, frame, namesOf, shower } from "../../draw/feast.js";
import { fit } from "../../draw/fit.js";
import { drawCaught, inTwo } from "./faces.js";
import { drawPart } from "./heroes.js";
import { fullName } from "./labels.js";
import { planOf, STEP } from "./plan.js";
import { drawSkyline } from "./skyline.js";
import { drawVillain } from "./villains.js";

/** Of the parts of superheroes, and of villains. */
const PART = 60;

/** As many as can be seen well at once. */
const SHOWN = { narrow: 3, tall: 3, wide: 5 };
const CAUGHT = { narrow: 6, tall: 6, wide: 10 };

/** How high the feast is at most, in units of the board, so that all of it is in sight. */
export const FEAST = { narrow: 13.4, tall: 17, wide: 16 };

/**
 * @param {View} view
 * @param {import("../../draw/renderer.js").Ui} ui
 * @param {number[]} winners
 */
export function feast(view, ui, winners) {
  const { say, shape } = ui;
  const { width, height } = planOf(view, ui);
  const tall = Math.min(height, FEAST[shape]);
  const left = view.city.filter(({ taken }) => taken === null);
  const shown = findShown(ui, winners);
  const heroes = shown.flatMap((seat) => view.heroes[seat]).slice(-SHOWN[shape]);
  const caught = shown.flatMap((seat) => view.trophies[seat].villains).slice(-CAUGHT[shape]);
  const title = tellEnd(view, ui, winners);
  const isWon = winners.length > 0 && view.outcome !== null; // and nobody gave up
  const band = { x: width * 0.06, y: tall * 0.03, w: width * 0.88, h: Math.min(tall * 0.14, width * 0.15) };
  const line = tall * 0.74; // on which they stand
  return frame(
    "league-feast",
    { x: 0, y: 0, w: width, h: tall },
    0,
    beams({ x: width / 2, y: line }, width * 1.2, BEAMS),
    drawSkyline({ x: 0, y: tall * 0.3, w: width, h: tall * 0.7 }, tall * 0.34),
    svg`<rect class="feast-ground" x="0" y=${line} width=${width} height=${tall - line}></rect>`,
    isWon ? drawConfetti(width, line) : "",
    drawHeroes(heroes, { x: 0, y: tall * 0.19, w: width, h: line - tall * 0.16 }, say),
    caught.length > 0
      ? drawRow(
          caught.map((word) => drawCaught(Number(word.slice(1)))),
          { x: 0, y: line + tall * 0.05, w: width, h: tall * 0.18 },
        )
      : drawRow(
          left.slice(0, CAUGHT[shape]).map((each) => drawVillain(each.weakness)),
          { x: 0, y: line - tall * 0.16, w: width, h: tall * 0.2 },
        ),
    drawTitle(title, band),
  );
}

/**
 * Whose superheroes are seen: the winners', but where only computers have won, what people have done themselves.
 * @param {import("../../draw/renderer.js").Ui} ui
 * @param {number[]} winners
 */
function findShown({ seats }, winners) {
  const people = seats.flatMap(({ who }, seat) => (who === "person" ? [seat] : []));
  const isLost = people.length > 0 && winners.length > 0 && !winners.some((seat) => people.includes(seat));
  return isLost ? people : winners;
}

/** Over the ground alone. */
const BEAMS = { from: Math.PI, apart: Math.PI / 12, broad: Math.PI / 24 };

/**
 * Who has won and why, in one sentence: the city was saved, or somebody gave up, or else points were counted.
 * @param {View} view
 * @param {import("../../draw/renderer.js").Ui} ui
 * @param {number[]} winners
 */
function tellEnd({ outcome, round }, ui, winners) {
  const { say, subjects, log } = ui;
  if (winners.length === 0) return say(outcome || subjects.length === 1 ? "feast-lost" : "feast-stopped");
  const told = namesOf(ui, winners);
  if (outcome?.reason === "city")
    return subjects.length === 1 ? say("feast-alone", { round }) : say("feast-won", told);
  if (outcome) return say("feast-points", told);
  const last = log.flatMap(({ events }) => events).findLast(({ kind }) => kind === "resigned");
  const loser = last?.seat ?? subjects.findIndex((_, seat) => !winners.includes(seat));
  return say("feast-gave-up", { ...told, who: subjects[loser].name });
}

/** As small as it can be read well, on a phone too. */
const LEAST = 0.55;

/** In two lines where one would be too small. @param {string} title @param {import("./plan.js").Box} box */
function drawTitle(title, box) {
  const { w, h } = box;
  const whole = fit(title, h * 0.6, w * 0.94);
  const lines = whole < LEAST ? inTwo(title) : [title];
  const size = Math.max(
    LEAST,
    Math.min(h / lines.length - 0.05, ...lines.map((line) => fit(line, h * 0.6, w * 0.94))),
  );
  return banner(box, 0.2, lines, size);
}

/** Ribbons that are thrown into the air. @param {number} width @param {number} height */
const drawConfetti = (width, height) =>
  shower(42, { x: 0, y: height * 0.16, w: width, h: height * 0.7 }, 180, (at) => {
    const size = width * 0.009 * (1 + (at % 3) * 0.4);
    return svg`<rect class="confetti is-${at % 5}" width=${size * 0.7} height=${size * 1.7}></rect>`;
  });

/**
 * @param {import("#border/league").Hero[]} heroes
 * @param {import("./plan.js").Box} box
 * @param {import("../../i18n/words.js").Say} say
 */
function drawHeroes(heroes, { x, y, w, h }, say) {
  const each = w / Math.max(heroes.length, w > 2 * h ? 3 : 1);
  const from = x + (w - each * heroes.length) / 2;
  const size = Math.min(each * 0.86, h / (2 * STEP + 0.8 + 0.18));
  return heroes.map((hero, at) => {
    const middle = from + each * (at + 0.5);
    const top = y + h - size * (2 * STEP + 0.8);
    const name = fullName(hero.parts, say);
    return svg`<g class="feast-dance" .style="animation-delay:${(at % 3) * -300}ms"><title>${name}</title>
      ${[1, 0, 2].map((part) => svg`<g transform="translate(${middle - size / 2} ${top + part * STEP * size}) scale(${size / PART})">${drawPart(hero.parts[part])}</g>`)}</g>`;
  });
}

/** @param {unknown[]} drawn in fields of 60 units @param {import("./plan.js").Box} box */
function drawRow(drawn, { x, y, w, h }) {
  const size = Math.min(h, w / Math.max(drawn.length, 1) / 1.12);
  const from = x + (w - drawn.length * size * 1.12) / 2;
  return drawn.map(
    (each, at) =>
      svg`<g transform="translate(${from + size * (0.06 + at * 1.12)} ${y}) scale(${size / 60})">${each}</g>`,
  );
}
