/** Names the windows in which the page lies otherwise, once: for scripts, and for every style as `@media (--wide)` … */

/** From here on there is room beside the board. */
export const WIDE = "(width >= 60rem)";
export const SLIM = "(width < 60rem)";

/** A desk's: what lies beside the board stands there as high as the window. */
export const DESK = `${WIDE} and (height >= 26rem)`;

/** A desk's that is nearly as high as wide: what stood beside the board would take of it there. */
export const DEEP = `(aspect-ratio <= 7/5) and ${DESK}`;

/** Smaller than a desk's: what is written on things is larger in proportion. */
export const SMALL = `${SLIM} or (height < 42rem)`;

/** As narrow as a phone that is held upright. */
export const PHONE = "(width < 30rem)";
