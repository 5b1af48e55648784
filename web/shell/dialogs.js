/** Every modal dialog of the page by its name, with the view that fills it. */

import { settingsView } from "./settings.js";

/** @typedef {import("../house.js").House} House */

/** @type {Record<string, (dialog: {name: string} & Record<string, any>, house: House) =>
 *   import("./dialog.js").Contents>} */
export const DIALOGS = { settings: settingsView };
