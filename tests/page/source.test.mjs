/** Where the engine's files come from: what is counted while they arrive, and what waits for a part of one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Source } from "../../web/engine/source.js";

/** A host that sends each file in pieces, when it is told to. */
function openHost() {
  /** @type {Map<string, ReadableStreamDefaultController>} */
  const lines = new Map();
  globalThis.fetch = async (address) =>
    new Response(
      new ReadableStream({
        start: (line) => void lines.set(String(address).split("/").at(-1) ?? "", line),
      }),
    );
  return {
    /** @param {string} name @param {number} bytes */
    async send(name, bytes) {
      lines.get(name)?.enqueue(new Uint8Array(bytes));
      await pause(5);
    },
    /** @param {string} name */
    end: (name) => lines.get(name)?.close(),
  };
}

test("a mark is reached by the bytes of its own file", async () => {
  const host = openHost();
  let counted = 0;
  const source = new Source("https://here.example/", (bytes) => {
    counted += bytes;
  });
  let isReached = false;
  void source.reach("program", 150).then(() => {
    isReached = true;
  });
  const whole = source.bytes("program");
  const other = source.bytes("other");
  await host.send("other", 500);
  await host.send("program", 100);
  assert.equal(isReached, false);
  await host.send("program", 100);
  assert.equal(isReached, true);
  host.end("program");
  host.end("other");
  assert.deepEqual([(await whole).byteLength, (await other).byteLength, counted], [200, 500, 700]);
});
