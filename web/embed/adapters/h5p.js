/** H5P: reports the play in a frame as a content of H5P does, for the library that shows the frame.
 *
 * The library hands itself over, and the state that H5P gives it: `connect(frame, this, extras.previousState)`. H5P saves the
 * state now and then of an instance that has `getCurrentState` when it is made, be it an empty one; else when the page is left,
 * alone. It gives each end a score, so it is not told of one without: it would make a nought of it.
 */

import { attend } from "./course.js";
import { MOST } from "./record.js";

/** @typedef {import("../messages.d.ts").Told} Told */
/** @typedef {import("./course.js").Kept} Kept */
/** @typedef {import("./record.js").Record} Record */
/** @typedef {Omit<Kept, "learner">} State what H5P keeps for a learner */
/** @typedef {{object: {id: string, definition?: {extensions?: object}}, context?: object, result?: object}} Statement what
 *   matters here of the one that H5P begins */
/** @typedef {{data: {statement: Statement}}} Event */
/** @typedef {{setActivityStarted: () => void, trigger: (event: Event | string) => void,
 *   createXAPIEventTemplate: (verb: string) => Event,
 *   triggerXAPIScored: (score: number, most: number, verb: string, completion: boolean, success: boolean | null) => void,
 *   getCurrentState?: () => State | undefined, getScore?: () => number, getMaxScore?: () => number,
 *   getAnswerGiven?: () => boolean}} Content an instance of a library: H5P's EventDispatcher, and what H5P asks of it */

/** How H5P names a part of a content. */
const PART = "http://h5p.org/x-api/h5p-subContentId";

/** @type {State} */
const NOTHING = { token: "", completion: false, success: null, best: null };

export class Book {
  /** @param {HTMLIFrameElement} frame @param {Content} content @param {State} [before] */
  constructor(frame, content, before = NOTHING) {
    this.frame = frame;
    this.content = content;
    this.state = { ...NOTHING, ...before };
    this.isTouched = this.state.token !== "" || this.state.completion;
    content.getCurrentState = () => (this.isTouched ? this.state : undefined);
    content.getScore = () => Math.round((this.state.best ?? 0) * MOST);
    content.getMaxScore = () => MOST;
    content.getAnswerGiven = () => this.isTouched;
  }

  open() {
    return { learner: "", ...this.state };
  }

  /** @param {Told} told */
  hear(told) {
    const { content } = this;
    if (told.type === "started") {
      this.isTouched = true;
      content.setActivityStarted(); // it says `attempted`, once
    } else if (told.type === "answered") this.tellAnswer(told);
    else if (told.type === "size") {
      this.frame.style.height = `${told.height}px`;
      content.trigger("resize"); // H5P fits its own frame to that
    }
  }

  /**
   * It is the answer to a part: that to the whole content would be its end.
   * @param {{game: string, id: string} & import("../messages.d.ts").Response} told
   */
  tellAnswer({ game, id, task, response, correct }) {
    const event = this.content.createXAPIEventTemplate("answered");
    const { statement } = event.data;
    const whole = statement.object;
    const part = [game, id || task].join("-");
    statement.context = {
      ...statement.context,
      contextActivities: { parent: [{ objectType: "Activity", id: whole.id }] },
    };
    statement.object = {
      ...whole,
      id: `${whole.id}?subContentId=${part}`,
      definition: { ...whole.definition, extensions: { ...whole.definition?.extensions, [PART]: part } },
    };
    statement.result = { response, success: correct };
    this.content.trigger(event);
  }

  /** @param {Record} record */
  report({ completion, success, best, raw }) {
    Object.assign(this.state, { completion, success, best });
    if (raw !== null) this.content.triggerXAPIScored(raw, MOST, "completed", completion, success);
  }

  /** @param {string} token */
  keep(token) {
    this.state.token = token;
  }

  /** H5P asks for the state itself, now and then and when the page goes. */
  commit() {}

  close() {}
}

/**
 * Report what is played in a frame.
 * @param {HTMLIFrameElement} frame
 * @param {Content} content that shows it
 * @param {State} [before] its state as H5P gives it
 */
export const connect = (frame, content, before) => attend(frame, new Book(frame, content, before));
