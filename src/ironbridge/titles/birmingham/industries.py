"""The player mat of Brass: Birmingham.  Constants only."""

from ironbridge.core.table_text import table

# Source: photographs of retail mats of 2018 (day and night) and 2024, scans of tile fronts and
# backs; copies from counted stacks.  Income: spaces of the track.  Cubes: placed when built.
# Beer: barrels needed to sell.  Develop: no = the light bulb, which Develop may not remove.
# Sources disagree on manufacturer IV: the rulebook pictures a prototype mat with £14 and income
# 7, and some public tables follow it; every photographed mat shows £8 and income 6.
# One dossier gives beer for manufacturer III and VII, and 9 points for brewery IV: not so printed.
INDUSTRIES = table("""
    industry      level  copies  cost  coal  iron  vp  links  income  cubes  beer  eras   develop
    cotton        1      3       12    -     -     5   1      5       -      1     canal  yes
    cotton        2      2       14    1     -     5   2      4       -      1     both   yes
    cotton        3      3       16    1     1     9   1      3       -      1     both   yes
    cotton        4      3       18    1     1     12  1      2       -      1     both   yes
    manufacturer  1      1       8     1     -     3   2      5       -      1     canal  yes
    manufacturer  2      2       10    -     1     5   1      1       -      1     both   yes
    manufacturer  3      1       12    2     -     4   -      4       -      -     both   yes
    manufacturer  4      1       8     -     1     3   1      6       -      1     both   yes
    manufacturer  5      2       16    1     -     8   2      2       -      2     both   yes
    manufacturer  6      1       20    -     -     7   1      6       -      1     both   yes
    manufacturer  7      1       16    1     1     9   -      4       -      -     both   yes
    manufacturer  8      2       20    -     2     11  1      1       -      1     both   yes
    pottery       1      1       17    -     1     10  1      5       -      1     both   no
    pottery       2      1       0     1     -     1   1      1       -      1     both   yes
    pottery       3      1       22    2     -     11  1      5       -      2     both   no
    pottery       4      1       0     1     -     1   1      1       -      1     both   yes
    pottery       5      1       24    2     -     20  1      5       -      2     rail   yes
    coal          1      1       5     -     -     1   2      4       2      -     canal  yes
    coal          2      2       7     -     -     2   1      7       3      -     both   yes
    coal          3      2       8     -     1     3   1      6       4      -     both   yes
    coal          4      2       10    -     1     4   1      5       5      -     both   yes
    iron          1      1       5     1     -     3   1      3       4      -     canal  yes
    iron          2      1       7     1     -     5   1      3       4      -     both   yes
    iron          3      1       9     1     -     7   1      2       5      -     both   yes
    iron          4      1       12    1     -     9   1      1       6      -     both   yes
    brewery       1      2       5     -     1     4   2      4       -      -     canal  yes
    brewery       2      2       7     -     1     5   2      5       -      -     both   yes
    brewery       3      2       9     -     1     7   2      5       -      -     both   yes
    brewery       4      1       9     -     1     10  2      5       -      -     rail   yes
""")

# Source: rulebook and tile fronts.  Barrels a brewery holds, by the era in which it is built.
BREWERY_BARRELS = table("""
    era    barrels
    canal  1
    rail   2
""")

# Source: rulebook.  Flips: what turns a tile over.
INDUSTRY_NAMES = table("""
    industry      name          flips             produces
    cotton        Cotton Mill   sold              -
    manufacturer  Manufacturer  sold              -
    pottery       Pottery       sold              -
    coal          Coal Mine     last cube gone    coal
    iron          Iron Works    last cube gone    iron
    brewery       Brewery       last barrel gone  beer
""")
