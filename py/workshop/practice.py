"""Tells of each puzzle in a game's pack what it practises: the build writes that beside the puzzle."""

from __future__ import annotations

import json
from pathlib import Path

from parlour.core.game import Game, Json
from parlour.puzzles.packs import Puzzle
from parlour.terminal.puzzles import find_pack, open_pack

SKILLS = "skills.json"


def list_practice(game: Game) -> dict[str, Json]:
    """By the puzzle's id: the presets that it could be from, and the skills that it practises."""
    place = find_pack(game).with_name(SKILLS)
    known = read_skills(place) if place.exists() else {"tasks": {}, "options": {}}
    return {name: tell_practice(game, puzzle, known) for name, puzzle in open_pack(game).items()}


def read_skills(place: Path) -> Json:
    """Return what a game's file of skills says."""
    told: Json = json.loads(place.read_text(encoding="utf-8"))
    return told


def tell_practice(game: Game, puzzle: Puzzle, known: Json) -> Json:
    """Tell the presets that a puzzle could be from, and its skills: those of its kind and of its options.

    A puzzle leaves out what makes no difference to it, so that only the options to which skills belong tell a preset
    from another; where no option has a skill, all of them do.
    """
    state = game.from_text(puzzle.position).dump()
    options = state.get("options") or {key: state[key] for key in game.defaults()}
    telling = {said.partition("=")[0] for said in known["options"]} or set(game.defaults())
    asked = [f"{key}={write_value(options[key])}" for key in sorted(telling)]
    skills = [
        *known["tasks"].get(puzzle.task, []),
        *(s for key in asked for s in known["options"].get(key, [])),
    ]
    presets = [
        key
        for key, preset in game.presets.items()
        if all({**game.defaults(), **preset.options}[each] == options[each] for each in telling)
    ]
    return {"presets": presets, "skills": list(dict.fromkeys(skills))}


def write_value(value: object) -> str:
    """Write an option's value as an address and the file of skills have it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
