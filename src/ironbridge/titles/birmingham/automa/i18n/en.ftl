### Sentences of the Automa of Brass: Birmingham, in English.

## Names

seat-automa = Automa

## Refusals

reason-NO_FREE_SLOT = { $place } has no free space for it, and Automa never overbuilds a tile.
reason-IRON_TOO_CHEAP = Iron costs less than { coin }{ $price }, so the line is passed over.
reason-IRON_TOO_DEAR = Iron costs too much to develop.
reason-NO_LINE = No link can be laid from { $place }.
reason-NOTHING_TO_SELL = Nothing can be sold, and nothing brings a sale nearer.

## What happened

event-automa-corner-read = The corner of the top back tells Automa { $bids ->
    [develop] to develop; card { $number } stays on the deck.
   *[draw] to draw card { $number }.
}
event-automa-card-drawn = { $seat } draws card { $number }.
event-automa-line-read = { $does ->
    [network] The card says: links from { $towns }.
    [mine] The card says: a coal mine in { $towns }, and links from there.
   *[build] The card says: { industry } in { $towns }{ $bracket ->
        [yes] , after a link if need be
       *[no] {""}
    }{ $price ->
        [0] {""}
       *[other] , if iron costs { coin }{ $price } or more
    }.
}
event-automa-line-refused = { reason-IRON_TOO_CHEAP }
event-automa-place-refused = { $reason ->
    [NO_COAL] No coal reaches { $place }.
    [NO_FREE_SLOT] { reason-NO_FREE_SLOT }
    [NO_LINE] { reason-NO_LINE }
    [NO_TILE_LEFT] { $place }: no such tile is left on Automa's player mat.
    [ONE_TILE_PER_PLACE] Automa has a tile in { $place } already.
    [OUTSIDE_NETWORK] { $place } is not in Automa's network.
    [WRONG_ERA_TILE] { $place }: the lowest tile cannot be built in this era.
   *[other] { $place }: not possible ({ $reason }).
}
event-automa-card-refused = Nothing on card { $number } can be done; it is discarded.
event-automa-back-read = One action is left, and the next back counts (card { $number }: a brewery for { $brewery }, develop { $most ->
    [0] with free iron only
   *[other] up to { coin }{ $most }
}).
event-automa-tile-refused = { $reason ->
    [NO_BEER] There is no beer for the goods from { $place }.
   *[NO_MERCHANT] No merchant who would buy is connected to { $place }.
}
event-automa-entry-refused = { $entry ->
    [sell] { reason-NOTHING_TO_SELL }
    [develop] { reason-IRON_TOO_DEAR }
   *[network] No link can be laid from where Automa acted last.
}
event-automa-tie-broken = { $criterion ->
    [inland] Automa chooses { $chosen }: the others lead to merchants.
    [network] Automa chooses { $chosen }: it leads into its network.
    [tiles] Automa chooses { $chosen }: it leads to the most tiles.
    [spaces] Automa chooses { $chosen }: it leads to the most free spaces.
    [coal] Automa chooses { $chosen }: it burns coal from a mine of its own.
    [clockwise] Automa chooses { $chosen }: it comes first clockwise.
    [balance] Automa chooses { $chosen }: its links there outnumber yours the most.
    [alphabet] Automa chooses { $chosen }: it comes first in the alphabet.
    [picture] Automa chooses { $chosen }: so says the picture on the next back.
    [ends] Automa chooses { $chosen }: its ends have the most spaces.
    [ends-alphabet] Automa chooses { $chosen }: its end comes first in the alphabet.
    [far-alphabet] Automa chooses { $chosen }: it leads to the first location of the alphabet.
    [bonus] Automa chooses the merchant in { $chosen }: it gives the most victory points.
   *[space-alphabet] Automa chooses the merchant in { $chosen }: it comes first in the alphabet.
}
event-automa-developed = { $seat } develops with { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} of iron.
event-automa-shuffled = Automa's deck has run out: { $cards } discarded cards are shuffled into a new one.
event-automa-mat-cleared = The { tile } leaves Automa's player mat: its time is past.

## Errors in texts and options

card-twice = an Automa card is named twice.
card-number = the Automa's cards are numbered 1 to { $most }: there is no '{ $said }'.
deck-and-discarded = Automa card { $card } cannot be in the deck and discarded.
mat-industry = There is no industry '{ $industry }' for the Automa's mat.
mat-levels = The Automa's mat has { $levels } levels of { $industry }.
mat-part = '{ $said }' is not an industry with numbers of tiles.
mat-tiles = There are 0 to { $most } tiles { $industry } { $level }, not { $said }.
no-print = The Automa plays with the printed matter alone.
no-introductory = The Automa plays the whole game, not the introductory one.
