"""What a seat cannot see in My game: nothing. Where something is hidden, say here what, from the rules alone."""

from __future__ import annotations

from parlour.conformance.zone import OPEN

ZONE = OPEN
