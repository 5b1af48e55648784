"""A small generator of our own, so that one seed deals one game on every Python and every machine."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def seed_number(text: str) -> int:
    """Turn any text into a 64-bit seed (FNV-1a over its UTF-8; `hash()` differs from run to run)."""
    number = 0xCBF29CE484222325
    for byte in text.encode("utf-8", "surrogatepass"):
        number = ((number ^ byte) * 0x100000001B3) & _MASK
    return number


class Rng:
    """Splitmix64 (Steele, Lea and Flood 2014): 64 bits of state, equal sequences for equal seeds."""

    __slots__ = ("state",)

    def __init__(self, seed: int | str) -> None:
        """Seed with a number (taken modulo 2**64) or with any text."""
        self.state = seed_number(seed) if isinstance(seed, str) else seed & _MASK

    def next(self) -> int:
        """Return the next number, 0 … 2**64 - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a number 0 … n - 1, each as likely (the uneven tail of 2**64 is drawn again).

        Raises ValueError where n is not 1 … 2**64.
        """
        if not 1 <= n <= 1 << 64:
            raise ValueError(f"below({n})")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            number = self.next()
            if number < limit:
                return number % n

    def unit(self) -> float:
        """Return a number from 0 up to but not including 1, with 53 random bits."""
        return (self.next() >> 11) / (1 << 53)

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        """Return one of the items; raises ValueError where there is none."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Rng:
        """Return a generator of its own, so that a search never moves the table's."""
        return Rng(self.next())
