/** Every modal dialog of the page by its name, with the view that fills it. */

import { helpView } from "./help.js";
import { brokenView, openView } from "./opening.js";
import { settingsView } from "./settings.js";
import { shareView } from "./share.js";
import { gamesView } from "./shelf.js";
import { statisticsView } from "./statistics.js";

/** @typedef {import("../house.js").House} House */

/** @type {Record<string, (dialog: {name: string} & Record<string, any>, house: House) =>
 *   import("./dialog.js").Contents>} */
export const DIALOGS = {
  help: helpView,
  settings: settingsView,
  kept: gamesView,
  opening: openView,
  broken: brokenView,
  sharing: shareView,
  statistics: statisticsView,
};
