"""Tests of what Python does for the next visit: it rehearses, once on a device, and is in nobody's way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.numica.e2e.player import NumicaPlayer

from e2e.harness import Person
from e2e.test_offline import wait_until_kept
from parlour.games import REGISTRY

Come = Callable[..., Person]

HEAR_REQUESTS = """{
  window.requests = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.text) window.requests.push(JSON.parse(message.text));
    return post.call(this, message, ...more);
  };
  navigator.userAgentData ?? Object.defineProperty(Navigator.prototype, "userAgentData", { value: {} });
}"""


def read_requests(person: Person, verb: str) -> list[dict[str, Any]]:
    asked: list[dict[str, Any]] = person.page.evaluate("requests")
    return [request for request in asked if request["verb"] == verb]


def test_python_rehearses_once_at_the_first_visit_and_is_in_nobody_s_way(come: Come) -> None:
    person = NumicaPlayer(come(service_worker=True))
    person.page.add_init_script(HEAR_REQUESTS)
    person.open("?fast")
    wait_until_kept(person)
    person.page.wait_for_function("requests.some(({ seed }) => seed === 'rehearsal')")
    person.begin_turn()
    person.move_somewhere()
    person.wait_for_turn()
    person.page.wait_for_function(
        "requests.filter(({ verb }) => verb === 'close').length >= 5", timeout=60_000
    )

    begun = [request for request in read_requests(person, "new") if request["seed"] == "rehearsal"]
    assert [request["game"] for request in begun] == list(REGISTRY), "each game was thought about, and once"
    assert all(len(request["seats"]) == 2 for request in begun)
    thought = [request for request in read_requests(person, "think") if "ms" not in request]
    closed = {request["table"] for request in read_requests(person, "close")}
    assert {request["table"] for request in thought} == closed, "nothing of it is left"

    person.come_home()
    assert person.page.locator(".kept-game").count() == 1, "the only game is the one that was played"
    person.reload()
    person.page.wait_for_timeout(2_000)
    assert not read_requests(person, "think"), "what a second visit needs is there"
