/** Names to an iPad or iPhone the picture with which it opens the page from its home screen; without one it shows nothing. */

import { SCREENS, splashFor } from "../icons/screens.js";

export function offerSplash() {
  const { width, height } = screen;
  const [short, long] = [Math.min(width, height), Math.max(width, height)].map((side) =>
    Math.round(side * devicePixelRatio),
  );
  for (const [media, across, down] of /** @type {const} */ ([
    ["(orientation: portrait)", short, long],
    ["(orientation: landscape)", long, short],
  ])) {
    if (!SCREENS.some(([width, height]) => width === across && height === down)) continue;
    const href = splashFor(across, down);
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "apple-touch-startup-image", media, href }),
    );
  }
}
