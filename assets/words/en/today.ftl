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
    [0] No streak yet
   *[other] { COUNT($count, one: "day", other: "days") } in a row
}
deal = Deal of the day
tile-deal = { $game }, { COUNT($others, one: "hard opponent", other: "hard opponents") }
at-table = Deal of the day: { COUNT($others, one: "hard opponent", other: "hard opponents") }
tile-puzzle = { $game }{ $stars ->
    [0] : find the right move
    [1] : ★☆☆
    [2] : ★★☆
   *[other] : ★★★
}
deal-about = Everyone gets the same cards, against { COUNT($others, one: "hard opponent", other: "hard opponents") }.
deal-done = { $ended ->
    [won] You won.
    [lost] You lost.
   *[between] { $others ->
        [1] It was a draw.
       *[other] You came in the middle.
    }
}
expert-done = An expert with your cards { $ended ->
    [won] won every time.
    [lost] lost every time.
   *[between] had mixed results.
}
next = Everyone gets the next deal at { $time }.
play = Play
go-on = Resume
go-on-tip = Pick up where you left off
play-tip = Only the first game you finish counts
puzzle = Puzzle of the day
no-puzzle = There’s no puzzle on this day.
solve = Solve
mistakes = Your own mistakes
mistakes-about = You have { COUNT($count, one: "old mistake", other: "old mistakes") } to put right.
no-mistakes = You have no old mistakes to put right today. “Learn from it” in a review saves them for later.
try = Try
unsolved = Find the right move
solved-yet = { COUNT($count, one: "puzzle", other: "puzzles") } solved
share = Share
copy = Copy a line to share
copied = Copied: { $line }
no-clipboard = This computer has no clipboard to copy to.
line = Card Table, { $day }
line-deal = { $game }: { line-ended }
line-expert = { $game }: { line-ended } (expert: { $expert ->
    [won] won
    [lost] lost
   *[between] mixed
})
line-ended = { $ended ->
    [won] won
    [lost] lost
   *[between] in the middle
}
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
all-tip = Every puzzle for every game

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
    [only] The only good move
    [deduce] Work out the cards
    [save] Save yourself
    [task] This turn’s task
   *[last] The last round
}
asks = { $kind ->
    [win] { in-time } How?
    [draw] { drawn-in-time } How?
    [only] One move is far better than the rest. Which one?
    [deduce] { $aim ->
        [win] Think about the cards in the highlighted piles. { in-time } How?
        [save] Think about the cards in the highlighted piles. { safe-move }
        [draw] Think about the cards in the highlighted piles. { drawn-in-time } How?
       *[chance] Think about the cards in the highlighted piles. One move is far better than the rest. Which one?
    }
    [save] { safe-move }
    [task] { $task }
   *[last] This is the last round. Which card is best?
}
drawn-in-time = You can force a draw { $turns ->
    [1] with one move
   *[other] in { $turns } turns
}, no matter what.
safe-move = Only one move is sure to stop the next player from winning at once. Which one?
in-time = { $own ->
    [yes] { $turns ->
        [1] You can win this turn, no matter what.
        [2] You can win in two turns, no matter what.
        [3] You can win in three turns, no matter what.
       *[other] You can win in { $turns } turns, no matter what.
    }
   *[no] { $turns ->
        [1] You can win on your next turn, no matter what.
        [2] You can win in your next two turns, no matter what.
       *[other] You can win in your next { $turns } turns, no matter what.
    }
}
wrong = { $aim ->
    [win] That way you can’t be sure of winning in time.
    [draw] That way you can’t be sure of a draw.
    [save] That way you could lose before your next turn.
   *[chance] Another move gives you a far better chance.
}
tempting = Tempting: { $move }. { $answer }
wrong-then = { $aim ->
    [win] You might not win in time. For example: { $moves }.
    [save] You could lose. For example: { $moves }.
    [draw] You’d no longer be sure of a draw. For example: { $moves }.
   *[chance] Then most likely: { $moves }. Another move gives you a far better chance.
}
number = No. { $number }
of = { $solved } of { $count }
hard = { $stars ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
table = { hard-of } · { COUNT($seats, one: "player", other: "players") } · { COUNT($moves, one: "move", other: "moves") } to find
hard-of = { $hard ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
again = Solve it again
next-unsolved = Next unsolved
at-random = Random
puzzle-tip = No. { $number }: { $kind }, { $stars ->
    [1] easy
    [2] medium
   *[3] hard
}{ $earned ->
    [0] { "" }
   *[other] , solved with { COUNT($earned, one: "star", other: "stars") }
}
