# The words of Cunt Soul and its variants.

## What the reader is asked.

prompt-phase-choose-away =
    The others are choosing
    their cards in secret
prompt-up =
    Put a card face up:
    { $laying } more to go
prompt-field-play = Your turn
prompt-field-pickup-nothing =
    You can’t play:
    pass, or change your field card
prompt-field-pickup =
    You can’t play:
    pick up, or change your field card
prompt-field-flip = { prompt-flip }
prompt-field =
    Choose your field card:
    it can change the rules for everyone
prompt-field-free =
    Choose your field card:
    { $every ->
    [yes] none of yours does anything yet
   *[no] it changes the rules{ $idle ->
        [0] {" "}for everyone
       *[other] , but { LIST($idle, form: "many") } do nothing
    }
}
prompt-burn =
    Pay for your new field card:
    burn a face-up card
prompt-swap-done =
    Swap with your face-up cards:
    { COUNT($swaps, one: "swap", other: "swaps") } left
prompt-bury-done =
    Swap with your face-down cards:
    { COUNT($swaps, one: "swap", other: "swaps") } left
prompt-bury =
    Swap it for a hand card,
    or leave it
prompt-look =
    Look at a face-down card,
    or stop swapping
prompt-call =
    Call it:
    higher or lower?
prompt-next =
    Who plays next?
    Choose a player
prompt-phase-run-play-done =
    Your run:
    play the next rank, or stop
prompt-phase-run-flip-done =
    Your run:
    turn over a card, or stop
prompt-phase-run-play =
    Play the next rank:
    a run needs three cards
prompt-phase-run-flip =
    Turn over the next card:
    a run needs three cards
prompt-phase-extend-pickup =
    Nothing can follow:
    pick up the pile
prompt-phase-extend = You must play again
prompt-phase-run-done =
    Your run can’t go further:
    end your turn
prompt-done =
    That’s all you can do:
    end your turn
prompt-play-pickup-nothing = Your turn
prompt-play-pickup = Your turn
prompt-play = Your turn

## What the chosen cards can do, after their names: “9♦ · play it, or make it your field card”.

chosen-play = { $count ->
    [1] play it
   *[other] play them
}
chosen-up = put it face up
chosen-field = make it your field card
chosen-flip = turn it over
chosen-burn = pay with it
chosen-swap = swap it for { $from ->
    [up] a hand card
   *[hand] a face-up card
}
chosen-bury = swap it for { $from ->
    [down] a hand card
   *[hand] a face-down card
}
chosen-look = look at it

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
    [you] { $seat } choose
   *[other] { $seat } chooses
} a field card
log-chosen-up = { $seat ->
    [you] { $seat } choose
   *[other] { $seat } chooses
} a face-up card
log-revealed = Everyone turns up the cards they chose
log-played-flip = { $cards } fits
log-flipped = { $seat ->
    [you] { $seat } turn
   *[other] { $seat } turns
} over { $card }
log-failed = { $card } doesn’t fit
log-paid = { $seat ->
    [you] { $seat } draw
   *[other] { $seat } draws
} { COUNT($count, one: "extra card", other: "extra cards") } for playing on an ace
log-burned-kind = { $kind } of a kind burns the pile ({ COUNT($count, one: "card", other: "cards") })
log-unburned = Not { $kind } in a row, because { $between } { $count ->
    [one] is
   *[other] are
} in between. Nothing burns
log-unburned-likeness = Not { $kind } of a kind, because { $between } only { counts-as }. Nothing burns
log-burned-paradox = The paradox burns the pile ({ COUNT($count, one: "card", other: "cards") })
log-burned-paid = { $seat ->
    [you] { $seat } pay
   *[other] { $seat } pays
} by burning { $cards }
log-burned-paid-under = { $seat ->
    [you] { $seat } pay
   *[other] { $seat } pays
} by putting { $cards } under the draw pile
log-burned-last = { $seat ->
    [you] Your field card, { $cards }, is your last card and burns
   *[other] { SEAT($seat, form: "whose") } field card, { $cards }, is { SEAT($seat, form: "their") } last card and burns
}
log-missed = The { ranked } { lost }
log-missed-mute = { SEAT($owner, form: "whose") } field card, { $field }, takes away all powers, so the { ranked } { lost }
log-missed-mute-lingers = The field joker still counts this turn, so the { ranked } { lost }
log-missed-level = Because of { SEAT($owner, form: "whose") } field card, { $field }, the { ranked } { counts } as { like } and { lost }
log-missed-level-lingers = The field nine still counts this turn, so the { ranked } { counts } as { like } and { lost }
log-missed-triple = { SEAT($owner, form: "whose") } field card, { $field }, makes three of a kind count as a three, so the { ranked } { lost }
log-missed-triple-lingers = The field three still counts this turn and makes three of a kind count as a three, so the { ranked } { lost }
log-missed-flat = With { SEAT($owner, form: "whose") } field card, { $field }, they count as just one { RANK($rank) }
log-missed-flat-lingers = The field queen still counts this turn, so they count as just one { RANK($rank) }
log-missed-run = Cards in a run have no power, so the { ranked } { lost }
log-missed-kind = The pile burns, so the { ranked } { lost }
log-missed-nothing_left = There are no cards left for it, so the { ranked } { lost }
log-missed-even = Reversed twice, so the direction stays the same
log-missed-two = With only two players, the { ranked } { lost }
log-field_changed = { $seat ->
    [you] { $seat } change your field card
   *[other] { $seat } changes { SEAT($seat, form: "their") } field card
} from { $old } to { $card }
log-field_taken = { $seat ->
    [you] { $seat } take your field card, { $card }, into your hand
   *[other] { $seat } takes { SEAT($seat, form: "their") } field card, { $card }, into { SEAT($seat, form: "their") } hand
}
log-laid_sideways = { $card } from the draw pile replaces it, sideways
log-called = { $seat ->
    [you] { $seat } call
   *[other] { $seat } calls
} “{ call }” (the next card must be { $fits })
log-called-anything = { $seat ->
    [you] { $seat } call
   *[other] { $seat } calls
} “{ call }” (anything fits)
log-call_lapsed = “{ call } than { term-value }” no longer counts, because the field cards have changed
log-call_lapsed-gone = “{ call } than { term-value }” no longer counts, because the field { RANK($rank) } is gone
log-named = { $seat ->
    [you] { $seat } pick
   *[other] { $seat } picks
} { $to } to play next
log-reversed = Play reverses and now goes { term-direction }
log-skipped = { $seat ->
    [you] { $seat } skip
   *[other] { $seat } skips
} { $seats }
log-mirrored = { $cards } { $counts }
log-neutralised = { $seat ->
    [you] { $seat } cancel
   *[other] { $seat } cancels
} { $cards } with a joker{ term-undone }
log-neutralised-several = { $seat ->
    [you] { $seat } cancel
   *[other] { $seat } cancels
} { $cards } with jokers{ term-undone }
term-undone = { $power ->
    [reverse] . The direction stays as it is now
    [bind] , so any card that fits can follow
    [toll] , so nobody draws for it
   *[other] { "" }
}
log-paradox = It’s a paradox, because nobody could have played it without { $cards }
log-run_undone = { $cards } { $cards ->
    [one] goes
   *[other] go
} back to { SEAT($seat, form: "whose") } hand, and the start of the run stays on the pile
log-swapped = { $seat ->
    [you] { $seat } swap
   *[other] { $seat } swaps
} { $given } for a face-up { $taken }
log-buried = { $seat ->
    [you] { $seat } swap
   *[other] { $seat } swaps
} a hand card for { $moved }, face-down card { $place }
log-stopped-swap = { $seat ->
    [you] { $seat } stop
   *[other] { $seat } stops
} swapping
log-stopped-run = { $seat ->
    [you] { $seat } end
   *[other] { $seat } ends
} the run
log-stopped-before = { $seat ->
    [you] { $seat } don’t
   *[other] { $seat } doesn’t
} start a run
log-unasked-passed = Nobody chooses who plays next after a pick-up
log-unasked-skip = The { RANK($rank) } decides who plays next, so { $seat ->
    [you] you don’t
   *[other] { $seat } doesn’t
} choose
log-unasked-reverse = { log-unasked-skip }
log-unasked-again = { $seat ->
    [you] { $seat } play again, so you don’t
   *[other] { $seat } plays again and doesn’t
} choose who’s next
log-swap_undone = { COUNT($count, one: "swap is", other: "swaps are") } undone
log-source_turned = The draw pile is turned over
log-stalled = Too many turns without progress, so the game ends and the player with the fewest cards wins

## What a choice does.

do-up = Put { $cards } face up, to play when your hand and the draw pile are empty
    .short = Put { $cards } face up
do-field = Make { $cards } your field card
do-play = Play { $cards }
do-play-does = Play { $cards }: { effects }
    .short = Play { $cards }
do-play-less = Play { $cards }: { effects }. The { ranked } { lost }
    .short = Play { $cards }
do-play-lost = Play { $cards }. The { ranked } { lost }
    .short = Play { $cards }
do-field-free = Make { $card } your field card: { $effect }
    .short = Make { $card } your field card
do-field-gratis = { do-field-free }
    .short = Make { $card } your field card
do-field-changed = Make { $card } your field card ({ cost }): { $effect }
    .short = Make { $card } your field card ({ cost })
do-pickup = Pick up
do-pickup-pile = Pick up the pile ({ COUNT($count, one: "card", other: "cards") })
    .short = Pick up
do-pickup-nothing = Pass
do-burn = Pay with { $cards }
do-burn-fate = Pay with { $cards }. It { fate }, and { next-card } from the draw pile replaces it, sideways
    .short = Pay with { $cards }
do-swap-for = Swap { $given } for your face-up { $taken }
do-bury = Swap { $cards } for face-down card { $place }
do-look = Look at face-down card { $place }
do-keep = Leave it where it is
do-call-higher = Higher. The next card must be { $fits }
    .short = Higher
do-call-higher-anything = Higher. Anything fits
    .short = Higher
do-call-lower = Lower. The next card must be { $fits }
    .short = Lower
do-call-lower-anything = Lower. Anything fits
    .short = Lower
do-call-higher-void = Higher than { term-value }. It won’t count, because the field card that asks for it is gone
    .short = Higher than { term-value }
do-call-lower-void = Lower than { term-value }. It won’t count, because the field card that asks for it is gone
    .short = Lower than { term-value }
do-done = Done
do-done-before = Don’t start a run. The next player must play { $fits }
    .short = No run
do-done-run = Stop the run. The next player must play { $fits }
    .short = Stop the run
do-done-swap = Stop swapping and keep your hand
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
end-stalled = { COUNT($stall_turns, one: "turn", other: "turns") } without progress, so the player with the fewest cards wins

## Who starts, and why.

opening-rule = { $dealer ->
    [you] { $dealer } deal
   *[other] { $dealer } deals
} first under these rules, so { $first ->
    [you] you start
   *[other] { $first } starts
}.

## What someone did last, under their name.

brief-chosen = has chosen
brief-chosen-up = has chosen
brief-played = { LIST($cards, last: "beside") }
brief-played-cancels = cancelled { LIST($undone, last: "beside") }
brief-flipped = turned over { $card }
brief-picked_up = picked up { $count }
brief-picked_up-nothing = passed
brief-field_changed = new field card: { $card }
brief-called = calls “{ call }”
brief-named = → { $to }
brief-swapped = took { LIST($taken, last: "beside") }
brief-stopped-swap = done
brief-stopped-run = ended the run

## Across the table.

banner-field_changed =
    New field: { $card }
    { $effect }
banner-paradox = Paradox!
banner-run_undone = The run is undone
banner-left = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} out!

## Marks at players, and warnings.

badge-dealer = dealer
badge-dealer-tip = D: { $who } dealt this game and chose last
badge-out = out, { $place }
badge-out-tip = Out of cards
warning-quiet = { COUNT($count, one: "turn", other: "turns") } without progress. At { $limit } the game ends and the player with the fewest cards wins

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
counts = { $count ->
    [one] counts
   *[other] count
}
like = { $count ->
    [one] { RANK($like, form: "a") }
   *[other] { RANK($like, form: "many") }
}
lost = { $count ->
    [one] { $lost ->
        [bind] doesn’t limit what follows
        [run] can’t start a run
        [swap] swaps nothing
        [call] doesn’t ask for a call
        [skip] skips nobody
        [open] doesn’t let every card follow
        [burn] burns nothing
        [choose] chooses nobody
        [extend] doesn’t need to be followed
        [reverse] doesn’t reverse play
        [toll] costs nothing
       *[neutralise] cancels nothing
    }
   *[other] { $lost ->
        [bind] don’t limit what follows
        [run] can’t start a run
        [swap] swap nothing
        [call] don’t ask for a call
        [skip] skip nobody
        [open] don’t let every card follow
        [burn] burn nothing
        [choose] choose nobody
        [extend] don’t need to be followed
        [reverse] don’t reverse play
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
    [none] a face-up card
   *[other] { $paid }
}
fate = { $fate ->
    [under] goes under the draw pile
   *[burned] burns
}

## What cards on the pile count as and do.

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
used-as = { $count ->
    [one] use it
   *[other] use them
} as { so-many }
link = { "" }{ cards-of }: { $does }
link-as = { "" }{ cards-of } counting as { so-many }: { $does }
line = { $what }
# Reasons stand as they are, with a small letter in front.
whys = { "" }{ whys-listed }
whys-listed = { LIST($reasons) }
does-bind = only { RANK($value, form: "many") } and jokers can follow
does-run = you can start a run
does-swap = swap { COUNT($count, one: "card", other: "cards") }
does-call = call higher or lower
does-skip = skip { COUNT($count, one: "player", other: "players") }
does-open = anything fits on { $count ->
    [one] it
   *[other] them
}
does-called = a call follows
does-burn = burn the pile
does-choose = choose who plays next
does-extend = you must play again
does-reverse = reverse play{ $count ->
    [1] { "" }
    [2] {" "}twice
   *[other] {" "}{ $count } times
}
does-toll = anyone who plays on it draws { COUNT($count, one: "extra card", other: "extra cards") }
does-no-toll = costs nothing, because the draw pile is empty
does-nothing = no power
no-effect = nothing else happens
fits-anything = goes on anything
undoes = undoes the card below
undoes-nothing = has nothing to undo here
is-paradox = it’s a paradox, because you couldn’t play it without { LIST($cards) }, so the pile burns ({ COUNT($count, one: "card", other: "cards") })
no-power-in-run = no power in a run
overrules = goes on almost anything
ignores = ignore the order
mirrors = copies the card below
chooses-nobody = with two players, there’s nobody to choose
why-joker = { $below ->
    [yes] a joker counts as the rank below it
   *[no] a joker with nothing below it
}
why-mirror = { $below ->
    [none] { RANK($rank, form: "a") } with nothing below it
    [table] { RANK($rank, form: "a") } with nothing below it to copy
   *[other] { RANK($rank, form: "a") } on { RANK($below, form: "a") } counts as { RANK($below, form: "a") }
}
why-field = field { RANK($rank) }: { $effect }
why-run = cards played in a run have no power

## What a play comes to.

effects = { LIST($effects) }{ $after ->
    [0] { "" }
   *[other] , and { LIST($after) }
}
burns = burn the pile ({ COUNT($count, one: "card", other: "cards") })
burn-by = { $how ->
    [paradox] a paradox
   *[kind] { $kind } of a kind
} burns the pile ({ COUNT($count, one: "card", other: "cards") })
skips = skip { $few ->
    [yes] { LIST($seats) }
   *[no] { COUNT($count, one: "player", other: "players") }
}
swaps = swap { COUNT($count, one: "card", other: "cards") }{ $down ->
    [yes] {" "}with face-down cards
   *[no] { "" }
}
reverses = reverse play
sends-run-back = send { LIST($cards) } back to { SEAT($who, form: "whose") } hand
undoes-swaps = undo { SEAT($who, form: "whose") } { $count ->
    [one] swap
   *[other] { $count } swaps
}
cancels = take the power from { $who ->
    [0] { "" }
   *[other] { SEAT($who, form: "whose") }{" "}
}{ LIST($cards) }
run-ends = If you stop at { $card }, the next player must play { $fits }
nothing-in-run = it does nothing in a run
play-again = you must play again{ $count ->
    [0] { "" }
   *[other] {" "}but can’t, so you pick up { COUNT($count, one: "card", other: "cards") }
}
you-call = you call higher or lower
you-choose = you choose who plays next
asks-nobody = the { RANK($rank) } decides who plays next, so you don’t
you-draw = you draw { COUNT($count, one: "extra card", other: "extra cards") } for playing on an ace
you-take-up = you take your field card into your hand
you-are-out = you’re out of cards

## What field cards do.

field-none = does nothing in this game
field-firm = { $ranks ->
    [0] all cards
   *[other] { LIST($ranks, form: "many") }
} must follow the order
field-triple = three of a rank in a row count as threes, no matter who played them
field-single = everyone plays only one card at a time
field-bottom = { $ranks ->
    [0] does nothing yet, because no card swaps now
   *[other] { LIST($ranks, form: "many") } swap with face-down cards
}
field-flipped = everyone sees the next card of the draw pile
field-bifurcate = each turn ends with a call
field-double = { $powers ->
    [0] does nothing yet, because no power can count double now
   *[other] { LIST($powers) } count double
}{ $ranks ->
    [0] { "" }
   *[other] , and { LIST($ranks, form: "many") } reverse nothing
}
doubled-swap = swaps
doubled-skip = skips
doubled-toll = aces on the pile
field-level = cards up to nine count as nines
field-phoenix = burned cards go under the draw pile
field-appoint = each player chooses who plays next{ $ranks ->
    [0] { "" }
   *[other] , except after { LIST($ranks, form: "many") }
}
field-flat = cards of a rank played together count as one, except to burn
field-inverted = everyone plays equal or lower
field-big_hand = hands are one card larger
field-mute = no card has a power
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
} follow the order
law-triple = three of a rank in a row, from anyone, are threes
law-single = one card at a time
law-bottom = { $ranks ->
    [0] no swaps, so no effect
   *[other] swap face-down cards
}
law-flipped = the draw pile is face up
law-bifurcate = a call each turn
law-double = powers count double
law-level = 2 to 9 count as nines
law-phoenix = burned cards come back
law-appoint = choose who plays next{ $ranks ->
    [0] { "" }
   *[other] , except after { LIST($ranks, last: "or") }
}
law-flat = several count as one
law-inverted = equal or lower
law-big_hand = { field-big_hand }
law-mute = no powers
cancelled = cancelled by { $again ->
    [yes] another { RANK($rank) }
   *[no] { RANK($rank, form: "a") }
}
no-source = nothing, because the draw pile is empty
last-of-source = It does nothing, because paying for it takes the last card of the draw pile
times = powers count { COUNT($count, one: "time", other: "times") }
until-end = { $effect }, until the end of this turn
still-counts = it’s in hand now, but still counts
nothing-new = nothing new

## What changes with a new field card.

acts = { $effect }
old-does = Nothing new. { $card } already does the same
another-does = Nothing new. Another { RANK($rank) } does the same
cancel-each = It and { SEAT($who, form: "whose") } { $other } cancel each other
free-of-charge = It costs nothing
price = It costs { $card ->
    [none] a face-up card
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
source-down = The draw pile is turned face down
changes-left = { COUNT($count, one: "change", other: "changes") } left

## What is on the table, and what is said about it.

told-goes = play goes { $way ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}
slate-goes = { $way ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}
told-order = you play equal or { $way ->
    [up] higher
   *[down] lower
}
slate-order = equal or { $way ->
    [up] higher
   *[down] lower
}
told-filled = you draw up to { COUNT($count, one: "card", other: "cards") }
slate-filled = hands of { $count }
told-owed = { COUNT($count, one: "more card", other: "more cards") } to draw for aces
slate-owed = { COUNT($count, one: "card", other: "cards") } to draw for aces
told-some-idle = some ranks do nothing as field cards
slate-some-idle = no field power:
told-idle = as field cards, { LIST($ranks, form: "many") } do nothing
slate-idle = { LIST($ranks, last: "beside") }
told-run = the run continues with { RANK($rank, form: "a") }
slate-run = run: { $rank } is next
told-swap = { COUNT($count, one: "swap is", other: "swaps are") } possible
slate-swap = { COUNT($count, one: "swap", other: "swaps") } left
told-choose = everyone chooses face-up cards and a field card
slate-choose = everyone is choosing
told-burn = the new field card must be paid for
slate-burn = a card to burn
told-call = { does-call }
slate-call = { does-call }
told-next = { does-choose }
slate-next = who’s next?
told-bind = only { RANK($rank, form: "many") } and jokers can follow
slate-bind = only { RANK($rank, form: "many") } and jokers
slate-value = { $value ->
    [table] table
   *[other] { $value }
}
any-fits = anything fits
any-fits-on = anything fits on { RANK($value, form: "a") }
needs = play { $fits }
may-change = this field card can be changed { $count ->
    [1] once more
   *[other] { $count } more times
}{ $cost ->
    [none] { "" }
   *[horizontal] {" "}(for a face-up card)
}

## What cards and piles are and do: tooltips.

as-field = As field card: { $effect }
in-source = { $next ->
    [yes] Next card (you’ve seen it)
   *[no] You’ve seen it, and someone will draw it
}
lies-down = It’s face down here, and you’ve seen it
turned-up-later = It’s turned up when everyone has chosen
cancelled-by = { $effect }: cancelled by { $who ->
    [none] { $card }, which still counts
   *[other] { SEAT($who, form: "whose") } { $card }
}
field-last = { SEAT($who, form: "whose") } field card { $works ->
    [yes] affects everyone and is played last
   *[no] is played last
}
change-costs = { $cost ->
    [none] Changing it costs nothing
    [more] You have no face-up card left to pay for a change
   *[horizontal] Changing it costs a face-up card
}
can-pay = { $sideways ->
    [yes] Used: it replaced a card that paid for a new field card, so it’s sideways and can’t pay
   *[no] You can burn this to change your field card
}
plays-now = { $who ->
    [you] You play
   *[other] { $who } plays
} it now
zone-up = You play these when your hand and the draw pile are empty
zone-source = You draw up to { COUNT($count, one: "card", other: "cards") } at the end of your turn
zone-source-gone = { nothing-left }
zone-burned = { $under ->
    [yes] Burned cards go under the draw pile now
   *[no] Out of play
}
all-gone = None are left
choose-field = It affects everyone, so choose what you can bear
field-gone = There’s no field card here now
zone-hand = { $who ->
    [you] The cards you play from
   *[other] Only { $who } can see these
}
for-the-end = { $ranks ->
    [0] You play these when your hand and the draw pile are empty
   *[other] For the end. Best: { LIST($ranks, last: "or", form: "a") }
}
is-out = Out of cards
race = { COUNT($count, one: "card", other: "cards") } left
    .short = { $count } left
out-when = { $source ->
    [yes] Out when the draw pile and all these cards are gone
   *[no] Out when all these cards are gone
}

## What speaks for a move.

goes-out = You’re out of cards, so you can’t come last
stops = { $where ->
    [up] None of { SEAT($who, form: "whose") } face-up cards fits on it
   *[hand] You’ve seen all of { SEAT($who, form: "whose") } hand. Nothing in it fits
}
unseen-fit = { unseen-that } on it
unseen-that = { $count ->
    [0] { $every ->
        [1] The one unseen card doesn’t fit
       *[other] None of the { COUNT($every, one: "unseen card", other: "unseen cards") } fit
    }
    [1] { $every ->
        [1] The one unseen card fits
       *[other] 1 of the { COUNT($every, one: "unseen card", other: "unseen cards") } fits
    }
   *[other] { $count } of the { COUNT($every, one: "unseen card", other: "unseen cards") } fit
}
fewer-fit = { unseen-that } on it, { $more } on your { RANK($rank) }
nothing-else = None of your other cards fit
gone-together = You get rid of { $count ->
    [2] both
   *[other] all { $count }
} { RANK($rank, form: "many") } at once
has-to-wait = { $who ->
    [you] You have { COUNT($count, one: "card", other: "cards") } left and have
   *[other] { $who } has { COUNT($count, one: "card", other: "cards") } left and has
} to wait
can-run = { COUNT($count, one: "more card of yours", other: "more of your cards") } can follow in a run
pile-gone = You won’t have to pick up that pile
extreme = { $count ->
    [one] It’s your { $which ->
        [highest] highest
       *[lowest] lowest
    } card{ $every ->
        [yes] { "" }
       *[no] {" "}that fits
    }
   *[other] They’re your { $which ->
        [highest] highest
       *[lowest] lowest
    } cards{ $every ->
        [yes] { "" }
       *[no] {" "}that fit
    }
}{ $spared ->
    [0] { "" }
   *[other] , except { LIST($spared) }
}
worth-keeping = { LIST($cards) } would fit too, but { $cards ->
    [one] is
   *[other] are
} worth keeping
can-follow = You can follow it with { LIST($cards, last: "or") }
keeps = It saves { LIST($cards) } for later
hardest = You have no card that’s harder to play
same-turn = You can play { $count ->
    [one] another card
   *[other] { $count } more cards
} in the same turn
only-fits = Only { LIST($cards) } would fit, and { $cards ->
    [one] it’s
   *[other] they’re
} worth keeping
keeps-all = You save all your cards for later
may-fit = { $count ->
    [0] None
   *[other] { $count }
} of the { COUNT($every, one: "card", other: "cards") } it could be { $count ->
    [one] fits
   *[other] fit
}
surely-fits = It fits, whatever it is
fit-then = { unseen-that } on it, instead of { $instead }
own-fit = { $count } of your own cards { $count ->
    [one] fits
   *[other] fit
} on it, instead of { $instead }
could-play = As far as you know, { $other } could play { COUNT($more, one: "card", other: "cards") } and { $who } { $count ->
    [0] none
   *[other] { $count }
}
all-alike = Everyone else has { COUNT($count, one: "card", other: "cards") }, so nobody is closer to going out
next-anyway = { $who ->
    [you] You
   *[other] { $who }
} would be next anyway
lie-together = You can play { RANK($rank, form: "many") } from your face-up cards together
held-together = You can play { RANK($rank, form: "many") } from your hand together
fits-widely = Near the end, it fits on { $every ->
    [yes] any rank
   *[no] as many ranks as any card of yours
}
lowest-card = It’s your lowest card, and you can use the others from the start
fits-on = It fits on { $count } of { COUNT($every, one: "rank", other: "ranks") }, and { $card } stays in your hand
least-fitting = None of the face-up cards you can pay with fits on fewer ranks
better-late = You play face-up cards near the end, and { $card } fits on more ranks than { $than }
fits-instead = { $card } fits on the pile now, and { $than } doesn’t
sooner = In your hand you can use { $card } sooner
hand-stays = Your hand stays as it is
wasted-in-run = It saves { LIST($cards) }, which would do nothing in a run
may-leave = It may be worth a swap, and you can still leave it there
may-be-better = { $count ->
    [0] None
   *[other] { $count }
} of the { COUNT($every, one: "card", other: "cards") } it could be { $count ->
    [one] fits
   *[other] fit
} on more ranks than { $card }
fit-with-it = { $count } of your cards { $count ->
    [one] fits
   *[other] fit
} on the pile then, instead of { $before ->
    [0] none
   *[other] { $before }
}
old-fits = Your old field card, { $card }, fits on the pile
replaced-by = { $card } from the draw pile replaces the card you pay with
only-price = It changes only one of your face-up cards
gets-old = { $stops ->
    [yes] { $card } stops working, and you can play it
   *[no] You get { $card } back and can play it
}
idle-there = It does nothing there, and you can still play { $card }
always-big_hand = You have one more card to choose from
always-bottom = Your face-up cards stay as you chose them
always-flipped = You know which card you’ll draw before you play
always-bifurcate = You call what comes next every time you play
always-appoint = You choose who plays after you
always-phoenix = The draw pile lasts longer
lose-power = { $few ->
    [no] No card has a power then, including { $count } of yours
   *[yes] { $count ->
        [0] None
       *[other] Only { $count }
    } of your { COUNT($every, one: "other card", other: "other cards") } { $count ->
        [one] has
       *[other] have
    } a power
}
held-back = { $count ->
    [0] You have none of the cards it holds back
   *[other] { $effect }. That also holds back { COUNT($count, one: "card", other: "cards") } of yours
}
count-double = { $count } of your own cards would count double
count-as-nines = { $count } of your own cards would { $count ->
    [one] count as a nine
   *[other] count as nines
}
easier = { $count } of your { COUNT($every, one: "other card", other: "other cards") } would be easier to play
of-a-kind = { $count ->
    [0] You have no pair, so you lose nothing by it
   *[other] Only { $count } of your { COUNT($every, one: "other card", other: "other cards") } are of the same rank
}
no-triple = You don’t have three of a kind, so you lose nothing by it

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

## Why something can’t be done.

no-choose-first = Choose your face-up cards and your field card first
no-burn-first = Pay for the new field card first. Burn a face-up card
no-call-first = Call higher or lower first
no-next-first = Choose the next player first
no-swap-first = Swap first, or say “done”
no-run-first = Continue the run, or say “done”
no-up-now = You can choose face-up cards only before the game
no-burn-now = There’s nothing to pay for
no-swap-now = You can swap only when you play a card that swaps
no-bury-now = { no-swap-now }
no-look-now = You can look at a card only to swap it
no-keep-now = You aren’t looking at a card
no-done-now = There’s nothing to stop
no-call-now = There’s nothing to call
no-next-now = You don’t choose who plays next
no-extend = You must play again on { RANK($rank, form: "a") }
no-name-cards = Choose the cards to play
no-field-last = You play your field card when nothing else is left
no-one-place = Cards you play together must come from the same place
no-single = Because of { $field } you can play only one card at a time
no-run-by-rank = A run goes one rank at a time. Play the { RANK($rank, form: "many") } first
no-source-first = You can’t play these until the draw pile is empty
no-bind = Only { RANK($rank, form: "a") } or a joker can follow
no-called = There’s a call. Play { $fits }
no-field-stops = { $field } stops that. Play { $fits }
no-needs = Play { $fits }
no-run-rank = The run continues with { RANK($rank, form: "a") }, and only with that
no-run-ends = A run needs two cards, and nothing can follow { RANK($rank, form: "a") }
no-run-alone = A run needs { RANK($next, form: "a") } after { RANK($rank, form: "a") }, and you have none
no-run-flip = No second card could follow in this run
no-no-place = There’s no face-down card there
no-flip-first = You must turn over a face-down card
no-can-play = You can still play { LIST($cards, last: "or") }, so you can’t pick up
no-choose-one = Choose one card at a time
no-choose-up = Choose { COUNT($count, one: "face-up card", other: "face-up cards") } first
no-choose-field = Choose your field card now
no-change-never = Field cards never change in this game
no-change-late = You can change your field card only before you play
no-change-again = You’ve changed your field card this turn
no-change-often = You can change your field card only { $count ->
    [1] once
   *[other] { $count } times
} a game
no-change-source = The draw pile is empty, so field cards don’t change any more
no-change-none = You have no field card
no-change-hand = You have no hand card to make your field card
no-change-upright = You have no face-up card left to pay with
no-name-field = Choose one hand card as your new field card
no-paid = { $card } is sideways, so it can’t pay. Choose another card
no-not-up = That isn’t one of your face-up cards
no-name-burned = Choose one face-up card to burn, but not a sideways one
field-of = { SEAT($who, form: "whose") } field { RANK($rank) }
field-lingers = the field { RANK($rank) }, which counts until this turn ends,
a-field-card = a field card
no-run-short = You can’t stop yet. A run must reach the { RANK($rank) }
no-looking = You’re looking at a card. Swap it or leave it
no-one-seat = Choose one player
no-another = Choose another player
no-is-out = { $who ->
    [you] You’re
   *[other] { $who } is
} out
no-swaps-down = Because of { $field } you can swap only with face-down cards
no-swaps-up = You can swap only with face-up cards
no-blind = In this game you can’t look before you swap
no-looked = You’re already looking at a card
no-look-first = Look at the face-down card first
no-name-swap = Choose a hand card, then a face-up card
no-bury-there = Swap a hand card for the card you’re looking at
no-face-down = That card is face down. { $due ->
    [hand-first] Play your hand first
    [source-first] You can’t play it until the draw pile is empty
    [up-first] Play your face-up cards first
   *[flip] Turn it over where it is
}
no-not-held = You don’t have that card

## House rules: what an option is called and changes, then its values.

option-powers = What cards do when played
    .help = What the cards of each rank do when they are played.
    .search = wild, miss a turn, change direction, bomb, clear, cancel, copy
value-powers-overrule = goes on anything
    .help = You can play it on higher and on lower cards, but not on a card that binds and not against a call.
    .clause = go on almost anything
value-powers-bind = binds
    .help = Only cards of its rank and jokers can follow it.
    .clause = bind what can follow
value-powers-run = starts a run
    .help = You can continue with a run, each time one rank higher. Cards in a run have no power.
    .clause = can start a run
value-powers-swap = swaps
    .help = You can swap a hand card for one of your face-up cards, once for each card played.
    .clause = swap a hand card for a face-up card
value-powers-mirror = copies
    .help = It becomes the card you play it on, with its power.
    .clause = copy the card below
value-powers-call = higher or lower
    .help = You call higher or lower, and the next card must be that, or of the same rank.
    .clause = let you call higher or lower
value-powers-skip = skips
    .help = The next player misses a turn, one player for each card played.
    .clause = skip a player
value-powers-open = anything fits
    .help = Any card can follow it.
    .clause = let anything follow
value-powers-burn = burns
    .help = It burns the whole pile, and itself with it.
    .clause = burn the pile
value-powers-choose = chooses who’s next
    .help = You choose which other player plays next.
    .clause = let you choose who plays next
value-powers-extend = plays again
    .help = You must play again on it. If you can’t, you pick up the pile.
    .clause = make you play again
value-powers-reverse = reverses
    .help = It reverses play, once for each card played.
    .clause = reverse play
value-powers-toll = costs a card
    .help = Anyone who plays on it draws one extra card at the end of that turn, for each card played.
    .clause = cost a card to play on
value-powers-neutralise = undoes
    .help = It undoes the card you play it on. If that’s a paradox, the pile burns.
    .clause = undo the card below
value-powers-nothing = nothing
    .help = It does nothing special when you play it.
    .clause = do nothing when played
option-field_powers = What field cards do
    .help = What the cards of each rank do to everyone as field cards.
    .clause = { LIST($cards, form: "many") } as field cards { $does }
    .search = law, bend the rules
value-field_powers-none = nothing
    .help = It does nothing as a field card.
    .clause = do nothing
value-field_powers-firm = only twos go anywhere
    .help = Sixes, sevens and tens must fit by rank like any other card.
    .clause = let only twos go on almost anything
value-field_powers-triple = three make a 3
    .help = Three or more cards of a rank in a row on the pile count as threes, no matter who played them.
    .clause = make three of a kind count as a three
value-field_powers-single = one at a time
    .help = Everyone plays one card at a time, in runs too.
    .clause = let you play only one card at a time
value-field_powers-bottom = swaps face down
    .help = Swaps are with face-down cards instead of face-up cards.
    .clause = make swaps go with face-down cards
value-field_powers-flipped = draw pile face up
    .help = Everyone sees the next card of the draw pile. Two of these cancel each other.
    .clause = let everyone see the next card of the draw pile
value-field_powers-bifurcate = { law-bifurcate }
    .help = Each turn ends with a call of higher or lower, which replaces the usual order.
    .clause = end each turn with a call
value-field_powers-double = powers doubled
    .help = Swaps, skips, reverses and extra cards for aces count double.
    .clause = double all powers that count
value-field_powers-level = up to 9 is a 9
    .help = Every card up to a nine counts as a nine, and does what a nine does.
    .clause = make everything up to a nine count as a nine
value-field_powers-phoenix = burns go under
    .help = Burned cards go under the draw pile, as long as there is one.
    .clause = put burned cards under the draw pile
value-field_powers-appoint = all choose who’s next
    .help = After each turn its player chooses who plays next, unless the card skips or reverses play.
    .clause = let everyone choose who plays next
value-field_powers-flat = { law-flat }
    .help = The power of cards played together counts only once. They all still count towards burning the pile.
    .clause = make several cards count as one
value-field_powers-inverted = equal or lower
    .help = The order turns around, so you play equal or lower. Two of these cancel each other.
    .clause = turn the order around
value-field_powers-big_hand = bigger hands
    .help = Everyone draws up to one more card.
    .clause = make hands one card larger
value-field_powers-mute = no powers
    .help = No card has a power when played.
    .clause = take away all powers
option-packs = Packs of cards
    .help = How many packs of 54 cards are shuffled together.
    .clause = there are { COUNT($n, one: "pack", other: "packs") } of cards
    .search = decks
value-packs-0 = one for every four
    .help = Up to four players share one pack. Five to eight play with two.
    .clause = there is a pack for every four players
value-packs-1 = 1
    .help = One pack of 54 cards.
    .clause = there is one pack of cards
option-first_dealer = Who deals first
    .help = Who deals the first game. After that the deal passes clockwise.
    .clause = { $value } deals first
option-down = Face-down cards
    .help = Everyone is dealt this many cards face down, to play unseen at the end.
    .unit = { unit-cards }
    .clause = everyone is dealt { COUNT($n, one: "card", other: "cards") } face down
value-down-0 = none
    .clause = no cards are dealt face down
value-down-1 = 1 card
    .help = Everyone has one face-down card.
    .clause = everyone is dealt one card face down
option-up = Face-up cards
    .help = Everyone chooses this many hand cards to put face up for later.
    .unit = { unit-cards }
    .clause = everyone chooses { COUNT($n, one: "face-up card", other: "face-up cards") }
value-up-0 = none
    .help = Everyone chooses only a field card.
    .clause = nobody chooses face-up cards
value-up-1 = 1 card
    .help = Everyone chooses one card to put face up.
    .clause = everyone chooses one face-up card
option-hand = Hand cards dealt
    .help = Everyone is dealt this many, and chooses face-up cards and a field card from them.
    .unit = { unit-cards }
    .clause = you are dealt { $value } to choose from
option-hand_size = Cards in hand
    .help = You draw up to this many at the end of your turn.
    .unit = { unit-cards }
    .clause = you draw up to { $value }
    .search = draw up to, refill
option-burn_kind = Cards of the same rank that burn the pile
    .help = When this many cards of the same rank are on top of the pile, the whole pile burns.
    .clause = { $value } of a kind burns the pile
    .search = four of a kind, bomb, clear the pile
value-burn_kind-0 = never
    .clause = cards of the same rank never burn the pile
value-burn_kind-3 = 3
    .help = Three of a kind burns the pile.
value-burn_kind-4 = 4
    .help = Four of a kind burns the pile.
value-burn_kind-5 = 5
    .help = Five of a kind burns the pile.
value-burn_kind-6 = 6
    .help = Six of a kind burns the pile.
value-burn_kind-7 = 7
    .help = Seven of a kind burns the pile.
value-burn_kind-8 = 8
    .help = Eight of a kind burns the pile.
option-field_change_cost = A new field card costs
    .help = What you pay to change your field card.
    .clause = a new field card costs { $value }
value-field_change_cost-horizontal = a face-up card
    .help = You burn a face-up card. The next card of the draw pile replaces it, sideways, and can’t pay again.
value-field_change_cost-none = nothing
    .help = You change your field card for free.
option-field_changes_max = You can change your field card
    .help = How often each player can change the field card in a game, at most once a turn.
    .unit = { unit-times }
    .clause = you can change your field card { $value }
value-field_changes_max-0 = never
    .clause = field cards stay as they were chosen
value-field_changes_max-1 = once
    .help = Everyone can change the field card once a game.
option-pickup = Picking up the pile
    .help = When you can pick up the pile instead of playing.
    .clause = you can pick up the pile { $value }
    .search = voluntarily, forced
value-pickup-forced = only when nothing fits
    .help = If one of your cards fits, you have to play.
value-pickup-free = whenever you like
    .help = You can pick up the pile even if one of your cards fits, unless it’s empty.
option-after_burn = After the pile burns
    .help = Who plays on the empty table after the pile burns.
    .clause = after a burn { $value }
    .search = go again
value-after_burn-next = the next player plays
    .help = Play passes on as after any other turn.
value-after_burn-again = the same player goes again
    .help = The player who burned the pile has another turn.
option-run_wrap = Runs carry over from the last rank to the first
    .help = A run can carry over from the last rank to the first, for thirteen ranks at most.
    .yes = runs can carry over from the last rank to the first
    .no = runs stop at the last rank
    .search = round the corner, straights
option-down_swap = Swapping a face-down card
    .help = How you swap with a face-down card, when a field card calls for it.
    .clause = you swap a face-down card { $value }
    .search = exchange, look
value-down_swap-blind = unseen
    .help = You put a hand card there and take the face-down card unseen.
value-down_swap-look = after looking at it
    .help = You look at the face-down card first, and can leave it there.
option-queen_last = If you must play again on your last card
    .help = What happens if your last card needs another one from you.
    .clause = if you must play again on your last card, { $value }
    .search = finish
value-queen_last-pickup = you pick up the pile
    .help = You can’t follow it, so you pick up the pile and stay in.
value-queen_last-out = you’re out anyway
    .help = You don’t have to follow it, so you’re out.
option-last_card = The last card you play
    .help = Which card you play last.
    .clause = the last card you play is { $value }
    .search = finish
value-last_card-field = your field card
    .help = You take your field card into your hand at the end and play it too.
value-last_card-down = a face-down card
    .help = Your field card burns when you would take it into your hand, and you don’t have to play it.
option-stall_turns = Turns without progress that end the game
    .help = The game ends after this many turns in a row without progress. Players are placed by how many cards they have left.
    .unit = { unit-turns }
    .clause = the game ends after { $value } without progress
value-stall_turns-0 = never
    .help = The game goes on for as long as it takes.
    .clause = no game ends for lack of progress
option-evening_to = Losses that end a match
    .help = The match is over when someone has lost this many games. The player who has lost the fewest wins it.
    .unit = { unit-games }
    .clause = a match ends when someone has lost { $value }
    .search = match, first to, losses, evening
value-evening_to-0 = no limit
    .help = The match goes on for as long as you like.
    .clause = a match ends whenever you like
option-order = The order of the cards
    .help = Which card beats which, the weakest first.
    .clause = the cards are in another order
    .search = aces high, aces low, strongest

# What can’t be chosen.
wrong-cards = { COUNT($seats, one: "player", other: "players") } with { $hand } hand and { COUNT($down, one: "face-down card", other: "face-down cards") } each need { COUNT($need, one: "card", other: "cards") }. There are { $have }, which is { $short } too few
wrong-hand = deal more than { $up }, because the face-up cards and a field card come from these
wrong-two-powers = a card can copy and go on anything, but have only one other power
wrong-undoing = only jokers can undo other cards

# What makes a poor game.
doubt-unburnt = Nothing burns now, so the pile only grows, and many games never end.
doubt-no-swaps = This changes nothing, because no card swaps.
doubt-no-cost = Nobody has face-up cards to pay with.

# What the table itself says: `assets/layouts/cunt-soul.yaml` names these.

## The game on the menu and at the table.

about-like = Every rank has a power
about-game = Get rid of all your cards, your field card last of all. What you play must fit the pile, and a field card can change the rules for everyone. If you don’t know which to choose, take one you won’t miss, and keep your twos, tens and jokers.

## Places: what they are called, and what one does there.

place-source = Draw pile
place-source-label = draw pile
place-source-tip = You draw from here at the end of your turn
place-pile = Pile
place-pile-tip = You play your cards here, and can look through it
place-burned = Burned cards
place-burned-label = burned
place-burned-tip = Out of play
place-down = face-down cards
place-up = face-up cards
place-field = field card
place-field-tip = A field card affects everyone
place-hand = hand

## Buttons.

button-field = Change
button-field-tip = Choose another hand card as your field card
button-pickup = Pick up
button-keep = { do-keep }
button-done = Done
button-call-higher = ▲ Higher
button-call-lower = ▼ Lower

## On the cloth.

chip-dealer = D

## What cards do, in the list beside the table.

power-overrule = { overrules }
power-bind = only a 3 or a joker can follow
power-run = can start a run
power-swap = swaps a hand card for a face-up card
power-mirror = { mirrors }
power-call = { you-call }
power-skip = skips a player
power-open = anything fits on it
power-burn = burns the pile
power-choose = { you-choose }
power-extend = { does-extend }
power-reverse = reverses play
power-toll = anyone who plays on it draws an extra card
power-neutralise = goes on anything and undoes it
power-title-field-powers = What field cards do to everyone
power-firm = 6s, 7s and 10s must fit too
power-triple = three of a rank in a row on the pile count as 3s, no matter who played them
power-single = { field-single }
power-bottom = swaps are with face-down cards
power-flipped = the draw pile is turned over
power-bifurcate = { field-bifurcate }
power-double = powers count double
power-level = { field-level }
power-phoenix = { field-phoenix }
power-appoint = everyone chooses who plays next
power-flat = cards played together count as one, except to burn
power-inverted = play equal or lower
power-big_hand = { field-big_hand }
power-mute = { field-mute }

## What a study counts, and how games end in it.

study-played = { $ranks } played
study-field = { $ranks } as field cards
study-burned = Piles burned
study-field_changed = Field cards changed
study-paradox = Paradoxes
study-run_undone = Runs undone
study-picked_up = Piles picked up
study-ended-last = with one player left holding cards
study-ended-stalled = because nobody can make progress, so the player with the fewest cards wins

## The card guide: what a power is in a word or two, beside its sign, and with more room.

aid-overrule = bypass
    .more = goes on anything
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
