"""What is told of a request that makes no sense."""

from __future__ import annotations

ERROR_CODES = (
    "request-long",
    "request-json",
    "request-verb",
    "request-game",
    "request-table",
    "request-seat",
    "request-seats",
    "request-seed",
    "request-aids",
    "request-wishes",
    "request-at",
    "request-viewer",
    "request-said",
    "request-word",
    "request-code",
    "request-level",
    "request-job",
    "request-number",
    "request-seconds",
    "wheel-damaged",
    "engine-fault",
)


class RequestError(Exception):
    """A request that makes no sense; becomes an error object at the door."""

    def __init__(self, code: str, **args: object) -> None:
        """Take the code, one of ERROR_CODES, and its arguments."""
        super().__init__(code)
        self.code = code
        self.given = args
