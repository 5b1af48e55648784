/** Tests what is looked at before a browser may run it or make elements of it, with Trusted Types and without. */

import assert from "node:assert/strict";
import { test } from "node:test";

const BASE = "https://school.example/games/parlour/";

/** What a browser with Trusted Types makes of what it was told to trust. */
class Trusted {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/** @type {string[]} */
const makers = [];

const trustedTypes = {
  /** @param {string} name @param {Record<string, (text: string) => string>} rules */
  createPolicy(name, rules) {
    makers.push(name);
    return Object.fromEntries(
      Object.entries(rules).map(([made, rule]) => [
        made,
        (/** @type {string} */ text) => new Trusted(rule(text)),
      ]),
    );
  },
};

/** Markup that is parsed has nothing in it here; only what is let through matters. */
class DOMParser {
  /** @param {unknown} text */
  parseFromString(text) {
    return { text, querySelectorAll: () => [] };
  }
}

Object.assign(globalThis, { document: { baseURI: `${BASE}?game=a#/b` }, DOMParser });
/** @type {typeof import("../../web/engine/trusted.js")} */
const plain = await import("../../web/engine/trusted.js");
Object.assign(globalThis, { trustedTypes });
const again = "../../web/engine/trusted.js?again";
/** @type {typeof import("../../web/engine/trusted.js")} */
const strict = await import(again);

for (const [browser, { ownProgram, readMarkup }] of Object.entries({ plain, strict })) {
  test(`the site's own programs are run: ${browser}`, () => {
    assert.equal(String(ownProgram("app/worker-1.js")), `${BASE}app/worker-1.js`);
    assert.equal(String(ownProgram("./sw.js")), `${BASE}sw.js`);
  });

  for (const address of [
    "//other.example/games/parlour/a.js",
    "https://other.example/a.js",
    "../a.js",
    "app/../../a.js",
    "app/%2e%2e/%2e%2e/a.js",
    "/games/parlour.js",
    "https://school.example.other.example/games/parlour/a.js",
    "data:text/javascript,hit()",
    "blob:https://school.example/games/parlour/a",
    "javascript:hit()",
  ]) {
    test(`no other program is: ${address}, ${browser}`, () => {
      assert.throws(() => ownProgram(address), /not of this site/);
    });
  }

  for (const text of [
    "<p>a</p><script>hit()</script>",
    "<SCRIPT src=a.js></SCRIPT>",
    "<img src=x onerror=hit()>",
    '<p ONCLICK="hit()">',
    '<a href="javascript:hit()">',
    "<iframe src=a.html></iframe>",
  ]) {
    test(`no markup with a program in it is read: ${text}, ${browser}`, () => {
      assert.throws(() => readMarkup(text, "text/html"), /program in it/);
    });
  }

  test(`words that only look like one are read: ${browser}`, () => {
    for (const text of [
      "<p>one = 4, on = 2</p>",
      "<p>&lt;script&gt;</p>",
      '<svg aria-label="3 on one = 4"></svg>',
    ]) {
      assert.equal(String(/** @type {any} */ (readMarkup(text, "text/html")).text), text);
    }
  });
}

test("there is one maker", () => {
  assert.deepEqual(makers, ["parlour"]);
});
