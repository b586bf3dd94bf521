### Headlines of log entries: each action in one line (i18n/action_headline.py).

# A tile inside a sentence, as what is sold or developed.
headline-tile = { $industry ->
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
} { $level }
# A tile that is built.
headline-new-tile = { $industry ->
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
} { $level }
headline = { $verb ->
    [build] { $name } built { $what }
    [link] { $name } laid { $what }
    [develop] { $name } developed { $what }
    [sell] { $name } sold { $what }
    [loan] { $name } took a loan of { $what }
    [repay] { $name } repaid { $what }
    [draw] { $name } drew { $what }
    [scout] { $name } scouted for both wild cards
    [give-up] { $name } gave up { $what } to cover the negative income
   *[pass] { $name } passed
}
headline-over = {" "}over { $industry ->
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
} { $level }
headline-from = { $goods } from { $place }
headline-imported = coal imported through { $place }
headline-from-market = { $goods } from { the-market }
headline-to-market = { $count } { $goods ->
    [coal] coal
   *[iron] iron
} to { the-market }
# Several things in one line of the log.
headline-joined = { $first }; { $next }
headline-links = { $count ->
    [one] the { $era ->
        [canal] canal
       *[rail] rail
    }
   *[other] the { $era ->
        [canal] canals
       *[rail] rails
    }
} { $links }
headline-cards = { $count ->
    [one] the card { $cards }
   *[other] the cards { $cards }
}
headline-card = { $card }
headline-with-iron = { $count ->
    [one] with one iron
   *[other] with { $count } iron
}
headline-sold-to = to { $place }
headline-sold-far = to the distant market
headline-free-develop = developed { $tiles } for free
headline-hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
headline-tile-in = { $tile } in { $place }
headline-money = { coin }{ $money }
headline-goods = { $goods ->
    [coal] coal
    [iron] iron
   *[beer] beer
}
