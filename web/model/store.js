/** What the page knows, in one plain object, and one redraw an animation frame when any of it changes. */

/** @typedef {import("../engine/session.js").Table} Table */
/** @typedef {import("#border").Refusal} Refusal */
/** @typedef {{(id: string, args?: Record<string, string | number>): string, has: (id: string) => boolean}} Say */
/** @typedef {import("#border").Option} Option */
/** @typedef {import("#border").Description} Description */
/** @typedef {import("#border").Sitter} Sitter */
/** @typedef {import("#border").Aids} Aids */
/** @typedef {import("#border").Happening} Happening */
/** @typedef {import("#border").LogRecord} LogRecord */
/** @typedef {import("#border").Ask} Ask */
/** @typedef {import("#border").Prompt} Prompt */
/** @typedef {import("#border").Reply} Reply */
/** @typedef {Reply["options"]} Options */
/** @typedef {{name: string} & Record<string, any>} Dialog what it is about, as its opener hands it to what draws it */
/** @typedef {import("#border").Draft} Draft */
/** @typedef {{code: "level" | "most" | "fewest", count: number, before: number}} Feat what was never reached before: a win
 *   against the level `count`, or so many points, or so few, where it was `before` */
/** @typedef {import("#border").Merit} Merit */
/** @typedef {import("#border").TurningPoint} TurningPoint */
/** @typedef {{table: Table, replies: Reply[], curtain: number | null, draft: Draft | null, token?: string,
 *   missed?: TurningPoint | null, sought?: boolean, done?: boolean}} Answer
 *   how a table stands, for who looks till now, and for who looks from now on, where that is another; curtain: the seat
 *   that it waits for; draft: of who looks from now on, where they are asked; token: what is to be kept; missed: by the
 *   sentence that was just played; done: whether what the table is for is reached by that */
/** @typedef {{seat: number, move: string, step: "search" | "where" | "why" | "sentence", words: string[],
 *   events: Happening[], merits: Merit[], said: string}} Hint words: those of the move that things on the table or buttons
 *   stand for; events: what it would bring about; said: what had been said of a sentence when it was found */
/** @typedef {{at: number, of: number, points: TurningPoint[] | null, shown: TurningPoint | null,
 *   kept?: number}} Review kept: how many of them wait as puzzles; points: null
 *   while the game is judged; shown: the one that was looked at last */
/** @typedef {{at: number, view: Reply["view"], waiting: number[], known: number, point: TurningPoint | null}} Past the table after
 *   so many records; known: after how many its view was, which is another number until that of `at` has come */
/** @typedef {{lines: string[], isLit: boolean, draft: Draft, reply: Reply}} Told an answer in short, for eyes that see the
 *   table too; whether what can be touched lights up with it; and the moment of the game for which it holds */
/** @typedef {import("#border").LessonShown & {hinted: boolean}} Lesson what is taught; hinted: whether its hint is told */
/** @typedef {{id: string, task: string, seat: number, position: string, answers: number, solved: number[],
 *   facts: Record<string, number>, dots: number, presets: string[], skills: string[]}} Puzzle as py/parlour/puzzles/packs.py and
 *   the build write it; dots: how hard it is, 1 to 5; presets: it could be of; skills: it practises */
/** @typedef {{puzzle: Puzzle, way: "kind" | "mix" | "due" | "own" | "mistake" | "day" | "one" | "sheet", asks: NonNullable<import("#border").Verbs["puzzle"][0]["asks"]>,
 *   words: string[], several: boolean, number: number, said: string[], wrong: string[][], refuted: Happening[],
 *   judged: import("#border").Supposed | null, why: Refusal | null, reckons: boolean | null}} Trial a puzzle on the table;
 *   way: how one has come to it, and so to the next: of one kind, of all in turn, from the pile of those that are asked again,
 *   of the day, by an address, or from a sheet; words: what is chosen from, where the answer is no sentence; number: how many are as good
 *   as the one that was given, or are still to be found; said: the right parts so far; wrong: the answers that were wrong;
 *   refuted: what would have come after the last of these; judged: somebody's answer, where the question is whether that is
 *   right; why: it is not; reckons: whether no sum is told, null where there is none to be told */
/** @typedef {{draft: Draft, refusal: (Refusal & {meant?: string}) | null, resigning: boolean, isTyping: boolean,
 *   example: string, nudges: number}} Saying the sentence in the making; `meant`, of a refusal: the word that was touched,
 *   where something else has to be said before it; `isTyping`: whether somebody wants to type a move; `example`: a
 *   sentence that could be typed, "" where none was looked for; `nudges`: how often a touch that means nothing was
 *   answered with what is asked */
/** @typedef {{isMoment: boolean, part: Happening[] | null, isLanding: boolean, isFlying: boolean,
 *   thinking: {seat: number} | null, paused: boolean}} Moving what goes on by itself; `isMoment`: whether what has happened is still being shown; `part`:
 *   what has happened in the part of a sentence that is shown, null where none is; `isLanding`: whether the pieces of it
 *   are still in the air, or what they did is looked at; `isFlying`: whether they are, so that nothing of it is told yet */
/** @typedef {{held: string | null, curtain: number | null, past: Past | null, hint: Hint | null,
 *   missed: TurningPoint | null, review: Review | null, told: Told | null}} Looking who looks at what; `held`: the word of
 *   the thing that explains itself, under a mouse, a finger or the focus; `curtain`: the seat that shall look next, while
 *   nobody may see more than a bystander; `past`: what a look back shows; `missed`: what the latest decision
 *   of a person has missed; `told`: what a question was answered */
/** @typedef {{kind: "game", lesson: null, trial: null} | {kind: "lesson", lesson: Lesson, trial: null}
 *   | {kind: "trial", lesson: null, trial: Trial}} About what a table is for; web/table/kinds.js tells what follows from it */
/** @typedef {{id: string, game: string, table: Table, kind: About["kind"], lesson: Lesson | null, trial: Trial | null, done: boolean,
 *   day: string, par: number | null, reply: Reply,
 *   feat: Feat | null, log: LogRecord[], last: LogRecord | null, saying: Saying, moving: Moving, looking: Looking}} Play
 *   a game being played, and how its table stands; `id`: under which it is kept, "" where it is not; `done`: whether what a
 *   lesson or a trial asks for is reached; `day`: that it is the deal of, "" for any other; `par`: what a computer
 *   reaches with it, null where none has played it; `feat`: what the person has reached by its end as never before;
 *   `last`: the last move */
/** @typedef {Partial<Omit<Play, "saying" | "moving" | "looking">> & {saying?: Partial<Saying>, moving?: Partial<Moving>,
 *   looking?: Partial<Looking>}} Change of a game being played */
/** @typedef {{key: string, wheel: string, module: string, renderer: string,
 *   locales: Record<string, string>, rules: Record<string, string>}} WheelGame */
/** @typedef {{key: string, seats: Sitter[], preset: string, options: Options, deal: "new" | "day" | "word",
 *   seed: string, aids: Aids,
 *   description: Description | null, refusal: Refusal | null,
 *   adjusted: {code: "seats" | "preset", preset: string, count: number} | null}} Setup
 *   adjusted: what the form has changed by itself, the seats or the preset, so that its choices fit together */
/** @typedef {{id: string, game: string, token: string, when: number, order: number, seats: Sitter[], moves: number,
 *   over: boolean, revision: string, sides?: number[][], day?: string}} Kept
 *   when: milliseconds since 1970, 0 where nobody knows; order: greater than that of all that was kept before, 0 where nobody
 *   counted; revision: another one with every writing, so that two pages notice each other; day:
 *   that it is the deal of */
/** @typedef {"disk" | "memory" | "full"} Storage
 *   disk: everything is kept; memory: the browser refuses to keep anything, or does not answer; full: it has no room
 *   left */
/** @typedef {{element: Element, rule: string, isHeading: boolean, diagrams: Element[]}} Block
 *   a paragraph with the diagrams below it, or a heading; rule: "§4.3" or "" */
/** @typedef {{game: string, language: string, blocks: Block[], paragraph: string, query: string,
 *   beside: boolean}} RulesState beside: in a panel next to the board, where one can go on playing */
/** @typedef {{games: Kept[], storage: Storage, stays: boolean | null}} LibraryState
 *   the latest game first; stays: whether the browser removes nothing by itself, null where it does not say */
/** @typedef {{room: string, id: string}} Coming the parts of an address: of a kept table, a lesson, a token, or a set-up,
 *   whose room is its game */
/** @typedef {{
 *   screen: "lobby" | "setup" | "table" | "puzzles" | "sheet" | "teachers",
 *   start: {phase: "waiting" | "starting" | "ready" | "failed", step: string, bytes: number, total: number,
 *     left: number, isQuiet: boolean, message: string, fault: import("../engine/host.js").Fault | null},
 *   wheels: WheelGame[],
 *   library: LibraryState,
 *   coming: Coming | null,
 *   setup: Setup | null,
 *   play: Play | null,
 *   rules: RulesState | null,
 *   notice: {code: string, args: Record<string, string | number>, act?: {label: string, do: () => void},
 *     tone: "info" | "error"} | null,
 *   offline: import("../engine/offline.js").OfflineState,
 *   dialog: Dialog | null,
 * }} State start: waiting: until somebody wants Python, or the page rests; left: seconds that it will still be fetched,
 *   0 where nobody can tell, or hardly any; isQuiet: whether nothing has been heard of it for a while; coming: the table that somebody has asked for, until it lies there */

/** The state before anything has happened. @type {State} */
export const FIRST_STATE = {
  screen: "lobby",
  start: {
    phase: "waiting",
    step: "fetch",
    bytes: 0,
    total: 0,
    left: 0,
    isQuiet: false,
    message: "",
    fault: null,
  },
  wheels: [],
  library: { games: [], storage: "disk", stays: null },
  coming: null,
  setup: null,
  play: null,
  rules: null,
  notice: null,
  offline: "off",
  dialog: null,
};

/** Nothing said yet, and nobody asked. @type {Draft} */
export const NO_DRAFT = {
  move: "",
  status: "more",
  ask: { code: "", args: {} },
  touch: [],
  preview: null,
  refusal: null,
  next: null,
};

/** What most tables are for. @type {About} */
const GAME = { kind: "game", lesson: null, trial: null };

/**
 * A table at which somebody sits down: all that is known is how it stands.
 * @param {Pick<Play, "id" | "game" | "table" | "reply" | "day">} known
 * @param {About} [about]
 * @param {Review | null} [review] that was found of it before
 * @returns {Play}
 */
export const sitDown = (known, about = GAME, review = null) => ({
  ...known,
  ...about,
  done: false,
  log: [],
  last: null,
  par: null,
  feat: null,
  saying: { draft: NO_DRAFT, refusal: null, resigning: false, isTyping: false, example: "", nudges: 0 },
  moving: { isMoment: false, part: null, isLanding: false, isFlying: false, thinking: null, paused: false },
  looking: { held: null, curtain: null, past: null, hint: null, missed: null, review, told: null },
});

export class Store {
  /** @param {(state: State) => void} redraw */
  constructor(redraw) {
    /** @type {State} */
    this.state = { ...FIRST_STATE };
    this.redraw = redraw;
    this.isDue = false;
  }

  /** The game being played. */
  get play() {
    return this.state.play;
  }

  /** @param {Partial<State>} patch */
  set(patch) {
    Object.assign(this.state, patch);
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => this.drawNow());
  }

  /** Draw what is due, where there is any, instead of with the next frame. */
  drawNow() {
    if (!this.isDue) return;
    this.isDue = false;
    this.redraw(this.state);
  }

  /**
   * Change the game being played, where there is one.
   * @param {Change} change
   */
  setPlay({ saying, moving, looking, ...change }) {
    const { play } = this;
    if (!play) return;
    this.set({
      play: {
        ...play,
        ...change,
        saying: { ...play.saying, ...saying },
        moving: { ...play.moving, ...moving },
        looking: { ...play.looking, ...looking },
      },
    });
  }
}
