"""Counts the steps of a search that a person waits for, so that none goes on for ever, whatever was named."""


class Meter:
    """Steps that may still be gone. The same words get the same answer everywhere, since no clock is read."""

    __slots__ = ("left",)

    def __init__(self, steps: int) -> None:
        """Begin with so many steps."""
        self.left = steps

    def spend(self, steps: int = 1) -> bool:
        """Take so many steps, if there are as many; tell whether there were.

        What costs too much takes nothing, so that a cheaper question can still be answered.
        """
        if steps > self.left:
            return False
        self.left -= steps
        return True
