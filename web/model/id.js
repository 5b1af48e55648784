/** Names that nothing else has: of games, of what is written of them, of owners. */

/** A new one. Pages without https have no `crypto.randomUUID`. */
export const makeId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
