/** The boards of a sheet's questions as resting pictures, which the game's own renderer draws: for paper and in the maker. */

import { html, render, svg } from "lit";
import { renderers } from "../draw/renderers.js";
import { restingUi, stillOnPaper } from "../draw/still.js";
import { coloursOf } from "../model/colours.js";
import { lookAt } from "../puzzles/looking.js";
import { placeOf } from "../sheets/drawing.js";

/** @typedef {import("../sheets/drawing.js").Asked} Asked */
/** @typedef {import("#border").Reply} Reply */
/** @typedef {{board: Element | null, seats: number}} Picture seats: how many play there; 0 where nothing can be seen */
/** @typedef {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
 *   words: import("../i18n/words.js").Words, games: import("../page/games.js").Games}} Uses */

/** The shape of the room for a board in the maker, in which it is drawn as large as it fits; the styles say how large that is. */
const ROOM = { wide: 36, tall: 25 };

/**
 * @param {string} game
 * @param {Reply} reply
 * @param {string[]} open what can be touched there, where that is to be seen
 * @param {import("../draw/still.js").Room} room
 * @param {import("../i18n/words.js").Say} say
 */
export function drawBoard(game, reply, open, room, say) {
  const renderer = renderers.get(game);
  if (!renderer) return "";
  const ui = restingUi(say, coloursOf(reply.seats), { html, svg }, { isHelped: false, open: new Set(open) });
  return stillOnPaper(renderer, reply.view, ui, room);
}

/** Pictures that come one after the other, while everything else goes on; each is drawn once, wherever its question stands. */
export class Pictures {
  /** @param {Uses} uses */
  constructor(uses) {
    this.uses = uses;
    /** @type {Map<string, Picture>} */
    this.drawn = new Map();
    /** What is still to be drawn. @type {{game: string, asked: Asked[]}} */
    this.wanted = { game: "", asked: [] };
    this.isDrawing = false;
  }

  /**
   * The picture of a question, as soon as it is there.
   * @param {string} game
   * @param {Asked} asked
   */
  find(game, asked) {
    return this.drawn.get(nameOf(game, asked));
  }

  /**
   * Draw those of these questions that are not yet, in their order; what was wanted before is wanted no more.
   * @param {string} game
   * @param {Asked[]} asked
   */
  async draw(game, asked) {
    this.wanted = { game, asked: asked.filter(({ item }) => item.kind !== "draw") };
    if (this.isDrawing) return;
    const { store } = this.uses;
    this.isDrawing = true;
    try {
      let { next } = this;
      while (next) {
        this.drawn.set(next.name, await this.drawOne(next.game, next.asked));
        store.set({});
        // Whoever has gone elsewhere meanwhile looks at none of them.
        next = store.state.screen === "teachers" ? this.next : undefined;
      }
    } catch (error) {
      // The questions can be read without them.
      console.info("no picture:", error);
    } finally {
      this.isDrawing = false;
    }
  }

  /** The first that is wanted and not drawn. */
  get next() {
    const { game, asked } = this.wanted;
    const first = asked.find((each) => placeOf(each) && !this.find(game, each));
    return first && { game, asked: first, name: nameOf(game, first) };
  }

  /**
   * @param {string} game
   * @param {Asked} asked
   * @returns {Promise<Picture>}
   */
  async drawOne(game, asked) {
    const { games, words } = this.uses;
    const place = placeOf(asked);
    const [reply] = await Promise.all([place && lookAt(game, place, this.uses), games.bringRenderer(game)]);
    if (!reply) return { board: null, seats: 0 };
    const room = document.createElement("div");
    render(drawBoard(game, reply, [], ROOM, words.of(game)), room);
    return { board: room.firstElementChild, seats: reply.seats.length };
  }
}

/** What a picture is remembered by: moved or asked otherwise, a question looks the same. @param {string} game @param {Asked} asked */
const nameOf = (game, asked) => JSON.stringify([game, placeOf(asked)]);
