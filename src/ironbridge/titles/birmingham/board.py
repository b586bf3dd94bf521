"""The board of Brass: Birmingham: places, links, merchants, markets.  Constants only."""

from ironbridge.core.table_text import table

# Source: the retail board, day and night sides, read from a flat photograph and two scans.
# Four independent transcriptions agree slot by slot; a sheet of all 49 slot icons agrees too.
# Slots run from top to bottom, then left to right; a slash marks one slot that takes either.
# The two farms have no name on the board.  Icons: the link icons printed on the place itself.
PLACES = table("""
    place               kind      banner  slots                                               icons
    Stoke-on-Trent      town      blue    cotton/manufacturer pottery/iron manufacturer       -
    Leek                town      blue    cotton/manufacturer cotton/coal                     -
    Stone               town      blue    cotton/brewery manufacturer/coal                    -
    Uttoxeter           town      blue    manufacturer/brewery cotton/brewery                 -
    Belper              town      teal    cotton/manufacturer coal pottery                    -
    Derby               town      teal    cotton/brewery cotton/manufacturer iron             -
    Stafford            town      red     manufacturer/brewery pottery                        -
    Burton-on-Trent     town      red     manufacturer/coal brewery                           -
    Cannock             town      red     manufacturer/coal coal                              -
    Tamworth            town      red     cotton/coal cotton/coal                             -
    Walsall             town      red     iron/manufacturer manufacturer/brewery              -
    Coalbrookdale       town      gold    iron/brewery iron coal                              -
    Wolverhampton       town      gold    manufacturer manufacturer/coal                      -
    Dudley              town      gold    coal iron                                           -
    Kidderminster       town      gold    cotton/coal cotton                                  -
    Worcester           town      gold    cotton cotton                                       -
    Birmingham          town      purple  cotton/manufacturer manufacturer iron manufacturer  -
    Nuneaton            town      purple  manufacturer/brewery cotton/coal                    -
    Coventry            town      purple  pottery manufacturer/coal iron/manufacturer         -
    Redditch            town      purple  manufacturer/coal iron                              -
    Farm Brewery North  farm      -       brewery                                             -
    Farm Brewery South  farm      -       brewery                                             -
    Warrington          merchant  -       -                                                   2
    Nottingham          merchant  -       -                                                   2
    Shrewsbury          merchant  -       -                                                   2
    Gloucester          merchant  -       -                                                   2
    Oxford              merchant  -       -                                                   2
""")

# Source: the merchant panels of the board.  Spaces: tile spaces, each with a place for a barrel.
# Players: tiles lie here from this number of players on.  Bonus: for drinking the barrel; money
# in pounds, income in spaces of the track.  With or without tiles, all five lead to the markets.
MERCHANTS = table("""
    place       spaces  players  bonus    amount
    Warrington  2       3        money    5
    Nottingham  2       4        vp       3
    Shrewsbury  1       2        vp       4
    Gloucester  2       2        develop  1
    Oxford      2       2        income   2
""")

# Source: a photograph of the nine tiles with their player pips.  Two public transcriptions give
# other tiles for three and four players; the photograph settles it.  The blank tile buys nothing.
MERCHANT_TILES = table("""
    buys                         players
    -                            2
    -                            2
    cotton/manufacturer/pottery  2
    manufacturer                 2
    cotton                       2
    -                            3
    pottery                      3
    manufacturer                 4
    cotton                       4
""")

# Source: the board scans; three transcriptions are identical.  One public engine leaves out
# Birmingham-Dudley and Redditch-Oxford, both clearly printed.  Via: the third place of the one
# line that joins three.
LINKS = table("""
    from             to                  via                 canal  rail
    Warrington       Stoke-on-Trent      -                   yes    yes
    Stoke-on-Trent   Leek                -                   yes    yes
    Leek             Belper              -                   no     yes
    Belper           Derby               -                   yes    yes
    Derby            Nottingham          -                   yes    yes
    Derby            Uttoxeter           -                   no     yes
    Derby            Burton-on-Trent     -                   yes    yes
    Stone            Uttoxeter           -                   no     yes
    Stone            Burton-on-Trent     -                   yes    yes
    Stone            Stoke-on-Trent      -                   yes    yes
    Stone            Stafford            -                   yes    yes
    Stafford         Cannock             -                   yes    yes
    Cannock          Farm Brewery North  -                   yes    yes
    Cannock          Wolverhampton       -                   yes    yes
    Cannock          Walsall             -                   yes    yes
    Cannock          Burton-on-Trent     -                   no     yes
    Burton-on-Trent  Walsall             -                   yes    no
    Burton-on-Trent  Tamworth            -                   yes    yes
    Tamworth         Walsall             -                   no     yes
    Tamworth         Birmingham          -                   yes    yes
    Tamworth         Nuneaton            -                   yes    yes
    Nuneaton         Birmingham          -                   no     yes
    Nuneaton         Coventry            -                   no     yes
    Birmingham       Coventry            -                   yes    yes
    Birmingham       Walsall             -                   yes    yes
    Birmingham       Dudley              -                   yes    yes
    Birmingham       Worcester           -                   yes    yes
    Birmingham       Redditch            -                   no     yes
    Birmingham       Oxford              -                   yes    yes
    Redditch         Oxford              -                   yes    yes
    Redditch         Gloucester          -                   yes    yes
    Gloucester       Worcester           -                   yes    yes
    Kidderminster    Worcester           Farm Brewery South  yes    yes
    Kidderminster    Dudley              -                   yes    yes
    Kidderminster    Coalbrookdale       -                   yes    yes
    Coalbrookdale    Wolverhampton       -                   yes    yes
    Coalbrookdale    Shrewsbury          -                   yes    yes
    Wolverhampton    Walsall             -                   yes    yes
    Wolverhampton    Dudley              -                   yes    yes
""")

# Source: the market panel of the board: the price of each space, cheapest first; dots mark the
# spaces that start empty.  Beyond: the price from the general supply, which never runs out
# (some notes count it as spaces; it is a picture, not a space).
COAL_TRACK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
COAL_START = 13
COAL_BEYOND = 8

IRON_TRACK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
IRON_START = 8
IRON_BEYOND = 6

# Source: the rulebook.
ERAS = table("""
    era    from  to
    canal  1770  1830
    rail   1830  1870
""")

# Source: board and card scans.  Players: cards with this banner are dealt from this number on.
# The prototype cards show the six northern towns in one colour; the retail ones show two.
BANNERS = table("""
    banner  players
    teal    4
    blue    3
    red     2
    gold    2
    purple  2
""")
