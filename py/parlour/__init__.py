"""Number Parlour: referees and computer players for tabletop number games."""

__version__ = "0.1.0"
