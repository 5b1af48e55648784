/** The page: puts the app together, starts Python, and draws whatever the store says. */

import { html, render } from "lit";
import { Announcer, speak } from "./access/announcer.js";
import { takeDrops } from "./access/drops.js";
import { Focus } from "./access/focus.js";
import { Roving } from "./access/roving.js";
import { Settings } from "./access/settings.js";
import { Sound } from "./access/sound.js";
import { toolsView } from "./dialogs/tools-view.js";
import { dialogView, openDialog } from "./draw/dialog.js";
import { drawnOf } from "./draw/drawn.js";
import { renderers } from "./draw/renderers.js";
import { followShape } from "./draw/shapes.js";
import { nameShown } from "./draw/shown.js";
import { Sight } from "./draw/sight.js";
import { startView } from "./draw/start-view.js";
import { Engine } from "./engine/engine.js";
import { openFile } from "./engine/files.js";
import { isWantedAtOnce, letBegin, site } from "./engine/first.js";
import { greeting } from "./engine/greeting.js";
import { rest, seldom } from "./engine/patience.js";
import { wordpress } from "./engine/wordpress.js";
import { GAMES } from "./games/index.js";
import { Words } from "./i18n/words.js";
import { followHolding } from "./input/holding.js";
import { listen } from "./input/input.js";
import { Days } from "./kept/day.js";
import { LastTable } from "./kept/last.js";
import { Library } from "./kept/library.js";
import { Newcomer } from "./kept/newcomer.js";
import { openSolved } from "./kept/solved.js";
import { Statistics } from "./kept/statistics.js";
import { Touched } from "./kept/touched.js";
import { comingOf, comingView } from "./lobby/coming-view.js";
import { emblem, followCovers, onceShown } from "./lobby/emblems.js";
import { lobbyView } from "./lobby/lobby-view.js";
import { setupView } from "./lobby/setup-view.js";
import { Setups } from "./lobby/setups.js";
import { SPLICE } from "./model/params.js";
import { FIRST_STATE, Store } from "./model/store.js";
import { Address } from "./page/address.js";
import { Games } from "./page/games.js";
import { Later } from "./page/later.js";
import { Links } from "./page/links.js";
import { Notices } from "./page/notices.js";
import { Others } from "./page/others.js";
import { Router } from "./router.js";
import { Rules } from "./rules/rules.js";
import { Computers } from "./table/computers.js";
import { Drafts } from "./table/drafts.js";
import { Hints } from "./table/hints.js";
import { Importer } from "./table/import.js";
import { Kinds } from "./table/kinds.js";
import { Lessons } from "./table/lessons.js";
import { Line } from "./table/line.js";
import { followLog } from "./table/log-view.js";
import { menuView } from "./table/menu-view.js";
import { Play } from "./table/play.js";
import { Questions } from "./table/questions.js";
import { Recovery } from "./table/recovery.js";
import { Replay } from "./table/replay.js";
import { Sentence } from "./table/sentence.js";
import { tableView } from "./table/table-view.js";
import { Turns } from "./table/turns.js";

/** @typedef {import("./model/state.d.ts").State} State */

/** Milliseconds for which the page may be too busy to rest before Python begins all the same. */
const REST = 1_000;

/** Milliseconds for which nothing is drawn at most, since the table as it stood may be there in the next moment. */
const LOOK = 1_000;

/** Milliseconds between two drawings of how far Python is: each takes a slow device from Python itself. */
const NEWS = 200;

const room = /** @type {HTMLElement} */ (document.getElementById("room"));
const tools = /** @type {HTMLElement} */ (document.getElementById("tools"));

const store = new Store(redraw);
const engine = new Engine(site, {
  begun: () => store.set({ start: { ...FIRST_STATE.start, phase: "starting" } }),
  progress: seldom(NEWS, (progress) => {
    const { start } = store.state;
    if (start.phase === "starting") store.set({ start: { ...start, ...progress, isQuiet: false } });
  }),
  ready: () => store.set({ start: { ...store.state.start, phase: "ready" } }),
  queued: (isQueued) => {
    store.set({ start: { ...store.state.start, isQueued } });
    if (isQueued) wordsLoaded.then(() => speak("say", words.say("start-queued"))).catch(() => {});
  },
  quiet: (step) => void recovery.doubt(step),
  failed: ({ cause, message }) => {
    store.set({ start: { ...store.state.start, step: cause, message, phase: "failed" } });
    void wordsLoaded.then(
      () => speak("alert", words.say("start-failed")),
      () => {},
    );
    void recovery.explain(message);
  },
  fell: (end) => recovery.fell(end),
  broke: (table, message) => recovery.mend(table, message),
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

// Each is given what it uses, so that it stands below that; what it has to tell those above it, it calls. On the ground
// stands what any may use.
const sound = new Sound(settings);
const notices = new Notices({ store, words });
const address = new Address(room, store);
/** @type {Later<import("./later-part.js").Part>} */
const later = new Later({ store, notices }, async () => (await import("./later-part.js")).join(app));
const links = new Links(
  { store, settings, words, notices, address },
  new Later({ store, notices }, () => import("./links/links-part.js")),
);
const ground = { site, store, engine, settings, words, sound, notices, address, later, links };
const games = new Games(ground);
const rules = new Rules({ ...ground, games }, room);
const announcer = new Announcer(ground);
const last = new LastTable(ground);
const statistics = new Statistics();
const days = new Days();
const library = new Library(
  { ...ground, statistics, days, last },
  { ahead: () => computers.stop(), lost: () => play.toLobby() },
);
const touched = new Touched({ store, library });
const line = new Line({ notices });
const sentence = new Sentence({ store, engine, words });
const kinds = new Kinds();
const table = { ...ground, announcer, line, sentence, kinds };
const turns = new Turns(
  { ...table, library },
  {
    thinks: (seat, pause) => computers.letThink(seat, pause),
    settled: () => {
      later.part?.par.seek();
      void rooms.get("sheet")?.part?.settle?.();
    },
    decided: (at) => void later.part?.missed.seek(at),
  },
);
const play = new Play({ ...table, games, touched, turns }, { left: () => offline?.look() });
const drafts = new Drafts({ ...table, touched, play });
const computers = new Computers({ ...table, play });
const hints = new Hints({ ...table, turns, play });
const replay = new Replay({ ...table, hints, play });
const questions = new Questions({ ...table, play });
const setups = new Setups({ ...ground, games, play });
const lessons = new Lessons({ ...table, games, play, setups }, room);
kinds.set("lesson", lessons);
/** What was done with puzzles, which their room writes. */
const solved = openSolved((record) => record ?? null);
const newcomer = new Newcomer([library.disk, statistics.disk, days.disk, lessons.disk, solved], {
  read: () => store.set({}),
});
const importer = new Importer({ ...table, games, library, touched, play });
const recovery = new Recovery({ ...table, library, turns, importer, replay });
const kept = { last, statistics, days, library, newcomer, solved, touched };
const acts = { turns, play, drafts, computers, hints, replay, questions, lessons, importer, setups };
/** The rooms beside the play, each of which comes when somebody enters it. @type {import("./page/later.js").Rooms} */
const rooms = new Map();
const visited = { ...table, games, library, turns, play, rules, lessons, room, rooms, emblemOf: emblem };
const teachers = new Later(ground, async () => (await import("./teachers/teachers-part.js")).join(visited));
rooms
  .set("puzzles", new Later(ground, async () => (await import("./puzzles/puzzles-part.js")).join(visited)))
  .set("sheet", new Later(ground, async () => (await import("./sheets/sheets-part.js")).join(visited)))
  .set("teachers", teachers)
  .set("slip", teachers);
const router = new Router({ ...ground, play, rooms, lessons, importer, setups });
const app = {
  ...table,
  ...kept,
  ...acts,
  games,
  rules,
  rooms,
  open: (/** @type {string} */ text) => router.open(text),
};
/** What the page does where another one has it in a frame, and wants to hear. */
const guest = new Later(ground, async () => (await import("./embed/embed-part.js")).join(app));
/** @type {import("./engine/offline.js").Offline | undefined} */
let offline;

const sight = new Sight(room, {
  sees: (thing) => later.part?.viewport.sees(thing) ?? true,
  show: (thing) => later.part?.viewport.show(thing),
});
const others = new Others(tools, room);
const focus = new Focus(room);
const roving = new Roving(room);
followHolding(room, app);
listen(room, app);
followShape(() => store.set({}));
followCovers(() => store.set({}));
addEventListener("popstate", () => void router.follow());
const isLobby = () => store.state.screen === "lobby";
takeDrops({
  file: (file) =>
    isLobby() && !settings.onlyGame && void later.use(({ openFile }) => openFile(file, importer, app.open)),
  takesText: () => isLobby() && !settings.onlyGame,
  text: (text) => void app.open(text),
});

/** What lay on the table when it was drawn last. @type {import("./draw/drawn.js").Drawn["byTouch"] | null | undefined} */
let lying = null;

/** Whether a cover would be drawn for a moment only: the table as it stood comes in its place. */
let isHeld = false;

/** @param {State} state */
function redraw(state) {
  if (!isSpoken || isHeld) return;
  const { play } = state;
  const before = lying;
  // Behind a curtain nothing lies before anybody's eyes, and nothing is made for them.
  lying = play?.looking.curtain === null ? drawnOf(play, words)?.byTouch : null;
  const stays = (/** @type {string} */ word) => lying?.get(word)?.id === before?.get(word)?.id;
  focus.follow(`${state.screen} ${play?.table.number} ${play?.looking.curtain}`, stays, () => {
    roving.remember();
    later.part?.aim.remember(play);
    others.keepApart(() => {
      render(toolsView(app), tools);
      render(pageOf(state), room);
      nameShown(document.documentElement, room);
    });
    openDialog(room);
    later.part?.viewport.keep(play?.table.number);
    roving.keep();
  });
  rules.settle();
  lessons.settle();
  newcomer.follow(state.screen === "lobby" && !state.coming);
  sight.keep();
  followLog(room);
  guest.part?.follow();
}

/** @param {State} state */
function pageOf(state) {
  const rules = state.rules && !state.rules.beside ? later.part?.rulesDialog(state.rules) : "";
  return html`${noticeOf(state)} ${startView(state.start, words.say, () => recovery.retry())}
    ${screenOf(state)} ${rules} ${dialogOf(state)}`;
}

/** @param {State} state */
function screenOf(state) {
  if (state.screen === "table" && state.play) {
    const renderer = renderers.get(state.play.game);
    if (renderer) return tableView(state.play, renderer, app);
  }
  const beside = rooms.get(state.screen)?.part;
  if (beside) return beside.view();
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
  const contents = dialog?.name === "menu" ? menuView(app) : dialog && later.part?.dialogOf(dialog);
  if (!dialog || !contents) return "";
  const close = () => store.set({ dialog: null });
  return dialogView(contents, words.say, dialog.name, close);
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
    await words.speak(settings.language).catch(() => notices.give("words-absent"));
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
  const coming = comingOf(address.place ?? settings.value("game"));
  // Nobody waits for the disk, which may be slow or silent: whatever needs it asks it by itself. The last table is
  // asked for first, since it can be seen as soon as it is here.
  void showLast(coming)
    .catch(() => {})
    .then(letBegin);
  void library.open();
  void touched.open();
  void Promise.all([lessons.open(), days.open()]).then(() => store.set({}));
  if (isWantedAtOnce) engine.want();
  store.set({ coming });
  await wordsLoaded;
  labelPage();
  void rest(REST).then(() => words.warm()); // while Python comes, nobody waits for it
  const { games: wheels } = await manifest;
  for (const game of wheels) {
    const { key, locales } = game;
    await words.load(key, key, (language) => `games/${locales[language] ?? locales.en}`).catch(() => {});
  }
  store.set({ wheels });
  // Those who have gone somewhere meanwhile stay there.
  if (store.state.screen === "lobby") await router.follow();
  else store.set({ coming: null });
  if (!isListed) notices.give("games-unlisted");
  // What the address leads to comes first; then what is asked for instead.
  // Who speaks SPLICE says no hello, nor does WordPress.
  const isHeard = (self !== top && settings.value("host") === SPLICE) || wordpress.isAround;
  void (isHeard ? Promise.resolve() : greeting.met)
    .then(() => guest.bring())
    .catch((error) => console.info("no line to the host:", error));
  // Python comes when all else that is shown has come; those who want it sooner have it sooner.
  await Promise.all([document.fonts.ready, later.bring().catch(() => {})]);
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
 * Show the last table as it stood, where the page was opened at it; settled once it can be seen.
 * @param {import("./model/state.d.ts").Coming | null} coming
 */
async function showLast(coming) {
  const release = () => {
    clearTimeout(timer);
    isHeld = false;
    store.set({});
  };
  const id = coming?.room === "table" ? coming.id : null;
  isHeld = id !== null;
  const timer = isHeld ? setTimeout(release, LOOK) : undefined; // the disk may be silent
  await last.open();
  const stood = id === null ? null : last.find(id);
  // What lays the table tells of it where it does not come.
  if (stood) await Promise.all([games.bringRenderer(stood.game).catch(() => {}), wordsLoaded]);
  release();
  if (stood) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Keep the whole site on the device, once nothing else is in a hurry. */
async function keepOffline() {
  // Apple's devices have this word. They put pages on their home screens too, and each asks for a picture of its own size.
  if (site.service && "standalone" in navigator)
    void import("./engine/splash.js").then(({ offerSplash }) => offerSplash()).catch(() => {});
  const { Offline } = await import("./engine/offline.js");
  const isBusy = () => store.state.screen === "table" && store.state.play?.reply.outcome === null;
  offline = new Offline({
    site,
    isBusy,
    told: (offline) => store.set({ offline }),
    waits: () => notices.give("version", {}, { label: "version-load", do: () => offline?.renew() }),
    came: () => void rehearse().catch(() => {}),
  });
  await offline.start();
}

/** Make the next visit's start quicker, once on a device, and once all that this visit needs is there. */
async function rehearse() {
  const { rehearse } = await import("./page/rehearsal.js");
  await rehearse(engine, GAMES, () => Boolean(store.state.play?.moving.thinking));
}

open().catch((error) => isSpoken && notices.fail(error));
