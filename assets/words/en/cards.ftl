# Cards, ranks, players and lists, wherever they are named.

language-name = English
decimal-point = .
percentage = { $number }%
clock = { $hour }:{ $minute }
seconds = { $number } s

unknown-card = a card
unknown-cards = { COUNT($count, one: "card", other: "cards") }
others = { $count ->
    [1] one other
   *[other] { $count } others
}
joker = a joker
jokers = { COUNT($count, one: "joker", other: "jokers") }
card-titled = { $title } { $rank }
card-spoken = { $rank } of { $suit }
# What is said for signs: −5, 12 / 21, A → slot.
heard-minus = minus
heard-of = of
heard-slash = slash
heard-to = to
heard-times = times
side-fair = Fair { $rank }
side-foul = Foul { $rank }

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

rank-A = ace
    .many = aces
    .a = an ace
rank-1 = one
    .many = ones
    .a = a one
rank-2 = two
    .many = twos
    .a = a two
rank-3 = three
    .many = threes
    .a = a three
rank-4 = four
    .many = fours
    .a = a four
rank-5 = five
    .many = fives
    .a = a five
rank-6 = six
    .many = sixes
    .a = a six
rank-7 = seven
    .many = sevens
    .a = a seven
rank-8 = eight
    .many = eights
    .a = an eight
rank-9 = nine
    .many = nines
    .a = a nine
rank-10 = ten
    .many = tens
    .a = a ten
rank-J = jack
    .many = jacks
    .a = a jack
rank-Q = queen
    .many = queens
    .a = a queen
rank-K = king
    .many = kings
    .a = a king
rank-X = joker
    .many = jokers
    .a = a joker

# A player in another form than the plain name.
seat-whose = { $seat ->
    [you] your
   *[other] { $seat }’s
}
# He, she or they, for a player who has just been named. PRONOUN also chooses the verb that goes with it.
seat-they = { PRONOUN($seat) ->
    [you] you
    [he] he
    [she] she
   *[they] they
}
seat-them = { PRONOUN($seat) ->
    [you] you
    [he] him
    [she] her
   *[they] them
}
seat-their = { PRONOUN($seat) ->
    [you] your
    [he] his
    [she] her
   *[they] their
}
you = you

and-next = { $head }, { $next }
and-last = { $head } and { $last }
or-next = { $head }, { $next }
or-last = { $head } or { $last }
beside-next = { $head } { $next }
beside-last = { $head } { $last }

# The last line of a tooltip that has more to say.
more = … and { COUNT($count, one: "more", other: "more") }
comma-next = { $head }, { $next }
comma-last = { $head }, { $last }

# What a number counts.
unit-cards = { $n ->
    [one] card
   *[other] cards
}
unit-packs = { $n ->
    [one] pack
   *[other] packs
}
unit-moves = { $n ->
    [one] move
   *[other] moves
}
unit-passes = { $n ->
    [one] pass
   *[other] passes
}
unit-piles = { $n ->
    [one] pile
   *[other] piles
}
unit-games = { $n ->
    [one] game
   *[other] games
}
unit-points = { $n ->
    [one] point
   *[other] points
}
unit-rounds = { $n ->
    [one] round
   *[other] rounds
}
unit-times = { $n ->
    [one] time
   *[other] times
}
unit-turns = { $n ->
    [one] turn
   *[other] turns
}

# Words one after the other, and every way that something could be meant.
then-next = { $head }, then { $next }
then-last = { $head }, then { $last }
each-or-next = { $head } or { $next }
each-or-last = { $head } or { $last }

## A game that someone resigns.

log-resigned = { $seat ->
    [you] You resign
   *[other] { $seat } resigns
}
end-resigned = { $seat ->
    [you] You resigned
   *[other] { $seat } resigned
}

## What several games say alike.

prompt-flip =
    Your turn:
    turn over a face-down card
prompt-pickup-nothing =
    You can’t play:
    pass
prompt-pickup =
    You can’t play:
    pick up the pile
chosen-pickup = pick up the pile
log-picked_up = { $seat ->
    [you] { $seat } pick
   *[other] { $seat } picks
} up { COUNT($count, one: "card", other: "cards") }
log-picked_up-nothing = { $seat ->
    [you] { $seat } pass
   *[other] { $seat } passes
}
log-burned = { $top } burns the pile ({ COUNT($count, one: "card", other: "cards") })
log-burned-alone = { $top } burns right away
log-left = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} out of cards
do-flip = Turn over face-down card { $place }
do-flip-risk = Turn over face-down card { $place }. If it doesn’t fit, you pick up { COUNT($count, one: "card", other: "cards") }
    .short = Turn over face-down card { $place }
zone-down = Nobody has seen these. You play them last
nearly-out = { $who ->
    [you] You have
   *[other] { $who } has
} only { COUNT($count, one: "card", other: "cards") } left
no-turn-lost = It doesn’t cost you a turn
nothing-fits = None of your cards fit
no-twice = You can play each card only once
no-one-rank = Cards you play together must be the same rank
no-hand-first = Play your hand first
no-up-first = Play your face-up cards first
no-no-seat = That seat isn’t in this game
log-passed = { log-picked_up-nothing }
nothing-left = There’s nothing left to draw
log-played = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $cards }
log-drew = { $seat ->
    [you] { $seat } draw
   *[other] { $seat } draws
} { COUNT($count, one: "card", other: "cards") }
log-over = The game is over
opening-lot = { $dealer ->
    [you] { $dealer } were
   *[other] { $dealer } was
} picked by lot to deal, so { $first ->
    [you] you start
   *[other] { $first } starts
}.
opening-turn = It’s { SEAT($dealer, form: "whose") } turn to deal, so { $first ->
    [you] you start
   *[other] { $first } starts
}.
no-turn = It’s { SEAT($who, form: "whose") } turn
power-title-powers = What the cards do
