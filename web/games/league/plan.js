/** Plans the table of Numbers League: where everything lies, on a tall window and on a wide one, for any number of
 * superheroes. */

/** @typedef {{x: number, y: number, w: number, h: number}} Box the left upper corner, width and height, in units */
/** @typedef {"full" | "small" | "tiny"} Style how much of a superhero is written beside it */
/** @typedef {{x: number, y: number, k: number, style: Style}} Cell k: how large it is drawn */
/** @typedef {{seat: number, box: Box, line: Line, mini: typeof MINIS.wide, cells: {x: number, y: number, k: number}[]}} Other */
/** @typedef {{width: number, height: number, least: number, me: number, city: Box[], sign: Box, hall: Box, sidekick: Box,
 *   others: Other[], own: Box, line: Line, heroes: Cell[], hand: Box}} Plan
 *   me: the seat that sits nearest; heroes: the cells of its superheroes, the unfinished one last */

const COLUMNS = 6; // of the city
const EDGE = 0.12;
const GAP = 0.14;

/** The sizes of a superhero's cell, in units where k is 1. */
export const CELLS = {
  full: { w: 2.42, h: 3.32 },
  small: { w: 1.7, h: 3.32 },
  tiny: { w: 1.62, h: 1.68 },
};

/** Where in its cell the three parts of a superhero stand, its sum, and its device. */
export const FIGURES = {
  full: {
    x: 0.1,
    y: 0.14,
    w: 0.96,
    badge: { x: 0.1, y: 2.55, w: 0.8, h: 0.66 },
    device: { x: 0.98, y: 2.44 },
  },
  small: {
    x: 0.06,
    y: 0.14,
    w: 0.96,
    badge: { x: 0.06, y: 2.55, w: 0.72, h: 0.66 },
    device: { x: 0.82, y: 2.44 },
  },
  tiny: {
    x: 0.06,
    y: 0.11,
    w: 0.59,
    badge: { x: 0.72, y: 0.09, w: 0.84, h: 0.66 },
    device: { x: 0.72, y: 0.79 },
  },
};
export const DEVICE = 0.84; // the edge of a device that is carried: 24 pixels on the narrowest window

/** The same of somebody else's superhero, which nobody touches: with a large sum, or with its device below that. */
const MINIS = {
  wide: {
    w: 2.2,
    h: 1.3,
    figure: { x: 0.06, y: 0.06, w: 0.49 },
    sum: { x: 0.6, y: 0.2, w: 0.88, h: 0.9 },
    device: { x: 1.55, y: 0.36, w: 0.58 },
  },
  narrow: {
    w: 1.5,
    h: 1.3,
    figure: { x: 0.06, y: 0.06, w: 0.49 },
    sum: { x: 0.58, y: 0.08, w: 0.85, h: 0.58 },
    device: { x: 0.74, y: 0.7, w: 0.54 },
  },
};

/** How much smaller others' superheroes may be drawn before they get a narrower place, or one more row. */
const LEAST_MINI = 0.75;

/**
 * What lies on the first line of a strip, and how high that line is: the name, up to the score; the trophies, from
 * after it; and at the end what is kept free.
 * @typedef {{h: number, name: number, pile: number, kept: number}} Line
 */

/** What differs between the two shapes of the window; `k`: how large a superhero is where there is room. */
const SHAPES = {
  tall: {
    width: 10,
    least: 22,
    k: 1,
    heroes: 3.32,
    hand: 1.95,
    sign: 0.88,
    own: { h: 1, name: 3, pile: 4.7, kept: 2.6 },
    other: { h: 0.8, name: 3.6, pile: 4.9, kept: 0.75 },
  },
  wide: {
    width: 20,
    least: 36,
    k: 1.35,
    heroes: 4.5,
    hand: 3.1,
    sign: 1.1,
    own: { h: 1.05, name: 3.9, pile: 5.8, kept: 2.6 },
    other: { h: 0.8, name: 3.3, pile: 4.6, kept: 0.75 },
  },
};

/**
 * @param {any} view
 * @param {import("../../draw/shapes.js").Shape} shape
 * @returns {Plan}
 */
export function planOf(view, shape) {
  const form = SHAPES[shape];
  const me = view.seat ?? 0;
  const inner = form.width - 2 * EDGE;
  const seats = view.hands.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat);
  const others = [...seats.slice(me + 1), ...seats.slice(0, me)];
  const top = shape === "tall" ? planTall(view, others, inner) : planWide(view, others, inner);
  const strip = { x: EDGE, y: top.end + GAP, w: inner, h: form.own.h };
  const begun = view.begun[me].some(Boolean) || view.heroes[me].length === 0;
  const heroes = placeHeroes(view.heroes[me].length + (begun ? 1 : 0), {
    x: EDGE,
    y: strip.y + strip.h + GAP,
    w: inner,
    h: form.heroes,
    k: form.k,
  });
  const hand = { x: EDGE, y: heroes.end + GAP, w: inner, h: form.hand };
  return {
    width: form.width,
    height: hand.y + hand.h + EDGE,
    least: form.least,
    me,
    ...top,
    own: strip,
    line: form.own,
    heroes: heroes.cells,
    hand,
  };
}

/**
 * One column: city, sign, Hall and Sidekick, everybody else.
 * @param {any} view
 * @param {number[]} others
 * @param {number} inner
 */
function planTall(view, others, inner) {
  const city = placeCity(view.city.length, { x: EDGE, y: EDGE, w: inner, h: 1.22 });
  const sign = { x: EDGE, y: city.end + GAP, w: inner, h: SHAPES.tall.sign };
  const y = sign.y + sign.h + GAP;
  const hall = { x: EDGE, y, w: 1.5, h: 2.02 };
  const sidekick = { x: hall.x + hall.w + GAP, y, w: inner - hall.w - GAP, h: hall.h };
  let end = y + hall.h;
  const placed = others.map((seat) => {
    const count = countMinis(view, seat);
    const rows = Math.max(1, Math.ceil(count / Math.floor(inner / MINIS.narrow.w / LEAST_MINI)));
    const height = SHAPES.tall.other.h + rows * MINIS.narrow.h + 0.08;
    const box = { x: EDGE, y: end + GAP, w: inner, h: height };
    end = box.y + box.h;
    return placeOther(seat, box, SHAPES.tall.other, count);
  });
  return { city: city.boxes, sign, hall, sidekick, others: placed, end };
}

/**
 * Two columns: the city over its sign, and beside them Hall and Sidekick over everybody else.
 * @param {any} view
 * @param {number[]} others
 * @param {number} inner
 */
function planWide(view, others, inner) {
  const alone = others.length === 0;
  const right = alone ? 5.6 : 8.2;
  const left = inner - right - GAP;
  const city = placeCity(view.city.length, {
    x: EDGE,
    y: EDGE,
    w: left,
    h: 7 / Math.max(view.city.length / COLUMNS, 3),
  });
  const sign = { x: EDGE, y: city.end + GAP, w: left, h: SHAPES.wide.sign };
  const end = sign.y + sign.h;
  const x = EDGE + left + GAP;
  const hall = { x, y: EDGE, w: alone ? right : 1.85, h: alone ? 2.2 : 2.4 };
  const sidekick = alone
    ? { x, y: hall.y + hall.h + GAP, w: right, h: end - hall.y - hall.h - GAP }
    : { x: x + hall.w + GAP, y: EDGE, w: right - hall.w - GAP, h: hall.h };
  const room = end - hall.y - hall.h - GAP;
  const each = Math.min(room / others.length - GAP * (1 - 1 / others.length), 6);
  const placed = others.map((seat, at) => {
    const box = { x, y: hall.y + hall.h + GAP + at * (each + GAP), w: right, h: each };
    return placeOther(seat, box, SHAPES.wide.other, countMinis(view, seat));
  });
  return { city: city.boxes, sign, hall, sidekick, others: placed, end };
}

/**
 * @param {number} count
 * @param {Box} box of the first row
 */
function placeCity(count, { x, y, w, h }) {
  const cell = w / COLUMNS;
  const boxes = Array.from({ length: count }, (_, at) => ({
    x: x + (at % COLUMNS) * cell + 0.04,
    y: y + Math.floor(at / COLUMNS) * h,
    w: cell - 0.08,
    h: h - 0.08,
  }));
  return { boxes, end: y + Math.ceil(Math.max(count, 1) / COLUMNS) * h };
}

/** @param {any} view @param {number} seat whose superheroes are counted, with the unfinished one */
const countMinis = (view, seat) => view.heroes[seat].length + (view.begun[seat].some(Boolean) ? 1 : 0);

/**
 * Somebody else's superheroes in rows that are as high as they can be.
 * @param {number} seat
 * @param {Box} box
 * @param {Line} line
 * @param {number} count
 * @returns {Other}
 */
function placeOther(seat, box, line, count) {
  /** @param {typeof MINIS.wide} mini */
  const lay = (mini) => {
    let best = { mini, k: 0, columns: 1 };
    for (let rows = 1; rows <= 4; rows++) {
      const columns = Math.ceil(Math.max(count, 1) / rows);
      const k = Math.min((box.h - line.h - 0.08) / rows / mini.h, (box.w - 0.1) / columns / mini.w, 1.6);
      if (k > best.k) best = { mini, k, columns };
    }
    return best;
  };
  const [wide, narrow] = [lay(MINIS.wide), lay(MINIS.narrow)];
  const { mini, k, columns } = wide.k >= narrow.k * LEAST_MINI ? wide : narrow;
  const cells = Array.from({ length: count }, (_, at) => ({
    x: box.x + 0.05 + (at % columns) * mini.w * k,
    y: box.y + line.h + Math.floor(at / columns) * mini.h * k,
    k,
  }));
  return { seat, box, line, mini, cells };
}

/**
 * One's own superheroes: as large as fits, with all that can be written beside them while there is room for it; rows
 * are added where even the smallest do not fit.
 * @param {number} count
 * @param {Box & {k: number}} box
 */
function placeHeroes(count, { x, y, w, h, k: most }) {
  /** @param {Style} style @param {number} k */
  const lay = (style, k) => {
    const columns = Math.floor(w / (CELLS[style].w * k) + 0.001);
    return { style, k, columns, height: Math.ceil(count / Math.max(columns, 1)) * CELLS[style].h * k };
  };
  const tries = [
    lay("full", most),
    ...sizesDown(most).map((k) => lay("small", k)),
    ...sizesDown(most * 1.6).map((k) => lay("tiny", k)),
  ];
  const { style, k, columns, height } = tries.find((each) => each.height <= h + 0.001) ?? lay("tiny", 1);
  const cells = Array.from({ length: count }, (_, at) => ({
    x: x + (at % columns) * CELLS[style].w * k,
    y: y + Math.floor(at / columns) * CELLS[style].h * k,
    k,
    style,
  }));
  return { cells, end: y + Math.max(h, height) };
}

/** From a size down to 1, at which a device can still be touched. @param {number} most */
const sizesDown = (most) =>
  Array.from({ length: Math.floor((most - 1) / 0.03) + 1 }, (_, at) => most - at * 0.03).filter(
    (k) => k >= 1,
  );
