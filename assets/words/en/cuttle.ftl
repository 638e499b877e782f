# The words of Cuttle and its variants.

## What the reader is asked.

prompt-allow-frozen = Your Two must wait: you can't stop { SEAT($by, form: "whose") } { $card }
prompt-allow-none = You have no Two to stop { SEAT($by, form: "whose") } { $card }
prompt-allow = { $by } plays { $card }: counter it?
prompt-take = Take a card from the scrap pile
prompt-discard = Give up { COUNT($n, one: "card", other: "cards") } to the scrap pile
prompt-pass = Nothing to draw: play a card, or pass
prompt-draw-points = Your turn: draw, or play a card
prompt-draw-action = Your turn: draw, or play a card
prompt-draw = Your turn: draw a card
prompt-points = Play a turned-up card
prompt-action = Play a turned-up card

## What happened: the log.

log-drew = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $moved }
log-drew-full = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $moved }: the hand is full
log-drew-few = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $moved }: there are no more
log-laid = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} { $card } for points
log-scuttled = { $seat ->
    [you] You scuttle
   *[other] { $seat } scuttles
} { $card } with { $by }: both are scrapped
log-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card }
log-played-scrap_points = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to scrap all point cards
log-played-scrap_effect = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to scrap { $target }
log-played-rummage = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to take a card from the scrap pile
log-played-raid = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to make { $target } discard two cards at random
log-played-raid-choose = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to make { $target } give up two cards
log-played-draw = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to draw two cards
log-played-discard_draw = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to give up a card and draw three
log-played-scrap_effects = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to scrap all Queens, Kings, Jacks and glasses
log-played-drawn_play = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to turn up the top card of the draw pile and play it
log-played-drawn_play-two = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to turn up two cards and play one
log-played-glasses = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } as glasses to look at { SEAT($target, form: "whose") } hand
log-played-return_effect = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to send { $target } back to its owner's hand
log-played-steal = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } to steal { $target }
log-played-shield = { $seat ->
    [you] You play { $card } to protect your other cards
   *[other] { $seat } plays { $card } to protect their other cards
}
log-played-crown = { $seat ->
    [you] You play { $card } and now need only { $after } points
   *[other] { $seat } plays { $card } and now needs only { $after } points
}
log-countered = { $seat ->
    [you] You counter
   *[other] { $seat } counters
} { $card } with { $by }
log-did-allow = { $seat ->
    [you] You let
   *[other] { $seat } lets
} it happen
log-stood = Nobody counters { $card }
log-stood-safe = { $card } can't be countered: { $seat ->
    [you] you have
   *[other] { $seat } has
} a Queen
log-stood-after_all = The counter was countered: { $card } works after all
log-came_to_nothing = { $card } does nothing: it was countered
log-nothing_to_lose = { $seat ->
    [you] You have
   *[other] { $seat } has
} no hand card left to lose
log-useless = { $card } can't be played, so it is scrapped
log-stolen = { $seat ->
    [you] You steal
   *[other] { $seat } steals
} { $card } with { $by }
log-went_home = { $card } goes back to { $seat }
log-scrapped = To the scrap pile: { $cards }
log-scrapped-spent = To the scrap pile: { $cards }
log-returned = { $card } goes back to { SEAT($seat, form: "whose") } hand
log-turned_up = { $cards } turned up
log-took = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the scrap pile
log-opened = { SEAT($seat, form: "whose") } hand lies open from now on
log-closed = { SEAT($seat, form: "whose") } hand is hidden again
log-passed = { $seat ->
    [you] You pass
   *[other] { $seat } passes
}
log-over = The game is over

## What a choice does.

do-draw = Draw a card
do-points = Lay { $card } for { COUNT($count, one: "point", other: "points") } ({ $after } of { $goal })
do-points-wins = Lay { $card } for { COUNT($count, one: "point", other: "points") } and win
do-scuttle = Scuttle { $target } with { $card }: both go to the scrap pile
do-scuttle-riders = Scuttle { $target } with { $card }: both go to the scrap pile, along with { $cards }
do-action = Play { $cards } { $seat }
do-action-scrap_points = Play { $card } to scrap all point cards
do-action-scrap_effect = Play { $card } to scrap { SEAT($owner, form: "whose") } { $target }{ $ending }
do-action-scrap_effect-own = Play { $card } to scrap your own { $target }{ $ending }
do-action-rummage = Play { $card } to take a card from the scrap pile
do-action-raid = Play { $card } to make { $owner } discard { COUNT($count, one: "card", other: "cards") } at random
do-action-raid-choose = Play { $card } to make { $owner } give up { COUNT($count, one: "card", other: "cards") } of their choice
do-action-draw = Play { $card } to draw { COUNT($count, one: "card", other: "cards") }
do-action-discard_draw = Play { $card } to give up a card and draw { COUNT($count, one: "card", other: "cards") }
do-action-scrap_effects = Play { $card } to scrap all Queens, Kings, Jacks and glasses{ $ending }
do-action-drawn_play = Play { $card } to turn up the top card of the draw pile and play it
do-action-drawn_play-two = Play { $card } to turn up the top two cards of the draw pile and play one
do-action-glasses = Play { $card } as glasses: look at { SEAT($owner, form: "whose") } hand from now on
do-action-return_effect = Play { $card } to send { $target } back to { SEAT($owner, form: "whose") } hand{ $ending }
do-action-return_effect-own = Play { $card } to take your own { $target } back into your hand{ $ending }
do-action-steal = Play { $card } to steal { $target } from { $owner }{ $ending }
do-action-shield = Play { $card } to protect your other cards
do-action-scrap_points-nothing = Play { $card }: there is nothing to scrap, so it is wasted
do-action-scrap_effects-nothing = Play { $card }: there is nothing to scrap, so it is wasted
do-action-crown = Play { $card }: you need { $after } points instead of { $before }{ $ending }
do-pass = Pass: you neither draw nor play a card
do-counter = Counter { $target } with { $card }: both go to the scrap pile
do-allow = Let it happen
do-allow-none = Go on: you have no Two to counter with
do-allow-frozen = Go on: your Two must wait
do-take = Take { $cards }
do-discard = Give up { $cards }

## Buttons whose words depend on what they would do.

label-allow-none = Go on
label-allow-frozen = Go on

## How the game ended, and what scores are made of.

end-points = { $seat ->
    [you] You win
   *[other] { $seat } wins
} with { $points } points
end-points-kings = { $seat ->
    [you] You win
   *[other] { $seat } wins
} with { $points } points ({ $goal } is enough with { COUNT($kings, one: "King", other: "Kings") })
end-passes = The draw pile is empty and everyone has passed: nobody wins
end-stall = { $stall_turns } passes and Threes in a row: nobody wins
end-card = { $card }
end-card-stolen = { $card } (stolen from { $owner } with { $by })

## Who begins, and why.

opening-lot = { $dealer ->
    [you] You deal
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
    [you] You deal
   *[other] { $dealer } deals
} first by these rules, so { $first ->
    [you] you begin
   *[other] { $first } begins
}.

## What somebody did last, under their name.

brief-drew = drew { $moved }
brief-drew-full = drew { $moved }
brief-drew-few = drew { $moved }
brief-laid = laid { $card }
brief-scuttled = scuttled { $card }
brief-played = played { $card }
brief-countered = countered { $card }
brief-took = took { $card }
brief-passed = passed

## Marks at players, and warnings.

badge-points = { $n } / { $goal }
badge-points-tip = Points so far, of those needed to win
badge-dealer = dealer
badge-dealer-tip = D: { $who } dealt the cards this time
warning-stall = { COUNT($count, one: "pass or Three", other: "passes and Threes") } in a row; at { $limit } the game is drawn
