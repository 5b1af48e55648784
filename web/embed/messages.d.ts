/** The contract between this page and the page around it, version 1, as types; messages.schema.json is the same for any language. */

/** What was played: a game, a lesson, a puzzle, or a teacher's sheet as a whole. */
export interface Activity {
  kind: "game" | "lesson" | "puzzle" | "sheet";
  game: string;
  /** The lesson's, the puzzle's or the sheet's, which all have who have that sheet; "" for a game. */
  id: string;
  /** Of the computers, 0 where there is none, or they differ. */
  level: number;
  /** Counts the attempts since the page was loaded, from 1. */
  attempt: number;
}

/** How an attempt has ended. */
export interface Result extends Activity {
  /** 100 times `scaled`; null where it cannot be said whose it is. */
  raw: number | null;
  min: 0;
  max: 100;
  /** From 0 to 1, by the formula that docs/embedding tells. */
  scaled: number | null;
  /** The best of all attempts since the page was loaded: another attempt never lowers it. */
  best: number | null;
  /** Won, reached or solved, of a sheet each puzzle; null where it cannot be said whose it is. */
  success: boolean | null;
  /** Played to its end. */
  completion: boolean;
  /** Seconds during which it was to be seen. */
  duration: number;
  /** Among those who played, from 1; 0 in a lesson, a puzzle or a sheet. */
  place: number;
  hints: number;
  /** 0 in a sheet. */
  takebacks: number;
}

/** Something that was answered: to a puzzle, also to one of a sheet, or a sum that a person had to reckon. */
export interface Response {
  /** The kind of question, or the code of what was wrong with the sum. */
  task: string;
  /** As it is written in the notation of the game; several parts with commas between. */
  response: string;
  correct: boolean;
}

/** A statement of the Experience API, 1.0.3, without its actor. */
export interface Statement {
  timestamp: string;
  verb: { id: string; display: { en: string } };
  object: { objectType: "Activity"; id: string; definition: { type: string; interactionType?: "other" } };
  result?: {
    score?: { scaled: number; raw: number; min: number; max: number };
    success?: boolean;
    completion?: boolean;
    duration?: string;
    response?: string;
    extensions?: Record<string, number>;
  };
  context?: { extensions: Record<string, number> };
}

/** How it stands now; what is kept of a game is its token alone. */
export interface Standing {
  /** That lies on the table, or lay there last; "" where none did. */
  game: string;
  /** "" in a lesson, a puzzle or a sheet. */
  token: string;
  status: "untouched" | "started" | "finished";
  /** From 0 to 1; never less than before in the same attempt. Of a sheet the share of its questions that are over. */
  progress: number;
  best: number | null;
}

/** What this page says to any page around it, in the window: nothing about anybody. */
export interface Ready {
  app: "number-parlour";
  v: 1;
  type: "ready";
  /** Of the site. */
  version: string;
  /** What it says and understands. */
  caps: string[];
  /** The most points that can be reached, whatever is played. */
  max: 100;
}

/** What the page around it answers, in the window, with one end of a MessageChannel. */
export interface Hello {
  app: "number-parlour";
  v: 1;
  type: "hello";
  /** Parts what is kept from what other learners keep at the same browser. */
  learner?: string;
  /** Whether this page shall be given files to save, since the frame may not download any. */
  saves?: boolean;
}

/** What this page says on the port. */
export type Told =
  | Omit<Ready, "app" | "v">
  | ({ type: "state" } & Standing)
  | ({ type: "started" } & Activity)
  | ({ type: "finished" } & Result)
  | { type: "lesson"; game: string; id: string; success: true }
  | ({ type: "answered"; game: string; id: string } & Response)
  | { type: "told"; statement: Statement }
  | { type: "size"; height: number }
  | { type: "save"; name: string; text: string }
  | ({ type: "answer"; id: string | number } & Answer);

/** What a request has come to. */
export type Answer = { ok: true; state?: Standing } | { ok: false; error: Wrong };

/** Why a request was not done: it has not the form of one; too many wait; what it names is not to be had; the page has failed. */
export type Wrong = "form" | "busy" | "refused" | "failed";

/** What may not be changed, as far as the page can see to that. */
export type Lock = "hints" | "takebacks" | "level" | "game" | "lobby";

/** What can be opened: a game as it stood, a new game, a lesson (from 1), a puzzle ("" for the choice of them), or a sheet. */
export type Opened = { locks?: Lock[] } & (
  | { token: string }
  | { sheet: string }
  | { game: string; lesson: number }
  | { game: string; puzzle: string }
  | NewGame
);

/** A new game, which begins at once. What is not said is as the set-up has it; options and seats are written as in links. */
export interface NewGame {
  game: string;
  /** Of the one computer to play against, where no seats are named. */
  level?: number;
  preset?: string;
  options?: string;
  seats?: string;
  seed?: string;
  /** The deal of the day. */
  day?: boolean;
}

/** What the page around it asks for on the port; each is answered once. */
export type Asked = { id: string | number } & (
  | ({ type: "open" } & Opened)
  | { type: "learner"; learner: string }
  | { type: "locale"; locale: string }
  | { type: "theme"; theme: "auto" | "light" | "dark" | "contrast" }
  | { type: "getState" }
  | { type: "suspend" }
);
