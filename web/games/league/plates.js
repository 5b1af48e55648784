/** Tells what a thing of Numbers League is that is held, or has the mouse over it: the names that a phone's cards have no
 * room for, what the Sidekick is good for, and what trading and going back to headquarters do. */

import { html } from "lit";
import { wordsUpon } from "../../draw/words-upon.js";
import { wordOf } from "./labels.js";
import { legibleIn, planOf } from "./plan.js";
import { placeCards } from "./slots.js";

/** @typedef {import("#border/league").View} View */
/** @typedef {import("./plan.js").Box} Box */

/** Units of the board to a pixel of the words on a plate. */
const SCALE = 0.03;

const HIGH = 3; // of the room that a plate may take, over what it is about or below it

/**
 * @param {string} word
 * @param {View} view
 * @param {import("../../draw/renderer.js").Ui} ui
 */
export function explain(word, view, ui) {
  const plan = planOf(view, ui);
  const told = tell(word, view, plan, ui);
  return told ? drawPlate(told.text, told.about, plan.width) : null;
}

/**
 * @param {string} word
 * @param {View} view
 * @param {import("./plan.js").Plan} plan
 * @param {import("../../draw/renderer.js").Ui} ui
 * @returns {{text: string, about: Box} | null} about: what a plate lies beside
 */
function tell(word, view, plan, ui) {
  const { say, log } = ui;
  const at = view.city.findIndex(({ villain }) => villain === word);
  const home = plan.city[at];
  if (at >= 0) return plan.isNamed || !home ? null : { text: say(`villain-${word}`), about: home };
  if (word === "s" || view.sidekick.cards.includes(word)) {
    return {
      text: say("table-sidekick-means", { active: String(view.sidekick.sum !== null) }),
      about: plan.sidekick,
    };
  }
  const held = view.hands[plan.me].cards;
  const place = held && legibleIn(ui) ? placeCards(held, plan.me, log).indexOf(word) : -1;
  if (place >= 0) return { text: wordOf(word, say), about: plan.hand[place] };
  if (word === "trade" || word === "hq") return { text: say(`table-${word}-means`), about: plan.hand[0] };
  return null;
}

/**
 * Words over what they are about, or below it where there is no room over it.
 * @param {string} text
 * @param {Box} about
 * @param {number} width of the board
 */
function drawPlate(text, about, width) {
  const isOver = about.y > HIGH;
  const w = Math.min(9, width);
  const x = Math.max(0, Math.min(width - w, about.x + about.w / 2 - w / 2));
  const y = isOver ? about.y - HIGH - 0.1 : about.y + about.h + 0.1;
  return wordsUpon(
    { x, y, width: w / SCALE, height: HIGH / SCALE, scale: SCALE },
    html`<div class="plate-room ${isOver ? "is-over" : ""}"><p class="plate">${text}</p></div>`,
  );
}
