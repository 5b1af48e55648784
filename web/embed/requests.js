/** What a host may ask for on the port: read from whatever comes, where it has the form of the contract. */

import { isLearner } from "../engine/greeting.js";
import { readValue } from "../model/params.js";

/** @typedef {import("./messages.d.ts").Asked} Asked */
/** @typedef {Asked["id"]} Id */

/** Characters of an id. */
const LONGEST_ID = 64;

/** Characters of a token: more than any game's, and no more than Python looks at. */
const LONGEST_TOKEN = 20_000;

/** @type {Record<Asked["type"], (asked: Record<string, unknown>) => boolean>} whether the fields of a request are as they shall be */
const FORMS = {
  open: ({ token }) => isText(token, LONGEST_TOKEN),
  learner: ({ learner }) => isLearner(learner),
  locale: ({ locale }) => readValue("lang", locale) !== undefined,
  theme: ({ theme }) => readValue("theme", theme) !== undefined,
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
  const fits = FORMS[/** @type {Asked["type"]} */ (type)](asked);
  return fits ? /** @type {Asked} */ (/** @type {unknown} */ (asked)) : { wrong: /** @type {Id} */ (id) };
}

/** @param {unknown} text @param {number} most @returns {text is string} */
const isText = (text, most) => typeof text === "string" && text.length > 0 && text.length <= most;
