"""The industry tiles of Millbrook.  Constants only."""

from ironbridge.core.table_text import table

# Source: invented.  Links: coins on the flipped tile.  Income: spaces of the track.  Cubes: placed
# when built.
INDUSTRIES = table("""
    industry  level  copies  cost  coal  iron  vp  links  income  cubes  eras
    cotton    1      2       8     -     -     3   1      4       -      canal
    cotton    2      3       10    1     -     6   1      3       -      both
    coal      1      1       5     -     -     1   1      3       2      canal
    coal      2      2       7     -     -     3   1      4       3      both
""")
