"""Saves of Numero that were written when a builder's next build closed the older one: they play as they did."""

from __future__ import annotations

from kept import kept, load

from parlour.games.numero.upgrades import NEW


def test_whoever_is_asked_about_an_older_build_now_passed_then() -> None:
    save = kept("numero-4-claims-closed")
    loaded = load(save)
    assert loaded.broken is None
    journal = [f"{'*' if record.seat < 0 else record.seat} {record.move}" for record in loaded.table.journal]
    said = iter(journal)
    assert all(text in said for text in save["journal"]), "all that was said is said, in its order"
    assert len(journal) > len(save["journal"])
    now = loaded.table.state.dump()
    assert {key for key in now if now[key] != save["at"][key]} <= set(NEW)
