/** In a frame of another site, where no form may be submitted and nothing can be kept: a move is played. */

import { Host } from "../frame.mjs";
import { NumicaPlayer } from "../numica.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const visitor = await come({ starts: true });
  await visitor.page.evaluateOnNewDocument(visitor.harness.NO_STORAGE);
  new Host(visitor, { sandbox: "allow-scripts allow-same-origin", kind: "src" }).enter();
  const person = new NumicaPlayer(visitor);
  await person.open();
  await person.playOnce();
};
