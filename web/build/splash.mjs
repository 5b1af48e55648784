// Draws the pictures with which iPads and iPhones open the page from their home screens: its icon in the middle of its ground.
//
// A picture has to have all the pixels of its screen, and almost all are of one colour: told by a palette, which the
// library that draws the icon does not do, each takes a fifth of what it would.

import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { SCREENS, splashFor } from "../icons/screens.js";

/** Pixels of a side of the icon. */
export const SIDE = 320;

/** Colours are told apart by so many of the highest bits of each of red, green and blue. */
const BITS = 4;

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const BY_PALETTE = 3;

/** The remainders of the cyclic redundancy check that PNG prescribes, by a byte. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** @param {Buffer} bytes */
const checkOf = (bytes) =>
  ~bytes.reduce((rest, byte) => REMAINDERS[(rest ^ byte) & 255] ^ (rest >>> 8), ~0) >>> 0;

/** @param {string} name @param {Buffer} contents */
function chunk(name, contents) {
  const whole = Buffer.alloc(contents.length + 12);
  whole.writeUInt32BE(contents.length);
  whole.write(name, 4, "latin1");
  contents.copy(whole, 8);
  whole.writeUInt32BE(checkOf(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/**
 * The colours of the icon as a palette, the first one that of its corners, and which each pixel has.
 * @param {Uint8Array} pixels red, green, blue, opacity
 */
function findPalette(pixels) {
  /** @type {Map<number, number>} */
  const known = new Map();
  const colours = [];
  const indices = Buffer.alloc(pixels.length / 4);
  for (let at = 0; at < indices.length; at += 1) {
    const colour = [...pixels.subarray(4 * at, 4 * at + 3)];
    const rough = colour.reduce((sum, part) => (sum << BITS) | (part >>> (8 - BITS)), 0);
    if (!known.has(rough)) {
      known.set(rough, known.size);
      colours.push(colour);
    }
    indices[at] = known.get(rough) ?? 0;
  }
  if (known.size > 256) throw new Error("the icon has too many colours for a palette");
  return { palette: Buffer.from(colours.flat()), indices };
}

/**
 * @param {Uint8Array} icon its pixels, SIDE × SIDE, on a ground of one colour
 * @param {string} out the folder of the site
 */
export function drawSplashes(icon, out) {
  const { palette, indices } = findPalette(icon);
  for (const [width, height] of SCREENS) {
    const rows = Buffer.alloc((width + 1) * height); // each begins with how it is filtered: not at all
    const left = 1 + Math.floor((width - SIDE) / 2);
    const top = Math.floor((height - SIDE) / 2);
    for (let row = 0; row < SIDE; row += 1)
      indices.copy(rows, (top + row) * (width + 1) + left, row * SIDE, (row + 1) * SIDE);
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width);
    head.writeUInt32BE(height, 4);
    head.set([8, BY_PALETTE], 8);
    const chunks = [
      chunk("IHDR", head),
      chunk("PLTE", palette),
      chunk("IDAT", zlib.deflateSync(rows, { level: 9 })),
      chunk("IEND", Buffer.alloc(0)),
    ];
    fs.writeFileSync(path.join(out, splashFor(width, height)), Buffer.concat([SIGNATURE, ...chunks]));
  }
}
