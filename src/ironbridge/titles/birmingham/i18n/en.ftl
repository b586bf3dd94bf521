### Sentences of Brass: Birmingham, in English.

## Names

card-wild-location = wild location
card-wild-industry = wild industry

## Refusals

reason-NO_MERCHANT = { $verb ->
    [barrel] { $buys ->
        [yes] The merchant in { $space } is not connected to { $place }.
       *[no] The merchant in { $space } does not buy from { an-industry }.
    }{ $buyers ->
        [0] {""}
       *[other] {" "}Merchant beer for this sale: { $merchants }.
    }
   *[other] No merchant connected to { $place } buys from { an-industry }. { $buyers ->
        [0] No merchant of this game does.
       *[other] { $missing ->
            [0] { $merchants } would buy.
           *[other] { $merchants } would buy. To { $source }: { $links }.
        }
    }
}
reason-SCOUT_WILD = You cannot scout while you hold a wild card: { $held }.
reason-SCOUT_CARDS = Scouting takes { $needed } cards, and you have { $cards ->
    [one] only one
   *[other] only { $cards }
}.
reason-NO_BARREL = The merchant in { $space } has no beer.
reason-ONE_BARREL_PER_SALE = This sale has used the merchant beer of { $used } already: one merchant, one barrel.

## What happened

event-barrel-taken = { $seat } takes the merchant beer in { $place }.
event-scouted = { $seat } scouts and takes both wild cards.
event-barrels-refilled = The merchant beer is refilled.

## The prompt

prompt-card = { $cards ->
    [one] Which card do you play?
   *[other] { $verb ->
        [scout] Scouting takes three cards, { $cards } of them still to come: which one next?
       *[other] Which card do you play? { $cards } are due.
    }
}
prompt-free-development = The merchant's bonus: which tile do you develop for free?

## A choice in a sentence

choice-scout = scout: three cards for two wild ones
choice-beer-space = merchant beer in { $space }

## Features of the evaluation

feature-barrels = merchant beer left
feature-barrels-near = merchant beer connected to the own network
feature-merchants-near = merchants connected to the own network

## Merchants and the Automa's cards, on a line

own-name = { $name ->
    [merchants] merchants
    [automa] Automa
   *[other] { $name }
}
own-word = { $word ->
    [any] any
    [blank] blank
    [beer] beer
    [none] nothing
    [draw] a card
    [develop] development
    [NE] NE
    [NW] NW
    [SE] SE
    [SW] SW
   *[other] { $text }
}
bonus = { $kind ->
    [money] £{ $amount }
    [vp] { $amount } VP
    [develop] a free development
    [income] income +{ $amount }
   *[other] { $kind } { $amount }
}
shown-automa = { $deck-size } cards; { $back ->
    [none] no back shows
   *[other] next back: { $back-first } first, brewery { $back-brewery }, { $back-icon }, develops { $back-develop }
}; discards { $discards ->
    [none] none
   *[other] { $discards }
}
