/** The house: what the page consists of, in one plain object that its views and features are given. */

/** @typedef {{
 *   site: import("./engine/start.js").Site,
 *   store: import("./store.js").Store,
 *   engine: import("./engine/engine.js").Engine,
 *   settings: import("./settings/settings.js").Settings,
 *   sound: import("./access/sound.js").Sound,
 *   words: import("./i18n/words.js").Words,
 *   rooms: import("./router.js").Rooms,
 *   recovery: import("./engine/recovery.js").Recovery,
 *   rules: import("./rules/rules.js").Rules,
 *   voice: import("./access/announcer.js").Announcer,
 *   shelf: import("./lobby/library.js").Shelf,
 *   opening: import("./lobby/import.js").Opening,
 *   share: import("./lobby/share.js").Share,
 *   statistics: import("./lobby/statistics.js").Statistics,
 *   computers: import("./table/computers.js").Computers,
 *   offline?: import("./engine/offline.js").Offline,
 *   play: import("./table/play.js").Play,
 *   hints: import("./table/hints.js").Hints,
 *   replay: import("./table/replay.js").Replay,
 *   review: import("./table/review.js").Review,
 *   guide: import("./table/questions.js").Guide,
 *   lessons: import("./table/lessons.js").Lessons,
 * }} House */

/** The house, filled by main.js. */
export const house = /** @type {House} */ ({});
