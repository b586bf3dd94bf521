"""Coordinates of the board of Brass: Birmingham. Constants only."""

from ironbridge.core.table_text import points, table

# A square of 1000 by 1000, origin top left, the track round the edge included.
BOARD_WIDTH = 1000
BOARD_HEIGHT = 1000
SLOT_SIZE = 46

# Source: board scans.  The middle of each place and of its name; farms and merchants have none.
# Merchants: the shield, measured to five units.
PLACE_POINTS = table("""
    place               x    y    label x  label y
    Stoke-on-Trent      413  131  414      181
    Leek                554  73   554      109
    Stone               308  252  308      287
    Uttoxeter           566  234  567      270
    Belper              753  88   752      122
    Derby               762  241  763      295
    Stafford            402  345  402      382
    Burton-on-Trent     684  374  684      409
    Cannock             476  448  476      483
    Tamworth            698  500  699      536
    Walsall             532  563  533      599
    Coalbrookdale       233  568  232      620
    Wolverhampton       370  540  370      576
    Dudley              417  662  418      698
    Kidderminster       347  766  348      802
    Worcester           360  896  361      932
    Birmingham          630  678  632      736
    Nuneaton            790  601  791      638
    Coventry            812  717  813      768
    Redditch            584  819  586      855
    Farm Brewery North  299  435  -        -
    Farm Brewery South  260  841  -        -
    Warrington          277  68   -        -
    Nottingham          903  131  -        -
    Shrewsbury          89   523  -        -
    Gloucester          510  918  -        -
    Oxford              736  842  -        -
""")

# Source: two transcriptions, checked against the white squares of a scan to one unit.
SLOT_POINTS = table("""
    place               slot  x    y
    Stoke-on-Trent      0     413  100
    Stoke-on-Trent      1     389  146
    Stoke-on-Trent      2     436  146
    Leek                0     530  73
    Leek                1     577  73
    Stone               0     285  252
    Stone               1     331  252
    Uttoxeter           0     543  234
    Uttoxeter           1     590  234
    Belper              0     707  88
    Belper              1     753  88
    Belper              2     800  88
    Derby               0     762  210
    Derby               1     739  257
    Derby               2     785  257
    Stafford            0     378  345
    Stafford            1     425  345
    Burton-on-Trent     0     661  374
    Burton-on-Trent     1     707  374
    Cannock             0     452  448
    Cannock             1     499  448
    Tamworth            0     676  500
    Tamworth            1     721  500
    Walsall             0     509  563
    Walsall             1     555  563
    Coalbrookdale       0     233  537
    Coalbrookdale       1     209  584
    Coalbrookdale       2     256  584
    Wolverhampton       0     347  540
    Wolverhampton       1     394  540
    Dudley              0     394  662
    Dudley              1     440  662
    Kidderminster       0     324  766
    Kidderminster       1     370  766
    Worcester           0     337  896
    Worcester           1     384  896
    Birmingham          0     606  654
    Birmingham          1     653  654
    Birmingham          2     606  701
    Birmingham          3     653  701
    Nuneaton            0     766  601
    Nuneaton            1     813  601
    Coventry            0     812  686
    Coventry            1     789  733
    Coventry            2     835  733
    Redditch            0     560  819
    Redditch            1     607  819
    Farm Brewery North  0     299  435
    Farm Brewery South  0     260  841
""")

# Source: the mean of two sets of token positions.  The line is a curve through this point.
LINK_POINTS = table("""
    from             to                  x    y
    Warrington       Stoke-on-Trent      353  96
    Stoke-on-Trent   Leek                469  82
    Leek             Belper              645  71
    Belper           Derby               766  158
    Derby            Nottingham          822  207
    Derby            Uttoxeter           667  253
    Derby            Burton-on-Trent     758  329
    Stone            Uttoxeter           438  239
    Stone            Burton-on-Trent     516  295
    Stone            Stoke-on-Trent      368  207
    Stone            Stafford            314  331
    Stafford         Cannock             476  388
    Cannock          Farm Brewery North  377  432
    Cannock          Wolverhampton       393  486
    Cannock          Walsall             540  500
    Cannock          Burton-on-Trent     574  396
    Burton-on-Trent  Walsall             589  474
    Burton-on-Trent  Tamworth            700  444
    Tamworth         Walsall             625  552
    Tamworth         Birmingham          694  591
    Tamworth         Nuneaton            786  527
    Nuneaton         Birmingham          712  651
    Nuneaton         Coventry            861  658
    Birmingham       Coventry            719  724
    Birmingham       Walsall             556  635
    Birmingham       Dudley              520  678
    Birmingham       Worcester           486  789
    Birmingham       Redditch            614  768
    Birmingham       Oxford              718  771
    Redditch         Oxford              664  835
    Redditch         Gloucester          506  862
    Gloucester       Worcester           436  927
    Kidderminster    Worcester           341  840
    Kidderminster    Dudley              354  710
    Kidderminster    Coalbrookdale       253  693
    Coalbrookdale    Wolverhampton       290  539
    Coalbrookdale    Shrewsbury          165  538
    Wolverhampton    Walsall             454  546
    Wolverhampton    Dudley              374  612
""")

# Source: board scan.  Where the three arms of the line to Farm Brewery South meet.
JUNCTION = (341, 839)

# Source: measured on a board scan to five units.  The tile spaces with their barrels.
MERCHANT_POINTS = table("""
    place       space  tile x  tile y  beer x  beer y
    Warrington  0      255     128     246     164
    Warrington  1      302     128     312     164
    Nottingham  0      881     192     872     229
    Nottingham  1      928     192     938     229
    Shrewsbury  0      89      589     126     579
    Gloucester  0      581     930     572     892
    Gloucester  1      628     930     638     892
    Oxford      0      804     854     794     816
    Oxford      1      850     854     860     816
""")

# Source: the same scan.  The shield that shows the bonus.
BONUS_POINTS = table("""
    place       x    y
    Warrington  278  171
    Nottingham  905  235
    Shrewsbury  160  579
    Gloucester  605  884
    Oxford      827  808
""")

# Source: the same scan.  The spaces 0 to 99 of the track: up the left edge, along the top, down
# the right edge, back along the bottom.
TRACK_POINTS = points("""
    16,930   15,893   16,857   15,822   16,786   15,750   16,714   15,678   16,643   15,607
    16,569   15,528   15,499   15,456   15,428   15,384   15,356   15,313   15,285   15,242
    15,214   15,171   15,142   15,99    15,71    66,15    94,15    136,15   164,15   208,15
    236,15   290,16   318,16   348,16   406,16   434,16   464,16   522,15   551,15   580,15
    638,15   666,15   695,16   757,15   786,15   814,15   871,15   900,15   929,15   984,82
    984,112  984,140  984,198  984,227  984,256  984,314  984,343  984,372  984,432  984,460
    984,489  984,547  984,576  984,605  984,633  984,690  984,718  984,747  984,776  984,833
    984,862  984,890  984,918  932,984  903,984  874,984  846,984  796,984  768,984  739,984
    711,984  661,984  633,984  604,984  576,984  528,984  500,984  472,984  443,984  394,984
    365,984  337,984  308,984  257,984  228,984  200,984  172,984  124,985  95,984   67,984
""")

# Source: the same scan.  A row of the market for each price; two cubes to a row.
COAL_COLUMNS = [845, 867]
COAL_COINS = 825
IRON_COLUMNS = [900, 922]
COAL_ROWS = table("""
    price  y
    1      519
    2      488
    3      458
    4      429
    5      398
    6      369
    7      338
""")

IRON_ROWS = table("""
    price  y
    1      519
    2      488
    3      458
    4      429
    5      398
""")

COAL_BEYOND_POINT = (855, 309)
IRON_BEYOND_POINT = (911, 368)

# Source: the same scan.  Card piles, the turn order with the money spent, the title.
CARD_PILE_POINTS = [(138, 154), (138, 290), (138, 426)]
TURN_ORDER_ROWS = [678, 758, 838, 914]
TURN_ORDER_MONEY = 100
TURN_ORDER_NUMBER = 176
TITLE_POINT = (589, 160)

# Source: sampled by eye from board scans; near, not exact.
BANNER_INKS = table("""
    banner  ink
    teal    #579082
    blue    #265585
    red     #7b4841
    gold    #8f692d
    purple  #5f4a6e
""")
