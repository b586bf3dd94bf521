### The features of the evaluation, and the output of arena and explain.

## Features: each describes one seat

fact-one = a start that every position has
fact-points = victory points scored so far
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
fact-flipped-1 = victory points of own flipped tiles of level 1
fact-flipped-2 = victory points of own flipped tiles of level 2
fact-flipped-3 = victory points of own flipped tiles of level 3
fact-flipped-4 = victory points of own flipped tiles of level 4 and above
fact-flipped-tiles = own flipped tiles
fact-links = own links
fact-icons = link icons that own links count now
fact-icons-own = link icons that own tiles will add when they flip
fact-icons-rival = link icons that rivals’ tiles will add when they flip
fact-icons-free = free spaces beside own links
fact-waiting-tiles = own tiles that wait for another player’s sale
fact-waiting-points = victory points of own tiles that wait for another player’s sale
fact-waiting-gain = income gained by flipping the tiles that wait for another player’s sale
fact-obsolete-tiles = own unflipped tiles that the end of the era removes
fact-obsolete-points = victory points of own unflipped tiles that the end of the era removes
fact-beer-matched = own barrels that own unsold tiles wait for
fact-beer-spare = own barrels beyond those that own tiles wait for
fact-beer-rival = rivals’ barrels connected to the own network
fact-cards = cards in hand
fact-wild-cards = wild cards in hand
fact-place-cards = location cards in hand with a free space
fact-network = locations in the own network
fact-kinds-wanted = industries with a buyer connected to the own network
fact-best-link = icons beside the best free line
fact-second-link = icons beside the second best free line
fact-coal-market = cubes on the coal market
fact-iron-market = cubes on the iron market
fact-coal-near = cubes on coal mines connected to the own network
fact-iron-lying = cubes on all iron works
fact-short = money that three rounds of negative income take beyond the purse
fact-unsold = { $column ->
    [tiles] own unsold tiles
    [points] victory points of own unsold tiles
   *[gain] income gained by flipping own unsold tiles
} { $state ->
    [sells] that could be sold now
    [dry] with a buyer but no beer
    [one-link] one link away from a buyer
   *[far] farther away from a buyer
}
fact-store = { $column ->
    [tiles] unflipped
    [points] victory points of unflipped
    [gain] income gained by flipping
   *[cubes] cubes or barrels on
} { $store ->
    [coal-at-market] own coal mines connected to the market
    [coal-apart] own coal mines not connected to the market
    [iron] own iron works
   *[beer] own breweries
}
fact-slots = free spaces in reach: { industry }
fact-kind-cards = cards in hand: { industry }
fact-mat = tiles gone from the player mat, { industry }: { $number }

## Output of the commands

explain-head = { $title }, { $seat }, { $level }
explain-sure = { $value } points ± { $spread }, { $samples ->
    [one] one sample
   *[other] { $samples } samples
}: { $actions }
explain-sight = { $value } points without search: { $actions }
explain-then = { $first }; then { $next }
explain-apart = What sets the first apart from the second, in points:
explain-together = the hidden layer, beyond that
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
