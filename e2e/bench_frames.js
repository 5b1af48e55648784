/** Watches a page that has frames of ours, and each of these: what comes of scrolling, and of pressing *Play*. */

/**
 * Begin to watch, before any other script of a page runs. A frame of ours tells the page around it what becomes of it; that
 * one says `seen` with the milliseconds until all posters in its window could be seen, `scrolled-1` and `scrolled-2` with
 * the times of all frames from its top to its end and back, and `up` with the milliseconds from the press of its button
 * until each of the games that this presses could be played, and how many of them began at the same time at most.
 */
globalThis.watchFrames = () => (self === top ? watchAround() : watchInside());

/** What a frame tells. @typedef {{bench: "seen" | "begun" | "up", at: number}} Told */

const now = () => performance.timeOrigin + performance.now();

function watchInside() {
  const tell = (/** @type {Told["bench"]} */ bench) => parent.postMessage({ bench, at: now() }, "*");
  globalThis.Worker = class extends globalThis.Worker {
    /** @param {[string | URL, WorkerOptions?]} words */
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => data.kind === "ready" && tell("up"));
    }

    /** @param {any} message @param {any[]} rest */
    postMessage(message, ...rest) {
      if (message.kind === "start") tell("begun");
      super.postMessage(message, ...rest);
    }
  };
  addEventListener("message", ({ data }) => {
    const play = /** @type {HTMLElement | null} */ (document.querySelector(".poster-play"));
    if (data.bench === "press") play?.click();
  });
  const watch = new MutationObserver(() => {
    if (!document.querySelector(".poster .game-cover")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => tell("seen")));
  });
  watch.observe(document, { childList: true, subtree: true });
}

function watchAround() {
  const APART = 150; // ms between two presses
  /** @type {Map<MessageEventSource | null, Partial<Record<Told["bench"], number>>>} */
  const frames = new Map();
  /** @type {string[]} where nobody hears the console */
  const said = [];
  Object.assign(globalThis, { said });
  const say = (/** @type {string} */ word, /** @type {unknown} */ what) => {
    const text = `${word} ${JSON.stringify(what)}`;
    said.push(text);
    console.info(text);
  };

  let isSeen = false;
  let pressed = 0;
  let most = 0;
  /** @type {Window[]} those whose *Play* was pressed */
  const wanted = [];

  /** The frames that can be seen. */
  const listSeen = () =>
    [...document.querySelectorAll("iframe")].filter((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });

  addEventListener("message", ({ data, source }) => {
    if (!data.bench) return;
    const told = frames.get(source) ?? {};
    frames.set(source, told);
    told[/** @type {Told["bench"]} */ (data.bench)] = data.at;
    const seen = listSeen().map(({ contentWindow }) => frames.get(contentWindow)?.seen);
    if (!isSeen && seen.length && seen.every((at) => at)) {
      isSeen = true;
      say("seen", Math.max(...seen.map(Number)) - performance.timeOrigin);
    }
    const all = [...frames.values()];
    most = Math.max(most, all.filter(({ begun, up }) => begun && !up).length);
    const ups = wanted.map((frame) => frames.get(frame)?.up);
    if (data.bench === "up" && ups.every((at) => at))
      say("up", { times: ups.map((at) => Number(at) - pressed).sort((one, other) => one - other), most });
  });

  addEventListener("DOMContentLoaded", () => {
    for (const button of document.querySelectorAll("button"))
      button.addEventListener("click", () => {
        pressed = now();
        const count = Number(button.value);
        for (let at = 0; at < count; at += 1) {
          wanted.push(/** @type {Window} */ (document.querySelectorAll("iframe")[at].contentWindow));
          setTimeout(() => wanted[at].postMessage({ bench: "press" }, "*"), at * APART);
        }
      });
  });

  /** @type {number[]} of the frames since scrolling has begun */
  let times = [];
  let way = 1;
  const follow = (/** @type {number} */ at) => {
    if (times.length > 0) times.push(at);
    const isThere =
      way === 1 ? scrollY + innerHeight >= document.documentElement.scrollHeight - 1 : scrollY === 0;
    if (times.length > 1 && isThere) {
      say(`scrolled-${way}`, times);
      way += 1;
      times = [];
    }
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
  addEventListener("scroll", () => {
    if (times.length === 0 && way < 3) times.push(performance.now());
  });
}
