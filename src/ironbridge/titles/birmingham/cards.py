"""Cards, set-up and costs of Brass: Birmingham.  Constants only."""

from ironbridge.core.table_text import table

# Source: card face sheets and a deck counted card by card; four transcriptions agree (one engine
# gives Derby two cards, which makes 63).  Columns 2, 3, 4: copies with that many players.
# No card shows cotton alone or manufacturer alone.
CARDS = table("""
    card                 kind      2  3  4
    Belper               location  -  -  2
    Derby                location  -  -  3
    Leek                 location  -  2  2
    Stoke-on-Trent       location  -  3  3
    Stone                location  -  2  2
    Uttoxeter            location  -  1  2
    Stafford             location  2  2  2
    Burton-on-Trent      location  2  2  2
    Cannock              location  2  2  2
    Tamworth             location  1  1  1
    Walsall              location  1  1  1
    Coalbrookdale        location  3  3  3
    Dudley               location  2  2  2
    Kidderminster        location  2  2  2
    Wolverhampton        location  2  2  2
    Worcester            location  2  2  2
    Birmingham           location  3  3  3
    Coventry             location  3  3  3
    Nuneaton             location  1  1  1
    Redditch             location  1  1  1
    iron                 industry  4  4  4
    coal                 industry  2  2  3
    cotton/manufacturer  industry  -  6  8
    pottery              industry  2  2  3
    brewery              industry  5  5  5
""")

# Source: rulebook.  The wild cards lie in two open piles beside the board.
WILDS = table("""
    card           copies
    wild location  4
    wild industry  4
""")

# Source: the cards.  The board says Burton-on-Trent, the card spells it otherwise.
NAME_ON_CARD = {"Burton-on-Trent": "Burton-upon-Trent"}

# Source: rulebook.  Rounds: per era.  Aside: the card each player lays face down as the first
# discard, in the canal era only.  Links, tiles: per player.  Income: space of the marker.
# First: actions in the first canal round; actions: in every other one.
SETUP = table("""
    players  cards  rounds  money  hand  aside  links  tiles  income  vp  first  actions
    2        40     10      17     8     1      14     45     10      0   1      2
    3        54     9       17     8     1      14     45     10      0   1      2
    4        64     8       17     8     1      14     45     10      0   1      2
""")

# Source: component list.  Cubes and barrels are not a limit.
SUPPLY = table("""
    piece        number
    coal cube    30
    iron cube    18
    beer barrel  15
    money token  77
""")

PLAYER_COLOURS = ["red", "yellow", "purple", "white"]

# Source: rulebook.  Develop: for each tile.
COSTS = table("""
    what       money  coal  iron  beer
    canal      3      -     -     -
    rail       5      1     -     -
    two rails  15     2     -     1
    develop    -      -     1     -
""")

# Source: rulebook.  A loan moves the marker down whole levels, to the highest space of the level
# reached, and never below the lowest level.
LOAN_MONEY = 30
LOAN_LEVELS = 3

# Source: rulebook.  Develop removes one or two tiles; Scout lays down three cards, that of the
# action included, and takes one wild card of each kind.
DEVELOP_TILES = 2
SCOUT_CARDS = 3

# Source: rulebook.  Income that cannot be paid: a tile brings its cost over this divisor, rounded
# down; without tiles each missing pound takes points, never below zero.
SHORTFALL_DIVISOR = 2
SHORTFALL_VP = 1

# Source: rulebook, introductory game: pounds per victory point at the end, maximum number of these
# points; tiles of this level and above score a second time.
INTRODUCTORY_POUNDS_PER_VP = 4
INTRODUCTORY_MOST_VP = 15
INTRODUCTORY_LEVEL = 2
