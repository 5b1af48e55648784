// Makes the element for pages of others: one small module on the site, and a folder that npm can pack and install.

import fs from "node:fs";
import path from "node:path";
import esbuild from "esbuild";
import { paramOf, SCHEMA } from "../model/params.js";
import { TARGET } from "./floor.mjs";
import { TOLD } from "./parameters.mjs";

/** @typedef {import("../model/params.js").Name} Name */

/** The name of the element, of its module, and of its package. */
const NAME = "number-parlour";

/** Its address never changes, since other pages name it. */
export const MODULE = `embed/${NAME}.js`;

/**
 * A module that stands alone, as the site has it.
 * @param {string} web
 * @param {string} entry
 * @param {"esm" | "iife"} [format] iife: as a classic script
 */
export async function bundleModule(web, entry, format = "esm") {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: web,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format,
    target: TARGET,
    minify: true,
    logLevel: "warning",
  });
  return outputFiles[0].text;
}

/**
 * Write the folder for npm.
 * @param {string} folder
 * @param {{program: string, version: string, root: string}} made program: the module
 */
export function writePackage(folder, { program, version, root }) {
  const source = path.join(root, "web", "embed");
  const read = (/** @type {string} */ name) => fs.readFileSync(path.join(source, name), "utf8");
  const { license } = JSON.parse(fs.readFileSync(path.join(root, "web", "package.json"), "utf8"));
  const types = read(`${NAME}.d.ts`).replace("../model/params.js", "./parameters.d.ts");
  /** @type {Record<string, string>} */
  const files = {
    [`${NAME}.js`]: program,
    [`${NAME}.d.ts`]: types,
    "parameters.d.ts": declareParameters(),
    "messages.d.ts": read("messages.d.ts"),
    "messages.schema.json": read("messages.schema.json"),
    "react.d.ts": read("react.d.ts"),
    "README.md": read("README.md"),
    LICENSE: fs.readFileSync(path.join(root, "LICENSE"), "utf8"),
    "package.json": `${JSON.stringify(describe(version, license), null, 2)}\n`,
  };
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
}

/** @param {string} version @param {string} license */
const describe = (version, license) => ({
  name: NAME,
  version,
  description: "An element that shows Number Parlour, tabletop number games, in any page",
  license,
  type: "module",
  exports: {
    ".": { types: `./${NAME}.d.ts`, default: `./${NAME}.js` },
    "./react": { types: "./react.d.ts", default: `./${NAME}.js` },
    "./messages.schema.json": "./messages.schema.json",
  },
  types: `./${NAME}.d.ts`,
  sideEffects: [`./${NAME}.js`],
});

/** The types of the parameters, as `Params` of web/model/params.js has them, for those who have not that. */
function declareParameters() {
  const names = /** @type {Name[]} */ (Object.keys(SCHEMA));
  const lines = names.map((name) => `  /** ${TOLD[name].does} */\n  ${name}: ${typeOf(name)};`);
  return `/** What a link can say; written by the build from web/model/params.js. */\nexport interface Params {\n${lines.join("\n")}\n}\n`;
}

/** @param {Name} name */
function typeOf(name) {
  const param = paramOf(name);
  if (param.type === "flag") return "boolean";
  return param.type === "choice" ? param.choices.map((word) => JSON.stringify(word)).join(" | ") : "string";
}
