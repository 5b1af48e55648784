/** Who plays together at a table that is set up, and in which colours: a table that is begun has these. */

/** @typedef {import("../model/state.d.ts").Setup} Setup */
/** @typedef {import("#border").Sitter} Sitter */

/**
 * The partners of the options as they are chosen, undefined where everybody plays alone.
 * @param {Setup} setup
 */
const partnersOf = ({ description, options, seats }) =>
  description?.partners?.find((each) => options[each.option] === true && each.seats === seats.length);

/** The sides, each seat alone where there are no partners. @param {Setup} setup */
export const sidesOf = (setup) => partnersOf(setup)?.sides ?? setup.seats.map((_, seat) => [seat]);

/**
 * The seats in their colours: where nobody has chosen any, partners have those that the table will give them.
 * @param {Setup} setup
 * @returns {Sitter[]}
 */
export function paintedSeats(setup) {
  const { seats } = setup;
  const colours = partnersOf(setup)?.colours.filter(Boolean) ?? [];
  const isChosen = colours.length < seats.length || seats.some(({ colour }) => colour);
  return isChosen ? seats : seats.map((sitter, seat) => ({ ...sitter, colour: colours[seat] }));
}
