/** The moments of an answer: what has just happened is shown record after record, at the table's pace. */

import { isTrifle } from "./records.js";

/** @typedef {import("#border").Reply} Reply */
/** @typedef {import("#border").Happening} Happening */
/** @typedef {Reply & {part?: Happening[]}} Moment part: what has happened in a part of a sentence, with no record in a log yet */
/** @typedef {{catches?: string[], weighty?: string[], trifles?: string[], throws?: string[]}} Weights what a game thinks of the kinds of its events */

/** Milliseconds that most things fly. */
const FLIGHT = 340;

/** Milliseconds for which a move is seen before the next one, so that people can follow. @type {Record<string, number>} */
const PACES = { slow: 1800, normal: 1000, quick: 200, instant: 0 };

/**
 * How long a record is seen. Each of several that one sentence brought about is seen half as long: a move and the
 * die that it lets roll take together as long as a move, so no game takes longer because all of it is seen. So is each
 * part of a sentence of several.
 * @param {string} pace
 * @param {number} [moments] of the answer that told it
 */
export const pauseOf = (pace, moments = 1) => (moments > 1 ? PACES[pace] / 2 : PACES[pace]);

/**
 * How long a moment is seen at least in which a person has caught something: its sentence is read by its maker.
 * @param {string} pace
 */
export const restOf = (pace) => 2 * PACES[pace];

/**
 * For how long a moment is seen. A part of a sentence is a step of its own that is to be followed, what somebody takes is
 * to be read, and what the game calls weighty is no mere step of a sentence. What was thrown was watched while it flew.
 * @param {Moment} moment
 * @param {string} pace
 * @param {number} pause in milliseconds, of a moment like any other
 * @param {Weights} [weights]
 */
export function stayOf(moment, pace, pause, { catches = [], weighty = [], throws = [] } = {}) {
  if (isThrown(moment, throws)) return pause;
  if (moment.part?.some(({ kind }) => weighty.includes(kind))) return pauseOf(pace);
  if (moment.part)
    return moment.part.some(({ kind }) => catches.includes(kind)) ? restOf(pace) : pauseOf(pace);
  if (isOwnCatch(moment, catches)) return restOf(pace);
  return isWeighty(moment, weighty) ? pauseOf(pace) : pause;
}

/**
 * Whether a reply tells of something that is weighty.
 * @param {Pick<Reply, "log">} reply
 * @param {string[]} [weighty]
 */
const isWeighty = ({ log }, weighty = []) =>
  log.records.some(
    ({ events, view }) => view !== undefined && events.some(({ kind }) => weighty.includes(kind)),
  );

/**
 * Whether a moment tells of something that was thrown: it is told once that has landed.
 * @param {Pick<Moment, "log" | "part">} moment
 * @param {string[]} [throws]
 */
export const isThrown = ({ log, part }, throws = []) =>
  (part ?? log.records.flatMap(({ events, view }) => (view === undefined ? [] : events))).some(({ kind }) =>
    throws.includes(kind),
  );

/**
 * Whether what happens in a moment is told only once it has landed. At a pace that is quicker than a flight all is seen at
 * once, as those wish who have chosen it; but never what dice show.
 * @param {Moment} moment
 * @param {number} pause in milliseconds, of a moment like any other
 * @param {string[]} [throws]
 */
export const isAwaited = (moment, pause, throws) => pause > FLIGHT || isThrown(moment, throws);

/**
 * For how long a moment is seen after all of it has landed: what its flight took is a part of its time, so that no game
 * is slower for it; but what is told is read for half of that at least. A throw is looked at as long as anything.
 * @param {number} stay in milliseconds, of all of it
 * @param {number} flown of that
 * @param {boolean} isThrow
 */
export const stayAfter = (stay, flown, isThrow) => (isThrow ? stay : Math.max(stay / 2, stay - flown));

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
 * but not what a person has caught or what is weighty, since it would be said no more.
 * @param {Reply} reply
 * @param {Moment[]} moments of it
 * @param {Weights} [weights]
 */
export function momentsBefore(reply, moments, { catches, weighty } = {}) {
  const all = moments.length > 0 ? moments : [reply];
  const last = all[all.length - 1];
  return isOwnCatch(last, catches) || isWeighty(last, weighty) ? all : moments.slice(0, -1);
}

/**
 * For how long people look at what has happened before a computer moves: no longer where they have just read all of it,
 * or where nothing is news.
 * @param {Reply} reply
 * @param {Moment[]} moments of it
 * @param {number} pause in milliseconds, of a moment like any other
 * @param {Weights} [weights]
 */
export function restBefore(reply, moments, pause, { catches, weighty, trifles } = {}) {
  const last = moments.at(-1) ?? reply;
  const { records } = reply.log;
  const hasNews = records.length === 0 || records.some((record) => !isTrifle(record, trifles));
  const isRead = isWeighty(last, weighty) && !isOwnCatch(last, catches);
  return hasNews && !isRead ? pause : 0;
}

/**
 * Whether what has just happened is still being shown, so that nobody is asked for anything yet.
 * @param {import("./state.d.ts").Moving} moving
 */
export const isInAir = ({ isMoment, isLanding, isFlying }) => isMoment || isLanding || isFlying;

/**
 * The replies that show what has just happened, one after the other; none where the table as it stands now shows it.
 * A record of which its viewer is told nothing has no moment of its own, and how chance has laid out the table before
 * anybody's first move is no news. A sentence of several parts has a moment for each, and the last is that of its record.
 * @param {Reply} reply
 * @param {number} first the number of the first record that is news
 * @param {string[]} [trifles] kinds of events that are none
 * @returns {Moment[]}
 */
export function momentsOf(reply, first, trifles) {
  const { from, records } = reply.log;
  const ends = records.flatMap((record, at) =>
    record.view !== undefined && record.events.length > 0 && from + at >= first && !isTrifle(record, trifles)
      ? [at + 1]
      : [],
  );
  const moments = ends.flatMap((end, at) => {
    const start = ends[at - 1] ?? 0;
    return [...partsOf(reply, start, end), momentOf(reply, start, end)];
  });
  return moments.length < 2 ? [] : moments;
}

/**
 * How the table stood after each part but the last of a sentence: what happened in it is told, but is in no log before
 * all of the sentence is.
 * @param {Reply} reply
 * @param {number} start the first record that was not shown before
 * @param {number} end
 * @returns {Moment[]}
 */
function partsOf(reply, start, end) {
  const { seat, events, parts = [] } = reply.log.records[end - 1];
  const prompt = promptOf(reply, seat === null ? [] : [seat]);
  return parts
    .map(({ view, events: count }, at) => {
      const part = events.slice(parts[at - 1]?.events ?? 0, count);
      return { ...skipRecords(reply, start, start), view, prompt, outcome: null, part };
    })
    .filter(({ part }) => part.length > 0);
}

/**
 * How the table stood after one of the records, while nobody was asked for anything; of one that had parts, what had
 * happened in them is not told again.
 * @param {Reply} reply
 * @param {number} start the first record that was not shown before
 * @param {number} end
 * @returns {Moment}
 */
function momentOf(reply, start, end) {
  const { view, waiting, events, parts } = reply.log.records[end - 1];
  const prompt = promptOf(reply, waiting ?? []);
  const rest = parts ? events.slice(parts.at(-1)?.events) : [];
  const moment = { ...skipRecords(reply, start, end), view: view ?? reply.view, prompt, outcome: null };
  return rest.length > 0 ? { ...moment, part: rest } : moment;
}

/**
 * Nobody is asked for anything while a moment is shown.
 * @param {Reply} reply
 * @param {number[]} waiting
 * @returns {import("#border").Prompt}
 */
const promptOf = ({ prompt }, waiting) => ({
  ...prompt,
  waiting,
  seat: null,
  ask: { code: "", args: {} },
  answers: [],
  inquiries: [],
});

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
