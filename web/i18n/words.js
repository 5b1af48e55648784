/** Every sentence that a person reads: Fluent messages of the shell and of each game, in the language of the page. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { openFile } from "../engine/files.js";
import { tellList } from "./lists.js";

/** @typedef {Record<string, string | number>} Args */
/** @typedef {{(id: string, args?: Args): string, has: (id: string) => boolean}} Say has: whether there are words for it */
/** @typedef {(word: string, say: Say) => string | undefined} Naming */

/** So many sentences are remembered at most: a few hundred stand on a full table, and a game goes on with others. */
const MOST = 5_000;

/** Words that could not be had. */
export class LackError extends Error {
  /** @param {string} file its address */
  constructor(file) {
    super(`no words in ${file}`);
    this.file = file;
  }
}

export class Words {
  /**
   * @param {string} language
   * @param {(game: string) => Naming | undefined} [namingOf] how a game calls the words of its sentences
   */
  constructor(language, namingOf = () => undefined) {
    this.language = language;
    this.namingOf = namingOf;
    /** @type {Map<string, FluentBundle>} */
    this.bundles = new Map();
    /** @type {Map<string, string[]>} what was fetched for each, and is still to be read */
    this.unread = new Map();
    /** @type {Map<string, Parameters<Words["load"]>>} where each file of them comes from */
    this.sources = new Map();
    /** What every message is given besides its own arguments: `written`, whether places are named. @type {() => Args} */
    this.given = () => ({});
    /** What was said by now, by all that it hangs on: of most things on a table the same is said whenever it is drawn.
     * @type {Map<string, string>} */
    this.said = new Map();
    /** Whether a word was named in what is being said, which hangs on more than that: the game may be still to come. */
    this.hasNamed = false;
    /** The language that was asked for last. */
    this.wanted = language;
  }

  /**
   * Fetch messages of the shell or of a game, once.
   * @param {string} name whose they are
   * @param {string} [file] those that come beside the first ones, when a part of the page needs them
   * @param {(language: string) => string} [source] the address for a language, of a game that came in a wheel
   */
  async load(name, file = name, source = (language) => `locales/${language}/${file}.txt`) {
    if (this.sources.has(file)) return;
    const response = await openFile(source(this.language)).catch(() => null);
    // Many a host has a page for what is missing.
    const isThere = response?.ok && !response.headers.get("Content-Type")?.startsWith("text/html");
    if (!isThere) throw new LackError(source(this.language));
    const text = await response.text();
    // Isolation marks would only be needed where directions mix, and they end up in accessible names.
    const bundle =
      this.bundles.get(name) ??
      new FluentBundle(this.language.startsWith("qps") ? "en" : this.language, {
        useIsolating: false,
        functions: { NAME: ([word]) => this.nameOf(name, String(word)) },
      });
    this.bundles.set(name, bundle);
    this.unread.set(name, [...(this.unread.get(name) ?? []), text]);
    this.sources.set(file, [name, file, source]);
    this.said.clear();
  }

  /**
   * The messages of the shell or of a game. What was fetched is read when the first of them is said: at a table nobody
   * needs those of the other games, and reading them would come before the table.
   * @param {string} name
   */
  bundleOf(name) {
    const bundle = this.bundles.get(name);
    for (const text of this.unread.get(name) ?? []) bundle?.addResource(new FluentResource(text));
    this.unread.delete(name);
    return bundle;
  }

  /**
   * How the words of a game's sentences are called among people; a word that has no name there stays as it is.
   * @param {string} game
   * @param {string} said one or several, with commas between them; together they may have a name of their own
   */
  nameOf(game, said) {
    /** @param {string} each */
    const nameEach = (each) => this.namingOf(game)?.(each, this.of(game));
    const words = said.split(", ").map((word) => nameEach(word) ?? word);
    const named = nameEach(said) ?? tellList(this.say, words, "and");
    this.hasNamed = true; // at the end, since to name it something may have been said
    return named;
  }

  /**
   * Go on in another language; all is said in the old one until the new one is there as a whole.
   * @param {string} language
   * @returns {Promise<void>}
   */
  async speak(language) {
    this.wanted = language;
    const spoken = new Words(language, this.namingOf);
    await Promise.all([...this.sources.values()].map((source) => spoken.load(...source)));
    if (this.wanted !== language) return;
    // What came meanwhile came in the old language.
    if (spoken.sources.size < this.sources.size) return this.speak(language);
    this.language = language;
    this.bundles = spoken.bundles;
    this.unread = spoken.unread;
    this.said.clear();
  }

  /** Have a number written that nobody reads: the first one takes a browser as long as a hundred others. */
  warm() {
    new Intl.NumberFormat(this.language.startsWith("qps") ? "en" : this.language).format(1);
  }

  /** Say a message of the shell. */
  say = this.speaker(["shell"]);

  /**
   * Return how a game speaks: its own messages, then the shell's.
   * @param {string} game
   */
  of(game) {
    return this.speaker([game, "shell"]);
  }

  /**
   * Return how a game speaks to listeners: places are named that eyes see for themselves.
   * @param {string} game
   */
  aloud(game) {
    return this.speaker([game, "shell"], { written: "yes" });
  }

  /**
   * @param {string[]} names whose messages are said, the first that has one
   * @param {Args} [always] what each of them is given
   * @returns {Say}
   */
  speaker(names, always = {}) {
    return Object.assign(
      (/** @type {string} */ id, /** @type {Args | undefined} */ args) =>
        this.find(names, id, { ...always, ...args }) ?? this.miss(names, id),
      { has: (/** @type {string} */ id) => names.some((name) => this.bundleOf(name)?.hasMessage(id)) },
    );
  }

  /**
   * Nobody is ever shown the key of a message. The tests find what is missing once all words are there among what the
   * page complains of.
   * @param {string[]} names
   * @param {string} id
   */
  miss(names, id) {
    if (names.every((name) => this.bundles.has(name))) console.error(`no words for “${id}”`);
    return "";
  }

  /**
   * @param {string[]} names
   * @param {string} id
   * @param {Args} [args]
   * @returns {string | undefined}
   */
  find(names, id, args) {
    const told = { ...this.given(), ...args };
    const key = JSON.stringify([id, names, told]);
    return this.said.get(key) ?? this.word(key, names, id, told);
  }

  /**
   * Put a message into words, and remember that.
   * @param {string} key under which
   * @param {string[]} names
   * @param {string} id
   * @param {Args} told
   * @returns {string | undefined}
   */
  word(key, names, id, told) {
    for (const name of names) {
      const bundle = this.bundleOf(name);
      const pattern = bundle?.getMessage(id)?.value;
      if (!bundle || !pattern) continue;
      this.hasNamed = false;
      const said = bundle.formatPattern(pattern, signed(told), []);
      if (this.said.size >= MOST) this.said.clear();
      if (!this.hasNamed) this.said.set(key, said);
      return said;
    }
    return undefined;
  }
}

/** A number that is written with a proper minus sign; most languages' formats have a hyphen. */
class Signed extends FluentNumber {
  /** @param {import("@fluent/bundle").Scope} scope */
  toString(scope) {
    return super.toString(scope).replace("-", "−");
  }
}

/** @param {Args} args */
const signed = (args) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Signed(value) : value,
    ]),
  );
