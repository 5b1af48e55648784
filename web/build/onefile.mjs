// Puts the whole site into one HTML file, which opens by a double click, without a server or a network.
//
// What the page would fetch lies in it as text: gzipped, and written in 7 bits a letter, since base64 would take an
// eighth more. Only letters of ASCII are used, so it does not matter which letters a host says they are.

import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import esbuild from "esbuild";
import { TARGET } from "./floor.mjs";
import { allow } from "./policy.mjs";

export const ONE_FILE = "number-parlour.html";

/** No module may wait in its own text: WebKit fires `load` before such a one has run. */
export const WAITS = { "top-level-await": false };

/** Where its engine would lie, below its base. */
const ENGINE = "engine/";

/** Letters that HTML would not leave as they are, or that could end the text; and the one that announces them. */
const ESCAPED = new Set([0, 13, 60, 61]);
const ESCAPE = 61;
const SHIFT = 64;

/**
 * Bytes as letters of 7 bits, the first ones highest; web/single/packed.js reads them.
 * @param {Buffer} bytes
 */
export function encode(bytes) {
  const letters = Buffer.alloc(Math.ceil((bytes.length * 8) / 7) * 2);
  let length = 0;
  /** @param {number} letter */
  const write = (letter) => {
    if (!ESCAPED.has(letter)) letters[length++] = letter;
    else {
      letters[length++] = ESCAPE;
      letters[length++] = letter + SHIFT;
    }
  };
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0x7fff;
    bits += 8;
    while (bits >= 7) {
      bits -= 7;
      write((held >> bits) & 0x7f);
    }
  }
  if (bits > 0) write((held << (7 - bits)) & 0x7f);
  return letters.subarray(0, length).toString("latin1");
}

/** @param {string} name @param {string | Buffer} contents */
function pack(name, contents) {
  const text = encode(zlib.gzipSync(contents, { level: 9 }));
  return `<script type="text/plain" data-file="${name}">${text}</script>\n`;
}

/**
 * The plugin for esbuild that gives a bundle another module in place of web/engine/files.js, and Pyodide's programs.
 * @param {string} web
 * @param {string} instead
 * @param {Record<string, string>} programs files by their addresses below the base
 * @returns {esbuild.Plugin}
 */
function filesPlugin(web, instead, programs) {
  return {
    name: "files",
    setup(build) {
      build.onResolve({ filter: /\/files\.js$/ }, ({ path: name, resolveDir }) =>
        path.resolve(resolveDir, name) === path.join(web, "engine", "files.js")
          ? { path: path.join(web, "single", instead) }
          : null,
      );
      build.onResolve({ filter: /^engine:programs$/ }, ({ path: name }) => ({
        path: name,
        namespace: "programs",
      }));
      build.onLoad({ filter: /./, namespace: "programs" }, () => {
        const all = Object.entries(programs);
        const imports = all.map(([, file], at) => `import * as program${at} from ${JSON.stringify(file)};`);
        const names = all.map(([address], at) => `${JSON.stringify(address)}: program${at}`);
        return {
          contents: `${imports.join("\n")}\nexport const PROGRAMS = { ${names.join(", ")} };`,
          resolveDir: web,
        };
      });
    },
  };
}

/** Write letters beyond ASCII as programs and JSON read them. @param {string} text */
const spell = (text) =>
  text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * One text of a program or a style sheet, and all that it imports.
 * @param {string} web
 * @param {string} entry
 * @param {esbuild.Plugin[]} plugins
 */
async function bundle(web, entry, plugins) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: web,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    target: TARGET,
    supported: WAITS,
    minify: true,
    charset: "ascii",
    define: { "import.meta.url": '"https://number-parlour.invalid/"' },
    external: ["node:*", "ws"], // what Pyodide asks for elsewhere than in a browser
    legalComments: "none", // NOTICE names what is in it
    loader: { ".svg": "dataurl", ".png": "dataurl", ".woff2": "dataurl" },
    plugins,
    logLevel: "warning",
    logOverride: { "empty-import-meta": "silent" },
  });
  const text = spell(outputFiles[0].text); // in templates and patterns esbuild leaves them
  if (/<\/(script|style)|<!--[\s\S]*<script/i.test(text))
    throw new Error(`${entry} would end where it stands in a page`);
  return text;
}

/**
 * @param {object} given
 * @param {string} given.web
 * @param {string} given.engine where its files lie
 * @param {string} given.frame the text of index.html
 * @param {string} given.icon the text of the page's icon
 * @param {Map<string, string | Buffer>} given.files what the page would fetch, by address
 * @param {import("../engine/start.js").Site} given.site
 * @param {{program: string, words: object}} given.aid first aid
 * @param {esbuild.Plugin[]} given.plugins of the page
 * @returns {Promise<string>}
 */
export async function makeOneFile({ web, engine, frame, icon, files, site, aid, plugins }) {
  const own = {
    ...site,
    worker: "", // it is part of it
    main: "main.js", // as these are; web/single/page-files.js has them by these names
    poster: "poster.js",
    service: "", // there is nothing to keep
    engine: { ...site.engine, base: ENGINE, later: {} }, // nor wheels, which need what comes later
    locales: site.locales.filter((locale) => locale !== "qps"),
    single: null,
  };
  const needed = Object.keys({ ...site.engine.files, ...site.engine.plain });
  const isProgram = (/** @type {string} */ name) => /\.m?js$/.test(name);
  const programs = Object.fromEntries(
    needed.filter(isProgram).map((name) => [ENGINE + name, path.join(engine, name)]),
  );
  const [page, worker, styles] = await Promise.all([
    bundle(web, "engine/first.js", [filesPlugin(web, "page-files.js", {}), ...plugins]),
    bundle(web, "engine/worker.js", [filesPlugin(web, "worker-files.js", programs)]),
    bundle(web, "css/main.css", plugins),
  ]);
  const packed = [
    ...[...files].map(([name, text]) => pack(name, text)),
    pack("games/manifest.json", '{"games":[]}'),
    pack("worker.js", worker),
    ...needed
      .filter((name) => !isProgram(name))
      .map((name) => pack(ENGINE + name, fs.readFileSync(path.join(engine, name)))),
  ];
  const policy = [
    "default-src 'none'",
    `script-src ${allow(aid.program)} ${allow(page)} 'wasm-unsafe-eval'`,
    `style-src ${allow(styles)}`,
    "img-src data:",
    "font-src data:",
    "worker-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const describe = (/** @type {object} */ data) => spell(JSON.stringify(data)).replaceAll("<", "\\u003c");
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">`,
    `<style>${styles}</style>`,
    `<script type="application/json" id="aid-words">${describe(aid.words)}</script>`,
    `<script>${aid.program}</script>`,
  ];
  const body = [
    `<script type="application/json" id="site">${describe(own)}</script>\n`,
    ...packed,
    `<script type="module">${page}</script>\n`,
  ];
  // All of the frame but what it takes from the site.
  const bare = frame
    .replace(/ *<script\b[\s\S]*?<\/script>\n?/g, "")
    .replace(/ *<link\b[^>]*>\n?/g, "")
    .replace(/ *<meta http-equiv[^>]*>\n?/g, "");
  return insert(
    insert(bare, /(?<=<meta charset="utf-8" ?\/?>)/, head.join("")),
    /(?=<\/body>)/,
    body.join(""),
  );
}

/**
 * @param {string} text
 * @param {RegExp} place of which there must be one
 * @param {string} what
 */
function insert(text, place, what) {
  const at = text.search(place);
  if (at < 0) throw new Error(`index.html must have ${place.source}`);
  return text.slice(0, at) + what + text.slice(at);
}
