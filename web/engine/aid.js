/** First aid: stands in index.html itself, and says why where the page's modules do not run.
 *
 * It is put there by the build, with its words, as a plain script: it must run where nothing else does. The page takes
 * its place away once it has words of its own. Where no script runs at all, the words in it show by themselves, late.
 */

import { askAhead } from "./ahead.js";
import { isOld } from "./floor.js";
import { inspectAll, mendKept, readViolation, refresh } from "./host.js";

/** @typedef {import("./host.js").Fault} Fault */
/** @typedef {Record<string, string>} Said messages by their names, in one language */

/** @type {string[]} what was no part of the page: it could not be fetched, or the browser would not have it */
const lacking = [];
/** @type {Fault | null} what a policy forbids */
let forbidden = null;
/** What went wrong in a script. */
let message = "";
let isTold = false;

const here = document.baseURI;
const place = () => document.getElementById("aid");

/** Tell whether the page looks after itself by now. */
const isBegun = () => place()?.dataset.begun !== undefined;

/** @param {string} query @param {"src" | "href"} name */
const list = (query, name) =>
  Array.from(document.querySelectorAll(query), (element) => element.getAttribute(name) ?? "");

// Nothing begins there; see first.js.
const isTooOld = isOld();
if (isTooOld) {
  document.documentElement.setAttribute("data-old", "");
  document.addEventListener("DOMContentLoaded", tellOld);
} else {
  document.documentElement.removeAttribute("data-old"); // of a page that was saved where it stood
  askAhead();
}

function tellOld() {
  const shutIn = document.getElementById("shut-in");
  if (!shutIn || shutIn.hidden) show({ code: "old" });
}

addEventListener(
  "error",
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) message = message || event.message;
    else if (target.matches('script, link[rel="stylesheet"]')) {
      lacking.push(target.getAttribute("src") ?? target.getAttribute("href") ?? "");
      void look();
    }
  },
  true,
);

document.addEventListener("securitypolicyviolation", (violation) => {
  forbidden = forbidden ?? readViolation(violation, here);
});

// By then every module has run that ever will.
addEventListener("load", () => {
  if (place() && !isBegun()) void look();
});

// The page has no words.
document.addEventListener("lack", (event) => {
  lacking.push(.../** @type {CustomEvent<string[]>} */ (event).detail);
  void look();
});

async function look() {
  // To a frame that is shut in, and from a disk, no module comes; index.html has words for that.
  if (isTold || isTooOld || self.origin === "null") return;
  isTold = true;
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  show(await find());
  if (await mendKept()) location.reload();
}

/** What the page is made of, first what is known to be lacking. */
const listParts = () => [
  ...lacking,
  ...list("script[src]", "src"),
  ...list('link[rel="modulepreload"], link[rel="stylesheet"]', "href"),
];

/** @returns {Promise<Fault>} */
async function find() {
  const fault = await inspectAll(listParts(), here);
  if (forbidden && (!fault || fault.code === "line")) return forbidden;
  // What has come by now was not to be had before.
  return fault ?? (lacking.length ? { code: "line", file: lacking[0] } : { code: "unrun" });
}

/** The words in the language of the page, or else in English. @returns {Said} */
function readWords() {
  const words = JSON.parse(document.getElementById("aid-words")?.textContent ?? "{}");
  const wanted = [new URLSearchParams(location.search).get("lang"), ...navigator.languages];
  const language = wanted.flatMap((each) => [each, each?.split("-")[0]]).find((each) => each && words[each]);
  return words[language ?? "en"];
}

/** @param {Fault} fault */
function show(fault) {
  const section = place() ?? document.createElement("section");
  const room = document.getElementById("room");
  room?.before(section); // where it is seen first
  // What is drawn without its style is of no use, and would take those who come to a table past these words.
  const hasStyle = !list('link[rel="stylesheet"]', "href").some((each) => lacking.includes(each));
  if (room && !hasStyle) room.hidden = true;
  section.id = "aid";
  section.className = "card aid is-told";
  section.setAttribute("role", "alert");
  const words = readWords();
  const say = (/** @type {string} */ name) =>
    words[name]?.replace(/\{\$(\w+)\}/g, (_, part) =>
      String(/** @type {Record<string, unknown>} */ (fault)[part] ?? ""),
    );
  const lines = [
    ["h1", say("host-failed")],
    ["p", say(`host-${fault.code}`)],
    ["p", say(`host-${fault.code}-do`) ?? say("host-do")],
    ["p", say(`host-${fault.code}-mend`)],
    ["p", fault.code === "unrun" && message ? `${say("start-said")} ${message}` : ""],
  ];
  section.textContent = "";
  for (const [name, text] of lines) {
    if (text) section.appendChild(document.createElement(name)).textContent = text;
  }
  if (fault.code === "old") return; // it would be told the same again
  const button = section.appendChild(document.createElement("button"));
  button.textContent = say("host-again");
  button.className = "primary";
  button.onclick = () => void refresh(listParts(), here).then(() => location.reload());
}
