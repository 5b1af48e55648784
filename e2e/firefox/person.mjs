/** A person at the page, as `e2e/harness.py` has one: opens it, reads, hears, touches, types, waits for a turn. */

import assert from "node:assert/strict";

/** @typedef {import("./drive.mjs").Page} Page */
/** @typedef {import("./watch.mjs").Watch} Watch */
/** @typedef {import("./drive.mjs").Handle | string} Control a part of the page, or the selector that finds it */
/** @typedef {Record<"HEAR" | "LOOK" | "HOLD_PAUSES" | "READ_BOARD" | "READ_BRIGHTNESS" | "LOOK_FROM_FOCUS" | "UNDRAWN" | "DRAWN"
 *   | "CHOSEN" | "TARGET" | "LAST" | "HINT" | "NO_CALLS" | "NO_STORAGE" | "SILENT" | "FULL" | "NO_SERVICE_WORKER"
 *   | "BORROW" | "PLACE" | "PLANT" | "BACK" | "TENTHS" | "MEND" | "ONE_FILE" | "AROUND" | "IS_CHOSEN", string>
 *   & import("./numica.mjs").Words} Harness the scripts and words that the harness of the other browser has too */

/** At this pace computers wait for nobody. */
/** What stands in the menu of the table, and of that what stands in the result too. */
const IN_MENU = new Set([
  "Rules",
  "Share",
  "Give up",
  "All games",
  "What can I touch?",
  "What happened?",
  "Where do we stand?",
]);
const IN_RESULT = new Set(["Share", "All games"]);

export const INSTANT = "?pace=instant&notation";
/** @type {import("./drive.mjs").Size} */
export const SMALL = { width: 320, height: 480, hasTouch: true };
/** What has each role, as the page writes it. */
const ROLES = {
  button: "button, summary",
  checkbox: "input[type=checkbox]",
  complementary: "aside",
  dialog: "dialog[open]",
  link: "a[href]",
  radio: "input[type=radio]",
  region: "section",
};
const PATIENCE = 30_000; // ms

export class Person {
  /**
   * @param {Page} page
   * @param {Watch} watch
   * @param {string} address
   * @param {Harness} harness
   */
  constructor(page, watch, address, harness) {
    page.setDefaultTimeout(PATIENCE);
    this.page = page;
    this.watch = watch;
    this.address = address;
    this.harness = harness;
    /** @type {"mouse" | "touch" | "keys"} */
    this.hand = "mouse";
  }

  // Coming in

  /** Open the page and wait until its games can be played. @param {string} [query] @param {string} [place] after the # */
  async open(query = INSTANT, place = "") {
    return this.follow(this.address + query + place);
  }

  async waitUntilReady() {
    await this.page.waitForSelector("#room > *");
    await this.page.waitForFunction(() => !document.querySelector(".start, .is-standing"), {
      timeout: 60_000,
    });
    return this;
  }

  async reload() {
    await this.page.reload();
    return this.waitUntilReady();
  }

  /** Leave the page, and come to one by its whole address. @param {string} address */
  async follow(address) {
    const [here, there] = [this.page.url(), address].map((each) => each.split("#")[0]);
    // An address that differs only after its # would load nothing.
    if (here === there) await this.page.goto("about:blank");
    await this.page.goto(address);
    return this.waitUntilReady();
  }

  /**
   * The part of this role and accessible name that is shown. Firefox can find it by its own accessibility tree, but
   * takes half a second each time.
   * @param {keyof typeof ROLES} role
   * @param {string | RegExp} name
   */
  async find(role, name) {
    const pattern = name instanceof RegExp ? name.source : `^${name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
    const found = await this.page.waitForFunction(
      (selector, pattern) => {
        /** @param {Element | null | undefined} part */
        const read = (part) => /** @type {HTMLElement?} */ (part)?.innerText ?? "";
        return [...document.querySelectorAll(selector)].find((part) => {
          const { ariaLabel, labels } = /** @type {HTMLInputElement} */ (part);
          const labelled = part.getAttribute("aria-labelledby")?.split(" ") ?? [];
          const text =
            labelled.map((id) => read(document.getElementById(id))).join(" ") ||
            ariaLabel ||
            read(labels?.[0] ?? part);
          return part.checkVisibility() && new RegExp(pattern, "u").test(text.replace(/\s+/g, " ").trim());
        });
      },
      {},
      ROLES[role],
      pattern,
    );
    return /** @type {import("./drive.mjs").Handle} */ (found);
  }

  /**
   * Press the button of this name, with the hand that plays; where it stands in the table's menu, open that.
   * @param {string} name
   */
  async press(name) {
    const isBeside = IN_RESULT.has(name) && (await this.count(".result"));
    if (IN_MENU.has(name) && !isBeside && (await this.count(".dock")) && !(await this.count("dialog[open]")))
      await this.use(".slot-menu");
    await this.use(await this.find("button", name));
  }

  /** @param {Control} control */
  async use(control) {
    if (this.hand === "keys") {
      await this.tabTo(control);
      await this.page.keyboard.press("Enter");
      return;
    }
    const { x, y } = await this.reach(control);
    if (this.hand === "touch") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Wait until a control keeps still and nothing lies over it; give its middle. @param {Control} control */
  async reach(control) {
    const middle = await this.page.evaluate(
      async (control, patience) => {
        const end = performance.now() + patience;
        let before = "";
        while (performance.now() < end) {
          const part = typeof control === "string" ? document.querySelector(control) : control;
          const box = part?.getBoundingClientRect();
          const isInside =
            box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
          if (part && box && isInside && !part.matches(":disabled") && JSON.stringify(box) === before) {
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            if (part.contains(document.elementFromPoint(x, y))) return { x, y };
          }
          if (!isInside) part?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
          before = JSON.stringify(box);
          await new Promise(requestAnimationFrame);
        }
        return null;
      },
      control,
      PATIENCE,
    );
    assert(middle, `${control} cannot be touched`);
    return middle;
  }

  /**
   * Go to a control with the Tab key alone, forwards or back: beyond the last control Firefox goes on through its
   * own buttons, and a driven page does not get the keys back from there.
   * @param {Control} control
   */
  async tabTo(control) {
    const selected = typeof control === "string" ? await this.page.waitForSelector(control) : control;
    for (let steps = 0; steps < 40; steps += 1) {
      const way = await selected?.evaluate((part) => {
        const here = document.activeElement ?? document.body;
        if (part.contains(here)) return "there";
        return here.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING ? "back" : "on";
      });
      if (way === "there") return;
      if (way === "back") await this.page.keyboard.down("Shift");
      await this.page.keyboard.press("Tab");
      if (way === "back") await this.page.keyboard.up("Shift");
    }
    assert.fail(`the Tab key does not lead to ${control}`);
  }

  /** Choose a game of the lobby and wait for its set-up form. @param {string} title */
  async chooseGame(title) {
    await this.press(`Play ${title}`);
    await this.page.waitForSelector("#seat-0");
  }

  /** Say who plays: `person`, or the level of a computer, for each seat. @param {string[]} sitters */
  async sit(...sitters) {
    if (!(await this.page.$(".setup .more[open]"))) await this.use(".setup .more > summary");
    for (const [seat, sitter] of sitters.entries()) {
      const field = `#seat-${seat}`;
      if (this.hand !== "keys") {
        await this.page.select(field, sitter);
        continue;
      }
      await this.tabTo(field);
      await this.page.keyboard.press("Home");
      while (
        (await this.page.$eval(field, (each) => /** @type {HTMLSelectElement} */ (each).value)) !== sitter
      ) {
        await this.page.keyboard.press("ArrowDown");
      }
    }
  }

  /** Begin a game of the lobby. @param {string} title @param {string[]} sitters */
  async beginGame(title, ...sitters) {
    await this.chooseGame(title);
    await this.sit(...sitters);
    await this.press("Begin");
    await this.page.waitForSelector(".board");
    return this;
  }

  /** Fill in an empty field of a form. @param {string} selector @param {string} text */
  async fill(selector, text) {
    await this.page.focus(selector);
    await this.page.keyboard.type(text);
  }

  /** Choose a file in the dialog for saved games, from the lobby. @param {string} file its path */
  async openFile(file) {
    await this.press("Open a saved game");
    const field = await this.page.waitForSelector("dialog[open] input[type=file]");
    await /** @type {import("./drive.mjs").Handle & {uploadFile: (file: string) => Promise<void>}} */ (
      field
    ).uploadFile(file);
  }

  async toLobby() {
    await this.press("All games");
    await this.waitFor("h1", "Number Parlour");
  }

  /** Go on with the kept game that was played last. */
  async goOn() {
    await this.use(".kept-game .primary");
    await this.page.waitForSelector(".board");
  }

  async giveUp() {
    await this.press("Give up");
    await this.press("Really give up?");
    return this.readResult();
  }

  /** Wait until the whole site is on the device, and the page is served from there. */
  async waitUntilKept() {
    await this.page.waitForFunction(
      async () => {
        const found = await navigator.serviceWorker.getRegistration();
        const { controller } = navigator.serviceWorker;
        return found?.active?.state === "activated" && controller === found.active;
      },
      { timeout: 30_000 },
    );
  }

  // Reading and hearing

  /** The text of the first such part, as it is shown. @param {string} selector */
  read(selector) {
    return this.page.evaluate(
      (selector) => /** @type {HTMLElement?} */ (document.querySelector(selector))?.innerText ?? "",
      selector,
    );
  }

  /** How many such parts there are. @param {string} selector */
  count(selector) {
    return this.page.$$eval(selector, (parts) => parts.length);
  }

  readStatus() {
    return this.read(".status");
  }

  /**
   * Wait until the first such part says this; give all that it says.
   * @param {string} selector
   * @param {string} [words]
   */
  async waitFor(selector, words = "") {
    await this.page.waitForFunction(
      (selector, words) =>
        /** @type {HTMLElement?} */ (document.querySelector(selector))?.innerText.includes(words),
      {},
      selector,
      words,
    );
    return this.read(selector);
  }

  /** Wait until there is no such part any more. @param {string} selector */
  async waitUntilGone(selector) {
    await this.page.waitForFunction((selector) => !document.querySelector(selector), {}, selector);
  }

  /** @param {string} words */
  waitForStatus(words) {
    return this.waitFor(".status", words);
  }

  /**
   * Run one of the harness' scripts in the page.
   * @param {"LOOK" | "READ_BOARD" | "READ_BRIGHTNESS" | "LOOK_FROM_FOCUS"} script
   * @param {string} given an expression
   * @returns {Promise<any>}
   */
  run(script, given = "") {
    return this.page.evaluate(`(${this.harness[script]})(${given})`);
  }

  /**
   * What a screen reader reads of everything on the board that can be touched, by its word.
   * @returns {Promise<Record<string, string>>}
   */
  readBoard() {
    return this.run("READ_BOARD");
  }

  /** The board without the marks of the moment. */
  async readPosition() {
    const { CHOSEN, TARGET, LAST, HINT } = this.harness;
    const spaces = Object.entries(await this.readBoard());
    return Object.fromEntries(
      spaces.map(([word, label]) => [
        word,
        [CHOSEN, TARGET, LAST, HINT].reduce((rest, mark) => rest.replace(mark, ""), label),
      ]),
    );
  }

  /** The board and the log, as they stand. */
  async readGame() {
    return { position: await this.readPosition(), log: await this.readLog() };
  }

  /** How light the ground of the first such part is: 0 is black, 1 is white. @param {string} selector */
  readBrightness(selector) {
    return this.run("READ_BRIGHTNESS", `document.querySelector(${JSON.stringify(selector)})`);
  }

  /** @param {string} words */
  async findSpaces(words) {
    return Object.entries(await this.readBoard()).flatMap(([word, label]) =>
      label.includes(words) ? [word] : [],
    );
  }

  readLog() {
    return this.page.evaluate(() => {
      const lines = /** @type {NodeListOf<HTMLElement>} */ (
        document.querySelectorAll(".log-lines .sentence")
      );
      return [...lines].map((line) => (line.textContent ?? "").split(/\s+/).join(" ").trim());
    });
  }

  /** @param {number} lines at least so many */
  async waitForLog(lines) {
    await this.page.waitForFunction(
      (lines) => document.querySelectorAll(".log-lines li").length >= lines,
      {},
      lines,
    );
  }

  /**
   * Everything that was said politely, or at once, since the page was loaded.
   * @param {"say" | "alert"} region
   * @returns {Promise<string[]>}
   */
  hear(region) {
    const heard = `heard.flatMap((each) => (each.region === "${region}" ? [each.text] : []))`;
    return /** @type {Promise<string[]>} */ (this.page.evaluate(heard));
  }

  /** @returns {Promise<number>} how much was said */
  countHeard() {
    return /** @type {Promise<number>} */ (this.page.evaluate("heard.length"));
  }

  /** @param {number} heard wait until more than that was said */
  async waitUntilSaid(heard) {
    await this.page.waitForFunction(`heard.length > ${heard}`);
  }

  /** @param {string} words */
  async waitForAlert(words) {
    await this.page.waitForFunction(
      (words) =>
        // @ts-expect-error - what HEAR keeps
        window.heard.some(({ region, text }) => region === "alert" && text.includes(words)),
      {},
      words,
    );
  }

  /**
   * Do something that leads to an earlier table, and wait until it is shown; give what the bar says.
   * @param {() => Promise<void>} act
   * @param {string} [words]
   */
  async lookBack(act, words = "Looking back") {
    const heard = await this.countHeard();
    await act();
    await this.waitFor(".past p", words);
    await this.waitUntilSaid(heard);
    await this.page.evaluate(() => new Promise(requestAnimationFrame)); // what is said now is drawn by then
    return this.read(".past p");
  }

  /**
   * Wait until a person is asked, in these words, and can answer, or the game is over; tell whether it goes on.
   * @param {string} words
   */
  async waitUntilAsked(words) {
    const found = await this.page.waitForFunction(
      (words) => {
        if (document.querySelector(".result")) return "over";
        const status = document.querySelector(".status:not(.refusal, .thinking, .moment)");
        const offered = document.querySelector(".pieces .is-open, .dock :is([data-touch], .confirm)");
        return offered && /** @type {HTMLElement?} */ (status)?.innerText.includes(words) && "turn";
      },
      { timeout: 30_000 },
      words,
    );
    return (await found.jsonValue()) === "turn";
  }

  /** The lines of the panel that tells how the game ended: the headline, the reason, the scores. */
  async readResult() {
    await this.page.waitForSelector(".result");
    const ended = await this.page.$$eval(".status.ended > *", (all) =>
      all.map((each) => /** @type {HTMLElement} */ (each).innerText),
    );
    const beside = (await this.read(".result")).split("\n");
    return [...ended, ...beside].filter((line) => line && line !== "The result");
  }

  // Playing

  /** Touch what stands for a word, with the hand that plays. @param {string} word */
  async touch(word) {
    const piece = `.pieces [data-touch="${word}"]`;
    if (this.hand === "keys" && (await this.page.$(piece))) {
      await this.walkTo(word);
      await this.page.keyboard.press("Enter");
    } else {
      await this.use(`[data-touch="${word}"]`);
    }
  }

  /** Go to a thing on the board by the arrow keys, as the eye would lead. @param {string} word */
  async walkTo(word) {
    if (!(await this.page.$(".pieces :focus"))) await this.tabTo(".pieces");
    /** @type {Record<string, number>} */
    const tried = {};
    for (let steps = 0; steps < 60; steps += 1) {
      const { at, arrows } = await this.run("LOOK_FROM_FOCUS", JSON.stringify(word));
      if (at === word) return;
      tried[at] = (tried[at] ?? -1) + 1;
      await this.page.keyboard.press(arrows[tried[at] % arrows.length]);
    }
    assert.fail(`the arrow keys do not lead to ${word}`);
  }

  /** Type a sentence into the notation box and play it. @param {string} sentence */
  async typeSentence(sentence) {
    if (this.hand === "keys") await this.tabTo("#notation");
    else await this.page.focus("#notation");
    await this.page.keyboard.type(sentence);
    await this.page.keyboard.press("Enter");
  }
}
