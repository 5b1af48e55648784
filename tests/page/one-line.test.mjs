/** A text of several lines, as a file has them, as the one line that an option holds. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { toOneLine } from "../../web/lobby/one-line.js";

test("a semicolon stands for each end of a line, once", () => {
  assert.equal(toOneLine("a 1\nb 2"), "a 1; b 2");
  assert.equal(toOneLine("a 1;\r\nb 2 ;\r\n\r\n c  3\n"), "a 1; b 2; c 3");
  assert.equal(toOneLine("\u00a0a\t1 "), "a 1");
});

test("one line stays as it is", () => {
  for (const text of ["", "a", "a; b", "May the highest win!", "a;b"]) assert.equal(toOneLine(text), text);
  assert.equal(toOneLine(" \n;\n "), "");
});
