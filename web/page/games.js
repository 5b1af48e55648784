/** How the page comes by a game: its description, its wheel and its renderer, and Python to play it. */

import { speak } from "../access/announcer.js";
import { renderers } from "../draw/renderers.js";
import { ownProgram } from "../engine/trusted.js";
import { gameOf } from "../games/index.js";

/** @typedef {import("../model/state.d.ts").WheelGame} WheelGame */

export class Games {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   words: import("../i18n/words.js").Words, later: import("./later.js").Later<unknown>}} uses
   */
  constructor(uses) {
    this.uses = uses;
  }

  /**
   * What is to be known of a game: the site has it ready of each that it came with, and Python tells it of any other.
   * @param {string} key
   * @returns {Promise<import("#border").Description>}
   */
  async describe(key) {
    const wheel = this.wheelOf(key);
    if (wheel) await this.install(wheel);
    const told = wheel ? {} : (await import("../games/descriptions.js").catch(() => null))?.DESCRIPTIONS;
    return told?.[key] ?? this.uses.engine.send("describe", { game: key });
  }

  /** @param {string} key */
  wheelOf(key) {
    return this.uses.store.state.wheels.find((game) => game.key === key);
  }

  /** @param {WheelGame} wheel */
  async install(wheel) {
    await this.uses.engine.install(`games/${wheel.wheel}`);
  }

  /**
   * Fetch the renderer of a game, ours or its wheel's, before a table of it is shown.
   * @param {string} key
   */
  async bringRenderer(key) {
    if (renderers.has(key)) return;
    const wheel = this.wheelOf(key);
    const load = wheel ? () => import(String(ownProgram(`games/${wheel.renderer}`))) : gameOf(key)?.load;
    if (load) renderers.set(key, await load());
  }

  /** Begin to fetch what a table of a game will need; its opener is told if that does not come. @param {string} key */
  expect(key) {
    const { engine, store, later } = this.uses;
    engine.want();
    const redraw = () => store.set({});
    void this.bringRenderer(key).then(redraw, () => {});
    void later.bring().catch(() => {});
  }

  /**
   * Wait for Python on behalf of a table that somebody has asked for, and show meanwhile what comes.
   * @param {import("../model/state.d.ts").Coming} coming
   * @returns {Promise<boolean>} whether it is still wanted: else somebody has gone elsewhere
   */
  async isWanted(coming) {
    const { store, engine, words } = this.uses;
    if (store.state.start.phase === "ready" || store.state.screen === "table") return true;
    engine.want();
    if (!store.state.coming) speak("say", words.say("table-coming"));
    store.set({ coming, screen: "lobby", dialog: null });
    await engine.ready;
    return store.state.coming === coming;
  }
}
