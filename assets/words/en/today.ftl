# The deal and the puzzle of the day, and all puzzles.

title = Today
subtitle = A deal and a puzzle
date = { $day } { $month } { $year }
day = { $day } { $month }
month = { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
weekday = { $number ->
    [1] Mo
    [2] Tu
    [3] We
    [4] Th
    [5] Fr
    [6] Sa
   *[7] Su
}
day-name = { $number ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
streak = { $count ->
    [0] No days in a row yet
   *[other] { COUNT($count, one: "day", other: "days") } in a row
}
deal = Deal of the day
tile-deal = { $game }, { COUNT($others, one: "opponent", other: "opponents") }
tile-puzzle = { $game }{ $stars ->
    [0] : find the right move
    [1] : ★☆☆
    [2] : ★★☆
   *[other] : ★★★
}
deal-about = Everybody who plays today gets the same cards, against { COUNT($others, one: "hard opponent", other: "hard opponents") }.
deal-done = You { $ended ->
    [won] won
    [lost] lost
   *[between] came in between
}.
expert-done = An expert with your cards { $ended ->
    [won] won each time
    [lost] lost each time
   *[between] won sometimes
}.
next = The same everywhere: the next deal comes at { $time }.
play = Play
go-on = Go on
go-on-tip = The deal is under way: back to where you left it
play-tip = The first time you finish it counts
puzzle = Puzzle of the day
no-puzzle = There is no puzzle on this day.
solve = Solve
mistakes = Your own mistakes
mistakes-about = { COUNT($count, one: "mistake of yours is", other: "mistakes of yours are") } back to be made good.
no-mistakes = No mistake of yours comes back today. In a review, “Learn from it” keeps one for later.
try = Try
unsolved = Find the right move
solved-yet = { COUNT($count, one: "puzzle", other: "puzzles") } solved
share = Share
copy = Copy a line to share
copied = Copied: { $line }
no-clipboard = There is no clipboard here.
line = Card Table, { $day }
line-deal = { $game }: { $ended ->
    [won] won
    [lost] lost
   *[between] in between
}
line-expert = { $game }: { $ended ->
    [won] won
    [lost] lost
   *[between] in between
} (expert: { $expert ->
    [won] won
    [lost] lost
   *[between] in between
})
line-puzzle = puzzle { $stars }
calendar = Calendar
cell = { $day }{ $deal ->
    [played] , deal played
   *[other] { "" }
}{ $stars ->
    [0] { "" }
   *[other] , puzzle solved
}
earlier = Earlier
later = Later
all-puzzles = All puzzles
all-tip = Every puzzle of every game

# Puzzles

puzzles = Puzzles
kind = { $kind ->
    [win] { $turns ->
        [1] Win this turn
        [2] Win in two turns
        [3] Win in three turns
       *[other] Win in { $turns } turns
    }
    [draw] Save a draw
    [only] The one good move
    [deduce] What must it be?
    [save] Save yourself
    [task] This turn’s task
   *[last] The last round
}
asks = { $kind ->
    [win] { in-time } How?
    [draw] { drawn-in-time } How?
    [only] One move is far better than all others. Which?
    [deduce] { $aim ->
        [win] Think of the cards in the lit piles. { in-time } How?
        [save] Think of the cards in the lit piles. { safe-move }
        [draw] Think of the cards in the lit piles. { drawn-in-time } How?
       *[chance] Think of the cards in the lit piles: one move is far better than all others. Which?
    }
    [save] { safe-move }
    [task] { $task }
   *[last] This is the last round. Which card is best?
}
drawn-in-time = You can be sure of a draw, { $turns ->
    [1] with one move
   *[other] in { $turns } turns
}, whatever the others hold and do.
safe-move = Only one move keeps the next player from winning at once, whatever they hold. Which?
in-time = { $own ->
    [yes] { $turns ->
        [1] You can win this turn, whatever the others hold.
        [2] You can win in two turns, whatever the others hold and do.
        [3] You can win in three turns, whatever the others hold and do.
       *[other] You can win in { $turns } turns, whatever the others hold and do.
    }
   *[no] { $turns ->
        [1] You can win on your next turn, whatever the others hold and do.
        [2] You can win in your next two turns, whatever the others hold and do.
       *[other] You can win in your next { $turns } turns, whatever the others hold and do.
    }
}
wrong = { $aim ->
    [win] After that you can’t be sure to win in time.
    [draw] After that you can’t be sure of a draw.
    [save] After that you may lose before your next turn.
   *[chance] Another move gives you far better chances.
}
tempting = Tempting: { $move }. { $answer }
wrong-then = { $aim ->
    [win] For example: { $moves }, and you don’t win in time.
    [save] For example: { $moves }, and you lose.
    [draw] For example: { $moves }, and you aren’t sure of a draw any more.
   *[chance] Then most likely: { $moves }. Another move gives you far better chances.
}
number = No. { $number }
of = { $solved } of { $count }
hard = { $stars ->
    [1] Easy
    [2] Harder
   *[3] Hard
}
table = { $hard ->
    [1] Easy
    [2] Harder
   *[3] Hard
} · { COUNT($seats, one: "player", other: "players") } · { COUNT($moves, one: "move", other: "moves") } to find
again = Solve it again
next-unsolved = Next unsolved
at-random = At random
puzzle-tip = No. { $number }: { $kind }, { $stars ->
    [1] easy
    [2] harder
   *[3] hard
}{ $earned ->
    [0] { "" }
   *[other] , solved with { COUNT($earned, one: "star", other: "stars") }
}
