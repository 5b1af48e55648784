/** The worker in which Python lives: answers requests in the order in which they come; strings only pass. */

import { StartError, startPython } from "./start.js";

/** @typedef {import("./start.js").Kept} Kept */
/** @typedef {{kind: "start", site: import("./start.js").Site, base: string, kept?: Kept}
 *   | {kind: "request", id: number, text: string}
 *   | {kind: "install", id: number, wheel: string}} ToWorker */
/** @typedef {({kind: "progress"} & import("./start.js").Progress)
 *   | {kind: "ready"}
 *   | {kind: "keep", kept: Kept}
 *   | {kind: "failed", step: import("./start.js").Step, message: string}
 *   | {kind: "answer", id: number, text: string}} FromWorker */

/** @type {import("./start.js").Engine | null} */
let engine = null;

/** @param {FromWorker} message */
const tell = (message) => postMessage(message);

addEventListener("message", async (/** @type {MessageEvent<ToWorker>} */ event) => {
  const message = event.data;
  if (message.kind === "start") {
    try {
      const report = (/** @type {import("./start.js").Progress} */ progress) =>
        tell({ kind: "progress", ...progress });
      engine = await startPython(message.site, message.base, report, message.kept);
      tell({ kind: "ready" });
      leave(engine.kept);
    } catch (error) {
      const step = error instanceof StartError ? error.step : "engine";
      tell({ kind: "failed", step, message: error instanceof Error ? error.message : String(error) });
    }
  } else if (message.kind === "request") {
    tell({ kind: "answer", id: message.id, text: answer(message.text) });
  } else if (message.kind === "install") {
    tell({
      kind: "answer",
      id: message.id,
      text: (await install(message.wheel)) ?? answer('{"verb":"install"}'),
    });
  }
});

/** Leave to the page what the next start can use. @param {Kept} kept */
function leave(kept) {
  try {
    /** @type {FromWorker} */
    const message = { kind: "keep", kept };
    postMessage(message, { transfer: kept.snapshot ? [kept.snapshot] : [] }); // it is of no more use here
  } catch {
    // Where a browser lets nothing compiled pass, the next start takes as long as this one.
  }
}

/** @param {string} text */
function answer(text) {
  if (!engine) return failure("engine-absent", "");
  try {
    return engine.handle(text);
  } catch (fault) {
    return failure("engine-fault", String(fault));
  }
}

/** Install a game's wheel; return how that failed, undefined where it has not. @param {string} wheel */
const install = (wheel) =>
  engine?.install(wheel).then(
    () => undefined,
    (fault) => failure("wheel-damaged", String(fault)),
  );

/**
 * @param {string} code
 * @param {string} fault
 */
function failure(code, fault) {
  return JSON.stringify({ error: { code, args: { fault: fault.slice(-200) } } });
}
