/** The app: what the page consists of, in one plain object that its views and features are given. What has a question
 * mark comes later than the rest. */

/** @typedef {{
 *   site: import("./engine/start.js").Site,
 *   store: import("./model/store.js").Store,
 *   engine: import("./engine/engine.js").Engine,
 *   settings: import("./access/settings.js").Settings,
 *   sound: import("./access/sound.js").Sound,
 *   words: import("./i18n/words.js").Words,
 *   router: import("./router.js").Router,
 *   later: import("./later.js").Later,
 *   recovery: import("./table/recovery.js").Recovery,
 *   rules: import("./rules/rules.js").Rules,
 *   announcer: import("./access/announcer.js").Announcer,
 *   library: import("./kept/library.js").Library,
 *   importer: import("./table/import.js").Importer,
 *   share?: import("./table/share.js").Share,
 *   last: import("./kept/last.js").LastTable,
 *   touched: import("./kept/touched.js").Touched,
 *   statistics: import("./kept/statistics.js").Statistics,
 *   days: import("./kept/day.js").Days,
 *   computers: import("./table/computers.js").Computers,
 *   drafts: import("./table/drafts.js").Drafts,
 *   offline?: import("./engine/offline.js").Offline,
 *   par: import("./table/par.js").Par,
 *   play: import("./table/play.js").Play,
 *   hints: import("./table/hints.js").Hints,
 *   replay: import("./table/replay.js").Replay,
 *   review?: import("./table/review.js").Review,
 *   questions: import("./table/questions.js").Questions,
 *   viewport?: import("./draw/viewport.js").Viewport,
 *   lessons: import("./table/lessons.js").Lessons,
 *   turns: import("./table/turns.js").Turns,
 * }} App */

/** The app, filled by main.js. */
export const app = /** @type {App} */ ({});
