# What can be done by keys, buttons and menus: what an action is called, and what it does.

arrows = Arrows
along-does = move along the cards, from zone to zone; with a card chosen, to where it can go
across-does = go to the next zone, pile, seat or button, or back
full-screen-does = fill the screen, or go back to a window
full-screen = Full screen
sound-does = turn the sound on or off
sound = Sound
choose-does = choose a card, or put it back
hurry-does = while others play: show it faster; press again: all at once
choose-while-carrying-does = take up a card, put it down, or take another one instead
use-does = play what is chosen; press a button
use-while-carrying-does = take up a card; on a place: put it there; on the same card again: put it at its only place, or choose one
rank-does = go to the next card of that rank
rank-10-does = go to the next ten
peek-does = hold to see your cards
peek = Peek
cancel-does = cancel; press again for the menu
undo-does = take your move back
undo = Undo
redo-does = play again what you took back
redo = Redo
hint-does = show the move of a strong player, and why
hint = Hint
aid-does = show or hide the card aid
aid = Card aid
info-does = what has happened, the log, the keys and the rules
info = Help and log
drawer-does = open the drawer, with everything else
drawer = More
resume-menu = Resume
sort-does = sort the hand by rank, again: by suit
sort = Sort
log-does = open or close the log of the game
log = Log
recap-does = play again what has happened since your last turn
recap = Since your last turn
read-does = read the table into the log
pause-does = let computer players wait after each move
pause = Pause
cover-does = turn all cards face down, until somebody says who is there
cover = Cover the table
prove = Prove it
next-does = ask for the next move
next = Next move
rules = Rules
rules-menu = Rules of this game
learn-menu = Learn
settings-menu = Settings
players-menu = Players
resign-menu = Give up
help-does = open help: what you can do now, the rules, these keys
help = Help
menu = Menu
leave-menu = Quit to menu
leave-kept-menu = Save and quit to menu
leave-lesson-menu = All lessons
quit-menu = Quit Card Table
quit-kept-menu = Save and quit Card Table
back-does = go one move back
back = One move back
run-does = play by itself, or stop
run = Play or stop
on-does = show the next move
on = Next move
first-does = go to the deal
first = To the deal
last-does = go to the end
last = To the end
open-does = show all hands, or hide them
open = All hands
turn-does = sit in the next player's chair
turn = Other player's view
play-on-does = play on from the move that is shown
prove-does = ask the computer player of this move again, with other cards
page-does = save the game as a page for a browser
page = Save as a page
leave-does = leave
leave = Leave
delete = Delete

## Moving by keys: what an action is called where its key is changed.

named-left = To the left
named-right = To the right
named-up = Up
named-down = Down
named-next-group = Next place
named-last-group = Place before
named-choose = Choose a card
named-hurry = Faster
named-use = Play, press a button
own-rank = To the next { $rank }
named-cancel = Cancel
named-read = Read the table
named-play-on = Play on from here
own-in = { $does } ({ $games })

## The page of keys

own-title = Keys
own-how = Choose a key or a button of a controller, then press the one you want instead.
where-at-table = At the table
where-of-games = Moves of the games
where-ranks = Cards by their rank
where-in-replay = In a replay
where-elsewhere = On other pages
own-keyboard = Keyboard
own-pad = Controller
own-none = none
own-press = Press the new key or button for “{ $action }”
own-keeps = { $by } leaves it as it is.
own-unnamed = That key can’t be used here. Try another one.
own-taken = { $by } no longer does “{ $other }”, which { $left ->
    [none] has no key now
   *[other] is on { $left } now
}.
own-done = { $by } now does “{ $action }”.
own-reset = Reset
own-reset-tip = Back to { $by }
own-reset-all = Reset all keys
own-were-reset = All keys are as they were at first.
own-unknown = Settings: there is no key “{ $by }”, so “{ $action }” keeps its usual one.

## The buttons of a controller, as they are read aloud.

pad-a = A button
pad-b = B button
pad-x = X button
pad-y = Y button
pad-lb = left shoulder
pad-rb = right shoulder
pad-lt = left trigger
pad-rt = right trigger
pad-back = Back button
pad-start = Start button
pad-ls = left stick pressed
pad-rs = right stick pressed
pad-left = left on the pad
pad-right = right on the pad
pad-up = up on the pad
pad-down = down on the pad
pad-rs-left = right stick to the left
pad-rs-right = right stick to the right
pad-rs-up = right stick up
pad-rs-down = right stick down
