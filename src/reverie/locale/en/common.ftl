### What every game and every client says.

## Errors

error-refused = The rules do not allow that. { $rule }: { $text }
error-cannot-undo = You can take back only your own last action, and only while it has revealed nothing.
error-action-unknown = “{ $text }” is no action. Type the number of a choice or its notation, or “help”.
error-allowed = This is possible.
error-card-unknown = “{ $text }” is no card.
error-position-form = That is no position.
error-position-unreadable = “{ $text }” is not part of a position.
error-position-too-many = There are only { $copies } cards { $card }.
error-position-impossible = No match can come to that position.
error-option-form = “{ $text }” is no option. Write it as name=value.
error-option-unknown = There is no option “{ $option }”. There are: { $known }.
error-option-value = “{ $value }” is no value for the option { $option }. Possible: { $range }.
error-game-unknown = There is no game “{ $game }”. There are: { $known }.
error-bot-unknown = There is no bot “{ $bot }”. There are: { $known }.
error-bot-place = There is no bot at “{ $bot }”. Name a class that makes one: package.module:Class.
error-bot-twice = “{ $bot }” is named twice; each bot takes part once.
error-margin-two-bots = --margin tells two bots apart: name exactly two with --bots.
error-cluster-missing = Playing on a cluster needs Ray, which is not installed: pip install "reverie[cluster]".
error-cluster-unreachable = No Ray cluster can be reached at “{ $address }”.
error-cluster-refused = The Ray cluster at “{ $address }” cannot be joined. It may want a token (RAY_AUTH_TOKEN) or another version of Ray.
error-workers-lost = Workers died { $times } times, so the run was given up. With --resume, what they had finished is kept.
error-run-damaged = “{ $file }” is not the journal of a run, or it is damaged: line { $line } cannot be read.
error-run-other = “{ $file }” is the journal of another run: its game, bots, options, seed or version are not these.
error-match-number = There is no match number { $number }; the simulation has { $games }.
error-file-there = “{ $file }” is there already, and nothing is written over it.
error-record-too-big = The file is too big for a record.
error-record-no-json = The file is no record: it is not JSON.
error-record-no-record = The file is no record of Reverie.
error-record-version = The record has version { $found }; this Reverie reads version { $known }.
error-record-rules = The record was played by rules { $found }; this Reverie has rules { $known }.
error-record-field = The record is damaged: “{ $field }” is missing or wrong.
error-record-line = The record is damaged: line { $line } of its log cannot be read.
error-record-illegal = The record is wrong: chance cannot have done what line { $line } of its log says.
error-record-refused = The record is wrong: line { $line } of its log breaks the rule { $rule }.
error-record-luck = The record is wrong: line { $line } of its log is not what its seed deals.
error-record-seed = The record is wrong: the seed does not fit the hash that was shown before the match.
error-record-content = The content this record carries is not that of its options, or not right.
error-record-result = The record is wrong: its result is not the result of its log.
error-file-read = “{ $file }” cannot be read: { $reason }.
error-file-write = “{ $file }” cannot be written: { $reason }.
error-output = The output cannot be written: { $reason }.
error-no-seat-for-bot = { $room ->
    [0] This match has one seat, and it is yours.
    [one] Beside you there is room for one bot.
   *[other] Beside you there is room for { $room } bots.
}
error-cannot-go-on = This match is over; see it with “reverie replay { $file }”.
error-command-unknown = There is no command “{ $command }”. See “reverie --help”.
error-flag-unknown = There is no option { $flag }. See “reverie { $command }”.
error-flag-value = That is no value for { $flag }: { $value }.
error-flag-no-value = { $flag } needs a value.
error-flag-takes-no-value = { $flag } takes no value.
error-argument-missing = { $argument } is missing. See “reverie { $command }”.
error-argument-extra = “{ $argument }” is one word too many. See “reverie { $command }”.
error-content-none = { $game } has no content that could be exchanged.
error-content-unknown = No content set “{ $value }” is known. Bring its file with --content.
error-resume-with-options = A resumed match keeps its options and its seed; leave them out.
error-resume-other-game = “{ $file }” is a match of { $game }.
error-seed = A seed is a text of at most { $longest } characters.
error-usage = The command cannot be understood. See “reverie --help”.
error-stale = The table has moved on meanwhile; look again before you act.
error-gesture = Only actions that could be taken back can be sent together; stop after number { $number }.
error-not-seated = You do not sit at this table.
error-table-not-full = The match begins when every seat is taken.
error-match-over = This match is over.
error-match-not-over = That can be seen when the match is over, and for a daily dream when its day is over.
error-match-begun = The match has begun; seats are no longer given up.
error-bot-plays = A bot plays for this seat now.
error-undo-asked = Somebody has asked to take back already.
error-undo-not-asked = Nobody has asked you to take anything back.
error-silence = At this table nobody talks: the rules forbid it.
error-seat-unknown = There is no seat { $seat } at this table.
error-seat-taken = That seat is taken.
error-seated-already = You sit at this table already, on seat { $seat }.
error-seat-not-away = Nobody on seat { $seat } has been away long enough for a bot to step in.
error-seat-not-lent = No bot plays for you.
error-seat-empty = There is nobody else on seat { $seat }.
error-kept-out = Whoever opened this table does not want you to sit there.
error-muted = Whoever opened this table has silenced you.
error-log-full = So much has happened at this table that it can only be played to its end.
error-too-many-sockets = You are connected { $most } times already; close a window first.
error-database-away = The database does not answer. Nothing of yours is lost; try again.
error-not-owner = Only whoever opened the table can do that.
error-table-private = This table is private; you need its link.
error-table-unknown = There is no such table.
error-table-older-rules = This table was played under older rules (version { $found }; the server has version { $known } now), so it can no longer be opened.
error-table-unreadable = What is stored of this table cannot be read, so it can no longer be opened.
error-table-busy = Too many things happen at this table at once; try again.
error-table-damaged = The log of this table does not agree with itself.
error-not-signed-in = Choose a name first.
error-name = A name has 1 to { $longest } characters, all of them printable.
error-too-fast = That is too fast; wait a moment.
error-too-many-tables = You have { $most } open tables already; finish one first.
error-message-too-big = That is too long; the limit is { $longest } bytes.
error-message = The server does not understand the message: { $reason }
error-request = The server does not understand the request. { $where }: { $reason }
error-nul = No text here has the sign U+0000 in it.
error-origin = Requests from another site are not accepted.
error-not-found = There is nothing here.
error-method = That cannot be done here.
error-mistake = Something went wrong on the server. Nothing of yours is lost; try again.
error-no-analysis = There is no analysis of { $game } yet. There is of: { $known }.
error-no-hints-today = There are no hints in a daily dream until it is over.
error-not-asked = It is not your turn to decide.
error-advice-busy = One question at a time: advice is still on its way.
error-match-too-long = This match has more than { $most } decisions; that is too long to be looked back on here.
error-record-late = Working through that record took too long; try again later.
error-advice-late = No advice was found in time.
error-setting = A setting of the server cannot be used: { $reason }
error-database = “{ $url }” is no database; write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-port = There is no port { $port }; the highest is { $highest }.
error-port-busy = Port { $port } is taken by another program. End it, or choose another port with --port.
error-address = The server cannot listen at { $host }, port { $port }: { $reason }
error-database-closed = The database { $url } cannot be opened: { $reason }
error-database-newer = The database { $url } was made by a newer version of Reverie. Install that one.
error-server-missing = The server needs the package { $package }. Install it with: pip install "reverie[server]"
reason-missing = there is no such file
reason-folder = it is a folder
reason-denied = it is not allowed
reason-other = the system says “{ $message }”

## Command line

cli-usage = Usage:{" "}
cli-usage-options = [options]
cli-usage-command = command …
cli-options = Options
cli-commands = Commands
cli-examples = Examples
cli-default = { $meaning } [{ $value }]
cli-flag-help = Show this and stop.
cli-about = Three tabletop games to play, to analyse and to study. An unofficial fan edition.
cli-games = Show the games, or one game with its options.
cli-play = Play a game in the terminal.
cli-replay = Show a recorded match move by move.
cli-verify = Check a record: every line against the rules, all luck against its seed.
cli-rules = Show the rules of a game, clause by clause.
cli-simulate = Let bots play many matches.
cli-arena = Let bots play the same deals and say who is better, and how sure that is.
cli-version = Show the version and which build runs.
cli-serve = Run the server, so that people and bots can play over the network.
cli-flag-lang = Language: en, pl or ko.
cli-flag-version = Show the version and stop.
cli-flag-players = The number of players.
cli-flag-opponents = Which bots play with you: one for all other seats, or several for the last seats in their order, with commas between them.
cli-flag-seed = The seed all luck comes from. The same seed deals the same cards.
cli-flag-options = An option of the game, as name=value. May be given several times.
cli-flag-own_content = Play with the cards of this content file.
cli-flag-resume = Go on with a saved match.
cli-flag-save = Keep the match in this file, saved after every decision.
cli-flag-step = Stop at every decision and show the table.
cli-flag-seat = Through whose eyes: 1, 2, … All is shown without it.
cli-flag-bot = Which bot plays all seats; of several, with commas between them, each plays in every seat by turns.
cli-flag-games = How many matches.
cli-flag-jobs = How many processes, or “all” for one on each core.
cli-flag-cluster = Play on a Ray cluster: its address; “auto” for the one of this machine, or a new one; “local” for a new one.
cli-flag-journal = Keep what is finished in this file; a run that was stopped goes on from it.
cli-flag-record = Play match number N of the simulation once more and save its record in this file.
cli-flag-bots = Which bots, with commas between them.
cli-flag-deals = How many deals. Every bot plays each of them, where they are rivals from every seat.
cli-flag-margin = Stop as soon as it is clear which of two bots is better, or that less than so many points of a hundred lie between them.
cli-flag-as_json = Write JSON.
cli-flag-host = Address to listen on.
cli-flag-port = Port to listen on.
cli-flag-db = The database: sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-flag-client = Folder with the web client to be served.
cli-flag-browse = Open it in a browser.

serve-address = Reverie is open at { $address }
serve-address-others = Others in your network open { $address }
version = Reverie { $version }, { $build ->
    [compiled] compiled build
   *[interpreted] interpreted build
}, Python { $python }

games-title = Games
games-name = Name
games-game = Game
games-players = Players
games-rules = Rules
games-hint =
    Play one: reverie play { $game }
    See its options: reverie games { $game }
options-title = Options of { $game }
options-name = Option
options-values = Values
options-default = Default
options-rule = Rule
options-meaning = What it decides

verify-good = The record is good: { $lines ->
    [one] its one line follows
   *[other] all its { $lines } lines follow
} the rules, and all luck comes from the seed.
verify-unfinished = The match is not over yet.
verify-seed = Seed { $seed }, SHA-256 { $hash }

simulate-progress = Matches
simulate-games = Matches
simulate-wins = Won
simulate-share = Share won
simulate-speed = Matches per second
simulate-decisions = Decisions per second
simulate-mean = Decisions per match
simulate-points = Mean points by seat
simulate-bot = { $bot }: share won, mean points
simulate-build = Build
simulate-seed = Seed
simulate-stopped = Stopped.

arena-progress = Deals
arena-played = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, { $matches ->
    [one] one match
   *[other] { $matches } matches
}. Seed { $seed }
arena-bot = Bot
arena-share = Share won
arena-interval = 95 % interval
arena-points = Mean points
arena-time = ms per decision
arena-pair = On the same deals
arena-difference = Difference in points of a hundred
arena-verdict-better = { $bot } is better. The chance that this is wrong is at most 5 %.
arena-verdict-alike = Less than { $margin } points of a hundred lie between them. The chance that this is wrong is at most 5 %.
arena-verdict-open = After { $deals ->
    [one] one deal
   *[other] { $deals } deals
} nothing is decided. More deals would tell.

## Playing in the terminal

play-seed = Seed { $seed }. Its SHA-256 begins with { $hash }.
play-secret-seed = The SHA-256 of the seed is { $hash }. The seed is shown at the end.
play-hint = Type a number, or the action itself. “help” shows what else you can type.
play-help =
    A number or an action, such as “{ $example }”, does it.
    undo: take your last action back
    why ACTION: which rule forbids it
    rule ID: show a rule, such as “rule { $rule }”
    table: show the table and the choices again
    counts: what has not been seen yet
    log: what has happened
    save FILE: save the match
    quit: save the match and stop
play-thinking = player { $player } ({ $bot }) is thinking …
play-undone = Taken back.
play-type-again = Type it again if you mean it.
play-allowed = That is allowed.
play-saved = Saved in { $file }. Go on with: reverie play --resume { $file }
play-overwrite = “{ $file }” is there already. Type y to write over it, anything else to leave it as it is.
play-not-saved = Not saved.
play-hand-over = It is the turn of player { $player }. Everybody else looks away.
play-press-enter = Press Enter.
play-no-save-name = Say where: save FILE
play-no-rule = There is no rule “{ $rule }”.
play-what = Say which action: why { $example }
play-end-seed = The seed was { $seed }.
play-again = Same cards again: { $command }
play-wait = Press Enter to go on, q to stop.
player = player { $player }
score = player { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
winner = player { $player } wins!

## Bots, as they are called at a table; at the command line they keep their English names

bot-sleepwalker = sleepwalker
bot-apprentice = apprentice
bot-lucid = lucid
bot-oracle = oracle
