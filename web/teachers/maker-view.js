/** The maker as it is seen: what may be added, the questions in their order, and what holds for all of them. */

import { html, nothing } from "lit";
import { MOST_DOTS } from "../puzzles/packs.js";
import { dotsView } from "../puzzles/puzzle-view.js";
import { resolveItems } from "../sheets/drawing.js";
import { Maker, MOST_AT_ONCE } from "./maker.js";
import { sheetActs, sheetSkills } from "./sheet-view.js";

/** @typedef {import("./teachers.js").Teachers} Teachers */
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
  return {
    open: (teachers) => maker.open(teachers),
    view: (teachers, say) => makerView(maker, teachers, say),
  };
}

/** @param {Maker} maker @param {Teachers} teachers @param {Say} say */
const makerView = (maker, teachers, say) => html`<h1 id="teachers-title">${say("teachers-make")}</h1>
  ${wishView(maker, teachers, say)}
  ${maker.refused ? html`<p class="refusal" role="alert">${maker.refused}</p>` : ""}
  <h2>${say("maker-questions")}</h2>
  ${
    maker.plan.items.length === 0
      ? html`<p>${say("maker-empty")}</p>`
      : html`<ol class="maker-items">${listItems(maker, teachers, say)}</ol>`
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
      ${selectView(
        "maker-level",
        say("maker-level"),
        [1, 2, 3, 4, 5].map((level) => ({ value: String(level), label: String(level) })),
        String(wish.level),
        (value) => maker.want({ level: Number(value) }),
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

/** @param {Maker} maker @param {Teachers} teachers @param {Say} say */
function listItems(maker, teachers, say) {
  const { items, word, each } = maker.plan;
  const asked = resolveItems({ hash: "", word, each, items }, teachers, 0);
  return asked.map(({ item, puzzle }, at) => {
    const title = puzzle && item.kind === "puzzle" ? say(`task-${puzzle.task}-title`) : titleOf(item, say);
    const dots = item.kind === "puzzle" ? puzzle?.dots : item.dots;
    const button = (/** @type {string} */ key, /** @type {() => unknown} */ act, can = true) => html`<button
      type="button" class="small ${key}" aria-disabled=${can ? nothing : "true"} @click=${() => can && act()}>
      ${say(key)} <span class="visually-hidden">${at + 1}</span>
    </button>`;
    return html`<li class="card maker-item">
      <span class="maker-what"><strong>${title}</strong> ${dots ? html`<span class="fine">${dotsView(dots, say)}</span>` : ""}
        ${item.kind === "puzzle" ? html`<span class="fine">${say("puzzle-id", { id: item.id ?? "" })}</span>` : ""}</span>
      ${
        item.kind === "deal"
          ? ""
          : selectView(
              `maker-asks-${at}`,
              say("maker-asks"),
              [...ASKS, ...(item.kind === "moment" ? [PLAY] : [])].map((asks) => ({
                value: asks,
                label: say(`maker-asks-${asks}`),
              })),
              item.asks,
              (asks) => maker.ask(teachers, at, /** @type {SheetAsks} */ (asks)),
            )
      }
      <span class="buttons">
        ${button("maker-up", () => move(maker, teachers, at, -1), at > 0)}
        ${button("maker-down", () => move(maker, teachers, at, 1), at < items.length - 1)}
        ${button("maker-remove", () => remove(maker, teachers, at))}
      </span>
    </li>`;
  });
}

/** @typedef {import("#border").SheetItem["asks"]} SheetAsks */

/**
 * Move a question; the focus goes with it, so that it can be moved on.
 * @param {Maker} maker
 * @param {Teachers} teachers
 * @param {number} at
 * @param {1 | -1} by
 */
function move(maker, teachers, at, by) {
  void maker.move(teachers, at, by);
  focusRow(at + by, by < 0 ? "maker-up" : "maker-down");
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
 */
function focusRow(at, button) {
  requestAnimationFrame(() => {
    const row = document.querySelectorAll(".maker-item")[at];
    const found = row?.querySelector(`.${button}`) ?? document.querySelector(".maker-wish .primary");
    /** @type {HTMLElement | null} */ (found)?.focus();
  });
}

/** What an item is that has no puzzle of its own. @param {import("#border").SheetItem} item @param {Say} say */
function titleOf({ kind, task, preset, level }, say) {
  if (kind === "deal") return say("maker-game", { preset: preset ? say(`preset-${preset}`) : "", level });
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
