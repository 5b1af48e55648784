"""The conformance suite: what every game must keep, to be run by whoever writes one (`python -m parlour conform`)."""
