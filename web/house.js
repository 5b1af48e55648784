/** The house: what the page consists of, in one plain object that its views and features are given. */

/** @typedef {{
 *   site: import("./start.js").Site,
 *   store: import("./store.js").Store,
 *   engine: import("./engine.js").Engine,
 *   settings: import("./settings.js").Settings,
 *   sound: import("./sound.js").Sound,
 *   words: import("./words.js").Words,
 *   rooms: import("./rooms.js").Rooms,
 *   rules: import("./rules.js").Rules,
 *   voice: import("./voice.js").Voice,
 *   shelf: import("./shelf.js").Shelf,
 *   opening: import("./opening.js").Opening,
 *   share: import("./share.js").Share,
 *   statistics: import("./statistics.js").Statistics,
 *   computers: import("./computers.js").Computers,
 *   offline?: import("./offline.js").Offline,
 *   play: import("./play.js").Play,
 *   hints: import("./hints.js").Hints,
 *   replay: import("./replay.js").Replay,
 *   review: import("./review.js").Review,
 *   guide: import("./guide.js").Guide,
 *   lessons: import("./lessons.js").Lessons,
 * }} House */

/** The house, filled by main.js. */
export const house = /** @type {House} */ ({});
