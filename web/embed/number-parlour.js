/** The element <number-parlour>: shows the site in a frame of another page, which hears by its events how the play goes.
 *
 * It is for pages of others, so it needs nothing but a browser, imports nothing, and can be imported where there is none.
 * messages.d.ts tells what is said; number-parlour.d.ts is its types. */

const APP = "number-parlour";
const VERSION = 1;

/** Milliseconds after which a request counts as not answered: a poster that nobody touches answers nothing. */
const PATIENCE = 60_000;

/** What the frame may be high at most and at least, whatever it says of itself. */
const LEAST = 256;
const MOST = 2000;

/** Attributes that are no parameters: those that say something to the element itself, and then HTML's own for every element. */
const KEPT_BACK = new Set(
  (
    "site level lesson puzzle token learner width height " +
    "accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id " +
    "inert inputmode is nonce part popover role slot spellcheck style tabindex title translate writingsuggestions"
  ).split(" "),
);

/** Whether an attribute is a parameter of the site's links. No list has them: the site knows its own. @param {string} name */
const isParameter = (name) => /^(?!on|item)[a-z]+$/.test(name) && !KEPT_BACK.has(name);

/**
 * What is asked for where its attribute changes, without loading anew: the request, and its only field.
 * @type {Record<string, [type: string, field: string]>}
 */
const LIVE = { theme: ["theme", "theme"], lang: ["locale", "locale"], token: ["open", "token"] };

/** The site that this module lies in; "" where somebody has taken it from there. */
const HOME = /.*\/(?=embed\/number-parlour\.js)/.exec(import.meta.url)?.[0] ?? "";

/**
 * The address that attributes lead to; "" where `site` is none of a web site.
 * @param {Record<string, string | undefined>} given attributes
 * @param {string} [site] its address where they name none
 */
export function addressOf(given, site = HOME) {
  let address;
  try {
    address = new URL(given.site || site, globalThis.document?.baseURI);
  } catch {
    return "";
  }
  // A frame runs a `javascript:` in the page around it.
  if (!/^(https?|file):$/.test(address.protocol)) return "";
  if (!/(\/|\.html?)$/.test(address.pathname)) address.pathname += "/";
  const { game, level, lesson, puzzle } = given;
  const query = address.searchParams;
  if (level && !given.seats) query.set("seats", `p,${level}`);
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && isParameter(name)) query.set(name, value);
  const [room, id] = lesson ? ["learn", lesson] : ["puzzles", puzzle];
  if (game && id !== undefined)
    address.hash = ["", room, game, id].map(encodeURIComponent).join("/").replace(/\/$/, "");
  return address.href;
}

const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class NumberParlourElement extends Base {
  #frame = /** @type {HTMLIFrameElement | null} */ (null);
  /** The attributes that it was made by. @type {Record<string, string | undefined>} */
  #given = {};
  /** Those of them that are live as it was told them last. @type {Record<string, string | undefined>} */
  #told = {};
  #height = "";
  #port = /** @type {MessagePort | null} */ (null);
  #last = 0;
  /** Requests that are not answered. @type {Map<unknown, {request: object, settle: (answer: unknown) => void}>} */
  #open = new Map();
  #sheet = new CSSStyleSheet();
  #watch = new MutationObserver(() => this.#follow());

  constructor() {
    super();
    // A style of its own, since a page's policy may forbid those in the text.
    this.#sheet.replaceSync(
      ":host{display:block;width:100%;height:640px}:host([hidden]){display:none}iframe{display:block;width:100%;height:100%;border:0}",
    );
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [this.#sheet];
  }

  connectedCallback() {
    addEventListener("message", this.#hear);
    this.#watch.observe(this, { attributes: true });
    this.#load();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#watch.disconnect();
    this.#leave();
    this.#frame?.remove();
    this.#frame = null;
  }

  /**
   * Ask the frame for something; whatever happens, there is an answer: `gone` where the frame is not there any more, `late`
   * after a minute.
   * @param {string} type
   * @param {object} [fields]
   * @returns {Promise<unknown>}
   */
  ask(type, fields) {
    return new Promise((resolve) => {
      this.#last += 1;
      const id = this.#last;
      // Copied now, so that what cannot be sent is told to whoever has asked.
      const request = structuredClone({ ...fields, id, type });
      const settle = (/** @type {unknown} */ answer) => {
        clearTimeout(timer);
        this.#open.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(() => settle({ ok: false, error: "late" }), PATIENCE);
      this.#open.set(id, { request, settle });
      if (this.#port) this.#port.postMessage(request);
      else if (this.#frame) this.#frame.loading = "eager";
      else settle({ ok: false, error: "gone" });
    });
  }

  /** @param {object} fields */
  open(fields) {
    return this.ask("open", fields);
  }

  getState() {
    return this.ask("getState");
  }

  suspend() {
    return this.ask("suspend");
  }

  /** Show the site in a new frame: an address that differs only behind its `#` would load nothing, and steps back would count. */
  #load() {
    this.#leave();
    this.#frame?.remove();
    const frame = document.createElement("iframe");
    this.#frame = frame;
    this.#given = this.#read();
    this.#height = "640px";
    this.#dress();
    frame.loading = "lazy";
    frame.allow = "fullscreen; clipboard-write";
    frame.part.add("frame");
    const address = addressOf(this.#given);
    if (address) frame.src = address;
    else console.error(`<${APP}>: site is no address of a site`);
    this.shadowRoot?.append(frame);
  }

  /** Let go of the frame: whoever waits for its answer is told that there will be none. */
  #leave() {
    this.#port?.close();
    this.#port = null;
    for (const { settle } of this.#open.values()) settle({ ok: false, error: "gone" });
  }

  /** @returns {Record<string, string | undefined>} */
  #read() {
    return Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value]));
  }

  /** Follow a change of attributes: by words where somebody hears them, else in a new frame. */
  #follow() {
    const given = this.#given;
    const now = this.#read();
    if (this.#port) Object.assign(now, { theme: given.theme, lang: given.lang });
    if (addressOf(now) !== addressOf(given) || now.learner !== given.learner) this.#load();
    this.#dress();
    this.#tell();
  }

  /** Ask for what has changed. */
  #tell() {
    if (!this.#port) return;
    const now = this.#read();
    for (const [name, [type, field]] of Object.entries(LIVE)) {
      if (now[name] === this.#told[name]) continue;
      // A token that is taken away asks for nothing.
      if (now[name] || name !== "token") this.ask(type, { [field]: now[name] || "auto" });
    }
    this.#told = now;
  }

  /** Give the frame its name and size; a size that the page's own styles give goes before this one. */
  #dress() {
    const { game, title, width = "100%", height = this.#height } = this.#read();
    const style = /** @type {CSSStyleRule} */ (this.#sheet.cssRules[0]).style;
    for (const [name, value] of Object.entries({ width, height }))
      style.setProperty(name, value + (/^\d+$/.test(value) ? "px" : ""));
    if (this.#frame) this.#frame.title = title || `Number Parlour${game ? `: ${game}` : ""}`;
  }

  /** Say hello to the frame that is ready. @param {MessageEvent} event */
  #hear = ({ data, source, origin }) => {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || data?.app !== APP) return;
    if (data.v !== VERSION || data.type !== "ready") return;
    const site = new URL(frame.src).origin; // of a file, "null"
    if (site !== "null" && site !== origin) return;
    if (this.#port) this.#leave();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#take(data);
    const { theme, lang, learner } = this.#given;
    const hello = { app: APP, v: VERSION, type: "hello", learner };
    frame.contentWindow?.postMessage(hello, site === "null" ? "*" : site, [port2]);
    for (const { request } of this.#open.values()) port1.postMessage(request);
    this.#told = { theme, lang };
    this.#tell();
  };

  /** Pass on what the frame tells, whatever it is. @param {{type?: unknown, id?: unknown, height?: unknown} | null} message */
  #take(message) {
    const { type, id, height } = message ?? {};
    if (typeof type !== "string") return;
    if (type === "answer") this.#open.get(id)?.settle(message);
    const tall = Math.min(MOST, Math.max(LEAST, Number(height)));
    if (type === "size" && tall) {
      this.#height = `${tall}px`;
      this.#dress();
    }
    this.dispatchEvent(new CustomEvent(type, { detail: message, bubbles: true }));
  }
}

const elements = globalThis.customElements;
if (elements && !elements.get(APP)) elements.define(APP, NumberParlourElement);
