// Puts one module and all that it imports of the page into one script, for tests that run it in a page of their own.

import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import esbuild from "esbuild";
import { gamesPlugin } from "./registry.mjs";

const { values: options } = parseArgs({
  options: {
    module: { type: "string", default: "" },
    out: { type: "string", default: "" },
    colours: { type: "string", default: "[]" },
  },
});
const web = fileURLToPath(new URL("..", import.meta.url));

await esbuild.build({
  entryPoints: [options.module],
  outfile: options.out,
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  nodePaths: [path.join(web, "node_modules")],
  plugins: [gamesPlugin(path.join(web, "games"), [], JSON.parse(options.colours), {})],
  logLevel: "warning",
});
