/** What was done with puzzles on this device: how each went, and when one that was hard is asked again. */

import { dayAfter, dayOf, isDay } from "../model/dates.js";

/** @typedef {"alone" | "second" | "helped" | "tried"} How solved alone at the first answer; alone at the second one; with help or
 *   after more tries; or not solved */
/** @typedef {{seat: number, position: string}} Own where a question of one's own stands, which is in no pack */
/** @typedef {{how: How | "missed", day: string, task: string, box?: number, due?: string, own?: Own, ofDay?: string}} Done how a puzzle went the last
 *   time; missed: out of a game of one's own, and not asked yet; box, from 1, and due: of one that is to be asked again, and the
 *   day from which on it is; ofDay: the day on which it was solved as the puzzle of that day */
/** @typedef {Record<string, Done>} Record_ by the id of the puzzle */

/** The best first. @type {How[]} */
export const HOWS = ["alone", "second", "helped", "tried"];

/** Days until a puzzle is asked again, by its box: a Leitner box, whose pauses grow. */
export const BOXES = [1, 3, 7, 21, 60];

/**
 * How a puzzle was solved. Who thinks once more after one wrong answer has done it alone; but where that has left one word
 * only, nothing was to be thought about.
 * @param {Pick<import("../model/state.d.ts").Trial, "wrong" | "words">} trial
 * @param {number} hints
 * @returns {How}
 */
export function howOf({ wrong, words }, hints) {
  if (hints > 0) return "helped";
  if (wrong.length === 0) return "alone";
  return wrong.length === 1 && words.length !== 2 ? "second" : "helped";
}

/** @param {Pick<Done, "how"> | undefined} done */
export const isSolved = (done) => done !== undefined && done.how !== "tried" && done.how !== "missed";

/**
 * What is known of a puzzle after it was done once more. What was solved alone at once is not asked again; what was not
 * goes into the first box, and on to the next each time that it is solved alone.
 * @param {Done | undefined} before
 * @param {{how: How, task: string, isOfDay?: boolean}} now isOfDay: whether it is the puzzle of today
 * @param {string} [today]
 * @returns {Done}
 */
export function note(before, { how, task, isOfDay = false }, today = dayOf()) {
  const ofDay = isOfDay && isSolved({ how }) ? today : before?.ofDay;
  const done = { how, day: today, task, ...(before?.own && { own: before.own }), ...(ofDay && { ofDay }) };
  if (how !== "alone") return { ...done, box: 1, due: dayAfter(today, BOXES[0]) };
  // Who does it once more before its day knows it from a moment ago.
  if (!before?.box || !before.due) return done;
  if (!isDue(before, today)) return { ...done, box: before.box, due: before.due };
  const box = before.box + 1;
  return box > BOXES.length ? done : { ...done, box, due: dayAfter(today, BOXES[box - 1]) };
}

/**
 * The puzzles of the pile: those whose day has come, the longest waiting first.
 * @param {Record_} record
 * @param {string} [today]
 */
export const listDue = (record, today = dayOf()) =>
  Object.entries(record)
    .filter(([, done]) => isDue(done, today))
    .sort(([, one], [, other]) => ((one.due ?? "") < (other.due ?? "") ? -1 : 1))
    .map(([id]) => id);

/**
 * Whether a puzzle's day has come. One that is further off than its box's pause was put off by a clock that was wrong, and nobody
 * shall wait for years; a day more is what a journey to another time zone brings.
 * @param {Done} done
 * @param {string} today
 */
const isDue = ({ box, due }, today) =>
  box !== undefined && due !== undefined && (due <= today || due > dayAfter(today, BOXES[box - 1] + 1));

/** Questions of one's own that are kept of a game, at most: the oldest gives way. */
const MOST_OWN = 40;

/**
 * The record with questions of one's own, which are asked from today on; what is there already stays as it is.
 * @param {Record_} record
 * @param {{id: string, task: string, seat: number, position: string}[]} found
 * @param {string} [today]
 * @returns {Record_}
 */
export function addOwn(record, found, today = dayOf()) {
  const known = new Set(Object.values(record).map(({ task, own }) => own && `${task} ${own.position}`));
  const fresh = found.filter(({ task, position }) => !known.has(`${task} ${position}`));
  const added = fresh.map(({ id, task, seat, position }) => {
    /** @type {Done} */
    const done = { how: "missed", day: today, task, box: 1, due: today, own: { seat, position } };
    return /** @type {const} */ ([id, done]);
  });
  const all = Object.entries(record);
  const own = all.filter(([, done]) => done.own); // in the order in which they came, which no clock changes
  const gone = new Set(own.slice(0, Math.max(0, own.length + added.length - MOST_OWN)).map(([id]) => id));
  return Object.fromEntries([...all.filter(([id]) => !gone.has(id)), ...added]);
}

/**
 * Of each skill how many puzzles went how, the best first; those that nobody has tried are left out.
 * @param {Pick<import("../model/skills.js").Skills, "tasks">} skills
 * @param {Record_} record
 */
export function countSkills({ tasks }, record) {
  /** @type {Map<string, number[]>} */
  const counts = new Map();
  for (const { how, task } of Object.values(record)) {
    if (how === "missed") continue;
    for (const skill of tasks[task] ?? []) {
      const row = counts.get(skill) ?? HOWS.map(() => 0);
      row[HOWS.indexOf(how)] += 1;
      counts.set(skill, row);
    }
  }
  return [...counts].map(([skill, row]) => ({ skill, counts: row }));
}

/**
 * What was kept, where it has the form of it; a puzzle that has not is left out.
 * @param {unknown} kept
 * @returns {Record_ | null}
 */
export function readRecord(kept) {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return null;
  return Object.fromEntries(Object.entries(kept).filter(([, done]) => isDone(done)));
}

/** @param {unknown} kept */
function isDone(kept) {
  const { how, day, task, box, due, own, ofDay } = /** @type {{[K in keyof Done]?: unknown}} */ (kept ?? {});
  const isHow = how === "missed" ? own !== undefined : HOWS.some((each) => each === how);
  const isIn = isHow && isDay(day) && typeof task === "string";
  if (!isIn || (own !== undefined && !isOwn(own)) || (ofDay !== undefined && !isDay(ofDay))) return false;
  if (box === undefined) return due === undefined;
  return BOXES.some((_, at) => box === at + 1) && typeof due === "string";
}

/** @param {unknown} kept */
function isOwn(kept) {
  const { seat, position } = /** @type {{[K in keyof Own]?: unknown}} */ (kept ?? {});
  return Number.isInteger(seat) && typeof position === "string";
}
