/** Days: that of the device, and that of the deal of the day. */

/** The day of a moment on this device, like 2026-11-21. @param {Date} [moment] */
export function dayOf(moment = new Date()) {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The deal of the day: the date by UTC, so that it is one and the same on the whole earth. */
export const dealOfTheDay = () => new Date().toISOString().slice(0, 10);

/**
 * The day so many days after one.
 * @param {string} day
 * @param {number} days
 */
export const dayAfter = (day, days) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
