/** Tells whether a browser is older than the oldest that the page plays in: Chrome 111, Firefox 115, Safari 16.4.
 *
 * It asks for what came with those versions, not for their names, and runs in far older ones: it imports nothing. */

export function isOld() {
  const { supports } = /** @type {{supports?: (kind: string) => boolean}} */ (HTMLScriptElement);
  const hasAll =
    "toSorted" in Array.prototype && // Chrome 110, Firefox 115, Safari 16
    CSS.supports("color", "color-mix(in srgb, red, blue)") && // Chrome 111, Firefox 113, Safari 16.2
    supports?.("importmap"); // Chrome 96, Firefox 108, Safari 16.4
  return !hasAll;
}
