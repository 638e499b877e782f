# Cards, ranks, players and lists, wherever they are named.

unknown-card = a card
unknown-cards = { $count } cards
others = { $count ->
    [1] one other
   *[other] { $count } others
}
joker = a joker
jokers = { $count } jokers
card-titled = { $title } { $rank }
card-spoken = { $rank } of { $suit }
side-fair = Fair { $rank }
side-foul = Foul { $rank }

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

rank-A = ace
    .many = aces
rank-1 = one
    .many = ones
rank-2 = two
    .many = twos
rank-3 = three
    .many = threes
rank-4 = four
    .many = fours
rank-5 = five
    .many = fives
rank-6 = six
    .many = sixes
rank-7 = seven
    .many = sevens
rank-8 = eight
    .many = eights
rank-9 = nine
    .many = nines
rank-10 = ten
    .many = tens
rank-J = jack
    .many = jacks
rank-Q = queen
    .many = queens
rank-K = king
    .many = kings
rank-X = joker
    .many = jokers

# A player in another form than the plain name.
seat-whose = { $seat ->
    [you] your
   *[other] { $seat }'s
}
you = you

and-last = { $head } and { $last }
or-last = { $head } or { $last }
comma = { $head }, { $next }

# The last line of a tooltip that has more to say.
more = … and { COUNT($count, one: "more", other: "more") }
