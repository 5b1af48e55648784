/** The maker as it is seen: what may be added, the questions in their order, and what holds for all of them. */

import { html, nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { MOST_DOTS } from "../puzzles/packs.js";
import { dotsView } from "../puzzles/puzzle-view.js";
import { Maker, MOST_AT_ONCE } from "./maker.js";
import { sheetActs, sheetSkills } from "./sheet-view.js";
import { Sorting } from "./sorting.js";

/** @typedef {import("./teachers.js").Teachers} Teachers */
/** @typedef {import("../sheets/drawing.js").Asked} Asked */
/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {{value: string, label: string}} Choice */

/** What can be asked wherever one can play on. */
const PLAY = "play";

/** What can be asked of a puzzle. */
const ASKS = /** @type {const} */ (["best", "any", "many", "mistake"]);

/**
 * The maker as a page of the room.
 * @param {ConstructorParameters<typeof Maker>[0]} uses
 * @returns {import("./teachers.js").Page}
 */
export function openMaker(uses) {
  const maker = new Maker(uses);
  const sorting = new Sorting();
  return {
    open: (teachers) => maker.open(teachers),
    view: (teachers, say) => makerView({ maker, sorting }, teachers, say),
  };
}

/** @param {{maker: Maker, sorting: Sorting}} uses @param {Teachers} teachers @param {Say} say */
const makerView = (
  { maker, sorting },
  teachers,
  say,
) => html`<h1 id="teachers-title">${say("teachers-make")}</h1>
  ${wishView(maker, teachers, say)}
  ${maker.refused ? html`<p class="refusal" role="alert">${maker.refused}</p>` : ""}
  <h2>${say("maker-questions")}</h2>
  ${
    maker.plan.items.length === 0
      ? html`<p>${say("maker-empty")}</p>`
      : html`<ol class="maker-items">${listItems(maker, sorting, teachers, say)}</ol>`
  }
  ${allView(maker, teachers, say)}
  ${teachers.sheet && !maker.refused ? html`${sheetActs(teachers, say)} ${sheetSkills(teachers, say)}` : ""}
  ${maker.plan.items.length > 0 ? html`<p class="buttons"><button type="button" class="link" @click=${() => maker.begin(teachers)}>${say("maker-new")}</button></p>` : ""}`;

/** @param {Maker} maker @param {Teachers} teachers @param {Say} say */
function wishView(maker, teachers, say) {
  const { wish, presets } = maker;
  const { skills } = teachers;
  const any = { value: "", label: say("maker-any") };
  const tasks = Object.keys(skills.tasks).map((task) => ({ value: task, label: say(`task-${task}-title`) }));
  const names = Object.keys(skills.skills).map((skill) => ({ value: skill, label: say(`skill-${skill}`) }));
  const dots = Array.from({ length: MOST_DOTS }, (_, at) => ({
    value: String(at + 1),
    label: say(`puzzle-dots-${at + 1}`),
  }));
  const kinds = Object.keys(presets).map((key) => ({ value: key, label: say(`preset-${key}`) }));
  const count = wish.isDrawn ? maker.listFitting(teachers).length : maker.listFresh(teachers).length;
  return html`<div class="card maker-wish">
    <h2>${say("maker-add")}</h2>
    <div class="maker-fields">
      ${selectView("maker-task", say("maker-task"), [any, ...tasks], wish.task, (task) => maker.want({ task }))}
      ${selectView("maker-skill", say("maker-skill"), [any, ...names], wish.skill, (skill) => maker.want({ skill }))}
      ${selectView("maker-preset", say("maker-preset"), [any, ...kinds], wish.preset, (preset) => maker.want({ preset }))}
      ${selectView("maker-dots", say("maker-dots"), [any, ...dots], String(wish.dots || ""), (value) => maker.want({ dots: Number(value) }))}
      <label>${say("maker-count")}
        <input type="number" min="1" max=${MOST_AT_ONCE} .value=${String(wish.count)}
          @change=${(/** @type {Event} */ { target }) => maker.want({ count: countOf(/** @type {HTMLInputElement} */ (target)) })} />
      </label>
    </div>
    <fieldset>
      <legend>${say("maker-how")}</legend>
      ${[false, true].map(
        (isDrawn) => html`<label>
          <input type="radio" name="maker-how" .checked=${wish.isDrawn === isDrawn} @change=${() => maker.want({ isDrawn })} />
          ${say(isDrawn ? "maker-drawn" : "maker-these")}
        </label>`,
      )}
    </fieldset>
    <p class="buttons">
      <button type="button" class="primary" aria-disabled=${count === 0 ? "true" : nothing} @click=${() => maker.add(teachers)}>${say("maker-add-these")}</button>
      <span class="fine" role="status">${say("maker-fitting", { count })}</span>
    </p>
    <p class="buttons">
      <button type="button" @click=${() => void maker.addGame(teachers)}>${say("maker-add-game")}</button>
      ${selectView("maker-level", say("maker-level"), listLevels(), String(wish.level), (value) =>
        maker.want({ level: Number(value) }),
      )}
    </p>
  </div>`;
}

/** @param {HTMLInputElement} field */
const countOf = ({ valueAsNumber }) => Math.min(MOST_AT_ONCE, Math.max(1, Math.trunc(valueAsNumber) || 1));

/**
 * @param {string} id
 * @param {string} label
 * @param {Choice[]} choices
 * @param {string} chosen
 * @param {(value: string) => unknown} act
 */
const selectView = (id, label, choices, chosen, act) => html`<label for=${id}>${label}
  <select id=${id} @change=${(/** @type {Event} */ { target }) => act(/** @type {HTMLSelectElement} */ (target).value)}>
    ${choices.map((each) => html`<option value=${each.value} .selected=${each.value === chosen}>${each.label}</option>`)}
  </select>
</label>`;

/** @param {Maker} maker @param {Sorting} sorting @param {Teachers} teachers @param {Say} say */
const listItems = (maker, sorting, teachers, say) =>
  maker
    .list(teachers)
    .map((asked, at) =>
      itemView(asked, at, gripView(at, { maker, sorting }, teachers, say), maker, teachers, say),
    );

/** The dots of a grip. */
const DOTS = svg`${[2, 8].flatMap((x) => [2, 8, 14].map((y) => svg`<circle cx=${x} cy=${y} r="1.6"></circle>`))}`;

/**
 * Where a hand takes hold of a question to bring it elsewhere; whoever has keys or a screen reader has Up and Down.
 * @param {number} at
 * @param {{maker: Maker, sorting: Sorting}} uses
 * @param {Teachers} teachers
 * @param {Say} say
 */
function gripView(at, { maker, sorting }, teachers, say) {
  const { items } = maker.plan;
  const take = (/** @type {PointerEvent} */ event) =>
    sorting.take(
      event,
      (by) => maker.plan.items === items && move(maker, teachers, at, by, { preventScroll: true }),
    );
  return html`<span class="maker-grip" aria-hidden="true" title=${say("maker-drag")} @pointerdown=${take}>
    <svg viewBox="0 0 10 16">${DOTS}</svg>
  </span>`;
}

/**
 * A question: its board, what it asks, and what can be done with it.
 * @param {Asked} asked
 * @param {number} at
 * @param {unknown} grip
 * @param {Maker} maker
 * @param {Teachers} teachers
 * @param {Say} say
 */
function itemView(asked, at, grip, maker, teachers, say) {
  const { item, puzzle } = asked;
  const isNamed = item.kind === "puzzle";
  const title = puzzle && isNamed ? say(`task-${puzzle.task}-title`) : titleOf(item, say);
  const dots = isNamed ? puzzle?.dots : item.dots;
  const other = isNamed && puzzle ? maker.findOther(teachers, puzzle) : null;
  const noOther = isNamed && !other ? `maker-no-other-${at}` : "";
  /** @param {string} key @param {() => unknown} act @param {boolean} [can] @param {string} [why] the id of why it cannot be */
  const button = (key, act, can = true, why = "") => html`<button
    type="button" class="small ${key}" aria-disabled=${can ? nothing : "true"} aria-describedby=${why || nothing} @click=${() => can && act()}>
    ${say(key)} <span class="visually-hidden">${at + 1}</span>
  </button>`;
  return html`<li class="card maker-item ${hasBoard(item) ? "has-board" : ""}">
    ${grip}
    ${hasBoard(item) ? html`<div class="maker-board">${boardView(asked, maker, teachers)}</div>` : ""}
    <div class="maker-what">
      <strong>${at + 1}. ${title}</strong> ${dots ? html`<span class="fine">${dotsView(dots, say)}</span>` : ""}
      ${isNamed ? html`<span class="fine">${say("puzzle-id", { id: item.id ?? "" })}</span>` : ""}
      ${noOther ? html`<span class="fine" id=${noOther}>${say("maker-no-other")}</span>` : ""}
    </div>
    <div class="maker-asks">
      ${askView(item, at, maker, teachers, say)} ${levelView(asked, at, maker, teachers, say)}
    </div>
    <div class="buttons maker-acts">
      ${isNamed ? button("maker-exchange", () => other && maker.exchange(teachers, at, other), other !== null, noOther) : ""}
      ${button("maker-up", () => move(maker, teachers, at, -1), at > 0)}
      ${button("maker-down", () => move(maker, teachers, at, 1), at < maker.plan.items.length - 1)}
      ${button("maker-remove", () => remove(maker, teachers, at))}
    </div>
  </li>`;
}

/** Whether a question has a board of its own, or of its kind. @param {import("#border").SheetItem} item */
const hasBoard = ({ kind, task }) => kind !== "deal" && (kind !== "draw" || Boolean(task));

/**
 * The board of a question, small, once it is drawn; of one that is drawn by a class word that of its kind.
 * @param {Asked} asked
 * @param {Maker} maker
 * @param {Teachers} teachers
 */
function boardView(asked, { game, pictures }, teachers) {
  const { kind, task } = asked.item;
  const board = kind === "draw" ? teachers.pictures.get(task ?? "") : pictures.find(game, asked)?.board;
  return guard([board], () => board?.cloneNode(true) ?? "");
}

/**
 * What is asked of a question; of a whole game there is nothing to choose.
 * @param {import("#border").SheetItem} item
 * @param {number} at
 * @param {Maker} maker
 * @param {Teachers} teachers
 * @param {Say} say
 */
function askView(item, at, maker, teachers, say) {
  if (item.kind === "deal") return "";
  const choices = listAsks(item).map((asks) => ({ value: asks, label: say(`maker-asks-${asks}`) }));
  const ask = (/** @type {string} */ asks) => maker.ask(teachers, at, /** @type {SheetAsks} */ (asks));
  return selectView(`maker-asks-${at}`, say("maker-asks"), choices, item.asks, ask);
}

/** What can be asked: nothing is to be found where nothing is proved, and what is only drawn is not there to be played on. @param {import("#border").SheetItem} item */
const listAsks = ({ kind, task }) =>
  kind === "draw" ? ASKS : kind === "position" && !task ? [PLAY] : [...ASKS, PLAY];

/**
 * How strong the computers are that one plays against, where there are any.
 * @param {Asked} asked
 * @param {number} at
 * @param {Maker} maker
 * @param {Teachers} teachers
 * @param {Say} say
 */
function levelView(asked, at, maker, teachers, say) {
  const { item } = asked;
  const seats = item.seats ?? maker.pictures.find(maker.game, asked)?.seats;
  if (item.asks !== PLAY || seats === 1) return "";
  const none = item.kind === "deal" ? [{ value: "0", label: say("maker-level-none") }] : [];
  return selectView(
    `maker-level-${at}`,
    say("maker-against"),
    [...none, ...listLevels()],
    String(item.level),
    (value) => maker.alter(teachers, at, { level: Number(value) }),
  );
}

const listLevels = () => [1, 2, 3, 4, 5].map((level) => ({ value: String(level), label: String(level) }));

/** @typedef {import("#border").SheetItem["asks"]} SheetAsks */

/**
 * Move a question; the focus goes with it, so that it can be moved on.
 * @param {Maker} maker
 * @param {Teachers} teachers
 * @param {number} at
 * @param {number} by
 * @param {FocusOptions} [focus] a hand has brought it to where it looks
 */
function move(maker, teachers, at, by, focus = {}) {
  void maker.move(teachers, at, by);
  focusRow(at + by, by < 0 ? "maker-up" : "maker-down", focus);
}

/** Remove a question; the focus goes to the next one. @param {Maker} maker @param {Teachers} teachers @param {number} at */
function remove(maker, teachers, at) {
  void maker.remove(teachers, at);
  focusRow(Math.min(at, maker.plan.items.length - 1), "maker-remove");
}

/**
 * Let the focus be at a button of a question, once that is drawn.
 * @param {number} at
 * @param {string} button
 * @param {FocusOptions} [focus]
 */
function focusRow(at, button, focus = {}) {
  requestAnimationFrame(() => {
    const row = document.querySelectorAll(".maker-item")[at];
    const found = row?.querySelector(`.${button}`) ?? document.querySelector(".maker-wish .primary");
    /** @type {HTMLElement | null} */ (found)?.focus(focus);
  });
}

/** What an item is that has no puzzle of its own. @param {import("#border").SheetItem} item @param {Say} say */
function titleOf({ kind, task, preset }, say) {
  if (kind === "deal") return say("maker-game", { preset: preset ? say(`preset-${preset}`) : "" });
  const what = task ? say(`task-${task}-title`) : say("maker-mixed");
  return kind === "draw" ? say("maker-draw", { what }) : kind === "moment" ? say("maker-moment") : what;
}

/** What holds for the whole sheet. @param {Maker} maker @param {Teachers} teachers @param {Say} say */
function allView(maker, teachers, say) {
  const { title, word, each, locks } = maker.plan;
  /** @param {string} key @param {boolean} isOn @param {(isOn: boolean) => unknown} act */
  const check = (key, isOn, act) => html`<label>
    <input type="checkbox" .checked=${isOn} @change=${(/** @type {Event} */ { target }) => act(/** @type {HTMLInputElement} */ (target).checked)} />
    ${say(key)}
  </label>`;
  /** @param {string} key @param {string} value @param {number} most @param {(value: string) => unknown} act */
  const text = (key, value, most, act) => html`<label>${say(key)}
    <input type="text" maxlength=${most} .value=${value} @change=${(/** @type {Event} */ { target }) => act(/** @type {HTMLInputElement} */ (target).value.trim())} />
  </label>`;
  return html`<div class="card maker-all">
    <h2>${say("maker-all")}</h2>
    <div class="maker-fields">
      ${text("maker-title", title, 80, (value) => maker.change(teachers, { title: value }))}
      ${text("maker-word", word, 24, (value) => maker.change(teachers, { word: value }))}
    </div>
    ${check("maker-each", each, (isOn) => maker.change(teachers, { each: isOn }))}
    ${check("maker-no-hints", locks.includes("hints"), (isOn) => maker.lock(teachers, "hints", isOn))}
    ${check("maker-no-takebacks", locks.includes("takebacks"), (isOn) => maker.lock(teachers, "takebacks", isOn))}
    <p class="fine">${say("maker-word-means")}</p>
  </div>`;
}
