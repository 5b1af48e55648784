/** What can be told of the seats of a table: whose turn it is, who of them are people, and who plays together. */

/**
 * @param {import("#border").Reply} reply
 * @returns {number | null} the seat that has the turn; the first of several that choose in secret
 */
export function nextSeat(reply) {
  return reply.prompt.waiting.find((seat) => seat >= 0) ?? null;
}

/**
 * Who is asked: the viewer, where they are one of several that choose in secret, else the first.
 * @param {import("#border").Prompt} prompt
 */
export const askedSeat = ({ seat, waiting }) => seat ?? waiting[0] ?? 0;

/** @param {import("#border").Sitter[]} seats */
export const countPersons = (seats) => seats.filter(({ who }) => who === "person").length;

/** @param {import("#border").Sitter[]} seats */
export function firstPerson(seats) {
  const seat = seats.findIndex(({ who }) => who === "person");
  return seat < 0 ? null : seat;
}

/**
 * Who is "you" to the page: the only person at a table. Among several, one device is handed round, and all have names.
 * @param {import("#border").Sitter[]} seats
 * @returns {number | null}
 */
export const ownSeat = (seats) => (countPersons(seats) === 1 ? firstPerson(seats) : null);

/**
 * Whether somebody may know what a seat could have done, in a game in which that tells of a hand or not: they read it where
 * they look for that seat. Everybody at the device, who may be another, hears what is said aloud.
 * @param {Pick<import("#border").Reply, "viewer" | "seats">} reply
 * @param {number} seat
 * @param {{secretive?: boolean, isAloud?: boolean}} how
 */
export const mayKnowMissed = ({ viewer, seats }, seat, { secretive = false, isAloud = false }) =>
  !secretive || (viewer === seat && !(isAloud && countPersons(seats) > 1));

/** The level that all computers of a table have; 0 where there is none, or they differ. @param {Pick<import("#border").Sitter, "level">[]} seats */
export function levelOf(seats) {
  const levels = new Set(seats.flatMap(({ level }) => (level ? [level] : [])));
  return levels.size === 1 ? ([...levels][0] ?? 0) : 0;
}

/** Whether some play together. @param {number[][]} sides */
export const hasPartners = (sides) => sides.some((side) => side.length > 1);

/**
 * Whether a seat that gives up leaves the table, where a computer plays on for it and others go on; else that ends the
 * game. A side stands as long as nobody of it has left.
 * @param {Pick<import("#border").Reply, "seats" | "sides">} reply
 * @param {number} seat
 */
export function canLeave({ seats, sides }, seat) {
  const standing = sides.filter((side) => side.every((each) => !seats[each].left));
  const isStanding = standing.some((side) => side.includes(seat));
  return countPersons(seats) > 1 && (standing.length > 2 || !isStanding);
}

/**
 * One person among computers is asked in a window only where there is something to answer: computers learn nothing from
 * it, and else most of what one does would be to pass.
 * @param {import("#border").Sitter[]} seats
 * @param {string[]} windows the kinds of window of the game
 */
export function spareWindows(seats, windows) {
  const own = ownSeat(seats);
  if (own === null || seats.length === 1 || windows.length === 0) return seats;
  const asked = Object.fromEntries(windows.map((kind) => [kind, /** @type {const} */ ("could")]));
  return seats.with(own, { ...seats[own], asked });
}

/**
 * Who sits down for another game: those who left are back, and when one wants to be asked holds for a table.
 * @param {import("#border").Sitter} sitter
 * @returns {import("#border").Sitter}
 */
export const sitAgain = ({ who, level, name, colour, left }) => ({
  ...(left || who === "person" ? { who: "person" } : { who, level }),
  ...(name && { name }),
  ...(colour && { colour }),
});
