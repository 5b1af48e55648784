/** Keeps clicks from the board that a browser makes of something else, such as a drag or a finger that has rested. */

/**
 * Let nobody hear a click that was none.
 * @param {HTMLElement} room
 * @param {() => boolean} isNone asked of each click before anything else hears it
 */
export function swallowClicks(room, isNone) {
  room.addEventListener(
    "click",
    (event) => {
      if (!isNone()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
