"""Watches a browser context for what no page may do: complain, fail a request, or ask another origin."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

LOUD = ("error", "warning")
INSIDE = ("data", "blob")  # addresses that leave neither the page nor the device
LEFT = ("net::ERR_ABORTED", "NS_BINDING_ABORTED")  # what was still asked for when somebody left the page
ASKED = "net::ERR_CACHE_MISS"  # what the service worker asked the browser's own cache for, and no host


class Watch:
    """Every fault of one context, until it is asked for."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.origin = origin_of(address)
        self.faults: list[str] = []
        self.expected: list[re.Pattern[str]] = []
        self.context = context
        self.listeners: dict[str, Callable[[Any], None]] = {
            "console": self.hear,
            "weberror": self.catch,
            "request": self.look,
            "requestfailed": self.miss,
            "response": self.weigh,
        }
        for event, listener in self.listeners.items():
            context.on(event, listener)  # type: ignore[call-overload]  # each event has a signature of its own

    def stop(self) -> None:
        """Watch no longer: somebody else comes."""
        for event, listener in self.listeners.items():
            self.context.remove_listener(event, listener)

    def expect(self, *patterns: str) -> None:
        """Say which faults the present test provokes."""
        self.expected += map(re.compile, patterns)

    def take_faults(self) -> list[str]:
        """The faults that nobody expected; the next test begins without them."""
        faults = [fault for fault in self.faults if not any(each.search(fault) for each in self.expected)]
        self.faults, self.expected = [], []
        return faults

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            self.faults.append(f"console {message.type}: {message.text}")

    def catch(self, error: WebError) -> None:
        self.faults.append(f"page error: {error.error}")

    def look(self, request: Request) -> None:
        if urlsplit(request.url).scheme not in INSIDE and origin_of(request.url) != self.origin:
            self.faults.append(f"request to another origin: {request.url}")

    def miss(self, request: Request) -> None:
        if request.failure not in (*LEFT, ASKED):
            self.faults.append(f"failed request: {request.url} {request.failure}")

    def weigh(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"response {response.status}: {response.url}")


def origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"
