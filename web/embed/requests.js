/** What a host may ask for on the port: read from whatever comes, where it has the form of the contract. */

import { isLearner } from "../engine/greeting.js";
import { LOCKS, readValue } from "../model/params.js";

/** @typedef {import("./messages.d.ts").Asked} Asked */
/** @typedef {Asked["id"]} Id */

/** Characters of an id. */
const LONGEST_ID = 64;

/** Characters of a token: more than any game's, and no more than Python looks at. */
const LONGEST_TOKEN = 20_000;

/** What of a new game is written as in links. */
const WRITTEN = /** @type {const} */ (["preset", "options", "seats"]);

/** Characters of a seed: any text may be one, and the page says what is none. */
const LONGEST_SEED = 200;

/** @param {Record<string, unknown>} asked to be opened */
function canBeOpened(asked) {
  const { token, sheet, game, lesson, puzzle, locks } = asked;
  if (locks !== undefined && !areLocks(locks)) return false;
  if ([token, sheet, game].filter((each) => each !== undefined).length !== 1) return false;
  if (token !== undefined) return isText(token, LONGEST_TOKEN);
  if (sheet !== undefined) return isText(sheet, LONGEST_TOKEN) && /^s\d[\w-]+$/.test(sheet);
  if (!isWritten("game", game) || (lesson !== undefined && puzzle !== undefined)) return false;
  if (lesson !== undefined) return isCount(lesson, 999);
  if (puzzle !== undefined) return typeof puzzle === "string" && /^[a-z\d-]{0,64}$/.test(puzzle);
  const { level, seed, day } = asked;
  return (
    WRITTEN.every((name) => asked[name] === undefined || isWritten(name, asked[name])) &&
    (level === undefined || (isCount(level, 5) && asked.seats === undefined)) &&
    (seed === undefined || isText(seed, LONGEST_SEED)) &&
    (day === undefined || typeof day === "boolean")
  );
}

/** @param {unknown} locks */
const areLocks = (locks) =>
  Array.isArray(locks) &&
  locks.every((/** @type {unknown} */ lock) => LOCKS.includes(String(lock))) &&
  new Set(locks).size === locks.length;

/** @param {string} name @param {unknown} text */
const isWritten = (name, text) => readValue(name, text) !== undefined;

/** @param {unknown} number @param {number} most @returns {number is number} */
const isCount = (number, most) => Number.isInteger(number) && Number(number) >= 1 && Number(number) <= most;

/** @type {Record<Asked["type"], string[]>} the fields of each; whatever else came with them is left where it is */
const FIELDS = {
  open: ["token", "sheet", "game", "lesson", "puzzle", ...WRITTEN, "level", "seed", "day", "locks"],
  learner: ["learner"],
  locale: ["locale"],
  theme: ["theme"],
  getState: [],
  suspend: [],
};

/** @type {Record<Asked["type"], (asked: Record<string, unknown>) => boolean>} whether the fields of a request are as they shall be */
const FORMS = {
  open: canBeOpened,
  learner: ({ learner }) => isLearner(learner),
  locale: ({ locale }) => isWritten("lang", locale),
  theme: ({ theme }) => isWritten("theme", theme),
  getState: () => true,
  suspend: () => true,
};

/**
 * A request, where it is one; `wrong` where it has not the form; null for all else, which is left unanswered: it may belong to
 * a later version of the contract, or to nobody.
 * @param {unknown} data
 * @returns {Asked | {wrong: Id} | null}
 */
export function readRequest(data) {
  if (typeof data !== "object" || data === null) return null;
  const asked = /** @type {Record<string, unknown>} */ (data);
  const { id, type } = asked;
  if (!(isText(id, LONGEST_ID) || (typeof id === "number" && Number.isSafeInteger(id)))) return null;
  if (typeof type !== "string" || !Object.hasOwn(FORMS, type)) return null;
  const kind = /** @type {Asked["type"]} */ (type);
  const request = Object.fromEntries(
    FIELDS[kind].flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])),
  );
  return FORMS[kind](request)
    ? /** @type {Asked} */ (/** @type {unknown} */ ({ id, type, ...request }))
    : { wrong: /** @type {Id} */ (id) };
}

/** @param {unknown} text @param {number} most @returns {text is string} */
const isText = (text, most) => typeof text === "string" && text.length > 0 && text.length <= most;
