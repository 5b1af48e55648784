/** What a renderer is given besides the view: the words of its game, who sits where, what has been said and done. */

import { html, svg } from "lit";
import { subjectOf, tellPartners } from "../i18n/tell.js";
import { coloursOf } from "../model/colours.js";
import { markedWords } from "../model/hints.js";
import { pointOf } from "../model/records.js";
import { isDeepNow, isTightNow, shapeNow } from "./shapes.js";
import { plateView } from "./sides-view.js";

/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {Pick<Play, "game" | "kind" | "reply" | "log" | "trial"> & Pick<Play["saying"], "draft"> & Pick<Play["looking"], "past" | "hint"> & {line: import("#border").Foretold[], isStill: boolean}} Shown
 *   what of a game is drawn; line: what would follow, instead of how it stands; isStill: whether nothing is to be touched */

/**
 * @param {Shown} shown
 * @param {import("../i18n/words.js").Words} words
 * @returns {import("./renderer.js").Ui}
 */
export function uiOf({ game, kind, reply, log, trial, draft, past, hint, line, isStill }, words) {
  const { seats, prompt } = reply;
  const say = words.of(game);
  const plates = seats.map((_, seat) => plateView(seats, seat, say));
  const subjects = seats.map((_, seat) => {
    const { who: name, you } = subjectOf(say, seats, seat);
    return { name, you };
  });
  const partners = seats.map((_, seat) => tellPartners(say, reply, seat));
  const colours = coloursOf(seats).map((colour) => say(`colour-${colour}`));
  // What has happened up to the view, not up to where somebody goes before the view has come.
  const shown = past ? log.slice(0, past.known) : log;
  const waiting = past ? past.waiting : prompt.waiting;
  const said = past || isStill || line.length > 0 ? [] : draft.move.split(" ").filter(Boolean);
  const open = new Set(past || isStill ? [] : draft.touch);
  const told = past
    ? (pointOf(past)?.better.split(" ") ?? [])
    : (line.at(-1)?.move.split(" ") ?? markedWords(hint, trial));
  return {
    say,
    seats,
    plates,
    subjects,
    partners,
    colours,
    waiting,
    said,
    open,
    told,
    log: shown,
    shape: shapeNow(),
    isDeep: isDeepNow(kind === "game"),
    isTight: isTightNow(),
    // What is drawn unasked to help would be the answer to many a question.
    kind,
    isHelped: reply.aids.hints && kind !== "trial",
    html,
    svg,
  };
}
