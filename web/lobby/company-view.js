/** The first choices of a set-up, in pictures: alone, against the computer or with friends; how strong; how many. */

import { html } from "lit";
import { live } from "lit/directives/live.js";
import { chip } from "../draw/fields.js";
import { companyPicture, moodFace } from "../draw/moods.js";
import { chooseCount } from "../model/fitting.js";
import { levelOf } from "../model/seats.js";
import { chooseCompany, companiesOf, companyOf, countsFor, withLevel } from "./company.js";
import { coverOf } from "./emblems.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Setup} Setup */
/** @typedef {import("#border").Description} Description */
/** @typedef {import("./company.js").Change} Change */

/**
 * What belongs to each company lies in one place, the others' unseen: whatever is chosen, *Begin* stays where it is.
 * @param {Setup} setup
 * @param {Description} description
 * @param {Say} say
 * @param {Change} change
 */
export function companyView(setup, description, say, change) {
  const { seats } = setup;
  const companies = companiesOf(description);
  const chosen = companyOf(seats);
  const shown = seats.some(({ who }) => who === "computer") ? "computer" : (chosen ?? "friends");
  const counts = countsFor(description, shown);
  const hasCounts = counts.length > 1;
  // Where there is nothing to choose, as many chips as there can be keep the place.
  const longest = companies
    .map((company) => countsFor(description, company))
    .reduce((best, each) => (each.length > best.length ? each : best), counts);
  return html`
    <fieldset class="companies">
      <legend class="visually-hidden">${say("setup-company")}</legend>
      ${companies.map((company) =>
        pictureChoice(
          "company",
          company,
          company === chosen,
          companyPicture(company),
          say(`company-${company}`),
          () => change((now) => chooseCompany(now, description, company)),
        ),
      )}
    </fieldset>
    <div class="stacked">
      ${companies.map(
        (company) => html`<div class=${company === shown ? "" : "is-away"}>
          ${
            company === "computer"
              ? moodsView(setup, description, say, change)
              : html`<div class="company-means">
                  ${coverOf(setup.key)}
                  <p>${say(`company-${company}-means`)}</p>
                </div>`
          }
        </div>`,
      )}
    </div>
    ${
      longest.length > 1
        ? html`<fieldset class="counts ${hasCounts ? "" : "is-away"}">
            <legend>${say("setup-count")}</legend>
            <div class="chips">
              ${(hasCounts ? counts : longest).map((count) =>
                chip("count", String(count), count === seats.length, String(count), () =>
                  change((now) => countIn(now, description, count)),
                ),
              )}
            </div>
          </fieldset>`
        : ""
    }
  `;
}

/**
 * Let so many play, in the same company and as strong as before.
 * @param {Setup} setup
 * @param {Description} description
 * @param {number} count
 */
function countIn(setup, description, count) {
  const company = companyOf(setup.seats);
  const chosen = chooseCount(setup, description, count);
  const more = company ? chooseCompany({ ...setup, ...chosen }, description, company).seats : chosen.seats;
  const level = levelOf(setup.seats);
  return { ...chosen, seats: level ? withLevel(more, level) : more };
}

/**
 * How strong the computers play: five faces, and what the chosen one means in a sentence.
 * @param {Setup} setup
 * @param {Description} description
 * @param {Say} say
 * @param {Change} change
 */
function moodsView({ seats }, { levels }, say, change) {
  const chosen = levelOf(seats);
  const all = Array.from({ length: levels }, (_, at) => at + 1);
  return html`<fieldset class="moods">
    <legend>${say("setup-strength")}</legend>
    <div class="mood-row">
      ${all.map((level) =>
        pictureChoice(
          "strength",
          String(level),
          level === chosen,
          moodFace(level),
          say(`level-${level}`),
          () => change((now) => ({ seats: withLevel(now.seats, level) })),
        ),
      )}
    </div>
    <div class="stacked">
      ${all.map(
        (level) => html`<p class=${level === chosen ? "" : "is-away"}>${say(`level-${level}-means`)}</p>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * @param {string} name
 * @param {string} value
 * @param {boolean} checked
 * @param {unknown} picture
 * @param {string} text
 * @param {() => void} choose
 */
const pictureChoice = (name, value, checked, picture, text, choose) =>
  html`<label class="picture-choice"
    ><input type="radio" name=${name} value=${value} .checked=${live(checked)} @change=${choose} /><span class="picture"
      >${picture}<b>${text}</b></span
    ></label
  >`;
