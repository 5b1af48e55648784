"""What a seat cannot see in Legionz: nothing; what lies under a Bug is decided when it is flipped (R-NB-16)."""

from __future__ import annotations

from parlour.conformance.zone import OPEN

ZONE = OPEN
