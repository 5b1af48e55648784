/** Draws Numbers League: a city of villains, the Sidekick, superheroes out of three parts, and hands of cards. */

import { html } from "lit";
import {
  backCard,
  bareCard,
  bareDevice,
  CARD,
  LYING,
  lyingCard,
  standingCard,
  villainCard,
  villainHead,
  worn,
} from "./faces.js";
import {
  cardLabel,
  heroBrief,
  heroLabel,
  inOrder,
  name,
  sidekickLabel,
  villainBrief,
  villainLabel,
  wordOf,
} from "./labels.js";
import { CELLS, DEVICE, FIGURES, planOf } from "./plan.js";

/** @typedef {import("../../draw/layer.js").Piece} Piece */
/** @typedef {import("../../draw/layer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */

export { furniture } from "./furniture.js";
export { name, stand, sumUp } from "./labels.js";

/** @param {any} view @param {Ui} ui */
export function size(view, { shape }) {
  const { width, height, least } = planOf(view, shape);
  return { width, height, least };
}

/** What is heard as a catch. */
export const catches = ["captured"];

/** A superhero and its device are said by the numbers of whoever speaks. @param {string} word */
export const isOwn = (word) => /^H\d+$/.test(word);

/**
 * @param {any} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export function pieces(view, ui) {
  const plan = planOf(view, ui.shape);
  return [
    ...city(view, plan, ui),
    ...hallAndSidekick(view, plan, ui),
    ...plan.others.flatMap((other) => elsewhere(view, other)),
    ...pile(view, plan.me, plan.own, plan.line),
    ...verb(view, plan, ui),
    ...heroes(view, plan, ui),
    ...hand(view, plan, ui),
  ];
}

/** @param {Box} box */
const inside = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2, size: w, tall: h });

/**
 * What can be touched, over what is seen of it.
 * @param {string} word
 * @param {string} kind
 * @param {Box} box
 * @param {string} label
 * @param {{brief?: string, face?: unknown}} [more]
 * @returns {Piece}
 */
const touchable = (word, kind, box, label, { brief, face = "" } = {}) => ({
  id: `touch-${word}`,
  touch: word,
  kind: `over ${kind}`,
  face,
  ...inside(box),
  label,
  brief,
});

/**
 * What only moves.
 * @param {string} id
 * @param {string} kind
 * @param {Box} box
 * @param {unknown} face
 * @returns {Piece}
 */
const moving = (id, kind, box, face) => ({ id, touch: null, kind, face, ...inside(box), label: "" });

/** @param {any} view @param {import("./plan.js").Plan} plan @param {Ui} ui */
function city(view, plan, { say }) {
  return view.city.flatMap((/** @type {any} */ villain, /** @type {number} */ at) => {
    if (villain.taken !== null) return [];
    const box = plan.city[at];
    const glows = view.options.glow ? "glows" : "";
    return [
      moving(`villain-${villain.weakness}`, "villain", box, villainCard(villain, box.w / box.h)),
      touchable(villain.villain, `over-villain ${glows}`, box, villainLabel(villain, say), {
        brief: villainBrief(villain, say),
      }),
    ];
  });
}

/** @param {any} view @param {import("./plan.js").Plan} plan @param {Ui} ui */
function hallAndSidekick(view, { hall, sidekick: box }, ui) {
  const { say } = ui;
  const tall = Math.min(hall.h - 0.1, (hall.w - 0.1) / (CARD.width / CARD.height));
  const wide = (tall * CARD.width) / CARD.height;
  const deck = { x: hall.x + (hall.w - wide) / 2, y: hall.y + (hall.h - tall) / 2, w: wide, h: tall };
  const drawn = [moving("hall", view.hall > 0 ? "deck" : "deck is-empty", deck, backCard(String(view.hall)))];
  const cards = inOrder(view.sidekick.cards);
  if (cards.length === 0) return drawn;
  const slots = sidekickSlots(box);
  drawn.push(...cards.map((card, at) => moving(`card-${card}`, "lying", slots[at], lyingCard(card))));
  if (view.stage === "capture") {
    return [...drawn, touchable("s", "over-sidekick", box, sidekickLabel(view.sidekick, say))];
  }
  drawn.push(
    ...cards.map((card, at) =>
      touchable(card, "over-card", slots[at], cardLabel(card, "sidekick", say), { brief: name(card, say) }),
    ),
  );
  if (offers("trade", view, ui)) {
    const trade = { x: box.x + box.w - 2.15, y: box.y + 0.07, w: 2.05, h: 0.86 };
    drawn.push(
      touchable("trade", "verb is-quiet", trade, say("word-trade"), {
        face: html`<span>${say("table-trade")}</span>`,
      }),
    );
  }
  return drawn;
}

/** Three cards side by side, or one under the other where they are larger so. @param {Box} box */
function sidekickSlots({ x, y, w, h }) {
  const top = 0.95;
  const room = { x: x + 0.1, y: y + top, w: w - 0.2, h: h - top - 0.1 };
  const ratio = LYING.width / LYING.height;
  /** @param {number} across @param {number} down */
  const grid = (across, down) => {
    const each = { w: room.w / across, h: room.h / down };
    return { across, each, tall: Math.min(each.h - 0.06, (each.w - 0.06) / ratio) };
  };
  const [row, column] = [grid(3, 1), grid(1, 3)];
  const { across, each, tall } = row.tall >= column.tall ? row : column;
  return [0, 1, 2].map((at) => ({
    x: room.x + each.w * (at % across) + (each.w - tall * ratio) / 2,
    y: room.y + each.h * Math.floor(at / across) + (each.h - tall) / 2,
    w: tall * ratio,
    h: tall,
  }));
}

/** Somebody else's superheroes, hand and trophies. @param {any} view @param {import("./plan.js").Other} other */
function elsewhere(view, { seat, box, line, mini, cells }) {
  const { count } = view.hands[seat];
  const back = { x: box.x + box.w - 0.62, y: box.y + 0.07, w: 0.48, h: 0.67 };
  return [
    moving(`back-${seat}`, "deck", back, backCard(String(count))),
    ...pile(view, seat, box, line),
    ...cells.flatMap(({ x, y, k }, number) => {
      const { figure: place, device } = mini;
      const hero = view.heroes[seat][number];
      const parts = hero?.parts ?? view.begun[seat];
      return figure(parts, { x: x + place.x * k, y: y + place.y * k, w: place.w * k }).concat(
        hero?.device
          ? [
              moving(
                `card-${hero.device}`,
                "worn",
                { x: x + device.x * k, y: y + device.y * k, w: device.w * k, h: device.w * k },
                worn(hero.device),
              ),
            ]
          : [],
      );
    }),
  ];
}

/**
 * The parts of a superhero, one under the other.
 * @param {(string | null)[]} parts
 * @param {{x: number, y: number, w: number}} place
 */
const figure = (parts, { x, y, w }) =>
  parts.flatMap((card, at) =>
    card ? [moving(`card-${card}`, "part", { x, y: y + at * w * 0.8, w, h: w * 0.8 }, bareCard(card))] : [],
  );

/**
 * The trophies of a seat, closer together the more they are.
 * @param {any} view
 * @param {number} seat
 * @param {Box} box of its strip
 * @param {import("./plan.js").Line} line
 */
function pile(view, seat, box, line) {
  const { villains, devices } = view.trophies[seat];
  const won = [
    ...villains.map((/** @type {string} */ villain) => ({
      id: `villain-${villain.slice(1)}`,
      face: villainHead(Number(villain.slice(1))),
    })),
    ...devices.map((/** @type {string} */ card) => ({ id: `card-${card}`, face: bareDevice(card) })),
  ];
  const edge = line.h - 0.12;
  const from = box.x + line.pile;
  const room = box.x + box.w - line.kept - edge - from;
  const step = Math.min(edge, room / Math.max(won.length - 1, 1));
  return won.map(({ id, face }, at) =>
    moving(id, "won", { x: from + at * step, y: box.y + 0.06, w: edge, h: edge }, face),
  );
}

/**
 * Whether a verb lies on the table: while somebody is asked, and of a sentence that is begun only what it can go on
 * with, since any other word would throw it away. A capture of nobody by nobody is not begun.
 * @param {string} word
 * @param {any} view
 * @param {Ui} ui
 */
const offers = (word, { seat }, { waiting, said, open }) =>
  waiting.includes(seat) && (said.every((each) => each === "capture") || open.has(word));

/** The end of a phase, for whoever is asked. @param {any} view @param {import("./plan.js").Plan} plan @param {Ui} ui */
function verb(view, { own }, ui) {
  const word = { action: "done", capture: "pass" }[/** @type {string} */ (view.stage)];
  if (!word || !offers(word, view, ui)) return [];
  const { say } = ui;
  const box = { x: own.x + own.w - 2.5, y: own.y + 0.06, w: 2.43, h: own.h - 0.12 };
  const face = html`<span>${say(`table-${word}`)}</span>`;
  return [touchable(word, "verb", box, say(`word-${word}`), { face })];
}

/** @param {any} view @param {import("./plan.js").Plan} plan @param {Ui} ui */
function heroes(view, plan, { say }) {
  return plan.heroes.flatMap(({ x, y, k, style }, number) => {
    const place = FIGURES[style];
    const hero = view.heroes[plan.me][number];
    const drawn = figure(hero?.parts ?? view.begun[plan.me], {
      x: x + place.x * k,
      y: y + place.y * k,
      w: place.w * k,
    });
    if (!hero) return drawn;
    const { w, h } = CELLS[style];
    const cell = { x: x + 0.03 * k, y: y + 0.03 * k, w: (w - 0.06) * k, h: (h - 0.06) * k };
    if (view.seat !== null) {
      drawn.push(
        touchable(hero.name, "over-hero", cell, heroLabel(hero, say), { brief: heroBrief(hero, say) }),
      );
    }
    if (!hero.device) return drawn;
    const edge = DEVICE * k;
    const carried = { x: x + place.device.x * k, y: y + place.device.y * k, w: edge, h: edge };
    drawn.push(moving(`card-${hero.device}`, "worn", carried, worn(hero.device)));
    if (view.seat === null) return drawn;
    const label = say("worn-label", { name: wordOf(hero.device, say), hero: hero.name });
    return [...drawn, touchable(hero.device, "over-device", carried, label)];
  });
}

/** @param {any} view @param {import("./plan.js").Plan} plan @param {Ui} ui */
function hand(view, { me, hand: box }, { say }) {
  const { cards, count } = view.hands[me];
  const each = box.w / 7;
  const wide = Math.min(each - 0.08, (box.h * CARD.width) / CARD.height);
  const tall = (wide * CARD.height) / CARD.width;
  const places = Array.from({ length: count }, (_, at) => ({
    x: box.x + (box.w - count * each) / 2 + at * each + (each - wide) / 2,
    y: box.y + (box.h - tall) / 2,
    w: wide,
    h: tall,
  }));
  if (!cards) return places.map((place, at) => moving(`back-${me}-${at}`, "deck", place, backCard()));
  return cards.flatMap((/** @type {string} */ card, /** @type {number} */ at) => [
    moving(`card-${card}`, "standing", places[at], standingCard(card, wordOf(card, say))),
    touchable(card, "over-card", places[at], cardLabel(card, "hand", say), { brief: name(card, say) }),
  ]);
}
