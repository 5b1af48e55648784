/** Reads links as they come out of letters, messengers and hands: one reader for the address, the field and what is dropped. */

import { LINK_ROOM, placeIn, readPlace } from "../model/links.js";
import { readValue, SCHEMA } from "../model/params.js";
import { findParcel } from "./parcels.js";
import { isWrapped, tidy, undoCodes, undoQuotedPrintable, unwrap } from "./undo.js";

/** @typedef {import("../model/params.js").Name} Name */
/** @typedef {Partial<import("../model/params.js").Params>} Given */
/** @typedef {import("./parcels.js").Parcel} Parcel */
/** @typedef {[name: string, value: string]} Left a parameter that cannot be read, or `place`, and what stood there */
/** @typedef {{given: Given, place: string | null, left: Left[], seed: string}} Link what a link says; place: the room that
 *   it names, null where it names none; left: what cannot be read of it; seed: as it was written, where that may not be
 *   all of it, or more, else "" */
/** @typedef {(key: string) => boolean} Knows whether the page has a game */

/** Characters of a text that are looked at. */
const MOST = 100_000;

/** Characters of a value or a room, parts of a link, beginnings of links in a text, and lines that one may be broken into.
 * Nothing that anybody sends costs more than a moment. */
const LONGEST_VALUE = 6000;
const MOST_PARTS = 1000;
const MOST_BEGINNINGS = 300;
const MOST_LINES = 80;

/** Characters of a line from which on it may have been broken because it was too long. */
const LEAST_BROKEN = 60;

const NAMES = Object.keys(SCHEMA).join("|");

/** Where our part of an address begins: with what deals, else with anything else of ours, or a room. */
const DEAL = /[?&#;](?:amp;?)?\s*(?:game|preset|options|seats|seed|day)\s*=/i;
const OURS = new RegExp(`[?&#;](?:amp;?)?\\s*(?:${NAMES})\\s*(?:[=&#]|$)|#!?/`, "i");

/** What ends a value: another address that was pasted behind it. */
const NEXT = /https?:\/\//i;

/** The rooms of parcels, by their letters. @type {Record<string, string>} */
const ROOMS = { n: LINK_ROOM, s: "sheet", r: "slip" };
const PARCEL_ROOMS = Object.values(ROOMS);

/** Rooms that tell by themselves what they do not have. */
const TELLING_ROOMS = ["learn", "puzzles"];

/** A link that says nothing. @type {Link} */
const NOTHING = { given: {}, place: null, left: [], seed: "" };

/** What may stick to a value: spaces and marks at its ends. */
const EDGES = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/** The same of a seed, of which pictures are a part. */
const SEED_EDGES = /^[\s\p{P}\p{Sm}\p{Sc}\p{Sk}]+|[\s\p{P}\p{Sm}\p{Sc}\p{Sk}]+$/gu;

/**
 * Read the page's own address.
 * @param {string} address from its question mark on
 * @param {Knows} knows
 * @returns {Link}
 */
export function readAddress(address, knows) {
  return lead(readOne(address, knows) ?? NOTHING, findWhole(address));
}

/**
 * Read whatever somebody pastes or drops.
 * @param {string} text
 * @param {Knows} knows
 * @returns {{token: string} | {link: Link} | null} null where it holds neither
 */
export function readText(text, knows) {
  const some = text.slice(0, MOST);
  const parcel = findParcel(some);
  const isGame = parcel?.text.startsWith("n");
  if (parcel?.isWhole && isGame) return { token: parcel.text };
  for (const pieces of listPieces(tidy(unwrap(tidy(some))))) {
    const link = readPieces(pieces, knows);
    if (link) return { link: lead(link, findWhole(some)) };
    // What stands on its next lines is no link of its own.
    if (isWrapped(pieces[0].text)) break;
  }
  if (!parcel) return null;
  return isGame ? { token: parcel.text } : { link: lead(NOTHING, parcel) };
}

/** @param {string} text @returns {Parcel | null} */
function findWhole(text) {
  const parcel = findParcel(text);
  return parcel?.isWhole ? parcel : null;
}

/** The place of a parcel. @param {Parcel} parcel */
const placeOf = ({ text, behind }) => `${ROOMS[text[0]]}/${text}${text.startsWith("s") ? behind : ""}`;

/**
 * A link that leads to a parcel which stood near it, unless it leads elsewhere.
 * @param {Link} link
 * @param {Parcel | null} parcel
 * @returns {Link}
 */
function lead(link, parcel) {
  if (!parcel) return link;
  const { given, place, left } = link;
  const room = ROOMS[parcel.text[0]];
  const isElsewhere = place === null ? given.game : place.split("/")[0] !== room;
  if (isElsewhere || place?.startsWith(`${room}/${parcel.text}/`)) return link;
  return { ...link, place: placeOf(parcel), left: left.filter(([name]) => name !== "place") };
}

/** @typedef {{text: string, line: number, isEnd: boolean}} Piece of a text; line: how long its line is; isEnd: whether it
 *   stands at its end and may go on below */

/** What stands around links in a text. */
const AROUND = /[\s"“”„«»‹›<>()[\]{}`]+/u;

/**
 * The places of a text where a link may begin, each with the pieces that may go on with it on the next lines.
 * @param {string} text
 * @returns {Piece[][]}
 */
function listPieces(text) {
  const unquoted = undoQuotedPrintable(text).replace(/^[ \t]*(?:>[ \t]?)+/gm, "");
  // What stands in brackets is one link, however its lines were broken.
  const joined = unquoted.replace(/<([^<>]*)>/g, (whole, inner) =>
    /[?#%]/.test(inner) ? ` ${splitLines(inner).join("")} ` : whole,
  );
  const lines = splitLines(joined).map((line) => {
    const parts = line.split(AROUND).filter(Boolean);
    // What a mark ends, or a bracket, was not broken there; a code ends with such a mark too.
    const isOpen = line.endsWith(parts.at(-1) ?? "") && !/[.,:!]$|(?<!&[#\w;]+);$/.test(line);
    return parts.map((part, at) => ({
      text: part,
      line: line.length,
      isEnd: isOpen && at === parts.length - 1,
    }));
  });
  const found = [];
  for (const [row, line] of lines.entries()) {
    for (const piece of line) {
      if (!/[?#%=]/.test(piece.text)) continue;
      const pieces = [piece];
      for (let next = row + 1; pieces.at(-1)?.isEnd && lines[next]?.length && next < row + MOST_LINES; next++)
        pieces.push(lines[next][0]);
      if (found.push(pieces) === MOST_BEGINNINGS) return found;
    }
  }
  return found;
}

/** @param {string} text */
const splitLines = (text) => text.split(/\r\n?|\n/).map((line) => line.trim());

/**
 * Read a link that may go on after the end of its line, or may not.
 * @param {Piece[]} pieces
 * @param {Knows} knows
 * @returns {Link | null}
 */
function readPieces(pieces, knows) {
  // What has the signs of an address goes on with it, and so does half a code; what is a word may, where the line before was full.
  const isSure = (/** @type {Piece} */ { text }, /** @type {number} */ at) =>
    at === 0 || /^[&?#%;]|=|%[\da-f]{2}|&#?\w+;/i.test(text) || /%[\da-f]?$/i.test(pieces[at - 1].text);
  const sure = pieces.findLastIndex(isSure);
  /** @param {number} count */
  const readFirst = (count) =>
    readOne(
      pieces
        .slice(0, count)
        .map(({ text }) => text)
        .join(""),
      knows,
    );
  const short = readFirst(1);
  let found = sure > 0 ? readFirst(sure + 1) : short;
  // An address of its own on the next line belongs to no other.
  if (short && pieces.slice(1, sure + 1).some(({ text }) => text.search(NEXT) === 0)) found = short;
  if (!found) return null;
  let at = found === short ? 0 : sure;
  // Where lines are of one length, it is the one at which they were broken.
  const isFull = (/** @type {number} */ row) => pieces[row].line >= LEAST_BROKEN;
  const width = at > 0 ? pieces[at - 1].line : pieces[at + 1]?.line;
  while (at + 1 < pieces.length && isFull(at) && pieces[at].line === width) at++;
  found = readFirst(at + 1) ?? found;
  for (; at + 1 < pieces.length && isFull(at); at++) {
    const longer = readFirst(at + 2);
    found = longer ? leaveDoubtful(found, longer) : found;
  }
  return found;
}

/**
 * Where nobody can tell where a link ends, what hangs on that is left.
 * @param {Link} shorter
 * @param {Link} longer
 * @returns {Link}
 */
function leaveDoubtful(shorter, longer) {
  if (longer.left.length < shorter.left.length) return longer;
  if (longer.left.length > shorter.left.length) return shorter;
  const given = { ...shorter.given };
  const left = [...shorter.left];
  for (const name of /** @type {Name[]} */ (Object.keys({ ...given, ...longer.given }))) {
    if (given[name] === longer.given[name]) continue;
    left.push([name, `${given[name] ?? ""}…`]);
    delete given[name];
  }
  if (longer.place !== shorter.place) left.push(["place", `${shorter.place}…`]);
  return { ...shorter, given, left, place: longer.place === shorter.place ? shorter.place : null };
}

/**
 * Read one link; null where there is nothing of ours in it.
 * @param {string} raw
 * @param {Knows} knows
 * @returns {Link | null}
 */
function readOne(raw, knows) {
  const inner = unwrap(raw);
  if (isWrapped(inner)) return null;
  const text = undoCodes(inner);
  const begin = (DEAL.exec(text) ?? OURS.exec(text))?.index ?? text.indexOf("#");
  if (begin < 0) return null;
  // A room before that, and what was put before ours, belong to it; an address around it does not.
  const from = Math.max(0, text.lastIndexOf("://", begin));
  const isInside = /[?&#]/.test(text.slice(0, from));
  const link = new Reading(knows, isInside);
  const parts = [...text.slice(from).matchAll(/([?&#;])([^?&#;]*)/g)];
  for (const [, sign, part] of parts.slice(0, MOST_PARTS)) link.take(sign, part);
  return link.end();
}

/** One link, as far as it was read. */
class Reading {
  /** @param {Knows} knows @param {boolean} isInside whether it lies in another address, whose parameters follow */
  constructor(knows, isInside) {
    this.knows = knows;
    this.isInside = isInside;
    this.isOver = false;
    /** @type {Map<Name, string | boolean>} */
    this.given = new Map();
    /** @type {Left[]} */
    this.left = [];
    /** @type {string | null} */
    this.place = null;
    /** @type {string} what leads nowhere */
    this.lost = "";
    this.seed = "";
  }

  /** @param {string} sign before it @param {string} part */
  take(sign, part) {
    const [written, ...rest] = part.split("=");
    const name = readName(written);
    const isRoom = sign === "#" ? /^\s*!?\//.test(part) || !name : /^\s*\/[a-z]/i.test(part);
    if (isRoom) this.takePlace(part);
    else if (name) this.takeValue(name, rest.join("="));
    else if (part) this.isOver = this.isInside && this.given.size > 0;
  }

  /** @param {Name} name @param {string} text */
  takeValue(name, text) {
    if (this.isOver || (this.isInside && this.place)) return;
    const written = text.slice(0, LONGEST_VALUE).split(NEXT)[0].replaceAll("+", " ").trim();
    const value = readWritten(name, written);
    if (value === undefined) this.left.push([name, written]);
    else if (!this.given.has(name)) {
      this.given.set(name, value);
      if (name === "seed" && /\s/.test(String(value))) this.seed = String(value);
    } else if (this.given.get(name) !== value) this.left.push([name, written]);
  }

  /** @param {string} part */
  takePlace(part) {
    const [meant] = part.slice(0, LONGEST_VALUE).split(NEXT);
    const written = placeIn(meant.trim()).replace(/^[\s!/.]+/, "");
    const [named, ...rest] = written.split("/");
    const room = named.toLowerCase();
    if (PARCEL_ROOMS.includes(room)) {
      const parcel = findParcel(written); // whether it is one, Python finds out
      this.place ??= parcel ? placeOf(parcel) : `${room}/${rest.join("/")}`;
      return;
    }
    const tries = [written, written.replace(/[\s>]+/g, "")].flatMap((each) => {
      const [words] = each.split(/[\s"'<>()[\]{}`*]+/);
      return [words, words.replace(/[^\w/-]+$/, ""), words.replace(/[^a-z\d]+$/i, "")];
    });
    const found = [...tries, ...tries.map((each) => each.toLowerCase())].map((each) =>
      readPlace(each, this.knows),
    );
    const place = found.find((each) => each !== null) ?? null;
    if (place) this.place ??= place;
    if (place !== null || !/^\s*!?\//.test(part)) return;
    if (TELLING_ROOMS.includes(room)) this.place ??= written.replace(/[^\w/-]+/g, "-");
    else this.lost ||= written;
  }

  /** @returns {Link | null} */
  end() {
    const game = this.given.get("game");
    if (typeof game === "string" && !this.knows(game)) {
      this.left.push(["game", game]);
      this.given.delete("game");
    }
    if (this.lost && !this.place) this.left.push(["place", this.lost]);
    if (this.given.size === 0 && this.place === null && this.left.length === 0) return null;
    const { place, left, seed } = this;
    return { given: Object.fromEntries(this.given), place, left, seed };
  }
}

/** @param {string} written @returns {Name | null} */
function readName(written) {
  const name = written
    .replace(/[\s>"'*]/g, "")
    .toLowerCase()
    .replace(/^amp(?!$)/, "");
  return Object.hasOwn(SCHEMA, name) ? /** @type {Name} */ (name) : null;
}

/** @param {Name} name @param {string} written @returns {string | boolean | undefined} */
function readWritten(name, written) {
  if (name === "seed") return readValue(name, written.replace(SEED_EDGES, "").replace(/\s+/g, " "));
  const tight = written.replace(/[\s>]+/g, "");
  const bare = tight.replace(EDGES, "");
  // What is base64 in it means another thing in small letters.
  const tries = tight.includes(":_") ? [tight, bare] : [tight, bare, tight.toLowerCase(), bare.toLowerCase()];
  for (const each of tries) {
    const value = readValue(name, each);
    if (value !== undefined) return value;
  }
  return undefined;
}
