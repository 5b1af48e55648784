/** What a key that is pressed means: what it writes, or what stands at its place where that is of another script. */

/** Printing keys by their places, as they are without and with Shift. @type {Record<string, [string, string]>} */
const PLACES = {
  Comma: [",", "<"],
  Period: [".", ">"],
  Slash: ["/", "?"],
  Minus: ["-", "_"],
  Equal: ["=", "+"],
};

/** Signs of Latin keyboards and of every one: they count as what they are, like letters with accents. */
const OWN = /^(?:\p{Script=Latin}|\p{Script_Extensions=Common})/u;

const ASCII = /^[ -~]+$/;

/**
 * How the table of keys calls a key: by a small letter, a sign, or its name; with "Ctrl+" before it, and "Shift+" after
 * that, where it commands. It is "" where it is nothing to the page: while signs are composed of several keys, and with
 * whatever the browser, the system or a screen reader may be waiting for.
 * @param {KeyboardEvent} event
 */
export function keyOf(event) {
  const { key, code, isComposing, shiftKey } = event;
  // A browser that fills in a field tells of keys without a name.
  if (!key || isComposing || key === "Process") return "";
  const isThird = event.getModifierState("AltGraph"); // it may come as Ctrl and Alt, too
  const written = key.normalize("NFKC").toLowerCase(); // full-width letters are letters
  if (isThird) return /^[!-~]$/.test(written) && !/[a-z]/.test(written) ? written : "";
  if (event.altKey) return "";
  if (event.ctrlKey || event.metaKey) {
    const letter = /^[a-z]$/.test(written) ? written : OWN.test(key) ? "" : placeOf(code);
    if (event.metaKey && letter === "y") return ""; // by which a Mac opens its history
    return letter && `Ctrl+${shiftKey ? "Shift+" : ""}${letter}`;
  }
  if (key.length > 1 && ASCII.test(key) && key !== "Unidentified") return key;
  if (ASCII.test(written) && written.length === 1) return written;
  // In the row of digits some write letters with accents, and the digits with Shift.
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey ? "" : digit;
  return key !== "Unidentified" && OWN.test(key) ? "" : placeOf(code, shiftKey);
}

/**
 * What stands at a place on most keyboards.
 * @param {string} code
 * @param {boolean} [isShifted]
 */
const placeOf = (code, isShifted = false) =>
  /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? PLACES[code]?.[Number(isShifted)] ?? "";
