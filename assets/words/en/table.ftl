# What is said at every table, whichever game it is, and by the scenes of play around it.

## A move or an event of a game whose catalogue has no message for it.

do = { $verb }{ $cards ->
    [0] { "" }
   *[other] { " " }{ $cards }
}{ $others ->
    [0] { "" }
   *[other] { " " }{ $others }
}
did = { $seat }: { $move }
moved = { $seat ->
    [none] { $cards }
   *[other] { $seat }: { $cards }
} to { $owner ->
    [none] the
   *[other] { SEAT($owner, form: "whose") }
} { $pile }
shown = { $card } is shown
event = { $seat ->
    [none] { $word }
   *[other] { $seat }: { $word }
}{ $about ->
    [0] { "" }
   *[other] { " " }({ $about })
}

## What a move would change, for certain.

change = { $who }: { $before } → { $after }
change-hand = { $who }: { $before } → { $after } in hand

## Who sits where, and who resigns.

players = Players
players-note = Click a player to change the name, the portrait, or who plays there.
play-on-for-me = Let a computer player take over
sit-again = { $name } plays again
sits = { $name } · { $who }
resign = Resign?
resign-asks = This ends the game and counts as a loss.
resign-do = { $name ->
    [none] Resign
   *[other] { $name } resigns
}
resign-not = Keep playing
resign-asks-you = { $name }, do you want to resign? That ends the game, and it counts as a loss
resign-agree = I’m { $name }, and I resign
leave-asks-you = { $name }, do you agree? A computer player will take over your seat
leave-agree = I’m { $name }, and it can take over
leave-not = { resign-not }

## A game after a lesson.

against = Who do you want to play against?
against-note = Computer players see only what a person in their seat would see.
against-others = Other people, and house rules…
against-not = Not now

## While others play.

hurry-how = { $device ->
    [touch] tap the table
    [mouse] click the table or press { $press }
   *[other] press { $press }
} to go faster
hurry-more = { $device ->
    [touch] tap it
    [mouse] click or press { $press }
   *[other] press { $press }
} again to skip to your turn

## What the mouse does where cards are carried from pile to pile.

pointer-carried = With the mouse, drag a card, or click it and then where it goes. Drag a covered card to bring along the cards on top of it, using a space if there is one. Double-click a card, or a covered card with its row, to send it to the only place it fits. Click a foundation to play everything that fits the foundations. Right-click to cancel.
pointer-quick = At this table, one click is enough for a card or a row that can go to only one place.

## Moves that are made for a player.

build = Routine moves made for me
build-help = In Russian Bank, the table turns up your next card when none of yours fits, plays what must go to the foundations, and discards a card when that’s all you can do.
build-never = None
build-uncalled = All except those you might overlook
build-always = All
build-off = To do it yourself, go to Settings, Play, “Routine moves made for me”

## A hint.

only-move = It’s your only move

## What is plugged in.

pad = A controller
pad-plugged = { $name } is connected
pad-unplugged = { $name } is disconnected

## What keys do it, and where the frame of the keyboard went.

reach-several = { $choose } selects each card, { $use } plays them.
reach-aimed = { $choose } selects it, { $up } or { $down } finds the place, { $use } puts it there.
reach-carried = { $use } picks it up, { $use } again puts it down.
reach-carried-off = { $use } picks it up, { $up } or { $down } finds the place, { $use } puts it down.
reach-listed = { $use } lists what it can do: { $up }, { $down } and { $use } choose.
reach-drifted = The frame moved here by itself. Press again to do this: { $words }

## Why nothing can be played.

no-over = { log-over }
no-seat = { no-no-seat }

## A replay

damaged = The record is damaged at { $problem }
replay-at-deal = This is the deal
replay-at-end = This is the end
replay-not-over = This game isn’t over. Choose that again to see the other hands
replay-closed-why = { $closed }. To see everything: cardtable replay --open
replay-closed = The game isn’t over, so you see only what { $who } can see
replay-hide-hands = Hide hands
replay-show-hands = Show all hands
replay-other-view = Another player’s view
replay-step = { $at } of { $count }:
    { $last }
replay-deal = The deal

dealt = The cards are dealt
turn = Turn { $number }
now = Now { $words }

## A lesson

read-on = Read on:
    press Next{ $by ->
        [none] { "" }
       *[other] , or { $by }
    }
lesson-asked =
    Your move:
    do what the lesson says
exercise-asked =
    Your move:
    find the right one
lesson-on-tip = Play on from here against an easy computer player
lesson-wait = Wait a moment
lesson-back-tip = One step back
lesson-show-tip = Shows you what’s meant, and costs a star
lesson-again-tip = Start over
lesson-skip-tip = Does this step for you. Skipping a move costs a star
lesson-play-tip = Deal a game of your own
lesson-leave-tip = Next time, the lesson continues from here
lesson-next-lesson = Next lesson
lesson-play-on = Play on
lesson-again = Again
lesson-new-game = New game
lesson-all-lessons = All lessons
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip
lesson-leave = Leave
lesson-try-again = Try again
lesson-your-move = Your move
no-way-there = The lesson can’t continue there: { $error }
progress-not-kept = Your progress wasn’t saved: { $error }

## Answers to what somebody does

whose-turn = It’s { SEAT($player, form: "whose") } turn
asked-first = { $player ->
    [you] You have to decide first
   *[other] { $player } has to decide first
}
not-there = It can’t go there. Try this: { $names }
nothing-there = You can’t do anything there
not-now-because = Not now. { $why }
not-yet = Not yet
not-now = Not now
too-late = You ran out of time, so the game moved on
moved-again = { $player } has just moved again. If you mean that move, call again
hint-none-because = There’s no hint right now: { $error }
hint-thinking = Thinking about a hint…
hint-not-asked = There’s nothing for you to do right now
hint-on-turn = You can get a hint on your turn
hint-none = No hint came this time. Ask again.
hint = Hint: { $move }

## Buttons, and the help sheet

offers-more = { $count } more…
offers-ahead = { $seat }: out of turn
help-rules = Rules: “{ $where }”
help-read = Read the rules
help-practise = Practise this: { $title }
help-nothing = Nothing. The game is over
help-moving = The cards are still moving. Wait a moment
help-secret = Play what { SEAT($player, form: "whose") } cards allow. Only { $player } can see those

skip-to-end = Skip to the end
paused = Paused · { $next }
another-only = Only on another player’s turn

## Who sits there

do-it = Do it
pass-screen = Pass the screen to
takes-back = { $player } takes back a move, using undo
turn-of = { SEAT($name, form: "whose") } turn
i-am = I’m { $name }. Show my cards
look-first = Look first
leave-it = Leave it
agree = I’m { $name }, and I agree
disagree = No, leave it as it is

## How a game goes on

choosing-wait = The others are still choosing
choosing-secret = Everyone is choosing a card in secret
thinking-of = { $player } is thinking…
out = You’re out, and the others play on. { $told }
unsaved = This game isn’t saved. If you leave it, you can’t continue it.
lesson-begins = The lesson starts here
exercise-begins = This is where it starts
hands-covered = All hands are face down
no-undo = You can’t undo at this table
nothing-happened = Nobody else has played since your last turn

## Why a computer player did something, in the words of the hint that it could have had: “you” is
## that player there, so its name comes first and the words are quoted.

why-hint = Why? A hint would have told { $player }:
why-line = “{ $line }”
why-hidden = Why? That depends on cards that only { $player } could see.
why-nothing = Why? There was no particular reason that { $player } could see.
why-secret = Why? { $player } chose that in secret.
nothing-to-ask = No computer player has done anything since your last move
why-pile = On the pile: { $what }
why-click = Click to ask why.
nothing-to-take-back = There’s nothing to take back
nothing-to-play-again = There’s nothing to redo
lesson-kept = Next time, the lesson continues from here.
saved-always = The game is saved after every move.
redrawn = The table didn’t match the game, so it has been redrawn

bot-illegal = it said “{ $move }”, which isn’t legal
bot-no-answer = { $name } gave no answer ({ $why }), so a legal move is made instead
peek-none = { $player } is next:
    no hands are shown for a second
only-one = { $name }, you have only one move: { $move }
take-back-seen = You’ve seen a card. Undo anyway
detail-taught = gets hints
detail-here = here
detail-out-of-turn = out of turn
peek-hold = { $player }:
    hold your cards to see them
peek-hold-key = { $player }:
    hold { $by } or your cards to see them
trail-draws = { $count ->
    [0] draws
   *[other] draws { $count }
}
trail-takes = { $count ->
    [0] takes
   *[other] takes { $count }
}
chosen-ways =
    { $cards ->
        [0] { $count ->
            [1] Face-down card
           *[other] Face-down cards
        }
       *[other] { LIST($cards, last: "beside") }
    }:
    { LIST($ways, last: "or") }
chosen-aimed =
    { $cards ->
        [0] { $count ->
            [1] Face-down card
           *[other] Face-down cards
        }
       *[other] { LIST($cards, last: "beside") }
    }:
    choose where { $count ->
        [1] it goes
       *[other] they go
    }
chosen-nothing =
    { $cards ->
        [0] { $count ->
            [1] Face-down card
           *[other] Face-down cards
        }
       *[other] { LIST($cards, last: "beside") }
    }:
    { $count ->
        [1] it can’t be played now
       *[other] they can’t be played now
    }
choose-first = Choose a card first, or press “{ $button }”
your-turn = Your turn

## What is wrong with the settings

settings-not-saved = Your settings weren’t saved: { $error }

## The log

log-title = Log
log-words = Words
log-notation = Notation
log-in = Log in
log-close = Close the log
log-of = Game log

## Names at the table

goal = of { $goal }
thinking = thinking

## What opens over the table

popup-which = Which move?
popup-pointer = With the mouse, drag a card, or click it and then where it goes. Double-click to select all cards of that rank, and to play them if there’s only one way to. Right-click to cancel.
popup-pointer-aimed = With the mouse, drag a card, or click it and then where it goes. Double-click to send a card to the first place it can go. If it needs a target, this only selects it. Right-click to cancel.
mark-playable = A tab on the upper edge: you can play this card
mark-chosen = A frame: you have chosen this card
mark-target = Four corners: you can put the chosen card here
mark-sunk = Lower and darker than the others: you can’t play this card now
mark-again = What has happened since your last turn: click to watch it again
mark-focus = A dashed frame: the keyboard or controller is here
popup-help-now = What you can do now
popup-help-game = How this game is played
popup-help-aid = Card guide
popup-help-marks = Marks on the cards
popup-help-keys = Keys
popup-more-actions = More actions

## What is shown beside a seat, and what is said of cards

seat-none-in-hand = 0 in hand
seat-cards = { COUNT($count, one: "card", other: "cards") }
empty = empty
read-empty = { $zone }: empty
read-unknown = { $cards } and { $count } unknown
read-on-top = { $cards }, with { $card } on top
from-top = { $card } on top, { $cards } below
size-on-top = { $size }, { $card } on top
seen = { $drawn ->
    [yes] Cards you’ve seen:
   *[no] You’ve seen { $cards }
}
seen-next = Next card (you’ve seen it): { $card }
seen-of = { $size }. You’ve seen { $cards }
zone-worth = , worth { $points }
foretold = { $player } { $before } → { $after }
foretold-same = { $player } { $before }, unchanged
place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
seat-next-flag = next
seat-partner-flag = partner
sideways = used
seat-partner-tip = Your partner: you win and lose together
seat-no-cards = no cards
seat-in-hand = { $count } in hand
seat-on-table = { $count } on the table
more = … and { $count } more
more-alike = … and { $count } more like these

## What the guide of a lesson says besides

guide-read-first = Press Next when you’ve read this.
guide-astray = You could do that in a game. Here, do this instead: { $right }.
guide-shows = shows you
guide-asks = asks you
guide-missed = Not this time. Try it again from here.
guide-done = Done
guide-place = { $number } of { $count }
guide-place-resumed = { $place }, where you left off
guide-more-unskipped = Make every move yourself, without Skip, and you’ll earn one more star.
guide-more-unhinted = Don’t use Show me, and you’ll earn one more star.
guide-earned = You’ve earned { $stars }.
guide-more-in-moves = Do it in { COUNT($count, one: "move", other: "moves") } to earn one more star.
guide-more-right-at-once = Get every move right the first time to earn one more star.
guide-stars = { $number } of { COUNT($count, one: "star", other: "stars") }

## A hint, and what is asked back

advice-next-best = Next best: { $move }
advice-far-better = Much better than the next best: { $move }
advice-nearly = Nearly as good: { $move }
asks-back = { $player } asks to take back a move
asks-back-of = { $player } asks to take back { SEAT($other, form: "whose") } move

## What ranks can do.

in-play = in play now
joker-rank = Joker

## What the result page calls a score.

evening = This evening

## The card guide.

joker-short = Jk

# What is said aloud of the table, beside what is shown on it.
voice-chosen = chosen
voice-fits = can go here
voice-playable = can be played
voice-place = { $number } of { $count }
voice-places = There are { COUNT($count, one: "way", other: "ways") } to play it
voice-enter = Enter: { $words }
voice-keys = The arrow keys move along your cards. Tab goes to the piles, the other players and the buttons, { $hand } to your hand. Enter plays or selects what was said last. { $next } reads what’s on the table, one thing at a time. { $turn } says whose turn it is, { $counts } how many cards there are, and { $again } repeats the last thing. { $voice } turns the voice off.
voice-turned = { $zone }: { $cards }
voice-count = { $zone }: { COUNT($count, one: "card", other: "cards") }
voice-yours = Your { $zone }
voice-round = Back round to the other end
voice-alone = There’s nothing else next to it
voice-no-cards = You have no cards
voice-no-key = { $pressed } does nothing here
voice-sorted = Your hand is sorted: { $cards }
voice-switched = { $what }: { $on ->
    [yes] on
   *[no] off
}
voice-written = The whole table has been written to the log
voice-log = { $on ->
    [yes] The log is open. Last: { $last }
   *[no] The log is closed
}
voice-next-none = There’s no move to show
voice-lies = { $zone }: { $cards }
voice-from = { $told }, from { $owner ->
    [none] { $zone }
    [mover] the { $zone }
   *[other] { SEAT($owner, form: "whose") } { $zone }
}
voice-back = Taken back: { $told }
voice-new = New in your hand: { $cards }
voice-lost = Nothing on this computer can speak. Start a screen reader, then press F7.
