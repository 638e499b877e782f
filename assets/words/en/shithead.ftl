# The words of Shithead and its variants.

## What the reader is asked.

prompt-away-down =
    If you like:
    take up a down-card now, to see it early
prompt-ready =
    Swap cards if you like:
    then press Ready
prompt-shown-show =
    { SEAT($from, form: "whose") } three:
    show one back, or pick up
prompt-shown-down =
    { SEAT($from, form: "whose") } three:
    try a down-card, or pick up
prompt-shown-try =
    { SEAT($from, form: "whose") } three:
    try the top card, or pick up
prompt-shown =
    { SEAT($from, form: "whose") } three:
    you have to pick up
prompt-flip =
    Your turn:
    turn over a down-card
prompt-up-fits =
    Your turn:
    take a face-up card to play, { $fits }
prompt-up-show =
    Your turn:
    take a face-up card to show
prompt-up-nothing =
    No face-up card fits:
    take one, then the pile
prompt-down =
    Your turn:
    take up a down-card
prompt-play-show-pickup-nothing =
    Your turn:
    play, show a three, or pass
prompt-play-show-pickup-pile =
    Your turn:
    { $fits }, or show a three
prompt-play-show =
    Your turn:
    play, or show a three
prompt-play-pickup-nothing =
    Your turn:
    play { $fits }, or pass
prompt-play-pickup-pile =
    Your turn:
    { $fits }, or pick up
prompt-play =
    Your turn:
    play
prompt-joker-show =
    Your turn:
    play your joker, or show a three
prompt-joker-pickup-pile =
    Your turn:
    play your joker, or pick up
prompt-joker =
    Your turn:
    play your joker
prompt-show-pickup-nothing =
    Nothing to play:
    show a three, or pass
prompt-show-pickup-pile =
    Nothing fits:
    show a three, or pick up
prompt-show =
    Your turn:
    show a three
prompt-pickup-nothing =
    Nothing to play:
    you can only pass
prompt-pickup =
    Nothing fits:
    pick up the pile

## What the chosen cards can do, after their names: “3♣ · show it to a player”.

chosen-play = { $count ->
    [1] play it
   *[other] play them
}
chosen-joker = play it as a rank
chosen-show = show it to a player
chosen-swap = swap it for another
chosen-up = { $count ->
    [1] take it up
   *[other] take them up
}
chosen-down = take it up, to see it
chosen-flip = turn it over
chosen-pickup = pick up the pile

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
log-started-three = { $seat ->
    [you] { $seat } were
   *[other] { $seat } was
} dealt the first three face up, and { $seat ->
    [you] begin
   *[other] begins
}
log-started-card = { $seat ->
    [you] { $seat } hold
   *[other] { $seat } holds
} the lowest ordinary card (ties go by suit), and { $seat ->
    [you] begin
   *[other] begins
} with it
log-turned_up = { $card } is turned up as the first card of the pile
log-gave = { $seat ->
    [you] { $seat } give
   *[other] { $seat } gives
} the pile to { $to }
log-tried = { $seat ->
    [you] { $seat } try
   *[other] { $seat } tries
} the draw pile: { $card } is no answer
log-played = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $cards }
log-played-joker = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $cards } as { RANK($rank, form: "a") }
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
log-picked_up-given = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} given the pile ({ COUNT($count, one: "card", other: "cards") })
log-shown = { $seat ->
    [you] { $seat } show
   *[other] { $seat } shows
} { $card } to { $to }
log-backfired = { $seat ->
    [you] { $seat } show
   *[other] { $seat } shows
} { $card } right back to { $to }
log-backfired-drawn = { $seat ->
    [you] { $seat } turn up
   *[other] { $seat } turns up
} { $card }, and { $seat ->
    [you] show
   *[other] shows
} it right back to { $to }
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
log-left-unsafe = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} out of cards, but a three can still bring { $seat ->
    [you] you
   *[other] them
} back until { $until ->
    [you] your next turn
   *[other] { SEAT($until, form: "whose") } next turn
} is over
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
do-play-below = Play { $cards }: the next card must be lower than { $value }
    .short = Play { $cards }
do-play-give = Play { $cards }: { $to } takes the pile ({ COUNT($count, one: "card", other: "cards") })
    .short = Play { $cards }
do-joker = Play { $cards }
do-joker-plain = Play { $cards } as { RANK($rank, form: "a") }
do-joker-out = Play { $cards } as { RANK($rank, form: "a") }: you are out
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-burn = Play { $cards } as { RANK($rank, form: "a") }: burns the pile ({ COUNT($count, one: "card", other: "cards") }), and you go again
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-burn-empty = Play { $cards } as { RANK($rank, form: "a") }: burns, and you go again
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-again = Play { $cards } as { RANK($rank, form: "a") }: you go again
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-skip = Play { $cards } as { RANK($rank, form: "a") }: skips { $whom }
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-reverse = Play { $cards } as { RANK($rank, form: "a") }: reverses play
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-lower = Play { $cards } as { RANK($rank, form: "a") }: the next card must be { $value } or lower
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-below = Play { $cards } as { RANK($rank, form: "a") }: the next card must be lower than { $value }
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-give = Play { $cards } as { RANK($rank, form: "a") }: { $to } takes the pile ({ COUNT($count, one: "card", other: "cards") })
    .short = Play { $cards } as { RANK($rank, form: "a") }
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
do-try = Try the top of the draw pile
    .short = Try a card
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
brief-picked_up-given = was given { $count }
brief-backfired-drawn = { $card } back
brief-tried = tried { $card }
brief-gave = gave the pile away
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
banner-started-three =
    { $seat ->
        [you] { $seat } begin
       *[other] { $seat } begins
    }
    dealt the first three face up
banner-started-card =
    { $seat ->
        [you] { $seat } begin
       *[other] { $seat } begins
    }
    with the lowest ordinary card
banner-left = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} out!
banner-left-unsafe = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} out, but not safe yet!
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

## What fits on the pile, said of a card, of the pile, and to who has to play.

fits = { $how ->
    [any] anything
    [these] { $also ->
        [0] nothing
       *[other] { LIST($also, last: "or") }
    }
    [lower] { $rank } or lower
    [below] lower than { $rank }
   *[higher] { $rank } or higher
}{ $how ->
    [these] { "" }
   *[other] { $also ->
        [0] { "" }
       *[other] , or { LIST($also, last: "or") }
    }
}{ $joker ->
    [yes] , or a joker
   *[no] { "" }
}{ $but ->
    [0] { "" }
   *[other] , except { LIST($but) }
}

beat = { $rank }

## What cards, piles and players are now: tooltips.

does-anytime = { $now ->
    [yes] It goes on anything
   *[no] It will go on anything
}
does-again = { $now ->
    [yes] You go again
   *[no] Once it is played, you go again
}
does-lower = { $now ->
    [yes] The next card must be { $equal ->
        [yes] { $rank } or lower
       *[no] lower than { $rank }
    }
   *[no] Once it is played, the next must be { $equal ->
        [yes] { $rank } or lower
       *[no] lower than { $rank }
    }
}
does-show = It is shown to a player, never played
does-burn = { $now ->
    [yes] It burns the pile, and you go again
   *[no] Once it is played, it burns the pile
}
does-complete = It is the { $run ->
    [3] third
    [4] fourth
   *[5] fifth
} { RANK($rank) }: the pile burns, and you go again
does-invisible = { $now ->
    [yes] The card below it still has to be beaten
   *[no] Once it is played, the card below it counts
}
does-skip = { $now ->
    [yes] It skips the next player
   *[no] Once it is played, it skips a player
}
does-name = You name the card that it stands for
stands-for = It stands for { RANK($rank, form: "a") }
does-give = { $now ->
    [yes] The next player takes the pile
   *[no] Once it is played, the next player takes the pile
}
does-reverse = { $now ->
    [yes] It reverses play
   *[no] Once it is played, it reverses play
}
swap = { $row ->
    [hand] Swap it for an up-card to save it for later
   *[up] Swap it for a hand card to play it sooner
}
cant-answer = { $card } can't answer a shown three
all-out = { $count ->
    [2] Both together, and { $who ->
        [you] you are
       *[name] { $who } is
    } out
   *[other] All { $count } together, and { $who ->
        [you] you are
       *[name] { $who } is
    } out
}
out = With it { $who ->
    [you] you are
   *[name] { $who } is
} out
out-ends = Then { $who ->
    [you] you are the last one with cards, and you lose
   *[name] { $who } is the last one with cards, and loses
}
out-safe = After that, nothing can bring { $who ->
    [you] you
   *[name] { $who }
} back
out-unsafe = A three can still bring { $who ->
    [you] you
   *[name] { $who }
} back, until { $until ->
    [you] your next turn
   *[name] { SEAT($until, form: "whose") } next turn
} is over
out-shown = If they take the pile, { $who ->
    [you] you are
   *[name] { $who } is
} out
then-row = { $row ->
    [up] { SEAT($who, form: "whose") } face-up cards come next
   *[down] { SEAT($who, form: "whose") } face-down cards come next, unseen
}
goes-along = It may go along with { SEAT($who, form: "whose") } whole hand{ $burns ->
    [no] { "" }
   *[yes] : together they burn the pile
}
comes-later = { $first ->
    [draw] Hand and draw pile come first
   *[hand] { SEAT($who, form: "whose") } hand comes first
}
along-with = It can go along with a hand of nothing but { RANK($rank, form: "many") }
show-back = Show it back to { $who }{ $pile ->
    [yes] , who then takes the pile or answers
   *[no] : there is no pile to take
}
show = Show it to { $seats ->
    [0] nobody
   *[other] { LIST($seats, last: "or") }
}{ $pile ->
    [yes] , who takes the pile
   *[no] : there is no pile to take
}
comes-back = { $can ->
    [yes] They may show one back
   *[no] Nobody can show one back
}
together-burn = { $count ->
    [2] Both together burn the pile
   *[other] All { $count } together burn the pile
}
would-burn = { $run ->
    [3] A third
    [4] A fourth
   *[5] A fifth
} { RANK($rank) } would burn the pile
not-there = It counts as if it weren't there
lies-under = Whoever picks up takes it too
now-fits = Fits now: { $fits }
zone-draw = You draw back up to { COUNT($count, one: "card", other: "cards") } from here
nothing-left = Nothing is left to draw
three-lies-here = The three that { $who ->
    [you] { $who } were
   *[other] { $who } was
} shown lies here
zone-burned = Out of the game
row-gone = All of them have been played
zone-down = Nobody knows them; they are played last
up-later = Played once hand and draw pile are used up
taken-first = { $who ->
    [you] You take it
   *[name] { $who } takes it
} into the hand first, then { $who ->
    [you] play
   *[name] plays
} from there
up-now = Played now, before the down-cards
zone-hand = { $own ->
    [yes] Your cards to play
   *[no] Only their owner sees them
}
has-to-answer = { $who ->
    [you] { $able ->
        [yes] You can show a three back, or take
       *[no] You have no three to show back: you take
    }
   *[name] { $able ->
        [yes] { $who } can show a three back, or takes
       *[no] { $who } has no three to show back, and takes
    }
} the pile
last-loses = The last to hold cards loses
seat-safe = Safe: nothing can bring them back

## What speaks for a choice.

last-card-gone = With it your last card is gone
gives-pile = { $who ->
    [you] You take
   *[name] { $who } takes
} the pile: { COUNT($count, one: "card", other: "cards") }
fits-then = Then you can play { $card }, which doesn't fit now
follows = It costs you no turn: you can play { $card } at once
empty-then = Then you begin on an empty pile, where anything fits
cant-play = { $row ->
    [hand] You have seen { SEAT($who, form: "whose") } hand, and nothing in it fits
   *[up] None of { SEAT($who, form: "whose") } up-cards fits on it
}
nearly-out = { $who ->
    [you] { $who } have
   *[other] { $who } has
} only { COUNT($count, one: "card", other: "cards") } left
fit-on-it = { $count ->
    [0] None
   *[other] { $count }
} of the { COUNT($every, one: "unseen card", other: "unseen cards") } can be played on it
nothing-else = You can play nothing else{ $count ->
    [0] { "" }
   *[other] : otherwise you pick up { COUNT($count, one: "card", other: "cards") }
}
gone-at-once = { $count ->
    [2] Both { RANK($rank, form: "many") } are gone at once
   *[other] All { $count } { RANK($rank, form: "many") } are gone at once
}
beats-below = The next player has to beat the { RANK($rank) } below it
lowest = { $count ->
    [1] It's your lowest
   *[other] They're your lowest
}{ $only ->
    [ordinary] { " " }ordinary
   *[all] { "" }
} { $count ->
    [1] card
   *[other] cards
}{ $fits ->
    [no] { "" }
   *[yes] { " " }that { $count ->
        [1] fits
       *[other] fit
    }
}
worth-keeping = Your { LIST($cards) } { $cards ->
    [one] fits too, but is
   *[other] fit too, but are
} worth keeping for later
kept = You keep { LIST($cards) } for later
no-turn-lost = It costs you no turn
fewer-fit = { $count ->
    [0] None
   *[other] { $count }
} of the { COUNT($every, one: "unseen card", other: "unseen cards") } can be played on it, { $more } on your { RANK($rank) }
nothing-fits = Nothing of yours fits
brings = It brings you { LIST($cards) }
begins-empty = { $who ->
    [you] { $who } have
   *[other] { $who } has
} to begin on the empty pile
only-fit = Only { LIST($cards) } would fit, and you keep { $cards ->
    [one] it
   *[other] them
}
keep-all = You keep all of your cards, and { $who ->
    [you] { $who } begin
   *[other] { $who } begins
} on an empty pile
comes-in-again = { $who ->
    [you] { $who } were out, and have
   *[other] { $who } was out, and has
} to come back in
else-pile = Nothing of yours fits: otherwise you pick up the pile yourself
nearest = Nobody is nearer to going out: { $who ->
    [you] { $who } have
   *[other] { $who } has
} { COUNT($count, one: "card", other: "cards") } left
then-has = { $who } then has { COUNT($count, one: "card", other: "cards") }, and you have { $mine }
drawn-for = You are rid of a card that can't be played, and draw another
one-fewer = That is one card fewer for you
else-take = Otherwise you take { $count ->
    [1] the card
   *[other] the { $count } cards
} yourself
costs-nothing = The pile is empty, so it costs you nothing
keeps-three = You keep { LIST($cards) } for { $bigger ->
    [yes] a bigger pile
   *[no] later
}
show-from-hand = { $card } can be shown from your hand; up-cards have to wait
stronger-late = Up-cards are played when nothing can be drawn: { $card } is stronger there
stronger-now = In your hand you can use { $card } from the start
together-late = { RANK($rank, form: "many") } that lie together can be played together later
together-now = { RANK($rank, form: "many") } in your hand can be played together
shows-less = It shows the others less of your hand
strong-already = Your strongest cards lie face up already, for the end
keeps-best = You keep { $card }{ $special ->
    [yes] { " " }in your hand, to use it from the start
   *[no] , the highest card in your hand, to play it early
}
no-up-fits = No up-card fits on the pile
can-be-shown = In your hand it can be shown, so that another player takes the pile
lowest-up = It is the lowest of your up-cards
fit-at-once = { $count } cards that fit can be played at once
no-other-up = No other up-card fits on the pile
lowest-fitting = It is the lowest that fits: the higher ones stay for later
it-fits = It fits on the pile
others-stay = It doesn't fit now, and your other up-cards stay where they are
surely-fits = Whatever it is, it fits
could-fit = Of the { COUNT($every, one: "card", other: "cards") } it could be, { $count ->
    [0] none fits
    [one] { $count } fits
   *[other] { $count } fit
}
all-alike = It may be any card that you haven't seen: all places are alike
could-answer = Of the { COUNT($every, one: "card", other: "cards") } it could be, { $count ->
    [0] none
   *[other] { $count }
} can be shown back

## Why something can't be done.

no-ahead = Down-cards aren't chosen ahead in this game
no-ahead-yet = The game hasn't begun
no-ahead-more = You have cards in hand, or have chosen already
no-down-left = No down-card is left to choose
no-up-first = Finish your up-cards first
no-draw-pile = The draw pile still has cards
no-place = There is no down-card at that place
no-turn = It's { SEAT($who, form: "whose") } turn
no-swapping = Swapping is over
no-ready-first = Swap cards first, and say “ready” when you have finished
no-pile = The pile is empty
no-can-play = You can play
no-flip-first = Turn up a down-card: flip 1, flip 2 …
no-take-up-first = Take an up-card into your hand first
no-take-down-first = Take a down-card into your hand first
no-one-for-one = A swap exchanges one hand card for one up-card
no-answer-held = Your hand isn't empty: answer with what you hold, or pick up
no-answer-first = Answer the three first: show one back, or pick up
no-show-back = Show one three back to { $who }, or pick up
no-show-it-back = Show it back to { $who }, or pick up
no-only-answer = Only { LIST($ranks, form: "many") } answer
no-answer-up = An up-card answers only when your hand is empty
no-name-play = Choose the cards to play
no-twice = Each card can be played once
no-one-rank = Cards played together must be of one rank
no-never-played = { RANK($rank, form: "many") } are never played: show it to another player
no-fit = It doesn't fit: the pile takes { $fits }
no-joker = A joker can't be played in this game
no-joker-stands = A joker stands for no other card in this game
no-name-rank = Play one joker, and say what it stands for
no-only-jokers = Only a joker stands for another card
no-not-on = { RANK($rank, form: "many") } can't be laid on { RANK($top, form: "many") }
no-opening = Begin with { $card }, your lowest card
no-try = You can't try the draw pile in this game
no-try-three = You have an answer: show it back, try a down-card, or pick up
no-try-draw = The draw pile is used up
no-try-shown = You try the draw pile only when a three is shown to you
no-wait-draw = Up-cards wait until your hand and the draw pile are used up
no-wait-hand = Up-cards wait until your hand is used up
no-wait-along = Up-cards wait for your hand, or go along only with your whole hand
no-nothing-shown = Cards aren't shown in this game
no-show-one = Show one three to one player
no-only-shown = Only { LIST($ranks, form: "many") } are shown
no-show-hand = You can show it only from your hand
no-yourself = Choose another player
no-seat = There is no such player at this table
no-out-of-reach = Out of reach: their right-hand neighbour has had a turn
no-direct-up = Up-cards are played from the table in this game
no-hand-first = Finish your hand first
no-name-up = Choose the up-cards to take
no-take-one-rank = Up-cards taken together must be of one rank
no-direct-down = Down-cards are turned up where they lie in this game: flip 1 …
no-via-hand = Down-cards are taken into the hand in this game: down 1 …
no-not-yours = You don't hold that card

## Words for values.

term-run = { $run ->
    [3] Three
    [4] Four
    [5] Five
   *[other] { $run }
}

## House rules: what an option is called and changes, then its values.

option-hand_size = Cards in hand
    .help = You are dealt this many hand cards, and draw back up to it for as long as there are cards to draw.
    .unit = { unit-cards }
    .clause = you hold { $value }
    .search = dealt each
option-table_size = Up-cards, and as many down-cards
    .help = Each player has this many cards face up, and as many face down beneath them.
    .unit = { unit-cards }
    .clause = everybody has { $n } up-cards and { $n } down-cards
    .search = table cards
value-table_size-0 = none
    .help = There is only the hand.
    .clause = there are no up-cards and down-cards
value-table_size-1 = 1 card
    .help = One up-card on one down-card.
    .clause = everybody has one up-card and one down-card
option-packs = Packs of cards
    .help = Two packs are shuffled together: enough for eight players, and a rank has eight cards.
    .unit = { unit-packs }
    .clause = there are { $value }
    .search = decks
value-packs-1 = one pack
    .clause = there is one pack
value-packs-2 = two packs
    .clause = two packs are shuffled together
option-jokers = Jokers in the pack
    .help = Jokers are shuffled into the pack. What they do is set among the special cards.
    .clause = there are { $value } jokers
    .search = wild, deck
value-jokers-0 = none
    .help = The pack is the usual 52 cards.
    .clause = there are no jokers
value-jokers-1 = 1
    .help = One joker is shuffled in.
    .clause = there is a joker
option-joker_names = A joker stands for a card that its player names
    .help = Whoever plays a joker says which rank it stands for; it then does all that such a card does. Jokers have no powers of their own then.
    .yes = a joker stands for a card that its player names
    .no = jokers stand for no other card
    .search = wild, any card
option-turn_up = Turn up the first card
    .help = When the game begins, the top card of the draw pile is turned up as the first card of the pile.
    .yes = the first card of the pile is turned up
    .no = the pile begins empty
    .search = flip
option-swap = Swap cards before the game
    .help = Before the game everybody may exchange hand cards for up-cards.
    .yes = cards are swapped before the game
    .no = nobody swaps cards before the game
    .search = trade
option-start = Who starts
    .help = Who has the first turn once the cards are swapped.
    .clause = { $value } starts
    .search = begins, lowest, first player
value-start-weakest = the player with the lowest card
    .help = The player with the lowest hand card starts. Cards that go on anything count as the highest, and shown ones don't count.
value-start-weakest_card = the player with the lowest card, and with that card
    .help = The player with the lowest hand card starts, and plays that card, alone or with others of its rank.
value-start-first_three = the player dealt the first three face up
    .help = Whoever was dealt a three face up before anybody else starts; if nobody was, the player with the lowest card.
value-start-left_of_dealer = the player on the dealer's left
    .help = The player on the dealer's left starts, whatever anybody holds.
option-start_suits = Which suit starts
    .help = If several players hold the lowest card, the suit that comes first here starts.
    .clause = among equal cards { $value } start in that order
option-first_dealer = Who deals first
    .help = Who deals the first game. After that the deal moves on by one seat.
    .clause = { $value } deals first
option-powers = Special cards
    .help = What each rank can do besides having a value.
    .search = deuces, wild, transparent, see-through, glass, bomb, clear, miss a turn, change direction
value-powers-anytime = on anything
    .help = It may be played on any card, high or low.
    .clause = go on anything
value-powers-again = go again
    .help = Whoever plays it has another turn.
    .clause = give you another turn
value-powers-show = shown to a player
    .help = It is never played. You show it to another player, who takes the pile or shows one back.
    .clause = are shown instead of played
value-powers-lower = same or lower
    .help = The next card must be of the same rank or lower.
    .clause = ask for the same or lower
value-powers-burn = burns
    .help = It burns the pile, and whoever played it goes again.
    .clause = burn the pile
value-powers-invisible = invisible
    .help = Once played it doesn't count: the card below it has to be beaten. It is played where it fits, unless it goes on anything as well.
    .clause = are invisible
value-powers-skip = skips
    .help = It skips the next player; several skip one each.
    .clause = skip a player
value-powers-reverse = reverses
    .help = It reverses the direction of play.
    .clause = reverse play
value-powers-give = gives away the pile
    .help = The next player takes the pile and misses a turn.
    .clause = make the next player take the pile
value-powers-nothing = nothing
    .help = It is an ordinary card.
    .clause = do nothing special
option-not_on = What a card can't be laid on
    .help = Cards that don't fit on certain others, whatever else they can do.
    .search = beat, forbidden
value-not_on-2 = not on twos
    .help = It can't be laid on a two.
    .clause = can't be laid on twos
value-not_on-3 = not on threes
    .help = It can't be laid on a three.
    .clause = can't be laid on threes
value-not_on-4 = not on fours
    .help = It can't be laid on a four.
    .clause = can't be laid on fours
value-not_on-5 = not on fives
    .help = It can't be laid on a five.
    .clause = can't be laid on fives
value-not_on-6 = not on sixes
    .help = It can't be laid on a six.
    .clause = can't be laid on sixes
value-not_on-7 = not on sevens
    .help = It can't be laid on a seven.
    .clause = can't be laid on sevens
value-not_on-8 = not on eights
    .help = It can't be laid on an eight.
    .clause = can't be laid on eights
value-not_on-9 = not on nines
    .help = It can't be laid on a nine.
    .clause = can't be laid on nines
value-not_on-10 = not on tens
    .help = It can't be laid on a ten.
    .clause = can't be laid on tens
value-not_on-J = not on jacks
    .help = It can't be laid on a jack.
    .clause = can't be laid on jacks
value-not_on-Q = not on queens
    .help = It can't be laid on a queen.
    .clause = can't be laid on queens
value-not_on-K = not on kings
    .help = It can't be laid on a king.
    .clause = can't be laid on kings
value-not_on-A = not on aces
    .help = It can't be laid on an ace.
    .clause = can't be laid on aces
value-not_on-X = not on jokers
    .help = It can't be laid on a joker.
    .clause = can't be laid on jokers
value-not_on-nothing = no exceptions
    .help = It fits by its value and its powers.
    .clause = fit by their value
option-lower_equal = Equal cards after “same or lower”
    .help = After a card that asks for the same or lower, another one of its rank fits, too.
    .yes = an equal card fits after “same or lower”
    .no = only lower cards fit after “same or lower”
option-burn_run = Equal cards that burn the pile
    .help = When so many cards of one rank lie on top of the pile, it burns, and whoever played the last of them goes again.
    .clause = { $value } cards of one rank burn the pile
    .search = four of a kind, bomb, clear the pile
value-burn_run-0 = never
    .clause = equal cards never burn the pile
value-burn_run-3 = 3
    .help = Three cards of one rank burn the pile.
value-burn_run-4 = 4
    .help = Four cards of one rank burn the pile.
value-burn_run-5 = 5
    .help = Five cards of one rank would burn the pile, but the pack has only four.
option-pickup_voluntary = Pick up by choice
    .help = On your turn you may take the pile even if one of your cards fits.
    .yes = you may pick up even if you could play
    .no = you can't pick up while you can play
    .search = voluntarily
option-pickup_empty = Pass when the pile is empty
    .help = On an empty pile you may pass instead of playing: you pick up nothing.
    .yes = you may pass when the pile is empty
    .no = you can't pass when the pile is empty
    .search = skip
option-replenish_after_show = Draw after showing a card
    .help = Everybody who showed a card draws back up once it has been answered.
    .yes = you draw back up after showing a card
    .no = nobody draws for a card that they have shown
option-table_play = Playing up-cards and down-cards
    .help = How you use your up-cards and down-cards when hand and draw pile are gone.
    .clause = up-cards and down-cards are { $value }
    .search = face-up cards, face-down cards, table cards
value-table_play-via_hand = taken into the hand first
    .help = You take them into your hand, and then have an ordinary turn.
value-table_play-direct = played where they lie
    .help = You play up-cards where they lie. A down-card is turned up: if it doesn't fit, you take it with the pile.
option-match_up = Up-cards go along with your last hand cards
    .help = When you play all your hand cards, up-cards of that rank may go with them.
    .yes = up-cards may go along with your last hand cards
    .no = up-cards never go along with hand cards
    .search = face-up cards, last card
option-preselect_down = Choose a down-card ahead
    .help = When only down-cards are left to you, you may take one and look at it before it is your turn. Down-cards that are played where they lie can't be chosen.
    .yes = you may choose a down-card before your turn
    .no = nobody chooses a down-card before their turn
option-show_back_in = Players who have finished
    .help = Whether a player who has just finished can still be shown a card, and so come back.
    .clause = players who have finished { $value }
    .search = safe, out
value-show_back_in-rotation = can be brought back for one round
    .help = Until the player on their right has finished a turn, they can be shown a card and take the pile.
value-show_back_in-never = are safe at once
    .help = Nobody who has played their last card comes back.
option-answer_draw = Try the draw pile when shown a card
    .help = If you are shown a card and can't answer, you may turn up the top of the draw pile: it answers, or you take it with the pile.
    .yes = you may try the draw pile when you can't answer a shown card
    .no = you can't try the draw pile when you are shown a card
    .search = gamble, flip the top card, chance it
option-library_size = Cards that make a library
    .help = A player who picks up this many cards is celebrated. It changes nothing in play.
    .unit = { unit-cards }
    .clause = { $value } in hand are a library
option-stall_turns = Moves without progress that end the game
    .help = The game ends, with no loser, after this many plays and pick-ups in a row that use up no cards.
    .unit = { unit-moves }
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

# What makes a table that can't be dealt.

wrong-cards = { $seats } players with { $hand } hand cards, { $row } up-cards and { $row } down-cards each need { $need } cards; { $packs ->
    [1] the pack has
   *[other] the packs have
} { $have }, { $short } too few

# What makes a poor game.
doubt-unburnt = Nothing burns now: no card ever leaves the game, so games take longer.
doubt-stuck-joker = A joker fits on nothing: nobody can get rid of it.
doubt-no-jokers = There are no jokers in the pack.
doubt-only-shown = { LIST($ranks, form: "many") } are only ever shown, so their other powers have no effect.
doubt-idle-lower = { LIST($ranks, form: "many") } are invisible, so “same or lower” has no effect.
doubt-most-shown = Most cards can't be played at all, only shown.
doubt-turned-up = This changes nothing: down-cards are turned up where they lie.
doubt-low-burn = { LIST($ranks, form: "many") } burn the pile only where they fit, and they are low. With “on anything” they always do.

# What the table itself says: `assets/layouts/shithead.yaml` names these.

## The game on the menu and at the table.

about-like = Last one holding cards loses
about-game = Get rid of all your cards: hand, up-cards, then down-cards. The last player with cards loses.
about-evening = Games lost so far

## Places: what they are called, and what one does there.

place-draw = Draw pile
place-draw-tip = Hands are filled up from here
place-pile = Play pile
place-pile-tip = Cards are played here, or you pick them all up
place-burned = Burn pile
place-burned-tip = Out of the game
place-down = down-cards
place-up = up-cards
place-hand = hand

## Buttons.

button-pickup = Pick up
button-ready = Ready
button-try = Try a card
button-sort = Sort hand
sorted = Sorted. But a librarian is born, not dealt.

## On the cloth.

chip-dealer = D

## What cards do, in the list beside the table.

power-title-powers = What the cards do
power-anytime = goes on anything
power-again = you go again
power-show = show it to someone: they pick up the pile, or show one back
power-lower = the next card must be the same rank or lower
power-below = the next card must be lower
power-invisible = the card below counts
power-burn = if it fits, it burns the pile; you go again
power-burn-anytime = burns the pile; you go again
power-skip = skips a player
power-reverse = reverses play
power-give = the next player takes the pile
power-also-3 = three of a kind burns the pile; you go again
power-also-4 = four of a kind burns the pile; you go again
power-also-5 = five of a kind burns the pile; you go again
power-also-pass-word = Pass
power-also-pass = only when the pile is empty: you pick up nothing

## What a study counts, and how games end in it.

study-played = { $ranks } used
study-burned = Piles burned
study-backfired = Threes shown right back
study-picked_up = Piles picked up
study-library = Very large hands picked up
study-back_in = Finished players who had to play again
study-ended-loser = with one player left holding cards
study-ended-stall = without a loser, since nobody gets on any more

## The card guide: what a power is in a word or two, beside its sign.

aid-anytime = play anytime
aid-anytime-again = play anytime, go again
aid-again = go again
aid-show = show it, they pick up
aid-lower = { $lower_equal ->
    [yes] make it same or lower
   *[no] make it lower
}
aid-invisible = count the card below
aid-burn = burn, go again
aid-skip = skip a player
aid-reverse = reverse play
aid-give = give away the pile
aid-3 = burn three alike
aid-4 = burn four alike
aid-5 = burn five alike
aid-pass = pass on an empty pile
