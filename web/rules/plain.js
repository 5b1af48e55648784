/** The rules of a game that came in a wheel: Markdown that the page itself makes paragraphs of, all of it text. */

/**
 * Turn the rules of a wheel, which come as Markdown, into paragraphs and headings; everything in them is text. Its diagrams
 * are not drawn, which takes the build of the site; what they tell the ear is told to all.
 * @param {string} markdown
 */
export function plainRules(markdown) {
  const told = markdown.replace(
    /^```diagram\n([\s\S]*?)^```$/gm,
    (_, text) => `\n\n${FIGURE}${/^alt: (.*)/m.exec(text)?.[1] ?? ""}\n\n`,
  );
  const blocks = told.split(/\n\s*\n/).map((block) => block.trim());
  return blocks
    .map((block) => {
      if (block.startsWith(FIGURE))
        return `<figure class="diagram"><figcaption>${safe(block.slice(FIGURE.length))}</figcaption></figure>`;
      const text = safe(block.replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, "$1"));
      const heading = /^(#{1,4}) /.exec(block);
      // They stand below the h2 of whatever shows them.
      const level = Math.min((heading?.[1].length ?? 0) + 2, 6);
      if (heading) return `<h${level}>${text.slice(heading[0].length)}</h${level}>`;
      const number = /^§[\d.]+/.exec(text)?.[0];
      return number
        ? `<p data-rule="${number}"><span class="para">${number}</span>${text.slice(number.length)}</p>`
        : `<p>${text}</p>`;
    })
    .join("\n");
}

/** How a block begins that tells what a diagram shows. */
const FIGURE = "alt: ";

/** @param {string} text */
const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
