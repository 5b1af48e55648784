/** Makes sentences of what happened, of refusals and of results, out of codes and the words of a game. */

import { beatenLevel, isNarrow, warmthOf } from "../model/after.js";
import { coloursOf } from "../model/colours.js";
import { isBarren, resultBeside } from "../model/day-goal.js";
import { countMoves } from "../model/records.js";
import { askedSeat, ownSeat } from "../model/seats.js";
import { asksWord } from "../model/trials.js";
import { flat } from "./arguments.js";
import { tellList } from "./lists.js";

/** @typedef {import("./words.js").Say} Say */
/** @typedef {import("#border").Reply} Reply */

/**
 * The name of a seat: its own, or its colour.
 * @param {Say} say
 * @param {import("#border").Sitter[]} seats
 * @param {number} seat
 */
export const seatName = (say, seats, seat) =>
  seats[seat] ? seats[seat].name || say(`colour-${coloursOf(seats)[seat]}`) : "";

/**
 * Who does something, as the first word of a sentence; `you`, for the words that depend on that.
 * @param {Say} say
 * @param {import("#border").Sitter[]} seats
 * @param {number | null} seat null for what nobody does
 */
export function subjectOf(say, seats, seat) {
  const isYou = seat !== null && seat === ownSeat(seats);
  const who = isYou ? say("you") : seat === null ? "" : seatName(say, seats, seat);
  return { who, you: isYou ? "yes" : "no" };
}

/**
 * The arguments of a message that somebody else may be spoken of in, besides who does something: `whom` is a seat, and
 * becomes its name; `whomYou` is for the words that depend on it.
 * @param {Say} say
 * @param {import("#border").Sitter[]} seats
 * @param {Record<string, unknown>} data
 */
export function namesIn(say, seats, data) {
  if (typeof data.whom !== "number") return flat(data);
  const { who: whom, you: whomYou } = subjectOf(say, seats, data.whom);
  return { ...flat(data), whom, whomYou };
}

/** How a message names marks that may be words of a sentence. @type {Record<string, string>} */
const MARKS = { ",": "comma", ";": "semicolon" };

const NUMBER = /^\d+$/;

/**
 * A word of a sentence as a button says it; it may mean something else to those who play alone. A number is itself.
 * @param {Say} say
 * @param {string} word
 * @param {import("#border").Sitter[]} seats
 */
export const tellWord = (say, word, { length }) =>
  NUMBER.test(word) ? word : say(`word-${MARKS[word] ?? word}`, { seats: length });

/**
 * Who sits there.
 * @param {Say} say
 * @param {import("#border").Sitter[]} seats
 * @param {number} seat
 * @param {"long" | "short"} [room] short for the strip beside a player's pieces
 */
export function sitterName(say, seats, seat, room = "long") {
  const { who, level, left } = seats[seat];
  const name = seatName(say, seats, seat);
  if (left) return say("sitter-left", { name, room });
  if (who === "person") return seat === ownSeat(seats) ? say("sitter-you", { name, room }) : name;
  return say("sitter-computer", { name, room, level: say(`level-${level}`) });
}

/**
 * The sides of a game, for its line where it is kept.
 * @param {Say} say
 * @param {import("#border").Sitter[]} seats
 * @param {number[][]} [sides] each alone where nobody said it
 */
export const tellSeats = (say, seats, sides = seats.map((_, seat) => [seat])) =>
  sides.map((side) => side.map((seat) => sitterName(say, seats, seat)).join(" + ")).join(" – ");

/**
 * The names of a side: "Red and Green".
 * @param {Say} say
 * @param {import("#border").Sitter[]} seats
 * @param {number[]} side
 */
const sideName = (say, seats, side) =>
  tellList(
    say,
    side.map((seat) => seatName(say, seats, seat)),
    "and",
  );

/**
 * Partners, one sentence for each side of several; [] where everybody plays alone.
 * @param {Say} say
 * @param {Pick<Reply, "seats" | "sides">} reply
 */
export const tellSides = (say, { seats, sides }) =>
  sides
    .filter((side) => side.length > 1)
    .map((side) => say("sides-together", { names: sideName(say, seats, side) }));

/**
 * A seat's partners, "" where it plays alone.
 * @param {Say} say
 * @param {Pick<Reply, "seats" | "sides">} reply
 * @param {number} seat
 */
export function tellPartners(say, { seats, sides }, seat) {
  const others = sides.find((side) => side.includes(seat))?.filter((each) => each !== seat) ?? [];
  return others.length > 0 ? say("sides-with", { names: sideName(say, seats, others) }) : "";
}

/**
 * One sentence for each event of a record, or of what a sentence would bring about.
 * @param {Say} say
 * @param {Pick<Reply, "seats">} reply
 * @param {{events: import("#border").Happening[], times?: number}} record times: in how many turns in a row
 */
export function tellRecord(say, reply, record) {
  return record.events
    .map(({ kind, seat, data, masked }) =>
      say(`event-${kind}`, {
        ...namesIn(say, reply.seats, data),
        ...subjectOf(say, reply.seats, seat),
        masked: masked ? "yes" : "no",
        times: record.times ?? 1,
      }),
    )
    .join(" ");
}

/**
 * @param {Say} say
 * @param {import("#border").Refusal} refusal
 */
export const tellRefusal = (say, { code, args }) =>
  code === "lesson-other" ? say(`lesson-${args.lesson}-other`) : say(`refusal-${code}`, flat(args));

/**
 * What the table waits for.
 * @param {Say} say
 * @param {Pick<import("../model/state.d.ts").Play, "reply" | "moving" | "saying" | "lesson" | "trial" | "done">} play
 */
export function tellTurn(
  say,
  { reply, moving: { thinking, paused }, saying: { draft }, lesson, trial, done },
) {
  if (done && trial?.failed) return say("puzzle-failed");
  if (done) return say(lesson ? `lesson-${lesson.key}-cheer` : "puzzle-cheer");
  if (trial && asksWord(trial)) return say(trial.judged ? "puzzle-judge" : `task-${trial.puzzle.task}`);
  if (reply.outcome) return tellOutcome(say, reply).headline;
  const seat = thinking ? thinking.seat : askedSeat(reply.prompt);
  if (thinking) return say("thinking", { name: seatName(say, reply.seats, seat) });
  if (paused) return say("paused", { name: seatName(say, reply.seats, seat) });
  // Of what a turn may be, an answer may be less.
  const narrower = trial && !draft.move ? `puzzle-ask-${draft.ask.code}` : "";
  if (say.has(narrower)) return say(narrower);
  return tellAsk(say, reply.seats, seat, draft.ask, draft.move);
}

/**
 * What somebody is asked after the words said so far, or that it is their turn.
 * @param {Say} say
 * @param {import("#border").Sitter[]} seats
 * @param {number} seat
 * @param {import("#border").Ask} ask
 * @param {string} [said]
 */
function tellAsk(say, seats, seat, { code, args }, said = "") {
  const { who: name, you } = subjectOf(say, seats, seat);
  const count = said.split(" ").filter(Boolean).length;
  return say(code ? `ask-${code}` : "turn-of", { ...namesIn(say, seats, args), name, you, said, count });
}

/**
 * What a player is asked, under their name.
 * @param {Say} say
 * @param {import("#border").Sitter[]} seats
 * @param {import("#border").Ask} ask
 */
export const tellQuestion = (say, seats, { code, args }) =>
  say(`ask-${code}`, { ...namesIn(say, seats, args), name: "", you: "yes", said: "", count: 0 });

/**
 * What the person is asked who is next, "" where that is a computer, or nobody.
 * @param {Say} say
 * @param {Reply} reply
 */
export function tellNext(say, { prompt, seats }) {
  const seat = askedSeat(prompt);
  if (prompt.waiting.length === 0 || seats[seat]?.who !== "person") return "";
  return tellAsk(say, seats, seat, prompt.ask);
}

/**
 * Who won and why: sides win as a whole, and most often a side is one seat.
 * @param {Say} say
 * @param {Reply} reply
 * @param {Record<string, string>} [more] what the game tells of its end besides
 */
export function tellOutcome(say, reply, more = {}) {
  const { outcome, seats, sides } = reply;
  if (!outcome) return { headline: "", reason: "" };
  const own = ownSeat(seats);
  const won = sides.filter((side) => side.every((seat) => outcome.winners.includes(seat)));
  const names = tellList(
    say,
    won.map((side) => sideName(say, seats, side)),
    "and",
  );
  const [first] = won;
  // Those who play alone either win or do not, unless the game has a word for how far they came.
  const alone = `headline-${outcome.reason}`;
  let headline = say(seats.length > 1 ? "result-draw" : "result-lost");
  if (seats.length === 1 && say.has(alone)) headline = say(alone, { ...more, score: outcome.scores[0] });
  if (own !== null && won.length === 1 && first.includes(own)) {
    headline = say(first.length > 1 ? "result-your-side-won" : "result-you-won");
  } else if (won.length === 1 && first.length > 1) headline = say("result-side-won", { names });
  else if (won.length > 0) headline = say("result-won", { names, count: won.length });
  const [winner = null] = outcome.winners;
  const doer = outcome.reason === "resigned" ? whoResigned(reply) : winner;
  return { headline, reason: say(`reason-${outcome.reason}`, { ...subjectOf(say, seats, doer), ...more }) };
}

/**
 * A warm word about the end, "" where none fits.
 * @param {Say} say
 * @param {Reply} reply
 */
export function tellWarmth(say, reply) {
  const code = warmthOf(reply);
  const level = beatenLevel(reply);
  const narrow = String(isNarrow(reply));
  if (level) return say("warm-beat", { level: say(`level-${level}`), narrow });
  return code && say(code, { narrow });
}

/**
 * What was reached as never before, "" where nothing was.
 * @param {Say} say
 * @param {Pick<import("../model/state.d.ts").Play, "reply" | "feat">} play
 */
export function tellFeat(say, { reply, feat }) {
  if (!feat || !reply.outcome) return "";
  const { code, count, before } = feat;
  return say(`feat-${code}`, { count, before, level: code === "level" ? say(`level-${count}`) : "" });
}

/**
 * Who gave up last, and so ended the game. A position that was over when it was opened tells nothing of that but who
 * has not won.
 * @param {Reply} reply
 */
function whoResigned({ log, seats, outcome }) {
  const told = log.records.flatMap(({ events }) => events).findLast(({ kind }) => kind === "resigned");
  return told?.seat ?? seats.findIndex(({ left }, seat) => !left && !outcome?.winners.includes(seat));
}

/**
 * Which move somebody sees who looks back.
 * @param {Say} say
 * @param {import("#border").LogRecord[]} log
 * @param {number} at
 */
export function tellPlace(say, log, at) {
  const move = countMoves(log, at);
  return move === 0 ? say("past-start") : say("past-move", { move, of: countMoves(log) });
}

/**
 * What a computer reaches with the deal that is being played, and at the end whether that was reached; "" where none has
 * played it.
 * @param {Say} say
 * @param {Pick<import("../model/state.d.ts").Play, "reply" | "par" | "day">} play
 */
export function tellPar(say, { reply, par, day }) {
  if (par === null) return "";
  if (!reply.outcome) return say("goal-score", { ...reply.options, score: par, none: String(par <= 0) });
  const result = resultBeside(day, reply, par);
  if (isBarren(result)) return say("par-none");
  return say(result.won ? "par-reached" : "par-missed", { count: result.count, par });
}

/**
 * What the browser does not keep, "" where it keeps everything.
 * @param {Say} say
 * @param {import("../model/state.d.ts").Storage} storage
 */
export function tellStorage(say, storage) {
  if (storage === "disk") return "";
  return storage === "full" ? say("storage-full") : say("storage-memory");
}
