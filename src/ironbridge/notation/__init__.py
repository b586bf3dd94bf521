"""Texts that round-trip: choices and actions, positions, deals and records."""
