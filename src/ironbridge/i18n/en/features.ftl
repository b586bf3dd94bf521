### What the mind looks at, and how the arena and explain say what they found.

## Facts: what each says about one seat

fact-one = a start that every position has
fact-points = points scored so far
fact-purse = money, with the income of this round
fact-purse-to-8 = money up to { coin }8
fact-purse-to-20 = money up to { coin }20
fact-purse-to-40 = money up to { coin }40
fact-income = income level
fact-income-below-0 = how far the income level lies below zero
fact-income-above-10 = how far the income level lies above ten
fact-loans = loans that must be paid back
fact-spent = money spent this round
fact-place-in-order = place in the turn order
fact-flipped-1 = points of own flipped tiles of level 1
fact-flipped-2 = points of own flipped tiles of level 2
fact-flipped-3 = points of own flipped tiles of level 3
fact-flipped-4 = points of own flipped tiles of level 4 and above
fact-flipped-tiles = own flipped tiles
fact-links = own links
fact-icons = link icons that own links count now
fact-icons-own = link icons that own tiles will add when they flip
fact-icons-rival = link icons that rivals’ tiles will add when they flip
fact-icons-free = free slots beside own links
fact-waiting-tiles = own tiles that wait for somebody else’s sale
fact-waiting-points = points of own tiles that wait for somebody else’s sale
fact-waiting-gain = what flipping the tiles brings that wait for somebody else’s sale
fact-obsolete-tiles = own unflipped tiles that the end of the era removes
fact-obsolete-points = points of own unflipped tiles that the end of the era removes
fact-beer-matched = own barrels that own unsold tiles wait for
fact-beer-spare = own barrels beyond those that own tiles wait for
fact-beer-rival = rivals’ barrels connected with the own network
fact-cards = cards in hand
fact-wild-cards = wild cards in hand
fact-place-cards = location cards in hand with a free slot
fact-network = places of the own network
fact-kinds-wanted = industries that somebody connected with the own network buys
fact-best-link = icons beside the best free line
fact-second-link = icons beside the second best free line
fact-coal-market = cubes on the coal market
fact-iron-market = cubes on the iron market
fact-coal-near = cubes on mines connected with the own network
fact-iron-lying = cubes on all iron works
fact-short = money that three rounds of negative income take beyond the purse
fact-unsold = { $column ->
    [tiles] own unsold tiles
    [points] points of own unsold tiles
   *[gain] what flipping own unsold tiles brings
} { $state ->
    [sells] that could be sold now
    [dry] with a buyer but no beer
    [one-link] one link away from a buyer
   *[far] farther away from a buyer
}
fact-store = { $column ->
    [tiles] unflipped
    [points] points of unflipped
    [gain] what flipping brings of
   *[cubes] cubes or barrels on
} { $store ->
    [coal-at-market] own coal mines joined with the market
    [coal-apart] own coal mines apart from the market
    [iron] own iron works
   *[beer] own breweries
}
fact-slots = free slots in reach: { industry }
fact-kind-cards = cards in hand: { industry }
fact-mat = tiles gone from the mat, { industry }: { $number }

## What the commands say

explain-head = { $title }, { $seat }, { $level }
explain-sure = { $value } points ± { $spread }, { $samples ->
    [one] one sample
   *[other] { $samples } samples
}: { $actions }
explain-sight = { $value } points at first sight: { $actions }
explain-then = { $first }; then { $next }
explain-apart = What sets the first apart from the second, in points:
explain-together = what all this is worth together, beyond that
explain-reason = { $points }  { $about }: { $best } instead of { $next }
arena-head = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-bot = bot
arena-games = games
arena-points = points
arena-sure = 95 %
arena-wins = wins
arena-time = ms a turn
arena-table-mean = table mean { $mean } ({ $low } to { $high })
arena-winner-mean = winner mean { $mean } ({ $low } to { $high })
arena-lead = { $ahead } is ahead of { $behind } by { $mean } points ({ $low } to { $high }), deal by deal
arena-rating = rating of { $bot }: { $rating } ± { $error }
arena-alike = { $bot } against itself on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: { $mean } points; chance alone makes up to { $chance }.
arena-unlike = That is a difference where there should be none: play more deals.
arena-failed = Answers of bots that failed, as they were noted:
