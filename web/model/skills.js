/** What is practised by what: by puzzles, by ways of playing, and by the questions of a sheet. */

/** @typedef {{of: string, code: string, checked: boolean}} Code where a curriculum has a skill; checked: whether somebody has looked that up */
/** @typedef {{skills: Record<string, {codes: Code[]}>, tasks: Record<string, string[]>, presets: Record<string, string[]>,
 *   options: Record<string, string[]>, asker?: string}} Skills of a game, and which of them each kind of puzzle, each preset and each
 *   option (as `key=value`) practises; asker: the animal that asks its puzzles */
/** @typedef {{item: import("#border").SheetItem, puzzle: import("./state.d.ts").Puzzle | null}} Asked a question of a sheet; puzzle: null
 *   where it is none of a pack */

/** @type {Skills} */
export const NO_SKILLS = { skills: {}, tasks: {}, presets: {}, options: {} };

/**
 * What a table practises: what its preset does, and without one what its options do.
 * @param {Pick<import("./state.d.ts").Setup, "preset" | "options">} table
 * @param {Skills} skills
 */
export function practisedAt({ preset, options }, { skills, presets, options: byOption }) {
  if (Object.hasOwn(presets, preset)) return inOrder(presets[preset], skills);
  const found = Object.entries(options).flatMap(([key, value]) => byOption[`${key}=${value}`] ?? []);
  return inOrder(found, skills);
}

/**
 * What the questions of a sheet practise.
 * @param {Asked[]} questions
 * @param {Skills} skills
 */
export function practisedBy(questions, { skills, tasks, presets }) {
  const found = questions.flatMap(({ item, puzzle }) => {
    if (puzzle?.skills) return puzzle.skills;
    if (item.skill) return [item.skill];
    return tasks[puzzle?.task ?? item.task ?? ""] ?? presets[item.preset ?? ""] ?? [];
  });
  return inOrder(found, skills);
}

/** Their names, with points between them. @param {string[]} practised @param {(id: string) => string} say the words of the game */
export const tellSkills = (practised, say) => practised.map((skill) => say(`skill-${skill}`)).join(" · ");

/** Each once, in the order of the game. @param {string[]} found @param {Skills["skills"]} skills */
const inOrder = (found, skills) => Object.keys(skills).filter((skill) => found.includes(skill));
