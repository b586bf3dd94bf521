"""The industry tiles of Brass (2007).  Constants only."""

from ironbridge.core.table_text import table

# Source: the table of the rulebook and scans of the tile fronts; one site has the same numbers.
# Links: coins on the flipped tile.  Income: spaces of the track.  Cubes: placed when built.
# Shipyard 0 can never be built, only developed away.  Shipyard 1 lacks its canal sign in the
# first printing; the rulebook gives the erratum.
# One 2018 program has cotton 1 with 5 points (an option, see editions.py) and cotton 2 for £15: not
# confirmed, not followed.
INDUSTRIES = table("""
    industry  level  copies  cost  coal  iron  vp  links  income  cubes  eras
    cotton    1      3       12    -     -     3   1      5       -      canal
    cotton    2      3       14    1     -     5   1      4       -      both
    cotton    3      3       16    1     1     9   1      3       -      both
    cotton    4      3       18    1     1     12  1      2       -      both
    port      1      2       6     -     -     2   1      3       -      canal
    port      2      2       7     -     -     4   1      3       -      both
    port      3      2       8     -     -     6   1      4       -      both
    port      4      2       9     -     -     9   1      4       -      both
    coal      1      1       5     -     -     1   1      4       2      canal
    coal      2      2       7     -     -     2   1      7       3      both
    coal      3      2       8     -     1     3   1      6       4      both
    coal      4      2       10    -     1     4   1      5       5      both
    iron      1      1       5     1     -     3   1      3       4      canal
    iron      2      1       7     1     -     5   1      3       4      both
    iron      3      1       9     1     -     7   1      2       5      both
    iron      4      1       12    1     -     9   1      1       6      both
    shipyard  0      2       -     -     -     -   -      -       -      -
    shipyard  1      2       16    1     1     10  1      2       -      canal
    shipyard  2      2       25    1     1     18  1      1       -      rail
""")

# Source: rulebook.  Flips: what turns a tile over.
INDUSTRY_NAMES = table("""
    industry  name         flips                   produces
    cotton    Cotton Mill  sold                    -
    coal      Coal Mine    last cube gone          coal
    iron      Iron Works   last cube gone          iron
    port      Port         cotton sold through it  -
    shipyard  Shipyard     built                   -
""")
