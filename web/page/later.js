/** Fetches the later part of the page, for which neither the start nor a first move waits: when it is first wanted,
 * or when the start is over. */

/** After so long a wait, in milliseconds, people are told that it comes. */
const PATIENCE = 1000;

const NOTICES = ["part-coming", "part-absent"];

/** @typedef {{enter: (id: string, number?: string, asks?: string) => unknown, view: () => unknown, put?: (game: string, item: import("#border").SheetItem) => unknown,
 *   today?: (game: string) => unknown, worked?: () => import("../model/state.d.ts").Worked | null, settle?: () => unknown,
 *   keep?: (game: string, table: import("../engine/session.js").Table, moments: number[]) => Promise<number>}} Room a part with an
 *   address of its own; enter: at what follows in it; view: what is seen there; put: puts something on a sheet; today: opens what a game has for today; worked: the sheet that somebody works on; settle: what has come of the game on the table is heard; keep: what was
 *   missed after so many records, as puzzles, and tells how many are new */
/** @typedef {Map<string, Later<Room>>} Rooms by their names in the address */

/** @template Part */
export class Later {
  /**
   * @param {{store: import("../model/store.js").Store, notices: import("./notices.js").Notices}} uses
   * @param {() => Promise<Part>} load
   */
  constructor(uses, load) {
    this.uses = uses;
    this.load = load;
    /** The part for what draws with it, null while it is not here. @type {Part | null} */
    this.part = null;
    /** @type {Promise<Part> | null} */
    this.coming = null;
  }

  /** Fetch it, once; after a fault of the line it can be fetched again. @returns {Promise<Part>} */
  async bring() {
    if (this.part) return this.part;
    const keep = (/** @type {Part} */ part) => {
      this.part = part;
      this.uses.store.set({});
      return part;
    };
    this.coming ??= this.load()
      .then(keep)
      .finally(() => {
        this.coming = null;
      });
    return this.coming;
  }

  /** Wait for it, but no longer than people do: what can do without it goes on, also on a line that never answers. */
  async soon() {
    if (this.part) return;
    let timer;
    const enough = new Promise((done) => {
      timer = setTimeout(done, PATIENCE);
    });
    await Promise.race([this.bring().catch(() => {}), enough]);
    clearTimeout(timer);
  }

  /**
   * Do what somebody wants of it, once it is here. If it does not come they are told, and all stays as it is.
   * @param {(part: Part) => unknown} act
   */
  async use(act) {
    const { notices, store } = this.uses;
    const timer = this.part ? undefined : setTimeout(() => notices.give("part-coming"), PATIENCE);
    let part;
    try {
      part = await this.bring();
    } catch (error) {
      console.info("no later part:", error);
      notices.give("part-absent");
      return;
    } finally {
      clearTimeout(timer);
    }
    if (NOTICES.includes(store.state.notice?.code ?? "")) store.set({ notice: null });
    try {
      await act(part);
    } catch (error) {
      notices.fail(error);
    }
  }

  /**
   * Open a dialog, once what draws it is here.
   * @param {NonNullable<import("../model/state.d.ts").State["dialog"]>} dialog
   */
  openDialog(dialog) {
    return this.use(() => this.uses.store.set({ dialog }));
  }
}
