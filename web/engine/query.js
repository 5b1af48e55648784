/** The parameters that the page's address gives, from the question mark on.
 *
 * The address of a page that is shown by `blob:` can have none: what would be its query stands behind its `#`, as in
 * `#?lang=en#/…`. Read at once, it goes from there, since that is where the address names a room. */

const { location } = globalThis;
const held = location?.protocol === "blob:" ? /^#(\?[^#]*)(.*)$/.exec(location.hash) : null;
if (held) history.replaceState(null, "", held[2] || "#");

/** What it says now. */
export const readQuery = () => held?.[1] ?? location.search;
