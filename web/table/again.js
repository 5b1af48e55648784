/** Says again what was touched last before the page went: it was touched, and is not lost. */

/** @typedef {import("../engine/session.js").Answer<"touch"> | import("../engine/session.js").Answer<"play">} Answer */
/** @typedef {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
 *   line: import("./line.js").Line, sentence: import("./sentence.js").Sentence, drafts: import("./drafts.js").Drafts}} Uses */

/**
 * Say it where it ends a sentence. What leads nowhere, or would have to go on, is left: nobody waits for an answer to it
 * any more.
 * @param {import("../kept/touched.js").Note} note
 * @param {Uses} uses
 */
export async function sayAgain(note, uses) {
  const { store, line, sentence, drafts } = uses;
  await line.add(async () => {
    if (store.play?.id !== note.id) return;
    const { table } = store.play;
    const answer = await send(note, table, uses);
    const isEnd =
      answer && (answer.replies || (answer.draft && sentence.endOf(answer.draft).status === "done"));
    if (isEnd && store.play?.table === table) await drafts.follow(answer, { seat: note.seat });
  });
}

/**
 * Send it as it was touched, word by word. What was touched once a sentence had been played was meant for what came then.
 * @param {import("../kept/touched.js").Note} note
 * @param {import("../engine/session.js").Table} table
 * @param {Uses} uses
 * @returns {Promise<Answer | null>} the last answer
 */
async function send(note, table, { engine, sentence }) {
  const { seat } = note;
  if (note.verb === "play") return engine.send("play", { table, seat, move: note.move });
  let { said, onto } = note;
  for (const [at, word] of note.words.entries()) {
    const answer = await engine.send("touch", {
      table,
      seat,
      said,
      word,
      ...(onto !== undefined && { onto }),
    });
    const isLast = at + 1 === note.words.length;
    if (isLast || (answer.result !== "draft" && answer.result !== "taken back")) return answer;
    said = sentence.endOf(answer.draft).move;
  }
  return null;
}
