/** This page as the guest of another one, which has it in a frame: it tells how the play goes, and does what it is asked for. */

import { greeting } from "../engine/greeting.js";
import { wordpress } from "../engine/wordpress.js";
import { gameOf } from "../games/index.js";
import { meets } from "../model/day-goal.js";
import { SPLICE } from "../model/params.js";
import { Attempts } from "./attempts.js";
import { Clock } from "./clock.js";
import { Opening } from "./opening.js";
import { Port } from "./port.js";
import { Sizes } from "./sizes.js";
import { Splice } from "./splice.js";
import { answered, attempted, completed } from "./statements.js";
import { States } from "./states.js";

/** @typedef {import("./messages.d.ts").Answer} Answer */
/** @typedef {import("./messages.d.ts").Asked} Asked */
/** @typedef {import("./messages.d.ts").Standing} Standing */
/** @typedef {import("../model/state.d.ts").Play} Play */

/** Turns of a person in a usual game, where it does not say how many. */
const TURNS = 20;

/** Seconds that a result waits for the computer that plays the same deal. */
const PATIENCE = 30;

/** What a request came to that needs no more words. @type {Answer} */
const DONE = { ok: true };

/** @type {Answer} */
const REFUSED = { ok: false, error: "refused" };

export class Guest {
  /**
   * @param {{address: import("../page/address.js").Address, line: import("../table/line.js").Line}
   *   & ConstructorParameters<typeof Opening>[0]} uses
   */
  constructor(uses) {
    this.uses = uses;
    this.clock = new Clock();
    /** @type {Splice | null} */
    this.splice = null;
    this.opening = new Opening(uses);
    this.port = new Port((asked) => this.carryOut(asked));
    this.states = new States((standing) => this.tell({ type: "state", ...standing }));
    this.attempts = new Attempts(
      {
        started: (activity) => {
          this.tell({ type: "started", ...activity });
          this.tell({ type: "told", statement: attempted(activity) });
        },
        answered: (activity, told) => {
          const { game, id } = activity;
          this.tell({ type: "answered", game, id, ...told });
          this.tell({ type: "told", statement: answered(activity, told) });
        },
        finished: (result) => {
          const { kind, game, id } = result;
          if (kind === "lesson") this.tell({ type: "lesson", game, id, success: true });
          this.tell({ type: "finished", ...result });
          this.tell({ type: "told", statement: completed(result) });
        },
      },
      {
        seconds: () => this.clock.seconds,
        turnsOf: (game) => gameOf(game)?.turns ?? TURNS,
        awaitsPar: (play) => this.awaitsPar(play),
        isTempted: (game, code) => gameOf(game)?.tempts.includes(code) ?? false,
      },
    );
    this.sizes = new Sizes({
      room: uses.address.room,
      tell: (height) => {
        this.tell({ type: "size", height });
        wordpress.tell(height);
      },
    });
    /** What lay on the table last: who has left it for the lobby has not lost it. */
    this.last = { game: "", token: "" };
    /** @type {number | null} when the game on the table was seen to be over */
    this.over = null;
  }

  /** Hear what the page around this one asks for, and tell it all that has to be told before this page goes. */
  open() {
    this.port.open((learner) => this.turnTo(learner));
    if (this.uses.settings.value("host") === SPLICE) this.speakSplice();
    addEventListener("resize", () => this.follow());
    addEventListener("pagehide", () => this.flush());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.flush();
    });
  }

  /** Speak to those, too, who know no other messages. */
  speakSplice() {
    this.splice = new Splice({
      bringBack: (token) => this.carryOut({ id: 0, type: "open", token }),
      flush: () => this.flush(),
    });
    this.splice.open();
  }

  /** @param {import("./messages.d.ts").Told} told */
  tell(told) {
    this.port.tell(told);
    this.splice?.tell(told);
  }

  /** The sheet that somebody works on, null where they do something else. */
  get sheet() {
    return this.uses.rooms.get("sheet")?.part?.worked?.() ?? null;
  }

  /** @returns {Standing} how that stands */
  get standing() {
    const { library, store } = this.uses;
    const { play } = store;
    const { sheet } = this;
    // What was said to a sheet is kept on the device; a game of it alone would bring back no sheet.
    if (sheet) this.last = { game: sheet.game, token: "" };
    else if (play) this.last = { game: play.game, token: library.tokenOf(play.table) ?? "" };
    return { ...this.last, ...this.attempts.standing };
  }

  /** See how the table stands. @param {boolean} [isLast] whether nothing more can be waited for */
  follow(isLast = false) {
    const { play, state } = this.uses.store;
    const { sheet } = this;
    this.attempts.follow(play, { sheet, isLast });
    if (play || sheet) this.states.note(this.standing);
    this.sizes.follow(state.screen);
  }

  /** Tell all that is still to be told. */
  flush() {
    this.follow(true);
    this.states.flush();
  }

  /**
   * Whether a game for one is over whose worth is what a computer reaches with the same deal, and that still plays.
   * @param {Play} play
   */
  awaitsPar({ game, reply, day, par }) {
    const goal = gameOf(game)?.goal;
    if (!reply.outcome || !day || !goal?.par || par !== null || !meets(goal, reply.seats, reply.options)) {
      this.over = null;
      return false;
    }
    this.over ??= this.clock.seconds;
    return this.clock.seconds - this.over < PATIENCE;
  }

  /** Do what was asked for. @param {Asked} asked @returns {Promise<Answer>} */
  async carryOut(asked) {
    const { line, settings } = this.uses;
    try {
      await line.end;
      if (asked.type === "open") {
        const { id: _, type, ...opened } = asked;
        return (await this.opening.open(opened)) ? DONE : REFUSED;
      }
      if (asked.type === "learner") this.turnTo(asked.learner);
      else if (asked.type === "locale") settings.obey({ lang: asked.locale });
      else if (asked.type === "theme") settings.obey({ theme: asked.theme });
      else {
        this.flush();
        return { ok: true, state: this.standing };
      }
      return DONE;
    } catch (error) {
      console.error(error);
      return { ok: false, error: "failed" };
    }
  }

  /**
   * Let another one learn here. Nothing of the one before may be seen any more, so the page begins anew, and says that it
   * is ready again.
   * @param {string} learner
   */
  turnTo(learner) {
    if (learner === greeting.owner) return;
    this.flush();
    this.uses.address.clear(); // it may name a game of theirs
    setTimeout(() => location.reload()); // once it is answered
  }
}
