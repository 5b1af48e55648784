/** Touch and keyboard: the only listeners on the board and on the keys of the table. */

import { nearest, STOP } from "../access/roving.js";
import { answerOf } from "../model/hints.js";
import { isInAir } from "../model/steps.js";
import { lineOf } from "../model/trials.js";
import { keyOf } from "./keys.js";
import { stopStrayClicks } from "./stray-clicks.js";

/** @typedef {{store: import("../model/store.js").Store, line: import("../table/line.js").Line,
 *   drafts: import("../table/drafts.js").Drafts, hints: import("../table/hints.js").Hints,
 *   kinds: import("../table/kinds.js").Kinds, play: import("../table/play.js").Play,
 *   questions: import("../table/questions.js").Questions, rules: import("../rules/rules.js").Rules,
 *   replay: import("../table/replay.js").Replay, sound: import("../access/sound.js").Sound,
 *   later: import("../page/later.js").Later<{review: import("../table/review.js").Review, viewport: import("../draw/viewport.js").Viewport,
 *   aim: import("./aim.js").Aim}>}} Uses */
/** @typedef {import("../draw/viewport.js").Viewport} Viewport */
/** @typedef {{keys: string[], name: string, act?: (app: Uses, room: HTMLElement) => void,
 *   look?: (viewport: Viewport, key: string) => void, repeats?: true}} Key
 *   keys: as `keyOf` calls them; name: of the sentence that tells what they do; act: where that is the same wherever at the
 *   table the focus is; look: the same, where the board lies in a viewport; repeats: whether they go on while they are
 *   held, as what moves or looks may, and what changes the table, asks or opens anything may not */

/** The keys that move the viewport over the board, each with the way. @type {Record<string, [number, number]>} */
const WAYS = {
  "Shift+ArrowLeft": [-1, 0],
  "Shift+ArrowUp": [0, -1],
  "Shift+ArrowDown": [0, 1],
  "Shift+ArrowRight": [1, 0],
};

/** All keys of the table, in the order of the help. @type {Key[]} */
export const KEYS = [
  { keys: ["Tab"], name: "tab", repeats: true },
  { keys: ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], name: "arrows", repeats: true },
  { keys: ["n"], name: "next", repeats: true, act: (app, room) => step(room, app, 1) },
  { keys: ["p"], name: "previous", repeats: true, act: (app, room) => step(room, app, -1) },
  { keys: ["Enter"], name: "touch" },
  { keys: [" "], name: "done" },
  { keys: ["Escape", "Backspace"], name: "back" },
  { keys: ["t"], name: "what", act: ({ questions }) => questions.about("touch") },
  { keys: ["l"], name: "happened", act: ({ questions }) => questions.about("happened") },
  { keys: ["s"], name: "stand", act: ({ questions }) => questions.about("stand") },
  { keys: ["h"], name: "hint", act: tellHint },
  { keys: ["u", "Ctrl+z"], name: "undo", act: ({ play }) => void play.undo() },
  { keys: ["Shift+u", "Ctrl+Shift+z", "Ctrl+y"], name: "redo", act: ({ play }) => void play.redo() },
  { keys: [","], name: "past", repeats: true },
  { keys: [".", "Home", "End"], name: "on", repeats: true },
  { keys: ["+", "="], name: "nearer", repeats: true, look: (viewport) => viewport.nearer() },
  { keys: ["-", "_"], name: "farther", repeats: true, look: (viewport) => viewport.farther() },
  { keys: ["0"], name: "all", look: (viewport) => viewport.showAll() },
  {
    keys: Object.keys(WAYS),
    name: "move",
    repeats: true,
    look: (viewport, key) => viewport.step(...WAYS[key]),
  },
  { keys: ["/"], name: "notation", act: ({ play }) => play.type() },
  { keys: ["r"], name: "rules", act: ({ store, rules }) => void rules.show(store.play?.game ?? "") },
  { keys: ["?"], name: "help", act: ({ later }) => void later.openDialog({ name: "help" }) },
];

/** @param {string} key */
const find = (key) => KEYS.find(({ keys }) => keys.includes(key));

/** The word by which one does nothing in a window. */
const PASS = "pass";

/**
 * Whether somebody is asked in a window, which comes often, and has said nothing yet.
 * @param {import("#border").Draft} draft
 * @param {import("../model/state.d.ts").Play["reply"]} reply
 */
const canPass = ({ move, ask, touch }, { windows }) =>
  move === "" && windows.includes(ask.code) && touch.includes(PASS);

/**
 * Whether a key presses what has the focus, as Enter does also where something is typed into one line.
 * @param {KeyboardEvent} event
 */
const isPress = ({ key, target }) =>
  target instanceof Element &&
  (key === "Enter" ? !target.matches("textarea") : key === " " && target.matches("button, summary"));

/** @param {Uses} app */
function tellHint({ store, hints, kinds }) {
  const kind = store.play && kinds.of(store.play);
  if (kind?.hint) kind.hint();
  else hints.more();
}

/**
 * Listen to touches and keys in the room. A single key acts only while the focus is at the table and in no field, so
 * that nobody who speaks to the computer, or slips, plays by chance (WCAG 2.1.4).
 * @param {HTMLElement} room
 * @param {Uses} app
 */
export function listen(room, app) {
  const { drafts, hints, later, line, play, questions, rules, replay, sound, store } = app;
  // Those who do anything have seen enough of what is being shown, and do it to the table as it stands.
  addEventListener("click", () => line.skip(), { capture: true });
  addEventListener(
    "keydown",
    (event) => {
      if (event.repeat && isPress(event)) {
        // What has the focus after the first press may be something else, which nobody has meant.
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      // The space bar does nothing but hurry it, whatever it would do else.
      if (event.key === " " && store.play && isInAir(store.play.moving)) event.preventDefault();
      line.skip();
    },
    { capture: true },
  );
  stopStrayClicks(room, (event) => later.part?.aim.isStray(event) ?? false);
  room.addEventListener("click", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const touched = /** @type {HTMLElement | null} */ (target.closest("[data-touch]"));
    const { thing, word } = later.part?.aim.take(event) ?? {
      thing: touched,
      word: touched?.dataset.touch ?? "",
    };
    if (!thing) {
      if (target.closest(".board")) play.nudge();
      return;
    }
    // It was touched, so it is in sight: the page lies still under the finger.
    focusPiece(room, thing, { preventScroll: true });
    void sound.play("touch");
    void drafts.touch(word, undefined, event.detail > 1);
  });
  room.addEventListener("keydown", (event) => {
    const key = keyOf(event);
    if (!key) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const act = actOf(key, target, event.shiftKey);
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || find(key)?.repeats) act();
  });

  /**
   * What a key does, null where it does what it always does.
   * @param {string} key
   * @param {HTMLElement} target
   * @param {boolean} isShifted
   * @returns {(() => void) | null}
   */
  function actOf(key, target, isShifted) {
    if (key === "Escape" && target.closest("aside.rules")) return () => rules.close();
    if (!target.closest(".table") || target.closest("input, select, textarea")) return null;
    if (isShifted && key.startsWith("Arrow") && later.part?.viewport.isThere) return lookOf(`Shift+${key}`);
    const { reply, saying, looking } = store.play ?? {};
    const draft = saying?.draft;
    const lookBack = replay.actOf(key) ?? later.part?.review.actOf(key, target);
    if (lookBack) return lookBack;
    const piece = target.closest(".pieces [data-touch]");
    const next = piece && nearest(key, piece, room.querySelectorAll(".pieces:not(.is-still) [data-touch]"));
    if (next) return () => goTo(room, app, next);
    if (piece && key === " " && draft?.status === "may") return () => void drafts.confirm();
    if (piece && key === " " && draft && reply && canPass(draft, reply)) return () => void drafts.touch(PASS);
    if (key === "Escape" && looking?.hint) return () => hints.close();
    if (key === "Escape" && store.play && lineOf(store.play).length > 0) return () => play.nudge();
    if ((key === "Escape" || key === "Backspace") && draft?.move) return () => void drafts.back();
    if (key === "Escape" && answerOf(store.play)) return () => questions.close();
    const { act } = (isShifted && find(`Shift+${key}`)) || (find(key) ?? {});
    return act ? () => act(app, room) : lookOf(key);
  }

  /**
   * How a key moves or zooms the board, null where it does not.
   * @param {string} key
   */
  function lookOf(key) {
    const look = find(key)?.look;
    const { viewport } = later.part ?? {};
    return look && viewport?.isThere ? () => look(viewport, key) : null;
  }
}

/**
 * Go to the next thing on the board that can be touched now, or the one before; from elsewhere, to the first.
 * @param {HTMLElement} room
 * @param {Uses} app
 * @param {1 | -1} by
 */
function step(room, app, by) {
  const things = [...room.querySelectorAll(".pieces [data-touch]")];
  const open = things.filter((thing) => thing.matches(".is-open"));
  if (open.length === 0) return;
  const at = things.indexOf(/** @type {Element} */ (document.activeElement));
  const beyond = open.filter((thing) => (things.indexOf(thing) - at) * by > 0);
  const [next] = by > 0 ? [...beyond, ...open] : [...beyond.reverse(), ...open.reverse()];
  goTo(room, app, next);
}

/**
 * Go to a piece by the keyboard: it comes into sight before it has the focus, so that the page need not scroll for it.
 * @param {HTMLElement} room
 * @param {Uses} app
 * @param {Element} piece
 */
function goTo(room, { later }, piece) {
  later.part?.viewport.show(piece);
  focusPiece(room, piece);
}

/**
 * @param {HTMLElement} room
 * @param {Element} piece
 * @param {FocusOptions} [how]
 */
function focusPiece(room, piece, how) {
  for (const other of room.querySelectorAll(STOP)) other.setAttribute("tabindex", "-1");
  piece.setAttribute("tabindex", "0");
  /** @type {HTMLElement} */ (piece).focus(how);
}
