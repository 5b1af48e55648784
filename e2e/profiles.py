"""Browser profiles that are used again: what pages kept is erased between two people, compiled code stays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page

from e2e.lending import Lender
from e2e.watching import origin_of

PER_PAGE = {"viewport", "color_scheme", "reduced_motion", "forced_colors", "contrast"}
"""What a page can be told by itself; whoever asks for anything else gets a profile of their own."""

KEPT_BY_PAGES = "cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems"

HAS_OWN_CLOCK = "Function.prototype.toString.call(Date).includes('[native code]')"


class Kind(NamedTuple):
    """What a profile is made for."""

    borrows: bool  # whether its pages are lent their interpreter
    service_worker: bool  # whether its pages may have one
    device: dict[str, Any]  # what else its browser is told, by the options of a context of Playwright's


def kind_of(borrows: bool, service_worker: bool, options: dict[str, Any]) -> Kind:
    """The kind of profile for somebody who comes with such options."""
    device = {name: value for name, value in options.items() if name not in PER_PAGE}
    return Kind(borrows, service_worker, device)


@dataclass
class Profile:
    """One profile on the disk, with a browser that keeps compiled code there: Python starts in half the time."""

    context: BrowserContext
    kind: Kind
    lenders: dict[str, Lender] = field(default_factory=dict)  # by the root of their host
    origin: str = ""  # the host at which its present user is

    def open_to(self, address: str) -> None:
        """Be ready for somebody who goes to a site."""
        self.origin = origin_of(address)
        if self.kind.borrows and self.origin not in self.lenders:
            self.lenders[self.origin] = Lender(self.context, self.origin)

    def clear(self) -> bool:
        """Close the pages of its user and erase what they kept; return whether all is as before.

        A clock that its user has set stays with the browser.
        """
        lending = [lender.page for lender in self.lenders.values()]
        page = lending[0] if lending else self.context.new_page()
        is_as_before = bool(page.evaluate(HAS_OWN_CLOCK))
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
        return is_as_before


class Profiles:
    """The profiles of one run, made as they are needed."""

    def __init__(self, launch: Callable[[Kind], BrowserContext]) -> None:
        """Take what starts a browser with a new profile of some kind."""
        self.launch = launch
        self.free: list[Profile] = []

    def take(self, address: str, kind: Kind) -> Profile:
        """Return a profile in which nothing is kept, for pages of a site; rather one that lends to it already."""
        fit = [profile for profile in self.free if profile.kind == kind]
        fit.sort(key=lambda profile: origin_of(address) not in profile.lenders)
        if fit:
            self.free.remove(fit[0])
        profile = fit[0] if fit else Profile(self.launch(kind), kind)
        profile.open_to(address)
        return profile

    def give_back(self, profile: Profile) -> None:
        """Take a profile back from whoever had it; it is used again where all is as before."""
        if profile.clear():
            self.free.append(profile)
        else:
            profile.context.close()


def dress(page: Page, options: dict[str, Any]) -> None:
    """Let a page have a window's size and a person's preferences; what else is among the options, its profile has."""
    media = {name: value for name, value in options.items() if name in PER_PAGE}
    viewport = media.pop("viewport", None)
    if viewport:
        page.set_viewport_size(viewport)
    if media:
        page.emulate_media(**media)
