/** A course of one page, as every learning platform takes it: the page, which has the site beside it in a frame. */

import { hashOf } from "../../model/hash.js";
import { inHtml } from "../embed-texts.js";

/** @typedef {{title: string, place: string}} Course
 *   title: what is played; place: what of a link of the site is behind its name, from the question mark or the number sign on */

/** The folder of the site in a package, apart from what each standard wants at the top. */
export const SITE = "parlour/";

/** The page that a platform opens. */
export const PAGE = "index.html";

/** The name by which platforms tell one course from another. @param {Course} course */
export const nameOf = ({ place }) => `number-parlour-${hashOf(place)}`;

/**
 * The page that a platform opens, with what it fetches.
 * @param {Course} course
 * @param {{adapter: Uint8Array, styles: Uint8Array}} own adapter: the module that tells the platform how the play goes
 * @returns {[name: string, contents: string | Uint8Array][]}
 */
export const writePage = ({ title, place }, { adapter, styles }) => [
  [
    PAGE,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inHtml(title)}</title>
<link rel="stylesheet" href="course.css">
</head>
<body>
<iframe src="${SITE}index.html${inHtml(place)}" title="${inHtml(title)}" allow="fullscreen; clipboard-write"></iframe>
<script type="module">
  import { connect } from "./adapter.js";
  connect(document.querySelector("iframe"));
</script>
</body>
</html>
`,
  ],
  ["course.css", styles],
  ["adapter.js", adapter],
];
