/** Statements of the Experience API (xAPI 1.0.3) about the play, without an actor: who that is, the host alone knows. */

/** @typedef {import("./messages.d.ts").Activity} Activity */
/** @typedef {import("./messages.d.ts").Result} Result */
/** @typedef {import("./messages.d.ts").Statement} Statement */
/** @typedef {import("./messages.d.ts").Response} Response */

/** The verbs of ADL's vocabulary. */
const VERBS = "http://adlnet.gov/expapi/verbs/";

/** Types of activities: of the serious-games profile (e-UCM), and of ADL. */
const TYPES = {
  game: "https://w3id.org/xapi/seriousgames/activity-types/serious-game",
  lesson: "http://adlnet.gov/expapi/activities/lesson",
  puzzle: "http://adlnet.gov/expapi/activities/cmi.interaction",
  sheet: "http://adlnet.gov/expapi/activities/assessment",
};

/** Our own names: they are the same on every site, so that what is told on several can be counted together. */
export const OURS = "urn:number-parlour:";

/** @param {Activity} activity @returns {Statement} */
export const attempted = (activity) => state("attempted", activity);

/** @param {Result} result @returns {Statement} */
export function completed(result) {
  const { scaled, raw, min, max, success, completion, duration, hints, takebacks, place } = result;
  const extensions = { [`${OURS}hints`]: hints, [`${OURS}takebacks`]: takebacks, [`${OURS}place`]: place };
  return state("completed", result, {
    ...(scaled !== null && raw !== null && { score: { scaled, raw, min, max } }),
    ...(success !== null && { success }),
    completion,
    duration: `PT${duration}S`,
    extensions,
  });
}

/** @param {Activity} activity @param {Response} told @returns {Statement} */
export const answered = (activity, { response, correct }) =>
  state("answered", activity, { response, success: correct });

/**
 * @param {string} verb
 * @param {Activity} activity
 * @param {Statement["result"]} [result]
 * @returns {Statement}
 */
function state(verb, { kind, game, id, level }, result) {
  return {
    timestamp: new Date().toISOString(),
    verb: { id: VERBS + verb, display: { en: verb } },
    object: {
      objectType: "Activity",
      id: OURS + [kind, game, id].filter(Boolean).join(":"),
      definition: {
        type: TYPES[kind],
        ...(kind === "puzzle" && { interactionType: "other" }),
      },
    },
    ...(result && { result }),
    ...(level > 0 && { context: { extensions: { [`${OURS}level`]: level } } }),
  };
}
