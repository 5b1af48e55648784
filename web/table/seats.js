/** What can be told of the seats of a table: whose turn it is, and who of them are people. */

/**
 * @param {import("../store.js").Reply} reply
 * @returns {number | null} the seat whose turn it is; of several that choose in secret, the first
 */
export function nextSeat(reply) {
  return reply.prompt.waiting.find((seat) => seat >= 0) ?? null;
}

/** @param {import("../store.js").Sitter[]} seats */
export const countPersons = (seats) => seats.filter(({ who }) => who === "person").length;

/** @param {import("../store.js").Sitter[]} seats */
export function firstPerson(seats) {
  const seat = seats.findIndex(({ who }) => who === "person");
  return seat < 0 ? null : seat;
}
