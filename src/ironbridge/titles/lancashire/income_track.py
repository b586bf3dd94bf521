"""Income track of Brass (Lancashire): the income level of each space, from lowest to highest."""

from ironbridge.core.table_text import numbers

# Source: the track on the board scan, colour by colour; three programs agree.
# The income level of each space, 0 to 99: the first is the lowest level, the last is the cap.
INCOME = numbers("""
    -10   -9   -8   -7   -6   -5   -4   -3   -2   -1
      0    1    1    2    2    3    3    4    4    5
      5    6    6    7    7    8    8    9    9   10
     10   11   11   11   12   12   12   13   13   13
     14   14   14   15   15   15   16   16   16   17
     17   17   18   18   18   19   19   19   20   20
     20   21   21   21   21   22   22   22   22   23
     23   23   23   24   24   24   24   25   25   25
     25   26   26   26   26   27   27   27   27   28
     28   28   28   29   29   29   29   30   30   30
""")
