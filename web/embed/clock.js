/** A clock that goes only while the page is to be seen: nobody plays in a tab behind others, or while the laptop sleeps. */

/** Milliseconds without a tick after which the machine, and not the page, has stood still. */
const LONGEST = 5_000;

/** Milliseconds between two ticks. */
const TICK = 1_000;

export class Clock {
  constructor() {
    this.counted = 0;
    this.last = performance.now();
    setInterval(() => this.count(), TICK);
    document.addEventListener("visibilitychange", () => this.count(document.visibilityState === "hidden"));
  }

  /** Whole seconds so far. */
  get seconds() {
    this.count();
    return Math.round(this.counted / 1_000);
  }

  /** @param {boolean} [wasSeen] until now */
  count(wasSeen = document.visibilityState === "visible") {
    const now = performance.now();
    if (wasSeen) this.counted += Math.min(LONGEST, now - this.last);
    this.last = now;
  }
}
