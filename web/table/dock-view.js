/** The dock under the board: the speech bubble, and beside it all that can be done now, in slots that never move. */

import { html, nothing } from "lit";
import { formOf } from "../draw/drawn.js";
import { renderers } from "../draw/renderers.js";
import { sign } from "../draw/signs.js";
import { tellWord } from "../i18n/tell.js";
import { countPersons } from "../model/seats.js";
import { isInAir } from "../model/steps.js";
import { offersAfter } from "./after.js";
import { bubbleView } from "./bubble-view.js";
import { hintedMark } from "./hints-view.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {{store: import("../model/store.js").Store, settings: import("../access/settings.js").Settings, sentence: import("./sentence.js").Sentence,
 *   replay: import("./replay.js").Replay, drafts: import("./drafts.js").Drafts,
 *   computers: import("./computers.js").Computers, hints: import("./hints.js").Hints,
 *   kinds: import("./kinds.js").Kinds, play: import("./play.js").Play,
 *   setups: {choose: (game: string) => unknown}} & import("./bubble-view.js").Uses} Uses */
/** @typedef {{label: string, act: () => unknown, kind?: string}
 *   | {label: string, word: string, isUrged: boolean, hinted: ReturnType<typeof hintedMark>}} Go
 *   what the green button does: something of the page's, or saying a word of the draft, which is green only where the
 *   game urges it, and may be hinted at */

/**
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
export function dockView(play, say, app) {
  const { green, choices } = wordsOf(play, app);
  return html`<div class="dock" .style=${formOf(play, app.words)}>
    <div class="bubble-place">${bubbleView(play, choices, say, app)}</div>
    <div class="actions" role="group" aria-label=${say("actions")}>
      ${goView(goOf(play, green, say, app))}
      ${isWatched(play) ? oneMove(play, say, app) : backSlot(play, say, app)}
      ${undoSlot(play, say, app)} ${hintSlot(play, say, app)}
      ${slot("menu", say("menu"), () => {
        // What was asked about giving up when it was open last is asked anew.
        app.store.setPlay({ saying: { resigning: false } });
        app.store.set({ dialog: { name: "menu" } });
      })}
    </div>
  </div>`;
}

/** Whether nobody but computers plays. @param {Play} play */
const isWatched = ({ reply }) => countPersons(reply.seats) === 0;

/**
 * The words of the draft that nothing on the board stands for: the one that is urged, and those that are only offered.
 * @param {Play} now
 * @param {Uses} app
 */
function wordsOf(now, { sentence }) {
  const { saying, looking, game } = now;
  const { draft } = saying;
  // Those who look back can do nothing about the table as it stands, nor can anybody while something is in the air.
  if (looking.past || isInAir(now.moving)) return { green: undefined, choices: [] };
  const quiet = renderers.get(game)?.quiet ?? [];
  const words = draft.touch.filter((word) => !sentence.isDrawn(word));
  const loud = words.filter((word) => !quiet.includes(word));
  const green = draft.status !== "may" && loud.length === 1 ? loud[0] : undefined;
  return { green, choices: words.filter((word) => word !== green) };
}

/**
 * What is urged now: one thing at most.
 * @param {Play} play
 * @param {string | undefined} word
 * @param {Say} say
 * @param {Uses} app
 * @returns {Go | null}
 */
function goOf(play, word, say, { replay, drafts, computers, hints, ...app }) {
  const { reply, kind, game, saying, moving, looking } = play;
  const { draft, refusal } = saying;
  const { past } = looking;
  if (past) {
    const canBranch = past.at < play.log.length || !reply.outcome;
    return canBranch && kind === "game" ? { label: say("past-branch"), act: () => replay.branch() } : null;
  }
  if (isInAir(moving)) return null;
  if (play.done) return app.kinds.of(play).nextOf?.(play, say) ?? null;
  if (reply.outcome) return offersAfter(play, say, app)[0] ?? null;
  if (refusal?.meant && refusal.args.first) return { label: say("meant-yes"), act: () => drafts.mean() };
  if (hints.isRead) return { label: say("notation-play"), act: () => hints.act() };
  if (moving.paused) return { label: say("go-on"), act: () => computers.goOn() };
  if (isWatched(play)) return { label: say("pause"), act: () => computers.stop() };
  if (draft.status === "may") return { label: say("confirm"), kind: "confirm", act: () => drafts.confirm() };
  if (word === undefined) return null;
  const isUrged = renderers.get(game)?.urges?.(word, draft.ask) ?? true;
  return { label: tellWord(say, word, reply.seats), word, isUrged, hinted: hintedMark(play, word, say) };
}

/** The place of the green button is kept where nothing is urged. @param {Go | null} go */
function goView(go) {
  if (!go) return html`<span class="go"></span>`;
  if ("word" in go) {
    const kind = `go saying ${go.isUrged ? "primary" : ""} ${go.hinted.kind}`;
    return html`<button type="button" class=${kind} data-touch=${go.word}>${go.label}${go.hinted.mark}</button>`;
  }
  return html`<button type="button" class="go primary saying ${go.kind ?? ""}" @click=${go.act}>${go.label}</button>`;
}

/**
 * A button that stays where it is, whether it leads anywhere now or not: what cannot be done tells why not.
 * @param {Parameters<typeof sign>[0]} name of its sign
 * @param {string} label
 * @param {() => unknown} act
 * @param {boolean} [can]
 * @param {string} [other] what stands there at other times, for which there must be room
 * @param {boolean} [isOffered] whether it stands out
 */
const slot = (name, label, act, can = true, other = "", isOffered = false) =>
  html`<button type="button" class="slot slot-${name} ${isOffered ? "is-offered" : ""}" aria-disabled=${can ? nothing : "true"} @click=${act}>
    ${sign(name)} <span data-other=${other || nothing}>${label}</span>
  </button>`;

/**
 * Where nothing was said that could be put back, a move that was undone can be redone, beside where it was undone.
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
function backSlot({ saying, looking, reply, kind }, say, { drafts, play }) {
  const isSaid = Boolean(saying.draft.move);
  const [back, redo] = [say("back"), say("redo")];
  if (!isSaid && reply.prompt.redo && kind === "game")
    return slot("redo", redo, () => play.redo(), !looking.past, back);
  return slot("back", back, () => drafts.back(), isSaid && !looking.past && !reply.outcome, redo);
}

/**
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
const oneMove = ({ moving: { paused, thinking }, reply }, say, { computers }) =>
  slot(
    "next",
    say("one-move"),
    () => paused && !thinking && computers.step(),
    paused && !thinking && !reply.outcome,
  );

/**
 * A game with taking back turned off has no such slot in all of it; nor has a lesson, which is
 * one move long.
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
function undoSlot({ reply, looking, kind }, say, { play }) {
  if (!reply.aids.takebacks || kind !== "game") return "";
  const { undo, takeback } = reply.prompt;
  return slot("undo", say("undo"), () => play.undo(), (undo || takeback) && !looking.past);
}

/**
 * One button for all steps of a hint, so that hand and focus stay where they are.
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
function hintSlot(play, say, { hints, kinds, settings }) {
  const { looking, reply, done } = play;
  const { hint } = looking;
  const kind = kinds.of(play);
  if (kind.hint) return settings.barsHints ? "" : slot("lamp", say("hint"), () => kind.hint?.(), !done);
  if (!reply.aids.hints) return "";
  const can = !hints.whyNot() && !done && hint?.step !== "search" && !hints.isTold;
  const isOffered = !hint && Boolean(kind.offersHint?.(play));
  return slot("lamp", hint ? say("hint-more") : say("hint"), () => hints.more(), can, "", isOffered);
}
