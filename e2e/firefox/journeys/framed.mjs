/** In a frame of another site, where no form may be submitted and nothing can be kept: a move is played. */

import { putInFrame } from "../frame.mjs";
import { NumicaPlayer } from "../numica.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = new NumicaPlayer(await come({ starts: true }));
  await person.page.evaluateOnNewDocument(person.harness.NO_STORAGE);
  await putInFrame(person, "allow-scripts allow-same-origin");
  await person.open();
  await person.playOnce();
};
