/** What is wrong with a host is said, with its cause and its mend, in whatever words the browser tells the page of it. */

import assert from "node:assert/strict";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { cases }) => {
  const { page, watch } = await come({ address: cases[0].address, starts: true });
  watch.expect(/./); // what is wrong is no news
  for (const { address, place, told } of cases) {
    await page.goto(address);
    const found = await page
      .waitForFunction(
        (place, told) => {
          const text = /** @type {HTMLElement?} */ (document.querySelector(place))?.innerText ?? "";
          return told.every((each) => new RegExp(each).test(text)) && text;
        },
        { timeout: 15_000 },
        place,
        told,
      )
      .catch(() => page.evaluate(() => document.body.innerText));
    const text = typeof found === "string" ? found : await found.jsonValue();
    assert.equal(typeof found, "object", `${address}: ${text}`);
    assert.doesNotMatch(String(text), /[{}$]|undefined|null|host-/, address);
  }
  await page.goto("about:blank");
};
