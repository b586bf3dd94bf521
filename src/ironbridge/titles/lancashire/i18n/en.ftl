### Sentences of Brass (2007), in English.

## Names

# Coal and iron are bought from the demand track.
the-market = the demand track

## Refusals

reason-OUTSIDE_NETWORK = { $place } is not open to your industry cards: { $era ->
    [canal] none of your canals touches it.
   *[other] none of your rails touches it, and you have no tile there.
} { $missing ->
    [0] No link of this era could change that.
   *[other] { links-missing }
}
reason-NOT_CONNECTED = { $verb ->
    [buyer] The port in { $place } is not connected to { $mill }.
   *[other] { $mill } is connected neither to a port nor to a location outside Lancashire.
} { $missing ->
    [0] No link of this era could change that.
   *[other] { links-missing }
}
reason-BOTH_ACTIONS = This build takes both actions of a turn, and you have only one.
reason-NO_PORT = No port stands in { $slot }.
reason-PORT_USED = The port in { $slot } has bought already; a port buys once.
reason-DISTANT_CLOSED = The distant market buys nothing more in the { era }{ $verb ->
    [buyer] .
   *[other] , and no unflipped port is connected to this mill.
}
reason-NO_MORE_LOANS = The draw pile is empty: in the rail era no loans are taken any more.

## What happened

event-sold-to-port = { $seat } sells the cotton of { $place } to the port in { $to-place }.
event-distant-tile-turned = { $seat } flips a distant market tile: demand falls by { $moved }, to space { $reached }.
event-distant-market-closed = The distant market buys no more cotton in this era; the sale is over.
event-distant-market-opened = The distant market opens again, its marker at the top.

## The prompt

prompt-buyer = Who buys the cotton from { $place }?

## A choice in a sentence

choice-to-slot = to the port in { $where }
choice-to-distant-market = to the distant market

## Features of the evaluation

feature-demand = whether the distant market still buys
feature-demand-gone = spaces that distant demand has fallen
feature-ports-open = own ports that have not bought yet
feature-ports-rival = opponents’ ports that have not bought yet

## The cotton track and the distant market, on a line

own-name = { $name ->
    [cotton] cotton
    [distant] distant
   *[other] { $name }
}
shown-cotton = { $open ->
    [yes] a sale moves income { $bonus } spaces further, or less as the next tile says
   *[no] the distant market is closed
}
shown-distant = { $left } tiles to flip; flipped: { $turned ->
    [none] none
   *[other] { $turned }
}

## Errors in texts and options

two-players = The variant two_players of Brass (2007) is for two seats.
turned-line = the tiles left cannot bring the cotton marker to its last space.
