"""Parts that several games share: boards, and later cards and frames; no game knows another."""
