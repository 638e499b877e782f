# What is wrong with files, and with what somebody has typed.

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
no-finite = is no number that can be meant
long = must have at most { $most } characters, not { $count }
no-word = { $data } is not one of { $known }{ $near ->
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
no-character-shown = holds a character that can't be shown

## Files

unread = cannot be read: { $why }
unread-folder = cannot be read: it is a folder
unread-special = cannot be read: it isn't an ordinary file
unwritten = cannot be written: { $why }
unwritten-special = cannot be written: it isn't an ordinary file
unmoved = cannot be moved: { $why }
unnamed = cannot be renamed: { $why }
no-name = not a file name
big = too big to be a file of Card Table
no-text = not UTF-8 text
no-yaml = not YAML: { $why }
no-json = not JSON: { $why }
no-character = not YAML: the character U+{ $code } does not belong in a text file
second = a second document begins here; one file holds one
alias = aliases (*{ $anchor }) are not read here; write the value out
tag = tags ({ $tag }) are not read here; put text in quotes
deep = nested more than { $most } deep
many-values = more than { $most } values in one file
repeated = already given in line { $line }
plain-key = a key must be plain text
blank = { $name } stands at the beginning of the line; indent with ordinary blanks
tab = a tab
unicode-name = a { $name }
this-pgn = this is a game in PGN, as chess programs write it
this-page = this is a game as a page: open it in a browser. Card Table reads the file that the page was made of
this-html = this is a page for a browser
this-kpatience = this is a game of KPatience
this-xml = this is XML
this-pysol = this is a game of PySol
this-settings = this is a file of another program, such as Aisleriot
this-archive = this is an archive; unpack it first
this-picture = this is a picture
this-pdf = this is a PDF
this-program = this is a program
this-rules = these are rules; { "`cardtable rules import`" } takes them among yours
this-unfinished = this is not a record of a finished game
this-no-record = this is not a record of a game
this-no-file = this is no such file of Card Table
no-data = the program's data folders { "assets" } and { "rules" } are missing
no-home = this account has no home folder to write to
no-home-kept = This account has no home folder: nothing can be saved.
no-home-named = { "CARDTABLE_HOME" } names a folder that can't exist
no-home-named-kept = { "CARDTABLE_HOME" } names a folder that can't exist: nothing can be saved.
closed-home = { $folder } cannot be written to: nothing can be saved.
folder = is a folder; name a file
long-name = is too long a name for a file
no-folder = there is no such folder
closed-folder = nothing can be written to that folder
taken = is there already; name another file
busy = is being written by another program
newer = is from a newer version of Card Table
backup-alone = the file that this is the backup of is gone; call it { $name }
folder-inside = is a folder; only files that lie in { $folder } itself are read
other-ending = only files whose names end in { $ending } are read; call it { $name }
put-aside = The file is now { $name }.
put-aside-rest = { $why }. The file is now { $name }.{ $count ->
    [none] { "" }
   *[other] { " " }{ $count } could be read from it.
}
list-of = a file of { $what } is a list

## Rules files

no-rules = there are no rules called { $name }; { $near ->
    [none] { "`cardtable rules list`" } shows what there is
   *[other] did you mean { $near }?
}
rules-there = the program has rules called { $name }; give this file another name
rules-mapping = a rules file is a mapping with { "id" }, { "game" } and { "names" }
rules-name = must be the file's name, { $name }
rules-beside = stands beside { "`options`" } in a rules file, and not in it
rules-inside = stands in { "`options`" }, indented below it
rules-id = an id is lower-case words joined by hyphens, such as { "shithead-london" }, in at most { $most } characters
rules-seats = must be two numbers, the fewest and the most seats
rules-circle = the rules extend themselves
rules-chain = the rules build on more than { $most } others, one by one
rules-no-game = is missing (or { "extends" })
rules-other-game = there is no game { $name }; there are { $games }
game-no-folder = there is no such folder
game-no-package = there is no { "game/__init__.py" } in it, so it isn't a game
game-none = must set { "GAME" } to the class of the game, with an { "ID" } in small letters
game-broken = the game can't be loaded: { $why }
game-module = the game needs the Python module { $module }, which isn't installed
game-module-packaged = the game needs the Python module { $module }; this program, packaged without Python, holds only the modules that it uses itself
game-clash = { $name } reads like the game { $other } or a variant of it; give this one another { "ID" }
game-word = the program's own words are kept under the name { $name }; give the game another { "ID" }
game-there = the game { $name } is already here; to put another version in its place, delete { $folder } first
game-guide = the game's { "guide" } must return a { "Guide" }
game-failed = the game failed and is switched off until the next start: { $why }
game-list = this list isn't used any more. Copy the folders you still want ({ $folders }) into { $games }, then delete this file
game-no-module = this package names { $module } as a game, but there's no package of that name
game-not-copied = the game can't be copied here: { $why }
rules-few = the fewest ({ $few }) can't be more than the most ({ $most })
rules-table = { $game } is for { $few } to { $most } seats
rules-needed = the rules file { $name } builds on these rules; delete it first
rules-long = is too long for a rules file
rules-gone = this rules file is not there any more
game-gone = this game is not there any more
id = an id is lower-case words joined by hyphens, in at most { $most } characters
id-device = Windows keeps the name { $name } for itself; add a word, such as { $instead }

## Saved games and settings

cut = does not end with a whole line: the last one may be cut short
no-line = is not a line of a game
end-lines = the end is missing, { $lost } of { $count } lines
end = the end is missing
elsewhere = this game is being played in another window; close it there first
no-settings = not settings
default-used = { $fault }; the default is used
settings-default = The default settings are used.
settings-anew = Your settings are written anew.
settings-newer = { $path } is from a newer version of Card Table; what this version knows is used
settings-version = { $path }: version: there is no version { $version }; { $used } is used
record-rules = the record's rules can't be found: { $why }
record-no-game = its game, { $name }, isn't here any more; once its folder has been added again, it can be continued
record-unfit = the record can't be replayed: { $why }
record-deal = the deal: { $why }
record-line = line { $line }, { $move }: { $why }
record-cut = The record is damaged at { $why }. Moves before it remain.
record-begins = this is not a record of a game: it does not begin with { "`cardtable: 1`" }
record-format = this record has format { $format }; this program reads { $known }
record-key = { $name }: no such key
record-text = { $name }: must be text
record-missing = { $name }: is missing
record-lines = { $name }: must be a list of lines
record-mappings = { $name }: must be a list of mappings
record-mapping = { $name }: must be a mapping
record-seed = { $name }: must be a whole number
unused = nothing calls for { $line } here
backup-used = Its backup is used, from one move earlier.
unsaved = The game is not saved: { $why }
parted = Another program wrote to { $theirs }. Your game is now saved as { $ours }.
stand-in = A legal move is made instead of { SEAT($name, form: "whose") }

## Tables and players

seats = { $name } is for { $count } seats, not { $seats }
seats-between = { $few } to { $most }
deal-seat = { $dealer } can't deal: there are { $seats } seats
deal-left = the dealer of the sitting, { $dealer }, is no seat at this table
no-level = there is no level { $level }; there are { $known }, and { "cmd:COMMAND" }
no-character-of = there is no character { $character }; there are { $known }, as in { $example }
no-such-character = in { $game } there is no { $character }, only { $known }
no-limit = “{ $text }” is no limit: write seconds, as { "0.5s" }, or iterations, as { "400" }
unasked = nobody has allowed the program to run
shares = write two shares, the lower one first, such as { "0.5,0.55" }
lost = a process that played was ended from outside, perhaps for want of memory: try fewer { "--jobs" }
process-ended = the computer players' process ended unexpectedly and was started again
process-silent = the computer players' process gave no answer and was started again
process-fault = { $level }: a fault in the program, { $what }
illegal = { $name }: “{ $move }” is not legal

## A move that was typed

no-verb = { $verb } is not a move here; the moves are: { $moves }
no-move = an empty line is not a move; the moves are: { $moves }
alone = { $verb } does not take { $word }; it stands alone
wanted = { $verb } does not take { $word }; it takes { LIST($kinds, last: "then") }
any-of = { LIST($words, last: "each-or") }
wanted-card = a card
wanted-cards = cards
wanted-seat = a seat
wanted-place = a place's number
several = “{ $move }” could be { LIST($moves, last: "each-or") }

## A program that plays

program-early = said more than { $most } bytes before it was asked
program-ended = ended without an answer
program-silent = said { $lines } lines, { $bytes } bytes, and no move
program-late = gave no answer in time
program-none = no program is named
program-more = { $who }: { $what } (and more)
program-stopped = interrupted

## Layout files

no-message = there is no message “{ $name }” in { $game }.ftl
no-hole = “{ $name }” names ${ $hole }, which is never filled here
owes-moods = no event has `moods`: say under `effects` whom it pleases, stings or startles
owes-aid = there is no card aid: say under `powers` what ranks do, or under `reminders` what counts
owes-account = `score` tells of points, and nothing of what they are made of: the guide of the game needs an `account` with a part for each seat after why it is over
unplaced = the zone { $name } has no place: say under `zones` where its cards lie
no-gesture = nobody could play “{ $name }”: say under `gestures` which button plays it, or where its cards are dragged or clicked
no-zone = there is no zone “{ $name }”
no-cloth = “{ $name }” is not one of { $known }
no-picture = there is no picture “{ $name }”
no-square = a frame needs a square picture; “{ $name }” is none
large-frame = a frame of { $size } leaves no room; 1 is the most

## Positions, views and chance

no-seat = there is no seat { $seat } at this table
no-such-seat = there is no such seat at this table
no-such-zone = there is no such zone at this table
mapping-with = must be a mapping with { $known }
position-or-deal = give either { "`position`" } or { "`deal`" }
position-hidden = a position names every card, { "`??`" } is for views
position-twice = { $card } lies on the table twice
position-turn = is missing: the seat that must decide ({ "null" } once the game is over)
position-zones = must be a mapping from zones to cards
position-known = must be a mapping from seats to cards
position-absent = { $card } does not lie on the table
position-derived = follows from the rest and can't be set
view-seats = must be the number of seats
view-unseen = names { $count } cards for { $hidden } hidden places
view-outcome = must give { "`reason`, `ranking`" } and { "`result`" }
chance-shuffle = “{ "chance shuffle" } { $zone }” does not name the cards that lie there
chance-pick = “{ "chance pick" }” must name { $count } of { $cards }
chance-toss = “{ "chance toss" }” must name one of { $seats }
chance-missing = the record lacks a line of chance here
chance-other = { $line } stands where “{ $wanted } …” is called for

## Scenarios

in-step = step { $number }: { $problem }
in-view = view of { $seat }: { $problem }
scenario-lacking = missing { $moves }
scenario-unexpected = not expected { $moves }
scenario-refused = { $move } is refused: { $why }
scenario-unexplained = { $move } is refused without a reason
scenario-other-kind = { $move } is { $kind }: { $why }
scenario-accepted = { $move } is accepted
scenario-not-over = the game is not over
scenario-zone = there is no zone { $zone }
scenario-value = there is no { $name }
scenario-count = expected { $wanted } cards, has { $count }
scenario-differs = expected { $wanted }, is { $given }

## Lessons and puzzles

no-rules-of = there are no rules called { $name }
no-beginning = it can't begin: { $why }
no-way-on = the right way does not lead on
no-rule = there is no rule { $number } on the page of { $game }
no-lesson = there is no lesson called { $id }; { "`cardtable lessons list`" } shows what there is
lesson-twice = there is a lesson called { $id } already
lesson-steps = give either { "`steps`" }, or { "`say`" } and { "`goal`" }
lesson-words = { $how ->
    [yes] with { "`how`" }, has
   *[no] has
} { $count } words; { $most } can be read
lesson-asks = give one of { "`do`, `any`" } and { "`goal`" }
lesson-way = a goal needs a { "`way`" } that reaches it
lesson-goal = give { "`played`, `happened`" } or { "`expect`" }
lesson-unasked = nothing is asked for here
lesson-unseen = there is no { $name } to be seen here
lesson-idle = { $seat } can do nothing here
lesson-illegal = { $move } is not legal here; legal: { $moves }
lesson-no-other = there is no such other move here
lesson-after = after { $move }, which is taken: { $why }
lesson-reached = it is reached before anything has been done
lesson-par = has { $count } moves, and par is { $par }
puzzle-twice = there is a puzzle called { $id } already
puzzle-idle = nobody is on turn
puzzle-first = the first move is that of the seat on turn
puzzle-turns = say in how many turns that is certain
puzzle-goal = a task has a goal, and nothing else has
puzzle-away = { $move } leads away from the goal
puzzle-move = move { $number }: { $problem }
puzzle-better = { $better } is better than { $move }
puzzle-promise = { $move } promises { $best }, another { $second }
puzzle-answers = the others' answers need { $move }
puzzle-defence = another answer than { $move } holds out longer
puzzle-end = the end is not the one that is asked for
puzzle-not-yet = it isn't the solver's turn again at the end
puzzle-shorter = it can be done in { $count } moves
puzzle-no-way = there is no way to the goal
puzzle-several = it can be begun by { LIST($moves, last: "or") }
puzzle-unreached = the goal is not reached
