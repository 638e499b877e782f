# What a study of rules comes to, beside the rules it compares them with.

longer = longer
shorter = shorter
fairer = fairer to the { seat-at } seat
less-fair = less fair to the { seat-at } seat
less-edge = less of an edge for the { seat-at } seat
more-edge = more of an edge for the { seat-at } seat
better = better for the { seat-at } seat
worse = worse for the { seat-at } seat
luck = more luck
skill = less luck
verdict = Compared with { $parent }: { LIST($found, last: "comma") }.
same = As long and as fair as { $parent }, as far as { COUNT($games, one: "game", other: "games") } can tell.
same-luck = As long, as fair and as lucky as { $parent }, as far as { COUNT($games, one: "game", other: "games") } can tell.
seat-at = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}

# A study as sentences, for the page and the terminal. The strong player is of the level hard, the
# weak ones are beginners.

nth-1 = first
nth-2 = second
nth-3 = third
nth-4 = fourth
nth-5 = fifth
nth-6 = sixth
nth-7 = seventh
nth-8 = eighth
sure = Only differences that are very unlikely to be chance are listed (99%).
brackets = The brackets give the likely range of the true figure. More games narrow it down.
no-change = These games show no difference.
told-winners = Who wins
told-length = How long it takes
told-endings = How it ends
told-skill = How much skill matters
wins = The first player wins { $share } of the games.
wins-drawn = The first player wins { $share } of the games, counting a draw as half.
place-beats = The { $nth } player beats { $share } of the others.
place-last = The { $nth } player beats { $share } of the others and comes last in { $count } of 100 games.
neither-seat = Neither seat seems better.
no-seat = No seat seems better than another.
takes = A game takes { COUNT($moves, one: "move", other: "moves") }, counting everyone’s. Half of the games take no more than { $median }, and 95 in 100 no more than { $most }.
all-end = All games end { $how }.
share-ends = { $share } end { $how }.
end-endless = unfinished, after { COUNT($count, one: "move", other: "moves") }
end-other = with “{ $word }”
skill-wins = A hard player wins { $share } of the games against beginners. { $much }
skill-beats = A hard player beats { $share } of the beginners. { $much }
may-be-luck = That may still be luck.
luck-alone = Pure luck would be 50%.
often = { $number } a game
worth = worth { $points }
span = { $value } ({ $low } to { $high })
percent = { $value }% ({ $low } to { $high })
most-won = the player with the most of it won { $count } { $way ->
    [up] more
   *[down] fewer
} games in 100 than the other
most-beat = the player with the most of it beat { $count } { $way ->
    [up] more
   *[down] fewer
} opponents in 100 than the others did
worth-would = Worth +20 would mean that { $clause }. It needn’t be the reason.
worth-is = “{ $name }” is worth { $points }, so { $clause }. It needn’t be the reason.
perhaps = Perhaps { $change } ({ $now }). More games would tell.
instead = { $here } instead of { $there }
instead-share = { $here }% instead of { $there }%

## A change without its figures, as a clause.

short-wins = the { $nth } player wins { $way ->
    [up] more
   *[down] less
} often
short-does = the { $nth } player does { $way ->
    [up] better
   *[down] worse
}
short-length = a game is about { $moves } { $moves ->
    [1] move
   *[other] moves
} { $way ->
    [up] longer
   *[down] shorter
}
short-ending = { $way ->
    [up] more
   *[down] fewer
} games end { $how }
short-power = { $way ->
    [up] there’s more
   *[down] there’s less
} of “{ $name }”
short-skill = skill matters { $way ->
    [up] more
   *[down] less
}

## A change in figures.

change-wins = The { $nth } player wins { $share } { $way ->
    [up] more
   *[down] fewer
} games in 100.
change-beats = The { $nth } player beats { $share } { $way ->
    [up] more
   *[down] fewer
} opponents in 100.
change-length = A game takes { $times } { $way ->
    [up] more
   *[down] fewer
} moves ({ $now }).
change-ending = { $share } { $way ->
    [up] more
   *[down] fewer
} games in 100 end { $how }.
change-power = { $name }: { $times } { $way ->
    [up] more
   *[down] fewer
} a game ({ $now }).
change-worth = { $name }: worth { $share } { $way ->
    [up] more
   *[down] less
}.
change-skill-wins = A hard player wins { $share } { $way ->
    [up] more
   *[down] fewer
} games in 100 against beginners.
change-skill-beats = A hard player beats { $share } { $way ->
    [up] more
   *[down] fewer
} beginners in 100.

## The page of a study.

part-short = In short
part-different = What’s different
part-winners = Who wins
part-length = How long a game takes
part-endings = How games end
part-skill = { told-skill }
part-powers = What happens in a game
part-worth = What it’s worth to have the most of it
bar-brackets = The brackets, and the thin lines on the bars, give the likely range of the true figure. More games narrow it down.
even = even
height = How long games take:
yours = Your rules
waiting = Nothing to show yet. The first games are being played.
title-yours = How your rules play
title-of = How { $name } plays
computers = Computers play { COUNT($count, one: "game", other: "games") }{ $sides ->
    [1] { "" }
   *[other] { " " }with each set of rules
}{ $strong ->
    [0] { "" }
   *[other] , plus { $strong } against beginners
}.
player-nth = { $nth } player
takes-too = In { $name }, a game takes { COUNT($moves, one: "move", other: "moves") }.
unmet = No hard player has played beginners yet.
bar-wins = A hard player wins against beginners
bar-beats = A hard player beats beginners
bar-even = { luck-alone }
more-games = It takes more games to tell.

## The four meters on the poster of a game.

meter-minutes = A game
meter-about = { COUNT($minutes, one: "minute", other: "minutes") }
meter-seats = Seats
meter-seats-even = all the same
meter-seats-first = first is better
meter-seats-later = later is better
meter-skill = Skill
meter-skill-most = all-important
meter-skill-much = counts a lot
meter-skill-some = counts a little
meter-skill-luck = mostly luck
meter-leads = Lead changes
meter-times = { COUNT($count, one: "time", other: "times") }
meter-unknown = not measured yet
