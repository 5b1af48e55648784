// Lets a program run in which it is always the same moment and place, and chance gives nothing: what it leaves in its
// memory is the same whenever and wherever a site is built.

import crypto from "node:crypto";

/** When it is: some time after the archives' own, 2020-02-02. */
const MOMENT = Date.UTC(2020, 1, 3);

/** @template T @param {() => Promise<T>} program @returns {Promise<T>} */
export async function standStill(program) {
  const empty = (/** @type {ArrayBufferView} */ view) => {
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(0);
    return view;
  };
  /** @type {[any, string, unknown][]} */
  const stills = [
    [Date, "now", () => MOMENT],
    [performance, "now", () => 0],
    [crypto, "randomFillSync", empty],
    [process.env, "TZ", "UTC"],
  ];
  const usual = stills.map(([owner, name]) => owner[name]);
  for (const [owner, name, still] of stills) owner[name] = still;
  try {
    return await program();
  } finally {
    stills.forEach(([owner, name], at) => {
      if (usual[at] === undefined) delete owner[name];
      else owner[name] = usual[at];
    });
  }
}
