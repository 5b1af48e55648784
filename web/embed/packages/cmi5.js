/** cmi5: the course structure of a package (cmi5 1.0, 13 and 14.1: `cmi5.xml` in a ZIP file, with all that it launches). */

import { inHtml } from "../embed-texts.js";
import { OURS } from "../statements.js";
import { nameOf, PAGE } from "./course.js";

/** @param {import("./course.js").Course} course */
export function writeStructure(course) {
  const id = `${OURS}${nameOf(course)}`;
  const text = `<langstring lang="en">${inHtml(course.title)}</langstring>`;
  const told = `<title>${text}</title><description>${text}</description>`;
  // Who plays with a friend completes it, and can neither pass nor fail.
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
<course id="${id}">${told}</course>
<au id="${id}:play" moveOn="CompletedOrPassed">${told}<url>${PAGE}</url></au>
</courseStructure>
`;
}
