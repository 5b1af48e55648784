/** Takes back what is done to a link on its way: codes for signs, signs that nobody sees, and other addresses around it. */

/** What nobody sees, which comes with what is copied: soft hyphens, marks of direction, where a line may break. */
const UNSEEN = /\p{Cf}/gu;

/** Dashes that a word processor makes of hyphens; of two it makes a long one. */
const SHORT_DASH = /[\u2010-\u2013\u2212]/g;
const LONG_DASH = /\u2014/g;

/** The named entities that programs write for signs of an address. */
const NAMED = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    num: "#",
    quest: "?",
    equals: "=",
    sol: "/",
    colon: ":",
    comma: ",",
    period: ".",
    percnt: "%",
    lowbar: "_",
    hyphen: "-",
    dash: "-",
    plus: "+",
    semi: ";",
    shy: "",
  }),
);
const ENTITY = /&(?:#(\d{1,7});|#x([\da-f]{1,6});|([a-z]{2,6});|amp(?![a-z]*;))/gi;

/** So often a link is put into codes, and those into codes again, at most. */
const MOST_LAYERS = 6;

/** What quoted-printable makes of the first sign after a name; and how it breaks a line. */
const QUOTED = /[?&]([a-z]+)=3D/i;
const BROKEN = /=[ \t]*\r?\n/g;

/** A text without what nobody sees, and with the signs of our letters for those that look like them. @param {string} text */
export const tidy = (text) =>
  text.normalize("NFKC").replace(UNSEEN, "").replace(SHORT_DASH, "-").replace(LONG_DASH, "--");

/** A text as it was before mail programs made it quoted-printable, where one did. @param {string} text */
export function undoQuotedPrintable(text) {
  return isQuotedPrintable(text) ? decodeQuotedPrintable(text) : text;
}

/** @param {string} text */
function isQuotedPrintable(text) {
  // There each sign like this begins a code, or ends a line.
  if (/=\r?\n/.test(text) && !/=(?![\dA-F]{2}|[ \t]*\r?\n)/.test(text)) return true;
  const name = QUOTED.exec(text)?.[1].toLowerCase();
  // A seed may begin so by itself, but is not alone in our links.
  return Boolean(name) && (name !== "seed" || /[?&](?!seed)[a-z]+=3D/i.test(text));
}

/** @param {string} text */
function decodeQuotedPrintable(text) {
  return text
    .replace(BROKEN, "")
    .replace(/=(?![\dA-F]{2})/g, "")
    .replace(/=([\dA-F]{2})/g, "%$1");
}

/**
 * A link without the codes around its signs, however often it was put into some.
 * @param {string} link
 */
export function undoCodes(link) {
  let text = tidy(undoQuotedPrintable(link));
  for (let layer = 0; layer < MOST_LAYERS; layer++) {
    const before = text;
    text = tidy(undoEntities(undoPercent(text)));
    if (text === before) break;
  }
  // Of `&not` a page makes this sign, also where it begins a name.
  return text.replaceAll("\u00ac", "&not");
}

/** What is no UTF-8 becomes U+FFFD, which is nowhere taken for anything. @param {string} text */
const undoPercent = (text) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    const bytes = codes
      .slice(1)
      .split("%")
      .map((code) => Number.parseInt(code, 16));
    return new TextDecoder().decode(Uint8Array.from(bytes));
  });

/** @param {string} text */
const undoEntities = (text) =>
  text.replace(ENTITY, (entity, decimal, hex, name) => {
    if (name) return NAMED.get(name.toLowerCase()) ?? entity;
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 38;
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : "";
  });

/**
 * A text with the addresses inside those that mail programs put around them, where these are written in ways of their own.
 * All others put an address as a parameter into theirs, or behind it, and there it can be read.
 * @param {string} text
 */
export const unwrap = (text) =>
  text.replace(SECOND, undoSecond).replace(THIRD, undoThird).replace(BASE64, undoBase64);

/** Proofpoint's second way: `-` for `%`, `_` for `/`. */
const SECOND = /\/v2\/url\?(?:[^\s?]{0,200}?&(?:amp;)?)?u=(https?-3A[^\s&"'<>]*)\S*/gi;

/** @param {string} _ @param {string} inner */
const undoSecond = (_, inner) => undoPercent(inner.replaceAll("_", "/").replace(/-(?=[\dA-F]{2})/gi, "%"));

/** Its third: `*` for one sign, or `**` and a letter for several, all of which stand in base64 behind it. */
const THIRD = /\/v3\/__((?:(?!\/v3\/__)[^\s;])+?)__;([\w-]*)!\S*/gi;
const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** @param {string} whole @param {string} inner @param {string} code */
function undoThird(whole, inner, code) {
  const signs = [...(readBase64(code) ?? "")];
  let at = 0;
  const link = inner.replace(/\*(?:\*(.))?/g, (_, run) => {
    const from = at;
    at += run ? RUNS.indexOf(run) + 2 : 1;
    return signs.slice(from, at).join("");
  });
  return at > signs.length ? whole : link.replace(/^([a-z]+:\/)(?!\/)/i, "$1/");
}

/** Tell whether one of the third way is left, of which nobody can tell what it says. @param {string} text */
export const isWrapped = (text) => text.includes("/v3/__");

/** An address in base64, as some put theirs: behind `aHR0c`, which is what `http` becomes. */
const BASE64 = /(?:[?&/=]|=a1)(aHR0c[\w+/-]{12,})={0,2}/g;

/** @param {string} whole @param {string} code */
function undoBase64(whole, code) {
  const inner = readBase64(code);
  return inner?.startsWith("http") ? `${whole[0]}${inner}` : whole;
}

/** @param {string} code @returns {string | null} null where it is none */
function readBase64(code) {
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
