/** Lists every way in which each message of a locale file can be read, as JSON: each choice in it taken, `…` for what it is given. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { FluentResource } = createRequire(new URL("../../web/package.json", import.meta.url))(
  "@fluent/bundle",
);

/** What stands for an argument, as one word. */
const GIVEN = "…";

/**
 * Every text that a part of a message can come to.
 * @param {any} part
 * @returns {string[]}
 */
function read(part) {
  if (typeof part === "string") return [part];
  if (Array.isArray(part))
    return part.reduce(
      (/** @type {string[]} */ all, each) => read(each).flatMap((text) => all.map((before) => before + text)),
      [""],
    );
  if (part.type === "select")
    return part.variants.flatMap((/** @type {{value: unknown}} */ { value }) => read(value));
  return [part.type === "str" ? part.value : GIVEN];
}

const { body } = new FluentResource(readFileSync(process.argv[2], "utf-8"));
const texts = body.map((/** @type {{id: string, value: unknown}} */ { id, value }) => [
  id,
  read(value ?? ""),
]);
console.log(JSON.stringify(Object.fromEntries(texts)));
