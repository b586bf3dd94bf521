### Sentences of the terminal, in English.  Typed words (board, save, build coal) are notation.

## Who and what

seat = player
you = you
your-colour = your colour
player = player { $number }
amount = { $coin }{ $amount }
tile = tile
tiles = tiles
next-tile = your next tile
mats = next for all
price = price
needs = needs
cubes = cubes
beer = beer
card = card
allows = builds
place-cards = location cards
any-place = any industry in any location
any-industry-in-network = any industry in your network
market-prices = market prices
market-empty = then { $price } each
money = money
income = income
points = VP
spent = spent
cards = cards
links = links
links-left = links
round = round { $number }
pile = pile { $number }
hand = Hand
empty = (empty)
next-cube = next { $price }
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
place = rank
# Three letters of an industry, for the map.
short = { $industry ->
    [brewery] bre
    [coal] coa
    [cotton] cot
    [factory] fac
    [iron] iro
    [manufacturer] man
    [port] por
    [pottery] pot
    [ship] shi
    [shipyard] yar
   *[other] { $industry }
}

## Choices

head-build = { $verb ->
    [build-double] Build (both actions) { $industry }
   *[build] Build { $industry }
}
head = { $verb ->
    [build-double] Build (both actions)
    [link] Link
    [develop] Develop
    [sell] Sell
    [card] Card
    [coal] Coal from
    [iron] Iron from
    [beer] Beer from
    [give-up] Give up
    [to] Sell to
    [take] Take
   *[other] { $verb }
}
single = { $verb ->
    [loan] loan { $amount }
    [scout] scout
    [pass] pass
    [done] done
    [end-turn] end the turn
    [draw] draw cards
    [repay] repay a loan
   *[other] { $text }
}
other = Other
links-about = (VP it would score now)
over-tile = over { $tile }
own = own
own-cube = own { $goods ->
    [coal] coal
    [iron] iron
   *[beer] beer
}
cut = type { $typed } to see them
begun = Begun:
keys = b board, m mats, ? help
keys-short = ? help
no-room = The board is too full for this screen: b shows it.

## The table

go-on = Enter shows the table:
more = Enter: more, q: enough.
look-away = Pass the screen to { $player }, then press Enter.
after = board, log, record FILE, save FILE, quit:
over = The game is over.
tie = Ties were broken by { $by ->
    [income] income
    [money] money
    [turn-order] turn order
    [the-person-wins] this: the human player wins
   *[other] { $by }
}.
shared = A rank is shared.
no-number = { $last ->
    [0] There is nothing to choose.
   *[other] There is no choice { $number }; the numbers go from 1 to { $last }.
}
allowed = That is allowed.
why-what = Say what: why build coal Dudley.
preview-what = Say what: preview build coal Dudley.
preview-price = It costs { $price } in all.
assumed = Taken for granted: { $answers }.
file = Say which file.
written = Written to { $file }.
loaded = Loaded from { $file }.
other-table = That is a game of { $title } with { $seats } players; this table is another game.
text-dealt = These lines can be pasted back here, with an empty line after them. Hidden cards are dealt at random in them.
which-language = The terminal speaks { $languages }.
language = The terminal speaks English.
taken-back = Undone.
nothing-yet = Nothing has happened yet.
keep = Keep the game? A file name, or Enter to leave without it:
keep-help = Type the name of a file: the whole game is written to it, and terminal --load FILE goes on from there.
bye = Goodbye.

## Before the game

which-title = Which title?
title-help = Type a number, a name or the beginning of one; quit leaves.
say-which-title = Say which title: { $titles }.
how-many = How many players ({ $seats }{ $alone ->
    [yes] , or 1 against the Automa
   *[no] {""}
})?
seats-help = Type one of { $seats }; Enter takes { $usual }, all at this screen. Bots after the number take the other seats: 3 medium easy. Bots: { $bots }. { $alone ->
    [yes] 1 hard plays alone against the Automa, at easy, medium or hard.
   *[no] {""}
} quit leaves.

## Help

typed-number = 7
help-number = play choice 7
typed-build = build coal ...
help-build = play an action by its text, whole or in part; link lists all links
typed-why = why ACTION
help-why = why it is not allowed, with the rule
typed-preview = preview ACTION
help-preview = what it would do and cost
typed-undo = undo, u
help-undo = undo the last choice
typed-reset = reset
help-reset = undo the whole turn
typed-board = board, b
help-board = the whole board
typed-ways = ways, w
help-ways = every location and its links
typed-mat = mat, m
help-mat = what your next tiles cost and give, what everyone can build
typed-printed = printed, p
help-printed = everything printed: tiles, prices, bonuses, cards
typed-hand = hand, h
help-hand = your cards and the choices
typed-log = log [N]
help-log = what happened lately
typed-text = text
help-text = the position in lines that can be pasted back
typed-save = save FILE
help-save = write the position
typed-record = record FILE
help-record = write the whole game
typed-load = load FILE
help-load = go on from such a file
typed-language = language fr|ru|en
help-language = change the language
typed-quit = quit, q
help-quit = leave; the game can be kept

## A record, and what there is to play

action = action
places = Ranking: { $places }
step = Enter: on, b: board, q: leave.
offers-seats = seats
offers-variants = variants
offers-boards = boards
offers-automa = automa
