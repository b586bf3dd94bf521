### Sentences of Age of Industry, in English.

## Names

coin = $
card-brown = brown
card-light-green = light green
card-purple = purple
card-blue = blue
card-orange = orange
card-grey = grey
# Coal and iron are bought from the demand track.
the-market = the demand track
on-tiles = on the board
links-missing = { $missing ->
    [one] This rail would do it: { $links }.
   *[other] These rails would do it: { $links }.
}

## Refusals: cards and building

reason-OUTSIDE_NETWORK = { $place } is not open to your industry cards: none of your rails touches it, and you have no counter there that would open it. { $missing ->
    [0] No rail could change that.
   *[other] { links-missing }
}
reason-NO_CARD_LEFT = This costs a card, and you have none. You may draw, lay a rail or sell.
reason-PLACE_LIMIT = { $place } takes { $limit ->
    [one] only one counter
   *[other] only { $limit } counters
} of a player, and yours is on { $slots } already.
reason-SHIP_NEEDS_PORT = A ship in { $place } needs a port at the other end of its lane, and none stands in { $ports }.
reason-OVERBUILD_LEVEL = { $slot } holds the { other-tile }, and your next { industry } is only level { $level }: only a higher level can overbuild a counter.
reason-OVERBUILD_RIVAL_KIND = The { other-tile } in { $place } belongs to { $owner }: of other players' counters only a coal mine is overbuilt by a coal mine, and an iron works by an iron works.
reason-BOTH_ACTIONS = This build takes both actions of a turn, and you have { $actions ->
    [one] only one
   *[other] { $actions }
} left.

## Refusals: coal and iron

reason-NO_COAL = { $have ->
    [0] No coal reaches { $verb ->
        [link] the rail { $link }
       *[other] { $place }
    }: no source with coal is connected, and neither is a port or a distant port.
   *[other] { $verb ->
        [link] The rail { $link }
       *[other] The { tile } in { $place }
    } needs { $needed } coal; connected sources have { $have }, and neither a port nor a distant port is connected.
} { $missing ->
    [0] No rail could change that.
   *[other] { $from ->
        [source] { $have ->
            [0] The nearest coal is in { $source }.
           *[other] The nearest other coal is in { $source }.
        }
       *[market] The nearest connection to the demand track is { $source }.
    } { links-missing }
}
reason-NO_IRON = { $have ->
    [0] No iron reaches { $verb ->
        [link] the rail { $link }
       *[other] { $place }
    }: no source with iron is connected, and neither is a port or a distant port.
   *[other] { $verb ->
        [link] The rail { $link }
       *[other] The { tile } in { $place }
    } needs { $needed } iron; connected sources have { $have }, and neither a port nor a distant port is connected.
} { $missing ->
    [0] No rail could change that.
   *[other] { $from ->
        [source] { $have ->
            [0] The nearest iron is in { $source }.
           *[other] The nearest other iron is in { $source }.
        }
       *[market] The nearest connection to the demand track is { $source }.
    } { links-missing }
}
reason-NOT_NEAREST = { $place } is not the nearest source of { goods }; { $sources } is nearer.
reason-TRACK_CLOSED = The demand track gives no { goods } while a source is connected: { $sources }.

## Refusals: rails

reason-LINK_TAKEN = { $mine ->
    [yes] Your own rail lies on { $link } already.
   *[no] { $link } is taken by a rail of { $owner }.
}
reason-LINK_OUTSIDE_NETWORK = { $empty ->
    [yes] You have nothing on the board yet, and a rail begins at a counter or a rail of yours: build a counter first.
   *[no] { $link } touches neither a counter nor a rail of yours. { $missing ->
        [0] No other rail could bring it nearer.
       *[other] { links-missing }
    }
}
reason-NO_LINK_TILE_LEFT = All your { $tiles } rails are on the board.

## Refusals: selling

reason-NOT_SELLABLE = { $standing ->
    [yes] The { tile } in { $place } does not flip by selling.
   *[no] There is no counter on { $slot } to sell.
}

reason-NO_BUYER = No buyer connected to { $place } takes the goods of the { tile }: it needs an unused port or market for these goods.
reason-NOT_A_BUYER = No port stands in { $buyer }.
reason-BUYER_USED = { $whose ->
    [market] The market counter of { $buyer }
   *[port] The port in { $buyer }
} has bought already and takes no more.
reason-BUYER_REFUSES = { $whose ->
    [market] The market counter of { $buyer }
   *[port] The port in { $buyer }
} does not take the goods of { an-industry }.
reason-BUYER_FAR = { $buyer } is not connected to { $seller }.

## Refusals: drawing, loans, the turn

reason-HAND_FULL = You have { $cards } cards, and { $most } is the most you may hold.
reason-NOTHING_TO_DRAW = There is no card left to draw, neither in the pile nor face up.
reason-PILE_EMPTY = The pile is empty.
reason-NOT_IN_DISPLAY = The card { $card } does not lie face up.
reason-NO_LOAN = You have no loan to repay.
reason-CANNOT_REPAY = Repaying a loan takes { coin }{ $loan }, and you have { coin }{ $money }.
reason-NO_ACTIONS_LEFT = Your actions are used up: repay a loan, or end the turn.

## What happened

headline-links = { $count ->
    [one] the rail
   *[other] the rails
} { $links }
event-link-laid = { $seat } lays the rail { $link }.
event-links-scored = { $seat } scores { $points ->
    [one] one victory point
   *[other] { $points } victory points
} for rails.
event-tiles-scored = { $seat } scores { $points ->
    [one] one victory point
   *[other] { $points } victory points
} for counters.
event-loan-taken = { $seat } takes a loan of { coin }{ $money }.
event-loan-repaid = { $seat } repays a loan of { coin }{ $money }.
event-interest-paid = { $seat } pays { coin }{ $money } of interest.
event-card-taken = { $seat } takes the { $card } card that lies face up.
event-card-shown = The { $card } card is laid face up.
event-imports-placed = { $cubes } coal are put out behind the ship: { $place }.
event-market-used = { $seat } sells to the market of { $place }.
event-rails-paid = The rails of { $seat } pay { coin }{ $money }.
event-loans-scored = { $seat } loses { $amount ->
    [one] one victory point
   *[other] { $amount } victory points
} for open loans.

## The prompt

prompt-action = { $actions ->
    [0] Your actions are done. Do you repay a loan, or end the turn? Open loans: { $loans }.
    [one] What do you do? One action is left.
   *[other] What do you do? { $actions } actions are left.
}
prompt-coal = Where does the coal come from?
prompt-iron = Where does the iron come from?
prompt-buyer = Who buys the goods from { $place }?
prompt-draw = { $drawn ->
    [0] Which card do you draw first: from the pile, or one that lies face up?
   *[other] And the second card: from the pile, or one that lies face up?
}

## A choice in a sentence

choice-link = lay the rail { $link }, { coin }{ $price }
choice-to-slot = to the port in { $where }
choice-to-space = to the market of { $space }
choice-draw = draw two cards
choice-take-pile = a card from the pile
choice-take-card = the card { $card } that lies face up
choice-track = { goods } from the demand track
choice-repay = repay a loan

## Features of the evaluation

feature-rail-money = what own rails would pay now
feature-ports-open = own ports that have not bought yet
feature-markets-open = market counters that have not bought yet
feature-pile = cards in the draw pile

## Loans, display and market counters, on a line

own-name = { $name ->
    [loans] loans
    [display] face up
    [markets] markets
    [imports] imports
    [rebuilt] rebuilt
    [distant] distant ports
    [no_transit] no transit
   *[other] { $name }
}
own-word = { $word ->
    [both] both
    [no-demand] none
    [market] market
    [imports] imports
    [used] used
    [pile] the pile
    [track] the demand track
   *[other] { $text }
}

## Errors in texts and options

loans-line = 'loans' must be { $seats } numbers from 0 to { $most }, one a seat.
display-line = 'display' has at most two cards.
imports-form = '{ $said }' is not of the form 'ship space=cubes'.
imports-most = '{ $said }': at most { $most } cubes are imported there.
no-ship = no ship stands on { $slot }.
print-lacks = there is no [{ $key }]
print-cards = there are more than { $most } kinds of cards
print-mat = the mat has an unknown industry '{ $industry }'
print-board = board { $board }: { $wrong }
print-places = more than { $most } locations, imports counted
print-spaces = more than { $most } spaces, imports counted
print-links = more than { $most } connections
print-twice = '{ $place }' stands twice
print-colour = '{ $place }' has no card of its colour '{ $colour }'
print-industry = '{ $place }' has a space for no industry: '{ $spaces }'
print-no-place = there is no location '{ $place }'
print-markets = { $spaces } market spaces for { $counters } counters
