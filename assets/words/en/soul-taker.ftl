# The words of Soul Taker and its variants.

## What the reader is asked.

prompt-return =
    Take back a lost card,
    or decline
prompt-give =
    Give away a card,
    or decline
prompt-led-play =
    Answer { $led }:
    { $countering ->
    [0] nothing beats it
    [one] { LIST($countering) } beats it
   *[other] { LIST($countering) } beat it
}
prompt-play =
    Your turn:
    lead a card

## What the chosen cards can do, after their names: “9♦ · play it”.

chosen-play = play it
chosen-play-lead = lead it
chosen-play-answer = answer with it{ $way ->
    [gains] , and gain { $points } on { $other }
    [loses] , and lose { $points } to { $other }
    [level] , and nothing changes
   *[open] { "" }
}
chosen-play-blind = play it blind{ $chance ->
    [none] { "" }
   *[other] . { $chance }
}
chosen-play-last-blind = { chosen-play-blind }
chosen-return = secure it, and then you have { $mine }
chosen-give = give it away, and then you have { $mine }

## What happened: the log.

log-drew = Round { $round } of { $rounds }: { COUNT($count, one: "new card", other: "new cards") } each
log-drew-next = { log-drew }
log-led = { $seat ->
    [you] { $seat } lead
   *[other] { $seat } leads
} { $card }
log-answered = { $seat ->
    [you] { $seat } answer
   *[other] { $seat } answers
} with { $card }
log-countered = { $by } beats { $card }, which is lost. { $points } for { $seat }
log-held = { $card } beats { $by }, which is lost. { $points } for { $seat }
log-equal = { $lead } and { $answer } are equal, so both are lost
log-equal-taken = { $lead } and { $answer } are equal, so both are secured. { $points } for { $seat }
log-missed = { $answer } doesn’t beat { $lead }, so both are lost
log-missed-only = Only answers can win, so { $answer } and { $lead } are both lost
log-missed-piles = { $answer } doesn’t beat { $lead }. That costs { $leader } { $more } and { $answerer } { $costs }
log-missed-piles-only = { $answer } doesn’t beat { $lead }, and only answers can win. That costs { $leader } { $more } and { $answerer } { $costs }
log-exchanged = { $answer } doesn’t beat { $lead }, so they change hands. { $first } for { $answerer }, { $second } for { $leader }
log-exchanged-only = { $answer } doesn’t beat { $lead }, and only answers can win, so they change hands. { $first } for { $answerer }, { $second } for { $leader }
log-granted = { $seat ->
    [you] { $seat } can
   *[other] { $seat } can
} choose
log-granted-return = { $seat ->
    [you] Yours was the higher card, so you can
   *[other] { SEAT($seat, form: "whose") } card was higher, so { $seat } can
} take back a lost card
log-granted-give = { $seat ->
    [you] Yours was the lower card, so you can
   *[other] { SEAT($seat, form: "whose") } card was lower, so { $seat } can
} give { $to } a secured card
log-returned = { $seat ->
    [you] { $seat } take
   *[other] { $seat } takes
} { $card } back ({ $points })
log-gave = { $seat ->
    [you] { $seat } give
   *[other] { $seat } gives
} { $to } the secured { $card } ({ $points })
log-declined = { $seat ->
    [you] { $seat } decline
   *[other] { $seat } declines
}
log-over = The last card has been played

## What a choice does.

do-play = Play { $cards }{ $other }
do-play-answer = Play { $card }. { $fate }
    .short = Play { $card }
do-play-lead = Lead { $card }. { $risk }
    .short = Lead { $card }
do-play-blind = Play your { term-which } blind card{ term-chance }
    .short = Play your { term-which } blind card
do-play-last-blind = Play your last blind card{ term-chance }
    .short = Play your last blind card
do-return = Take { $cards } and secure it
    .short = Take { $cards } back
do-give = Give { $cards } to your opponent, who has to secure it
    .short = Give { $cards } away
do-decline = Decline. Every card stays where it is
    .short = Decline

## How the game ended, and what scores are made of.

end-score = { $first ->
    [you] You have
   *[other] { $first } has
} { $high } and { $second ->
    [you] you have
   *[other] { $second } has
} { $low }. The higher score wins
end-score-mixed = { $first ->
    [you] You have
   *[other] { $first } has
} { $high } and { $second ->
    [you] you have
   *[other] { $second } has
} { $low }. The score nearer to zero wins
end-tie-break = The scores are equal, so { $first ->
    [you] you win
   *[other] { $first } wins
} by the number of secured cards
end-tie = The score is { $high } to { $low }, so it’s a draw
end-tie-mixed = The score is { $high } to { $low }. Both are equally far from zero, so it’s a draw
end-secured = Secured { $n }
end-influence = Foul Influence { $n }
end-condemnation = Fair Condemnation { $n }
end-fair = Fair cards { $n }
end-foul = Foul cards { $n }

## Who begins, and why.

opening-lot = { $first ->
    [you] You win the toss and lead
   *[other] { $first } wins the toss and leads
} first.
opening-rule = { $first ->
    [you] You lead
   *[other] { $first } leads
} first under these rules.

## What somebody did last, under their name.

brief-missed-piles = No match: −{ $more } for { $leader }, −{ $costs } for { $answerer }
brief-missed-piles-only = Only answers can win: −{ $more } for { $leader }, −{ $costs } for { $answerer }
brief-exchanged = They change hands: { $first } for { $answerer }, { $second } for { $leader }
brief-exchanged-only = Only answers can win, so they change hands: { $first } for { $answerer }, { $second } for { $leader }

## Across the table.

banner-drew =
    Round { $round } of { $rounds }
    { COUNT($count, one: "new card", other: "new cards") } each
banner-drew-next =
    Round { $before } is over
    { $first } { $high }  ·  { $second } { $low }
    Round { $round } of { $rounds }: { COUNT($count, one: "new card", other: "new cards") } each
banner-over = The reckoning

## Marks at players, and warnings.

badge-side = { $n }
badge-side-tip = All of this player’s cards are on this side

## Words for values.

term-which = { $which ->
    [down1] first
    [down2] second
    [down3] third
    [down4] fourth
   *[other] { $which }
}
term-chance = { $chance ->
    [none] { "" }
   *[other] . { $chance }
}

## How an exchange would end, told of the answer.

countered = It beats the lead and scores { $count } for { $who }{ term-zero }
equal = It’s equal, so both are lost
taken = They’re equal, so both are secured and score { $count } for { $who }{ term-zero }
held = It’s lost, because the lead beats it and scores { $count } for { $who }{ term-zero }
piles = It doesn’t beat the lead. That costs { $leader } { $count } and { $answerer } { $costs }
exchanged = They change hands. The answer scores { $count } for { $leader }, and the lead scores { $costs } for { $answerer }{ term-zero }
scores-then = Then { $who ->
    [you] you have
   *[other] { $who } has
} { $mine } and { $other } { $theirs }
missed = It doesn’t beat the lead, so both are lost{ $option ->
    [return] , and then { term-may } take back a lost card
    [give] , and then { term-may } give { $to } a secured card
   *[none] { "" }
}
term-zero = { $zero ->
    [nearer] , nearer to zero
    [further] , further from zero
    [same] , just as far from zero
   *[none] { "" }
}
term-may = { $who ->
    [you] you may
   *[other] { $who } may
}

## What can beat a lead, and what a blind card may be.

at-risk = A { LIST($values, last: "or") } beats it{ $who ->
    [none] { "" }
   *[other] . Then it’s lost, and that card scores for { $who }
}
safe = { $left ->
    [yes] Nothing left can beat it
   *[no] Nothing can beat it
}{ $equal ->
    [none] { "" }
   *[other] , but a { $equal } cancels both
}
must-be = It can only be { $card }, which { $counters ->
    [yes] beats
   *[no] doesn’t beat
} the lead
surely-counters = Whatever it is, it beats the lead
may-be = It’s one of these: { LIST($left) }
may-be-fair = Of the { COUNT($every, one: "card", other: "cards") } it could be, { $count } { $count ->
    [one] is
   *[other] are
} Fair
may-counter = Of the { COUNT($every, one: "card", other: "cards") } it could be, { $count ->
    [0] none beats
    [one] { $count } beats
   *[other] { $count } beat
} the lead

## What cards and piles are and do: tooltips.

leading = { $values ->
    [0] As a lead, it can’t be beaten
   *[other] As a lead, it loses to a { LIST($values, last: "or") }
}
unbeaten = { $values ->
    [0] Then
   *[other] Otherwise
} { $other ->
    [you] you lose
   *[other] { $other } loses
} { $count }, and { $who ->
    [you] you lose
   *[other] { $who } loses
} what { SEAT($other, form: "whose") } card counts
stakes = At worst { $who } { $who ->
    [you] gain
   *[other] gains
} { $costs } on you. At best you gain { $gains }
answering = As an answer, it beats { $values ->
    [0] nothing
   *[other] { LIST($values) }
}
waits = It stays here until the choice is made
led = { SEAT($who, form: "whose") } lead. { $values ->
    [0] Nothing beats it
   *[other] A { LIST($values, last: "or") } beats it
}
you-counter = { $values ->
    [0] No card in your hand beats it
   *[other] You can beat it with your { LIST($values, last: "or") }
}
you-cancel = Your { $value } would cancel it, and both would be lost
counts-for = It counts { $count } for { $who }
counts-against = It counts { $count } against { $who }
may-give = { $who ->
    [you] You can
   *[other] { $who } can
} give it away
may-return = { $who ->
    [you] You can
   *[other] { $who } can
} take it back
all-played = All cards have been played
zone-table = { $who ->
    [you] You lead
   *[other] { $who } leads
} this exchange{ $next ->
    [none] { "" }
    [you] , and you lead the next
   *[other] , and { $next } leads the next
}
zone-pile = These cards count against { $who }
zone-secured = { $how ->
    [mixed] For { $who }, Fair cards add and Foul cards subtract
   *[standard] These cards count for { $who }
}
zone-lost = Out of play, and counts for nobody
zone-deck = { COUNT($count, one: "card is", other: "cards are") } drawn from here each round
deck-left = { $blind ->
    [0] Left in it
   *[other] Left in it and among your blind cards
}: { LIST($left) }
of-rank = { $count } { $count ->
    [1] { RANK($rank) }
   *[other] { RANK($rank, form: "many") }
}
zone-hand = { $who ->
    [you] Your cards to play
   *[other] Only { $who } can see these
}
blind-played = Already played this round
blind = { $own ->
    [yes] A blind card. You play it this round without seeing it first
   *[no] A blind card. Nobody has seen it
}
race = { $way ->
    [ahead] { COUNT($points, one: "point", other: "points") } ahead
    [behind] { $mode ->
        [mixed] { $points } behind
       *[standard] Needs { $needs } of { $left } left
    }
    [final] { COUNT($points, one: "point", other: "points") } behind
    [beyond] Can’t catch up
   *[level] Level
}
    .short = { $way ->
        [ahead] { $points } ahead
        [behind] { $mode ->
            [mixed] { $points } behind
           *[standard] Needs { $needs } of { $left }
        }
        [final] { $points } behind
        [beyond] Can’t catch up
       *[level] Level
    }
race-whole = { $way ->
    [ahead] { COUNT($points, one: "point", other: "points") } ahead
    [behind] { COUNT($points, one: "point", other: "points") } behind. { $who ->
        [you] You need
       *[other] { $who } needs
    } { $needs } { $mode ->
        [mixed] to come nearer to zero, and { COUNT($left, one: "point is", other: "points are") } still to come
       *[standard] of the { COUNT($left, one: "point", other: "points") } still to come
    }
    [final] { COUNT($points, one: "point", other: "points") } behind
    [beyond] { COUNT($points, one: "point", other: "points") } behind, and only { $left } can still come
   *[level] Level, with { COUNT($left, one: "point", other: "points") } still to come
}
to-play = { COUNT($count, one: "card", other: "cards") } to play in this round
made-of = { $less ->
    [foul] { $gains } for Fair cards, minus { $lost } for Foul cards
    [influence] { $gains } for secured cards, minus { $lost } for Foul Influence
   *[condemnation] { $gains } for secured cards, minus { $lost } for Fair Condemnation
}
goal = { $mode ->
    [mixed] The score nearer to zero wins
   *[standard] The higher score wins
}
leads-next = { $who ->
    [you] You lead
   *[other] { $who } leads
} the next exchange

## What speaks for a choice.

safest = { $alone ->
    [yes] No other card in your hand is as safe
   *[no] Nothing in your hand is safer
}
fewest-counter = { $count } of the { COUNT($every, one: "card", other: "cards") } { term-may } have { $count ->
    [one] beats
   *[other] beat
} it{ $alone ->
    [yes] , fewer than beat your others
   *[no] { "" }
}
none-counter = No card that { term-may } have beats it
risks-least = { $alone ->
    [yes] No other card in your hand risks so little
   *[no] No card in your hand risks less
}
keeps = { $values ->
    [one] You can still beat a { LIST($values) }
   *[other] You can still beat { LIST($values) }
}
only-counter = { $several ->
    [yes] Only your { $value }s beat it
   *[no] No other card in your hand beats it
}
does-most = No other card in your hand does as much for you
none-does-more = No other card in your hand does more for you
keeps-card = You keep { $card }{ $values ->
    [0] {" "}for another exchange
   *[other] , which beats { LIST($values) }
}
known = You know what it does, and a blind card may do worse
all-alike = { $count ->
    [1] You have nothing else in your hand
    [2] Your other card does the same
   *[other] Your other cards do the same
}
hand-counters-nothing = No card in your hand beats it
best-option = None of the others brings you closer to winning
ahead = It puts you ahead of { $who } by { COUNT($count, one: "point", other: "points") }
closer = It brings you closer to winning
nearer = It brings you nearer to zero
no-option-helps = None of these cards would bring you closer to winning
score-stays = Your score stays as it is

## Why something can't be done.

no-play = Make your choice first, or decline it
no-option = You have no choice to make now
no-other = { $option ->
    [return] Take back a lost card, or decline
   *[give] Give away a secured card, or decline
}
no-one = { $option ->
    [return] Take back exactly one card, or decline
   *[give] Give away exactly one card, or decline
}
no-there = That card isn’t there to { $option ->
    [return] take
   *[give] give
}
no-one-card = Play one card, or one blind card by its place
no-in-hand = That card isn’t in your hand. You play blind cards by their place
no-deck = You can’t play from the deck. You draw from it each round
no-played = You’ve already played that blind card
no-place = You have no blind card there

## House rules: what an option is called and changes, then its values.

option-mode = The game
    .help = Whose cards are whose, and which score wins.
    .clause = it’s { $value }
    .search = one deck, two decks
value-mode-standard = Fair against Foul
    .help = One player has the virtues, the other the vices, and the higher score wins.
value-mode-mixed = played with one mixed deck
    .help = Virtues and vices are shuffled together, and the score nearer to zero wins.
option-rounds = Rounds in a game
    .help = How many rounds a game has, as long as there are cards to draw.
    .unit = { unit-rounds }
    .clause = a game has { $value }
    .search = length
option-hidden = Blind cards in a round
    .help = How many of your cards each round are face down, unseen until you play them.
    .unit = { unit-cards }
    .clause = you have { COUNT($n, one: "blind card", other: "blind cards") } in a round
value-hidden-0 = none
    .help = You see all the cards you draw.
    .clause = there are no blind cards
value-hidden-1 = 1 card
    .help = You draw one card blind.
    .clause = you have one blind card in a round
option-visible = Hand cards in a round
    .help = How many cards you draw into your hand each round.
    .unit = { unit-cards }
    .clause = you have { COUNT($n, one: "hand card", other: "hand cards") } in a round
value-visible-0 = none
    .help = You play all your cards without seeing them first.
    .clause = there are no hand cards
value-visible-1 = 1 card
    .help = You draw one card into your hand.
    .clause = you have one hand card in a round
option-deck = Cards of each value
    .help = How many cards of each value there are on each side.
    .clause = each side has { $n } { $n ->
        [one] { RANK($rank) }
       *[other] { RANK($rank, form: "many") }
    }
    .search = copies
value-deck-0 = 0
    .help = No cards of this value on each side.
value-deck-1 = 1
    .help = One card of this value on each side.
value-deck-2 = 2
    .help = Two cards of this value on each side.
value-deck-3 = 3
    .help = Three cards of this value on each side.
value-deck-4 = 4
    .help = Four cards of this value on each side.
value-deck-5 = 5
    .help = Five cards of this value on each side.
option-counters = What beats what
    .help = Which leads an answer beats. If 2 beats 1 and 5, for example, answering with a 2 beats a lead of 1 or 5. No value beats itself.
    .verb = beats { $words }
    .clause = { LIST($cards, form: "many") } beat { $does }
    .search = counters, stop
value-counters-1 = 1
    .help = It beats a lead of 1.
    .clause = { rank-1.many }
value-counters-2 = 2
    .help = It beats a lead of 2.
    .clause = { rank-2.many }
value-counters-3 = 3
    .help = It beats a lead of 3.
    .clause = { rank-3.many }
value-counters-4 = 4
    .help = It beats a lead of 4.
    .clause = { rank-4.many }
value-counters-5 = 5
    .help = It beats a lead of 5.
    .clause = { rank-5.many }
value-counters-nothing = nothing
    .help = As an answer, it beats nothing.
    .clause = nothing
option-lead_can_secure = A lead can win its exchange
    .help = If the lead would beat the answer, and the answer doesn’t beat or equal the lead, the lead is secured and the answer is lost.
    .yes = a lead can win its exchange
    .no = only the answer can win an exchange
option-first = Who leads first
    .help = Who leads the first exchange. In the standard game it’s always Fair, at seat 1.
    .clause = { $value } leads first
    .search = toss, coin, begins
value-first-toss = the winner of the toss
    .help = The toss of a coin decides who leads first.
value-first-p1 = seat 1
    .help = The player at seat 1 leads first.
value-first-p2 = seat 2
    .help = The player at seat 2 leads first, in the mixed game only.
option-fresh_discards = Take back a card just played
    .help = In the mixed game, one of the two cards just played can be taken back and secured.
    .yes = a card just played can be taken back
    .no = cards just played can’t be taken back
option-tie = A tie is won by
    .help = Who wins when both scores are equally good.
    .clause = a tie is won by { $value }
    .search = draw
value-tie-draw = nobody
    .help = Equal scores are a draw, and both keep their souls.
value-tie-more_secured = the player with more secured cards
    .help = If these are equal too, it is a draw.
value-tie-fewer_secured = the player with fewer secured cards
    .help = If these are equal too, it is a draw.
option-evening_to = Wins that decide the match
    .help = The first player to win this many games wins the match.
    .unit = { unit-games }
    .clause = a match goes to the first to win { $value }
    .search = evening, first to, win games
value-evening_to-0 = no limit
    .help = You play for as long as you like.
    .clause = a match ends whenever you like
option-stake = The stake
    .help = What the loser owes. It changes nothing in play.
    .clause = you play for { $value }
value-stake-soul = the loser’s soul
    .help = The winner keeps the loser’s soul for a day.
value-stake-tea = the tea
    .help = The loser makes the tea for a day.
value-stake-title = a title
    .help = For a day, the loser calls the winner by a title.
value-stake-verse = a verse
    .help = The loser owes the winner four lines of praise.
value-stake-hat = a hat
    .help = The loser wears a hat the winner picks.
value-stake-none = nothing
    .help = You play for nothing but the game.

# What can't be chosen.
wrong-hand = there must be at least one blind card or hand card
wrong-deck = a deck of { COUNT($have, one: "card", other: "cards") } is { $short } too small for { COUNT($rounds, one: "round", other: "rounds") } of { $hand }. Play fewer rounds, draw fewer cards, or use more cards of a value
wrong-counter = no value beats itself, because equal values have a rule of their own
wrong-leader = in the standard game, Fair leads first, at seat 1

# What makes a poor game.
doubt-no-counters = Nothing beats anything.
doubt-no-such-card = There’s no { $value } in the decks.
doubt-standard = This changes nothing in the standard game.

# What the table itself says: `assets/layouts/soul-taker.yaml` names these.

## The game on the menu and at the table.

about-like = A duel of virtues and vices
about-game = A duel over several rounds. One player leads a card, and the other answers. An answer that beats the lead scores for its player, and the lead is lost. Equal cards are both lost. Otherwise, each card counts against the other side. The higher score wins.
about-tally = Score
about-game-mixed = A duel over several rounds. You secure cards. Fair ones add to your score, Foul ones subtract. The score nearer to zero wins.
about-game-standard-lead-can-secure = A duel over several rounds. One player leads a card, and the other answers. If one of the two beats the other, it scores for its player, and the other is lost. Equal cards are both lost. Otherwise, each card counts against the other side. The higher score wins.

## The list of reminders.

reminder-title = How cards score
reminder-1 = Beat a lead to secure yours
reminder-2 = Lose beaten and equal cards
reminder-3 = Count the rest against them
reminder-4 = Finish nearer to zero
reminder-5 = { reminder-1 }
reminder-6 = Swap a Fair and a Foul
reminder-7 = The higher Fair takes one back
reminder-8 = The lower Foul gives one away
reminder-10 = Equal cards are lost or taken
reminder-9 = Beat the answer to secure your lead

## On the cloth.

table-lead = your lead
table-answer = your answer
table-round = Round { $round } of { $rounds }
sum-gained = { $count ->
    [0] 0
   *[other] +{ $count }
} { $mode ->
    [mixed] Fair
   *[standard] secured
}
sum-lost = { $count ->
    [0] 0
   *[other] −{ $count }
} { $mode ->
    [mixed] Foul
   *[standard] against
}
unseen = { $suit } unseen: { $left ->
    [0] none
   *[other] { LIST($left) }
}
unseen-of = { $count ->
    [1] one { $rank }
    [2] two { $rank }s
    [3] three { $rank }s
    [4] four { $rank }s
    [5] five { $rank }s
   *[other] { $count } { $rank }s
}
table-unseen-fair = Fair
table-unseen-foul = Foul
wheel-tip = An arrow points from an answer to the leads it beats
wheel-each = { $rank } beats { $them }

## Places: what they are called, and what one does there.

place-table = The exchange
place-table-tip = Leads and answers are played here
place-condemnation = Fair Condemnation
place-condemnation-tip = Fair cards that nobody secured. They count against Foul
place-condemnation-label = against { $condemnation }
place-condemnation-pan = Fair Condemnation
place-influence = Foul Influence
place-influence-tip = Foul cards that nobody secured. They count against Fair
place-influence-label = against { $influence }
place-influence-pan = Foul Influence
place-secured = Secured
place-secured-tip = These cards count for their owner
place-secured-label = secured
place-lost = Lost
place-lost-tip = { zone-lost }
place-lost-label = lost
place-deck = Deck
place-deck-tip = Cards are drawn from here each round
place-deck-label = deck
place-down1 = First blind card
place-down-tip = Nobody knows it until it’s played, not even its owner
place-down-label = blind
place-down-called = { COUNT($n, one: "blind card", other: "blind cards") }
place-down2 = Second blind card
place-hand = hand
place-secured-mixed = Secured
place-secured-mixed-tip = Fair cards on the left, Foul on the right. The score nearer to zero wins
place-secured-mixed-label = { $owner }
place-secured-mixed-fair = Fair
place-secured-mixed-foul = Foul

## Buttons.

button-return = Take one back
button-give = Give one away
button-decline = Decline

## What cards do, in the list beside the table.

power-title-counters = What beats what
power-each = beats { $them }
power-now = so it beats the lead

## What a study counts, and how games end in it.

study-countered = Leads countered
study-held = Leads that beat the answer
study-equal = Equal values
study-missed = Exchanges in which nothing countered
study-exchanged = Exchanges in which the cards changed hands
study-returned = Lost cards taken back
study-gave = Secured cards given away
study-ended-score = with different scores
study-ended-tie-break = with equal scores, decided by the secured cards
study-ended-tie = with equal scores: a draw
