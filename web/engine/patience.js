/** Patience: how long an answer is waited for, counted only while the page itself was running. */

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
