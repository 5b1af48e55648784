/** Makes the arguments of messages out of the data of the engine. */

/**
 * The arguments of a message: lists become one text, and how many there are in them (of `cards`: `cardsCount`). A number
 * alone in its list stays one, so that words can depend on it.
 * @param {Record<string, unknown>} data
 * @returns {Record<string, string | number>}
 */
export function flat(data) {
  const entries = Object.entries(data).flatMap(([key, value]) => {
    if (Array.isArray(value)) {
      return [
        [key, value.length === 1 && typeof value[0] === "number" ? value[0] : value.join(", ")],
        [`${key}Count`, value.length],
      ];
    }
    return [[key, typeof value === "number" ? value : String(value)]];
  });
  return Object.fromEntries(entries);
}
