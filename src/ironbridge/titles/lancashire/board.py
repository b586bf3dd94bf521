"""The board of Brass (2007): places, links, demand tracks.  Constants only."""

from ironbridge.core.table_text import table

# Source: a scan of the printed 2007 board, read by eye; two transcriptions are identical slot by
# slot, and the 2018 board has the same slots.  Slots run from top to bottom, then left to right;
# a slash marks one slot that takes either.  Icons: the coins printed on the place itself.
# External places lie outside Lancashire and always count as a port; nothing is built on them
# or on a waypoint.
PLACES = table("""
    place                 kind      slots                                     icons
    Barrow-in-Furness     town      shipyard iron                             -
    Birkenhead            town      shipyard                                  -
    Blackburn             town      cotton/coal cotton/coal iron              -
    Bolton                town      cotton/coal cotton/coal iron              -
    Burnley               town      cotton/coal cotton/coal                   -
    Bury                  town      cotton/coal cotton/coal                   -
    Colne                 town      cotton cotton                             -
    Ellesmere Port        town      port                                      -
    Fleetwood             town      port                                      -
    Lancaster             town      port cotton/port                          -
    Liverpool             town      port port shipyard port                   -
    Macclesfield          town      cotton cotton                             -
    Manchester            town      cotton/coal cotton/coal cotton/coal iron  -
    Oldham                town      cotton/coal cotton/coal                   -
    Preston               town      port cotton/port iron                     -
    Rochdale              town      cotton/coal cotton/coal iron              -
    Stockport             town      cotton cotton                             -
    Warrington & Runcorn  town      cotton/coal port                          -
    Wigan                 town      coal coal                                 -
    Blackpool             waypoint  -                                         2
    Southport             waypoint  -                                         2
    Northwich             waypoint  -                                         2
    Scotland              external  -                                         2
    Yorkshire             external  -                                         2
    The Midlands          external  -                                         2
""")

# Source: the same scan; two transcriptions are identical.  One public program has other rails
# round Liverpool, Preston and Burnley: not so printed.
# Birkenhead-Ellesmere Port is the only way of coal to Birkenhead, Barrow-in-Furness-Lancaster
# the only link of Barrow; the two canals on the Mersey are water, and one has no rail beside it.
LINKS = table("""
    from                  to                    canal  rail
    Blackburn             Burnley               yes    yes
    Blackburn             Wigan                 yes    yes
    Burnley               Colne                 yes    yes
    Bolton                Bury                  yes    yes
    Bolton                Manchester            yes    yes
    Bury                  Manchester            yes    yes
    Lancaster             Preston               yes    yes
    Fleetwood             Preston               yes    yes
    Preston               Wigan                 yes    yes
    Manchester            Oldham                yes    yes
    Manchester            Stockport             yes    yes
    Manchester            Warrington & Runcorn  yes    yes
    Liverpool             Wigan                 yes    yes
    Ellesmere Port        Warrington & Runcorn  yes    yes
    Oldham                Rochdale              yes    yes
    Warrington & Runcorn  Wigan                 yes    yes
    Macclesfield          Stockport             yes    yes
    Colne                 Yorkshire             yes    yes
    Rochdale              Yorkshire             yes    yes
    Ellesmere Port        Northwich             yes    yes
    Northwich             The Midlands          yes    yes
    Macclesfield          The Midlands          yes    yes
    Ellesmere Port        Liverpool             yes    no
    Barrow-in-Furness     Lancaster             no     yes
    Lancaster             Scotland              no     yes
    Blackburn             Preston               no     yes
    Burnley               Bury                  no     yes
    Bury                  Rochdale              no     yes
    Blackburn             Bolton                no     yes
    Bolton                Wigan                 no     yes
    Liverpool             Warrington & Runcorn  no     yes
    Birkenhead            Ellesmere Port        no     yes
    Blackpool             Preston               no     yes
    Preston               Southport             no     yes
    Southport             Wigan                 no     yes
    Liverpool             Southport             no     yes
""")

# Source: rulebook (BL-virtual-1).  Counts as one's own link for playing an industry card, in both directions
# (one site allows the way back as an option only); carries neither coal nor cotton, and scores
# nothing.
VIRTUAL_LINKS = table("""
    from       to
    Liverpool  Birkenhead
""")

# Source: rulebook.  This industry takes the first slot while it is empty, then the other;
# slots are counted from 0.
SLOT_PRIORITY = table("""
    place      industry  first  then
    Lancaster  port      0      1
    Preston    port      0      1
""")

# Source: the board.  The price of each space, cheapest first; both tracks start full and are not
# reset between the eras.  Beyond: the price of a cube when the track is empty.
COAL_TRACK = [1, 1, 2, 2, 3, 3, 4, 4]
COAL_START = 8
COAL_BEYOND = 5

IRON_TRACK = [1, 1, 2, 2, 3, 3, 4, 4]
IRON_START = 8
IRON_BEYOND = 5

# Source: the board.  The bonus of each space from the top, read after the marker has moved; the
# space below these says that there is no more demand.  Sources disagree on the coin: the French
# rulebook says money; the printed bronze coin without a pound sign, two programs and the 2018
# rulebook say spaces of the income track, and so do we.
COTTON_TRACK = [3, 3, 2, 2, 1, 1, 0, 0]
COTTON_START = 0
COTTON_CLOSED = 8

# Source: the tiles, as counted by two transcriptions.  How far the cotton marker moves down.
DISTANT_TILES = [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]
