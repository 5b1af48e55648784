/** Numbers League against a computer: superheroes are built until one captures a villain, and all of it is kept. */

import assert from "node:assert/strict";
import { INSTANT } from "../person.mjs";

const MOST = 150; // touches
const CAPTURED = /You captured [^:]+: (.*) = (\d+)\./;

/** @typedef {{over?: boolean, waits: boolean, open: string[], said: string[], beside: string[], confirm: boolean, lines: number}} Seen */

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await (await come()).open(`${INSTANT}&seed=league`);
  await person.beginGame("Numbers League", "person", "1");
  /** @type {RegExpExecArray | null} */
  let captured = null;
  for (let touches = 0; !captured; touches += 1) {
    assert(touches < MOST, "nobody was captured");
    await touchSomething(person);
    captured = CAPTURED.exec((await person.readLog()).join("\n"));
  }
  const [, sentence, sum] = captured;
  assert.equal(reckon(sentence), Number(sum), sentence);
  assert.equal(await person.count(`[data-touch="v${sum}"]`), 0, "it is with its captor");
  await waitToBeAsked(person);
  const seen = await person.readGame();
  await person.reload();
  await waitToBeAsked(person);
  assert.deepEqual(await person.readGame(), seen);
};

/** Wait until the person is asked; give what the page offers. @param {import("../person.mjs").Person} person */
async function waitToBeAsked(person) {
  await person.page.waitForFunction(
    `(({ waits, open }) => waits && open.length > 0)((${person.harness.LOOK})())`,
  );
  return /** @type {Promise<Seen>} */ (person.run("LOOK"));
}

/** Touch a card before `done`, or who can take part in a capture. @param {import("../person.mjs").Person} person */
async function touchSomething(person) {
  const before = await waitToBeAsked(person);
  const parts = before.open.filter((word) => /^[hbl]/.test(word));
  if (before.confirm) await person.press("Done");
  else if (before.beside.includes("done")) await person.touch(parts[0] ?? "done");
  else await person.touch(before.open[0] ?? "pass");
  await person.page.waitForFunction(
    `JSON.stringify((${person.harness.LOOK})()) !== ${JSON.stringify(JSON.stringify(before))}`,
  );
}

/** What `7 + 10 − 5 × 2` makes. @param {string} sentence */
function reckon(sentence) {
  const terms = sentence.replaceAll("− ", "+ −").split(" + ");
  return terms.reduce(
    (sum, term) =>
      sum + term.split(" × ").reduce((product, each) => product * Number(each.replace("−", "-")), 1),
    0,
  );
}
