/** Tables as comma-separated values (RFC 4180), as other programs read them. */

/** @param {(string | number)[][]} lines */
export const writeCsv = (lines) =>
  `${lines.map((line) => line.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(",")).join("\r\n")}\r\n`;
