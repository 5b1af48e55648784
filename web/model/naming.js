/** What something is called as a file. */

/** @param {string} title */
export const nameFile = (title) => title.replace(/[^\p{L}\p{N}]+/gu, "-");
