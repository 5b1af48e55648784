/** What the page says aloud through its live regions: each happening, refusal and result once. */

import { drawnOf, endOf } from "../draw/drawn.js";
import { renderers } from "../draw/renderers.js";
import { tellHint } from "../i18n/advice.js";
import {
  seatName,
  tellMissed,
  tellNext,
  tellOutcome,
  tellPar,
  tellPlace,
  tellQuestion,
  tellRecord,
  tellRefusal,
  tellTurn,
} from "../i18n/tell.js";
import { mayKnowMissed } from "../model/seats.js";

/** A screen reader keeps silent when a region's text stays the same; this mark makes the same words new. */
const AGAIN = " ";

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
  }

  /**
   * Tell what happened, what was missed, and what is asked now, or the result: all at once, since what a region says
   * first is lost where it says something else within the same moment.
   * @param {import("../model/store.js").LogRecord[]} records
   * @param {import("../model/store.js").TurningPoint | null} missed
   */
  tell(records, missed) {
    const { store, words } = this.uses;
    const { play } = store;
    if (!play) return;
    const say = words.aloud(play.game);
    const told = records.map((record) => tellRecord(say, play.reply, record));
    const { headline, reason } = tellOutcome(say, play.reply, endOf(play));
    const { secretive } = renderers.get(play.game) ?? {};
    const mayBeHeard = missed && mayKnowMissed(play.reply, missed.seat, { secretive, isAloud: true });
    const better = mayBeHeard && tellMissed(say, play.reply, missed);
    // Where people play, who gave up is told in the same words as why the game is over.
    const why = told.includes(reason) ? "" : reason;
    const reached = play.reply.outcome && !play.moving.isMoment ? tellPar(say, play) : "";
    const next = play.moving.isMoment ? "" : tellNext(say, play.reply);
    const text = [...told, better, headline, why, reached, next].filter(Boolean).join(" ");
    if (text) speak("say", text); // what happened may have been told moment after moment
  }

  /**
   * Tell the move that reached the goal of a lesson, what the dice said to it, and what is to be learnt from it.
   * @param {import("../model/store.js").LogRecord[]} records
   */
  tellLesson(records) {
    const { store, words } = this.uses;
    const { game, reply, lesson } = store.play ?? {};
    if (!game || !reply || !lesson) return;
    const say = words.aloud(game);
    const told = records.map((record) => tellRecord(say, reply, record));
    speak("say", [...told, say(`lesson-${lesson.key}-done`)].join(" "));
  }

  /** Tell what is asked now, and whether the sentence could end here. */
  tellTurn() {
    const { store, words } = this.uses;
    const { play } = store;
    if (!play) return;
    const say = words.aloud(play.game);
    const done = play.saying.draft.status === "may" ? say("questions-done") : "";
    speak("say", [tellTurn(say, play), done].filter(Boolean).join(" "));
  }

  /** Tell that a move was taken back, and what is asked now. */
  tellUndone() {
    const { store, words } = this.uses;
    const { play } = store;
    if (!play || play.looking.curtain !== null) return;
    speak("say", [words.say("undone"), tellTurn(words.aloud(play.game), play)].join(" "));
  }

  /** @param {import("../model/store.js").Refusal} refusal */
  refuse(refusal) {
    const { store, words, sound } = this.uses;
    void sound.play("refusal");
    if (store.play) speak("alert", tellRefusal(words.aloud(store.play.game), refusal));
  }

  /** Tell the latest step of a hint. */
  tellHint() {
    const { store, words } = this.uses;
    const { play } = store;
    const { hint } = play?.looking ?? {};
    if (!play || !hint) return;
    const { game, reply } = play;
    const thing = drawnOf(play, words, { past: null })?.byTouch.get(hint.words[0]);
    speak("say", tellHint(words.aloud(game), reply, hint, thing));
  }

  /**
   * Tell which move is shown to whoever looks back, and what happened with it.
   * @param {(say: import("../i18n/words.js").Say) => string | undefined} tellPoint "" or nothing where it is no turning point
   */
  tellPast(tellPoint) {
    const { store, words } = this.uses;
    const { play } = store;
    const { past } = play?.looking ?? {};
    if (!play || !past) return;
    const { game, reply, log } = play;
    const say = words.aloud(game);
    const { at } = past;
    const place = [tellPlace(say, log, at), tellRecord(say, reply, log[at - 1] ?? { events: [] })];
    speak("say", tellPoint(say) || place.join(" "));
  }

  /** @param {number} seat whose turn it is to look, or to answer before everybody */
  announceCurtain(seat) {
    const { store, words } = this.uses;
    if (!store.play) return;
    const { game, reply } = store.play;
    const say = words.aloud(game);
    const name = seatName(say, reply.seats, seat);
    const { ask, answers } = reply.prompt;
    const told =
      answers.length > 0 ? [say("curtain-asked", { name }), tellQuestion(say, reply.seats, ask)] : [];
    speak("say", told.join(" ") || say("curtain-text", { name }));
  }
}
