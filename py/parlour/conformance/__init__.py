"""The conformance suite: what every game must keep, to be run by its author (`python -m parlour conform`)."""
