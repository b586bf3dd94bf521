### What the page says, in English.

house-name = { $seat ->
    [0] Hammer
    [1] Bell
    [2] Crown
    [3] Trefoil
   *[4] Horseshoe
}

## Everywhere

to-lobby = To the lobby
language = Language
day-or-night = Day or night
day = Day
night = Night
menu = Menu
close = Close
keyboard = Keyboard
rules = Rules
replay = Replay
table-style = The table
table-all = show everything
table-quiet = quiet
speed = Others’ moves
speed-of = { $speed ->
    [calm] calm
    [brisk] brisk
   *[at-once] at once
}
strong-hatching = Strong hatching
nothing-here = Nothing here
no-page = There is nothing at this address.
try-again = Try again
unreachable = The server does not answer. The game is kept there; nothing is lost.

## Names

industry-name = { $industry ->
    [brewery] Brewery
    [coal] Coal mine
    [cotton] Cotton mill
    [factory] Factory
    [iron] Iron works
    [manufacturer] Manufacturer
    [port] Port
    [pottery] Pottery
    [ship] Ship
    [shipyard] Shipyard
   *[other] { $industry }
}
era-name = { $era ->
    [canal] Canal era
   *[rail] Rail era
}
region-name = { $region ->
    [blue] Blue region
    [brown] Brown region
    [grey] Grey region
    [light_green] Light green region
    [orange] Orange region
    [purple] Purple region
   *[other] { $region }
}
card-wild-location = Any place
card-wild-industry = Any industry
card-cotton-manufacturer = Cotton or maker
slot-name = { $place }, slot { $number }
sheet-birmingham = Birmingham
sheet-lancashire = Lancashire
sheet-germany = Germany
sheet-new-england = New England
sheet-age-of-industry = Age of Industry
kind-automa = Automa
round = Round { $round }
round-of = Round { $round } of { $rounds }
era-short = { $era ->
    [canal] Canal era
   *[rail] Rail era
}
era-round = { $era ->
    [canal] Canal
   *[rail] Rail
} { $round }

## The table

players = Players
order-of-play = Order of play
spent = spent
figure-money = money
figure-income = income
figure-points = points
figure-cards = cards
seat-you = you
seat-away = away
seat-free = not here yet
seat-playing = playing
seat-to-play = to play
seat-done = done
works-of = Works of { $name }
record = Record
replay-low = replay
copy-low = copy
record-turned = turned over:
your-works = Your works
works-note = next tile of each industry, its cost, how many are left
works-cell = { $industry } { $level }: { $price }, { $coal } coal, { $iron } iron, { $left } left
works-none = { $industry }: none left
actions = Actions
verb = { $verb ->
    [build] Build
    [build-double] Build twice
    [link] Network
    [develop] Develop
    [sell] Sell
    [loan] Loan
    [repay] Repay
    [scout] Scout
    [draw] Draw
    [pass] Pass
    [end-turn] End turn
    [give-up] Shortfall
   *[other] { $verb }
}
verb-do = { $verb ->
    [build] Build
    [build-double] Build
    [link] Lay it
    [develop] Develop
    [sell] Sell
    [loan] Take the loan
    [repay] Repay
    [scout] Scout
    [draw] Draw
    [pass] Pass
    [end-turn] End turn
   *[other] Choose
}
choose-where = { $verb ->
    [build] choose a slot
    [build-double] choose a slot
    [link] choose a road
    [develop] choose an industry
    [sell] choose what to sell
    [loan] how much
   *[other] choose
}
act-closed = Not possible now; choose it to hear why.
your-turn = Your turn
your-hand = Your hand
deck-left = { $count ->
    [0] no cards left to draw
   *[other] { $count } in the deck
}
sort-low = sort
face-up = face up, for whoever draws
card-face-up = { $card } card, face up
card-is = { $card } card
waiting-for = { $name } is playing
waiting-seat = Waiting for { $name } to sit down
not-your-turn = It is not your turn: { $name } is playing.
game-over = Finished
action-of = action { $at } of { $of }
back = Back
end-turn = End turn
answer-build = { $industry } { $level }, { $slot }
answer-tile = { $tile }, { $slot }
answer-loan = Take a loan
answer-scout = Two wild cards for three
answer-pass = Pass and discard
answer-done = That is all
answer-draw = Draw two cards
answer-repay = Repay a loan
the-market = The market
the-pile = The pile
the-distant-market = The distant market
# A source or a buyer that is no tile; numbered where its place has several.
answer-space = { $verb ->
    [beer] Merchant
   *[other] Market
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}, { $place }
# A sum of money with its coin.
amount = { $coin }{ $amount }
open-rule = Open the rule
typed-line = Type an action
typed-hint = build coal Dudley with Dudley
typed-do = Play
undo = Undo
undo-none = Nothing to undo
undo-turn = Undo the turn
reconnecting = Connecting again
download-record = Download record
devices = Phones and table
devices-note = Open a seat on a phone in the same network: it shows the hand, this screen stays the board.
only-here = This server answers on this machine alone. Started with “play --lan”, it can be reached by phones and friends in the same network.
board-only = This screen as the board alone
actions-left = { $count ->
    [0] turn to be ended
    [one] one action left
   *[other] { $count } actions left
}
qr-of = Code that opens the seat of { $name }
code-show = show code
code-hide = hide code
code-note = Point the phone’s camera at it. The code opens this seat once.
board-and-hand = Board and hand on this screen
key-actions = choose an action
key-cards = choose a card
key-typed = type an action
key-enter = do what is picked, end the turn
key-escape = back by one
key-undo = undo
key-undo-turn = undo the turn
key-arrows = on the map: the next place that may be chosen
key-zoom = zoom the map, fit it
key-help = menu and keys
key-play = play, pause
key-step = one action on or back
key-round = one round on or back
key-ends = to the beginning, to the end
nothing-to-sell = You have nothing on the board that could be sold.
choose-action = choose an action
prompt-hint = { $at ->
    [chosen] Choose what this card is for, or click a place on the map.
    [place] What is open is white. Rest on it to see what it brings; click anything else to read why not.
    [card] Click a card of your hand, or press its number.
    [free] Send the link above: it opens this seat in any browser. The board and your hand can be looked at until then.
    [watch] You are watching; hands stay hidden. Rest on a line of the record to see it on the map; a house’s row opens its works.
    [wait] Rest on a line of the record to see it on the map; a house’s row opens its works.
   *[start] Choose what to do, or begin with a card or a place on the map. Press / to type it.
}
industry-object = { $industry ->
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
goods-name = { $goods ->
    [coal] coal
    [iron] iron
   *[beer] beer
}
tile-in = { $tile } in { $place }
did = { $verb ->
    [build] { $name } built { $what }
    [link] { $name } laid { $what }
    [develop] { $name } developed { $what }
    [sell] { $name } sold { $what }
    [loan] { $name } borrowed { $what }
    [repay] { $name } repaid { $what }
    [draw] { $name } drew { $what }
    [scout] { $name } scouted for both wild cards
    [give-up] { $name } gave up { $what } for its income
   *[pass] { $name } passed
}
did-over = {" "}over { $what }
did-from = { $goods } from { $place }
did-from-market = { $goods } from the market
did-to-market = { $count } { $goods } to the market
did-with-iron = { $count ->
    [one] with one iron
   *[other] with { $count } iron
}
did-sold-to = to { $place }
did-sold-far = to the distant market
cards-unseen = { $count ->
    [one] a card
   *[other] { $count } cards
}
counted = The { $era ->
    [canal] canal era
   *[rail] rail era
} is counted
counted-seat = { $name }: { $roads } for roads, { $tiles } for tiles
stage = { $step ->
    [roads] roads count what stands at their ends
    [roads-off] the roads leave the map
    [tiles] turned tiles count
   *[tiles-off] tiles of the first level leave the map
}
skip = Skip
fx-from = { $count } { $goods } from { $place }
fx-from-house = { $count } { $goods } from { $house } in { $place }
fx-from-market = { $count } { $goods } from the market for { $price }
fx-to-market = { $count } { $goods } to the market for { $price }
fx-stays = { $count } stays
fx-turns = it turns over
fx-tile-turns = { $tile } in { $place } turns over
fx-house-tile-turns = { $tile } of { $house } in { $place } turns over
fx-income = income { $change }
fx-level = income { $from } to { $to }
fx-developed = off the mat: { $tiles }
fx-replaced = { $tile } of { $house } is replaced
fx-points = { $points ->
    [one] one point
   *[other] { $points } points
}
fx-order = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} in the next round
figure-loans = loans
figure-roads = roads left

## The lobby

titles = Titles
new-game = New game
sheet-about-birmingham = Mines, mills and breweries along the canals, and everything again when the railway comes. Who spends least moves first; every road scores for what stands at its ends.
sheet-about-lancashire = Cotton for the ports, ships on the Mersey, and a distant demand that falls with every bale. The edition of 2007; the rules of 2018 are an option.
sheet-about-germany = Rails across Germany, loans when you need them, and interest every round. Age of Industry on the board without a sea trade.
sheet-about-new-england = The same trade as in Germany, with a coast: ships bring coal and open the markets overseas. Age of Industry.
sheet-time-birmingham = about an hour
sheet-time-lancashire = about an hour
sheet-time-germany = about 90 minutes
sheet-time-new-england = about 90 minutes
houses-range = { $low }–{ $high } houses
eras = { $count ->
    [one] one era
   *[other] two eras
}
play = Play
invite-and-wait = Invite and wait
first-game = First game, with a guide
lobby-alone = { $count ->
    [one] You are { $house }, against one computer. Nothing to install, no account.
    [2] You are { $house }, against two computers. Nothing to install, no account.
    [3] You are { $house }, against three computers. Nothing to install, no account.
   *[other] You are { $house }, against { $count } computers. Nothing to install, no account.
}
lobby-solo = You are { $house }, alone against the printed opponent.
lobby-together = You are { $house }. The hand is hidden when the device is passed.
lobby-waits = The link for the friend is shown at the table. The game waits for them.
lobby-who = { $bots ->
    [0] { $people ->
        [one] You alone
       *[other] { $people } people
    }
   *[other] { $people ->
        [one] You and { $bots ->
            [one] one computer
            [2] two computers
            [3] three computers
           *[other] { $bots } computers
        }
       *[other] { $people } people and { $bots ->
            [one] one computer
           *[other] { $bots } computers
        }
    }
}
lobby-who-solo = You and the Automa
who-sits-where = Who sits where
houses = houses
who-sits = Seat { $number }: { $kind }
seat-name = Name at seat { $number }
strength = Strength
strength-easy = easy
strength-medium = medium
strength-hard = hard
kind = { $kind ->
    [me] You
    [here] Another person here
    [friend] A friend by link
    [bot] Computer
    [automa] Automa
   *[none] Nobody
}
kind-note = { $kind ->
    [me] on this device
    [here] the hand is hidden when the device is passed
    [friend] opens in any browser, no account
    [bot] from easy to master
    [automa] solo: the printed opponent
   *[none] one house fewer
}
order-by-lot = Order of play by lot
change-houses = Change houses
options = Options
all-as-printed = all as printed
as-printed = As printed
options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
options-open = { $count ->
    [one] one open question, with its source
   *[other] { $count } open questions, each with its source
}
option-row = { $row ->
    [length] Length
    [rules] Rules
    [clock] Clock
    [guests] Guests
   *[deal] Deal
}
variant-whole = Whole game
variant-introductory = Introductory
variant-2018 = Rules of 2018
variant-two_players = Two players
variant-note-whole = both eras
variant-note-introductory = canal era only, money and income count
variant-note-2018 = as the second edition plays
variant-note-two_players = the players’ map of 2009
clock-of = { $minutes ->
    [0] None
    [1440] a day a turn
   *[other] { $minutes } min a turn
}
clock-note = or minutes a turn, or a day a turn
deal-lot = By lot
deal-note = a number deals the same game again
guests-of = { $open ->
    [true] Open to all
   *[false] By link only
}
guests-note = strangers may watch and take a free seat
deal-number = Number of the deal
value-true = yes
value-false = no
other-ways = Other ways in
join-game = Join a game
join-hint = Link or code
join = Join
watch = Watch
watch-count = { $count ->
    [0] nobody plays in the open
    [one] one being played
   *[other] { $count } being played
}
watch-none = No open games just now.
open-record = Open a record
open-drop = or drop the file here
about = About
about-note = Ironbridge is the Brass family of board games as software: Birmingham, Lancashire, Age of Industry and the solo Automa. It runs on your machine, asks for no account and talks to nobody else.
unofficial = An unofficial work. All drawings and words are our own.
on-the-table = On the table
games-count = { $count ->
    [0] nothing yet
    [one] one game
   *[other] { $count } games
}
finished = Finished
finished-none = Games you finish are kept here, to look at and to replay.
nothing-yet = Nothing on the table yet
nothing-note = Games you start or join lie here and wait for you, on this device, also when you close the page.
leaf-through = A game to leaf through
leaf-note = { $title }, really played: { $about }. The winner has { $points } points.
games-kept = Games to leaf through
games-running = Being played
games-finished = Finished, to replay
seat-open = A seat is open
open-game = Open
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
of-houses = { $day }, of { $count }
strength-master = master

## Passing the device

handover = Pass the device
has-played = { $name } has played.
pass-to = Pass the device to
handover-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} to play in round { $round }, { $actions ->
    [one] one action
   *[other] { $actions } actions
}
open-book = I am { $name }, open the book
space-key = Space
cards-face-down = { $count ->
    [one] One card lies face down until then.
   *[other] { $count } cards lie face down until then.
}
no-taking-back = What { $name } did can no longer be taken back.
since = Since your last turn
since-count = { $count ->
    [one] one action
   *[other] { $count } actions
} by { $houses ->
    [one] one house
   *[other] { $houses } houses
}
step-of = { $at } of { $of }
yours-used = something of yours was used
yours-not-used = nothing of yours was used
next = Next
to-my-turn = To my turn

## Works

the-works-of = The Works of
roads-left = { $count ->
    [one] road tile left
   *[other] road tiles left
}
on-map = { $count } on map
gone = gone
mat-reads = How a place on the mat reads
mat-level = level
mat-house = house
mat-beer = beer to sell
mat-price = price, coal, iron
mat-worth = { $of ->
    [profit] points; profit
   *[income] points; income
}
mat-roads = link points for roads
mat-left = how many are left
mat-next = comes off next
mat-gone = gone; how many stand on the map
mat-late = { $eras ->
    [1] never built: developing takes it off
   *[other] not in this era: developing takes it off
}
mat-lock = cannot be developed

## Result and replay

result = Result
points = Points
roads = roads
tiles = tiles
money = Money
income = Income
income-space = space
roads-of = Roads, { $era }
source = { $source ->
    [bonus] Merchants
    [money] for money
    [unpaid] Unpaid
    [loans] Loans
   *[other] Other
}
sources = Sources
charts = Charts
computer-of = computer, { $strength }
win = { $name } wins
win-note = { $points } points, { $margin } more than { $other }.
win-shared = { $names } share the win
win-shared-note = { $points } points each, and nothing else decides.
win-tie = { $how ->
    [income] { $name } wins on income
    [money] { $name } wins on money
   *[other] { $name } wins the tie
}
win-tie-note = { $name } and { $other } both have { $points } points. { $how ->
    [income] The income marker of { $name } stands on space { $mine }, of { $other } on { $theirs }.
    [money] { $name } has { $mine } in money, { $other } { $theirs }.
   *[other] The order of play decides.
}
where-it-turned = Where it turned
actions-count = { $count ->
    [one] one action
   *[other] { $count } actions
}
show-on-map = Show on the map
rematch = Rematch
copy-link = Copy link
link-short = Link
copied = Copied
result-under = { $houses } houses, { $rounds } rounds
points-over-rounds = Points over rounds
as-if-ended = as if the era ended there
income-and-money = Income and money
where-from = Where the points came from
where-from-note = roads, tiles by industry, the rest
chart-or-table = Chart or table
as-chart = Chart
as-table = Table
chart-points = Points over rounds, one line for each house
chart-sources = Where the points came from, one bar for each house
timeline = The game from first to last action
lines = The lines above the rounds
lines-of = { $lines ->
    [chances] Chances
    [points] Points
   *[other] Expected
}
chance-title = Chance to win
chance-note = As often as a seat that stands like this won in games between computer players.
percent = { $share }%
expected-title = What the mind expects
expected-note = Points at the end of the game, as the computer players judge the table at first sight.
the-beginning = The beginning
round-back = Round back
action-back = Action back
action-on = Action on
round-on = Round on
pause = Pause
replay-under = Replay, { $houses } houses
action-number = Action { $number }
of-all = of { $of }
as-written = As written
what-came = What came of it
continue-here = Continue from here
link-here = Link to this moment
points-turned = { $points ->
    [one] one point turned over
   *[other] { $points } points turned over
}

## The guide

the-guide = The guide
without-guide = without a guide
show-me = Show me
guide-title = { $step ->
    [board] The board
    [hand] Your hand
    [works] Your first works
    [road] A road
    [cubes] Coal and iron
    [sale] The first sale
    [order] Who moves first
   *[count] The count
}
guide-note = { $step ->
    [board] places, slots, roads
    [hand] cards of two kinds
    [works] a card, a slot, a price
    [road] what joins your network
    [cubes] where cubes come from
    [sale] buyer, beer or port, income
    [order] least spent, first to move
   *[count] roads, tiles, money, income
}
guide-text = { $step ->
    [board] Towns have slots; a slot shows which industries it takes. Lines between towns are roads that can be laid. The black plates at the edge buy goods.
    [hand] Every action costs a card. A card with a place lets you build there, in your network or not; a card with an industry builds that industry inside your network.
    [works] Choose Build, then a white slot. The sheet shows the price and what would happen; the button does it. A coal mine or a brewery is a good beginning.
    [road] Roads make your network and carry coal and goods. At the end of an era each scores for what stands at both its ends.
    [cubes] Coal travels along roads from the nearest mine; iron comes from anywhere. An emptied mine or works turns over and raises its owner’s income.
    [sale] Mills and makers turn over when you sell: a road must lead to somebody who buys, and some sales need beer. Turned tiles raise your income and score.
    [order] Who spent least this round moves first in the next. The arrow after a figure shows the place an action would bring you.
   *[count] At the end of the era roads and turned tiles score. In this short game money and income count as well. From here on, the table is yours.
}
guide-close = Play on
guide-do = { $step ->
    [hand] Click a card
    [works] Build something
    [road] Lay a road
    [cubes] Use coal or iron
    [end] End the turn: then the others play
    [wait] Wait until it is your turn
   *[sale] Sell something
}

## Joining

invited-to = You are invited
invited-seat = your seat
join-note = Somebody keeps a seat for you. It stays yours on this device.
your-name = Your name
take-seat = Take the seat
invite-for = Link for { $name }

## Rules

rules-of = Rules of { $title }
search-rules = Search the rules
search = Search
rulebooks = Rulebooks
found-rules = { $count ->
    [0] No rule says that
    [one] One rule
   *[other] { $count } rules
}
in-the-book = In the printed book: { $source }
chapters = Chapters
back-to-game = Back to the game
link-rule = Link to this rule
here = Here
figure-merchant = Merchant
figure-coal-comes = Roads of any house carry the coal, free of charge.
figure-road-missing = One road missing: not connected, however near.
figure-iron-flies = Iron needs no road: it comes from any works that has a cube.
figure-road-begins = A new road begins in your network.
figure-road-elsewhere = Nothing of yours is at either end.
figure-network-own = Your road takes you there: the place is in your network.
figure-network-rival = Another house's road does not widen your network.
figure-beer-own = Your own beer comes from anywhere.
figure-beer-rival = A rival's beer must be connected; this is not.
figure-sale = Connected to a merchant who buys it, and with its beer: sold.
figure-sale-other = This merchant buys something else.
figure-replace-own = Your own tile makes way for a higher level of the same industry.
figure-replace-rival = A rival's cotton mill, pottery, brewery or manufacturer stays.
figure-road-scores = A road scores the link icons at both its ends.

## The map

map-map = { $board ->
    [birmingham] Map of Birmingham and the Black Country
    [lancashire] Map of Lancashire
    [germany] Map of Germany
    [new_england] Map of New England
   *[other] Map
}
map-over = A Trade Map of
map-title = { $board ->
    [birmingham] BIRMINGHAM
    [lancashire] LANCASHIRE
    [germany] GERMANY
    [new_england] NEW ENGLAND
   *[other] { $board }
}
map-under = { $board ->
    [birmingham] & the Black Country
    [lancashire] & its Cotton Ports
    [germany] & her Iron Roads
   *[new_england] & her Ships
}
map-houses = { $board ->
    [birmingham] for two to four houses
    [lancashire] for two to four houses
   *[other] for three to five houses
}
map-round = Round { $round }
map-round-of = Round { $round } of { $rounds }
map-roads = The roads
map-road-row = { $row ->
    [free] { $kind ->
        [canal] Canal, nobody’s
       *[rail] Rail, nobody’s
    }
    [own] { $kind ->
        [canal] Canal, owned
       *[rail] Rail, owned
    }
   *[faint] { $kind ->
        [canal] Rail, to come
       *[rail] Canal, gone
    }
}
map-roads-count = { $count ->
    [1] One
   *[2] Two
}
map-roads-order = { $count ->
    [1] First
   *[2] Later
}
map-distant = Distant cotton
map-closed = closed
map-reconstructed = Reconstructed board
map-reconstructed-more = The printed board could not be obtained: this one fits every example of the rulebook, but it is not a copy.
map-list = The map as a list
map-zoom-in = Nearer
map-zoom-out = Farther
map-fit = The whole sheet
map-close = Close
map-rule = Rule { $rule }
map-or = { $first } or { $last }
map-may = You may choose this.
map-may-build = You may build here: { $industries }.
map-slot = { $place }, slot { $number } of { $count }: { $industries }.
map-slot-only = { $place }: { $industries }.
map-empty = Empty.
map-tile = { $industry } { $level } of { $house }, not sold yet.
map-tile-goods = { $industry } { $level } of { $house }, { $goods ->
    [coal] { $cubes ->
        [0] no coal
       *[other] { $cubes } coal
    }
    [iron] { $cubes ->
        [0] no iron
       *[other] { $cubes } iron
    }
   *[beer] { $cubes ->
        [0] no beer
        [one] one barrel
       *[other] { $cubes } barrels
    }
} on it.
map-tile-turned = { $industry } { $level } of { $house }, turned over: { $points ->
    [one] one point
   *[other] { $points } points
}{ $links ->
    [0] {""}
    [one] , one link point
   *[other] , { $links } link points
}.
map-road-owned = { $kind ->
    [canal] Canal
   *[rail] Rail
} { $name }, of { $house }.
map-road-free = { $kind ->
    [canal] Canal
   *[rail] Rail
} { $name }, nobody’s.
map-road-closed = { $name }: only in the { $era }.
map-road-never = { $name }: not in this game.
map-road-worth = Worth { $points ->
    [one] one point
   *[other] { $points } points
} now.
map-cell = Space { $space }: income { $level }.
map-buys = { $place } buys: { $goods }.
map-buys-nothing = { $place }: buys nothing.
map-barrel = A barrel stands beside it.
map-no-barrel = The barrel is gone.
map-used = Used up.
map-market = { $goods ->
    [coal] Coal market
   *[iron] Iron market
}: { $cubes ->
    [0] empty
    [one] one cube
   *[other] { $cubes } cubes
}, the next one costs { $price }.
map-distant-open = Distant cotton market, open: a sale adds { $bonus } to the income; { $left } tiles to turn.
map-distant-closed = Distant cotton market, closed.
map-marker-income = { $house }: income { $level }, on space { $space } of the track.
map-marker-points = { $house }: { $points ->
    [one] one point
   *[other] { $points } points
}.
map-import = Coal behind the ship of { $place }: { $cubes ->
    [0] none
    [one] one cube
   *[other] { $cubes } cubes
}.
map-village = { $place }, a village.
map-place-links = { $place }, { $links ->
    [one] one link point
   *[other] { $links } link points
} printed.

## Tickets

ticket-kind = { $kind ->
    [place] PLACE
    [industry] INDUSTRY
    [face-up] FACE UP
    [wild] WILD
   *[region] REGION
}
ticket-network = in your network
ticket-not-farms = not the farms

## Open questions of the rules

option-coal-split = The mine is chosen cube by cube
option-gloucester-optional = The free development at Gloucester may be declined
option-free-start-overbuild = With nothing on the board, an industry card may replace a tile
option-income-tie = Ties are broken by
value-income-tie-space = income space
value-income-tie-level = income level
option-intro-last-income = Income is paid after the last introductory round
option-shortfall-zero = Tiles worth nothing in a shortfall
value-shortfall-zero-skip = stay
value-shortfall-zero-force = must go too
option-deck = The deck
value-deck-2007 = 2007: cards removed unseen
value-deck-2018 = 2018: by the number of players
option-refill = Hands are filled
value-refill-round = after the round
value-refill-turn = after one’s turn
option-virtual-link = Liverpool and Birkenhead are joined for cards
value-virtual-link-both = both ways
value-virtual-link-one-way = towards Birkenhead
value-virtual-link-none = not at all
option-overbuild-cubes = A rival’s mine or works may be built over when
value-overbuild-cubes-both = tiles and track are empty
value-overbuild-cubes-either = one of the two is empty
option-overbuild-full = A rival’s mine is safe while its place has a free slot for coal
option-port-order-binds = An own port in the second slot waits until the first is built
option-distant-bonus = The cotton track pays
value-distant-bonus-income = income
value-distant-bonus-money = money
option-scotland-canal = Two players: there is a canal to Scotland
option-last-tie = After money, a tie is
value-last-tie-order = broken by the order of play
value-last-tie-shared = shared
option-cubes-before-payment = Cubes are moved before anything is paid
option-rail-track-only-if-both-ends-dry = A rail buys its cube only when no source reaches either end
option-port-being-built-opens-lanes = A port under construction joins standing ships for its own cubes
option-replaced-counter-is-a-source = A mine or works about to be built over still gives its cubes
option-rebuilt-ship-sells-leftover-coal = A ship over a ship sells the coal left behind it
option-pause-to-repay-after-last-action = Who could repay a loan is asked before the turn passes

## Chapters of the rules

chapter-setup = Setup
chapter-turn = Turn
chapter-card = Cards
chapter-build = Build
chapter-double = Twice
chapter-supply = Supply
chapter-track = Track
chapter-sea = Sea
chapter-ship = Ships
chapter-over = Replace
chapter-rail = Rails
chapter-sell = Sell
chapter-develop = Develop
chapter-draw = Draw
chapter-pass = Pass
chapter-loan = Loan
chapter-order = Order
chapter-end = End
chapter-score = Scoring
chapter-tie = Ties
chapter-network = Network
chapter-connect = Connection
chapter-coal = Coal
chapter-iron = Iron
chapter-beer = Beer
chapter-overbuild = Replace
chapter-farm = Farms
chapter-market = Market
chapter-link = Links
chapter-merchant = Merchants
chapter-scout = Scout
chapter-income = Income
chapter-shortfall = Shortfall
chapter-era = Era’s end
chapter-intro = First game
chapter-hand = Hand
chapter-virtual = Birkenhead
chapter-port = Ports
chapter-outside = Outside
chapter-shipyard = Shipyards
chapter-distant = Distant
chapter-two = Two seats
chapter-2018 = 2018
chapter-pay = Money
chapter-first = First turns
chapter-mine = Mines
chapter-line = Lines
chapter-back = Backs
chapter-deck = Draw pile
chapter-person = The person
