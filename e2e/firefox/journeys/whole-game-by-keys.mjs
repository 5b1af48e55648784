/** A whole game by the keyboard alone: Tab, arrows, Enter, and every third move typed. */

import { playWholeGame } from "../whole_game.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await come();
  person.hand = "keys";
  await playWholeGame(person);
};
