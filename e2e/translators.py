"""Two that translate a page as browsers do, each text into itself behind a mark that nobody sees."""

from __future__ import annotations

MARK = "\u200b"
"""Before each text that was translated. It has no width, and whoever looks for words looks past it."""

_WATCH = r"""
  const isMeant = (text) => text.isConnected && text.data.trim() && !text.data.startsWith("\u200b")
    && !text.parentElement.closest("[translate=no], script, style, font, textarea, option, title");
  const list = (root) => {
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  };
  const translate = (nodes) => {
    const texts = nodes.flatMap((node) => (node instanceof Text ? [node] : list(node)));
    for (const text of texts) if (isMeant(text)) turn(text);
  };
  translate([document.body]);
  new MutationObserver((records) => {
    translate(records.flatMap(({ type, target, addedNodes }) => type === "characterData" ? [target] : [...addedNodes]));
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
"""

CHROME = (
    r"""{
  // Each text makes room for an element of an older kind in another one.
  const turn = (text) => {
    const inner = document.createElement("font");
    inner.textContent = `\u200b${text.data}`;
    const outer = document.createElement("font");
    outer.append(inner);
    text.replaceWith(outer);
  };"""
    + _WATCH
    + "}"
)
"""Chrome and Edge: each text node is replaced by two elements."""

FIREFOX = (
    r"""{
  // All that a paragraph has is taken out; its texts and elements are put in again, and its comments are not.
  const turn = (text) => {
    const parent = text.parentElement;
    const children = [...parent.childNodes];
    for (const child of children) child.remove();
    for (const child of children) {
      const isNew = child instanceof Text && child.data.trim() && !child.data.startsWith("\u200b");
      if (isNew) child.data = `\u200b${child.data}`;
      if (!(child instanceof Comment)) parent.append(child);
    }
  };"""
    + _WATCH
    + "}"
)
"""Firefox: texts are changed, and comments thrown away."""

TRANSLATORS = {"chrome": CHROME, "firefox": FIREFOX}

READ = r"""(query) => [...document.querySelectorAll(query)]
  .filter((each) => each.checkVisibility())
  .map((each) => each.textContent.replaceAll("\u200b", "").replace(/\s+/g, " ").trim())"""
"""Javascript: what such parts say, without the marks."""
