// Writes the page that tells site owners what a link can say, from the page's own schema of parameters.

import { inHtml } from "../embed/embed-texts.js";
import { SCHEMA, SETTINGS, writeValue } from "../model/params.js";
import { frame } from "./docs.mjs";

/** @typedef {import("../model/params.js").Name} Name */
/** @typedef {import("../model/params.js").Param} Param */

/** What each parameter does, for site owners; and, where it is a text, what it may be.
 * @type {Record<Name, {does: string, values?: string}>} */
export const TOLD = {
  game: {
    does: "Opens the set-up of this game at once.",
    values: "the key of a game, as the address of its set-up has it",
  },
  preset: {
    does: "Picks one of the game’s named choices in the set-up, with as many players as it is for.",
    values: "the key of one of the game’s named choices, such as designer",
  },
  options: {
    does: "Sets single options of the game in the set-up, on top of the preset.",
    values:
      "option:value, with commas between several, such as tiles:designer,moves:sdg; a text is _ and its base64url",
  },
  seats: {
    does: "Says who sits at the table; a preset that is not for so many gives way to the first that is.",
    values: "p for a person or 1 to 5 for a computer’s level, with commas between the seats, such as p,3",
  },
  seed: {
    does: "Deals the same game to everybody who opens the link.",
    values: "any word with a letter, a digit or a picture; capitals, spaces, dots and dashes change nothing",
  },
  day: { does: "Deals the deal of the day: the same for everybody until midnight UTC." },
  hints: { does: "Says whether hints may be asked for in a game that is begun from the link." },
  takebacks: {
    does: "Says whether moves may be undone and taken back in a game that is begun from the link.",
  },
  lock: {
    does: "Keeps the page from offering to change these; hints or takebacks are off then, unless the link says that they are on. It is a lock of the page, and no security.",
    values:
      "hints, takebacks, level (who plays, and how strong), game (with game: no other), lobby (no way there), with commas between",
  },
  host: {
    does: "In a frame: says who hears how the play goes. With splice, those messages are spoken too; an origin is that of the only page that may say hello.",
    values: "splice, or an origin such as https://school.example.org",
  },
  theme: { does: "Chooses the colours; auto follows the device, contrast is black with bright lines." },
  motion: {
    does: "Lets pieces glide or jump to their places; auto follows the device, reduce makes everything jump.",
  },
  sound: { does: "Lets the table make small sounds." },
  lang: {
    does: "Chooses the language; auto follows the browser, and English stands in where the site lacks a language.",
    values: "auto, or the code of a language that the site has, such as en",
  },
  pieces: {
    does: "Chooses how much of its space a piece or symbol fills, and how large the log is written.",
  },
  coordinates: {
    does: "Shows the letters and numbers at the edge of a board; screen readers hear them always.",
  },
  notation: {
    does: "Shows moves as they are typed too, in the log and in hints, and the box in which one types them.",
  },
  log: {
    does: "Opens the list of what happened beside the board, or below it on a small screen; else a button opens it.",
  },
  pace: { does: "Chooses how long each move is seen before the next one, so that people can follow." },
};

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
  const body = `<h1>What a link can say</h1>
<p>A link can say what the page opens and how it looks: after a question mark, with <code>&amp;</code> between the parts. A
part that is unknown is left out; of one that cannot be read, the page says so, and what it takes instead; the rest counts.
A link may come as a letter, a messenger or a word processor leaves it: with codes for its signs, a mark at its end, broken
lines, or inside another address. Where the browser does not open it, the lobby’s <em>Open a saved game</em> does.</p>
<h2>Three links to begin with</h2>
<ul>
${examplesOf(game)
  .map(
    ([query, text]) =>
      `<li>${inHtml(text)}<br><a href="../${inHtml(query)}"><code>${inHtml(query)}</code></a></li>`,
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
  return frame("parameters", "What a link can say", "web/model/params.js", body);
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
  return `<tr><th scope="row"><code>${name}</code></th><td>${values(name)}</td><td>${usual ? `<code>${inHtml(usual)}</code>` : "none"}</td><td>${inHtml(TOLD[name].does)}</td></tr>`;
}

/** @param {Name} name */
function values(name) {
  /** @type {Param} */
  const param = SCHEMA[name];
  if (param.type === "text") return inHtml(TOLD[name].values ?? "");
  const words = param.type === "choice" ? param.choices : ["on", "off"];
  return words.map((word) => `<code>${inHtml(word)}</code>`).join(" ");
}
