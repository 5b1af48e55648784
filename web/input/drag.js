/** Drags a thing by mouse or finger: the same sentences as by touches, and nothing is done where nothing can be. */

import { drawnOf } from "../draw/drawn.js";
import { LOOSE } from "../draw/layer.js";
import { whenLost } from "../draw/lost.js";
import { stopStrayClicks } from "./stray-clicks.js";

/** @typedef {{store: import("../model/store.js").Store, drafts: import("../table/drafts.js").Drafts,
 *   line: import("../table/line.js").Line, notices: import("../page/notices.js").Notices,
 *   words: import("../i18n/words.js").Words, viewport: import("../draw/viewport.js").Viewport, aim: import("./aim.js").Aim}} Uses */

/** How many pixels a hand moves before it drags, and does not merely touch. */
const START = { mouse: 5, touch: 10, pen: 10 };

/** Within so many milliseconds comes the click that a browser makes of a drag. */
const CLICK = 60;

/** @typedef {import("../draw/viewport.js").Point} Point */
/** @typedef {{word: string, thing: HTMLElement, moved: HTMLElement[], homes: Point[], goal: HTMLElement | null, x: number, y: number,
 *   at: Point, from: Point, id: number, isMouse: boolean, isDragging: boolean,
 *   picked: ReturnType<import("../table/drafts.js").Drafts["pick"]> | null}} Drag
 *   thing: what was taken hold of; moved: what is seen of it and goes along, the first of it at the hand; homes: where each
 *   of that lay, in units; goal: what it would be laid on now; x, y: where on the screen; at: where the hand is there now;
 *   from: where on the board, so that it stays under the hand however the board is moved and zoomed; picked: what may be
 *   done with it, once Python has said so */

/**
 * Follow a hand that drags.
 * @param {HTMLElement} room
 * @param {Uses} app
 */
export function followDrags(room, app) {
  const { aim, drafts, line, notices, store, viewport, words } = app;
  /** @type {Drag | null} */
  let drag = null;
  let hasDragged = false;

  room.addEventListener("pointerdown", (event) => {
    hasDragged = false;
    const target = /** @type {HTMLElement} */ (event.target);
    // Where a first finger comes down, no other is there any more, whatever was heard of that.
    if (event.isPrimary) cancel({ isDown: false });
    // Two fingers move and zoom the board: what the first one holds goes back.
    else if (drag?.thing.closest(".sheet") && target.closest(".viewport")) cancel();
    if (event.button !== 0 || !event.isPrimary || store.play?.looking.past) return;
    const thing = aim.meant;
    if (!thing?.matches(".pieces :is(.is-open, .is-said)")) return;
    // A board that roams is moved by a hand that drags over it, but for what lies loose there.
    if (thing.closest(".sheet") && !thing.matches(LOOSE)) return;
    drag = {
      word: thing.dataset.touch ?? "",
      thing,
      moved: [thing],
      homes: [],
      goal: null,
      x: event.clientX,
      y: event.clientY,
      at: { x: event.clientX, y: event.clientY },
      from: { x: 0, y: 0 },
      id: event.pointerId,
      isMouse: event.pointerType === "mouse",
      isDragging: false,
      picked: null,
    };
  });

  room.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!(event.buttons & 1)) {
      cancel({ isDown: false }); // it was let go where nobody heard of it
      return;
    }
    const [across, down] = [event.clientX - drag.x, event.clientY - drag.y];
    const start = START[/** @type {keyof typeof START} */ (event.pointerType)] ?? START.mouse;
    if (!drag.isDragging) {
      if (Math.hypot(across, down) < start) return;
      if (!drag.thing.isConnected) {
        drag = null;
        return;
      }
      begin(drag);
    }
    drag.at = { x: event.clientX, y: event.clientY };
    follow(drag);
    markGoal(drag, thingAt(room, event.clientX, event.clientY, drag.thing));
  });

  room.addEventListener("pointerup", (event) => {
    const ended = event.pointerId === drag?.id ? drag : null;
    if (ended) drag = null;
    hasDragged ||= ended?.isDragging ?? false;
    if (hasDragged)
      setTimeout(() => {
        hasDragged = false;
      }, CLICK);
    if (ended?.isDragging) void drop(ended, event.clientX, event.clientY).catch(notices.fail);
  });

  for (const end of /** @type {const} */ (["pointercancel", "lostpointercapture"])) {
    room.addEventListener(end, ({ pointerId, target }) => {
      // A finger is given from what it came down on to the room, as soon as it drags.
      if (pointerId === drag?.id && (end === "pointercancel" || target === room)) cancel();
    });
  }
  // The menu of a mouse's other button takes the hand away; a finger that has rested may still go on.
  room.addEventListener("contextmenu", () => drag?.isMouse && cancel());
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !drag?.isDragging) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      cancel();
    },
    { capture: true },
  );
  whenLost(() => cancel());

  // The click that a browser makes of a drag is none.
  stopStrayClicks(room, () => {
    const isNone = hasDragged;
    hasDragged = false;
    return isNone;
  });

  /**
   * Let go what is held, and all is as it was.
   * @param {{isDown?: boolean}} [hand] isDown: whether it is still to come up, which is no touch then
   */
  function cancel({ isDown = true } = {}) {
    const ended = drag;
    drag = null;
    if (!ended?.isDragging) return;
    hasDragged = isDown;
    if (room.hasPointerCapture(ended.id)) room.releasePointerCapture(ended.id);
    void putBack(ended).catch(notices.fail);
  }

  /**
   * A place on the screen as the board of a thing counts it that follows the hand there.
   * @param {HTMLElement} thing
   * @param {number} x
   * @param {number} y
   * @returns {Point}
   */
  function pointOf(thing, x, y) {
    return (thing.closest(".sheet") && viewport.pointAt({ x, y })) || { x, y };
  }

  /**
   * Take hold of a thing: it goes along with the hand, and where it may go lights up.
   * @param {Drag} held
   */
  function begin(held) {
    held.isDragging = true;
    line.skip();
    held.moved = seenOf(held.thing, held.x, held.y);
    for (const each of held.moved) each.dataset.dragged = "";
    const [first] = held.moved;
    if (first.matches("[data-part]")) {
      // One of several that lie there goes along, which is not where the hand is yet, and comes to lie over all others.
      held.thing.dataset.lends = "";
      const { left, top, width, height } = first.getBoundingClientRect();
      held.x = left + width / 2;
      held.y = top + height / 2;
    }
    held.from = pointOf(held.thing, held.x, held.y);
    held.homes = held.moved.map(homeOf);
    room.setPointerCapture(held.id);
    store.setPlay({ looking: { held: null } });
    held.picked = drafts.pick(held.word);
    void held.picked.then(() => requestAnimationFrame(() => drag === held && follow(held)));
  }

  /**
   * Keep what is held under the hand, also where it has just been drawn elsewhere, as what goes with it lies there.
   * @param {Drag} held
   */
  function follow({ thing, moved, homes, at, from }) {
    const { x, y } = pointOf(thing, at.x, at.y);
    for (const [number, each] of moved.entries()) {
      const home = homes[number];
      const across = `${x - from.x}px + var(--unit) * (${home.x} - var(--x, 0))`;
      const down = `${y - from.y}px + var(--unit) * (${home.y} - var(--y, 0))`;
      each.style.translate = `calc(${across}) calc(${down})`;
    }
  }

  /**
   * @param {Drag} held
   * @param {number} x
   * @param {number} y
   */
  async function drop(held, x, y) {
    // What is drawn anew elsewhere goes there from the hand.
    letGo(held);
    markGoal(held);
    const picked = await held.picked;
    const target = thingAt(room, x, y, held.thing);
    const onto = target?.dataset.touch ?? "";
    if (picked && picked.prompt !== store.play?.reply.prompt) await putBack(held);
    else if (picked?.held.touch.includes(onto))
      await drafts.touch(held.word, { said: picked.before.move, onto });
    else if (picked?.held.status === "done" && landsAt(held, x, y)) await drafts.touch(held.word);
    else await putBack(held);
    for (const each of held.moved) each.style.translate = "";
  }

  /**
   * Nobody is scolded for changing their mind: all is as it was before.
   * @param {Drag} held
   */
  async function putBack(held) {
    letGo(held);
    markGoal(held);
    for (const each of held.moved) each.style.translate = "";
    const picked = await held.picked;
    if (picked) await drafts.putBack(picked);
  }

  /**
   * Whether something that is a whole sentence by itself was brought to where it comes to lie.
   * @param {Drag} held
   * @param {number} x
   * @param {number} y
   */
  function landsAt({ word, thing }, x, y) {
    const now = store.play;
    const board = thing.closest(".board");
    const drawn = now && drawnOf(now, words, { past: null, line: [] });
    if (!drawn || !board) return false;
    const frame = board.getBoundingClientRect();
    const { left = 0, top = 0, width, height } = drawn.boards[0].size;
    const place = drawn.renderer.lands?.(word, drawn.view, drawn.ui);
    const at = {
      x: left + ((x - frame.x) / frame.width) * width,
      y: top + ((y - frame.y) / frame.height) * height,
    };
    const goal = place ?? { left, top, width, height };
    const isIn =
      at.x >= goal.left &&
      at.x <= goal.left + goal.width &&
      at.y >= goal.top &&
      at.y <= goal.top + goal.height;
    return isIn && !contains(thing, x, y);
  }
}

/** Where a thing is drawn that travels; a part of a thing, where that is. @param {Element} thing @returns {Point} */
function homeOf(thing) {
  const style = getComputedStyle(thing);
  return { x: Number(style.getPropertyValue("--x")), y: Number(style.getPropertyValue("--y")) };
}

/** What was held glides from here on. @param {Drag} held */
function letGo({ thing, moved }) {
  delete thing.dataset.lends;
  for (const each of moved) delete each.dataset.dragged;
}

/**
 * Mark what a thing would be laid on, wide enough to be seen around a finger.
 * @param {Drag} held
 * @param {HTMLElement} [thing] under the hand
 */
function markGoal(held, thing) {
  const goal = thing?.matches(".is-open") ? thing : null;
  if (goal === held.goal) return;
  if (held.goal) delete held.goal.dataset.goal;
  if (goal) goal.dataset.goal = "";
  held.goal = goal;
}

/**
 * What is seen of a thing where it was taken hold of: what lies loose as a whole, and all that lies on what is whole; else the
 * smallest of what travels there, or else the last of the parts that lie in it, or the thing itself.
 * @param {HTMLElement} thing
 * @param {number} x
 * @param {number} y
 * @returns {HTMLElement[]}
 */
function seenOf(thing, x, y) {
  if (thing.matches(LOOSE)) return [thing];
  const movers = /** @type {HTMLElement[]} */ ([
    ...(thing.closest(".pieces")?.querySelectorAll("span.piece:not(.hint-mark)") ?? []),
  ]);
  if (thing.matches("[data-whole]")) {
    return movers.filter((mover) => {
      const { left, top, width, height } = mover.getBoundingClientRect();
      return contains(thing, left + width / 2, top + height / 2);
    });
  }
  const parts = /** @type {NodeListOf<HTMLElement>} */ (thing.querySelectorAll("[data-part]"));
  const area = (/** @type {HTMLElement} */ { offsetWidth, offsetHeight }) => offsetWidth * offsetHeight;
  const [smallest] = movers
    .filter((mover) => contains(mover, x, y))
    .sort((one, other) => area(one) - area(other));
  return [smallest ?? [...parts].at(-1) ?? thing];
}

/**
 * The thing that lies under a hand, other than the one that it holds, and on which something can be laid.
 * @param {HTMLElement} room
 * @param {number} x
 * @param {number} y
 * @param {HTMLElement} held
 */
const thingAt = (room, x, y, held) =>
  /** @type {HTMLElement | undefined} */ (
    document
      .elementsFromPoint(x, y)
      .map((element) => element.closest(".pieces [data-touch]:not([data-held])"))
      .find((thing) => thing && thing !== held && room.contains(thing))
  );

/**
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 */
function contains(element, x, y) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
