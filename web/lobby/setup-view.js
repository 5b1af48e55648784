/** The set-up of a game: who plays and how strong in pictures, and under them whatever else can be chosen. */

import { html } from "lit";
import { speak } from "../access/announcer.js";
import { onEnter } from "../draw/fields.js";
import { lettering } from "../draw/lettering.js";
import { gameOf } from "../games/index.js";
import { tellSeats } from "../i18n/tell.js";
import { seatColours } from "../model/colours.js";
import { dealOfTheDay } from "../model/dates.js";
import { meets } from "../model/day-goal.js";
import { refuseDeal } from "../model/links.js";
import { newSeed } from "../model/seeds.js";
import { tellAdjusted } from "./adjusted.js";
import { companyView } from "./company-view.js";
import { tellGoal } from "./day-view.js";
import { emblem } from "./emblems.js";
import { paintedSeats, sidesOf } from "./partners.js";
import { bringRefusal } from "./setups.js";

/** @typedef {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words,
 *   setups: import("./setups.js").Setups, play: import("../table/play.js").Play,
 *   rules: import("../rules/rules.js").Rules, lessons: import("../table/lessons.js").Lessons,
 *   later: import("../page/later.js").Later<{choicesView: typeof import("./choices-view.js").choicesView, practised: import("./practised.js").Practised, share: import("../table/share.js").Share}>}} Uses */

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Setup} Setup */
/** @typedef {import("#border").Description} Description */
/** @typedef {import("./company.js").Change} Change */

/**
 * @param {Setup} setup
 * @param {Uses} app
 */
export function setupView(setup, app) {
  const { store, setups, play, words } = app;
  const { description } = setup;
  const say = words.of(setup.key);
  /** @type {Change} */
  const change = (update) => {
    const now = store.state.setup;
    if (!now) return;
    const then = { ...now, refusal: null, adjusted: null, ...update(now) };
    store.set({ setup: then });
    if (then.adjusted) speak("say", tellAdjusted(then.adjusted, say));
    if (then.refusal) bringRefusal();
  };
  return html`
    <section class="card setup" .style=${seatColours(paintedSeats(setup))} @keydown=${onEnter(() => void setups.begin())}>
      <div class="setup-top">
        <button
          type="button"
          class="to-lobby leave"
          aria-label=${say("to-lobby")}
          title=${say("to-lobby")}
          @click=${() => play.toLobby()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 4 L7 12 L15 20"></path></svg>
        </button>
        ${emblem(setup.key)}
        <div>
          <h1>${lettering(say("title"))}</h1>
          <p class="fine">${say("blurb")}</p>
        </div>
      </div>
      ${setup.deal === "day" ? dayView(setup, say) : ""}
      ${description ? formOf(setup, description, say, change, app) : html`<p class="fine">${say("setup-wait")}</p>`}
    </section>
  `;
}

/**
 * What waits for Python's word of the game; it comes below what was there before.
 * @param {Setup} setup
 * @param {Description} description
 * @param {Say} say
 * @param {Change} change
 * @param {Uses} app
 */
function formOf(setup, description, say, change, app) {
  const { later, setups, rules, lessons } = app;
  return html`
    ${
      setup.locks.includes("level")
        ? html`<p>${tellSeats(say, setup.seats, sidesOf(setup))}</p>`
        : companyView(setup, description, say, change)
    }
    <p class="setup-foot">
      <button type="button" class="primary begin" @click=${() => void setups.begin()}>${say("begin")}</button>
    </p>
    ${
      setup.refusal
        ? html`<p class="refusal" role="alert">${say(`refusal-${setup.refusal.code}`, /** @type {import("../i18n/words.js").Args} */ (setup.refusal.args))}</p>`
        : ""
    }
    <details class="more" @toggle=${() => later.use(({ practised }) => void practised.bring(setup.key).catch(() => {}))}>
      <summary>${say("setup-more")} <span class="fine">${tellChosen(setup, description, say)}</span></summary>
      ${later.part?.choicesView(setup, description, say, change, later.part.practised.find(setup))}
      <p class="buttons">${linkButton(app, description, change)}</p>
    </details>
    <p class="buttons">
      ${
        description.lessons.length
          ? html`<button type="button" @click=${() => lessons.learn(setup.key)}>
              ${say("learn-steps", { count: description.lessons.length })}
            </button>`
          : ""
      }
      <button type="button" @click=${() => rules.show(setup.key)}>${say("rules")}</button>
    </p>
  `;
}

/**
 * That this is the deal of the day, and what is to be reached with it.
 * @param {Setup} setup
 * @param {Say} say
 */
function dayView({ key, seats, options, description }, say) {
  const goal = gameOf(key)?.goal;
  const isFor = goal && description && meets(goal, seats, options);
  return html`<div class="day-note">
    <p><strong>${say("setup-deal-day")}</strong> ${goal ? tellGoal(goal, say) : ""}</p>
    ${goal && description && !isFor ? html`<p class="fine">${say("day-other")}</p>` : ""}
    <p class="fine">${say("setup-deal-day-help", { day: dealOfTheDay() })}</p>
  </div>`;
}

/**
 * What is chosen under *More*, where it has a name.
 * @param {Setup} setup
 * @param {Description} description
 * @param {Say} say
 */
function tellChosen({ preset, deal, seed }, description, say) {
  const named = Object.keys(description.presets).length > 1 && preset ? [say(`preset-${preset}`)] : [];
  const isWritten = deal === "word" && seed;
  const dealt = isWritten ? say("setup-deal-written", { seed }) : say(`setup-deal-${deal}`);
  return [...named, ...(deal === "new" ? [] : [dealt])].join(" · ");
}

/**
 * @param {Uses} app
 * @param {Description} description
 * @param {Change} change
 */
function linkButton(app, description, change) {
  const { later, setups, store, words } = app;
  const make = () => {
    // All who open the link shall be dealt the same, so a deal that is still open is settled now.
    const now = store.state.setup;
    if (now?.deal === "new") change(() => ({ deal: "word", seed: newSeed() }));
    const setup = /** @type {Setup} */ (store.state.setup);
    const refusal = refuseDeal(setup);
    if (refusal) setups.refuse(setup, refusal);
    else void later.use(({ share }) => share.showTable(setup, description));
  };
  return html`<button type="button" @click=${make}>${words.say("setup-link")}</button>`;
}
