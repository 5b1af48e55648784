/** Says again what was touched last before the page went: it was touched, and is not lost. */

/**
 * Say it where it ends a sentence. What leads nowhere, or would have to go on, is left: nobody waits for an answer to it
 * any more.
 * @param {import("../kept/touched.js").Note} note
 * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
 *   line: import("./line.js").Line, sentence: import("./sentence.js").Sentence, drafts: import("./drafts.js").Drafts}} uses
 */
export async function sayAgain(
  { id, revision: _, verb, ...request },
  { store, engine, line, sentence, drafts },
) {
  await line.add(async () => {
    if (store.play?.id !== id) return;
    const { table } = store.play;
    const answer = await engine.send(verb, { table, ...request });
    const isEnd = answer.replies || (answer.draft && sentence.endOf(answer.draft).status === "done");
    if (isEnd && store.play?.table === table) await drafts.follow(answer, request.seat);
  });
}
