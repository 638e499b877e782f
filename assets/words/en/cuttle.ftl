# The words of Cuttle and its variants.

## What the reader is asked.

prompt-allow-frozen =
    Your two is frozen:
    you can’t counter { SEAT($by, form: "whose") } { $card }
prompt-allow-none =
    { $by } plays { $card }:
    you have no two to counter it
prompt-allow =
    { $by } plays { $card }:
    counter it?
prompt-take = Take a card from the scrap pile
prompt-discard = Discard { COUNT($n, one: "card", other: "cards") }
prompt-phase-drawn-discard =
    You can’t play either card:
    discard one of them
prompt-phase-drawn = Play what you just turned up
prompt-only-pass =
    You can’t draw or play:
    pass
prompt-pass =
    The draw pile is empty:
    play a card, or pass
prompt-draw-points =
    Your turn:
    draw, or play a card
prompt-draw-action = { prompt-draw-points }
prompt-draw =
    Your turn:
    draw a card
prompt-points =
    Your hand is full:
    play a card
prompt-action = { prompt-points }

## What the chosen cards can do, after their names: “9♦ · play it for points, or scuttle a card”.

chosen-points = play it for points
chosen-scuttle = scuttle a card
chosen-action = play it for its effect
chosen-action-scrap_points = scrap all points
chosen-action-scrap_points-nothing = play it for no effect
chosen-action-scrap_effect = scrap a card
chosen-action-rummage = fetch a card
chosen-action-raid = make someone discard
chosen-action-draw = draw cards
chosen-action-discard_draw = discard, then draw cards
chosen-action-scrap_effects = scrap all permanents
chosen-action-scrap_effects-nothing = { chosen-action-scrap_points-nothing }
chosen-action-drawn_play = turn up a card
chosen-action-glasses = see a hand
chosen-action-return_effect = send a card back to hand
chosen-action-return_effect-own = take a card back
chosen-action-steal = steal a card
chosen-action-shield = protect your cards
chosen-action-crown = win with fewer points
chosen-counter = counter with it
chosen-take = take it
chosen-discard = { $count ->
    [1] discard it
   *[other] discard them
}

## What happened: the log.

log-drew = { $seat ->
    [you] { $seat } draw
   *[other] { $seat } draws
} { $moved }
log-drew-full = { $seat ->
    [you] { $seat } draw
   *[other] { $seat } draws
} { $moved } (the hand is full)
log-drew-few = { $seat ->
    [you] { $seat } draw
   *[other] { $seat } draws
} { $moved } (there are no more)
log-laid = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } for points
log-scuttled = { $seat ->
    [you] { $seat } scuttle
   *[other] { $seat } scuttles
} { $card } with { $by }
log-played = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card }
log-played-scrap_points = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to scrap everyone’s points
log-played-scrap_effect = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to scrap { $target }
log-played-rummage = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to take a card from the scrap pile
log-played-raid = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to make { $target } discard { COUNT($count, one: "card", other: "cards") }{ $count ->
    [1] { "" }
   *[other] {" "}at random
}
log-played-raid-choose = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to make { $target } discard { COUNT($count, one: "card", other: "cards") }
log-played-draw = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to draw { COUNT($count, one: "card", other: "cards") }
log-played-discard_draw = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to { $costs ->
    [yes] discard a card and draw
   *[no] draw
} { COUNT($count, one: "card", other: "cards") }
log-played-scrap_effects = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to scrap all permanents
log-played-drawn_play = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to turn up the top card of the draw pile and play it
log-played-drawn_play-two = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to turn up two cards and play one
log-played-glasses = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } as glasses to see { SEAT($target, form: "whose") } hand
log-played-return_effect = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to send { $target } back to its owner’s hand
log-played-steal = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to steal { $target }
log-played-usurp = { log-played-steal }
log-played-shield = { $seat ->
    [you] { $seat } play { $card } to protect your other cards
   *[other] { $seat } plays { $card } to protect { SEAT($seat, form: "their") } other cards
}
log-played-crown = { $seat ->
    [you] { $seat } play { $card } for a goal of only { COUNT($after, one: "point", other: "points") }
   *[other] { $seat } plays { $card } for a goal of only { COUNT($after, one: "point", other: "points") }
}
log-countered = { $seat ->
    [you] { $seat } counter
   *[other] { $seat } counters
} { $card } with { $by }
log-did-allow = { $seat ->
    [you] { $seat } let
   *[other] { $seat } lets
} it happen
log-stood = Nobody counters { $card }
log-stood-safe = Nobody can counter { $card }, because { $seat ->
    [you] you have
   *[other] { $seat } has
} a queen
log-stood-after_all = The counter was countered, so { $card } takes effect after all
log-came_to_nothing = { $card } was countered, so it does nothing
log-nothing_to_lose = { $seat ->
    [you] { $seat } have
   *[other] { $seat } has
} no cards left to discard
log-useless = { $card } can’t be played, so it’s scrapped
log-stolen = { $seat ->
    [you] { $seat } steal
   *[other] { $seat } steals
} { $card } with { $by }
log-went_home = { $card } goes back to { $seat }
log-scrapped = { $cards } { $cards ->
    [other] go
   *[one] goes
} to the scrap pile
log-scrapped-swept = { $seat ->
    [you] { $seat } lose { $cards }
   *[other] { $seat } loses { $cards }
}
log-scrapped-lost = { $seat ->
    [you] { $seat } discard { $cards }
   *[other] { $seat } discards { $cards }
}
log-scrapped-spent = { log-scrapped }
log-returned = { $card } goes back to { SEAT($seat, form: "whose") } hand
log-turned_up = { $cards } { $cards ->
    [other] are
   *[one] is
} turned up
log-took = { $seat ->
    [you] { $seat } take
   *[other] { $seat } takes
} { $card } from the scrap pile
log-opened = Everyone can now see { SEAT($seat, form: "whose") } hand
log-closed = { SEAT($seat, form: "whose") } hand is hidden again

## What a choice does.

do-draw = Draw a card
do-points = Play { $card } for { COUNT($count, one: "point", other: "points") } ({ $after } of { $goal })
    .short = Play { $card } for { COUNT($count, one: "point", other: "points") }
do-points-wins = Play { $card } for { COUNT($count, one: "point", other: "points") } and win
do-scuttle = Scuttle { $target } with { $card }. Both go to the scrap pile
    .short = Scuttle { $target } with { $card }
do-scuttle-riders = Scuttle { $target } with { $card }. Both go to the scrap pile, and { $cards } with them
    .short = Scuttle { $target } with { $card }
do-action = Play { $cards } { $seat }
do-action-scrap_points = Play { $card } to scrap everyone’s points: { LIST($losses) }
    .short = Play { $card } to scrap everyone’s points
do-action-scrap_effect = Play { $card } to scrap { $partner ->
    [yes] your partner { SEAT($owner, form: "whose") } { $target }
   *[no] { SEAT($owner, form: "whose") } { $target }
}{ term-after }{ term-ending }
    .short = Play { $card } to scrap { SEAT($owner, form: "whose") } { $target }
do-action-scrap_effect-own = Play { $card } to scrap your own { $target }{ term-after }{ term-ending }
    .short = Play { $card } to scrap your own { $target }
do-action-rummage = Play { $card } to take a card from the scrap pile
do-action-raid = Play { $card } to make { $owner } discard { COUNT($count, one: "card", other: "cards") }{ $count ->
    [1] { "" }
   *[other] {" "}at random
}
do-action-raid-choose = Play { $card } to make { $owner } { $count ->
    [1] discard
   *[other] choose and discard
} { COUNT($count, one: "card", other: "cards") }
do-action-draw = Play { $card } to draw { COUNT($count, one: "card", other: "cards") }
do-action-discard_draw = Play { $card } to { $costs ->
    [yes] discard a card and draw
   *[no] draw
} { COUNT($count, one: "card", other: "cards") }
do-action-scrap_effects = Play { $card } to scrap all permanents: { LIST($losses) }{ term-after }{ term-ending }
    .short = Play { $card } to scrap all permanents
do-action-drawn_play = Play { $card } to turn up the top card of the draw pile and play it
do-action-drawn_play-two = Play { $card } to turn up the top two cards of the draw pile and play one
do-action-glasses = Play { $card } as glasses to see { SEAT($owner, form: "whose") } hand from now on
    .short = Play { $card } as glasses
do-action-return_effect = Play { $card } to send { $target } back to { SEAT($owner, form: "whose") } hand{ term-after }{ term-ending }
    .short = Play { $card } to send { $target } back to { SEAT($owner, form: "whose") } hand
do-action-return_effect-own = Play { $card } to take your own { $target } back into your hand{ term-after }{ term-ending }
    .short = Play { $card } to take your own { $target } back into your hand
do-action-steal = Play { $card } to steal { $target } from { $owner }{ term-ending }
do-action-usurp = { do-action-steal }
do-action-shield = Play { $card } to protect your other cards
do-action-scrap_points-nothing = Play { $card }, though there’s nothing to scrap
    .short = Play { $card }
do-action-scrap_effects-nothing = { do-action-scrap_points-nothing }
    .short = Play { $card }
do-action-crown = Play { $card }: you need only { COUNT($after, one: "point", other: "points") }{ term-ending }
    .short = Play { $card }
do-pass = Pass
do-counter = Counter { $target } with { $card }. Both go to the scrap pile
    .short = Counter { $target } with { $card }
do-allow = Let it happen: { $then }
    .short = Let it happen
do-allow-none = Continue (you have no two): { $then }
    .short = Continue
do-allow-frozen = Continue (your two is frozen): { $then }
    .short = Continue
do-take = Take { $cards }
do-discard = Discard { $cards }

## What happens if nobody counters it: the end of “Let it happen: …”.

then-countered = { $card } does nothing
then-scrap_points = { LIST($losses) }
then-scrap_points-nothing = there’s nothing to scrap
then-scrap_effect = { $partner ->
    [yes] your partner{" "}
   *[no] { "" }
}{ $owner ->
    [you] you lose
   *[other] { $owner } loses
} { $target }{ term-after }{ term-ending }
then-rummage = { $who ->
    [you] you take
   *[other] { $who } takes
} a card from the scrap pile
then-raid = { $owner ->
    [you] you discard
   *[other] { $owner } discards
} { COUNT($count, one: "card", other: "cards") }{ $count ->
    [2] {" "}at random
   *[other] { "" }
}
then-raid-choose = { $owner ->
    [you] you discard { COUNT($count, one: "card", other: "cards") } of your choice
   *[other] { $owner } chooses and discards { COUNT($count, one: "card", other: "cards") }
}
then-draw = { $who ->
    [you] you draw
   *[other] { $who } draws
} { COUNT($count, one: "card", other: "cards") }
then-discard_draw = { $costs ->
    [yes] { $who ->
        [you] you discard a card and draw
       *[other] { $who } discards a card and draws
    }
   *[no] { $who ->
        [you] you draw
       *[other] { $who } draws
    }
} { COUNT($count, one: "card", other: "cards") }
then-scrap_effects = { LIST($losses) }{ term-after }{ term-ending }
then-scrap_effects-nothing = { then-scrap_points-nothing }
then-drawn_play = { $who ->
    [you] you turn up a card and play
   *[other] { $who } turns up a card and plays
} it
then-drawn_play-two = { $who ->
    [you] you turn up two cards and play
   *[other] { $who } turns up two cards and plays
} one
then-glasses = everyone can see { SEAT($owner, form: "whose") } hand
then-return_effect = { $target } goes back to { SEAT($owner, form: "whose") } hand{ term-after }{ term-ending }
then-steal = { $who ->
    [you] you steal
   *[other] { $who } steals
} { SEAT($owner, form: "whose") } { $target }{ term-ending }
then-usurp = { then-steal }
then-shield = nobody can counter { SEAT($who, form: "whose") } cards or aim at the others
then-crown = { $who ->
    [you] you need
   *[other] { $who } needs
} { COUNT($after, one: "point", other: "points") } instead of { $before }{ term-ending }

## Buttons whose words depend on what they would do.

label-allow-none = Continue
label-allow-frozen = Continue

## How the game ended, and what scores are made of.

end-points = { $seat ->
    [you] { $seat } win
   *[other] { $seat } wins
} with { COUNT($points, one: "point", other: "points") }
end-points-kings = { $seat ->
    [you] { $seat } win
   *[other] { $seat } wins
} with { COUNT($points, one: "point", other: "points") } ({ $goal } is enough with { COUNT($kings, one: "king", other: "kings") })
end-points-team = { $seat ->
    [you] { $seat } and { $partner } win. You have { COUNT($points, one: "point", other: "points") }
   *[other] { $partner ->
        [you] { $partner } and { $seat } win. { $seat } has { COUNT($points, one: "point", other: "points") }
       *[other] { $seat } and { $partner } win. { $seat } has { COUNT($points, one: "point", other: "points") }
    }
}
end-points-team-kings = { $seat ->
    [you] { $seat } and { $partner } win. You have { COUNT($points, one: "point", other: "points") }
   *[other] { $partner ->
        [you] { $partner } and { $seat } win. { $seat } has { COUNT($points, one: "point", other: "points") }
       *[other] { $seat } and { $partner } win. { $seat } has { COUNT($points, one: "point", other: "points") }
    }
} ({ $goal } is enough with { COUNT($kings, one: "king", other: "kings") })
end-passes = The draw pile is empty and everyone has passed, so nobody wins
end-stall = { COUNT($stall_turns, one: "pass or fetched card", other: "passes and fetched cards") } in a row, so nobody wins
end-card = { $card }
end-card-stolen = { $card } (stolen from { $owner } with { $by })

## Who starts, and why.

opening-rule = { $dealer ->
    [you] { $dealer } deal
   *[other] { $dealer } deals
} first by these rules, so { $first ->
    [you] you start
   *[other] { $first } starts
}.

## What someone did last, under their name.

brief-drew = drew { $moved }
brief-drew-full = drew { $moved }
brief-drew-few = drew { $moved }
brief-laid = { $card } for points
brief-scuttled = scuttled { $card }
brief-played = played { $card }
brief-countered = countered { $card }
brief-took = took { $card }
brief-passed = passed

## Marks at players, and warnings.

badge-points = { $n } / { $goal }
badge-points-tip = Points so far, and points to win
badge-dealer = dealer
badge-dealer-tip = D: { $who } dealt this game
warning-stall = { COUNT($count, one: "pass or fetched card", other: "passes or fetched cards") } in a row. At { $limit }, the game is a draw

term-ending = { $ending ->
    [now] , and { term-wins }
    [uncountered] . If nobody counters it, { term-wins }
   *[none] { "" }
}
term-wins = { $team ->
    [ours] your team wins
    [theirs] the other team wins
   *[none] { $winner ->
        [you] you win
       *[other] { $winner } wins
    }
}

## What cards and piles are and do: tooltips.

points = Play for { COUNT($count, one: "point", other: "points") } ({ $after } of { $goal })
points-win = Play for { COUNT($count, one: "point", other: "points") }{ $who ->
    [you] {" "}and win
   *[other] , and { $who } wins
}
scuttle = Scuttle { LIST($cards, last: "or") } (both are scrapped)
scuttle-suit = Scuttle { $target }, as { suits-beat } (both are scrapped)
suits-beat = { SUIT($card) } beat { SUIT($target) }
counter = Counter an effect on another player’s turn
on-your-turn = { $kept ->
    [yes] On your next turn, if you keep it:
   *[no] On your own turn:
}
counters = Counters { $card }. Both go to the scrap pile
frozen = It was sent back, so it’s frozen until the end of { term-frozen-until }
term-frozen-until = { $when ->
    [this] this turn
   *[next] { SEAT($who, form: "whose") } next turn
}
whose-card = { $partner ->
    [yes] your partner { SEAT($who, form: "whose") } { $card }
   *[no] { SEAT($who, form: "whose") } { $card }
}
loses = { $partner ->
    [yes] your partner{" "}
   *[no] { "" }
}{ $who ->
    [you] you lose
   *[other] { $who } loses
} { $cards }{ $count ->
    [0] { "" }
   *[other] {" "}({ COUNT($count, one: "point", other: "points") })
}
loss = { $who ->
    [you] you lose
   *[other] { $who } loses
} { $count ->
    [0] none
   *[other] { $count }
}
scrap-points = Scrap everyone’s points: { LIST($losses) }
scrap-cards = Scrap all permanents: { LIST($losses) }{ term-after }
term-after = { $after ->
    [0] { "" }
   *[other] . Then { LIST($after) }
}
goes-home = { LIST($cards) } { $cards ->
    [other] go
   *[one] goes
} back to { $who }
need-again = { $count ->
    [1] { $who ->
        [you] you need { COUNT($goal, one: "point", other: "points") }
       *[other] { $who } needs { $goal }
    }
   *[other] the goal is { $goal }
} again
scrap-one = Scrap { LIST($cards, last: "or") }{ term-after }
return = Send back { LIST($cards, last: "or") }{ term-after }
take-card = Take { $card } from the scrap pile
take-one = Take one of { COUNT($count, one: "scrapped card", other: "scrapped cards") }
raid = Make { $who ->
    [you] you
    [none] a player
   *[other] { $who }
} { $how ->
    [random] discard { COUNT($count, one: "card", other: "cards") } at random
   *[all] discard { COUNT($count, one: "card", other: "cards") }
}
draw = { $how ->
    [discard_draw] Discard a card and draw { COUNT($count, one: "card", other: "cards") }
   *[draw] Draw { COUNT($count, one: "card", other: "cards") }
}
turn-up = { $count ->
    [2] Turn up two cards and play one
   *[1] Turn up a card and play it
}
glasses = Play as glasses to see { $who ->
    [none] a player’s
   *[other] { SEAT($who, form: "whose") }
} hand
steal = Steal { LIST($cards, last: "or") }
steal-wins = Steal { LIST($cards, last: "or") }, and { $who ->
    [you] you win
   *[other] { $who } wins
}
usurp = { steal }
takes-shield = { SEAT($who, form: "whose") } cards lose their protection, and yours gain it
protects = Protects { SEAT($who, form: "whose") } other cards from { LIST($ranks, form: "many") }, but not from scuttles
crown = { $who ->
    [you] { $who } need
   *[other] { $who } needs
} { COUNT($after, one: "point", other: "points") } instead of { $before }
crown-wins = { $who ->
    [you] With it, you need only { COUNT($after, one: "point", other: "points") } and win
   *[other] With it, { $who } needs only { COUNT($after, one: "point", other: "points") } and wins
}
nothing-to-scrap = There’s nothing to scrap now
nothing-to-return = There’s nothing to send back now
nothing-to-steal = There’s nothing to steal now
nothing-to-usurp = There’s no queen or king to steal now
scrap-pile-empty = There’s no card to take from the scrap pile
hands-empty = No opponent has a card to discard
guarded = { SEAT($who, form: "whose") } queen protects what it could steal
king-idle = Another king changes nothing
on-draw-pile = You’ve seen it, and the next player to draw gets it
keeps-open = As glasses, it shows everyone { SEAT($who, form: "whose") } hand
need = { $who ->
    [you] { $who } need
   *[other] { $who } needs
} { COUNT($goal, one: "point", other: "points") } with { COUNT($kings, one: "king", other: "kings") }
counts-for = { COUNT($count, one: "point", other: "points") } for { $who }
was-stolen = Stolen from { $owner } with { $card }
under-jack = Covered by another jack
under-joker = Covered by another joker
holds = Holds { $card } for { $who }
gets-back = If { LIST($ranks, last: "or", form: "a") } removes it, { $who ->
    [you] you get
   *[other] { $who } gets
} { $card } back
you-could = { $way ->
    [scuttle] Scuttle it
    [scrap_effect] Scrap it
    [return_effect] Send it back
    [steal] Steal it
    [usurp] Steal it
    [scrap_points] Scrap all points
   *[scrap_effects] Sweep it away
} with your { LIST($cards, last: "or") }
protected-from = { SEAT($who, form: "whose") } queen protects it from your { LIST($cards, last: "or") }
cant-touch = Your { $card } can’t scuttle it, because { SUIT($target) } beat { SUIT($card) }
nothing-touches = Nothing in your hand can touch it
can-take = { LIST($ranks, last: "or", form: "a") } can take it
can-remove = { LIST($ranks, last: "or", form: "a") } can remove it{ $scuttle ->
    [yes] , and so can a scuttle
   *[no] { "" }
}
scuttled-by = { $card }{ $how ->
    [higher] {" "}or higher
   *[only] { "" }
} can scuttle it
at-work = In effect until the choice is made, then scrapped
countering = { SEAT($who, form: "whose") } counter to { $card }
played-by = Played by { $who }
is-countered = It’s countered for now
two-would = A two would counter it, and both would be scrapped
can-counter-it = { $cards ->
    [0] { $frozen ->
        [0] You have no two to counter it
       *[other] Your two is frozen, so you can’t counter it
    }
   *[other] You can counter it with { LIST($cards, last: "or") }
}
click-take = You can take this card
stays-out = It’s out for good
rummaged = { LIST($ranks, last: "or", form: "a") } { $can ->
    [yes] can take it back
   *[no] can’t take it back
}
passes-end = After { COUNT($count, one: "pass", other: "passes") } in a row, the game is a draw
hand-full = { $who ->
    [you] Your hand is full, so you can’t draw
   *[other] { $who } has a full hand and can’t draw
}
draw-takes = Drawing a card takes a turn
click-draw = Drawing a card takes your turn
zone-scrap = { $ranks ->
    [0] Out of play
   *[other] { LIST($ranks, last: "or", form: "a") } can take a card from here
}
zone-played = Play a card here for its effect
zone-waiting = A card waits here until it takes effect or is countered
zone-drawn = Cards turned up from the draw pile are played from here
zone-royals = { $who ->
    [you] Playing a queen or king here takes your turn
   *[other] Queens and kings work as long as they’re here
}
zone-glasses = Glasses played here let everyone see this hand
zone-hand = { $who ->
    [you] Your cards to play
   *[other] { $open ->
        [yes] Everyone can see this hand
       *[no] Only { $who } can see these
    }
}
race = { COUNT($more, one: "point", other: "points") } to go
    .short = { $more } to go
of-goal = { $count } of the { COUNT($goal, one: "point", other: "points") } { $who ->
    [you] you need
   *[other] { $who } needs
}
table-team = Your points or { SEAT($partner, form: "whose") } win. { $partner } { $seen ->
    [yes] can
   *[no] can’t
} see your hand. { $next ->
    [you] You’re
   *[other] { $next } is
} next
partners = You both win as soon as either of you has enough points. You don’t add them up, and you can’t see each other’s hands
with-kings = With { COUNT($count, one: "king", other: "kings") }

## What speaks for a move.

passing = There’s nothing left to draw, and you keep your cards
enough = That gives you { COUNT($points, one: "point", other: "points") }, and { $goal } is enough
unscuttled = There’s no card left that could scuttle it
needs-only = { $who ->
    [you] You’ll need only
   *[other] { $who } needs only
} { COUNT($count, one: "more point", other: "more points") } to win
sets-back = { $who ->
    [you] You’d need
   *[other] { $who } would need
} { COUNT($after, one: "more point", other: "more points") } to win, not { $before }
stole-it = { $who } stole it from you
highest-of = It’s { SEAT($who, form: "whose") } highest point card
one-for-one = It trades one of your cards for one of { SEAT($who, form: "whose") }
wins-surely = It wins, and nobody can counter it
wins-uncountered = If nobody counters it, you win
losses = Points: { LIST($losses) }
losses-in-play = Cards in play: { LIST($losses) }
come-back = You get { COUNT($count, one: "point", other: "points") } back
own-back = You get your own card back and can play it again
needs-more = { $who ->
    [you] You’ll need
   *[other] { $who } will need
} { COUNT($count, one: "more point", other: "more points") }
without-king = Without that king, { $who ->
    [you] you need
   *[other] { $who } needs
} { COUNT($after, one: "point", other: "points") }, not { $before }
is-shield = It protects { SEAT($who, form: "whose") } other cards and stops counters
comes-back = { $card } comes back to you
lets-hold = It lets { $who } keep { $card }
sees-you = Without it, { $who ->
    [you] you can’t
   *[other] { $who } can’t
} see that hand
cant-again = It’ll be frozen until the end of { SEAT($who, form: "whose") } next turn
among = { LIST($cards) } { $cards ->
    [other] are
   *[one] is
} among the { COUNT($count, one: "scrapped card", other: "scrapped cards") }
leaves = It leaves { $who } with { COUNT($count, one: "card", other: "cards") } in hand
then-hold = You’ll have { COUNT($count, one: "card", other: "cards") } to { SEAT($who, form: "whose") } { $theirs }
another = You play another card right away
known-so-far = You know only { $count } of { SEAT($who, form: "whose") } { COUNT($every, one: "card", other: "cards") }
will-know = You’ll see when { $who ->
    [you] you have
   *[other] { $who } has
} a two, or a card that can scuttle
highest-steal = It’s the highest point card you can steal
change-sides = It moves { COUNT($count, one: "point", other: "points") } from { $who } to you
no-jack = Jacks can’t take your { COUNT($count, one: "point", other: "points") }
uncounterable = While it’s there, nobody can counter what you play
nobody-fewer = No opponent will need fewer points than you: { $who ->
    [you] you need
   *[other] { $who } needs
} { $count }
as-good-as = It’s as good as { COUNT($count, one: "point", other: "points") }
would-win = { $count } of the { COUNT($every, one: "unseen card", other: "unseen cards") } would win ({ COUNT($points, one: "point", other: "points") } or more)
good-cards = { $count } of the { COUNT($every, one: "unseen card", other: "unseen cards") } are face cards or worth { $points } or more
safe-queen = Your queen keeps it from being countered
safe-hands = Nobody has a card to counter it with
safe-twos = There’s no two left to counter it
after-all = { SEAT($who, form: "whose") } { $card } takes effect after all
else-wins = Otherwise { $who ->
    [you] you win
   *[other] { $who } wins
}
else-lose = Otherwise you lose { COUNT($count, one: "point", other: "points") }
else-needs = Otherwise { $who ->
    [you] you need
   *[other] { $who } needs only
} { COUNT($count, one: "more point", other: "more points") }
else-gone = Otherwise you lose { $card }
else-raided = Otherwise you discard { $count } of your { COUNT($hand, one: "card", other: "cards") }
else-takes = Otherwise { $who } can take any of { COUNT($count, one: "scrapped card", other: "scrapped cards") }
else-draws = Otherwise { $who ->
    [you] you draw
   *[other] { $who } draws
} { COUNT($count, one: "card", other: "cards") }
else-another = Otherwise { $who ->
    [you] you play
   *[other] { $who } plays
} another card right away
else-sees = Otherwise { $who ->
    [you] you see
   *[other] { $who } sees
} your whole hand
else-uncounterable = Otherwise nobody can counter what { $who ->
    [you] you play
   *[other] { $who } plays
}
else-lose-in-play = Otherwise you lose { COUNT($count, one: "card", other: "cards") } in play
anyway = Your { $card } takes effect anyway, and you keep your two
may-keep = { $how ->
    [choose] You choose what to discard, and can keep { LIST($kept) }
   *[random] A counter costs a card too. Of your { COUNT($hand, one: "card", other: "cards") }, you may keep { LIST($kept) }
}
keep-for-worse = { $count ->
    [0] You lose no points, and save { LIST($kept) } for something worse
   *[other] You lose { COUNT($count, one: "point", other: "points") }, but save { LIST($kept) } for something worse
}
would-win-laid = Played for points, it would win
with-king = With it, you’d need { COUNT($after, one: "point", other: "points") }, not { $before }
could-steal = It could steal { $card } from { $who }
would-protect = It would protect your cards, and nobody could counter you
could-scrap = It could cost the others { COUNT($count, one: "point", other: "points") }
can-counter = It can counter what others play
highest-there = It’s worth { COUNT($count, one: "point", other: "points") }, as much as any card there
counts = You can play it for { COUNT($count, one: "point", other: "points") }, or against the others
face-card = It’s a face card, so its effect lasts
goes-back = { $card } goes back on the draw pile
frozen-anyway = You couldn’t play it next turn anyway
you-keep = You keep { LIST($kept) }
costs-no-more = It costs you only { COUNT($count, one: "point", other: "points") }
no-card = You have no card to play

## Why something can’t be done.

no-only-takes = Only { LIST($ranks, last: "or", form: "a") } can take a card from the scrap pile
no-discard = You can’t discard now. Play a card, or draw
no-no-draw-pile = The draw pile is empty. Play a card, or pass
no-full = Your hand is full. Play a card instead
no-pass = You can’t pass yet. Draw or play a card
no-own-counter = You can’t counter your own card
no-counter-counter = You can’t counter a counter at this table
no-asked = { $who ->
    [you] You have to decide first
   *[other] { $who } has to decide first
}
no-nothing-waits = There’s nothing to counter now. Points and scuttles can’t be countered
no-answer = First decide whether to counter it
no-one-two = Counter with just one two
no-only-two = You can counter only with a two
no-take = Choose one card from the scrap pile
no-not-scrapped = That card isn’t in the scrap pile
no-takes-itself = { LIST($ranks, last: "or", form: "a") } can’t take { LIST($ranks, last: "or", form: "a") } in this game. Take another card
no-give-one-drawn = Discard one of the cards you turned up
no-turned-up = First play what you turned up
no-give-up = Discard exactly { COUNT($count, one: "card", other: "cards") }
no-name-card = Choose a card to play
no-one-card = Choose one card, then its target
no-not-on-table = That card isn’t on the table
no-points = Only A to 10 are worth points
no-scuttle = Only A to 10 can scuttle
no-name-scuttled = Choose a point card to scuttle
no-scuttled = You can scuttle only point cards
no-yours = That’s already yours. Choose an opponent’s card
no-lower = { $card } is too low to scuttle { $target }
no-no-power = { RANK($card, form: "a") } has no effect. Play it for points or to scuttle
no-aims-at-card = Aim { RANK($rank, form: "a") } at a card, not at a player
no-name-aim = Choose a card to aim it at
no-no-player = You don’t aim it at a player. Just play it
no-guarded-points = { SEAT($who, form: "whose") } queen protects everything you could steal
no-nothing-to-steal = Nobody else has points to steal
no-nothing-to-remove = There’s no card in play to aim it at
no-nothing-to-usurp = No opponent has a queen or king to steal
no-usurped = A joker can steal only a queen or king in play
no-partner = You and { $who } are partners. Choose an opponent
no-partner-counter = You can’t counter your partner’s card
no-yourself = You can’t aim it at yourself. Choose an opponent
no-card-alone = { $power ->
    [glasses] You have only one opponent. Just play { $card } as glasses
   *[raid] You have only one opponent. Just play { $card } for its effect
}
no-empty-hand = That hand is empty
no-empty-hands = Your opponents’ hands are empty
no-name-player = Choose a player to aim it at
no-card-first = Choose a card first, then the player
no-stolen = You can steal only point cards
no-points-safe = It can’t touch points. Aim it at a permanent
no-lower-aim = { $card } is too low to scuttle { $target }{ $aims ->
    [yes] , and its effect doesn’t touch points
   *[no] { "" }
}
no-under-jack = Another jack covers it. Only the top one can be a target
no-under-joker = Another joker covers it. Only the top one can be a target
no-queen = { SEAT($who, form: "whose") } queen protects it
no-not-in-hand = That card isn’t in your hand
no-frozen = { LIST($ranks, last: "or", form: "a") } sent it back, so it’s frozen until the end of { term-frozen-until }
no-lower-suit = { $card } can’t scuttle { $target }, because { SUIT($target) } beat { SUIT($card) }
no-only-theirs = It works only on an opponent’s card
no-no-target = You don’t aim { $card } at a card. { $how ->
    [player] Choose a player instead
   *[alone] Just play it
}
no-guarded = You can’t counter it, because { $who ->
    [you] you have
   *[other] { $who } has
} a queen

## House rules: what an option is called and changes, then its values.

option-goal = Points to win
    .help = The points you need to win: with no king, then with one, two, three and four kings.
    .unit = { unit-points }
    .clause = { COUNT($n1, one: "point", other: "points") } win, or { $n2 }, { $n3 }, { $n4 } and { $n5 } with kings
    .search = points that win, target, mark
entry-goal-1 = no king
entry-goal-2 = one king
entry-goal-3 = two kings
entry-goal-4 = three kings
entry-goal-5 = four kings
option-hand_dealer = Cards for the dealer
    .help = How many cards the dealer gets.
    .unit = { unit-cards }
    .clause = the dealer gets { $value }
    .search = dealt to the dealer, start with
option-hand_other = Cards for the others
    .help = How many cards everyone but the dealer gets.
    .unit = { unit-cards }
    .clause = everyone but the dealer gets { $value }
    .search = dealt to the others, non-dealer
option-first_dealer = Who deals first
    .help = Who deals the first game. After that, the deal passes to the left.
    .clause = { $value } deals first
option-suits_low_to_high = Suits from low to high
    .help = Which suit wins when you scuttle a card of the same rank. The lowest suit comes first.
    .clause = the suits rank { $value } from low to high
option-powers = What each rank does
    .help = What each rank does when you play it for its effect. Jacks, queens and kings keep theirs.
    .search = royals, permanent, destroy, steal, bounce, one-off, action
value-powers-scrap_points = scraps points
    .help = All point cards on the table are scrapped.
    .clause = scrap all point cards
value-powers-scrap_effect = scraps a permanent
    .help = A jack, queen, king or glasses on the table is scrapped.
    .clause = scrap a permanent
value-powers-rummage = fetches
    .help = You take any card from the scrap pile.
    .clause = fetch a card from the scrap pile
value-powers-raid = makes someone discard
    .help = An opponent discards two cards.
    .clause = make an opponent discard two cards
value-powers-draw = draws
    .help = You draw two cards, or whatever the table’s rule for fives says.
    .clause = draw two cards
value-powers-scrap_effects = scraps all permanents
    .help = All jacks, queens, kings and glasses on the table are scrapped.
    .clause = scrap all permanents
value-powers-drawn_play = draws and plays
    .help = You turn up a card from the draw pile and play it.
    .clause = play the top card of the draw pile
value-powers-glasses = glasses
    .help = You play it in front of an opponent. While it’s there, everyone can see that hand.
    .clause = show an opponent’s hand
value-powers-return_effect = sends back
    .help = A jack, queen, king or glasses goes back to its owner’s hand, or whatever the table’s rule for nines says.
    .clause = send a permanent back
value-powers-none = no effect
    .help = You can play it only for points or to scuttle.
    .clause = have no effect
value-powers-steal = steals
    .help = You play it on an opponent’s point card, and that card is now yours.
    .clause = steal points
value-powers-shield = protects
    .help = Opponents can’t aim anything at your other cards, except scuttles.
    .clause = protect your cards
value-powers-crown = lowers your goal
    .help = You need fewer points to win.
    .clause = lower your goal
option-hand_limit = Most cards in hand
    .help = The most cards you can have in hand.
    .unit = { unit-cards }
    .clause = you can hold at most { $value }
    .search = maximum
value-hand_limit-none = no limit
    .help = You can have as many cards as you like.
    .clause = there’s no hand limit
option-hand_limit_at = With a full hand
    .help = What happens when your hand reaches the limit, if there is one.
    .clause = with a full hand, { $value }
    .search = discard down
value-hand_limit_at-draw = you can’t draw
    .help = With a full hand you can’t draw, and a five only fills it up.
value-hand_limit_at-end = you discard at the end of your turn
    .help = You draw as many as you can get, then discard down to the limit when your turn ends.
option-hand_refill = Hands are filled up to
    .help = When your turn ends, you draw until you have this many cards or the draw pile is empty.
    .unit = { unit-cards }
    .clause = you draw back up to { $value } when your turn ends
    .search = draw up to, fill up
value-hand_refill-none = nothing
    .help = You draw only on your turn.
    .clause = you don’t fill up your hand
option-counter = A two counters
    .help = Which cards you can counter with a two.
    .clause = a two counters { $value }
    .search = royals, action
value-counter-any = every effect
    .help = You can counter every effect, queens and kings included.
value-counter-one_offs = only one-offs
    .help = You can counter only one-offs (A to 7, and 9), not jacks, queens, kings or glasses.
option-counter_chain = Counters can be countered
    .help = You can counter a two with another two, and so on.
    .yes = a counter can be countered
    .no = a counter can’t be countered
    .search = stop, counter back
option-two = A two scraps
    .help = Whose cards a two can scrap.
    .clause = a two scraps { $value }
    .search = royal, destroy
value-two-any = anyone’s permanent
    .help = You can aim a two at any jack, queen, king or glasses, even your own.
value-two-opponent = only an opponent’s permanent
    .help = You can’t aim a two at a card of your own.
option-four = A four takes
    .help = Which two cards a four makes an opponent discard.
    .clause = a four takes { $value }
    .search = random, throw away
value-four-random = two cards at random
    .help = Two cards from that hand are scrapped at random.
value-four-choose = two cards the opponent chooses
    .help = The opponent chooses which two cards to discard.
option-five = A five
    .help = How you draw with a five.
    .clause = a five { $value }
    .search = discard one, draw three
value-five-draw = draws two cards
    .help = You draw two cards.
value-five-discard_draw = costs a card and draws three
    .help = You discard a card, then draw three.
option-seven = A seven turns up
    .help = How many cards a seven turns up for you to play.
    .clause = a seven turns up { $value }
    .search = top two cards, reveal
value-seven-one = one card
    .help = You play the card you turn up.
value-seven-two = two cards
    .help = You play one of two cards, and the other goes back on the draw pile.
option-nine = A nine sends back
    .help = Which card a nine sends back to a hand.
    .clause = a nine sends back { $value }
    .search = return, bounce, royals
value-nine-effects = anyone’s permanent
    .help = You can aim a nine at any jack, queen, king or glasses, but never at points.
value-nine-opponent_any = any of an opponent’s cards
    .help = You can aim a nine at any of an opponent’s cards on the table, points included.
option-one_offs_wait = Fours, fives and sevens wait for their choice
    .help = A four, five or seven goes to the scrap pile only when its choice has been made.
    .yes = fours, fives and sevens wait for their choice before they’re scrapped
    .no = fours, fives and sevens are scrapped at once
option-frozen_counters = Frozen twos can counter
    .help = You can counter with a two that was sent back, even while it’s frozen.
    .yes = a frozen two can counter
    .no = a frozen two can’t counter
option-empty_draw_opens = Hands are open when the draw pile is empty
    .help = As soon as there’s nothing left to draw, everyone sees every hand.
    .yes = all hands are open when the draw pile is empty
    .no = hands stay hidden when the draw pile is empty
    .search = open hands, reveal
option-three_takes_three = A three can take a three
    .help = A three can take another three from the scrap pile.
    .yes = a three can take a three
    .no = a three can’t take a three
option-passes_to_draw = Passes that end the game
    .help = After this many passes in a row, the game is a draw.
    .unit = { unit-passes }
    .clause = { $value } in a row end the game
    .search = consecutive, stalemate, tie
value-passes_to_draw-none = one for each player
    .help = When all players have passed, one after the other, the game is a draw.
    .clause = the game is a draw when everyone has passed
option-stall_turns = Passes and threes that end the game
    .help = After this many passes and threes in a row, the game is a draw.
    .clause = { COUNT($value, one: "pass or three", other: "passes and threes") } in a row end the game
value-stall_turns-0 = never
    .help = Passes and threes can go on forever.
    .clause = passes and threes in a row never end the game
option-teams = Two teams of two
    .help = Partners sit opposite each other. You win as soon as one of you has enough points, but you don’t add them up.
    .yes = two play against two
    .no = all play for themselves
    .search = two against two, pairs
option-jokers = Jokers that steal queens and kings
    .help = Jokers are added to the pack. You play one on an opponent’s queen or king, which is now yours.
    .clause = { COUNT($value, one: "joker", other: "jokers") } steal queens and kings
    .search = deck
value-jokers-0 = none
    .help = There are no jokers in the pack.
    .clause = there are no jokers
value-jokers-1 = 1
    .help = One joker is added to the pack.
    .clause = a joker steals a queen or king
option-evening_to = Wins that decide a match
    .help = The first player to win this many games wins the match.
    .unit = { unit-games }
    .clause = { $value } won decide a match
    .search = evening, first to, win games
value-evening_to-0 = no limit
    .help = You play for as long as you like.
    .clause = a match ends whenever you like

# What can’t be chosen.
wrong-goals = must be five numbers, for none to four kings, not { $count }
wrong-goal = each goal must be lower than the one before: { $after } follows { $before }
wrong-teams = two teams need four players, not { $seats }
wrong-stall = must be 3 or more, or 0 for never
wrong-picture = jacks, queens and kings keep what they do
wrong-number-card = only a jack, queen or king can do that

# What makes a poor game.
doubt-unused = This changes nothing, because no card does that.
doubt-endless-threes = Players who only fetch cards back can go on forever.
doubt-dealt-more = Someone is dealt more cards than that.

# What the table itself says: `assets/layouts/cuttle.yaml` names these.

## The game on the menu and at the table.

about-like = To 21, and every card a weapon
about-game = Be the first to collect enough points in front of you. With kings, you need fewer. Aces to tens can be points, or trouble for someone else.
about-game-teams = You and the player opposite win together, as soon as either of you has enough points. You don’t add them up or see each other’s hands, and an opponent always plays next.
about-tally = Points

## Places: what they are called, and what you do there.

place-draw = Draw pile
place-draw-tip = Draw cards from here
place-scrap = Scrap pile
place-scrap-tip = You can look through it
place-played = Effects
place-played-tip = A card played for its effect goes here
place-drawn = Turned up
place-drawn-tip = Play a card turned up from the draw pile
place-points = points
place-points-tip = Play number cards here for points
place-royals = Queens and kings
place-hand = hand
place-glasses = glasses
place-glasses-tip = { zone-glasses }

## Buttons.

button-draw = Draw
button-pass = Pass
button-counter = Counter with 2
button-allow = Let it happen

## On the cloth.

chip-dealer = D

## What cards do, in the list beside the table.

power-scrap_points = scraps everyone’s points
power-scrap_effect = scraps a permanent (J, Q, K or glasses)
power-counter-rank = 2
power-counter-any = counters any effect on another player’s turn
power-counter-one_offs = counters a one-off (A–7, 9) on another player’s turn
power-rummage = takes a card from the scrap pile
power-raid-random = makes an opponent discard up to two cards at random
power-raid-choose = makes an opponent choose and discard up to two cards
power-draw-draw = draws two
power-draw-discard_draw = discards a card, then draws three
power-scrap_effects = scraps all permanents (J, Q, K and glasses)
power-drawn_play-one = plays the top card of the draw pile
power-drawn_play-two = plays one of the top two of the draw pile
power-glasses = as glasses, shows an opponent’s hand
power-return_effect-effects = sends a permanent (J, Q, K or glasses) back to hand
power-return_effect-opponent_any = sends any of an opponent’s cards back to hand
power-none = only for points and scuttling
power-steal = steals a point card
power-usurp-rank = Joker
power-usurp-short = Jk
power-usurp = steals a queen or king
power-shield = protects its owner’s other cards from anything aimed at them, except scuttles
power-crown = lowers its owner’s goal

## What a study counts, and how games end in it.

study-played = { $ranks } played for their effect
study-laid = Cards played for points
study-scuttled = Cards scuttled
study-countered = Cards countered
study-passed = Passes
study-ended-points = with someone reaching the goal
study-ended-passes = in a draw, with nothing left to draw and everyone passing
study-ended-stall = in a draw, after too many passes and fetched cards

## The card guide: what a power is in a few words, beside its sign.

aid-scrap_points = scrap all points
aid-scrap_effect = scrap a permanent
aid-counter = counter
aid-rummage = take from scrap
aid-raid = { $four ->
    [choose] make them discard two
   *[other] scrap two at random
}
aid-scrap_effects = scrap all permanents
aid-draw = { $five ->
    [discard_draw] discard one, draw three
   *[other] draw two
}
aid-drawn_play = { $seven ->
    [two] turn up two, play one
   *[other] turn one up, play it
}
aid-glasses = see a hand
aid-return_effect = { $nine ->
    [opponent_any] send any to hand
   *[other] send one to hand
}
aid-none = play for points
aid-steal = steal points
aid-usurp = steal Q or K
aid-shield = guard yours
aid-crown = lower your goal
