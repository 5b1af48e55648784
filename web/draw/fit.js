/** How large a text may be written in a picture so that it fits: a drawing cannot measure letters before it is there. */

/**
 * How wide a text is where its size is 1, in bold letters of the widest font that a system may have.
 * @param {string} text
 */
export const spanOf = (text) =>
  [...text].reduce(
    (sum, sign) =>
      sum + (/[mwMW]/.test(sign) ? 1.05 : /[−+×=]/.test(sign) ? 0.84 : /[fijlrt ]/.test(sign) ? 0.47 : 0.71),
    0,
  );

/**
 * How large a text may be written so that it fits a width.
 * @param {string} text
 * @param {number} size at most
 * @param {number} width
 */
export const fit = (text, size, width) => Math.min(size, width / Math.max(spanOf(text), 0.7));
