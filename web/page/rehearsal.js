/** Lets Python rehearse once on a device: what a browser has optimized meanwhile, it keeps compiled for the next visit. */

import { rest, wait } from "../engine/patience.js";

/** Milliseconds for which the page may be too busy for the next slice. */
const REST = 1_000;

/** Milliseconds between two looks whether Python is wanted for something else. */
const LOOK = 500;

/** Milliseconds after somebody's last touch or key in which Python is left to them: the next one may come at once. */
const CALM = 2_000;

/**
 * Think for nobody: one thought of the highest level at the first turn of each game. Chromium keeps the compiled form of Python
 * once a megabyte of it was optimized, which who only looks in, or plays with people, hardly comes to; then all of it would be
 * compiled and optimized again at each visit, which takes a slow device longer than all else on the way back.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {readonly {key: string, levels: number}[]} games
 * @param {() => boolean} isWanted whether Python has something better to do just now
 */
export async function rehearse(engine, games, isWanted) {
  // Other browsers keep nothing of the kind, or all of it from the first visit on.
  if (!("userAgentData" in navigator)) return;
  const stop = new AbortController();
  const { signal } = stop;
  let pressed = 0;
  const press = () => {
    pressed = performance.now();
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, press, { capture: true, signal });
  const idle = async () => {
    await rest(REST);
    while (isWanted() || performance.now() - pressed < CALM) await wait(LOOK, signal);
  };
  try {
    for (const { key, levels } of games) {
      if (levels === 0) continue;
      await idle();
      const sitter = /** @type {const} */ ({ who: "computer", level: levels });
      const begun = await engine.send("new", { game: key, seats: [sitter, sitter], seed: "rehearsal" });
      if (begun.refusal) continue;
      const { table, replies } = begun;
      const [seat] = replies[0].prompt.waiting;
      await engine.work("think", { table, seat }, signal, idle);
      await table.close();
    }
  } finally {
    stop.abort();
  }
}
