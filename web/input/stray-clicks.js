/** Stops stray clicks: keeps those from the board that a browser makes of something else, such as a drag or a finger that has rested. */

/**
 * Let nobody hear a click that was none. Those of keys, and of what clicks for somebody, are what they are.
 * @param {HTMLElement} room
 * @param {(event: MouseEvent) => boolean} isStray asked of each click before anything else hears it
 */
export function stopStrayClicks(room, isStray) {
  room.addEventListener(
    "click",
    (event) => {
      if (event.detail === 0 || !isStray(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
