/** What a teacher reads of a game: its notes and its ready lessons, fetched when somebody opens them. */

import { openFile } from "../engine/files.js";
import { readMarkup } from "../engine/trusted.js";

/** @typedef {{do: "learn", number: number} | {do: "table", preset: string, seats: number, level: number}
 *   | {do: "sheet", items: import("#border").SheetItem[], locks: string[]} | {do: "rules"}
 *   | {do: "print", what: string} | {do: "talk"}} Step what is to be opened for it; number: of the lesson, from 1; level: of the
 *   computers at all seats but the first, 0 for people there too */
/** @typedef {{key: string, age: [number, number], minutes: number, steps: Step[]}} ReadyLesson */
/** @typedef {{language: string, elements: Element[]}} Notes */
/** @typedef {{lessons: ReadyLesson[], notes: Notes | null}} Readings notes: null where nobody has written any */

/**
 * @param {string} game
 * @param {string} language in which notes are read; in English where they are not written in it
 * @returns {Promise<Readings>}
 */
export async function openReadings(game, language) {
  const response = await openFile(`teachers/${game}.json`);
  if (!response.ok) throw new Error(`nothing to read about ${game}`);
  /** @type {{lessons: ReadyLesson[], notes: Record<string, string>}} */
  const { lessons, notes } = await response.json();
  const written = [language, "en"].find((one) => notes[one]);
  if (!written) return { lessons, notes: null };
  const { body } = readMarkup(notes[written], "text/html");
  return { lessons, notes: { language: written, elements: [...body.children] } };
}
