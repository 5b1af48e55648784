"""The suite bites: each fault that is planted in a game here is found by it, and for the right reason."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from houses import read_rules, zone_of

from parlour.conformance.many import MOST_STEPS, MOST_STEPS_PLAYED
from parlour.conformance.player import Case
from parlour.conformance.sample import sample_games
from parlour.conformance.suite import check_games, list_cases
from parlour.conformance.title import check_title
from parlour.core import save as saves
from parlour.core.game import (
    CHANCE,
    Ask,
    Draft,
    Event,
    Game,
    Json,
    Lesson,
    Merit,
    Option,
    Outcome,
    Part,
    Refusal,
    Seat,
    State,
)
from parlour.core.rng import Rng
from parlour.core.table import Table
from parlour.games.league import LEAGUE, action, capture
from parlour.games.league.game import League
from parlour.games.league.state import LeagueState
from parlour.games.numero import NUMERO
from parlour.games.numero.state import NumeroState
from parlour.games.numica import NUMICA
from parlour.games.numica.game import Numica
from parlour.games.numica.state import NumicaState
from parlour_null import NULL
from parlour_null.game import Null
from parlour_null.state import NullState

Real = Callable[..., Any]


class Fault(NamedTuple):
    """One fault: what is planted where, what the suite must say to it, and the one preset that it shows in, if any."""

    planted: Callable[..., Any]
    game: Game
    owner: Any
    name: str
    said: str
    preset: str


FAULTS: list[Fault] = []


def plant(game: Game, owner: Any, name: str, said: str, preset: str = "") -> Callable[[Real], Real]:
    """Plant the decorated function as `owner.name`; it is handed the real one first."""

    def register(planted: Real) -> Real:
        FAULTS.append(Fault(planted, game, owner, name, said, preset))
        return planted

    return register


# Copies and positions


@plant(NULL, NullState, "copy", "playing on a copy changed the original")
def a_copy_that_shares_the_hands(real: Real, state: NullState) -> NullState:
    other: NullState = real(state)
    other.hands = state.hands
    return other


@plant(NUMICA, NumicaState, "copy", "playing on a copy changed the original")
def a_copy_that_shares_what_was_seen(real: Real, state: NumicaState) -> NumicaState:
    other: NumicaState = real(state)
    other.seen = state.seen
    return other


@plant(NULL, NullState, "copy", "copy() dumps the same")
def a_copy_that_forgets_a_choice(real: Real, state: NullState) -> NullState:
    other: NullState = real(state)
    other.chosen = [0] * len(state.hands)
    return other


@plant(NUMICA, NumicaState, "copy", "copy() forgets 'seen'")
def a_copy_that_forgets_how_often_it_stood(real: Real, state: NumicaState) -> NumicaState:
    other: NumicaState = real(state)
    other.seen = dict.fromkeys(state.seen, 1) | {b"never": 1}
    return other


@plant(NULL, NullState, "apply", "audit() complains", "lucky")
def a_lost_card(real: Real, state: NullState, seat: Seat, move: str) -> Any:
    events = real(state, seat, move)
    if events[-1].kind == "opened":
        state.hands[0] = state.hands[0][1:]
    return events


@plant(NUMICA, NumicaState, "_step", "audit() complains")
def a_catch_that_is_not_counted(real: Real, state: NumicaState, origin: int, target: int) -> Any:
    taken = state.taken[:]
    events = real(state, origin, target)
    state.taken = taken
    return events


@plant(NULL, NullState, "dump", "from_dump(dump())")
def a_dump_that_forgets_a_choice(real: Real, state: NullState) -> Json:
    return {**real(state), "chosen": [0] * len(state.hands)}


@plant(NULL, NullState, "__str__", "from_text(str(state))")
def a_text_that_forgets_a_choice(real: Real, state: NullState) -> str:
    shown = state.copy()
    shown.chosen = [0] * len(state.hands)
    return str(real(shown))


@plant(NULL, NullState, "outcome", "outcome() is None exactly while somebody is waited for")
def an_end_before_the_end(real: Real, state: NullState) -> Any:
    return Outcome("most", frozenset({0}), tuple(state.points)) if 1 in state.points else real(state)


@plant(NULL, NullState, "outcome", "declare the reason 'luck'")
def an_undeclared_reason(real: Real, state: NullState) -> Any:
    outcome = real(state)
    return outcome and outcome._replace(reason="luck")


@plant(NULL, Null, "from_dump", "damaged dump")
def a_dump_that_is_trusted(_: Real, game: Null, dump: Json, options: Json, seats: int) -> State:
    return game.read_dump(dump, {**game.defaults(), **options}, seats)


@plant(NULL, Null, "from_dump", "with another 'open'")
def a_dump_of_other_options(real: Real, game: Null, dump: Json, options: Json, seats: int) -> State | None:
    told = dump if isinstance(dump, dict) else {}
    return real(game, dump, {**options, "open": told.get("open")}, seats)


@plant(LEAGUE, League, "from_dump", "for one of")
def a_dump_of_other_seats(real: Real, game: League, dump: Json, options: Json, seats: int) -> State | None:
    told = dump.get("hands") if isinstance(dump, dict) else None
    return real(game, dump, options, len(told) if isinstance(told, list) else seats)


@plant(LEAGUE, LeagueState, "likely", "is likely and refused")
def a_capture_thought_about_in_the_action_phase(real: Real, state: LeagueState, seat: Seat) -> list[str]:
    return [*real(state, seat), "pass"]


@plant(LEAGUE, LeagueState, "likely", "hangs on what it does not see")
def likely_by_the_hands_of_others(real: Real, state: LeagueState, seat: Seat) -> list[str]:
    found: list[str] = real(state, seat)
    others = sum(hand for each, hand in enumerate(state.hands) if each != seat)
    return found if others % 3 else found[::-1]


# Sentences


@plant(NULL, NullState, "why_not", "is taken but not listed")
def junk_that_is_accepted(real: Real, state: NullState, seat: Seat, move: object) -> Any:
    if seat == CHANCE:
        return real(state, seat, move)
    first_words = " ".join(move.split(" ")[:2]) if isinstance(move, str) and len(move) < 99 else move
    return real(state, seat, first_words)


@plant(NULL, NullState, "why_not", "is listed and refused")
def a_move_that_is_listed_and_refused(real: Real, state: NullState, seat: Seat, move: object) -> Any:
    return real(state, seat, move) or (Refusal("not-held", {}, "§3") if str(move) > "play 4" else None)


@plant(NULL, NullState, "why_not", "nothing may raise here")
def a_refusal_that_raises(real: Real, state: NullState, seat: Seat, move: Any) -> Any:
    return real(state, seat, move) if seat == CHANCE or int(move.split(" ")[-1]) else None


@plant(NULL, NullState, "why_not", "declare the code 'no-luck'")
def an_undeclared_code(real: Real, state: NullState, seat: Seat, move: object) -> Any:
    refusal = real(state, seat, move)
    return refusal and refusal._replace(code=refusal.code.replace("not-held", "no-luck"))


@plant(NULL, NullState, "why_not", "but is declared to rest on '§3'")
def a_refusal_that_cites_another_paragraph(real: Real, state: NullState, seat: Seat, move: object) -> Any:
    refusal = real(state, seat, move)
    return refusal._replace(rule="§5") if refusal and refusal.rule == "§3" else refusal


@plant(NULL, NullState, "moves", "is not waited for and has moves")
def moves_out_of_turn(real: Real, state: NullState, seat: Seat) -> Any:
    hand = state.hands[seat] if 0 <= seat < len(state.hands) else ()
    return real(state, seat) if seat in state.waiting() else [f"play {card}" for card in hand]


@plant(NULL, NullState, "moves", "the game would hang")
def a_seat_that_has_no_move(real: Real, state: NullState, seat: Seat) -> Any:
    return (
        [move for move in real(state, seat) or () if move != "play 7"]
        if seat in state.waiting()
        else real(state, seat)
    )


@plant(NULL, NullState, "sample", "sample() gives one of moves()")
def a_sample_of_nothing(real: Real, state: NullState, seat: Seat, rng: Rng) -> str:
    return str(real(state, seat, rng)) if seat == CHANCE else "play 99"


@plant(NULL, NullState, "tidy", "tidy() turns")
def a_tidying_that_knows_one_space_only(_: Real, __: NullState, ___: Seat, text: str) -> str:
    return text.strip()


@plant(NULL, NullState, "tidy", "tidy() is not done")
def a_tidying_that_goes_on_for_ever(real: Real, state: NullState, seat: Seat, text: str) -> str:
    tidied = str(real(state, seat, text))
    return tidied if state.why_not(seat, tidied) is None else tidied[1:]


@plant(LEAGUE, capture, "tidy", "tidy() ")
def a_tidying_that_drops_a_device(real: Real, *given: Any) -> str:
    return " ".join(word for word in str(real(*given)).split(" ") if word[:1] not in tuple("+x"))


# Knowledge


@plant(NULL, NullState, "view", "changes on its way through JSON")
def a_tuple_in_a_view(real: Real, state: NullState, seat: Seat | None) -> Json:
    return {**real(state, seat), "points": tuple(state.points)}


@plant(NULL, NullState, "view", "his view changed")
def a_view_that_shows_the_next_hand(real: Real, state: NullState, seat: Seat | None) -> Json:
    view: Json = real(state, seat)
    view["hands"][-1] = list(state.hands[-1])
    return view


@plant(NULL, NullState, "view", "his view changed", "open")
def a_view_that_shows_a_choice(real: Real, state: NullState, seat: Seat | None) -> Json:
    view: Json = real(state, seat)
    return (
        {**view, "chosen": list(state.chosen)} if state.open else view
    )  # with open hands `from_view` can use it


@plant(NUMICA, NumicaState, "view", "his view changed")
def a_view_that_shows_a_secret_set_up(real: Real, state: NumicaState, seat: Seat | None) -> Json:
    return {**real(state, seat), "orders": list(state.orders)}


@plant(LEAGUE, LeagueState, "view", "his view changed")
def a_view_that_shows_the_hall(real: Real, state: LeagueState, seat: Seat | None) -> Json:
    return {**real(state, seat), "hall": state.hall}


@plant(NULL, NullState, "view", "that was handed out has changed")
def a_view_that_shares_a_list(real: Real, state: NullState, seat: Seat | None) -> Json:
    return {**real(state, seat), "points": state.points}


@plant(NULL, Null, "from_view", "from_view(view(")
def a_guess_that_forgets_the_points(real: Real, game: Null, view: Json, rng: Rng) -> Any:
    state = real(game, view, rng)
    state.points = [0] * len(state.points)
    return state


@plant(NULL, NullState, "waiting", "other seats are waited for")
def only_those_who_hold_an_answer_are_asked(real: Real, state: NullState) -> tuple[Seat, ...]:
    waiting: tuple[Seat, ...] = real(state)
    able = tuple(seat for seat in waiting if seat != CHANCE and max(state.hands[seat]) > 8)
    return able or waiting


@plant(NULL, NullState, "apply", "only seat")
def an_event_that_tells_everybody_the_deal(
    real: Real, state: NullState, seat: Seat, move: str
) -> list[Event]:
    return [event._replace(only=None) for event in real(state, seat, move)]


@plant(NULL, NullState, "apply", "is told of something that he cannot see")
def an_event_whose_mask_tells_the_card(real: Real, state: NullState, seat: Seat, move: str) -> list[Event]:
    return [
        event._replace(mask=event.data) if event.kind == "chose" else event
        for event in real(state, seat, move)
    ]


@plant(LEAGUE, action, "apply", "is told of something that he cannot see")
def an_event_whose_mask_tells_what_went_back(
    real: Real, state: LeagueState, seat: Seat, words: list[str]
) -> list[Event]:
    events: list[Event] = real(state, seat, words)
    return [event._replace(mask=event.data) if event.kind == "returned" else event for event in events]


@plant(NULL, NullState, "apply", "declare the event kind 'cheered'")
def an_undeclared_event(real: Real, state: NullState, seat: Seat, move: str) -> list[Event]:
    return [*real(state, seat, move), Event("cheered", seat, {})]


# Chance, secret choices, drafts, saves


@plant(NULL, NullState, "chance", "the global `random` was used")
def a_deal_by_the_global_generator(_: Real, state: NullState, __: Rng) -> str:
    return "deal " + " ".join(map(str, random.sample(range(1, 17), len(state.hands) * state.size)))


@plant(NULL, NullState, "chance", "the same seed gave two games")
def a_deal_by_another_generator(real: Real, state: NullState, _: Rng) -> str:
    return str(real(state, Rng(random.SystemRandom().getrandbits(64))))


@plant(NULL, NullState, "apply", "the order of secret choices matters", "lucky")
def a_round_that_goes_to_whoever_chose_last(
    real: Real, state: NullState, seat: Seat, move: str
) -> list[Event]:
    points = state.points[:]
    events: list[Event] = real(state, seat, move)
    if events[-1].kind == "opened":
        state.points = points
        state.points[seat] += 1
    return events


@plant(NULL, NullState, "draft", "touches reach")
def a_draft_that_hides_a_word(real: Real, state: NullState, seat: Seat, said: str) -> Any:
    draft: Draft = real(state, seat, said)
    return draft._replace(touch=draft.touch[:1])


@plant(LEAGUE, capture, "_list_touches", "may be touched and is refused")
def a_draft_that_forgets_the_first_superhero(real: Real, *given: Any) -> tuple[str, ...]:
    return tuple(word for word in real(*given) if word != "H1")


@plant(LEAGUE, LeagueState, "draft", "may be touched and is refused")
def a_draft_that_offers_a_card_of_the_others(real: Real, state: LeagueState, *given: Any) -> Any:
    draft: Draft = real(state, *given)
    return draft._replace(touch=(*draft.touch, "h9z")) if draft.touch else draft


@plant(NULL, NullState, "draft", "count the steps")
def a_draft_that_tries_everything(real: Real, state: NullState, seat: Seat, said: str) -> Any:
    for _ in range(MOST_STEPS if said else 0):
        len(said)
    return real(state, seat, said)


@plant(NULL, NullState, "draft", "count the steps")
def a_refusal_that_tries_everything(real: Real, state: NullState, seat: Seat, said: str) -> Any:
    draft: Draft = real(state, seat, said)
    for _ in range(MOST_STEPS if draft.refusal and said == "play play" else 0):
        len(said)
    return draft


@plant(NULL, NullState, "tidy", "why of 'play")
def a_tidying_that_tries_everything(real: Real, state: NullState, seat: Seat, text: str) -> str:
    for _ in range(MOST_STEPS if "play " in text else 0):
        len(text)
    return str(real(state, seat, text))


@plant(NULL, NullState, "apply", "touch of 'play")
def a_turn_that_tries_everything(real: Real, state: NullState, seat: Seat, move: str) -> list[Event]:
    for _ in range(MOST_STEPS_PLAYED if move.startswith("play") else 0):
        len(move)
    return list(real(state, seat, move))


@plant(NULL, NullState, "draft", "nothing that is touched may")
def a_draft_that_raises_beside_what_is_offered(real: Real, state: NullState, seat: Seat, said: str) -> Any:
    if said.startswith("play ") and said.count(" ") > 1:
        raise OverflowError(said)
    return real(state, seat, said)


@plant(NULL, NullState, "asks", "declare what is asked")
def an_undeclared_question(*_: Any) -> Ask:
    return Ask("your luck")


@plant(NULL, NullState, "asks", "he is asked something else")
def a_question_that_tells_the_next_hand(_: Real, state: NullState, *__: Any) -> Ask:
    return Ask("card", {"hand": sum(state.hands[-1])})


@plant(NULL, NullState, "asks", "are flat JSON")
def a_question_with_deep_arguments(*_: Any) -> Ask:
    return Ask("card", {"hands": [[1], [2]]})


@plant(NULL, saves, "make_save", "a journal does not play again")
def a_save_that_forgets_an_option(real: Real, table: Table) -> Json:
    save: Json = real(table)
    return {**save, "options": {**save["options"], "size": 3}}


@plant(NULL, Null, "check", "takes what is no option")
def an_option_that_takes_anything(real: Real, game: Null, options: object, seats: object) -> Any:
    return real(game, {} if isinstance(options, dict) and "size" in options else options, seats)


@plant(NULL, Option, "refuses", "takes what is no option of this game")
def a_text_of_any_length(real: Real, option: Option, value: object) -> bool:
    return option.kind != "text" and bool(real(option, value))


@plant(NULL, Option, "refuses", "ask super().check() first")
def a_text_of_any_signs(real: Real, option: Option, value: object) -> bool:
    return (
        len(value) > 1500 if isinstance(value, str) and option.kind == "text" else bool(real(option, value))
    )


@plant(NULL, Null, "read_dump", "takes a game with another 'motto'")
def a_dump_that_says_its_own_motto(real: Real, game: Null, dump: Json, options: Json, seats: int) -> State:
    state: State = real(game, dump, {**options, "motto": dump.get("motto", "")}, seats)
    return state


@plant(NUMICA, Numica, "check", "the preset 'sdg' is refused")
def a_preset_that_is_refused(real: Real, game: Numica, options: Any, seats: object) -> Any:
    return Refusal("options-value") if options == {"moves": "sdg"} else real(game, options, seats)


# What is hidden


@plant(NULL, NullState, "hides", "does not see all of the position, but hides() denies it", "open")
def choices_that_are_forgotten_where_hands_lie_open(real: Real, state: NullState) -> bool:
    return bool(real(state)) and not state.open


@plant(NUMICA, NumicaState, "hides", "hides() is a bool")
def an_answer_that_is_none(real: Real, state: NumicaState) -> Any:
    return [None] if real(state) else []


@plant(NULL, NullState, "apply", "a hint would tell", "lucky")
def a_choice_that_shows_the_others_just_before_they_are_opened(
    real: Real, state: NullState, seat: Seat, move: str
) -> list[Event]:
    highest = max(state.chosen)
    events: list[Event] = real(state, seat, move)
    if events[-1].kind == "opened":
        events.insert(1, Event("chose", seat, {"card": highest}, frozenset({seat}), {}))
    return events


# Sides, windows, presets, dumps


@plant(NULL, NullState, "outcome", "whole sides win, or lose", "pairs")
def one_of_two_partners_who_wins_alone(real: Real, state: NullState) -> Any:
    outcome = real(state)
    return outcome and outcome._replace(winners=frozenset(sorted(outcome.winners)[:1]))


@plant(NULL, Null, "sides", "every seat in one side")
def sides_that_forget_a_seat(real: Real, *given: Any) -> Any:
    return real(*given)[1:]


@plant(LEAGUE, LeagueState, "settles", "which is refused")
def a_turn_that_is_ended_by_what_nobody_may_say(real: Real, state: LeagueState, seat: Seat) -> str | None:
    return real(state, seat) and "dance"


@plant(LEAGUE, LeagueState, "settles", "hangs on what not all see")
def a_turn_that_is_ended_by_what_is_in_the_hand(real: Real, state: LeagueState, seat: Seat) -> str | None:
    return real(state, seat) or ("pass" if state.stage == "capture" and state.hands[seat] % 3 == 0 else None)


@plant(NULL, NullState, "merits", "declare the code 'lucky' in `merits`")
def a_merit_without_words(*_: Any) -> list[Merit]:
    return [Merit("lucky")]


@plant(NULL, NullState, "merits", "are flat JSON")
def a_merit_that_no_message_can_tell(*_: Any) -> list[Merit]:
    return [Merit("highest", {"cards": [[1], [2]]})]


@plant(NULL, NullState, "merits", "says a code twice")
def a_merit_that_repeats_itself(*_: Any) -> list[Merit]:
    return [Merit("highest"), Merit("highest")]


@plant(NULL, NullState, "merits", "is good hangs on what")
def a_merit_by_the_cards_of_others(_: Real, state: NullState, *_asked: Any) -> list[Merit]:
    return [Merit("highest")] if sum(map(sum, state.hands)) % 2 else []


@plant(NULL, NullState, "merits", "nothing may raise here")
def a_merit_that_raises(*_: Any) -> list[Merit]:
    raise ValueError("no reason")


@plant(NULL, NullState, "unfold", "a list of Part, not of", "field")
def a_part_that_is_only_a_view(real: Real, *given: Any) -> list[Json]:
    return [part.view for part in real(*given)]


@plant(NULL, NullState, "unfold", "is not plain JSON", "field")
def a_part_that_no_page_can_read(real: Real, *given: Any) -> list[Part]:
    return [part._replace(view={**part.view, "spaces": {"0,0"}}) for part in real(*given)]


@plant(NULL, NullState, "unfold", "something is told, and they have [0] events", "field")
def a_part_of_which_nothing_is_told(real: Real, *given: Any) -> list[Part]:
    return [part._replace(events=0) for part in real(*given)]


@plant(NULL, NullState, "unfold", "something is told, and they have [3] events", "field")
def a_part_in_which_more_happens_than_in_all(real: Real, *given: Any) -> list[Part]:
    return [part._replace(events=3) for part in real(*given)]


@plant(NULL, NullState, "unfold", "a question changed the position", "field")
def a_part_that_is_played_already(real: Real, state: NullState, *given: Any) -> list[Part]:
    parts: list[Part] = real(state, *given)
    state.points[0] += len(parts)
    return parts


@plant(NULL, NullState, "unfold", "is shown in a part what he cannot see", "field")
def a_part_that_shows_the_hands(real: Real, state: NullState, *given: Any) -> list[Part]:
    hands = [list(hand) for hand in state.hands]
    return [part._replace(view={**part.view, "hands": hands}) for part in real(state, *given)]


@plant(NULL, NullState, "inquiries", "declare the inquiry 'hands'", "open")
def an_undeclared_inquiry(real: Real, *given: Any) -> tuple[str, ...]:
    return ("hands",) if real(*given) else ()


@plant(NULL, NullState, "inquiries", "is not waited for, and may inquire")
def an_inquiry_of_somebody_who_is_not_asked(*_: Any) -> tuple[str, ...]:
    return ("higher",)


@plant(NULL, NullState, "inquiries", "he may inquire about something else", "open")
def an_inquiry_for_those_whom_somebody_beats(real: Real, state: NullState, seat: Seat) -> tuple[str, ...]:
    codes: tuple[str, ...] = real(state, seat)
    return codes if sum(state.chosen) % 2 else ()


@plant(NULL, NullState, "inquire", "is flat JSON", "open")
def an_answer_that_no_message_can_tell(*_: Any) -> Json:
    return {"cards": [[1], [2]]}


@plant(NULL, NullState, "inquire", "his inquiries are answered otherwise", "open")
def an_answer_that_tells_a_choice(_: Real, state: NullState, *__: Any) -> Json:
    return {"count": max(state.chosen)}


@plant(NULL, NullState, "carry_on", "goes on from '' with what is refused")
def an_advice_that_nobody_may_follow(*_: Any) -> str:
    return "dance"


@plant(NULL, NullState, "window", "declare the kind of window", "lucky")
def an_undeclared_window(real: Real, state: NullState, seat: Seat) -> str:
    return str(real(state, seat)).replace("add", "trump")


@plant(NULL, Null, "opens", "opens() says that no window 'add' opens here", "lucky")
def a_window_that_cannot_open(*_: Any) -> tuple[str, ...]:
    return ()


@plant(NULL, Null, "opens", "some of `windows`, in their order")
def a_window_that_the_game_does_not_know(real: Real, *given: Any) -> Any:
    return (*real(*given), "trump")


@plant(NULL, NullState, "window", "a window asks one seat after the other")
def a_window_for_all_at_once(*_: Any) -> str:
    return "add"


@plant(NULL, NullState, "window", "another window is open", "lucky")
def a_window_that_opens_on_what_is_hidden(real: Real, state: NullState, seat: Seat) -> str:
    return str(real(state, seat)) if sum(map(sum, state.hands[1:])) % 2 else ""


@plant(NULL, NullState, "decline", "which is refused", "lucky")
def a_pass_that_nobody_knows(*_: Any) -> str:
    return "no thanks"


@plant(NULL, NullState, "could_answer", "could_answer() says", "lucky")
def an_answer_that_nobody_holds(*_: Any) -> bool:
    return True


@plant(NULL, NullState, "could_answer", "could_answer() says something else")
def an_answer_by_the_cards_of_others(real: Real, state: NullState, seat: Seat) -> bool:
    own: bool = real(state, seat)
    return own and sum(map(sum, state.hands)) % 2 == 0


@plant(NULL, NullState, "apply", "other seats are waited for", "lucky")
def a_window_for_those_who_hold_an_answer(real: Real, state: NullState, seat: Seat, move: str) -> list[Event]:
    events: list[Event] = real(state, seat, move)
    while (
        state.die
        and state.asked + 1 < len(state.asks_in_turn())
        and not any(map(state.could_answer, state.waiting()))
    ):
        state.asked += 1
    return events


@plant(NULL, Null, "check", "the preset 'pairs' is refused")
def a_preset_for_seats_that_it_is_not_for(real: Real, game: Null, options: Any, seats: Any) -> Any:
    refused = isinstance(options, dict) and options.get("pairs") and seats == 4
    return Refusal("pairs-four", {}, "§8") if refused else real(game, options, seats)


@plant(NULL, Null, "read_dump", "with another 'open'")
def a_dump_that_says_its_own_options(real: Real, game: Null, dump: Json, options: Json, seats: int) -> State:
    return real(game, dump, {**options, "open": dump["open"]}, seats)


@plant(NULL, Null, "from_text", "nothing may raise here")
def a_text_that_is_not_read(*_: Any) -> State:
    raise ValueError("no position")


@plant(NULL, Lesson, "is_reached", "no legal sentence reaches it")
def a_lesson_whose_goal_cannot_be_reached(*_: Any) -> bool:
    return False


@plant(NULL, Lesson, "is_reached", "not all that is legal is a goal")
def a_lesson_that_anything_ends(*_: Any) -> bool:
    return True


# All of them


def check_everything(game: Game, preset: str) -> None:
    """Do what `test_conformance.py` does each day, in all presets or in one; what is not found so, by more."""
    check_title(game, read_rules(game))
    cases = [case for case in list_cases([game]) if preset in ("", case.preset)]
    for records, seed in ((30, "faults"), (200, "more faults")):
        for case in cases:
            sample_games(case, zone_of(game), records, seed)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.planted.__name__)
def test_the_suite_finds(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    real = getattr(fault.owner, fault.name)
    monkeypatch.setattr(fault.owner, fault.name, lambda *given, **more: fault.planted(real, *given, **more))
    with pytest.raises(AssertionError) as found:
        check_everything(fault.game, fault.preset)
    assert fault.said in str(found.value)


def test_the_suite_finds_a_game_that_is_longer_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Null, "longest", 6)
    with pytest.raises(AssertionError, match="the game goes on after 6 records"):
        check_games(list_cases([NULL])[0], zone_of(NULL), 30)


@pytest.mark.parametrize(
    ("unveiled", "said"),
    [(("trump",), "must be among `windows`"), (("add", "add"), "unveiled: something is there twice")],
)
def test_the_suite_finds_an_unveiled_window_that_is_none(
    unveiled: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Null, "unveiled", unveiled)
    with pytest.raises(AssertionError, match=said):
        check_title(NULL, read_rules(NULL))


def test_the_suite_finds_a_window_that_is_unveiled_though_cards_of_the_hand_answer_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Null, "unveiled", ("add",))
    with pytest.raises(AssertionError, match="is one word"):
        check_games(Case(NULL, "lucky", {"luck": True}, 2), zone_of(NULL), 30)


def answers_in_the_order_of_a_hand(real: Real, state: NumeroState, seat: Seat) -> Any:
    moves = real(state, seat)
    return moves[::-1] if state.window(seat) and moves and state.hands[seat] % 2 else moves


def a_question_that_counts_a_hand(real: Real, state: NumeroState, seat: Seat, said: str) -> Ask:
    ask = real(state, seat, said)
    return Ask(ask.code, {**ask.args, "low": state.hands[seat] % 8}) if state.stack else ask


@pytest.mark.parametrize(
    ("name", "planted", "said"),
    [
        ("moves", answers_in_the_order_of_a_hand, "what may be said in the unveiled window"),
        ("asks", a_question_that_counts_a_hand, "the question of the unveiled window"),
    ],
)
def test_the_suite_finds_what_only_who_is_asked_may_know_on_a_curtain(
    name: str, planted: Real, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the seat that is asked knows is not hidden from it, but from all who look at the curtain."""
    real = getattr(NumeroState, name)
    monkeypatch.setattr(NumeroState, name, lambda *given: planted(real, *given))
    case = Case(NUMERO, "doubted", {"pack": "ten", "goal": "points", "challenges": True}, 2)
    with pytest.raises(AssertionError, match=said):
        check_games(case, zone_of(NUMERO), 60)
