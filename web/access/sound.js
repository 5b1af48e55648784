/** When the table makes a sound, and which; the tones themselves are fetched only once sound is on. */

import { firstPerson } from "../model/seats.js";

/** @typedef {import("../model/store.js").Reply} Reply */
/** @typedef {import("../model/store.js").LogRecord} LogRecord */
/** @typedef {import("./tones.js").Sound} Name */

/** Seconds after a computer's move until the person hears that it is their turn. */
const AFTER_MOVE = 0.3;

export class Sound {
  /** @param {import("./settings.js").Settings} settings */
  constructor(settings) {
    this.settings = settings;
    /** @type {AudioContext | undefined} */
    this.context = undefined;
    for (const kind of ["pointerup", "keydown"]) addEventListener(kind, () => this.wake(), { capture: true });
  }

  /** Begin to be able to sound. Safari on iPads asks that a touch itself does it, not what comes of the touch. */
  wake() {
    if (!this.settings.value("sound") || this.context?.state === "running") return;
    try {
      this.context ??= new AudioContext();
      this.context.resume().catch(() => {}); // it is asked once more when something is to sound
    } catch (error) {
      console.info("no sound:", error);
    }
  }

  /**
   * Play a sound, where sound is on and somebody looks at the page; never throws.
   * @param {Name} name
   * @param {number} [after] seconds from now
   */
  async play(name, after = 0) {
    if (!this.settings.value("sound") || document.hidden) return;
    // Browsers let nothing sound before a person has touched the page, and complain where it tries.
    if (navigator.userActivation?.hasBeenActive === false) return;
    try {
      const { sound } = await import("./tones.js");
      this.context ??= new AudioContext();
      await sound(this.context, name, after);
    } catch (error) {
      console.info("no sound:", error);
    }
  }

  /**
   * Let people hear what has just happened.
   * @param {LogRecord[]} fresh
   * @param {string[]} [catches] the kinds of events that take something from somebody
   */
  tell(fresh, catches = []) {
    const moves = fresh.filter(({ seat }) => seat !== null);
    if (moves.length === 0) return;
    const caught = moves.some(({ events }) => events.some(({ kind }) => catches.includes(kind)));
    void this.play(caught ? "catch" : "move");
  }

  /**
   * Let people hear what has just happened, and that it is their turn.
   * @param {Reply} reply
   * @param {LogRecord[]} fresh what was not heard yet
   * @param {LogRecord | null} last the last move
   * @param {string[]} [catches] the kinds of events that take something from somebody
   */
  follow({ outcome, prompt, seats, viewer }, fresh, last, catches) {
    if (outcome) {
      void this.play(outcome.winners.includes(viewer ?? firstPerson(seats) ?? -1) ? "won" : "end");
      return;
    }
    this.tell(fresh, catches);
    const next = prompt.waiting.find((seat) => seats[seat]?.who === "person");
    if (next !== undefined && seats[last?.seat ?? next].who === "computer")
      void this.play("turn", AFTER_MOVE);
  }
}
