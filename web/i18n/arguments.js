/** Makes the arguments of messages out of the data of the engine. */

/**
 * The arguments of a message: lists become one text.
 * @param {Record<string, any>} data
 * @returns {Record<string, string | number>}
 */
export function flat(data) {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    typeof value === "number" || typeof value === "string"
      ? value
      : Array.isArray(value)
        ? value.join(", ")
        : String(value),
  ]);
  return Object.fromEntries(entries);
}
