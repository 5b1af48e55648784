/** H5P: a package of one content, and of the library that shows it (h5p.org/documentation/developers: The .h5p Specification).
 *
 * Platforms take no HTML in it, nor programs of other kinds; so the site comes as its one file, and that as a text. */

/** How H5P calls the library: by its name and the two numbers that stay while contents need not be changed. */
const MACHINE_NAME = "H5P.NumberParlour";
const MAJOR = 1;
const MINOR = 0;

/** How platforms name its folder. */
export const LIBRARY = `${MACHINE_NAME}-${MAJOR}.${MINOR}`;
const FOLDER = `${LIBRARY}/`;

/** The site in the library's folder. */
export const SITE = "site.txt";

/** As many letters as the longest link of ours may have: that of a sheet, or of a game. */
const LONGEST_LINK = 6_000;

/** What whoever edits a content is asked for (Semantics Definition). */
const SEMANTICS = [
  {
    name: "link",
    type: "text",
    label: "Link",
    description:
      "What is played: a link of Number Parlour, or what stands in it from the question mark or the number sign on. Without one, all games are there.",
    optional: true,
    maxLength: LONGEST_LINK,
    default: "",
  },
];

/**
 * A platform takes a library anew only where this is more than before.
 * @param {string} version of the site, of three numbers below a hundred
 */
const countPatches = (version) => version.split(".").reduce((sum, part) => sum * 100 + Number(part), 0);

/** @param {string} version of the site */
const describeLibrary = (version) => ({
  title: "Number Parlour",
  description: "Tabletop number games against the computer or with others at one device",
  machineName: MACHINE_NAME,
  majorVersion: MAJOR,
  minorVersion: MINOR,
  patchVersion: countPatches(version),
  runnable: 1,
  fullscreen: 1,
  embedTypes: ["iframe"],
  license: "MIT",
  metadataSettings: { disable: 0, disableExtraTitleField: 1 },
  preloadedJs: [{ path: "parlour.js" }],
  preloadedCss: [{ path: "parlour.css" }],
});

/** Of the licences of programs, H5P knows none for a content. @param {string} title */
const describeContent = (title) => ({
  title,
  language: "und",
  mainLibrary: MACHINE_NAME,
  embedTypes: ["iframe"],
  license: "U",
  preloadedDependencies: [{ machineName: MACHINE_NAME, majorVersion: MAJOR, minorVersion: MINOR }],
});

/** @param {unknown} data */
const inJson = (data) => `${JSON.stringify(data, null, 2)}\n`;

/**
 * All of its files.
 * @param {import("./course.js").Course} course
 * @param {string} version of the site
 * @param {{program: Uint8Array, styles: Uint8Array, site: Uint8Array}} own program: the script of the library
 * @returns {[name: string, contents: string | Uint8Array][]}
 */
export const writePackage = ({ title, place }, version, { program, styles, site }) => [
  ["h5p.json", inJson(describeContent(title))],
  ["content/content.json", inJson({ link: place })],
  [`${FOLDER}library.json`, inJson(describeLibrary(version))],
  [`${FOLDER}semantics.json`, inJson(SEMANTICS)],
  [`${FOLDER}parlour.js`, program],
  [`${FOLDER}parlour.css`, styles],
  [FOLDER + SITE, site],
];
