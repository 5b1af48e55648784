/** Plans the table of Numbers League: where everything lies, on a phone, a tall window and a wide one, for any number of
 * superheroes. */

import { inRows, othersAfter, within } from "../../draw/grid.js";

/** @typedef {import("#border/league").View} View */
/** @typedef {import("../../draw/pieces.js").Box} Box */
/** @typedef {Pick<import("../../draw/renderer.js").Ui, "shape" | "isTight" | "kind" | "log">} Window */
/** @typedef {"full" | "small" | "tiny"} Style how much of a superhero is written beside it */
/** @typedef {{x: number, y: number, w: number}} Figure where a superhero stands: three parts, one upon the other */
/** @typedef {{box: Box, style: Style, title: Box | null, figure: Figure, badge: Box, device: Box}} Cell */
/** @typedef {{box: Box, figure: Figure, badge: Box, device: Box}} Mini */
/** @typedef {{seat: number, box: Box, line: Line, minis: Mini[]}} Other */
/** @typedef {{width: number, height: number, least: number, me: number, skyline: Box, city: (Box | null)[], isNamed: boolean, sign: Box, hall: Box,
 *   sidekick: Box, others: Other[], own: Box, line: Line, stage: Box, heroes: Cell[], hand: Box[]}} Plan
 *   city: a place for each villain, null for one who was captured before a question was asked; isNamed: whether names are written there;
 *   me: the seat that sits nearest; stage: where its superheroes stand; heroes: the cells of these, the unfinished one
 *   last; hand: its seven places */

const COLUMNS = 6; // of the city
const NAMED_COLUMNS = 3; // of a small city on a phone: so its cards have room for names
export const HAND = 7; // cards at most
const CARD = 0.4; // of the height of the superheroes, for the card of a question
const EDGE = 0.12;
const GAP = 0.14;

/** How much of its width a part adds to the height of a figure: less than it is high, so that the parts are one. */
export const STEP = 0.75;

/** How high a figure of width 1 is. */
const TALL = 2 * STEP + 0.8;

const DEVICE = 0.84; // the edge of a device that is carried: 24 pixels on the narrowest window
const LARGE_DEVICE = 0.94; // and where there is room

/** The width of what stands beside a figure: its sum, and a device below it. */
const BESIDE = 0.98;

/** The width of a figure of width 1 with the numbers of its parts, so that these do not run into its sum: `4` and `11`
 * would be read as 411. */
const NUMBERED = 1.46;

/** The figure's width from which on so much is written around it; its name from LEAST_NAMED on, where it takes
 * hardly anything from the figure. */
const LEAST_FULL = 1.2;
const LEAST_NAMED = 0.85;
const LEAST_SMALL = 0.72;

/** How much smaller a figure may be for the sake of a name. */
const NAME_WORTH = 0.2;

/** A superhero of the smallest style has its sum and its device beside it, and no more. */
const TINY = { w: 1.96, h: 1.7, figure: 0.66 };

/** The height of a name over a superhero, of a cell so high. @param {number} high */
const titleOf = (high) => Math.min(Math.max(high * 0.13, 1), 1.5);

/** The height of a name below a superhero: two lines. */
const LOW_TITLE = 0.76;

/** The most that somebody else's superhero is enlarged, and its cell where the figure is 1 wide: its numbers beside it. */
const MINI = { most: 1.5, w: 2.5, h: TALL + 0.1 };

/**
 * What lies on the first line of a strip, and how high that line is: the name, up to the score; the trophies, from
 * after it; and at the end what is kept free. Where a strip is low, all that is its left side, so wide, and score and
 * trophies have a line of their own below the name.
 * @typedef {{h: number, name: number, pile: number, kept: number, side?: number}} Line
 */

/** What the shapes with one column have in common. */
const COLUMN = { width: 10, least: 34, other: { h: 0.8, name: 3.6, pile: 4.9, kept: 0.75 } };

/**
 * What differs between the shapes of the window. On a phone, all that a turn is played with lies between header and dock
 * of the smallest in use, 360 × 640: city, sign, superheroes and hand. What else is there lies below it.
 */
const SHAPES = {
  narrow: {
    ...COLUMN,
    edge: 0.06,
    gap: 0.08,
    roofs: 0.26,
    sign: 0.84,
    heroes: 3.84,
    hand: 2.76,
    mini: 1.15,
    minis: 3,
    own: { h: 0.74, name: 3, pile: 4.7, kept: 0.1 },
  },
  tall: {
    ...COLUMN,
    edge: EDGE,
    gap: GAP,
    roofs: 0.42,
    sign: 0.92,
    heroes: 5,
    hand: 3,
    mini: 1,
    minis: 4,
    own: { h: 0.92, name: 3, pile: 4.7, kept: 0.1 },
  },
  wide: {
    width: 26,
    least: 40,
    own: { h: 1.05, name: 3.9, pile: 5.8, kept: 0.1 },
    other: { h: 0.8, name: 3.3, pile: 4.6, kept: 0.75 },
  },
};
const WIDE_HEIGHT = 16;

/** How much longer than it must be a name may get, and how wide the left side of a low strip is. */
const LONGER = 1.4;
const LOW_SIDE = 3.05;

/** A strip that is lower has no room for superheroes below its first line. */
const LOW = 2.4;

/**
 * Who had a place in the city when a question was asked: whoever is still there, and was captured since.
 * @param {import("#border").LogRecord[]} log
 * @returns {(villain: View["city"][number]) => boolean}
 */
function stoodIn(log) {
  const captured = new Set(
    log
      .flatMap(({ events }) => events)
      .flatMap(({ kind, data }) => (kind === "captured" ? [data.villain] : [])),
  );
  return ({ villain, taken }) => taken === null || captured.has(villain);
}

/**
 * @param {View} view
 * @param {Window} window
 * @returns {Plan}
 */
export function planOf(view, { shape, isTight, kind, log }) {
  const { width, least, own } = SHAPES[shape];
  const me = view.seat ?? 0;
  const isPlaced = kind === "trial" ? stoodIn(log) : () => true;
  const stood = view.city.filter(isPlaced);
  // A question deals no cards: what is below the hand comes into sight.
  const isEmpty = kind === "trial" && view.hands[me].count === 0;
  const others = othersAfter(me, view.hands.length);
  const begun = view.begun[me].some(Boolean) || view.heroes[me].length === 0;
  const count = view.heroes[me].length + (begun ? 1 : 0);
  const { city, heroes, ...placed } =
    shape === "wide"
      ? planWide(view, stood.length, others, count)
      : planTall(view, stood.length, others, count, shape, isEmpty);
  const boxes = new Map(stood.map(({ villain }, at) => [villain, city.boxes[at]]));
  return {
    width,
    least,
    me,
    line: own,
    ...placed,
    skyline: city.skyline,
    city: view.city.map(({ villain }) => boxes.get(villain) ?? null),
    isNamed: hasNames(stood.length, shape, isTight),
    heroes: heroes.cells,
  };
}

/**
 * One column: what one looks at and plays with comes first, everybody else after it.
 * @param {View} view
 * @param {number} villains that have a place
 * @param {number[]} others
 * @param {number} count
 * @param {"narrow" | "tall"} shape
 * @param {boolean} isEmpty whether nobody will hold a card
 */
function planTall(view, villains, others, count, shape, isEmpty) {
  const { width, edge, gap, roofs, ...form } = SHAPES[shape];
  const w = width - 2 * edge;
  const columns = shape === "narrow" && hasNames(villains, shape) ? NAMED_COLUMNS : COLUMNS;
  const h = shape === "tall" ? 1.4 : Math.min(4.52 / Math.ceil(villains / columns), 1.24);
  const city = placeCity(villains, { x: edge, y: edge, w, h }, roofs, columns);
  const sign = { x: edge, y: city.end + gap, w, h: form.sign };
  const own = { x: edge, y: sign.y + sign.h + gap, w, h: form.own.h };
  const stage = { x: edge, y: own.y + own.h + gap, w, h: form.heroes - (isEmpty ? CARD : 0) };
  const heroes = placeHeroes(count, stage, shape === "narrow");
  const hand = isEmpty ? [] : placeHand({ x: edge, y: heroes.end + gap, w, h: form.hand }, 4);
  const y = heroes.end + gap + (isEmpty ? 0 : form.hand + gap);
  const hall = { x: edge, y, w: 1.9, h: 2.8 };
  const sidekick = { x: hall.x + hall.w + gap, y, w: w - hall.w - gap, h: hall.h };
  let end = y + hall.h;
  const placed = others.map((seat) => {
    const minis = countMinis(view, seat);
    const rows = Math.max(1, Math.ceil(minis / form.minis));
    const box = { x: edge, y: end + gap, w, h: form.other.h + rows * MINI.h * form.mini + 0.08 };
    end = box.y + box.h;
    return placeOther(seat, box, widen(form.other, w, countTrophies(view, seat)), minis);
  });
  const height = end + edge;
  return { height, city, sign, own, stage, heroes, hand, hall, sidekick, others: placed };
}

/**
 * Whether villains have their names on their cards; where not, they are told when one is held.
 * @param {number} villains that have a place
 * @param {import("../../draw/shapes.js").Shape} shape
 * @param {boolean} [isTight]
 */
const hasNames = (villains, shape, isTight = false) =>
  shape === "wide" ? !isTight : shape === "tall" || villains <= 12;

/**
 * How high writing is at least, in units of the board: in a wide window that is small, what would be lower could not be
 * read and is left out.
 * @param {Pick<import("../../draw/renderer.js").Ui, "shape" | "isTight">} window
 */
export const legibleIn = ({ shape, isTight }) => (shape === "wide" && isTight ? 0.43 : 0);

/**
 * Two columns: the city and everybody's things on the left, one's own superheroes and hand on the right.
 * @param {View} view
 * @param {number} villains that have a place
 * @param {number[]} others
 * @param {number} count
 */
function planWide(view, villains, others, count) {
  const form = SHAPES.wide;
  const left = 11.9;
  const rows = Math.max(Math.ceil(villains / COLUMNS), 1);
  const room = others.length > 1 ? 7.2 : 8.6;
  const city = placeCity(villains, { x: EDGE, y: EDGE, w: left, h: Math.min(room / rows, 3) }, 0.6, COLUMNS);
  const sign = { x: EDGE, y: city.end + GAP, w: left, h: 1.15 };
  const y = sign.y + sign.h + GAP;
  const rest = WIDE_HEIGHT - EDGE - y;
  const alone = others.length === 0;
  const narrow = alone ? 3.2 : 1.5;
  const beside = alone ? left : others.length > 1 ? 4.5 : 5.1;
  const hall = { x: EDGE, y, w: narrow, h: rest };
  const sidekick = { x: EDGE + narrow + GAP, y, w: beside - narrow - GAP, h: rest };
  const each = (rest - GAP * (others.length - 1)) / Math.max(others.length, 1);
  const placed = others.map((seat, at) => {
    const box = { x: EDGE + beside + GAP, y: y + at * (each + GAP), w: left - beside - GAP, h: each };
    const minis = countMinis(view, seat);
    if (each < LOW) return placeLow(seat, box, minis);
    return placeOther(seat, box, widen(form.other, box.w, countTrophies(view, seat)), minis);
  });
  const x = EDGE + left + GAP;
  const w = form.width - EDGE - x;
  const own = { x, y: EDGE, w, h: form.own.h };
  const held = 2.95;
  const top = own.y + own.h + GAP;
  const stage = { x, y: top, w, h: WIDE_HEIGHT - EDGE - held - GAP - top };
  const heroes = placeHeroes(count, stage);
  const hand = placeHand({ x, y: heroes.end + GAP, w, h: held }, HAND);
  const height = heroes.end + GAP + held + EDGE;
  return { height, city, sign, own, stage, heroes, hand, hall, sidekick, others: placed };
}

/**
 * The villains, below the roofs of the city behind them.
 * @param {number} count
 * @param {Box} box of the first row
 * @param {number} roofs how much of the city is seen above them
 * @param {number} columns
 */
function placeCity(count, { x, y, w, h }, roofs, columns) {
  const cell = w / columns;
  const top = y + roofs;
  const boxes = inRows(count, columns, { x: x + 0.05, y: top, w: cell, h }).map((box) => ({
    ...box,
    w: cell - 0.1,
    h: h - 0.1,
  }));
  const end = top + Math.ceil(Math.max(count, 1) / columns) * h;
  return { boxes, end, skyline: { x, y, w, h: end - y } };
}

/**
 * Seven places, each for one card until others are dealt, so that nothing comes to lie under a finger.
 * @param {Box} box
 * @param {number} columns
 */
function placeHand({ x, y, w, h }, columns) {
  const first = { x, y, w: w / columns, h: h / Math.ceil(HAND / columns) };
  return inRows(HAND, columns, first).map((box) => within(box, 0.05));
}

/** @param {View} view @param {number} seat the owner of the superheroes to count, with the unfinished one */
const countMinis = (view, seat) => view.heroes[seat].length + (view.begun[seat].some(Boolean) ? 1 : 0);

/** @param {View} view @param {number} seat */
const countTrophies = ({ trophies }, seat) => trophies[seat].villains.length + trophies[seat].devices.length;

/**
 * A line of such a width: its name has what its trophies, and one more, leave free.
 * @param {Line} line
 * @param {number} width
 * @param {number} trophies
 * @returns {Line}
 */
export function widen(line, width, trophies) {
  const spare = width - line.kept - line.pile - (trophies + 1) * line.h;
  const more = Math.max(0, Math.min(spare, LONGER));
  return { ...line, name: line.name + more, pile: line.pile + more };
}

/**
 * A low strip: its name is as long as leaves its superheroes their size.
 * @param {number} seat
 * @param {Box} box
 * @param {number} count
 */
function placeLow(seat, box, count) {
  const [long, short] = [LOW_SIDE + LONGER, LOW_SIDE].map((side) =>
    placeOther(seat, box, { h: 0.62, name: side, pile: 1.05, kept: 0.62, side }, count),
  );
  return count === 0 || long.minis[0].figure.w === short.minis[0].figure.w ? long : short;
}

/**
 * Somebody else's superheroes in rows that are as high as they can be.
 * @param {number} seat
 * @param {Box} box
 * @param {Line} line
 * @param {number} count
 * @returns {Other}
 */
function placeOther(seat, box, line, count) {
  const { side = 0.05 } = line;
  const over = line.side ? 0.04 : line.h;
  let best = { k: 0, columns: 1 };
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.ceil(Math.max(count, 1) / rows);
    const k = Math.min(
      (box.h - over - 0.08) / rows / MINI.h,
      (box.w - side - 0.05) / columns / MINI.w,
      MINI.most,
    );
    if (k > best.k) best = { k, columns };
  }
  const { k, columns } = best;
  const first = { x: box.x + side, y: box.y + over, w: MINI.w * k, h: MINI.h * k };
  const minis = inRows(count, columns, first).map((cell) => {
    const { x, y } = cell;
    const right = x + 1.58 * k;
    return {
      box: within(cell, 0.03 * k),
      figure: { x: x + 0.1 * k, y: y + 0.05 * k, w: k },
      badge: { x: right, y: y + 0.15 * k, w: 0.86 * k, h: 0.78 * k },
      device: { x: right, y: y + 1.2 * k, w: 0.86 * k, h: 0.86 * k },
    };
  });
  return { seat, box, line, minis };
}

/**
 * One's own superheroes: as large as fits, with all that can be written around them while there is room for it; rows are
 * added where even the smallest do not fit.
 * @param {number} count
 * @param {Box} box
 * @param {boolean} isLow whether the name lies below the superhero, as wide as its cell, since there is little height
 * @returns {{cells: Cell[], end: number}}
 */
function placeHeroes(count, { x, y, w, h }, isLow = false) {
  const ways = [1, 2, 3, 4].map((rows) => {
    const columns = Math.ceil(count / rows);
    const room = { w: w / columns, h: h / rows };
    const beside = (room.w - BESIDE - 0.2) / NUMBERED;
    const named = isLow ? LOW_TITLE + 0.22 : titleOf(room.h) + 0.45;
    const full = Math.min((room.h - named) / TALL, beside);
    const small = Math.min((room.h - 0.2) / TALL, beside);
    /** @type {Style} */
    const style = full >= LEAST_FULL || (full >= LEAST_NAMED && full > small * 0.9) ? "full" : "small";
    return { columns, room, style, figure: style === "full" ? full : small };
  });
  const worth = (/** @type {typeof ways[0]} */ { style, figure }) =>
    figure + (style === "full" ? NAME_WORTH : 0);
  const best = ways.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  if (best.figure < LEAST_SMALL) return placeTiny(count, { x, y, w, h });
  const { columns, room, style, figure } = best;
  const wide = Math.min(room.w, figure * 1.5 + BESIDE + 0.4);
  const first = { x: x + (w - wide * Math.min(columns, count)) / 2, y, w: wide, h: room.h };
  const cells = inRows(count, columns, first).map((cell) => {
    const box = within(cell, 0.04);
    const isNamed = style === "full";
    const head = isNamed && !isLow ? titleOf(room.h) : 0.1;
    const foot = isNamed && isLow ? LOW_TITLE : 0;
    const right = box.x + box.w - BESIDE;
    const between = right - box.x - figure * NUMBERED;
    const above = { x: box.x + 0.14, y: box.y + 0.06, w: right - box.x - 0.2, h: head - 0.1 };
    const below = { x: box.x + 0.1, y: box.y + box.h - foot - 0.04, w: box.w - 0.2, h: foot };
    const high = box.h - head - foot;
    return {
      box,
      style,
      title: isNamed ? (isLow ? below : above) : null,
      figure: { x: box.x + between / 2, y: box.y + head + (high - figure * TALL) * 0.4, w: figure },
      badge: { x: right, y: box.y + 0.1, w: BESIDE - 0.1, h: 0.72 },
      device: {
        x: right + 0.04,
        y: box.y + box.h - foot - LARGE_DEVICE - 0.1,
        w: LARGE_DEVICE,
        h: LARGE_DEVICE,
      },
    };
  });
  return { cells, end: y + h };
}

/** The room of a card of the play deck, as wide as this where it is 1 high. */
const CARD_RATIO = 0.72;

/** From one card of a trade to the next, in widths of a card: between two is room for the arrows. */
const CARD_STEP = 1.9;

/**
 * Where somebody else's superheroes stand for a while: over one's own, from the strip to the hand; or the cards of a
 * trade. Below them is room for a number sentence.
 * @param {Plan} plan
 * @param {import("../../draw/shapes.js").Shape} shape
 * @param {{heroes: number, cards: number}} counts
 * @param {boolean} hasLine
 */
export function placeGuest({ own, stage, hand }, shape, counts, hasLine) {
  const box = { ...own, h: hand[0].y - 0.05 - GAP - own.y };
  const end = box.y + box.h;
  const high = hasLine ? Math.min(1.7, stage.h * 0.2) : 0;
  const room = { x: box.x + 0.1, y: stage.y, w: box.w - 0.2, h: end - high - 0.1 - stage.y };
  // Side by side all have room, and none is larger than in a hand.
  const widths = 1 + CARD_STEP * (Math.max(counts.cards, 1) - 1);
  const held = Math.min(hand[0].h * CARD_RATIO, hand[0].w);
  const wide = Math.min(room.h * 0.86 * CARD_RATIO, held, room.w / widths);
  const each = wide / CARD_RATIO;
  const step = wide * CARD_STEP;
  const from = room.x + room.w / 2 - (step * (counts.cards - 1) + wide) / 2;
  return {
    box,
    line: hasLine ? { x: room.x, y: end - high - 0.05, w: room.w, h: high } : null,
    heroes: counts.heroes > 0 ? placeHeroes(counts.heroes, room, shape === "narrow").cells : [],
    cards: Array.from({ length: counts.cards }, (_, at) => ({
      x: from + at * step,
      y: room.y + (room.h - each) / 2,
      w: wide,
      h: each,
    })),
  };
}

/** @param {number} count @param {Box} box @returns {{cells: Cell[], end: number}} */
function placeTiny(count, { x, y, w, h }) {
  const columns = Math.floor(w / TINY.w);
  const rows = Math.ceil(count / columns);
  const each = Math.max(TINY.h, Math.min(h / rows, TINY.h * 1.2));
  const cells = inRows(count, columns, { x, y, w: TINY.w, h: each }).map((cell) => {
    const { x: left, y: top } = cell;
    const right = left + TINY.figure * NUMBERED + 0.1;
    /** @type {Style} */
    const style = "tiny";
    return {
      box: within(cell, 0.02, 0.03),
      style,
      title: null,
      figure: { x: left + 0.06, y: top + 0.09, w: TINY.figure },
      badge: { x: right, y: top + 0.09, w: DEVICE, h: 0.66 },
      device: { x: right, y: top + 0.79, w: DEVICE, h: DEVICE },
    };
  });
  return { cells, end: y + Math.max(h, rows * each) };
}
