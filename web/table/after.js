/** What is offered when a game is over: the one step that fits its end, and playing again. */

import { gameOf } from "../games/index.js";
import { AGAIN, stepAfter } from "../model/after.js";
import { ownSeat } from "../model/seats.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {{label: string, act: () => unknown}} Offer */
/** @typedef {{play: import("./play.js").Play, kinds: import("./kinds.js").Kinds, settings: import("../access/settings.js").Settings,
 *   lessons: import("./lessons.js").Lessons, rooms: import("../page/later.js").Rooms,
 *   later: import("../page/later.js").Later<{review: import("./review.js").Review}>}} Uses */

/** Locks that keep people at this table. */
const STAYS = ["game", "lobby"];

/**
 * Two at most, the fitting one first; none of another kind of table, or while the game goes on. Whoever has laid a game may
 * have something of its own to come next.
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 * @returns {Offer[]}
 */
export function offersAfter(play, say, app) {
  const { kind, reply } = play;
  if (kind !== "game" || !reply.outcome) return [];
  const next = app.kinds.of(play).nextOf?.(play, say);
  if (next) return [next];
  const again = { label: say("again"), act: () => app.play.again(reply.seats) };
  const step = stepOf(play, app);
  return step.code === AGAIN.code ? [again] : [offerOf(step, play, say, app), again];
}

/**
 * @param {Play} play
 * @param {Uses} app
 */
function stepOf({ game, reply, log, losses }, { settings, lessons }) {
  const { locks } = settings;
  const { levels = 0, lessons: taught = 0, puzzles = false } = gameOf(game) ?? {};
  const mayGo = !STAYS.some((lock) => locks.includes(lock));
  const own = ownSeat(reply.seats);
  return stepAfter(reply, {
    levels: locks.includes("level") ? 0 : levels,
    losses,
    lessons: mayGo && lessons.countDone(game) < taught,
    puzzles: mayGo && puzzles,
    decided: log.filter(({ seat, move }) => seat === own && move !== "resign").length > 1,
  });
}

/**
 * @param {import("../model/after.js").Step} step
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 * @returns {Offer}
 */
function offerOf({ code, level }, { game, reply }, say, { play, lessons, rooms, later }) {
  const acts = {
    next: () => play.again(reply.seats, level),
    easier: () => play.again(reply.seats, level),
    again: () => play.again(reply.seats),
    moment: () => later.use(({ review }) => review.tryAgain()),
    lesson: () => lessons.learn(game),
    puzzle: () => rooms.get("puzzles")?.use((room) => room.today?.(game)),
  };
  return {
    label: say(`again-${code}`, { level: level ? say(`level-${level}`) : "" }),
    act: acts[code],
  };
}
