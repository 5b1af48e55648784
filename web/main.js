/** The page: puts the house together, starts Python, and draws whatever the store says. */

import { html, render } from "lit";
import { speak } from "./a11y.js";
import { Computers } from "./computers.js";
import { followShape } from "./draw/shape.js";
import { Engine } from "./engine.js";
import { takeDrops } from "./files.js";
import { Focus } from "./focus.js";
import { HOUSE_GAMES, renderers } from "./games/index.js";
import { Guide } from "./guide.js";
import { Hints } from "./hints.js";
import { house } from "./house.js";
import { Lessons } from "./lessons.js";
import { Opening } from "./opening.js";
import { Play } from "./play.js";
import { Replay } from "./replay.js";
import { Review } from "./review.js";
import { Rooms } from "./rooms.js";
import { Rules } from "./rules.js";
import { Settings } from "./settings.js";
import { Share } from "./share.js";
import { Shelf } from "./shelf.js";
import { dialogView, openDialog } from "./shell/dialog.js";
import { DIALOGS } from "./shell/dialogs.js";
import { lobbyView } from "./shell/lobby.js";
import { followLog } from "./shell/log.js";
import { rulesDialog } from "./shell/rules.js";
import { setupView } from "./shell/setup.js";
import { startView } from "./shell/start.js";
import { tableView } from "./shell/table.js";
import { toolsView } from "./shell/tools.js";
import { Sound } from "./sound.js";
import { Statistics } from "./statistics.js";
import { Stop } from "./stop.js";
import { Store } from "./store.js";
import { listen } from "./touch.js";
import { Voice } from "./voice.js";
import { Words } from "./words.js";

/** @typedef {import("./store.js").State} State */

const site = JSON.parse(document.getElementById("site")?.textContent ?? "{}");
const room = /** @type {HTMLElement} */ (document.getElementById("room"));
const tools = /** @type {HTMLElement} */ (document.getElementById("tools"));

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
house.rules = new Rules(house, room);
house.voice = new Voice(house);
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
  focus.follow(`${state.screen} ${state.play?.table} ${state.play?.curtain}`, () => {
    stop.remember();
    render(toolsView(house), tools);
    render(
      html`${noticeOf(state)} ${startView(state.start, words.say, () => void house.rooms.restart())}
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
  const games = HOUSE_GAMES.filter(({ load }) => load);
  await Promise.all([words.load("shell"), ...games.map(({ key }) => words.load(key))]);
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
 * @param {import("./params.js").Name[]} names of the settings that have changed
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
  const kept = Promise.all([house.shelf.open(), house.lessons.open()]);
  await wordsLoaded;
  labelPage();
  const { games } = await manifest.catch(() => ({ games: [] }));
  for (const game of games) {
    const { key, locales } = game;
    await words.load(key, (language) => `games/${locales[language] ?? locales.en}`).catch(() => {});
  }
  store.set({ wheels: games });
  await kept;
  // A site that cannot be kept is played online, without a word about it.
  void engine.ready.then(keepOffline).catch(() => {});
  const game = settings.value("game");
  if (game && !location.hash) house.rooms.go(game, true);
  await house.rooms.follow();
}

/** Keep the whole site on the device, once nothing else is in a hurry. */
async function keepOffline() {
  const { Offline } = await import("./offline.js");
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
