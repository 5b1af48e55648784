/** Asks ahead for the programs with which the page begins; in a frame of another page for those of its poster alone, since
 * many who read that page want no more. It stands in index.html with first aid: what it asks for comes while the page is read. */

export function askAhead() {
  /** @type {{page?: string[], frame?: string[]}} */
  const programs = JSON.parse(document.getElementById("ahead")?.textContent ?? "{}");
  for (const href of programs[self === top ? "page" : "frame"] ?? [])
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
