/** Days: that of the device, and that of the deal of the day; a clock may be wrong, and say any. */

const DAY = 86_400_000;

/** The day of a moment on this device, like 2026-11-21. @param {Date} [moment] */
export function dayOf(moment = new Date()) {
  const year = Math.min(9999, Math.max(0, moment.getFullYear()));
  const parts = [String(year).padStart(4, "0"), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The deal of the day: the date by UTC, so that it is one and the same on the whole earth. */
export const dealOfTheDay = () => new Date().toISOString().slice(0, 10);

/**
 * The day so many days after one.
 * @param {string} day
 * @param {number} days
 */
export const dayAfter = (day, days) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Days since 1970, less than 0 before. @param {string} day */
export const numberOf = (day) => Math.round(Date.parse(day) / DAY);

/** Whether something is a day as it is written here. @param {unknown} day @returns {day is string} */
export const isDay = (day) =>
  typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(Date.parse(day));
