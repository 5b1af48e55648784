/** The later part of the page: all that is opened beside the play. `later.js` fetches it. */

import { Share } from "./lobby/share.js";
import { Review } from "./table/review.js";

export { DIALOGS } from "./dialogs/dialogs.js";
export { choicesView } from "./lobby/choices-view.js";
export { showStatistics } from "./lobby/tally.js";
export { readRules } from "./rules/read.js";
export { rulesDialog, rulesPanel } from "./rules/rules-view.js";
export { reviewView } from "./table/review-view.js";

/** Add the features that come with it. @param {import("./app.js").App} app */
export function join(app) {
  app.share = new Share(app);
  app.review = new Review(app);
}
