/** Draws what lies still on the table of Numbers League: places, names, sums, and the number sentence. */

import { html, svg } from "lit";
import { fit } from "../../draw/fit.js";
import { wordsUpon } from "../../draw/words-upon.js";
import { inTwo, written } from "./faces.js";
import { guestOf } from "./guest.js";
import { fullName, reckonsAlone, wordOf } from "./labels.js";
import { legibleIn, planOf, STEP, widen } from "./plan.js";
import { drawSkyline } from "./skyline.js";
import { placeCards } from "./slots.js";

import { drawVillain } from "./villains.js";

/** @typedef {import("#border/league").View} View */
/** @typedef {import("#border/league").Hero} Hero */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */
/** @typedef {import("./plan.js").Plan} Plan */

/** What a head, a body and legs look like while they are missing, in the field of a part. */
const OUTLINES = [
  "M30 5 C44 5 47 16 46 27 C45 40 38 46 30 46 C22 46 15 40 14 27 C13 16 16 5 30 5 Z",
  "M25 3 H35 L47 7 Q56 13 56 28 L54 36 L47 34 L45 24 L40 45 H20 L15 24 L13 34 L6 36 L4 28 Q4 13 13 7 Z",
  "M20 3 H40 L43 38 L50 44 H33 L30 18 L27 44 H10 L17 38 Z",
];

/** @param {View} view @param {Ui} ui */
export function furniture(view, ui) {
  const plan = planOf(view, ui);
  const guest = guestOf(view, ui, plan);
  const emptied = plan.city.flatMap((box, at) => (box && view.city[at].taken !== null ? [box] : []));
  const roofs = (plan.city.find(Boolean)?.y ?? plan.skyline.y) - plan.skyline.y;
  return svg`
    <g class="skyline">${drawSkyline(plan.skyline, roofs * 1.6)}</g>
    ${emptied.map((box) => svg`<rect class="slot is-gone" x=${box.x + 0.06} y=${box.y + 0.06} width=${box.w - 0.12} height=${box.h - 0.12} rx="0.14"></rect>`)}
    ${drawSign(plan, view, ui)} ${drawSidekick(plan, view, ui)}
    ${plan.others.map((other) => drawOther(other, guest, view, ui))}
    ${guest ? drawGuest(guest, plan, view, ui) : drawStrip(plan.own, plan.line, plan.me, view, ui)}
    ${guest ? "" : plan.heroes.map((cell, number) => drawHero(cell, view.heroes[plan.me][number], view.begun[plan.me], view, ui))}
    ${listEmpty(plan, view, ui).map(({ x, y, w, h }) => svg`<rect class="slot is-held" x=${x + 0.04} y=${y + 0.04} width=${w - 0.08} height=${h - 0.08} rx="0.16"></rect>`)}`;
}

/** The places of the hand without a card. @param {Plan} plan @param {View} view @param {Ui} ui */
function listEmpty({ me, hand }, view, { log }) {
  const { cards, count } = view.hands[me];
  const placed = cards ? placeCards(cards, me, log) : Array(count).fill("");
  return hand.filter((_, at) => placed[at] === null || at >= placed.length);
}

/** @param {Box} box @param {string} kind */
const panel = ({ x, y, w, h }, kind) =>
  svg`<rect class=${kind} x=${x} y=${y} width=${w} height=${h} rx="0.2"></rect>`;

/**
 * The round, the plays that are left, and between them the number sentence of a capture.
 * @param {Plan} plan
 * @param {View} view
 * @param {Ui} ui
 */
function drawSign({ sign }, view, ui) {
  const { say, log, seats, waiting, kind } = ui;
  const middle = sign.y + sign.h / 2;
  const said = sentenceToShow(view, log, say);
  const side = sign.h * 1.95;
  // A question comes out of a game, whose rounds nobody has seen.
  const round = kind === "trial" ? "" : say("table-round", { round: view.round });
  const width = sign.w - 2 * side;
  // Of somebody alone, the sum and its numbers are the same sentence.
  const isTwice = said?.told.startsWith(`${said.sentence} =`);
  const lines = said ? [said.told, isTwice ? "" : said.sentence].filter(Boolean) : [];
  return svg`${panel(sign, "signboard")}
    ${round && svg`<text class="sign-note" x=${sign.x + 0.2} y=${middle} font-size=${Math.max(fit(round, 0.46, side - 0.1), legibleIn(ui))}>${round}</text>`}
    ${lines.map((line, at) => {
      const size = fit(line, sign.h * (at ? 0.38 : lines.length > 1 ? 0.48 : 0.62), width);
      const y = middle + sign.h * (lines.length === 1 ? 0 : at ? 0.27 : -0.2);
      return svg`<text class=${at ? "equation-parts" : "equation"} x=${sign.x + sign.w / 2} y=${y} font-size=${size}>${line}</text>`;
    })}
    ${said?.target === undefined ? drawPips(sign, view, seats.length, waiting, say) : drawTarget(sign, said.target)}`;
}

/** @param {Box} sign @param {number} weakness */
function drawTarget(sign, weakness) {
  const size = sign.h * 0.9;
  const x = sign.x + sign.w - size - 0.1;
  return svg`<g transform="translate(${x} ${sign.y + sign.h * 0.05}) scale(${size / 60})">${drawVillain(weakness)}</g>
    <text class="sign-note end" x=${x - 0.08} y=${sign.y + sign.h / 2} font-size="0.45">${written(weakness)}</text>`;
}

/**
 * As many little cards as may still be played, and how many these are.
 * @param {Box} sign
 * @param {View} view
 * @param {number} seats
 * @param {number[]} waiting
 * @param {import("../../i18n/words.js").Say} say
 */
function drawPips(sign, view, seats, waiting, say) {
  if (view.stage !== "action" || waiting.length === 0) return "";
  const width = sign.h * 1.7;
  const middle = sign.x + sign.w - width / 2 - 0.08;
  const high = sign.h * 0.42;
  const caption = say("table-plays", { plays: view.plays });
  return svg`${[0, 1].map(
    (at) =>
      svg`<rect class=${at < view.plays ? `pip seat-${seats > 0 ? view.turn : 0}` : "pip used"} x=${middle + (at - 1) * high * 0.9 + high * 0.1} y=${sign.y + sign.h * 0.1}
        width=${high * 0.7} height=${high} rx=${high * 0.12}></rect>`,
  )}
    <text class="sign-note middle" x=${middle} y=${sign.y + sign.h * 0.75} font-size=${fit(caption, 0.45, width)}>${caption}</text>`;
}

/**
 * The number sentence that is shown: of the capture that is being said, or of the last one, as the option has it. Who
 * reckons alone sees the numbers, and the sum once it was said.
 * @param {View} view
 * @param {import("#border").LogRecord[]} log
 * @param {import("../../i18n/words.js").Say} say
 * @returns {{told: string, sentence: string, target?: number} | null} told: with its sum
 */
function sentenceToShow({ options, composing, deed }, log, say) {
  const { equations } = options;
  if (equations === "never") return null;
  if (composing?.sums || composing?.villain) {
    if (equations === "after") return null;
    const { sums, sentence, sum, villain } = composing;
    const target = villain ? Number(villain.slice(1)) : undefined;
    if (!sums) return { told: "", sentence: "", target };
    if (equations === "before") return { told: `${sums} = ${written(sum)}`, sentence, target };
    if (!deed) return { told: `${sentence} = ?`, sentence: "", target };
    return { told: say("table-reckoned", { sums, sum: written(sum) }), sentence, target };
  }
  // It is read until somebody does something else.
  const last = log.findLast(({ seat }) => seat !== null)?.events.find(({ kind }) => kind === "captured");
  if (!last) return null;
  const { sums, sentence, weakness } = /** @type {{sums: string, sentence: string, weakness: number}} */ (
    last.data
  );
  return { told: `${sums} = ${written(weakness)}`, sentence, target: weakness };
}

/** @param {Plan} plan @param {View} view @param {Ui} ui */
function drawSidekick({ sidekick: box }, view, ui) {
  const { say } = ui;
  const { cards, sum } = view.sidekick;
  if (cards.length === 0) return panel(box, "nook");
  const title = say("table-sidekick");
  const place = { x: box.x + Math.min(2.3, box.w - 0.95), y: box.y + 0.13, w: 0.85, h: 0.64 };
  const size = fit(title, 0.46, place.x - box.x - 0.3);
  return svg`${panel(box, sum === null ? "nook" : "nook is-awake")}
    ${size < legibleIn(ui) ? "" : svg`<text class="nook-title" x=${box.x + 0.18} y=${box.y + 0.45} font-size=${size}>${title}</text>`}
    ${reckonsAlone(view) ? "" : badge(sum === null ? place : { ...place, x: box.x + 0.18, y: box.y + 0.85 }, sum)}`;
}

/**
 * What a badge shows, and where: what a superhero comes to with its device alone where two numbers would be too small, and
 * in a corner of its room where the badge itself would be.
 * @param {Box} place
 * @param {Hero | undefined} hero
 * @param {Box} room
 * @param {number} legible
 * @returns {[Box, number | null, number | null]}
 */
function shown(place, hero, room, legible) {
  const { sum = null, armed = null } = hero ?? {};
  const isOne = place.h * 0.44 < legible;
  const w = Math.max(place.w, legible * 1.7);
  const box = {
    x: Math.min(place.x, room.x + room.w - w),
    y: place.y,
    w,
    h: Math.max(place.h, legible * 1.3),
  };
  return isOne ? [box, armed ?? sum, null] : [place, sum, armed];
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
 * @param {View} view
 * @param {Ui} ui
 */
function drawStrip(box, { h: height, name, pile, side }, seat, view, ui) {
  const { plates, say, waiting, kind } = ui;
  const { score } = view.trophies[seat];
  const middle = box.y + height / 2;
  const legible = legibleIn(ui);
  const scale = Math.max(side ? 0.0164 : 0.014 + height * 0.007, legible / 16.8);
  const told = say("table-score", { score });
  return svg`<g class="strip seat-${seat} ${waiting.includes(seat) ? "is-turn" : ""}">
    <rect class="strip-ground" x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="0.2"></rect>
    ${wordsUpon(
      { x: box.x + 0.18, y: middle - 15 * scale, width: (name - 0.2) / scale, height: 30, scale },
      html`<div class="strip-name">${plates[seat]}</div>`,
    )}
    ${kind === "trial" ? "" : svg`<text class="score" x=${box.x + (side ? pile / 2 : (name + pile) / 2)} y=${side ? (box.y + height + box.y + box.h) / 2 : middle} font-size=${Math.max(side ? fit(told, height * 0.55, pile - 0.1) : height * 0.55, legible)}>${told}</text>`}
  </g>`;
}

/**
 * Somebody else's superheroes in place of one's own, under their name, with the number sentence.
 * @param {import("./guest.js").Guest} guest
 * @param {Plan} plan
 * @param {View} view
 * @param {Ui} ui
 */
function drawGuest({ seat, box, line, actors, sentence }, { own, line: first }, view, ui) {
  const { say, log } = ui;
  const said = sentence === null ? sentenceToShow(view, log, say) : { told: sentence, sentence: "" };
  return svg`<g class="guest seat-${seat}">
    <rect class="guest-ground" x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="0.2"></rect>
    ${drawStrip(own, widen(first, own.w, 0), seat, view, ui)}
    ${actors.map(({ cell, hero, word }) => drawHero(cell, hero, view.begun[seat], view, ui, word === "s" ? say("table-sidekick") : undefined))}
    ${line && said ? drawSentence(line, said) : ""}
  </g>`;
}

/** @param {Box} line @param {{told: string, sentence: string}} said */
function drawSentence({ x, y, w, h }, { told, sentence }) {
  const isTwice = sentence === "" || told.startsWith(`${sentence} =`);
  const size = fit(told, h * (isTwice ? 0.8 : 0.62), w);
  return svg`<text class="guest-sum" x=${x + w / 2} y=${y + h * (isTwice ? 0.5 : 0.34)} font-size=${size}>${told}</text>
    ${isTwice ? "" : svg`<text class="guest-parts" x=${x + w / 2} y=${y + h * 0.84} font-size=${fit(sentence, h * 0.3, w)}>${sentence}</text>`}`;
}

/** @param {import("./plan.js").Other} other @param {import("./guest.js").Guest | null} guest @param {View} view @param {Ui} ui */
function drawOther({ seat, box, line, minis }, guest, view, ui) {
  const away = guest?.seat === seat ? guest.actors.map(({ word }) => word) : [];
  const legible = legibleIn(ui);
  return svg`${drawStrip(box, line, seat, view, ui)}
    ${minis.map(({ box, figure, badge: place }, number) => {
      // Who stands on the stage leaves an empty frame here.
      if (away.includes(`H${number + 1}`))
        return svg`<rect class="poster is-begun" x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="0.12"></rect>`;
      const hero = view.heroes[seat][number];
      return svg`<rect class="poster ${hero ? "" : "is-begun"}" x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="0.12"></rect>
        ${drawOutlines(hero?.parts ?? view.begun[seat], figure)}
        ${hero && !reckonsAlone(view) ? badge(...shown(place, hero, box, legible)) : ""}`;
    })}`;
}

/**
 * What is missing of a superhero.
 * @param {(string | null)[]} parts
 * @param {import("./plan.js").Figure} place
 */
const drawOutlines = (parts, { x, y, w }) =>
  parts.map((card, at) =>
    card
      ? ""
      : svg`<path class="outline" d=${OUTLINES[at]} transform="translate(${x} ${y + at * w * STEP}) scale(${w / 60})"></path>`,
  );

/**
 * The ground of a superhero: its name, its sum, rays where it is complete, and the outlines of what is missing.
 * @param {import("./plan.js").Cell} cell
 * @param {Hero | undefined} hero undefined for the unfinished one
 * @param {(string | null)[]} begun
 * @param {View} view
 * @param {Ui} ui
 * @param {string} [name] that stands there, if not its own
 */
function drawHero(
  { box, style, title, figure, badge: place },
  hero,
  begun,
  view,
  ui,
  name = titleOf(hero, begun, ui.say),
) {
  const { x, y, w, h } = box;
  return svg`<rect class="poster ${hero ? "" : "is-begun"}" x=${x} y=${y} width=${w} height=${h} rx="0.16"></rect>
    ${hero && style === "full" ? drawRays(figure, box) : ""}
    ${title ? drawTitle(title, title.y > figure.y, name, hero ? "" : "is-begun") : ""}
    ${drawOutlines(hero?.parts ?? begun, figure)}
    ${reckonsAlone(view) || (!hero && style === "tiny") ? "" : badge(...shown(place, hero, box, legibleIn(ui)))}`;
}

/**
 * A glory behind those who are complete.
 * @param {import("./plan.js").Figure} figure
 * @param {Box} box
 */
function drawRays({ x, y, w }, box) {
  const [middle, height] = [x + w / 2, y + w * 1.1];
  const [across, down] = [Math.min(middle - box.x, box.x + box.w - middle) - 0.05, w * 1.15];
  const end = (/** @type {number} */ angle) =>
    `${middle + across * Math.cos(angle)} ${height + down * Math.sin(angle)}`;
  const rays = Array.from({ length: 12 }, (_, at) => (Math.PI * at) / 6);
  return svg`<path class="glory" d=${rays.map((angle) => `M${middle} ${height} L${end(angle)} L${end(angle + Math.PI / 12)} Z`).join(" ")}></path>`;
}

/**
 * The whole silly name of a superhero, or as much of it as is there.
 * @param {Hero | undefined} hero
 * @param {(string | null)[]} begun
 * @param {import("../../i18n/words.js").Say} say
 */
function titleOf(hero, begun, say) {
  if (hero) return say("table-hero", { name: fullName(hero.parts, say) });
  return begun.some(Boolean)
    ? begun.map((card) => (card ? wordOf(card, say) : "…")).join(" ")
    : say("table-next");
}

/**
 * @param {Box} box
 * @param {boolean} isBelow whether it stands under the superhero, in the middle
 * @param {string} name
 * @param {string} kind
 */
function drawTitle({ x, y, w, h }, isBelow, name, kind) {
  const [best] = [inTwo(name), name.split(" ")]
    .map((lines) => ({
      lines,
      size: Math.min(h / lines.length, 0.5, ...lines.map((line) => fit(line, 1, w))),
    }))
    .sort((one, other) => other.size - one.size);
  return best.lines.map(
    (line, at) =>
      svg`<text class="hero-title ${kind} ${isBelow ? "middle" : ""}" x=${isBelow ? x + w / 2 : x} y=${y + best.size * (at + 0.55) + (isBelow ? (h - best.size * best.lines.length) / 2 : 0)} font-size=${best.size}>${line}</text>`,
  );
}
