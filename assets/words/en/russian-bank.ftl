# The words of Russian Bank and its variants.

## What the reader is asked.

prompt-away-strict = { "" }
prompt-away-stop =
    Did that break the order:
    call “Stop!”
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
    No place for { $card }:
    discard it
prompt-discard-blocked =
    { $card } fits nowhere yet:
    move others, or discard
prompt-discard-ends =
    Place the { $card },
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

## What happened: the log.

log-built = { $seat ->
    [you] { $seat } build
   *[other] { $seat } builds
} { $card }
log-moved = { $seat ->
    [you] { $seat } move
   *[other] { $seat } moves
} { $card } to { $to }
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
log-taken_back = Taken back to { $to }: { $cards }
log-taken_back-own = Taken back to { SEAT($owner, form: "whose") } { $to }: { $cards }
log-stopped_wrongly = { $seat ->
    [you] { $seat } call “Stop!” but are wrong: the last move was in order. That costs { COUNT($wrong_stop_points, one: "point", other: "points") } at the end
   *[other] { $seat } calls “Stop!” but is wrong: the last move was in order. That costs { COUNT($wrong_stop_points, one: "point", other: "points") } at the end
}
log-uncalled = Nobody called: { term-fault }
log-uncalled-foundation = Nobody called: { $cards } should have gone to a foundation first
log-uncalled-stock = Nobody called: { $cards } from the stock comes before the hand
log-uncalled-load = Nobody called: it was too late to load { $cards }
log-over = The game is over

## What a choice does.

do-build = Build { $cards } on its foundation
do-move = Move { $cards } to { $other }
do-move-twin = Move { $card } from { $src } to { $to }
do-move-foundation = Move { $cards } to { $other }: a fault while { $due } can go to a foundation
    .short = Move { $cards } to { $other }
do-load = Load { $cards } onto the { $other }
do-load-gives = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }: one more card for { $owner } to get rid of
    .short = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }
do-load-foundation = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }: a fault while { $due } can go to a foundation
    .short = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }
do-load-load = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }: a fault, too late to load tableau cards
    .short = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }
do-turn = Turn up a { $other } card
do-turn-foundation = Turn up a { $other } card: a fault while { $due } can go to a foundation
    .short = Turn up a { $other } card
do-turn-stock = Turn up a { $other } card: a fault while { $due } from your stock can fill a space
    .short = Turn up a { $other } card
do-turn-closed = Turn up a { $other } card: a fault, a stock card has to be turned up first
    .short = Turn up a { $other } card
do-discard = Discard
do-discard-ends = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Discard { $card }
do-discard-nowhere = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Discard { $card }
do-discard-blocked = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Discard { $card }
do-discard-foundation = Discard: a fault while { $due } can go to a foundation; your turn ends
    .short = Discard
do-pass = Pass
do-pass-ends = Pass: your turn ends, and it's { SEAT($owner, form: "whose") } turn
    .short = Pass
do-pass-foundation = Pass: a fault while { $due } can go to a foundation; your turn ends
    .short = Pass
do-stop = “Stop!”: if your opponent's last move broke the order, that turn is over. If it didn't, you lose { COUNT($wrong_stop_points, one: "point", other: "points") } of your score at the end
    .short = “Stop!”

## How the game ended, and what scores are made of.

end-out = { $winner ->
    [you] { $winner } have
   *[other] { $winner } has
} no cards left
end-blocked = { $idle_limit } turns without progress: the game is blocked
end-going_out = { $n } for going out
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
goes-load = You can load it onto { SEAT($who, form: "whose") } { $on ->
    [stock] stock
   *[discard] discard pile
}
must-place = { $who ->
    [you] Discarding it ends your turn
   *[other] { $who } must place or discard it
}
takes-load = Load it with the { LIST($ranks, last: "or", form: "") } of { SUIT($card) }
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
click = Click to turn up
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

no-turn = It's { SEAT($who, form: "whose") } turn: you may only call “Stop!”
no-hand-card = There is no hand card turned up to discard
no-pass-discard = Discard the hand card
no-pass-turn = Turn up a stock card or a hand card first
no-strict = This table doesn't allow wrong moves, so nobody calls “Stop!”
no-own-turn = It is your own turn
no-called = You have called already: wait for the next move
no-move-yet = Only { SEAT($who, form: "whose") } last move of this turn can be called, and there is none yet
no-foundation = { LIST($due, last: "or") } can go to a foundation first
no-stock-fills = Your stock card could fill a space before you turn up a hand card
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
        [yes] Get the top card of your stock onto the table this turn.
       *[no] Load { COUNT($more, one: "card", other: "cards") } onto your opponent’s stock this turn.
    }
    [turned] Find a place for your hand card this turn.
    [f] Build { CARD($card) } this turn.
   *[t] Clear pile no. { $number } this turn.
}
