# A game that is looked at again, decision by decision.

unfinished = This game isn’t over, so the review covers only what { $seat } can see.
result = { $seat } beat { $share }% of the opponents
account = { $seat }, from the deal to the result:
account-start = at the start
account-luck = luck { doubt }
account-own = own decisions
account-others = the others’ decisions
account-result = in the end
accuracy = { $seat }: { $share }% accuracy over { COUNT($count, one: "decision", other: "decisions") } with a choice
cost = { move }: { label }, −{ $loss }% { doubt }
short = { move }: { label }. The turn could have been worth about { COUNT($cards, one: "more card", other: "more cards") } ({ $loss }%)
move = Move { $step }{ $seat ->
    [you] { "" }
   *[other] , { $seat }
}
label = { $label ->
    [blunder] a blunder
    [mistake] a mistake
    [win] a missed win
    [save] a missed defence
   *[inaccuracy] an inaccuracy
}
missed = { move }: { $label ->
    [win] another move would have won at once.
   *[save] another move would have stopped the next player from winning at once.
}
doubt = { $error ->
    [0] { "" }
   *[other] (give or take { $error })
}
fine = { move }: no other move was clearly better.
forced = { move }: there was no choice.
played = Played: { $move }
better = Better: { $move }
after = Then most likely: { $moves }
next = { $first }; { $then }
why = Why: { $reason }
turning = The most costly decision:
none = No decision clearly cost anything.
stopped = Stopped early, after { COUNT($done, one: "decision", other: "decisions") }.

# The page in the window, and what the result page says of it.

title = Review
title-of = Review of { $game }
tip = See what each of your decisions was worth
player = Player
chances = Chances of winning, judging by what the player could see
graph = Graph of the chances of winning
point = Move { $step }: { $chance }%
percent = { $share }%
loss = −{ $share }%
loss-cards = −{ COUNT($cards, one: "card", other: "cards") }
rows = Decisions
row = Move { $step }: { $move }
none-yet = No real decisions yet
picture = The table before move { $step }
every = All moves
every-tip = List every decision
verdict = This move
mistake-back = Earlier
mistake-on = Later
mistake-none = There are no more mistakes this way.
look = See the table
play-out = Let experts finish
play-out-tip = Experts in every seat continue after this move
playing-out = Experts are playing every seat. Leave the table to return to the review.
look-tip = Watch from here, or take over (Enter)
again = Resume
cancel = Cancel
looking = Reviewing: { $done } of { COUNT($wanted, one: "decision", other: "decisions") }
beginning = Reviewing the game…
weighing = Working out the luck…
left = Stopped after { $done } of { COUNT($wanted, one: "decision", other: "decisions") }
failed = Stopped after { $done } of { COUNT($wanted, one: "decision", other: "decisions") }: { $problem }
play-on = Play on from here
play-on-tip = Starts a separate game that isn’t saved
lucky = Luck gave you { $share }% { doubt }
unlucky = Luck cost you { $share }% { doubt }
evening = With average luck you’d have won { $fair }% of this evening’s { COUNT($count, one: "game", other: "games") } { doubt }, not { $won }%
expert = An expert with your cards { $ended ->
    [won] { $too ->
        [yes] also won, { COUNT($times, one: "time", other: "times") } out of { $times }
       *[no] won { COUNT($times, one: "time", other: "times") } out of { $times }
    }
    [lost] { $too ->
        [yes] also lost, { COUNT($times, one: "time", other: "times") } out of { $times }
       *[no] lost { COUNT($times, one: "time", other: "times") } out of { $times }
    }
    [sometimes] won { $won ->
        [1] once in { COUNT($times, one: "game", other: "games") }
       *[other] { COUNT($won, one: "time", other: "times") } out of { $times }
    }
   *[between] { $others ->
        [1] won { $beaten } of a game on average, a draw counting half,
       *[other] beat { $beaten } of { COUNT($others, one: "opponent", other: "opponents") } on average,
    } over { COUNT($times, one: "game", other: "games") }
}
costliest = Turning point: move { $step }
turned = { $cards ->
    [0] { $move } cost you { $loss }% of your chances of winning { doubt }
   *[other] { $move }: that turn could have been worth about { COUNT($cards, one: "more card", other: "more cards") }
}
show = Show it
setting = After a game against computers, show how lucky you were and which move cost most

# A mistake of one's own, tried again.

try = Try it again
try-tip = Find a better move yourself
try-fine = This move was fine. Choose one that cost you something.
learn = Learn from it
learn-tip = Replay your { COUNT($count, one: "mistake", other: "mistakes") } and find the better move
try-title = Move { $step }
try-again = You played: { $move }. { $cards ->
    [0] That cost { $loss }% of your chances of winning.
   *[other] That turn could have been worth about { COUNT($cards, one: "more card", other: "more cards") }.
} Find a better move.
try-missed = You played: { $move }. { $label ->
    [win] You could have won at once. Find the move.
   *[save] That lets the next player win at once. Find a better move.
}
try-same = That’s what you played. Find a better move.
try-other = Then most likely: { $moves }. There’s a better move.
try-not-best = There’s a better move.
try-about = Look at what’s highlighted.
try-done = That’s it. { $move }.
try-because = That’s it. { $move }. { $reason }.
try-next = Next one
try-back = Back
try-hint = Hint
try-show = Show me
try-place = { $number } of { $count }
try-skipped = { $count ->
    [1] 1 mistake can’t be replayed under today’s rules. It stays on the list.
   *[other] { COUNT($count, one: "mistake", other: "mistakes") } can’t be replayed under today’s rules. They stay on the list.
}
try-lesson = Lesson: { $title }
try-stars = You’ve earned { COUNT($count, one: "star", other: "stars") } out of three.

# Does a computer player cheat? It is asked again, with all the cards it can't see dealt again.

prove-nobody-yet = No computer player has decided anything yet.
prove-nobody = No computer player chose this move
log-picked = Click a computer player’s move to check whether it cheated.
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
prove-none = Shuffle the cards { $name } can’t see, and check whether the move changes
prove-count = { $clean ->
    [yes] No. { $count ->
        [1] With the hidden cards shuffled, { $name } made the same move.
       *[other] With the hidden cards shuffled { COUNT($count, one: "time", other: "times") }, { $name } made the same move every time.
    }
   *[no] With the hidden cards shuffled, { $name } made the same move only { $same } of { COUNT($count, one: "time", other: "times") }.
}
prove-hidden = What { $name } played stays secret until the game is over.
prove-trouble = That can’t be checked: { $problem }
prove-line = Move { $step }, { $seat }: the same move { $same } out of { COUNT($count, one: "time", other: "times") }
prove-sum = { $held } of { COUNT($count, one: "decision", other: "decisions") } stayed the same
