/** The log's lines in words, each made once: a long log takes longer to word than its table to draw. */

import { tellRecord } from "../i18n/tell.js";
import { withoutTrifles } from "../model/records.js";

/** @typedef {import("#border").LogRecord} LogRecord */
/** @typedef {{seen: string, heard: string}} Line for eyes, and for ears */

/** The lines of now, each with all that it hangs on. @type {WeakMap<LogRecord, {of: unknown[], line: Line}>} */
const worded = new WeakMap();

/**
 * Return how the records of a log are put into words.
 * @param {Pick<import("#border").Reply, "seats">} reply
 * @param {{say: import("../i18n/words.js").Say, aloud: import("../i18n/words.js").Say, bundles: unknown, isWritten: boolean,
 *   trifles?: string[]}} words aloud: names the places too; bundles: whose messages are said; isWritten: whether what is seen names them as well
 * @returns {(record: LogRecord, times: number | undefined) => Line}
 */
export function speakerOf(reply, { say, aloud, bundles, isWritten, trifles }) {
  const who = JSON.stringify(reply.seats);
  return (record, times) => {
    const of = [bundles, who, isWritten, times];
    const before = worded.get(record);
    if (before?.of.every((reason, at) => reason === of[at])) return before.line;
    const told = { ...withoutTrifles(record, trifles), times };
    const seen = tellRecord(say, reply, told);
    const line = { seen, heard: isWritten ? seen : tellRecord(aloud, reply, told) };
    worded.set(record, { of, line });
    return line;
  };
}
