/** The set-up form of a game, made from what the engine says of its seats, presets and options. */

import { html } from "lit";
import { live } from "lit/directives/live.js";
import { chip, chosenIn, optionField } from "./fields.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../store.js").Setup} Setup */
/** @typedef {import("../store.js").Option} Option */
/** @typedef {(update: (now: Setup) => Partial<Setup>) => void} Change
 *   changes what is set up now, which may be ahead of what is drawn */

/**
 * @param {Setup} setup
 * @param {import("../house.js").House} house
 */
export function setupView(setup, { store, rooms, words }) {
  const { description } = setup;
  const say = words.of(setup.key);
  /** @type {{change: Change}} */
  const act = {
    change: (update) => {
      const now = store.state.setup;
      if (now) store.set({ setup: { ...now, ...update(now), refusal: null } });
    },
  };
  return html`
    <form
      class="card setup"
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        void rooms.begin();
      }}
    >
      <h1>${say("title")}</h1>
      <p>${say("blurb")}</p>
      ${description ? fields(setup, description, say, act) : html`<p class="fine">${say("setup-wait")}</p>`}
      ${
        setup.refusal
          ? html`<p class="refusal" role="alert">${say(`refusal-${setup.refusal.code}`, setup.refusal.args)}</p>`
          : ""
      }
      <p class="buttons">
        <button type="submit" class="primary" ?disabled=${!description}>${say("begin")}</button>
        <button type="button" @click=${() => rooms.showRules(setup.key)}>${say("rules")}</button>
        <button type="button" @click=${() => rooms.toLobby()}>${say("to-lobby")}</button>
      </p>
    </form>
  `;
}

/**
 * @param {Setup} setup
 * @param {import("../store.js").Description} description
 * @param {Say} say
 * @param {{change: Change}} act
 */
function fields(setup, description, say, act) {
  const presets = Object.keys(description.presets);
  return html`
    <fieldset>
      <legend>${say("setup-seats")}</legend>
      ${setup.seats.map((_sitter, seat) => seatField(setup, description, seat, say, act))}
      ${description.seats.most > description.seats.least ? seatCount(setup, description, say, act) : ""}
    </fieldset>
    ${
      presets.length > 1
        ? html`<fieldset>
            <legend>${say("setup-preset")}</legend>
            <div class="chips">
              ${presets.map((preset) =>
                chip("preset", preset, preset === setup.preset, say(`preset-${preset}`), () =>
                  act.change(() => ({
                    preset,
                    options: withDefaults(description.options, description.presets[preset]),
                  })),
                ),
              )}
            </div>
          </fieldset>`
        : ""
    }
    <details>
      <summary>${say("setup-more")}</summary>
      ${description.options
        .filter((option) => isShown(option, setup.options))
        .map((option) =>
          optionField(option, setup.options[option.key], say, (value) =>
            act.change((now) => ({ options: { ...now.options, [option.key]: value }, preset: "" })),
          ),
        )}
      <p class="field">
        <label for="seed">${say("setup-seed")}</label>
        <input
          id="seed"
          type="text"
          maxlength="40"
          autocomplete="off"
          spellcheck="false"
          .value=${live(setup.seed)}
          @input=${(/** @type {InputEvent} */ event) => act.change(() => ({ seed: chosenIn(event) }))}
        />
        <span class="fine">${say("setup-seed-help")}</span>
      </p>
    </details>
  `;
}

/**
 * @param {Setup} setup
 * @param {import("../store.js").Description} description
 * @param {number} seat
 * @param {Say} say
 * @param {{change: Change}} act
 */
function seatField(setup, description, seat, say, act) {
  const { who, level } = setup.seats[seat];
  const value = who === "person" ? "person" : String(level);
  const levels = Array.from({ length: description.levels }, (_, at) => String(at + 1));
  return html`<p class="field">
    <label for="seat-${seat}"><span class="dot seat-${seat}"></span> ${say(`seat-${seat}`)}</label>
    <select
      id="seat-${seat}"
      @change=${(/** @type {Event} */ event) => {
        const chosen = chosenIn(event);
        /** @type {import("../store.js").Sitter} */
        const sitter = chosen === "person" ? { who: "person" } : { who: "computer", level: Number(chosen) };
        act.change((now) => ({ seats: now.seats.map((each, at) => (at === seat ? sitter : each)) }));
      }}
    >
      <option value="person" ?selected=${value === "person"}>${say("person")}</option>
      ${levels.map(
        (each) =>
          html`<option value=${each} ?selected=${value === each}>${say("computer", { level: each })}</option>`,
      )}
    </select>
  </p>`;
}

/**
 * @param {Setup} setup
 * @param {import("../store.js").Description} description
 * @param {Say} say
 * @param {{change: Change}} act
 */
function seatCount(setup, { seats: { least, most } }, say, act) {
  const count = setup.seats.length;
  return html`<p class="buttons">
    <button
      type="button"
      ?disabled=${count >= most}
      @click=${() => act.change(({ seats }) => ({ seats: [...seats, { who: "computer", level: 2 }] }))}
    >
      ${say("seat-add")}
    </button>
    <button
      type="button"
      ?disabled=${count <= least}
      @click=${() => act.change(({ seats }) => ({ seats: seats.slice(0, -1) }))}
    >
      ${say("seat-remove")}
    </button>
  </p>`;
}

/**
 * @param {Option} option
 * @param {Record<string, any>} options
 */
const isShown = (option, options) =>
  Object.entries(option.when).every(([key, value]) => options[key] === value);

/**
 * @param {Option[]} options
 * @param {Record<string, any>} [chosen]
 * @returns {Record<string, any>}
 */
export const withDefaults = (options, chosen = {}) => ({
  ...Object.fromEntries(options.map((option) => [option.key, option.default])),
  ...chosen,
});
