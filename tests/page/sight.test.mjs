/** How far the page is scrolled for what is asked: all of it where that can be, else as much as can be, by the least way. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { findScroll } from "../../web/draw/sight.js";

const WINDOW = { near: 0, most: 1000, height: 400 };

/** @param {number} top @param {number} [high] */
const span = (top, high = 50) => ({ top, bottom: top + high });

test("nothing moves while all that is asked for is in sight", () => {
  assert.equal(findScroll([span(0), span(350)], WINDOW), 0);
  assert.equal(findScroll([span(310), span(500)], { ...WINDOW, near: 250 }), 250);
  assert.equal(findScroll([], { ...WINDOW, near: 70 }), 70);
});

test("what lies below comes just into sight, and so does what lies above", () => {
  assert.equal(findScroll([span(420), span(480)], WINDOW), 136);
  assert.equal(findScroll([span(100)], { ...WINDOW, near: 500 }), 94);
});

test("of what does not fit, as much is shown as can be", () => {
  const city = span(20);
  const heroes = [span(300), span(360)];
  const sidekick = span(700);
  assert.equal(findScroll([city, ...heroes, sidekick], { ...WINDOW, near: 400 }), 16);
  assert.equal(findScroll([city, sidekick, span(760)], WINDOW), 416);
});

test("of what is higher than the window the upper end is shown, and no page goes beyond its ends", () => {
  assert.equal(findScroll([span(600, 900)], WINDOW), 594);
  assert.equal(findScroll([span(2)], { ...WINDOW, near: 90 }), 0);
  assert.equal(findScroll([span(1345)], WINDOW), 1000);
});

test("what lies under a lesson at the upper edge is not in sight", () => {
  assert.equal(findScroll([span(300)], { ...WINDOW, near: 250, from: 100 }), 194);
  assert.equal(findScroll([span(480)], { ...WINDOW, from: 100 }), 136);
  assert.equal(findScroll([span(200, 900)], { ...WINDOW, near: 400, from: 100 }), 94);
});

test("a page that has gone to what others play comes back to where it was", () => {
  const hand = [span(300), span(340)];
  assert.equal(findScroll(hand, { ...WINDOW, near: 20 }), 20, "and not just so far that the hand is seen");
});
