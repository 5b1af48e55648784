/** The review: how far the judging is, then the turning points, each with what was best, why, and what that was worth. */

import { html } from "lit";
import { markView } from "../draw/marks.js";
import { sign } from "../draw/signs.js";
import { tellAnswer, tellMerits } from "../i18n/advice.js";
import { isChance, isFault, isPraise, tellBetter, tellFound, tellGain } from "../i18n/judgement.js";
import { seatName, tellRecord } from "../i18n/tell.js";
import { countMoves, pointOf } from "../model/records.js";
import { countPersons, ownSeat } from "../model/seats.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {{review: import("./review.js").Review, settings: import("../access/settings.js").Settings,
 *   rooms: import("../page/later.js").Rooms}} Uses */

/**
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
export function reviewView(play, say, app) {
  const { reply, log, looking } = play;
  const { review } = looking;
  if (!review) return "";
  const { at, of, points } = review;
  // The result counts moves, and so does this.
  const progress = { at: countMoves(log, at), of: countMoves(log) };
  return html`<section class="card review" aria-label=${say("review")}>
    <div class="card-bar">
      <h2>${say("review")}</h2>
      <button type="button" @click=${() => app.review.close()}>${points ? say("close") : say("stop")}</button>
    </div>
    ${
      points
        ? html`<p>${tellFound(say, reply, points)} ${review.kept ? say("review-waits", { count: review.kept }) : ""}</p>
            ${partsOf(reply, points).map((part) => partView(part, play, say, app))}`
        : html`<p id="review-progress">${say("review-progress", progress)}</p>
            <progress max=${of} value=${at} aria-labelledby="review-progress"></progress>`
    }
  </section>`;
}

/**
 * The points of the people, each person's by themselves, before those of the computers, which stand together; where no
 * person plays, all in one.
 * @param {import("#border").Reply} reply
 * @param {import("#border").TurningPoint[]} points
 */
function partsOf({ seats }, points) {
  /** @type {Map<number | null, import("#border").TurningPoint[]>} */
  const parts = new Map(seats.flatMap(({ who }, seat) => (who === "person" ? [[seat, []]] : [])));
  parts.set(null, []);
  for (const point of points) (parts.get(point.seat) ?? parts.get(null))?.push(point);
  return [...parts].filter(([, each]) => each.length > 0).map(([seat, each]) => ({ seat, points: each }));
}

/**
 * @param {{seat: number | null, points: import("#border").TurningPoint[]}} part
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
function partView({ seat, points }, play, say, app) {
  const { seats } = play.reply;
  const name = seatName(say, seats, seat ?? points[0].seat);
  const others = new Set(points.map((point) => point.seat)).size > 1;
  const whose =
    seat !== null && seat === ownSeat(seats)
      ? say("review-own")
      : others
        ? say("review-others")
        : say("review-whose", { name });
  return html`${countPersons(seats) > 0 ? html`<h3>${whose}</h3>` : ""}
    <ol class="points">
      ${points.map((point) => pointView(point, play, say, app))}
    </ol>`;
}

/**
 * @param {import("#border").TurningPoint} point
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
function pointView(point, play, say, { review, rooms, settings }) {
  const { log, reply, looking } = play;
  const { past } = looking;
  const { at, seat, move, better } = point;
  const number = countMoves(log, at) + 1;
  const title = say(isChance(reply, point) ? "point-chance" : "point-title", { number });
  const why = tellMerits(say, reply, point);
  const then = tellAnswer(say, reply.seats, point.answer);
  const fault = isFault(point);
  const gain = tellGain(say, reply, point);
  /** @param {string} name @param {unknown} told @param {string} [text] in notation, where that is wanted */
  const line = (name, told, text) => html`<dt>${name}</dt>
    <dd>${text && settings.value("notation") ? html`<code translate="no">${text}</code>` : ""} ${told}</dd>`;
  return html`<li
    id="point-${at}" class="point is-${point.kind} ${past?.point === point ? "is-shown" : ""}"
  >
    <h4>
      ${markView(seat)} ${title}
      ${isPraise(point) ? html`<span class="praise">${sign("star")} ${say(`point-${point.kind}`)}</span>` : ""}
      ${point.kind === "turned" ? html`<span class="turn">${say("point-turned")}</span>` : ""}
    </h4>
    <dl>
      ${line(say("point-played"), tellRecord(say, reply, log[at]), move)}
      ${then ? line(say("point-then"), then) : ""}
      ${fault ? line(say("point-better"), tellBetter(say, point), better) : ""}
      ${why ? line(say("point-why"), why) : ""}
    </dl>
    ${gain ? html`<p>${gain}</p>` : ""}
    <p class="buttons">
      <button type="button" aria-pressed=${past !== null && pointOf(past) === point} @click=${() => review.look(point)}>
        ${say("point-look")} <span class="visually-hidden">${title}</span>
      </button>
      ${
        fault || point.gain.value < 0
          ? html`<button type="button" @click=${() => review.retry(point)}>
              ${say("point-retry")} <span class="visually-hidden">${title}</span>
            </button>`
          : ""
      }
      ${
        fault
          ? html`<button type="button" class="link" @click=${() => rooms.get("teachers")?.use((room) => review.putOn(room, point))}>
              ${say("sheet-put")} <span class="visually-hidden">${title}</span>
            </button>`
          : ""
      }
    </p>
  </li>`;
}
