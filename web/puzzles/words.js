/** The words about puzzles, which are put beside those of the shell and of a game when somebody opens one. */

import { FluentResource } from "@fluent/bundle";
import { openFile } from "../engine/files.js";

/**
 * Fetch what is said about the puzzles of a game. In another language it is fetched anew.
 * @param {import("../i18n/words.js").Words} words
 * @param {string} game
 */
export async function addWords(words, game) {
  const { bundles, language } = words;
  await Promise.all([add("shell", "puzzles"), add(game, `${game}-puzzles`)]);

  /** @param {string} name of those that are there @param {string} file */
  async function add(name, file) {
    const bundle = bundles.get(name);
    if (!bundle || added.get(bundle)?.has(file)) return;
    const response = await openFile(`locales/${language}/${file}.txt`);
    if (!response.ok) throw new Error(`no words about the puzzles of ${game}`);
    bundle.addResource(new FluentResource(await response.text()));
    added.set(bundle, new Set([...(added.get(bundle) ?? []), file]));
  }
}

/** What was put beside each. @type {WeakMap<import("@fluent/bundle").FluentBundle, Set<string>>} */
const added = new WeakMap();
