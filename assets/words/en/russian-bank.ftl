# The words of Russian Bank and its variants.

## What the reader is asked.

prompt-away-strict = { "" }
prompt-away-stop =
    Did that break the order?
    Then call “Stop!”
prompt-away = { "" }
prompt-discard-foundation =
    Foundations first:
    play { $due }
prompt-pass-foundation = { prompt-discard-foundation }
prompt-turn-foundation = { prompt-discard-foundation }
prompt-discard-nowhere =
    { $card } fits nowhere:
    discard it
prompt-discard-blocked =
    { $card } fits nowhere yet:
    move another card, or discard
prompt-discard-stays =
    { LIST($stock) } (stock) fits:
    play it, or discard { $card }
prompt-discard-either =
    { $card } and { LIST($stock) } fit:
    play them, or discard
prompt-discard-ends =
    { $card } fits:
    play it, or discard it
prompt-discard =
    Play the hand card,
    or discard it
prompt-only-pass = { prompt-pickup-nothing }
prompt-only-turn-closed =
    You can’t play:
    turn up a stock card
prompt-only-turn-stock = { prompt-only-turn-closed }
prompt-only-turn-hand =
    You can’t play:
    turn up a hand card
prompt-turn-nowhere = { $count ->
    [0] { term-turn-up-first }
   *[other] { term-idle }:
        { term-turn-up }
}
prompt-turn-blocked = { $count ->
    [0] { term-turn-up-first },
        or move a card
   *[other] { term-idle }:
        move another card, or turn one up
}
prompt-pass-blocked = { $count ->
    [0] Move a card,
        or pass
   *[other] { term-idle }:
        move another card, or pass
}
prompt-pass =
    Play any card that fits,
    or pass
prompt-turn-closed =
    Play any card that fits,
    or turn up a stock card
prompt-turn-stock-turn-hand =
    Play any card that fits,
    or turn one up
prompt-turn-stock = { prompt-turn-closed }
prompt-turn =
    Play any card that fits,
    or turn up a hand card
prompt-build-first = { prompt-discard-foundation }
prompt-build = Play a card to a foundation

## What the chosen cards can do, after their names: “9♦ · play it to its foundation, or move it”.

chosen-build = play it to its foundation
chosen-move = move it to a tableau pile
chosen-load = load it onto your opponent’s pile
chosen-discard = discard it

## What the table has done for a player.

routine-build = Played to the foundations for you: { LIST($cards) }
routine-turn = Turned up for you: { LIST($cards) }
routine-discard = { LIST($cards) } fits nowhere, so it’s discarded for you

## What happened: the log.

log-built = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to its foundation
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
log-stopped = { $seat ->
    [you] { $seat } call “Stop!” and you’re right, because { term-fault }. { SEAT($owner, form: "whose") } turn ends
   *[other] { $seat } calls “Stop!” and is right, because { term-fault }. { SEAT($owner, form: "whose") } turn ends
}
log-stopped-foundation = { $seat ->
    [you] { $seat } call “Stop!” and you’re right, because { $cards } should have gone to a foundation first. { SEAT($owner, form: "whose") } turn ends
   *[other] { $seat } calls “Stop!” and is right, because { $cards } should have gone to a foundation first. { SEAT($owner, form: "whose") } turn ends
}
log-stopped-stock = { $seat ->
    [you] { $seat } call “Stop!” and you’re right, because { $cards } from the stock comes before the hand. { SEAT($owner, form: "whose") } turn ends
   *[other] { $seat } calls “Stop!” and is right, because { $cards } from the stock comes before the hand. { SEAT($owner, form: "whose") } turn ends
}
log-stopped-load = { $seat ->
    [you] { $seat } call “Stop!” and you’re right, because it was too late to load { $cards }. { SEAT($owner, form: "whose") } turn ends
   *[other] { $seat } calls “Stop!” and is right, because it was too late to load { $cards }. { SEAT($owner, form: "whose") } turn ends
}
log-gave = { $seat ->
    [you] { $seat } put
   *[other] { $seat } puts
} { COUNT($count, one: "penalty card", other: "penalty cards") } under { SEAT($owner, form: "whose") } hand
log-taken_back = { $cards } { $cards ->
    [other] go
   *[one] goes
} back to the { $to }
log-taken_back-own = { $cards } { $cards ->
    [other] go
   *[one] goes
} back to { SEAT($owner, form: "whose") } { $to }
log-stopped_wrongly = { $seat ->
    [you] { $seat } call “Stop!” but you’re wrong. The last move was fine, and you lose { COUNT($wrong_stop_points, one: "point", other: "points") } at the end
   *[other] { $seat } calls “Stop!” but is wrong. The last move was fine, and the call costs { COUNT($wrong_stop_points, one: "point", other: "points") } at the end
}
log-uncalled = { $owner } missed a “Stop!” ({ term-fault })
log-uncalled-foundation = { $owner } missed a “Stop!”. { $cards } should have gone to a foundation first
log-uncalled-stock = { $owner } missed a “Stop!”. { $cards } from the stock comes before the hand
log-uncalled-load = { $owner } missed a “Stop!”. It was too late to load { $cards }

## What a choice does.

do-build = Play { $cards } to its foundation
do-move = Move { $cards } to the { $other }
do-move-onto = Move { $card } onto { $on }
do-move-onto-space = Move { $card } into a space ({ $to })
    .short = Move { $card } into a space
do-move-onto-either = Move { $card } onto the { $on } in the { $to }
    .short = Move { $card } onto { $on }
do-move-twin = Move { $card } from the { $src } onto { $on }
    .short = Move { $card } onto { $on }
do-move-twin-either = Move { $card } from the { $src } onto the { $on } in the { $to }
    .short = Move { $card } onto { $on }
do-move-twin-space = Move { $card } from the { $src } into a space ({ $to })
    .short = Move { $card } into a space
do-move-foundation = { LIST($due, last: "or") } must go to a foundation first. Moving { $cards } now breaks the order
    .short = Move { $cards } to the { $other }
do-load = Load { $cards } onto the { $other }
do-load-gives = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }. That’s one more card for { $owner } to get rid of
    .short = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }
do-load-foundation = { LIST($due, last: "or") } must go to a foundation first. Loading { $cards } now breaks the order
    .short = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }
do-load-load = You’ve already played a card of your own. Loading { $cards } from the tableau now breaks the order
    .short = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }
do-turn = Turn up a { $other } card
do-turn-foundation = { LIST($due, last: "or") } must go to a foundation first. Turning up a { $other } card now breaks the order
    .short = Turn up a { $other } card
label-turn-foundation = Turn up (breaks the order)
do-turn-stock = { $due } from your stock must be played first. Turning up a { $other } card now breaks the order
    .short = Turn up a { $other } card
label-turn-stock = { label-turn-foundation }
do-turn-closed = You must turn up a stock card first. Turning up a { $other } card now breaks the order
    .short = Turn up a { $other } card
label-turn-closed = { label-turn-foundation }
do-turn-nowhere = { do-turn }
do-turn-blocked = { do-turn }
do-discard = Discard
key-build = Play everything that fits to the foundations
key-discard = Discard. If no hand card is turned up, turn one up first, and keep it if it fits
do-discard-ends = Discard { $card } and end your turn
    .short = Discard { $card }
do-discard-either = { do-discard-ends }
    .short = Discard { $card }
do-discard-stays = { do-discard-ends }
    .short = Discard { $card }
do-discard-nowhere = { do-discard-ends }
    .short = Discard { $card }
do-discard-blocked = { do-discard-ends }
    .short = Discard { $card }
do-discard-foundation = { LIST($due, last: "or") } must go to a foundation first. Discarding now breaks the order and ends your turn
    .short = Discard
label-discard-foundation = Discard (breaks the order)
do-pass = Pass
do-pass-ends = Pass and end your turn
    .short = Pass
do-pass-nowhere = { do-pass-ends }
    .short = Pass
do-pass-blocked = { do-pass-ends }
    .short = Pass
do-pass-foundation = { LIST($due, last: "or") } must go to a foundation first. Passing now breaks the order and ends your turn
    .short = Pass
label-pass-foundation = Pass (breaks the order)
do-stop = “Stop!” If your opponent’s last move broke the order, it ends the turn. If it didn’t, you lose { COUNT($wrong_stop_points, one: "point", other: "points") } at the end
    .short = “Stop!”

## How the game ended, and what scores are made of.

end-out = { $winner ->
    [you] { $winner } have
   *[other] { $winner } has
} no cards left
end-blocked = { COUNT($idle_limit, one: "turn", other: "turns") } without progress, so the game is blocked
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

## Who starts, and why.

opening-lot = The cut decides who starts. { $first ->
    [you] You start
   *[other] { $first } starts
}.
opening-rule = { $first ->
    [you] { $first } start
   *[other] { $first } starts
} by these rules.

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
    The last move was fine. That costs { COUNT($wrong_stop_points, one: "point", other: "points") } at the end

## Marks at players, and warnings.

badge-wrong_stops = { COUNT($n, one: "wrong call", other: "wrong calls") }
badge-wrong_stops-tip = Each one costs points at the end
warning-idle = { COUNT($count, one: "turn", other: "turns") } without progress. At { $limit }, the game is blocked

## Words for values.

term-fault = { $fault ->
    [foundation] a card should have gone to a foundation first
    [stock] the stock comes before the hand
    [load] it was too late to load tableau cards
   *[other] { $fault }
}
term-idle = { $spaced ->
    [yes] Discards can’t fill spaces
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

built = Cards on a foundation stay there
next = Next card: { $card }
complete = This foundation of { SUIT($card) } is complete
only-top = You can move only the top card
goes-nowhere = It can’t go anywhere now
goes-home = { $must ->
    [yes] It must go to its foundation first
   *[no] It can go to its foundation
}
goes-on = { $either ->
    [yes] It can go on either { $cards }
   *[no] It can go on { LIST($cards, last: "or") }
}
goes-space = It can fill a space
goes-load = { $late ->
    [yes] It’s too late this turn to load it onto
   *[no] You can load it onto
} { SEAT($who, form: "whose") } { $on ->
    [stock] stock
   *[discard] discard pile
}
must-place = { $who ->
    [you] Discarding it ends your turn
   *[other] { $who } must play or discard it
}
takes-load = The { LIST($ranks, last: "or", form: "") } of { SUIT($card) } can be loaded onto it
returns = It comes back when the hand is empty
takes-none = Nothing goes on an ace
takes = A { $colour ->
    [black] black
   *[red] red
} { RANK($rank) } can go on it
space = { $sources ->
    [0] This space stays empty
   *[other] A space for any { LIST($sources, last: "or") } card
}
source-tableau = tableau
source-stock = stock
source-hand = hand
source-discard = discarded
zone-turned = The turned-up hand card goes here
zone-discard = Discarding a hand card ends { SEAT($who, form: "whose") } turn
zone-hand = { $who ->
    [you] Turn these up one at a time on your turn
   *[other] { $who } turns these up one at a time
}
hand-gone = There’s no hand card left to turn up
hand-over = { $redeal ->
    [shuffle] The discard pile is shuffled and becomes the hand
   *[turn] The discard pile is turned over and becomes the hand
}
click = You can turn it up
next-closed = { $who ->
    [you] Turn up the next one on your turn
   *[other] { $who } hasn’t turned up the next one yet
}
stock-gone = The stock is empty
stock-up = All the stock cards are turned up
open-first = { $who ->
    [you] Play your face-up card first
   *[other] { $who } has to play the face-up card first
}
left-over = { COUNT($count, one: "point", other: "points") } each at the end
race = { COUNT($count, one: "card", other: "cards") } left
    .short = { $count } left
wins-without = { $who ->
    [you] { $who } win
   *[other] { $who } wins
} with no cards left
holds = Stock { $stock }, hand { $hand }, discards { $discards }
weight = Cards left: { COUNT($count, one: "point", other: "points") } for { $who }

## What speaks for a choice.

foundation-first = A card that fits a foundation must go there first
only-space = No pile takes it, only a space
covers = It covers { $card }, which { $who } could play now
buries = { $who } can’t get at { $target } until { $card } is gone
last-card = It’s your last card, so you win
last-of-stock = That empties your stock
rid-stock = It gets rid of a stock card
rid-hand = You can play the card you turned up, so your turn continues
rid-discard = It gets rid of a card from your discard pile
makes-space = It makes a space for any { LIST($sources, last: "or") } card
digs = It takes a card off { $card }, which its foundation needs next
uncovers = { $twin ->
    [yes] It uncovers the other { $card }
   *[no] It uncovers { $card }
}
then-builds = Then { $card } can go to its foundation
then-places = { $source ->
    [stock] Then you can play { $card } from your stock
   *[hand] Then you can play your hand card, { $card }
}
then-loads = Then you can load { $card } onto { SEAT($who, form: "whose") } { $on ->
    [stock] stock
   *[discard] discard pile
}
then-hand = Only then can you turn up a hand card
see-stock = You’ll see your next stock card
known-fits = It’s { $card }, and you can play it
one-more = It gives you another card to play this turn
can-only-be = It can only be { $card }, which { $fits ->
    [yes] you can play
   *[no] you can’t play
}
any-fits = Whatever it is, you can play it
some-fit = You can play { $good ->
    [0] none
   *[other] { $good }
} of { $whose ->
    [own] your { COUNT($every, one: "unseen card", other: "unseen cards") }
   *[any] { COUNT($every, one: "unseen card", other: "unseen cards") }
}
stuck = None of your own cards can go anywhere
fits-nowhere = { $card } fits nowhere now
keep-from = Only a space takes { $card }, and you’re saving that for another card
comes-back = { $card } comes back to you when your hand is empty
keep-space = It saves the space for another card

## Why something can’t be done.

no-turn-call = It’s { SEAT($who, form: "whose") } turn. You can only call “Stop!”
no-hand-card = There’s no hand card to discard. Turn one up first
no-pass-discard = You can’t pass now. Discard the hand card
no-pass-turn = You can’t pass yet. Turn up a stock card or a hand card first
no-strict = This table doesn’t allow wrong moves, so nobody calls “Stop!”
no-own-turn = You can’t call “Stop!” on your own turn
no-called = You’ve called already. Wait for the next move
no-move-yet = You can stop only { SEAT($who, form: "whose") } last move this turn, and there isn’t one yet
no-foundation = Play { LIST($due, last: "or") } to a foundation first
no-stock-fills = Your stock card can fill a space. Play it before you turn up a hand card
no-stock-fits = Your stock card fits on a tableau pile. Play it before you turn up a hand card
no-stock-space = Turn up a stock card, which could fill a space, before another hand card
no-stock-first = Turn up a stock card before a hand card
no-late-load = It’s too late to load from the tableau. You’ve already played one of your own cards
no-one-card = { $verb ->
    [build] Play one card to a foundation
    [move] Move one card, and say where
   *[load] Load one card, and say where
}
no-home = Nothing fits a foundation now
no-fits-foundation = No foundation is ready for it. They build up in suit from the ace
no-builds = Cards from there can’t go to a foundation at this table
no-theirs = Your opponent’s cards can go only to the foundations
no-stays = A card on a foundation stays there
no-their-hand = Only your opponent can play that hand card
no-covered = Another card covers it
no-open = That card isn’t face up
no-pile = There’s no such tableau pile
no-there = It’s there already
no-shifts = That’s { COUNT($count, one: "tableau move", other: "tableau moves") } in a row. Do something else first
no-fits-pile = Build down by one, in alternating colours
no-moves = Cards from there can’t go on the tableau at this table
no-discard-fills = Discards can’t fill spaces
no-fills = Cards from there can’t fill spaces at this table
no-change = That wouldn’t change anything
no-loads = You can’t load cards from there at this table
no-fits-load = To load, play the same suit, one higher or one lower
no-match = There’s no face-up card to load onto
no-stock-open = Your stock card is face up already. Play it first
no-stock-left = Your stock is empty
no-hand-open = Play or discard your hand card first
no-hand-left = There’s nothing left to turn up
no-turn-what = Choose a stock card or a hand card to turn up

# What a puzzle asks for: which pile is to change, by how many cards, and the last card to move.

task = { $role ->
    [shown] { $mine ->
        [yes] Play the top card of your stock this turn, in { COUNT($moves, one: "move", other: "moves") }.
       *[no] Load { COUNT($more, one: "card", other: "cards") } onto your opponent’s stock this turn, in { COUNT($moves, one: "move", other: "moves") }.
    }
    [turned] Play your hand card this turn, in { COUNT($moves, one: "move", other: "moves") }.
    [f] Play { CARD($card) } to its foundation this turn, in { COUNT($moves, one: "move", other: "moves") }.
   *[t] Clear the { term-pile } this turn, in { COUNT($moves, one: "move", other: "moves") }.
}
task-title = { $role ->
    [shown] { $mine ->
        [yes] Play your stock card
       *[no] Load your opponent’s stock
    }
    [turned] Play your hand card
    [f] Reach a foundation
   *[t] Clear a space
}

## House rules: what an option is called and changes, then its values.

option-stock_size = Cards in a stock
    .help = How many cards each player deals face down as a stock.
    .unit = { unit-cards }
    .clause = a stock has { $value }
    .search = reserve, talon, crapette
option-stock_up = The top stock card is face up from the start
    .help = The top card of each stock is turned up as soon as the cards are dealt.
    .yes = the top stock card is face up from the start
    .no = stocks are face down at the start
    .search = reserve, open
option-stock_open = The top stock card is always face up
    .help = When the face-up card of a stock is gone, the next one is turned up at once.
    .yes = the top stock card is always face up
    .no = you turn up stock cards when you like
    .search = reserve, open
option-tableau_each = Tableau piles each player deals
    .help = How many tableau piles each player deals a card to.
    .unit = { unit-piles }
    .clause = each player deals { $value } of the tableau
    .search = columns
option-first = Who starts
    .help = Who has the first turn.
    .clause = { $value } starts
    .search = begins, cut
value-first-cut = the player who cuts the lower card
    .help = Both players cut a card, and the lower one starts.
value-first-stock_high = the player with the higher stock card
    .help = The face-up stock cards decide. If they’re the same rank, the tableau cards do, in the order they were dealt.
value-first-stock_low = the player with the lower stock card
    .help = The face-up stock cards decide. If they’re the same rank, the tableau cards do, in the order they were dealt.
value-first-p1 = seat 1
    .help = The player at seat 1 starts.
value-first-p2 = seat 2
    .help = The player at seat 2 starts.
option-strict = The table refuses wrong moves
    .help = The table refuses every move that breaks the order, so nobody calls “Stop!”.
    .yes = the table refuses wrong moves
    .no = players watch for wrong moves themselves
    .search = order, mistakes
option-stop_effect = After a right “Stop!” the move
    .help = What happens to a wrong move when someone calls “Stop!” and is right.
    .clause = a move that is rightly stopped { $value }
    .search = undo, take back
value-stop_effect-undo = is taken back
    .help = The move and everything it did are taken back, and the turn ends.
value-stop_effect-keep = counts
    .help = The turn ends, but the move counts.
option-wrong_stop_points = A wrong “Stop!” costs
    .help = What you lose at the end for each wrong “Stop!”.
    .unit = { unit-points }
    .clause = a wrong “Stop!” costs { $value }
    .search = penalty, false stop
value-wrong_stop_points-0 = nothing
    .clause = a wrong “Stop!” costs nothing
option-right_stop_points = A right “Stop!” earns
    .help = What you get at the end for each right “Stop!”.
    .unit = { unit-points }
    .clause = a right “Stop!” earns { $value }
    .search = bonus
value-right_stop_points-0 = nothing
    .clause = a right “Stop!” earns nothing
option-stop_cards = Penalty cards for a right “Stop!”
    .help = This many cards from the top of the caller’s hand go under the other player’s hand.
    .unit = { unit-cards }
    .clause = a right “Stop!” gives the other player { $value } from the caller’s hand
value-stop_cards-0 = none
    .help = A right “Stop!” only ends the turn.
    .clause = a right “Stop!” gives away no cards
option-build_from = Can go to the foundations
    .help = Which cards can go to the foundations.
    .clause = only { $value } can go to the foundations
    .search = centre, aces, build
value-build_from-nothing = nothing
    .clause = nothing can go to the foundations
option-must_build = Must go to the foundations first
    .help = While one of these fits a foundation, anything else breaks the order.
    .clause = only { $value } must go to the foundations first
    .search = forced, duty
value-must_build-nothing = nothing
    .clause = nothing has to go to the foundations first
option-move_from = Can go on tableau piles
    .help = Which cards can go on tableau piles.
    .clause = only { $value } can go on tableau piles
value-move_from-nothing = nothing
    .clause = nothing can go on tableau piles
option-load_from = Can be loaded onto the opponent
    .help = Which cards can be loaded onto the opponent’s stock or discard pile.
    .clause = only { $value } can be loaded onto the opponent
    .search = waste, reserve
value-load_from-nothing = nothing
    .clause = nothing can be loaded onto the opponent
option-space_from = Can fill a space
    .help = Which cards can fill an empty place in the tableau.
    .clause = only { $value } can fill a space
    .search = gap, empty column, waste
value-space_from-nothing = nothing
    .clause = nothing can fill a space
option-tableau_load = Tableau cards are loaded
    .help = When you can load tableau cards onto the opponent.
    .clause = tableau cards are loaded { $value }
value-tableau_load-first = before you play a card of your own
    .help = Once you’ve moved or loaded a card of your own, loading a tableau card breaks the order.
value-tableau_load-any = at any time
    .help = You can load tableau cards at any time on your turn.
option-stock_before_hand = A stock card is turned up
    .help = When you have to turn up a stock card before a hand card, if none is face up.
    .clause = a stock card is turned up { $value }
    .search = reserve, order of play, closed
value-stock_before_hand-start = before your first hand card of a turn
    .help = Once you’ve turned up a hand card, the stock can wait unless there’s a space.
value-stock_before_hand-always = before every hand card
    .help = If no stock card is face up, turning up a hand card breaks the order.
value-stock_before_hand-placed = before every hand card, and played if it fits
    .help = If no stock card is face up, or it fits on a tableau pile, turning up a hand card breaks the order.
    .clause = a stock card is turned up, and played if it fits on the tableau, before every hand card
option-redeal = When the hand is empty
    .help = What happens to your discard pile when your hand is empty.
    .clause = when the hand is empty, { $value }
    .search = used up, waste, turn over, shuffle
value-redeal-turn = the discard pile is turned over
    .help = The discard pile is turned over and becomes the hand, without a shuffle.
value-redeal-shuffle = the discard pile is shuffled
    .help = The discard pile is shuffled and becomes the hand.
value-redeal-none = the discard pile stays
    .help = The discard pile stays where it is, and you play on with the stock alone.
option-shift_limit = Most tableau moves in a row
    .help = After this many moves in a row from one tableau pile to another, you have to do something else first.
    .unit = { unit-moves }
    .clause = { $value } in a row are allowed on the tableau
option-idle_limit = Turns without progress that end the game
    .help = After this many turns in a row without a card played to a foundation or a stock card turned up, the game is over.
    .unit = { unit-turns }
    .clause = the game ends after { $value } without progress
option-blocked = A blocked game is won by
    .help = Who wins when nobody can make progress.
    .clause = a blocked game is won by { $value }
    .search = stuck, stalemate, tie
value-blocked-count = the player with less left
    .help = The player whose cards left count less wins, and gets the difference.
value-blocked-draw = nobody
    .help = A blocked game is a draw.
option-game_points = Points for going out
    .help = What the player who goes out gets, on top of what the opponent has left.
    .unit = { unit-points }
    .clause = going out earns { $value }
    .search = bonus
value-game_points-0 = nothing
    .clause = going out earns nothing by itself
option-stock_points = A stock card left counts
    .help = What each card left in a stock counts, face up or not.
    .unit = { unit-points }
    .clause = a stock card left counts { $value }
    .search = reserve, left over
value-stock_points-0 = nothing
    .clause = a stock card left counts nothing
option-card_points = Any other card left counts
    .help = What each card left in a hand or a discard pile counts.
    .unit = { unit-points }
    .clause = any other card left counts { $value }
    .search = left over
value-card_points-0 = nothing
    .clause = any other card left counts nothing
option-evening_to = Points that win a match
    .help = The points of several games are added up, and the first player with this many wins the match.
    .unit = { unit-points }
    .clause = { $value } win a match
    .search = evening, target, first to
value-evening_to-0 = no limit
    .help = You play for as long as you like.
    .clause = a match ends whenever you like

# Where a card may come from, for each option that asks.
value-source-tableau = tableau cards
    .help = The top cards of the tableau piles.
value-source-stock = stock cards
    .help = Your face-up stock card.
value-source-hand = hand cards
    .help = The hand card you turned up.
value-source-discard = discards
    .help = The top card of your discard pile.
value-source-opponent_stock = the opponent’s stock cards
    .help = The opponent’s face-up stock card.
value-source-opponent_discard = the opponent’s discards
    .help = The top card of the opponent’s discard pile.

# What can’t be chosen.
wrong-stock = stock and tableau take the whole pack, so leave some cards for the hand

# What makes a poor game.
doubt-no-building = The foundations stay empty, and most games get stuck.
doubt-idle-duty = These can’t go to the foundations at all: { LIST($sources, last: "comma") }.
wrong-first = stock cards must be face up from the start for that
doubt-no-stops = Nobody calls “Stop!” at this table, so there are no penalty cards.
doubt-no-filling = Spaces stay empty.

# What the table itself says: `assets/layouts/russian-bank.yaml` names these.

## The game on the menu and at the table.

about-like = Patience as a race
about-game = Get rid of all your cards by playing them to the foundations and the tableau, or onto your opponent’s stock and discard pile. Some moves must come before others. A strict table sees to that. At any other, your opponent may call “Stop!”.
about-tally = Points
about-stays = You can’t undo here, because your opponent may call “Stop!”. At a strict table you can.
about-game-strict = Get rid of all your cards by playing them to the foundations and the tableau, or onto your opponent’s stock and discard pile. Some moves must come before others. This table won’t let you break that order.

## What comes first, in words.

reminder-title = What comes first
reminder-1 = First of all, play every card you can to the foundations, your opponent’s top cards included.
reminder-2 = First of all, play every tableau, stock and hand card you can to the foundations.
reminder-3 = Have a stock card face up before your first hand card of a turn, and fill spaces from your stock before you turn up any hand card.
reminder-4 = Have a stock card face up before your first hand card of a turn.
reminder-5 = Have a stock card face up, and fill spaces from your stock, before you turn up a hand card.
reminder-6 = Have a stock card face up before you turn up a hand card.
reminder-10 = Have a stock card face up, and play it if it fits on the tableau, before you turn up a hand card.
reminder-7 = You can load your opponent’s stock and discard pile. Load your own cards at any time on your turn, but tableau cards only until you’ve moved or loaded one of your own. (Playing to a foundation doesn’t count.)
reminder-8 = If you break the order, your opponent may call “Stop!” before your next move. That ends your turn.
reminder-9 = This table won’t let you break the order, and tells you why.

## On the cloth.

table-held = { COUNT($n, one: "card left", other: "cards left") }

## Places: what they are called, and what you do there.

place-fC = foundation of clubs
place-fD = foundation of diamonds
place-fH = foundation of hearts
place-fS = foundation of spades
place-space = space
place-t1 = top pile by your hand
place-t2 = second pile by your hand
place-t3 = third pile by your hand
place-t4 = bottom pile by your hand
place-t5 = top pile by your stock
place-t6 = second pile by your stock
place-t7 = third pile by your stock
place-t8 = bottom pile by your stock
place-hand = hand
place-hand-tip = Turn up your hand cards from here
place-hand-label = hand
place-turned = hand card
place-discard = discard pile
place-discard-tip = Put your hand card here to end your turn
place-shown = stock card
place-stock = stock
place-stock-tip = Turn up your stock cards from here
place-stock-label = stock

## Buttons.

button-turn-hand = Turn up
button-turn-stock = Turn up
button-discard = Discard
button-pass = Pass
button-stop = Stop!

## What a study counts, and how games end in it.

study-built = Cards played to foundations
study-loaded = Cards loaded onto the opponent
study-turned_over = Discard piles turned over
study-stopped = Right calls of “Stop!”
study-stopped_wrongly = Wrong calls of “Stop!”
study-uncalled = Wrong moves nobody stopped
study-ended-out = with one player out of cards
study-ended-blocked = blocked, with nobody making progress

## The card guide: what comes first, in pictures. Ten words each at most.

aid = What comes first
aid-build = Foundations first
    .more = build on all eight foundations
aid-build-theirs = Foundations first
    .more = build on all eight, use their top cards too
aid-stock = Stock before hand
    .more = { $stock_before_hand ->
        [always] turn one up before any hand card
        [placed] play the one that’s up where it fits
       *[other] turn one up before your first hand card
    }
aid-space = Fill spaces
    .more = use your stock before turning up a hand card
aid-load = Load { $other }
    .more = use tableau cards before moving your own
aid-stop = Call “Stop!”
    .more = this table isn’t strict
aid-strict = Strict table
    .more = you can’t break it here
