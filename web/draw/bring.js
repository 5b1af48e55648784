/** Scrolls the page to a part of it, and never the page around, where it is in a frame of one. */

/**
 * @param {Element | null} part
 * @param {"nearest" | "center"} block
 */
export function scrollToPart(part, block) {
  if (self === top) part?.scrollIntoView({ block });
  else if (part) scrollWithin(part, block);
}

/**
 * Scroll the page, as soon as it is drawn, as little as will show some parts of it.
 * @param {string} query
 */
export function bringIntoSight(query) {
  requestAnimationFrame(() => {
    for (const part of document.querySelectorAll(query)) scrollToPart(part, "nearest");
  });
}

/**
 * What scrollIntoView does, as far as this page goes.
 * @param {Element} part
 * @param {"nearest" | "center"} block
 */
function scrollWithin(part, block) {
  const root = document.scrollingElement;
  for (let around = part.parentElement; around; around = around.parentElement) {
    const { overflowY, scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(around);
    if (around !== root && !/auto|scroll/.test(overflowY)) continue;
    const frame = around === root ? { top: 0, bottom: innerHeight } : around.getBoundingClientRect();
    const above = frame.top + (Number.parseFloat(scrollPaddingTop) || 0);
    const below = frame.bottom - (Number.parseFloat(scrollPaddingBottom) || 0);
    const { top, bottom } = part.getBoundingClientRect();
    if (block === "center") around.scrollTop += (top + bottom - above - below) / 2;
    else if (top < above) around.scrollTop += top - above;
    else if (bottom > below) around.scrollTop += Math.min(bottom - below, top - above);
  }
}
