"""Letters that are larger than the page wants them: what is cut then, what lies upon what, and what is out of reach."""

from __future__ import annotations

from e2e.harness import Person

# WCAG 1.4.12, as somebody's own stylesheet.
SPACE = """{
  window.spaced ??= new CSSStyleSheet();
  window.spaced.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, window.spaced])];
}"""

# Letters that are cut, beyond their ground or upon others; controls that are small or out of reach; what scrolls
# sideways. What is drawn in SVG is a picture; names on players' strips, which may end in an ellipsis, are told
# elsewhere too; and a page of paper is as large as its printer's.
FIND_FAULTS = """() => {
  const found = [];
  const nameOf = (each) => {
    const own = each.id ? `#${each.id}` : `.${(each.className.baseVal ?? each.className).trim().replace(/\\s+/g, ".")}`;
    return `${each.localName}${own === "." ? "" : own}`;
  };
  const pathOf = (each) => (each.parentElement ? `${nameOf(each.parentElement)} > ${nameOf(each)}` : nameOf(each));
  const tell = (kind, each, text) => found.push(`${kind}: ${pathOf(each)}: ${text.trim().slice(0, 60)}`);

  const MAY_SCROLL = ".statistics-table, .collect-scroll, textarea, input";
  const LAYERS = `.board :is(foreignObject, .piece, .overlay, .furniture), .bubble, .dock, .lesson, .top,
    .rules-bar, .setup-foot, .start, .notice, .viewport-banner, .viewport-tools, .collect-table th:first-child`;
  const { documentElement: page } = document;
  const opened = [...document.querySelectorAll("dialog[open]")].filter((each) => each.matches(":modal"));
  const root = opened.at(-1) ?? document.body;
  const isShown = (each) => each.checkVisibility({ visibilityProperty: true });
  const isForEars = (each) => {
    const { clipPath, position } = getComputedStyle(each);
    return position === "absolute" && clipPath === "inset(50%)";
  };

  // The page, a dialog, a text that scrolls sideways.
  for (const each of [page, ...root.querySelectorAll("*"), root]) {
    if (!each.checkVisibility()) continue;
    const { overflowX } = each === page ? { overflowX: "auto" } : getComputedStyle(each);
    const scrolls = overflowX === "auto" || overflowX === "scroll";
    if (scrolls && each.scrollWidth > each.clientWidth + 1 && !each.matches(MAY_SCROLL)) {
      tell("wide", each, `${each.scrollWidth} > ${each.clientWidth}`);
      const beyond = [...root.querySelectorAll("*")]
        .filter((one) => isShown(one) && one.getBoundingClientRect().right > innerWidth + 1);
      for (const one of beyond.slice(0, 6)) tell("  beyond", one, one.textContent);
    }
  }

  // Letters: within what cuts them, and on their ground.
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const told = new Set();
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode;
    if (!data.trim() || parent.closest("script, style, noscript, option") || !isShown(parent)) continue;
    if (parent.closest("svg") && !parent.closest("foreignObject") || parent.closest(".still")) continue;
    let forEars = false;
    for (let each = parent; each && !forEars; each = each.parentElement) forEars = isForEars(each);
    if (forEars) continue;
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map((box) => ({
      left: box.left + 1, right: box.right - 1, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.12,
    }));
    let isSeen = true;
    let ground = null;
    const layer = parent.closest(LAYERS) ?? root;
    for (let each = parent; each && isSeen; each = each.parentElement) {
      const style = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (style.display === "contents" || style.display === "inline" || box.width === 0) continue;
      const outX = boxes.some((one) => one.left < box.left - 0.5 || one.right > box.right + 0.5);
      const outY = boxes.some((one) => one.top < box.top - 0.5 || one.bottom > box.bottom + 0.5);
      const [x, y] = [style.overflowX, style.overflowY];
      const cutsX = x === "hidden" || x === "clip";
      const cutsY = y === "hidden" || y === "clip";
      const ellipsis = cutsX && each.scrollWidth > each.clientWidth + 1 && style.textOverflow === "ellipsis";
      if (each.closest(".strip-name, .paper-page") || each.matches(".viewport")) break;
      if (cutsX && outX || cutsY && outY || ellipsis) {
        const key = `${nameOf(each)} ${data}`;
        if (!told.has(key)) tell(ellipsis ? "ellipsis" : "cut", each, data);
        told.add(key);
        break;
      }
      if (style.webkitLineClamp !== "none" && each.scrollHeight > each.clientHeight + 1) tell("clamped", each, data);
      if (x === "auto" || x === "scroll" || y === "auto" || y === "scroll") { if (outX || outY) isSeen = false; }
      const hasGround = each.matches("button, select, .piece") ||
        style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
        style.borderTopWidth !== "0px" && style.borderTopStyle !== "none";
      if (!ground && hasGround && each !== root && each !== page && each !== document.body) {
        ground = each;
        if (isSeen && (outX || outY)) tell(`off ${outX ? "x" : "y"}`, each, data);
      }
    }
    if (isSeen) for (const box of boxes) lines.push({ box, parent, data, layer });
  }
  const upon = new Set();
  lines.forEach(({ box: one, parent, data, layer }, at) => {
    for (const { box: other, parent: its, data: text, layer: its_layer } of lines.slice(at + 1)) {
      if (parent === its || layer !== its_layer) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 2 && high > 2 && !upon.has(data + text)) {
        upon.add(data + text);
        tell("upon", parent, `${data.trim().slice(0, 25)} / ${nameOf(its)} ${text.trim().slice(0, 25)}`);
      }
    }
  });

  // Controls.
  const controls = [...root.querySelectorAll("a[href], button, select, input, textarea, summary")]
    .filter((each) => isShown(each) && !each.closest(".board, :disabled") && !isForEars(each));
  const before = [page, ...root.querySelectorAll("*"), root]
    .filter((each) => each.scrollTop || each.scrollLeft)
    .map((each) => [each, each.scrollLeft, each.scrollTop]);
  for (const each of controls) {
    const shown = each.closest("label.chip") ?? each;
    const { width, height } = shown.getBoundingClientRect();
    const text = each.ariaLabel || each.innerText || each.id;
    if (Math.min(width, height) < 23.9) tell("small", each, `${text} ${width.toFixed(1)} ${height.toFixed(1)}`);
    let top = null;
    const isReached = ["center", "end", "start"].some((block) => {
      shown.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const [box] = shown.getClientRects();
      top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top && (shown.contains(top) || top.closest(".told") || top.localName === "label" && top.contains(shown));
    });
    if (!isReached) tell("unreached", each, `${text} under ${top ? nameOf(top) : "nothing"}`);
  }
  page.scrollTo({ top: 0, left: 0, behavior: "instant" });
  for (const [each, left, top] of before) each.scrollTo({ left, top, behavior: "instant" });
  return found;
}"""


def find_faults(person: Person) -> list[str]:
    """Name what is wrong with the letters and controls in the window."""
    found: list[str] = person.page.evaluate(FIND_FAULTS)
    return found
