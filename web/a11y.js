/** Speech and keyboard: the live regions, and the arrow keys that go to the nearest thing that can be touched. */

/** A screen reader keeps silent when a region's text stays the same; this mark makes the same words new. */
const AGAIN = " ";

/**
 * Speak through a live region of the page.
 * @param {"say" | "alert"} region polite narration, or what must be heard at once
 * @param {string} text
 */
export function speak(region, text) {
  const element = document.getElementById(region);
  if (element) element.textContent = element.textContent === text ? text + AGAIN : text;
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Return the element that an arrow key leads to: the nearest whose centre lies in that direction, where a step
 * to the side counts double; by geometry alone, so squares, hexes and hands of cards are alike.
 * @param {string} key
 * @param {Element} from
 * @param {Iterable<Element>} elements
 * @returns {Element | null}
 */
export function nearest(key, from, elements) {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const start = centre(from);
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    if (element === from) continue;
    const to = centre(element);
    const along = (to.x - start.x) * arrow[0] + (to.y - start.y) * arrow[1];
    const aside = Math.abs((to.x - start.x) * arrow[1]) + Math.abs((to.y - start.y) * arrow[0]);
    const distance = along + 2 * aside;
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
