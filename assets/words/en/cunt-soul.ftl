# The words of Cunt Soul and its variants.

## What the reader is asked.

prompt-phase-choose-away = All choose face-up and field cards in secret
prompt-up = Lay a card face up: { $laying } to go
prompt-field-play = Your turn
prompt-field-pickup-nothing = Your turn: nothing to play
prompt-field-pickup = Your turn: nothing fits
prompt-field-flip = Your turn: turn over a face-down card
prompt-field = Choose your field card: it affects everyone
prompt-burn = Pay for it: burn an upright face-up card
prompt-swap-done = Swap face-up cards: { COUNT($swaps, one: "swap", other: "swaps") } left
prompt-bury-done = Swap face-down cards: { COUNT($swaps, one: "swap", other: "swaps") } left
prompt-bury = Swap it for a hand card: or leave it
prompt-look = Look at a face-down card: or press Done
prompt-call = Say what must follow: higher or lower
prompt-next = Who plays next?: Click a player
prompt-phase-run-play-done = Go on with the run: or press Done
prompt-phase-run-flip-done = Turn over another card: or press Done
prompt-phase-run-play = Go on: too short for a run yet
prompt-phase-run-flip = Turn one over: too short for a run
prompt-phase-extend-pickup = Pick up the pile: nothing can follow
prompt-phase-extend = You must play again
prompt-phase-run-done = Press Done: you can't go on
prompt-done = Press Done: nothing more to do
prompt-play-pickup-nothing = Your turn
prompt-play-pickup = Your turn
prompt-play = Your turn
prompt-flip = Your turn: turn over a face-down card
prompt-pickup-nothing = Pass: nothing fits, and the pile is empty
prompt-pickup = Pick up the pile: nothing fits

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
log-unburned = Not { $kind } of a kind in a row, so nothing burns: { $between } lies between the { $ranks }
log-unburned-several = Not { $kind } of a kind in a row, so nothing burns: { $between } lie between the { $ranks }
log-unburned-likeness = Not { $kind } of a kind, so nothing burns: { $between } only counts as { term-value }
log-unburned-likenesses = Not { $kind } of a kind, so nothing burns: { $between } only count as { term-value }
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
log-missed = The { $rank } { term-lost }
log-missed-mute = { SEAT($owner, form: "whose") } field card, { $field }, leaves no card any power: the { $rank } { term-lost }
log-missed-mute-lingers = The field joker still counts this turn: the { $rank } { term-lost }
log-missed-level = Counting as { $like } ({ SEAT($owner, form: "whose") } field card, { $field }), the { $rank } { term-lost }
log-missed-level-lingers = Counting as { $like } (the field nine still counts this turn), the { $rank } { term-lost }
log-missed-triple = { SEAT($owner, form: "whose") } field card, { $field }, makes three of a kind a three: the { $rank } { term-lost }
log-missed-triple-lingers = The field three still counts this turn and makes three of a kind a three: the { $rank } { term-lost }
log-missed-flat = { SEAT($owner, form: "whose") } field card, { $field }, makes them count as one { $rank }
log-missed-flat-lingers = The field queen still counts this turn: they count as one { $rank }
log-missed-run = Played in a run, the { $rank } { term-lost }
log-missed-kind = The pile burns: the { $rank } { term-lost }
log-missed-nothing_left = No cards left for it: the { $rank } { term-lost }
log-missed-even = Reversed twice: play goes on as before
log-missed-two = Only two are playing: the { $rank } { term-lost }
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
} { $call } (the next card must be { $fits })
log-called-anything = { $seat ->
    [you] { $seat } call
   *[other] { $seat } calls
} { $call } (anything fits)
log-call_lapsed = “{ $call } than { term-value }” no longer counts: the fields have changed
log-call_lapsed-gone = “{ $call } than { term-value }” no longer counts: the field { $rank } is gone
log-named = { $seat ->
    [you] { $seat } choose
   *[other] { $seat } chooses
} { $to } to play next
log-reversed = Play reverses: now { term-direction }
log-skipped = Skipped: { $seats }
log-mirrored = { $cards } { term-value }
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
log-unasked-skip = The { $rank } decides who plays next, so { $seat ->
    [you] you choose
   *[other] { $seat } chooses
} nobody
log-unasked-reverse = The { $rank } decides who plays next, so { $seat ->
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
do-field = Make { $cards } your field card
do-play = Play { $cards }
do-play-does = Play { $cards }: { $effect }
do-play-less = Play { $cards }: { $effect }. The { $rank } { term-lost }
do-play-lost = Play { $cards }: the { $rank } { term-lost }
do-field-free = Make { $card } your field card: { $effect }
do-field-changed = Make { $card } your field card: { $effect }. It costs nothing; { $old } { $back }. { COUNT($left, one: "change", other: "changes") } left
do-field-paid = Make { $card } your field card: { $effect }. It costs an upright face-up card, which { $fate }; { $old } { $back }. { COUNT($left, one: "change", other: "changes") } left
do-field-pays = Make { $card } your field card: { $effect }. It costs { $paid }, which { $fate }; { $old } { $back }. { COUNT($left, one: "change", other: "changes") } left
do-flip = Turn over face-down card { $place }
do-flip-risk = Turn over face-down card { $place }: if it doesn't fit, you take { COUNT($count, one: "card", other: "cards") }
do-pickup = Pick up
do-pickup-pile = Pick up: all { COUNT($count, one: "card", other: "cards") } of the pile come into your hand
do-pickup-nothing = Pass: the pile is empty, so you pick up nothing
do-burn = Pay with { $cards }: it { $fate }, and { $next } takes its place, sideways
do-swap-for = Swap { $given } from your hand for { $taken }
do-bury = Swap { $cards } for face-down card { $place }
do-look = Look at face-down card { $place }
do-keep = Leave it where it is
do-call-higher = Higher: the next card must be { $fits }
do-call-higher-anything = Higher: anything fits
do-call-lower = Lower: the next card must be { $fits }
do-call-lower-anything = Lower: anything fits
do-call-higher-void = Higher than { term-value }: but the field card that asks for it is gone, so it won't count
do-call-lower-void = Lower than { term-value }: but the field card that asks for it is gone, so it won't count
do-done = Done: nothing more for now
do-next = Let { $seat } play next

## Buttons whose words depend on what they would do.

label-pickup-pile = Pick up { COUNT($count, one: "card", other: "cards") }
label-pickup-nothing = Pass
label-field-free = Choose

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
brief-picked_up = picked up { COUNT($count, one: "card", other: "cards") }
brief-picked_up-nothing = passed
brief-field_changed = new field: { $card }
brief-called = calls { $call }
brief-named = chose { $to }
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
   *[other] { $value }
}
term-lost = { $lost ->
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
    [neutralise] cancels nothing
    [bind-several] don't limit what follows
    [run-several] can't begin a run
    [swap-several] swap nothing
    [call-several] aren't followed by a call
    [skip-several] skip nobody
    [open-several] don't let every card follow
    [burn-several] burn nothing
    [choose-several] choose nobody
    [extend-several] don't need to be followed
    [reverse-several] don't reverse play
    [toll-several] cost nothing
    [neutralise-several] cancel nothing
   *[other] { $lost }
}

## What fits.

anything = anything
fits = { LIST($parts, last: "or") }
fits-or-joker = { $part }, or a joker
fits-from = { $how ->
    [short] { $rank }
   *[spelled] { RANK($rank, form: "a") }
} or { $way ->
    [up] higher
   *[down] lower
}
fits-beyond = { $way ->
    [up] higher
   *[down] lower
} than { $how ->
    [short] { $rank }
   *[spelled] { RANK($rank, form: "a") }
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
no-name-cards = Name the cards to play
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
no-nothing-there = There is nothing to pick up
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
no-name-field = Name one hand card to be the new field card
no-paid = { $card } has paid already: it lies sideways
no-not-up = That isn't one of your face-up cards
no-name-burned = Name one upright face-up card to burn
field-of = { SEAT($who, form: "whose") } field { RANK($rank) }
field-lingers = the field { RANK($rank) }, which counts until this turn ends,
a-field-card = a field card
no-run-short = A run is at least two cards: it must reach the { RANK($rank) }
no-looking = You are looking at a card: bury one there, or keep it
no-one-seat = Name one player
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
no-name-swap = Name a hand card, then a face-up card
no-bury-there = Bury one hand card at the place you look at
no-face-down = That card lies face down: { $due ->
    [hand-first] finish your hand first
    [source-first] the source still has cards
    [up-first] finish your face-up cards first
   *[flip] turn it over at its place
}
no-not-held = You don't hold that card
