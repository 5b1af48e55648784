"""The null game as a title: its options and presets, the codes it speaks in, and how its positions are made."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from parlour.core.game import (
    COMMON_CODES,
    Game,
    Json,
    Lesson,
    Level,
    Option,
    Preset,
    Refusal,
    Seat,
    State,
    View,
)
from parlour.core.rng import Rng
from parlour.kit.hexes import Hex, find

from .state import CARDS, NOBODY, NullState

MOTTO_ENDS = (".", "!", "?")


def _add_luck(save: Json) -> Json:
    """Lift a save of the rules that had neither dice nor partners."""
    options: Json = {"luck": False, "pairs": False}

    def lift(dump: Any) -> Any:
        if not isinstance(dump, dict) or not isinstance(dump.get("hands"), list):
            return dump
        return {**dump, **options, "laid": [[] for _ in dump["hands"]], "die": 0, "asked": 0}

    lifted: Json = {key: lift(save[key]) for key in ("start", "at") if key in save}
    return {**save, **lifted, "check": {}}  # hashes of positions that were written otherwise hold nothing


def _read_space(word: object) -> Hex:
    """Read the name of a hexagon; raises ValueError where it is none."""
    space = find(str(word))
    if space is None:
        raise ValueError(word)
    return space


class Null(Game):
    """The null game as a title."""

    key = "null"
    rules = 2
    seats = range(2, 5)
    longest = 1 + 4 * (4 + 1 + 3 + 1)  # the deal; then four rounds at most: choices, a die, answers, stones
    options = (
        Option("size", 3, "number", (2, 4)),
        Option("open", False, "flag"),
        Option("luck", False, "flag"),
        Option("pairs", False, "flag", when={"seats": 4}),
        Option("field", False, "flag"),
        Option("motto", "", "text"),
    )
    presets: ClassVar[Mapping[str, Preset]] = {
        "short": Preset({"size": 2}, seats),
        "open": Preset({"open": True, "size": 4}, seats),
        "lucky": Preset({"luck": True}, seats),
        "pairs": Preset({"luck": True, "pairs": True}, (4,)),
        "field": Preset({"field": True, "size": 4}, seats),
        "motto": Preset({"size": 2, "motto": 'Three, "two", one: \\o/ Go!'}, (2,)),
    }
    levels = tuple(
        Level(*each) for each in (("random",), ("greedy", 0.8), ("greedy", 0.5), ("greedy", 0.2), ("greedy",))
    )
    lessons = (
        Lesson(
            "highest",
            """null, 3 cards, hands hidden
            hand 4 9 15, chose 0, played, points 0
            hand 2 7 12, chose 0, played, points 0""",
            0,
            frozenset({"play 15"}),
            "§4",
        ),
        Lesson(
            "add",
            """null, 3 cards, hands hidden, luck 2 0
            hand 6 9, chose 0, laid 8, played, points 0
            hand 3 4, chose 0, laid 12, played, points 0""",
            0,
            frozenset(),
            "§7",
            {"luck": True},
            reached=lambda events: any(event.kind == "taken" and event.seat == 0 for event in events),
        ),
    )
    codes: ClassVar[Mapping[str, str]] = {
        **COMMON_CODES,
        "syntax-deal": "§2",
        "syntax-die": "§6",
        "syntax-play": "§3",
        "syntax-add": "§7",
        "syntax-plant": "§9",
        "syntax-unfinished": "§3 §7 §9",
        "not-held": "§3",
        "too-low": "§7",
        "pairs-four": "§8",
        "not-beside": "§9",
        "options-motto": "§10",
    }
    kinds = ("dealt", "chose", "opened", "rolled", "added", "passed", "taken", "planted")
    reasons = ("most", "shared")
    asks = ("card", "add", "plant")
    windows = ("add",)
    merits = ("highest", "leads", "last")
    inquiries = ("higher",)
    reveals = frozenset({"dealt", "opened", "rolled"})
    words = ("play", "deal", *map(str, CARDS), "draw", "resign", "die", "add", "pass", "plant")
    upgrades: ClassVar[Mapping[int, Any]] = {1: _add_luck}

    def check(self, options: object, seats: object) -> Refusal | None:
        """Refuse partners where not four play (§8), and a motto that does not end (§10)."""
        refusal = super().check(options, seats)
        if refusal or not isinstance(options, dict):
            return refusal
        if options.get("pairs") and seats != 4:
            return Refusal("pairs-four", {}, "§8")
        motto = options.get("motto", "")
        if motto and not motto.endswith(MOTTO_ENDS):
            return Refusal("options-motto", {"motto": motto[-8:]}, "§10")
        return None

    def sides(self, options: Json, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite each other (§8)."""
        return tuple(self._begin(options, seats).sides())

    def opens(self, options: Json, seats: int) -> tuple[str, ...]:
        """Nobody adds a card where no die is rolled (§7)."""
        return self.windows if options["luck"] else ()

    def start(self, options: Json, seats: int) -> State:
        """Return the position before the deal."""
        return self._begin(options, seats)

    def _begin(self, options: Json, seats: int) -> NullState:
        chosen = {**self.defaults(), **options}
        return NullState(
            seats,
            chosen["size"],
            chosen["open"],
            chosen["luck"],
            chosen["pairs"],
            chosen["field"],
            chosen["motto"],
        )

    def from_view(self, view: View, rng: Rng) -> State:
        """Deal the others' hidden cards, and what they chose of them, from the cards not seen."""
        state = self._read_open(view, {key: view[key] for key in self.defaults() if key in view})
        shown = [hand for hand in view["hands"] if isinstance(hand, list)]
        seen = {card for cards in (*state.played, *state.laid, *shown) for card in cards}
        unseen = [card for card in CARDS if card not in seen]
        rng.shuffle(unseen)
        for seat, hand in enumerate(view["hands"]):
            held = hand if isinstance(hand, list) else [unseen.pop() for _ in range(hand)]
            state.hands[seat] = tuple(sorted(held))
            chosen = view["chosen"][seat]
            state.chosen[seat] = rng.choice(state.hands[seat]) if chosen is True else int(chosen)
        return state

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Return the state of a dump."""
        if len(dump["hands"]) != seats:
            raise ValueError("seats")
        state = self._read_open(dump, options)
        state.hands = [tuple(map(int, hand)) for hand in dump["hands"]]
        state.chosen = list(map(int, dump["chosen"]))
        return state

    def _read_open(self, shown: View, options: Json) -> NullState:
        """Read what everybody sees."""
        state = self._begin(options, len(shown["hands"]))
        state.laid = [tuple(map(int, cards)) for cards in shown["laid"]]
        state.played = [tuple(map(int, cards)) for cards in shown["played"]]
        state.points = list(map(int, shown["points"]))
        state.die, state.asked = int(shown["die"]), int(shown["asked"])
        if state.field:
            state.planted = tuple((_read_space(word), int(owner)) for word, owner in shown["planted"])
            state.planter = int(shown["planter"])
        return state

    def from_text(self, text: str) -> State:
        """Return the position that a text tells."""
        headline, *lines = text.strip().splitlines()
        motto = json.loads(lines.pop(0).strip().removeprefix("motto ")) if "motto" in lines[0] else ""
        size, hands, *more = headline.removeprefix("null, ").split(", ")
        luck = next((part.split()[1:] for part in more if part.startswith("luck")), None)
        field = next((part.split()[1:] for part in more if part.startswith("field")), None)
        state = NullState(
            len(lines),
            int(size.split()[0]),
            hands == "hands open",
            luck is not None,
            "pairs" in more,
            field is not None,
            motto,
        )
        state.die, state.asked = map(int, luck or (0, 0))
        planter, *stones = field or [str(NOBODY)]
        state.planter = int(planter)
        pairs = (stone.split("=") for stone in stones)
        state.planted = tuple((_read_space(word), int(owner)) for word, owner in pairs)
        for seat, line in enumerate(lines):
            parts = {part.split()[0]: [int(word) for word in part.split()[1:]] for part in line.split(", ")}
            state.hands[seat], state.laid[seat] = tuple(parts["hand"]), tuple(parts.get("laid", ()))
            state.played[seat] = tuple(parts["played"])
            state.chosen[seat], state.points[seat] = parts["chose"][0], parts["points"][0]
        return state


NULL = Null()
