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

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const { page, watch } = await come();
  await page.goto(watch.origin);
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
  const found = watch.listFaults();
  for (const fault of FAULTS)
    assert(
      found.some((each) => fault.test(each)),
      `${fault} in ${found.join("\n")}`,
    );
  watch.expect(...FAULTS);
};
