### What every title says, in English.
### Variables are listed where they are made: refusal_text.py, event_text.py, prompts.py.

## Names

seat = Seat { $number }
coin = £
list-or = { $first } or { $last }
list-and = { $first } and { $last }
# A slot or a space of a place that has several.
numbered-space = { $place } (space { $number })
link-name = { $first }–{ $second }

industry = { $industry ->
    [brewery] brewery
    [coal] coal mine
    [cotton] cotton mill
    [factory] factory
    [iron] iron works
    [manufacturer] manufacturer
    [port] port
    [pottery] pottery
    [ship] ship
    [shipyard] shipyard
   *[other] { $industry }
}
# With the indefinite article.
an-industry = { $industry ->
    [iron] an iron works
   *[other] a { industry }
}
tile = { industry } { $level }
other-tile = { $other ->
    [brewery] brewery
    [coal] coal mine
    [cotton] cotton mill
    [factory] factory
    [iron] iron works
    [manufacturer] manufacturer
    [port] port
    [pottery] pottery
    [ship] ship
    [shipyard] shipyard
   *[other] { $other }
} { $old }
goods = { $goods ->
    [coal] coal
    [iron] iron
    [beer] beer
   *[other] { $goods }
}
era = { $era ->
    [canal] canal era
    [rail] rail era
   *[other] { $era } era
}
barrels = { $needed ->
    [one] one barrel
   *[other] { $needed } barrels
}
# Where coal and iron are bought, and where their cubes lie; titles with other words replace these.
the-market = the market
on-tiles = on tiles
links-missing = { $missing ->
    [one] This link would do it: { $links }.
   *[other] These links would do it: { $links }.
}

## Refusals: the course of the game

reason-any = That is not allowed now ({ $reason }).
reason-NOT_ASKED = That is no answer to the open question: { $question }
reason-GAME_OVER = The game is over; nothing more can be played.

## Refusals: cards

reason-NO_CARD = None of your cards builds the { tile } in { $place }: that takes { $cards }.
reason-CARD_DOES_NOT_FIT = The card { $card } does not build the { tile } in { $place }; { $held } would.
reason-OUTSIDE_NETWORK = { $place } is not in your network. { $missing ->
    [0] No link of this era could bring it in.
   *[other] { links-missing }
}
reason-NOT_IN_HAND = The card { $card } is not in your hand.

## Refusals: building

reason-NO_TILE_LEFT = There is no { industry } left on your player mat.
reason-WRONG_ERA_TILE = The { tile } cannot be built in the { era }: { $when ->
    [later] its time is still to come.
   *[past] its time is past; develop to remove it from your player mat.
}
reason-WRONG_INDUSTRY = { $slot } takes no { industry }, only { $industries }.
reason-SINGLE_SPACE_FIRST = { $slot } must wait: in { $place } the free space for { an-industry } alone comes first, which is { $slots }.
reason-ONE_TILE_PER_PLACE = You have the { other-tile } in { $place } already, and in the { era } the limit is one tile in a location.
reason-SLOT_TAKEN_KIND = { $slot } holds the { other-tile }, and { an-industry } can only overbuild another { industry }.
reason-OVERBUILD_LEVEL = { $slot } holds the { other-tile }, and your next { industry } is only level { $level }: only a higher level can overbuild a tile.
reason-OVERBUILD_RIVAL_KIND = The { other-tile } in { $place } belongs to { $owner }: of other players' tiles only coal mines and iron works can be overbuilt.
reason-OVERBUILD_CUBES_LEFT = The { other-tile } in { $place } belongs to { $owner } and can be overbuilt only when no { goods } is left { $either ->
    [yes] { on-tiles }, or none on { the-market }
   *[no] { on-tiles } or on { the-market }
}: now { $tiles } { on-tiles }, { $market } on { the-market }.
reason-OVERBUILD_NEEDS_FREE_SLOT = { $slot } is taken: while you have nothing on the board an industry card builds on free spaces only.
reason-OVERBUILD_PLACE_FREE = The { other-tile } in { $place } belongs to { $owner } and can be overbuilt only when the location is full; { $slots } is still free.
reason-NEVER_BUILT = The { tile } can never be built: develop to remove it from your player mat.
reason-BOTH_ACTIONS = This build takes both actions of a turn, and you have used one.
reason-TOO_FEW_CARDS = This build takes { $needed ->
    [one] one card
   *[other] { $needed } cards
}, and you have { $cards ->
    [0] none
    [one] only one
   *[other] only { $cards }
}.
reason-ACTIONS_LEFT = Your turn is not over: { $actions ->
    [one] one action is left.
   *[other] { $actions } actions are left.
}
reason-NO_ACTIONS_LEFT = Your actions are used up: end the turn.

## Refusals: cubes and money

reason-NO_COAL = { $have ->
    [0] No coal reaches { $verb ->
        [link] the link { $link }
       *[other] { $place }
    }: no coal mine with coal is connected, and neither is { the-market }.
   *[other] { $verb ->
        [link] The link { $link }
       *[other] The { tile } in { $place }
    } needs { $needed } coal; connected coal mines have { $have }, and { the-market } is not connected.
} { $missing ->
    [0] No link of this era could change that.
   *[other] { $from ->
        [mine] The nearest other coal mine is in { $source }.
       *[market] The nearest connection to { the-market } is { $source }.
    } { links-missing }
}
reason-CANNOT_PAY = { $price ->
    [0] You have { coin }{ $money }, and that is not enough.
   *[other] { $verb ->
        [link] The link { $link } costs { coin }{ $price }
        [develop] The iron costs { coin }{ $price }
       *[other] The { tile } costs { coin }{ $price }
    }{ $printed ->
        [0] {""}
       *[other] { $cubes ->
            [0] {""}
           *[other] {" "}({ coin }{ $cubes } of it for { $coal ->
                [0] iron
               *[other] { $iron ->
                    [0] coal
                   *[other] coal and iron
                }
            } from { the-market })
        }
    } and you have { coin }{ $money }: { coin }{ $short } short.
}
reason-NOT_NEAREST = The coal mine in { $place } is not the nearest with coal; { $sources } is nearer.
reason-NOT_A_SOURCE = { $slot } has no { goods } to give.

## Refusals: links

reason-LINK_TAKEN = { $mine ->
    [yes] Your own link lies on { $link } already.
   *[no] { $link } is taken by a link of { $owner }.
}
reason-WRONG_ERA_LINK = No line for the { era } runs along { $link }.
reason-LINK_OUTSIDE_NETWORK = { $empty ->
    [yes] You have nothing on the board yet, and a link must be connected to your network: build a tile first.
   *[no] { $link } is not next to your network. { $missing ->
        [0] No other link of this era could bring it nearer.
       *[other] { links-missing }
    }
}
reason-NO_LINK_TILE_LEFT = All your { $tiles } link tiles are on the board.
reason-NO_BEER = { $verb ->
    [link] The second link { $link }
   *[other] The sale of the { tile } in { $place }
} needs { barrels }, and { $have ->
    [0] none is within reach
    [one] only one is within reach
   *[other] only { $have } are within reach
}{ $far ->
    [0] : no other brewery holds beer.
   *[other] ; beer that is not connected stands in { $breweries }.
}

## Refusals: developing, borrowing, selling, giving up

reason-NOT_DEVELOPABLE = The { tile } cannot be developed: it leaves your player mat only by being built.
reason-NOTHING_TO_DEVELOP = There is no { industry } left on your player mat to develop.
reason-LOAN_TOO_LOW = Your income level is { $income }: a loan takes { $levels ->
    [one] one level
   *[other] { $levels } levels
}, and { $lowest } is the lowest.
reason-NOT_YOURS = The { other-tile } in { $place } is not yours: it belongs to { $owner }.
reason-NOT_SELLABLE = { $standing ->
    [yes] The { tile } in { $place } does not flip by selling.
   *[no] There is no tile on { $slot } to sell.
}
reason-ALREADY_SOLD = The { tile } in { $place } is flipped already.
reason-NOT_CONNECTED = { $place } is not connected to { $spot }. { $missing ->
    [0] No link of this era could change that.
   *[other] { links-missing }
}
reason-NO_SUCH_TILE = There is no tile on { $slot }.

## Typing errors: no rule is concerned

quoted = '{ $said }'
typing-nothing-said = Nothing was typed.
typing-ambiguous = '{ $said }' can mean { $texts }: say which.
typing-complete = The action is complete before '{ $said }'.
typing-too-early = Before '{ $said }', say { $texts }.
typing-unknown = '{ $said }' is no action or choice here.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean { $texts }?
}
typing-nothing-to-undo = There is nothing to undo.
typing-seen-since = This cannot be undone: something hidden has been seen since.

## What happened

event-any = Something happened: { $event }.
event-card-played = { $seat } plays the { $card } card.
event-tile-built = { $seat } builds { an-industry } { $level } in { $place }.
event-tile-replaced = The { tile } of { $seat } in { $place } is overbuilt.
event-tile-flipped = The { tile } of { $seat } in { $place } is flipped.
event-tile-removed = The { tile } of { $seat } in { $place } leaves the board.
event-link-laid = { $seat } lays the { $era ->
    [canal] canal
    [rail] rail
   *[both] link
} { $link }.
event-tile-developed = { $seat } develops the { tile }.
event-coal-taken = { $seat } takes { $cubes } coal from { $place }.
event-iron-taken = { $seat } takes { $cubes } iron from { $place }.
event-beer-taken = { $seat } takes { $cubes ->
    [one] a barrel
   *[other] { $cubes } barrels
} from { $place }.
event-coal-bought = { $money ->
    [0] { $seat } takes { $cubes } coal from { the-market }.
   *[other] { $seat } buys { $cubes } coal for { coin }{ $money }.
}
event-iron-bought = { $money ->
    [0] { $seat } takes { $cubes } iron from { the-market }.
   *[other] { $seat } buys { $cubes } iron for { coin }{ $money }.
}
event-coal-sold = { $money ->
    [0] { $seat } puts { $cubes } coal on { the-market }.
   *[other] { $seat } puts { $cubes } coal on { the-market } and earns { coin }{ $money }.
}
event-iron-sold = { $money ->
    [0] { $seat } puts { $cubes } iron on { the-market }.
   *[other] { $seat } puts { $cubes } iron on { the-market } and earns { coin }{ $money }.
}
event-paid = { $seat } pays { coin }{ $money }.
event-money-gained = { $seat } receives { coin }{ $money }.
event-income-moved = { $seat } moves the income marker from space { $from } to space { $to } (level { $to-level }, was { $from-level }).
event-points-gained = { $seat } { $change ->
    [down] loses
   *[up] gains
} { $amount ->
    [one] one victory point
   *[other] { $amount } victory points
}.
event-loan-taken = { $seat } takes a loan of { coin }{ $money } for { $levels ->
    [one] one income level
   *[other] { $levels } income levels
}.
event-card-drawn = { $seat } draws { $card ->
    [hidden] a card
   *[other] the { $card } card
}.
event-turn-ended = { $seat } has finished the turn.
event-round-ended = Round { $round } is over.
event-order-set = { $seat } will play { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}.
event-income-paid = { $change ->
    [up] { $seat } earns an income of { coin }{ $amount }.
    [down] { $seat } owes the bank { coin }{ $amount } of income.
   *[none] { $seat } has no income this time.
}
event-links-scored = { $seat } scores { $points ->
    [one] one victory point
   *[other] { $points } victory points
} for links.
event-tiles-scored = { $seat } scores { $points ->
    [one] one victory point
   *[other] { $points } victory points
} for tiles.
event-era-ended = The { era } is over.
event-game-ended = The game is over.
event-passed = { $seat } passes.

## The prompt

prompt-any = What next?
prompt-action = { $actions ->
    [0] Your actions are done. End the turn?
    [one] What do you do? One action is left.
   *[other] What do you do? { $actions } actions are left.
}
prompt-card = { $cards ->
    [one] Which card do you play?
   *[other] Which card do you play? { $cards } are due.
}
prompt-coal = { $count ->
    [2] Two coal mines are equally near: which gives the coal?
   *[other] { $count } coal mines are equally near: which gives the coal?
}
prompt-iron = { $count ->
    [2] Two iron works have iron: which gives it?
   *[other] { $count } iron works have iron: which gives it?
}
prompt-beer = Where does the beer come from?
prompt-more = { $verb ->
    [link] Another link, or done?
    [develop] Another tile to develop, or done?
    [sell] Another sale, or done?
   *[other] More of this, or done?
}
prompt-give-up = You owe the bank { coin }{ $owed } of negative income{ $money ->
    [0] {""}
   *[other] {" "}and have { coin }{ $money }
}: which tile do you give up?
prompt-give-up-note = The tile leaves the board, and the bank pays { $divisor ->
    [2] half its price
   *[other] its price divided by { $divisor }
}, rounded down. What is left over is yours; with no tile left, each { coin }1 still missing costs { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
prompt-nothing = The game is over.

## Before an action is played

preview-unknown = What comes next cannot be foreseen.
preview-order = { $seat } would play { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} if the round ended now.

## A choice in a sentence

choice-build = build { an-industry } { $level } in { $where }{ $old ->
    [none] {""}
   *[other] {" "}over level { $old }
}, { coin }{ $price }
choice-build-double = build { an-industry } { $level } in { $where } with both actions{ $old ->
    [none] {""}
   *[other] {" "}over level { $old }
}, { coin }{ $price }
choice-link = { $era ->
    [canal] lay the canal { $link }
    [rail] lay the rail { $link }
   *[other] lay the link { $link }
}, { coin }{ $price }
choice-develop = develop the { tile }
choice-sell = sell from the { tile } in { $where }
choice-give-up = give up the { tile } in { $where } for { coin }{ $money }
choice-loan = take a loan of { coin }{ $money }
choice-pass = pass
choice-done = that is all
choice-end-turn = end the turn
choice-card = with the card { $card }
choice-coal = coal from { $where }
choice-iron = iron from { $where }
choice-beer = beer from { $where }

## What only one title has, on a line of its own; titles with such things replace these

own-name = { $name }
own-word = { $text }
bonus = { $kind } { $amount }
