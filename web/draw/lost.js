/** Tells when a hand is lost: what it has pressed down may be let go where the page hears nothing of that. */

/**
 * Do something whenever the page is left, or something opens over it.
 * @param {() => void} act
 */
export function whenLost(act) {
  addEventListener("blur", act);
  document.addEventListener("visibilitychange", () => document.hidden && act());
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest("dialog")) act();
  });
}
