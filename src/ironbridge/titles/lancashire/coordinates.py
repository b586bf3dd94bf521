"""Coordinates of the board of Brass (2007). Constants only."""

from ironbridge.core.table_text import table

# The board of 2007, its proportions kept, origin top left.
BOARD_WIDTH = 730
BOARD_HEIGHT = 1000
SLOT_SIZE = 41

# Source: the board scan, good to about five units.  2018: the same places on the square board of
# that year, 1000 by 1000, taken from one program whose picture size is assumed.
PLACE_POINTS = table("""
    place                 x    y    2018 x  2018 y
    Barrow-in-Furness     81   142  315     119
    Birkenhead            119  660  293     682
    Blackburn             391  415  648     406
    Bolton                373  530  625     548
    Burnley               484  356  758     326
    Bury                  505  507  755     496
    Colne                 589  292  869     308
    Ellesmere Port        234  765  457     769
    Fleetwood             134  295  383     287
    Lancaster             253  183  508     194
    Liverpool             144  580  383     621
    Macclesfield          529  879  756     874
    Manchester            492  649  741     649
    Oldham                596  573  889     627
    Preston               256  384  511     352
    Rochdale              658  475  897     487
    Stockport             541  771  835     792
    Warrington & Runcorn  311  663  575     681
    Wigan                 249  556  508     536
    Blackpool             133  373  370     399
    Southport             163  469  379     488
    Northwich             359  853  603     814
    Scotland              321  31   498     67
    Yorkshire             698  363  930     376
    The Midlands          489  971  603     939
""")

# Source: one transcription, laid over the scan.  Position: where the slot is in its town.
SLOT_POINTS = table("""
    place                 slot  x    y    position
    Barrow-in-Furness     0     60   142  left
    Barrow-in-Furness     1     102  142  right
    Birkenhead            0     119  660  only
    Blackburn             0     391  388  top
    Blackburn             1     369  429  bottom left
    Blackburn             2     414  429  bottom right
    Bolton                0     351  516  top left
    Bolton                1     394  516  top right
    Bolton                2     374  559  bottom
    Burnley               0     463  356  left
    Burnley               1     505  356  right
    Bury                  0     482  507  left
    Bury                  1     527  507  right
    Colne                 0     568  292  left
    Colne                 1     611  292  right
    Ellesmere Port        0     234  765  only
    Fleetwood             0     134  295  only
    Lancaster             0     231  183  left
    Lancaster             1     275  183  right
    Liverpool             0     122  559  top left
    Liverpool             1     166  559  top right
    Liverpool             2     122  602  bottom left
    Liverpool             3     166  602  bottom right
    Macclesfield          0     507  879  left
    Macclesfield          1     551  879  right
    Manchester            0     492  606  top
    Manchester            1     470  649  middle left
    Manchester            2     515  649  middle right
    Manchester            3     493  692  bottom
    Oldham                0     576  573  left
    Oldham                1     617  573  right
    Preston               0     255  354  top
    Preston               1     235  398  bottom left
    Preston               2     278  398  bottom right
    Rochdale              0     615  475  left
    Rochdale              1     658  475  middle
    Rochdale              2     701  475  right
    Stockport             0     521  771  left
    Stockport             1     562  771  right
    Warrington & Runcorn  0     311  641  top
    Warrington & Runcorn  1     311  684  bottom
    Wigan                 0     227  556  left
    Wigan                 1     270  556  right
""")

# Source: the same.  The marker of the canal and that of the rail.
LINK_POINTS = table("""
    from                  to                    canal x  canal y  rail x  rail y
    Blackburn             Burnley               453      394      466     405
    Blackburn             Wigan                 308      481      318     487
    Burnley               Colne                 513      307      524     316
    Bolton                Bury                  438      516      440     508
    Bolton                Manchester            423      598      423     580
    Bury                  Manchester            501      554      510     556
    Lancaster             Preston               240      263      258     263
    Fleetwood             Preston               186      340      176     348
    Preston               Wigan                 252      475      264     473
    Manchester            Oldham                565      615      577     620
    Manchester            Stockport             522      722      530     722
    Manchester            Warrington & Runcorn  389      675      389     640
    Liverpool             Wigan                 220      597      206     588
    Ellesmere Port        Warrington & Runcorn  263      716      295     742
    Oldham                Rochdale              623      521      635     522
    Warrington & Runcorn  Wigan                 289      597      275     597
    Macclesfield          Stockport             534      821      547     821
    Colne                 Yorkshire             652      308      650     325
    Rochdale              Yorkshire             631      409      641     421
    Ellesmere Port        Northwich             295      814      299     800
    Northwich             The Midlands          400      902      411     895
    Macclesfield          The Midlands          501      922      521     922
    Ellesmere Port        Liverpool             165      687      -       -
    Barrow-in-Furness     Lancaster             -        -        168     90
    Lancaster             Scotland              -        -        284     104
    Blackburn             Preston               -        -        324     424
    Burnley               Bury                  -        -        496     427
    Bury                  Rochdale              -        -        551     469
    Blackburn             Bolton                -        -        377     472
    Bolton                Wigan                 -        -        322     553
    Liverpool             Warrington & Runcorn  -        -        237     627
    Birkenhead            Ellesmere Port        -        -        145     737
    Blackpool             Preston               -        -        177     394
    Preston               Southport             -        -        221     453
    Southport             Wigan                 -        -        197     513
    Liverpool             Southport             -        -        136     513
""")
