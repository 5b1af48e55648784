/** What explains itself: the thing on the board or word of the dock that is under the mouse, that a finger rests on, or that
 * the keyboard is at. */

import { drawnOf } from "../draw/drawn.js";
import { whenLost } from "../draw/lost.js";
import { renderers } from "../draw/renderers.js";
import { stopStrayClicks } from "./stray-clicks.js";

/** @typedef {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words}} Uses */

/** Milliseconds for which a finger rests on a thing before that is a question, and no touch. */
const REST = 350;

/** How many pixels a finger may tremble. */
const TREMBLE = 8;

/**
 * Follow mouse, fingers and focus over the board. A finger that rested on a thing has asked, and does not touch it.
 * @param {HTMLElement} room
 * @param {Uses} app
 */
export function followHolding(room, { store, words }) {
  /** @type {number | undefined} */
  let rest;
  let start = { x: 0, y: 0 };
  let hasAsked = false;

  /** Whether a thing explains itself. @param {string | null | undefined} word */
  const explains = (word) => {
    const { play } = store;
    const drawn = play && word ? drawnOf(play, words) : undefined;
    return Boolean(word && drawn?.renderer.explain?.(word, drawn.view, drawn.ui));
  };
  /**
   * A hand that goes over things which explain nothing has nothing drawn.
   * @param {EventTarget | null} target
   * @param {boolean} [isPressed] whether it is pressed, and what comes of that is drawn next
   */
  const hold = (target, isPressed = false) => {
    const { play } = store;
    if (!play || !renderers.get(play.game)?.explain) return;
    const thing = target instanceof Element ? target.closest(":is(.pieces, .dock) [data-touch]") : null;
    const held = thing?.getAttribute("data-touch") ?? null;
    const before = play.looking.held;
    if (held === before) return;
    store.setPlay({ looking: { held } }, { isSeen: !isPressed && (explains(before) || explains(held)) });
  };
  const cancel = () => clearTimeout(rest);

  // A mouse that rests asks nothing, whatever comes to lie under it.
  let mouse = { x: -1, y: -1 };
  room.addEventListener("pointermove", ({ pointerType, target, buttons, clientX, clientY }) => {
    if (pointerType !== "mouse") return;
    const hasMoved = clientX !== mouse.x || clientY !== mouse.y;
    mouse = { x: clientX, y: clientY };
    if (hasMoved && buttons === 0) hold(target);
  });
  room.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") hold(null);
  });
  room.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const isPressed = !target.matches(":focus-visible");
    hold(isPressed ? null : target, isPressed);
  });
  room.addEventListener("pointerdown", ({ pointerType, target, clientX, clientY }) => {
    hasAsked = false;
    mouse = { x: clientX, y: clientY };
    cancel();
    if (pointerType === "mouse") return;
    start = { x: clientX, y: clientY };
    rest = setTimeout(() => {
      hold(target);
      // What explains nothing is touched, however long that takes.
      hasAsked = explains(store.play?.looking.held);
    }, REST);
  });
  room.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) cancel();
  });
  for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
    room.addEventListener(kind, ({ pointerType }) => {
      cancel();
      if (pointerType !== "mouse") hold(null);
    });
  }
  whenLost(cancel);
  stopStrayClicks(room, () => {
    const isNone = hasAsked;
    hasAsked = false;
    return isNone;
  });
  // A finger that rests opens no menu of the browser over what it asks about.
  room.addEventListener("contextmenu", (event) => {
    if (hasAsked) event.preventDefault();
  });
}
