/** SCORM 2004: the manifest of a package (SCORM 2004 3rd Edition, Content Aggregation Model, 3.4), the edition that most platforms take. */

import { inHtml } from "../embed-texts.js";
import { nameOf, PAGE } from "./course.js";

/**
 * @param {import("./course.js").Course} course
 * @param {string[]} addresses of all files beside the manifest
 */
export function writeManifest(course, addresses) {
  const title = `<title>${inHtml(course.title)}</title>`;
  // Of a page that says nothing of its success, a platform would note one by itself, unless it is told not to
  // (Sequencing and Navigation, 3.13.2).
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${nameOf(course)}" version="1"
  xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
<metadata><schema>ADL SCORM</schema><schemaversion>2004 3rd Edition</schemaversion></metadata>
<organizations default="course">
<organization identifier="course">${title}<item identifier="item" identifierref="page">${title}
<imsss:sequencing><imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/></imsss:sequencing>
</item></organization>
</organizations>
<resources>
<resource identifier="page" type="webcontent" adlcp:scormType="sco" href="${PAGE}">
${addresses.map((address) => `<file href="${inHtml(address)}"/>`).join("\n")}
</resource>
</resources>
</manifest>
`;
}
