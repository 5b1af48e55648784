/** Touch and keyboard: the only listeners on the board and on the keys of the table. */

import { nearest } from "./a11y.js";

/**
 * Listen to touches and keys in the room.
 * @param {HTMLElement} room
 * @param {import("./store.js").Store} store
 * @param {import("./play.js").Play} play
 * @param {() => void} showRules
 */
export function listen(room, store, play, showRules) {
  room.addEventListener("click", (event) => {
    const touched = /** @type {HTMLElement} */ (event.target).closest("[data-touch]");
    if (!touched) return;
    focusPiece(room, touched);
    void play.house.sound.play("touch");
    void play.touch(/** @type {HTMLElement} */ (touched).dataset.touch ?? "");
  });
  room.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Escape" && target.closest("aside.rules")) {
      play.house.rules.close();
      return;
    }
    if (store.state.screen !== "table" || target.closest("input, select, textarea, dialog")) return;
    const act = actOf(event.key, target);
    if (!act) return;
    event.preventDefault();
    act();
  });

  /**
   * What a key does on the table, null where it does what it always does.
   * @param {string} key
   * @param {HTMLElement} target
   * @returns {(() => void) | null}
   */
  function actOf(key, target) {
    const { draft } = store.state.play ?? {};
    const piece = target.closest(".pieces [data-touch]");
    const next = piece && nearest(key, piece, room.querySelectorAll(".pieces [data-touch]"));
    if (next) return () => focusPiece(room, next);
    if (piece && key === " " && draft?.status === "may") return () => void play.confirm();
    if ((key === "Escape" || key === "Backspace") && draft?.move) return () => void play.back();
    if (key === "/") return () => document.getElementById("notation")?.focus();
    return key === "?" ? showRules : null;
  }
}

/**
 * @param {HTMLElement} room
 * @param {Element} piece
 */
function focusPiece(room, piece) {
  for (const other of room.querySelectorAll('.pieces [tabindex="0"]')) other.setAttribute("tabindex", "-1");
  piece.setAttribute("tabindex", "0");
  /** @type {HTMLElement} */ (piece).focus();
}

/**
 * Keep the board one stop of the Tab key: the piece that was focused last, else the first.
 * @param {HTMLElement} room
 */
export function keepOneStop(room) {
  if (room.querySelector('.pieces [tabindex="0"]')) return;
  room.querySelector(".pieces [data-touch]")?.setAttribute("tabindex", "0");
}
