/** A text that people wrote, as the one line that an option holds. */

/**
 * Lines and spaces as people set them are no part of what it says; a semicolon stands for each end of a line.
 * @param {string} text
 */
export const toOneLine = (text) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, " ").replace(/^ | ?;? ?$/g, ""))
    .filter(Boolean)
    .join("; ");
