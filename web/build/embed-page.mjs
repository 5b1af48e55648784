// Writes the page that writes what is pasted elsewhere: its form, from the schema of parameters and what the games offer.

import { inHtml, KINDS } from "../embed/embed-texts.js";
import { KINDS as COURSES } from "../model/courses.js";
import { paramOf, SCHEMA, SETTINGS, writeValue } from "../model/params.js";
import { frame } from "./docs.mjs";
import { TOLD } from "./parameters.mjs";

/** @typedef {import("../model/params.js").Name} Name */
/** @typedef {import("../model/params.js").Value} Value */
/** @typedef {(id: string, args?: Record<string, string | number>) => string} Say */
/** @typedef {{key: string, kind: string, default: Value, choices: Value[], when: Record<string, Value[]>}} Option */
/** @typedef {{seats: {least: number, most: number}, levels: number, presets: Record<string, object>, options: Option[],
 *   lessons: {key: string}[]}} Described */
/** @typedef {{key: string, say: Say, described: Described}} Game */

/** What is chosen by fields of its own. */
const OWN = /** @type {Name[]} */ (["game", "preset", "options", "seats", "seed", "day"]);

/** What a parameter is called here; one that is not named here is called as links call it.
 * @type {Partial<Record<Name, string>>} */
const LABELS = {
  hints: "Hints",
  takebacks: "Taking back",
  lock: "Locks",
  host: "Who hears how it goes",
  theme: "Colours",
  motion: "Motion",
  sound: "Sounds",
  lang: "Language",
  pieces: "Size of pieces",
  coordinates: "Coordinates",
  notation: "Moves as text",
  log: "List of what happened",
  pace: "Pace",
};

/** @type {Record<number, string>} */
const COUNTS = { 1: "One person, alone", 2: "Two people", 3: "Three people", 4: "Four people" };

/** What a value is called. @param {string} value */
const wordOf = (value) => value.charAt(0).toUpperCase() + value.slice(1);

/**
 * The page.
 * @param {Game[]} games
 * @param {string} address of the site, "" where it is not known
 */
export function renderEmbedPage(games, address) {
  const { say } = games[0];
  const rest = /** @type {Name[]} */ (Object.keys(SCHEMA)).filter((name) => !OWN.includes(name));
  const body = `<h1>A game in your page</h1>
<p class="lead">Choose what is played, and take what your page understands.</p>
<p id="plain">This page writes the lines for you, but its program does not run here. Take those that <a href="hosting.html#in-a-page-of-yours">Hosting</a>
shows, with your own address, and add what <a href="parameters.html">a link can say</a>.</p>
<div id="embed" data-site="${inHtml(address)}" hidden>
<div class="choices">
<h2 class="step">Game</h2>
${radios("game", [["", "All games"], ...games.map(({ key, say }) => /** @type {[string, string]} */ ([key, say("title")]))], games[0].key)}
<div data-game="${games.map(({ key }) => key).join(" ")}">
${radios("activity", [
  ["game", "A game"],
  ["lesson", "A lesson"],
  ["puzzle", "A puzzle"],
])}
</div>
${games.map(renderGame).join("\n")}
<details><summary>What is allowed</summary>
${rest
  .filter((name) => !SETTINGS.includes(name))
  .map(parameterField)
  .join("\n")}
</details>
<details><summary>How it looks and sounds</summary>
${SETTINGS.map(parameterField).join("\n")}
</details>
</div>
<div class="outcome">
<h2 class="step">To paste</h2>
${radios(
  "kind",
  Object.entries(KINDS).map(([key, { title }]) => [key, title]),
  "frame",
)}
<p id="hint" class="fine"></p>
<textarea id="text" readonly rows="4" spellcheck="false" aria-label="To paste" aria-describedby="hint"></textarea>
<p class="copying"><button type="button" id="copy">Copy</button> <span id="said" role="status"></span></p>
<h2 class="step">For a course</h2>
<p class="fine">A file for a learning platform, with the site in it: the platform hears how it went, and keeps the game.</p>
${radios(
  "course",
  COURSES.map((kind) => [kind, say(`course-${kind}`)]),
)}
${COURSES.map((kind) => `<p class="fine" data-course="${kind}">${inHtml(say(`course-${kind}-means`))}</p>`).join("\n")}
<p class="copying"><button type="button" id="download">Download for your course</button> <span id="packed" role="status"></span></p>
<progress id="making" max="1" value="0" aria-label="How much of the file is there" hidden></progress>
<h2 class="step">How it looks</h2>
<div id="result"></div>
</div>
</div>
`;
  const head = `<link rel="stylesheet" href="embed.css">\n<script type="module" src="embed.js"></script>\n`;
  return frame("embed", "A game in your page", "web/build/embed-page.mjs", body, head);
}

/** @param {string} name @param {[value: string, title: string][]} choices @param {string} [checked] */
function radios(name, choices, checked = choices[0][0]) {
  const each = choices.map(
    ([value, title]) =>
      `<label><input type="radio" name="${name}" value="${inHtml(value)}"${value === checked ? " checked" : ""}><span>${inHtml(title)}</span></label>`,
  );
  return `<fieldset class="radios"><legend class="visually-hidden">${{ game: "Game", activity: "What is opened", kind: "As what", course: "For which platform" }[name]}</legend>${each.join("")}</fieldset>`;
}

/**
 * A label and its field.
 * @param {string} id
 * @param {string} label
 * @param {string} field
 * @param {string} [more] attributes
 */
const row = (id, label, field, more = "") =>
  `<div class="field"${more}><label for="${id}">${inHtml(label)}</label>${field}</div>`;

/** @param {string} id @param {string} name @param {[value: string, title: string][]} choices @param {string} [more] attributes */
const select = (id, name, choices, more = "") =>
  `<select id="${id}" name="${name}"${more}>${choices
    .map(([value, title]) => `<option value="${inHtml(value)}">${inHtml(title)}</option>`)
    .join("")}</select>`;

/** @param {string} id @param {string} name @param {string} [more] attributes @param {string} [help] what else describes it */
const input = (id, name, more = "", help = "") =>
  `<input type="text" id="${id}" name="${name}" autocomplete="off" spellcheck="false" aria-describedby="wrong-${id} ${help}"${more}>` +
  `<span class="wrong" id="wrong-${id}" hidden>This does not fit, and is left out.</span>`;

/** What one game offers. @param {Game} game */
function renderGame({ key, say, described }) {
  const { seats, levels, presets, options, lessons } = described;
  /** @type {[string, string][]} */
  const players = [["", "Whoever opens it chooses"]];
  for (let level = 1; level <= levels && seats.least <= 2; level += 1)
    players.push([`p,${level}`, `Against a computer, level ${level}`]);
  for (let count = seats.least; count <= Math.min(seats.most, 4); count += 1)
    players.push([Array(count).fill("p").join(","), COUNTS[count]]);
  /** @type {[string, string][]} */
  const named = Object.keys(presets).map((preset) => [preset, say(`preset-${preset}`)]);
  return `<div data-game="${key}">
<div data-activity="game">
${row(`${key}-seats`, "Who plays", select(`${key}-seats`, "seats", players))}
${named.length > 1 ? row(`${key}-preset`, "Which game", select(`${key}-preset`, "preset", [["", "Whoever opens it chooses"], ...named])) : ""}
${row(
  `${key}-deal`,
  "Deal",
  select(`${key}-deal`, "deal", [
    ["", "Another each time"],
    ["day", "The deal of the day"],
    ["word", "From a word, the same for all"],
  ]),
)}
${row(`${key}-seed`, "Word", input(`${key}-seed`, "seed", ` data-parameter`), ` data-deal="word"`)}
${options.length > 0 ? `<details><summary>Rules of this game</summary>\n${options.map((option) => optionField(key, say, option)).join("\n")}\n</details>` : ""}
</div>
<div data-activity="lesson">
${row(
  `${key}-lesson`,
  "Lesson",
  select(
    `${key}-lesson`,
    "lesson",
    lessons.map((lesson, at) => [`${at + 1}`, `${at + 1}. ${say(`lesson-${lesson.key}-title`)}`]),
  ),
)}
</div>
<div data-activity="puzzle">
${row(`${key}-puzzle`, "Puzzle", input(`${key}-puzzle`, "puzzle", ` placeholder="Whoever opens it chooses"`))}
<p class="fine">The name of one stands at the end of its link.</p>
</div>
</div>`;
}

/** @param {string} key @param {Say} say @param {Option} option */
function optionField(key, say, option) {
  const id = `${key}-option-${option.key}`;
  const data = ` data-option="${option.key}" data-kind="${option.kind}" data-default="${inHtml(String(writeValue(/** @type {string} */ (option.default))))}" data-when="${inHtml(JSON.stringify(option.when))}"`;
  const label = say(`option-${option.key}`);
  /** @type {[string, string][]} */
  const words =
    option.kind === "flag"
      ? [
          ["on", "On"],
          ["off", "Off"],
        ]
      : option.choices.map((choice) => [String(choice), say(`option-${option.key}-${choice}`)]);
  if (option.kind === "flag" || option.kind === "choice")
    return row(id, label, select(id, "", [["", "As the game has it"], ...words], data));
  if (option.kind === "text")
    return row(id, label, `<input type="text" id="${id}" autocomplete="off"${data}>`);
  const [least, most] = option.choices;
  return row(id, label, `<input type="number" id="${id}" min="${least}" max="${most}"${data}>`);
}

/** @param {Name} name */
function parameterField(name) {
  const param = paramOf(name);
  const id = `parameter-${name}`;
  const usual = writeValue(param.default);
  const { does, values } = TOLD[name];
  const more = values ? ` Values: ${values}.` : "";
  const help = `<span class="fine" id="help-${id}">${inHtml(does + more)}</span>`;
  const words = param.type === "flag" ? ["on", "off"] : param.type === "choice" ? param.choices : [];
  const field =
    param.type === "text"
      ? input(id, name, ` data-parameter placeholder="${inHtml(usual)}"`, `help-${id}`)
      : select(
          id,
          name,
          [
            ["", wordOf(usual)],
            ...words
              .filter((word) => word !== usual)
              .map((word) => /** @type {[string, string]} */ ([word, wordOf(word)])),
          ],
          ` data-parameter aria-describedby="help-${id}"`,
        );
  return row(id, LABELS[name] ?? name, field + help);
}
