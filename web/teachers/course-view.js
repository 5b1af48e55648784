/** A sheet as a file for a course, as it is chosen: for which platform, and what a platform hears of it. */

import { html, nothing } from "lit";
import { KINDS } from "../model/courses.js";
import { Course } from "./course.js";
import { titleOf } from "./sheet-view.js";

/** @typedef {import("./teachers.js").Teachers} Teachers */
/** @typedef {import("../i18n/words.js").Say} Say */

/** What is said of such a file without being asked for, since it is better known before than after. */
const TOLD = ["hears", "device", "large"];

/**
 * It as a page of the room.
 * @param {ConstructorParameters<typeof Course>[0]} uses
 * @returns {import("./teachers.js").Page}
 */
export function openCourse(uses) {
  const course = new Course(uses);
  return {
    open: () => course.forget(),
    view: (teachers, say) => courseView(course, teachers, say),
  };
}

/** @param {Course} course @param {Teachers} teachers @param {Say} say */
function courseView(course, teachers, say) {
  const { share } = course;
  const title = titleOf(teachers, say);
  return html`<div>
      <h1 id="teachers-title">${say("teachers-sheet-course")}</h1>
      <p>${say("course-blurb", { title })}</p>
    </div>
    <div class="card course">
      <fieldset class="course-kinds">
        <legend>${say("course-which")}</legend>
        ${KINDS.map((kind) => kindView(kind, course, say))}
      </fieldset>
      <p class="buttons">
        <button type="button" class="primary" aria-disabled=${share === null ? nothing : "true"} @click=${() => course.make(teachers, title)}>${say("course-make")}</button>
        <span role="status">${tellMade(course, say)}</span>
      </p>
      ${share === null ? "" : html`<progress max="1" .value=${share} aria-label=${say("course-share")}></progress>`}
    </div>
    <ul class="course-told">
      ${TOLD.map((each) => html`<li>${say(`course-${each}`)}</li>`)}
    </ul>`;
}

/** @param {import("./course.js").Kind} kind @param {Course} course @param {Say} say */
const kindView = (kind, course, say) => html`<label class="course-kind">
  <input type="radio" name="course-kind" value=${kind} .checked=${course.kind === kind} @change=${() => course.want(kind)} />
  <span><strong>${say(`course-${kind}`)}</strong> <span class="fine">${say(`course-${kind}-means`)}</span></span>
</label>`;

/** @param {Course} course @param {Say} say */
function tellMade({ made, share }, say) {
  if (share !== null) return say("course-making");
  if (made === "failed") return say("course-failed");
  return made ? say("course-made", { file: made.name, size: (made.size / 1e6).toFixed(1) }) : "";
}
