/** What can be told of the records of a log: moves are counted, chance is not. */

/**
 * The turning point that is just what is shown to whoever looks back, null where one has stepped on from it.
 * @param {import("../store.js").Past} past
 */
export const pointOf = ({ at, point }) => (point?.at === at ? point : null);

/**
 * How many records lie before the first position that anybody saw: chance lays out the table before it asks.
 * @param {import("../store.js").LogRecord[]} log
 */
export function firstShown(log) {
  const first = log.findIndex(({ seat }) => seat !== null);
  return first < 0 ? log.length : first;
}

/**
 * The records that have just happened, which answers tell with how the table stood after each. How chance has laid it
 * out is no news.
 * @param {import("../store.js").LogRecord[]} log
 * @param {number} from which record the answer tells it
 */
export const freshOf = (log, from) =>
  log.slice(Math.max(from, firstShown(log))).filter(({ view }) => view !== undefined);

/**
 * The number of the last move among so many records; what chance does has none.
 * @param {import("../store.js").LogRecord[]} log
 * @param {number} [at] records
 */
export const countMoves = (log, at = log.length) =>
  log.slice(0, at).filter(({ seat }) => seat !== null).length;
