"""The picture at the top of README: a table of each game in the middle of play, as the site shows it."""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest

from e2e.harness import Person
from e2e.screens import go_home, list_parts
from workshop.steps import WEB

PICTURE = WEB / "pictures" / "games.webp"
WIDTH, HEIGHT = 1200, 750
MOST_BYTES = 150_000

QUERY = "?pace=instant"
VIEWPORT = {"width": 1120, "height": 760}
"""In which the log stands beside a table, and so is left out of its picture."""

SIZE_AT = 24
"""Where a WebP tells its width and height, less one, of three bytes each; RFC 9649, §2.7."""

PAGE = """<!doctype html>
<meta charset="utf-8">
<style>
  body {{ margin: 0; width: {width}px; height: {height}px; display: grid; grid-template: 1.5fr 1fr / repeat(6, 1fr);
    gap: 16px; padding: 16px; box-sizing: border-box; background: #e6dcca; font: 600 20px system-ui, sans-serif; }}
  figure {{ grid-column: span 2; margin: 0; min-height: 0; display: flex; flex-direction: column; gap: 4px;
    padding: 10px; border-radius: 14px; background: #f4ede1; color: #222831; }}
  figure:nth-child(-n + 2) {{ grid-column: span 3; }}
  img {{ flex: 1; min-height: 0; min-width: 0; object-fit: contain; }}
  figcaption {{ text-align: center; }}
</style>
{figures}"""

FIGURE = '<figure><img src="data:image/png;base64,{picture}" alt=""><figcaption>{title}</figcaption></figure>'

PACK = """async ([picture, width, height]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.9).split(",")[1];
}"""


def write_text(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def take_table(person: Person) -> bytes:
    """Take a picture of the board and all that stands around it."""
    person.wait_for_the_eye()
    boxes = [person.page.locator(part).bounding_box() for part in (".table-board", ".dock")]
    left = min(box["x"] for box in boxes if box)
    top = min(box["y"] for box in boxes if box)
    right = max(box["x"] + box["width"] for box in boxes if box)
    bottom = max(box["y"] + box["height"] for box in boxes if box)
    clip = {"x": left - 4, "y": top - 4, "width": right - left + 8, "height": bottom - top + 8}
    return person.page.screenshot(clip=clip)  # type: ignore[arg-type]


def draw_picture(person: Person) -> bytes:
    """Lay the games' tables out on one sheet, as WebP."""
    figures = []
    for game, part in list_parts().items():
        go_home(person, QUERY)
        title = person.page.locator(f'[data-game="{game}"] h3').inner_text()
        part.PICTURE(person, QUERY)
        figures.append(FIGURE.format(picture=write_text(take_table(person)), title=title))
    page = person.page
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    page.goto("about:blank")
    page.set_content(PAGE.format(figures="\n".join(figures), width=WIDTH, height=HEIGHT))
    sheet = page.screenshot()
    return base64.b64decode(page.evaluate(PACK, [write_text(sheet), WIDTH, HEIGHT]))


def test_readmes_picture(request: pytest.FixtureRequest, pytestconfig: pytest.Config) -> None:
    """It is of the size and kind that README shows; `build.py pictures` draws it anew."""
    if pytestconfig.getoption("--pictures-update"):
        come: Callable[..., Person] = request.getfixturevalue("come")
        PICTURE.write_bytes(draw_picture(come(drawn=True, viewport=VIEWPORT)))
    data = PICTURE.read_bytes()
    assert (data[:4], data[8:16]) == (b"RIFF", b"WEBPVP8X")
    size = [1 + int.from_bytes(data[at : at + 3], "little") for at in (SIZE_AT, SIZE_AT + 3)]
    assert size == [WIDTH, HEIGHT]
    assert len(data) <= MOST_BYTES
