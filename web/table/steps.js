/** The moments of an answer: what has just happened is shown record after record, at the table's pace. */

/** @typedef {import("../store.js").Reply} Reply */
/** @typedef {import("../store.js").LogRecord} LogRecord */

/** Milliseconds for which a move is seen before the next one, so that people can follow. @type {Record<string, number>} */
const PACES = { slow: 1800, normal: 1000, quick: 200, instant: 0 };

/**
 * For how long a record is seen. Of several that one sentence brought about, each is for half as long: a move and the
 * die that it lets roll take together as long as a move, so no game takes longer because all of it is seen.
 * @param {string} pace
 * @param {number} [moments] of the answer that told it
 */
export const pauseOf = (pace, moments = 1) => (moments > 1 ? PACES[pace] / 2 : PACES[pace]);

/**
 * For how long a moment is seen at least in which a person has caught something: its sentence is read by whoever made it.
 * @param {string} pace
 */
export const restOf = (pace) => 2 * PACES[pace];

/**
 * Whether a person has just caught something in what a reply tells.
 * @param {Pick<Reply, "log" | "seats">} reply
 * @param {string[]} [catches] the kinds of events that take something from somebody
 */
export const isOwnCatch = ({ log, seats }, catches = []) =>
  log.records.some(
    ({ seat, events, view }) =>
      seat !== null &&
      view !== undefined &&
      seats[seat].who === "person" &&
      events.some(({ kind }) => catches.includes(kind)),
  );

/**
 * The moments that are seen before a computer thinks. The last one is looked at meanwhile, so that nobody waits for both;
 * but not what a person has caught, since it would be said no more.
 * @param {Reply} reply
 * @param {Reply[]} moments of it
 * @param {string[]} [catches]
 */
export function momentsBefore(reply, moments, catches) {
  const all = moments.length > 0 ? moments : [reply];
  return isOwnCatch(all[all.length - 1], catches) ? all : moments.slice(0, -1);
}

/**
 * Whether what has just happened is still being shown, so that nobody is asked for anything yet.
 * @param {Pick<import("../store.js").Play, "isMoment" | "isLanding">} play
 */
export const isInAir = ({ isMoment, isLanding }) => isMoment || isLanding;

/**
 * The replies that show what has just happened, one after the other; none where the table as it stands now shows it.
 * A record of which its viewer is told nothing has no moment of its own, and how chance has laid out the table before
 * anybody's first move is no news.
 * @param {Reply} reply
 * @param {number} first the number of the first record that is news
 * @returns {Reply[]}
 */
export function momentsOf(reply, first) {
  const { from, records } = reply.log;
  const ends = records.flatMap(({ view, events }, at) =>
    view !== undefined && events.length > 0 && from + at >= first ? [at + 1] : [],
  );
  if (ends.length < 2) return [];
  return ends.map((end, at) => momentOf(reply, ends[at - 1] ?? 0, end));
}

/**
 * How the table stood after one of the records, while nobody was asked for anything.
 * @param {Reply} reply
 * @param {number} start the first record that was not shown before
 * @param {number} end
 * @returns {Reply}
 */
function momentOf(reply, start, end) {
  const { view, waiting } = reply.log.records[end - 1];
  const prompt = {
    ...reply.prompt,
    waiting: waiting ?? [],
    seat: null,
    ask: { code: "", args: {} },
    answers: [],
  };
  return { ...skipRecords(reply, start, end), view: view ?? reply.view, prompt, outcome: null };
}

/**
 * A reply without the records that were shown before.
 * @param {Reply} reply
 * @param {number} start
 * @param {number} [end]
 * @returns {Reply}
 */
export function skipRecords(reply, start, end) {
  const { from, records } = reply.log;
  return { ...reply, log: { from: from + start, records: records.slice(start, end) } };
}
