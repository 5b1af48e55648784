/** The goal of a deal of the day: which tables are played for it, which results reach it, and which of two is the better. */

/** @typedef {import("../store.js").Sitter} Sitter */
/** @typedef {{level: number, measure: string, most: number, options: Record<string, any>}} Goal
 *   level: of the computers that are to be beaten; measure: "", or what counts in a game for one: the level needs `most`
 *   of it, by its published games; options: which the goal is for */
/** @typedef {{day: string, won: boolean, count: number}} Result won: whether a game was won, the best with `count` of
 *   what is measured, 0 where nothing is */

/**
 * Whether such a table is played for the goal: alone, or one person against computers that are as strong, or stronger.
 * @param {Goal} goal
 * @param {Sitter[]} seats
 * @param {Record<string, any>} options
 */
export function meets(goal, seats, options) {
  const others = seats.filter(({ who }) => who !== "person");
  const isFit = goal.measure
    ? seats.length === 1 && others.length === 0
    : seats.length > 1 &&
      others.length === seats.length - 1 &&
      others.every(({ level = 0 }) => level >= goal.level);
  return isFit && Object.entries(goal.options).every(([key, value]) => options[key] === value);
}

/**
 * Whether a result reaches the goal.
 * @param {Goal} goal
 * @param {Result} result
 */
export const reaches = ({ measure, most }, { won, count }) => won && (!measure || count < most);

/**
 * The better of two results of one day: won, and with the least count; the later day's, where they are of two.
 * @param {Result} now
 * @param {Result | null} before
 */
export function better(now, before) {
  if (!before || before.day < now.day) return now;
  if (before.day > now.day) return before;
  if (before.won !== now.won) return before.won ? before : now;
  return before.count <= now.count ? before : now;
}
