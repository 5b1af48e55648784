/** The viewport in which a board that roams is seen: what is looked at stays where it is, until somebody moves it. */

import { scrollToPart } from "./bring.js";
import { LOOSE, UNIT } from "./layer.js";
import { whenLost } from "./lost.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {zoom: number}} Look the point of the board, in its units, that lies in the middle of the viewport */

/** A unit is between 24 pixels, the least that can be touched, and 160; who asks for all of a board sees it even smaller. */
const LEAST = 24 / UNIT;
const MOST = 160 / UNIT;
/** As large as a unit is drawn where there is room for all. */
const FIRST = 1;
/** A board that would leave most of its room empty is drawn larger, up to this, until it fills that part of the room. */
const LARGEST = 2;
const PART = 0.62;
const STEP = 1.25; // of one press of a button or key
const ROOMY = 1.5; // by which a board that has shrunk could be seen larger before it is
const EDGE = 12; // pixels between what is brought into sight and the edge of the viewport
const SLACK = 8; // pixels that a finger may slip while it touches

/** In how many steps a zoom doubles by which lines are drawn that must stay in sight: each step styles all pieces anew. */
const STEPS = 4;

/** What shows what has just happened, or is hinted at. */
const NEWS = ".piece.is-last, .hint-mark";

export class Viewport {
  /**
   * @param {HTMLElement} room
   * @param {{turned: () => void, ended: (end: "look-nearest" | "look-farthest") => void}} listener turned: it can be
   *   made larger or smaller again, or no more; ended: zooming by steps is as far as it goes
   */
  constructor(room, listener) {
    this.room = room;
    this.listener = listener;
    /** @type {HTMLElement | null} the viewport, null where the board does not roam */
    this.frame = null;
    /** @type {number | undefined} the table that is seen through it */
    this.table = undefined;
    /** @type {Look} */
    this.look = { x: 0, y: 0, zoom: FIRST };
    this.canNearer = true;
    this.canFarther = true;
    /** Whether nobody has moved it, so that it shows all again when the page is given another shape. */
    this.isWhole = true;
    this.news = "";
    /** Whether who has won is written over it: nothing is touched any more, so that all of it may be as small as it must. */
    this.isOver = false;
    /** @type {Map<number, Point>} the fingers that are down, or the mouse */
    this.fingers = new Map();
    this.isDragged = false;
    /** Whether the only finger holds a loose piece, which goes along with it (access/drag.js). */
    this.isTaken = false;
    this.width = 0;
    this.follower = new ResizeObserver(() => this.fitAgain());
    room.addEventListener("pointerdown", (event) => this.press(event));
    room.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) {
      room.addEventListener(end, (event) => this.release(/** @type {PointerEvent} */ (event)));
    }
    room.addEventListener("click", (event) => this.swallow(event), { capture: true });
    whenLost(() => this.letGo());
    room.addEventListener("wheel", (event) => this.roll(event), { passive: false });
    room.addEventListener("focusin", ({ target }) => this.followFocus(/** @type {HTMLElement} */ (target)));
  }

  /** Whether there is a viewport to look through. */
  get isThere() {
    return this.frame?.isConnected === true;
  }

  /**
   * After a draw: where the viewport or the table is new, show all; where something has happened out of sight, show that.
   * @param {number} [table] its number
   */
  keep(table = undefined) {
    /** @type {HTMLElement | null} */
    const frame = this.room.querySelector(".viewport");
    if (frame !== this.frame || table !== this.table) {
      this.follower.disconnect();
      this.fingers.clear();
      this.frame = frame;
      this.table = table;
      this.news = "";
      this.isOver = false;
      if (frame) this.follower.observe(frame);
      this.width = this.extent().width;
      this.showAll(LEAST);
    }
    if (!frame) return;
    const isOver = this.covered() > 0;
    if (isOver && !this.isOver) this.showAll(); // whoever looked at a corner of it, too, sees how it has ended
    this.isOver = isOver;
    // As it grows it is seen as a whole, but not while somebody is in the middle of a sentence.
    if (this.isWhole && this.isAmiss() && !frame.querySelector(".is-saying"))
      this.showAll(isOver ? 0 : LEAST);
    const news = /** @type {HTMLElement[]} */ ([...frame.querySelectorAll(NEWS)]);
    const said = news.map(({ style }) => style.cssText).join();
    if (said !== this.news) {
      this.news = said;
      for (const each of news) if (!this.isWhole || !this.isInSight(placeOf(each))) this.show(each);
      if (this.isEmpty()) this.showAll();
    }
    this.noteLimits();
  }

  /** Another width is another page; the height changes on a phone whenever somebody scrolls. */
  fitAgain() {
    const { width } = this.extent();
    if (width !== this.width && this.isWhole) this.showAll(this.isOver ? 0 : LEAST);
    this.width = width;
    this.noteLimits();
  }

  /** See whether all can be made larger or smaller. */
  noteLimits() {
    const box = this.box();
    const { zoom } = this.look;
    const canNearer = zoom < MOST;
    const canFarther = box !== null && zoom > this.least(box);
    if (canNearer === this.canNearer && canFarther === this.canFarther) return;
    this.canNearer = canNearer;
    this.canFarther = canFarther;
    this.listener.turned();
  }

  /**
   * Show the whole board, however small it is then; a small one leaves itself room to grow.
   * @param {number} [least] the zoom below which nothing can be touched, where nobody has asked for all
   */
  showAll(least = 0) {
    const box = this.box();
    if (!this.frame || !box) return;
    this.isWhole = true;
    const zoom = Math.max(least, this.ideal(box));
    const scale = zoom * UNIT;
    this.turnTo({
      x: box.left + box.width / 2,
      y: box.top + box.height / 2 + (this.clear(box, scale) - this.covered()) / (2 * scale),
      zoom,
    });
  }

  /**
   * Somebody moves what is seen by so many pixels: a board that goes to the left shows more of its right.
   * @param {number} right
   * @param {number} down
   */
  move(right, down) {
    this.isWhole = false;
    this.shift(right, down);
  }

  /**
   * @param {number} right
   * @param {number} down
   */
  shift(right, down) {
    const box = this.box();
    if (!box) return;
    const { x, y, zoom } = this.look;
    const scale = zoom * UNIT;
    this.turnTo({
      x: within(box.left, x - right / scale, box.left + box.width),
      y: within(box.top, y - down / scale, box.top + box.height),
      zoom,
    });
  }

  /**
   * Make all larger or smaller, so that one point stays where it is.
   * @param {number} by a factor
   * @param {Point} [at] in pixels from the middle of the viewport
   */
  zoom(by, at = { x: 0, y: 0 }) {
    const box = this.box();
    if (!box) return;
    const { x, y, zoom } = this.look;
    const next = within(this.least(box), zoom * by, MOST);
    const shift = 1 / (zoom * UNIT) - 1 / (next * UNIT);
    this.look = { x: x + at.x * shift, y: y + at.y * shift, zoom: next };
    this.move(0, 0);
  }

  nearer() {
    this.zoom(STEP);
    if (!this.canNearer) this.listener.ended("look-nearest");
  }

  farther() {
    this.zoom(1 / STEP);
    if (!this.canFarther) this.listener.ended("look-farthest");
  }

  /**
   * Go on by a quarter of the viewport.
   * @param {number} right
   * @param {number} down
   */
  step(right, down) {
    const { width, height } = this.extent();
    this.move((-right * width) / 4, (-down * height) / 4);
  }

  /**
   * Move as little as brings a piece into sight as a whole.
   * @param {Element} piece
   */
  show(piece) {
    if (!this.frame?.contains(piece) || !piece.matches(".sheet .pieces > *")) return;
    const { width, height } = this.extent();
    const { x, y, wide, tall } = placeOf(/** @type {HTMLElement} */ (piece));
    const scale = this.look.zoom * UNIT;
    /**
     * How far a span must move to lie within a length, of which something is taken at its end.
     * @param {number} at @param {number} size @param {number} length @param {number} [taken]
     */
    const lack = (at, size, length, taken = 0) => {
      const most = Math.max(0, length / 2 - EDGE - size / 2);
      return within(-most, at, Math.max(-most, most - taken)) - at;
    };
    const right = lack((x - this.look.x) * scale, wide * scale, width);
    const down = lack((y - this.look.y) * scale, tall * scale, height, Math.max(this.taken(), this.hidden()));
    if (right || down) this.shift(right, down);
  }

  /** @param {Look} look */
  turnTo(look) {
    this.look = look;
    const sheet = /** @type {HTMLElement | null | undefined} */ (this.frame?.querySelector(".sheet"));
    if (!sheet) return;
    this.noteLimits(); // before anything is written: it reads how large the viewport is
    const { x, y, zoom } = look;
    sheet.style.transform = `scale(${zoom}) translate(${-x * UNIT}px, ${-y * UNIT}px)`;
    // Lines that must stay in sight are drawn by it, a little too thick rather than too thin.
    const known = 2 ** (Math.floor(Math.log2(zoom) * STEPS) / STEPS);
    sheet.style.setProperty("--zoom", known.toFixed(3));
  }

  /** @param {{left: number, top: number, width: number, height: number}} box */
  least(box) {
    return Math.min(LEAST, this.fit(box));
  }

  /** @param {{width: number, height: number}} box @returns {number} the zoom that shows all */
  fit({ width, height }) {
    const room = this.extent();
    room.height -= this.taken() + this.covered();
    const least = (/** @type {number} */ length, /** @type {number} */ units) =>
      Math.max(1, length - 2 * EDGE) / (units * UNIT);
    return Math.min(least(room.width, width), least(room.height, height));
  }

  /** How large a board is shown that nobody has moved; one that grows no more takes all there is. @param {{width: number, height: number}} box */
  ideal(box) {
    const fit = this.fit(box);
    return Math.min(fit, this.covered() > 0 ? MOST : within(FIRST, fit * PART, LARGEST));
  }

  /** How many pixels at its foot the buttons take that move it, where they lie beside each other. */
  taken() {
    const tools = /** @type {HTMLElement | null | undefined} */ (
      this.frame?.querySelector(".viewport-tools")
    );
    return tools && tools.offsetWidth > tools.offsetHeight ? tools.offsetHeight + EDGE : 0;
  }

  /** How many pixels at its foot lie under what is told at the lower edge of the window. */
  hidden() {
    const dock = this.room.querySelector(".dock");
    if (!this.frame || !dock || getComputedStyle(dock).position !== "fixed") return 0;
    const bubble = /** @type {Element} */ (dock.querySelector(".bubble")).getBoundingClientRect();
    return Math.max(0, this.frame.getBoundingClientRect().bottom - bubble.top);
  }

  /** How many pixels at its head are taken by who has won. */
  covered() {
    const banner = /** @type {HTMLElement | null | undefined} */ (
      this.frame?.querySelector(".viewport-banner")
    );
    return banner ? banner.offsetTop + banner.offsetHeight : 0;
  }

  /**
   * How much of that a board can be kept clear of, at a scale.
   * @param {{height: number}} box
   * @param {number} scale
   */
  clear(box, scale) {
    return Math.min(this.taken(), Math.max(0, this.extent().height - box.height * scale));
  }

  /** The size of the viewport in pixels. */
  extent() {
    return { width: this.frame?.clientWidth ?? 0, height: this.frame?.clientHeight ?? 0 };
  }

  /** Where the board lies, in its units, null where there is none. */
  box() {
    /** @type {HTMLElement | null | undefined} */
    const board = this.frame?.querySelector(".board");
    if (!board) return null;
    const read = (/** @type {string} */ name) => Number(board.style.getPropertyValue(`--${name}`));
    return { left: read("left"), top: read("top"), width: read("width"), height: read("height") };
  }

  /** Whether some of the board lies out of sight, or all of it could be seen much larger. */
  isAmiss() {
    const box = this.box();
    if (!box) return false;
    const { width, height } = this.extent();
    const { x, y, zoom } = this.look;
    const scale = zoom * UNIT;
    const far = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ at) =>
      Math.max(at - from, from + size - at) * scale;
    const isCut =
      far(box.left, box.width, x) > width / 2 ||
      (y - box.top) * scale > height / 2 ||
      (box.top + box.height - y) * scale > height / 2 - this.clear(box, scale);
    const hasRoom = zoom > LEAST || (box.width * scale <= width && box.height * scale <= height);
    return (isCut && hasRoom) || this.ideal(box) > zoom * ROOMY;
  }

  /** Whether the middle of a piece can be seen. @param {Element} piece */
  sees(piece) {
    return this.isInSight(placeOf(/** @type {HTMLElement} */ (piece)));
  }

  /** Whether the middle of something can be seen, and none of it lies under the dock. @param {Point & {tall?: number}} place */
  isInSight({ x, y, tall = 0 }) {
    const { width, height } = this.extent();
    const scale = this.look.zoom * UNIT;
    const hidden = this.hidden();
    const below = hidden > 0 ? hidden + (tall * scale) / 2 : 0;
    const [right, down] = [(x - this.look.x) * scale, (y - this.look.y) * scale];
    return Math.abs(right) <= width / 2 && down >= -height / 2 && down <= height / 2 - below;
  }

  /** Whether nothing of the board can be seen, as when another game has begun in the same viewport. */
  isEmpty() {
    const box = this.box();
    return box !== null && !this.isInSight(nearestPoint(box, this.look));
  }

  // Hands

  /** @param {PointerEvent} event */
  press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.isPrimary) this.letGo(); // what was down before has come up where nobody heard of it
    if (this.fingers.size === 0) this.isDragged = false;
    if (!this.frame?.contains(target) || target.closest(".viewport-tools") || event.button !== 0) return;
    // A second finger means the board, whatever the first one holds.
    this.isTaken = this.fingers.size === 0 && target.closest(LOOSE) !== null;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = this.middle();
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.fingers.has(event.pointerId) || !this.frame) return;
    if (!(event.buttons & 1)) {
      this.release(event); // it was let go where nobody heard of it
      return;
    }
    const before = this.middle();
    const spread = this.spread();
    const finger = { x: event.clientX, y: event.clientY };
    if (this.isTaken) {
      this.fingers.set(event.pointerId, finger);
      return;
    }
    const isMoved = this.isDragged || distance(finger, this.start ?? finger) > SLACK;
    if (this.fingers.size === 1 && !isMoved) return;
    if (!this.isDragged) {
      this.isDragged = true;
      this.frame.classList.add("is-held");
      for (const each of this.fingers.keys()) this.frame.setPointerCapture(each);
    }
    this.fingers.set(event.pointerId, finger);
    const after = this.middle();
    this.move(after.x - before.x, after.y - before.y);
    if (spread > 0) this.zoom(this.spread() / spread, this.fromMiddle(after));
  }

  /** @param {PointerEvent} event */
  release({ pointerId }) {
    this.fingers.delete(pointerId);
    this.start = this.middle();
    if (this.fingers.size === 0) this.letGo();
  }

  /** Nothing moves the board any more that was down. */
  letGo() {
    this.fingers.clear();
    this.frame?.classList.remove("is-held");
  }

  /** A drag's end is no touch, wherever a browser says that it was; a click by the keyboard has no finger. @param {MouseEvent} event */
  swallow(event) {
    if (!this.isDragged || event.detail === 0) return;
    this.isDragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** The middle of all fingers. */
  middle() {
    const fingers = [...this.fingers.values()];
    const count = Math.max(1, fingers.length);
    return {
      x: fingers.reduce((sum, { x }) => sum + x, 0) / count,
      y: fingers.reduce((sum, { y }) => sum + y, 0) / count,
    };
  }

  /** How far two fingers are apart, 0 where there are not two. */
  spread() {
    const [one, other] = this.fingers.values();
    return other ? distance(one, other) : 0;
  }

  /** A place on the screen in pixels from the middle of the viewport. @param {Point} place */
  fromMiddle({ x, y }) {
    const box = this.frame?.getBoundingClientRect() ?? new DOMRect();
    return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
  }

  /** The point of the board at a place on the screen, in the pixels in which its pieces are placed. @param {Point} place */
  pointAt(place) {
    const { x, y } = this.fromMiddle(place);
    const { zoom } = this.look;
    return { x: this.look.x * UNIT + x / zoom, y: this.look.y * UNIT + y / zoom };
  }

  /**
   * The wheel moves what is out of sight into it, and then the page; with Ctrl, and by a pinch on a pad, it zooms.
   * @param {WheelEvent} event
   */
  roll(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const box = this.box();
    if (!box || !this.frame?.contains(target)) return;
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    const [across, down] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const at = this.fromMiddle({ x: event.clientX, y: event.clientY });
      this.zoom(2 ** (-within(-150, event.deltaY * unit, 150) / 150), at);
      return;
    }
    const { width, height } = this.extent();
    const scale = this.look.zoom * UNIT;
    /** How much of a way there is to see. @param {number} way @param {number} from @param {number} to @param {number} length */
    const most = (way, from, to, length) =>
      way < 0
        ? Math.max(way, Math.min(0, from + length / 2 - EDGE))
        : Math.min(way, Math.max(0, to - length / 2 + EDGE));
    const { left, top } = box;
    const x = most(
      across * unit,
      (left - this.look.x) * scale,
      (left + box.width - this.look.x) * scale,
      width,
    );
    const y = most(
      down * unit,
      (top - this.look.y) * scale,
      (top + box.height - this.look.y) * scale,
      height,
    );
    if (!x && !y) return;
    event.preventDefault();
    this.move(-x, -y);
  }

  /** Those who go on by the keyboard see where they are. @param {HTMLElement} target */
  followFocus(target) {
    if (!this.frame?.contains(target) || !target.matches(":focus-visible")) return;
    this.show(target);
    scrollToPart(this.frame, "nearest");
  }
}

/** @param {number} least @param {number} value @param {number} most */
const within = (least, value, most) => Math.max(least, Math.min(most, value));

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The point of a box that lies nearest to another point.
 * @param {{left: number, top: number, width: number, height: number}} box
 * @param {Point} point
 */
const nearestPoint = ({ left, top, width, height }, { x, y }) => ({
  x: within(left, x, left + width),
  y: within(top, y, top + height),
});

/** Where a piece lies and how large it is, in units of the board. @param {HTMLElement} piece */
function placeOf({ style }) {
  const read = (/** @type {string} */ name) => Number(style.getPropertyValue(`--${name}`));
  return { x: read("x"), y: read("y"), wide: read("size"), tall: read("tall") };
}
