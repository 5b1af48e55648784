/** The keyboard's focus: never lost when what had it is drawn no more, and at the top of every new screen. */

import { STOP } from "./roving.js";

/** What lies over or beside the rest: closing it leads back to where one came from. */
const FRAMES = "dialog, aside";
const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

export class Focus {
  /** @param {HTMLElement} room */
  constructor(room) {
    this.room = room;
    /** @type {HTMLElement | null} what had the focus last outside of every frame */
    this.outside = null;
    /** What was drawn last, by its name. */
    this.screen = "";
    /** Whether a game was over there. */
    this.isOver = false;
    document.addEventListener("focusin", ({ target }) => {
      const found = /** @type {HTMLElement} */ (target);
      if (!found.closest(FRAMES)) this.outside = found;
    });
  }

  /**
   * Draw, and let the focus go on from where it was.
   * @param {string} screen that is drawn
   * @param {(word: string) => boolean} stays whether a thing of the board will still lie there, by its word
   * @param {() => void} draw
   */
  follow(screen, stays, draw) {
    const before = document.activeElement;
    const places = ancestorsOf(before);
    const isPlaying = before?.matches(".pieces :focus-visible") ?? false;
    const isNew = screen !== this.screen;
    // What is taken away while it has the focus has the browser style all that was drawn so far, amid the drawing.
    const touch = before?.matches(".pieces *") ? before.getAttribute("data-touch") : null;
    if (touch !== null && (isNew || !stays(touch))) /** @type {HTMLElement} */ (before).blur();
    draw();
    const isFirst = this.screen === "";
    this.screen = screen;
    const isLost = before !== null && places.length > 1 && !canHold(before);
    if (this.room.querySelector("dialog[open]")?.contains(document.activeElement)) return;
    const next = isLost && !isNew ? this.successor(places) : null;
    // Going to another room asks for its top by focusing the room itself.
    const isAsked = before === this.room || (isNew && !isFirst && before === document.body);
    // What is drawn elsewhere among its siblings is still there, and yet browsers take the focus from it.
    const isMoved = !isLost && places.length > 1 && document.activeElement === document.body;
    const wasOver = this.isOver || isNew;
    this.isOver = this.room.querySelector(".table.is-over") !== null;
    // Nothing is played on a board any more: who plays by keys goes on with what comes next.
    const isEnded = this.isOver && !wasOver && isPlaying;
    const go = isEnded ? /** @type {HTMLElement | null} */ (this.room.querySelector("button.go")) : null;
    if (go) go.focus({ preventScroll: true });
    else if (isMoved) /** @type {HTMLElement} */ (before).focus({ preventScroll: true });
    else if (next) next.focus({ preventScroll: true });
    else if (isLost || isAsked) this.begin();
  }

  /** Go to the name of the screen, from where one reads on. */
  begin() {
    const heading = this.room.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }

  /**
   * What takes the focus of a control that is gone: where one was before the frame that it closed; else the next
   * best control of the smallest part that is still there; of the table, and of what stands beside the board for
   * its words, the board.
   * @param {Element[]} places the control and all that it lay in, from the inside
   * @returns {HTMLElement | null} null where nothing is left but the screen itself
   */
  successor(places) {
    const frame = places.find((place) => place.matches(FRAMES));
    if (frame && !canHold(frame) && this.outside && canHold(this.outside)) return this.outside;
    // Those who end a sentence beside the board go on with what lies on it.
    const around = places[0].matches(".saying") ? [] : places.slice(1);
    for (const place of around) {
      if (place === this.room || place.matches(".table")) break;
      const controls = /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(CONTROLS));
      const control = place.isConnected && [...controls].find((each) => each.tabIndex >= 0 && canHold(each));
      if (control) return control;
    }
    return this.room.querySelector(STOP);
  }
}

/** @param {Element} element */
const canHold = (element) =>
  element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;

/** @param {Element | null} element */
function ancestorsOf(element) {
  const places = [];
  for (let place = element; place; place = place.parentElement)
    if (place !== document.body) places.push(place);
  return places;
}
