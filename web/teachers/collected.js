/** What a teacher has on this device: sheets that a class was given, their slips, and each game's sheet in the making. */

import { openSlips } from "../kept/solved.js";

/** @typedef {{game: string, sheet: string, title: string, slips: string[]}} Collected sheet: its text, "" where only its slips are known;
 *   title: what its teacher calls it; slips: as texts, in the order in which they came */
/** @typedef {import("../kept/disk.js").Disk<Collected>} Slips by the hash of the sheet */

/** Slips of one sheet that are kept: more than any class has. */
const MOST = 400;

/** What a sheet in the making is kept by, before its game: no hash begins so. */
const DRAFT = "draft-";

/** @returns {Slips} */
export const openCollected = () => openSlips(readCollected);

/**
 * Remember a sheet, so that its slips find it.
 * @param {Slips} disk
 * @param {{game: string, hash: string, title: string, text: string}} sheet
 */
export const rememberSheet = (disk, { game, hash, title, text }) =>
  disk.update(hash, (before) => ({ game, slips: [], ...before, title, sheet: text }));

/**
 * Keep a slip; the one that came last is the last, also where it was known.
 * @param {Slips} disk
 * @param {{game: string, sheet: string}} slip
 * @param {string} text
 */
export const keepSlip = (disk, { game, sheet }, text) =>
  disk.update(sheet, (before) => ({
    game,
    sheet: before?.sheet ?? "",
    title: before?.title ?? "",
    slips: [...(before?.slips ?? []).filter((each) => each !== text), text].slice(-MOST),
  }));

/**
 * The sheet of a game that is in the making, "" for none.
 * @param {Slips} disk
 * @param {string} game
 */
export async function findDraft(disk, game) {
  await disk.values();
  return disk.copies.get(DRAFT + game)?.sheet ?? "";
}

/**
 * Keep the sheet in the making, or none.
 * @param {Slips} disk
 * @param {string} game
 * @param {{title: string, text: string} | null} sheet
 */
export const keepDraft = (disk, game, sheet) =>
  sheet
    ? disk.put(DRAFT + game, { game, sheet: sheet.text, title: sheet.title, slips: [] })
    : disk.remove([DRAFT + game]);

/**
 * What was kept, where it has the form of it.
 * @param {unknown} kept
 * @returns {Collected | null}
 */
export function readCollected(kept) {
  const { game, sheet, title, slips } = /** @type {{[K in keyof Collected]?: unknown}} */ (kept ?? {});
  const isSound = [game, sheet, title].every((each) => typeof each === "string") && Array.isArray(slips);
  return isSound && slips.every((each) => typeof each === "string") ? /** @type {Collected} */ (kept) : null;
}
