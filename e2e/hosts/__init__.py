"""Real hosts, which are installed here: each takes the site as it takes anything, and somebody plays there."""
