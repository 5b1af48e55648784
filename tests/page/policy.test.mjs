/** Tests what the build writes into a page as its policy, and what it refuses to write one into. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { write } from "../../web/build/inert.mjs";
import { withPolicy } from "../../web/build/policy.mjs";

const HEAD = '<!doctype html><html><head><meta charset="utf-8">';

/** @param {string} html @returns {Record<string, string>} */
function read(html) {
  const text = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    withPolicy(html, "a.html"),
  )?.[1];
  assert(text);
  return Object.fromEntries(text.split("; ").map((each) => each.split(/ (.*)/).slice(0, 2)));
}

test("a page without a program may run none, and fetch nothing", () => {
  assert.deepEqual(read(`${HEAD}<link rel="stylesheet" href="a.css"><p>One.`), {
    "default-src": "'none'",
    "style-src": "'self'",
    "img-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
  });
});

test("a page with programs may run its own, and make nothing of text unseen", () => {
  const policy = read(`${HEAD}<script type="module" src="a.js"></script>`);
  assert.equal(policy["script-src"], "'self' 'wasm-unsafe-eval'");
  assert.equal(policy["require-trusted-types-for"], "'script'");
  assert.equal(policy["trusted-types"], "lit-html parlour");
  assert.equal(policy["default-src"], "'none'");
});

test("a program in the page is known by its hash, and data are no program", () => {
  const script = "\nalert(1);\n";
  const data = '<script type="application/json">{}</script>';
  const policy = read(`${HEAD}<script>${script}</script>${data}<script type="module" src="a.js"></script>`);
  // printf '\nalert(1);\n' | openssl dgst -sha256 -binary | base64
  const hash = "L+t9q3v5LeakHkwTJJlqwHiLsxVtqG4eOt8NDvhN6eg=";
  assert.equal(policy["script-src"], `'self' 'wasm-unsafe-eval' 'sha256-${hash}'`);
});

test("the policy stands before all that it holds for", () => {
  const html = withPolicy(`${HEAD}<link rel="icon" href="a.svg"><script src="a.js"></script>`, "a.html");
  assert(html.indexOf("Content-Security-Policy") < html.indexOf("<link"));
});

for (const [what, markup] of Object.entries({
  "a style attribute": '<p style="color: red">',
  "a style element": "<style>p { color: red }</style>",
  "an attribute that is a program": '<p onclick="act()">',
  "an address that is its own contents": '<link rel="icon" href="data:,">',
})) {
  test(`a page is not written that holds ${what}`, () => {
    assert.throws(() => withPolicy(`${HEAD}${markup}`, "a.html"), {
      message: new RegExp(`a.html holds ${what}`),
    });
  });
}

test("words that look like it are let be", () => {
  const html = `${HEAD}<script type="application/json">{"a":" style=\\"b\\""}</script><!-- style="a" --><p>style="a"`;
  assert.match(withPolicy(html, "a.html"), /Content-Security-Policy/);
});

test("a page that does not say how it is encoded is not written", () => {
  assert.throws(() => withPolicy("<p>One.", "a.html"), /encoded/);
});

test("what the build draws has its styles as data", () => {
  const strings = Object.assign(["<p .style=", ' class="a"><b .style="--x:', '"></b></p>'], { raw: [] });
  const template = { strings, values: ['--a:"1"', 7] };
  assert.equal(write(template), '<p data-style="--a:&quot;1&quot;" class="a"><b data-style="--x:7"></b></p>');
});
