/** The seats of the set-up form: who sits there, how well a computer plays, names and colours. */

import { html } from "lit";
import { live } from "lit/directives/live.js";
import { chosenIn } from "../draw/fields.js";
import { markView } from "../draw/marks.js";
import { seatName, tellSides } from "../i18n/tell.js";
import { COLOURS, coloursOf } from "../model/colours.js";
import { chooseCount } from "../model/fitting.js";
import { paintedSeats, sidesOf } from "./partners.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Setup} Setup */
/** @typedef {import("#border").Sitter} Sitter */
/** @typedef {import("#border").Description} Description */
/** @typedef {import("./company.js").Change} Change */

/** How long the engine lets a name be. */
const LONGEST_NAME = 24;

/**
 * @param {Setup} setup
 * @param {Description} description
 * @param {Say} say
 * @param {Change} change
 */
export function seatsView(setup, description, say, change) {
  const { least, most } = description.seats;
  const together = tellSides(say, { seats: paintedSeats(setup), sides: sidesOf(setup) });
  return html`<fieldset class="seats">
    <legend>${say("setup-seats")}</legend>
    ${together.length > 0 ? html`<p class="partners">${together.join(" ")}</p>` : ""}
    ${setup.seats.map((_sitter, seat) => whoField(setup, description, seat, say, change))}
    ${most > least ? countButtons(setup, description, say, change) : ""}
    <details class="looks">
      <summary>${say("setup-looks")}</summary>
      ${setup.seats.map((_sitter, seat) => lookFields(setup, seat, say, change))}
    </details>
  </fieldset>`;
}

/**
 * @param {Setup} setup
 * @param {Description} description
 * @param {number} seat
 * @param {Say} say
 * @param {Change} change
 */
function whoField(setup, description, seat, say, change) {
  const { who, level = 0 } = setup.seats[seat];
  const choices = ["person", ...Array.from({ length: description.levels }, (_, at) => String(at + 1))];
  const chosen = who === "person" ? "person" : String(level);
  return html`<div class="field">
    <label for="seat-${seat}"
      >${markView(seat)} ${seatName(say, paintedSeats(setup), seat)}</label
    >
    <select
      id="seat-${seat}"
      aria-describedby=${who === "computer" ? `strength-${seat}` : ""}
      @change=${(/** @type {Event} */ event) => {
        const choice = chosenIn(event);
        change(({ seats }) => ({ seats: seats.with(seat, withSitter(seats[seat], choice)) }));
      }}
    >
      ${choices.map(
        (choice) => html`<option value=${choice} ?selected=${choice === chosen}>
          ${choice === "person" ? say("person") : say("computer", { level: say(`level-${choice}`) })}
        </option>`,
      )}
    </select>
    ${
      who === "computer"
        ? html`<p class="fine strength" id="strength-${seat}">
            ${setup.seats.length === 1 ? tellAlone(level, description, say) : tellStrength(level, setup.seats.length, description, say)}
          </p>`
        : ""
    }
  </div>`;
}

/**
 * @param {Sitter} sitter
 * @param {string} choice `person`, or a computer's level
 * @returns {Sitter}
 */
function withSitter({ name, colour }, choice) {
  if (choice === "person") return { who: "person", ...(name && { name }), ...(colour && { colour }) };
  return { who: "computer", level: Number(choice), ...(colour && { colour }) };
}

/**
 * How strong a level is, by the games that were measured, at a table of as many seats or the next smaller one.
 * @param {number} level
 * @param {number} seats
 * @param {Description} description
 * @param {Say} say
 */
function tellStrength(level, seats, { ladder }, say) {
  const measured = ladder.findLast((each) => each.level === level && each.seats <= seats);
  if (!measured) return level === 1 ? say("strength-easiest") : "";
  return say("strength-measured", {
    seats: measured.seats,
    share: Math.round(measured.share * 100),
    below: say(`level-${level - 1}`),
  });
}

/**
 * How well a level does by itself, by the games that were measured; a game for one says it in its own words.
 * @param {number} level
 * @param {Description} description
 * @param {Say} say
 */
function tellAlone(level, { alone }, say) {
  const measured = alone.find((each) => each.level === level);
  if (!measured) return level === 1 ? say("strength-easiest") : "";
  return say("strength-alone", { won: measured.won, games: measured.games, median: measured.median ?? 0 });
}

/**
 * @param {Setup} setup
 * @param {number} seat
 * @param {Say} say
 * @param {Change} change
 */
function lookFields(setup, seat, say, change) {
  const { who, name = "" } = setup.seats[seat];
  const painted = paintedSeats(setup);
  const colours = coloursOf(painted);
  const side = seatName(say, painted, seat);
  return html`<div class="look">
    ${
      who === "person"
        ? html`<p class="field">
            <label for="name-${seat}">${say("setup-name", { side: say(`colour-${colours[seat]}`) })}</label>
            <input
              id="name-${seat}"
              type="text"
              maxlength=${LONGEST_NAME}
              autocomplete="off"
              .value=${live(name)}
              @input=${(/** @type {Event} */ event) => {
                const { name: _, ...nameless } = setup.seats[seat];
                const given = chosenIn(event).trimStart();
                change(({ seats }) => ({
                  seats: seats.with(seat, given ? { ...nameless, name: given } : nameless),
                }));
              }}
            />
          </p>`
        : ""
    }
    <fieldset class="swatches">
      <legend>${say("setup-colour", { side })}</legend>
      <div class="chips">${COLOURS.map(
        (
          colour,
        ) => html`<label class="swatch" .style="--seat:var(--colour-${colour})" title=${say(`colour-${colour}`)}
          ><input
            type="radio"
            name="colour-${seat}"
            value=${colour}
            aria-label=${say(`colour-${colour}`)}
            .checked=${live(colours[seat] === colour)}
            @change=${() => change((now) => ({ seats: withColour(paintedSeats(now), seat, colour) }))}
          /><span></span
        ></label>`,
      )}</div>
    </fieldset>
  </div>`;
}

/**
 * Give a seat a colour; the seat that had it gets the one that becomes free.
 * @param {Sitter[]} seats
 * @param {number} seat
 * @param {string} colour
 * @returns {Sitter[]}
 */
function withColour(seats, seat, colour) {
  const colours = coloursOf(seats);
  const other = colours.indexOf(colour);
  if (other >= 0) colours[other] = colours[seat];
  colours[seat] = colour;
  return seats.map((sitter, at) => ({ ...sitter, colour: colours[at] }));
}

/**
 * @param {Setup} setup
 * @param {Description} description
 * @param {Say} say
 * @param {Change} change
 */
function countButtons({ seats }, description, say, change) {
  const { least, most } = description.seats;
  const count = seats.length;
  /** @param {number} more */
  const add = (more) => change((now) => chooseCount(now, description, now.seats.length + more));
  return html`<p class="buttons">
    <button
      type="button"
      ?disabled=${count >= most}
      @click=${() => add(1)}
    >
      ${say("seat-add")}
    </button>
    <button
      type="button"
      ?disabled=${count <= least}
      @click=${() => add(-1)}
    >
      ${say("seat-remove")}
    </button>
  </p>`;
}
