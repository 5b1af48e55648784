// Gives the page what the engine says once for both: the colours of the seats, and the list of games. These are those
// of the engine's registry in its order, then those still to come, which have a folder with an emblem and no rules yet;
// so that no file of the page names a game.

import fs from "node:fs";
import path from "node:path";
import { needMain } from "./parts.mjs";

/** @typedef {{ key: string, lessons: number, levels: number, scored: boolean, pride: string[] | null, turns: number, tempts: string[],
 *   goal?: object }} Listed a game of the engine, how many lessons and levels it has, whether more points than ever are a feat, and which event, by what of it, is one, how many turns of
 *   a person a usual game has, which refusals say of a sum that it is wrong, and what is to be reached with its deal of the day */

/** Where a game has its puzzles. */
export const PACK = "puzzles/pack.jsonl";

/** Where a game has what it prints. */
const PRINTS = "print.js";

/** And what they practise. */
export const SKILLS = "puzzles/skills.json";

/**
 * The keys of the games that are still to come.
 * @param {string} folder `web/games`
 * @param {Listed[]} listed
 */
export function listComing(folder, listed) {
  const known = new Set(listed.map(({ key }) => key));
  return fs
    .readdirSync(folder)
    .filter((key) => fs.existsSync(path.join(folder, key, "emblem.js")) && !known.has(key))
    .sort();
}

/**
 * The plugin for esbuild that writes `games:registry`, `games:descriptions`, `games:prints`, `games:styles` and `games:colours`.
 * @param {string} folder `web/games`
 * @param {Listed[]} listed
 * @param {string[]} colours of the seats
 * @param {Record<string, string>} covers their addresses, by game
 * @param {string} [descriptions] what the engine says of each game, as JSON
 * @param {Record<string, Record<string, string>>} [posters] what they say, by language
 * @returns {import("esbuild").Plugin}
 */
export function gamesPlugin(folder, listed, colours, covers, descriptions = "{}", posters = {}) {
  const coming = listComing(folder, listed);
  /** @param {string} key @param {string} name */
  const has = (key, name) => fs.existsSync(path.join(folder, key, name));
  const keys = [...listed.map(({ key }) => key), ...coming];
  /** @type {Record<string, { contents: string, loader: "js" | "css" }>} */
  const made = {
    "games:registry": {
      loader: "js",
      contents: [
        ...keys.map((key, at) => `import { emblem as emblem${at} } from "./${key}/emblem.js";`),
        "export const GAMES = [",
        ...keys.map((key, at) => {
          const lessons = listed[at]?.lessons ?? 0;
          const levels = listed[at]?.levels ?? 0;
          const scored = listed[at]?.scored ?? false;
          const pride = JSON.stringify(listed[at]?.pride ?? null);
          const turns = listed[at]?.turns ?? 0;
          const tempts = JSON.stringify(listed[at]?.tempts ?? []);
          const goal = JSON.stringify(listed[at]?.goal ?? null);
          const load = at < listed.length ? `() => import("game:${key}")` : "null";
          const cover = JSON.stringify(covers[key] ?? "");
          return `{ key: "${key}", emblem: emblem${at}, cover: ${cover}, lessons: ${lessons}, levels: ${levels}, scored: ${scored}, pride: ${pride}, turns: ${turns}, tempts: ${tempts}, puzzles: ${has(key, PACK)}, goal: ${goal}, load: ${load} },`;
        }),
        "];",
      ].join("\n"),
    },
    "games:prints": {
      loader: "js",
      contents: `export const PRINTS = { ${keys
        .filter((key) => has(key, PRINTS))
        .map((key) => `${JSON.stringify(key)}: () => import("print:${key}")`)
        .join(", ")} };`,
    },
    "games:descriptions": { loader: "js", contents: `export const DESCRIPTIONS = ${descriptions};` },
    "games:emblems": {
      loader: "js",
      contents: [
        ...keys.map((key, at) => `import { emblem as emblem${at} } from "./${key}/emblem.js";`),
        `export const EMBLEMS = { ${keys.map((key, at) => `${JSON.stringify(key)}: emblem${at}`).join(", ")} };`,
      ].join("\n"),
    },
    "games:covers": { loader: "js", contents: `export const COVERS = ${JSON.stringify(covers)};` },
    "games:posters": { loader: "js", contents: `export const WORDS = ${JSON.stringify(posters)};` },
    "games:colours": { loader: "js", contents: `export const COLOURS = ${JSON.stringify(colours)};` },
    "games:styles": {
      loader: "css",
      contents: keys
        .filter((key) => has(key, "game.css"))
        .map((key) => `@import "./${key}/game.css";`)
        .join("\n"),
    },
  };
  return {
    name: "games",
    setup(build) {
      build.onResolve({ filter: /^games:/ }, ({ path: name }) => ({ path: name, namespace: "games" }));
      build.onLoad({ filter: /./, namespace: "games" }, ({ path: name }) => ({
        ...made[name],
        resolveDir: folder,
      }));
      // A renderer under its game's name, which its part of the page then bears.
      build.onResolve({ filter: /^game:/ }, ({ path: name }) => ({ path: name.slice(5), namespace: "game" }));
      build.onLoad({ filter: /./, namespace: "game" }, ({ path: key }) => ({
        contents: `${needMain("../main.js")} export * from "./${key}/game.js";`,
        resolveDir: folder,
      }));
      // What it prints, likewise.
      build.onResolve({ filter: /^print:/ }, ({ path: name }) => ({
        path: `print-${name.slice(6)}`,
        namespace: "print",
      }));
      build.onLoad({ filter: /./, namespace: "print" }, ({ path: name }) => ({
        contents: `export * from "./${name.slice(6)}/${PRINTS}";`,
        resolveDir: folder,
      }));
    },
  };
}
