/** What the page knows, in one plain object, and one redraw an animation frame when any of it changes. */

/** @typedef {import("#border").Draft} Draft */
/** @typedef {import("./state.d.ts").About} About */
/** @typedef {import("./state.d.ts").Change} Change */
/** @typedef {import("./state.d.ts").Play} Play */
/** @typedef {import("./state.d.ts").Review} Review */
/** @typedef {import("./state.d.ts").State} State */

/** The state before anything has happened. @type {State} */
export const FIRST_STATE = {
  screen: "lobby",
  start: {
    phase: "waiting",
    step: "fetch",
    bytes: 0,
    total: 0,
    left: 0,
    isQuiet: false,
    isQueued: false,
    message: "",
    fault: null,
  },
  wheels: [],
  library: { games: [], storage: "disk", stays: null },
  coming: null,
  setup: null,
  play: null,
  rules: null,
  notice: null,
  offline: "off",
  dialog: null,
};

/** Nothing said yet, and nobody asked. @type {Draft} */
export const NO_DRAFT = {
  move: "",
  status: "more",
  ask: { code: "", args: {} },
  touch: [],
  preview: null,
  refusal: null,
  next: null,
};

/** What most tables are for. @type {About} */
const GAME = { kind: "game", lesson: null, trial: null };

/**
 * A table at which somebody sits down: all that is known is how it stands.
 * @param {Pick<Play, "id" | "game" | "table" | "reply" | "day"> & {place?: string}} known
 * @param {About} [about]
 * @param {Review | null} [review] that was found of it before
 * @returns {Play}
 */
export const sitDown = (known, about = GAME, review = null) => ({
  place: "",
  ...known,
  ...about,
  done: false,
  log: [],
  last: null,
  par: null,
  feat: null,
  losses: 0,
  saying: { draft: NO_DRAFT, refusal: null, resigning: false, isTyping: false, example: "", nudges: 0 },
  moving: { isMoment: false, part: null, isLanding: false, isFlying: false, thinking: null, paused: false },
  looking: {
    held: null,
    curtain: null,
    past: null,
    hint: null,
    missed: null,
    review,
    told: null,
    shown: null,
  },
});

export class Store {
  /** @param {(state: State) => void} redraw */
  constructor(redraw) {
    /** @type {State} */
    this.state = { ...FIRST_STATE };
    this.redraw = redraw;
    this.isDue = false;
  }

  /** The game being played. */
  get play() {
    return this.state.play;
  }

  /** @param {Partial<State>} patch */
  set(patch) {
    this.note(patch);
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => this.drawNow());
  }

  /**
   * Change what nobody sees yet: it is drawn with what changes next.
   * @param {Partial<State>} patch
   */
  note(patch) {
    Object.assign(this.state, patch);
  }

  /** Draw what is due, where there is any, instead of with the next frame. */
  drawNow() {
    if (!this.isDue) return;
    this.isDue = false;
    this.redraw(this.state);
  }

  /**
   * Change the game being played, where there is one.
   * @param {Change} change
   * @param {{isSeen?: boolean}} [how] isSeen: whether anybody sees it; else it is drawn with what changes next
   */
  setPlay({ saying, moving, looking, ...change }, { isSeen = true } = {}) {
    const { play } = this;
    if (!play) return;
    const now = {
      ...play,
      ...change,
      saying: { ...play.saying, ...saying },
      moving: { ...play.moving, ...moving },
      looking: { ...play.looking, ...looking },
    };
    if (isSeen) this.set({ play: now });
    else this.note({ play: now });
  }
}
