/** What can be told of the records of a log: moves are counted, chance is not. */

/**
 * The turning point that is just what is shown to those who look back, null where one has stepped on from it.
 * @param {import("./store.js").Past} past
 */
export const pointOf = ({ at, point }) => (point?.at === at ? point : null);

/**
 * Whether nothing has happened in a record that is news.
 * @param {Pick<import("./store.js").LogRecord, "events">} record
 * @param {string[]} [trifles] kinds of events that are none
 */
export const isTrifle = ({ events }, trifles = []) =>
  events.length > 0 && events.every(({ kind }) => trifles.includes(kind));

/**
 * The records that tell nothing but what an earlier one has told of the same seat, and that is written down once.
 * @param {import("./store.js").LogRecord[]} log
 * @param {string[]} [repeats] kinds of events of which that is so
 */
export function repeatedIn(log, repeats = []) {
  const told = new Set();
  return new Set(
    log.filter(({ seat, events }) => {
      if (events.length === 0 || !events.every(({ kind }) => repeats.includes(kind))) return false;
      const text = JSON.stringify([seat, events]);
      const isTold = told.has(text);
      told.add(text);
      return isTold;
    }),
  );
}

/**
 * A record as it is told where people are in a hurry: without trifles, unless there is nothing else in it.
 * @template {Pick<import("./store.js").LogRecord, "events">} Told
 * @param {Told} record
 * @param {string[]} [trifles]
 * @returns {Told}
 */
export function withoutTrifles(record, trifles = []) {
  const events = record.events.filter(({ kind }) => !trifles.includes(kind));
  return events.length > 0 ? { ...record, events } : record;
}

/**
 * The last of some records that somebody has brought about, and that is news.
 * @param {import("./store.js").LogRecord[]} log
 * @param {string[]} [trifles]
 */
export const lastNews = (log, trifles) =>
  log.findLast((record) => record.seat !== null && !isTrifle(record, trifles));

/**
 * How many records lie before the first position that anybody saw: chance lays out the table before it asks.
 * @param {import("./store.js").LogRecord[]} log
 */
export function firstShown(log) {
  const first = log.findIndex(({ seat }) => seat !== null);
  return first < 0 ? log.length : first;
}

/**
 * The records that have just happened, which answers tell with how the table stood after each. How chance has laid it
 * out is no news.
 * @param {import("./store.js").LogRecord[]} log
 * @param {number} from which record the answer tells it
 */
export const freshOf = (log, from) =>
  log.slice(Math.max(from, firstShown(log))).filter(({ view }) => view !== undefined);

/**
 * The number of the last move among so many records; what chance does has none.
 * @param {import("./store.js").LogRecord[]} log
 * @param {number} [at] records
 */
export const countMoves = (log, at = log.length) =>
  log.slice(0, at).filter(({ seat }) => seat !== null).length;
