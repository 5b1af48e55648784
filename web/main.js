/** The page: puts the app together, starts Python, and draws whatever the store says. */

import { html, render } from "lit";
import { Announcer, speak } from "./access/announcer.js";
import { takeDrops } from "./access/drops.js";
import { Focus } from "./access/focus.js";
import { Roving } from "./access/roving.js";
import { Settings } from "./access/settings.js";
import { Sound } from "./access/sound.js";
import { app } from "./app.js";
import { toolsView } from "./dialogs/tools-view.js";
import { dialogView, openDialog } from "./draw/dialog.js";
import { renderers } from "./draw/renderers.js";
import { followShape } from "./draw/shapes.js";
import { Sight } from "./draw/sight.js";
import { startView } from "./draw/start-view.js";
import { Engine } from "./engine/engine.js";
import { openFile } from "./engine/files.js";
import { isWantedAtOnce, site } from "./engine/first.js";
import { rest } from "./engine/patience.js";
import { GAMES } from "./games/index.js";
import { Words } from "./i18n/words.js";
import { followDrags } from "./input/drag.js";
import { followHolding } from "./input/holding.js";
import { listen } from "./input/input.js";
import { Days } from "./kept/day.js";
import { LastTable } from "./kept/last.js";
import { Library } from "./kept/library.js";
import { Statistics } from "./kept/statistics.js";
import { Touched } from "./kept/touched.js";
import { Later } from "./later.js";
import { comingOf, comingView } from "./lobby/coming-view.js";
import { followCovers, onceShown } from "./lobby/emblems.js";
import { lobbyView } from "./lobby/lobby-view.js";
import { setupView } from "./lobby/setup-view.js";
import { FIRST_STATE, Store } from "./model/store.js";
import { Router } from "./router.js";
import { Rules } from "./rules/rules.js";
import { Computers } from "./table/computers.js";
import { Drafts } from "./table/drafts.js";
import { Hints } from "./table/hints.js";
import { Importer } from "./table/import.js";
import { Lessons } from "./table/lessons.js";
import { followLog } from "./table/log-view.js";
import { menuView } from "./table/menu-view.js";
import { Par } from "./table/par.js";
import { Play } from "./table/play.js";
import { Questions } from "./table/questions.js";
import { Recovery } from "./table/recovery.js";
import { Replay } from "./table/replay.js";
import { tableView } from "./table/table-view.js";
import { Turns } from "./table/turns.js";

/** @typedef {import("./model/store.js").State} State */

/** Milliseconds for which the page may be too busy to rest before Python begins all the same. */
const REST = 1_000;

const room = /** @type {HTMLElement} */ (document.getElementById("room"));
const tools = /** @type {HTMLElement} */ (document.getElementById("tools"));

const store = new Store(redraw);
const engine = new Engine(site, {
  begun: () => store.set({ start: { ...FIRST_STATE.start, phase: "starting" } }),
  progress: (progress) =>
    store.set({ start: { ...store.state.start, ...progress, phase: "starting", isQuiet: false } }),
  ready: () => store.set({ start: { ...store.state.start, phase: "ready" } }),
  quiet: (step) => void app.recovery.doubt(step),
  failed: ({ cause, message }) => {
    store.set({ start: { ...store.state.start, step: cause, message, phase: "failed" } });
    void wordsLoaded.then(
      () => speak("alert", words.say("start-failed")),
      () => {},
    );
    void app.recovery.explain(message);
  },
  fell: (end) => app.recovery.fell(end),
});

if (!CSS.supports("selector(:has(a))")) void import("./engine/older.js").then(({ mend }) => mend());

const settings = new Settings(site, { changed: (names) => void followSettings(names) });
const words = new Words(settings.language, (game) => renderers.get(game)?.name);
words.given = () => ({ written: settings.value("notation") ? "yes" : "no" });
let isSpoken = false; // whether there are words yet: without them nothing is drawn or said
const wordsLoaded = loadWords().then(
  () => {
    // What is wrong is told here from now on; but where the styles do not come, first aid has taken the room away.
    if (!room.hidden) document.getElementById("aid")?.remove();
    isSpoken = true;
    store.set({});
  },
  (lack) => {
    document.dispatchEvent(new CustomEvent("lack", { detail: lack.file ? [lack.file] : [] }));
    throw lack;
  },
);

Object.assign(app, { site, store, engine, settings, words });
app.sound = new Sound(settings);
app.router = new Router(app, room);
app.later = new Later(app);
app.recovery = new Recovery(app);
app.rules = new Rules(app, room);
app.announcer = new Announcer(app);
app.library = new Library(app);
app.last = new LastTable(app);
app.touched = new Touched(app);
app.importer = new Importer(app);
app.statistics = new Statistics(app);
app.days = new Days();
app.computers = new Computers(app);
app.par = new Par(app);
app.play = new Play(app);
app.drafts = new Drafts(app);
app.turns = new Turns(app);
app.hints = new Hints(app);
app.replay = new Replay(app);
app.questions = new Questions(app);
app.lessons = new Lessons(app, room);
const sight = new Sight(room, {
  sees: (thing) => app.viewport?.sees(thing) ?? true,
  show: (thing) => app.viewport?.show(thing),
});
const focus = new Focus(room);
const roving = new Roving(room);
followHolding(room, app);
followDrags(room, app);
listen(room, app);
followShape(() => store.set({}));
followCovers(() => store.set({}));
addEventListener("popstate", () => void app.router.follow());
takeDrops((file) => {
  if (store.state.screen === "lobby") void app.later.use(({ openFile }) => openFile(file, app.importer));
});

/** @param {State} state */
function redraw(state) {
  if (!isSpoken) return;
  focus.follow(`${state.screen} ${state.play?.table.number} ${state.play?.curtain}`, () => {
    roving.remember();
    render(toolsView(app), tools);
    render(
      html`${noticeOf(state)} ${startView(state.start, words.say, () => app.recovery.retry())}
      ${screenOf(state)} ${state.rules && !state.rules.beside ? app.later.part?.rulesDialog(state.rules, app) : ""} ${dialogOf(state)}`,
      room,
    );
    openDialog(room);
    app.viewport?.keep(state.play?.table.number);
    roving.keep();
  });
  app.rules.settle();
  app.lessons.settle();
  sight.keep();
  followLog(room);
}

/** @param {State} state */
function screenOf(state) {
  if (state.screen === "table" && state.play) {
    const renderer = renderers.get(state.play.game);
    if (renderer) return tableView(state.play, renderer, app);
  }
  if (state.screen === "setup" && state.setup) return setupView(state.setup, app);
  if (state.coming && state.start.phase !== "failed") return comingView(state.coming, app);
  return lobbyView(state, app);
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
  const view = dialog?.name === "menu" ? menuView : app.later.part?.DIALOGS[dialog?.name ?? ""];
  if (!dialog || !view) return "";
  const close = () => store.set({ dialog: null });
  return dialogView(view(dialog, app), words.say, dialog.name, close);
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
 * @param {import("./model/params.js").Name[]} names of the settings that have changed
 */
async function followSettings(names) {
  if (names.includes("lang")) {
    await words.speak(settings.language).catch(() => app.router.notice("words-absent"));
    labelPage();
  }
  store.set({});
}

/** Make the page ready: words, wheels and what was kept, all while Python starts. */
async function open() {
  let isListed = true;
  const manifest = openFile("games/manifest.json")
    .then((response) => response.json())
    .catch(() => {
      isListed = false;
      return { games: [] };
    });
  const coming = comingOf(app.router.place ?? settings.value("game"));
  // Nobody waits for the disk, which may be slow or silent: whatever needs it asks it by itself. The last table is
  // asked for first, since it can be seen as soon as it is here.
  void showLast(coming);
  void app.library.open();
  void app.touched.open();
  void Promise.all([app.lessons.open(), app.days.open()]).then(() => store.set({}));
  if (isWantedAtOnce) engine.want();
  store.set({ coming });
  await wordsLoaded;
  labelPage();
  void rest(REST).then(() => words.warm()); // while Python comes, nobody waits for it
  const { games } = await manifest;
  for (const game of games) {
    const { key, locales } = game;
    await words.load(key, (language) => `games/${locales[language] ?? locales.en}`).catch(() => {});
  }
  store.set({ wheels: games });
  const game = settings.value("game");
  if (game && app.router.place === null) app.router.go(game, true);
  // Whoever has gone somewhere meanwhile stays there.
  if (store.state.screen === "lobby") await app.router.follow();
  else store.set({ coming: null });
  if (!isListed) app.router.notice("games-unlisted");
  // Python comes when all else that is shown has come; whoever wants it sooner, has it sooner.
  await Promise.all([document.fonts.ready, app.later.bring().catch(() => {})]);
  await rest(REST); // by then it is drawn, and has asked for its covers
  await onceShown();
  await rest(REST);
  engine.want();
  await engine.ready;
  await rest(REST);
  // A site that cannot be kept is played online, without a word about it.
  await keepOffline().catch(() => {});
}

/**
 * Show the last table as it stood, where the page was opened at it.
 * @param {import("./model/store.js").Coming | null} coming
 */
async function showLast(coming) {
  await app.last.open();
  const stood = coming?.room === "table" ? app.last.find(coming.id) : null;
  if (stood) await app.router.bringRenderer(stood.game).catch(() => {}); // whoever lays the table tells of it
  store.set({});
}

/** Keep the whole site on the device, once nothing else is in a hurry. */
async function keepOffline() {
  // Apple's devices have this word. They put pages on their home screens too, and each asks for a picture of its own size.
  if (site.service && "standalone" in navigator)
    void import("./engine/splash.js").then(({ offerSplash }) => offerSplash()).catch(() => {});
  const { Offline } = await import("./engine/offline.js");
  const isBusy = () => store.state.screen === "table" && store.state.play?.reply.outcome === null;
  app.offline = new Offline({
    site,
    isBusy,
    told: (offline) => store.set({ offline }),
    waits: () => app.router.notice("version", {}, { label: "version-load", do: () => app.offline?.renew() }),
  });
  await app.offline.start();
}

open().catch((error) => isSpoken && app.router.fail(error));
