# The words of Shithead and its variants.

## What the reader is asked.

prompt-away-down =
    You can take
    a face-down card early
prompt-ready =
    Swap any cards you like,
    then press Ready
prompt-shown-show =
    { $from } showed you { LIST($powers_show, last: "or", form: "a") }:
    show one back, or pick up
prompt-shown-down =
    { $from } showed you { LIST($powers_show, last: "or", form: "a") }:
    try a face-down card, or pick up
prompt-shown-try =
    { $from } showed you { LIST($powers_show, last: "or", form: "a") }:
    try the top card, or pick up
prompt-shown =
    { $from } showed you { LIST($powers_show, last: "or", form: "a") }:
    you must pick up
prompt-up-fits =
    Your turn:
    first take a face-up card ({ $fits })
prompt-up-show =
    Your turn:
    first take a face-up card to show
prompt-up-nothing =
    No face-up card fits:
    take one, then the pile
prompt-down =
    Your turn:
    take a face-down card
prompt-play-show-pickup-nothing =
    Your turn:
    play, show { LIST($powers_show, last: "or", form: "a") }, or pass
prompt-play-show-pickup-pile =
    Your turn:
    play { $fits }, or show { LIST($powers_show, last: "or", form: "a") }
prompt-play-show =
    Your turn:
    play, or show { LIST($powers_show, last: "or", form: "a") }
prompt-play-pickup-nothing =
    Your turn:
    play { $fits }, or pass
prompt-play-pickup-pile =
    Your turn:
    play { $fits }, or pick up
prompt-play =
    Your turn:
    play anything that fits
prompt-joker-show =
    Your turn:
    play your joker, or show { LIST($powers_show, last: "or", form: "a") }
prompt-joker-pickup-pile =
    Your turn:
    play your joker, or pick up
prompt-joker =
    Your turn:
    play your joker
prompt-show-pickup-nothing =
    You can’t play:
    show { LIST($powers_show, last: "or", form: "a") }, or pass
prompt-show-pickup-pile =
    You can’t play:
    show { LIST($powers_show, last: "or", form: "a") }, or pick up
prompt-show =
    Your turn:
    show { LIST($powers_show, last: "or", form: "a") }

## What the chosen cards can do, after their names: “3♣ · show it to a player”.

chosen-play = { $count ->
    [1] play it
   *[other] play them
}
chosen-joker = play it as another card
chosen-show = show it to a player
chosen-swap = swap it for another
chosen-up = { $count ->
    [1] take it
   *[other] take them
}
chosen-down = take it and look
chosen-flip = turn it over

## What happened: the log.

log-did-ready = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} ready to play
log-swapped = { $seat ->
    [you] { $seat } put { $given } face up and take { $taken }
   *[other] { $seat } puts { $given } face up and takes { $taken }
}
log-started = { $seat ->
    [you] { $seat } start
   *[other] { $seat } starts
}
term-claims = { $aside ->
    [0] (ties go by suit)
   *[other] ({ LIST($aside, last: "and", form: "many") } aside; ties go by suit)
}
log-started-lowest = { $seat ->
    [you] { $seat } have the lowest card { term-claims } and start
   *[other] { $seat } has the lowest card { term-claims } and starts
}
log-started-three = { $seat ->
    [you] { $seat } were dealt the first face-up three and start
   *[other] { $seat } was dealt the first face-up three and starts
}
log-started-card = { $seat ->
    [you] { $seat } have the lowest card { term-claims } and start with it
   *[other] { $seat } has the lowest card { term-claims } and starts with it
}
log-turned_up = { $card } is turned up to start the pile
log-gave = { $seat ->
    [you] { $seat } give
   *[other] { $seat } gives
} the pile to { $to }
log-tried = { $seat ->
    [you] { $seat } try
   *[other] { $seat } tries
} the draw pile, but { $card } doesn’t help
log-played-joker = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $cards } as { RANK($rank, form: "a") }
log-burned-run = { term-run } of a kind burns the pile ({ COUNT($count, one: "card", other: "cards") })
log-again = { $seat ->
    [you] { $seat } go
   *[other] { $seat } goes
} again
log-skipped = Play skips { $seats }
log-unskipped = The pile has burned, so nobody is skipped
log-reversed = Play reverses
log-reversed-even = Reversed { $count ->
    [2] twice
   *[other] { COUNT($count, one: "time", other: "times") }
}, so the direction stays the same
log-picked_up-flip = { log-picked_up }
log-picked_up-flip-nothing = { $seat ->
    [you] { $seat } have
   *[other] { $seat } has
} no pile to pick up
log-picked_up-shown = { $seat ->
    [you] { $seat } pick
   *[other] { $seat } picks
} up the pile ({ COUNT($count, one: "card", other: "cards") })
log-picked_up-shown-nothing = { log-picked_up-flip-nothing }
log-picked_up-given = { $seat ->
    [you] { $seat } get
   *[other] { $seat } gets
} the pile ({ COUNT($count, one: "card", other: "cards") })
log-shown = { $seat ->
    [you] { $seat } show
   *[other] { $seat } shows
} { $card } to { $to }
log-backfired = { $seat ->
    [you] { $seat } show
   *[other] { $seat } shows
} { $card } right back to { $to }
log-backfired-drawn = { $seat ->
    [you] { $seat } turn up { $card } and show
   *[other] { $seat } turns up { $card } and shows
} it right back to { $to }
log-took_up = { $seat ->
    [you] { $seat } take
   *[other] { $seat } takes
} { $cards } from the table
log-took_down = { $seat ->
    [you] { $seat } take
   *[other] { $seat } takes
} a face-down card
log-took_down-failed = { $seat ->
    [you] { $seat } turn
   *[other] { $seat } turns
} over { $card }, but it can’t be played
log-left-unsafe = { $seat ->
    [you] { $seat } are out, but { LIST($powers_show, last: "or", form: "a") } can bring you
   *[other] { $seat } is out, but { LIST($powers_show, last: "or", form: "a") } can bring { SEAT($seat, form: "them") }
} back until the end of { SEAT($until, form: "whose") } next turn
log-back_in = { $seat ->
    [you] { $seat } are
   *[other] { $seat } is
} back in
log-library = { $seat ->
    [you] { $seat } now have
   *[other] { $seat } now has
} { COUNT($count, one: "card", other: "cards") } in hand
log-thrice = { $seat ->
    [you] { $seat } have
   *[other] { $seat } has
} lost for the third time

## What a choice does.

do-play = Play { $cards }
do-play-out = Play { $cards }: you’re out
    .short = Play { $cards }
do-play-burn = Play { $cards }: burn the pile ({ COUNT($count, one: "card", other: "cards") }) and go again
    .short = Play { $cards }
do-play-burn-empty = Play { $cards }: burn, and go again
    .short = Play { $cards }
do-play-again = Play { $cards }: go again
    .short = Play { $cards }
do-play-skip = Play { $cards }: skip { $whom }
    .short = Play { $cards }
do-play-reverse = Play { $cards }: reverse play
    .short = Play { $cards }
do-play-lower = Play { $cards }. The next card must be { $value } or lower
    .short = Play { $cards }
do-play-below = Play { $cards }. The next card must be lower than { $value }
    .short = Play { $cards }
do-play-give = Play { $cards }: give { $to } the pile ({ COUNT($count, one: "card", other: "cards") })
    .short = Play { $cards }
do-joker = Play { $cards }
do-joker-plain = Play { $cards } as { RANK($rank, form: "a") }
do-joker-out = Play { $cards } as { RANK($rank, form: "a") }: you’re out
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-burn = Play { $cards } as { RANK($rank, form: "a") }: burn the pile ({ COUNT($count, one: "card", other: "cards") }) and go again
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-burn-empty = Play { $cards } as { RANK($rank, form: "a") }: burn, and go again
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-again = Play { $cards } as { RANK($rank, form: "a") }: go again
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-skip = Play { $cards } as { RANK($rank, form: "a") }: skip { $whom }
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-reverse = Play { $cards } as { RANK($rank, form: "a") }: reverse play
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-lower = Play { $cards } as { RANK($rank, form: "a") }. The next card must be { $value } or lower
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-below = Play { $cards } as { RANK($rank, form: "a") }. The next card must be lower than { $value }
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-joker-give = Play { $cards } as { RANK($rank, form: "a") }: give { $to } the pile ({ COUNT($count, one: "card", other: "cards") })
    .short = Play { $cards } as { RANK($rank, form: "a") }
do-show = Show { $cards } to { $seat }
do-show-pile = Show { $card } to { $to }. { -picks } up { COUNT($count, one: "card", other: "cards") } and { $after } is next, unless { -shows-back }
    .short = Show { $card } to { $to }
do-show-pile-own = Show { $card } to { $to }. { -picks } up { COUNT($count, one: "card", other: "cards") } and you go again, unless { -shows-back }
    .short = Show { $card } to { $to }
do-show-pile-last = Show { $card } to { $to }. { -picks } up { COUNT($count, one: "card", other: "cards") }, and { $after } is next
    .short = Show { $card } to { $to }
do-show-pile-last-own = Show { $card } to { $to }. { -picks } up { COUNT($count, one: "card", other: "cards") }, and you go again
    .short = Show { $card } to { $to }
do-show-nothing = Show { $card } to { $to }. The pile is empty, so { $after } is next unless { -shows-back }
    .short = Show { $card } to { $to }
do-show-nothing-own = Show { $card } to { $to }. The pile is empty, so you go again unless { -shows-back }
    .short = Show { $card } to { $to }
do-show-nothing-last = Show { $card } to { $to }. The pile is empty, so { $after } is next
    .short = Show { $card } to { $to }
do-show-nothing-last-own = Show { $card } to { $to }. The pile is empty, so you go again
    .short = Show { $card } to { $to }
do-show-end = Show { $card } to { $to }. Unless { -shows-back }, that ends the game
    .short = Show { $card } to { $to }
do-swap-for = Put { $given } face up and take { $taken }
do-up = Take { $cards }
do-down = Take face-down card { $place }
do-pickup = Pick up
do-pickup-pile = Pick up the pile ({ COUNT($count, one: "card", other: "cards") })
    .short = Pick up the pile
do-pickup-nothing = Pass and pick up nothing
    .short = Pass
do-try = Try the top card of the draw pile
    .short = Try a card
do-ready = Ready to play (no more swaps)
    .short = Ready to play

## Buttons whose words depend on what they would do.

label-pickup-pile = Pick up { $count }
label-pickup-nothing = Pass

## How the game ended, and what scores are made of.

end-loser = { $loser ->
    [you] You’re the last one with cards, so you lose
   *[other] { $loser } is the last one with cards and loses
}
end-stall = { COUNT($stall_turns, one: "play", other: "plays") } without progress, so nobody loses

## Who begins, and why.

opening-lot = { $dealer ->
    [you] You were
   *[other] { $dealer } was
} picked by lot to deal.
opening-turn = It’s { SEAT($dealer, form: "whose") } turn to deal.
opening-rule = { $dealer ->
    [you] You deal
   *[other] { $dealer } deals
} first under these rules.

## What somebody did last, under their name.

brief-played = { LIST($cards, last: "beside") }
brief-picked_up = picked up { $count }
brief-picked_up-nothing = passed
brief-picked_up-flip = picked up { $count }
brief-picked_up-flip-nothing = nothing to pick up
brief-picked_up-shown = picked up { $count }
brief-picked_up-shown-nothing = { brief-picked_up-flip-nothing }
brief-picked_up-given = got { $count }
brief-backfired-drawn = showed { $card } back
brief-tried = tried { $card }
brief-gave = gave the pile away
brief-shown = showed { $card }
brief-backfired = showed { $card } back
brief-took_up = took { LIST($cards, last: "beside") }
brief-took_down = took one unseen
brief-took_down-failed = turned over { $card }
brief-swapped = swapped { LIST($taken, last: "beside") }
brief-did-ready = ready

## Across the table.

banner-started-lowest =
    { $seat ->
        [you] You start
       *[other] { $seat } starts
    }
    holding the lowest card
banner-started-three =
    { $seat ->
        [you] You start
       *[other] { $seat } starts
    }
    dealt the first face-up three
banner-started-card =
    { $seat ->
        [you] You start
       *[other] { $seat } starts
    }
    with the lowest card
banner-left = { $seat ->
    [you] You’re
   *[other] { $seat } is
} out!
banner-left-unsafe = { $seat ->
    [you] You’re
   *[other] { $seat } is
} out, but not safe yet!
banner-back_in = { $seat ->
    [you] You’re
   *[other] { $seat } is
} back in!
banner-library =
    A library!
    { $seat ->
        [you] You have
       *[other] { $seat } has
    } { COUNT($count, one: "card", other: "cards") }
banner-thrice = Lost three times!

## Marks at players, and warnings.

badge-dealer = dealer
badge-dealer-tip = D: { $who } dealt this game
badge-out = out, { $place }
badge-out-tip = Out of cards
badge-unsafe = not safe yet
badge-unsafe-tip = Anyone with { LIST($powers_show, last: "or", form: "a") } can still bring { SEAT($who, form: "them") } back
badge-unsafe-out = You’re out, but { LIST($powers_show, last: "or", form: "a") } can bring you back until { SEAT($returnable, form: "whose") } turn ends
badge-losses = { COUNT($n, one: "loss", other: "losses") }
badge-losses-tip = Games lost at this table
warning-quiet = { COUNT($count, one: "play", other: "plays") } without progress. At { $limit } the game ends, and nobody loses

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
   *[other] { " " }except { LIST($but) }
}

beat = { $rank }

## What cards, piles and players are now: tooltips.

does-anytime = It goes on anything
# $now: yes or no, whether it has been played
does-again = You go again
# $now: yes or no, whether it has been played
does-lower = The next card must be { $equal ->
    [yes] { $rank } or lower
   *[no] lower than { $rank }
}
does-show = It’s shown to a player, never played
# $now: yes or no, whether it has been played
does-burn = It burns the pile, and you go again
does-complete = It’s the { $run ->
    [3] third
    [4] fourth
   *[5] fifth
} { RANK($rank) }, so it burns the pile and you go again
# $now: yes or no, whether it has been played
does-invisible = The next player must beat the card below it
# $now: yes or no, whether it has been played
does-skip = It skips the next player
does-name = You say which card it stands for
stands-for = It stands for { RANK($rank, form: "a") }
# $now: yes or no, whether it has been played
does-give = The next player picks up the pile
# $now: yes or no, whether it has been played
does-reverse = It reverses play
swap = { $row ->
    [hand] Swap it for a face-up card to save it for later
   *[up] Swap it for a hand card to play it sooner
}
cant-answer = { $card } can’t answer it
all-out = { $count ->
    [2] Both together, and { $who ->
        [you] you’re
       *[name] { $who } is
    } out
   *[other] All { $count } together, and { $who ->
        [you] you’re
       *[name] { $who } is
    } out
}
out = { $who ->
    [you] Play it and you’re out
   *[name] With this, { $who } is out
}
out-ends = { $who ->
    [you] Then you’re the last one with cards, and you lose
   *[name] Then { $who } is the last one with cards and loses
}
out-safe = After that, nothing can bring { $who } back
out-unsafe = { LIST($ranks, last: "or", form: "a") } can bring { $who } back until the end of { SEAT($until, form: "whose") } next turn
out-shown = If they pick up, { $who ->
    [you] you’re
   *[name] { $who } is
} out
then-row = { $row ->
    [up] { SEAT($who, form: "whose") } face-up cards come next
   *[down] { SEAT($who, form: "whose") } face-down cards come next, unseen
}
goes-along = It can be played with { SEAT($who, form: "whose") } whole hand{ $burns ->
    [no] { "" }
   *[yes] , and that burns the pile
}
comes-later = { $first ->
    [draw] { SEAT($who, form: "whose") } hand and the draw pile come first
   *[hand] { SEAT($who, form: "whose") } hand comes first
}
along-with = It can be played with the last hand cards if they’re all { RANK($rank, form: "many") }
show-back = Show it back to { $who }{ $pile ->
    [yes] , who must pick up or show another
   *[no] . There’s no pile to pick up
}
show = Show it to { $seats ->
    [0] nobody
   *[other] { LIST($seats, last: "or") }
}{ $pile ->
    [yes] , who picks up the pile
   *[no] . There’s no pile to pick up
}
comes-back = { $can ->
    [yes] They might show one back
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
not-there = It counts as if it weren’t there
lies-under = It’s picked up with the pile
now-fits = What fits now: { $fits }
zone-draw = You draw back up to { COUNT($count, one: "card", other: "cards") } from here
three-lies-here = This card was shown to { $who }
zone-burned = Out of play
row-gone = They’ve all been played
up-later = You play these when your hand and the draw pile are empty
taken-first = { $who ->
    [you] You take it into your hand first, then play
   *[name] { $who } takes it into the hand first, then plays
}
up-now = You play these now, before the face-down cards
zone-hand = { $own ->
    [yes] Your cards to play
   *[no] Only the owner can see these
}
has-to-answer = { $who ->
    [you] { $able ->
        [yes] You can show one back or pick up
       *[no] You have nothing to show back, so you pick up
    }
   *[name] { $able ->
        [yes] { $who } can show one back or pick up
       *[no] { $who } has nothing to show back and picks up
    }
} the pile
last-loses = The last player with cards loses
race = { COUNT($count, one: "card", other: "cards") } left
    .short = { $count } left
seat-safe = Safe. Nothing can bring { SEAT($who, form: "them") } back

## What speaks for a choice.

last-card-gone = It gets rid of your last card
gives-pile = { $who ->
    [you] You pick up
   *[name] { $who } picks up
} the pile ({ COUNT($count, one: "card", other: "cards") })
fits-then = Then you can play { $card }, which doesn’t fit now
follows = It doesn’t cost you a turn, because you can play { $card } right away
empty-then = Then you start on an empty pile, where anything fits
cant-play = { $row ->
    [hand] You’ve seen { SEAT($who, form: "whose") } hand. Nothing in it fits
   *[up] None of { SEAT($who, form: "whose") } face-up cards fit on it
}
fit-on-it = { $count ->
    [0] None
   *[other] { $count }
} of the { COUNT($every, one: "unseen card", other: "unseen cards") } can be played on it
nothing-else = You can’t play anything else{ $count ->
    [0] { "" }
   *[other] , and picking up means { COUNT($count, one: "card", other: "cards") }
}
gone-at-once = You get rid of { $count ->
    [2] both { RANK($rank, form: "many") }
   *[other] all { $count } { RANK($rank, form: "many") }
} at once
beats-below = The next player has to beat the { RANK($rank) } below it
lowest = { $count ->
    [1] It’s your lowest
   *[other] They’re your lowest
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
    [one] fits too, but it’s
   *[other] fit too, but they’re
} worth keeping for later
kept = It saves { LIST($cards) } for later
fewer-fit = { $count ->
    [0] None
   *[other] { $count }
} of the { COUNT($every, one: "unseen card", other: "unseen cards") } can be played on it, but { $more } on your { RANK($rank) }
brings = You get { LIST($cards) }
begins-empty = { $who ->
    [you] You have
   *[other] { $who } has
} to start on the empty pile
only-fit = Only { LIST($cards) } would fit, and you keep { $cards ->
    [one] it
   *[other] them
}
keep-all = You keep all your cards, and { $who ->
    [you] you start
   *[other] { $who } starts
} on an empty pile
comes-in-again = { $who ->
    [you] You were out, and have
   *[other] { $who } was out, and has
} to come back in
else-pile = None of your cards fit. Otherwise you pick up the pile yourself
nearest = Nobody is closer to going out. { $who ->
    [you] You have
   *[other] { $who } has
} { COUNT($count, one: "card", other: "cards") } left
then-has = That leaves { $who } with { COUNT($count, one: "card", other: "cards") }, and you with { $mine }
drawn-for = You get rid of a card you can’t play, and draw another
one-fewer = You have one card fewer
else-take = Otherwise you pick up the { $count ->
    [1] card
   *[other] { $count } cards
} yourself
costs-nothing = The pile is empty, so it costs you nothing
keeps-three = It saves { LIST($cards) } for { $bigger ->
    [yes] a bigger pile
   *[no] later
}
show-from-hand = You can show { $card } from your hand. Face-up cards have to wait
stronger-late = You play face-up cards at the end, where { $card } is stronger
stronger-now = In your hand, you can use { $card } right away
together-late = You can play the { RANK($rank, form: "many") } together later
together-now = You can play the { RANK($rank, form: "many") } in your hand together
shows-less = The others see less of your hand
strong-already = Your strongest cards are already face up, for the end
keeps-best = You keep { $card }{ $special ->
    [yes] { " " }in your hand, where you can use it right away
   *[no] , the highest card in your hand, to play it early
}
no-up-fits = None of your face-up cards fit
can-be-shown = Once it’s in your hand, you can show it and give someone the pile
lowest-up = It’s the lowest of your face-up cards
fit-at-once = You can play { COUNT($count, one: "card", other: "cards") } that fit at once
no-other-up = None of your other face-up cards fit
lowest-fitting = It’s the lowest that fits, so you save the higher ones
it-fits = It fits on the pile
others-stay = It doesn’t fit now, and your other face-up cards stay where they are
surely-fits = Whatever it is, it fits
could-fit = Of the { COUNT($every, one: "card", other: "cards") } it could be, { $count ->
    [0] none fits
    [one] { $count } fits
   *[other] { $count } fit
}
all-alike = It could be any card you haven’t seen, so choose as you like
could-answer = Of the { COUNT($every, one: "card", other: "cards") } it could be, { $count ->
    [0] none
   *[other] { $count }
} can be shown back

## Why something can't be done.

no-ahead = You can’t take a face-down card early in this game
no-ahead-yet = You can’t do that until the game starts
no-ahead-more = You can’t take another card while you have one in your hand
no-down-left = You have no face-down cards left
no-draw-pile = You can’t take a face-down card until the draw pile is empty
no-place = You have no face-down card there
no-swapping = It’s too late to swap cards
no-ready-first = Swap any cards you like, then say you’re ready
no-pile = The pile is empty, so you can’t pick it up
no-can-play = You can still play a card, so you can’t pick up
no-flip-first = Turn over a face-down card first
no-take-up-first = Take a face-up card into your hand first
no-take-down-first = Take a face-down card into your hand first
no-one-for-one = Swap one hand card for one face-up card
no-answer-held = Your hand isn’t empty, so answer from it, or pick up
no-answer-first = Answer first. Show one back, or pick up
no-show-back = Show one card back to { $who }, or pick up
no-show-it-back = Show it back to { $who }, or pick up
no-only-answer = You can answer only with { LIST($ranks, form: "many") }
no-answer-up = You can answer with a face-up card only when your hand is empty
no-name-play = Choose the cards to play
no-never-played = You can’t play { RANK($rank, form: "a") }. Show it to someone instead
no-fit = That doesn’t fit. Play { $fits }
no-joker = You can’t play a joker in this game
no-joker-stands = A joker doesn’t stand for another card in this game
no-name-rank = Play one joker, and say what it stands for
no-only-jokers = Only a joker can stand for another card
no-not-on = You can’t play { RANK($rank, form: "many") } on { RANK($top, form: "many") }
no-opening = Start with { $card }, your lowest card
no-try = You can’t try the draw pile in this game
no-try-three = You can still show one back, try a face-down card, or pick up
no-try-draw = The draw pile is empty
no-try-shown = You can try the draw pile only when someone shows you a card
no-wait-draw = You can’t play face-up cards until your hand and the draw pile are empty
no-wait-hand = You can’t play face-up cards until your hand is empty
no-wait-along = Play your hand first. Face-up cards can go only with your whole hand
no-nothing-shown = You can’t show cards in this game
no-show-one = Show one card to one player
no-only-shown = You can show only { LIST($ranks, form: "many") }
no-show-hand = You can show it only from your hand
no-yourself = Choose another player
no-seat = { no-no-seat }
no-out-of-reach = Too late. The player on { SEAT($to, form: "their") } right has had a turn
no-direct-up = Play face-up cards from the table in this game
no-name-up = Choose the face-up cards to take
no-take-one-rank = Face-up cards you take together must be the same rank
no-direct-down = Turn a face-down card over in this game, don’t take it
no-via-hand = Take a face-down card into your hand in this game
no-not-yours = You don’t have that card

## Words for values.

# What the player who is shown a three does.
-picks = { PRONOUN($to) ->
    [you] You pick
    [he] He picks
    [she] She picks
   *[they] They pick
}
-shows-back = { PRONOUN($to) ->
    [you] you show
    [he] he shows
    [she] she shows
   *[they] they show
} one back
term-run = { $run ->
    [3] Three
    [4] Four
    [5] Five
   *[other] { $run }
}

## House rules: what an option is called and changes, then its values.

option-hand_size = Cards in hand
    .help = You’re dealt this many hand cards, and draw back up to that number while there are cards to draw.
    .unit = { unit-cards }
    .clause = you hold { $value }
    .search = dealt each
option-table_size = Face-up cards, and as many face-down
    .help = Each player has this many face-up cards, with as many face-down cards beneath them.
    .unit = { unit-cards }
    .clause = everyone has { COUNT($n, one: "face-up card", other: "face-up cards") } and { COUNT($n, one: "face-down card", other: "face-down cards") }
    .search = table cards
value-table_size-0 = none
    .help = You have only your hand.
    .clause = there are no face-up or face-down cards
value-table_size-1 = 1 card
    .help = One face-up card on one face-down card.
    .clause = everyone has one face-up card and one face-down card
option-packs = Packs of cards
    .help = Two packs shuffled together are enough for eight players, with eight cards of each rank.
    .unit = { unit-packs }
    .clause = there are { $value }
    .search = decks
value-packs-1 = one pack
    .clause = there is one pack
value-packs-2 = two packs
    .clause = two packs are shuffled together
option-jokers = Jokers in the pack
    .help = Jokers are shuffled in. You choose what they do under “Special cards”.
    .clause = there are { COUNT($value, one: "joker", other: "jokers") }
    .search = wild, deck
value-jokers-0 = none
    .help = You play with the usual 52 cards.
    .clause = there are no jokers
value-jokers-1 = 1
    .help = One joker is shuffled in.
    .clause = there is a joker
option-joker_names = A joker stands for any card you name
    .help = When you play a joker, you say which rank it stands for, and it does everything that rank does. Jokers have no powers of their own.
    .yes = a joker stands for any card its player names
    .no = jokers don’t stand for other cards
    .search = wild, any card
option-turn_up = Turn up the first card
    .help = When the game starts, the top card of the draw pile is turned up to start the pile.
    .yes = the first card of the pile is turned up
    .no = the pile starts empty
    .search = flip
option-swap = Swap cards before the game
    .help = Before the game, everyone can swap hand cards for face-up cards.
    .yes = you swap cards before the game
    .no = nobody swaps cards before the game
    .search = trade
option-start = Who starts
    .help = Who has the first turn after the swapping.
    .clause = { $value } starts
    .search = begins, lowest, first player
value-start-weakest = the player with the lowest card
    .help = The player with the lowest hand card starts. Cards that go on anything count as the highest, and cards you show don’t count.
value-start-weakest_card = the player with the lowest card (who must play it)
    .help = The player with the lowest hand card starts with that card, alone or with others of its rank.
value-start-first_three = the player dealt the first face-up three
    .help = The first player to be dealt a face-up three starts. If nobody gets one, the player with the lowest card does.
value-start-left_of_dealer = the player on the dealer’s left
    .help = The player on the dealer’s left starts, whatever anyone holds.
option-start_suits = Which suit starts
    .help = If several players have the lowest card, the first of these suits decides.
    .clause = { $value } start in that order when ranks are tied
option-first_dealer = Who deals first
    .help = Who deals the first game. After that, the deal moves on by one seat.
    .clause = { $value } deals first
option-powers = Special cards
    .help = What each rank can do besides having a value.
    .search = deuces, wild, transparent, see-through, glass, bomb, clear, miss a turn, change direction
value-powers-anytime = on anything
    .help = You can play it on any card, high or low.
    .clause = go on anything
value-powers-again = go again
    .help = If you play it, you have another turn.
    .clause = give you another turn
value-powers-show = shown to a player
    .help = You never play it. You show it to another player, who picks up the pile or shows one back.
    .clause = are shown instead of played
value-powers-lower = same or lower
    .help = The next card must be the same rank or lower.
    .clause = ask for the same or lower
value-powers-burn = burns
    .help = It burns the pile, and you go again.
    .clause = burn the pile
value-powers-invisible = invisible
    .help = Once it’s played it doesn’t count, so the card below has to be beaten. It still has to fit, unless it also goes on anything.
    .clause = are invisible
value-powers-skip = skips
    .help = It skips the next player. Several of them skip one player each.
    .clause = skip a player
value-powers-reverse = reverses
    .help = It reverses the direction of play.
    .clause = reverse play
value-powers-give = gives away the pile
    .help = The next player picks up the pile and misses a turn.
    .clause = make the next player pick up the pile
value-powers-nothing = nothing
    .help = It’s an ordinary card.
    .clause = do nothing special
option-not_on = What a card can’t go on
    .help = Some cards don’t fit on certain others, whatever else they can do.
    .search = beat, forbidden, laid
value-not_on-2 = not on twos
    .help = It can’t go on a two.
    .clause = can’t go on twos
value-not_on-3 = not on threes
    .help = It can’t go on a three.
    .clause = can’t go on threes
value-not_on-4 = not on fours
    .help = It can’t go on a four.
    .clause = can’t go on fours
value-not_on-5 = not on fives
    .help = It can’t go on a five.
    .clause = can’t go on fives
value-not_on-6 = not on sixes
    .help = It can’t go on a six.
    .clause = can’t go on sixes
value-not_on-7 = not on sevens
    .help = It can’t go on a seven.
    .clause = can’t go on sevens
value-not_on-8 = not on eights
    .help = It can’t go on an eight.
    .clause = can’t go on eights
value-not_on-9 = not on nines
    .help = It can’t go on a nine.
    .clause = can’t go on nines
value-not_on-10 = not on tens
    .help = It can’t go on a ten.
    .clause = can’t go on tens
value-not_on-J = not on jacks
    .help = It can’t go on a jack.
    .clause = can’t go on jacks
value-not_on-Q = not on queens
    .help = It can’t go on a queen.
    .clause = can’t go on queens
value-not_on-K = not on kings
    .help = It can’t go on a king.
    .clause = can’t go on kings
value-not_on-A = not on aces
    .help = It can’t go on an ace.
    .clause = can’t go on aces
value-not_on-X = not on jokers
    .help = It can’t go on a joker.
    .clause = can’t go on jokers
value-not_on-nothing = no exceptions
    .help = It fits by its value and its powers.
    .clause = fit by their value
option-lower_equal = The same rank fits after “same or lower”
    .help = After a card that asks for the same or lower, another of its rank fits too.
    .yes = the same rank fits after “same or lower”
    .no = only lower cards fit after “same or lower”
    .search = equal
option-burn_run = Cards of one rank that burn the pile
    .help = When this many cards of one rank are on top of the pile, it burns. The player of the last one goes again.
    .clause = { COUNT($value, one: "card", other: "cards") } of one rank burn the pile
    .search = four of a kind, bomb, clear the pile
value-burn_run-0 = never
    .clause = cards of the same rank never burn the pile
value-burn_run-3 = 3
    .help = Three of a kind burns the pile.
value-burn_run-4 = 4
    .help = Four of a kind burns the pile.
value-burn_run-5 = 5
    .help = Five of a kind burns the pile. One pack has only four of each rank.
option-pickup_voluntary = Pick up by choice
    .help = On your turn you can pick up the pile even if one of your cards fits.
    .yes = you can pick up even if you could play
    .no = you can’t pick up while you can play
    .search = voluntarily
option-pickup_empty = Pass when the pile is empty
    .help = On an empty pile, you can pass instead of playing.
    .yes = you can pass when the pile is empty
    .no = you can’t pass when the pile is empty
    .search = skip
option-replenish_after_show = Draw after showing a card
    .help = Everyone who showed a card draws back up once it has been answered.
    .yes = you draw back up after showing a card
    .no = you don’t draw after showing a card
option-table_play = Playing face-up and face-down cards
    .help = How you use these cards once your hand and the draw pile are empty.
    .clause = face-up and face-down cards are { $value }
    .search = table cards
value-table_play-via_hand = taken into the hand first
    .help = You take them into your hand, then have an ordinary turn.
value-table_play-direct = played from the table
    .help = You play face-up cards from the table. You turn a face-down card over, and if it doesn’t fit, you pick it up with the pile.
option-match_up = Play face-up cards with your last hand cards
    .help = When you play your whole hand, face-up cards of that rank can go with it.
    .yes = face-up cards can go with your last hand cards
    .no = face-up cards never go with hand cards
    .search = last card
option-preselect_down = Take a face-down card early
    .help = When you have only face-down cards left, you can take one and look at it before your turn. This needs the rule that they’re taken into the hand.
    .yes = you can take a face-down card before your turn
    .no = nobody takes a face-down card before their turn
option-show_back_in = Players who have finished
    .help = Whether a player who has just finished can still be shown a card, and so come back.
    .clause = players who have finished { $value }
    .search = safe, out
value-show_back_in-rotation = can be brought back for one round
    .help = Until the player on their right has finished a turn, someone can show them a card and make them pick up the pile.
value-show_back_in-never = are safe right away
    .help = Nobody comes back after playing their last card.
option-answer_draw = Try the draw pile when shown a card
    .help = If you’re shown a card and can’t answer it, you can turn up the top card of the draw pile. If that doesn’t answer it, you pick it up with the pile.
    .yes = you can try the draw pile when you can’t answer a shown card
    .no = you can’t try the draw pile when you’re shown a card
    .search = gamble, flip the top card, chance it
option-library_size = Cards that make a library
    .help = A player who ends up with this many cards after picking up is celebrated. It changes nothing in play.
    .unit = { unit-cards }
    .clause = { $value } in hand make a library
option-stall_turns = Moves without progress that end the game
    .help = After this many plays and pick-ups in a row without progress, the game ends and nobody loses.
    .unit = { unit-moves }
    .clause = the game ends after { $value } without progress
value-stall_turns-0 = never
    .help = The game goes on for as long as it takes.
    .clause = no game ends for lack of progress
option-evening_to = Losses that end the match
    .help = The match is over when someone has lost this many games. The player with the fewest losses wins it.
    .unit = { unit-games }
    .clause = a match ends when someone has lost { $value }
    .search = evening, first to, lost games
value-evening_to-0 = no limit
    .help = You play for as long as you like.
    .clause = a match ends whenever you like
option-order = The order of the cards
    .help = Which card beats which, the lowest first.
    .clause = the cards rank in another order
    .search = aces high, aces low, strongest, weakest

# What makes a table that can't be dealt.

wrong-cards = { COUNT($seats, one: "player", other: "players") } with { COUNT($hand, one: "hand card", other: "hand cards") }, { $row } face-up and { $row } face-down each need { COUNT($need, one: "card", other: "cards") }, but { $packs ->
    [1] the pack has
   *[other] the packs have
} only { $have } ({ $short } too few)

# What makes a poor game.
doubt-unburnt = Nothing burns now, so no card ever leaves the game and games take longer.
doubt-stuck-joker = A joker fits on nothing, so nobody can get rid of it.
doubt-no-jokers = There are no jokers in the pack.
doubt-only-shown = You only ever show { LIST($ranks, form: "many") }, so their other powers have no effect.
doubt-idle-lower = { LIST($ranks, form: "many") } are invisible, so “same or lower” has no effect.
doubt-most-shown = Most cards can’t be played at all, only shown.
doubt-turned-up = This changes nothing, because face-down cards are turned over on the table.
doubt-low-burn = { LIST($ranks, form: "many") } are low, and burn the pile only where they fit. With “on anything” they always do.

# What the table itself says: `assets/layouts/shithead.yaml` names these.

## The game on the menu and at the table.

about-like = The last one with cards loses
about-game = Get rid of all your cards: your hand, then your face-up cards, then your face-down cards. The last player with cards loses.
about-evening = Games lost so far

## Places: what they are called, and what one does there.

place-draw = Draw pile
place-draw-tip = You draw your cards from here
place-pile = Play pile
place-pile-tip = Play your cards here, or pick them all up
place-burned = Burn pile
place-burned-tip = Out of play
place-down = face-down cards
place-up = face-up cards
place-hand = hand
place-hand-vacant = Cards you take go here

## Buttons.

button-pickup = Pick up
button-ready = Ready
button-try = Try a card
button-sort = Sort hand
sorted = Sorted. But a librarian is born, not dealt.

## On the cloth.

chip-dealer = D

## What cards do, in the list beside the table.

power-anytime = goes on anything
power-again = you go again
power-show = show it to someone, who picks up the pile or shows one back
power-lower = the next card must be the same rank or lower
power-below = the next card must be lower
power-invisible = the card below counts
power-burn = if it fits, it burns the pile and you go again
power-burn-anytime = burns the pile, and you go again
power-skip = skips a player
power-reverse = reverses play
power-give = the next player picks up the pile
power-also-3 = three of a kind burns the pile, and you go again
power-also-4 = four of a kind burns the pile, and you go again
power-also-5 = five of a kind burns the pile, and you go again
power-also-pass-word = Pass
power-also-pass = only when the pile is empty

## What a study counts, and how games end in it.

study-played = { $ranks } used
study-burned = Piles burned
study-backfired = Threes shown right back
study-picked_up = Piles picked up
study-library = Very large hands picked up
study-back_in = Finished players who had to play again
study-ended-loser = with one player left holding cards
study-ended-stall = with no loser, for lack of progress

## The card guide: what a power is in a word or two, beside its sign.

aid-anytime = anytime
aid-anytime-again = anytime, go again
aid-again = go again
aid-show = they pick up
aid-lower = { $lower_equal ->
    [yes] then same or lower
   *[no] then only lower
}
aid-invisible = { power-invisible }
aid-burn = burn, go again
aid-skip = skip a player
aid-reverse = reverse play
aid-give = they pick up
aid-3 = burn the pile
aid-4 = burn the pile
aid-5 = burn the pile
aid-pass = only on an empty pile
