/** Who is "you": the only person at a table, wherever they sit; among several, and among computers alone, nobody. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ownSeat } from "../../web/model/seats.js";

const PERSON = { who: /** @type {const} */ ("person") };
const COMPUTER = { who: /** @type {const} */ ("computer"), level: 1 };

test("the only person is you", () => {
  assert.equal(ownSeat([PERSON]), 0);
  assert.equal(ownSeat([COMPUTER, PERSON, COMPUTER]), 1);
});

test("people who share a device have names, and so have computers that play alone", () => {
  assert.equal(ownSeat([PERSON, PERSON]), null);
  assert.equal(ownSeat([COMPUTER, COMPUTER]), null);
});
