/** The page: reads its parameters, starts Python, and draws whatever the store says. */

import { html, render } from "lit";
import { speak } from "./a11y.js";
import { Engine } from "./engine.js";
import { HOUSE_GAMES, renderers } from "./games/index.js";
import { recallGame } from "./keep.js";
import { readParams } from "./params.js";
import { Play } from "./play.js";
import { Rooms } from "./rooms.js";
import { lobbyView } from "./shell/lobby.js";
import { rulesView } from "./shell/rules.js";
import { setupView } from "./shell/setup.js";
import { startView } from "./shell/start.js";
import { tableView, uiOf } from "./shell/table.js";
import { tellOutcome, tellRecord, tellRefusal } from "./shell/tell.js";
import { Store } from "./store.js";
import { keepOneStop, listen } from "./touch.js";
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

const play = new Play(store, engine, {
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
  fail: (error) => rooms.fail(error),
});

const rooms = new Rooms({ store, engine, words, play, room, seed: params.seed });
listen(room, store, play, () => rooms.showRules(store.state.play?.game ?? ""));
addEventListener("popstate", () => void rooms.follow());

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
      ${startView(state.start, words.say, () => void rooms.restart())} ${screenOf(state)}
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
  keepOneStop(room);
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
        again: () => void play.inLine(() => rooms.again()),
        leave: () => rooms.toLobby(),
        showRules: (paragraph) => void rooms.showRules(game, paragraph),
      });
    }
  }
  if (state.screen === "setup" && state.setup) {
    const { key } = state.setup;
    return setupView(state.setup, words.of(key), {
      change: (update) => {
        const now = state.setup;
        if (now) store.set({ setup: { ...now, ...update(now), refusal: null } });
      },
      begin: () => void rooms.begin(),
      leave: () => rooms.toLobby(),
      showRules: () => void rooms.showRules(key),
    });
  }
  return lobbyView(state, words, {
    choose: (game) => void rooms.choose(game),
    resume: () => void rooms.resume(),
    showRules: (game) => void rooms.showRules(game),
  });
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
  if (params.game && !location.hash) rooms.go(params.game, true);
  await rooms.follow();
}

open().catch((error) => rooms.fail(error));
