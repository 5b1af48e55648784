/** Patience: pauses that can be cut short, and how long an answer is waited for while the page itself is running. */

/** Milliseconds between two looks at the clock. */
const TICK = 250;

/**
 * Do something once the page has been running for so long. Ticks are counted, and not what a clock says: a page that
 * was frozen, a laptop that slept and a machine that is too busy have as many fewer of them, so none of these makes
 * anybody seem silent who had no time to answer either.
 * @param {number} limit in milliseconds
 * @param {() => void} act
 * @returns {() => void} forgets about it
 */
export function onceWaited(limit, act) {
  let left = Math.ceil(limit / TICK);
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, TICK);
  return () => clearInterval(timer);
}

/**
 * Wait, unless somebody has enough of it.
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>} once the time is over, or the signal is given
 */
export function wait(milliseconds, signal) {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/**
 * Wait until the page has nothing better to do.
 * @param {number} limit milliseconds after which it is not waited for any longer
 */
export function rest(limit) {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: limit });
    else setTimeout(resolve, limit / 5); // Safari
  });
}

/**
 * Do something no more often than once in so many milliseconds, and only with what was told last.
 * @template T
 * @param {number} pause
 * @param {(told: T) => unknown} act
 * @returns {(told: T) => void}
 */
export function seldom(pause, act) {
  /** @type {T} */
  let last;
  let isDue = false;
  return (told) => {
    last = told;
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      act(last);
    }, pause);
  };
}
