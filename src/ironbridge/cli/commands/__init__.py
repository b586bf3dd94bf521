"""One module per family of commands, imported when a command of it is called."""
