// Draws the site's icons, every size that a system asks for, and what Apple's devices begin with, from one picture.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { drawSplashes, SIDE } from "./splash.mjs";

const PICTURE = "icon.svg";

/**
 * What is drawn: `margin` is the room around the picture, in parts of its side. A maskable icon may be cut to a
 * circle of 80 % of its side, and Apple rounds the corners itself; both want a ground that fills the square.
 * @type {{ name: string, side: number, margin: number | null }[]}
 */
const ICONS = [
  { name: "icon-192.png", side: 192, margin: null },
  { name: "icon-512.png", side: 512, margin: null },
  { name: "maskable-512.png", side: 512, margin: 0.13 },
  { name: "apple-180.png", side: 180, margin: 0 },
];

/**
 * @param {string} source the folder of the picture
 * @param {string} site the folder of the site
 */
export async function drawIcons(source, site) {
  const out = path.join(site, "icons");
  const picture = fs.readFileSync(path.join(source, PICTURE), "utf8");
  const [frame, side] = /viewBox="0 0 (\d+) \1"/.exec(picture) ?? [];
  const ground = /id="ground"[^>]* fill="(#\w+)"/.exec(picture)?.[1];
  if (!frame || !ground)
    throw new Error(`${PICTURE} needs a square viewBox from 0 0, and a ground of one colour`);
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(path.join(out, PICTURE), picture);
  await initWasm(fs.readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
  for (const icon of ICONS) {
    const room = Number(side) * (icon.margin ?? 0);
    const wide = picture.replace(
      frame,
      `viewBox="${-room} ${-room} ${Number(side) + 2 * room} ${Number(side) + 2 * room}"`,
    );
    const image = new Resvg(wide, {
      fitTo: { mode: "width", value: icon.side },
      background: icon.margin === null ? undefined : ground,
      font: { loadSystemFonts: false },
    });
    fs.writeFileSync(path.join(out, icon.name), image.render().asPng());
  }
  const splash = new Resvg(picture, {
    fitTo: { mode: "width", value: SIDE },
    background: ground,
    font: { loadSystemFonts: false },
  });
  drawSplashes(splash.render().pixels, site);
}
