/** Unpacks a file that lies as text in the site's one file: gzipped, and written in 7 bits a letter. */

/** Where the files would lie: an address that leads nowhere. */
export const BASE = "https://number-parlour.invalid/";

/** Before a letter that HTML would not leave as it is, which then stands so far from its own place. */
const ESCAPE = 61;
const SHIFT = 64;

/** @type {Record<string, string>} what a browser must be told of a file, by its ending */
const TYPES = { wasm: "application/wasm" };

/**
 * The name of a file by its address.
 * @param {string} address
 */
export const nameOf = (address) => new URL(address, BASE).href.slice(BASE.length);

/**
 * @param {string} name
 * @param {string | undefined} text as it is packed, none where there is no such file
 */
export function unpack(name, text) {
  if (text === undefined) return new Response(null, { status: 404 });
  const type = TYPES[name.split(".").at(-1) ?? ""];
  // Not from a blob: WebKit reads none in a worker from a `data:` address.
  const stream = new Response(decode(text)).body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, type ? { headers: { "Content-Type": type } } : {});
}

/**
 * The bytes that a text stands for: 7 bits a letter, the first ones highest.
 * @param {string} text
 */
function decode(text) {
  const bytes = new Uint8Array(Math.ceil((text.length * 7) / 8));
  let length = 0;
  let held = 0;
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) {
    let letter = text.charCodeAt(at);
    if (letter === ESCAPE) letter = text.charCodeAt(++at) - SHIFT;
    held = ((held << 7) | letter) & 0x7fff;
    bits += 7;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = held >> bits;
  }
  return bytes.subarray(0, length);
}
