"""The board of Millbrook: places, links, demand tracks.  Constants only."""

from ironbridge.core.table_text import table

# Source: invented.  A slash marks one slot that takes either industry; the harbour takes no tile.
# Icons: the coins printed on the place itself.
PLACES = table("""
    place      kind     slots               icons
    Ashby      town     cotton coal         -
    Brampton   town     cotton/coal cotton  -
    Carlow     town     coal                -
    Denby      town     cotton cotton/coal  -
    Eastport   harbour  -                   2
""")

LINKS = table("""
    from      to        canal  rail
    Ashby     Brampton  yes    yes
    Brampton  Carlow    yes    yes
    Brampton  Denby     yes    yes
    Denby     Eastport  yes    yes
    Ashby     Eastport  no     yes
""")

# The price of each space, cheapest first; both tracks start full.  Beyond: with the track empty.
COAL_TRACK = [1, 2, 3, 4]
COAL_BEYOND = 5
IRON_TRACK = [1, 2, 3, 4]
IRON_BEYOND = 5

# Maximum number of mills that the harbour buys from in an era.
HARBOUR_BUYS = 3
