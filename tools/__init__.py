"""Tools for development and the build; not part of the package."""
