/** Brings into sight what is asked for, what others play, and how a game ends: as much of it as can be, by the least way. */

import { restingPlace } from "./resting.js";

/** @typedef {{top: number, bottom: number}} Span in pixels from the upper edge of the page */

const EDGE = 6; // pixels between what is brought into sight and the edge of what can be seen

/** Milliseconds after a finger has left the page before it moves: what the finger touched is found out meanwhile. */
const LIFTED = 80;

const FIELDS = "input, select, textarea";

const FEAST = ".viewport-banner, .overlay.feast";

/** What nobody asks for: the game is over. */
const END = "the end";

export class Sight {
  /**
   * @param {HTMLElement} room
   * @param {Pick<import("./viewport.js").Viewport, "sees" | "show">} viewport
   */
  constructor(room, viewport) {
    this.room = room;
    this.viewport = viewport;
    /** What is asked for, by its words, and how much of the window it has: something else is a new question. */
    this.asked = "";
    /** What a hint speaks of. */
    this.hinted = "";
    /** @type {Element | null} */
    this.board = null;
    /** Whether a lesson stands there that nobody has been asked anything in yet. */
    this.isRead = false;
    /** Where each thing lay when it was drawn last. @type {WeakMap<Element, string>} */
    this.places = new WeakMap();
    /** @type {Element[]} what shall be seen as soon as no finger is down */
    this.wanted = [];
    /** Why: what somebody has called for is shown to readers beside the board, too. @type {"asked" | "called" | "moved"} */
    this.why = "asked";
    /** How far the page was scrolled before it went to what others play: that is where one plays oneself. @type {number | null} */
    this.left = null;
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

  /**
   * After a draw: show what a hint speaks of, else what is asked where that is new, or how the game has ended: its feast,
   * or else the board; where nothing is asked, and for those who look back, what has moved.
   */
  keep() {
    const board = this.room.querySelector(".table-board .board");
    const isNew = board !== this.board;
    this.board = board;
    if (!board) return;
    const moved = this.noteMoved(board);
    const isOver = this.room.querySelector(".is-over") !== null;
    const isPast = this.room.querySelector(".past") !== null;
    const end = this.room.querySelector(FEAST) ? FEAST : ".table-board";
    const open = [...this.room.querySelectorAll(isOver ? end : ".table-board .is-open")];
    // What is said of it may cover more, or less, than what was said before.
    const free = heightInSight(this.room);
    // A lesson says at its end what was learnt, over the board, which so comes to lie elsewhere.
    const asked = isOver
      ? `${END} ${this.room.querySelector(".reached") !== null}`
      : open.map((each) => /** @type {string} */ (each.getAttribute("data-touch")) + free).join(" ");
    const marks = [...board.querySelectorAll(".hint-mark:not(.is-judged)")];
    const hinted = marks.map((mark) => placeOf(mark) + free).join();
    const isAsked = asked && asked !== this.asked;
    const isHinted = hinted && hinted !== this.hinted;
    this.asked = asked;
    this.hinted = hinted;
    // A lesson is read before it is played: its board may be there before what can be touched is known.
    if (isNew) this.isRead = this.room.querySelector(".lesson") !== null;
    const { isRead } = this;
    if (asked) this.isRead = false;
    if (isNew) this.left = null;
    // What a question was about has been seen, and what comes of an answer is told in the bubble.
    if (this.room.querySelector(".puzzle.is-done")) return;
    if (isHinted) this.show(marks, "called");
    else if (isAsked && !isRead && !(this.room.querySelector(".puzzle") && this.sees(open)))
      this.show(open, "asked");
    else if ((!asked || isPast) && !isNew) this.show(moved, "moved");
  }

  /**
   * See what lies elsewhere than it did, or is new; nothing where all is laid out anew.
   * @param {Element} board
   * @returns {Element[]}
   */
  noteMoved(board) {
    const things = [...board.querySelectorAll("span.piece:not(.aside)")];
    const moved = things.filter((thing) => this.places.get(thing) !== placeOf(thing));
    for (const thing of moved) this.places.set(thing, placeOf(thing));
    return moved.length * 2 < things.length ? moved : [];
  }

  /**
   * @param {Element[]} things
   * @param {Sight["why"]} why
   */
  show(things, why) {
    if (things.length === 0) return;
    this.wanted = things;
    this.why = why;
    this.go();
  }

  /**
   * Whether any of some things is in sight as a whole. A puzzle lies still then: what is asked about was seen before.
   * @param {Element[]} things
   */
  sees(things) {
    const [from, to] = [scrollY + coveredAbove(this.room), scrollY + heightInSight(this.room)];
    return things.map(spanOf).some(({ top, bottom }) => top >= from && bottom <= to);
  }

  /** Never under a finger, nor while somebody writes; and what nobody called for, not while somebody reads beside the board. */
  go() {
    const focus = document.activeElement;
    if (this.fingers.size > 0 || this.room.querySelector("dialog[open]")) return;
    const things = this.wanted.filter((thing) => thing.isConnected);
    this.wanted = [];
    const isElsewhere = focus?.closest(this.why === "called" ? FIELDS : `${FIELDS}, .table-side`);
    if (!this.asked.startsWith(END) && isElsewhere) return;
    const roaming = things.filter((thing) => thing.closest(".sheet"));
    if (roaming.length > 0 && !roaming.some((thing) => this.viewport.sees(thing)))
      this.viewport.show(roaming[0]);
    const spans = things.filter((thing) => !roaming.includes(thing)).map(spanOf);
    const at = scrollY;
    const near = this.why === "moved" ? at : (this.left ?? at);
    this.left = this.why === "moved" ? (this.left ?? at) : null;
    const most = document.documentElement.scrollHeight - innerHeight;
    const [from, height] = [coveredAbove(this.room), heightInSight(this.room)];
    const to = findScroll(spans, { near, most, from, height });
    const isStill = "still" in document.documentElement.dataset;
    if (Math.abs(to - at) > 1) scrollTo({ top: to, behavior: isStill ? "instant" : "smooth" });
  }
}

/**
 * How far a page is to be scrolled so that as many spans as can be lie in sight as a whole: from somewhere, as little as
 * will do. Where a span is higher than what can be seen, its upper end is meant.
 * @param {Span[]} spans
 * @param {{near: number, most: number, from?: number, height: number}} window near: how far it is scrolled, or was; most:
 *   how far it can be; from, height: between which heights of the window things are in sight
 */
export function findScroll(spans, { near, most, from = 0, height }) {
  const room = height - from;
  const ends = spans.map(({ top, bottom }) => ({
    top: top - EDGE - from,
    bottom: Math.min(bottom + EDGE, top - EDGE + room) - from,
  }));
  const count = (/** @type {number} */ to) =>
    ends.filter(({ top, bottom }) => top >= to - EDGE && bottom <= to + room + EDGE).length;
  const ways = [near, ...ends.flatMap(({ top, bottom }) => [top, bottom - room])].map((to) =>
    Math.max(0, Math.min(most, to)),
  );
  const far = (/** @type {number} */ to) => Math.abs(to - near);
  return ways.reduce((one, other) => {
    const more = count(other) - count(one);
    return more > 0 || (more === 0 && far(other) < far(one)) ? other : one;
  });
}

/** As it was written: to have the style tell it takes seven times as long. @param {Element} thing */
const placeOf = (thing) => thing.getAttribute("style") ?? "";

/** How much of the window is covered by a lesson that stays at its upper edge. @param {HTMLElement} room */
function coveredAbove(room) {
  const lesson = room.querySelector(".lesson");
  return lesson && getComputedStyle(lesson).position === "sticky" ? lesson.getBoundingClientRect().height : 0;
}

/** How much of the window lies over what is fixed at its lower edge. @param {HTMLElement} room */
function heightInSight(room) {
  const dock = room.querySelector(".dock");
  if (!dock || getComputedStyle(dock).position !== "fixed") return innerHeight;
  return /** @type {Element} */ (dock.querySelector(".bubble")).getBoundingClientRect().top;
}

/**
 * Where a thing lies, or will lie once it has landed.
 * @param {Element} thing
 * @returns {Span}
 */
function spanOf(thing) {
  const isPlaced = thing.matches(".board :is(.piece, .hint-mark)");
  const { top, bottom } = isPlaced ? restingPlace(thing) : thing.getBoundingClientRect();
  return { top: top + scrollY, bottom: bottom + scrollY };
}
