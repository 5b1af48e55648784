/** Makes sentences of what happened, of refusals and of results, out of codes and the words of a game. */

import { coloursOf } from "./colours.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../store.js").Reply} Reply */

/**
 * The name of a seat: its own, or its colour.
 * @param {Say} say
 * @param {import("../store.js").Sitter[]} seats
 * @param {number} seat
 */
export const seatName = (say, seats, seat) => seats[seat]?.name || say(`colour-${coloursOf(seats)[seat]}`);

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
 * One sentence for each event of a record.
 * @param {Say} say
 * @param {Reply} reply
 * @param {import("../store.js").LogRecord} record
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
export const tellRefusal = (say, refusal) => say(`refusal-${refusal.code}`, flat(refusal.args));

/**
 * @param {Say} say
 * @param {Reply} reply
 */
export function tellOutcome(say, { outcome, seats, viewer }) {
  if (!outcome) return { headline: "", reason: "" };
  const persons = seats.filter(({ who }) => who === "person").length;
  const names = outcome.winners.map((seat) => seatName(say, seats, seat)).join(" + ");
  const own = persons === 1 && viewer !== null;
  let headline = say("result-draw");
  if (own && outcome.winners.length === 1 && outcome.winners[0] === viewer) headline = say("result-you-won");
  else if (outcome.winners.length > 0) headline = say("result-won", { names, count: outcome.winners.length });
  return { headline, reason: say(`reason-${outcome.reason}`) };
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
