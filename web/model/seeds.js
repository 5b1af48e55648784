/** Seeds as people write them: what is one, and how a link bears it. What one deals, Python knows (`core/seed.py`). */

/** Characters that a seed may have. */
export const LONGEST = 200;

/** What makes a text a seed: a letter, a digit or a picture; and nothing of it may be broken. */
const SOUNDS = /[\p{L}\p{N}\p{So}\p{Co}\p{Cn}]/u;
const BROKEN = /[\p{Cs}\ufffd]/u;

/** What no seed hangs on, but a letter changes on its way: what plain text has besides letters and digits. */
const BETWEEN = /[\0-/:-@[-`{-\x7f]+/g;

/** Tell whether a seed stands there with nothing that a letter may have put around it. @param {string} text */
export const isBare = (text) => /^[\p{L}\p{M}\p{N}\p{So}-]*$/u.test(text);

/** Tell whether a text is a seed. @param {string} text */
export const isSeed = (text) => [...text].length <= LONGEST && SOUNDS.test(text) && !BROKEN.test(text);

/** Write a seed so that it deals the same, and nothing in it can be taken for a part of the letter around it. @param {string} text */
export const writeSeed = (text) => text.replace(BETWEEN, "-").replace(/^-|-$/g, "");

/** A new seed, short enough to be read out to a class. */
export function newSeed() {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => letters[byte % letters.length]).join(
    "",
  );
}
