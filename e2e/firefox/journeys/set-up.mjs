/** The set-up form: strengths, names, colours and what is allowed, told and kept with the game. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const people = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=names`);
  await people.chooseGame("Numica");
  await people.sit("person", "5");
  assert.match(await people.waitFor("#strength-1", "“Tough”"), /^It won \d+ of 100/);
  await people.sit("person", "person");
  await people.press("Names and colours");
  await people.fill("#name-0", "Ada");
  await people.fill("#name-1", "Ben <b>");
  await people.use("[name=colour-0][value=blue]");
  await people.page.waitForSelector("[name=colour-1][value=red]:checked"); // two seats never have one colour
  await people.use(await people.find("checkbox", "Hints"));
  await people.press("Begin");
  await people.waitForStatus("Ada, set up:");
  await people.setUp();
  await people.waitForStatus("Ben <b>, set up:");
  await people.setUp();
  await people.waitForStatus("Ada, choose a piece");
  const ground = await people.page.$eval(
    ".token.seat-0 .body",
    (body) => getComputedStyle(body).backgroundColor,
  );
  const [red, , blue] = ground.match(/\d+/g)?.map(Number) ?? [];
  assert(blue > red, `Ada's pieces are blue, not ${ground}`);
  await people.page.focus(".pieces [data-touch]");
  await people.page.keyboard.press("h");
  await people.waitForAlert("Hints were turned off for this game.");
  const [headline] = await people.giveUp();
  assert.equal(headline, "Ben <b> won!");
  await people.reload();
  assert.equal((await people.readResult())[0], "Ben <b> won!");
};
