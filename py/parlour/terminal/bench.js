/** Runs in the page that `bench` opens: starts the site's worker and speaks its protocol. */

(async () => {
  const text = await (await fetch("index.html")).text();
  const frame = new DOMParser().parseFromString(text, "text/html");
  const site = JSON.parse(frame.getElementById("site").textContent);
  const worker = new Worker(new URL(site.worker, document.baseURI), { type: "module" });
  const pending = new Map();
  let asked = 0;

  await new Promise((resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new Error(event.message || "the worker does not load")));
    worker.addEventListener("message", ({ data }) => {
      if (data.kind === "ready") resolve();
      if (data.kind === "failed") reject(new Error(`${data.step}: ${data.message}`));
      if (data.kind === "answer") {
        pending.get(data.id)(data.text);
        pending.delete(data.id);
      }
    });
    worker.postMessage({ kind: "start", site, base: document.baseURI });
  });

  /** Ask the engine; strings only pass. */
  globalThis.ask = (request) =>
    new Promise((resolve) => {
      asked += 1;
      pending.set(asked, resolve);
      worker.postMessage({ kind: "request", id: asked, text: request });
    });

  const say = async (request) => JSON.parse(await ask(JSON.stringify(request)));

  /**
   * Play games of random moves as the page would, each with one seat more than the one before; returns the
   * milliseconds of each `draft` and each `play`, there and back.
   */
  globalThis.playOn = async (game, least) => {
    const [drafts, plays] = [[], []];
    const { seats } = await say({ verb: "describe", game });
    for (let number = 0; plays.length < least; number += 1) {
      const length = seats.least + (number % (seats.most - seats.least + 1));
      const sitters = Array.from({ length }, () => ({ who: "person" }));
      const opened = await say({ verb: "new", game, seats: sitters, seed: `bench ${number}` });
      const { table } = opened;
      let { prompt } = opened.replies[0];
      while (prompt.waiting.length) {
        const seat = prompt.waiting[0];
        const { job } = await say({ verb: "think", table, seat, level: 1 });
        let thought = { done: false };
        while (!thought.done) thought = await say({ verb: "step", job, ms: 20 });
        const words = thought.move.split(" ");
        for (let said = 0; said < words.length; said += 1) {
          const began = performance.now();
          await say({ verb: "draft", table, seat, said: words.slice(0, said).join(" ") });
          drafts.push(performance.now() - began);
        }
        const request = { verb: "play", table, seat, move: thought.move, prompt: prompt.id };
        const began = performance.now();
        const answer = await say(request);
        plays.push(performance.now() - began);
        if (answer.error || answer.refusal) throw new Error(JSON.stringify(answer));
        ({ prompt } = answer.replies[0]);
      }
      await say({ verb: "close", table });
    }
    return { drafts, plays };
  };
})()
