/** Waits until everything on the board has come to where it goes: what follows a move shall not be seen before it. */

/**
 * Nothing lands in a page that nobody sees before somebody looks again.
 * @param {AbortSignal} signal aborted when somebody has seen enough
 * @returns {Promise<number>} once all that moves on the board has landed: how many milliseconds that took; at once, and 0,
 *   where nothing moves
 */
export function landed(signal) {
  const began = performance.now();
  const since = () => performance.now() - began;
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(since()), { once: true });
    if (signal.aborted) resolve(0);
    else void flown().then((isAny) => resolve(isAny ? since() : 0));
  });
}

/** What was changed is drawn with the next frame, and begins to move with the one after it. */
async function flown() {
  await frame();
  await frame();
  const boards = [...document.querySelectorAll(".pieces")];
  const flights = boards.flatMap((board) => board.getAnimations({ subtree: true })).filter(isPassing);
  await Promise.allSettled(flights.map(({ finished }) => finished));
  return flights.length > 0;
}

/** What is done again and again, as breathing, goes nowhere. @param {Animation} animation */
const isPassing = ({ effect }) => effect?.getComputedTiming().iterations === 1;

const frame = () => new Promise((done) => requestAnimationFrame(done));
