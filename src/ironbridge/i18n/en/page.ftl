### What the page says, in English.

player-mark-name = { $seat ->
    [0] Hammer
    [1] Bell
    [2] Crown
    [3] Trefoil
   *[4] Horseshoe
}

## Everywhere

screen-failed = This screen cannot be shown
page-failed = Something in the page went wrong. If it goes on, load the page again.
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
sound = Sounds
nothing-here = Nothing here
no-page = There is nothing at this address.
try-again = Try again
unreachable = The server does not answer. The game is kept there; nothing is lost.
server-failed = The server could not answer ({ $status }). Try again in a moment.

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
card-wild-location = Wild location
card-wild-industry = Wild industry
card-cotton-manufacturer = Cotton or manufacturer
slot-name = { $place }, space { $number }
link-name = { $first }–{ $second }
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
turn-order = Turn order
spent = spent
figure-money = money
figure-income = income
figure-points = VP
# Read out between a figure and what it becomes.
figure-after = after this action
if-era-ended = if ended
if-era-ended-full = VP if the era ended now: scored so far, links and flipped tiles
figure-cards = cards
seat-you = you
seat-away = offline
seat-free = not here yet
seat-playing = you, playing
seat-to-play = to play
seat-done = done
mat-of = Player mat of { $name }
log = Log
replay-low = replay
copy-low = copy
log-income = { $track ->
    [yes] Income
   *[no] Interest
}
log-flipped = flipped:
your-mat = Your player mat
mat-note = { $pieces ->
    [counters] next counter of each industry, its cost, counters left
   *[tiles] next tile of each industry, its cost, tiles left
}
mat-cell = { $industry } { $level }: { $price }, { $coal } coal, { $iron } iron, { $left } left
mat-none = { $industry }: none left
table-page = { $page ->
    [symbols] What the symbols mean
    [cards] Discards and unseen cards
    [seal] Seal of the shuffle
    [host] Table and host
    [chat] Chat
    [notes] Private notes
   *[options] Options of this game
}
symbols-part = { $part ->
    [figures] Players
    [industries] Industries
   *[goods] Goods
}
symbol-flip = { $pieces ->
    [counters] a counter flips
   *[tiles] a tile flips
}
goods-name = { $goods ->
    [coal] coal
    [iron] iron
   *[beer] beer
}
cards-part = { $part ->
    [discarded] Discarded
   *[unseen] Not seen yet
}
cards-part-note = { $part ->
    [discarded] face up in this era
   *[unseen] in the draw deck, in other hands or face down
}
tiles-left = { $count } left
rules-changed = { $count ->
    [one] { $count } rule changed
   *[other] { $count } rules changed
}
log-filter = Filter the log
log-filter-low = filter
log-kind = Kind of action
log-kind-all = all actions
actions = Actions
verb = { $verb ->
    [build] Build
    [build-double] Two-card build
    [link] { $pieces ->
        [counters] Rails
       *[tiles] Network
    }
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
    [build] choose a space
    [build-double] choose a space
    [link] { $pieces ->
        [counters] choose a rail
       *[tiles] choose a link
    }
    [develop] choose an industry
    [sell] choose what to sell
    [loan] how much
   *[other] choose
}
act-closed = Not possible now; choose it to see why.
your-turn = Your turn
your-hand = Your hand
deck-left = { $count ->
    [0] no cards left to draw
   *[other] { $count } in the deck
}
sort-low = sort
face-up = face up, to be drawn
card-face-up = { $card } card, face up
card-is = { $card } card
waiting-for = { $name } is playing
waiting-seat = Waiting for { $name } to join
not-your-turn = It is not your turn: { $name } is playing.
game-over = Finished
action-of = action { $at } of { $of }
back = Back
end-turn = End turn
answer-build = { $industry } { $level }, { $slot }
answer-tile = { $tile }, { $slot }
answer-give-up = { $tile }, { $slot }: +{ $amount }
answer-tile-of = { $tile } of { $player }, { $slot }
answer-loan = Take a loan
answer-scout = Three cards for two wild cards
answer-pass = Pass and discard
answer-done = That is all
answer-draw = Draw two cards
answer-repay = Repay a loan
# Where coal and iron are bought and sold, as the title calls it.
the-market = { $market ->
    [demand-track] The demand track
   *[market] The market
}
the-pile = The draw pile
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
record-file = Record
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
devices-count = { $count ->
    [one] one device
   *[other] { $count } devices
}
devices-held = Devices that hold this seat
device-kind = { $kind ->
    [here] This device
    [other] Another person’s device
    [linked] Your other device, by link
    [created] The device that created the game
    [invited] The device that followed the invitation
    [taken] The device that took the seat
    [claimed] Your other device, by your profile
    [profile] Your profile: opens the seat on your devices
   *[unknown] Another device
}
device-since = since { $day }, { $time }
device-online = connected now
device-end = End
device-only = Only this device now
device-only-note = All other devices lose this seat at once, and open links to it end. This device gets a new key.
link-for = Who opens the link?
link-for-me = My other device
link-for-other = Another person
link-note = { $person ->
    [other] That person sees this hand and plays it, and can keep the seat for that device alone. The list below marks the device.
   *[me] Anyone with the link sees this hand.
}
call-me = Tell me when it is my turn
notices-note = This table can call you when it is your turn, also when this page is closed. Other players do not see whether you are called, nor where.
notify-here = Notify me on this device
notices-here = This device is notified when it is your turn.
notify-not = { $why ->
    [insecure] This device cannot be notified: browsers allow notifications only for addresses that begin with https, and on the machine that runs the server.
    [home-screen] On an iPhone or iPad, add this page to the home screen first (Share, then “Add to Home Screen”), and open it from there.
    [denied] This browser has refused notifications of this page. You can allow them in its settings for this site.
    [off] The operator of this server has turned off notifications to browsers.
   *[unsupported] This browser knows no notifications that arrive when the page is closed.
}
notices-where = You are told here
contact-kind = { $kind ->
    [here] This device
    [push] Another device
    [discord] Discord
    [slack] Slack
    [mattermost] Mattermost
    [telegram] Telegram
   *[ironbridge] A program
}
contact-word = { $word ->
    [gone] It does not exist any more, so nothing is sent there.
    [failing] The last notice was not accepted, although it was sent several times.
   *[unknown] One notice may not have arrived: the connection broke off.
}
contact-remove = Remove
chat-head = In a chat
chat-service = Chat service
chat-address = Address of the webhook
chat-number = Number of the chat
chat-add = Add
chat-allowed = This server sends to addresses that begin with
notices-when = When
notices-each = Every turn
notices-daily = Once a day
quiet-hours = Quiet hours
time-of = { $name ->
    [quiet_from] from
    [quiet_to] until
   *[digest] at
}
notices-rule = { $kind ->
    [day] One notice a day, if it is your turn then.
    [quiet] One notice for each turn, and none while you look at the table. What falls into the quiet hours comes at their end, once.
   *[turn] One notice for each turn, and none while you look at the table.
}
notices-zone = Time zone: { $zone }.
nudge-head = { $name } is to act
nudge-note = { $name } gets one reminder from you, once per turn.
nudge = Nudge { $name }
nudge-done = { $name } has been reminded.
board-and-hand = Board and hand on this screen
key-actions = choose an action
key-cards = choose a card
key-typed = type an action
key-enter = play what is selected, end the turn
key-escape = back by one
key-since = step through the others’ actions since your last turn
key-undo = undo
key-undo-turn = undo the turn
key-arrows = on the map: the next location that can be chosen
key-zoom = zoom the map, fit it
key-help = menu and keys
key-play = play, pause
key-step = one action on or back
key-round = one round on or back
key-ends = to the beginning, to the end
nothing-to-sell = You have nothing on the board that could be sold.
no-free-link = { $pieces ->
    [counters] No free rail begins at a counter or a rail of yours.
   *[tiles] No link of this era next to your network is free.
}
choose-action = choose an action
prompt-hint = { $at ->
    [chosen] Choose the action for this card, or click a location on the map.
    [place] Legal choices are white. Point at one to see its effect; click anything else to read why it is not allowed.
    [card] Click a card in your hand, or press its number.
    [free] Send the link above: it opens this seat in any browser. The board and your hand can be looked at until then.
    [watch] You are watching; hands stay hidden. Point at a line of the log to see it on the map; a player’s row opens the player mat.
    [wait] Point at a line of the log to see it on the map; a player’s row opens the player mat.
   *[start] Choose an action, or begin with a card or a location on the map. Press / to type it.
}
tile-name = { $industry } { $level }
tile-in = { $tile } in { $place }
goods-counted = { $goods ->
    [coal] { $count } coal
    [iron] { $count } iron
   *[beer] { $count ->
        [one] one barrel
       *[other] { $count } barrels
    }
}
era-scored = The { $era ->
    [canal] canal era
   *[rail] rail era
} is scored
era-over = { $era ->
    [canal] The canal era is over
   *[rail] The rail era is over
}
moment-close = Click or press a key to go on
era-scored-seat = { $name }: { $links } for links, { $tiles } for tiles
scoring-step = { $step ->
    [links] links score the link icons at their ends
    [links-off] the links leave the map
    [tiles] flipped tiles score
   *[tiles-off] level 1 tiles leave the map
}
skip = Skip
fx-from = { $what } from { $place }
fx-from-player = { $what } from { $player } in { $place }
fx-from-market = { $what } { $market ->
    [demand-track] from the demand track
   *[market] from the market
} for { $price }
fx-to-market = { $what } { $market ->
    [demand-track] to the demand track
   *[market] to the market
} for { $price }
fx-stays = { $count } stays
fx-flips = it flips
fx-tile-flips = { $tile } in { $place } flips
fx-player-tile-flips = { $tile } of { $player } in { $place } flips
fx-income = income { $change }
fx-level = income level { $from } to { $to }
fx-developed = off the mat: { $tiles }
fx-develop-choice = { $count ->
    [one] off the mat: a tile of your choice
   *[other] off the mat: { $count } tiles of your choice
}
fx-given-up = { $tile } leaves the board, and the bank pays { $amount }
fx-debt = { $left ->
    [yes] { $amount } is still owed
    [over] the debt is covered and { $amount } is yours
   *[no] the debt is covered
}
fx-overbuilt = { $tile } of { $player } is overbuilt
fx-points = { $points } VP
fx-when-flipped = when it flips: { $gains }
fx-gain-points = { $points } VP
fx-gain-links = { $count ->
    [one] one link point
   *[other] { $count } link points
}
fx-link-worth = { $points ->
    [one] the link scores one VP now
   *[other] the link scores { $points } VP now
}
fx-link-could = { $points } once the tiles at its ends flip
fx-order = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} in the next round
figure-loans = loans
figure-links = rails left

## The lobby

titles = Titles
new-game = New game
sheet-about-birmingham = Mines, mills and breweries along the canals, and everything again when the railway comes. The player who spends least moves first; every link scores the icons at its ends.
sheet-about-lancashire = Cotton for the ports, ships on the Mersey, and a distant demand that falls with every bale. The edition of 2007; the rules of 2018 are an option.
sheet-about-germany = Rails across Germany, loans when you need them, and interest every round. Age of Industry on the board without a sea trade.
sheet-about-new-england = The same trade as in Germany, with a coast: ships bring coal and open the markets overseas. Age of Industry.
sheet-time-birmingham = about an hour
sheet-time-lancashire = about an hour
sheet-time-germany = about 90 minutes
sheet-time-new-england = about 90 minutes
players-range = { $low }–{ $high } players
players-only = { $count ->
    [one] one player
   *[other] { $count } players
}
eras = { $count ->
    [one] one era
   *[other] two eras
}
play = Play
invite-and-wait = Invite and wait
first-game = First game, with a guide
lobby-alone = { $count ->
    [one] You are { $player }, against one computer. Nothing to install, no account.
    [2] You are { $player }, against two computers. Nothing to install, no account.
    [3] You are { $player }, against three computers. Nothing to install, no account.
   *[other] You are { $player }, against { $count } computers. Nothing to install, no account.
}
lobby-solo = You are { $player }, alone against the printed opponent.
lobby-together = You are { $player }. The hand is hidden when the device is passed.
lobby-waits = The invitation is shown at the table. The game waits for your friend.
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
players-and-seats = Players and seats
number-of-players = players
who-sits = Seat { $number }: { $kind }
seat-name = Name at seat { $number }
strength-of = Strength of { $name }
strength-beginner = beginner
strength-easy = easy
strength-medium = medium
strength-hard = hard
strength-dice = random moves
strength-greedy = no foresight
bots-part = { $part ->
    [installed] Bots of other packages
   *[baseline] For measurements
}
kind = { $kind ->
    [me] You
    [here] Another person here
    [friend] A friend by link
    [bot] Computer
    [automa] Automa
   *[none] Empty
}
kind-note = { $kind ->
    [me] on this device
    [here] the hand is hidden when the device is passed
    [friend] opens in any browser, no account
    [bot] from beginner to master
    [automa] solo: the printed opponent
   *[none] one player fewer
}
order-by-lot = Random turn order
change-colours = Change colours
options = Options
all-as-printed = rules of the box
as-printed = As printed
options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
options-open = { $count ->
    [one] one unclear rule, with its source
   *[other] { $count } unclear rules, each with its source
}
option-row = { $row ->
    [variant] Variant
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
clock-of = { $per ->
    [none] None
    [game] { $time } for the whole game
    [plus] { $time } for the whole game + { $more } a turn
   *[turn] { $time } a turn
}
clock-nights = { $form }, without nights
clock-stands = stands until { $at }
time-until = until { $at }
clock-then-short = { $then ->
    [bot] Computer stands in
    [nothing] Nothing
    [free] Seat becomes free
   *[host] Host decides
}
title-turn = Your turn
next-game = Next game: your turn
next-game-none = It is not your turn in any other game.
key-next-game = next game where it is your turn
list-since = { $name } to play, since { $day }
list-new = { $count ->
    [one] one new action
   *[other] { $count } new actions
}
away-bot = The computer ({ $strength }) stands in for you.
away-bot-waits = The computer ({ $strength }) stands in for you. The game waits, because no other person is at the table.
away-free = Your seat is free: another player can take it.
away-back = I am back
overtime-asks = The time of { $name } has run out. What happens now?
overtime-wait = Wait longer: { $time } more
overtime-bot = A computer stands in
overtime-free = Look for another player
overtime-host = The time of { $name } has run out. The host decides.
seat-take = Take this seat
seat-free-note = The seat of { $name } is free. You would play on with its cards.
table-stands = { $how ->
    [ended] Ended by agreement
   *[paused] Paused
}
seat-stand-in = stand-in, { $strength }
time-left = Time left: { $time }
time-over = Over time: { $time }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
clock-note = for an evening or for days
deal-lot = By lot
deal-note = a number deals the same game again
guests-of = { $open ->
    [true] Open to all
   *[false] By link only
}
guests-note = { $open ->
    [true] strangers may watch and take a free seat
   *[false] or open to all: strangers watch and take free seats
}
deal-number = Number of the deal
value-true = yes
value-false = no
other-ways = Other ways in
join-game = Join a game
join-hint = Link or code
join = Join
watch = Watch
watch-count = { $count ->
    [0] no public game
    [one] one being played
   *[other] { $count } being played
}
watch-none = No public games just now.
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
sample-game = A sample game
sample-note = { $title }, really played: { $about }. The winner has { $points } VP.
games-kept = Sample games
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
of-players = { $day }, of { $count }
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
open-book = I am { $name }, show my hand
space-key = Space
cards-face-down = { $count ->
    [one] One card lies face down until then.
   *[other] { $count } cards lie face down until then.
}
no-taking-back = The turn of { $name } can no longer be undone.
since = Since your last turn
since-count = { $count ->
    [one] one action
   *[other] { $count } actions
} by { $players ->
    [one] one player
   *[other] { $players } players
}
step-of = { $at } of { $of }
yours-used = something of yours was used
yours-not-used = nothing of yours was used
next = Next
to-my-turn = To my turn

## Player mat

player-mat-of = Player mat of
links-left = { $pieces ->
    [counters] { $count ->
        [one] rail left
       *[other] rails left
    }
   *[tiles] { $count ->
        [one] link tile left
       *[other] link tiles left
    }
}
on-map = { $count } on map
gone = gone
mat-reads = { $pieces ->
    [counters] How to read a counter on the mat
   *[tiles] How to read a tile on the mat
}
mat-level = level
mat-owner = player
mat-beer = beer to sell
mat-price = price, coal, iron
mat-worth = { $of ->
    [profit] victory points; profit
   *[income] victory points; income
}
mat-link-icons = link icons
mat-left = { $pieces ->
    [counters] counters left
   *[tiles] tiles left
}
mat-next = next to be built
mat-gone = { $pieces ->
    [counters] gone; counters on the map
   *[tiles] gone; tiles on the map
}
mat-late = { $eras ->
    [1] cannot be built: develop to remove it
   *[other] not in this era: develop to remove it
}
mat-lock = cannot be developed

## Result and replay

result = Result
points = Victory points
links = { $pieces ->
    [counters] rails
   *[tiles] links
}
tiles = { $pieces ->
    [counters] counters
   *[tiles] tiles
}
money = Money
income = Income
income-space = space
links-of = { $pieces ->
    [counters] Rails
   *[tiles] Links, { $era }
}
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
win-note = { $points } VP, { $margin } more than { $other }.
win-shared = { $names } share the win
win-shared-note = { $points } VP each, and every tie-break is equal.
win-tie = { $how ->
    [income] { $name } wins on income
    [money] { $name } wins on money
   *[other] { $name } wins the tie
}
win-tie-note = { $name } and { $other } both have { $points } VP. { $how ->
    [income] The income marker of { $name } stands on space { $mine }, of { $other } on { $theirs }.
    [money] { $name } has { $mine } in money, { $other } { $theirs }.
   *[other] The turn order decides.
}
own-place = { $place ->
    [2] You are second
    [3] You are third
    [4] You are fourth
   *[other] You are fifth
}, { $behind ->
    [0] with the same VP.
   *[other] { $behind } VP behind.
}
turning-points = Turning points
actions-count = { $count ->
    [one] one action
   *[other] { $count } actions
}
show-on-map = Show on the map
rematch = Rematch
copy-link = Copy link
link-short = Link
copied = Copied
result-under = { $players } players, { $rounds } rounds
points-over-rounds = Victory points by round
as-if-ended = as if the era ended there
income-and-money = Income and money
where-from = Where the victory points came from
where-from-note = { $pieces ->
    [counters] rails, counters by industry, the rest
   *[tiles] links, tiles by industry, the rest
}
chart-or-table = Chart or table
as-chart = Chart
as-table = Table
chart-points = Victory points by round, one line for each player
chart-sources = Where the victory points came from, one bar for each player
timeline = The game from first to last action
lines = The lines above the rounds
lines-of = { $lines ->
    [chances] Chances
    [points] VP
   *[other] Expected
}
chance-title = Win probability
chance-note = How often a player in such a position won in games between computer players.
percent = { $share }%
expected-title = Expected victory points
expected-note = Victory points at the end of the game, as the computer players evaluate the position without search.
the-beginning = The beginning
round-back = Round back
action-back = Action back
action-on = Action forward
round-on = Round forward
pause = Pause
replay-under = Replay, { $players } players
action-number = Action { $number }
of-all = of { $of }
as-written = In notation
what-came = Effects
continue-here = Continue from here
continue-you = You play
continue-others = The other seats
continue-alone = me, with open hands
continue-private = Only you can see this copy while the game is played: it shows your hand. The hidden cards are drawn again.
continue-go = Continue
continue-over = The game ends here. To play on, go back to an earlier moment.
link-here = Link to this moment
points-flipped = { $points } VP flipped

## Review

review = Review

## The guide

the-guide = The guide
without-guide = without a guide
show-me = Show me
guide-title = { $step ->
    [board] The board
    [hand] Your hand
    [tile] Your first tile
    [link] A link
    [cubes] Coal and iron
    [sale] The first sale
    [order] Who moves first
   *[scoring] Scoring
}
guide-note = { $step ->
    [board] locations, spaces, links
    [hand] cards of two kinds
    [tile] a card, a space, a price
    [link] how your network grows
    [cubes] where cubes come from
    [sale] buyer, beer or port, income
    [order] least spent, first to move
   *[scoring] links, tiles, money, income
}
guide-text = { $step ->
    [board] Locations have spaces; a space shows which industries it takes. Lines between locations are links that can be built. The black plates at the edge buy goods.
    [hand] Every action costs a card. A location card lets you build there, in your network or not; an industry card builds that industry inside your network.
    [tile] Choose Build, then a white space. The panel shows the price and the effects; the button plays it. A coal mine or a brewery is a good beginning.
    [link] Links make your network and carry coal and goods. At the end of an era each link scores the link icons at both its ends.
    [cubes] Coal travels along links from the nearest mine; iron comes from anywhere. An empty coal mine or iron works flips and raises its owner’s income.
    [sale] Cotton mills and manufacturers flip when you sell: they must be connected to a buyer, and some sales need beer. Flipped tiles raise your income and score.
    [order] The player who spent least this round moves first in the next. The arrow after a figure shows the place in the turn order that an action would give you.
   *[scoring] At the end of the era links and flipped tiles score. In this short game money and income score as well. From here on you play without the guide.
}
guide-close = Play on
guide-do = { $step ->
    [hand] Click a card
    [tile] Build something
    [link] Build a link
    [cubes] Use coal or iron
    [end] End the turn: then the others play
    [wait] Wait until it is your turn
   *[sale] Sell something
}

## Joining

invited-to = You are invited
invited-seat = your seat
join-note = A seat is reserved for you. It stays yours on this device.
your-name = Your name
take-seat = Take the seat
invite-for = Link for { $name }

## The shuffle: waiting room and seal

not-dealt = Not dealt yet
seed-chosen = The host chose the number of this deal and can know all cards.
seed-chosen-short = number chosen by the host
room-seats = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
room-waits = Waiting for { $names }
room-dealing = All are here: the cards are being dealt
room-absent = { $count ->
    [one] The cards are dealt as soon as this player opens the game on the device with which they sat down.
   *[other] The cards are dealt as soon as they open this game, each on the device with which they sat down.
}
room-computer = Computer instead
room-lost = Your part of the shuffle is on the device with which you sat down. Open this game there, or let the cards be dealt without it.
room-waive = Deal without my part
room-deal = Deal without { $names }
room-deal-note = { $count ->
    [one] This player’s part is then missing from the shuffle, and the log tells everybody.
   *[other] Their parts are then missing from the shuffle, and the log tells everybody.
}
room-how-head = A shuffle that nobody chose
room-how = The server has promised its part of the shuffle, and every player’s device promises another. When all seats are taken, all parts are revealed to the server and mixed: no player and no server can choose the cards. After the game this device checks it.
room-breach = { $what ->
    [promise] The server has changed its promise for this game: it may be choosing the cards. This device adds nothing to the shuffle. Do not play this game.
    [list] The list of the players’ promises was changed after it was complete: the cards may have been chosen. This device adds nothing to the shuffle. Do not play this game.
   *[missing] The server does not list the promise of this device: the cards could be chosen without you. This device adds nothing to the shuffle. Do not play this game.
}
shuffle-state = { $state ->
    [free] free seat
    [here] has sat down
    [awaited] not in the shuffle yet
    [revealed] in the shuffle
    [left_out] not in the shuffle
    [computer] computer
   *[silent] adds nothing to the shuffle
}
seal = Seal of the shuffle
seal-short = { $verdict ->
    [good] Nobody chose the cards
    [partly] Shuffled without some players
    [left-out] Shuffled without you
    [server] Shuffled by the server alone
    [late] This device came after the deal
    [unkept] This device kept nothing
    [chosen] The host chose the deal
    [running] Sealed until the game is over
    [none] No seal
   *[broken] The seal is broken
}
seal-text = { $verdict ->
    [good] The server and the players each promised a part of the shuffle before they knew the others. All parts are now open, this device has checked them, and they are the promised ones.
    [partly] All opened parts are the promised ones, yours among them. Some players’ parts never arrived: they and the operator of the server together could have picked between the deal with and the deal without them.
    [left-out] What was opened is what was promised, but the part of this device is not in the shuffle. The operator of the server, together with another player, could have chosen the cards.
    [server] The server has kept the promise that it made before the first card. It shuffled alone, so it did not change the cards later, but could have chosen them in the beginning.
    [late] The opened parts fit the promise that this device saw when it came. It came after the cards were dealt, so this proves only that nothing was changed since.
    [unkept] This device kept no promise of this game: its stored data were cleared, or it did not play here. The server’s figures fit each other, but only a player who kept the promise can tell whether they are the first ones.
    [chosen] The host chose the number from which the cards were dealt, and can have known all of them. Nothing here speaks for a fair shuffle.
    [running] The promises below are kept on this device. When the game is over, the server must open its secret, and this device checks it.
    [none] This game was not dealt here: it is a copy or a record.
   *[broken] The server’s answer is not what was promised to this device. The cards may have been chosen or changed. Do not trust the result of this game, and show this page to the other players.
}
seal-checked = Checked on this device
seal-state = { $state ->
    [good] Right
    [bad] Wrong
   *[open] Cannot be checked here
}
seal-promise = { $state ->
    [good] The server’s promise is still the one that this device kept.
    [bad] The server now shows another promise than this device kept.
   *[open] This device kept no promise of the server.
}
seal-list = { $state ->
    [good] The players’ promises are the ones that were complete before the first part was revealed.
    [bad] The players’ promises are not the ones that this device saw before the first part was revealed.
   *[open] This device did not see the players’ promises in time.
}
seal-secret = { $state ->
    [bad] The server’s secret does not fit its promise.
   *[good] The server’s secret fits its promise.
}
seal-values = { $state ->
    [bad] A player’s part does not fit the promise of that player.
   *[good] Every part fits the promise of its player.
}
seal-own = { $state ->
    [good] The part of this device is in the shuffle.
    [bad] The server had confirmed the part of this device, and does not show it now.
   *[open] The part of this device is not in the shuffle.
}
seal-key = { $state ->
    [bad] The key of the cards does not follow from the secret and the parts.
   *[good] The key of the cards follows from the secret and the parts.
}
seal-seed = { $state ->
    [good] The number is the one that was promised when the game began.
    [bad] The number is not the one that was promised when the game began.
   *[open] The number is too large to be checked by this page.
}
seal-players = Parts of the players, promised and revealed
seal-promise-head = Promise of the server
seal-secret-head = Its secret, opened after the game:
seal-copy = Copy
seal-fingerprint = All promises in short, equal on the devices of all players; compare them aloud if you like:
seal-yourself = Check it with another program
seal-verify = The page checks the promises and the key. That the cards follow from the key is checked by “ironbridge verify”, which deals them again from the record and what this device kept:
seal-download = What this device kept
seal-limits-head = What this does not prove
seal-limits = The operator of the server can read the cards of a running game in its database, and tell a player. And a server can end a game and ask all to begin another. Play for a prize only where all trust the operator.

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
figure-coal-comes = Links of any player carry the coal, free of charge.
figure-link-missing = One link is missing: not connected, however near.
figure-iron-flies = Iron needs no link: it comes from any iron works that has a cube.
figure-link-begins = A new link begins in your network.
figure-link-elsewhere = Nothing of yours is at either end.
figure-network-own = Your link leads there: the location is in your network.
figure-network-rival = Another player’s link does not extend your network.
figure-beer-own = Your own beer comes from anywhere.
figure-beer-rival = Another player’s beer must be connected; this is not.
figure-sale = Connected to a merchant who buys it, and with its beer: sold.
figure-sale-other = This merchant buys something else.
figure-overbuild-own = You may overbuild your own tile with a higher level of the same industry.
figure-overbuild-rival = Another player’s cotton mill, pottery, brewery or manufacturer cannot be overbuilt.
figure-link-scores = A link scores the link icons at both its ends.

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
    [germany] & her Railways
   *[new_england] & her Ships
}
map-players = { $board ->
    [birmingham] for two to four players
    [lancashire] for two to four players
   *[other] for three to five players
}
map-round-of = Round { $round } of { $rounds }
map-links = Links
map-link-row = { $row ->
    [free] { $kind ->
        [canal] Canal, free
       *[rail] Rail, free
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
map-links-count = { $count ->
    [1] One
   *[2] Two
}
map-links-order = { $count ->
    [1] First
   *[2] Later
}
map-distant = Distant cotton
map-closed = closed
map-reconstructed = Reconstructed board
map-reconstructed-more = The printed board could not be obtained: this one fits every example of the rulebook, but it is not a copy.
map-list = The map as a list
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Whole map
map-close = Close
map-rule = Rule { $rule }
map-or = { $first } or { $last }
map-may = You may choose this.
map-may-build = You may build here: { $industries }.
map-slot = { $place }, space { $number } of { $count }: { $industries }.
map-slot-only = { $place }: { $industries }.
map-empty = Empty.
map-tile = { $industry } { $level } of { $player }, not sold yet.
map-tile-goods = { $industry } { $level } of { $player }, { $goods ->
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
map-tile-flipped = { $industry } { $level } of { $player }, flipped: { $points } VP{ $links ->
    [0] {""}
    [one] , one link icon
   *[other] , { $links } link icons
}.
map-link-owned = { $kind ->
    [canal] Canal
   *[rail] Rail
} { $name }, of { $player }.
map-link-free = { $kind ->
    [canal] Canal
   *[rail] Rail
} { $name }, free.
map-link-closed = { $name }: only in the { $era }.
map-link-never = { $name }: not in this game.
map-link-worth = Worth { $points } VP now.
map-cell = Space { $space }: income { $level }.
map-buys = { $place } buys: { $goods }.
map-buys-nothing = { $place }: buys nothing.
map-barrel = A barrel stands beside it.
map-no-barrel = The barrel is gone.
map-used = Used up.
map-market = { $market ->
    [demand-track] { $goods ->
        [coal] Demand track for coal
       *[iron] Demand track for iron
    }
   *[market] { $goods ->
        [coal] Coal market
       *[iron] Iron market
    }
}: { $cubes ->
    [0] empty
    [one] one cube
   *[other] { $cubes } cubes
}, the next one costs { $price }.
map-distant-open = Distant cotton market, open: a sale adds { $bonus } to the income; { $left } tiles to flip.
map-distant-closed = Distant cotton market, closed.
map-marker-income = { $player }: income { $level }, on space { $space } of the track.
map-marker-points = { $player }: { $points } VP.
map-import = Coal behind the ship of { $place }: { $cubes ->
    [0] none
    [one] one cube
   *[other] { $cubes } cubes
}.
map-village = { $place }, a village.
map-place-links = { $place }, { $links ->
    [one] one link icon
   *[other] { $links } link icons
} printed.

## Tickets

ticket-kind = { $kind ->
    [place] LOCATION
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
option-free-start-overbuild = With nothing on the board, an industry card may overbuild a tile
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
option-overbuild-cubes = Another player’s coal mine or iron works may be overbuilt when
value-overbuild-cubes-both = tiles and track are empty
value-overbuild-cubes-either = one of the two is empty
option-overbuild-full = Another player’s coal mine cannot be overbuilt while its location has a free space for coal
option-port-order-binds = A second port of your own waits until the first space is built
option-distant-bonus = The cotton track pays
value-distant-bonus-income = income
value-distant-bonus-money = money
option-scotland-canal = Two players: there is a canal to Scotland
option-cotton-points = A level-1 cotton mill scores
value-cotton-points-3 = 3, as printed in 2007
value-cotton-points-5 = 5, as the WBC of 2023 plays
option-last-tie = After money, a tie is
value-last-tie-order = broken by the turn order
value-last-tie-shared = shared
option-cubes-before-payment = Cubes are moved before anything is paid
option-rail-track-only-if-both-ends-dry = A rail buys its cube only when no source reaches either end
option-port-being-built-opens-lanes = A port under construction joins standing ships for its own cubes
option-replaced-counter-is-a-source = A coal mine or iron works about to be overbuilt still gives its cubes
option-rebuilt-ship-sells-leftover-coal = A ship over a ship sells the coal left behind it
option-pause-to-repay-after-last-action = A player who could repay a loan is asked before the turn ends

## Chapters of the rules

chapter-setup = Setup
chapter-turn = Turn
chapter-card = Cards
chapter-build = Build
chapter-double = Two-card build
chapter-supply = Supply
chapter-track = Track
chapter-sea = Sea
chapter-ship = Ships
chapter-over = Overbuilding
chapter-rail = Rails
chapter-sell = Sell
chapter-develop = Develop
chapter-draw = Draw
chapter-pass = Pass
chapter-loan = Loan
chapter-order = Turn order
chapter-end = End
chapter-score = Scoring
chapter-tie = Ties
chapter-network = Network
chapter-connect = Connection
chapter-coal = Coal
chapter-iron = Iron
chapter-beer = Beer
chapter-overbuild = Overbuilding
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
chapter-two = Two players
chapter-2018 = 2018
chapter-pay = Money
chapter-first = First turns
chapter-mine = Mines
chapter-line = Lines
chapter-back = Card backs
chapter-deck = Draw pile
chapter-person = Human player

## Profile

profile = Profile
profile-none = No profile yet
profile-none-note = Nothing is asked before your first game. With the first seat you take, this browser gets a profile by itself: it holds all your games.
profile-name = You
profile-name-note = New games begin with this name; at a table you can take another.
profile-save = Save
profile-saved = Saved
profile-games = { $count ->
    [0] The profile holds no game yet.
    [one] The profile holds one game.
   *[other] The profile holds { $count } games.
}
profile-keep = Keep your games
profile-state = { $lasting ->
    [yes] Lasting: you can come back to your games from any browser.
   *[no] Only this browser knows your games. If its data is deleted, they are lost to you.
}
passkey = Passkey
passkey-note = One tap with fingerprint, face or PIN. No mail, no password; your phone or computer keeps the key.
passkey-make = Make a passkey
passkey-since = made { $day }
passkey-remove = Remove
passkey-obstacle = { $obstacle ->
    [address] Browsers allow passkeys only at a secure address with a name (https://…, or localhost). Here the recovery code does the same.
   *[browser] This browser knows no passkeys. The recovery code does the same.
}
recovery = Recovery code
recovery-note = Seven groups of letters and digits, to print or save. Who has the code has your games: keep it like a key.
recovery-since = You made a code { $day }. It is not stored readably; a new one ends it.
recovery-show = Show a recovery code
recovery-renew = Make a new code
recovery-once = The code is shown this once. Codes from before no longer work.
recovery-copy = Copy
recovery-save = Save as a file
recovery-print = Print
recovery-file = Ironbridge, recovery code for { $address }:
recovery-typed = Recovery code
profile-devices = Your devices
device-this = This device
device-seen = last seen { $day }
device-unnamed = Unknown browser
device-sign-out = Sign out
device-sign-out-others = Sign all others out
profile-link = Add a device
profile-link-hide = Hide the code
profile-qr = Code that opens your profile on another device
profile-link-note = Point the other device’s camera at it, or open the link there. It works once and for ten minutes; who opens it has your games.
sign-in = Open another profile here
sign-in-note = You have played on another device: open your profile here, with all its games.
sign-in-link = Open your profile on this device
sign-in-link-note = This link comes from another device of yours. It opens that profile here, with all its games.
sign-in-bring = Bring the games of this browser along
sign-in-passkey = With a passkey
sign-in-open = Open the profile
profile-others = Several people at this browser
profile-others-note = Each profile has its own games, name and keys. The games of the others rest meanwhile.
profile-choose = Change to it
profile-unnamed = Without a name
profile-new = Begin a new profile
