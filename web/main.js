/** The page: reads its parameters, starts Python, and ties the store, the screens, the keyboard and the game together. */

import { html, render } from "lit";
import { nearest, speak } from "./a11y.js";
import { Engine, EngineError } from "./engine.js";
import { HOUSE_GAMES, renderers } from "./games/index.js";
import { forgetGame, recallGame } from "./keep.js";
import { readParams } from "./params.js";
import { Play } from "./play.js";
import { lobbyView } from "./shell/lobby.js";
import { plainRules, rulesView } from "./shell/rules.js";
import { setupView, withDefaults } from "./shell/setup.js";
import { startView } from "./shell/start.js";
import { tableView, uiOf } from "./shell/table.js";
import { tellOutcome, tellRecord, tellRefusal } from "./shell/tell.js";
import { Store } from "./store.js";
import { Words } from "./words.js";

/** @typedef {import("./store.js").State} State */

const site = JSON.parse(document.getElementById("site")?.textContent ?? "{}");
const params = readParams(location.search, (name, value) =>
  console.info(`parameter ignored: ${name}=${value}`),
);
const room = /** @type {HTMLElement} */ (document.getElementById("room"));
document.documentElement.dataset.theme = params.theme;
document.documentElement.dataset.motion = params.motion;

const store = new Store(redraw);
// The engine starts before anything else is fetched or drawn: it takes the longest.
const engine = new Engine(site, {
  progress: (progress) => store.set({ start: { ...store.state.start, ...progress, phase: "starting" } }),
  ready: () => store.set({ start: { ...store.state.start, phase: "ready" } }),
  failed: ({ step, message }) => {
    store.set({ start: { ...store.state.start, step, message, phase: "failed" } });
    const tell = () => speak("alert", words.say("start-failed"));
    void wordsLoaded.then(tell, tell);
  },
});

const language = site.locales?.includes(params.lang) ? params.lang : "en";
const words = new Words(language, document.baseURI);
let isSpoken = false; // whether there are words yet: without them nothing is drawn or said
const wordsLoaded = loadWords().finally(() => {
  isSpoken = true;
  store.set({});
});
document.documentElement.lang = language.startsWith("qps") ? "en" : language;

const play = new Play(store, () => engine, {
  fast: params.fast,
  isDrawn: (word) => {
    const now = store.state.play;
    if (!now) return false;
    const pieces = renderers
      .get(now.game)
      ?.pieces(now.draft.ghost ?? now.reply.view, uiOf(now, words.of(now.game)));
    return Boolean(pieces?.some(({ touch }) => touch === word));
  },
  announce: (record) => {
    const now = store.state.play;
    if (!now) return;
    const say = words.of(now.game);
    const { headline, reason } = tellOutcome(say, now.reply);
    speak("say", [tellRecord(say, now.reply, record), headline, reason].filter(Boolean).join(" "));
  },
  refuse: (refusal) => {
    const now = store.state.play;
    if (now) speak("alert", tellRefusal(words.of(now.game), refusal));
  },
  fail,
});

/**
 * Say that something went wrong, and bring the engine back where it fell; the game goes on from what was kept.
 * @param {unknown} error
 */
function fail(error) {
  const code = error instanceof EngineError ? error.code : "engine-fault";
  const args = error instanceof EngineError ? error.args : { fault: String(error) };
  if (!(error instanceof EngineError)) console.error(error);
  notice(code, args);
  if (code === "engine-fault" || code === "engine-absent") void restart();
}

/**
 * @param {string} code
 * @param {Record<string, any>} [args]
 */
function notice(code, args = {}) {
  store.set({ notice: { code, args } });
  speak("alert", words.say(`notice-${code}`, args));
}

/** Start Python again, and go on with the game that was being played. */
async function restart() {
  const token = store.state.play ? store.state.saved?.token : undefined;
  play.turn += 1;
  store.set({ start: { phase: "starting", step: "fetch", bytes: 0, total: 0, message: "" } });
  engine.start();
  await engine.ready;
  if (token) await play.resume(token);
}

// Screens

/**
 * Go to a screen's address and its top, so that whoever reads or listens begins there.
 * @param {string} screen
 * @param {boolean} [replace]
 */
function go(screen, replace = false) {
  const address = `#/${screen}`;
  scrollTo(0, 0);
  room.focus({ preventScroll: true });
  if (location.hash === address) return;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}

/**
 * Open the set-up of a game, and get its wheel into Python where it came in one.
 * @param {string} key
 */
async function choose(key) {
  store.set({
    screen: "setup",
    setup: { key, seats: [], preset: "", options: {}, seed: params.seed, description: null, refusal: null },
    notice: null,
  });
  go(key);
  try {
    const wheel = store.state.wheels.find((game) => game.key === key);
    if (wheel) await installWheel(wheel);
    const description = await engine.ask("describe", { game: key });
    const setup = store.state.setup;
    if (setup?.key !== key) return;
    const seats = Array.from({ length: description.seats.least }, (_, seat) =>
      seat === 0
        ? { who: /** @type {const} */ ("person") }
        : { who: /** @type {const} */ ("computer"), level: 2 },
    );
    const preset = Object.keys(description.presets)[0] ?? "";
    const options = withDefaults(description.options, description.presets[preset]);
    store.set({ setup: { ...setup, description, seats, preset, options } });
  } catch (error) {
    fail(error);
  }
}

/** @param {import("./store.js").WheelGame} wheel */
async function installWheel(wheel) {
  await engine.install(`games/${wheel.wheel}`);
  if (wheel.renderer && !renderers.has(wheel.key)) {
    renderers.set(wheel.key, await import(new URL(`games/${wheel.renderer}`, document.baseURI).href));
  }
}

async function begin() {
  const setup = store.state.setup;
  if (!setup) return;
  const { key, options, seats, seed } = setup;
  const refusal = await play.begin(key, { options, seats, seed: seed.trim() });
  if (refusal) store.set({ setup: { ...setup, refusal } });
  else openTable();
}

function openTable() {
  store.set({ screen: "table", notice: null });
  go("table");
}

async function resume() {
  const saved = store.state.saved;
  if (!saved) return;
  try {
    const wheel = store.state.wheels.find((game) => game.key === saved.game);
    if (wheel) await installWheel(wheel);
    const refusal = await play.resume(saved.token);
    if (!refusal) {
      openTable();
      return;
    }
    store.set({ saved: null });
    await forgetGame();
    notice(refusal.code);
  } catch (error) {
    fail(error);
  }
  toLobby();
}

function toLobby() {
  if (store.state.play?.reply.outcome) {
    store.set({ saved: null });
    void forgetGame();
  }
  play.leave();
  store.set({ screen: "lobby", setup: null });
  go("");
}

/** Play again with the same seats and options, and a new deal. */
async function again() {
  const now = store.state.play;
  if (!now) return;
  const { seats, options } = now.reply;
  const refusal = await play.begin(now.game, { options, seats, seed: "" });
  if (refusal) play.refuse(refusal);
}

/** @param {string} game @param {string} [paragraph] */
async function showRules(game, paragraph = "") {
  try {
    const wheel = store.state.wheels.find(({ key }) => key === game);
    const address = wheel ? `games/${wheel.rules.en}` : `rules/en/${game}.html`;
    const response = await fetch(new URL(address, document.baseURI));
    if (!response.ok) throw new EngineError("rules-absent");
    const text = await response.text();
    store.set({ rules: { game, html: wheel ? plainRules(game, text) : text, paragraph } });
  } catch (error) {
    fail(error instanceof EngineError ? error : new EngineError("rules-absent"));
  }
}

// Drawing

/** @param {State} state */
function redraw(state) {
  if (!isSpoken) return;
  render(
    html`
      ${
        state.notice
          ? html`<div class="card notice">
              <p>${words.say(`notice-${state.notice.code}`, state.notice.args)}</p>
              <button type="button" @click=${() => store.set({ notice: null })}>${words.say("close")}</button>
            </div>`
          : ""
      }
      ${startView(state.start, words.say, () => void restart())} ${screenOf(state)}
      ${
        state.rules
          ? rulesView(state.rules, words.of(state.rules.game), () => {
              /** @type {HTMLDialogElement | null} */ (room.querySelector("dialog.rules"))?.close();
              store.set({ rules: null });
            })
          : ""
      }
    `,
    room,
  );
  const dialog = /** @type {HTMLDialogElement | null} */ (room.querySelector("dialog.rules"));
  if (dialog && !dialog.open) {
    dialog.showModal();
    const paragraph = dialog.querySelector(`[data-rule="${state.rules?.paragraph}"]`);
    paragraph?.classList.add("is-asked");
    paragraph?.scrollIntoView({ block: "center" });
  }
  keepOneStop();
  const lines = room.querySelector(".log-lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
}

/** @param {State} state */
function screenOf(state) {
  if (state.screen === "table" && state.play) {
    const { game } = state.play;
    const renderer = renderers.get(game);
    if (renderer) {
      return tableView(state.play, renderer, words.of(game), {
        play,
        again: () => void play.inLine(again),
        leave: toLobby,
        resign: () => void play.inLine(() => sayForPerson("resign")),
        draw: () => void play.inLine(() => sayForPerson("draw")),
        submit: (text) => void play.inLine(() => submit(text)),
        showRules: (paragraph) => void showRules(game, paragraph),
      });
    }
  }
  if (state.screen === "setup" && state.setup) {
    const { key } = state.setup;
    return setupView(state.setup, words.of(key), {
      change: (patch) => state.setup && store.set({ setup: { ...state.setup, ...patch, refusal: null } }),
      begin: () => void begin().catch(fail),
      leave: toLobby,
      showRules: () => void showRules(key),
    });
  }
  return lobbyView(state, words, {
    choose: (game) => void choose(game),
    resume: () => void resume(),
    showRules: (game) => void showRules(game),
  });
}

/**
 * Give up or offer a draw, for the person whose turn it is, or else for the one who looks.
 * @param {"resign" | "draw"} word
 */
async function sayForPerson(word) {
  const now = store.state.play;
  if (!now) return;
  const { prompt, seats, viewer } = now.reply;
  const others = seats.map((_, seat) => seat).filter((seat) => !prompt.offers.includes(seat));
  const own = prompt.seat ?? viewer ?? 0;
  const offering = word === "draw" && !others.includes(own) ? others[0] : own;
  if (word === "resign" && !confirm(words.say("resign-sure"))) return;
  await play.say(word, offering);
}

/** @param {string} text a sentence from the notation box */
async function submit(text) {
  const sentence = text.trim().split(/\s+/).join(" ");
  if (sentence)
    await play.say(sentence, store.state.play?.reply.prompt.seat ?? store.state.play?.reply.viewer ?? 0);
}

// Touch and keyboard: the page's only listeners on the board.

room.addEventListener("click", (event) => {
  const touched = /** @type {HTMLElement} */ (event.target).closest("[data-touch]");
  if (!touched) return;
  focusPiece(touched);
  void play.touch(/** @type {HTMLElement} */ (touched).dataset.touch ?? "");
});

room.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const piece = target.closest(".pieces [data-touch]");
  if (piece) {
    const next = nearest(event.key, piece, room.querySelectorAll(".pieces [data-touch]"));
    if (next) {
      event.preventDefault();
      focusPiece(next);
    } else if (event.key === " " && store.state.play?.draft.status === "may") {
      event.preventDefault();
      void play.confirm();
    }
  }
  const typing = target.closest("input, select, textarea, dialog");
  if (!typing && (event.key === "Escape" || event.key === "Backspace") && store.state.play?.draft.move) {
    event.preventDefault();
    void play.back();
  }
  if (
    !typing &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    store.state.screen === "table" &&
    !store.state.rules
  ) {
    if (event.key === "/") {
      event.preventDefault();
      document.getElementById("notation")?.focus();
    } else if (event.key === "?") {
      event.preventDefault();
      void showRules(store.state.play?.game ?? HOUSE_GAMES[0].key);
    }
  }
});

/** @param {Element} piece */
function focusPiece(piece) {
  for (const other of room.querySelectorAll('.pieces [tabindex="0"]')) other.setAttribute("tabindex", "-1");
  piece.setAttribute("tabindex", "0");
  /** @type {HTMLElement} */ (piece).focus({ preventScroll: false });
}

/** Keep the board one stop of the Tab key: the piece that was focused last, else the first. */
function keepOneStop() {
  if (room.querySelector('.pieces [tabindex="0"]')) return;
  room.querySelector(".pieces [data-touch]")?.setAttribute("tabindex", "0");
}

addEventListener("popstate", () => void follow());

/** Show the screen of the address: the lobby, a set-up, or the table that was kept. */
async function follow() {
  const place = location.hash.replace(/^#\//, "");
  if (place === "table" && store.state.play) store.set({ screen: "table" });
  else if (place === "table" && store.state.saved) await resume();
  else if (store.state.wheels.some(({ key }) => key === place) || renderers.has(place)) await choose(place);
  else {
    if (store.state.play) play.leave();
    store.set({ screen: "lobby", setup: null });
  }
}

async function loadWords() {
  const games = HOUSE_GAMES.filter(({ renderer }) => renderer);
  await Promise.all([words.load("shell"), ...games.map(({ key }) => words.load(key))]);
}

/** Make the page ready: words, wheels and what was kept, all while Python starts. */
async function open() {
  const manifest = fetch(new URL("games/manifest.json", document.baseURI)).then((response) =>
    response.json(),
  );
  const kept = recallGame();
  await wordsLoaded;
  document.title = words.say("parlour");
  for (const element of document.querySelectorAll("[data-say]")) {
    element.textContent = words.say(/** @type {HTMLElement} */ (element).dataset.say ?? "");
  }
  const { games } = await manifest.catch(() => ({ games: [] }));
  for (const game of games) {
    const address = game.locales[language] ?? game.locales.en;
    await words.load(game.key, address && `games/${address}`).catch(() => {});
  }
  store.set({ wheels: games, saved: await kept });
  if (params.game && !location.hash) go(params.game, true);
  await follow();
}

open().catch(fail);
