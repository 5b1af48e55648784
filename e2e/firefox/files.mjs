/** Files that the page lets the browser download. */

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";

/**
 * Do something that brings a file, and wait until it is there as a whole; give its path.
 * @param {string} folder where downloads go
 * @param {() => Promise<void>} act
 */
export async function download(folder, act) {
  const before = fs.readdirSync(folder);
  await act();
  for (let tries = 0; tries < 100; tries += 1) {
    const fresh = fs.readdirSync(folder).filter((name) => name.endsWith(".json") && !before.includes(name));
    const file = path.join(folder, fresh[0] ?? "");
    if (fresh.length > 0 && fs.statSync(file).size > 0) return file;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return assert.fail("no file has come");
}
