"""Benchmarks and stress tests of Ironbridge; for developers, not part of the wheel."""
