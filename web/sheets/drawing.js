/** What a sheet asks of whom, and where: finds the puzzles that it names, and deals those that its class word and a list number draw. */

/** @typedef {import("../model/state.d.ts").Puzzle} Puzzle */
/** @typedef {import("#border").SheetRead} Sheet */
/** @typedef {import("#border").SheetItem} SheetItem */
/** @typedef {import("../puzzles/packs.js").Pack} Pack */
/** @typedef {import("../model/skills.js").Asked} Asked puzzle: null also where this pack does not have it */

/** Kinds of items that are puzzles of a pack. */
export const PACKED = ["puzzle", "draw"];

/**
 * The items of a sheet as somebody finds them: everybody with the same sheet, pack and number the same.
 * @param {Pick<Sheet, "hash" | "word" | "each" | "items">} sheet
 * @param {Pick<Pack, "puzzles">} pack
 * @param {number} number on the class's list; 0 for none
 * @returns {Asked[]}
 */
export function resolveItems({ hash, word, each, items }, { puzzles }, number) {
  const seed = each ? `${word}-${number}` : word || hash;
  const taken = new Set(items.flatMap(({ id }) => id ?? []));
  return items.map((item, at) => {
    if (item.kind === "puzzle") return { item, puzzle: puzzles.find(({ id }) => id === item.id) ?? null };
    if (item.kind !== "draw") return { item, puzzle: null };
    const puzzle = draw(item, puzzles, `${seed}:${at}`, taken);
    if (puzzle) taken.add(puzzle.id);
    return { item, puzzle };
  });
}

/** Whether there is a question at all: this copy may lack the puzzle. @param {Asked} asked */
export const isHere = ({ item, puzzle }) => puzzle !== null || !PACKED.includes(item.kind);

/**
 * What is to be found by whom, and where; null where one only plays.
 * @param {Asked} asked
 * @returns {import("#border").QuestionShown | null}
 */
export function questionOf({ item, puzzle }) {
  const { task, seat = 0, position } = puzzle ?? item;
  return task && position && item.asks !== "play" ? { task, seat, position } : null;
}

/**
 * Where the board of a question stands: from there one plays on; null for a whole game, and where the puzzle is not here.
 * @param {Asked} asked
 * @returns {import("../puzzles/looking.js").Place | null}
 */
export function placeOf({ item, puzzle }) {
  const { seat, position } = puzzle ?? item;
  if (position) return { seat, position };
  return item.token ? { token: item.token, at: item.at } : null;
}

/**
 * The puzzles that a draw is made from: among the first of the pack, so that those that are added later change nothing.
 * @param {Pick<SheetItem, "task" | "dots" | "preset" | "skill" | "first">} wish "" and 0 for any
 * @param {Puzzle[]} puzzles
 */
export const listFitting = ({ task, dots, preset, skill, first }, puzzles) =>
  puzzles
    .slice(0, first || undefined)
    .filter(
      (each) =>
        (!task || each.task === task) &&
        (!dots || each.dots === dots) &&
        (!preset || each.presets.includes(preset)) &&
        (!skill || each.skills.includes(skill)),
    );

/**
 * Another puzzle of the same kind, as hard as one, and with the wished skill and preset where that has them. It is the next one
 * of the pack, so that whoever goes on exchanging sees each of them.
 * @param {Puzzle} puzzle
 * @param {Puzzle[]} puzzles
 * @param {{skill: string, preset: string}} wish "" for any
 * @param {Set<string | undefined>} taken ids of those that are on the sheet already
 */
export function findOther(puzzle, puzzles, wish, taken) {
  const { task, dots, skills, presets } = puzzle;
  const skill = skills.includes(wish.skill) ? wish.skill : "";
  const preset = presets.includes(wish.preset) ? wish.preset : "";
  const at = puzzles.indexOf(puzzle);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  const fitting = listFitting({ task, skill, preset, dots, first: 0 }, others);
  return fitting.find(({ id }) => !taken.has(id)) ?? null;
}

/**
 * The options of a deal: those of its preset, and what it changes in them.
 * @param {SheetItem} item
 * @param {Pick<import("#border").Description, "presets">} description
 */
export const optionsOf = ({ preset, options }, { presets }) => ({
  ...(preset ? presets[preset]?.options : {}),
  ...options,
});

/**
 * @param {Parameters<typeof listFitting>[0]} wish
 * @param {Puzzle[]} puzzles
 * @param {string} seed
 * @param {Set<string>} taken ids of those that are on the sheet already
 * @returns {Puzzle | null}
 */
function draw(wish, puzzles, seed, taken) {
  const fitting = listFitting(wish, puzzles);
  const fresh = fitting.filter(({ id }) => !taken.has(id));
  const from = fresh.length > 0 ? fresh : fitting;
  // Whoever gets the least number wins: what happens to be taken changes nothing for all the others.
  return (
    from.toSorted((one, other) => scatter(`${seed}:${one.id}`) - scatter(`${seed}:${other.id}`))[0] ?? null
  );
}

/**
 * A number from 0 to 2³² that a text scatters to: FNV-1a, mixed as MurmurHash3 does at its end.
 * @param {string} text
 */
export function scatter(text) {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  number = Math.imul(number ^ (number >>> 13), 0xc2b2ae35);
  return (number ^ (number >>> 16)) >>> 0;
}
