"""Browser profiles that are used again: what pages kept is erased between two people, compiled code stays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Page

PER_PAGE = {"viewport", "color_scheme", "reduced_motion", "forced_colors", "contrast"}
"""What a page can be told by itself; whoever asks for anything else gets a profile of their own."""

KEPT_BY_PAGES = "cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems"


@dataclass
class Profile:
    """One profile on the disk, with a browser that keeps compiled code there: Python starts in half the time."""

    context: BrowserContext
    origins: set[str] = field(default_factory=set)  # where its present user may have left something

    def clear(self) -> None:
        """Close its pages and erase what they kept."""
        page = self.context.new_page()
        for other in self.context.pages:
            if other is not page:
                other.close()
        session = self.context.new_cdp_session(page)
        for origin in self.origins:
            wish = {"origin": origin, "storageTypes": KEPT_BY_PAGES}
            session.send("Storage.clearDataForOrigin", wish)
        self.origins.clear()
        session.detach()


class Profiles:
    """The profiles of one run, made as they are needed."""

    def __init__(self, launch: Callable[[], BrowserContext]) -> None:
        """Take what starts a browser with a new profile."""
        self.launch = launch
        self.free: list[Profile] = []

    def take(self, origin: str) -> Profile:
        """Return a profile in which nothing is kept, for pages of an origin."""
        profile = self.free.pop() if self.free else Profile(self.launch())
        profile.origins.add(origin)
        return profile

    def give_back(self, profile: Profile) -> None:
        """Take a profile back from whoever had it."""
        profile.clear()
        self.free.append(profile)


def dress(page: Page, options: dict[str, Any]) -> None:
    """Let a page have a window's size and a person's preferences."""
    media = dict(options)
    viewport = media.pop("viewport", None)
    if viewport:
        page.set_viewport_size(viewport)
    if media:
        page.emulate_media(**media)
