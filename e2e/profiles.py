"""Browser profiles that are used again: what pages kept is erased between two people, compiled code stays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Page

from e2e.lending import Lender
from e2e.watching import origin_of

PER_PAGE = {"viewport", "color_scheme", "reduced_motion", "forced_colors", "contrast"}
"""What a page can be told by itself; whoever asks for anything else gets a profile of their own."""

KEPT_BY_PAGES = "cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems"


@dataclass
class Profile:
    """One profile on the disk, with a browser that keeps compiled code there: Python starts in half the time."""

    context: BrowserContext
    borrows: bool  # whether its pages are lent their interpreter
    service_worker: bool  # whether its pages may have one
    lenders: dict[str, Lender] = field(default_factory=dict)  # by the root of their host
    origin: str = ""  # the host at which its present user is

    def open_to(self, address: str) -> None:
        """Be ready for somebody who goes to a site."""
        self.origin = origin_of(address)
        if self.borrows and self.origin not in self.lenders:
            self.lenders[self.origin] = Lender(self.context, self.origin)

    def clear(self) -> None:
        """Close the pages of its user and erase what they kept."""
        lending = [lender.page for lender in self.lenders.values()]
        page = lending[0] if lending else self.context.new_page()
        for other in self.context.pages:
            if other is not page and other not in lending:
                other.close()
        for lender in self.lenders.values():
            lender.take_all_back()
        self.context.set_offline(False)
        session = self.context.new_cdp_session(page)
        wish = {"origin": self.origin, "storageTypes": KEPT_BY_PAGES}
        session.send("Storage.clearDataForOrigin", wish)
        session.detach()


class Profiles:
    """The profiles of one run, made as they are needed."""

    def __init__(self, launch: Callable[[bool, bool], BrowserContext]) -> None:
        """Take what starts a browser with a new profile, given whether its pages borrow, and may be served offline."""
        self.launch = launch
        self.free: list[Profile] = []

    def take(self, address: str, borrows: bool, service_worker: bool) -> Profile:
        """Return a profile in which nothing is kept, for pages of a site; rather one that lends to it already."""
        wish = (borrows, service_worker)
        fit = [profile for profile in self.free if (profile.borrows, profile.service_worker) == wish]
        fit.sort(key=lambda profile: origin_of(address) not in profile.lenders)
        if fit:
            self.free.remove(fit[0])
        profile = fit[0] if fit else Profile(self.launch(*wish), *wish)
        profile.open_to(address)
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
