// Lets a game speak while the site is built, by the sentences of its locale files.

import fs from "node:fs";
import path from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {Pick<import("../draw/renderer.js").Renderer, "name">} Namer what tells the names of a game's things */

/**
 * How a game speaks in a language, or in English where it lacks it: its own messages, then the shell's.
 * @param {string} web its folder
 * @param {string[]} [parts] of the page whose messages are the shell's besides
 */
export const makeSpeaker =
  (web, parts = []) =>
  (/** @type {string} */ key, /** @type {string} */ language, /** @type {Namer} */ renderer = {}) => {
    const rooms = [path.join("games", key), "i18n", ...parts];
    const folders = rooms.map((room) => path.join(web, room, "locales"));
    const bundles = folders.map((folder) => {
      const bundle = new FluentBundle(language, {
        useIsolating: false,
        functions: { NAME: ([word]) => renderer.name?.(String(word), say) ?? String(word) },
      });
      const file = [language, "en"].map((one) => path.join(folder, `${one}.ftl`)).find(fs.existsSync) ?? "";
      bundle.addResource(new FluentResource(fs.readFileSync(file, "utf8")));
      return bundle;
    });
    const has = (/** @type {string} */ id) => bundles.some((bundle) => bundle.hasMessage(id));
    const say = Object.assign(
      (/** @type {string} */ id, /** @type {Record<string, string | number> | undefined} */ args) => {
        const bundle = bundles.find((one) => one.hasMessage(id));
        return bundle?.formatPattern(bundle.getMessage(id)?.value ?? id, args) ?? id;
      },
      { has },
    );
    return say;
  };
