# A game that is looked at again, decision by decision.

unfinished = The game is not over: only what { $seat } can see is looked at.
result = { $seat }: { $share } % of the opponents beaten
luck = { $seat }: luck brought { $share } %
luck-cost = { $seat }: luck cost { $share } %
accuracy = { $seat }: { $share } % accuracy in { COUNT($count, one: "decision", other: "decisions") } with a choice
cost = Move { $step }, { $seat }, { $label ->
    [blunder] a blunder
    [mistake] a mistake
   *[inaccuracy] an inaccuracy
} that cost { $loss } % (give or take { $error })
played = Played:
better = Better:
why = Why:
turning = The decision that cost most:
none = No decision certainly cost anything.
stopped = Looked at { $done } of the decisions.
