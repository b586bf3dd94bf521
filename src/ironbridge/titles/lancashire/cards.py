"""Cards, set-up and costs of Brass (2007).  Constants only."""

from ironbridge.core.table_text import table

# Source: two transcriptions of the deck that agree; the 2018 deck has the same place cards with
# four players.  No picture of the whole deck was seen, but the hands come out exactly.
# Columns 3, 4: copies with that many players; the deck is the same.
CARDS = table("""
    card                  kind      3  4
    Barrow-in-Furness     location  2  2
    Birkenhead            location  2  2
    Blackburn             location  2  2
    Bolton                location  2  2
    Burnley               location  2  2
    Bury                  location  1  1
    Colne                 location  2  2
    Ellesmere Port        location  1  1
    Fleetwood             location  1  1
    Lancaster             location  3  3
    Liverpool             location  4  4
    Macclesfield          location  2  2
    Manchester            location  4  4
    Oldham                location  2  2
    Preston               location  3  3
    Rochdale              location  2  2
    Stockport             location  2  2
    Warrington & Runcorn  location  2  2
    Wigan                 location  2  2
    cotton                industry  8  8
    coal                  industry  5  5
    iron                  industry  3  3
    port                  industry  6  6
    shipyard              industry  3  3
""")

# Source: rulebook.  Rounds: per era.  Links, tiles: per player.  Income: space of the marker.
# First: actions in the first canal round; actions: in every other one.  Last loan: the last rail
# round in which a loan may be taken.
SETUP = table("""
    players  cards  rounds  money  hand  links  tiles  income  vp  first  actions  last loan
    3        66     10      30     8     14     37     10      0   1      2        6
    4        66     8       30     8     14     37     10      0   1      2        4
""")

# Source: rulebook.  Cards removed unseen from the deck of each era; those of the canal era come
# back for the rail era.
CARDS_OUT = table("""
    players  canal  rail
    3        9      6
    4        6      2
""")

# Source: component list.  Cubes are not a limit.
SUPPLY = table("""
    piece                number
    coal cube            30
    iron cube            25
    distant market tile  12
""")

PLAYER_COLOURS = ["red", "purple", "green", "yellow"]

# Source: rulebook.  Two rails: in one action, £5 and then £10.  Develop: for each tile.
COSTS = table("""
    what       money  coal  iron
    canal      3      -     -
    rail       5      1     -
    two rails  15     2     -
    develop    -      -     1
""")

DEVELOP_TILES = 2

# Source: rulebook.  Number of levels the marker goes down, to the highest space of the level.
LOANS = table("""
    money  levels
    10     1
    20     2
    30     3
""")

# Source: rulebook.  Pounds per point at the end of the game.
POUNDS_PER_VP = 10

# Source: rulebook.  Income that cannot be paid: a tile brings its cost over this divisor, rounded
# down.  The 2007 text stops there; one point for each missing pound is the rule of 2018.
SHORTFALL_DIVISOR = 2
SHORTFALL_VP = 1
