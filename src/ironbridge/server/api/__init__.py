"""The HTTP interface, one module for each subject; handlers only translate."""
