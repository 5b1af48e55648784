/** What was said to a sheet on this device, until it is on a slip: by question, and since when. */

import { scoreOfPuzzle } from "../model/score.js";

/** @typedef {{said: string[][], hints: number, done: boolean, game: string, parts?: string[], again?: boolean, failed?: boolean, worth?: number | null}} Said to
 *   a question; said: each try as its parts; parts: what is right of a try that goes on; done: it is solved, or its game is over; game: the id of the kept game, where one was to
 *   be played; again: it was done alone when it was solved already; failed: something was said after which nothing more was asked;
 *   worth: what the game was that is over, from 0 to 1, null where nobody can say whose */
/** @typedef {"" | "alone" | "again" | "helped" | "tried" | "part" | "begun" | "over"} Went how a question went, "" where nothing was done; alone: solved at once;
 *   again: alone at a later time; helped: solved in the end; tried: not solved yet; part: something of it is found; begun, over: of a game */
/** @typedef {{number: number, begun: number, last: number, items: Said[]}} Progress number: on the class's list, 0 where nobody has
 *   told; begun, last: milliseconds since 1970, 0 where nothing was done yet */

/** @type {Said} */
export const NOTHING_SAID = { said: [], hints: 0, done: false, game: "" };

/** Tries of a question that are kept: the last ones. A slip holds no more. */
const MOST_TRIES = 60;

/** Parts of a try that are kept: the first ones. A slip holds no more. */
const MOST_PARTS = 60;

/** Minutes that a slip can tell. */
const MOST_MINUTES = 999;

/** @param {number} number @returns {Progress} */
export const beginProgress = (number) => ({ number, begun: 0, last: 0, items: [] });

/**
 * @param {Progress} progress
 * @param {number} at the question's place, from 0
 * @returns {Said}
 */
export const saidOf = ({ items }, at) => items[at] ?? NOTHING_SAID;

/** How a question went. @param {Said} said @returns {Went} */
export function wentOf({ said, hints, done, game, parts = [], again }) {
  if (game) return done ? "over" : "begun";
  if (!done && parts.length > 0) return "part";
  if (!done) return said.length > 0 ? "tried" : "";
  if (said.length === 1 && hints === 0) return "alone";
  return again ? "again" : "helped";
}

/**
 * What a question is worth that is over, from 0 to 1: a puzzle by what it took, and a game by how it ended, null where nobody can
 * say for whom. Undefined while it goes on.
 * @param {Said} said
 */
export function worthOf({ said, hints, done, game, failed, worth = null }) {
  if (game) return done ? worth : undefined;
  if (done) return scoreOfPuzzle({ wrong: said.length - 1, hints }).scaled;
  return failed ? 0 : undefined;
}

/**
 * A progress with what was said to one of its questions; nothing is added to one that is solved, but that it was done again.
 * @param {Progress} progress
 * @param {number} at
 * @param {Partial<Said>} change
 * @param {number} [now]
 * @returns {Progress}
 */
export function noteSaid(progress, at, change, now = Date.now()) {
  const before = saidOf(progress, at);
  const { again = false } = change;
  if (before.done && !again) return progress;
  const said = before.done ? { ...before, again } : { ...before, ...change };
  const items = Array.from({ length: Math.max(progress.items.length, at + 1) }, (_, number) =>
    number === at ? clip(said) : saidOf(progress, number),
  );
  // A clock that went back takes away nothing of the time that it took.
  const begun = now < progress.last ? now - spentOn(progress) : progress.begun || now;
  return { ...progress, begun, last: now, items };
}

/** As much of what was said as is kept. @param {Said} said @returns {Said} */
const clip = ({ said, parts = [], ...rest }) => ({
  ...rest,
  said: said.slice(-MOST_TRIES),
  parts: parts.slice(0, MOST_PARTS),
});

/** Every try, and the one that goes on. @param {Said} said */
export const triesOf = ({ said, parts = [] }) => (parts.length > 0 ? [...said, parts] : said);

/** How long it took, in milliseconds. @param {Progress} progress */
const spentOn = ({ begun, last }) => Math.max(0, last - begun);

/** How long it took. @param {Progress} progress */
export const minutesOf = (progress) => Math.min(MOST_MINUTES, Math.ceil(spentOn(progress) / 60_000));

/**
 * What was kept, where it has the form of it.
 * @param {unknown} kept
 * @returns {Progress | null}
 */
export function readProgress(kept) {
  const { number, begun, last, items } = /** @type {{[K in keyof Progress]?: unknown}} */ (kept ?? {});
  const isSound = [number, begun, last].every((each) => Number.isSafeInteger(each)) && Array.isArray(items);
  return isSound && items.every(isSaid) ? /** @type {Progress} */ (kept) : null;
}

/** @param {unknown} kept */
function isSaid(kept) {
  const {
    said,
    hints,
    done,
    game,
    parts = [],
    again = false,
    failed = false,
    worth = null,
  } = /** @type {{[K in keyof Said]?: unknown}} */ (kept ?? {});
  const isText = (/** @type {unknown} */ each) => typeof each === "string";
  return (
    Array.isArray(said) &&
    said.every((tried) => Array.isArray(tried) && tried.every(isText)) &&
    Array.isArray(parts) &&
    parts.every(isText) &&
    Number.isSafeInteger(hints) &&
    typeof done === "boolean" &&
    typeof again === "boolean" &&
    typeof failed === "boolean" &&
    (worth === null || isShare(worth)) &&
    isText(game)
  );
}

/** @param {unknown} number */
const isShare = (number) => typeof number === "number" && number >= 0 && number <= 1;
