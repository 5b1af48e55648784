/** Where a thing on a board lies, or will lie once it has landed. */

/**
 * Its box in the window, however far it is on its way.
 * @param {Element} thing
 * @returns {{left: number, top: number, right: number, bottom: number}}
 */
export function restingPlace(thing) {
  const board = /** @type {HTMLElement} */ (thing.closest(".board"));
  const frame = board.getBoundingClientRect();
  const read = (/** @type {Element} */ element, /** @type {string} */ name) =>
    Number(/** @type {HTMLElement} */ (element).style.getPropertyValue(`--${name}`));
  const unit = frame.width / read(board, "width");
  const x = frame.left + (read(thing, "x") - read(board, "left")) * unit;
  const y = frame.top + (read(thing, "y") - read(board, "top")) * unit;
  const [across, down] = [(read(thing, "size") * unit) / 2, (read(thing, "tall") * unit) / 2];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}
