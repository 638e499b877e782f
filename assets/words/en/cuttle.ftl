# The words of Cuttle and its variants.

## What the reader is asked.

prompt-allow-frozen =
    Your Two must wait:
    you can't stop { SEAT($by, form: "whose") } { $card }
prompt-allow-none =
    { $by } plays { $card }:
    you have no Two to stop it
prompt-allow =
    { $by } plays { $card }:
    counter it?
prompt-take = Take a card from the scrap pile
prompt-discard = Give up { COUNT($n, one: "card", other: "cards") } to the scrap pile
prompt-phase-drawn-discard =
    You can't play either card:
    discard one of them
prompt-phase-drawn = Play a card that was just turned up
prompt-only-pass =
    You can't draw or play:
    pass
prompt-pass =
    The draw pile is empty:
    play a card, or pass
prompt-draw-points =
    Your turn:
    draw, or play a card
prompt-draw-action =
    Your turn:
    draw, or play a card
prompt-draw =
    Your turn:
    draw a card
prompt-points =
    Your hand is full:
    play a card
prompt-action = { prompt-points }

## What the chosen cards can do, after their names: “9♦ · lay it for points, or scuttle a card”.

chosen-points = lay it for points
chosen-scuttle = scuttle a card
chosen-action = play it as an action
chosen-action-scrap_points = scrap all points
chosen-action-scrap_points-nothing = waste it as an action
chosen-action-scrap_effect = scrap a card
chosen-action-rummage = fetch a card
chosen-action-raid = make them discard
chosen-action-draw = draw cards
chosen-action-discard_draw = discard, then draw cards
chosen-action-scrap_effects = scrap all Q, K, J and glasses
chosen-action-scrap_effects-nothing = waste it as an action
chosen-action-drawn_play = turn up a card
chosen-action-glasses = open a hand
chosen-action-return_effect = send a card back to hand
chosen-action-return_effect-own = take a card back
chosen-action-steal = steal a card
chosen-action-shield = guard your cards
chosen-action-crown = win with fewer points
chosen-counter = counter with it
chosen-take = take it
chosen-discard = { $count ->
    [1] give it up
   *[other] give them up
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
    [you] { $seat } lay
   *[other] { $seat } lays
} { $card } for points
log-scuttled = { $seat ->
    [you] { $seat } scuttle
   *[other] { $seat } scuttles
} { $card } with { $by } (both are scrapped)
log-played = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card }
log-played-scrap_points = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to scrap all point cards
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
} { $card } to scrap all Queens, Kings, Jacks and glasses
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
} { $card } as glasses to look at { SEAT($target, form: "whose") } hand
log-played-return_effect = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to send { $target } back to its owner's hand
log-played-steal = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to steal { $target }
log-played-usurp = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card } to steal { $target }
log-played-shield = { $seat ->
    [you] { $seat } play { $card } to protect your other cards
   *[other] { $seat } plays { $card } to protect their other cards
}
log-played-crown = { $seat ->
    [you] { $seat } play { $card } to need only { $after } points
   *[other] { $seat } plays { $card } to need only { $after } points
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
log-stood-safe = { $card } can't be countered: { $seat ->
    [you] you have
   *[other] { $seat } has
} a Queen
log-stood-after_all = The counter was countered: { $card } works after all
log-came_to_nothing = { $card } does nothing: it was countered
log-nothing_to_lose = { $seat ->
    [you] { $seat } have
   *[other] { $seat } has
} no hand card left to lose
log-useless = { $card } can't be played, so it is scrapped
log-stolen = { $seat ->
    [you] { $seat } steal
   *[other] { $seat } steals
} { $card } with { $by }
log-went_home = { $card } goes back to { $seat }
log-scrapped = To the scrap pile: { $cards }
log-scrapped-swept = { $seat ->
    [you] { $seat } lose { $cards }
   *[other] { $seat } loses { $cards }
}
log-scrapped-lost = { $seat ->
    [you] { $seat } lose { $cards } from your hand
   *[other] { $seat } loses { $cards } from hand
}
log-scrapped-spent = To the scrap pile: { $cards }
log-returned = { $card } goes back to { SEAT($seat, form: "whose") } hand
log-turned_up = { $cards } turned up
log-took = { $seat ->
    [you] { $seat } take
   *[other] { $seat } takes
} { $card } from the scrap pile
log-opened = { SEAT($seat, form: "whose") } hand lies open from now on
log-closed = { SEAT($seat, form: "whose") } hand is hidden again
log-passed = { $seat ->
    [you] { $seat } pass
   *[other] { $seat } passes
}
log-over = The game is over

## What a choice does.

do-draw = Draw a card
do-points = Lay { $card } for { COUNT($count, one: "point", other: "points") } ({ $after } of { $goal })
    .short = Lay { $card } for { COUNT($count, one: "point", other: "points") }
do-points-wins = Lay { $card } for { COUNT($count, one: "point", other: "points") } and win
do-scuttle = Scuttle { $target } with { $card }: both go to the scrap pile
    .short = Scuttle { $target } with { $card }
do-scuttle-riders = Scuttle { $target } with { $card }: both go to the scrap pile, along with { $cards }
    .short = Scuttle { $target } with { $card }
do-action = Play { $cards } { $seat }
do-action-scrap_points = Play { $card } to scrap all point cards
do-action-scrap_effect = Play { $card } to scrap { SEAT($owner, form: "whose") } { $target }{ term-ending }
do-action-scrap_effect-own = Play { $card } to scrap your own { $target }{ term-ending }
do-action-rummage = Play { $card } to take a card from the scrap pile
do-action-raid = Play { $card } to make { $owner } discard { COUNT($count, one: "card", other: "cards") }{ $count ->
    [1] { "" }
   *[other] {" "}at random
}
do-action-raid-choose = Play { $card } to make { $owner } discard { COUNT($count, one: "card", other: "cards") }{ $count ->
    [1] { "" }
   *[other] {" "}of their choice
}
do-action-draw = Play { $card } to draw { COUNT($count, one: "card", other: "cards") }
do-action-discard_draw = Play { $card } to { $costs ->
    [yes] discard a card and draw
   *[no] draw
} { COUNT($count, one: "card", other: "cards") }
do-action-scrap_effects = Play { $card } to scrap all Queens, Kings, Jacks and glasses{ term-ending }
do-action-drawn_play = Play { $card } to turn up the top card of the draw pile and play it
do-action-drawn_play-two = Play { $card } to turn up the top two cards of the draw pile and play one
do-action-glasses = Play { $card } as glasses: look at { SEAT($owner, form: "whose") } hand from now on
    .short = Play { $card } as glasses
do-action-return_effect = Play { $card } to send { $target } back to { SEAT($owner, form: "whose") } hand{ term-ending }
do-action-return_effect-own = Play { $card } to take your own { $target } back into your hand{ term-ending }
do-action-steal = Play { $card } to steal { $target } from { $owner }{ term-ending }
do-action-usurp = Play { $card } to steal { $target } from { $owner }{ term-ending }
do-action-shield = Play { $card } to protect your other cards
do-action-scrap_points-nothing = Play { $card }: there is nothing to scrap, so it is wasted
    .short = Play { $card }
do-action-scrap_effects-nothing = Play { $card }: there is nothing to scrap, so it is wasted
    .short = Play { $card }
do-action-crown = Play { $card }: you need { $after } points instead of { $before }{ term-ending }
    .short = Play { $card }
do-pass = Pass: you neither draw nor play a card
    .short = Pass
do-counter = Counter { $target } with { $card }: both go to the scrap pile
    .short = Counter { $target } with { $card }
do-allow = Let it happen
do-allow-none = Go on: you have no Two to counter with
    .short = Go on
do-allow-frozen = Go on: your Two must wait
    .short = Go on
do-take = Take { $cards }
do-discard = Give up { $cards }

## Buttons whose words depend on what they would do.

label-allow-none = Go on
label-allow-frozen = Go on

## How the game ended, and what scores are made of.

end-points = { $seat ->
    [you] { $seat } win
   *[other] { $seat } wins
} with { $points } points
end-points-kings = { $seat ->
    [you] { $seat } win
   *[other] { $seat } wins
} with { $points } points ({ $goal } is enough with { COUNT($kings, one: "King", other: "Kings") })
end-points-team = { $seat ->
    [you] { $seat } and { $partner } win: you have { $points } points
   *[other] { $partner ->
        [you] { $partner } and { $seat } win: { $seat } has { $points } points
       *[other] { $seat } and { $partner } win: { $seat } has { $points } points
    }
}
end-points-team-kings = { $seat ->
    [you] { $seat } and { $partner } win: you have { $points } points
   *[other] { $partner ->
        [you] { $partner } and { $seat } win: { $seat } has { $points } points
       *[other] { $seat } and { $partner } win: { $seat } has { $points } points
    }
} ({ $goal } is enough with { COUNT($kings, one: "King", other: "Kings") })
end-passes = The draw pile is empty and everyone has passed: nobody wins
end-stall = { $stall_turns } passes and fetched cards in a row: nobody wins
end-card = { $card }
end-card-stolen = { $card } (stolen from { $owner } with { $by })

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
badge-points-tip = Points so far, and how many win
badge-dealer = dealer
badge-dealer-tip = D: { $who } dealt the cards this time
warning-stall = { COUNT($count, one: "pass or fetched card", other: "passes and fetched cards") } in a row; at { $limit } the game is drawn

term-ending = { $ending ->
    [now] , and { term-wins }
    [uncountered] ; { term-wins } if nobody counters it
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

points = { COUNT($count, one: "point", other: "points") }: { $after } of { $goal }
points-win = { COUNT($count, one: "point", other: "points") }: { $who ->
    [you] you win
   *[other] { $who } wins
}
scuttle = Scuttle { LIST($cards, last: "or") }: both are scrapped
scuttle-suit = Scuttle { $target }, as { suits-beat }: both are scrapped
suits-beat = { SUIT($card) } beat { SUIT($target) }
counter = On another player's turn: counters an action
on-your-turn = { $kept ->
    [yes] On your next turn, if you keep it:
   *[no] On your own turn:
}
counters = Counters { $card }: both are scrapped
frozen = It was sent back, so it's frozen until after { term-frozen-until }
term-frozen-until = { $when ->
    [this] this turn
   *[next] { SEAT($who, form: "whose") } next turn
}
your-card = { $who ->
    [you] your { $card }
   *[other] your partner { SEAT($who, form: "whose") } { $card }
}
loss = { $who ->
    [you] you lose
   *[other] { $who } loses
} { $count ->
    [0] none
   *[other] { $count }
}
scrap-points = Scrap all points: { LIST($losses) }
scrap-cards = Scrap { LIST($cards) }{ $after ->
    [0] { "" }
   *[other] . Then { LIST($after) }
}
scrap-many = Scrap { $count } cards{ $yours ->
    [0] { "" }
   *[other] , { $yours } of them yours
}{ $after ->
    [0] { "" }
   *[other] . Then { LIST($after) }
}
goes-home = { LIST($cards) } { $cards ->
    [1] goes
   *[other] go
} back to { $who }
all-home = all stolen points go back to their owners
need-again = { $count ->
    [1] { $who ->
        [you] you need
       *[other] { $who } needs
    }
   *[other] { LIST($seats) } need
} { $goal } points again
scrap-one = Scrap { LIST($cards, last: "or") }
return = Send back { LIST($cards, last: "or") }
take-card = Take { $card } from the scrap pile
take-one = Take one of { $count } scrapped cards
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
glasses = Look at { $who ->
    [none] somebody's
   *[other] { SEAT($who, form: "whose") }
} hand, as glasses
steal = Steal { LIST($cards, last: "or") }
steal-wins = With { LIST($cards, last: "or") } stolen, { $who ->
    [you] you win
   *[other] { $who } wins
}
usurp = Steal { LIST($cards, last: "or") }
takes-shield = { SEAT($who, form: "whose") } cards lose their protection, and yours gain it
protects = Protects { SEAT($who, form: "whose") } other cards from { LIST($ranks, form: "many") }, but not from scuttles
crown = { $who ->
    [you] { $who } need
   *[other] { $who } needs
} { $after } points instead of { $before }
crown-wins = { $who ->
    [you] { $who } need only { $after } points then, and win
   *[other] { $who } needs only { $after } points then, and wins
}
nothing-to-scrap = Nothing to scrap now
nothing-to-return = Nothing to send back now
nothing-to-steal = Nothing to steal now
nothing-to-usurp = No Queen or King to steal now
scrap-pile-empty = No card in the scrap pile to take
hands-empty = No hand card to take
nothing-left = Nothing left to draw
guarded = { SEAT($who, form: "whose") } Queen protects what could be stolen
king-idle = One more King changes nothing
on-draw-pile = On the draw pile: whoever draws next gets it
keeps-open = Keeps { SEAT($who, form: "whose") } hand open, as glasses
need = { $who ->
    [you] { $who } need
   *[other] { $who } needs
} { $goal } points, with { COUNT($kings, one: "King", other: "Kings") }
counts-for = { COUNT($count, one: "point", other: "points") } for { $who }
was-stolen = Stolen with { $card }
under-jack = Lies under another Jack
under-joker = Lies under another joker
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
protected-from = { SEAT($who, form: "whose") } Queen protects it from your { LIST($cards, last: "or") }
cant-touch = Your { $card } can't touch it: { SUIT($target) } beat { SUIT($card) }
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
at-work = Is at work, and scrapped once the choice is made
countering = { SEAT($who, form: "whose") } counter to { $card }
played-by = Played by { $who }
is-countered = It is countered, as things stand
two-would = A Two would counter it: both are scrapped
can-counter-it = { $cards ->
    [0] { $frozen ->
        [0] You have no Two to counter it
       *[other] Your Two is frozen, so you can't counter it
    }
   *[other] You can counter it with { LIST($cards, last: "or") }
}
click-take = You may take it into your hand
stays-out = It doesn't come back
rummaged = { LIST($ranks, last: "or", form: "a") } { $can ->
    [yes] can take it back
   *[no] can't take it back
}
passes-end = { COUNT($count, one: "pass", other: "passes") } in a row end the game as a draw
hand-full = Your hand is full: you can't draw
draw-takes = Drawing a card takes a turn
click-draw = Drawing a card takes your turn
zone-scrap = { $ranks ->
    [0] Out of play
   *[other] { LIST($ranks, last: "or", form: "a") } takes one of them
}
zone-played = A card played as an action goes here
zone-waiting = An action lies here until it is countered or let happen
zone-drawn = A card turned up from the draw pile is played at once
zone-royals = { $who ->
    [you] Laying a Queen or King here takes your turn
   *[other] They work for as long as they lie here
}
zone-glasses = Glasses played here let everyone see this hand
zone-hand = { $who ->
    [you] Your cards to play
   *[other] { $open ->
        [yes] It lies open
       *[no] Only { $who } sees them
    }
}
of-goal = { $count } of the { $goal } points { $who ->
    [you] you need
   *[other] { $who } needs
}
with-kings = With { COUNT($count, one: "King", other: "Kings") }

## What speaks for a move.

passing = Nothing is left to draw, and you keep your cards
enough = That gives you { $points } points, and { $goal } is enough
unscuttled = No card is left that could scuttle it
needs-only = { $who ->
    [you] You'll need only
   *[other] { $who } needs only
} { COUNT($count, one: "more point", other: "more points") } to win
sets-back = { $who ->
    [you] You would need
   *[other] { $who } would need
} { COUNT($after, one: "more point", other: "more points") } to win, not { $before }
stole-it = { $who } stole it from you
highest-of = It is the highest of { SEAT($who, form: "whose") } point cards
one-for-one = One of your cards for one of { SEAT($who, form: "whose") }
wins-surely = It wins, and nobody can counter it
wins-uncountered = If nobody counters it, you win
losses = Points: { LIST($losses) }
losses-in-play = Cards in play: { LIST($losses) }
come-back = { COUNT($count, one: "point", other: "points") } come back to you
own-back = You get your own card back, to play it again
needs-more = Then { $who ->
    [you] you need
   *[other] { $who } needs
} { COUNT($count, one: "more point", other: "more points") }
without-king = Without that King { $who ->
    [you] you need
   *[other] { $who } needs
} { $after } points, not { $before }
is-shield = It protects { SEAT($who, form: "whose") } other cards, and keeps them from being countered
comes-back = { $card } comes back to you
lets-hold = It lets { $who } hold { $card }
sees-you = Without it { $who ->
    [you] you don't see
   *[other] { $who } doesn't see
} that hand
cant-again = { $who } can't play it again until after { SEAT($who, form: "whose") } next turn
among = { LIST($cards) } among the { COUNT($count, one: "card", other: "cards") } to choose from
leaves = Leaves { $who } with { COUNT($count, one: "card", other: "cards") } in hand
then-hold = You then hold { COUNT($count, one: "card", other: "cards") }, { $who } { $theirs }
another = Another card is played at once
known-so-far = You know only { $count } of { SEAT($who, form: "whose") } { $every } cards
will-know = You'll know when { $who ->
    [you] you hold
   *[other] { $who } holds
} a Two, or a card that scuttles
highest-steal = It is the highest point card that you can steal
change-sides = { COUNT($count, one: "point", other: "points") } from { $who } to you
no-jack = No Jack can take your { COUNT($count, one: "point", other: "points") } then
uncounterable = While it lies there nobody can counter what you play
nobody-fewer = No opponent then needs fewer points than you: { $who ->
    [you] you need
   *[other] { $who } needs
} { $count }
as-good-as = As good as { COUNT($count, one: "point", other: "points") }
would-win = { $count } of the { COUNT($every, one: "unseen card", other: "unseen cards") } would win, with { $points } points or more
good-cards = { $count } of the { COUNT($every, one: "unseen card", other: "unseen cards") } are face cards or worth { $points } or more
safe-queen = Your Queen keeps it from being countered
safe-hands = Nobody holds a card to counter it with
safe-twos = No Two is left that could counter it
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
else-gone = Otherwise { $card } is gone from your cards in play
else-raided = Otherwise you lose { $count } of your { COUNT($hand, one: "card", other: "cards") }
else-takes = Otherwise { $who } can take any of { COUNT($count, one: "scrapped card", other: "scrapped cards") }
else-draws = Otherwise { $who ->
    [you] you draw
   *[other] { $who } draws
} { COUNT($count, one: "card", other: "cards") }
else-another = Otherwise { $who ->
    [you] you play
   *[other] { $who } plays
} another card at once
else-sees = Otherwise { $who ->
    [you] you see
   *[other] { $who } sees
} every card that you hold
else-uncounterable = Otherwise nothing that { $who ->
    [you] you play
   *[other] { $who } plays
} can be countered
else-lose-in-play = Otherwise you lose { COUNT($count, one: "card", other: "cards") } in play
anyway = Your { $card } takes effect anyway, and you keep your Two
may-keep = { $how ->
    [choose] You choose what to lose, and can keep { LIST($kept) }
   *[random] A counter costs a card, too; { LIST($kept) } may stay among your { COUNT($hand, one: "card", other: "cards") }
}
keep-for-worse = { $count ->
    [0] You lose no points by it, and keep { LIST($kept) } for something worse
   *[other] You lose { COUNT($count, one: "point", other: "points") }, but keep { LIST($kept) } for something worse
}
would-win-laid = Laid for points it would win
with-king = With it you would need { $after } points, not { $before }
could-steal = It could steal { $card } from { $who }
would-protect = It would protect your cards, and nobody could counter you
could-scrap = It could scrap { COUNT($count, one: "point", other: "points") } of the others
can-counter = It can counter what others play
highest-there = No card there is worth more than its { COUNT($count, one: "point", other: "points") }
counts = It counts { COUNT($count, one: "point", other: "points") }, or you can use its action
face-card = It is a face card: its power stays on the table
goes-back = { $card } goes back on the draw pile
frozen-anyway = It can't be played on your next turn anyway
you-keep = You keep { LIST($kept) }
costs-no-more = You give up no more than { COUNT($count, one: "point", other: "points") }
no-card = You have no card to play

## Why something can't be done.

no-only-takes = Only { LIST($ranks, last: "or", form: "a") } takes cards from the scrap pile
no-discard = Nothing is discarded now: play a card, or draw
no-no-draw-pile = The draw pile is empty
no-full = Your hand is full
no-pass = Draw or play
no-own-counter = You can't counter your own card
no-counter-counter = A counter can't be countered
no-turn = It's { SEAT($who, form: "whose") } turn
no-asked = { $who ->
    [you] You have to decide first
   *[other] { $who } has to decide first
}
no-nothing-waits = There is nothing to counter: points and scuttles can't be countered
no-answer = Answer first: counter, or let it happen
no-one-two = Counter with one Two
no-only-two = You are asked to counter, and only a Two can
no-take = Take one card from the scrap pile
no-not-scrapped = That card isn't in the scrap pile
no-takes-itself = { LIST($ranks, last: "or", form: "a") } can't take { LIST($ranks, last: "or", form: "a") } in this game
no-give-one-drawn = Give up exactly 1 of the drawn cards
no-turned-up = You must play the turned-up card
no-give-up = Give up exactly { COUNT($count, one: "card", other: "cards") }
no-name-card = Choose the card to play
no-one-card = A turn is one card: choose it, then what it is aimed at
no-not-on-table = That card isn't on the table
no-points = Only A to 10 count points
no-scuttle = Only A to 10 can scuttle
no-name-scuttled = Choose the point card to scuttle
no-scuttled = Only point cards can be scuttled
no-yours = That's yours already
no-lower = { $card } is lower than { $target }
no-no-power = { RANK($card, form: "many") } have no power
no-aims-at-card = Aim { RANK($rank, form: "a") } at a card, not at a player
no-name-aim = Choose the card to aim it at
no-no-player = It isn't aimed at a player
no-guarded-points = { SEAT($who, form: "whose") } Queen protects what is there
no-nothing-to-steal = Nobody else has points to steal
no-nothing-to-remove = No Queen, King, Jack or glasses are in play
no-nothing-to-usurp = No opponent has a Queen or a King to steal
no-usurped = A joker steals only a Queen or a King in play
no-partner = You and { $who } are partners
no-partner-counter = Your partner played it: you don't counter each other
no-yourself = You can't aim it at yourself
no-card-alone = { $power ->
    [glasses] Lay { $card } beside your cards in play, as glasses
   *[raid] Lay { $card } in the middle, as an action
}: you have only one opponent
no-empty-hand = Their hand is empty
no-empty-hands = Their hands are empty
no-name-player = Choose the player to aim it at
no-no-seat = There is no such player at this table
no-card-first = Choose the card first, then the player
no-stolen = Only point cards can be stolen
no-points-safe = Point cards are safe from it
no-lower-aim = { $card } is lower than { $target }{ $aims ->
    [yes] , and its action doesn’t touch point cards
   *[no] : it scuttles only lower cards
}
no-under-jack = Another Jack lies on it
no-under-joker = Another joker lies on it
no-queen = { SEAT($who, form: "whose") } Queen protects it
no-not-in-hand = That card isn't in your hand
no-frozen = { LIST($ranks, last: "or", form: "a") } sent it back, so it's frozen until after { term-frozen-until }
no-lower-suit = { $card } is lower than { $target }: { SUIT($target) } beat { SUIT($card) }
no-only-theirs = It works only on an opponent's card
no-no-target = { $card } isn't aimed at a card: it is played { $how ->
    [player] against a player
   *[alone] by itself
}
no-guarded = It can't be countered: { $who ->
    [you] your Queen protects what you play
   *[other] { SEAT($who, form: "whose") } Queen protects what { $who } plays
}

## Ranks, as this game writes them.

rank-A = Ace
    .many = Aces
    .a = an Ace
rank-2 = Two
    .many = Twos
    .a = a Two
rank-3 = Three
    .many = Threes
    .a = a Three
rank-4 = Four
    .many = Fours
    .a = a Four
rank-5 = Five
    .many = Fives
    .a = a Five
rank-6 = Six
    .many = Sixes
    .a = a Six
rank-7 = Seven
    .many = Sevens
    .a = a Seven
rank-8 = Eight
    .many = Eights
    .a = an Eight
rank-9 = Nine
    .many = Nines
    .a = a Nine
rank-10 = Ten
    .many = Tens
    .a = a Ten
rank-J = Jack
    .many = Jacks
    .a = a Jack
rank-Q = Queen
    .many = Queens
    .a = a Queen
rank-K = King
    .many = Kings
    .a = a King

## House rules: what an option is called and changes, then its values.

option-goal = Points that win
    .help = The points that you need to win: with no King, then with one, two, three and four Kings.
    .unit = { unit-points }
    .clause = { $n1 } points win, or { $n2 }, { $n3 }, { $n4 } and { $n5 } with Kings
    .search = points to win, target
entry-goal-1 = no King
entry-goal-2 = one King
entry-goal-3 = two Kings
entry-goal-4 = three Kings
entry-goal-5 = four Kings
option-hand_dealer = Cards dealt to the dealer
    .help = How many cards the dealer takes.
    .unit = { unit-cards }
    .clause = the dealer is dealt { $value }
    .search = start with
option-hand_other = Cards dealt to the others
    .help = How many cards everybody but the dealer is given.
    .unit = { unit-cards }
    .clause = everybody but the dealer is dealt { $value }
    .search = non-dealer
option-first_dealer = Who deals first
    .help = Who deals the first game. The next one is dealt by the player on the dealer's left.
    .clause = { $value } deals first
option-suits_low_to_high = Suits from low to high
    .help = Which of two equal cards beats the other when you scuttle, the lowest suit first.
    .clause = the suits rise { $value }
option-powers = What each rank does
    .help = What each rank does when it is played as an action. Jacks, Queens and Kings keep theirs.
    .search = royals, permanent, destroy, steal, bounce, one-off
value-powers-scrap_points = scraps points
    .help = All point cards on the table are scrapped.
    .clause = scrap all point cards
value-powers-scrap_effect = scraps a card
    .help = One Queen, King, Jack or glasses on the table is scrapped.
    .clause = scrap a Queen, King, Jack or glasses
value-powers-rummage = fetches
    .help = You take any card from the scrap pile.
    .clause = fetch a card from the scrap pile
value-powers-raid = robs
    .help = An opponent loses two cards.
    .clause = rob an opponent of two cards
value-powers-draw = draws
    .help = You draw two cards, or as the table plays its Fives.
    .clause = draw two cards
value-powers-scrap_effects = sweeps the rest
    .help = All Queens, Kings, Jacks and glasses on the table are scrapped.
    .clause = scrap all Queens, Kings, Jacks and glasses
value-powers-drawn_play = draws and plays
    .help = You play a card that is turned up from the draw pile.
    .clause = play the top card of the draw pile
value-powers-glasses = glasses
    .help = It is laid in front of an opponent, whose hand lies open as long as it is there.
    .clause = lay a hand open
value-powers-return_effect = sends back
    .help = A Queen, King, Jack or glasses goes back to its owner's hand, or as the table plays its Nines.
    .clause = send a Queen, King, Jack or glasses back
value-powers-none = no action
    .help = It only counts points, or scuttles.
    .clause = have no action
value-powers-steal = steals
    .help = It is laid on an opponent's point card, which is yours from then on.
    .clause = steal points
value-powers-shield = protects
    .help = Opponents can't aim anything at your other cards, except scuttles.
    .clause = protect your cards
value-powers-crown = crowns
    .help = You need fewer points to win.
    .clause = make winning cheaper
option-hand_limit = Most cards in hand
    .help = The most cards that you may hold.
    .unit = { unit-cards }
    .clause = you may hold { $value } at most
    .search = maximum
value-hand_limit-none = no limit
    .help = You may hold as many cards as you like.
    .clause = there is no hand limit
option-hand_limit_at = With a full hand
    .help = What happens when your hand reaches the limit, if there is one.
    .clause = with a full hand { $value }
    .search = discard down
value-hand_limit_at-draw = you can't draw
    .help = With a full hand you can't draw; a Five fills it up at most.
value-hand_limit_at-end = you discard at the end of your turn
    .help = You may draw all you can get, and give up what is too much when your turn ends.
option-hand_refill = Hands are filled up to
    .help = When your turn ends you draw until you hold this many cards, as long as there are any.
    .unit = { unit-cards }
    .clause = you draw back up to { $value } when your turn ends
    .search = draw up to, fill up
value-hand_refill-none = nothing
    .help = You only draw in your turn.
    .clause = you don't fill your hand up
option-counter = A Two counters
    .help = Which actions an opponent can stop by playing a Two.
    .clause = a Two counters { $value }
    .search = royals
value-counter-any = every action
    .help = Every action can be countered, Queens and Kings too.
value-counter-one_offs = only actions that work once
    .help = Only actions that work once can be countered: no Jack, Queen, King or glasses.
option-counter_chain = Counters can be countered
    .help = A Two that counters can be countered by another Two, and so on.
    .yes = a counter can be countered
    .no = a counter can't be countered
    .search = stop, counter back
option-two = A Two scraps
    .help = Whose cards a Two may scrap.
    .clause = a Two scraps { $value }
    .search = royal, destroy
value-two-any = anybody's effect card
    .help = A Two may be aimed at any Queen, King, Jack or glasses, even your own.
value-two-opponent = only an opponent's effect card
    .help = A Two can't be aimed at a card that is yours.
option-four = A Four takes
    .help = Which two cards an opponent loses to a Four.
    .clause = a Four takes { $value }
    .search = random, throw away
value-four-random = two cards at random
    .help = Two cards of that hand are scrapped by chance.
value-four-choose = two cards that the opponent chooses
    .help = The opponent chooses which two cards to scrap.
option-five = A Five
    .help = How you draw with a Five.
    .clause = a Five { $value }
    .search = discard one, draw three
value-five-draw = draws two cards
    .help = You draw two cards.
value-five-discard_draw = costs a card and draws three
    .help = You give up a hand card, and then draw three.
option-seven = A Seven turns up
    .help = How many cards a Seven turns up for you to play.
    .clause = a Seven turns up { $value }
    .search = top two cards, reveal
value-seven-one = one card
    .help = You play the card that is turned up.
value-seven-two = two cards
    .help = You play one of two cards, and the other goes back on the pile.
option-nine = A Nine returns
    .help = Which card a Nine sends back to a hand.
    .clause = a Nine returns { $value }
    .search = bounce, royals
value-nine-effects = anybody's effect card
    .help = A Nine may be aimed at anybody's Queen, King, Jack or glasses, never at points.
value-nine-opponent_any = any card of an opponent
    .help = A Nine may be aimed at any card of an opponent on the table, point cards too.
option-one_offs_wait = Fours, Fives and Sevens wait for their choice
    .help = A Four, Five or Seven gets to the scrap pile only when its choice has been made.
    .yes = Fours, Fives and Sevens wait for their choice before they are scrapped
    .no = Fours, Fives and Sevens are scrapped at once
option-frozen_counters = Frozen Twos may counter
    .help = A Two that a Nine sent back may counter at once.
    .yes = a frozen Two may counter
    .no = a frozen Two can't counter
option-empty_draw_opens = Hands are open when the draw pile is empty
    .help = As soon as there is nothing left to draw, everybody sees every hand.
    .yes = all hands are open when the draw pile is empty
    .no = hands stay closed when the draw pile is empty
    .search = open hands, reveal
option-three_takes_three = A Three may take a Three
    .help = A Three may take another Three from the scrap pile.
    .yes = a Three may take a Three
    .no = a Three can't take a Three
option-passes_to_draw = Passes that end the game
    .help = After so many passes in a row the game is drawn.
    .unit = { unit-passes }
    .clause = { $value } in a row end the game
    .search = consecutive, stalemate, tie
value-passes_to_draw-none = one for each player
    .help = The game is drawn when all players have passed, one after the other.
    .clause = the game is drawn when everybody has passed
option-stall_turns = Passes and Threes that end the game
    .help = After so many passes and Threes in a row the game is drawn.
    .clause = { $value } passes and Threes in a row end the game
value-stall_turns-0 = never
    .help = Passes and Threes may go on for ever.
    .clause = no game ends for passes and Threes in a row
option-teams = Two teams of two
    .help = Partners sit opposite. You win as soon as one of you has enough points; each of you counts your own.
    .yes = two play against two
    .no = all play for themselves
    .search = two against two, pairs
option-jokers = Jokers that steal Queens and Kings
    .help = Jokers are shuffled into the pack. You lay one on an opponent's Queen or King, which is yours from then on.
    .clause = { $value } jokers steal Queens and Kings
    .search = deck
value-jokers-0 = none
    .help = There are no jokers in the pack.
    .clause = there are no jokers
value-jokers-1 = 1
    .help = One joker is shuffled into the pack.
    .clause = a joker steals a Queen or a King
option-evening_to = An evening is won with so many games
    .help = The first player to win this many games wins the evening.
    .unit = { unit-games }
    .clause = an evening is won with { $value }
    .search = match, first to, win games
value-evening_to-0 = no limit
    .help = The evening goes on for as long as you like.
    .clause = an evening ends whenever you like

# What can't be chosen.
wrong-goals = must be five numbers, for none to four Kings, not { $count }
wrong-goal = the marks must fall: { $after } follows { $before }
wrong-teams = two teams need four players, not { $seats }
wrong-stall = 3 is the least, or 0 for never
wrong-picture = Jacks, Queens and Kings keep what they do
wrong-number-card = only a Jack, Queen or King can do that

# What makes a poor game.
doubt-unused = This changes nothing: no card does that.
doubt-endless-threes = Players who only fetch cards back can go on for ever.
doubt-dealt-more = Somebody is dealt more cards than that.

# What the table itself says: `assets/layouts/cuttle.yaml` names these.

## The game on the menu and at the table.

about-like = To 21, and every card a weapon
about-game = Be the first to collect enough points in front of you; with Kings, fewer will do. Aces to Tens can be points, or trouble for somebody else.
about-tally = Points

## Places: what they are called, and what one does there.

place-draw = Draw pile
place-draw-tip = Cards are drawn from it
place-scrap = Scrap pile
place-scrap-tip = You can look through it
place-played = Actions
place-played-tip = A card played as an action goes here
place-drawn = Turned up
place-drawn-tip = Turned up from the draw pile: play it now
place-points = points
place-points-tip = Number cards are laid here for points
place-royals = Queens and Kings
place-hand = hand
place-glasses = glasses
place-glasses-tip = Glasses played here let everyone see this hand

## Buttons.

button-draw = Draw
button-pass = Pass
button-counter = Counter with 2
button-allow = Let it happen

## On the cloth.

chip-dealer = D

## What cards do, in the list beside the table.

power-title-powers = What the cards do
power-scrap_points = scraps all point cards
power-scrap_effect = scraps a Queen, King, Jack or glasses
power-counter-rank = 2
power-counter-any = counters any action on another player's turn
power-counter-one_offs = counters an action that works once, on another player's turn
power-rummage = takes a card from the scrap pile
power-raid-random = makes an opponent discard up to two cards at random
power-raid-choose = makes an opponent discard up to two cards of their choice
power-draw-draw = draws two
power-draw-discard_draw = discards a card, then draws three
power-scrap_effects = scraps all Queens, Kings, Jacks and glasses
power-drawn_play-one = plays the top card of the draw pile
power-drawn_play-two = plays one of the top two of the draw pile
power-glasses = as glasses: reveals an opponent's hand
power-return_effect-effects = returns a Queen, King, Jack or glasses to hand
power-return_effect-opponent_any = returns any of an opponent's cards to their hand
power-none = only for points and scuttling
power-steal = steals a point card
power-usurp-rank = Joker
power-usurp-short = Jk
power-usurp = steals a Queen or a King
power-shield = protects its owner's other cards from anything aimed at them, except scuttles
power-crown = its owner needs fewer points

## What a study counts, and how games end in it.

study-played = { $ranks } played for what they do
study-laid = Cards laid for points
study-scuttled = Cards scuttled
study-countered = Cards countered
study-passed = Passes
study-ended-points = with somebody having enough points
study-ended-passes = undecided: no cards to draw, and everyone passes
study-ended-stall = undecided, after too many passes and fetched cards

## The card aid: what a power is in a few words, beside its sign.

aid-scrap_points = scraps all points
aid-scrap_effect = scraps one Q K J or glasses
aid-counter = counters
aid-rummage = takes from scrap
aid-raid = { $four ->
    [choose] they give up two
   *[other] they discard two
}
aid-draw = { $five ->
    [discard_draw] discard 1, draw 3
   *[other] draw two
}
aid-scrap_effects = scraps all Q K J, glasses
aid-drawn_play = { $seven ->
    [two] turns up 2, plays 1
   *[other] turns up, plays it
}
aid-glasses = shows you a hand
aid-return_effect = { $nine ->
    [opponent_any] sends any to hand
   *[other] sends one to hand
}
aid-none = only points
aid-steal = steals points
aid-usurp = steals Q or K
aid-shield = guards yours
aid-crown = you need fewer
