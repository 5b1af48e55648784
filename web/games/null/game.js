/** Draws the null game: each seat's cards in a row, the hand of whoever looks as buttons; the template of a renderer. */

/** @typedef {import("../../draw/layer.js").Piece} Piece */
/** @typedef {import("../../draw/layer.js").Ui} Ui */

const ROW = 1.9; // the height of a seat's row
const LEFT = 3.3; // where its cards begin

/** @param {any} view */
export const size = (view) => ({ width: LEFT + 4 * 1.2 + 0.2, height: view.hands.length * ROW });

/** @param {any} view @param {Ui} ui */
export function furniture(view, { svg, names, waiting }) {
  return view.hands.map(
    (/** @type {unknown} */ _hand, /** @type {number} */ seat) => svg`
      <g class="strip seat-${seat} ${waiting.includes(seat) ? "is-turn" : ""}">
        <rect class="strip-ground" x="0.05" y=${seat * ROW + 0.08} width=${LEFT + 4.9} height=${ROW - 0.16} rx="0.2"></rect>
        <foreignObject width="150" height="30" transform="translate(0.3 ${seat * ROW + 0.35}) scale(0.02)">
          <div class="strip-name"><span class="dot seat-${seat}"></span> ${names[seat]}</div>
        </foreignObject>
        <text class="strip-note" x="0.3" y=${seat * ROW + 1.4}>${view.points[seat]}</text>
      </g>`,
  );
}

/**
 * @param {any} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export function pieces(view, { say, html }) {
  return [...cardsInHands(view, { say, html }), ...cardsLaid(view, { say, html })];
}

/**
 * @param {any} view
 * @param {Pick<Ui, "say" | "html">} ui
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
 * What a round waits with: the cards that lie open, beside the hands, and the die at the lowest of them.
 * @param {any} view
 * @param {Pick<Ui, "say" | "html">} ui
 */
function cardsLaid(view, { say, html }) {
  const lowest = Math.min(...view.laid.flatMap((/** @type {number[]} */ cards) => cards.slice(0, 1)));
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
    const face = html`<span class="symbol">+${view.die}</span>`;
    const die = {
      ...row,
      id: "die",
      kind: "card",
      face,
      x: LEFT - 0.4,
      tall: 0.9,
      label: say("die", { die: view.die }),
    };
    return view.die && cards[0] === lowest ? [die, ...laid] : laid;
  });
}

/**
 * How the game stands, in sentences.
 * @param {any} view
 * @param {Ui} ui
 */
export const stand = (view, { say, names }) =>
  names.map((name, seat) => say("stand-points", { name, points: view.points[seat] }));
