"""The Automa of Brass: Birmingham: its cards, its mats, its board aids.  Constants only."""

from ironbridge.core.table_text import table

# Source: pictures of all 22 cards, first edition, the one shown in rulebook v1.1 of the Automa by
# Mauro Gibertoni; read by eye, equal to an independent transcription.  The second edition is the
# same but for the rows of SECOND_EDITION.
# A front is read from the top; the first line that can be done is done.
# Towns: tried in this order.  Link: yes = one link may be laid first where that is needed.
# Iron: the line counts from this iron price on.  Build and link: the mine, then a network action
# from there.  Network: only from a town in the network.
FRONTS = table("""
    card  does            industry      towns                                  link  iron
    1     build           iron          Redditch/Coalbrookdale                 yes   3
    1     build           pottery       Coventry                               no    -
    1     network         -             Coventry                               -     -
    2     build           manufacturer  Cannock/Burton-on-Trent                no    -
    2     build           cotton        Nuneaton                               yes   -
    2     network         -             Cannock/Burton-on-Trent/Nuneaton       -     -
    3     build           iron          Walsall/Coalbrookdale/Dudley           yes   4
    3     build           brewery       Nuneaton/Walsall                       no    -
    3     network         -             Nuneaton/Walsall                       -     -
    4     build           brewery       Coalbrookdale/Burton-on-Trent          no    -
    4     network         -             Coalbrookdale/Burton-on-Trent          -     -
    5     build and link  coal          Redditch                               -     -
    5     network         -             Redditch                               -     -
    6     build           brewery       Farm Brewery South/Farm Brewery North  yes   -
    6     build           brewery       Stafford                               no    -
    6     network         -             Stafford                               -     -
    7     build           manufacturer  Wolverhampton/Redditch                 yes   -
    7     network         -             Wolverhampton/Redditch                 -     -
    8     build           manufacturer  Coventry                               yes   -
    8     build           cotton        Tamworth                               yes   -
    8     network         -             Coventry/Tamworth                      -     -
    9     build           manufacturer  Birmingham                             yes   -
    9     build and link  coal          Dudley                                 -     -
    9     network         -             Birmingham/Dudley                      -     -
    10    build           iron          Birmingham/Redditch/Coalbrookdale      yes   3
    10    build           cotton        Tamworth                               yes   -
    10    network         -             Tamworth                               -     -
    11    build           pottery       Stafford                               no    -
    11    build           manufacturer  Birmingham                             yes   -
    11    network         -             Stafford/Birmingham                    -     -
    12    build           iron          Birmingham/Coventry/Coalbrookdale      yes   3
    12    build           brewery       Walsall                                no    -
    12    network         -             Walsall                                -     -
    13    build           iron          Walsall/Coventry/Dudley                yes   1
    13    build           manufacturer  Redditch                               no    -
    13    network         -             Redditch                               -     -
    14    build           iron          Coventry/Coalbrookdale                 yes   2
    14    build and link  coal          Wolverhampton/Redditch                 -     -
    14    network         -             Wolverhampton/Redditch                 -     -
    15    build           cotton        Tamworth                               yes   -
    15    build and link  coal          Tamworth/Redditch                      -     -
    15    network         -             Tamworth/Redditch                      -     -
    16    build           iron          Birmingham/Redditch/Coalbrookdale      yes   3
    16    build           manufacturer  Nuneaton/Redditch                      yes   -
    16    network         -             Nuneaton/Redditch                      -     -
    17    build           cotton        Worcester/Birmingham                   yes   -
    17    network         -             Worcester/Birmingham                   -     -
    18    build           manufacturer  Walsall/Birmingham                     yes   -
    18    network         -             Walsall/Birmingham                     -     -
    19    build and link  coal          Kidderminster/Cannock                  -     -
    19    network         -             Kidderminster/Cannock                  -     -
    20    build           cotton        Kidderminster/Worcester                yes   -
    20    network         -             Kidderminster/Worcester                -     -
    21    build           iron          Walsall/Dudley                         yes   3
    21    build and link  coal          Nuneaton/Burton-on-Trent               -     -
    21    network         -             Nuneaton/Burton-on-Trent               -     -
    22    build           cotton        Worcester/Kidderminster                yes   -
    22    network         -             Worcester/Kidderminster                -     -
""")

# A back says: sell (else a brewery in this town), develop (up to this iron price), network from
# where it acted last, pass.  First: what its corner says in the first turn of the game.
# Icon: the filled cell in the little picture of a town; it breaks ties of slots and buildings.
BACKS = table("""
    card  group  first    brewery          develop  icon
    1     A      draw     Stone            1        SW
    2     A      draw     Burton-on-Trent  3        NW
    3     B      draw     Derby            0        NW
    4     B      draw     Walsall          0        SW
    5     C      draw     Walsall          4        NW
    6     B      draw     Coalbrookdale    2        SW
    7     A      develop  Walsall          2        SW
    8     A      draw     Uttoxeter        0        NE
    9     C      draw     Burton-on-Trent  2        NW
    10    A      draw     Uttoxeter        0        NE
    11    A      draw     Coalbrookdale    0        NE
    12    B      develop  Nuneaton         2        SE
    13    A      draw     Stafford         0        SE
    14    C      draw     Derby            1        SE
    15    C      develop  Uttoxeter        2        NW
    16    A      draw     Stone            4        NE
    17    A      develop  Uttoxeter        1        NE
    18    A      draw     Coalbrookdale    0        SE
    19    C      draw     Burton-on-Trent  0        SW
    20    A      develop  Stafford         2        NW
    21    C      draw     Nuneaton         0        SE
    22    A      develop  Nuneaton         2        NE
""")

# Source: the cards.  Points for Develop, once whatever it takes, and for Pass; links of a network
# action.
DEVELOP_VP = 3
PASS_VP = 5
NETWORK_LINKS = table("""
    era    links
    canal  1
    rail   2
""")

# Source: pictures of the second edition, 2025.  All that it changes; we keep the first.
# Lines are counted from 1.
SECOND_EDITION = table("""
    card  where         first                                  second
    1     back icon     SW                                     NW
    6     front line 1  Farm Brewery South/Farm Brewery North  Farm Brewery North/Farm Brewery South
    22    front line 1  Worcester/Kidderminster                Kidderminster/Worcester
    22    front line 2  Worcester/Kidderminster                Kidderminster/Worcester
""")

# Source: rulebook v1.1 and two card drawing programs.  The packets in the order in which they are
# drawn: stacked front side up, packet 3 on top, then the whole deck is flipped.
PACKETS = table("""
    packet  A  B  C
    1       4  3  3
    2       1  1  1
    3       7  -  2
""")

# Source: the mats pictured in rulebook v1.1, equal to an independent transcription.  Tiles of
# each level of the industry: on the mat of a person, then on that of the Automa.
MATS = table("""
    industry      level  full  easy  medium  hard
    cotton        1      3     2     2       2
    cotton        2      2     2     1       1
    cotton        3      3     3     3       1
    cotton        4      3     3     3       3
    manufacturer  1      1     1     0       0
    manufacturer  2      2     2     2       2
    manufacturer  3      1     1     0       0
    manufacturer  4      1     1     0       0
    manufacturer  5      2     2     1       0
    manufacturer  6      1     1     1       1
    manufacturer  7      1     1     1       1
    manufacturer  8      2     2     2       2
    pottery       1      1     1     1       1
    pottery       2      1     1     1       1
    pottery       3      1     1     1       1
    pottery       4      1     1     1       1
    pottery       5      1     1     1       1
    coal          1      1     0     0       0
    coal          2      2     2     1       1
    coal          3      2     2     2       2
    coal          4      2     2     2       2
    iron          1      1     1     0       0
    iron          2      1     1     1       1
    iron          3      1     1     1       1
    iron          4      1     1     1       1
    brewery       1      2     1     1       1
    brewery       2      2     2     2       2
    brewery       3      2     2     2       2
    brewery       4      1     1     1       1
""")

# Source: our ruling on the positions printed on the board.  The cell of the icon for each slot of
# a place.  N: a lone upper slot fills the whole upper line.  From the filled cell the cells are
# scanned in this order, round and round, until a tied candidate is met.
CELLS = ["NW", "NE", "SW", "SE"]
SLOT_CELLS = table("""
    place               cells
    Stoke-on-Trent      N SW SE
    Leek                NW NE
    Stone               NW NE
    Uttoxeter           NW NE
    Belper              NW NE SW
    Derby               N SW SE
    Stafford            NW NE
    Burton-on-Trent     NW NE
    Cannock             NW NE
    Tamworth            NW NE
    Walsall             NW NE
    Coalbrookdale       N SW SE
    Wolverhampton       NW NE
    Dudley              NW NE
    Kidderminster       NW NE
    Worcester           NW NE
    Birmingham          NW NE SW SE
    Nuneaton            NW NE
    Coventry            N SW SE
    Redditch            NW NE
    Farm Brewery North  NW
    Farm Brewery South  NW
""")

# Source: two measurements of the link spots, which agree within four degrees and in order.
# The lines round each place, clockwise; angle: of the spot seen from the middle of its slots, in
# degrees from straight up.  The sweep begins at 350 degrees, our ruling, so that a spot that
# stands practically above its town comes first.  A slash: the line that joins three places.
CLOCKWISE_FROM = 350
CLOCKWISE = table("""
    place               to                                angle
    Stoke-on-Trent      Leek                              49
    Stoke-on-Trent      Stone                             210
    Stoke-on-Trent      Warrington                        300
    Leek                Belper                            88
    Leek                Stoke-on-Trent                    264
    Stone               Stoke-on-Trent                    54
    Stone               Uttoxeter                         84
    Stone               Burton-on-Trent                   102
    Stone               Stafford                          176
    Uttoxeter           Derby                             100
    Uttoxeter           Stone                             268
    Belper              Derby                             170
    Belper              Leek                              278
    Derby               Belper                            3
    Derby               Nottingham                        60
    Derby               Burton-on-Trent                   182
    Derby               Uttoxeter                         264
    Stafford            Cannock                           120
    Stafford            Stone                             280
    Burton-on-Trent     Derby                             58
    Burton-on-Trent     Tamworth                          168
    Burton-on-Trent     Walsall                           224
    Burton-on-Trent     Cannock                           258
    Burton-on-Trent     Stone                             295
    Cannock             Stafford                          0
    Cannock             Burton-on-Trent                   62
    Cannock             Walsall                           129
    Cannock             Wolverhampton                     246
    Cannock             Farm Brewery North                279
    Tamworth            Burton-on-Trent                   1
    Tamworth            Nuneaton                          107
    Tamworth            Birmingham                        182
    Tamworth            Walsall                           236
    Walsall             Cannock                           8
    Walsall             Burton-on-Trent                   33
    Walsall             Tamworth                          83
    Walsall             Birmingham                        161
    Walsall             Wolverhampton                     282
    Coalbrookdale       Wolverhampton                     63
    Coalbrookdale       Kidderminster                     171
    Coalbrookdale       Shrewsbury                        294
    Wolverhampton       Cannock                           22
    Wolverhampton       Walsall                           94
    Wolverhampton       Dudley                            177
    Wolverhampton       Coalbrookdale                     271
    Dudley              Birmingham                        99
    Dudley              Kidderminster                     233
    Dudley              Wolverhampton                     320
    Kidderminster       Dudley                            8
    Kidderminster       Farm Brewery South/Worcester      185
    Kidderminster       Coalbrookdale                     308
    Worcester           Birmingham                        50
    Worcester           Gloucester                        112
    Worcester           Farm Brewery South/Kidderminster  341
    Birmingham          Tamworth                          37
    Birmingham          Nuneaton                          72
    Birmingham          Coventry                          118
    Birmingham          Oxford                            136
    Birmingham          Redditch                          190
    Birmingham          Worcester                         232
    Birmingham          Dudley                            270
    Birmingham          Walsall                           300
    Nuneaton            Tamworth                          357
    Nuneaton            Coventry                          128
    Nuneaton            Birmingham                        238
    Coventry            Nuneaton                          40
    Coventry            Birmingham                        266
    Redditch            Birmingham                        31
    Redditch            Oxford                            101
    Redditch            Gloucester                        242
    Farm Brewery North  Cannock                           88
    Farm Brewery South  Kidderminster/Worcester           90
    Warrington          Stoke-on-Trent                    66
    Nottingham          Derby                             260
    Shrewsbury          Coalbrookdale                     56
    Gloucester          Worcester                         271
    Gloucester          Redditch                          304
    Oxford              Redditch                          276
    Oxford              Birmingham                        307
""")
