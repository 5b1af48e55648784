"""What an eye finds in a picture of the page: texts and marks that stand out from their ground."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from e2e.harness import Person

STANDS_OUT = 3.0
"""How much lighter or darker than its ground a mark must be (WCAG 1.4.11), and the strongest part of a thin letter."""

# How light each pixel of a picture of the window is.
READ_LIGHT = """const readLight = async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const part = (each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
  const parts = Float32Array.from({ length: 256 }, (_, each) => part(each / 255));
  const light = new Float32Array(image.width * image.height);
  for (let at = 0; at < light.length; at += 1) {
    light[at] = 0.2126 * parts[data[4 * at]] + 0.7152 * parts[data[4 * at + 1]] + 0.0722 * parts[data[4 * at + 2]];
  }
  return { light, wide: image.width, high: image.height };
};
const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
function* walk({ left, top, right, bottom }, { light, wide, high }) {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(high, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(wide, right); x += 1) yield y * wide + x;
  }
}"""

# The texts wholly within the window, and those of them all of whose pixels are nearly alike. What cannot be used now
# may be pale; on a board pieces lie over names of spaces, but then there are the pieces' own signs.
FIND_PALE = f"""async ([picture, least]) => {{
  {READ_LIGHT}
  const seen = await readLight(picture);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = {{ read: 0, pale: [] }};
  while (walker.nextNode()) {{
    const {{ data, parentElement: parent }} = walker.currentNode;
    if (!data.trim() || parent.closest(".visually-hidden, script, style, :disabled, [aria-disabled=true]")) continue;
    if (!parent.checkVisibility({{ opacityProperty: true, visibilityProperty: true }})) continue;
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.left < 0 || box.top < 0 || box.right > seen.wide || box.bottom > seen.high) continue;
    let [darkest, lightest] = [1, 0];
    for (const at of walk(box, seen)) {{
      darkest = Math.min(darkest, seen.light[at]);
      lightest = Math.max(lightest, seen.light[at]);
    }}
    found.read += 1;
    const name = parent.className.baseVal ?? parent.className;
    if (contrast(lightest, darkest) < least) found.pale.push(`${{name}}: ${{data}}`);
  }}
  return found;
}}"""

# Where elements are, with what lies closely around them.
READ_BOXES = """(query) => [...document.querySelectorAll(query)].map((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  const name = each.className.baseVal ?? each.className;
  return { name, left: left - 8, top: top - 8, right: right + 8, bottom: bottom + 8 };
})"""

# Of such places, those in which two pictures hardly differ: a mark is a line, or more than that.
FIND_ALIKE = f"""async ([one, other, boxes, least]) => {{
  {READ_LIGHT}
  const [before, after] = [await readLight(one), await readLight(other)];
  return boxes.filter((box) => {{
    let differing = 0;
    for (const at of walk(box, before)) differing += contrast(before.light[at], after.light[at]) >= least;
    return differing < (box.right - box.left + box.bottom - box.top) / 4;
  }}).map(({{ name }}) => name);
}}"""

# Some elements are hidden together, until they are shown again.
VEIL = """(query) => {
  const veiled = [...document.querySelectorAll(query)];
  for (const each of veiled) each.style.visibility = "hidden";
  window.showAgain = () => { for (const each of veiled) each.style.visibility = ""; };
}"""

# How much of a picture is white.
READ_WHITE = f"""async (picture) => {{
  {READ_LIGHT}
  const {{ light }} = await readLight(picture);
  return light.filter((each) => each > 0.99).length / light.length;
}}"""

# How light the pixels of some elements are.
READ_PARTS = f"""async ([picture, query]) => {{
  {READ_LIGHT}
  const seen = await readLight(picture);
  return [...document.querySelectorAll(query)].map((each) => {{
    const {{ left, top, right, bottom }} = each.getBoundingClientRect();
    return [...walk({{ left, top, right, bottom }}, seen)].map((at) => seen.light[at]);
  }});
}}"""

# How much of two pictures differs so that it can be noticed.
COMPARE = f"""async ([one, other]) => {{
  {READ_LIGHT}
  const [before, after] = [await readLight(one), await readLight(other)];
  return before.light.filter((each, at) => contrast(each, after.light[at]) > 1.05).length / before.light.length;
}}"""

HIDE = """([query, mark]) => {
  const marked = [...document.querySelectorAll(query)];
  for (const each of marked) each.classList.remove(mark);
  window.showAgain = () => { for (const each of marked) each.classList.add(mark); };
}"""


def look(person: Person) -> str:
    """Take a picture of the window, in which nothing moves any more."""
    person.wait_until_drawn()
    return b64encode(person.page.screenshot(animations="disabled")).decode()


def find_pale(person: Person, shown: str) -> dict[str, Any]:
    """Count the texts in the window, and name those that nobody can see in its picture."""
    found: dict[str, Any] = person.page.evaluate(FIND_PALE, [shown, STANDS_OUT])
    return found


def find_unmarked(person: Person, shown: str, query: str, mark: str) -> list[str]:
    """Of all that bears a mark, a class, name what looks no otherwise without it than in this picture."""
    page = person.page
    marked = f"{query}.{mark}"
    boxes = page.evaluate(READ_BOXES, marked)
    page.evaluate(HIDE, [marked, mark])
    hidden = look(person)
    page.evaluate("showAgain()")
    alike: list[str] = page.evaluate(FIND_ALIKE, [shown, hidden, boxes, STANDS_OUT])
    return alike


def find_unseen(person: Person, shown: str, query: str) -> set[int]:
    """Of some elements, number those whose places look no otherwise without them all than in this picture."""
    page = person.page
    boxes = [{**box, "name": number} for number, box in enumerate(page.evaluate(READ_BOXES, query))]
    page.evaluate(VEIL, query)
    veiled = look(person)
    page.evaluate("showAgain()")
    return set(page.evaluate(FIND_ALIKE, [shown, veiled, boxes, STANDS_OUT]))


def read_white(person: Person, shown: str) -> float:
    """How much of a picture is white: 0 is nothing, 1 is all."""
    share: float = person.page.evaluate(READ_WHITE, shown)
    return share


def read_light(person: Person, query: str) -> list[list[float]]:
    """How light each pixel of some elements is: 0 is black, 1 is white."""
    light: list[list[float]] = person.page.evaluate(READ_PARTS, [look(person), query])
    return light


def compare(person: Person, one: str, other: str) -> float:
    """How much of two pictures differs: 0 is nothing, 1 is all."""
    share: float = person.page.evaluate(COMPARE, [one, other])
    return share
