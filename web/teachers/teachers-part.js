/** The part of the page for teachers, which is fetched when somebody opens their room. */

import { NOTES } from "./notes-view.js";
import sheet from "./teachers.css";
import { Teachers } from "./teachers.js";
import { teachersView } from "./teachers-view.js";

/** @typedef {import("./teachers.js").Page} Page */
/** @typedef {ConstructorParameters<typeof Teachers>[0] & import("./printing-view.js").Uses
 *   & Omit<import("./teachers-view.js").Uses, "teachers">} Uses */
/** @typedef {ReturnType<typeof join>} Part */

/** Put it together with what is here. @param {Uses} given */
export function join(given) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  /** @type {Map<string, Page>} */
  const pages = new Map([
    ["notes", NOTES],
    ["make", bringPage(async () => (await import("./maker-view.js")).openMaker(given))],
    [
      "collect",
      bringPage(async () => (await import("./collect-view.js")).openCollecting(given, teachers.disk)),
    ],
    [
      "course",
      {
        ...bringPage(async () => (await import("./course-view.js")).openCourse(given)),
        // It is packed of the site around this page; and who is in a frame of others may download nothing there.
        has: ({ sheet }) => sheet !== null && given.site.single !== null && self === top,
      },
    ],
    ["print", bringPage(async () => (await import("./printing-view.js")).openPrinting(given))],
  ]);
  const teachers = new Teachers(given, pages);
  return {
    /** @param {string} id of a game, or the text of a sheet or a slip, "" for all games @param {string} [what] of it */
    enter: (id, what = "") => teachers.enter(id, what),
    /** @param {string} game @param {import("#border").SheetItem} item that somebody has met */
    put: (game, item) => teachers.put(game, item),
    view: () => teachersView({ ...given, teachers }),
  };
}

/**
 * A page that is fetched when somebody opens it.
 * @param {() => Promise<Page>} load
 * @returns {Page}
 */
function bringPage(load) {
  /** @type {Page | null} */
  let page = null;
  return {
    async open(teachers, detail) {
      page ??= await load();
      await page.open?.(teachers, detail);
    },
    view: (teachers, say) => page?.view(teachers, say),
  };
}
