/** The settings of the page: what its address asks for, over what the device remembers, over the defaults. */

import { greeting } from "../engine/greeting.js";
import { readQuery } from "../engine/query.js";
import { locksOf, paramOf, readGiven, readParams, readValue, SETTINGS, writeValue } from "../model/params.js";

/** @typedef {import("../model/params.js").Name} Name */
/** @typedef {import("../model/params.js").Params} Params */

/** Where the device remembers what the person chose. */
const KEY = `parlour-settings${greeting.ending}`;

/** The locale that only shows what is hard-coded; it follows its parameter, and is never offered. */
const PSEUDO = "qps";

export class Settings {
  /**
   * @param {import("../engine/start.js").Site} site
   * @param {{changed: (names: Name[]) => void}} listener told which settings have another value now
   */
  constructor(site, { changed }) {
    this.locales = site.locales ?? ["en"];
    this.changed = changed;
    /** What the device asks for, where a setting says auto. */
    this.contrast = matchMedia("(prefers-contrast: more)");
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.read(readQuery());
    this.chosen = recall();
    this.apply();
    for (const query of [this.contrast, this.still]) query.addEventListener("change", () => this.apply());
    // Another tab has chosen, or erased everything (then there is no key).
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.turnTo(this.given, recall());
    });
  }

  /** Read what an address asks for. @param {string} query from its question mark on */
  read(query) {
    /** That of the page's address which was read, or stands for what was read. */
    this.query = readQuery();
    /** @type {[name: string, value: string][]} what is not followed */
    this.unread = [];
    /** @type {Partial<Params>} */
    this.given = readGiven(query, (name, value) => this.unread.push([name, value]));
  }

  /** Do what another address asks for. @param {string} query from its question mark on */
  follow(query) {
    const before = this.given;
    this.read(query);
    const { given } = this;
    this.given = before;
    this.turnTo(given, this.chosen);
  }

  /** Do what the page around this one asks for, as if its address did. @param {Partial<Params>} asked */
  obey(asked) {
    this.turnTo({ ...this.given, ...asked }, this.chosen);
  }

  /** Whether a language is asked for that the site does not have. */
  get lacksLanguage() {
    const { lang = "auto" } = this.given;
    return lang !== "auto" && !this.locales.some((locale) => [lang, lang.split("-")[0]].includes(locale));
  }

  /**
   * @template {Name} N
   * @param {N} name
   * @returns {Params[N]}
   */
  value(name) {
    return /** @type {Params[N]} */ (valueIn(this.given, this.chosen, name));
  }

  /** All of them as they are now. @returns {Params} */
  get all() {
    return { ...this.defaults, ...this.chosen, ...this.given, ...this.aids };
  }

  /** All of them as they are before anybody has chosen. @returns {Params} */
  get defaults() {
    return readParams("");
  }

  /** What may not be changed, as far as the page can see to that. */
  get locks() {
    return locksOf(this.value("lock"));
  }

  /** Which aids there are: who locks one wants none, unless the address says that there is. */
  get aids() {
    const { locks, given } = this;
    return {
      hints: given.hints ?? !locks.includes("hints"),
      takebacks: given.takebacks ?? !locks.includes("takebacks"),
    };
  }

  /** Whether a lock takes all hints away, also where a game's own aids are not asked. */
  get barsHints() {
    return this.locks.includes("hints") && !this.aids.hints;
  }

  /** The only game that is offered, "" where all are. */
  get onlyGame() {
    return this.locks.includes("game") ? this.value("game") : "";
  }

  /** The languages that are offered. */
  get languages() {
    return this.locales.filter((locale) => locale !== PSEUDO);
  }

  /** The language of the page: the one asked for where the site has it. */
  get language() {
    const asked = this.value("lang");
    if (asked === PSEUDO && this.locales.includes(PSEUDO)) return PSEUDO;
    for (const tag of asked === "auto" ? navigator.languages : [asked]) {
      const [language] = tag.split("-");
      const found = [tag, language].find((each) => this.languages.includes(each));
      if (found) return found;
    }
    return "en";
  }

  /**
   * Choose for this device; from now on the address has no say in this setting.
   * @param {Name} name
   * @param {string | boolean} value
   */
  change(name, value) {
    const { [name]: _, ...given } = this.given;
    const chosen = { ...this.chosen, [name]: value };
    remember(chosen);
    this.turnTo(given, chosen);
  }

  /** Forget all that was chosen on this device. */
  forget() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // A device that refuses storage has kept nothing.
    }
    this.turnTo(this.given, {});
  }

  /**
   * @param {Partial<Params>} given
   * @param {Partial<Params>} chosen
   */
  turnTo(given, chosen) {
    const before = [this.given, this.chosen];
    this.given = given;
    this.chosen = chosen;
    this.apply();
    const names = SETTINGS.filter(
      (name) => valueIn(before[0], before[1], name) !== valueIn(given, chosen, name),
    );
    if (names.length > 0) this.changed(names);
  }

  /** Write on the page what its styles go by. */
  apply() {
    const { documentElement: page } = document;
    const theme = this.value("theme");
    page.dataset.theme = theme === "auto" && this.contrast.matches ? "contrast" : theme;
    const motion = this.value("motion");
    page.toggleAttribute("data-still", motion === "reduce" || (motion === "auto" && this.still.matches));
    for (const name of /** @type {const} */ (["pieces", "coordinates", "notation", "log"]))
      page.dataset[name] = writeValue(this.value(name));
    page.dataset.lock = this.locks.join(" ");
    for (const brand of document.querySelectorAll(".brand"))
      if (this.locks.includes("lobby")) brand.removeAttribute("href");
      else brand.setAttribute("href", "#/");
    page.lang = this.language === PSEUDO ? "en" : this.language;
  }
}

/**
 * @param {Partial<Params>} given
 * @param {Partial<Params>} chosen
 * @param {Name} name
 */
const valueIn = (given, chosen, name) => given[name] ?? chosen[name] ?? paramOf(name).default;

/**
 * What was chosen on this device; what is damaged counts as not chosen.
 * @returns {Partial<Params>}
 */
function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const read = SETTINGS.map((name) => [name, readValue(name, kept?.[name])]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  } catch {
    return {}; // refused, or no JSON
  }
}

/** @param {Partial<Params>} chosen */
function remember(chosen) {
  try {
    const written = Object.entries(chosen).map(([name, value]) => [name, writeValue(value)]);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(written)));
  } catch {
    // A device that refuses storage has these settings until the page is left.
  }
}
