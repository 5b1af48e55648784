/** What the page says aloud through its live regions: each happening, refusal and result once. */

import { drawnOf, endOf } from "../draw/drawn.js";
import { renderers } from "../draw/renderers.js";
import { tellHint, tellMissed } from "../i18n/advice.js";
import {
  seatName,
  tellFeat,
  tellNext,
  tellOutcome,
  tellPar,
  tellPlace,
  tellQuestion,
  tellRecord,
  tellRefusal,
  tellTurn,
  tellWarmth,
} from "../i18n/tell.js";
import { countRepeated, withoutTrifles } from "../model/records.js";
import { mayKnowMissed } from "../model/seats.js";

/** @typedef {import("../i18n/words.js").Say} Say */

/** A screen reader keeps silent when a region's text stays the same; this mark makes the same words new. A plain space at
 * the end of a text never comes to it: the browser leaves that out of what it lays out, and so of what it tells. */
const AGAIN = "\u00a0";

/**
 * Speak through a live region of the page.
 * @param {"say" | "alert"} region polite narration, or what must be heard at once
 * @param {string} text
 * @param {string} [language] of the text, where it may not be the page's
 */
export function speak(region, text, language = "") {
  const element = document.getElementById(region);
  if (!element) return;
  if (language) element.lang = language;
  else element.removeAttribute("lang");
  element.textContent = element.textContent === text ? text + AGAIN : text;
}

export class Announcer {
  /**
   * @param {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words,
   *   sound: import("./sound.js").Sound}} uses
   */
  constructor(uses) {
    this.uses = uses;
    /** What was missed, and told already. @type {import("#border").TurningPoint | null} */
    this.toldMissed = null;
  }

  /**
   * Say something of the game being played, in its own words; nothing where there is nothing to say.
   * @param {(say: Say, play: import("../model/state.d.ts").Play) => (string | null | undefined | false)[]} listTold
   * @param {"say" | "alert"} [region]
   */
  say(listTold, region = "say") {
    const { store, words } = this.uses;
    if (!store.play) return;
    const text = listTold(words.aloud(store.play.game), store.play).filter(Boolean).join(" ");
    if (text) speak(region, text);
  }

  /**
   * Tell what happened, what was missed, and what is asked now, or the result: all at once, since what a region says
   * first is lost where it says something else within the same moment. What a
   * seat's turns have in common is read once, as it is written down.
   * @param {import("#border").LogRecord[]} records that are news
   */
  tell(records) {
    this.say((say, play) => {
      const { game, reply, moving, log } = play;
      const { trifles, repeats } = renderers.get(game) ?? {};
      const times = countRepeated(log, repeats, trifles);
      const told = records
        .filter((record) => times.get(record) !== 0)
        .map((record) => tellRecord(say, reply, withoutTrifles(record, trifles)));
      const { headline, reason } = tellOutcome(say, reply, endOf(play));
      // Where people play, who gave up is told in the same words as why the game is over.
      const why = !told.includes(reason) && reason;
      // What happened may have been told moment after moment.
      const after = [tellWarmth(say, reply), reply.outcome && tellPar(say, play), tellNext(say, reply)];
      return [...told, this.takeMissed(say, play), headline, why, ...(moving.isMoment ? [] : after)];
    });
  }

  /**
   * What was missed, where everybody may hear of it: once, and never after the game, when its review tells it.
   * @param {Say} say
   * @param {import("../model/state.d.ts").Play} play
   */
  takeMissed(say, { game, reply, looking: { missed } }) {
    if (!missed || missed === this.toldMissed || reply.outcome) return "";
    this.toldMissed = missed;
    const { secretive } = renderers.get(game) ?? {};
    return mayKnowMissed(reply, missed.seat, { secretive, isAloud: true })
      ? tellMissed(say, reply, missed)
      : "";
  }

  /**
   * Tell the move that reached the goal of a lesson, what the dice said to it, and what is to be learnt from it.
   * @param {import("#border").LogRecord[]} records
   * @param {(play: import("../model/state.d.ts").Play) => string} tellBadge
   */
  tellLesson(records, tellBadge) {
    this.say((say, play) => [
      ...records.map((record) => tellRecord(say, play.reply, record)),
      say(`lesson-${play.lesson?.key}-cheer`),
      say(`lesson-${play.lesson?.key}-done`),
      tellBadge(play),
    ]);
  }

  /** Tell what is asked now, and whether the sentence could end here. */
  tellTurn() {
    this.say((say, play) => [
      tellTurn(say, play),
      play.saying.draft.status === "may" && say("questions-done"),
    ]);
  }

  /** Tell what was reached as never before; how the game ended was told already. */
  tellFeat() {
    this.say((say, play) => [tellFeat(say, play)]);
  }

  /** Tell what was missed, where that was found at a time when nothing else is told. */
  tellMissed() {
    this.say((say, play) => [this.takeMissed(say, play)]);
  }

  /**
   * Tell that a move was undone, or redone, and what is asked now, or how the game has ended by that.
   * @param {"undone" | "redone"} told
   */
  tellTurned(told) {
    this.say((say, play) => {
      const { reply, looking } = play;
      if (looking.curtain !== null) return [];
      return [say(told), reply.outcome ? tellOutcome(say, reply, endOf(play)).headline : tellTurn(say, play)];
    });
  }

  /** @param {import("#border").Refusal} refusal */
  refuse(refusal) {
    void this.uses.sound.play("refusal");
    this.say((say) => [tellRefusal(say, refusal)], "alert");
  }

  /** Tell the latest step of a hint. */
  tellHint() {
    this.say((say, play) => {
      const { hint } = play.looking;
      const drawn = drawnOf(play, this.uses.words, { past: null });
      return [hint && tellHint(say, play.reply, hint, drawn?.byTouch.get(hint.words[0]))];
    });
  }

  /**
   * Tell those who look back which move is shown, and what happened with it.
   * @param {(say: Say) => string | undefined} tellPoint "" or nothing where it is no turning point
   */
  tellPast(tellPoint) {
    this.say((say, { reply, log, looking: { past } }) => {
      const at = past?.at ?? 0;
      const point = tellPoint(say);
      return point
        ? [point]
        : [tellPlace(say, log, at), tellRecord(say, reply, log[at - 1] ?? { events: [] })];
    });
  }

  /** @param {number} seat the seat that is to look, or to answer before everybody */
  announceCurtain(seat) {
    this.say((say, { reply }) => {
      const name = seatName(say, reply.seats, seat);
      const { ask, answers } = reply.prompt;
      return answers.length > 0
        ? [say("curtain-asked", { name }), tellQuestion(say, reply.seats, ask)]
        : [say("curtain-text", { name })];
    });
  }
}
