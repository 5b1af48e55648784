/** Has the engine of a page that is measured think: a click anywhere begins the next thought, the console is told of it. */

/**
 * @typedef {{tokens: string[], level: number, slice: number}} Wish tokens: the tables, one thought at each in turn;
 *   slice: milliseconds that it thinks between two messages, as for the page
 */

/**
 * Begin to watch a page before any other script of it runs. It says `ready` once its engine has started and the site lies
 * on the device, and after each click `thought-1` with what was found, as JSON, and so on.
 * @param {Wish} wish
 */
globalThis.watchThoughts = ({ tokens, level, slice }) => {
  let number = 0;
  // Python is to think for us alone, and not to rehearse.
  Reflect.deleteProperty(Navigator.prototype, "userAgentData");
  const isKept = navigator.serviceWorker?.ready; // where nothing can be kept, nothing is waited for

  globalThis.Worker = class extends globalThis.Worker {
    /** @param {[string | URL, WorkerOptions?]} words */
    constructor(...words) {
      super(...words);
      this.asked = 0;
      /** @type {Map<string, (text: string) => void>} */
      this.waiting = new Map();
      this.addEventListener("message", (event) => {
        const { kind, id, text, message } = event.data;
        if (kind === "answer" && this.waiting.has(id)) {
          event.stopImmediatePropagation();
          this.waiting.get(id)(text);
          this.waiting.delete(id);
        } else if (kind === "ready") this.listen();
        else if (kind === "failed") console.info("failed", 0, message);
      });
    }

    /** @param {Record<string, unknown>} request @returns {Promise<any>} */
    async ask(request) {
      this.asked += 1;
      const id = `search-${this.asked}`;
      const text = await new Promise((resolve) => {
        this.waiting.set(id, resolve);
        this.postMessage({ kind: "request", id, text: JSON.stringify(request) });
      });
      const answer = JSON.parse(text);
      if (answer.error) console.info("failed", 0, JSON.stringify(answer.error));
      return answer;
    }

    async listen() {
      await isKept;
      addEventListener(
        "click",
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          this.think(tokens[number % tokens.length]);
        },
        { capture: true },
      );
      console.info("ready", "to think");
    }

    /** @param {string} token */
    async think(token) {
      number += 1;
      const { table, replies } = await this.ask({ verb: "load", token });
      const began = performance.now();
      const { job } = await this.ask({ verb: "think", table, seat: replies[0].prompt.waiting[0], level });
      let found = { done: false, move: "", nodes: 0 };
      while (!found.done) found = await this.ask({ verb: "step", job, ms: slice });
      const seconds = (performance.now() - began) / 1000;
      await this.ask({ verb: "close", table });
      console.info(`thought-${number}`, JSON.stringify({ move: found.move, nodes: found.nodes, seconds }));
    }
  };
};
