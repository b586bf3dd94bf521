"""Programs for developers and for the build; the package does not need them."""
