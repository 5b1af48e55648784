/** The speech bubble at the board: whose turn it is and what is asked, what has just happened, why something may not be,
 * a hint, an answer. */

import { html, noChange } from "lit";
import { drawnOf, endOf } from "../draw/drawn.js";
import { lettering } from "../draw/lettering.js";
import { markView } from "../draw/marks.js";
import { renderers } from "../draw/renderers.js";
import { sign, signButton } from "../draw/signs.js";
import {
  tellFeat,
  tellOutcome,
  tellPar,
  tellRecord,
  tellRefusal,
  tellTurn,
  tellWarmth,
  tellWord,
} from "../i18n/tell.js";
import { answerOf } from "../model/hints.js";
import { isTrifle, lastNews, withoutTrifles } from "../model/records.js";
import { askedSeat, countPersons } from "../model/seats.js";
import { isInAir } from "../model/steps.js";
import { asksWord } from "../model/trials.js";
import { offersAfter } from "./after.js";
import { hintedMark, hintView, missedView } from "./hints-view.js";
import { pastView } from "./replay-view.js";
import { scoresView } from "./result-view.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {{words: import("../i18n/words.js").Words, play: import("./play.js").Play,
 *   questions: import("./questions.js").Questions, computers: import("./computers.js").Computers,
 *   kinds: import("./kinds.js").Kinds, rules: import("../rules/rules.js").Rules} & import("./hints-view.js").Uses
 *   & import("./replay-view.js").Uses & import("./after.js").Uses} Uses */

/**
 * Exactly one thing at a time, the most pressing first.
 * @param {Play} play
 * @param {string[]} choices words that are offered and not urged
 * @param {Say} say
 * @param {Uses} app
 */
export function bubbleView(play, choices, say, app) {
  const answer = answerOf(play);
  // One nudge after the other begins anew, since it has another name.
  const nudge = play.saying.nudges > 0 ? ["is-nudged-again", "is-nudged"][play.saying.nudges % 2] : "";
  return html`<div class="bubble ${nudge}">
    <div class="bubble-text">
      ${
        answer
          ? answerView(answer.lines, say, app)
          : html`${play.moving.isFlying ? noChange : statusView(play, say, app)} ${choicesView(play, choices, say, app)}`
      }
    </div>
  </div>`;
}

/**
 * What may be answered besides the green button: words that nothing on the board stands for, what can be inquired about,
 * and a draw that somebody offers.
 * @param {Play} now
 * @param {string[]} words
 * @param {Say} say
 * @param {Uses} app
 */
function choicesView(now, words, say, { play, questions }) {
  // What the table would let one say is no answer where another word is asked for, or none any more.
  const choices = now.done || (now.trial && asksWord(now.trial)) ? [] : words;
  const { reply } = now;
  const { offers, inquiries } = reply.prompt;
  const isOffered =
    offers.length > 0 && !offers.includes(play.ownSeat()) && reply.prompt.seat !== null && !reply.outcome;
  const codes = now.kind !== "game" || now.saying.draft.preview ? [] : inquiries; // they are about the table as it lies
  if (now.looking.past || isInAir(now.moving) || (choices.length === 0 && codes.length === 0 && !isOffered))
    return "";
  return html`<p class="choices">
    ${choices.map((word) => {
      const { kind, mark } = hintedMark(now, word, say);
      return html`<button type="button" class="saying ${kind}" data-touch=${word}>
        ${tellWord(say, word, reply.seats)}${mark}
      </button>`;
    })}
    ${codes.map(
      (code) =>
        html`<button type="button" @click=${() => void questions.inquire(code)}>${say(`inquire-${code}`)}</button>`,
    )}
    ${isOffered ? html`<button type="button" @click=${() => void play.draw()}>${say("draw-accept")}</button>` : ""}
  </p>`;
}

/**
 * What somebody asked at the table, answered; it is said aloud too.
 * @param {string[]} lines
 * @param {Say} say
 * @param {Uses} app
 */
const answerView = (lines, say, { questions }) => html`<div class="told" @click=${() => questions.close()}>
  <div>${lines.map((line) => html`<p>${line}</p>`)}</div>
  ${signButton("close", say("close"), () => questions.close())}
</div>`;

/**
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
function statusView(play, say, app) {
  const { game, reply, moving, saying, looking } = play;
  const { thinking, part } = moving;
  const { refusal } = saying;
  if (looking.past) return pastView(play, say, app);
  if (isInAir(moving)) {
    const trifles = renderers.get(game)?.trifles;
    const last = play.log.findLast((record) => record.events.length > 0 && !isTrifle(record, trifles));
    const events = part ?? last?.events ?? [];
    return html`<p class="status moment">${tellRecord(say, reply, withoutTrifles({ events }, trifles))}</p>`;
  }
  const stop =
    thinking && countPersons(reply.seats) > 0
      ? html`<button type="button" class="late" @click=${() => app.computers.stop()}>${say("stop-thinking")}</button>`
      : "";
  // Why a question has ended is told with what is better, once.
  if (refusal && !play.trial?.failed) {
    return html`<p class="status refusal">
      <span>
        ${tellRefusal(say, refusal)}
        ${
          refusal.rule
            ? html`<button type="button" class="link" @click=${() => app.rules.show(game, refusal.rule)}>
                ${say("rule-link", { rule: refusal.rule })}
              </button>`
            : ""
        }
      </span>
      ${stop}
    </p>
    ${app.kinds.of(play).come?.(play, say)}`;
  }
  if (looking.hint) return hintView(play, say, app);
  const turn = tellTurn(say, play);
  if (play.done) return app.kinds.of(play).come?.(play, say) ?? html`<p class="status">${turn}</p>`;
  if (reply.outcome) {
    const { headline, reason } = tellOutcome(say, reply, endOf(play));
    // Over a review that is read it says no more than it must: on a phone it would cover what is read.
    if (looking.review) {
      return html`<p class="status ended"><strong>${lettering(headline)}</strong></p>
        ${secondView(play, say, app)}`;
    }
    const feat = tellFeat(say, play);
    return html`<p class="status ended"><strong>${lettering(headline)}</strong> <span>${reason}</span>
        ${tellWarmth(say, reply)}</p>
      ${feat ? html`<p class="feat">${sign("star", "sign")} ${feat}</p>` : ""}
      ${goalView(play, say, "is-news")} ${scoresView(reply, say)} ${secondView(play, say, app)}`;
  }
  if (thinking) {
    return html`${doneView(play, thinking.seat, say)}<p class="status thinking">
        <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
        <span>${turn}</span>
        ${stop}
      </p>
      ${missedView(play, say, app)}`;
  }
  const news = app.kinds.of(play).news?.(play, say);
  if (news) return news;
  return html`${besideView(play, say, app)}
    <p class="status">
      <span>${markView(askedSeat(reply.prompt))} ${turn}</span>
    </p>
    ${missedView(play, say, app)}`;
}

/**
 * What may be done after a game besides what the green button urges.
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
function secondView(play, say, app) {
  const [, second] = offersAfter(play, say, app);
  if (!second) return "";
  return html`<p class="choices">
    <button type="button" class="saying" @click=${second.act}>${second.label}</button>
  </p>`;
}

/**
 * Over a computer that thinks, in small: what it has done in this turn, sentence after sentence.
 * @param {Play} play
 * @param {number} seat
 * @param {Say} say
 */
function doneView({ game, reply, log }, seat, say) {
  const trifles = renderers.get(game)?.trifles;
  const last = lastNews(log, trifles);
  return last?.seat === seat
    ? html`<p class="beside">${tellRecord(say, reply, withoutTrifles(last, trifles))}</p>`
    : "";
}

/**
 * Over what is asked, in small: what there is to know of what was touched; before anything is, what is to be reached, or
 * what a computer has just done, where the log is not in sight.
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
function besideView(play, say, app) {
  const { reply, saying, log } = play;
  const drawn = drawnOf(play, app.words);
  const remark = drawn?.renderer.remark?.(drawn.view, drawn.ui);
  if (remark) return html`<p class="beside">${remark}</p>`;
  if (saying.draft.move || missedView(play, say, app)) return "";
  if (play.par !== null) return goalView(play, say);
  const trifles = drawn?.renderer.trifles;
  // What everybody wants to read stands there until the seat asked has read it: until its next turn is over. A pass,
  // which may be said for them, is none.
  const since = log.slice(
    Math.max(
      0,
      log.findLastIndex((record) => record.seat === askedSeat(reply.prompt) && !isTrifle(record, trifles)),
    ),
  );
  const verdict = since.findLast(({ events }) =>
    events.some(({ kind }) => drawn?.renderer.verdicts?.includes(kind)),
  );
  if (verdict) return html`<p class="beside">${tellRecord(say, reply, withoutTrifles(verdict, trifles))}</p>`;
  const last = lastNews(log, trifles);
  if (!last || reply.seats[last.seat ?? 0].who !== "computer") return "";
  return html`<p class="beside is-news">${tellRecord(say, reply, withoutTrifles(last, trifles))}</p>`;
}

/**
 * What is to be reached with this deal, or whether it was.
 * @param {Play} play
 * @param {Say} say
 * @param {"" | "is-news"} [kind] is-news: only where nothing beside the board tells it
 */
function goalView(play, say, kind = "") {
  const goal = tellPar(say, play);
  return goal ? html`<p class="beside ${kind}">${goal}</p>` : "";
}
