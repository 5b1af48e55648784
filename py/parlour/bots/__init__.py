"""Computer players that know only the contract."""
