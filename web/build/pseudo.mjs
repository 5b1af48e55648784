// Makes the pseudo-locale `qps` from English: accented, a third longer and in ⟦ brackets ⟧, so that one look
// at the page shows a sentence that is hard-coded, cut off, or put together from pieces.

import { FluentParser, FluentSerializer, TextElement, Transformer } from "@fluent/syntax";

const ACCENTED = new Map(
  Object.entries({
    a: "á",
    b: "ƀ",
    c: "ç",
    d: "ð",
    e: "é",
    g: "ğ",
    h: "ĥ",
    i: "í",
    j: "ĵ",
    k: "ķ",
    l: "ļ",
    m: "ɱ",
    n: "ñ",
    o: "ö",
    p: "þ",
    r: "ŕ",
    s: "š",
    t: "ţ",
    u: "û",
    w: "ŵ",
    y: "ý",
    z: "ž",
    A: "Á",
    B: "Ɓ",
    C: "Ç",
    D: "Ð",
    E: "É",
    G: "Ğ",
    H: "Ĥ",
    I: "Í",
    J: "Ĵ",
    K: "Ķ",
    L: "Ļ",
    N: "Ñ",
    O: "Ö",
    P: "Þ",
    R: "Ŕ",
    S: "Š",
    T: "Ţ",
    U: "Û",
    W: "Ŵ",
    Y: "Ý",
    Z: "Ž",
  }),
);
// About every third letter of English is one of these, and German needs about that much more room.
const DOUBLED = new Set("aeiouAEIOU");
// Markup and its entities must stay what they are.
const MARKUP = /(<[^>]*>|&[#\w]+;)/;

/** @param {string} text */
export function accent(text) {
  return text
    .split(MARKUP)
    .map((part, index) => (index % 2 ? part : [...part].map(accentLetter).join("")))
    .join("");
}

/** @param {string} letter */
function accentLetter(letter) {
  const accented = ACCENTED.get(letter) ?? letter;
  return DOUBLED.has(letter) ? accented + accented : accented;
}

/** Accents every text that a message or one of its attributes holds; terms are names and stay. */
class Accenter extends Transformer {
  /** @param {import("@fluent/syntax").Term} node */
  visitTerm(node) {
    return node;
  }

  /** @param {import("@fluent/syntax").TextElement} node */
  visitTextElement(node) {
    node.value = accent(node.value);
    return node;
  }
}

/** @param {import("@fluent/syntax").Pattern | null} pattern */
function bracket(pattern) {
  pattern?.elements.unshift(new TextElement("⟦"));
  pattern?.elements.push(new TextElement("⟧"));
}

/**
 * The pseudo-locale's file for an English one.
 * @param {string} source
 * @param {string} name how the file is called where it is at fault
 */
export function pseudolocalize(source, name) {
  const resource = new FluentParser({ withSpans: false }).parse(source);
  for (const entry of resource.body) {
    if (entry.type === "Junk") {
      throw new Error(`${name}: this is no Fluent message: ${entry.content.trim().split("\n")[0]}`);
    }
  }
  new Accenter().genericVisit(resource);
  for (const entry of resource.body) {
    if (entry.type !== "Message") continue;
    bracket(entry.value);
    for (const attribute of entry.attributes) bracket(attribute.value);
  }
  return new FluentSerializer({}).serialize(resource);
}
