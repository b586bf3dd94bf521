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
bar-measuring = measuring
bar-kills = killing on { $database }
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
torture-head = { $database }: { $kills } kills under the load of { $people } people, { $seconds } s.
torture-acknowledged = entries acknowledged: { $acknowledged }
torture-lost = entries lost: { $lost }
torture-replayed = logs replayed: { $replayed } of { $games }
torture-jumps = times the clock was moved: { $jumps }
torture-restarts = restarts of the database survived: { $restarts }
torture-refused = refused while the disk was full: { $refused }
torture-complaints = complaints: { $complaints } (seed { $seed })
load-head = { $database }, { $games } running games with { $connections } feeds each:
load-rate = entries a second: { $per_second } ({ $at_once } under way at all times)
load-times = milliseconds to the answer: p50 { $p50 }, p95 { $p95 }, p99 { $p99 }
load-cpu = milliseconds of CPU for an entry, feeds included: { $cpu }
load-memory = kilobytes of memory: an idle game { $idle }, its feeds { $feeds }
load-beside = besides: { $spectators } spectators of each game, logs of { $log } entries, { $stored } stored games
load-ratio = the same in requests of a bare ASGI echo: { $ratio } ({ $echo } ms each; load of the machine { $machine })
load-spectator = kilobytes of memory: a spectator { $spectator }

## bench --research

speed-title = Random play on one core, steps a second
speed-short = * short of the goal
speed-interface = interface
speed-goal = goal
speed-batch = batch runner
speed-observation = one observation
speed-others = Other projects, steps a second
speed-project = project
speed-game = game
speed-steps = steps/s
speed-on = { $date } UTC, { $processor }; { $busy }.

## bench

bench-starting = starting
bench-step-same = { $title }, { $seats } seats: the same games by every driver
bench-step-games = { $title }, { $seats } seats: { $figure }
bench-step-dealing = { $title }: dealing
bench-step-moments = { $title }: copy, apply, legal, why not
bench-step-search = { $title }: search
bench-step-texts = { $title }: views and texts
bench-step-memory = { $title }: memory
bench-step-jobs = { $title }: one process and two
bench-step-peer = { $engine }: install and play
bench-step-profile = where the time goes
bench-build-compiled = compiled
bench-build-interpreted = interpreted
bench-of-build = { $build }: { $name }
bench-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
bench-what = what it is
bench-engine = engine
bench-game = game
bench-ours = ours x
bench-decisions = decisions/s
bench-least = at least
bench-goal = goal
bench-measured = measured
bench-not-reached = not reached
bench-least-reached = least reached
bench-goal-reached = goal reached
bench-aims = what was aimed at
bench-peers = random games of other engines
bench-profile = Where the time goes ({ $way }):
bench-measured-on = Measured { $date } UTC on { $processor }, { $cores } cores, { $python }; { $busy }.
bench-busy = load { $before } before the run, { $after } after it
bench-yardstick = The yardstick took { $best } ms at best, { $median } ms in the middle of { $laps } laps.
bench-quick = A quick run: figures may be a tenth off.
bench-same-games = Compiled and interpreted played the same games.
bench-other-games = Compiled and interpreted played DIFFERENT GAMES, which is a bug.
bench-nothing-slower = Nothing became slower than { $limit }x, beside { $file }.
bench-slower = { $factor }x slower: { $figure } ({ $before } { $unit } before, { $now } now; by the yardstick)
bench-unit-games = games/s
bench-unit-choices = choices/s
bench-unit-actions = actions/s
bench-unit-ns = ns
bench-unit-us = us
bench-unit-ms = ms
bench-unit-bytes = bytes
bench-name-games = games
bench-name-choices = choices
bench-name-actions = actions
bench-name-driven-games = driven games
bench-name-driven-actions = driven actions
bench-name-public-games = public games
bench-name-public-actions = public actions
bench-name-deal = deal
bench-name-set-up = set up
bench-name-copy = copy
bench-name-key = key
bench-name-copy-and-apply = copy and apply
bench-name-legal = legal
bench-name-legal-mid-game = legal mid-game
bench-name-why-not = why not
bench-name-redeal = redeal
bench-name-whole-actions = whole actions
bench-name-whole-turns = whole turns
bench-name-weigh = evaluate
bench-name-mind-games = search games
bench-name-refusal = refusal
bench-name-view = view
bench-name-text = text
bench-name-record = record
bench-name-position = position
bench-name-position-words = position words
bench-name-position-cells = position cells
bench-name-game = game
bench-name-record-size = record size
bench-name-simulate-1-job = simulate, 1 job
bench-name-simulate-2-jobs = simulate, 2 jobs
bench-about-games = random games inside the core, dealt and played to the end
bench-about-choices = choices in them, each out of a complete legal list
bench-about-actions = whole actions in them
bench-about-driven-games = the same games, each choice made by interpreted Python
bench-about-driven-actions = whole actions in those
bench-about-public-games = the same games through ironbridge.new, choices and play
bench-about-public-actions = whole actions in those
bench-about-deal = a deal from a seed
bench-about-set-up = the first position from a deal
bench-about-copy = a copy of a position, over random play
bench-about-key = the key of a position, over random play
bench-about-copy-and-apply = a copy and a choice carried out on it, over random play
bench-about-legal = the list of legal choices, over all questions of random play
bench-about-legal-mid-game = the same where an action is asked for in mid-game
bench-about-why-not = the legality of one choice in mid-game, over the whole action table
bench-about-redeal = one sampled world: all hidden information dealt again, in mid-game
bench-about-whole-actions = every whole action of a turn listed, with its position
bench-about-whole-turns = every whole turn listed, with its position
bench-about-weigh = a position's features extracted and evaluated
bench-about-mind-games = games played to the end by the evaluation without search
bench-about-refusal = Game.why_not with rule and sentence, over the whole action table
bench-about-view = Game.view of the seat to act, in mid-game
bench-about-text = a position written as text and read again
bench-about-record = a whole game's record written and replayed
bench-about-position = a position: its object, words and cells
bench-about-position-words = of that, the words
bench-about-position-cells = of that, the cells
bench-about-game = a finished public game with its whole history
bench-about-record-size = its record
bench-about-simulate-1-job = simulate --jobs 1, by the clock
bench-about-simulate-2-jobs = simulate --jobs 2, by the clock, with starting both
