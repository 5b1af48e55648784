/** The page that makes what is taken elsewhere: reads its form, shows the texts and the frame, copies, and packs for courses. */

import { giveCourse } from "../kept/courses.js";
import { readValue, writeOptions } from "../model/params.js";
import { KINDS, writeTexts } from "./embed-texts.js";
import { addressOf } from "./number-parlour.js";

/** @typedef {import("../model/params.js").Value} Value */
/** @typedef {import("./embed-texts.js").Name} Name */

/** Milliseconds in which whoever types types on. */
const PAUSE = 400;

/** The name of a puzzle, "" for none. */
const PUZZLE = /^[a-z\d-]*$/;

/** How long the button says that it has copied. */
const SAID = 2_500;

/** Where the page itself lies, and where the site says that it will. */
const HERE = new URL("..", location.href).href;
const SITE = document.getElementById("embed")?.dataset.site || HERE;

/** @param {string} selector @returns {HTMLElement[]} */
const all = (selector) => [...document.querySelectorAll(/** @type {"div"} */ (selector))];

/** @param {string} selector */
const one = (selector) => all(selector)[0];

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

const text = /** @type {HTMLTextAreaElement} */ (one("#text"));
const copy = /** @type {HTMLButtonElement} */ (one("#copy"));
const said = one("#said");
const packed = one("#packed");
const making = /** @type {HTMLProgressElement} */ (one("#making"));

/** The value of a group of buttons of which one is pressed. @param {string} name */
const chosen = (name) => /** @type {HTMLInputElement} */ (one(`input[name="${name}"]:checked`)).value;

/** Show what belongs to a choice, and only that. @param {string} name @param {string} value */
function showFor(name, value) {
  for (const part of all(`[data-${name}]`)) part.hidden = !part.dataset[name]?.split(" ").includes(value);
}

/** The field of a name that is to be seen. @param {string} name @returns {Field | undefined} */
const fieldOf = (name) =>
  /** @type {Field[]} */ (all(`[name="${name}"]`)).find((field) => !field.closest("[hidden]"));

/** What somebody has typed or chosen in a field, where it fits; what does not is told beside it. @param {string} name */
function readField(name) {
  const field = fieldOf(name);
  const value = field?.value.trim();
  if (!field || !value) return undefined;
  return readValue(name, value) === undefined ? undefined : value;
}

/** Mark each field of text that holds what the page would not take. */
function markWrong() {
  for (const field of /** @type {HTMLInputElement[]} */ (all("input[data-parameter], input[name=puzzle]"))) {
    const value = field.value.trim();
    const fits = field.name === "puzzle" ? PUZZLE.test(value) : readValue(field.name, value) !== undefined;
    const isWrong = Boolean(value) && !fits;
    field.setAttribute("aria-invalid", String(isWrong));
    const note = document.getElementById(`wrong-${field.id}`);
    if (note) note.hidden = !isWrong;
  }
}

/** The single choices of the game that are to be seen. @param {string} seats */
function readOptions(seats) {
  const fields = /** @type {Field[]} */ (all("[data-option]")).filter(
    (field) => !field.closest("[data-game][hidden]"),
  );
  const standing = new Map(
    fields.map((field) => [field.dataset.option, field.value || field.dataset.default]),
  );
  if (seats) standing.set("seats", String(seats.split(",").length));
  for (const field of fields) {
    /** @type {Record<string, Value[]>} */
    const when = JSON.parse(field.dataset.when ?? "{}");
    const label = /** @type {HTMLElement} */ (field.closest(".field"));
    label.hidden = !Object.entries(when).every(
      ([key, values]) => !standing.has(key) || values.map(String).includes(String(standing.get(key))),
    );
  }
  const seen = fields.filter((field) => field.value.trim() && !field.closest(".field[hidden]"));
  const kinds = seen.map(({ dataset }) => ({
    key: dataset.option ?? "",
    kind: /** @type {"text" | "choice"} */ (dataset.kind),
    choices: [],
  }));
  return writeOptions(
    seen.map((field) => [field.dataset.option ?? "", field.value.trim()]),
    kinds,
  );
}

/** Read the whole form, by the names of the element's attributes. @returns {Record<string, string | undefined>} */
function readForm() {
  const game = chosen("game");
  const activity = game ? chosen("activity") : "game";
  showFor("game", game);
  showFor("activity", game && activity);
  showFor("deal", fieldOf("deal")?.value ?? "");
  markWrong();
  /** @type {Record<string, string | undefined>} */
  const given = { game: game || undefined };
  if (activity === "lesson") given.lesson = fieldOf("lesson")?.value;
  if (activity === "puzzle") {
    const id = fieldOf("puzzle")?.value.trim() ?? "";
    given.puzzle = PUZZLE.test(id) ? id : "";
  }
  if (game && activity === "game") {
    given.seats = readField("seats");
    given.preset = readField("preset");
    given.options = readOptions(given.seats ?? "") || undefined;
    const deal = fieldOf("deal")?.value;
    if (deal === "day") given.day = "on";
    if (deal === "word") given.seed = readField("seed");
  }
  for (const { name } of /** @type {Field[]} */ (all("[data-parameter]"))) given[name] ??= readField(name);
  return given;
}

/** What the chosen game is called. @param {Record<string, string | undefined>} given */
const titleOf = ({ game }) =>
  game ? (one(`input[name="game"]:checked + span`).textContent?.trim() ?? "") : "Number Parlour";

let shown = "";
let timer = 0;

/** Show the frame at its address; a new one, since steps back of this page are for its pages. @param {string} address */
function showFrame(address) {
  if (address === shown) return;
  shown = address;
  const frame = document.createElement("iframe");
  frame.title = "How it looks";
  frame.src = address;
  one("#result").replaceChildren(frame);
}

function draw() {
  const given = readForm();
  const title = given.game ? `${titleOf(given)} · Number Parlour` : titleOf(given);
  showFor("course", chosen("course"));
  const kind = /** @type {Name} */ (chosen("kind"));
  text.value = writeTexts(given, { site: SITE, title })[kind];
  one("#hint").textContent = KINDS[kind].hint;
  clearTimeout(timer);
  timer = setTimeout(() => showFrame(addressOf(given, HERE)), shown ? PAUSE : 0);
}

/** Copy the text; where the browser lets nobody, it is selected, for the keys that copy. */
async function copyText() {
  let word = "Copied.";
  try {
    await navigator.clipboard.writeText(text.value);
    copy.classList.add("is-done");
    setTimeout(() => copy.classList.remove("is-done"), SAID);
  } catch {
    text.focus();
    text.select();
    word = "It is selected: copy it with Ctrl+C, or ⌘C.";
  }
  tell(said, word);
}

/** Say something, anew also where it was said before. @param {HTMLElement} place @param {string} word */
function tell(place, word) {
  place.textContent = "";
  setTimeout(() => {
    place.textContent = word;
  });
}

/** Make the file for a course of what is chosen, and give it. */
async function pack() {
  if (!making.hidden) return;
  const given = readForm();
  const kind = /** @type {import("../model/courses.js").Kind} */ (chosen("course"));
  tell(packed, "The file is being made …");
  making.value = 0;
  making.hidden = false;
  try {
    const { search, hash } = new URL(addressOf(given, HERE));
    const course = { title: titleOf(given), place: search + hash, what: given.game ?? "" };
    const { name, size } = await giveCourse(kind, course, HERE, (share) => {
      making.value = share;
    });
    tell(packed, `${name}, ${(size / 1e6).toFixed(1)}\u00a0MB`);
  } catch (error) {
    console.info("There is no file for a course:", error);
    tell(packed, "The file could not be made: a part of this site did not come. Try it once more.");
  }
  making.hidden = true;
}

one("#plain").remove();
one("#embed").hidden = false;
document.addEventListener("input", (event) => {
  if (event.target !== text) draw();
});
copy.addEventListener("click", () => void copyText());
one("#download").addEventListener("click", () => void pack());
draw();
