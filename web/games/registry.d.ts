// What the build makes of the engine's registry and of the folders in web/games; see web/build/registry.mjs.

declare module "games:registry" {
  export const GAMES: {
    key: string;
    cover: string;
    emblem: unknown;
    load: (() => Promise<import("../draw/renderer.js").Renderer>) | null;
    lessons: number;
    levels: number;
    scored: boolean;
    pride: string[] | null;
    turns: number;
    tempts: string[];
    puzzles: boolean;
    goal: import("../model/day-goal.js").Goal | null;
  }[];
}

declare module "games:prints" {
  /** The way to what each game prints, by its key. */
  export const PRINTS: Record<
    string,
    (() => Promise<{ PRINTS: import("../draw/paper.js").Print[] }>) | undefined
  >;
}

declare module "*.css" {
  /** A style sheet as text, to be adopted. */
  const text: string;
  export default text;
}

declare module "games:descriptions" {
  export const DESCRIPTIONS: Record<string, import("#border").Description>;
}

declare module "games:emblems" {
  /** By game. */
  export const EMBLEMS: Record<string, unknown>;
}

declare module "games:covers" {
  /** Where the cover of each game lies that has one. */
  export const COVERS: Record<string, string>;
}

declare module "games:posters" {
  /** What a poster says, by language: the titles of the games by their keys, and messages of the shell. */
  export const WORDS: Record<string, Record<string, string>>;
}

declare module "games:colours" {
  export const COLOURS: string[];
}

declare module "engine:programs" {
  /** Those of Pyodide, by their addresses below the base; see web/build/onefile.mjs. */
  export const PROGRAMS: Record<string, Record<string, unknown>>;
}
