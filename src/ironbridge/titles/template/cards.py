"""Cards, set-up, income and costs of Millbrook.  Constants only."""

from ironbridge.core.table_text import table

# Source: invented.  Column 2: copies with two players.
CARDS = table("""
    card      kind      2
    Ashby     location  2
    Brampton  location  2
    Carlow    location  2
    Denby     location  2
    cotton    industry  4
    coal      industry  4
""")

# Links: tiles per player.  Income: space of the marker.  First: actions in the first canal round;
# actions: in every other one.  Rounds come out of the cards: 16 less the 2 removed in the canal
# era are 7 for each, which is one and three times two; 8 for each in the rail era.
SETUP = table("""
    players  money  hand  links  income  first  actions
    2        20     4     6      10      1      2
""")

# Cards removed unseen from the deck of each era.
CARDS_OUT = [2, 0]
ROUNDS = [4, 4]

# The income level of each space, 0 to 99.
INCOME = list(range(-10, 90))

COSTS = table("""
    what       money  coal
    canal      3      -
    rail       5      1
    two rails  15     2
""")

DEVELOP_TILES = 2
LOAN_MONEY = 10
LOAN_LEVELS = 2
POUNDS_PER_VP = 10
