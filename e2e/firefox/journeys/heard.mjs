/** A game, a lesson and a puzzle, which a host has opened one after the other: it hears of each how it goes and ends. */

import assert from "node:assert/strict";
import { Host } from "../frame.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { address, ways, opened, kinds, harness }, way) => {
  const person = await come({ starts: true });
  const host = new Host(person, ways[way]).enter();
  await host.open(address + ways[way].source);
  await host.waitFor("ready");
  await person.page.waitForSelector(".poster-play");
  assert.equal(await person.count("#room > *"), 0, "nothing else comes before the touch");
  const expected = [];
  for (const { asked, moves, heard } of opened) {
    assert((await host.ask({ type: "open", ...asked })).ok, "the poster gives way");
    for (const [move, told] of moves) {
      const [piece, target] = move.split(" ");
      const { length } = await host.read(told);
      await person.touch(piece);
      await person.page.waitForFunction(`(${harness.IS_CHOSEN})("${piece}")`);
      await person.touch(target);
      await host.waitFor(told, length + 1);
    }
    expected.push(...heard);
    const found = await host.read(...kinds);
    assert.deepEqual(
      found.map(({ duration: _, ...message }) => message),
      expected,
    );
    const { state } = await host.ask({ type: "getState" });
    assert.deepEqual([state?.game, state?.status, state?.progress], ["numica", "finished", 1]);
  }
};
