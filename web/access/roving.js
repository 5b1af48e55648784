/** The one stop of the Tab key on the board: what was focused last, or what lies nearest to where that was. */

/** @typedef {{x: number, y: number, board: Element | null}} Place in units of a board */

/** How far away, in units, all is that lies on another board than the stop. */
const ELSEWHERE = 1000;

/** What of the board the Tab key stops at. */
export const STOP = '.pieces [tabindex="0"]';

export class Roving {
  /** @param {HTMLElement} room */
  constructor(room) {
    this.room = room;
    /** @type {Place | null} where the stop is, null where there is no board */
    this.place = null;
    /** @type {Element | null} what took the place of a stop that went, at a moment when nothing could be touched */
    this.substitute = null;
    /** @type {Place | null} where that stop was */
    this.wanted = null;
  }

  /** Remember where the stop is, before anything is drawn. */
  remember() {
    const stop = this.room.querySelector(STOP);
    this.place = stop && placeOf(stop);
  }

  /**
   * Let the board have its stop: the same, where it is still there; else the nearest to its place of what can be
   * touched now. Where nothing can, as while a computer thinks, that is made good as soon as something can be, unless
   * somebody has gone elsewhere meanwhile.
   */
  keep() {
    const stop = this.room.querySelector(STOP);
    // Where nothing is to be touched, nothing stops it.
    if (this.room.querySelector(".pieces.is-still")) {
      stop?.setAttribute("tabindex", "-1");
      return;
    }
    const waits = stop !== null && stop === this.substitute;
    if (stop && !waits) {
      this.substitute = null;
      return;
    }
    const things = [...this.room.querySelectorAll(".pieces [data-touch]")];
    const open = things.filter((thing) => thing.matches(".is-open"));
    if (waits && open.length === 0) return;
    const from = waits ? this.wanted : this.place;
    const next = from ? nearestTo(from, open.length > 0 ? open : things) : things[0];
    const isRight = open.length > 0 || !from;
    this.substitute = isRight ? null : (next ?? null);
    this.wanted = isRight ? null : from;
    const isFocused = stop !== null && stop === document.activeElement;
    stop?.setAttribute("tabindex", "-1");
    next?.setAttribute("tabindex", "0");
    if (isFocused) /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }
}

/**
 * @param {Place} place
 * @param {Element[]} things
 */
function nearestTo(place, things) {
  /** @param {Element} thing */
  const distance = (thing) => {
    const { x, y, board } = placeOf(thing);
    return Math.hypot(x - place.x, y - place.y) + (board === place.board ? 0 : ELSEWHERE);
  };
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const far = distance(thing);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

/**
 * Where a thing lies, however far it still has to glide.
 * @param {Element} thing
 * @returns {Place}
 */
function placeOf(thing) {
  const { style } = /** @type {HTMLElement} */ (thing);
  return {
    board: thing.closest(".pieces"),
    x: Number(style.getPropertyValue("--x")),
    y: Number(style.getPropertyValue("--y")),
  };
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * From a hexagon, up and down lead along one of its three lines, there and back, and never past the next row.
 * @type {Record<string, [number, number]>}
 */
const HEX_ARROWS = { ...ARROWS, ArrowUp: [-0.3, -0.95], ArrowDown: [0.3, 0.95] };

/**
 * Return the element that an arrow key leads to: the nearest with its centre in that direction, where a step
 * to the side counts double; by geometry alone, so squares and hands of cards are alike. From a hexagon it is the one
 * that touches it there.
 * @param {string} key
 * @param {Element} from
 * @param {Iterable<Element>} elements
 * @returns {Element | null}
 */
export function nearest(key, from, elements) {
  if (!ARROWS[key]) return null;
  const isHex = from.matches(".is-hex");
  const arrow = (isHex ? HEX_ARROWS : ARROWS)[key];
  const start = centre(from);
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    if (element === from) continue;
    const to = centre(element);
    const along = (to.x - start.x) * arrow[0] + (to.y - start.y) * arrow[1];
    const aside = Math.abs((to.x - start.x) * arrow[1] - (to.y - start.y) * arrow[0]);
    const distance = isHex ? Math.hypot(along, aside) - along / 10 : along + 2 * aside;
    if (along > 1 && aside <= 2 * along && distance < least) {
      best = element;
      least = distance;
    }
  }
  return best;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
