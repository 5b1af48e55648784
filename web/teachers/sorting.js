/** Sorts rows by hand: a row goes along with the hand that holds its grip, and the others make room for it. */

import { whenLost } from "../draw/lost.js";

/** So many pixels from an edge of the window a hand makes the page scroll, by so many at once. */
const EDGE = 64;
const SCROLLED = 12;

/** So many pixels beside the rows a hand is at none of them any more; further than where the page scrolls for it. */
const BESIDE = 80;

/** @typedef {{list: HTMLElement, rows: HTMLElement[], edges: {top: number, bottom: number}[], at: number, to: number,
 *   grip: HTMLElement, id: number, from: number, x: number, y: number, act: (by: number) => unknown, over: AbortController}} Held
 *   edges: where each row lay on the page; at: which row is held; to: where it would be laid now; from: where on the page it was
 *   taken hold of; x, y: where the hand is now, on the screen; act: what is done with how far it was moved; over: ends all listening */

export class Sorting {
  constructor() {
    /** @type {Held | null} */
    this.held = null;
    whenLost(() => this.letGo());
  }

  /**
   * Take hold of a row.
   * @param {PointerEvent} event at its grip
   * @param {(by: number) => unknown} act
   */
  take(event, act) {
    this.letGo();
    const grip = /** @type {HTMLElement} */ (event.currentTarget);
    const row = /** @type {HTMLElement | null} */ (grip.closest("li"));
    const list = row?.parentElement;
    if (event.button !== 0 || !event.isPrimary || !row || !list) return;
    event.preventDefault(); // no text is selected
    const rows = /** @type {HTMLElement[]} */ ([...list.children]);
    const edges = rows.map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY };
    });
    const { clientX: x, clientY: y, pointerId: id } = event;
    const at = rows.indexOf(row);
    const over = new AbortController();
    this.held = { list, rows, edges, at, to: at, grip, id, from: y + scrollY, x, y, act, over };
    const { signal } = over;
    grip.setPointerCapture(id);
    grip.addEventListener("pointermove", (moved) => this.move(moved), { signal });
    grip.addEventListener("pointerup", (ended) => this.drop(ended), { signal });
    for (const end of ["pointercancel", "lostpointercapture"])
      grip.addEventListener(end, () => this.letGo(), { signal });
    addEventListener("scroll", () => this.follow(), { signal });
    addEventListener("keydown", (pressed) => this.press(pressed), { signal, capture: true });
    list.dataset.sorting = "";
    row.dataset.held = "";
    this.scroll(this.held);
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY, pointerId }) {
    if (pointerId !== this.held?.id) return;
    Object.assign(this.held, { x: clientX, y: clientY });
    this.follow();
  }

  /** Keep the row under the hand, and have the others make room where it would be laid. */
  follow() {
    const { held } = this;
    if (!held) return;
    const { rows, edges, at, from, y } = held;
    const by = y + scrollY - from;
    held.to = findPlace(held, by);
    const between = edges[1] ? edges[1].top - edges[0].bottom : 0;
    const step = edges[at].bottom - edges[at].top + between;
    for (const [number, row] of rows.entries()) {
      const isPassed = number > at ? number <= held.to : number >= held.to;
      const aside = isPassed ? step * Math.sign(at - number) : 0;
      row.style.translate = `0 ${number === at ? by : aside}px`;
    }
  }

  /** Scroll the page for as long as the hand is at an edge of the window, and rows lie beyond that. @param {Held} held */
  scroll(held) {
    if (held !== this.held) return;
    if (!held.grip.isConnected) {
      this.letGo();
      return;
    }
    const { top, bottom } = held.list.getBoundingClientRect();
    if (held.y < EDGE && top < EDGE) scrollBy({ top: -SCROLLED, behavior: "instant" });
    if (held.y > innerHeight - EDGE && bottom > innerHeight - EDGE)
      scrollBy({ top: SCROLLED, behavior: "instant" });
    requestAnimationFrame(() => this.scroll(held));
  }

  /** @param {PointerEvent} event */
  drop(event) {
    const { held } = this;
    if (event.pointerId !== held?.id) return;
    this.move(event);
    this.letGo();
    if (held.to !== held.at) held.act(held.to - held.at);
  }

  /** Nobody who changes their mind changes anything. @param {KeyboardEvent} event */
  press(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.letGo();
  }

  /** All rows lie where they lay. */
  letGo() {
    const { held } = this;
    this.held = null;
    if (!held) return;
    held.over.abort();
    if (held.grip.hasPointerCapture(held.id)) held.grip.releasePointerCapture(held.id);
    delete held.list.dataset.sorting;
    delete held.rows[held.at].dataset.held;
    for (const row of held.rows) row.style.translate = "";
  }
}

/**
 * Where a row would be laid, which has passed whatever it covers by half; where it was, if the hand is at none of the rows.
 * @param {Held} held
 * @param {number} by how far it was moved
 */
function findPlace({ list, edges, at, x, y }, by) {
  const all = list.getBoundingClientRect();
  const isAcross = x > all.left - BESIDE && x < all.right + BESIDE;
  if (!isAcross || y < all.top - BESIDE || y > all.bottom + BESIDE) return at;
  const { top, bottom } = edges[at];
  const middles = edges.map((each) => (each.top + each.bottom) / 2);
  const above = middles.filter((middle, number) => number < at && top + by < middle).length;
  const below = middles.filter((middle, number) => number > at && bottom + by > middle).length;
  return at - above + below;
}
