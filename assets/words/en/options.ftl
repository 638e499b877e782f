# House rules, in all games: how rules are told from others, and values that several options have.

summary = as { $name }
summary-but = as { $name }, but { LIST($clauses, last: "clause") }
clause-next = { $head }, { $next }
clause-last = { $head }, and { $last }
more = { COUNT($count, one: "more thing is", other: "more things are") } different
changed = { $name }, changed
only = only { $does }
does = { LIST($cards, form: "many") } { $does }
value = “{ $name }”: { $value }
nothing = nothing
yes = yes
no = no

doubt-endless = A game that goes round in circles never ends.
wrong-suits = name each of the four suits once: C, D, H and S
wrong-order = order must name each of the thirteen ranks once

## Who deals first.

value-dealer-random = a random player
    .help = The dealer is chosen at random.
value-dealer-p1 = seat 1
    .help = The player at seat 1 deals.
value-dealer-p2 = seat 2
    .help = The player at seat 2 deals.
value-dealer-p3 = seat 3
    .help = The player at seat 3 deals.
value-dealer-p4 = seat 4
    .help = The player at seat 4 deals.
value-dealer-p5 = seat 5
    .help = The player at seat 5 deals.
value-dealer-p6 = seat 6
    .help = The player at seat 6 deals.
value-dealer-p7 = seat 7
    .help = The player at seat 7 deals.
value-dealer-p8 = seat 8
    .help = The player at seat 8 deals.

## Suits and ranks in an order; `.name` is that of a card that stands for one.

value-suit-C = ♣
    .name = Clubs
value-suit-D = ♦
    .name = Diamonds
value-suit-H = ♥
    .name = Hearts
value-suit-S = ♠
    .name = Spades
value-rank-A = A
    .name = Aces
value-rank-2 = 2
    .name = Twos
value-rank-3 = 3
    .name = Threes
value-rank-4 = 4
    .name = Fours
value-rank-5 = 5
    .name = Fives
value-rank-6 = 6
    .name = Sixes
value-rank-7 = 7
    .name = Sevens
value-rank-8 = 8
    .name = Eights
value-rank-9 = 9
    .name = Nines
value-rank-10 = 10
    .name = Tens
value-rank-J = J
    .name = Jacks
value-rank-Q = Q
    .name = Queens
value-rank-K = K
    .name = Kings
