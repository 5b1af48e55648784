"""Plain second referees, written from the rule books alone, that the real games are checked against."""
