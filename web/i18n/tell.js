/** Makes sentences of what happened, of refusals and of results, out of codes and the words of a game. */

import { coloursOf } from "../draw/colours.js";
import { countMoves } from "../table/records.js";
import { countPersons } from "../table/seats.js";

/** @typedef {import("./words.js").Say} Say */
/** @typedef {import("../store.js").Reply} Reply */

/**
 * The name of a seat: its own, or its colour.
 * @param {Say} say
 * @param {import("../store.js").Sitter[]} seats
 * @param {number} seat
 */
export const seatName = (say, seats, seat) => seats[seat]?.name || say(`colour-${coloursOf(seats)[seat]}`);

/**
 * Several names or numbers as people say them: "2, 3 or 4".
 * @param {Say} say
 * @param {string[]} items
 * @param {"and" | "or"} how
 */
export function tellList(say, items, how) {
  if (items.length < 2) return items.join("");
  return say(`list-${how}`, { before: items.slice(0, -1).join(say("list-comma")), last: items.at(-1) ?? "" });
}

/**
 * Who sits there, for the strip beside a player's pieces.
 * @param {Say} say
 * @param {import("../store.js").Sitter[]} seats
 * @param {number} seat
 */
export function sitterName(say, seats, seat) {
  const { who, level } = seats[seat];
  const name = seatName(say, seats, seat);
  return who === "person" ? name : say("sitter-computer", { name, level: level ?? 0 });
}

/**
 * One sentence for each event of a record, or of what a sentence would bring about.
 * @param {Say} say
 * @param {Reply} reply
 * @param {{events: import("../store.js").Happening[]}} record
 */
export function tellRecord(say, reply, record) {
  return record.events
    .map(({ kind, seat, data, masked }) =>
      say(`event-${kind}`, {
        ...flat(data),
        who: seat === null ? "" : seatName(say, reply.seats, seat),
        masked: masked ? "yes" : "no",
      }),
    )
    .join(" ");
}

/**
 * @param {Say} say
 * @param {import("../store.js").Refusal} refusal
 */
export const tellRefusal = (say, { code, args }) =>
  code === "lesson-other" ? say(`lesson-${args.lesson}-other`) : say(`refusal-${code}`, flat(args));

/**
 * What the table waits for.
 * @param {Say} say
 * @param {Pick<import("../store.js").Play, "reply" | "thinking" | "paused" | "draft" | "lesson">} play
 */
export function tellTurn(say, { reply, thinking, paused, draft, lesson }) {
  if (lesson?.done) return say("lesson-reached");
  if (reply.outcome) return tellOutcome(say, reply).headline;
  const name = seatName(say, reply.seats, reply.prompt.waiting[0] ?? 0);
  if (thinking) return say("thinking", { name });
  if (paused) return say("paused", { name });
  const count = draft.move.split(" ").filter(Boolean).length;
  const { code, args } = draft.ask;
  return code
    ? say(`ask-${code}`, { ...flat(args), name, said: draft.move, count })
    : say("turn-of", { name });
}

/**
 * @param {Say} say
 * @param {Reply} reply
 */
export function tellOutcome(say, { outcome, seats, viewer }) {
  if (!outcome) return { headline: "", reason: "" };
  const persons = seats.filter(({ who }) => who === "person").length;
  const names = outcome.winners.map((seat) => seatName(say, seats, seat)).join(" + ");
  const own = persons === 1 && viewer !== null;
  // Whoever plays alone either wins or does not.
  let headline = say(seats.length > 1 ? "result-draw" : "result-lost");
  if (own && outcome.winners.length === 1 && outcome.winners[0] === viewer) headline = say("result-you-won");
  else if (outcome.winners.length > 0) headline = say("result-won", { names, count: outcome.winners.length });
  // Only whoever gives up does not win then.
  const loser = seats.findIndex((_, seat) => !outcome.winners.includes(seat));
  const who = outcome.reason === "resigned" ? seatName(say, seats, loser) : "";
  return { headline, reason: say(`reason-${outcome.reason}`, { who, own: String(own && loser === viewer) }) };
}

/**
 * The first two steps of a hint: where to look, and what would happen there.
 * @param {Say} say
 * @param {Reply} reply
 * @param {import("../store.js").Hint} hint
 * @param {string} [thing] what its first word stands for, where that is drawn
 */
export function tellHint(say, reply, { step, move, events }, thing) {
  if (step === "where") return say("hint-where", { thing: thing ?? say(`word-${move.split(" ")[0]}`) });
  return events.length > 0
    ? say("hint-what", { told: tellRecord(say, reply, { events }) })
    : say("hint-open");
}

/**
 * What a sentence has missed: in a game's own words for what would have happened, which may keep to its options.
 * @param {Say} say
 * @param {Reply} reply
 * @param {import("../store.js").TurningPoint} missed
 */
export function tellMissed(say, { seats, options }, { seat, better, events }) {
  const [event] = events;
  if (!event) return say("missed-better", { better });
  const told = { who: seatName(say, seats, seat), own: String(countPersons(seats) === 1) };
  return say(`missed-${event.kind}`, { ...flat(options), ...flat(event.data), ...told });
}

/**
 * Which move somebody sees who looks back.
 * @param {Say} say
 * @param {import("../store.js").LogRecord[]} log
 * @param {number} at
 */
export function tellPlace(say, log, at) {
  const move = countMoves(log, at);
  return move === 0 ? say("past-start") : say("past-move", { move, of: countMoves(log) });
}

/**
 * The arguments of a message: lists become one text.
 * @param {Record<string, any>} data
 * @returns {Record<string, string | number>}
 */
function flat(data) {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    typeof value === "number" || typeof value === "string"
      ? value
      : Array.isArray(value)
        ? value.join(", ")
        : String(value),
  ]);
  return Object.fromEntries(entries);
}
