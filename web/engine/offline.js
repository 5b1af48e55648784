/** The page's end of offline use: registers the service worker, tells how far it is, and lets a new version wait. */

import { askKeeper } from "./host.js";
import { rest } from "./patience.js";
import { ownProgram } from "./trusted.js";

/** @typedef {"off" | "fetching" | "ready" | "lacking"} OfflineState
 *   off: no service worker here, or none that could be installed; fetching: the first one is filling its cache;
 *   ready: the whole site is on the device; lacking: parts of it were there, are gone, and do not come just now */

/** Stands for an answer that did not come. */
const NEVER = -1;

/**
 * One for each page, made after Python is ready, so that neither this module nor the files that it lets come
 * compete with the start:
 *
 *     const { Offline } = await import("./offline.js");
 *     offline = new Offline({ site, told, waits, came, isBusy });
 *     void app.offline.start();
 *
 * and `app.offline.look()` as the last thing whenever a game is left, since it may load the page anew;
 * `app.offline.renew()` from the button of the notice.
 *
 * A new version waits until somebody presses that button, or until every page of the site is closed. All pages
 * then get the new version's worker at once. The one with the button loads itself anew; so does any other in which
 * nobody plays; one in which somebody plays goes on undisturbed and loads itself anew when the game is left. What
 * it still fetches meanwhile is there: the worker throws away no file of the former version while a second page
 * is open.
 *
 * Whoever shares the host may empty all its caches, and a browser may throw things away. So each page has the worker
 * fetch again what is gone, and promises nothing before it has said that all is there; it asks again whenever that may
 * have changed.
 *
 * workbox-window is not used: it registers before the page has loaded, and where it comes as late as we do, it
 * misses a version that is just being installed.
 */
export class Offline {
  /**
   * @param {{
   *   site: import("./start.js").Site,
   *   told: (state: OfflineState) => void,
   *   waits: () => void,
   *   came: () => void,
   *   isBusy: () => boolean,
   * }} page `told` gets the state, also when it stays the same; `waits` is called while a new version waits and
   *   nobody plays, at each look again; `came`, once the whole site has come to the device for the first time; `isBusy` says whether a game is on the screen: as long as it says so, the
   *   page is neither asked nor loaded anew
   */
  constructor({ site, told, waits, came, isBusy }) {
    this.site = site;
    this.told = told;
    this.waits = waits;
    this.came = came;
    this.isBusy = isBusy;
    /** @type {ServiceWorkerRegistration | null} */
    this.registration = null;
    this.isFirst = false; // no worker has served this page yet
    this.isWanted = false; // this page asked for the new version
    this.isOutdated = false; // another page asked for it, while somebody played here
    this.isFilling = false; // the worker looks whether all is there
    this.isAskedAgain = false; // it was asked meanwhile: what it did not find may have come back since
    /** @type {number | null} files that the worker could not fetch again; null: it has not said yet */
    this.lacking = null;
  }

  /** Register the worker as soon as the page is idle. Never rejects: a site that cannot be kept is played online. */
  async start() {
    try {
      // In a frame of another site the storage is one of its own: each such site would fetch everything again.
      if (!this.site.service || !isSecureContext || self !== top) throw new Error("no place for a worker");
      await rest(10_000);
      const { serviceWorker } = navigator;
      // Not whether a worker is active: one that a page before this one has brought may take this page over only later.
      this.isFirst = !serviceWorker.controller;
      serviceWorker.addEventListener("controllerchange", () => this.change());
      this.registration = await serviceWorker.register(ownProgram(this.site.service));
      this.registration.addEventListener("updatefound", () => this.follow());
      this.follow();
      this.look();
      globalThis.addEventListener("online", () => void this.fill());
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") void this.fill();
      });
    } catch {
      this.told("off");
    }
  }

  /** Look again with each step of the worker that is being installed. */
  follow() {
    this.registration?.installing?.addEventListener("statechange", () => this.look());
  }

  /** Tell the state; where nobody plays, ask about a version that waits, or load the one that was asked for elsewhere. */
  look() {
    if (!this.registration) return;
    const { active, waiting } = this.registration;
    this.tell();
    void this.fill();
    if (this.isBusy()) return;
    if (this.isOutdated) location.reload();
    else if (active && waiting) this.waits();
  }

  /** Tell the state. */
  tell() {
    if (!this.registration) return;
    const { active, waiting, installing } = this.registration;
    if (active?.state === "activated" && this.lacking !== null)
      this.told(this.lacking > 0 ? "lacking" : "ready");
    else this.told(active || waiting || installing ? "fetching" : "off");
  }

  /** Have the worker fetch again what is gone, and tell what it says. */
  async fill() {
    const active = this.registration?.active;
    if (this.isFilling) this.isAskedAgain = true;
    if (this.isFilling || active?.state !== "activated") return;
    this.isFilling = true;
    this.isAskedAgain = false;
    if (this.lacking === 0) this.lacking = null; // no promise of a moment ago stands while it is looked at anew
    this.tell();
    // A worker of a former version has no answer to this: then nothing is promised.
    const lacking = await askKeeper(active, "fill", NEVER);
    this.isFilling = false;
    this.lacking = lacking === NEVER ? null : lacking;
    this.tell();
    if (this.isAskedAgain && this.lacking) await this.fill();
  }

  /** Load the new version now. */
  renew() {
    this.isWanted = true;
    const waiting = this.registration?.waiting;
    if (waiting) waiting.postMessage("renew");
    else location.reload();
  }

  /** Another worker serves this page from now on. */
  change() {
    const isNews = !this.isFirst; // the first one brings what the page is already made of
    this.isFirst = false;
    if (!isNews) this.came();
    if (this.isWanted || (isNews && !this.isBusy())) location.reload();
    else if (isNews) this.isOutdated = true;
  }
}
