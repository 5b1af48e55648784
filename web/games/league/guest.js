/** Finds who stands on the stage for a while: the superheroes with which somebody else just plays, trades or captures. */

import { numberOf, written } from "./faces.js";
import { inOrder, reckonsAlone, sentenceOf } from "./labels.js";
import { placeGuest } from "./plan.js";

/** @typedef {import("#border/league").View} View */
/** @typedef {import("#border/league").Deed} Deed */
/** @typedef {import("#border/league").Hero} Hero */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */
/** @typedef {{word: string, parts: (string | null)[], hero: Hero | undefined}} Actor
 *   word: of a superhero, or the Sidekick's; hero: undefined for one that is not complete */
/** @typedef {{seat: number, box: Box, line: Box | null, actors: (Actor & {cell: import("./plan.js").Cell})[],
 *   cards: {card: string, box: Box}[], isTrade: boolean, caught: string[], sentence: string | null}} Guest
 *   line: where the number sentence stands; cards: of a trade, or of the Sidekick; caught: the villain and the devices that were used;
 *   sentence: null for that of a capture */

const SIDEKICK = "s";
const ACTOR = /^(H\d+|s)$/;

/**
 * Who is seen on the stage in place of one's own superheroes, and how; null for nobody. What was played stays there until
 * its seat does something else, and a team until its seat draws cards.
 * @param {View} view
 * @param {Ui} ui
 * @param {import("./plan.js").Plan} plan
 * @returns {Guest | null}
 */
export function guestOf(view, { log, told, waiting, shape }, plan) {
  const deed = view.deed ?? findDeed(view, log, waiting);
  if (!deed || deed.seat === plan.me || told.length > 0) return null;
  const { seat, team, cards } = deed;
  const actors = team.filter((word) => ACTOR.test(word)).map((word) => describe(word, seat, view));
  const caught = view.deed ? [] : listCaught(view, log);
  const isCapture = Boolean(view.composing) || caught.length > 0;
  const sentence = isCapture ? null : actors.length > 0 ? spell(actors[0], view) : "";
  // Where the sign lies right above the stage, it has the sentence of a capture.
  const hasLine = isCapture ? shape === "wide" : sentence !== "";
  const places = placeGuest(plan, shape, { heroes: actors.length, cards: cards.length }, hasLine);
  return {
    seat,
    box: places.box,
    line: places.line,
    actors: actors.map((actor, at) => ({ ...actor, cell: places.heroes[at] })),
    cards: cards.map((card, at) => ({ card, box: places.cards[at] })),
    isTrade: Boolean(view.deed) && cards.length > 1,
    caught,
    sentence,
  };
}

/**
 * What the seat whose turn it is has just done, while it goes on with its turn; null where there is no such thing.
 * @param {View} view
 * @param {import("#border").LogRecord[]} log
 * @param {number[]} waiting
 * @returns {Deed | null}
 */
function findDeed({ stage, turn, sidekick }, log, waiting) {
  const last = log.findLast(({ events }) => events.some(({ kind }) => kind !== "ready"));
  const data = last?.events[0]?.data;
  if (!data || last.seat !== turn) return null;
  if (stage === "energize" && data.team)
    return { seat: turn, team: /** @type {string[]} */ (data.team), cards: [] };
  if (!waiting.includes(turn)) return null;
  if (data.hero) return { seat: turn, team: [String(data.hero)], cards: [] };
  if (!data.got) return null;
  // What has come of a trade: the Sidekick as it is now.
  const isAwake = sidekick.sum !== null;
  return { seat: turn, team: isAwake ? [SIDEKICK] : [], cards: isAwake ? [] : sidekick.cards };
}

/** @param {View} view @param {import("#border").LogRecord[]} log @returns {string[]} */
function listCaught({ stage }, log) {
  const event = log.at(-1)?.events.find(({ kind }) => kind === "captured");
  if (stage !== "energize" || !event) return [];
  const { villain, devices } = /** @type {{villain: string, devices: string[]}} */ (event.data);
  return [villain, ...devices];
}

/** @param {string} word @param {number} seat @param {View} view @returns {Actor} */
function describe(word, seat, view) {
  if (word !== SIDEKICK) {
    const hero = view.heroes[seat].find(({ name }) => name === word);
    return { word, hero, parts: hero?.parts ?? view.begun[seat] };
  }
  const { cards, sum } = view.sidekick;
  const parts = inOrder(cards);
  return { word, parts, hero: { name: word, parts, sum: sum ?? 0, device: null, armed: null } };
}

/**
 * The number sentence of a superhero: as far as it goes, with its sum where it is complete, and with its device.
 * @param {Actor} actor
 * @param {View} view
 */
function spell({ parts, hero }, view) {
  if (view.options.equations === "never") return "";
  const numbers = sentenceOf(parts.filter((card) => card !== null));
  if (!hero) return `${numbers} + …`;
  if (reckonsAlone(view)) return numbers;
  if (!hero.device) return `${numbers} = ${written(hero.sum)}`;
  const [sign, ...digits] = numberOf(hero.device);
  return `${written(hero.sum)} ${sign} ${digits.join("")} = ${written(hero.armed)}`;
}
