# What a study of rules comes to, beside the rules it compares them with.

longer = longer
shorter = shorter
fairer = fairer to the { -seat } seat
less-fair = less fair to the { -seat } seat
less-edge = less of an edge for the { -seat } seat
more-edge = more of an edge for the { -seat } seat
better = better for the { -seat } seat
worse = worse for the { -seat } seat
luck = more luck
skill = less luck
verdict = Compared with { $parent }: { LIST($found, last: "comma") }.
same = As long and as fair as { $parent }, as far as { COUNT($games, one: "game", other: "games") } can tell.
same-luck = As long, as fair and as lucky as { $parent }, as far as { COUNT($games, one: "game", other: "games") } can tell.
-seat = { $place ->
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
sure = Only differences that are very unlikely to be chance count as changes (99%).
brackets = In brackets is the range of likely true figures. More games make it narrower.
no-change = Nothing that these games could show.
told-winners = Who wins
told-length = How long it takes
told-endings = How it ends
told-skill = How much skill matters
wins = The first player wins { $share } of the games.
wins-drawn = The first player wins { $share } of the games, a draw counted as half.
beats = The first player beats { $share } of the others, { $others }.
place-beats = the { $nth } { $share }
last = The first comes last in { $count } of 100 games, { $others }.
place-last = the { $nth } in { $count }
neither-seat = So neither seat is better, as far as these games can tell.
no-seat = So no seat is better than another, as far as these games can tell.
takes = A game takes { COUNT($moves, one: "move", other: "moves") }, everyone’s counted. Half of the games take { $median } or fewer, and 95 in 100 at most { $most }.
all-end = All games end { $how }.
share-ends = { $share } end { $how }.
end-endless = nowhere: they were stopped after { COUNT($count, one: "move", other: "moves") }
end-other = with “{ $word }”
skill-wins = A hard player wins { $share } of the games against beginners; { $much }.
skill-beats = A hard player beats { $share } of the beginners; { $much }.
may-be-luck = that may still be luck
luck-alone = 50 would be luck alone
often = { $number } a game
worth = worth { $points }
span = { $value } ({ $low } to { $high })
percent = { $value }% ({ $low } to { $high })
most-won = had the most of it won { $count } { $way ->
    [up] more
   *[down] fewer
} in 100 games than the other
most-beat = had the most of it beat { $count } { $way ->
    [up] more
   *[down] fewer
} in 100 opponents than the others did
worth-would = Worth +20 would be: the player who { $clause }. That may not be the reason.
worth-is = “{ $name }” is worth { $points }: the player who { $clause }. That may not be the reason.
perhaps = Perhaps: { $change } ({ $now }); more games would tell.
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
    [up] more
   *[down] fewer
} { $name }
short-skill = skill matters { $way ->
    [up] more
   *[down] less
}

## A change in figures.

change-wins = The { $nth } player wins { $share } { $way ->
    [up] more
   *[down] fewer
} in 100 games.
change-beats = The { $nth } player beats { $share } { $way ->
    [up] more
   *[down] fewer
} in 100 opponents.
change-length = A game takes { $times } { $way ->
    [up] more
   *[down] fewer
} moves ({ $now }).
change-ending = { $share } { $way ->
    [up] more
   *[down] fewer
} in 100 games end { $how }.
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
} in 100 games against beginners.
change-skill-beats = A hard player beats { $share } { $way ->
    [up] more
   *[down] fewer
} in 100 beginners.

## The page of a study.

part-short = In short
part-different = What is different
part-winners = Who wins
part-length = How long a game takes
part-endings = How games end
part-skill = { told-skill }
part-powers = What happens in a game
part-worth = What it is worth to have most of it
bar-brackets = In brackets, and as a thin line on the bars, is the range of likely true figures. More games make it narrower.
even = even
height = How long games take:
yours = Your rules
waiting = Nothing is known yet: the first games are being played.
title-yours = How your rules play
title-of = How { $name } plays
computers = Computers play { COUNT($count, one: "game", other: "games") }{ $sides ->
    [1] { "" }
   *[other] { " " }by each set of rules
}{ $strong ->
    [0] { "" }
   *[other] , and { $strong } more against beginners
}.
player-nth = { $nth } player
takes-too = In { $name } it takes { COUNT($moves, one: "move", other: "moves") }.
unmet = No hard player has met beginners yet.
bar-wins = A hard player wins against beginners
bar-beats = A hard player beats beginners
bar-even = 50% would be luck alone.
more-games = More games would tell.

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
