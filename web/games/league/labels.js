/** Says what lies on the table of Numbers League: for screen readers, and for those who ask how the game stands. */

import { kindOf } from "./devices.js";
import { numberOf, written } from "./faces.js";

/** @typedef {import("#border/league").View} View */
/** @typedef {import("../../i18n/words.js").Say} Say */

/** @param {string} card */
const amountOf = (card) => Number(card.slice(1, -1));

/** A sum as it is written, such as `3 − 1 + 2`. @param {string[]} parts */
export const sentenceOf = (parts) =>
  parts
    .map((card, at) =>
      at === 0 ? numberOf(card) : `${amountOf(card) < 0 ? "−" : "+"} ${Math.abs(amountOf(card))}`,
    )
    .join(" ");

/**
 * The word of a name that a part bears, or the name of a device.
 * @param {string} card
 * @param {Say} say
 */
export const wordOf = (card, say) =>
  kindOf(card) === "d"
    ? say(`device-${card.slice(0, -1).replace("+", "plus").replace("-", "minus")}`)
    : say(`part-${card}`);

/** The name of three parts. @param {string[]} parts @param {Say} say */
export const fullName = (parts, say) => parts.map((card) => wordOf(card, say)).join(" ");

/**
 * How a word of a sentence is called among people: a card by its name and number, a villain by its name; three parts by
 * the name of their superhero.
 * @param {string} word
 * @param {Say} say
 */
export function name(word, say) {
  if (/^v-?\d+$/.test(word)) return say(`villain-${word}`);
  if (CARD.test(word)) return say("card-named", { name: wordOf(word, say), number: numberOf(word) });
  return SUPERHERO.test(word) ? fullName(word.split(", "), say) : undefined;
}

/** A head, a body and legs. */
const SUPERHERO = /^h\S+, b\S+, l\S+$/;

const CARD = /^([hbl]-?|x|\+|-)\d+[a-d]$/;

/** Whether somebody reckons alone, so that nothing tells a sum. @param {View} view */
export const reckonsAlone = ({ options }) => options.equations === "self";

/**
 * @param {string} card
 * @param {"hand" | "sidekick"} place where it lies
 * @param {Say} say
 */
export const cardLabel = (card, place, say) =>
  say("card-label", { name: wordOf(card, say), kind: kindOf(card), number: numberOf(card), place });

/** @param {import("#border/league").Hero} hero @param {View} view @param {Say} say */
export function heroLabel({ parts, sum, device, armed }, view, say) {
  const told = {
    name: fullName(parts, say),
    sentence: sentenceOf(parts),
    sum: written(sum),
    shown: String(!reckonsAlone(view)),
  };
  if (!device) return say("hero-label", told);
  return say("hero-armed-label", {
    ...told,
    device: wordOf(device, say),
    number: numberOf(device),
    armed: written(armed),
  });
}

/** A superhero by its name and its sum, or its two. @param {import("#border/league").Hero} hero @param {View} view @param {Say} say */
export function heroBrief({ parts, sum, device, armed }, view, say) {
  const name = fullName(parts, say);
  if (reckonsAlone(view)) return say("stand-reckoned", { name, sentence: sentenceOf(parts) });
  return device
    ? say("stand-armed", { name, sum: written(sum), armed: written(armed) })
    : say("stand-hero", { name, sum: written(sum) });
}

/** @param {import("#border/league").Villain} villain @param {Say} say */
export const villainLabel = ({ villain, weakness, points }, say) =>
  say("label-villain", { name: say(`villain-${villain}`), weakness: written(weakness), points });

/** The name of a villain and what catches it. @param {import("#border/league").Villain} villain @param {Say} say */
export const villainBrief = ({ villain, weakness }, say) =>
  say("card-named", { name: say(`villain-${villain}`), number: written(weakness) });

/** @param {View} view @param {Say} say */
export function sidekickLabel(view, say) {
  const { cards, sum } = view.sidekick;
  if (sum === null) return say("sidekick-asleep-label");
  const shown = String(!reckonsAlone(view));
  return say("sidekick-label", { sentence: sentenceOf(inOrder(cards)), sum: written(sum), shown });
}

/** Head, body, legs. @param {string[]} cards */
export const inOrder = (cards) => [...cards].sort((one, other) => place(one) - place(other));

/** @param {string} card */
const place = (card) => "hbld".indexOf(kindOf(card));

/**
 * How the game stands, in sentences; in short, the scores and how many villains are left.
 * @param {View} view
 * @param {import("../../draw/renderer.js").Ui} ui
 * @param {boolean} [isBrief]
 */
export function stand(view, { say, subjects, kind }, isBrief = false) {
  const left = view.city.filter(({ taken }) => taken === null);
  const seats = subjects.map((_, seat) => seat);
  const own = view.seat === null ? seats : [view.seat, ...seats.filter((seat) => seat !== view.seat)];
  // A question comes out of a game, which nobody has seen.
  const isAsked = kind === "trial";
  const scores = (isAsked ? [] : seats).map((seat) => {
    const { villains, devices, score } = view.trophies[seat];
    return say("stand-score", {
      ...subjects[seat],
      score,
      villains: villains.length,
      devices: devices.length,
    });
  });
  if (isBrief) return [...standTeam(view, say), ...scores, say("result-left", { count: left.length })];
  return [
    ...standTeam(view, say),
    ...scores,
    ...(isAsked ? [] : [say("stand-round", { round: view.round })]),
    say("stand-left", {
      count: left.length,
      list: left.map(({ weakness }) => written(weakness)).join(", "),
    }),
    ...own.flatMap((seat) => standHeroes(view, seat, subjects[seat], say)),
    ...(view.sidekick.cards.length > 0 ? [standSidekick(view, say)] : []),
    say("stand-hall", { count: view.hall }),
  ];
}

/**
 * What is told at the end besides the scores: how long it took, and who is still at large.
 * @param {View} view
 * @param {import("../../draw/renderer.js").Ui} ui
 */
export function sumUp({ round, city }, { say }) {
  const left = city.filter(({ taken }) => taken === null).length;
  return [say("result-rounds", { round }), ...(left > 0 ? [say("result-left", { count: left })] : [])];
}

/** The running sum of a capture that is being said, where the table shows sums so early. @param {View} view @param {Say} say */
function standTeam({ options, composing, deed }, say) {
  if (options.equations !== "before" || !composing?.sums || deed) return [];
  return [say("stand-team", { sum: written(composing.sum), sums: composing.sums })];
}

/** @param {View} view @param {number} seat @param {{name: string, you: string}} who @param {Say} say */
function standHeroes(view, seat, who, say) {
  const heroes = view.heroes[seat].map((hero) => heroBrief(hero, view, say));
  const parts = view.begun[seat].flatMap((card) => (card ? [name(card, say)] : []));
  return [
    heroes.length > 0
      ? say("stand-heroes", { ...who, list: heroes.join("; ") })
      : say("stand-no-heroes", who),
    ...(parts.length > 0 ? [say("stand-begun", { ...who, list: parts.join(", ") })] : []),
  ];
}

/** @param {View} view @param {Say} say */
function standSidekick(view, say) {
  const { cards, sum } = view.sidekick;
  const list = cards.map((card) => name(card, say)).join(", ");
  if (sum === null) return say("stand-sidekick", { list });
  return say("stand-sidekick-active", { list, sum: written(sum), shown: String(!reckonsAlone(view)) });
}
