/** Draws the cards of Numbers League, each as one picture that grows and shrinks as a whole. */

import { html, svg } from "lit";
import { fit, spanOf } from "../../draw/fit.js";
import { BACK, FIELD as DEVICE, drawDevice, drawMark, kindOf } from "./devices.js";
import { drawPart, FIELD as PART } from "./heroes.js";
import { star } from "./pen.js";
import { drawVillain, FIELD as VILLAIN } from "./villains.js";

/** The size of a card of the play deck, and of one that lies on its side. */
export const CARD = { width: 66, height: 92 };
export const LYING = { width: 100, height: 56 };

/** With a proper minus sign. @param {number | string | null} number */
export const written = (number) => String(number).replace("-", "−");

/**
 * The number of a card as it is read: `−3`, `×5`, `+10`.
 * @param {string} card its word
 */
export const numberOf = (card) =>
  written(kindOf(card) === "d" ? card.slice(0, -1) : card.slice(1, -1)).replace("x", "×");

/**
 * @param {{width: number, height: number}} field
 * @param {unknown} drawn
 */
const picture = ({ width, height }, drawn) =>
  html`<svg class="face" viewBox="0 0 ${width} ${height}" aria-hidden="true">${drawn}</svg>`;

/** @param {{width: number, height: number}} field */
const paper = ({ width, height }) =>
  svg`<rect class="paper" x="1" y="1" width=${width - 2} height=${height - 2} rx="8"></rect>`;

/** @param {string} card @param {number} x @param {number} y @param {number} scale */
const markAt = (card, x, y, scale) =>
  svg`<g class="mark mark-${kindOf(card)}" transform="translate(${x} ${y}) scale(${scale})">${drawMark(kindOf(card))}</g>`;

/** @param {string} card @param {number} x @param {number} y @param {number} width of a part */
function artAt(card, x, y, width) {
  if (kindOf(card) === "d") {
    const scale = (width * 0.8) / DEVICE.width;
    return svg`<g class="art" transform="translate(${x + width * 0.1} ${y}) scale(${scale})">${drawDevice(card)}</g>`;
  }
  return svg`<g class="art" transform="translate(${x} ${y}) scale(${width / PART.width})">${drawPart(card)}</g>`;
}

/**
 * A card of a hand: its number, the mark of its kind, the drawing, and its word of a name.
 * @param {string} card
 * @param {string} name "" where there is no room for it
 * @param {number} ratio of width to height: a wide card has the number beside its drawing
 */
export function standingCard(card, name, ratio) {
  if (ratio > 1.2) return wideCard(card, name, { width: 56 * ratio, height: 56 });
  const number = numberOf(card);
  const lines = name ? name.split(" ") : [];
  const isLong = lines.length > 1;
  const size = Math.min(...lines.map((line) => fit(line, isLong ? 9.5 : 11, 60)));
  return picture(
    CARD,
    svg`${paper(CARD)}
      <text class="value" x="5" y="17" font-size=${fit(number, 28, 37)}>${number}</text>
      ${markAt(card, 46, 5, 1.3)}
      ${isLong ? artAt(card, 6, 25, 54) : artAt(card, 4, 29, 58)}
      ${lines.map((line, at) => svg`<text class="word" x="33" y=${84 - (lines.length - 1 - at) * 9.2} font-size=${size}>${line}</text>`)}`,
  );
}

/** @param {string} card @param {string} name @param {{width: number, height: number}} field */
function wideCard(card, name, field) {
  const { width } = field;
  const number = numberOf(card);
  const lines = name.split(" ");
  const isLong = lines.length > 1;
  const size = Math.min(...lines.map((line) => fit(line, isLong ? 11 : 13.5, width - 6)));
  const right = width - 21;
  return picture(
    field,
    svg`${paper(field)}${isLong ? artAt(card, 5, 1.5, 34) : artAt(card, 3, 2, 46)}
      <text class="value middle" x=${right} y="14" font-size=${fit(number, 25, 38)}>${number}</text>
      ${isLong ? markAt(card, width - 17, 27, 0.9) : markAt(card, right - 5, 27, 0.9)}
      ${lines.map((line, at) => svg`<text class="word" x=${isLong ? (width - 18) / 2 : width / 2} y=${47.5 - (lines.length - 1 - at) * 11.5} font-size=${size}>${line}</text>`)}`,
  );
}

/**
 * A card of the Sidekick, on its side.
 * @param {string} card
 */
export function lyingCard(card) {
  const number = numberOf(card);
  return picture(
    LYING,
    svg`${paper(LYING)}${artAt(card, 3, 4.5, 58)}
      <text class="value middle" x="78" y="20" font-size=${fit(number, 27, 41)}>${number}</text>
      ${markAt(card, 73.5, 37, 1.1)}`,
  );
}

/** How large the number of a part is beside it, of one sign and of more: in a large figure, and in a small one. */
const NUMBERS = { large: [17, 13], small: [24, 17] };

/** A number that is higher would hide its part. */
const HIGHEST = 32;

/** The width of its figure, in units, from which on a part is large. */
const LARGE = 1.6;

/**
 * A part in a superhero, without a frame, and its number beside it.
 * @param {string} card
 * @param {number} width of the figure
 * @param {number} [legible] how high the number is at least, in the same units: where that is too high, it is left out
 */
export function bareCard(card, width, legible = 0) {
  const number = numberOf(card);
  const usual = NUMBERS[width < LARGE ? "small" : "large"][number.length > 1 ? 1 : 0];
  const size = Math.max(usual, (legible / width) * PART.width);
  const written = svg`<text class="part-number" x="60" y="19" font-size=${size}>${number}</text>`;
  return picture(PART, svg`${drawPart(card)}${size > HIGHEST ? "" : written}`);
}

/** A device that a superhero carries: its number on its drawing. @param {string} card @param {boolean} [isTold] whether it has room for that */
export function worn(card, isTold = true) {
  const field = { width: 48, height: 48 };
  const number = numberOf(card);
  return picture(
    field,
    svg`${paper(field)}<g transform="translate(8.6 1) scale(0.64)">${drawDevice(card)}</g>
      ${
        isTold
          ? svg`<rect class="tag" x="1" y="26" width="46" height="21" rx="7"></rect>
            <text class="tag-text" x="24" y="37" font-size=${fit(number, 25, 50)}>${number}</text>`
          : ""
      }`,
  );
}

/** The back of a card. @param {string} [count] written on it @param {number} [size] */
export const backCard = (count = "", size = 34) =>
  picture(
    CARD,
    svg`${BACK}${count ? svg`<text class="back-count" x="33" y="50" font-size=${size}>${count}</text>` : ""}`,
  );

/**
 * A villain in the city, in a card of some shape: its portrait, beside it or under it the weakness, as many stars as
 * points, and its name below. The stars keep off the portrait, and off both upper corners, which signs of the page lie
 * over.
 * @param {{weakness: number, points: number, side: string}} villain
 * @param {number} ratio of width to height
 * @param {string} name "" where there is no room for it
 */
export function villainCard({ weakness, points, side }, ratio, name) {
  const lines = name ? inTwo(name) : [];
  if (name && ratio > 2) return longCard(weakness, points, side, ratio, lines);
  const band = name ? 27 : 0;
  const width = name || ratio < 1.2 ? 96 : 70 * ratio;
  const field = { width, height: width / ratio };
  const high = field.height - band;
  const stars = Array.from({ length: points }, (_, at) => at);
  const size = Math.min(...lines.map((line) => fit(line, 13, width - 6)));
  const named = lines.map(
    (line, at) =>
      svg`<text class="word" x=${width / 2} y=${field.height - 21 + at * 13} font-size=${size}>${line}</text>`,
  );
  if (high < 92) {
    // A flat card has its portrait whole beside the chip. Longer numbers reach further in: at the size of the others they
    // would not fit, smaller they are hard to read.
    const isFlat = !name && ratio > 1.2;
    const most = isFlat ? Math.min(62, width - 42) : written(weakness).length > 2 ? 48 : 43;
    const middle = width - (isFlat ? 2 : 3.5) - most / 2;
    const scale = isFlat ? 0.8 : Math.min(0.92, (high - 6) / VILLAIN.height, (width - 38) / VILLAIN.width);
    return picture(
      field,
      svg`${paper(field)}<g class="portrait" transform="translate(-1 ${high - 2 - VILLAIN.height * scale}) scale(${scale})">${drawVillain(weakness)}</g>
        ${chip(weakness, side, { x: middle, y: high * 0.43, most, size: isFlat ? 34 : 29 })}
        ${stars.map((at) => star(middle + (at - (points - 1) / 2) * 12, high * 0.43 + (isFlat ? 26 : 24), 5.6))}${named}`,
    );
  }
  // The stars have a column of their own, left of the portrait.
  const scale = Math.min((high - 36) / VILLAIN.height, 1.25);
  const left = Math.max((width - VILLAIN.width * scale) / 2, 14);
  return picture(
    field,
    svg`${paper(field)}<g class="portrait" transform="translate(${left} 4) scale(${scale})">${drawVillain(weakness)}</g>
      ${chip(weakness, side, { x: width / 2, y: high - 17, most: 56, size: 28 })}
      ${stars.map((at) => star(10, 26 + at * 12, 5.6))}${named}`,
  );
}

/**
 * A villain on a card that is much wider than high: all that is written stands beside its portrait.
 * @param {number} weakness
 * @param {number} points
 * @param {string} side
 * @param {number} ratio
 * @param {string[]} lines of its name
 */
function longCard(weakness, points, side, ratio, lines) {
  const field = { width: 62 * ratio, height: 62 };
  const left = 63;
  const room = field.width - left - 4;
  const size = Math.min(...lines.map((line) => fit(line, 15, room)));
  const most = written(weakness).length > 2 ? 48 : 40;
  return picture(
    field,
    svg`${paper(field)}<g class="portrait" transform="translate(1 0.5)">${drawVillain(weakness)}</g>
      ${chip(weakness, side, { x: left + most / 2, y: 17, most, size: 27 })}
      ${Array.from({ length: points }, (_, at) => star(left + most + 9 + at * 13, 17, 6))}
      ${lines.map((line, at) => svg`<text class="word" x=${left + room / 2} y=${39.5 + at * 14} font-size=${size}>${line}</text>`)}`,
  );
}

/** A name in two lines that are about as long. @param {string} name */
export function inTwo(name) {
  const words = name.split(" ");
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (/** @type {string[]} */ lines) => Math.max(...lines.map(({ length }) => length));
  return ways.reduce((one, other) => (longest(other) < longest(one) ? other : one), ways[0] ?? [name]);
}

/**
 * A weakness on its colour, which is as wide as the number needs.
 * @param {number} weakness
 * @param {string} side
 * @param {{x: number, y: number, most: number, size: number}} place its middle, the widest that it may get, and how
 *   large the number is at most
 */
function chip(weakness, side, { x, y, most, size: largest }) {
  const number = written(weakness);
  const edge = 4;
  const size = fit(number, largest, most - 2 * edge);
  const width = Math.max(spanOf(number) * size + 2 * edge, 34);
  const high = Math.max(30, size + 2);
  return svg`<rect class="chip chip-${side}" x=${x - width / 2} y=${y - high / 2} width=${width} height=${high} rx="10"></rect>
    <text class="weakness" x=${x} y=${y + 0.5} font-size=${size}>${number}</text>`;
}

/** A villain in a trophy pile, alarmed and behind bars. @param {number} weakness */
export const villainHead = (weakness) => picture(VILLAIN, drawCaught(weakness));

/** @param {number} weakness */
export const drawCaught = (weakness) =>
  svg`${drawVillain(weakness, true)}<g class="bars"><path d="M1 3 H59 M1 57 H59 M9 3 V57 M23 3 V57 M37 3 V57 M51 3 V57"></path></g>`;

/** A device in a trophy pile. @param {string} card */
export const bareDevice = (card) => picture(DEVICE, drawDevice(card));
