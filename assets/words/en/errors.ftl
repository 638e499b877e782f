# What’s wrong with files, and with what someone has typed.

more = … and { $count } more
refused = { $why }

## Values

nothing = nothing
missing = is missing
empty = is empty
kind = must be { $kind }, not { $data }
kind-switch = true or false
kind-whole = a whole number
kind-number = a number
kind-text = text
no-mapping = must be a mapping, not { $data }
mapping = must be a mapping
no-list = must be a list, not { $data }
length = must be a list of { $wanted }, not of { $count }
low = must be at least { $limit }, not { $data }
high = must be at most { $limit }, not { $data }
no-finite = isn’t a finite number
long = can have at most { COUNT($most, one: "character", other: "characters") }, not { $count }
no-word = { $data } isn’t one of { $known }{ $near ->
    [none] { "" }
   *[other] ; did you mean { $near }?
}
no-key = no such key{ $near ->
    [none] { $known ->
        [none] { "" }
       *[other] ; the keys are { $known }
    }
   *[other] ; did you mean { $near }?
}
no-character-shown = has a character that can’t be shown

## Files

unread = can’t be read: { $why }
unread-folder = can’t be read, because it’s a folder
unread-special = can’t be read, because it isn’t an ordinary file
unwritten = can’t be written: { $why }
unwritten-special = can’t be written, because it isn’t an ordinary file
unmoved = can’t be moved: { $why }
unnamed = can’t be renamed: { $why }
no-name = not a file name
big = too big to be a Card Table file
no-text = not UTF-8 text
no-yaml = not YAML: { $why }
no-json = not JSON: { $why }
no-character = not YAML: the character U+{ $code } doesn’t belong in a text file
second = a second document starts here, but a file can have only one
alias = aliases (*{ $anchor }) aren’t allowed here; write the value out
tag = tags ({ $tag }) aren’t allowed here; put text in quotes
deep = nested more than { $most } deep
many-values = more than { COUNT($most, one: "value", other: "values") } in one file
repeated = already given in line { $line }
plain-key = a key must be plain text
blank = there is { $name } at the beginning of the line; indent with ordinary spaces
tab = a tab
unicode-name = a { $name }
this-pgn = this is a game in PGN, as chess programs write it
this-page = this is a game as a page, so open it in a browser. Card Table reads the file that the page was made from
this-html = this is a page for a browser
this-kpatience = this is a KPatience game
this-xml = this is XML
this-pysol = this is a PySol game
this-settings = this is a file from another program, such as Aisleriot
this-archive = this is an archive; unpack it first
this-picture = this is a picture
this-pdf = this is a PDF
this-program = this is a program
this-rules = these are rules; { "`cardtable rules import`" } adds them to yours
this-unfinished = this isn’t a record of a finished game
this-no-record = this isn’t a record of a game
this-no-file = this isn’t that kind of Card Table file
no-data = the program’s data folders { "assets" } and { "rules" } are missing
no-home = this account has no home folder to write to
no-home-kept = This account has no home folder, so nothing can be saved.
no-home-named = { "CARDTABLE_HOME" } names a folder that can’t exist
no-home-named-kept = { "CARDTABLE_HOME" } names a folder that can’t exist, so nothing can be saved.
closed-home = { $folder } can’t be written to, so nothing can be saved.
folder = is a folder; name a file
long-name = is too long for a file name
no-folder = there is no such folder
closed-folder = nothing can be written to that folder
taken = already exists; name another file
busy = is being written by another program
newer = is from a newer version of Card Table
backup-alone = the file that this backs up is gone; rename the backup to { $name }
folder-inside = is a folder; only files directly in { $folder } are read
other-ending = only files whose names end in { $ending } are read; rename it to { $name }
put-aside = The file is now { $name }.
put-aside-rest = { $why }. The file is now { $name }.{ $count ->
    [none] { "" }
   *[other] { " " }{ $count }
}
kept-days = { COUNT($count, one: "day", other: "days") } and { COUNT($puzzles, one: "puzzle", other: "puzzles") } could be read from it.
kept-mistakes = { COUNT($count, one: "mistake", other: "mistakes") } could be read from it.
kept-stars = { COUNT($count, one: "star", other: "stars") } could be read from it.
list-of = a file of { $what } is a list

## Rules files

no-rules = there are no rules called { $name }; { $near ->
    [none] { "`cardtable rules list`" } shows what there is
   *[other] did you mean { $near }?
}
rules-there = the program already has rules called { $name }; give this file another name
rules-mapping = a rules file is a mapping with { "id" }, { "game" } and { "names" }
rules-name = must be the same as the file’s name, { $name }
rules-beside = belongs next to { "`options`" } in a rules file, not inside it
rules-inside = belongs inside { "`options`" }, indented below it
rules-id = an id is lower-case words joined by hyphens, such as { "shithead-london" }, in at most { COUNT($most, one: "character", other: "characters") }
rules-seats = must be two numbers, the fewest and the most seats
rules-circle = the rules extend themselves
rules-chain = the rules build on more than { COUNT($most, one: "other", other: "others") } in a row
rules-no-game = is missing (or { "extends" })
rules-other-game = there is no game { $name }; there are { $games }
game-no-folder = { no-folder }
game-no-package = it has no { "game/__init__.py" }, so it isn’t a game
game-none = must set { "GAME" } to the class of the game, with an { "ID" } in small letters
game-broken = the game can’t be loaded: { $why }
game-module = the game needs the Python module { $module }, which isn’t installed
game-module-packaged = the game needs the Python module { $module }; this program is packaged without Python and has only the modules it uses itself
game-clash = { $name } looks like the game { $other } or a variant of it; give this game another { "ID" }
game-word = the program uses the name { $name } for its own words; give the game another { "ID" }
game-there = the game { $name } is already here; to put another version in its place, delete { $folder } first
game-guide = the game’s { "guide" } must return a { "Guide" }
game-failed = the game failed and is off until you start Card Table again: { $why }
game-list = this list isn’t used any more. Copy the folders you still want ({ $folders }) into { $games }, then delete this file
game-no-module = this package names { $module } as a game, but there’s no package of that name
game-not-copied = the game can’t be copied here: { $why }
rules-few = the fewest ({ $few }) can’t be more than the most ({ $most })
rules-table = { $game } is for { $few } to { COUNT($most, one: "seat", other: "seats") }
rules-needed = the rules file { $name } builds on these rules; delete it first
rules-long = is too long for a rules file
rules-gone = this rules file is gone
game-gone = this game is gone
id = an id is lower-case words joined by hyphens, in at most { COUNT($most, one: "character", other: "characters") }
id-device = Windows reserves the name { $name }; add a word, such as { $instead }

## Saved games and settings

cut = doesn’t end with a whole line; the last line may be cut short
no-line = isn’t a line of a game
end-lines = the end is missing, { $lost } of { COUNT($count, one: "line", other: "lines") }
end = the end is missing
elsewhere = this game is open in another window; close it there first
no-settings = not settings
default-used = { $fault }; the default is used
settings-default = The default settings are used.
settings-anew = Your settings will be written again from scratch.
settings-newer = { $path } is from a newer version of Card Table; this version uses what it knows
settings-version = { $path }: version: there is no version { $version }; { $used } is used
record-rules = the record’s rules can’t be found: { $why }
record-no-game = its game, { $name }, isn’t here any more; add the game’s folder again to continue
record-unfit = the record can’t be replayed: { $why }
record-deal = the deal: { $why }
record-line = line { $line }, { $move }: { $why }
record-cut = The record is damaged at { $why }. Moves before it remain.
record-begins = this isn’t a record of a game, because it doesn’t start with { "`cardtable: 1`" }
record-format = this record has format { $format }; this program reads { $known }
record-key = { $name }: no such key
record-text = { $name }: must be text
record-missing = { $name }: is missing
record-lines = { $name }: must be a list of lines
record-mappings = { $name }: must be a list of mappings
record-mapping = { $name }: must be a mapping
record-seed = { $name }: must be a whole number
unused = { $line } isn’t needed here
backup-used = The backup from one move earlier is used.
unsaved = The game isn’t saved: { $why }
parted = Another program wrote to { $theirs }. Your game is now saved as { $ours }.
stand-in = A legal move is made instead of { SEAT($name, form: "whose") }

## Tables and players

seats = { $name } is for { COUNT($count, one: "seat", other: "seats") }, not { $seats }
seats-between = { $few } to { $most }
deal-seat = { $dealer } can’t deal: there are { COUNT($seats, one: "seat", other: "seats") }
deal-left = the dealer, { $dealer }, has no seat at this table
no-level = there is no level { $level }; there are { $known }, and { "cmd:COMMAND" }
no-character-of = there is no character { $character }; there are { $known }, as in { $example }
no-such-character = { $game } has no { $character }, only { $known }
no-limit = “{ $text }” isn’t a limit; write seconds, such as { "0.5s" }, or iterations, such as { "400" }
unasked = nobody has allowed this program to run
shares = write two shares, the lower one first, such as { "0.5,0.55" }
lost = a process that was playing was ended from outside, perhaps because memory ran out; try fewer { "--jobs" }
process-ended = the computer players’ process ended unexpectedly and was started again
process-silent = the computer players’ process didn’t answer and was started again
process-fault = { $level }: a fault in the program, { $what }
illegal = { $name }: “{ $move }” isn’t a legal move

review-seat = there’s no { $seat } at this table, only { $seats }
review-whose = the game isn’t over, so name the seat to review: { $seats }
no-view = { $name }: no game leads to this view
mistake-rules = its moves don’t fit the rules as they are now
study-gone = Something ended one of the programs that were playing. You can continue from here.

## A move that was typed

no-verb = { $verb } isn’t a move here; the moves are: { $moves }
no-move = an empty line isn’t a move; the moves are: { $moves }
alone = { $verb } doesn’t take { $word }; type it alone
wanted = { $verb } doesn’t take { $word }; it takes { LIST($kinds, last: "then") }
any-of = { LIST($words, last: "each-or") }
wanted-card = a card
wanted-cards = cards
wanted-seat = a seat
wanted-place = a place’s number
several = “{ $move }” could mean { LIST($moves, last: "each-or") }

## A program that plays

program-early = said more than { COUNT($most, one: "byte", other: "bytes") } before it was asked
program-ended = ended without answering
program-silent = said { COUNT($lines, one: "line", other: "lines") }, { COUNT($bytes, one: "byte", other: "bytes") }, and no move
program-late = didn’t answer in time
program-none = no program is named
program-more = { $who }: { $what } (and more)
program-stopped = interrupted

## Layout files

no-message = there is no message “{ $name }” in { $game }.ftl
no-hole = “{ $name }” names ${ $hole }, which is never given here
owes-moods = no event has `moods`; say under `effects` whom it pleases, stings or startles
owes-aid = there is no card guide; say under `powers` what ranks do, or under `reminders` what counts
owes-account = `score` gives points but not what they are made of; the game’s guide needs an `account` with a part for each seat, after why the game is over
unplaced = the zone { $name } has no place; say under `zones` where its cards go
no-gesture = nobody could play “{ $name }”; say under `gestures` which button plays it, or where its cards are dragged or clicked
no-zone = there is no zone “{ $name }”
no-cloth = “{ $name }” isn’t one of { $known }
no-picture = there is no picture “{ $name }”
no-square = a frame needs a square picture, and “{ $name }” isn’t square
large-frame = a frame of { $size } leaves no room; 1 is the most

## Positions, views and chance

no-seat = there is no seat { $seat } at this table
no-such-seat = that seat isn’t in this game
no-such-zone = there is no such zone at this table
mapping-with = must be a mapping with { $known }
position-or-deal = give either { "`position`" } or { "`deal`" }
position-hidden = a position names every card; { "`??`" } is only for views
position-twice = { $card } is on the table twice
position-turn = is missing; name the seat that must decide ({ "null" } once the game is over)
position-zones = must be a mapping from zones to cards
position-known = must be a mapping from seats to cards
position-absent = { $card } isn’t on the table
position-derived = follows from the rest and can’t be set
view-seats = must be the number of seats
view-unseen = names { COUNT($count, one: "card", other: "cards") } for { $hidden } hidden places
view-outcome = must give { "`reason`, `ranking`" } and { "`result`" }
chance-shuffle = “{ "chance shuffle" } { $zone }” doesn’t name the cards that are there
chance-pick = “{ "chance pick" }” must name { $count } of { $cards }
chance-toss = “{ "chance toss" }” must name one of { $seats }
chance-missing = a line of chance is missing from the record here
chance-other = there is { $line } where “{ $wanted } …” is needed

## Scenarios

in-step = step { $number }: { $problem }
in-view = view of { $seat }: { $problem }
scenario-lacking = missing { $moves }
scenario-unexpected = not expected { $moves }
scenario-refused = { $move } is refused: { $why }
scenario-unexplained = { $move } is refused without a reason
scenario-other-kind = { $move } is { $kind }: { $why }
scenario-accepted = { $move } is accepted
scenario-not-over = the game isn’t over
scenario-zone = there is no zone { $zone }
scenario-value = there is no { $name }
scenario-count = expected { COUNT($wanted, one: "card", other: "cards") }, has { $count }
scenario-differs = expected { $wanted }, is { $given }

## Lessons and puzzles

no-rules-of = there are no rules called { $name }
no-beginning = it can’t start: { $why }
no-way-on = the right way leads nowhere
no-rule = there is no rule { $number } on the page of { $game }
no-lesson = there is no lesson called { $id }; { "`cardtable lessons list`" } shows what there is
lesson-twice = there is a lesson called { $id } already
lesson-steps = give either { "`steps`" }, or { "`say`" } and { "`goal`" }
lesson-words = { $how ->
    [yes] with { "`how`" }, has
   *[no] has
} { COUNT($count, one: "word", other: "words") }; { $most } can be read
lesson-asks = give one of { "`do`, `any`" } and { "`goal`" }
lesson-way = a goal needs a { "`way`" } that reaches it
lesson-goal = give { "`played`, `happened`" } or { "`expect`" }
lesson-unasked = this step asks for nothing
lesson-unseen = there is no { $name } here
lesson-idle = { $seat } can do nothing here
lesson-illegal = { $move } isn’t legal here; legal: { $moves }
lesson-no-other = there is no such other move here
lesson-after = after { $move }, which is taken: { $why }
lesson-reached = the goal is reached before the first move
lesson-par = has { COUNT($count, one: "move", other: "moves") }, and par is { $par }
puzzle-twice = there is a puzzle called { $id } already
puzzle-idle = it is nobody’s turn
puzzle-first = the first move must be by the seat whose turn it is
puzzle-turns = say in how many turns that is certain
puzzle-goal = a task has a goal, and nothing else has
puzzle-away = { $move } leads away from the goal
puzzle-move = move { $number }: { $problem }
puzzle-better = { $better } is better than { $move }
puzzle-promise = { $move } promises { $best }, another { $second }
puzzle-answers = the others’ answers need { $move }
puzzle-defence = there is an answer that holds out longer than { $move }
puzzle-end = the end isn’t the one the puzzle asks for
puzzle-not-yet = it isn’t the solver’s turn again at the end
puzzle-shorter = it can be done in { COUNT($count, one: "move", other: "moves") }
puzzle-no-way = there is no way to the goal
puzzle-several = it can start with { LIST($moves, last: "or") }
puzzle-unreached = the goal isn’t reached
