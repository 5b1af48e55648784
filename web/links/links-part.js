/** The part of the page for links that do not read plainly, which is fetched when one comes. */

export { readAddress, readText } from "./read.js";
export { tellLeft } from "./tell.js";
