/** The first lesson: another move is told what the lesson is about, its goal is reached, and one goes on there. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { harness }) => {
  const person = await new NumicaPlayer(await come()).open();
  await person.press("Learn Numica");
  await person.waitFor(".lesson", "Lesson 1 of 8");
  await person.waitForStatus("hoose a piece");
  const position = await person.readPosition();
  await person.press("Hint");
  await person.waitFor(".lesson .told", "Touch your round piece on h3");
  const [piece, goal] = harness.FIRST_LESSON.split(" ");
  await person.choosePiece(piece);
  const other = (await person.findSpaces(harness.TARGET)).find((word) => word !== goal);
  assert(other);
  await person.touch(other);
  const why = await person.waitFor(".refusal");
  assert((await person.hear("alert")).some((told) => why.includes(told)));
  assert.deepEqual(await person.readPosition(), position, "it is not played");
  if (!(await person.findSpaces(harness.CHOSEN)).includes(piece)) await person.choosePiece(piece);
  await person.touch(goal);
  const done = await person.waitFor(".reached");
  assert((await person.hear("say")).at(-1)?.endsWith(done));
  await person.press("Next lesson");
  await person.waitFor(".lesson", "Lesson 2 of 8");
  await person.reload();
  await person.waitFor(".lesson", "Lesson 2 of 8");
  await person.toLobby();
  await person.press("Learn Numica");
  await person.waitFor(".lesson", "Lesson 2 of 8");
};
