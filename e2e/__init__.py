"""Tests of the built site in a real browser, by what a person sees, hears and touches."""
