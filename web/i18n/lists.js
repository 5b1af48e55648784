/** Joins several names or numbers as people say them. */

/**
 * @param {(id: string, args: Record<string, string>) => string} say the words of the shell
 * @param {string[]} items
 * @param {"and" | "or"} how
 * @returns {string} "2, 3 or 4"
 */
export function tellList(say, items, how) {
  if (items.length < 2) return items.join("");
  return say(`list-${how}`, {
    before: items.slice(0, -1).join(say("list-comma", {})),
    last: items.at(-1) ?? "",
  });
}
