# A game that is looked at again, decision by decision.

unfinished = The game isn’t over, so this uses only what { $seat } can see.
result = { $seat }: { $share }% of the opponents beaten
account = { $seat }: { $start }% at the start. Luck { $lucky ->
    [yes] brought
   *[no] cost
} { $luck }% { doubt }, own decisions cost { $own }%, the others’ brought { $others }%. In the end: { $result }%
accuracy = { $seat }: { $share }% accuracy in { COUNT($count, one: "decision", other: "decisions") } with a choice
cost = Move { $step }, { $seat }, { label } that cost { $loss }% { doubt }
short = Move { $step }, { $seat }, { label }: the turn could have been worth about { COUNT($cards, one: "card", other: "cards") } more ({ $loss }%)
label = { $label ->
    [blunder] a blunder
    [mistake] a mistake
    [win] a missed win
    [save] a missed defence
   *[inaccuracy] an inaccuracy
}
missed = Move { $step }, { $seat }: { $label ->
    [win] another move won at once.
   *[save] another move kept the next player from winning at once.
}
doubt = { $error ->
    [0] { "" }
   *[other] (give or take { $error })
}
fine = Move { $step }, { $seat }: no other move was clearly better.
forced = Move { $step }, { $seat }: there was nothing to choose.
played = Played: { $move }
better = Better: { $move }
after = What most likely follows: { $moves }
next = { $first }; { $then }
why = Why: { $reason }
turning = The decision that cost most:
none = No decision clearly cost anything.
stopped = Looked at { $done } of the decisions.

# The page in the window, and what the result page says of it.

title = Review
title-of = Review of { $game }
tip = What each of your decisions was worth
player = Player
chances = Chances to win, by what the player could see
graph = Graph of the chances of winning
point = Move { $step }: { $chance }%
percent = { $share }%
loss = −{ $share }%
loss-cards = −{ COUNT($cards, one: "card", other: "cards") }
rows = Decisions
row = Move { $step }: { $move }
none-yet = No decision with a choice yet
picture = The table before move { $step }
every = All moves
every-tip = All decisions in words
verdict = This move
mistake-back = Earlier
mistake-on = Later
mistake-none = There is no other mistake on this side.
look = At the table
play-out = Experts play it out
play-out-tip = Experts in every seat play on after this move
playing-out = Experts play on in every seat. Leave the table to come back to the review.
look-tip = Watch from here, and play on if you like (Enter)
again = Go on
cancel = Cancel
looking = Looking at the game: { $done } of { COUNT($wanted, one: "decision", other: "decisions") }
beginning = Looking at the game…
weighing = Looking at what luck did…
left = Stopped after { $done } of { COUNT($wanted, one: "decision", other: "decisions") }
failed = Stopped after { $done } of { COUNT($wanted, one: "decision", other: "decisions") }: { $problem }
play-on = Play on from here
play-on-tip = A game of its own, which isn’t saved
lucky = Luck brought you { $share }% { doubt }
unlucky = Luck cost you { $share }% { doubt }
evening = In { COUNT($count, one: "game", other: "games") } this evening you’d have won { $fair }% with average luck { doubt }, not { $won }%
expert = An expert with your cards { $ended ->
    [won] won { $too ->
        [yes] too, in { $times } of { COUNT($times, one: "try", other: "tries") }
       *[no] in { $times } of { COUNT($times, one: "try", other: "tries") }
    }
    [lost] lost { $too ->
        [yes] too, in { $times } of { COUNT($times, one: "try", other: "tries") }
       *[no] in { $times } of { COUNT($times, one: "try", other: "tries") }
    }
    [sometimes] won in { $won } of { COUNT($times, one: "try", other: "tries") }
   *[between] beat { $beaten } of { $others }, on average over { COUNT($times, one: "game", other: "games") }
}
costliest = Turning point: move { $step }
turned = { $cards ->
    [0] { $move } cost you { $loss }% of your chances of winning { doubt }
   *[other] { $move }: that turn could have been worth about { COUNT($cards, one: "card", other: "cards") } more
}
show = Look at it
setting = After a game against computers, say what luck did and which move cost most

# A mistake of one's own, tried again.

try = Try it again
try-tip = Find a better move yourself
try-fine = This move was fine. Choose one that cost you something.
learn = Learn from it
learn-tip = Your { COUNT($count, one: "mistake", other: "mistakes") } one by one, to be made good
try-title = Move { $step }
try-again = You played: { $move }. { $cards ->
    [0] That cost { $loss }% of your chances of winning.
   *[other] That turn could have been worth about { COUNT($cards, one: "card", other: "cards") } more.
} Find a better move.
try-missed = You played: { $move }. { $label ->
    [win] You could have won at once. Find the move.
   *[save] That lets the next player win at once. Find a better move.
}
try-same = That is what you played. Find a better move.
try-other = Then most likely: { $moves }. That isn’t the best either.
try-not-best = That isn’t the best move either.
try-about = It has to do with what is lit.
try-done = That’s it: { $move }.
try-because = That’s it: { $move }. { $reason }.
try-next = Next one
try-back = Back
try-hint = Hint
try-show = Show me
try-place = { $number } of { $count }
try-skipped = { COUNT($count, one: "mistake", other: "mistakes") } can’t be tried by the rules as they are now. { $count ->
    [1] It stays
   *[other] They stay
} on the list.
try-lesson = Lesson: { $title }
try-stars = { COUNT($count, one: "star", other: "stars") } of three.

# Does a computer player cheat? It is asked again, with all cards dealt anew that it can't see.

prove-nobody-yet = No computer player has decided anything yet.
prove-nobody = No computer player decided this move
log-picked = Click a computer player’s move to see whether it cheats.
log-picked-replay = Click a move to go back to it.
prove-title = Does { $name } cheat?
prove-sees = { COUNT($unseen, one: "card was", other: "cards were") } hidden from { $name }.
prove-played = In the game: { $move }
prove-asked = Asked again: { $move }
prove-weighed = { $move }: { $chance }%
prove-thinking = Thinking…
prove-once = Shuffle what { $name } can’t see, and ask again
prove-ten = Ten times
prove-close = Close
prove-none = Deal { $name }’s hidden cards again, and see whether the move changes
prove-count = { $clean ->
    [yes] No. With { COUNT($count, one: "other deal", other: "other deals") } of the cards that { $name } can’t see, { $name } did the same { $count ->
        [1] again.
       *[other] each time.
    }
   *[no] With other deals of the cards that { $name } can’t see, { $name } did the same only { $same } of { COUNT($count, one: "time", other: "times") }.
}
prove-hidden = What { $name } played stays secret until the game is over.
prove-trouble = That can’t be asked: { $problem }
prove-line = Move { $step }, { $seat }: { $same } of { COUNT($count, one: "time", other: "times") } the same
prove-sum = { $held } of { COUNT($count, one: "decision", other: "decisions") } held
