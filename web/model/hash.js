/** A short name for a text, alike everywhere: no secret, and no proof of anything. */

/** @param {string} text @returns {string} sixteen signs */
export function hashOf(text) {
  let [one, other] = [0x811c9dc5, 0x01234567];
  for (const sign of text) {
    const code = /** @type {number} */ (sign.codePointAt(0));
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x9e3779b1) ^ (other >>> 15);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
