/** How often a host is told how a game stands: at most once a second, and always the last. */

/** @typedef {import("./messages.d.ts").Standing} Standing */

/** Milliseconds between two. */
const PAUSE = 1_000;

export class States {
  /** @param {(standing: Standing) => void} tell */
  constructor(tell) {
    this.tell = tell;
    /** @type {Standing | null} what is still to be told */
    this.due = null;
    /** What was told last, as a text. */
    this.told = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} until something may be told again */
    this.timer = undefined;
  }

  /** Tell how it stands, soon. @param {Standing} standing */
  note(standing) {
    this.due = standing;
    if (this.timer === undefined) this.flush();
  }

  /** Tell at once what is still to be told: the page may be gone in the next moment. */
  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { due } = this;
    this.due = null;
    const text = due && JSON.stringify(due);
    if (!due || !text || text === this.told) return;
    this.told = text;
    this.tell(due);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.due) this.flush();
    }, PAUSE);
  }
}
