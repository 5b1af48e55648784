// Writes the page that tells teachers and site owners what a link can say, from the page's own schema of parameters.

import { SCHEMA, SETTINGS, writeValue } from "../model/params.js";
import { frame } from "./docs.mjs";

/** @typedef {import("../model/params.js").Name} Name */
/** @typedef {import("../model/params.js").Param} Param */

/** Links to begin with: what each says, and what it opens. @param {string} game */
const examplesOf = (game) => [
  [`?game=${game}&seats=p,2`, "A game against a gentle computer, ready to begin."],
  [
    `?game=${game}&seed=class-5b&hints=off&takebacks=off`,
    "The same deal for a whole class, without hints and without taking back.",
  ],
  [
    `?game=${game}&day=on&seats=p,p&pieces=large&theme=contrast`,
    "The deal of the day for two people, large and clear for a projector.",
  ],
];

/** The whole page. @param {string} game which its examples open */
export function renderParameters(game) {
  const names = /** @type {Name[]} */ (Object.keys(SCHEMA));
  const body = `<h1>Links for teachers and site owners</h1>
<p>A link can say what the page opens and how it looks: after a question mark, with <code>&amp;</code> between the parts. A
part that is unknown or cannot be read is left out; the rest counts.</p>
<h2>Three links to begin with</h2>
<ul>
${examplesOf(game)
  .map(
    ([query, text]) =>
      `<li>${quote(text)}<br><a href="../${quote(query)}"><code>${quote(query)}</code></a></li>`,
  )
  .join("\n")}
</ul>
<h2>The same deal for all</h2>
<p>With <code>seed</code>, everybody who opens the link gets the same deal, today and next year: one word for a class, another
for the next lesson. With <code>day</code>, everybody in the world gets the deal of the day. It changes at midnight by
Universal Time, and nobody counts who has played it.</p>
<h2>What is played</h2>
${table(names.filter((name) => !SETTINGS.includes(name)))}
<h2>How the page looks and sounds</h2>
<p>Everybody can choose these in the settings too, where the device remembers them. A link goes before what the device
remembers, until somebody chooses anew on the page; it changes nothing for the next visit.</p>
${table(SETTINGS)}
`;
  return frame("parameters", "Links for teachers and site owners", "web/model/params.js", body);
}

/** @param {Name[]} names */
function table(names) {
  return `<table class="parameters">
<thead><tr><th scope="col">Name</th><th scope="col">Values</th><th scope="col">Default</th><th scope="col">What it does</th></tr></thead>
<tbody>
${names.map(row).join("\n")}
</tbody>
</table>`;
}

/** @param {Name} name */
function row(name) {
  /** @type {Param} */
  const param = SCHEMA[name];
  const usual = writeValue(param.default);
  return `<tr><th scope="row"><code>${name}</code></th><td>${values(param)}</td><td>${usual ? `<code>${quote(usual)}</code>` : "none"}</td><td>${quote(param.doc)}</td></tr>`;
}

/** @param {Param} param */
function values(param) {
  if (param.type === "text") return quote(param.values);
  const words = param.type === "choice" ? param.choices : ["on", "off"];
  return words.map((word) => `<code>${quote(word)}</code>`).join(" ");
}

/** @param {string} text */
const quote = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
