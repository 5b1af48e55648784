/** Draws the null game: each seat's cards in a row, the hand of whoever looks as buttons. */

/** @typedef {import("../../../../../../web/draw/renderer.js").Piece} Piece */
/** @typedef {import("../../../../../../web/draw/renderer.js").Ui} Ui */

const ROW = 1.9; // the height of a seat's row
const LEFT = 3.3; // where its cards begin
const CARDS = 4 * 1.2 + 0.2; // the room of its cards
const DIE = 1.1; // and of the die, where one is rolled
const MOTTO = 0.8; // the height of the motto's line

/** @param {any} view */
const widthOf = (view) => LEFT + CARDS + (view.luck ? DIE : 0);

/** Where whoever takes a round plants stones, a field is the board, and hands lie in its tray. */
export const tray = { size: handsSize, furniture: strips, pieces: cards };

/** @param {any} view @param {Ui} ui */
export const size = (view, ui) => (view.field ? fieldSize(view, ui) : handsSize(view));

/** @param {any} view @param {Ui} ui */
export const furniture = (view, ui) => (view.field ? "" : strips(view, ui));

/**
 * @param {any} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export const pieces = (view, ui) => (view.field ? hexagons(view, ui) : cards(view, ui));

/** @param {any} view */
function handsSize(view) {
  return { width: widthOf(view), height: view.hands.length * ROW + (view.motto ? MOTTO : 0) };
}

/** @param {any} view @param {Ui} ui */
function strips(view, { svg, plates, partners, waiting }) {
  const width = widthOf(view);
  // A long motto is cut off where the table ends; whoever asks how the game stands hears all of it.
  const motto = svg`<foreignObject width=${width * 50 - 30} height="40" transform="translate(0.3 ${view.hands.length * ROW + 0.1}) scale(0.02)">
    <div class="strip-name" .style=${"overflow:hidden;white-space:nowrap;text-overflow:ellipsis"}>${view.motto}</div>
  </foreignObject>`;
  const rows = view.hands.map(
    (/** @type {unknown} */ _hand, /** @type {number} */ seat) => svg`
      <g class="strip seat-${seat} ${waiting.includes(seat) ? "is-turn" : ""}">
        <rect class="strip-ground" x="0.05" y=${seat * ROW + 0.08} width=${width - 0.1} height=${ROW - 0.16} rx="0.2"></rect>
        <foreignObject width="150" height="50" transform="translate(0.3 ${seat * ROW + 0.25}) scale(0.02)">
          <div class="strip-name" .style=${"white-space:normal;line-height:1.15"}>${plates[seat]}</div>
        </foreignObject>
        <text class="strip-note" x="0.3" y=${seat * ROW + 1.6}>${view.points[seat]} ${partners[seat]}</text>
      </g>`,
  );
  return view.motto ? [...rows, motto] : rows;
}

/**
 * @param {any} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
function cards(view, ui) {
  return [...cardsInHands(view, ui), ...cardsLaid(view, ui)];
}

/**
 * @param {any} view
 * @param {Ui} ui
 */
function cardsInHands(view, { say, html }) {
  return view.hands.flatMap((/** @type {number[] | number} */ hand, /** @type {number} */ seat) => {
    const cards = typeof hand === "number" ? Array.from({ length: hand }, () => 0) : hand;
    return cards.map((card, at) => {
      const own = seat === view.seat;
      return {
        id: card ? `card-${card}` : `back-${seat}-${at}`,
        touch: own ? String(card) : null,
        kind: card ? "card" : "card card-back",
        face: html`<span class="symbol">${card || ""}</span>`,
        x: LEFT + 0.6 + at * 1.2,
        y: seat * ROW + ROW / 2,
        tall: 1.4,
        label: say("card", { card, chosen: view.chosen[seat] === card ? "yes" : "no" }),
      };
    });
  });
}

/**
 * What a round waits with: the cards that lie open, beside the hands, and the die with whoever laid the lowest.
 * @param {any} view
 * @param {Ui} ui
 */
function cardsLaid(view, ui) {
  const { say, html } = ui;
  return view.laid.flatMap((/** @type {number[]} */ cards, /** @type {number} */ seat) => {
    const hand = view.hands[seat].length ?? view.hands[seat];
    const row = { touch: null, y: seat * ROW + ROW / 2 };
    const laid = cards.map((card, at) => ({
      ...row,
      id: `card-${card}`,
      kind: "card",
      face: html`<span class="symbol">${card}</span>`,
      x: LEFT + 0.6 + (hand + at) * 1.2,
      tall: 1.4,
      label: say("card-laid", { card }),
    }));
    const die = {
      ...row,
      id: "die",
      kind: "die",
      face: dieFace(view.die, ui),
      x: LEFT + CARDS + DIE / 2 - 0.2,
      size: 0.9,
      label: say("die", { die: view.die }),
    };
    return view.die && seat === view.lowest ? [die, ...laid] : laid;
  });
}

/** The centre of a hexagon: a row further down lies half a hexagon further to the right. @param {string} space */
function centreOf(space) {
  const [q, r] = space.split(",").map(Number);
  return { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
}

/** The hexagons that can be touched now. @param {Ui} ui */
const freeSpaces = ({ open }) => [...open].filter((word) => word.includes(","));

/** @param {any} view @param {Ui} ui */
function fieldSize(view, ui) {
  const spaces = [...view.planted.map((/** @type {[string, number]} */ [space]) => space), ...freeSpaces(ui)];
  const places = spaces.map(centreOf);
  const left = Math.min(...places.map(({ x }) => x)) - 0.6;
  const top = Math.min(...places.map(({ y }) => y)) - 0.7;
  const width = Math.max(...places.map(({ x }) => x)) + 0.6 - left;
  const height = Math.max(...places.map(({ y }) => y)) + 0.7 - top;
  return { left, top, width, height, roams: true };
}

/**
 * The stones of the field, and the hexagons that the next can be planted on.
 * @param {any} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
function hexagons(view, ui) {
  const { say, subjects, html } = ui;
  /** @param {string} space @param {string} kind @param {string} label @param {string | number} mark @returns {Piece} */
  const hexagon = (space, kind, label, mark) => ({
    id: `space-${space}`,
    touch: space,
    kind,
    shape: "hex",
    face: html`<span class="symbol">${mark}</span>`,
    ...centreOf(space),
    label,
  });
  const stones = view.planted.map((/** @type {[string, number]} */ [space, seat]) => {
    const label = say("stone", {
      space,
      owner: seat < 0 ? "nobody" : "somebody",
      name: subjects[seat]?.name ?? "",
    });
    return hexagon(space, seat < 0 ? "" : `seat-${seat}`, label, seat < 0 ? "" : seat + 1);
  });
  return [...stones, ...freeSpaces(ui).map((space) => hexagon(space, "", say("space", { space }), "+"))];
}

/** Where the pips of each face lie, in thirds of it: column, then row. */
const PIPS = ["", "11", "0022", "001122", "00022022", "0002112022", "000102202122"];

/**
 * @param {number} number
 * @param {Pick<Ui, "html" | "svg">} ui
 */
function dieFace(number, { html, svg }) {
  const pips = PIPS[number].match(/../g) ?? [];
  return html`<svg viewBox="0 0 9 9" width="100%" height="100%" aria-hidden="true">
    <rect x="0.3" y="0.3" width="8.4" height="8.4" rx="1.8" fill="var(--tile-1)" stroke="var(--ink)" stroke-width="0.35"></rect>
    ${pips.map(([column, row]) => svg`<circle cx=${2.2 + Number(column) * 2.3} cy=${2.2 + Number(row) * 2.3} r="0.85" fill="var(--ink)"></circle>`)}
  </svg>`;
}

/**
 * How the game stands, in sentences: the rounds, and what lies open while a round waits.
 * @param {any} view
 * @param {Ui} ui
 */
export const stand = (view, { say, subjects }) => [
  ...subjects.flatMap((subject, seat) => [
    say("stand-points", { ...subject, points: view.points[seat] }),
    ...(view.laid[seat].length > 0
      ? [say("stand-laid", { ...subject, cards: view.laid[seat].join(", ") })]
      : []),
    ...(view.die && seat === view.lowest ? [say("stand-die", { ...subject, die: view.die })] : []),
  ]),
  ...(view.motto ? [say("stand-motto", { motto: view.motto })] : []),
];
