/** Gives a file: the browser puts it among the person's downloads. */

/** Milliseconds in which a browser has taken it, however long it asks where it shall lie. */
const LIMIT = 60_000;

/** @param {Blob} file @param {string} name */
export function give(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LIMIT);
}
