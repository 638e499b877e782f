# The words of Russian Bank and its variants.

## What the reader is asked.

prompt-away-strict = { "" }
prompt-away-stop = Did that break the order: call “Stop!”
prompt-away = { "" }
prompt-discard-foundation = First to a foundation: { $due }
prompt-pass-foundation = First to a foundation: { $due }
prompt-turn-foundation = First to a foundation: { $due }
prompt-discard-nowhere = No place for { $card }: discard it
prompt-discard-blocked = { $card } fits nowhere yet: move others, or discard
prompt-discard-ends = Place the { $card }, or discard it
prompt-discard = Place the hand card, or discard it
prompt-only-pass = Nothing fits: pass to end your turn
prompt-only-turn-closed = Nothing fits: turn up a stock card
prompt-only-turn-stock = Nothing fits: turn up a stock card
prompt-only-turn-hand = Nothing fits: turn up a hand card
prompt-pass = Play what fits, or pass
prompt-turn-closed = Play what fits, or turn up your stock
prompt-turn-stock-turn-hand = Play what fits, or turn up a card
prompt-turn-stock = Play what fits, or turn up your stock
prompt-turn = Play what fits, or turn up your hand
prompt-build-first = First to a foundation: { $due }
prompt-build = First to a foundation

## What happened: the log.

log-built = { $seat ->
    [you] You build
   *[other] { $seat } builds
} { $card }
log-moved = { $seat ->
    [you] You move
   *[other] { $seat } moves
} { $card } to { $to }
log-loaded = { $seat ->
    [you] You load
   *[other] { $seat } loads
} { $card } onto { SEAT($owner, form: "whose") } { term-on }
log-turned_over = { $seat ->
    [you] You turn
   *[other] { $seat } turns
} the discard pile over
log-turned_up = { $seat ->
    [you] You turn
   *[other] { $seat } turns
} up { $moved } from the { $what }
log-discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { $moved }
log-passed = { $seat ->
    [you] You pass
   *[other] { $seat } passes
}
log-stopped = { $seat ->
    [you] You call “Stop!” and are right: { term-fault }. { SEAT($owner, form: "whose") } turn is over
   *[other] { $seat } calls “Stop!” and is right: { term-fault }. { SEAT($owner, form: "whose") } turn is over
}
log-stopped-foundation = { $seat ->
    [you] You call “Stop!” and are right: { $cards } should have gone to a foundation first. { SEAT($owner, form: "whose") } turn is over
   *[other] { $seat } calls “Stop!” and is right: { $cards } should have gone to a foundation first. { SEAT($owner, form: "whose") } turn is over
}
log-stopped-stock = { $seat ->
    [you] You call “Stop!” and are right: { $cards } from the stock comes before the hand. { SEAT($owner, form: "whose") } turn is over
   *[other] { $seat } calls “Stop!” and is right: { $cards } from the stock comes before the hand. { SEAT($owner, form: "whose") } turn is over
}
log-stopped-load = { $seat ->
    [you] You call “Stop!” and are right: it was too late to load { $cards }. { SEAT($owner, form: "whose") } turn is over
   *[other] { $seat } calls “Stop!” and is right: it was too late to load { $cards }. { SEAT($owner, form: "whose") } turn is over
}
log-taken_back = Taken back to { $to }: { $cards }
log-taken_back-own = Taken back to { SEAT($owner, form: "whose") } { $to }: { $cards }
log-stopped_wrongly = { $seat ->
    [you] You call “Stop!” but are wrong: the last move was in order. That costs { COUNT($wrong_stop_points, one: "point", other: "points") } at the end
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
do-load = Load { $cards } onto the { $other }
do-load-gives = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }: one more card for { $owner } to get rid of
do-load-foundation = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }: a fault while { $due } can go to a foundation
do-load-load = Load { $cards } onto { SEAT($owner, form: "whose") } { $other }: a fault, too late to load tableau cards
do-turn = Turn up a { $other } card
do-turn-foundation = Turn up a { $other } card: a fault while { $due } can go to a foundation
do-turn-stock = Turn up a { $other } card: a fault while { $due } from your stock can fill a space
do-turn-closed = Turn up a { $other } card: a fault, a stock card has to be turned up first
do-discard = Discard
do-discard-ends = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
do-discard-nowhere = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
do-discard-blocked = Discard { $card }: your turn ends, and it's { SEAT($owner, form: "whose") } turn
do-discard-foundation = Discard: a fault while { $due } can go to a foundation; your turn ends
do-pass = Pass
do-pass-ends = Pass: your turn ends, and it's { SEAT($owner, form: "whose") } turn
do-pass-foundation = Pass: a fault while { $due } can go to a foundation; your turn ends
do-stop = “Stop!”: if your opponent's last move broke the order, that turn is over. If it didn't, you lose { COUNT($wrong_stop_points, one: "point", other: "points") } of your score at the end

## Buttons whose words depend on what they would do.

label-turn-foundation = Turn up (fault)
label-turn-stock = Turn up (fault)
label-turn-closed = Turn up (fault)
label-discard-foundation = Discard (fault)
label-pass-foundation = Pass (fault)

## How the game ended, and what scores are made of.

end-out = { $winner ->
    [you] You have
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
    [you] You begin
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
