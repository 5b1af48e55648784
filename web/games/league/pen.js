/** The pen and the colours with which everything of Numbers League is drawn: filled shapes with dark outlines. */

import { svg } from "lit";

export const INK = "#2b2730";
export const WHITE = "#ffffff";
export const RED = "#d8432f";
export const BLUE = "#2f6fd0";
export const GREEN = "#3f9a4d";
export const GOLD = "#f0b429";
export const VIOLET = "#8355c4";
export const TEAL = "#1f9aa0";
export const PINK = "#ef7fa6";
export const BROWN = "#8a5a36";
export const GREY = "#a9adb8";
export const ORANGE = "#ef8632";
export const CREAM = "#fff1d0";
export const SKINS = ["#f6d3b3", "#e0a878", "#a9744c", "#70482e", "#a5d69a", "#9fc9ef"];

/** @param {string} d @param {string} fill */
export const shape = (d, fill) =>
  svg`<path d=${d} fill=${fill} stroke=${INK} stroke-width="1.35" stroke-linejoin="round"></path>`;

/** @param {string} d @param {string} [colour] @param {number} [width] */
export const line = (d, colour = INK, width = 1.4) =>
  svg`<path d=${d} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round"></path>`;

/** @param {number} x @param {number} y @param {number} r @param {string} fill */
export const disc = (x, y, r, fill) =>
  svg`<circle cx=${x} cy=${y} r=${r} fill=${fill} stroke=${INK} stroke-width="1.15"></circle>`;

/** @param {number} x @param {number} y @param {number} r @param {string} [fill] */
export const dot = (x, y, r, fill = INK) => svg`<circle cx=${x} cy=${y} r=${r} fill=${fill}></circle>`;

/** @param {number[][]} places @param {number} r @param {string} colour */
export const spots = (places, r, colour) => svg`${places.map(([x, y]) => dot(x, y, r, colour))}`;

/** @param {number} x @param {number} y @param {number} r @param {string} [fill] */
export function star(x, y, r, fill = GOLD) {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (Math.PI * at) / 5 - Math.PI / 2;
    const reach = at % 2 ? r * 0.45 : r;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return svg`<polygon points=${points.join(" ")} fill=${fill} stroke=${INK} stroke-width="0.8"></polygon>`;
}
