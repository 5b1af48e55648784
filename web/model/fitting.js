/** What fits together in a set-up: the named choices of a game, how many play, and its single options. */

/** @typedef {import("./state.d.ts").Setup} Setup */
/** @typedef {import("#border").Sitter} Sitter */
/** @typedef {import("#border").Description} Description */
/** @typedef {import("#border").Option} Option */
/** @typedef {import("./state.d.ts").Options} Options */

/** The level of a computer that nobody has chosen a level for: one that most children can beat. */
export const USUAL_LEVEL = 2;

/** How many sit at a table before anybody has chosen: a person and a computer, also where one can play alone. */
export const USUAL_SEATS = 2;

/**
 * How the seats are taken before anybody has chosen: a person first, then computers.
 * @param {number} seat
 * @returns {Sitter}
 */
export const usualSitter = (seat) =>
  seat === 0 ? { who: "person" } : { who: "computer", level: USUAL_LEVEL };

/**
 * @param {Option[]} options
 * @param {Options} [chosen]
 * @returns {Options}
 */
export const withDefaults = (options, chosen = {}) => ({
  ...Object.fromEntries(options.map((option) => [option.key, option.default])),
  ...chosen,
});

/**
 * Whether an option can be chosen, by the others and by how many play.
 * @param {Option} option
 * @param {Options} options
 * @param {number} count
 */
export const isShown = (option, options, count) =>
  Object.entries(option.when).every(([key, values]) =>
    values.includes(key === "seats" ? count : options[key]),
  );

/**
 * The options that so many can play with: whatever is no choice for them stays at its default.
 * @param {Option[]} options
 * @param {Options} chosen
 * @param {number} count
 * @returns {Options}
 */
export const optionsFor = (options, chosen, count) =>
  Object.fromEntries(
    options.map((option) => [
      option.key,
      isShown(option, chosen, count) ? chosen[option.key] : option.default,
    ]),
  );

/**
 * Whether a named choice is for so many.
 * @param {Description} description
 * @param {string} preset
 * @param {number} count
 */
export const isFor = ({ presets }, preset, count) => presets[preset].seats.includes(count);

/**
 * The first named choice that is for so many, "" where there is none.
 * @param {Description} description
 * @param {number} count
 */
export const firstFor = (description, count) =>
  Object.keys(description.presets).find((preset) => isFor(description, preset, count)) ?? "";

/**
 * How many play a named choice who are as near as can be to so many; of two that are as near, the more, since nobody
 * is sent away then.
 * @param {Description} description
 * @param {string} preset
 * @param {number} count
 */
export const nearestFor = ({ presets }, preset, count) =>
  presets[preset].seats.reduce((best, each) => {
    const [nearer, far] = [Math.abs(each - count), Math.abs(best - count)];
    return nearer < far || (nearer === far && each > best) ? each : best;
  });

/**
 * How many play where nobody has said it.
 * @param {Description} description
 * @param {string} preset "" where none is chosen either
 */
export function usualCount(description, preset) {
  const { least, most } = description.seats;
  const first = preset || (Object.keys(description.presets)[0] ?? "");
  if (first) return nearestFor(description, first, USUAL_SEATS);
  return Math.min(Math.max(least, USUAL_SEATS), most);
}

/**
 * The seats of so many: further ones are taken as usual, those that are too many are left out.
 * @param {Sitter[]} seats
 * @param {number} count
 * @returns {Sitter[]}
 */
export const seatsFor = (seats, count) =>
  Array.from({ length: count }, (_, seat) => seats[seat] ?? usualSitter(seat));

/**
 * Choose a named choice; as many play as it is for.
 * @param {Setup} setup
 * @param {Description} description
 * @param {string} preset
 * @returns {Pick<Setup, "seats" | "preset" | "options" | "adjusted">}
 */
export function choosePreset({ seats }, description, preset) {
  const count = nearestFor(description, preset, seats.length);
  return {
    seats: seatsFor(seats, count),
    preset,
    options: withDefaults(description.options, description.presets[preset].options),
    adjusted: count === seats.length ? null : { code: "seats", preset, count },
  };
}

/**
 * Let so many play; where the choice of before is not for them, the first that is takes its place.
 * @param {Setup} setup
 * @param {Description} description
 * @param {number} count
 * @returns {Pick<Setup, "seats" | "preset" | "options" | "adjusted">}
 */
export function chooseCount(setup, description, count) {
  const seats = seatsFor(setup.seats, count);
  if (setup.preset && !isFor(description, setup.preset, count)) {
    const preset = firstFor(description, count);
    const options = withDefaults(description.options, description.presets[preset]?.options);
    return { seats, preset, options, adjusted: preset ? { code: "preset", preset, count } : null };
  }
  const options = optionsFor(description.options, setup.options, count);
  return { seats, preset: setup.preset, options, adjusted: null };
}
