### Output of the commands, in English.  --json documents are data and are not translated.

## Every command

output-closed = Standard output is closed: there is nowhere to write to.
interrupted = Interrupted.
inside = An error inside Ironbridge ({ $error }); { $variable }=1 shows the traceback.
record-so-far = The record so far:
version = ironbridge { $version } ({ $build ->
    [compiled] compiled rules
   *[interpreted] interpreted rules
}, Python { $python })
compiled-unwanted = The compiled rules are much faster: { $variable } must not say 'interpreted'.
compiled-here = The compiled rules are much faster: with a C compiler here, get them by python3 run.py build.
compiled-installed = The compiled rules are much faster: with a C compiler here, get them by pip install --force-reinstall with the sources.
bar-hostile = hostile inputs
bar-soak = soaking
bar-perft = { $title }, depth { $depth }
column-seat = seat
column-bot = bot
column-points = points
column-wins = wins
column-order = in turn order
column-depth = depth
column-actions = actions
column-choices = choices
column-id = id
column-what = what
column-expected = expected
column-counted = counted

## simulate, soak, perft

run-head = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
run-figures = Games: { $games } in { $seconds } s ({ $rate } a second), { $choices } choices and { $actions } actions a game, seed { $seed }.
run-bot = { $bot }: mean { $mean }, quartiles { $spread }, won { $rate }
soak-about = For each case: games and choices, then every seat's mean points with the least, the quartiles and the most.
soak-by = { $case } by { $bot }
soak-case = { $case }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $choices ->
    [one] one choice
   *[other] { $choices } choices
}
soak-seat = seat { $seat }
soak-broken = { $case }: { $law }
soak-done = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $broken ->
    [0] no invariant was violated
   *[other] { $broken } violated an invariant
}.
attack-complaint = { $case }, input { $number }, { $kind }: { $what }
attack-done = { $inputs ->
    [one] One hostile input
   *[other] { $inputs } hostile inputs
} in { $seconds } s, { $taken } of them taken: { $many ->
    [0] each had a game or a sentence for an answer
   *[other] { $many } had no good answer
}.
perft-wrong = { $wrong } of { $counts } counts do not hold.

## check-title, new-title

title-checked = { $title }: { $many ->
    [0] no complaints
    [one] one complaint
   *[other] { $many } complaints
}.
title-made = { $folder } is a title that can be played.
title-check = Look it over with: { $line }
title-install = Install it with: { $line }
title-play = Then play it with: { $line }

## train

train-gate = generation { $generation }: { $gain } points on { $deals ->
    [one] one deal
   *[other] { $deals } deals
} ({ $low } to { $high }){ $taken ->
    [yes] , taken
   *[no] , not taken
}
train-shard = { $shard }: mean { $mean }
train-none = No generation beat the weights it began with.
train-best = The best weights are { $file }.
train-installed = They are now in { $file }.

## dataset, stats

dataset-made = { $folder } holds { $games ->
    [one] one game
   *[other] { $games } games
}; `{ $line }` prints their statistics.
stats-head = { $games ->
    [one] One game
   *[other] { $games } games
}, table mean { $table_mean }, winner mean { $winner_mean }
stats-advantage = Playing first is worth { $worth } points ({ $low } to { $high }).
stats-by-seat = Points by seat
stats-by-order = Points by position in the first turn order
stats-by-bot = Points by bot
stats-by-first = Points by first action
stats-by-tiles = Points by tiles built
stats-by-layout = Points by layout
stats-by-source = Points of a seat by industry
stats-column-seat = seat
stats-column-order = position in the first turn order
stats-column-bot = bot
stats-column-first = first action
stats-column-tiles = tiles built
stats-column-layout = layout
stats-column-source = from
stats-column-n = n
stats-column-mean = mean
stats-column-sure = 95 %
stats-column-wins = wins
stats-column-winners = winners
stats-column-change = change
stats-name-seat = seat { $number }
stats-name-order = position { $number }
stats-name-tiles = { $industry }, { $many }
stats-name-many = { $industry }, { $many } or more
stats-source-links = links
stats-source-other = other
stats-beside = { $first } and { $second }
stats-ask-table = points of the table
stats-ask-winner = points of the winner
stats-ask-lead = lead of the winner over the second
stats-ask-first-place = first position minus the others
stats-ask-built = tiles built by a seat: { $about }
stats-ask-scored = points of a seat from: { $about }
stats-ask-first = { $action } as first action

## The server's commands

serves = Ironbridge serves on { $address }
works = Ironbridge works for the servers of the database; bot processes: { $count }
plays = Ironbridge is at { $address } (Ctrl-C ends it; games are kept)
verified = The deal is the one that was promised, and { $actions ->
    [one] its one action replays
   *[other] all { $actions } actions replay
}.
backup-made = { $games ->
    [one] One game is
   *[other] { $games } games are
} kept in { $file }.
backup-restored = { $games ->
    [one] One game is
   *[other] { $games } games are
} back.
pruned = { $games ->
    [0] No game was old enough.
    [one] One game is deleted.
   *[other] { $games } games are deleted.
}
would-prune = { $games ->
    [0] No game is old enough.
    [one] One game would be deleted.
   *[other] { $games } games would be deleted.
}
reports-none = No reports are open.
reports-line = { $key }  { $at }  { $name }: { $text }
reports-closed = { $reports ->
    [0] No open report of this message was found.
    [one] One report is closed.
   *[other] { $reports } reports are closed.
}
doctor-fine = fine{" "}
doctor-wrong = WRONG
doctor-what-rules = rules
doctor-what-page = page
doctor-what-bot = bot { $bot }
doctor-what-folder = data directory
doctor-what-database = database
doctor-what-logs = logs
doctor-what-process = bot process
doctor-compiled = compiled (Python { $python })
doctor-interpreted = interpreted: much slower (Python { $python })
doctor-built = built
doctor-not-built = not built: browsers see a single sentence
doctor-why = { $why }
doctor-room = { $folder }, { $room } MB free
doctor-empty = { $kind }, empty: filled at the first start
doctor-newer = { $kind }, made by a newer Ironbridge: its schema is { $theirs }, ours { $ours }
doctor-older = { $kind } with schema { $theirs }, brought to { $ours } at the next start
doctor-kind = { $kind }
doctor-replayed = { $logs ->
    [one] one log
   *[other] { $logs } logs
} looked at
doctor-broken = { doctor-replayed }, broken: { $broken }
doctor-answers = answers
doctor-silent = does not answer
audit-hole = { $package } { $version }: { $hole }, mended in { $fixed }.
audit-open-hole = { $package } { $version }: { $hole }, mended in no version yet.
audit-done = { $packages ->
    [one] one package
   *[other] { $packages } packages
} looked up, { $holes ->
    [one] one known vulnerability
   *[other] { $holes } known vulnerabilities
}.
audit-missing = { $packages ->
    [one] One package
   *[other] { $packages } packages
} could not be looked up: { $names }. Is there a network?
