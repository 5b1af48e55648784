/** What was said once is remembered, and said anew whenever what it hangs on is another. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { give } from "./built.mjs";

give();
const { Words } = await import("../../web/i18n/words.js");

/** @type {Record<string, string>} */
const FILES = {
  "en/shell": "hello = Hello { $name }, { $written }",
  "de/shell": "hello = Hallo { $name }, { $written }",
  "en/some": "went = Went to { NAME($to) }",
  "de/some": "went = Ging nach { NAME($to) }",
  "en/more": "hello = Hi { $name }\nlater = Later",
  "de/more": "later = Später",
};
globalThis.fetch = async (address) =>
  new Response(FILES[/(\w+\/\w+)\.txt$/.exec(String(address))?.[1] ?? ""]);

let name = "the town";
/** @type {InstanceType<typeof Words>} */
let words;

beforeEach(async () => {
  name = "the town";
  words = new Words("en", () => () => name);
  await words.load("shell");
  await words.load("some");
});

/** How often something is put into words. @param {() => void} act */
function countWorded(act) {
  const { word } = words;
  let count = 0;
  words.word = (...told) => {
    count += 1;
    return word.apply(words, told);
  };
  act();
  words.word = word;
  return count;
}

test("the same is put into words once, and another number, name or sentence besides", () => {
  const say = words.of("some");
  assert.equal(
    countWorded(() => [1, 1, 2, 1, 2].map((each) => say("hello", { name: each }))),
    2,
  );
  assert.equal(say("hello", { name: 1 }), words.of("some")("hello", { name: 1 }));
  assert.equal(
    countWorded(() => say("hello", { name: "1" })),
    1,
    "a text is no number",
  );
});

test("it is said anew where places are named, in another language, and once a game has words of its own", async () => {
  const say = words.of("some");
  words.given = () => ({ written: "no" });
  assert.equal(say("hello", { name: "Ada" }), "Hello Ada, no");
  words.given = () => ({ written: "yes" });
  assert.equal(say("hello", { name: "Ada" }), "Hello Ada, yes");
  await words.load("some", "more");
  assert.equal(say("hello", { name: "Ada" }), "Hi Ada");
  await words.speak("de");
  assert.equal(say("hello", { name: "Ada" }), "Hallo Ada, yes");
});

test("what a game names is asked each time: it may be called otherwise by now", () => {
  const say = words.of("some");
  assert.equal(say("went", { to: "a1" }), "Went to the town");
  name = "the sea";
  assert.equal(say("went", { to: "a1" }), "Went to the sea");
});

test("a sentence that has no words yet is said once they are there", async () => {
  const say = words.of("some");
  const { error } = console;
  console.error = () => {};
  assert.equal(say("later"), "");
  console.error = error;
  await words.load("some", "more");
  assert.equal(say("later"), "Later");
});
