/** Every modal dialog of the page by its name, with the view that fills it; only the menu, which is at hand at every table, is not among them. */

import { brokenView, openView } from "../lobby/import-view.js";
import { gamesView } from "../lobby/kept-view.js";
import { putView, shareView } from "../lobby/share-view.js";
import { statisticsView } from "../lobby/statistics-view.js";
import { settingsView } from "../settings/settings-view.js";
import { helpView } from "./help-view.js";

/** @typedef {import("../app.js").App} App */

/** @type {Record<string, (dialog: import("../store.js").Dialog, app: App) =>
 *   import("./dialog.js").Contents>} */
export const DIALOGS = {
  help: helpView,
  settings: settingsView,
  kept: gamesView,
  opening: openView,
  broken: brokenView,
  sharing: shareView,
  put: putView,
  statistics: statisticsView,
};
