/** Puts files into a ZIP file: the same files make the same bytes, wherever and whenever that is done. */

import { zipSync } from "fflate";

/** What is packed already would only take time. */
const PACKED = /\.(?:bin|png|whl|zip)$/;

/** The least that a ZIP file can say; it has no time zone, so neither has this. */
const NO_TIME = new Date(1980, 0, 1);

/** @param {Map<string, Uint8Array>} files by their names */
export const zip = (files) =>
  zipSync(
    Object.fromEntries(
      [...files].map(([name, bytes]) => [name, [bytes, { level: PACKED.test(name) ? 0 : 6 }]]),
    ),
    { mtime: NO_TIME },
  );
