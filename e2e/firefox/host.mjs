/** A host of the site that can go away, and that puts a new version in the old one's place. */

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";

const PYTHON_FOLDER = path.join(import.meta.dirname, "..", "..", "py");
const WRITE_PRECACHED = `
import sys
from pathlib import Path
from workshop.precache import write_precached
write_precached(Path(sys.argv[1]))
`;

/**
 * Serve a folder by `python -m http.server`, until `stop` is called; give the address of the page.
 * @param {string} python
 * @param {string} folder
 */
export async function serve(python, folder) {
  const words = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder];
  const server = spawn(python, words, { stdio: ["ignore", "pipe", "ignore"] });
  const gone = once(server, "exit");
  const [greeting] = await once(readline.createInterface(server.stdout), "line");
  const [, port] = / port (\d+) /.exec(greeting) ?? assert.fail(greeting);
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      server.kill();
      await gone;
    },
  };
}

/**
 * Let the lobby say another word above its games.
 * @param {string} python
 * @param {string} folder
 * @param {string} title
 */
export function publish(python, folder, title) {
  const words = path.join(folder, "locales", "en", "shell.txt");
  fs.writeFileSync(words, fs.readFileSync(words, "utf8").replace(/^games = .*$/m, `games = ${title}`));
  execFileSync(python, ["-c", WRITE_PRECACHED, folder], { cwd: PYTHON_FOLDER });
}
