/** The port: the line to the page around this one. Requests are done one after the other, and each is answered once. */

import { greeting } from "../engine/greeting.js";
import { readRequest } from "./requests.js";

/** @typedef {import("./messages.d.ts").Told} Told */
/** @typedef {import("./messages.d.ts").Answer} Answer */
/** @typedef {import("./messages.d.ts").Asked} Asked */

/** So many requests wait at most, and whoever asks for more is told so. */
const MOST_WAITING = 16;

export class Port {
  /** @param {(asked: Asked) => Promise<Answer>} carryOut what is asked for; never fails */
  constructor(carryOut) {
    this.carryOut = carryOut;
    this.waiting = 0;
    /** @type {Promise<unknown>} settled when all is done that was asked for */
    this.end = Promise.resolve();
  }

  /** Hear what was asked for, and what will be. @param {(learner: string) => void} renamed told who learns here */
  open(renamed) {
    greeting.take({ hear: (data) => this.hear(data), renamed });
  }

  /** @param {Told} told */
  tell(told) {
    try {
      greeting.port?.postMessage(told);
    } catch {
      // A line that is broken is its owner's affair: the game goes on.
    }
  }

  /** @param {unknown} data */
  hear(data) {
    const asked = readRequest(data);
    if (!asked) return;
    if ("wrong" in asked) this.tell({ type: "answer", id: asked.wrong, ok: false, error: "form" });
    else if (this.waiting >= MOST_WAITING)
      this.tell({ type: "answer", id: asked.id, ok: false, error: "busy" });
    else {
      this.waiting += 1;
      this.end = this.end.then(async () => {
        const answer = await this.carryOut(asked);
        this.waiting -= 1;
        this.tell({ type: "answer", id: asked.id, ...answer });
      });
    }
  }
}
