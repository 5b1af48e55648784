/** The emblem of every tile and power of Hexors; a tile of somebody's own set shows a plain hexagon with its number. */

import { svg } from "lit";
import { CREATURES } from "./creatures.js";
import { shape } from "./pen.js";
import { POWERS } from "./powers.js";
import { STRONGHOLDS } from "./strongholds.js";

/** @type {Record<string, unknown>} */
const EMBLEMS = { ...STRONGHOLDS, ...CREATURES, ...POWERS };

/** Whether a word is a power. @param {string} word */
export const isPower = (word) => word in POWERS;

/** Whether a tile has an emblem, and so a name, of its own. @param {string} tile */
export const isKnown = (tile) => tile in EMBLEMS;

/**
 * The emblem of a tile or power, in a field of 48 units around the middle.
 * @param {string} tile
 */
export const emblemOf = (tile) =>
  EMBLEMS[tile] ??
  svg`${shape("M0 -22L19 -11V11L0 22L-19 11V-11Z")}<text class="hx-number" font-size="17">${Number(tile)}</text>`;
