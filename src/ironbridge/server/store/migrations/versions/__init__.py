"""Migrations in order of their revisions."""
