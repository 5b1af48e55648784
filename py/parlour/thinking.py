"""The verbs about thinking: computers, hints and the review work in slices, as jobs that can be stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.bots.alone import play_alone
from parlour.bots.bot import Progress, think_at
from parlour.bots.review import Missed, Reviewed, is_judged, review, seek_missed
from parlour.core.game import Json, Move, Refusal, Seat
from parlour.core.table import COMPUTER, LEVELS, Table
from parlour.jobs import tell_missed, tell_par, tell_review, tell_thought, think_within
from parlour.requests import LONGEST_SLICE, RequestError
from parlour.tables import Tables

if TYPE_CHECKING:
    from parlour import verbs
    from parlour.core import border


class Thinking(Tables):
    """What is thought about the tables of one page."""

    def think(self, request: Json) -> verbs.Begun:
        """Begin to think about a seat's move, at the seat's level or at a given one."""
        _, table = self._table(request)
        seat = self._seat_waited_for(request, table)
        sitter = table.sitters[seat]
        level = request.get("level", sitter.level if sitter.who == COMPUTER else LEVELS[-1])
        if type(level) is not int or level not in LEVELS:
            raise RequestError("request-level")
        thinking = think_within(think_at(table, seat, level), self._limit(request))
        return {"job": self.jobs.begin(table, thinking, tell_thought, Progress("", 0, 0))}

    def hint(self, request: Json) -> verbs.Begun | verbs.Refused:
        """Begin to look for the best sentence of a seat that is asked; it is counted once it is shown."""
        _, table = self._table(request)
        seat = self._seat_asked(request)
        if not table.aids.hints:
            return {"refusal": Refusal("hint-off").as_json()}
        seat, said = self._seat_waited_for(request, table), self._said(request)

        def tell(_: Progress, move: Move | None) -> Json:
            if move is None:
                return {}
            return {"hint": self._advise(table, seat, table.state.carry_on(seat, said, move))}

        thinking = think_within(think_at(table, seat, LEVELS[-1]), self._limit(request))
        return {"job": self.jobs.begin(table, thinking, tell, Progress("", 0, 0))}

    def _advise(self, table: Table, seat: Seat, move: Move) -> border.Hint:
        """Tell the best sentence, what it would bring about, and why it is good."""
        hint = table.hint(seat, move)
        if isinstance(hint, Refusal):
            raise TypeError(f"a hint that cannot be said: {move}, {hint}")
        return hint

    def count_hint(self, request: Json) -> verbs.Hinted | verbs.Refused:
        """Count a hint, since people have seen it: one that they stopped may have been found in that very slice."""
        number, table = self._table(request)
        refusal = table.count_hint()
        return {"refusal": refusal.as_json()} if refusal else {"hints": table.hints, **self._token(number)}

    def inquire(self, request: Json) -> verbs.Inquired | verbs.Refused:
        """Tell a seat that is asked what it inquires about."""
        _, table = self._table(request)
        seat, code = self._seat_waited_for(request, table), request.get("code")
        if not isinstance(code, str) or code not in table.game.inquiries:
            raise RequestError("request-code")
        answer = table.inquire(seat, code)
        return {"refusal": answer.as_json()} if isinstance(answer, Refusal) else {"answer": answer}

    def review(self, request: Json) -> verbs.Begun | verbs.Refused:
        """Begin to look for the turning points of a game that is over."""
        _, table = self._table(request)
        if table.outcome() is None:
            return {"refusal": Refusal("review-early").as_json()}
        begun = Reviewed(0, len(table.journal))
        return {"job": self.jobs.begin(table, review(table), tell_review, begun)}

    def seek(self, request: Json) -> verbs.Begun | verbs.Refused:
        """Begin to look for what a person's decision has missed, while the table goes on."""
        _, table = self._table(request)
        at, _ = self._at(request, table)
        if not table.aids.hints:
            return {"refusal": Refusal("hint-off").as_json()}
        if at == len(table.journal) or not table.is_persons(at) or not is_judged(table, at):
            raise RequestError("request-at", most=len(table.journal))
        moment, nothing = table.past[at], Missed(None, False)

        def stands() -> bool:
            # What is played after the decision changes nothing of what it has missed; what takes it back ends the work.
            return at < len(table.past) and table.past[at] is moment

        return {"job": self.jobs.begin(table, seek_missed(table, at), tell_missed, nothing, stands)}

    def play_par(self, request: Json) -> verbs.Begun:
        """Begin to play the deal of a table for one, from its first card to its end, at the level to be reached."""
        _, table = self._table(request)
        game = table.game
        if not game.par:
            raise RequestError("request-level")
        if len(table.sitters) != 1:
            raise RequestError("request-seats")
        playing = play_alone(game, table.options, table.seed, game.par)
        # It plays the deal and not the table: whatever happens there leaves it whole.
        return {"job": self.jobs.begin(table, playing, tell_par, Progress("", 0, 0), lambda: True)}

    def step(self, request: Json) -> Json:
        """Work for a slice of some milliseconds."""
        job = self._job(request)
        return {"job": job, **self.jobs.step(job, self._milliseconds(request.get("ms", 20), LONGEST_SLICE))}

    def stop(self, request: Json) -> verbs.Sentence:
        """Stop a job; of a thought, the best move so far is told."""
        return {"move": self.jobs.stop(self._job(request)).get("move", "")}

    def bench(self, request: Json) -> verbs.Measured:
        """Measure this machine for a while."""
        from parlour.bench import measure, time_helper

        seconds = request.get("seconds", 1)
        if type(seconds) not in (int, float) or not 0 < seconds <= 20:
            raise RequestError("request-seconds", most=20)
        game = self._game(request)
        return {"rates": measure(game, seconds)._asdict(), "helper": time_helper(game)}
