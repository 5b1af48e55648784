/** The part of the page for the statistics, which is fetched when somebody opens them. */

export { statisticsView } from "./statistics-view.js";
export { showStatistics } from "./tally.js";
