/** Brings into sight what is asked for, what others play, and how a game ends: as much of it as can be, by the least way. */

/** @typedef {{top: number, bottom: number}} Span in pixels from the upper edge of the page */

const EDGE = 6; // pixels between what is brought into sight and the edge of what can be seen

/** Milliseconds after a finger has left the page before it moves: what the finger touched is found out meanwhile. */
const LIFTED = 80;

const FIELDS = "input, select, textarea";

export class Sight {
  /**
   * @param {HTMLElement} room
   * @param {import("./viewport.js").Viewport} viewport
   */
  constructor(room, viewport) {
    this.room = room;
    this.viewport = viewport;
    /** What is asked for, by its words: something else is a new question. */
    this.asked = "";
    /** What a hint speaks of. */
    this.hinted = "";
    /** @type {Element | null} */
    this.board = null;
    /** Where each thing lay when it was drawn last. @type {WeakMap<Element, string>} */
    this.places = new WeakMap();
    /** @type {Element[]} what shall be seen as soon as no finger is down */
    this.wanted = [];
    /** Whether somebody has called for it: then it is shown to whoever reads beside the board too. */
    this.isCalled = false;
    /** @type {Set<number>} */
    this.fingers = new Set();
    addEventListener("pointerdown", ({ pointerId }) => this.fingers.add(pointerId), { capture: true });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      addEventListener(
        end,
        ({ pointerId }) => {
          this.fingers.delete(pointerId);
          if (this.wanted.length > 0) setTimeout(() => this.go(), LIFTED);
        },
        { capture: true },
      );
    }
  }

  /** After a draw: show what a hint speaks of, else what is asked where that is new; where nothing is, what has moved. */
  keep() {
    const board = this.room.querySelector(".table-board .board");
    const isNew = board !== this.board;
    this.board = board;
    if (!board) return;
    const moved = this.noteMoved(board);
    const feast = board.querySelector(".overlay.feast");
    const open = feast ? [feast] : [...this.room.querySelectorAll(".table-board .is-open")];
    const asked = feast ? "feast" : open.map((each) => each.getAttribute("data-touch")).join(" ");
    const marks = /** @type {HTMLElement[]} */ ([...board.querySelectorAll(".hint-mark")]);
    // What is said of it may cover more, or less, than what was said before.
    const hinted = marks.length > 0 ? [...marks.map(placeOf), heightInSight(this.room)].join() : "";
    const isAsked = asked !== "" && asked !== this.asked;
    const isHinted = hinted !== "" && hinted !== this.hinted;
    this.asked = asked;
    this.hinted = hinted;
    // A lesson is read before it is played.
    const isRead = isNew && this.room.querySelector(".lesson") !== null;
    if (isHinted) this.show(marks, true);
    else if (isAsked && !isRead) this.show(open);
    else if (asked === "" && !isNew) this.show(moved);
  }

  /**
   * See what lies elsewhere than it did, or is new; nothing where all is laid out anew.
   * @param {Element} board
   * @returns {Element[]}
   */
  noteMoved(board) {
    const things = /** @type {HTMLElement[]} */ ([...board.querySelectorAll("span.piece")]);
    const moved = things.filter((thing) => this.places.get(thing) !== placeOf(thing));
    for (const thing of moved) this.places.set(thing, placeOf(thing));
    return moved.length * 2 < things.length ? moved : [];
  }

  /**
   * @param {Element[]} things
   * @param {boolean} [isCalled]
   */
  show(things, isCalled = false) {
    if (things.length === 0) return;
    this.wanted = things;
    this.isCalled = isCalled;
    this.go();
  }

  /** Never under a finger, nor while somebody writes; and what nobody called for, not while somebody reads beside the board. */
  go() {
    const focus = document.activeElement;
    if (this.fingers.size > 0 || this.room.querySelector("dialog[open]")) return;
    const things = this.wanted.filter((thing) => thing.isConnected);
    this.wanted = [];
    const isElsewhere = focus?.closest(this.isCalled ? FIELDS : `${FIELDS}, .table-side`);
    if (this.asked !== "feast" && isElsewhere) return;
    const roaming = things.filter((thing) => thing.closest(".sheet"));
    if (roaming.length > 0 && !roaming.some((thing) => this.viewport.sees(thing)))
      this.viewport.show(roaming[0]);
    const spans = things.filter((thing) => !roaming.includes(thing)).map(spanOf);
    const at = scrollY;
    const most = document.documentElement.scrollHeight - innerHeight;
    const to = findScroll(spans, { at, most, height: heightInSight(this.room) });
    const isStill = document.documentElement.dataset.motion === "reduce";
    if (Math.abs(to - at) > 1) scrollTo({ top: to, behavior: isStill ? "instant" : "smooth" });
  }
}

/**
 * How far a page is to be scrolled so that as many spans as can be lie in sight as a whole: as little as will do. Of what
 * is higher than what can be seen, the upper end is meant.
 * @param {Span[]} spans
 * @param {{at: number, most: number, height: number}} window how far it is scrolled and can be, and how much is in sight
 */
export function findScroll(spans, { at, most, height }) {
  const ends = spans.map(({ top, bottom }) => ({
    top: top - EDGE,
    bottom: Math.min(bottom + EDGE, top - EDGE + height),
  }));
  const count = (/** @type {number} */ from) =>
    ends.filter(({ top, bottom }) => top >= from - EDGE && bottom <= from + height + EDGE).length;
  const ways = [at, ...ends.flatMap(({ top, bottom }) => [top, bottom - height])].map((to) =>
    Math.max(0, Math.min(most, to)),
  );
  const far = (/** @type {number} */ to) => Math.abs(to - at);
  return ways.reduce((one, other) => {
    const more = count(other) - count(one);
    return more > 0 || (more === 0 && far(other) < far(one)) ? other : one;
  });
}

/** @param {HTMLElement} thing */
const placeOf = ({ style }) => style.cssText;

/** How much of the window lies over what is fixed at its lower edge. @param {HTMLElement} room */
function heightInSight(room) {
  const dock = room.querySelector(".dock");
  if (!dock || getComputedStyle(dock).position !== "fixed") return innerHeight;
  return (dock.querySelector(".bubble") ?? dock).getBoundingClientRect().top;
}

/**
 * Where a thing lies, or will lie once it has landed.
 * @param {Element} thing
 * @returns {Span}
 */
function spanOf(thing) {
  const board = thing.closest(".board");
  const { style } = /** @type {HTMLElement} */ (thing);
  const read = (/** @type {string} */ name) => Number(style.getPropertyValue(`--${name}`));
  const isPlaced = board !== null && thing.matches(".piece, .hint-mark");
  const box = (isPlaced ? board : thing).getBoundingClientRect();
  if (!isPlaced) return { top: box.top + scrollY, bottom: box.bottom + scrollY };
  const whole = /** @type {HTMLElement} */ (board).style;
  const unit = box.width / Number(whole.getPropertyValue("--width"));
  const middle = box.top + scrollY + (read("y") - Number(whole.getPropertyValue("--top"))) * unit;
  return { top: middle - (read("tall") * unit) / 2, bottom: middle + (read("tall") * unit) / 2 };
}
