/** Draws Numbers League: a city of villains, the Sidekick, superheroes out of three parts, and hands of cards. */

import { inRow, moving, touchable } from "../../draw/pieces.js";
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
import { FEAST } from "./feast.js";
import { guestOf } from "./guest.js";
import {
  cardLabel,
  fullName,
  heroBrief,
  heroLabel,
  inOrder,
  name,
  reckonsAlone,
  sidekickLabel,
  villainBrief,
  villainLabel,
  wordOf,
} from "./labels.js";
import { legibleIn, planOf, STEP, widen } from "./plan.js";
import { placeCards } from "./slots.js";

/** @typedef {import("#border/league").View} View */
/** @typedef {import("../../draw/renderer.js").Fits<View, typeof import("./game.js")>} Game */
/** @typedef {import("../../draw/renderer.js").Piece} Piece */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */

export { feast } from "./feast.js";
export { furniture } from "./furniture.js";
export { name, stand, sumUp } from "./labels.js";
export { explain } from "./plates.js";

/** @param {View} view @param {Ui} ui */
export function size(view, ui) {
  const { width, height, least } = planOf(view, ui);
  return { width, height, least, feast: FEAST[ui.shape] };
}

/** What is heard as a catch: that it counts, once the villain has gone. */
export const catches = ["scored"];

/** A turn that ends without a capture is no news; nor is that the cards of a turn are played. */
export const trifles = ["passed", "ready"];

/** A villain shakes before it flies to where it is kept, and then it counts. */
export const weighty = ["captured", "scored"];

/** What any other move is heard as. @type {"card"} */
export const lays = "card";

/** What ends a turn with less, or does something else instead of playing: offered, but never urged. */
export const quiet = ["pass", "trade", "hq"];

/**
 * Who has played no card yet would lose the turn by finishing: the hand shines then, and nothing else. Where no card fits,
 * and nothing is to be had at headquarters, there is nothing better.
 * @param {string} word
 * @param {import("#border").Ask} ask
 */
export const urges = (word, { args: { plays, fits, returns } }) =>
  word !== "done" || Number(plays) < PLAYS || !(fits || returns);

const PLAYS = 2; // cards of a turn (§4.1)

/** What lies there without being touched. @param {View} view @param {Ui} ui */
export function places(view, ui) {
  const { skyline, sign, own, sidekick, hall, heroes } = planOf(view, ui);
  const begun = heroes[view.heroes[view.seat ?? 0].length]?.box;
  const boxes = { city: skyline, sign, trophies: own, sidekick, hall, ...(begun && { begun }) };
  return Object.fromEntries(
    Object.entries(boxes).map(([name, { x, y, w, h }]) => [name, { left: x, top: y, width: w, height: h }]),
  );
}

/** A superhero and its device are said by the speaker's numbers. @param {string} word */
export const isOwn = (word) => /^H\d+$/.test(word);

/** How the table lies. @param {View} _ @param {Ui} ui */
export const layout = (_, { say, shape }) => say(`layout-${shape === "wide" ? "wide" : "tall"}`);

/**
 * A part is played by dragging it to one's superheroes.
 * @param {string} word
 * @param {View} view
 * @param {Ui} ui
 */
export function lands(word, view, ui) {
  const { stage } = planOf(view, ui);
  return /^[hbl]/.test(word) ? { left: stage.x, top: stage.y, width: stage.w, height: stage.h } : null;
}

/**
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export function pieces(view, ui) {
  const plan = planOf(view, ui);
  const guest = guestOf(view, ui, plan);
  const { say } = ui;
  return [
    ...inRow(city(view, plan, ui), say("row-city")),
    ...plan.others.flatMap((other) => elsewhere(view, other, guest, ui)),
    ...behind(guest, pile(view, plan.me, plan.own, plan.line), isOthers(view, plan, ui)),
    ...behind(guest, inRow(heroes(view, plan, ui), say("row-heroes")), isOthers(view, plan, ui)),
    ...(guest ? onStage(guest, plan, ui) : []),
    ...inRow(hand(view, plan, ui), say("row-hand")),
    ...inRow(hallAndSidekick(view, plan, guest, ui), say("row-sidekick")),
  ];
}

/**
 * One's own superheroes and trophies are not seen while somebody else's stand in their place. Until those have landed, and
 * until they have left, the ground is as it was, and so is who stands on it.
 * @param {import("./guest.js").Guest | null} guest
 * @param {Piece[]} own
 * @param {boolean} told whether somebody else is at it
 */
const behind = (guest, own, told) =>
  own.map((piece) => ({ ...piece, kind: guest ? `${piece.kind} is-behind` : piece.kind, told }));

/**
 * Whether it was somebody else who did something last.
 * @param {View} view
 * @param {import("./plan.js").Plan} plan
 * @param {Ui} ui
 */
const isOthers = ({ deed }, { me }, { log }) =>
  (deed?.seat ?? log.findLast(({ seat }) => seat !== null)?.seat ?? me) !== me;

/**
 * Somebody else's superheroes, or the cards of a trade; what was played has come out of a hand.
 * @param {import("./guest.js").Guest} guest
 * @param {import("./plan.js").Plan} plan
 * @param {Ui} ui
 */
function onStage({ seat, actors, cards, caught, isTrade }, { own, line, others }, { say, html }) {
  const other = others.find((each) => each.seat === seat);
  const from = other && backOf(other);
  return [
    ...actors.flatMap(({ parts, hero, cell }) => [
      ...figure(parts, cell.figure, hero ? "part is-whole" : "part", undefined, from),
      ...(hero?.device ? [moving(`card-${hero.device}`, "worn", cell.device, worn(hero.device), from)] : []),
    ]),
    ...cards.map(({ card, box }) =>
      moving(`card-${card}`, "standing", box, standingCard(card, wordOf(card, say), box.w / box.h), from),
    ),
    ...(isTrade ? [exchange(cards, html)] : []),
    ...layTrophies(caught, own, widen(line, own.w, 0)),
  ];
}

/**
 * Two arrows between the cards of a trade, which go before anything else stands there.
 * @param {{box: Box}[]} cards
 * @param {Ui["html"]} html
 */
function exchange([{ box: one }, { box: other }], html) {
  const size = (other.x - one.x - one.w) * 0.72;
  const box = {
    x: (one.x + one.w + other.x - size) / 2,
    y: one.y + (one.h - size) / 2,
    w: size,
    h: size,
  };
  const face = html`<svg class="exchange" viewBox="-1 -1 2 2">
    <path d="M-0.9 -0.35 H0.9 M0.5 -0.75 L0.9 -0.35 L0.5 0.05 M0.9 0.45 H-0.9 M-0.5 0.05 L-0.9 0.45 L-0.5 0.85"></path>
  </svg>`;
  return moving("exchange", "exchanged", box, face);
}

/** @param {View} view @param {import("./plan.js").Plan} plan @param {Ui} ui */
function city(view, plan, { say }) {
  const target = view.deed && view.composing?.villain;
  const glows = view.options.glow && !reckonsAlone(view) ? "glows" : "";
  return view.city.flatMap((villain, at) => {
    const box = plan.city[at];
    if (villain.taken !== null || !box) return [];
    const name = plan.isNamed ? say(`villain-${villain.villain}`) : "";
    const face = villainCard(villain, box.w / box.h, name);
    return [
      moving(
        `villain-${villain.weakness}`,
        villain.villain === target ? "villain is-caught" : "villain",
        box,
        face,
      ),
      touchable(
        villain.villain,
        `over-villain ${glows}`,
        box,
        villainLabel(villain, say),
        villainBrief(villain, say),
      ),
    ];
  });
}

/**
 * @param {View} view
 * @param {import("./plan.js").Plan} plan
 * @param {import("./guest.js").Guest | null} guest
 * @param {Ui} ui
 */
function hallAndSidekick(view, { hall, sidekick: box }, guest, { say }) {
  const tall = Math.min(hall.h - 0.1, (hall.w - 0.1) / (CARD.width / CARD.height), 2.9);
  const wide = (tall * CARD.width) / CARD.height;
  const deck = { x: hall.x + (hall.w - wide) / 2, y: hall.y + (hall.h - tall) / 2, w: wide, h: tall };
  const drawn = [moving("hall", view.hall > 0 ? "deck" : "deck is-empty", deck, backCard(String(view.hall)))];
  const cards = inOrder(view.sidekick.cards);
  if (cards.length === 0) return drawn;
  const isAwake = view.sidekick.sum !== null;
  const slots = isAwake ? partSlots(sidekickFigure(box)) : sidekickSlots(box);
  const isAway = (/** @type {string} */ card) =>
    guest?.actors.some(({ word }) => word === "s") || guest?.cards.some((each) => each.card === card);
  drawn.push(
    ...(isAwake
      ? figure(
          cards.map((card) => (isAway(card) ? null : card)),
          sidekickFigure(box),
          "part is-whole aside",
        )
      : cards.flatMap((card, at) =>
          isAway(card) ? [] : [moving(`card-${card}`, "lying aside", slots[at], lyingCard(card))],
        )),
  );
  if (view.stage === "capture") {
    return [...drawn, touchable("s", "over-sidekick", box, sidekickLabel(view, say))];
  }
  drawn.push(
    ...cards.map((card, at) =>
      touchable(
        card,
        isAway(card) ? "over-card is-away" : "over-card",
        slots[at],
        cardLabel(card, "sidekick", say),
        name(card, say),
      ),
    ),
  );
  return drawn;
}

/** Where an active Sidekick stands: on the right, its numbers beside it. @param {Box} box */
function sidekickFigure({ x, y, w, h }) {
  const width = Math.min((h - 0.2) / (2 * STEP + 0.8), w * 0.48);
  return { x: x + w - width * 1.45 - 0.1, y: y + (h - width * (2 * STEP + 0.8)) / 2, w: width };
}

/** The boxes of three parts that stand as a figure. @param {import("./plan.js").Figure} place */
const partSlots = ({ x, y, w }) =>
  [0, 1, 2].map((at) => ({ x, y: y + at * w * STEP, w, h: w * (at === 2 ? 0.8 : STEP) }));

/** Three cards side by side, or one under the other where they are larger so. @param {Box} box */
function sidekickSlots({ x, y, w, h }) {
  const top = 0.9;
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

/** Where the cards of somebody else lie. @param {import("./plan.js").Other} other */
function backOf({ box, line }) {
  const below = line.side ? line.h + (box.h - 2 * line.h) / 2 : 0;
  return { x: box.x + (line.side ?? box.w) - 0.58, y: box.y + below + 0.05, w: 0.46, h: line.h - 0.1 };
}

/**
 * Somebody else's superheroes, hand and trophies, but for what stands on the stage. It is `aside`: what comes here was seen.
 * A card of the hand that everybody saw going there comes out of it again.
 * @param {View} view
 * @param {import("./plan.js").Other} other
 * @param {import("./guest.js").Guest | null} guest
 * @param {Ui} ui
 */
function elsewhere(view, other, guest, ui) {
  const legible = legibleIn(ui);
  const { seat, box, line, minis } = other;
  const { count, known } = view.hands[seat];
  const back = backOf(other);
  const isGuest = guest?.seat === seat;
  const shown = new Set(isGuest ? guest.cards.map(({ card }) => card) : []);
  const acting = new Set(isGuest ? guest.actors.map(({ word }) => word) : []);
  const drawn = [
    moving(`back-${seat}`, "deck", back, backCard(String(count), legible ? 62 : 34)),
    ...known.flatMap((card) =>
      shown.has(card) ? [] : [moving(`card-${card}`, "lying is-known", back, lyingCard(card))],
    ),
    ...pile(view, seat, box, line, isGuest ? guest.caught : []),
    ...minis.flatMap(({ figure: place, device }, number) => {
      if (acting.has(`H${number + 1}`)) return [];
      const hero = view.heroes[seat][number];
      const drawn = figure(hero?.parts ?? view.begun[seat], place, hero ? "part is-whole" : "part", legible);
      return hero?.device
        ? [
            ...drawn,
            moving(`card-${hero.device}`, "worn", device, worn(hero.device, device.w >= 2.2 * legible)),
          ]
        : drawn;
    }),
  ];
  return drawn.map((piece) => ({ ...piece, kind: `${piece.kind} aside` }));
}

/**
 * The parts of a superhero, one under the other, so that they are one figure.
 * @param {(string | null)[]} parts
 * @param {import("./plan.js").Figure} place
 * @param {string} kind
 * @param {number} [legible] see `legibleIn`
 * @param {Box} [from] where those come from that appear
 */
const figure = (parts, { x, y, w }, kind, legible, from) =>
  parts.flatMap((card, at) =>
    card
      ? [
          moving(
            `card-${card}`,
            `${kind} is-${at}`,
            { x, y: y + at * w * STEP, w, h: w * 0.8 },
            bareCard(card, w, legible),
            from,
          ),
        ]
      : [],
  );

/**
 * The trophies of a seat.
 * @param {View} view
 * @param {number} seat
 * @param {Box} box of its strip
 * @param {import("./plan.js").Line} line
 * @param {string[]} [caught] those that lie elsewhere
 */
function pile(view, seat, box, line, caught = []) {
  const { villains, devices } = view.trophies[seat];
  return layTrophies(
    [...villains, ...devices].filter((word) => !caught.includes(word)),
    box,
    line,
  );
}

/**
 * Trophies in a strip, closer together the more they are.
 * @param {string[]} words
 * @param {Box} box
 * @param {import("./plan.js").Line} line
 */
function layTrophies(words, box, line) {
  const won = words.map((word) =>
    word[0] === "v"
      ? { id: `villain-${word.slice(1)}`, face: villainHead(Number(word.slice(1))) }
      : { id: `card-${word}`, face: bareDevice(word) },
  );
  const edge = line.h - 0.12;
  const from = box.x + line.pile;
  const room = box.x + (line.side ?? box.w) - line.kept - edge - from;
  const top = line.side ? (box.y + line.h + box.y + box.h - edge) / 2 : box.y + 0.06;
  const step = Math.min(edge, room / Math.max(won.length - 1, 1));
  return won.map(({ id, face }, at) =>
    moving(id, "won", { x: from + at * step, y: top, w: edge, h: edge }, face),
  );
}

/** @param {View} view @param {import("./plan.js").Plan} plan @param {Ui} ui */
function heroes(view, plan, ui) {
  const { say } = ui;
  return plan.heroes.flatMap(({ box, figure: place, device }, number) => {
    const hero = view.heroes[plan.me][number];
    const parts = hero?.parts ?? view.begun[plan.me];
    const drawn = figure(parts, place, hero ? "part is-whole" : "part", legibleIn(ui));
    if (!hero) return drawn;
    if (view.seat !== null) {
      drawn.push(
        touchable(hero.name, "over-hero", box, heroLabel(hero, view, say), heroBrief(hero, view, say)),
      );
    }
    if (!hero.device) return drawn;
    drawn.push(moving(`card-${hero.device}`, "worn", device, worn(hero.device)));
    if (view.seat === null) return drawn;
    const label = say("worn-label", { name: wordOf(hero.device, say), hero: fullName(hero.parts, say) });
    return [...drawn, touchable(hero.device, "over-device", device, label)];
  });
}

/** @param {View} view @param {import("./plan.js").Plan} plan @param {Ui} ui */
function hand(view, { me, hand: places }, ui) {
  const { say, log } = ui;
  const { cards, count } = view.hands[me];
  if (!cards) {
    return places
      .slice(0, count)
      .map((place, at) => moving(`back-${me}-${at}`, "deck", asCard(place), backCard()));
  }
  return placeCards(cards, me, log).flatMap((card, at) => {
    if (!card) return [];
    const box = places[at];
    return [
      moving(
        `card-${card}`,
        "standing",
        box,
        standingCard(card, legibleIn(ui) ? "" : wordOf(card, say), box.w / box.h),
      ),
      touchable(card, "over-card", box, cardLabel(card, "hand", say), name(card, say)),
    ];
  });
}

/** As much of a place as a card of the deck takes. @param {Box} box */
function asCard({ x, y, w, h }) {
  const wide = Math.min(w, (h * CARD.width) / CARD.height);
  const tall = (wide * CARD.height) / CARD.width;
  return { x: x + (w - wide) / 2, y: y + (h - tall) / 2, w: wide, h: tall };
}
