/** Who owns these games. A platform for learning may show the page to one learner after another in the same browser: it
 * says who learns, or it gives each a local storage of their own, and all of them the same data bases. */

import { update } from "idb-keyval";
import { greeting } from "../engine/greeting.js";
import { makeId } from "../model/id.js";
import { connect } from "./connection.js";

/** The local storage has its owner under this name. */
const KEY = "parlour-owner";

const OWNERS = "number-parlour-owners";

/** Who came first is kept under this name: the data bases without a name behind theirs belong to them. */
const FIRST = "first";

/** @type {Promise<string> | undefined} what stands behind the names of all that is kept here */
let ending;

/** The name for a data base, or a line to other pages, of the owner who is here. @param {string} name */
export async function ownName(name) {
  ending ??= self === top ? Promise.resolve("") : findEnding();
  return name + (await ending);
}

/** In a frame it depends on the owner, "" where that cannot be told. */
async function findEnding() {
  if (greeting.ending) return greeting.ending;
  try {
    const owner = localStorage.getItem(KEY) ?? makeId();
    localStorage.setItem(KEY, owner);
    let first = "";
    const claim = (/** @type {unknown} */ before) => {
      first = typeof before === "string" ? before : owner;
      return first;
    };
    await update(
      FIRST,
      claim,
      connect(() => OWNERS, "owners"),
    );
    return first === owner ? "" : `-${owner}`;
  } catch {
    return ""; // what keeps nothing keeps nobody apart
  }
}
