# What the text table says by itself. What is typed there stays as it is in every language.

## Before a game

player = Player { $number }
bot = Computer { $number }
same-name = two players are called { $name }; give one of them another name
unfinished = You have an unfinished game: { $game }, { $players }.
rules = { $number }  { $name }{ $about ->
    [none] { "" }
   *[other] : { $about }
}
choose-continue = Continue it
choose-game = Which game
choose-others = How many other players
choose-level = How strong
choose-like = What kind of players
choose-program = What now
ask-name = Your name [{ $usual }]:
ask-word = { $question }: { $words } [{ $usual }]:
please = Please answer { $words }.

## Sitting down, and leaving

welcome = Type { "help" } or ? for what you can type.
new-deal = A new deal. { $opening }
ask-another = Another game? { "yes" } or { "no" }:
please-yes = Please answer { "yes" } or { "no" }.
not-saved = The game isn’t saved.
saved = The game is saved. To continue it: { "cardtable resume --text" }
goodbye = Goodbye.
stuck = { $name } is stuck: { $problem }. The computer moves instead
result-place = { $place }. { LIST($names) }
result-title = Last, and { $title }: { LIST($names) }.
result-parts = { $name }: { $parts }.
with-undo = It was played with undo.
deal = That was deal { $seed }.

## Several people at one screen

cover = { $name }, press Enter to cover your cards.
turn-next = It’s { SEAT($name, form: "whose") } turn.
turn-kept = The move stays, and it’s { SEAT($name, form: "whose") } turn.
turn-claimed = { $name } wants to move out of turn.
look-away = { $why } Everyone else, look away.
uncover = { $name }, press Enter to see your cards.
only-enter = Press nothing but Enter, or type { "quit" } to leave.
ask-agreed = { $name }, agreed? { "yes" } or { "no" }:
ask-resign = { $name }, do you want to resign? { "yes" } or { "no" }:
others-told = Only { $name } hears about those moves.

## What’s where

empty = { $zone } empty
holds = { $zone } { $cards }
on-top = { $zone } { $count }, on top { $card }
unknown = unknown
hidden = { $count } more
effects = { $zone } { $cards } ({ $effects })
row = { $name }: { $zones }.
partner-row = { $name }, your partner: { $zones }.
own-row = { $name }, you have: { $zones }.
from-the-top = { $zone } from the top: { $effects }.
more-effects = { $count } more: type { "table" }
new-cards = { $name }, only you see this: { $cards }.

## Moves

more-moves = and { $count } more: type { "moves" }
move-words = { $move } - { $words }
type-numbers = Type { $count ->
    [0] { "" }
    [1] 1 for a move; { "" }
   *[other] a number from 1 to { $count } for a move; { "" }
}{ "table" } to see it all again; ? for help.
no-move = There is no move { $number }; type { "moves" } to list them all.
played-by-computer = { $name } is played by the computer.
no = No. { $why }.
allowed = { $move } is allowed.
ask-sure = { $move }, though you could play? { "yes" } or { "no" }:
ahead = { $name }, before { $other } decides you may:
ask-ahead = A number, or Enter to skip:

## What can be asked for

help-now = What you can do now:
help-move = Type the number of a move, or the move itself{ $moves ->
    [none] { "" }
   *[other] : { $moves }
}.
help-moves = list all your moves
help-table = show the table and your moves
help-why = say why a move isn’t allowed; { "why" } alone says why the others did what they did
help-hint = say what a strong player would do in your place
help-recap = say what has happened since your last turn
help-log = show what has happened, move by move
help-score = show the score so far
help-rules = show the rules of the game; { "rules 5" } starts at rule 5
help-reminders = show what the cards do, and what beats what
help-undo = take back your last move, or play it again
help-words = speak cards (seven of clubs) or write them (7C)
help-quit = save the game and leave
help-slash = If the game has a move of the same name, put a slash before the command: { "/undo" }.
no-hint = There’s no hint right now: { $why }.
hint = Hint: { $number }  { $move } - { $words }
nothing-yet = Nothing has happened yet
log-move = { $number }. { $move }: { $told }.
log-silent = { $number }. { $move }.
log-undone = { $name } takes a move back, with undo.
score = Score: { $scores }.
no-score = There’s no score yet.
no-reminders = This game has none; type { "rules" } for all of it.
no-rule = There is no rule { $rule }; type { "rules" } for all of them.
rank-now = { $rank }: { $text } - { $now }
rank = { $rank }: { $text }
no-undo = There’s nothing you can take back.
no-redo = There’s nothing to play again.
stays = The move stays.
ask-seen = You’ve seen a card. Undo anyway? { "yes" } or { "no" }:
back-undone = Taken back.
back-redone = Played again.
spoken = Cards are spoken.
written = Cards are written.

## Short forms

form-plain = { "7C" } is the seven of clubs: { "C, D, H and S" } are clubs, diamonds, hearts and spades.
form-pack = { "7C#2" } is the seven of clubs of the second pack.
form-joker = { "X1" } is a joker.
form-side = + is a Fair card, - a Foul one, and the letter only tells cards of the same number apart.
form-place = { $code } stands for “{ $name }”.
form-seat = { $code } is { $name }.

## Lessons

lesson-help = In a lesson you can also type:
lesson-show = show me; this costs a star
lesson-skip = do this step for me
lesson-back = go one step back
lesson-again = start the lesson again
lesson-how = To make a move, type its number in the list, or the move itself.
lesson-later = The lesson continues here next time.
lesson-step = ({ $number } of { $count }) { $words }
lesson-done = Done: { $stars }.
lesson-nothing = There’s nothing for you to do right now.
lesson-unkept = (This can’t be kept: { $why })
ask-again = Enter to try again:
ask-on = Enter to continue:
ask-play-on = Play on from here against the computer? { "yes" } or { "no" }:

## A recorded game

replay = { $rules }: { $players }; { COUNT($count, one: "move", other: "moves") }
replay-partly = The game isn’t over, so you see only what { LIST($names) } can see. { "--open" } shows everything.
replay-damaged = The record is damaged at { $why }
replay-help = Enter: next; b: back; a number: go to that move; p: position; q: quit
replay-deal = the deal
replay-move = { $number }. { $moves }
replay-told = { $number }. { $moves } ({ $told })
ask-replay = { $number } of { $count }:
