"""The command line of Ironbridge."""
