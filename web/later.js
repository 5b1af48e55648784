/** Fetches the later part of the page, for which neither the start nor a first move waits: when it is first wanted,
 * or when the start is over. */

/** @typedef {typeof import("./aside.js")} Part */

/** Who has waited so long for it, in milliseconds, is told that it comes. */
const PATIENCE = 1000;

const NOTICES = ["part-coming", "part-absent"];

export class Later {
  /**
   * @param {import("./app.js").App} app that the part's features join
   * @param {() => Promise<Part>} [load]
   */
  constructor(app, load = () => import("./aside.js")) {
    this.app = app;
    this.load = load;
    /** The part for whoever draws with it, null while it is not here. @type {Part | null} */
    this.part = null;
    /** @type {Promise<Part> | null} */
    this.coming = null;
  }

  /** Fetch it, once; after a fault of the line it can be fetched again. @returns {Promise<Part>} */
  async bring() {
    if (this.part) return this.part;
    this.coming ??= this.load().finally(() => {
      this.coming = null;
    });
    const part = await this.coming;
    if (!this.part) {
      part.join(this.app);
      this.part = part;
      this.app.store.set({});
    }
    return part;
  }

  /** Wait for it, though no longer than people do: whoever can do without it goes on, also on a line that never answers. */
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
   * Do what somebody wants of it, once it is here. Where it does not come they are told, and all stays as it is.
   * @param {(part: Part) => unknown} act
   */
  async use(act) {
    const { router, store } = this.app;
    const timer = this.part ? undefined : setTimeout(() => router.notice("part-coming"), PATIENCE);
    /** @type {Part} */
    let part;
    try {
      part = await this.bring();
    } catch (error) {
      console.info("no later part:", error);
      router.notice("part-absent");
      return;
    } finally {
      clearTimeout(timer);
    }
    if (NOTICES.includes(store.state.notice?.code ?? "")) store.set({ notice: null });
    try {
      await act(part);
    } catch (error) {
      router.fail(error);
    }
  }
}
