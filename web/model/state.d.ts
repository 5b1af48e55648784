/** What the page knows, in one plain object, as types alone: model/store.js holds it, and what Python tells is in #border. */

import type {
  Aids,
  Description,
  Draft,
  Foretold,
  Happening,
  LessonShown,
  LogRecord,
  Merit,
  Refusal,
  Reply,
  Sitter,
  Supposed,
  TurningPoint,
  Verbs,
} from "#border";
import type { Fault } from "../engine/host.js";
import type { OfflineState } from "../engine/offline.js";
import type { Table } from "../engine/session.js";

/** All that is drawn. */
export interface State {
  screen: "lobby" | "setup" | "table" | "puzzles" | "sheet" | "teachers";
  start: Start;
  wheels: WheelGame[];
  library: LibraryState;
  /** The table that somebody has asked for, until it lies there. */
  coming: Coming | null;
  setup: Setup | null;
  play: Play | null;
  rules: RulesState | null;
  notice: Notice | null;
  offline: OfflineState;
  dialog: Dialog | null;
}

/** How far Python has come. */
export interface Start {
  /** `waiting`: until somebody wants Python, or the page rests. */
  phase: "waiting" | "starting" | "ready" | "failed";
  step: string;
  bytes: number;
  total: number;
  /** Seconds that it will still be fetched, 0 where nobody can tell, or hardly any. */
  left: number;
  /** Whether nothing has been heard of it for a while. */
  isQuiet: boolean;
  /** Whether the engine of another frame begins first. */
  isQueued: boolean;
  message: string;
  fault: Fault | null;
}

/** What the page says by itself. */
export interface Notice {
  code: string;
  args: Record<string, string | number>;
  act?: { label: string; do: () => void };
  tone: "info" | "error";
}

/** What it is about, as its opener hands it to what draws it. */
// biome-ignore lint/suspicious/noExplicitAny: what that is, the opener and what draws it know between them
export type Dialog = { name: string } & Record<string, any>;

/** A game that came as a wheel. */
export interface WheelGame {
  key: string;
  wheel: string;
  module: string;
  renderer: string;
  locales: Record<string, string>;
  rules: Record<string, string>;
}

/** The parts of an address: of a kept table, a lesson, a token, or a set-up, whose room is its game. */
export interface Coming {
  room: string;
  id: string;
}

/** What a game allows to be chosen, as it was chosen. */
export type Options = Reply["options"];

/** A game that is being set up. */
export interface Setup {
  key: string;
  seats: Sitter[];
  preset: string;
  options: Options;
  deal: "new" | "day" | "word";
  seed: string;
  aids: Aids;
  /** What may not be changed of it. */
  locks: string[];
  description: Description | null;
  refusal: Refusal | null;
  /** What the form has changed by itself, the seats or the preset, so that its choices fit together. */
  adjusted: { code: "seats" | "preset"; preset: string; count: number } | null;
}

/** The games that are kept. */
export interface LibraryState {
  /** The latest game first. */
  games: Kept[];
  storage: Storage;
  /** Whether the browser removes nothing by itself, null where it does not say. */
  stays: boolean | null;
}

/** A kept game. */
export interface Kept {
  id: string;
  game: string;
  token: string;
  /** Milliseconds since 1970, 0 where nobody knows. */
  when: number;
  /** Greater than that of all that was kept before, 0 where nobody counted. */
  order: number;
  seats: Sitter[];
  moves: number;
  over: boolean;
  /** Another one with every writing, so that two pages notice each other. */
  revision: string;
  sides?: number[][];
  /** That it is the deal of. */
  day?: string;
}

/**
 * disk: everything is kept; memory: the browser refuses to keep anything, or does not answer; full: it has no room left.
 */
export type Storage = "disk" | "memory" | "full";

/** The rules, where they are open. */
export interface RulesState {
  game: string;
  language: string;
  blocks: Block[];
  paragraph: string;
  query: string;
  /** In a panel next to the board, where one can go on playing. */
  beside: boolean;
}

/** A paragraph with the diagrams below it, or a heading. */
export interface Block {
  element: Element;
  /** "§4.3" or "". */
  rule: string;
  isHeading: boolean;
  diagrams: Element[];
}

/** A game being played, and how its table stands. */
export interface Play {
  /** Under which it is kept, "" where it is not. */
  id: string;
  /** What lays it, by its address, where that is a question of a sheet; "" where it is a table of its own. */
  place: string;
  game: string;
  table: Table;
  kind: About["kind"];
  lesson: Lesson | null;
  trial: Trial | null;
  /** Whether what a lesson or a trial asks for is reached. */
  done: boolean;
  /** That it is the deal of, "" for any other. */
  day: string;
  /** What a computer reaches with the deal of the day, null where none has played it. */
  par: number | null;
  reply: Reply;
  /** What the person has reached by its end as never before. */
  feat: Feat | null;
  /** How many games of it were lost one after the other, with this one; 0 where none was, or nobody knows. */
  losses: number;
  log: LogRecord[];
  /** The last move. */
  last: LogRecord | null;
  saying: Saying;
  moving: Moving;
  looking: Looking;
}

/** What may change of a game being played. */
export type Change = Partial<Omit<Play, "saying" | "moving" | "looking">> & {
  saying?: Partial<Saying>;
  moving?: Partial<Moving>;
  looking?: Partial<Looking>;
};

/** What a table is for; table/kinds.js tells what follows from it. */
export type About =
  | { kind: "game"; lesson: null; trial: null }
  | { kind: "lesson"; lesson: Lesson; trial: null }
  | { kind: "trial"; lesson: null; trial: Trial };

/** The sentence in the making. */
export interface Saying {
  draft: Draft;
  /** `meant`: the word that was touched, where something else has to be said before it. */
  refusal: (Refusal & { meant?: string }) | null;
  resigning: boolean;
  /** Whether somebody wants to type a move. */
  isTyping: boolean;
  /** A sentence that could be typed, "" where none was looked for. */
  example: string;
  /** How often a touch that means nothing was answered with what is asked. */
  nudges: number;
}

/** What goes on by itself. */
export interface Moving {
  /** Whether what has happened is still being shown. */
  isMoment: boolean;
  /** What has happened in the part of a sentence that is shown, null where none is. */
  part: Happening[] | null;
  /** Whether the pieces of it are still in the air, or what they did is looked at. */
  isLanding: boolean;
  /** Whether they are in the air, so that nothing of it is told yet. */
  isFlying: boolean;
  thinking: { seat: number } | null;
  paused: boolean;
}

/** Who looks at what. */
export interface Looking {
  /** The word of the thing that explains itself, under a mouse, a finger or the focus. */
  held: string | null;
  /** The seat that shall look next, while nobody may see more than a bystander. */
  curtain: number | null;
  /** What a look back shows. */
  past: Past | null;
  hint: Hint | null;
  /** What the latest decision of a person has missed. */
  missed: TurningPoint | null;
  review: Review | null;
  /** What a question was answered. */
  told: Told | null;
  /** Which of the answers of a trial that is over is played out at this moment, by its number from 0; null: none is. */
  shown: number | null;
}

/** How a table stands, for who looks till now, and for who looks from now on, where that is another. */
export interface Answer {
  table: Table;
  replies: Reply[];
  /** The seat that it waits for. */
  curtain: number | null;
  /** Of who looks from now on, where they are asked. */
  draft: Draft | null;
  /** What is to be kept. */
  token?: string;
  /** Whether a person has just decided, so that it may be sought what that has missed. */
  sought?: boolean;
  /** Whether what the table is for is reached by that sentence. */
  done?: boolean;
}

/** What was never reached before. */
export interface Feat {
  /** A win against the level `count`, or so many points, or so few, or what a game is proud of. */
  code: "level" | "most" | "fewest" | "pride";
  count: number;
  /** What it was before. */
  before: number;
}

/** What a computer would say. */
export interface Hint {
  seat: number;
  move: string;
  step: "search" | "where" | "why" | "sentence";
  /** Those words of the move that things on the table or buttons stand for. */
  words: string[];
  /** What it would bring about. */
  events: Happening[];
  merits: Merit[];
  /** What had been said of a sentence when it was found. */
  said: string;
}

/** What a game that is over was judged to be. */
export interface Review {
  at: number;
  of: number;
  /** Null while the game is judged. */
  points: TurningPoint[] | null;
  /** The one that was looked at last. */
  shown: TurningPoint | null;
  /** How many of them wait as puzzles. */
  kept?: number;
}

/** The table after so many records. */
export interface Past {
  at: number;
  view: Reply["view"];
  waiting: number[];
  /** After how many records its view was, which is another number until that of `at` has come. */
  known: number;
  point: TurningPoint | null;
}

/** An answer in short, for eyes that see the table too. */
export interface Told {
  lines: string[];
  /** Whether what can be touched lights up with it. */
  isLit: boolean;
  /** With `reply`, the moment of the game for which it holds. */
  draft: Draft;
  reply: Reply;
}

/** What is taught. */
export type Lesson = LessonShown & {
  /** Whether its hint is told. */
  hinted: boolean;
};

/** A puzzle, as py/parlour/puzzles/packs.py and the build write it. */
export interface Puzzle {
  id: string;
  task: string;
  seat: number;
  position: string;
  answers: number;
  solved: number[];
  facts: Record<string, number>;
  /** How hard it is, 1 to 5. */
  dots: number;
  /** It could be of these. */
  presets: string[];
  /** It practises these. */
  skills: string[];
}

/** A sheet that somebody works on, and how far it is. */
export interface Worked {
  /** Another one for each number of a class's list that has questions of its own. */
  key: string;
  text: string;
  game: string;
  /** Of the sheet, the same for all who have it. */
  hash: string;
  /** How many questions of it are here. */
  of: number;
  /** To how many of them something was said. */
  said: number;
  /** What each of them that is over is worth, from 0 to 1; null where nobody can say whose game it was. */
  worths: (number | null)[];
  /** Whether each puzzle of them was solved. */
  isSolved: boolean;
  /** How many were asked for. */
  hints: number;
}

/** A puzzle on the table. */
export interface Trial {
  puzzle: Puzzle;
  /**
   * How one has come to it, and so to the next: of one kind, of all in turn, from the pile of those that are asked again,
   * of the day, by an address, or from a sheet.
   */
  way: "kind" | "mix" | "due" | "own" | "mistake" | "day" | "one" | "sheet";
  asks: NonNullable<Verbs["puzzle"][0]["asks"]>;
  /** What is chosen from, where the answer is no sentence. */
  words: string[];
  /** The words of what lies on the board and is asked about, nothing where that is all of it. */
  about: string[];
  several: boolean;
  /** How many are as good as the one that was given, or are still to be found. */
  number: number;
  /** What the path through its kind has come to by its solution. */
  cheer: "" | "first" | "five" | "ten" | "all";
  /** What is told of a right answer. */
  args: Record<string, unknown>;
  /** The right parts so far. */
  said: string[];
  /** The words of what they have found, which is ticked on the board. */
  found: string[];
  /** The answers that were wrong. */
  wrong: string[][];
  /** The last wrong answer, and what refutes it; nothing where nothing does. */
  line: Foretold[];
  /** Once it is over: somebody's wrong answer and a better one, each played out; nothing where there is no such. */
  both: Foretold[][];
  /** Somebody's answer, where the question is whether that is right. */
  judged: Supposed | null;
  /** Why that answer is not right, or, where something wrong was said of it, why that is wrong. */
  why: Refusal | null;
  /** Whether something wrong was said of that answer: then nothing more is asked. */
  failed: boolean;
  /** A best answer, which is shown then. */
  better: Supposed | null;
  /** Whether no sum is told, null where there is none to be told. */
  reckons: boolean | null;
}
