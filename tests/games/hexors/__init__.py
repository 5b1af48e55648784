"""Tests of Hexors."""
