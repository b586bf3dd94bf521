"""Learning weights for the mind: games as data, fitting, gates.  Needs the extra ``research``."""
