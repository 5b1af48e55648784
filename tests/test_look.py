"""The colours of every theme, read from the styles: text, signs on pieces, pieces on tiles and marks stand out."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from parlour.core import table

CSS = Path(__file__).resolve().parent.parent / "web" / "css"
GAMES = CSS.parent / "games"
THEMES = ("light", "dark", "contrast")

TEXT = {"light": 4.5, "dark": 4.5, "contrast": 7.0}  # WCAG 1.4.3, and 1.4.6 where high contrast was asked for
GRAPHIC = 3.0  # WCAG 1.4.11

GROUNDS = ("ground", "card")
TILES = ("tile-1", "tile-2", "tile-knight", "tile-slide", "tile-free")
COLOURS = tuple(f"colour-{name}" for name in table.COLOURS)

PROPERTY = re.compile(r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));")


def read_colours(theme: str) -> dict[str, str]:
    """Every colour that the styles give a name to, as this theme has it."""
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted([*CSS.glob("*.css"), *GAMES.glob("*/*.css")])
    )
    colours = {}
    for block in re.findall(r"^:root \{(.*?)^\}", text, re.MULTILINE | re.DOTALL):
        for name, light, dark, plain in PROPERTY.findall(block):
            colours[name] = plain or (light if theme == "light" else dark)
    if theme == "contrast":
        blocks = re.findall(
            r"^  :root\[data-theme=\"contrast\"\] \{(.*?)^  \}", text, re.MULTILINE | re.DOTALL
        )
        assert len(blocks) >= 3
        for block in blocks:
            colours.update({name: plain for name, _, _, plain in PROPERTY.findall(block)})
    return colours


def read_luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((read_luminance(one), read_luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def find_faint(
    theme: str, fronts: tuple[str, ...], grounds: tuple[str, ...], least: float
) -> dict[str, float]:
    """Pairs of named colours that do not stand out enough, with how much they do."""
    colours = read_colours(theme)
    pairs = itertools.product(fronts, grounds)
    found = {f"{front} on {ground}": contrast(colours[front], colours[ground]) for front, ground in pairs}
    return {pair: round(value, 2) for pair, value in found.items() if value < least}


def test_black_and_white_are_as_far_apart_as_colours_can_be() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_text_is_legible(theme: str) -> None:
    assert not find_faint(theme, ("ink", "soft", "warn", "accent"), GROUNDS, TEXT[theme])
    assert not find_faint(theme, ("ink",), ("strip",), TEXT[theme])
    assert not find_faint(theme, ("warn",), ("warn-ground",), TEXT[theme])
    assert not find_faint(theme, ("accent-ink",), ("accent",), TEXT[theme])
    assert not find_faint(theme, ("tile-ink",), TILES, TEXT[theme])
    assert not find_faint(theme, ("frame-ink",), ("frame",), TEXT[theme])


@pytest.mark.parametrize("theme", THEMES)
def test_signs_on_pieces_are_legible_in_every_colour(theme: str) -> None:
    assert not find_faint(theme, ("seat-ink",), COLOURS, TEXT[theme])


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_and_frames_on_paper_are_legible(theme: str) -> None:
    assert not find_faint(
        theme, ("paper-ink",), ("paper", "poster", "chip-yellow", "chip-green"), TEXT[theme]
    )
    assert not find_faint(theme, ("plate-ink", "plate-armed"), ("plate",), TEXT[theme])


@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_of_a_seat_stands_out(theme: str) -> None:
    assert not find_faint(theme, COLOURS, (*TILES, *GROUNDS, "strip"), GRAPHIC)
    edges = tuple(f"{colour}-edge" for colour in COLOURS)
    assert not find_faint(theme, edges, TILES, GRAPHIC)


@pytest.mark.parametrize("theme", THEMES)
def test_marks_of_spaces_and_rings_of_focus_stand_out(theme: str) -> None:
    assert not find_faint(theme, ("gold", "accent"), TILES, GRAPHIC)
    assert not find_faint(theme, ("gold",), ("strip", "card", "ground"), GRAPHIC)
    assert not find_faint(theme, ("ring-in",), ("ring-out",), GRAPHIC)


@pytest.mark.parametrize("theme", THEMES)
def test_no_two_colours_of_seats_are_alike(theme: str) -> None:
    colours = read_colours(theme)
    hues = [colours[name] for name in COLOURS]
    channels = [[int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in hues]
    for one, other in itertools.combinations(channels, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 80


def test_every_seat_has_a_sign_of_its_own_shape() -> None:
    text = (CSS.parent / "draw" / "marks.js").read_text(encoding="utf-8")
    shapes = re.findall(r'^  "(M.*z)",$', text, re.MULTILINE)
    assert len(shapes) == len(COLOURS)
    assert len(set(shapes)) == len(shapes)


def test_the_colours_of_the_theme_mean_the_same_everywhere() -> None:
    themes = {CSS / "ground.css", CSS / "theme.css"}
    named = {
        name for path in themes for name in re.findall(r"^\s*(--[\w-]+):", path.read_text("utf-8"), re.M)
    }
    assert "--card" in named
    for path in {*CSS.glob("*.css"), *GAMES.glob("*/*.css")} - themes:
        again = named & set(re.findall(r"^\s*(--[\w-]+):", path.read_text("utf-8"), re.M))
        assert not again, f"{path.name} gives {again} another meaning"
