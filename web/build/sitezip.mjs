// Writes the whole site that was built as a ZIP file into it, for who puts it elsewhere, and has the page for them lead there.
//
// What is unpacked has no such file, and its page no such link: the file cannot hold itself, nor say what it weighs.

import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { zip } from "../embed/packages/zip.js";
import { offerZip, renderPage, ZIP } from "./docs.mjs";
import { withPolicy } from "./policy.mjs";

const { values: options } = parseArgs({
  options: { web: { type: "string", default: "" }, out: { type: "string", default: "" } },
});
const { web, out } = options;

const names = fs
  .readdirSync(out, { recursive: true, encoding: "utf8" })
  .filter((name) => fs.statSync(path.join(out, name)).isFile())
  .map((name) => name.split(path.sep).join("/"))
  .sort();
const bytes = zip(new Map(names.map((name) => [name, fs.readFileSync(path.join(out, name))])));
fs.writeFileSync(path.join(out, ZIP), bytes);

const page = "docs/hosting.html";
const source = fs.readFileSync(path.join(web, "docs", "hosting.md"), "utf8");
const text = renderPage("hosting", offerZip(source, bytes.length));
fs.writeFileSync(path.join(out, page), withPolicy(text, page));
