/** H5P: the library that shows the site in a frame, and reports the play there. It is run as a classic script.
 *
 * The site lies beside it as a text, and is shown by `blob:`. That address holds for as long as the page: H5P may lay a content
 * elsewhere, and the frame asks for it again then.
 */

import { LIBRARY, SITE } from "../packages/h5p.js";
import { connect } from "./h5p.js";

/** @typedef {import("./h5p.js").Content} Content */
/** @typedef {{previousState?: import("./h5p.js").State, metadata?: {title?: string}}} Extras */
/** @typedef {{EventDispatcher: new () => Content, getLibraryPath: (folder: string) => string, NumberParlour?: object}} Core what
 *   matters here of H5P */

const WAIT = "The game is coming.";
const LACK = "The game did not come. Look whether there is a network, and open this page again.";

/** @type {Core} */
const H5P = Reflect.get(globalThis, "H5P");

/** What of a link holds wherever the site lies. H5P writes texts as HTML, of which a link has nothing but this. @param {string} link */
const placeIn = (link) => /[?#].*/.exec(link.replaceAll("&amp;", "&").trim())?.[0] ?? "";

H5P.NumberParlour = class extends H5P.EventDispatcher {
  /** @param {{link?: string}} params as somebody has edited them @param {number} id @param {Extras} [extras] */
  constructor({ link = "" }, id, { previousState, metadata } = {}) {
    super();
    this.contentId = id;
    this.place = placeIn(link);
    this.frame = document.createElement("iframe");
    this.frame.title = metadata?.title || "Number Parlour";
    this.frame.allow = "fullscreen; clipboard-write";
    /** What says that the frame is not there yet. */
    this.word = document.createElement("p");
    this.word.setAttribute("role", "status");
    /** @type {Promise<void> | null} */
    this.coming = null;
    connect(this.frame, this, previousState);
  }

  /** @param {{get: (at: number) => HTMLElement}} $container */
  attach($container) {
    const container = $container.get(0);
    const shown = this.frame.src ? this.frame : this.word;
    if (shown.parentElement === container) return; // it would be loaded anew
    container.classList.add("h5p-number-parlour");
    container.replaceChildren(shown);
    if (shown === this.word) this.coming ??= this.bring();
  }

  /** Bring the site. */
  async bring() {
    this.word.textContent = WAIT;
    try {
      const file = await fetchSite();
      const address = URL.createObjectURL(file);
      // Such an address can have no query: web/engine/query.js reads what stands for it.
      this.frame.src = this.place.startsWith("?") ? `${address}#${this.place}` : address + this.place;
      this.word.replaceWith(this.frame);
    } catch (error) {
      console.error(error);
      this.word.textContent = LACK;
      this.coming = null;
    }
    this.trigger("resize");
  }
};

/** By our own name: what an instance is told of its library has no second number in h5p-standalone 3.8.2, where that is 0. */
async function fetchSite() {
  const answer = await fetch(`${H5P.getLibraryPath(LIBRARY)}/${SITE}`);
  if (!answer.ok) throw new Error(`${SITE} is not there: ${answer.status}`);
  return (await answer.blob()).slice(0, undefined, "text/html");
}
