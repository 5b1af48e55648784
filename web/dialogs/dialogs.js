/** Every modal dialog of the page by its name, with the view that fills it; only the menu, which is at hand at every table, is not among them. */

import { brokenView, openView } from "../lobby/import-view.js";
import { gamesView } from "../lobby/kept-view.js";
import { putView, shareView } from "../table/share-view.js";
import { helpView } from "./help-view.js";
import { settingsView } from "./settings-view.js";

/** @typedef {import("./help-view.js").Uses & import("./settings-view.js").Uses & import("../lobby/kept-view.js").Uses
 *   & import("../lobby/import-view.js").Uses & import("../table/share-view.js").Uses
 *   & import("../lobby/statistics-view.js").Uses
 *   & {counts: import("../page/later.js").Later<typeof import("../lobby/statistics-part.js")>}} Uses */

/** @type {Record<string, (dialog: import("../model/state.d.ts").Dialog, app: Uses) =>
 *   import("../draw/dialog.js").Contents>} */
export const DIALOGS = {
  help: helpView,
  settings: settingsView,
  kept: gamesView,
  opening: openView,
  broken: brokenView,
  sharing: shareView,
  put: putView,
  statistics: (dialog, app) => app.counts.part?.statisticsView(dialog, app) ?? { title: "", body: "" },
};
