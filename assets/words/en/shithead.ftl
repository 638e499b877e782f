# The words of Shithead and its variants.

## What the reader is asked.

prompt-away-down = You may take a down-card before your turn
prompt-ready = Swap cards if you like: then press Ready
prompt-shown-show = { SEAT($from, form: "whose") } three: show one back, or pick up
prompt-shown-down = { SEAT($from, form: "whose") } three: try a down-card, or pick up
prompt-shown = { SEAT($from, form: "whose") } three: you have to pick up
prompt-flip = Your turn: turn over a down-card
prompt-up = Your turn: play up-cards, or take them up
prompt-down = Your turn: take up a down-card
prompt-play-show-pickup-nothing = Your turn: play, show a three, or pass
prompt-play-show = Your turn: play, or show a three
prompt-play-pickup-nothing = Your turn: play { $fits }, or pass
prompt-play-pickup-pile = Your turn: { $fits }, or pick up
prompt-play = Your turn: play
prompt-show-pickup-nothing = Nothing to play: show a three, or pass
prompt-show = Nothing fits: show a three, or pick up
prompt-pickup-nothing = Nothing to play: you can only pass
prompt-pickup = Nothing fits: pick up the pile

## What happened: the log.

log-did-ready = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} ready to play
log-swapped = { $seat ->
    [you] { $seat } swap
   *[other] { $seat } swaps
} { $given } from hand for { $taken }
log-started = { $seat ->
    [you] { $seat } begin
   *[other] { $seat } begins
}
log-started-lowest = { $seat ->
    [you] { $seat } hold the lowest ordinary card (ties go by suit) and begin, with any card
   *[other] { $seat } holds the lowest ordinary card (ties go by suit) and begins, with any card
}
log-played = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $cards }
log-burned = { $top } burns the pile ({ COUNT($count, one: "card", other: "cards") })
log-burned-alone = { $top } burns at once
log-burned-run = { term-run } of a kind burns the pile ({ COUNT($count, one: "card", other: "cards") })
log-again = { $seat ->
    [you] { $seat } go
   *[other] { $seat } goes
} again
log-skipped = Skipped: { $seats }
log-unskipped = The pile has burned, so nobody is skipped
log-reversed = Play reverses
log-reversed-even = Turned round { COUNT($count, one: "time", other: "times") }: the play goes on as before
log-drew = { $seat ->
    [you] { $seat } draw
   *[other] { $seat } draws
} { COUNT($count, one: "card", other: "cards") }
log-picked_up = { $seat ->
    [you] { $seat } pick
   *[other] { $seat } picks
} up { COUNT($count, one: "card", other: "cards") }
log-picked_up-nothing = { $seat ->
    [you] { $seat } pass
   *[other] { $seat } passes
}
log-picked_up-flip = { $seat ->
    [you] { $seat } pick
   *[other] { $seat } picks
} up { COUNT($count, one: "card", other: "cards") }
log-picked_up-flip-nothing = { $seat ->
    [you] { $seat } have
   *[other] { $seat } has
} no pile to pick up
log-picked_up-shown = { $seat ->
    [you] { $seat } take
   *[other] { $seat } takes
} the pile ({ COUNT($count, one: "card", other: "cards") })
log-picked_up-shown-nothing = { $seat ->
    [you] { $seat } accept
   *[other] { $seat } accepts
}; there is no pile to pick up
log-shown = { $seat ->
    [you] { $seat } show
   *[other] { $seat } shows
} { $card } to { $to }
log-backfired = { $seat ->
    [you] { $seat } show
   *[other] { $seat } shows
} { $card } right back to { $to }
log-took_up = { $seat ->
    [you] { $seat } take
   *[other] { $seat } takes
} up { $cards } from the table
log-took_down = { $seat ->
    [you] { $seat } take
   *[other] { $seat } takes
} a down-card
log-took_down-failed = { $seat ->
    [you] { $seat } turn
   *[other] { $seat } turns
} over { $card }, which doesn't fit
log-left = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} out of cards
log-back_in = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} back in
log-library = { $seat ->
    [you] { $seat } now hold
   *[other] { $seat } now holds
} { $count } cards, a library
log-over = The game is over
log-thrice = { $seat ->
    [you] { $seat } have
   *[other] { $seat } has
} lost for the third time

## What a choice does.

do-play = Play { $cards }
do-play-out = Play { $cards }: then you are out
    .short = Play { $cards }
do-play-burn = Play { $cards }: burns the pile ({ COUNT($count, one: "card", other: "cards") }), and you go again
    .short = Play { $cards }
do-play-burn-empty = Play { $cards }: burns, and you go again
    .short = Play { $cards }
do-play-again = Play { $cards }: you go again
    .short = Play { $cards }
do-play-skip = Play { $cards }: skips { $whom }
    .short = Play { $cards }
do-play-reverse = Play { $cards }: reverses play
    .short = Play { $cards }
do-play-lower = Play { $cards }: the next card must be { $value } or lower
    .short = Play { $cards }
do-show = Show { $cards } to { $seat }
do-show-pile = Show { $card } to { $to }: they take the pile ({ COUNT($count, one: "card", other: "cards") }) and { $after } is next, or they show a three back to you
    .short = Show { $card } to { $to }
do-show-pile-own = Show { $card } to { $to }: they take the pile ({ COUNT($count, one: "card", other: "cards") }) and it's your turn again, or they show a three back to you
    .short = Show { $card } to { $to }
do-show-pile-last = Show { $card } to { $to }: they take the pile ({ COUNT($count, one: "card", other: "cards") }), and { $after } is next
    .short = Show { $card } to { $to }
do-show-pile-last-own = Show { $card } to { $to }: they take the pile ({ COUNT($count, one: "card", other: "cards") }), and it's your turn again
    .short = Show { $card } to { $to }
do-show-nothing = Show { $card } to { $to }: the pile is empty, and { $after } is next, unless they show a three back to you
    .short = Show { $card } to { $to }
do-show-nothing-own = Show { $card } to { $to }: the pile is empty, and it's your turn again, unless they show a three back to you
    .short = Show { $card } to { $to }
do-show-nothing-last = Show { $card } to { $to }: the pile is empty, and { $after } is next
    .short = Show { $card } to { $to }
do-show-nothing-last-own = Show { $card } to { $to }: the pile is empty, and it's your turn again
    .short = Show { $card } to { $to }
do-show-end = Show { $card } to { $to }: if they can't show one back, they are the last one with cards
    .short = Show { $card } to { $to }
do-swap-for = Swap { $given } from your hand for { $taken }
do-up = Take { $cards }
do-down = Take down-card { $place }
do-flip = Turn over down-card { $place }
do-flip-risk = Turn over down-card { $place }: if it doesn't fit, you take { COUNT($count, one: "card", other: "cards") }
    .short = Turn over down-card { $place }
do-pickup = Pick up
do-pickup-pile = Pick up the pile: { COUNT($count, one: "card goes", other: "cards go") } into your hand
    .short = Pick up the pile
do-pickup-nothing = Pass: you keep your cards and pick up nothing
    .short = Pass
do-ready = Ready to play: no more swaps for you
    .short = Ready to play

## Buttons whose words depend on what they would do.

label-pickup-pile = Pick up { $count }
label-pickup-nothing = Pass

## How the game ended, and what scores are made of.

end-loser = { $loser ->
    [you] { $loser } are the only one left with cards and lose
   *[other] { $loser } is the only one left with cards and loses
}
end-stall = { $stall_turns } plays without progress: nobody loses

## Who begins, and why.

opening-lot = { $dealer ->
    [you] { $dealer } deal
   *[other] { $dealer } deals
}, drawn by lot.
opening-turn = It is { SEAT($dealer, form: "whose") } turn to deal.
opening-rule = { $dealer ->
    [you] { $dealer } deal
   *[other] { $dealer } deals
} first by these rules.

## What somebody did last, under their name.

brief-played = { LIST($cards, last: "beside") }
brief-picked_up = picked up { $count }
brief-picked_up-nothing = passed
brief-picked_up-flip = picked up { $count }
brief-picked_up-flip-nothing = nothing to pick up
brief-picked_up-shown = took { $count }
brief-picked_up-shown-nothing = took nothing
brief-shown = showed { $card }
brief-backfired = { $card } back
brief-took_up = took up { LIST($cards, last: "beside") }
brief-took_down = took a down-card
brief-took_down-failed = turned { $card }
brief-swapped = swapped { LIST($taken, last: "beside") }
brief-did-ready = ready

## Across the table.

banner-started-lowest =
    { $seat ->
        [you] { $seat } begin
       *[other] { $seat } begins
    }
    holding the lowest ordinary card
banner-left = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} out!
banner-back_in = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} back in!
banner-library =
    A library!
    { $seat ->
        [you] { $seat } hold
       *[other] { $seat } holds
    } { $count } cards
banner-thrice = Lost three times!

## Marks at players, and warnings.

badge-dealer = dealer
badge-dealer-tip = D: { $who } dealt the cards this time
badge-out = out, { $place }
badge-out-tip = Out of cards
badge-unsafe = not safe yet
badge-unsafe-tip = A shown three can still bring them back
badge-losses = { COUNT($n, one: "loss", other: "losses") }
badge-losses-tip = Games lost at this table
warning-quiet = { COUNT($count, one: "play", other: "plays") } without progress; at { $limit } the game ends with no loser

## Words for values.

term-run = { $run ->
    [3] Three
    [4] Four
    [5] Five
   *[other] { $run }
}
