/** What makes QR codes, fetched when the first is wanted; of its package only this one function. */

export { encode } from "uqr";
