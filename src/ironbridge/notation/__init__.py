"""Text notation with round trips: choices, actions, positions, deals and records."""
