/** Somebody who plays Numica, as `tests/games/numica/e2e/player.py` does: a row set up, pieces chosen and moved. */

import assert from "node:assert/strict";
import path from "node:path";
import { Person } from "./person.mjs";

/** @typedef {Record<"MINE" | "THEIRS" | "CHOOSE_PIECE" | "SET_UP" | "A_ROW" | "FIRST_LESSON" | "SHORT_GAME", string>} Words what the player in the other browser knows too */

/** A folder with saved games. */
export const SAVES = path.join(import.meta.dirname, "..", "..", "tests", "games", "numica", "saves");

export class NumicaPlayer extends Person {
  /** @param {Person} person who may have come already or not */
  constructor({ page, watch, address, harness, hand }) {
    super(page, watch, address, harness);
    this.hand = hand;
    this.chance = 1;
  }

  /** Begin a game from the lobby. @param {string[]} sitters */
  begin(...sitters) {
    return this.beginGame("Numica", ...sitters);
  }

  /** Begin a game against the easiest computer, set up, and wait for one's turn. */
  async beginTurn() {
    await this.begin("person", "1");
    await this.setUp();
    assert(await this.waitForTurn());
  }

  /** Begin a game and make a move; give the game as it stands when it is one's turn again. */
  async playOnce() {
    await this.beginTurn();
    await this.moveSomewhere();
    assert(await this.waitForTurn());
    return this.readGame();
  }

  /** Wait until a person is asked for a move, or the game is over; tell whether it goes on. */
  waitForTurn() {
    return this.waitUntilAsked(this.harness.CHOOSE_PIECE);
  }

  /** Set up one's row by typing it, or touch by touch, and wait until that is written down. */
  async setUp({ row = this.harness.A_ROW, typed = true } = {}) {
    const before = (await this.readLog()).length;
    await this.waitForStatus(this.harness.SET_UP);
    if (typed) {
      await this.typeSentence(row);
    } else {
      for (const [number, word] of row.split(" ").entries()) {
        await this.touch(word);
        // Each lays the one before it on the first free place, the eighth itself too.
        await this.waitForLaid(number === 7 ? 8 : number, number === 7 ? "" : word);
      }
      if (this.hand === "keys") await this.page.keyboard.press(" ");
      else await this.press("Done");
    }
    await this.waitForLog(before + 1);
  }

  /** Wait until so many pieces are laid, and this kind, if any, is in the hand. @param {number} count @param {string} kind */
  waitForLaid(count, kind) {
    return this.page.waitForFunction(
      (count, kind) => {
        const inHand = document.querySelector(".supply.is-said");
        const laid = document.querySelectorAll(".token.is-laid").length;
        return laid === count && (inHand?.getAttribute("data-touch") ?? "") === kind;
      },
      {},
      count,
      kind,
    );
  }

  /** Touch a piece of one's own; tell whether it can go anywhere. @param {string} word */
  async choosePiece(word) {
    const before = await this.countHeard();
    await this.touch(word);
    const found = await this.page.waitForFunction(
      (word, mark, before) => {
        const label = document.querySelector(`.pieces [data-touch="${word}"]`)?.ariaLabel ?? "";
        if (label.includes(mark)) return "chosen";
        // @ts-expect-error - what HEAR keeps
        return window.heard.slice(before).some(({ region }) => region === "alert") && "refused";
      },
      {},
      word,
      this.harness.CHOSEN,
      before,
    );
    return (await found.jsonValue()) === "chosen";
  }

  /** One of several, by a chance that is the same in every run. @template T @param {T[]} things @returns {T} */
  pick(things) {
    this.chance = (this.chance * 48_271) % 2_147_483_647;
    return things[this.chance % things.length];
  }

  /** Choose a piece that can go somewhere, one that catches if it is soon found; give it and where it goes. */
  async planMove(tries = 2) {
    const { MINE, TARGET, THEIRS } = this.harness;
    const mine = await this.findSpaces(MINE);
    /** @type {{piece: string, target: string} | null} */
    let plan = null;
    for (let seen = 0; seen < tries && mine.length > 0; ) {
      const piece = this.pick(mine);
      mine.splice(mine.indexOf(piece), 1);
      if (!(await this.choosePiece(piece))) continue;
      const targets = Object.entries(await this.readBoard()).filter(([, label]) => label.includes(TARGET));
      const prey = targets.filter(([, label]) => label.includes(THEIRS));
      seen += 1;
      plan = { piece, target: this.pick(prey.length > 0 ? prey : targets)[0] };
      if (prey.length > 0) break;
    }
    assert(plan, "it is my turn, and no piece of mine can go anywhere");
    return plan;
  }

  /** Make a move, and wait until it is written down; every third by a typed sentence where the hand is at the keys. */
  async moveSomewhere(count = 0) {
    const before = (await this.readLog()).length;
    const { piece, target } = await this.planMove();
    if (this.hand === "keys" && count % 3 === 2) await this.typeSentence(`${piece} ${target}`);
    else await this.touch(target);
    await this.waitForLog(before + 1);
    return { piece, target };
  }

  /** Play until the result is shown; give how many moves it took. */
  async playToTheEnd(most = 150) {
    for (let moves = 0; moves < most; moves += 1) {
      if (!(await this.waitForTurn())) return moves;
      await this.moveSomewhere(moves);
    }
    return assert.fail(`the game did not end within ${most} moves`);
  }
}
