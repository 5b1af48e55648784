/** cmi5: reports the play in a frame to the learning platform that has launched this page, by its parameters.
 *
 * It says `initialized`, `completed`, `passed` or `failed`, and `terminated`, each at most once, and passes on the statements of
 * the page as those that cmi5 allows besides. It does not follow the learner's preferences, nor lead to a returnURL, since the
 * page has no end of its own; and a page that is loaded anew has no session, which cmi5 gives once for each launch.
 */

import { attend } from "./course.js";
import { LEAST, MOST } from "./record.js";

/** @typedef {import("../messages.d.ts").Told} Told */
/** @typedef {import("./record.js").Record} Record */
/** @typedef {{contextActivities?: {[name: string]: object[]}, extensions?: object}} Context of a statement */
/** @typedef {{contextTemplate?: Context, launchMode?: string, masteryScore?: number}} Launch what the platform says of a launch */

const VERBS = "http://adlnet.gov/expapi/verbs/";
const CATEGORY = "https://w3id.org/xapi/cmi5/context/categories/";
const MASTERY = "https://w3id.org/xapi/cmi5/context/extensions/masteryscore";

/** What a launch names. */
const PARAMETERS = ["endpoint", "fetch", "actor", "registration", "activityId"];

/** The platform's document on the launch, and that of this page, which stands until the registration ends. */
const LAUNCH = "LMS.LaunchData";
const STATE = "number-parlour";

/** @type {Omit<import("./course.js").Kept, "learner">} */
const NOTHING = { token: "", completion: false, success: null, best: null };

export class Book {
  /** @param {string} [query] of the address at which the platform has launched this page */
  constructor(query = location.search) {
    const given = new URLSearchParams(query);
    this.given = Object.fromEntries(PARAMETERS.map((name) => [name, given.get(name) ?? ""]));
    this.begun = performance.now();
    this.actor = {};
    this.authorization = "";
    /** @type {Launch} */
    this.launch = {};
    /** What is kept here, of all sittings of one registration. */
    this.state = NOTHING;
    this.hasNews = false;
    /** Whether the session has failed as far as it has come: that is said at its end, since it may still be passed. */
    this.hasFailed = false;
  }

  async open() {
    const { actor, fetch: address } = this.given;
    try {
      if (Object.values(this.given).includes("")) throw new Error("The address names no launch.");
      this.actor = JSON.parse(actor);
      const answer = await (await fetch(address, { method: "POST" })).json();
      if (!answer["auth-token"]) throw new Error(answer["error-text"]);
      this.authorization = `Basic ${answer["auth-token"]}`;
      this.launch = (await this.read(LAUNCH)) ?? {};
      this.state = { ...NOTHING, ...(await this.read(STATE)) };
    } catch (error) {
      console.info("No platform with cmi5 takes a session: nothing is reported.", error);
      return null;
    }
    this.send([this.say("initialized")]);
    return { learner: actor, ...this.state };
  }

  /** What the page says of itself is allowed, in a session that is begun. @param {Told} told */
  hear(told) {
    if (told.type !== "told") return;
    const { statement } = told;
    this.send([{ ...statement, ...this.frame([], statement.context?.extensions) }]);
  }

  /** @param {Record} record */
  report({ completion, success, best }) {
    if (!completion || this.launch.launchMode !== "Normal") return;
    const { masteryScore } = this.launch;
    const before = this.state;
    const isReached = best === null || masteryScore === undefined ? success : best >= masteryScore;
    const isPassed = before.success === true || (isReached ?? before.success);
    if (!before.completion) this.send([this.say("completed", { completion, duration: this.duration })]);
    if (isPassed && before.success !== true) this.send([this.judge("passed", best)]);
    this.hasFailed = isPassed === false;
    this.state = { ...before, completion, success: isPassed, best };
    this.hasNews = true;
  }

  /** @param {string} token */
  keep(token) {
    this.state = { ...this.state, token };
    this.hasNews = true;
  }

  commit() {
    if (!this.hasNews) return;
    this.hasNews = false;
    this.ask(this.addressOf(STATE), { method: "PUT", body: JSON.stringify(this.state) });
  }

  /** @param {{seconds: number}} end */
  close({ seconds }) {
    this.commit();
    const end = this.say("terminated", { duration: `PT${seconds}S` });
    this.send(this.hasFailed ? [this.judge("failed", this.state.best), end] : [end]);
  }

  /** Since it was begun. */
  get duration() {
    return `PT${Math.round((performance.now() - this.begun) / 1_000)}S`;
  }

  /** What every statement of this session has. @param {string[]} [categories] of cmi5 @param {object} [extensions] */
  frame(categories = [], extensions = {}) {
    const { registration } = this.given;
    const { contextTemplate = {} } = this.launch;
    const { contextActivities = {} } = contextTemplate;
    const own = categories.map((name) => ({ objectType: "Activity", id: CATEGORY + name }));
    return {
      id: makeId(),
      timestamp: new Date().toISOString(),
      actor: this.actor,
      context: {
        ...contextTemplate,
        registration,
        contextActivities: {
          ...contextActivities,
          category: [...(contextActivities.category ?? []), ...own],
        },
        extensions: { ...extensions, ...contextTemplate.extensions },
      },
    };
  }

  /** A statement that cmi5 defines. @param {string} verb @param {object} [result] @param {object} [extensions] */
  say(verb, result, extensions) {
    const isJudged = result !== undefined && ("success" in result || "completion" in result);
    return {
      ...this.frame(isJudged ? ["cmi5", "moveon"] : ["cmi5"], extensions),
      verb: { id: VERBS + verb, display: { en: verb } },
      object: { objectType: "Activity", id: this.given.activityId },
      ...(result && { result }),
    };
  }

  /** @param {"passed" | "failed"} verb @param {number | null} best */
  judge(verb, best) {
    const { masteryScore } = this.launch;
    const score = best !== null && { scaled: best, raw: Math.round(best * MOST), min: LEAST, max: MOST };
    const result = { success: verb === "passed", ...(score && { score }), duration: this.duration };
    return this.say(verb, result, masteryScore === undefined ? {} : { [MASTERY]: masteryScore });
  }

  /** @param {object[]} statements */
  send(statements) {
    this.ask("statements", { method: "POST", body: JSON.stringify(statements) });
  }

  /** Where a document lies. @param {string} stateId */
  addressOf(stateId) {
    const { activityId, actor: agent, registration } = this.given;
    return `activities/state?${new URLSearchParams({ activityId, agent, registration, stateId })}`;
  }

  /** @param {string} stateId @returns {Promise<object | null>} null where there is none yet */
  async read(stateId) {
    const answer = await this.request(this.addressOf(stateId), {});
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${stateId}: ${answer.status}`);
    return answer.json();
  }

  /** Have something done that nobody waits for. @param {string} address @param {RequestInit} how */
  async ask(address, how) {
    try {
      const { ok, status } = await this.request(address, how);
      if (!ok) console.info(`${how.method} ${address.split("?")[0]} was not done:`, status);
    } catch (error) {
      console.info(`${how.method} ${address.split("?")[0]} was not done:`, error);
    }
  }

  /** @param {string} address below that of the platform @param {RequestInit} how */
  request(address, how) {
    const headers = {
      authorization: this.authorization,
      "content-type": "application/json",
      "x-experience-api-version": "1.0.3",
    };
    // What is asked for while the page goes is done nevertheless.
    return fetch(`${this.given.endpoint.replace(/\/$/, "")}/${address}`, {
      ...how,
      headers,
      keepalive: true,
    });
  }
}

/** A name that no other statement has, also where a page without `https` can make none itself. */
function makeId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] % 16) + 0x40;
  bytes[8] = (bytes[8] % 64) + 0x80;
  const signs = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return signs.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Report what is played in a frame, until this page is left. @param {HTMLIFrameElement} frame */
export const connect = (frame) => attend(frame, new Book());
