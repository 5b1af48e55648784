/** Whatever can be chosen of a table besides who plays, and that seat by seat: presets, names, deal, options, aids. */

import { html } from "lit";
import { live } from "lit/directives/live.js";
import { chip, chosenIn } from "../draw/fields.js";
import { tellList } from "../i18n/lists.js";
import { choosePreset, isFor, isShown } from "../model/fitting.js";
import { LONGEST } from "../model/seeds.js";
import { tellSkills } from "../model/skills.js";
import { tellAdjusted } from "./adjusted.js";
import { optionField } from "./option-field.js";
import { seatsView } from "./seats-view.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Setup} Setup */
/** @typedef {import("#border").Option} Option */
/** @typedef {import("#border").Description} Description */
/** @typedef {import("./company.js").Change} Change */

/**
 * @param {Setup} setup
 * @param {Description} description
 * @param {Say} say
 * @param {Change} change
 * @param {string[]} practised skills, as far as they are known
 */
export function choicesView(setup, description, say, change, practised) {
  return html`
    ${Object.keys(description.presets).length > 1 ? presetsField(setup, description, say, change) : ""}
    ${setup.locks.includes("level") ? "" : seatsView(setup, description, say, change)}
    ${dealField(setup, say, change)}
    ${description.options
      .filter((option) => isShown(option, setup.options, setup.seats.length))
      .filter(({ seat }) => seat === null || setup.seats[seat]?.who === "person")
      .map((option) =>
        optionField(
          option,
          setup.options[option.key],
          say,
          (value) => change((now) => ({ options: { ...now.options, [option.key]: value }, preset: "" })),
          (refusal) => change(() => ({ refusal })),
        ),
      )}
    ${practised.length > 0 ? html`<p class="fine setup-skills">${say("setup-skills", { skills: tellSkills(practised, say) })}</p>` : ""}
    ${aidsField(setup, say, change)}
  `;
}

/**
 * @param {Setup} setup
 * @param {Say} say
 * @param {Change} change
 */
function aidsField({ aids, locks }, say, change) {
  const free = /** @type {const} */ (["hints", "takebacks"]).filter((aid) => !locks.includes(aid));
  if (free.length === 0) return "";
  return html`<fieldset class="inner">
    <legend>${say("setup-aids")}</legend>
    ${free.map((aid) =>
      optionField(AIDS[aid], aids[aid], say, (value) =>
        change((now) => ({ aids: { ...now.aids, [aid]: value } })),
      ),
    )}
  </fieldset>`;
}

/**
 * The named choices. One that is not for as many as play now says for how many it is; choosing it sets as many.
 * @param {Setup} setup
 * @param {Description} description
 * @param {Say} say
 * @param {Change} change
 */
function presetsField(setup, description, say, change) {
  const { preset: chosen, seats, adjusted } = setup;
  return html`<fieldset>
    <legend>${say("setup-preset")}</legend>
    <div class="chips presets">
      ${namedFor(setup, description).map((preset) => {
        const name = say(`preset-${preset}`);
        const text = isFor(description, preset, seats.length)
          ? name
          : html`${name} <small>${tellFor(description.presets[preset].seats, say)}</small>`;
        return chip("preset", preset, preset === chosen, text, () =>
          change((now) => choosePreset(now, description, preset)),
        );
      })}
    </div>
    ${chosen ? html`<p class="fine">${say(`preset-${chosen}-means`)}</p>` : ""}
    ${adjusted ? html`<p class="fine note">${tellAdjusted(adjusted, say)}</p>` : ""}
  </fieldset>`;
}

/** Where it is fixed who plays, those alone that are for so many. @param {Setup} setup @param {Description} description */
const namedFor = ({ locks, seats }, description) =>
  Object.keys(description.presets).filter(
    (preset) => !locks.includes("level") || isFor(description, preset, seats.length),
  );

/**
 * For how many a named choice is: "for 4 players", "for 2 or 4 players".
 * @param {number[]} counts
 * @param {Say} say
 */
const tellFor = (counts, say) =>
  say("setup-for", { counts: tellList(say, counts.map(String), "or"), most: Math.max(...counts) });

/** The aids as options, so that one kind of field serves both. @type {Record<string, Option>} */
const AIDS = {
  hints: { key: "hints", default: true, kind: "flag", choices: [], when: {}, seat: null },
  takebacks: { key: "takebacks", default: true, kind: "flag", choices: [], when: {}, seat: null },
};

/**
 * Which deal: a new one, the one that everybody has today, or that of a word.
 * @param {Setup} setup
 * @param {Say} say
 * @param {Change} change
 */
function dealField({ deal, seed }, say, change) {
  return html`<fieldset>
    <legend>${say("setup-deal")}</legend>
    <div class="chips">
      ${
        /** @type {const} */ (["new", "day", "word"]).map((kind) =>
          chip("deal", kind, kind === deal, say(`setup-deal-${kind}`), () => change(() => ({ deal: kind }))),
        )
      }
    </div>
    ${
      deal === "word"
        ? html`<p class="field">
            <label for="seed">${say("setup-seed")}</label>
            <input
              id="seed"
              type="text"
              enterkeyhint="go"
              maxlength=${LONGEST}
              autocomplete="off"
              autocapitalize="none"
              spellcheck="false"
              .value=${live(seed)}
              @input=${(/** @type {InputEvent} */ event) => change(() => ({ seed: chosenIn(event) }))}
            />
            <span class="fine">${say("setup-seed-help")}</span>
          </p>`
        : ""
    }
  </fieldset>`;
}
