/** Says again what was touched last before the page went: it was touched, and is not lost. */

/**
 * Say it where it ends a sentence. What leads nowhere, or would have to go on, is left: nobody waits for an answer to it
 * any more.
 * @param {import("../kept/touched.js").Note} note
 * @param {import("../app.js").App} app
 */
export async function sayAgain({ id, revision: _, verb, ...request }, { drafts, engine, play }) {
  await play.inLine(async () => {
    if (play.now?.id !== id) return;
    const { table } = play.now;
    const answer = await engine.send(verb, { table, ...request });
    const isEnd = answer.replies || (answer.draft && drafts.endOf(answer.draft).status === "done");
    if (isEnd && play.now?.table === table) await drafts.follow(answer, request.seat);
  });
}
