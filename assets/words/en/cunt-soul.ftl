# The words of Cunt Soul and its variants.

## What the reader is asked.

prompt-phase-choose-away =
    One moment:
    the others choose their cards in secret
prompt-up =
    Lay a card face up:
    { $laying } to go
prompt-field-play = Your turn
prompt-field-pickup-nothing =
    Your turn:
    nothing to play
prompt-field-pickup =
    Your turn:
    nothing fits
prompt-field-flip =
    Your turn:
    turn over a face-down card
prompt-field =
    Choose your field card:
    it affects everyone
prompt-burn =
    Pay for it:
    burn an upright face-up card
prompt-swap-done =
    Swap face-up cards:
    { COUNT($swaps, one: "swap", other: "swaps") } left
prompt-bury-done =
    Swap face-down cards:
    { COUNT($swaps, one: "swap", other: "swaps") } left
prompt-bury =
    Swap it for a hand card:
    or leave it
prompt-look =
    Look at a face-down card:
    or stop swapping
prompt-call =
    Say what must follow:
    higher or lower
prompt-next =
    Say who plays next:
    choose a player
prompt-phase-run-play-done =
    A run, card by card:
    play the next rank, or stop
prompt-phase-run-flip-done =
    A run, card by card:
    turn one over, or stop
prompt-phase-run-play =
    Play the next rank, too:
    a run needs at least three
prompt-phase-run-flip =
    Turn one over, too:
    a run needs at least three
prompt-phase-extend-pickup =
    Pick up the pile:
    nothing can follow
prompt-phase-extend = You must play again
prompt-phase-run-done =
    Nothing fits on the run:
    end your turn
prompt-done =
    Nothing more to do:
    end your turn
prompt-play-pickup-nothing = Your turn
prompt-play-pickup = Your turn
prompt-play = Your turn
prompt-flip =
    Your turn:
    turn over a face-down card
prompt-pickup-nothing =
    Pass:
    nothing fits, and the pile is empty
prompt-pickup =
    Pick up the pile:
    nothing fits

## What the chosen cards can do, after their names: “9♦ · play it, or lay it as field card”.

chosen-play = { $count ->
    [1] play it
   *[other] play them
}
chosen-up = lay it face up
chosen-field = lay it as field card
chosen-flip = turn it over
chosen-burn = pay with it
chosen-swap = swap it for a face-up card
chosen-bury = swap it for a face-down card
chosen-look = look at it
chosen-pickup = pick up the pile

## What happened: the log.

log-did-done = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} done
log-did-look = { $seat ->
    [you] { $seat } look
   *[other] { $seat } looks
} at a face-down card
log-did-keep = { $seat ->
    [you] { $seat } leave
   *[other] { $seat } leaves
} it where it is
log-chosen = { $seat ->
    [you] { $seat } have
   *[other] { $seat } has
} chosen a field card
log-chosen-up = { $seat ->
    [you] { $seat } have
   *[other] { $seat } has
} chosen a face-up card
log-revealed = All chosen cards are turned up
log-played = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $cards }
log-played-flip = { $cards } fits
log-flipped = { $seat ->
    [you] { $seat } turn
   *[other] { $seat } turns
} over { $card }
log-failed = { $card } does not fit
log-picked_up = { $seat ->
    [you] { $seat } pick
   *[other] { $seat } picks
} up { COUNT($count, one: "card", other: "cards") }
log-picked_up-nothing = { $seat ->
    [you] { $seat } pass
   *[other] { $seat } passes
}
log-drew = { $seat ->
    [you] { $seat } draw
   *[other] { $seat } draws
} { COUNT($count, one: "card", other: "cards") }
log-paid = { $seat ->
    [you] { $seat } draw
   *[other] { $seat } draws
} { COUNT($count, one: "extra card", other: "extra cards") } for playing on an ace
log-burned = { $top } burns the pile ({ COUNT($count, one: "card", other: "cards") })
log-burned-alone = { $top } burns at once
log-burned-kind = { $kind } of a kind burns the pile ({ COUNT($count, one: "card", other: "cards") })
log-unburned = Not { $kind } of a kind in a row, so nothing burns: { $between } { $count ->
    [one] lies
   *[other] lie
} between the { RANK($rank, form: "many") }
log-unburned-likeness = Not { $kind } of a kind, so nothing burns: { $between } only { counts-as }
log-burned-paradox = The paradox burns the pile ({ COUNT($count, one: "card", other: "cards") })
log-burned-paid = { $seat ->
    [you] { $seat } pay
   *[other] { $seat } pays
} for it by burning { $cards }
log-burned-paid-under = { $seat ->
    [you] { $seat } pay
   *[other] { $seat } pays
} for it by putting { $cards } under the source
log-burned-last = { $seat ->
    [you] Your last card burns: your field card, { $cards }
   *[other] { SEAT($seat, form: "whose") } last card burns: their field card, { $cards }
}
log-missed = The { ranked } { lost }
log-missed-mute = { SEAT($owner, form: "whose") } field card, { $field }, leaves no card any power: the { ranked } { lost }
log-missed-mute-lingers = The field joker still counts this turn: the { ranked } { lost }
log-missed-level = Counting as { like } ({ SEAT($owner, form: "whose") } field card, { $field }), the { ranked } { lost }
log-missed-level-lingers = Counting as { like } (the field nine still counts this turn), the { ranked } { lost }
log-missed-triple = { SEAT($owner, form: "whose") } field card, { $field }, makes three of a kind a three: the { ranked } { lost }
log-missed-triple-lingers = The field three still counts this turn and makes three of a kind a three: the { ranked } { lost }
log-missed-flat = { SEAT($owner, form: "whose") } field card, { $field }, makes them count as one { RANK($rank) }
log-missed-flat-lingers = The field queen still counts this turn: they count as one { RANK($rank) }
log-missed-run = Played in a run, the { ranked } { lost }
log-missed-kind = The pile burns: the { ranked } { lost }
log-missed-nothing_left = No cards left for it: the { ranked } { lost }
log-missed-even = Reversed twice: play goes on as before
log-missed-two = Only two are playing: the { ranked } { lost }
log-field_changed = { $seat ->
    [you] { $seat } change
   *[other] { $seat } changes
} the field from { $old } to { $card }
log-field_taken = { $seat ->
    [you] { $seat } take up your field card, { $card }
   *[other] { $seat } takes up their field card, { $card }
}
log-laid_sideways = { $card } from the source takes its place, sideways
log-called = { $seat ->
    [you] { $seat } call
   *[other] { $seat } calls
} { call } (the next card must be { $fits })
log-called-anything = { $seat ->
    [you] { $seat } call
   *[other] { $seat } calls
} { call } (anything fits)
log-call_lapsed = “{ call } than { term-value }” no longer counts: the fields have changed
log-call_lapsed-gone = “{ call } than { term-value }” no longer counts: the field { RANK($rank) } is gone
log-named = { $seat ->
    [you] { $seat } choose
   *[other] { $seat } chooses
} { $to } to play next
log-reversed = Play reverses: now { term-direction }
log-skipped = { $seat ->
    [you] { $seat } skip
   *[other] { $seat } skips
} { $seats }
log-mirrored = { $cards } { $counts }
log-neutralised = { $seat ->
    [you] { $seat } cancel
   *[other] { $seat } cancels
} { $cards } with a joker
log-neutralised-several = { $seat ->
    [you] { $seat } cancel
   *[other] { $seat } cancels
} { $cards } with jokers
log-paradox = Paradox: without { $cards } it couldn't have been played
log-run_undone = The run is taken back: { $cards }
log-swapped = { $seat ->
    [you] { $seat } swap
   *[other] { $seat } swaps
} { $given } from hand for { $taken }
log-buried = { $seat ->
    [you] { $seat } swap
   *[other] { $seat } swaps
} a hand card for { $moved } from face-down place { $place }
log-stopped-swap = { $seat ->
    [you] { $seat } end
   *[other] { $seat } ends
} the swap
log-stopped-run = { $seat ->
    [you] { $seat } end
   *[other] { $seat } ends
} the run
log-stopped-before = { $seat ->
    [you] { $seat } start
   *[other] { $seat } starts
} no run
log-unasked-passed = After a pick-up nobody chooses who plays next
log-unasked-skip = The { RANK($rank) } decides who plays next, so { $seat ->
    [you] you choose
   *[other] { $seat } chooses
} nobody
log-unasked-reverse = The { RANK($rank) } decides who plays next, so { $seat ->
    [you] you choose
   *[other] { $seat } chooses
} nobody
log-unasked-again = { $seat ->
    [you] { $seat } play again, and choose nobody
   *[other] { $seat } plays again, and chooses nobody
}
log-swap_undone = { COUNT($count, one: "swap", other: "swaps") } undone
log-source_turned = The source is turned over
log-left = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} out of cards
log-stalled = Too long without progress: the game ends, and the fewest cards win
log-over = The game is over

## What a choice does.

do-up = Lay { $cards } face up: you play it once hand and source are gone
    .short = Lay { $cards } face up
do-field = Lay { $cards } as field card
do-play = Play { $cards }
do-play-does = Play { $cards }: { effects }
    .short = Play { $cards }
do-play-less = Play { $cards }: { effects }. The { ranked } { lost }
    .short = Play { $cards }
do-play-lost = Play { $cards }: the { ranked } { lost }
    .short = Play { $cards }
do-field-free = Lay { $card } as field card: { $effect }
    .short = Lay { $card } as field card
do-field-gratis = Lay { $card } as field card: { $effect }
    .short = Lay { $card } as field card
do-field-changed = Lay { $card } as field card ({ cost }): { $effect }
    .short = Lay { $card } as field card ({ cost })
do-flip = Turn over face-down card { $place }
do-flip-risk = Turn over face-down card { $place }: if it doesn't fit, you take { COUNT($count, one: "card", other: "cards") }
    .short = Turn over face-down card { $place }
do-pickup = Pick up
do-pickup-pile = Pick up: all { COUNT($count, one: "card", other: "cards") } of the pile come into your hand
    .short = Pick up
do-pickup-nothing = Pass: the pile is empty, so you pick up nothing
    .short = Pass
do-burn = Pay with { $cards }
do-burn-fate = Pay with { $cards }: it { fate }, and { next-card } from the source takes its place, sideways
    .short = Pay with { $cards }
do-swap-for = Swap { $given } from your hand for { $taken }
do-bury = Swap { $cards } for face-down card { $place }
do-look = Look at face-down card { $place }
do-keep = Leave it where it is
do-call-higher = Higher: the next card must be { $fits }
    .short = Higher
do-call-higher-anything = Higher: anything fits
    .short = Higher
do-call-lower = Lower: the next card must be { $fits }
    .short = Lower
do-call-lower-anything = Lower: anything fits
    .short = Lower
do-call-higher-void = Higher than { term-value }: but the field card that asks for it is gone, so it won't count
    .short = Higher than { term-value }
do-call-lower-void = Lower than { term-value }: but the field card that asks for it is gone, so it won't count
    .short = Lower than { term-value }
do-done = Done: nothing more for now
    .short = Done
do-done-before = Don't start a run: the next player must play { $fits }
    .short = No run
do-done-run = Stop the run here: the next player must play { $fits }
    .short = Stop the run
do-done-swap = Stop swapping: you keep your hand
    .short = Stop swapping
do-next = Let { $seat } play next

## Buttons whose words depend on what they would do.

label-pickup-pile = Pick up { COUNT($count, one: "card", other: "cards") }
label-pickup-nothing = Pass
label-field-free = Choose
label-done-before = No run
label-done-run = Stop the run
label-done-swap = Stop swapping

## How the game ended, and what scores are made of.

end-last = { $last ->
    [you] { $last } are
   *[other] { $last } is
} the only one left with cards
end-stalled = { $stall_turns } turns without progress: the fewest cards win

## Who begins, and why.

opening-lot = { $dealer ->
    [you] { $dealer } deal
   *[other] { $dealer } deals
}, drawn by lot, so { $first ->
    [you] you begin
   *[other] { $first } begins
}.
opening-turn = It is { SEAT($dealer, form: "whose") } turn to deal, so { $first ->
    [you] you begin
   *[other] { $first } begins
}.
opening-rule = { $dealer ->
    [you] { $dealer } deal
   *[other] { $dealer } deals
} first by these rules, so { $first ->
    [you] you begin
   *[other] { $first } begins
}.

## What somebody did last, under their name.

brief-chosen = has chosen
brief-chosen-up = has chosen
brief-played = { LIST($cards, last: "beside") }
brief-flipped = turned over { $card }
brief-picked_up = picked up { $count }
brief-picked_up-nothing = passed
brief-field_changed = new field: { $card }
brief-called = calls { call }
brief-named = → { $to }
brief-swapped = took { LIST($taken, last: "beside") }
brief-stopped-swap = done
brief-stopped-run = ended the run

## Across the table.

banner-field_changed =
    A new field: { $card }
    { $effect }
banner-paradox = Paradox!
banner-run_undone = The run is taken back
banner-left = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} out!

## Marks at players, and warnings.

badge-dealer = dealer
badge-dealer-tip = D: { $who } dealt the cards this time, so chose last
badge-out = out, { $place }
badge-out-tip = Out of cards
warning-quiet = { COUNT($count, one: "turn", other: "turns") } without progress; at { $limit } the game ends, and the fewest cards win

## Words for values.

term-direction = { $direction ->
    [1] clockwise
    [-1] anticlockwise
   *[other] { $direction }
}
term-value = { $value ->
    [table] an empty pile
   *[other] { RANK($value) }
}
ranked = { $count ->
    [one] { RANK($rank) }
   *[other] { RANK($rank, form: "many") }
}
like = { $count ->
    [one] { RANK($like, form: "a") }
   *[other] { RANK($like, form: "many") }
}
lost = { $count ->
    [one] { $lost ->
        [bind] doesn't limit what follows
        [run] can't begin a run
        [swap] swaps nothing
        [call] isn't followed by a call
        [skip] skips nobody
        [open] doesn't let every card follow
        [burn] burns nothing
        [choose] chooses nobody
        [extend] doesn't need to be followed
        [reverse] doesn't reverse play
        [toll] costs nothing
       *[neutralise] cancels nothing
    }
   *[other] { $lost ->
        [bind] don't limit what follows
        [run] can't begin a run
        [swap] swap nothing
        [call] aren't followed by a call
        [skip] skip nobody
        [open] don't let every card follow
        [burn] burn nothing
        [choose] choose nobody
        [extend] don't need to be followed
        [reverse] don't reverse play
        [toll] cost nothing
       *[neutralise] cancel nothing
    }
}
call = { $call ->
    [higher] higher
   *[lower] lower
}
next-card = { $next ->
    [none] the next card
   *[other] { $next }
}
cost = costs { $paid ->
    [none] a card
   *[other] { $paid }
}
fate = { $fate ->
    [under] goes under the source
   *[burned] is burned
}

## What links count as and do.

cards-of = { $count ->
    [one] { RANK($rank) }
   *[other] { $count } { RANK($rank, form: "many") }
}
so-many = { $value ->
    [table] an empty pile
   *[other] { $single ->
        [yes] { RANK($value, form: "a") }
       *[no] { RANK($value, form: "many") }
    }
}
counts-does = { counts-as }: { $does }
counts-as = { $count ->
    [one] counts
   *[other] count
} as { so-many }
link = { cards-of }: { $does }
link-as = { cards-of } counting as { so-many }: { $does }
line = { $what }
whys = { whys-listed }
whys-listed = { LIST($reasons) }
does-bind = only { RANK($value, form: "many") } and jokers fit
does-run = may begin a run
does-swap = swaps { COUNT($count, one: "card", other: "cards") }
does-call = asks for higher or lower
does-skip = skips { COUNT($count, one: "player", other: "players") }
does-open = anything fits on { $count ->
    [one] it
   *[other] them
}
does-called = followed by a call
does-burn = burns the pile
does-choose = chooses who plays next
does-extend = must be followed
does-reverse = reverses play{ $count ->
    [1] { "" }
    [2] {" "}twice
   *[other] {" "}{ $count } times
}
does-toll = whoever plays on it draws { COUNT($count, one: "extra card", other: "extra cards") }
does-no-toll = costs nothing, as the source is empty
does-nothing = no power
no-effect = nothing else happens
fits-anything = fits on anything
undoes = undoes what it lies on
undoes-nothing = undoes nothing on this card
is-paradox = a paradox: without { LIST($cards) } it couldn't be played, so the pile burns ({ COUNT($count, one: "card", other: "cards") })
no-power-in-run = no power in a run
overrules = overrules the order
mirrors = counts as what it lies on
chooses-nobody = chooses nobody, with two players
why-joker = a joker { $below ->
    [yes] counts as the rank
   *[no] with nothing
} below it
why-mirror = { RANK($rank) } { $below ->
    [none] with nothing below it
    [table] with nothing below it to mirror
   *[other] on { RANK($below) }: counts as { RANK($below, form: "a") }
}
why-field = field { RANK($rank) }: { $effect }
why-run = played in a run: no power

## What a play comes to.

effects = { LIST($effects) }{ $after ->
    [0] { "" }
   *[other] ; { LIST($after) }
}
burns = burns the pile ({ COUNT($count, one: "card", other: "cards") })
burn-by = { $how ->
    [paradox] a paradox
   *[kind] { $kind } of a kind
} burns the pile ({ COUNT($count, one: "card", other: "cards") })
skips = skips { $few ->
    [yes] { LIST($seats) }
   *[no] { $count } players
}
swaps = swaps { COUNT($count, one: "card", other: "cards") }{ $down ->
    [yes] {" "}with face-down cards
   *[no] { "" }
}
reverses = reverses play
sends-run-back = sends { LIST($cards) } back to { SEAT($who, form: "whose") } hand
undoes-swaps = undoes { SEAT($who, form: "whose") } { $count ->
    [one] swap
   *[other] { $count } swaps
}
cancels = takes the power from { $who ->
    [0] { "" }
   *[other] { SEAT($who, form: "whose") }{" "}
}{ LIST($cards) }
run-ends = If you stop at { $card }, the next player needs { $fits }
nothing-in-run = in a run it does nothing
play-again = you must play again{ $count ->
    [0] { "" }
   *[other] {" "}but can't, so you pick up { COUNT($count, one: "card", other: "cards") }
}
you-call = you call higher or lower
you-choose = you choose who plays next
asks-nobody = the { RANK($rank) } decides who plays next, so you don't
you-draw = you draw { COUNT($count, one: "extra card", other: "extra cards") } for playing on an ace
you-take-up = you take up your field card
you-are-out = you are out of cards

## What field cards do.

field-none = does nothing in this game
field-firm = { $ranks ->
    [0] all cards
   *[other] { LIST($ranks, form: "many") }
} only go where their rank fits
field-triple = three of a kind counts as a three
field-single = everyone plays only one card at a time
field-bottom = { $ranks ->
    [0] nothing swaps now, so it does nothing yet
   *[other] { LIST($ranks, form: "many") } swap with face-down cards
}
field-flipped = everyone sees the card that is drawn next
field-bifurcate = each turn ends with a call
field-double = { $powers ->
    [0] nothing has a power now that could count double
   *[other] { LIST($powers) } count double
}{ $ranks ->
    [0] { "" }
   *[other] , and { LIST($ranks, form: "many") } reverse nothing
}
doubled-swap = swaps
doubled-skip = skips
doubled-toll = aces on the pile
field-level = cards up to nine count as nines
field-phoenix = burned cards go under the source
field-appoint = each player chooses who plays next{ $ranks ->
    [0] { "" }
   *[other] , except after { LIST($ranks, form: "many") }
}
field-flat = several of a rank count as one, except to burn
field-inverted = all play equal or lower
field-big_hand = hands are one card larger
field-mute = no card has any power
law-rank = { $rank ->
    [X] Joker
   *[other] { $rank }
}
law-pair = { law-rank } + { law-rank }
cancel = cancel each other
law = { law-rank }: { $effect }
law-none = does nothing
law-firm = { $ranks ->
    [0] all cards
   *[other] { LIST($ranks) }
} go by rank only
law-triple = triples count as 3
law-single = one card at a time
law-bottom = { $ranks ->
    [0] no swaps, no effect
   *[other] swaps are face-down
}
law-flipped = the source is face up
law-bifurcate = a call each turn
law-double = powers count double
law-level = 2 to 9 count as nine
law-phoenix = burns go under
law-appoint = each chooses who follows{ $ranks ->
    [0] { "" }
   *[other] , except after { LIST($ranks, last: "or") }
}
law-flat = several count as one
law-inverted = equal or lower
law-big_hand = everybody holds one card more
law-mute = no card has power
cancelled = cancelled by { $again ->
    [yes] another { RANK($rank) }
   *[no] { RANK($rank, form: "a") }
}
no-source = nothing without a source
last-of-source = It does nothing: paying for it takes the last card of the source
times = powers count { $count } times
until-end = { $effect }, until the end of this turn
still-counts = the field card taken up still counts
nothing-new = nothing new

## What changes with a new field card.

acts = { $effect }
old-does = Nothing new: { $card } already does the same
another-does = Nothing new: another { RANK($rank) } does the same
cancel-each = It and { SEAT($who, form: "whose") } { $other } cancel each other
free-of-charge = It costs nothing
price = It costs { $card ->
    [none] an upright face-up card
   *[other] { $card }
}, which { fate }
old-back = { $card } goes back into your hand{ $stops ->
    [yes] {" "}and stops working
   *[no] { "" }
}
takes-effect = { $count ->
    [one] { SEAT($who, form: "whose") } { $card } takes effect: { $effect }
   *[other] { $pairs } of the field { RANK($card, form: "many") } cancel each other, and one counts: { $effect }
}
call-lapses = The call no longer counts
source-down = The source is turned face down
changes-left = { COUNT($count, one: "change", other: "changes") } left

## What stands on the table, and what is told of it.

told-goes = play goes { $way ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}
slate-goes = { $way ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}
told-order = order is { $way ->
    [up] upward
   *[down] downward
}
slate-order = { $way ->
    [up] upward
   *[down] downward
}
told-filled = hands are filled up to { $count }
slate-filled = hands of { $count }
told-owed = { COUNT($count, one: "card", other: "cards") } more will be drawn for aces
slate-owed = { COUNT($count, one: "card", other: "cards") } to draw for aces
told-some-idle = not all ranks do something as field cards
slate-some-idle = no field power:
told-idle = as field cards, { LIST($ranks, form: "many") } do nothing
slate-idle = { LIST($ranks, last: "beside") }
told-run = the run goes on with { RANK($rank, form: "a") }
slate-run = run: { $rank } is next
told-swap = { COUNT($count, one: "swap", other: "swaps") } can be made
slate-swap = { COUNT($count, one: "swap", other: "swaps") } left
told-choose = all choose face-up cards and a field card
slate-choose = everyone is choosing
told-burn = the new field card must be paid for
slate-burn = a card to burn
told-call = call higher or lower
slate-call = call higher or lower
told-next = who plays next must be chosen
slate-next = who is next?
told-bind = only { RANK($rank, form: "many") } and jokers fit
slate-bind = only { RANK($rank, form: "many") } and jokers
slate-value = { $value ->
    [table] table
   *[other] { $value }
}
any-fits = anything fits
any-fits-on = anything fits on { RANK($value, form: "a") }
needs = needs { $fits }
may-change = this field card may be changed { $count ->
    [1] once more
   *[other] { $count } more times
}{ $cost ->
    [none] { "" }
   *[horizontal] , which costs an upright face-up card
}

## What cards and piles are and do: tooltips.

as-field = As field card: { $effect }
in-source = { $next ->
    [yes] It is drawn next
   *[no] It lies in the source: somebody will draw it
}
lies-down = It lies here face down
turned-up-later = It is turned up when all have chosen
cancelled-by = { $effect }: cancelled by { $who ->
    [none] { $card }, which still counts
   *[other] { SEAT($who, form: "whose") } { $card }
}
field-last = { SEAT($who, form: "whose") } field card: it { $works ->
    [yes] affects everyone, and is played last
   *[no] is played last
}
change-costs = { $cost ->
    [none] Changing it costs nothing
    [more] You have no upright card left to change it
   *[horizontal] Changing it costs an upright face-up card
}
can-pay = { $sideways ->
    [yes] Sideways: it replaced a card that paid for a new field card, so it can't pay
   *[no] Upright: it can pay for a new field card
}
plays-now = { $who ->
    [you] You play
   *[other] { $who } plays
} it now
zone-up = Played once hand and source are gone
zone-source = Hands are filled up to { COUNT($count, one: "card", other: "cards") }
zone-source-gone = Hands are not filled up any more
zone-burned = { $under ->
    [yes] Burned cards go under the source now
   *[no] Out of the game
}
all-gone = All are gone
zone-down = Nobody knows them: they are played after the rest
choose-field = It affects everyone: choose what you can bear
field-gone = No field card lies here any more
zone-hand = { $who ->
    [you] Your cards to play
   *[other] Only { $who } sees them
}
for-the-end = { $ranks ->
    [0] Played once hand and source are gone
   *[other] For the end: best { LIST($ranks, last: "or", form: "a") }
}
is-out = Out: no cards left
out-when = { $source ->
    [yes] Out once the source and all cards are gone
   *[no] Out once hand, rows and field are empty
}

## What speaks for a move.

goes-out = Then you are out, and can't be the last one with cards
stops = { $where ->
    [up] None of { SEAT($who, form: "whose") } face-up cards fits on it
   *[hand] You have seen all of { SEAT($who, form: "whose") } hand, and nothing of it fits
}
nearly-out = { $who ->
    [you] You have
   *[other] { $who } has
} only { COUNT($count, one: "card", other: "cards") } left
unseen-fit = { unseen-that } on it
unseen-that = { $count ->
    [0] { $every ->
        [1] The one unseen card doesn't fit
       *[other] None of the { $every } unseen cards fit
    }
    [1] { $every ->
        [1] The one unseen card fits
       *[other] 1 of the { $every } unseen cards fits
    }
   *[other] { $count } of the { $every } unseen cards fit
}
fewer-fit = { unseen-that } on it, { $more } on your { RANK($rank) }
nothing-else = Nothing else of yours fits
gone-together = { $count ->
    [2] Both
   *[other] All { $count }
} { RANK($rank, form: "many") } are gone at once
has-to-wait = { $who ->
    [you] You, with { COUNT($count, one: "card", other: "cards") } left, have to wait
   *[other] { $who }, with { COUNT($count, one: "card", other: "cards") } left, has to wait
}
can-run = { $count } more of your cards can follow in a run
pile-gone = You can't be made to pick up that pile any more
extreme = { $count ->
    [one] It's your { $which ->
        [highest] highest
       *[lowest] lowest
    } card{ $every ->
        [yes] { "" }
       *[no] {" "}that fits
    }
   *[other] They're your { $which ->
        [highest] highest
       *[lowest] lowest
    } cards{ $every ->
        [yes] { "" }
       *[no] {" "}that fit
    }
}{ $spared ->
    [0] { "" }
   *[other] , apart from { LIST($spared) }
}
worth-keeping = { LIST($cards) } would fit too, but { $cards ->
    [one] is
   *[other] are
} worth keeping for later
can-follow = { LIST($cards, last: "or") } can follow it
keeps = You keep { LIST($cards) } for later
hardest = Of all your cards it is the one that fits on the fewest values
no-turn-lost = It costs you no turn
same-turn = { $count ->
    [one] Another card goes
   *[other] { $count } more cards go
} in the same turn
nothing-fits = Nothing of yours fits
only-fits = Only { LIST($cards) } would fit, and you keep { $cards ->
    [one] it
   *[other] them
}
keeps-all = You keep all of your cards for later
may-fit = { $count ->
    [0] None
   *[other] { $count }
} of the { COUNT($every, one: "card", other: "cards") } that it may be { $count ->
    [one] fits
   *[other] fit
}
surely-fits = Whatever it is, it fits
fit-then = { unseen-that } then, instead of { $instead }
own-fit = { $count } of your own cards { $count ->
    [one] fits
   *[other] fit
} then, instead of { $instead }
could-play = Of what you know { $other } could play { COUNT($more, one: "card", other: "cards") }, { $who } { $count ->
    [0] none
   *[other] { $count }
}
all-alike = All the others hold { COUNT($count, one: "card", other: "cards") }: none is nearer to going out
next-anyway = { $who ->
    [you] You
   *[other] { $who }
} would be next anyway
lie-together = { RANK($rank, form: "many") } that lie together can be played together
held-together = { RANK($rank, form: "many") } in your hand can be played together
fits-widely = Played near the end, it fits on { $every ->
    [yes] any value
   *[no] as many values as any card of yours
}
lowest-card = It is your lowest card: the others can be used from the start
fits-on = It fits on { $count } of { $every } values, and you keep { $card } in your hand
least-fitting = None of your upright face-up cards fits on fewer values
better-late = Face-up cards come near the end, and { $card } fits on more values than { $than }
fits-instead = { $card } fits on the pile as it is, { $than } doesn't
sooner = In your hand you can use { $card } sooner
hand-stays = You keep your hand as it is
wasted-in-run = You keep { LIST($cards) }: in a run { $cards ->
    [one] it does
   *[other] they do
} nothing
may-leave = It may be worth a swap: you can still leave it there
may-be-better = { $count ->
    [0] None
   *[other] { $count }
} of the { COUNT($every, one: "card", other: "cards") } that it may be { $count ->
    [one] fits
   *[other] fit
} on more values than { $card }
fit-with-it = { $count } of your cards { $count ->
    [one] fits
   *[other] fit
} on the pile then, { $before ->
    [0] none
   *[other] only { $before }
} now
old-fits = Your old field card, { $card }, fits on the pile
replaced-by = { $card } from the source takes the place of the card you pay with
only-price = All that changes is one of your face-up cards
gets-old = { $stops ->
    [yes] { $card } stops working, and is yours to play
   *[no] You get { $card } back to play it
}
idle-there = It does nothing there, and you keep { $card } to play
always-big_hand = You have one more card to choose from
always-bottom = Your face-up cards stay as you chose them
always-flipped = You know which card you draw before you play
always-bifurcate = You say what comes next whenever you play
always-appoint = You choose who plays after you
always-phoenix = The source lasts longer: you can draw for longer
lose-power = { $few ->
    [no] No card has any power then, { $count } of yours included
   *[yes] { $count ->
        [0] None
       *[other] Only { $count }
    } of your { COUNT($every, one: "other card", other: "other cards") } { $count ->
        [one] has
       *[other] have
    } a power
}
held-back = { $count ->
    [0] You hold none of the cards that it holds back
   *[other] { $effect }: that holds back { COUNT($count, one: "card", other: "cards") } of yours as well
}
count-double = { $count } of your own cards would then count double
count-as-nines = { $count } of your own cards then { $count ->
    [one] counts as a nine
   *[other] count as nines
}
easier = { $count } of your { COUNT($every, one: "other card", other: "other cards") } { $count ->
    [one] is
   *[other] are
} easier to play then
of-a-kind = { $count ->
    [0] You hold no pair, so you lose nothing by it
   *[other] Only { $count } of your { COUNT($every, one: "other card", other: "other cards") } are of a kind
}
no-triple = You hold no three of a kind, so you lose nothing by it

## What fits.

anything = anything
fits = { LIST($parts, last: "or") }
fits-or-joker = { $part }, or a joker
fits-from = { $how ->
    [short] { $rank }
   *[spelled] { RANK($rank, form: "a") }
} or { beyond }
fits-beyond = { $how ->
    [short] { beyond } than { $rank }
   *[spelled] a card { beyond } than { RANK($rank, form: "a") }
}
beyond = { $way ->
    [up] higher
   *[down] lower
}
fits-rank = { $how ->
    [short] { $rank }
   *[spelled] { RANK($rank, form: "a") }
}
a-joker = a joker

## Why something can't be done.

no-turn = It's { SEAT($who, form: "whose") } turn
no-choose-first = Choose your face-up cards and your field card first
no-burn-first = Pay for the new field card first: burn an upright face-up card
no-call-first = Call higher or lower first
no-next-first = First say who plays next
no-swap-first = Swap first, or say “done”
no-run-first = Go on with the run, or say “done”
no-up-now = Face-up cards are chosen only before the game
no-burn-now = There is nothing to pay for
no-swap-now = Cards are swapped only when a swap has been played
no-bury-now = Cards are swapped only when a swap has been played
no-look-now = You may look at a card only to swap it
no-keep-now = You are not looking at a card
no-done-now = There is nothing to stop
no-call-now = There is nothing to call
no-next-now = You don't choose who plays next
no-extend = { RANK($rank, form: "a") } must be followed
no-name-cards = Choose the cards to play
no-field-last = Your field card comes to your hand when nothing else is left
no-twice = Each card can be played once
no-one-place = Play cards from one place together
no-single = One card at a time: { $field }
no-run-by-rank = A run goes on one rank at a time: play the { RANK($rank, form: "many") } first
no-one-rank = Play cards of one rank together
no-hand-first = Finish your hand first
no-source-first = The source still has cards
no-up-first = Finish your face-up cards first
no-bind = Only { RANK($rank, form: "a") } or a joker may follow
no-called = A call stands: needs { $fits }
no-field-stops = { $field } stops that: needs { $fits }
no-needs = Needs { $fits }
no-run-rank = The run goes on with { RANK($rank, form: "a") }: no gaps, no other cards
no-run-ends = A run is at least two cards, and nothing can follow { RANK($rank, form: "a") }
no-run-alone = A run goes on to { RANK($next, form: "a") }, and none could follow { RANK($rank, form: "a") }
no-run-flip = No second card could follow in this run
no-no-place = There is no face-down card at that place
no-flip-first = You must turn over a face-down card
no-can-play = You can play { LIST($cards, last: "or") }
no-choose-one = Choose one card at a time
no-choose-up = Choose { COUNT($count, one: "face-up card", other: "face-up cards") } first
no-choose-field = Choose your field card now
no-change-never = Field cards are not changed in this game
no-change-late = The field card is changed only before you play
no-change-again = The field card is changed once a turn
no-change-often = The field card is changed { $count ->
    [1] once
   *[other] { $count } times
} a game
no-change-source = The source is gone: field cards are not changed any more
no-change-none = You have no field card
no-change-hand = You have no hand card to lay there
no-change-upright = You have no upright face-up card to pay with
no-name-field = Choose one hand card to be the new field card
no-paid = { $card } has paid already: it lies sideways
no-not-up = That isn't one of your face-up cards
no-name-burned = Choose one upright face-up card to burn
field-of = { SEAT($who, form: "whose") } field { RANK($rank) }
field-lingers = the field { RANK($rank) }, which counts until this turn ends,
a-field-card = a field card
no-run-short = A run is at least two cards: it must reach the { RANK($rank) }
no-looking = You are looking at a card: bury one there, or keep it
no-one-seat = Choose one player
no-another = Choose another player
no-is-out = { $who ->
    [you] You are
   *[other] { $who } is
} out
no-no-seat = There is no such player at this table
no-swaps-down = Swaps are with face-down cards: { $field }
no-swaps-up = Swaps are with face-up cards
no-blind = In this game you can't look before you swap
no-looked = You are looking at a card already
no-look-first = Look at the face-down card first
no-name-swap = Choose a hand card, then a face-up card
no-bury-there = Bury one hand card at the place you look at
no-face-down = That card lies face down: { $due ->
    [hand-first] finish your hand first
    [source-first] the source still has cards
    [up-first] finish your face-up cards first
   *[flip] turn it over at its place
}
no-not-held = You don't hold that card

## House rules: what an option is called and changes, then its values.

option-powers = What cards do when played
    .help = What the cards of each rank do when they are played.
    .search = wild, miss a turn, change direction, bomb, clear, cancel, copy
value-powers-overrule = overrules
    .help = It goes on higher and on lower cards, but not on one that binds and not against a call.
    .clause = overrule the order
value-powers-bind = binds
    .help = Only cards of its rank and jokers may follow it.
    .clause = bind what may follow
value-powers-run = starts a run
    .help = It may be followed by a run: each link one rank higher, with no power but its value.
    .clause = may start a run
value-powers-swap = swaps
    .help = You may exchange a hand card for one of your face-up cards, once for each card played.
    .clause = swap a hand card for a face-up card
value-powers-mirror = mirrors
    .help = It becomes what it is played on, power included.
    .clause = become what lies below
value-powers-call = higher or lower
    .help = You call higher or lower, and the next card must be so, or of the same rank.
    .clause = let you call higher or lower
value-powers-skip = skips
    .help = The next player is passed over, one for each card played.
    .clause = skip a player
value-powers-open = anything fits
    .help = Any card may follow it.
    .clause = let anything follow
value-powers-burn = burns
    .help = It burns the whole pile, and itself with it.
    .clause = burn the pile
value-powers-choose = chooses who is next
    .help = You choose which other player plays next.
    .clause = let you choose who plays next
value-powers-extend = plays one more
    .help = You must play one more link on it, or else take the pile.
    .clause = must be followed by you
value-powers-reverse = reverses
    .help = It reverses play, once for each card played.
    .clause = reverse play
value-powers-toll = costs a card
    .help = Whoever plays on it draws one more card at the end of that turn, for each card played.
    .clause = cost a card to play on
value-powers-neutralise = undoes
    .help = It undoes what it is played on. Where that is a paradox, the pile burns.
    .clause = undo what they are played on
value-powers-nothing = nothing
    .help = When played it does nothing special.
    .clause = do nothing when played
option-field_powers = What field cards do
    .help = What the cards of each rank do to everybody as field cards.
    .clause = { LIST($cards, form: "many") } in the field { $does }
    .search = law, bend the rules
value-field_powers-none = nothing
    .help = As a field card it does nothing.
    .clause = do nothing
value-field_powers-firm = only twos overrule
    .help = Other cards that overrule the order must fit like any card.
    .clause = let only twos overrule the order
value-field_powers-triple = three make a 3
    .help = Three or more of a rank that lie together in the pile count as a 3.
    .clause = make three of a kind count as a 3
value-field_powers-single = one at a time
    .help = Cards are played one at a time, in runs too.
    .clause = let you play one card at a time
value-field_powers-bottom = swaps face down
    .help = Swaps are made with face-down cards instead of face-up ones.
    .clause = make swaps go with face-down cards
value-field_powers-flipped = source turned over
    .help = Everybody sees the card that is drawn next. Two of them cancel each other.
    .clause = let everybody see the next card of the source
value-field_powers-bifurcate = a call each turn
    .help = Each turn ends with a call of higher or lower, which replaces the order.
    .clause = end each turn with a call
value-field_powers-double = powers doubled
    .help = Swaps, skips, turns and costs count double.
    .clause = double all powers that count
value-field_powers-level = up to 9 is a 9
    .help = Every card up to a 9 counts as a 9, and does what a 9 does.
    .clause = make everything up to 9 a 9
value-field_powers-phoenix = burns go under
    .help = Burned cards go under the source, as long as there is one.
    .clause = put under the source what burns
value-field_powers-appoint = all choose who is next
    .help = Whoever has played chooses who plays next, unless the card skips or reverses play.
    .clause = let everybody choose who plays next
value-field_powers-flat = several count as one
    .help = However many cards are played together, their power counts one. For burning all of them still count.
    .clause = make several cards count as one
value-field_powers-inverted = equal or lower
    .help = The order is reversed: play equal or lower. Two of them cancel each other.
    .clause = turn the order round
value-field_powers-big_hand = bigger hands
    .help = Hands are filled up to one card more.
    .clause = let everybody hold one card more
value-field_powers-mute = no powers
    .help = No card has any power when played.
    .clause = take all cards their power
option-packs = Packs of cards
    .help = How many packs of 54 cards are shuffled together.
    .clause = there are { $n } packs of cards
    .search = decks
value-packs-0 = one for every four
    .help = Up to four players share one pack; five to eight play with two.
    .clause = there is a pack for every four players
value-packs-1 = 1
    .help = One pack of 54 cards.
    .clause = there is one pack of cards
option-first_dealer = Who deals first
    .help = Who deals the first game. In the next one the next player deals.
    .clause = { $value } deals first
option-down = Face-down cards
    .help = Everybody is dealt this many cards face down, to be played unseen at the end.
    .unit = { unit-cards }
    .clause = everybody is dealt { $n } cards face down
value-down-0 = none
    .clause = no cards are dealt face down
value-down-1 = 1 card
    .help = Everybody has one face-down card.
    .clause = everybody is dealt one card face down
option-up = Face-up cards
    .help = Everybody chooses this many hand cards to lie face up for later.
    .unit = { unit-cards }
    .clause = everybody chooses { $n } face-up cards
value-up-0 = none
    .help = Only a field card is chosen.
    .clause = nobody chooses face-up cards
value-up-1 = 1 card
    .help = One card is chosen to lie face up.
    .clause = everybody chooses one face-up card
option-hand = Hand cards dealt
    .help = Everybody is dealt this many, and chooses face-up cards and a field card from them.
    .unit = { unit-cards }
    .clause = you are dealt { $value } to choose from
option-hand_size = Cards in hand
    .help = At the end of your turn you draw back up to this.
    .unit = { unit-cards }
    .clause = you fill your hand up to { $value }
    .search = draw up to, refill
option-burn_kind = Equal cards that burn the pile
    .help = When so many cards of one rank lie on top of the pile, the whole pile burns.
    .clause = { $value } cards of one rank burn the pile
    .search = four of a kind, bomb, clear the pile
value-burn_kind-0 = never
    .clause = equal cards never burn the pile
value-burn_kind-3 = 3
    .help = Three cards of one rank burn the pile.
value-burn_kind-4 = 4
    .help = Four cards of one rank burn the pile.
value-burn_kind-5 = 5
    .help = Five cards of one rank burn the pile.
value-burn_kind-6 = 6
    .help = Six cards of one rank burn the pile.
value-burn_kind-7 = 7
    .help = Seven cards of one rank burn the pile.
value-burn_kind-8 = 8
    .help = Eight cards of one rank burn the pile.
option-field_change_cost = A new field card costs
    .help = What you pay to lay a new field card.
    .clause = a new field card costs { $value }
value-field_change_cost-horizontal = an upright face-up card
    .help = You burn an upright face-up card. The next card of the source replaces it, sideways, and can't pay again.
value-field_change_cost-none = nothing
    .help = A new field card costs nothing.
option-field_changes_max = You may change your field card
    .help = How often each player may change the field card in a game, once a turn at most.
    .unit = { unit-times }
    .clause = you may change your field card { $value }
value-field_changes_max-0 = never
    .clause = field cards stay as they were chosen
value-field_changes_max-1 = once
    .help = Everybody may change the field card once a game.
option-pickup = Picking up the pile
    .help = When you may take the pile instead of playing.
    .clause = you may pick up the pile { $value }
    .search = voluntarily, forced
value-pickup-forced = only when nothing fits
    .help = If one of your cards fits, you have to play.
value-pickup-free = whenever you like
    .help = You may take the pile even if one of your cards fits, unless it is empty.
option-after_burn = After the pile has burned
    .help = Who plays on the bare table when the pile has burned.
    .clause = after a burn { $value }
    .search = go again
value-after_burn-next = the next player goes on
    .help = The turn passes on as after any other play.
value-after_burn-again = whoever burned it goes again
    .help = Whoever burned the pile has another turn.
option-run_wrap = Runs go round from the last rank to the first
    .help = A run may go on from the last rank to the first, for thirteen links at most.
    .yes = runs may go round from the last rank to the first
    .no = runs stop at the last rank
    .search = round the corner, straights
option-down_swap = Swapping a face-down card
    .help = How you swap with a face-down card, where field cards say so.
    .clause = you swap a face-down card { $value }
    .search = exchange, look
value-down_swap-blind = unseen
    .help = You lay a hand card there and take the face-down card unseen.
value-down_swap-look = after looking at it
    .help = You look at the face-down card first, and may leave it there.
option-queen_last = If your last card must be followed
    .help = What happens if your last card asks for another one from you.
    .clause = if your last card must be followed, { $value }
    .search = finish
value-queen_last-pickup = you pick up the pile
    .help = You can't follow it, so you take the pile and stay in.
value-queen_last-out = you are out all the same
    .help = It needs no card to follow: you are out.
option-last_card = The last card you play
    .help = Which card you play last.
    .clause = the last card you play is { $value }
    .search = finish
value-last_card-field = your field card
    .help = You take up your field card at the end and play it, too.
value-last_card-down = a face-down card
    .help = Your field card burns when it would come to your hand, and needn't be played.
option-stall_turns = Turns without progress that end the game
    .help = The game ends after this many turns in a row that use up no cards; players are placed by how many cards they have left.
    .unit = { unit-turns }
    .clause = the game ends after { $value } in which nobody gets any further
value-stall_turns-0 = never
    .help = The game goes on for as long as it takes.
    .clause = no game ends for lack of progress
option-evening_to = An evening ends with so many lost games
    .help = The evening is over when somebody has lost this many games, and whoever has lost the fewest wins it.
    .unit = { unit-games }
    .clause = an evening ends when somebody has lost { $value }
    .search = match, first to, losses
value-evening_to-0 = no limit
    .help = The evening goes on for as long as you like.
    .clause = an evening ends whenever you like
option-order = The order of the cards
    .help = Which card beats which, the weakest first.
    .clause = the cards rise in another order
    .search = aces high, aces low, strongest

# What can't be chosen.
wrong-cards = { $seats } players with { $hand } hand and { $down } face-down cards each need { $need } cards; there are { $have }, { $short } too few
wrong-hand = deal more than { $up }: the face-up cards and a field card are chosen of them
wrong-two-powers = besides overruling and mirroring a card can have only one power
wrong-undoing = only jokers can undo what they are played on

# What makes a poor game.
doubt-unburnt = Nothing burns now: the pile only grows, and many games never come to an end.
doubt-no-swaps = This changes nothing: no card swaps.
doubt-no-cost = Nobody has face-up cards to pay with.

# What the table itself says: `assets/layouts/cunt-soul.yaml` names these.

## The game on the menu and at the table.

about-like = Every rank has a power
about-game = Get rid of all your cards, your field card last of all. What you play must fit the pile, and every field card bends the rules for everyone.

## Places: what they are called, and what one does there.

place-source = Source
place-source-label = source
place-source-tip = Hands are filled up from here at the end of a turn
place-pile = Pile
place-pile-tip = Cards are played here; you can look through it
place-burned = Burned cards
place-burned-label = burned
place-burned-tip = Out of the game
place-down = face-down cards
place-up = face-up cards
place-field = field
place-field-tip = A field card affects everyone
place-hand = hand

## Buttons.

button-field = Change
button-field-tip = Lay another hand card as your field card: choose which
button-pickup = Pick up
button-keep = Leave it where it is
button-done = Done
button-call-higher = ▲ Higher
button-call-lower = ▼ Lower

## On the cloth.

chip-dealer = D

## What cards do, in the list beside the table.

power-title-powers = What the cards do
power-overrule = overrules the order
power-bind = only a 3 or a joker may follow
power-run = may start a run
power-swap = swaps a hand card with a face-up card
power-mirror = becomes what lies below
power-call = you call higher or lower
power-skip = skips a player
power-open = anything fits on it
power-burn = burns the pile
power-choose = you choose who plays next
power-extend = you must play again
power-reverse = reverses play
power-toll = whoever plays on it draws an extra card
power-neutralise = goes on anything and undoes it
power-title-field-powers = What field cards do to everybody
power-firm = 6s, 7s and 10s must fit too
power-triple = three of a kind counts as a 3
power-single = everyone plays only one card at a time
power-bottom = swaps are made with face-down cards
power-flipped = the source is turned over
power-bifurcate = each turn ends with a call
power-double = powers count double
power-level = cards up to nine count as nines
power-phoenix = burned cards go under the source
power-appoint = everyone chooses who plays next
power-flat = several of a rank count as one, except to burn
power-inverted = play equal or lower
power-big_hand = hands are one card larger
power-mute = no card has any power

## What a study counts, and how games end in it.

study-played = { $ranks } played
study-field = { $ranks } in the field
study-burned = Piles burned
study-field_changed = Field cards changed
study-paradox = Paradoxes
study-run_undone = Runs taken back
study-picked_up = Piles picked up
study-ended-last = with one player left holding cards
study-ended-stalled = because nobody gets any further, so the fewest cards win

## The card guide: what a power is in a word or two, beside its sign, and with more room.

aid-overrule = bypass
    .more = ignore the order
aid-overrule-mirror = copy
    .more = ignore the order, copy the card below
aid-overrule-call = call
    .more = ignore the order, call higher or lower
aid-overrule-burn = burn
    .more = ignore the order, burn the pile
aid-bind = bind
    .more = allow only a 3 or joker next
aid-run = run
    .more = start a run
aid-swap = swap
    .more = swap with a face-up card
aid-mirror = copy
    .more = copy the card below
aid-call = call
    .more = call higher or lower
aid-skip = skip
    .more = skip a player
aid-open = open
    .more = allow any card next
aid-burn = burn
    .more = burn the pile
aid-choose = pick
    .more = choose who plays next
aid-extend = go again
    .more = play again
aid-reverse = reverse
    .more = reverse play
aid-toll = tax
    .more = make the next one draw
aid-neutralise = undo
    .more = play on anything, undo it
