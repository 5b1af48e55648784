/** The page: puts the house together, starts Python, and draws whatever the store says. */

import { html, render } from "lit";
import { Announcer, speak } from "./access/announcer.js";
import { Focus } from "./access/focus.js";
import { listen } from "./access/input.js";
import { Stop } from "./access/roving.js";
import { Sound } from "./access/sound.js";
import { house } from "./app.js";
import { dialogView, openDialog } from "./dialogs/dialog.js";
import { DIALOGS } from "./dialogs/dialogs.js";
import { toolsView } from "./dialogs/tools-view.js";
import { followShape } from "./draw/shapes.js";
import { Engine } from "./engine/engine.js";
import { Recovery } from "./engine/recovery.js";
import { startView } from "./engine/start-view.js";
import { GAMES, renderers } from "./games/index.js";
import { Words } from "./i18n/words.js";
import { takeDrops } from "./lobby/files.js";
import { Opening } from "./lobby/import.js";
import { Shelf } from "./lobby/library.js";
import { lobbyView } from "./lobby/lobby-view.js";
import { setupView } from "./lobby/setup-view.js";
import { Share } from "./lobby/share.js";
import { Statistics } from "./lobby/statistics.js";
import { Rooms } from "./router.js";
import { Rules } from "./rules/rules.js";
import { rulesDialog } from "./rules/rules-view.js";
import { Settings } from "./settings/settings.js";
import { Store } from "./store.js";
import { Computers } from "./table/computers.js";
import { Hints } from "./table/hints.js";
import { Lessons } from "./table/lessons.js";
import { followLog } from "./table/log-view.js";
import { Play } from "./table/play.js";
import { Guide } from "./table/questions.js";
import { Replay } from "./table/replay.js";
import { Review } from "./table/review.js";
import { tableView } from "./table/table-view.js";

/** @typedef {import("./store.js").State} State */

const site = JSON.parse(document.getElementById("site")?.textContent ?? "{}");
const room = /** @type {HTMLElement} */ (document.getElementById("room"));
const tools = /** @type {HTMLElement} */ (document.getElementById("tools"));

const store = new Store(redraw);
// The engine starts before anything else is fetched or drawn: it takes the longest.
const engine = new Engine(site, {
  progress: (progress) => store.set({ start: { ...store.state.start, ...progress, phase: "starting" } }),
  ready: () => store.set({ start: { ...store.state.start, phase: "ready" } }),
  failed: ({ cause, message }) => {
    store.set({ start: { ...store.state.start, step: cause, message, phase: "failed" } });
    const tell = () => speak("alert", words.say("start-failed"));
    void wordsLoaded.then(tell, tell);
  },
  fell: (end) => house.recovery.fell(end),
});

const settings = new Settings(site, { changed: (names) => void followSettings(names) });
const words = new Words(settings.language, document.baseURI);
let isSpoken = false; // whether there are words yet: without them nothing is drawn or said
const wordsLoaded = loadWords().finally(() => {
  isSpoken = true;
  store.set({});
});

Object.assign(house, { site, store, engine, settings, words });
house.sound = new Sound(settings);
house.rooms = new Rooms(house, room);
house.recovery = new Recovery(house);
house.rules = new Rules(house, room);
house.voice = new Announcer(house);
house.shelf = new Shelf(house);
house.opening = new Opening(house);
house.share = new Share(house);
house.statistics = new Statistics(house);
house.computers = new Computers(house);
house.play = new Play(house);
house.hints = new Hints(house);
house.replay = new Replay(house);
house.review = new Review(house);
house.guide = new Guide(house);
house.lessons = new Lessons(house, room);
const focus = new Focus(room);
const stop = new Stop(room);
listen(room, house);
followShape(() => store.set({}));
addEventListener("popstate", () => void house.rooms.follow());
takeDrops((file) => {
  if (store.state.screen === "lobby") void house.opening.openFile(file);
});

/** @param {State} state */
function redraw(state) {
  if (!isSpoken) return;
  focus.follow(`${state.screen} ${state.play?.table.number} ${state.play?.curtain}`, () => {
    stop.remember();
    render(toolsView(house), tools);
    render(
      html`${noticeOf(state)} ${startView(state.start, words.say, () => house.recovery.retry())}
      ${screenOf(state)} ${state.rules && !state.rules.beside ? rulesDialog(state.rules, house) : ""} ${dialogOf(state)}`,
      room,
    );
    openDialog(room);
    stop.keep();
  });
  house.rules.settle();
  house.lessons.settle();
  followLog(room);
}

/** @param {State} state */
function screenOf(state) {
  if (state.screen === "table" && state.play) {
    const renderer = renderers.get(state.play.game);
    if (renderer) return tableView(state.play, renderer, house);
  }
  if (state.screen === "setup" && state.setup) return setupView(state.setup, house);
  return lobbyView(state, house);
}

/** @param {State} state */
function noticeOf({ notice }) {
  if (!notice) return "";
  return html`<div class="card notice is-${notice.tone}">
    <p>${words.say(`notice-${notice.code}`, notice.args)}</p>
    <p class="buttons">
      ${
        notice.act
          ? html`<button type="button" class="primary" @click=${notice.act.do}>${words.say(notice.act.label)}</button>`
          : ""
      }
      <button type="button" @click=${() => store.set({ notice: null })}>${words.say("close")}</button>
    </p>
  </div>`;
}

/** @param {State} state */
function dialogOf({ dialog }) {
  const view = dialog && DIALOGS[dialog.name];
  if (!view) return "";
  const close = () => store.set({ dialog: null });
  return dialogView(view(dialog, house), words.say, dialog.name, close);
}

async function loadWords() {
  await Promise.all([words.load("shell"), ...GAMES.map(({ key }) => words.load(key))]);
}

/** Write the words that stand outside what is drawn. */
function labelPage() {
  document.title = words.say("parlour");
  for (const element of document.querySelectorAll("[data-say]")) {
    element.textContent = words.say(/** @type {HTMLElement} */ (element).dataset.say ?? "");
  }
}

/**
 * Draw what is drawn by the settings anew, in another language where that was chosen.
 * @param {import("./settings/params.js").Name[]} names of the settings that have changed
 */
async function followSettings(names) {
  if (names.includes("lang")) {
    await words.speak(settings.language).catch(() => house.rooms.notice("words-absent"));
    labelPage();
  }
  store.set({});
}

/** Make the page ready: words, wheels and what was kept, all while Python starts. */
async function open() {
  const manifest = fetch(new URL("games/manifest.json", document.baseURI)).then((response) =>
    response.json(),
  );
  // Nobody waits for the disk, which may be slow or silent: whatever needs it asks it by itself.
  void house.shelf.open();
  void house.lessons.open();
  await wordsLoaded;
  labelPage();
  const { games } = await manifest.catch(() => ({ games: [] }));
  for (const game of games) {
    const { key, locales } = game;
    await words.load(key, (language) => `games/${locales[language] ?? locales.en}`).catch(() => {});
  }
  store.set({ wheels: games });
  // A site that cannot be kept is played online, without a word about it.
  void engine.ready.then(keepOffline).catch(() => {});
  const game = settings.value("game");
  if (game && !location.hash) house.rooms.go(game, true);
  // Whoever has gone somewhere meanwhile stays there.
  if (store.state.screen === "lobby") await house.rooms.follow();
}

/** Keep the whole site on the device, once nothing else is in a hurry. */
async function keepOffline() {
  const { Offline } = await import("./engine/offline.js");
  const isBusy = () => store.state.screen === "table" && store.state.play?.reply.outcome === null;
  house.offline = new Offline({
    site,
    isBusy,
    told: (offline) => store.set({ offline }),
    asked: () =>
      house.rooms.notice("version", {}, { label: "version-load", do: () => house.offline?.renew() }),
  });
  await house.offline.start();
}

open().catch((error) => house.rooms.fail(error));
