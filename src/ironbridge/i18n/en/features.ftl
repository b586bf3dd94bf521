### The features of the evaluation, and the output of arena and explain.

## Features: each describes one seat

feature-one = a start that every position has
feature-points = victory points scored so far
feature-purse = money, with the income of this round
feature-purse-to-8 = money up to { coin }8
feature-purse-to-20 = money up to { coin }20
feature-purse-to-40 = money up to { coin }40
feature-income = income level
feature-income-below-0 = how far the income level lies below zero
feature-income-above-10 = how far the income level lies above ten
feature-loans = loans that must be paid back
feature-spent = money spent this round
feature-place-in-order = place in the turn order
feature-flipped-1 = victory points of own flipped tiles of level 1
feature-flipped-2 = victory points of own flipped tiles of level 2
feature-flipped-3 = victory points of own flipped tiles of level 3
feature-flipped-4 = victory points of own flipped tiles of level 4 and above
feature-flipped-tiles = own flipped tiles
feature-links = own links
feature-icons = link icons that own links count now
feature-icons-own = link icons that own tiles will add when they flip
feature-icons-rival = link icons that opponents’ tiles will add when they flip
feature-icons-free = free spaces beside own links
feature-waiting-tiles = own tiles that wait for another player’s sale
feature-waiting-points = victory points of own tiles that wait for another player’s sale
feature-waiting-gain = income gained by flipping the tiles that wait for another player’s sale
feature-obsolete-tiles = own unflipped tiles that the end of the era removes
feature-obsolete-points = victory points of own unflipped tiles that the end of the era removes
feature-beer-matched = own barrels that own unsold tiles wait for
feature-beer-spare = own barrels beyond those that own tiles wait for
feature-beer-rival = opponents’ barrels connected to the own network
feature-cards = cards in hand
feature-wild-cards = wild cards in hand
feature-place-cards = location cards in hand with a free space
feature-network = locations in the own network
feature-kinds-wanted = industries with a buyer connected to the own network
feature-best-link = icons beside the best free line
feature-second-link = icons beside the second best free line
feature-coal-market = cubes on the coal market
feature-iron-market = cubes on the iron market
feature-coal-near = cubes on coal mines connected to the own network
feature-iron-lying = cubes on all iron works
feature-short = money that three rounds of negative income take beyond the purse
feature-unsold = { $column ->
    [tiles] own unsold tiles
    [points] victory points of own unsold tiles
   *[gain] income gained by flipping own unsold tiles
} { $state ->
    [sells] that could be sold now
    [dry] with a buyer but no beer
    [one-link] one link away from a buyer
   *[far] farther away from a buyer
}
feature-store = { $column ->
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
feature-slots = free spaces in reach: { industry }
feature-kind-cards = cards in hand: { industry }
feature-mat = tiles gone from the player mat, { industry }: { $number }

## Output of the commands

explain-head = { $title }, { $seat }, { $level }
explain-sure = { $value } points ± { $error }, { $samples ->
    [one] one sample
   *[other] { $samples } samples
}: { $actions }
explain-behind = { $value } points ± { $error }, { $behind } ± { $behind_error } behind the first: { $actions }
explain-sight = { $value } points without search: { $actions }
explain-then = { $first }; then { $next }
explain-apart = What sets the first apart from the second, in points:
explain-rivals = what the opponents gain
explain-rest = everything else
explain-reason = { $points }  { $about }: { $best } instead of { $next }
explain-whole = { $points }  { $about }
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
arena-seed = seed { $seed }
arena-adjusted = without luck, { $ahead } is ahead of { $behind } by { $mean } points ({ $low } to { $high })
arena-deviation = standard deviation of the lead by deal: { $raw } points, without luck { $adjusted }
arena-deals-needed = deals to show such a lead: { $raw }, without luck { $adjusted }
arena-rating = rating of { $bot }: { $rating } ± { $error }
arena-alike = { $bot } against itself on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: { $mean } points; chance alone makes up to { $chance }.
arena-unlike = That is a difference where there should be none: play more deals.
arena-failed = Answers of bots that failed, as they were noted:

## The review of a game

review-head = { $title }: { $turns ->
    [one] one turn
   *[other] { $turns } turns
} reviewed
review-turn = { $number }. { $seat }: { $grade ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
   *[forced] forced
}
review-lost = { $turn }, { $points } ± { $error } points lost
review-chance = { $turn }, { $chance } ± { $error } % of the win
review-hindsight = { $turn }; { $points } with the cards as they lay
review-played = played: { $actions }
review-better = better: { $actions }
review-rate = { $seat }: { $points } ± { $error } points lost a turn, counted in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}; accuracy { $accuracy }
review-like = as much as { $level } loses; between { $strongest } and { $weakest }
review-phase = { $points } ± { $error } a turn { $half ->
    [early] early
   *[late] late
} in the { $era ->
    [canal] canal era
    [rail] rail era
   *[other] game
}
review-mattered = mattered most: turn { $turns }
review-ledger = { $start } at the start, own losses { $losses }, luck { $luck }, opponents { $rivals }, forecast { $forecast } = { $result }; without luck { $adjusted } ± { $error }
review-luck = { $points } { $kind ->
    [order] by the first turn order
    [setup] by what the setup laid out
    [hand] by the hands dealt
    [refill] by cards drawn
    [display] by cards face up
   *[counters] by tiles and cards of the title that were drawn
}
