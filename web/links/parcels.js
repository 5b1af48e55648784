/** Finds parcels in a text, games, sheets and slips: whole, or put together again from lines that were broken. They
 * check themselves (`core/parcel.py`). */

import { HEAD, readKey } from "../model/links.js";
import { tidy, undoCodes, unwrap } from "./undo.js";

/** Where one may begin, also behind the code of a sign, and what is surely meant to be one. */
const BEGIN = /(?<=^|[^\w-]|[=%]3D)[nrs]\d(?=[\w-]{4})/g;
const PARCEL = /(?<=^|[^\w-]|[=%]3D)[nrs]\d[\w-]{16,}/g;

/** Characters of the longest one, pieces that it may lie in, and marks that may stick to its end. */
const LONGEST = 4096;
const MOST_PIECES = 120;
const MOST_MARKS = 3;

/** Beginnings that are tried without finding any; a text of nothing else shall cost little. */
const MOST_BEGINNINGS = 100;

/** A part of one; between two stand white space, marks of quoting, or how quoted-printable breaks a line. */
const PIECE = /[\w-]+/g;

/** What an address may have behind one; a line that may have been broken in the number leaves it open. */
const BEHIND = /^\/\d{1,3}(?![\w-]|[\s>]+\d)/;

/** Bytes of the checksum that it begins with. */
const CHECKSUM = 4;

/** @typedef {{text: string, isWhole: boolean, behind: string}} Parcel behind: what an address has behind it, a `/` and the
 *   number of a sheet's question, else "" */

/**
 * The parcel in a text, a link for instance; where none is whole, what was meant to be one; null where nothing was.
 * @param {string} text
 */
export const findParcel = (text) => listParcels(text)[0] ?? null;

/**
 * The parcels in a text, a list of links for instance: the whole ones, then what was meant to be one besides.
 * @param {string} text
 * @returns {Parcel[]}
 */
export function listParcels(text) {
  const spellings = [...new Set([text, tidy(text), undoCodes(text), undoCodes(unwrap(text))])];
  // An address around one may be broken over lines where it hides it.
  const lines = text.split(/[\r\n]+/).map((line) => line.replace(/^[\s>]+/, "").trimEnd());
  const joined = undoCodes(unwrap(lines.join("")));
  const whole = new Map([...spellings, joined].flatMap(listWhole).map((parcel) => [parcel.text, parcel]));
  // A whole one is damaged in another spelling: a part of it, or with something behind it.
  const isKnown = (/** @type {string} */ each) =>
    [...whole.keys()].some((parcel) => parcel.includes(each) || each.includes(parcel));
  const meant = spellings.flatMap((spelling) => spelling.match(PARCEL) ?? []);
  const damaged = [...new Set(meant)].filter((each) => !isKnown(each));
  return [...whole.values(), ...damaged.map((each) => ({ text: each, isWhole: false, behind: "" }))];
}

/** @param {string} text */
function listWhole(text) {
  const found = [];
  let end = 0;
  let tries = 0;
  for (const { index } of text.matchAll(BEGIN)) {
    if (index < end) continue;
    const rest = text.slice(index, index + 2 * LONGEST);
    const whole = readWhole(rest);
    if (whole) {
      const [behind] = BEHIND.exec(rest.slice(whole.length)) ?? [""];
      found.push({ text: whole.text, isWhole: true, behind });
      end = index + whole.length;
      tries = 0;
    } else if (++tries === MOST_BEGINNINGS) break;
  }
  return found;
}

/** The parcel that a text begins with, and how long it is there; null where there is none. @param {string} text */
function readWhole(text) {
  let parcel = "";
  let pieces = 0;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    parcel += piece;
    if (parcel.length > LONGEST + MOST_MARKS || ++pieces > MOST_PIECES) break;
    if (parcel.length > HEAD + 2 && !readKey(parcel)) break;
    for (let marks = 0; marks <= MOST_MARKS; marks++) {
      if (marks > 0 && !/[-_]/.test(parcel.at(-marks) ?? "")) break;
      const part = parcel.slice(0, parcel.length - marks);
      if (isWhole(part)) return { text: part, length: index + piece.length };
    }
  }
  return null;
}

/** Tell whether a parcel's checksum is that of its body. @param {string} parcel */
export function isWhole(parcel) {
  try {
    const letters = atob(parcel.slice(2).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const view = new DataView(bytes.buffer);
    return bytes.length > CHECKSUM && view.getUint32(0) === reckonChecksum(bytes.subarray(CHECKSUM));
  } catch {
    return false; // no base64, or too short
  }
}

/** CRC-32, as zlib has it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** @param {Uint8Array} bytes */
function reckonChecksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 255];
  return (sum ^ 0xffffffff) >>> 0;
}
