/** The later part of the page: all that is opened beside the play, and the viewport for boards that roam. `later.js` fetches it. */

import { speak } from "./access/announcer.js";
import { Viewport } from "./draw/viewport.js";
import { Review } from "./table/review.js";
import { Share } from "./table/share.js";

export { DIALOGS } from "./dialogs/dialogs.js";
export { viewportTools } from "./draw/viewport-view.js";
export { offerBroken } from "./lobby/broken.js";
export { choicesView } from "./lobby/choices-view.js";
export { openFile } from "./lobby/import-view.js";
export { showStatistics } from "./lobby/tally.js";
export { readRules } from "./rules/read.js";
export { rulesDialog, rulesPanel } from "./rules/rules-view.js";
export { sayAgain } from "./table/again.js";
export { reviewView } from "./table/review-view.js";

/** Add the features that come with it. @param {import("./app.js").App} app */
export function join(app) {
  app.share = new Share(app);
  app.review = new Review(app);
  app.viewport = new Viewport(app.router.room, {
    turned: () => app.store.set({}),
    ended: (end) => speak("say", app.words.say(end)),
  });
}
