/** Keys mean what they write on Latin keyboards, and what stands at their place on others; commands are left to whom they belong. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf } from "../../web/input/keys.js";

/**
 * @param {string} key
 * @param {string} code
 * @param {Partial<KeyboardEvent> & {isThird?: boolean}} [more]
 */
const press = (key, code, { isThird = false, ...more } = {}) =>
  keyOf(
    /** @type {KeyboardEvent} */ (
      /** @type {unknown} */ ({
        key,
        code,
        isComposing: false,
        shiftKey: false,
        ctrlKey: false,
        altKey: false,
        metaKey: false,
        getModifierState: (/** @type {string} */ name) => name === "AltGraph" && isThird,
        ...more,
      })
    ),
  );

const SHIFT = { shiftKey: true };

test("the place counts where the letter is of another script", () => {
  for (const [layout, letters] of Object.entries({
    Russian: "гтзреылдюб",
    Greek: "θνπρεσλ",
    Hebrew: "וםפרקדשךץת",
    Arabic: "عىحقثسلبوز",
    Thai: "ีื",
    Armenian: "ւնպրեսլ",
    Georgian: "უნპრესლ",
    Hindi: "ुलज",
    Korean: "ㅕㅜㅔㄱ",
    Kana: "なみせす",
  })) {
    for (const letter of letters) assert.equal(press(letter, "KeyU"), "u", `${layout} ${letter}`);
  }
  assert.equal(press("Т", "KeyN", SHIFT), "n");
  assert.equal(press("б", "Comma"), ",");
  assert.equal(press("ю", "Period"), ".");
  assert.equal(press("ظ", "Slash"), "/");
  assert.equal(press("؟", "Slash", SHIFT), "?");
  assert.equal(press("ฦ", "Slash", SHIFT), "?");
});

test("the letter counts where it is Latin, wherever it stands", () => {
  assert.equal(press("u", "KeyF"), "u", "Dvorak");
  assert.equal(press("n", "KeyL"), "n", "Dvorak");
  assert.equal(press("U", "KeyU"), "u", "Caps Lock");
  assert.equal(press("ｕ", "KeyU"), "u", "full width");
  for (const [key, code] of [
    ["ü", "BracketLeft"],
    ["é", "KeyN"],
    ["ł", "KeyL"],
    ["ı", "KeyI"],
    ["ş", "KeyS"],
    ["ñ", "KeyN"],
  ]) {
    assert.equal(press(key, code), "", key);
  }
  assert.equal(press("q", "KeyA"), "q", "AZERTY");
});

test("signs count as what they are, with whatever they are written", () => {
  assert.equal(press("/", "Digit7", SHIFT), "/", "German");
  assert.equal(press("?", "Minus", SHIFT), "?", "German");
  assert.equal(press("/", "Period", SHIFT), "/", "AZERTY");
  assert.equal(press("/", "KeyQ"), "/", "Hebrew");
  assert.equal(press(".", "Slash"), ".", "Russian");
  assert.equal(press("/", "NumpadDivide"), "/");
  assert.equal(press("？", "Slash", SHIFT), "?", "full width");
  assert.equal(press("/", "Digit6", { isThird: true }), "/", "AltGr");
  assert.equal(press("?", "Digit6", { isThird: true, ctrlKey: true, altKey: true }), "?", "AltGr on Windows");
  for (const sign of ["§", "°", "£", "µ"]) assert.equal(press(sign, "Slash", SHIFT), "", sign);
});

test("a digit counts where it needs Shift, where it needs none, and in other digits", () => {
  assert.equal(press("0", "Digit0", SHIFT), "0", "AZERTY");
  assert.equal(press("à", "Digit0"), "0", "AZERTY");
  assert.equal(press("é", "Digit0"), "0", "Czech");
  assert.equal(press("-", "Digit6"), "-", "AZERTY");
  assert.equal(press("٠", "Digit0"), "0", "Arabic");
  assert.equal(press("०", "Digit0"), "0", "Hindi");
  assert.equal(press("０", "Digit0"), "0", "full width");
  assert.equal(press(")", "Digit0", SHIFT), ")");
});

test("what is being composed, and what only writes accents, is no key", () => {
  assert.equal(press("u", "KeyU", { isComposing: true }), "");
  assert.equal(press("Process", "KeyU"), "");
  assert.equal(press("Dead", "Slash"), "Dead");
  assert.equal(
    keyOf(/** @type {KeyboardEvent} */ (new Event("keydown"))),
    "",
    "of a browser that fills in a field",
  );
});

test("where a browser does not say what a key writes, its place counts, if that is known", () => {
  assert.equal(press("Unidentified", "KeyU"), "u");
  assert.equal(press("Unidentified", ""), "");
});

test("commands of the browser and of screen readers are left to them", () => {
  for (const letter of "untlshrp") {
    const code = `Key${letter.toUpperCase()}`;
    assert.equal(press(letter, code, { altKey: true }), "", "Alt");
    assert.equal(press(letter, code, { altKey: true, ctrlKey: true }), "", "Ctrl and Alt");
    assert.equal(press(letter, code, { isThird: true }), "", "AltGr");
  }
  assert.equal(press("ArrowLeft", "ArrowLeft", { ctrlKey: true }), "");
  assert.equal(press("0", "Digit0", { ctrlKey: true }), "", "Ctrl and 0");
  assert.equal(press("-", "Minus", { metaKey: true }), "", "Command and -");
});

test("a letter with Ctrl or Command is told with it, by its place too", () => {
  assert.equal(press("z", "KeyZ", { ctrlKey: true }), "Ctrl+z");
  assert.equal(press("z", "KeyW", { ctrlKey: true }), "Ctrl+z", "AZERTY");
  assert.equal(press("Z", "KeyZ", { metaKey: true, ...SHIFT }), "Ctrl+Shift+z");
  assert.equal(press("я", "KeyZ", { ctrlKey: true }), "Ctrl+z", "Russian");
  assert.equal(press("y", "KeyY", { ctrlKey: true }), "Ctrl+y");
  assert.equal(press("y", "KeyY", { metaKey: true }), "", "the history of a Mac");
});
