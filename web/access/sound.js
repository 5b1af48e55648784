/** When the table makes a sound, and which; the tones themselves are fetched only once sound is on. */

import { firstPerson } from "../model/seats.js";

/** @typedef {import("#border").Reply} Reply */
/** @typedef {import("#border").LogRecord} LogRecord */
/** @typedef {import("#border").Happening} Happening */
/** @typedef {import("./tones.js").Sound} Name */

/** What a game's renderer says of its events: of which kinds catches and throws are, and what is laid on its table.
 * @typedef {Pick<Partial<import("../draw/renderer.js").Renderer>, "catches" | "throws" | "lays">} Heard */

/** Seconds after a move until people hear what follows from it: that it is their turn, or how the game has ended. */
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
   * Let people hear what has just happened: the most of it.
   * @param {Happening[]} events
   * @param {boolean} isMove whether somebody has brought them about, and not chance
   * @param {Heard} [game]
   */
  tell(events, isMove, { catches = [], throws = [], lays = "move" } = {}) {
    const has = (/** @type {string[]} */ kinds) => events.some(({ kind }) => kinds.includes(kind));
    if (has(throws)) void this.play("rest");
    else if (isMove) void this.play(has(catches) ? "catch" : lays);
  }

  /**
   * Let people hear what follows from a move: how the game has ended, or that it is their turn.
   * @param {Reply} reply
   * @param {LogRecord | null} last the last move
   */
  follow({ outcome, prompt, seats, viewer }, last) {
    if (outcome) {
      const hasWon = outcome.winners.includes(viewer ?? firstPerson(seats) ?? -1);
      void this.play(hasWon ? "won" : "end", AFTER_MOVE);
      return;
    }
    const next = prompt.waiting.find((seat) => seats[seat]?.who === "person");
    if (next !== undefined && seats[last?.seat ?? next].who === "computer")
      void this.play("turn", AFTER_MOVE);
  }
}
