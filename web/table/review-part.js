/** The part of the page that shows a review, which is fetched when somebody asks for one. */

export { reviewView } from "./review-view.js";
