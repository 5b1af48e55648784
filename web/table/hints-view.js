/** What a hint has told so far, in the speech bubble, so that nothing moves; and under what is asked there, what the move
 * before has missed. */

import { html } from "lit";
import { renderers } from "../draw/renderers.js";
import { sign, signButton } from "../draw/signs.js";
import { tellHint, tellMissed } from "../i18n/advice.js";
import { toldWords } from "../model/hints.js";
import { mayKnowMissed } from "../model/seats.js";

/** @typedef {{hints: import("./hints.js").Hints, sentence: import("./sentence.js").Sentence,
 *   settings: import("../access/settings.js").Settings, play: import("./play.js").Play,
 *   replay: import("./replay.js").Replay}} Uses */

/**
 * @param {import("../model/state.d.ts").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {Uses} app
 */
export function hintView({ looking: { hint }, reply }, say, { hints, sentence, settings }) {
  if (!hint) return "";
  const close = () => hints.close();
  if (hint.step === "search") {
    return html`<p class="status hint thinking">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
      <span>${say("hint-search")}</span>
      <button type="button" @click=${close}>${say("stop")}</button>
    </p>`;
  }
  return html`<p class="status hint">
    ${sign("lamp", "sign lamp")}
    <span class="hint-text">${tellHint(say, reply, hint, sentence.pieceOf(hint.words[0]))}</span>
    ${hint.step === "sentence" && settings.value("notation") ? html`<code translate="no" class="hint-said">${hint.move}</code>` : ""}
    ${signButton("close", say("hint-close"), close)}
  </p>`;
}

/**
 * Only where nothing else is told at the moment; after the game, its review tells it.
 * @param {import("../model/state.d.ts").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {Uses} app
 */
export function missedView({ game, reply, saying, looking }, say, { play, replay }) {
  const { missed, hint, past } = looking;
  if (!missed || hint || saying.refusal || past || reply.outcome) return "";
  const { secretive } = renderers.get(game) ?? {};
  if (!mayKnowMissed(reply, missed.seat, { secretive })) return "";
  return html`<p class="missed">
    <span>${tellMissed(say, reply, missed)}</span>
    <button type="button" @click=${() => void replay.show(missed.at, missed)}>${say("point-look")}</button>
    ${signButton("close", say("missed-close"), () => play.forget())}
  </p>`;
}

/**
 * What a button bears, and of which kind it is, that says a word: both are empty where no hint has spoken of it.
 * @param {import("../model/state.d.ts").Play} play
 * @param {string} word
 * @param {import("../i18n/words.js").Say} say
 */
export const hintedMark = ({ looking }, word, say) =>
  toldWords(looking.hint).includes(word)
    ? {
        kind: "is-hinted",
        mark: html`<span class="visually-hidden">, ${say("mark-hint")}</span>${sign("lamp", "lamp-mark")}`,
      }
    : { kind: "", mark: "" };
