/** What the engine says of each game, asked by the build: so a set-up form waits for no Python. */

export { DESCRIPTIONS } from "games:descriptions";
