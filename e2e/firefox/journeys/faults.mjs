/** Every fault that no page may have is seen: here they are made on purpose. */

import assert from "node:assert/strict";

const FAULTS = [
  /^console error: a complaint$/,
  /^console warn: Error: a warning\n/,
  /^page error: .*a mishap/,
  /^page error: .*a promise/,
  /^response 404: .*\/absent$/,
  /^request to another origin: http:\/\/localhost:2\/$/,
  /^failed request: http:\/\/localhost:2\/ /,
];

const FORBIDDEN = /^console error: against the policy: connect-src http:\/\/localhost:2/;

/** @type {(watch: import("../watch.mjs").Watch, ...faults: RegExp[]) => void} */
function take(watch, ...faults) {
  const found = watch.listFaults();
  for (const fault of faults)
    assert(
      found.some((each) => fault.test(each)),
      `${fault} in ${found.join("\n")}`,
    );
  watch.expect(...faults);
}

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const { page, watch } = await come();
  // The page's own policy would let it ask no other origin; a page of plain text has none, and names no icon.
  watch.expect(/^response 404: .*\/favicon\.ico$/);
  await page.goto(new URL("NOTICE.txt", watch.origin).href);
  await page.evaluate(async () => {
    console.error("a complaint");
    console.warn(new Error("a warning"));
    setTimeout(() => {
      throw new Error("a mishap");
    });
    void Promise.reject(new Error("a promise"));
    await fetch("absent");
    await fetch("http://localhost:2/", { mode: "no-cors" }).catch(() => {});
  });
  take(watch, ...FAULTS);
  await page.goto(watch.origin);
  await page.evaluate(async () => {
    const told = new Promise((done) => addEventListener("securitypolicyviolation", done));
    await fetch("http://localhost:2/").catch(() => {});
    await told;
  });
  take(watch, FORBIDDEN);
};
