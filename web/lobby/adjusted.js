/** What the set-up tells of what it has changed by itself. */

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Setup} Setup */

/**
 * What the form has changed by itself, so that its choices fit together.
 * @param {NonNullable<Setup["adjusted"]>} adjusted
 * @param {Say} say
 */
export const tellAdjusted = ({ code, preset, count }, say) =>
  say(`setup-note-${code}`, { preset: say(`preset-${preset}`), count });
