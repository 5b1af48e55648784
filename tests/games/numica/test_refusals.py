"""Every refusal that Numica can give is reached, with the paragraph of the rules that it rests on."""

import pytest

from games.numica.test_rules import DESIGNER, begin, laid, lay, play, scene
from parlour.core.game import CHANCE
from parlour.games.numica import NUMICA
from parlour.games.numica.state import NumicaState


def _ended() -> NumicaState:
    state = scene("a1=1S d4=5s")
    play(state, "a1 a2")
    return state


REFUSALS = {
    "syntax-text": (scene("a1=1S h8=1s"), 0, "", ""),
    "syntax-words": (scene("a1=1S h8=1s"), 0, "a1  a2", ""),
    "turn-over": (_ended(), 0, "a2 a1", ""),
    "turn-chance": (begin(), 0, "s r", ""),
    "turn-wait": (scene("a1=1S h8=1s"), 1, "h8 h7", ""),
    "turn-seat": (scene("a1=1S h8=1s"), "0", "a1 a2", ""),
    "syntax-tiles": (begin(), CHANCE, "tiles 1", "§2.2"),
    "wrong-tiles": (begin(), CHANCE, lay(DESIGNER), "§2.2"),
    "syntax-setup": (laid(), 0, "s x", "§3.1"),
    "setup-count": (laid(), 0, "s s s s s", "§3.1"),
    "setup-row": (laid(), 0, "s d2", "§3.1"),
    "syntax-move": (scene("a1=1S h8=1s"), 0, "a1 to a2", "§4.1"),
    "syntax-unfinished": (scene("a1=1S h8=1s"), 0, "a1", "§4.1"),
    "no-piece": (scene("a1=1S h8=1s"), 0, "b1 b2", "§4.1"),
    "not-yours": (scene("a1=1S h8=1s"), 0, "h8 h7", "§4.1"),
    "same-space": (scene("a1=1S h8=1s"), 0, "a1 a1", "§4.1"),
    "no-way": (scene("a1=1S d4=5S h8=1s"), 0, "d4 a1", "§4.2"),
    "distance": (scene("a1=1S h8=1s"), 0, "a1 a3", "§4.3"),
    "knight": (scene("a1=KS h8=1s"), 0, "a1 a2", "§4.4"),
    "rook": (scene("a1=RS h8=1s"), 0, "a1 b2", "§4.5"),
    "blocked": (scene("a1=RS a2=1s"), 0, "a1 a3", "§4.5"),
    "bishop": (scene("a1=BS h8=1s"), 0, "a1 a2", "§4.6"),
    "x-catch": (scene("a1=XS h8=1s"), 0, "a1 h8", "§4.7"),
    "own-piece": (scene("a1=1S a2=1R h8=1s"), 0, "a1 a2", "§4.8"),
    "first-move": (scene("a1=1S' a2=1s' h8=1s"), 0, "a1 a2", "§4.9"),
    "sdg-catch": (scene("a1=RS a2=1s", moves="sdg"), 0, "a1 a2", "§4.10"),
}


@pytest.mark.parametrize("code", NUMICA.codes)
def test_every_refusal_code_is_reached_with_its_paragraph(code: str) -> None:
    state, seat, sentence, paragraph = REFUSALS[code]
    refused = state.why_not(seat, sentence)  # type: ignore[arg-type]  # a seat may come as anything
    assert refused is not None
    assert (refused.code, refused.rule) == (code, paragraph)
    assert paragraph == NUMICA.codes[code].partition(" ")[0]


def test_a_code_of_two_paragraphs_cites_the_one_that_acts() -> None:
    placing, sliding = laid().why_not(0, "s r"), scene("a1=BS b2=1s").why_not(0, "a1 c3")
    assert [(each.code, each.rule) for each in (placing, sliding) if each] == [
        ("syntax-unfinished", "§3.1"),
        ("blocked", "§4.6"),
    ]
    two = {code: rules for code, rules in NUMICA.codes.items() if " " in rules}
    assert two == {"syntax-unfinished": "§4.1 §3.1", "blocked": "§4.5 §4.6"}
