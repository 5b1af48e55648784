/** Times touches in a page that is measured: tells what may be touched next, and when its frame was drawn. */

/**
 * @typedef {{first: number, calm: number, beside: boolean}} Wish first: milliseconds of calm before the first touch;
 *   calm: before each later one; beside: whether a computer thinks beside it
 */

/**
 * Begin to watch a page before any other script of it runs. It says `next-1 x y` once there is something to touch and
 * all has been calm, or `next-1 over`, and `shown-1` with the milliseconds after that was touched, or `shown-1 nothing`;
 * and so on.
 * @param {Wish} wish
 */
globalThis.watchTouches = ({ calm, first, beside }) => {
  const OFFERED = ".pieces .is-open, .dock [data-touch], .dock .confirm";
  const TIMED = ['{"verb":"touch"', '{"verb":"play"'];
  const LOOK = 50; // ms
  const LOST = 10_000; // ms after which nothing more can come of a touch

  let number = 0;
  let isWaiting = false; // for a touch, or for what comes of it
  let moved = 0; // when the page has changed last
  /** @type {number | null} when it was touched */
  let touched = null;
  /** @type {unknown} the request that the touch has made */
  let asked = null;
  let isAnswered = false;

  // A first visit goes on to put the site onto the device; where nothing can be kept, nothing is waited for. Nor does
  // Python rehearse then.
  Reflect.deleteProperty(Navigator.prototype, "userAgentData");
  let isKept = !navigator.serviceWorker;
  navigator.serviceWorker?.ready.then(() => {
    isKept = true;
  });

  // What is drawn in a frame has been laid out and painted once the task of that frame is over. A message that was sent
  // in it comes after that.
  let isDrawing = false;
  /** @type {(() => void)[]} */
  const afterwards = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    isDrawing = false;
    for (const act of afterwards.splice(0)) act();
  };
  const nextFrame = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (act) =>
    nextFrame((at) => {
      isDrawing = true;
      port2.postMessage(0);
      act(at);
    });

  /** @param {number | "nothing"} told */
  function tellShown(told) {
    console.info(`shown-${number}`, told);
    touched = null;
    asked = null;
    isAnswered = false;
    isWaiting = false;
    moved = performance.now();
  }

  function endFrame() {
    if (touched !== null) tellShown(performance.now() - touched);
  }

  // What is told to the ear is written at once, outside the room, and is no frame.
  new MutationObserver((changes) => {
    moved = performance.now();
    const room = document.querySelector("#room");
    if (!isAnswered || !changes.some(({ target }) => room?.contains(target))) return;
    isAnswered = false;
    if (isDrawing) afterwards.push(endFrame);
    else requestAnimationFrame(() => afterwards.push(endFrame));
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });

  addEventListener(
    "click",
    ({ isTrusted, timeStamp }) => {
      if (isTrusted && isWaiting) touched = timeStamp;
    },
    { capture: true },
  );

  globalThis.Worker = class extends globalThis.Worker {
    /** @param {[string | URL, WorkerOptions?]} words */
    constructor(...words) {
      super(...words);
      this.addEventListener("message", (event) => {
        const { kind, id, text, message } = event.data;
        if (kind === "answer" && String(id).startsWith("beside")) {
          event.stopImmediatePropagation();
          this.goOn(JSON.parse(text));
        } else if (kind === "answer" && id === asked) isAnswered = true;
        else if (kind === "ready" && beside)
          this.ask({ verb: "load", token: location.hash.split("/").pop() });
        else if (kind === "failed") console.info("failed", 0, message);
      });
      this.own = 0;
      this.table = 0;
      this.seat = 0;
    }

    /** @param {any} message @param {any[]} rest */
    postMessage(message, ...rest) {
      if (touched !== null && asked === null && TIMED.some((verb) => message.text?.startsWith(verb)))
        asked = message.id;
      super.postMessage(message, ...rest);
    }

    /** @param {Record<string, unknown>} request */
    ask(request) {
      this.own += 1;
      super.postMessage({ kind: "request", id: `beside-${this.own}`, text: JSON.stringify(request) });
    }

    // A computer of the highest level thinks at a table of its own, slice by slice as at the page's, and never ends.
    /** @param {any} answer */
    goOn({ error, replies, table, job, done }) {
      if (error) console.info("failed", 0, JSON.stringify(error));
      else if (replies) {
        this.table = table;
        this.seat = replies[0].prompt.waiting[0];
      }
      if (error) return;
      if (job && !done) this.ask({ verb: "step", job, ms: 20 });
      else this.ask({ verb: "think", table: this.table, seat: this.seat, level: 5 });
    }
  };

  // Anything of what is offered, by a row of numbers that is the same each time.
  let chance = 1;
  const choose = (/** @type {number} */ count) => {
    chance = (chance * 16807) % 2147483647;
    return chance % count;
  };

  /** @param {Element} thing @returns {[number, number] | null} where it can be touched */
  function findPlace(thing) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const place = /** @type {[number, number]} */ ([Math.round(x + width / 2), Math.round(y + height / 2)]);
    return thing.contains(document.elementFromPoint(...place)) ? place : null;
  }

  setInterval(() => {
    const still = performance.now() - moved;
    if (isWaiting && still > LOST) tellShown("nothing");
    if (!isKept || isWaiting || still < (number ? calm : first)) return;
    const isOver = document.querySelector(".result") !== null;
    // Whose turn it is has to be said, and a word that was refused taken back: that is not timed.
    const back = document.querySelector(".refusal") ? ", .slot-back:not(.is-held)" : "";
    /** @type {HTMLElement | null} */
    const between = document.querySelector(`.curtain .lift${back}`);
    if (between && !isOver) {
      between.click();
      return;
    }
    const things = [...document.querySelectorAll(OFFERED)];
    const places = things.map(findPlace).filter((place) => place !== null);
    if (!isOver && places.length === 0) return;
    number += 1;
    isWaiting = true;
    moved = performance.now();
    console.info(`next-${number}`, ...(isOver ? ["over"] : places[choose(places.length)]));
  }, LOOK);
};
