/** What can be told of the records of a log: moves are counted, chance is not. */

/**
 * The turning point that is just what is shown to those who look back, null where one has stepped on from it.
 * @param {import("./state.d.ts").Past} past
 */
export const pointOf = ({ at, point }) => (point?.at === at ? point : null);

/**
 * Whether nothing has happened in a record that is news.
 * @param {Pick<import("#border").LogRecord, "events">} record
 * @param {string[]} [trifles] kinds of events that are none
 */
export const isTrifle = ({ events }, trifles = []) =>
  events.length > 0 && events.every(({ kind }) => trifles.includes(kind));

/**
 * The records that tell nothing but what the seat's turn before has told: all of them are written down in one line. How
 * often each has happened in a row, 0 where an earlier line tells it; of all others nothing is said.
 * @param {import("#border").LogRecord[]} log
 * @param {string[]} [repeats] kinds of events of which that is so
 * @param {string[]} [trifles] kinds of events that come between without being any news
 * @returns {Map<import("#border").LogRecord, number>}
 */
export function countRepeated(log, repeats = [], trifles = []) {
  /** @type {Map<import("#border").LogRecord, number>} */
  const times = new Map();
  /** The first record of a row that each seat is in, and what it tells.
   * @type {Map<number | null, {first: import("#border").LogRecord, text: string}>} */
  const rows = new Map();
  for (const record of log) {
    const { seat, events } = record;
    if (seat === null || events.length === 0 || isTrifle(record, trifles)) continue;
    if (!events.every(({ kind }) => repeats.includes(kind))) {
      rows.delete(seat);
      continue;
    }
    const text = JSON.stringify(events);
    const row = rows.get(seat);
    if (row?.text === text) {
      times.set(row.first, (times.get(row.first) ?? 1) + 1);
      times.set(record, 0);
    } else {
      rows.set(seat, { first: record, text });
      times.set(record, 1);
    }
  }
  return times;
}

/**
 * A record as it is told where people are in a hurry: without trifles, unless there is nothing else in it.
 * @template {Pick<import("#border").LogRecord, "events">} Told
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
 * @param {import("#border").LogRecord[]} log
 * @param {string[]} [trifles]
 */
export const lastNews = (log, trifles) =>
  log.findLast((record) => record.seat !== null && !isTrifle(record, trifles));

/**
 * How many records lie before the first position that anybody saw: chance lays out the table before it asks.
 * @param {import("#border").LogRecord[]} log
 */
export function firstShown(log) {
  const first = log.findIndex(({ seat }) => seat !== null);
  return first < 0 ? log.length : first;
}

/**
 * The records that have just happened, which answers tell with how the table stood after each. How chance has laid it
 * out is no news.
 * @param {import("#border").LogRecord[]} log
 * @param {number} from which record the answer tells it
 */
export const freshOf = (log, from) =>
  log.slice(Math.max(from, firstShown(log))).filter(({ view }) => view !== undefined);

/**
 * The number of the last move among so many records; what chance does has none.
 * @param {import("#border").LogRecord[]} log
 * @param {number} [at] records
 */
export const countMoves = (log, at = log.length) =>
  log.slice(0, at).filter(({ seat }) => seat !== null).length;
