/** SCORM 1.2: the manifest of a package (SCORM Content Aggregation Model 1.2, 2.3; IMS Content Packaging 1.1.2). */

import { inHtml } from "../embed-texts.js";
import { nameOf, PAGE } from "./course.js";

/**
 * @param {import("./course.js").Course} course
 * @param {string[]} addresses of all files beside the manifest
 */
export function writeManifest(course, addresses) {
  const title = `<title>${inHtml(course.title)}</title>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${nameOf(course)}" version="1"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="course">
<organization identifier="course">${title}<item identifier="item" identifierref="page">${title}</item></organization>
</organizations>
<resources>
<resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${PAGE}">
${addresses.map((address) => `<file href="${inHtml(address)}"/>`).join("\n")}
</resource>
</resources>
</manifest>
`;
}
