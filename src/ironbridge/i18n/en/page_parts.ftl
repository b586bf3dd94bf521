# Messages of parts of the page that are loaded when they are first shown.

## The host and agreements

tools-ask = Ask the table
tools-ask-note = Every person at the table must agree. The log shows who asked and who answered.
tools-ask-open = A request waits for answers; it stands above the table.
tools-seats = Seats
tools-seats-note = You are the host. The log shows everything you do here.
tools-not-host = { $name } is the host and decides about seats.
tools-no-host = The host has no seat at this table.
tools-host = host
tools-person = person
tools-stand-in = a computer stands in
tools-open = open to everybody who has the link
tools-do = { $act ->
    [invite] Invite again
    [computer] Computer instead
    [back] Give the seat back
    [seek] Look for another player
   *[host] Make host
}
tools-confirm = { $act ->
    [invite] { $name } loses the seat on all devices, and a new link opens it. Go ahead?
    [seek] Everybody who has the link of the table may take the seat of { $name } and its cards. Go ahead?
   *[host] { $name } becomes the host, and you no longer are. Go ahead?
}
ask-do = { $ask ->
    [pause] Pause the game
    [resume] Go on
    [end] End the game without a winner
   *[take_back] Take back my last action
}
request-text = { $ask ->
    [pause] { $name } asks for a pause.
    [resume] { $name } asks to go on.
    [end] { $name } asks to end the game without a winner.
   *[take_back] { $name } asks to take back the last own action.
}
request-later = { $count ->
    [one] { $count } action of others goes with it.
   *[other] { $count } actions of others go with it.
}
request-seen = Hidden cards were seen since; they stay where they are in the deck.
request-waits = Still to answer: { $names }
request-agree = Agree
request-refuse = Do not agree
request-withdraw = Withdraw
paused-note = The game is paused. The clocks stand still.
ended-note = All agreed to end this game. It has no winner.

## Rematch

rematch-ask = Another game with the same players? Everybody moves one seat on.
rematch-again = Play again
rematch-not = Not this time
rematch-yes = { $count ->
    [one] { $names } plays again.
   *[other] { $names } play again.
}
rematch-no = { $count ->
    [one] { $names } does not.
   *[other] { $names } do not.
}
rematch-computers = Start, computers for the rest
rematch-free = Start, invite for the rest
rematch-made = The next game is made.
rematch-open = To the next game

## Review

review-under = Review, { $players } players
review-turns = Turns
review-summary = Summary
review-luck-skill = Luck and skill
review-timeline = The turns of the game with their grades
review-running = { $done } of { $total } turns reviewed
review-stopped = The review has stopped.
review-stop = Stop
review-go-on = Go on
review-none-yet = The first turn is being reviewed.
review-later = This appears when all turns are reviewed.
review-export = Save the review
review-version = review version { $version }
export-page = As a page to share
export-data = As data (JSON)
turn-number = Turn { $number }
turn-back = Turn back
turn-on = Turn forward
grade-head = Grade
grade = { $grade ->
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [blunder] Blunder
   *[forced] Forced
}
graded-best = No better turn was found.
graded-as-good = As good as the best turn found.
graded-lost = A better turn was found.
graded-forced = There was hardly a choice; it does not count.
loss = Loss
hindsight = With the cards as they lay
which-turn = Turn on the map
turn-played = Played
best-found = Best found
try-it = Try it yourself
review-compared = The players compared
review-phases = Points lost a turn, by phase
mattered-most = The turns that mattered most
nothing-lost = No turn lost more than its error.
error-rate = Points lost a turn
error-rate-note = Mean loss of a turn that counts, with its standard error. Without luck: the result less the luck of all draws.
accuracy = Accuracy
without-luck = Without luck
level-between = like { $level } ({ $strongest } to { $weakest })
phase-name = { $era ->
    [canal] Canal era
    [rail] Rail era
   *[whole] The game
}, { $half ->
    [early] early
   *[late] late
}
ledger-entry = { $entry ->
    [start] Start
    [losses] Own losses
    [luck] Luck
    [rivals] Opponents
    [forecast] Forecast
   *[result] Result
}
luck-kind = { $kind ->
    [order] first turn order
    [setup] setup
    [hand] hands dealt
    [refill] cards drawn
    [display] cards face up
   *[counters] counters drawn
}
chart-ledger = From the start value to the result of { $name }
ledger-note = Luck is the value after each draw less the mean over all that could have come. Opponents are the turns of the others. The forecast is what the evaluation had not foreseen: neither luck nor skill.

## Data of a profile

data = Your data
data-note = Everything that this server stores about you is in one file: profile, devices, games and notices.
data-save = Save as a file
delete-profile = Delete this profile
delete-warning = This cannot be undone. The profile, its devices, keys and notices are deleted from the server at once.
delete-running = In running games with other people your seat becomes free. If you are the host, the person who has been seated longest becomes it.
delete-alone = Games without another person are deleted with the profile.
delete-ended = Games with others that are over stay for them, without your name.
delete-keep-names = Leave my name in games that are over
delete-word = delete
delete-type = Type “{ $word }” to confirm:
delete-for-ever = Delete for ever
delete-cancel = Keep it

# Chat and private notes
chat-none = Nothing has been said yet.
chat-points = → { $place }
chat-show = Show on the map
chat-mute = Hide the messages of { $name }
chat-muted = Messages of { $name } are hidden on this device.
chat-unmute = Show again
chat-report = Report
chat-reported = Reported
chat-text = Your message
chat-send = Send
chat-phrases = Phrases, which everybody reads in the own language
chat-mark = Point at something on the map
chat-pick = Choose what to point at: a space, a link, a town or a merchant.
chat-cancel = Cancel
chat-allow = Allow free text at this table
chat-printed = The host allows phrases and marks; free text is off.
chat-more = and { $count ->
    [one] one more
   *[other] { $count } more
}
chat-open = Open the chat
notes-private = Only you can read these notes. They stay with your seat, on all your devices.
notes-here = Note to this moment (action { $number })
notes-keep = Save the note
notes-at = Action { $number }
notes-remove = Delete

## Feed of a profile

feed-head = In a feed reader
feed-note = An Atom feed has an entry for each of your games in which it is your turn.
feed-make = Make an address
feed-once = Copy it now: it is shown only once. Who has it can read the feed.
feed-address = Address of the feed
feed-there = Your feed has an address.
feed-renew = Make a new address
feed-end = End the address

## The clock of a game

clock-then = When the time runs out, { $then ->
    [bot] a computer ({ $strength }) stands in until the person returns; every action of it is marked.
    [nothing] nothing happens; the overtime is shown.
    [free] the seat is free for another player, until the person returns.
    [host] the host decides: wait, a computer, or another player.
   *[move] the server moves for the player: a pass where that is legal.
}
clock-end = When the time runs out
clock-strength = Strength of the computer
clock-group = { $group ->
    [evening] An evening
   *[week] A week
}
clock-own = Own values
clock-per = { $per ->
    [game] For the whole game
   *[turn] For each turn
}
clock-amount = Time
clock-unit = Unit of the time
clock-unit-name = { $unit ->
    [day] days
    [hour] hours
    [minute] minutes
   *[second] seconds
}
clock-increment = Seconds after each turn
clock-increment-note = A seat gets { $time } after each of its turns.
clock-wrong-time = The time is between 5 seconds and 90 days.
clock-wrong-increment = The seconds after each turn are between 0 and 86400.
clock-wrong-night = The night hours need a beginning and an end that differ.
clock-rest-night = The clock stands still from { $from } to { $to } ({ $zone }).
clock-rest-days = The clock stands still on these days: { $days } ({ $zone }).
rest-night = At night
rest-night-of = { $on ->
    [true] The clock stands still
   *[false] The clock runs
}
rest-from = from
rest-to = to
rest-days = Free days
rest-date = A single day
rest-add = Add
rest-remove = Remove { $day }
rest-zone = Time zone
