/** What a hand means that comes down at the table: what lay there as it was seen, and never what only glides by. */

import { restingPlace } from "../draw/resting.js";

/** @typedef {ReturnType<typeof restingPlace>} Box */
/** @typedef {Map<HTMLElement, Box>} Picture where each thing lay on the page, however far that was scrolled */

/** Milliseconds from the eye to the hand: what is touched within them was aimed at before the last change. */
const LAG = 150;

/** How many pixels a hand may slide between coming down and going up: farther, it has changed its mind. */
const SLIDE = 12;

const THINGS = ".pieces [data-touch]";

export class Aim {
  /** @param {HTMLElement} room */
  constructor(room) {
    this.room = room;
    /** How things lay until a change of the last moments, the oldest first. @type {{until: number, lay: Picture}[]} */
    this.seen = [];
    /** @type {unknown} */
    this.draft = null;
    /** @type {unknown} */
    this.reply = null;
    /** What can be touched there, since a hand came down on it. @type {HTMLElement | null} */
    this.meant = null;
    this.word = "";
    /** Where it came down, null once that is answered by a click. @type {{x: number, y: number} | null} */
    this.down = null;
    /** What was pressed last, and what stood on it. @type {{control: Element | null, face: string}} */
    this.pressed = { control: null, face: "" };
    room.addEventListener(
      "pointerdown",
      (event) => {
        if (!event.isPrimary) return;
        this.down = { x: event.clientX, y: event.clientY };
        this.meant = this.find(event);
        this.word = this.meant?.dataset.touch ?? "";
      },
      { capture: true },
    );
  }

  /**
   * Remember how things lie before a touch of one's own changes that: the next one may be under way. What others do is
   * waited for, and then all is looked at anew.
   * @param {import("../model/state.d.ts").Play | null} play that is drawn next
   */
  remember(play) {
    const { reply = null, saying } = play ?? {};
    const draft = saying?.draft ?? null;
    const now = performance.now();
    this.seen = reply === this.reply ? this.seen.filter(({ until }) => until > now - LAG) : [];
    if (reply === this.reply && draft !== this.draft) this.seen.push({ until: now, lay: this.look() });
    this.reply = reply;
    this.draft = draft;
  }

  /** @returns {Picture} */
  look() {
    const things = /** @type {NodeListOf<HTMLElement>} */ (this.room.querySelectorAll(THINGS));
    return new Map(
      [...things].map((thing) => {
        const { left, right, top, bottom } = restingPlace(thing);
        const [across, down] = [scrollX, scrollY];
        return [
          thing,
          { left: left + across, right: right + across, top: top + down, bottom: bottom + down },
        ];
      }),
    );
  }

  /**
   * What a click means: what the hand came down on. A key, or what clicks for somebody, means what it is sent to.
   * @param {MouseEvent} event
   * @returns {{thing: HTMLElement | null, word: string}}
   */
  take({ target, detail, clientX, clientY }) {
    const { down } = this;
    this.down = null;
    if (down && detail > 0 && Math.hypot(clientX - down.x, clientY - down.y) < SLIDE)
      return { thing: this.meant, word: this.word };
    const thing = touchableOf(/** @type {Element} */ (target));
    return { thing, word: thing?.dataset.touch ?? "" };
  }

  /**
   * Whether a click is the second of two at one place, where another button has come to stand since the first one. Words
   * of a sentence are all heard in their order, however fast they come.
   * @param {MouseEvent} event
   */
  isStray({ target, detail }) {
    const control = /** @type {Element} */ (target).closest("button:not(.piece, .saying), a");
    // What stays in its place says what comes next, and is the same for all that, as long as it has the same sign.
    const face = (control?.matches(".slot") ? control.className : control?.textContent) ?? "";
    const { pressed } = this;
    this.pressed = { control, face };
    return detail > 1 && control !== null && (control !== pressed.control || face !== pressed.face);
  }

  /**
   * @param {PointerEvent} event
   * @returns {HTMLElement | null}
   */
  find({ target, clientX: x, clientY: y }) {
    const place = /** @type {Element} */ (target);
    if (!place.closest(".board")) return touchableOf(place);
    return this.recall(x + scrollX, y + scrollY) ?? thingAt(this.room, x, y);
  }

  /**
   * What lay at a place of the page as the hand was sent, where something else does now; the one nearest to the hand, if
   * there were several.
   * @param {number} x
   * @param {number} y
   */
  recall(x, y) {
    const then = performance.now() - LAG;
    const picture = this.seen.find(({ until }) => until > then);
    if (!picture) return null;
    const lay = listAt(picture.lay, x, y);
    const lie = new Set(listAt(this.look(), x, y).map(([thing]) => thing));
    if (lay.length === lie.size && lay.every(([thing]) => lie.has(thing))) return null;
    const far = (/** @type {Box} */ { left, right, top, bottom }) =>
      Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    const [nearest] = lay.sort(([, one], [, other]) => far(one) - far(other));
    return nearest?.[0] ?? null;
  }
}

/** @param {Element} element @returns {HTMLElement | null} */
const touchableOf = (element) => element.closest("[data-touch]");

/** @param {Picture} picture @param {number} x @param {number} y */
const listAt = (picture, x, y) => [...picture].filter(([, box]) => isIn(box, x, y));

/** @param {Box} box @param {number} x @param {number} y */
const isIn = ({ left, right, top, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom;

/**
 * The uppermost thing at a place that lies there, or comes to lie there.
 * @param {HTMLElement} room
 * @param {number} x
 * @param {number} y
 */
const thingAt = (room, x, y) =>
  /** @type {HTMLElement | undefined} */ (
    document
      .elementsFromPoint(x, y)
      .map((element) => element.closest(THINGS))
      .find(
        (thing) => thing && room.contains(thing) && (!isGliding(thing) || isIn(restingPlace(thing), x, y)),
      )
  ) ?? null;

/** Whether a thing is on its way; what waits for its turn to go still lies there. @param {Element} thing */
const isGliding = (thing) =>
  thing.getAnimations().some((animation) => {
    const isWay =
      animation instanceof CSSTransition && ["transform", "translate"].includes(animation.transitionProperty);
    return isWay && Number(animation.effect?.getComputedTiming().progress) > 0;
  });
