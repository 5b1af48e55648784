/** Says again what was touched last before the page went: it was touched, and is not lost. */

/**
 * Say it where it ends a sentence. What leads nowhere, or would have to go on, is left: nobody waits for an answer to it
 * any more.
 * @param {import("../lobby/touched.js").Note} note
 * @param {import("../app.js").App} app
 */
export async function sayAgain({ id, revision: _, verb, ...request }, { drafts, engine, play }) {
  await play.inLine(async () => {
    if (play.now?.id !== id) return;
    const { table } = play.now;
    const answer = await engine.ask(verb, { table, ...request });
    if (answer.refusal || play.now?.table !== table) return;
    const isEnd = answer.replies || drafts.endOf(answer.draft).status === "done";
    if (isEnd) await drafts.follow(answer, request.seat);
  });
}
