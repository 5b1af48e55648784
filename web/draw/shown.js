/** What a room shows, as names on the page's root by which the styles go of all that lies around a board. */

/**
 * Name what a room shows, once it is drawn and before anything of it is measured. A style could ask for it by `:has()`,
 * but of what has a board in it a browser looks through all of that board, each time when something changes there; and
 * so it would for a query. Therefore only what lies around the board is looked at.
 * @param {HTMLElement} root
 * @param {HTMLElement} room
 */
export function nameShown({ classList }, room) {
  const table = childOf(room, "table");
  const card = childOf(table, "lesson");
  const isPuzzle = card?.classList.contains("puzzle");
  const names = {
    "has-setup": childOf(room, "setup"),
    "has-table": table,
    "has-stage": table ?? childOf(room, "curtain-scene"),
    "has-end": table?.classList.contains("is-over"),
    "is-folding": table?.classList.contains("is-folded"),
    "has-lesson": card,
    "has-puzzle": isPuzzle,
    "has-told": !isPuzzle && card?.querySelector(".told"),
    "has-viewport": childOf(childOf(childOf(table, "stage"), "table-board"), "viewport"),
  };
  for (const [name, isShown] of Object.entries(names)) classList.toggle(name, Boolean(isShown));
}

/** What is called so among the parts of something. @param {Element | null} whole @param {string} name */
const childOf = (whole, name) =>
  [...(whole?.children ?? [])].find((part) => part.classList.contains(name)) ?? null;
