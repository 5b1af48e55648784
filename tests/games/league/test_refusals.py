"""Every refusal that Numbers League can give is reached, with the paragraph of the rules that it rests on."""

from __future__ import annotations

import pytest

from games.league.scenes import begin, dealt, play, scene
from parlour.core.game import CHANCE
from parlour.games.league import LEAGUE
from parlour.games.league.state import LeagueState


def acting() -> LeagueState:
    """Return a position in the action phase."""
    return scene("hand h1a b1a +5a h1b; H1 h2a b2a l2a -5a; begun h3a", "hand l1a")


def capturing() -> LeagueState:
    """Return a position in the capture phase."""
    return scene(
        "hand h1a; H1 h2a b2a l2a +5a; H2 h2b b2b l3a; took v3",
        "hand l1a",
        doing="captures",
        city="v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14",
    )


def _played() -> LeagueState:
    state = acting()
    play(state, "play b1a")
    return state


def _ended() -> LeagueState:
    state = scene(
        "hand h1a; H1 h1b b1b l1b; took v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14", doing="captures", city="v3"
    )
    play(state, "capture v3 : H1")
    return state


def _drawing() -> LeagueState:
    state = capturing()
    play(state, "pass")
    return state


def _picking() -> LeagueState:
    return begin(level="superhero", villains=12)


OPTIONS = "hero level, 12 villains, mixed sides, equations before, "

REFUSALS = {
    "syntax-text": (acting(), 0, "", ""),
    "syntax-words": (acting(), 0, "play  b1a", ""),
    "turn-over": (_ended(), 0, "pass", ""),
    "turn-chance": (begin(2), 0, "play h1a", ""),
    "turn-wait": (acting(), 1, "play l1a", ""),
    "turn-seat": (acting(), "0", "play b1a", ""),
    "syntax-first": (begin(2), CHANCE, "first", "§3.1"),
    "syntax-villains": (_picking(), CHANCE, "villains v3", "§3.3"),
    "syntax-sides": (begin(level="superhero"), CHANCE, "sides v3", "§3.3"),
    "syntax-deal": (begin(1), CHANCE, "deal h1a", "§3.2"),
    "syntax-draw": (_drawing(), CHANCE, "draw h1a", "§6.1"),
    "syntax-action": (dealt(2), None, "dance", "§4.1"),
    "syntax-hq": (acting(), 0, "hq b1a h1a", "§4.7"),
    "syntax-capture": (capturing(), 0, "capture the lot", "§5.1"),
    "syntax-team": (capturing(), 0, "capture v13 : H2 H1", "§5.2"),
    "syntax-unfinished": (acting(), 0, "play", "§4.1"),
    "still-action": (acting(), 0, "pass", "§4.1"),
    "action-over": (capturing(), 0, "play h1a", "§4.8"),
    "not-held": (acting(), 0, "play l1a", "§4.2"),
    "not-part": (acting(), 0, "play +5a", "§4.3"),
    "part-there": (acting(), 0, "play h1a", "§4.3"),
    "not-device": (acting(), 0, "device b1a H1", "§4.5"),
    "no-hero": (acting(), 0, "device +5a H2", "§4.5"),
    "hero-armed": (acting(), 0, "device +5a H1", "§4.5"),
    "device-carried": (acting(), 0, "-5a", "§4.5"),
    "no-carrier": (scene("hand +5a; H1 h2a b2a l2a -5a"), 0, "device +5a", "§4.5"),
    "not-sidekick": (acting(), 0, "trade h1a l1a", "§4.6"),
    "sidekick-card": (acting(), 0, "h1d", "§4.6"),
    "hq-late": (_played(), 0, "hq +5a", "§4.7"),
    "no-team": (capturing(), 0, "capture v14", "§5.2"),
    "still-begun": (scene("hand h1a; begun b1a l2a", doing="captures"), 0, "capture v3", "§5.2"),
    "no-villain": (capturing(), 0, "capture v15 : H1", "§5.1"),
    "villain-gone": (capturing(), 0, "capture v3 : H1", "§5.1"),
    "wrong-sum": (capturing(), 0, "capture v7 : H1", "§5.1"),
    "not-team": (capturing(), 0, "capture v6 : H1 h1a", "§5.2"),
    "device-alone": (capturing(), 0, "capture v5 : +5a", "§5.3"),
    "device-idle": (capturing(), 0, "capture v11 : H1 +5b", "§5.3"),
    "sidekick-asleep": (capturing(), 0, "capture v6 : s", "§5.5"),
}


@pytest.mark.parametrize("code", sorted(LEAGUE.codes))
def test_every_refusal_code_is_reached_with_its_paragraph(code: str) -> None:
    state, seat, sentence, paragraph = REFUSALS[code]
    whose = state.waiting()[0] if seat is None else seat
    refused = state.why_not(whose, sentence)  # type: ignore[arg-type]  # a seat may come as anything
    assert refused is not None
    assert (refused.code, refused.rule) == (code, paragraph)
    assert paragraph == LEAGUE.codes[code].partition(" ")[0]


def test_a_villain_alone_is_unfinished_only_where_somebody_could_be_sent() -> None:
    nobody = scene("hand h1a", "hand l1a", doing="captures", options=OPTIONS + "no glow")
    unlit = scene("H1 h2a b2a l2a", "hand l1a", doing="captures", options=OPTIONS + "no glow")
    for state, villain, expected in (
        (capturing(), "v14", "no-team"),
        (capturing(), "v6", "syntax-unfinished"),
        (nobody, "v3", "still-begun"),
        (unlit, "v3", "syntax-unfinished"),
    ):
        refused, draft = state.why_not(0, f"capture {villain}"), state.draft(0, f"capture {villain}")
        assert refused is not None
        assert (refused.code, refused.rule.partition(" ")[0]) == (
            expected,
            "§5.1" if expected == "syntax-unfinished" else "§5.2",
        )
        assert draft.refusal == (None if expected == "syntax-unfinished" else refused)
        assert bool(draft.touch) == (expected == "syntax-unfinished")


def test_a_superhero_that_is_begun_is_told_what_it_needs() -> None:
    one = scene("hand h1a; H1 h2a b2a l3a; begun b1a l2a", doing="captures")
    needs = {said: one.why_not(0, f"capture {said}") for said in ("v3", "v4")}
    assert [(each.code, each.args) for each in needs.values() if each] == [
        ("still-begun", {"needs": "h"}),
        ("no-team", {"weakness": 4}),
    ], "1 + 2 is 3, but it has no head"
    none = scene("hand h1a").why_not(0, "v3")
    assert none is not None
    assert (none.code, none.args) == ("still-begun", {"needs": "hbl"})


def test_a_code_of_two_paragraphs_cites_the_one_that_acts() -> None:
    two = {code: rules for code, rules in LEAGUE.codes.items() if " " in rules}
    assert two == {"syntax-unfinished": "§4.1 §5.1", "no-hero": "§4.5 §5.2"}
    refused = [capturing().why_not(0, said) for said in ("capture v6", "capture v6 : H3")]
    assert [(each.code, each.rule) for each in refused if each] == [
        ("syntax-unfinished", "§5.1"),
        ("no-hero", "§5.2"),
    ]
