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
  cmi5: {
    title: "cmi5",
    hint: "For platforms with a learning record store, such as SCORM Cloud, Rustici Engine or Moodle with a plugin for cmi5.",
  },
  kolibri: {
    title: "Kolibri",
    hint: "For Kolibri Studio, as an HTML5 app.",
  },
  h5p: {
    title: "H5P",
    hint: "For H5P in Moodle, WordPress and Drupal. The first one is uploaded by somebody who may install content types.",
  },
};
