/** The part of the page for pupils with a sheet, which is fetched when somebody opens its link. */

import { sheetView } from "./sheet-view.js";
import styles from "./sheets.css";
import { Sheets } from "./sheets.js";

/** @typedef {ConstructorParameters<typeof Sheets>[0] & Omit<import("./sheet-view.js").Uses, "sheets">} Uses */

/** Put it together with what is here. @param {Uses} given */
export function join(given) {
  const style = new CSSStyleSheet();
  style.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const sheets = new Sheets(given);
  return {
    /** @param {string} text of a sheet @param {string} [number] of a question, from 1 */
    enter: (text, number) => sheets.enter(text, number),
    view: () => sheetView({ ...given, sheets }),
    worked: () => sheets.worked,
    settle: () => sheets.settle(),
  };
}
