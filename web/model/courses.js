/** The kinds of files for courses: the locale files say what each is called and for whom it is, embed/packages makes them. */

/** @typedef {"scorm12" | "scorm2004" | "cmi5" | "kolibri" | "h5p"} Kind */

/** @type {Kind[]} what nearly every platform takes comes first */
export const KINDS = ["scorm12", "scorm2004", "cmi5", "kolibri", "h5p"];
