# The server's own sentences: problems, and log entries that are no actions.

problem-refused = The rules do not allow that
problem-input = The request cannot be understood
problem-garbled = No request
problem-garbled-detail = What came over the line is no request in HTTP.
problem-no-game = No such game
problem-no-game-detail = There is no game of this name.
problem-no-moment = No such moment
problem-no-moment-detail = The game does not have that many entries.
problem-no-seat = No such seat
problem-no-seat-detail = This game has no seat of that number.
problem-no-title = No such title
problem-no-title-detail = There is no title of this name.
problem-no-language = No such language
problem-no-language-detail = There is no language of this code.
problem-no-page = Nothing here
problem-no-page-detail = There is nothing at this address.
problem-method = Not that way
problem-method-detail = This address does not take that kind of request.
problem-too-large = Too large
problem-too-large-detail = The request is larger than this server accepts.
problem-stale = The game has moved on
problem-stale-detail = Something has happened since you last looked; look again before you go on.
problem-not-your-turn = Not your turn
problem-not-your-turn-detail = Another seat is to choose now, or the game is over.
problem-not-yours-to-undo = Nothing of yours to undo
problem-not-yours-to-undo-detail = The last choice was made by another seat.
problem-only-to-read = Only to be looked at
problem-only-to-read-detail = This is a record to replay; copy the game at a moment to play on.
problem-no-token = Whose seat?
problem-no-token-detail = This needs the token of a seat, sent as “Authorization: Bearer”.
problem-unknown-token = Unknown token
problem-unknown-token-detail = No seat of this server is held by this token.
problem-not-your-seat = Not your seat
problem-not-your-seat-detail = This token holds another seat.
problem-not-the-host = Only for the host
problem-not-the-host-detail = Only the player who created the game may do this.
problem-seat-replaced = A bot plays this seat
problem-seat-replaced-detail = A bot plays this seat now; the host can give it back.
problem-one-thing = One thing at a time
problem-one-thing-detail = An entry is one of “play”, “undo” and “undo_turn”.
problem-database = The database does not answer
problem-database-detail = It is not known whether this was kept; look again in a moment.
problem-disk-full = No room left
problem-disk-full-detail = The disk of the server is full; nothing was changed.
problem-slow = Too slow
problem-slow-detail = The request took too long to arrive.
problem-ours = A fault of ours
problem-ours-detail = Something went wrong on the server; it has been noted.
problem-flood = Too many requests
problem-flood-detail = Slow down; more is possible in { $seconds } s.
problem-feeds = Too many feeds
problem-feeds-detail = This address watches as many tables as one address may.
problem-origin = From another site
problem-origin-detail = Requests from the pages of other sites are not carried out.
problem-invitation = This invitation does not open anything
problem-invitation-detail = It does not come from this server, it has expired, or it was used or withdrawn.
problem-nobody-to-return = No player to return to
problem-nobody-to-return-detail = No player has left this seat to a bot.
problem-bot-or-back = A bot or the player
problem-bot-or-back-detail = Say either “bot” or “back”.
problem-seat-taken = The seat is taken
problem-seat-taken-detail = Another player has this seat already.
problem-no-fork = Not from here
problem-no-fork-detail = A running game can only be copied by a seat, as far as that seat knows it.
problem-no-outlook = Not while it is played
problem-no-outlook-detail = Expected points are shown when the game is over: they use hidden cards.
problem-no-webhook = Notices do not go there
problem-no-webhook-detail = The operator of this server does not send notices to that address.

form-body = The body
form-field = “{ $field }”
form-truncated = { $where } ends too early.
form-json = { $where } is no JSON: something is wrong at byte { $byte }.
form-kind = { $where } must be { $wanted }, not { $got }.
form-least = { $where } must be at least { $bound }.
form-most = { $where } must be at most { $bound }.
form-shortest = { $where } is too short: at least { $bound }.
form-longest = { $where } is too long: at most { $bound }.
form-missing = { $where } lacks the field “{ $field }”.
form-unknown = { $where } has an unknown field: “{ $field }”.
form-value = { $where } cannot be “{ $value }”.
form-other = { $where } does not have the form that the schema describes.
form-int = a whole number
form-float = a decimal number
form-str = a text
form-bool = true or false
form-array = a list
form-object = an object
form-null = nothing

note-person = { $name } takes seat { $seat }.
note-bot = The bot { $bot } plays seat { $seat } from now on.
note-back = { $name } plays seat { $seat } again.
note-bot-failed = The bot { $bot } at seat { $seat } failed; a legal move was made for it.
note-bot-stalled = The bot { $bot } at seat { $seat } thought too long; a legal move was made for it.
note-clock = The time of { $name } ran out; the server made a legal move.
note-clock-bot = The time of { $name } ran out; the bot { $bot } plays on.
clock-moved = { $verb ->
    [pass] Time ran out: the server passed for { $name }
   *[other] Time ran out: the server moved for { $name }
}
clock-headline = { $verb ->
    [pass] Time ran out: the server passed for { $name }
   *[other] Time ran out: the server moved. { $action }
}

# The bots

bot-dice = Plays at random: a baseline for measurements.
bot-greedy = Plays the choice that looks best at once: a baseline for measurements.
bot-easy = For a first game: sees good turns, and sometimes plays another one.
bot-medium = Plans its whole turn, but not the turns of others.
bot-hard = Tries its best turns against what others may do.
bot-master = Follows its best turns farther, with more time.
bot-undescribed = The bot { $name } from { $module }, without a description.
