"""Real hosts, installed for a trial: each takes the site as it takes anything, and somebody plays there."""
