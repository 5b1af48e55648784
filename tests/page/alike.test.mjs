/** Two templates are alike where they say the same, however deep it stands; what has a handler of its own never is. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { give } from "./built.mjs";

give();
const { isAlike } = await import("../../web/draw/alike.js");

/** What lit makes of a template. @param {TemplateStringsArray} strings @param {unknown[]} values */
const html = (strings, ...values) => ({ strings, values });

const LEAF = html`<i></i>`;

/** @param {unknown} name @param {unknown[]} things */
const cardOf = (name, things) => html`<b class=${name}>${things}</b>`;

test("what says the same is alike, in templates within lists within templates", () => {
  assert.ok(
    isAlike(cardOf("a", [LEAF, cardOf("b", []), 1, null]), cardOf("a", [LEAF, cardOf("b", []), 1, null])),
  );
});

test("another word, another number of things, another template or none is not", () => {
  const card = cardOf("a", [cardOf("b", [1])]);
  for (const other of [
    cardOf("c", [cardOf("b", [1])]),
    cardOf("a", [cardOf("b", [2])]),
    cardOf("a", [cardOf("b", [1]), 1]),
    cardOf("a", [LEAF]),
    cardOf("a", ["b"]),
    LEAF,
    "",
    null,
    undefined,
  ]) {
    assert.ok(!isAlike(card, other));
    assert.ok(!isAlike(other, card));
  }
});

test("a handler that is made anew is another", () => {
  const act = () => {};
  const buttonOf = (/** @type {() => void} */ press) => html`<button @click=${press}></button>`;
  assert.ok(isAlike(buttonOf(act), buttonOf(act)));
  assert.ok(
    !isAlike(
      buttonOf(act),
      buttonOf(() => {}),
    ),
  );
});
