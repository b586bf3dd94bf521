"""Makes what the page draws but nobody should draw by hand twice: the land under the boards."""
