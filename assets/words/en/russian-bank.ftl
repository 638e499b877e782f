# The words of Russian Bank and its variants.

## What the reader is asked.

prompt-away-strict = { "" }
prompt-away-stop =
    Was that against the order?
    Then call “Stop!”
prompt-away = { "" }
prompt-discard-foundation =
    First to a foundation:
    { $due }
prompt-pass-foundation =
    First to a foundation:
    { $due }
prompt-turn-foundation =
    First to a foundation:
    { $due }
prompt-discard-nowhere =
    No place for hand card { $card }:
    discard it
prompt-discard-blocked =
    Hand card { $card } fits nowhere yet:
    move others, or discard
prompt-discard-stays =
    Stock card { LIST($stock) } fits:
    place it, or discard { $card }
prompt-discard-either =
    Hand card { $card } and stock card { LIST($stock) } fit:
    place them, or discard
prompt-discard-ends =
    Place hand card { $card },
    or discard it
prompt-discard =
    Place the hand card,
    or discard it
prompt-only-pass =
    Nothing fits:
    pass to end your turn
prompt-only-turn-closed =
    Nothing fits:
    turn up a stock card
prompt-only-turn-stock =
    Nothing fits:
    turn up a stock card
prompt-only-turn-hand =
    Nothing fits:
    turn up a hand card
prompt-turn-nowhere = { $count ->
    [0] { term-turn-up-first }
   *[other] { term-idle }:
        { term-turn-up }
}
prompt-turn-blocked = { $count ->
    [0] { term-turn-up-first },
        or move others
   *[other] { term-idle }:
        move others, or { term-turn-up }
}
prompt-pass-blocked = { $count ->
    [0] Move others,
        or pass
   *[other] { term-idle }:
        move others, or pass
}
prompt-pass =
    Play what fits,
    or pass
prompt-turn-closed =
    Play what fits,
    or turn up your stock
prompt-turn-stock-turn-hand =
    Play what fits,
    or turn up a card
prompt-turn-stock =
    Play what fits,
    or turn up your stock
prompt-turn =
    Play what fits,
    or turn up your hand
prompt-build-first =
    First to a foundation:
    { $due }
prompt-build = First to a foundation

## What the chosen cards can do, after their names: “9♦ · build it, or move it”.

chosen-build = build it on its foundation
chosen-move = move it to a column
chosen-load = load it onto your opponent's pile
chosen-discard = discard it

## What the table has done for a player.

routine-build = Built for you: { LIST($cards) }
routine-turn = Turned up for you: { LIST($cards) }

## What happened: the log.

log-built = { $seat ->
    [you] { $seat } build
   *[other] { $seat } builds
} { $card }
log-moved = { $seat ->
    [you] { $seat } move
   *[other] { $seat } moves
} { $card } onto { $on }
log-moved-space = { $seat ->
    [you] { $seat } move
   *[other] { $seat } moves
} { $card } into a space
log-loaded = { $seat ->
    [you] { $seat } load
   *[other] { $seat } loads
} { $card } onto { SEAT($owner, form: "whose") } { term-on }
log-turned_over = { $seat ->
    [you] { $seat } turn
   *[other] { $seat } turns
} the discard pile over
log-turned_up = { $seat ->
    [you] { $seat } turn
   *[other] { $seat } turns
} up { $moved } from the { $what }
log-discarded = { $seat ->
    [you] { $seat } discard
   *[other] { $seat } discards
} { $moved }
log-passed = { $seat ->
    [you] { $seat } pass
   *[other] { $seat } passes
}
log-stopped = { $seat ->
    [you] { $seat } call “Stop!” and are right: { term-fault }. { SEAT($owner, form: "whose") } turn is over
   *[other] { $seat } calls “Stop!” and is right: { term-fault }. { SEAT($owner, form: "whose") } turn is over
}
log-stopped-foundation = { $seat ->
    [you] { $seat } call “Stop!” and are right: { $cards } should have gone to a foundation first. { SEAT($owner, form: "whose") } turn is over
   *[other] { $seat } calls “Stop!” and is right: { $cards } should have gone to a foundation first. { SEAT($owner, form: "whose") } turn is over
}
log-stopped-stock = { $seat ->
    [you] { $seat } call “Stop!” and are right: { $cards } from the stock comes before the hand. { SEAT($owner, form: "whose") } turn is over
   *[other] { $seat } calls “Stop!” and is right: { $cards } from the stock comes before the hand. { SEAT($owner, form: "whose") } turn is over
}
log-stopped-load = { $seat ->
    [you] { $seat } call “Stop!” and are right: it was too late to load { $cards }. { SEAT($owner, form: "whose") } turn is over
   *[other] { $seat } calls “Stop!” and is right: it was too late to load { $cards }. { SEAT($owner, form: "whose") } turn is over
}
log-gave = { $seat ->
    [you] { $seat } put
   *[other] { $seat } puts
} { COUNT($count, one: "penalty card", other: "penalty cards") } beneath { SEAT($owner, form: "whose") } hand
log-taken_back = Taken back to the { $to }: { $cards }
log-taken_back-own = Taken back to { SEAT($owner, form: "whose") } { $to }: { $cards }
log-stopped_wrongly = { $seat ->
    [you] { $seat } call “Stop!” but are wrong: the last move was in order. That costs { COUNT($wrong_stop_points, one: "point", other: "points") } at the end
   *[other] { $seat } calls “Stop!” but is wrong: the last move was in order. That costs { COUNT($wrong_stop_points, one: "point", other: "points") } at the end
}
log-uncalled = { $owner } could have called “Stop!”: { term-fault }
log-uncalled-foundation = { $owner } could have called “Stop!”: { $cards } should have gone to a foundation first
log-uncalled-stock = { $owner } could have called “Stop!”: { $cards } from the stock comes before the hand
log-uncalled-load = { $owner } could have called “Stop!”: it was too late to load { $cards }
log-over = The game is over

## What a choice does.

do-build = Build { $cards } on its foundation
do-move = Move { $cards } to the { $other }
do-move-onto = Move { $card } onto { $on }
do-move-onto-space = Move { $card } to the { $to }, a space
    .short = Move { $card } into a space
do-move-onto-either = Move { $card } onto the { $on } of the { $to }
    .short = Move { $card } onto { $on }
do-move-twin = Move { $card } from the { $src } onto { $on }
    .short = Move { $card } onto { $on }
do-move-twin-either = Move { $card } from the { $src } onto the { $on } of the { $to }
    .short = Move { $card } onto { $on }
do-move-twin-space = Move { $card } from the { $src } to the { $to }, a space
    .short = Move { $card } into a space
do-move-foundation = Moving { $cards } now breaks the order: { LIST($due, last: "or") } has to go to a foundation first
    .short = Move { $cards } to the { $other }
do-load = Load { $cards } onto the { $other }
do-load-gives = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }: one more card for { $owner } to get rid of
    .short = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }
do-load-foundation = Loading { $cards } now breaks the order: { LIST($due, last: "or") } has to go to a foundation first
    .short = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }
do-load-load = Loading { $cards } now breaks the order: tableau cards are loaded before you move one of your own
    .short = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }
do-turn = Turn up a { $other } card
do-turn-foundation = Turning up a { $other } card now breaks the order: { LIST($due, last: "or") } has to go to a foundation first
    .short = Turn up a { $other } card
label-turn-foundation = Turn up (breaks the order)
do-turn-stock = Turning up a { $other } card now breaks the order: { $due } from your stock has to be placed first
    .short = Turn up a { $other } card
label-turn-stock = Turn up (breaks the order)
do-turn-closed = Turning up a { $other } card now breaks the order: a stock card has to be turned up first
    .short = Turn up a { $other } card
label-turn-closed = Turn up (breaks the order)
do-turn-nowhere = Turn up a { $other } card
do-turn-blocked = Turn up a { $other } card
do-discard = Discard
key-discard = Discard; first turn up a hand card, if none is, and keep it if it fits somewhere
do-discard-ends = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Discard { $card }
do-discard-either = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Discard { $card }
do-discard-stays = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Discard { $card }
do-discard-nowhere = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Discard { $card }
do-discard-blocked = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Discard { $card }
do-discard-foundation = Discarding now breaks the order and ends your turn: { LIST($due, last: "or") } has to go to a foundation first
    .short = Discard
label-discard-foundation = Discard (breaks the order)
do-pass = Pass
do-pass-ends = Pass: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Pass
do-pass-nowhere = Pass: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Pass
do-pass-blocked = Pass: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Pass
do-pass-foundation = Passing now breaks the order and ends your turn: { LIST($due, last: "or") } has to go to a foundation first
    .short = Pass
label-pass-foundation = Pass (breaks the order)
do-stop = “Stop!”: if your opponent's last move broke the order, that turn is over. If it didn't, you lose { COUNT($wrong_stop_points, one: "point", other: "points") } of your score at the end
    .short = “Stop!”

## How the game ended, and what scores are made of.

end-out = { $winner ->
    [you] { $winner } have
   *[other] { $winner } has
} no cards left
end-blocked = { $idle_limit } turns without progress: the game is blocked
end-going_out = { $n } for going out
end-going_out-resigned = { $n } because { $of ->
    [you] you
   *[other] { $of }
} resigned
end-stock_left = { $n } for { SEAT($of, form: "whose") } { COUNT($cards, one: "stock card", other: "stock cards") }, face up or not
end-cards_left = { $n } for { SEAT($of, form: "whose") } { COUNT($cards, one: "other card", other: "other cards") }
end-all_left = { $n } for { SEAT($of, form: "whose") } { COUNT($cards, one: "card", other: "cards") }
end-right_calls = { $n } for { COUNT($calls, one: "right call", other: "right calls") }
end-wrong_calls = { $n } for { COUNT($calls, one: "wrong call", other: "wrong calls") }

## Who begins, and why.

opening-lot = The cut decides who begins: { $first }.
opening-rule = { $first ->
    [you] { $first } begin
   *[other] { $first } begins
}, as these rules say.

## Across the table.

banner-stopped =
    { $seat ->
        [you] You: Stop!
       *[other] { $seat }: Stop!
    }
    { term-fault }
banner-stopped_wrongly =
    { $seat ->
        [you] You: Stop?
       *[other] { $seat }: Stop?
    }
    The last move was in order: { COUNT($wrong_stop_points, one: "point", other: "points") } lost at the end

## Marks at players, and warnings.

badge-wrong_stops = { COUNT($n, one: "wrong call", other: "wrong calls") }
badge-wrong_stops-tip = Points come off for them at the end
warning-idle = { COUNT($count, one: "turn", other: "turns") } without progress; at { $limit } the game is blocked

## Words for values.

term-fault = { $fault ->
    [foundation] a card should have gone to a foundation first
    [stock] the stock comes before the hand
    [load] it was too late to load tableau cards
   *[other] { $fault }
}
term-idle = { $spaced ->
    [yes] Discards never fill spaces
   *[no] { $count ->
        [1] { LIST($cards) } fits nowhere
       *[other] { LIST($cards) } fit nowhere
    }
}
term-turn-up-first = { $what ->
    [either] Turn up a card
    [stock] Turn up a stock card
   *[hand] Turn up a hand card
}
term-turn-up = { $what ->
    [either] turn up a card
    [stock] turn up a stock card
   *[hand] turn up a hand card
}
term-pile = { $number ->
    [1] { place-t1 }
    [2] { place-t2 }
    [3] { place-t3 }
    [4] { place-t4 }
    [5] { place-t5 }
    [6] { place-t6 }
    [7] { place-t7 }
   *[8] { place-t8 }
}
term-on = { $on ->
    [discard] discard pile
   *[other] { $on }
}

## What cards and piles are, and what they do here and now.

built = Built cards stay here
next = Next: { $card }
complete = These { SUIT($card) } are complete
only-top = Only the top card of a pile can be moved
goes-nowhere = It can't go anywhere now
goes-home = { $must ->
    [yes] It belongs on its foundation first
   *[no] It can go to its foundation
}
goes-on = { $either ->
    [yes] It can go on either { $cards }
   *[no] It can go on { LIST($cards, last: "or") }
}
goes-space = It can fill a space
goes-load = { $late ->
    [yes] Too late in this turn to load it onto
   *[no] You can load it onto
} { SEAT($who, form: "whose") } { $on ->
    [stock] stock
   *[discard] discard pile
}
must-place = { $who ->
    [you] Discarding it ends your turn
   *[other] { $who } must place or discard it
}
takes-load = The { LIST($ranks, last: "or", form: "") } of { SUIT($card) } can be loaded onto it
returns = It comes back when the hand is used up
takes-none = Nothing goes on an ace
takes = A { $colour ->
    [black] black
   *[red] red
} { RANK($rank) } can go on it
space = { $sources ->
    [0] A space that stays empty
   *[other] A space, for any { LIST($sources, last: "or") } card
}
source-tableau = tableau
source-stock = stock
source-hand = hand
source-discard = discarded
zone-turned = A hand card that is turned up lies here
zone-discard = Discarding a hand card ends { SEAT($who, form: "whose") } turn
zone-hand = { $who ->
    [you] { $who } turn them up one by one, in your turn
   *[other] { $who } turns them up one by one
}
hand-gone = No hand card is left to turn up
hand-over = { $redeal ->
    [shuffle] The discard pile is shuffled and becomes the hand
   *[turn] The discard pile is turned over and becomes the hand
}
click = You can turn it up
next-closed = { $who ->
    [you] { $who } turn up the next one in your turn
   *[other] { $who } has not turned up the next one yet
}
stock-gone = The stock is used up
stock-up = All of it has been turned up
open-first = { $who ->
    [you] Play your open stock card, then turn up the next
   *[other] { $who } has to play the open one first
}
left-over = { COUNT($count, one: "point", other: "points") } each if left over
wins-without = { $who ->
    [you] { $who } win
   *[other] { $who } wins
} with no cards left
holds = Stock { $stock }, hand { $hand }, discards { $discards }
weight = What is left counts { COUNT($count, one: "point", other: "points") } for { $who }

## What speaks for a choice.

foundation-first = A card that fits a foundation has to go there first
only-space = No pile takes it: only a space does
covers = It covers { $card }, which { $who } could place now
buries = { $who } can't get at { $target } until { $card } is gone
last-card = It is your last card, and you win
last-of-stock = Your stock is used up then
rid-stock = It gets rid of a stock card
rid-hand = The card that you turned up finds a place, so your turn goes on
rid-discard = It gets rid of a card of your discard pile
makes-space = It makes a space for any { LIST($sources, last: "or") } card
digs = One card fewer lies on { $card }, which its foundation needs next
uncovers = { $twin ->
    [yes] It uncovers the other { $card }
   *[no] It uncovers { $card }
}
then-builds = Then { $card } can go to its foundation
then-places = { $source ->
    [stock] Then your stock card, { $card }, finds a place
   *[hand] Then your hand card, { $card }, finds a place
}
then-loads = Then { $card } can be loaded onto { SEAT($who, form: "whose") } { $on ->
    [stock] stock
   *[discard] discard pile
}
then-hand = Only then may you turn up a hand card
see-stock = You see what your stock holds next
known-fits = It is { $card }, which finds a place
one-more = It gives you one more card to place in this turn
can-only-be = It can only be { $card }, which { $fits ->
    [yes] finds a place
   *[no] has no place
}
any-fits = Whatever it is, it can be placed
some-fit = { $good ->
    [0] None
   *[other] { $good }
} of { $whose ->
    [own] your { $every } unseen cards
   *[any] { $every } unseen cards
} can be placed
stuck = No open card of yours can go anywhere
fits-nowhere = { $card } fits nowhere now
keep-from = Only a space takes { $card }, and you keep that for another card
comes-back = { $card } comes back to you when your hand is used up
keep-space = You keep the space for another card

## Why something can't be done.

no-turn = It's { SEAT($who, form: "whose") } turn
no-turn-call = It's { SEAT($who, form: "whose") } turn: you may only call “Stop!”
no-hand-card = There is no hand card turned up to discard
no-pass-discard = Discard the hand card
no-pass-turn = Turn up a stock card or a hand card first
no-strict = This table doesn't allow wrong moves, so nobody calls “Stop!”
no-own-turn = It is your own turn
no-called = You have called already: wait for the next move
no-move-yet = Only { SEAT($who, form: "whose") } last move of this turn can be called, and there is none yet
no-foundation = { LIST($due, last: "or") } can go to a foundation first
no-stock-fills = Your stock card could fill a space before you turn up a hand card
no-stock-fits = Your stock card fits on a tableau pile: place it before you turn up a hand card
no-stock-space = Turn up a stock card, which could fill a space, before another hand card
no-stock-first = The stock comes before the hand
no-late-load = Too late to load tableau cards: you have moved or loaded a card of your own
no-one-card = { $verb ->
    [build] Build one card
    [move] Move one card, and say where
   *[load] Load one card, and say where
}
no-fits-foundation = It fits no foundation yet: they go up in suit from the ace
no-builds = Cards from there don't go to the foundations at this table
no-theirs = Their cards may only go to the foundations
no-stays = A card on a foundation stays there
no-their-hand = Their hand card is theirs to place
no-covered = Another card lies on it
no-open = That card doesn't lie open
no-pile = The tableau has no such pile
no-there = It lies there already
no-shifts = { $count } tableau moves in a row are the most
no-fits-pile = Piles go down one rank at a time, red and black in turn
no-moves = Cards from there don't go on the tableau at this table
no-discard-fills = Discards never fill spaces
no-fills = Cards from there don't fill spaces at this table
no-change = That would change nothing
no-loads = Cards from there are not loaded at this table
no-fits-load = A load is of the same suit, one up or one down
no-match = There is no open card to match
no-stock-open = A stock card already lies open
no-stock-left = Your stock is used up
no-hand-open = Place or discard your hand card first
no-hand-left = There is nothing left to turn up
no-turn-what = Turn up a stock card or a hand card

# What a puzzle asks for: which pile is to change, by how many cards, and the last card to move.

task = { $role ->
    [shown] { $mine ->
        [yes] Get the top card of your stock onto the table this turn, in { $moves } moves.
       *[no] Load { COUNT($more, one: "card", other: "cards") } onto your opponent’s stock this turn, in { $moves } moves.
    }
    [turned] Find a place for your hand card this turn, in { $moves } moves.
    [f] Build { CARD($card) } this turn, in { $moves } moves.
   *[t] Clear the { term-pile } this turn, in { $moves } moves.
}
task-title = { $role ->
    [shown] { $mine ->
        [yes] Play your stock card
       *[no] Load your opponent’s stock
    }
    [turned] Place your hand card
    [f] Build a card
   *[t] Clear a space
}

## House rules: what an option is called and changes, then its values.

option-stock_size = Cards in a stock
    .help = How many cards each player deals face down as a stock.
    .unit = { unit-cards }
    .clause = a stock has { $value }
    .search = reserve, talon, crapette
option-stock_up = The top stock card lies open from the start
    .help = The top card of each stock lies face up as soon as the cards are dealt.
    .yes = the top stock card lies open from the start
    .no = stocks are closed at the start
    .search = reserve
option-stock_open = The top stock card always lies open
    .help = When the open card of a stock is gone, the next one is turned up at once.
    .yes = the top stock card always lies open
    .no = stock cards are turned up when you like
    .search = reserve, face up
option-tableau_each = Tableau piles that each player deals
    .help = How many places of the tableau each player deals a card to.
    .unit = { unit-piles }
    .clause = each player deals { $value } of the tableau
    .search = columns
option-first = Who starts
    .help = Who has the first turn.
    .clause = { $value } starts
    .search = begins, cut
value-first-cut = whoever cuts the lower card
    .help = Both players cut a card, and the lower one starts.
value-first-stock_high = whoever has the higher open stock card
    .help = The open stock cards decide; if they are equal, the tableau cards as they were dealt.
value-first-stock_low = whoever has the lower open stock card
    .help = The open stock cards decide; if they are equal, the tableau cards as they were dealt.
value-first-p1 = seat 1
    .help = The player at seat 1 starts.
value-first-p2 = seat 2
    .help = The player at seat 2 starts.
option-strict = The table refuses moves in the wrong order
    .help = The table refuses each move that could be stopped, and nobody calls “Stop!”.
    .yes = the table refuses moves in the wrong order
    .no = players watch for moves in the wrong order themselves
    .search = wrong moves
option-stop_effect = After a right “Stop!” the move
    .help = What becomes of the wrong move when somebody calls “Stop!” rightly.
    .clause = a move that is rightly stopped { $value }
    .search = undo, take back
value-stop_effect-undo = is taken back
    .help = The move goes back with all that it did, and the turn is over.
value-stop_effect-keep = stands
    .help = The turn is over, but the move stays made.
option-wrong_stop_points = A wrong “Stop!” costs
    .help = What a player who calls “Stop!” without a reason loses at the end.
    .unit = { unit-points }
    .clause = a wrong “Stop!” costs { $value }
    .search = penalty, false stop
value-wrong_stop_points-0 = nothing
    .clause = a wrong “Stop!” costs nothing
option-right_stop_points = A right “Stop!” earns
    .help = What a player who calls “Stop!” rightly gets at the end.
    .unit = { unit-points }
    .clause = a right “Stop!” earns { $value }
    .search = bonus
value-right_stop_points-0 = nothing
    .clause = a right “Stop!” earns nothing
option-stop_cards = Penalty cards for a right “Stop!”
    .help = So many cards from the top of the caller's hand go beneath the other player's hand.
    .unit = { unit-cards }
    .clause = a right “Stop!” gives the other player { $value } of the caller's hand
value-stop_cards-0 = none
    .help = A right “Stop!” only ends the turn.
    .clause = a right “Stop!” gives away no cards
option-build_from = May go to the foundations
    .help = Which cards may go to the foundations.
    .clause = only { $value } may go to the foundations
    .search = centre, aces
value-build_from-nothing = nothing
    .clause = nothing may go to the foundations
option-must_build = Must go to the foundations first
    .help = As long as one of these fits a foundation, everything else is a fault.
    .clause = only { $value } must go to the foundations first
    .search = forced, duty
value-must_build-nothing = nothing
    .clause = nothing must go to the foundations first
option-move_from = May go on tableau piles
    .help = Which cards may go on tableau piles.
    .clause = only { $value } may go on tableau piles
value-move_from-nothing = nothing
    .clause = nothing may go on tableau piles
option-load_from = May be loaded on the opponent
    .help = Which cards may be loaded on the opponent's stock or discard pile.
    .clause = only { $value } may be loaded on the opponent
    .search = waste, reserve
value-load_from-nothing = nothing
    .clause = nothing may be loaded on the opponent
option-space_from = May fill a space
    .help = Which cards may fill an empty place of the tableau.
    .clause = only { $value } may fill a space
    .search = gap, empty column, waste
value-space_from-nothing = nothing
    .clause = nothing may fill a space
option-tableau_load = Tableau cards are loaded
    .help = When cards of the tableau may be loaded on the opponent.
    .clause = tableau cards are loaded { $value }
value-tableau_load-first = before you place a card of your own
    .help = Once you have moved or loaded a card of your own, loading one of the tableau is a fault.
value-tableau_load-any = at any time
    .help = Tableau cards may be loaded at any time of your turn.
option-stock_before_hand = A closed stock is turned up
    .help = Before which hand cards you have to turn up a stock card if none lies open.
    .clause = a closed stock is turned up { $value }
    .search = reserve, order of play
value-stock_before_hand-start = before the first hand card of a turn
    .help = Once you have begun the hand, the stock may wait unless there is a space.
value-stock_before_hand-always = before every hand card
    .help = With no stock card open, turning up a hand card is a fault.
value-stock_before_hand-placed = before every hand card, and an open one placed if it fits
    .help = With a stock card that is closed, or fits on a tableau pile, turning up a hand card is a fault.
    .clause = the stock is turned up, and placed where it fits on the tableau, before every hand card
option-redeal = When the hand is used up
    .help = What happens to your discard pile when your hand is used up.
    .clause = when the hand is used up, { $value }
    .search = waste, turn over, shuffle
value-redeal-turn = the discard pile is turned over
    .help = The discard pile becomes the hand as it lies.
value-redeal-shuffle = the discard pile is shuffled
    .help = The discard pile is shuffled and becomes the hand.
value-redeal-none = the discard pile stays
    .help = The discard pile stays where it is: you go on with the stock alone.
option-shift_limit = Tableau moves in a row, at most
    .help = After so many moves in a row from one tableau pile to another, do something else first.
    .unit = { unit-moves }
    .clause = { $value } in a row are allowed on the tableau
option-idle_limit = Turns without progress that end the game
    .help = After so many turns in a row without a card built or a stock card turned up, the game is over.
    .unit = { unit-turns }
    .clause = the game ends after { $value } in which nobody gets any further
option-blocked = A blocked game is won by
    .help = Who wins when neither player gets on.
    .clause = a blocked game is won by { $value }
    .search = stuck, stalemate, tie
value-blocked-count = the player with less left
    .help = The player whose cards left over weigh less wins, and gets the difference.
value-blocked-draw = nobody
    .help = A blocked game is a draw.
option-game_points = Points for going out
    .help = What the player who goes out gets, besides what the opponent has left.
    .unit = { unit-points }
    .clause = going out earns { $value }
    .search = bonus
value-game_points-0 = nothing
    .clause = going out earns nothing by itself
option-stock_points = A stock card left over counts
    .help = What each card left in a stock counts, open or not.
    .unit = { unit-points }
    .clause = a stock card left over counts { $value }
    .search = reserve
value-stock_points-0 = nothing
    .clause = a stock card left over counts nothing
option-card_points = Another card left over counts
    .help = What each card left in a hand or a discard pile counts.
    .unit = { unit-points }
    .clause = another card left over counts { $value }
value-card_points-0 = nothing
    .clause = another card left over counts nothing
option-evening_to = An evening is won with so many points
    .help = The points of several deals are added up, and the first player with this many wins the evening.
    .unit = { unit-points }
    .clause = an evening is won with { $value }
    .search = match, target, first to
value-evening_to-0 = no limit
    .help = The evening goes on for as long as you like.
    .clause = an evening ends whenever you like

# Where a card may come from, for each option that asks.
value-source-tableau = tableau cards
    .help = The top cards of the tableau piles.
value-source-stock = stock cards
    .help = Your stock card that lies open.
value-source-hand = hand cards
    .help = The hand card that you have turned up.
value-source-discard = discards
    .help = The top card of your discard pile.
value-source-opponent_stock = the opponent's stock cards
    .help = The opponent's open stock card.
value-source-opponent_discard = the opponent's discards
    .help = The top of the opponent's discard pile.

# What can't be chosen.
wrong-stock = stock and tableau use up the pack: leave some cards for the hand

# What makes a poor game.
doubt-no-building = The foundations stay empty, and most games stand still.
doubt-idle-duty = These can't go to the foundations at all: { LIST($sources, last: "comma") }.
wrong-first = stock cards must lie open from the start for that
doubt-no-stops = Nobody calls “Stop!” at this table, so there are no penalty cards.
doubt-no-filling = Empty spaces stay empty.

# What the table itself says: `assets/layouts/russian-bank.yaml` names these.

## The game on the menu and at the table.

about-like = Patience as a race
about-game = Get rid of all your cards by playing them to the foundations and the tableau, or onto your opponent's stock and discards. Some moves must come before others. A strict table sees to that; at another your opponent may call “Stop!”.
about-tally = Points
about-stays = No undo at this table: your opponent may call “Stop!”. A strict table allows it.
about-game-strict = Get rid of all your cards by playing them to the foundations and the tableau, or onto your opponent's stock and discards. Some moves must come before others; this table won't let you break that order.

## The list of reminders.

reminder-title = What comes first
reminder-1 = First of all, build every card you can on the foundations, your opponent's top cards included.
reminder-2 = First of all, build every tableau, stock and hand card you can on the foundations.
reminder-3 = Have a stock card face up before the first hand card of your turn, and fill spaces from your stock before you turn up any hand card.
reminder-4 = Have a stock card face up before the first hand card of your turn.
reminder-5 = Have a stock card face up, and fill spaces from your stock, before you turn up a hand card.
reminder-6 = Have a stock card face up before you turn up a hand card.
reminder-10 = Have a stock card face up, and place it if it fits on the tableau, before you turn up a hand card.
reminder-7 = You may load your opponent's stock and discards: with your own cards at any time in your turn, but with tableau cards only until you've moved or loaded one of your own (building doesn't count).
reminder-8 = If you break the order, your opponent may call “Stop!” before your next move. That ends your turn.
reminder-9 = This table won't let you break the order, and tells you why.

## On the cloth.

table-held = { COUNT($n, one: "card left", other: "cards left") }

## Places: what they are called, and what one does there.

place-fC = foundation of clubs
place-fD = foundation of diamonds
place-fH = foundation of hearts
place-fS = foundation of spades
place-t1 = top pile by your hand
place-t2 = second pile by your hand
place-t3 = third pile by your hand
place-t4 = bottom pile by your hand
place-t5 = top pile by your stock
place-t6 = second pile by your stock
place-t7 = third pile by your stock
place-t8 = bottom pile by your stock
place-hand = hand
place-hand-tip = Your hand cards are turned up from it
place-hand-label = hand
place-turned = hand card
place-discard = discard pile
place-discard-tip = The turned hand card goes here, and your turn ends
place-shown = stock card
place-stock = stock
place-stock-tip = Your stock cards are turned up from it
place-stock-label = stock

## Buttons.

button-turn-hand = Turn up
button-turn-stock = Turn up
button-discard = Discard
button-pass = Pass
button-stop = Stop!

## What a study counts, and how games end in it.

study-built = Cards built on foundations
study-loaded = Cards loaded onto the opponent
study-turned_over = Discard piles turned over
study-stopped = Right calls of “Stop!”
study-stopped_wrongly = Wrong calls of “Stop!”
study-uncalled = Mistakes that nobody called
study-ended-out = with one player out of cards
study-ended-blocked = blocked: nobody gets on any more

## The card aid: what comes first, in pictures. Ten words each at most.

aid = What comes first
aid-build = Build first
    .more = on all eight foundations
aid-build-theirs = Build first
    .more = on all eight foundations, from their top cards too
aid-stock = Stock before hand
    .more = { $stock_before_hand ->
        [always] a stock card lies open before any hand card
        [placed] an open stock card is placed where it fits
       *[other] a stock card lies open before the first hand card
    }
aid-space = Fill spaces
    .more = from your stock, before you turn up a hand card
aid-load = Load { $other }
    .more = tableau cards only before you move your own
aid-stop = “Stop!”
    .more = ends the turn of whoever breaks this order
aid-strict = A strict table
    .more = won't let you break this order
