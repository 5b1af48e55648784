/** The files that can be made for courses, as people are asked which one they want. */

/** @type {Record<import("./packages.js").Kind, {title: string, hint: string}>} */
export const OFFERED = {
  scorm12: {
    title: "SCORM 1.2",
    hint: "For Moodle, ILIAS, OLAT and nearly every other platform, as what they call a SCORM package.",
  },
  scorm2004: {
    title: "SCORM 2004",
    hint: "For platforms that ask for it: they keep apart whether a game was played to its end, and whether it was won.",
  },
  kolibri: {
    title: "Kolibri",
    hint: "For Kolibri Studio, as an HTML5 app.",
  },
};
