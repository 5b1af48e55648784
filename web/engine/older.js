/** Stands in for what the oldest browsers lack of styles: finds what `:has` would find, which Firefox can from 121 on. */

// @ts-expect-error: it comes without types
import findAll from "css-has-pseudo/browser";

export const mend = () => findAll(document);
