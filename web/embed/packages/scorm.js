/** SCORM: the manifest of a package, of 1.2 (Content Aggregation Model, 2.3) and of 2004 (3rd Edition, 3.4), which most platforms take. */

import { inHtml } from "../embed-texts.js";
import { nameOf, PAGE } from "./course.js";

/** @typedef {{edition: string, spaces: string, type: string, controls: string}} Version edition: as it calls itself; spaces: its names
 *   for XML; type: how it spells what a resource is; controls: what a platform is told of the page */

/** @type {Version} */
const V12 = {
  edition: "1.2",
  spaces: `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
  type: "scormtype",
  controls: "",
};

/** Of a page that says nothing of its success, a platform of 2004 would note one by itself, unless it is told not to (Sequencing
 * and Navigation, 3.13.2). @type {Version} */
const V2004 = {
  edition: "2004 3rd Edition",
  spaces: `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
  type: "scormType",
  controls: `
<imsss:sequencing><imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/></imsss:sequencing>
`,
};

/**
 * How a version writes it, given a course and the addresses of all files beside the manifest.
 * @param {Version} version
 */
const writerOf =
  ({ edition, spaces, type, controls }) =>
  (/** @type {import("./course.js").Course} */ course, /** @type {string[]} */ addresses) => {
    const title = `<title>${inHtml(course.title)}</title>`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${nameOf(course)}" version="1"
  ${spaces}>
<metadata><schema>ADL SCORM</schema><schemaversion>${edition}</schemaversion></metadata>
<organizations default="course">
<organization identifier="course">${title}<item identifier="item" identifierref="page">${title}${controls}</item></organization>
</organizations>
<resources>
<resource identifier="page" type="webcontent" adlcp:${type}="sco" href="${PAGE}">
${addresses.map((address) => `<file href="${inHtml(address)}"/>`).join("\n")}
</resource>
</resources>
</manifest>
`;
  };

export const writeManifest12 = writerOf(V12);
export const writeManifest2004 = writerOf(V2004);
