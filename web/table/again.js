/** Says again what was touched last before the page went: it was touched, and is not lost. */

/**
 * Say it where it ends a sentence. What leads nowhere, or would have to go on, is left: nobody waits for an answer to it
 * any more.
 * @param {import("../kept/touched.js").Note} note
 * @param {import("../app.js").App} app
 */
export async function sayAgain({ id, seat, verb, meanings }, { drafts, engine, play, turns }) {
  await play.inLine(async () => {
    if (play.now?.id !== id) return;
    const { table, reply } = play.now;
    const whole = { table, seat, move: meanings[0], viewers: [reply.viewer] };
    const answer = await (verb === "play" ? engine.send("play", whole) : drafts.askMeanings(seat, meanings));
    if (!answer || play.now?.table !== table) return;
    const end = answer.draft && drafts.endOf(answer.draft);
    if (answer.replies) await turns.take(answer);
    else if (end?.status === "done") await play.say(end.move, seat);
  });
}
