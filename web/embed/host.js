/** The page around this one, as the play sees it: it is told how the play goes, and what it asks for is done. */

import { greeting } from "../engine/greeting.js";
import { gameOf } from "../games/index.js";
import { meets } from "../model/day-goal.js";
import { LINK_ROOM, readKey } from "../model/links.js";
import { Attempts } from "./attempts.js";
import { Clock } from "./clock.js";
import { Port } from "./port.js";
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

export class Host {
  /**
   * @param {{store: import("../model/store.js").Store, settings: import("../access/settings.js").Settings,
   *   library: import("../kept/library.js").Library, importer: import("../table/import.js").Importer,
   *   address: import("../page/address.js").Address, games: import("../page/games.js").Games, line: import("../table/line.js").Line}} uses
   */
  constructor(uses) {
    this.uses = uses;
    this.clock = new Clock();
    this.port = new Port((asked) => this.carryOut(asked));
    this.states = new States((standing) => this.port.tell({ type: "state", ...standing }));
    this.attempts = new Attempts(
      {
        started: (activity) => this.port.tell({ type: "started", ...activity }),
        finished: (result) => this.port.tell({ type: "finished", ...result }),
      },
      { seconds: () => this.clock.seconds, turnsOf: () => TURNS, awaitsPar: (play) => this.awaitsPar(play) },
    );
    /** @type {{asked: string, table: Play["table"] | undefined}} what was opened last, and the table that it has led to */
    this.opened = { asked: "", table: undefined };
    /** @type {number | null} when the game on the table was seen to be over */
    this.over = null;
  }

  /** Hear what the page around this one asks for, and tell it all that has to be told before this page goes. */
  open() {
    this.port.open((learner) => this.turnTo(learner));
    addEventListener("pagehide", () => this.flush());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.flush();
    });
  }

  get standing() {
    const { library, store } = this.uses;
    const { play } = store;
    return {
      game: play?.game ?? "",
      token: (play && library.tokenOf(play.table)) ?? "",
      ...this.attempts.standing,
    };
  }

  /** See how the table stands. @param {boolean} [isLast] whether nothing more can be waited for */
  follow(isLast = false) {
    const { play } = this.uses.store;
    this.attempts.follow(play, isLast);
    if (play) this.states.note(this.standing);
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
      if (asked.type === "open") return await this.openToken(asked.token);
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
   * Lay a game as it stood: the one that is kept, where it is kept like this. One that cannot be read changes nothing.
   * @param {string} token
   * @returns {Promise<Answer>}
   */
  async openToken(token) {
    const { games, importer, library, store } = this.uses;
    const asked = `token ${token}`;
    const { play } = store;
    // Who says it twice wants one and the same, which goes on meanwhile.
    if (play && this.opened.asked === asked && this.opened.table === play.table && !play.reply.outcome)
      return DONE;
    games.expect(readKey(token));
    if (!(await games.isWanted({ room: LINK_ROOM, id: token }))) return REFUSED;
    const loaded = await importer.load({ token });
    if (loaded.refusal) return REFUSED;
    if (loaded.broken) {
      await loaded.table.close();
      return REFUSED;
    }
    const kept = await library.findToken(token);
    await importer.sit(loaded, kept?.id, kept?.day);
    this.opened = { asked, table: store.play?.table };
    return DONE;
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
