"""Other printings of Brass: the 2018 edition and the two-player map. Constants only."""

from ironbridge.core.table_text import table

# The 2018 edition.  Slots, links, tracks, income and four-player place cards are those of 2007,
# compared one by one; the tiles are taken to be the same.  Its classic rules keep the 2007 deck.

# Source: 2018 rulebook.  Cards out: left unused in that era.
SETUP_2018 = table("""
    players  cards  rounds  money  income
    2        40     10      30     10
    3        54     9       30     10
    4        64     8       30     10
""")

CARDS_OUT_2018 = table("""
    players  canal  rail
    2        2      -
    3        3      -
    4        4      -
""")

# Source: one program of the 2018 edition.  Four players: sure.  Two and three: doubtful, for its
# decks are one card short of the 40 and 54 that the rounds need; Liverpool with four cards at
# every number, our guess, repairs both.  As reported: the row it replaces.
CARDS_2018 = table("""
    card                  kind      2  3  4
    Barrow-in-Furness     location  -  2  2
    Birkenhead            location  2  2  2
    Blackburn             location  -  2  2
    Bolton                location  2  2  2
    Burnley               location  -  -  2
    Bury                  location  1  1  1
    Colne                 location  -  -  2
    Ellesmere Port        location  1  1  1
    Fleetwood             location  -  1  1
    Lancaster             location  -  2  3
    Liverpool             location  4  4  4
    Macclesfield          location  2  2  2
    Manchester            location  4  4  4
    Oldham                location  2  2  2
    Preston               location  3  3  3
    Rochdale              location  2  2  2
    Stockport             location  2  2  2
    Warrington & Runcorn  location  2  2  2
    Wigan                 location  2  2  2
    cotton                industry  -  5  8
    coal                  industry  2  3  4
    iron                  industry  3  3  3
    port                  industry  3  4  5
    shipyard              industry  3  3  3
""")

CARDS_2018_AS_REPORTED = table("""
    card       kind      2  3  4
    Liverpool  location  3  3  4
""")

# Source: 2018 rulebook.  Cards with the solo icon, never dealt: one coal and one port, by
# subtraction from the 66.
SOLO_CARDS_2018 = 2

# Source: the same program.  Four players: sure; three: less so; two: doubtful, it looks odd.
# Tile: number of spaces that the cotton marker moves down.  Columns 2, 3, 4: copies by players.
DISTANT_TILES_2018 = table("""
    tile  2  3  4
    0     -  1  2
    1     1  1  2
    2     -  4  4
    3     3  3  3
    4     1  1  1
""")

# Source: the World Boardgaming Championships of 2023, "in all formats", and one program of the 2018
# edition.  Neither rulebook has it; the 2018 player mat was not seen.
COTTON_1_VP_AT_CHAMPIONSHIPS = 5

# Source: 2018 rulebook, introductory game: pounds per victory point at the end, maximum number of
# these points; tiles of this level and above score a second time.
INTRODUCTORY_POUNDS_PER_VP = 4
INTRODUCTORY_MOST_VP = 15
INTRODUCTORY_LEVEL = 2

# The two-player map of 2009, made by players.  One site and the 2018 rulebook agree on every
# number they share; the places taken out and the cards come from one program, and fit the 40.

SETUP_TWO_PLAYERS = table("""
    players  cards  rounds  money
    2        40     10      25
""")

CARDS_OUT_TWO_PLAYERS = table("""
    players  canal  rail
    2        2      -
""")

PLACES_LEFT_OUT = table("""
    place
    Birkenhead
    Ellesmere Port
    Stockport
    Macclesfield
    Oldham
    Rochdale
    Northwich
    The Midlands
""")

# The canal is added to the rail of the board; the site has an option to forbid it.
LINKS_CHANGED = table("""
    from       to        canal  rail
    Lancaster  Scotland  yes    yes
""")

CARDS_TWO_PLAYERS = table("""
    card                  kind      2
    Barrow-in-Furness     location  2
    Blackburn             location  2
    Bolton                location  2
    Burnley               location  2
    Bury                  location  1
    Colne                 location  2
    Fleetwood             location  1
    Lancaster             location  2
    Liverpool             location  3
    Manchester            location  3
    Preston               location  2
    Warrington & Runcorn  location  2
    Wigan                 location  1
    cotton                industry  5
    coal                  industry  4
    iron                  industry  2
    port                  industry  3
    shipyard              industry  1
""")

# Source: the site; the 2018 rulebook does not say.  Coal and iron alike.
TRACK_TWO_PLAYERS = [2, 2, 3, 3, 4, 4]
TRACK_TWO_PLAYERS_BEYOND = 5
DISTANT_TILES_TWO_PLAYERS = [1, 2, 2, 2, 2, 3, 3, 4]
