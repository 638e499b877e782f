# The words of Soul Taker and its variants.

## What the reader is asked.

prompt-return =
    Take back a lost card:
    or decline
prompt-give =
    Give away a card:
    or decline
prompt-led-play =
    Answer { $led }:
    { $countering ->
    [0] nothing counters it
    [one] { LIST($countering) } counters it
   *[other] { LIST($countering) } counter it
}
prompt-play =
    Your turn:
    lead a card

## What the chosen cards can do, after their names: “9♦ · play it”.

chosen-play = play it
chosen-play-lead = lead it
chosen-play-answer = answer with it
chosen-return = secure it
chosen-give = give it away

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
log-countered = { $by } counters { $card }: { $points } for { $seat }, { $card } is lost
log-held = { $card } beats { $by }: { $points } for { $seat }, { $by } is lost
log-equal = Equal values: { $lead } and { $answer } are lost
log-equal-taken = Equal values: { $lead } and { $answer } are secured, { $points } for { $seat }
log-missed = { $answer } doesn't counter { $lead }: both are lost
log-missed-only = { $answer } doesn't counter { $lead }, and only answers can counter: both are lost
log-missed-piles = No counter: { $answer } to { $onto }, −{ $more } for { $leader }; { $lead } to { $to }, −{ $costs } for { $answerer }
log-missed-piles-only = Only answers can counter: { $answer } to { $onto }, −{ $more } for { $leader }; { $lead } to { $to }, −{ $costs } for { $answerer }
log-exchanged = { $answer } doesn't counter { $lead }, so they change hands: { $lead } counts { $first } for { $answerer }, { $answer } { $second } for { $leader }
log-exchanged-only = Only answers can counter, so they change hands: { $lead } counts { $first } for { $answerer }, { $answer } { $second } for { $leader }
log-granted = { $seat ->
    [you] { $seat } may
   *[other] { $seat } may
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
} { $to } { $card } from the secured cards ({ $points })
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
do-return = Take { $cards } into your secured cards
do-give = Give { $cards } to your opponent's secured cards
do-decline = Decline: every card stays where it is
    .short = Decline

## How the game ended, and what scores are made of.

end-score = { $first ->
    [you] { $first } have
   *[other] { $first } has
} { $high }, { $second ->
    [you] you have
   *[other] { $second } has
} { $low }: the higher score wins
end-score-mixed = { $first ->
    [you] { $first } have
   *[other] { $first } has
} { $high }, { $second ->
    [you] you have
   *[other] { $second } has
} { $low }: nearer to zero wins
end-tie-break = Equal scores: { $first ->
    [you] you win
   *[other] { $first } wins
} by the number of secured cards
end-tie = { $first } and { $second } both have { $high }: a draw
end-secured = Secured { $n }
end-influence = Foul Influence { $n }
end-condemnation = Fair Condemnation { $n }
end-fair = Fair cards { $n }
end-foul = Foul cards { $n }

## Who begins, and why.

opening-lot = A coin decides who leads first: { $first }.
opening-rule = { $first ->
    [you] { $first } lead
   *[other] { $first } leads
} first, as these rules say.

## What somebody did last, under their name.

brief-missed-piles = No counter: −{ $more } for { $leader }, −{ $costs } for { $answerer }
brief-missed-piles-only = Only answers can counter: −{ $more } for { $leader }, −{ $costs } for { $answerer }
brief-exchanged = No counter, so they change hands: { $first } for { $answerer }, { $second } for { $leader }
brief-exchanged-only = Only answers can counter, so they change hands: { $first } for { $answerer }, { $second } for { $leader }

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
badge-side-tip = all cards of this player's deck are on this side

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

countered = It counters the lead and counts { $count } for { $who }{ term-zero }
equal = Equal: both are lost
taken = Equal: both are secured and count { $count } for { $who }{ term-zero }
held = It is lost: the lead beats it and counts { $count } for { $who }{ term-zero }
piles = No counter: it counts { $count } against { $leader }, and the lead { $costs } against { $answerer }
exchanged = They change hands: it counts { $count } for { $leader }, the lead { $costs } for { $answerer }{ term-zero }
scores-then = Then { $who ->
    [you] you have
   *[other] { $who } has
} { $mine } and { $other } { $theirs }
missed = No counter: both are lost{ $option ->
    [return] , and then { term-may } take back a lost card
    [give] , and then { term-may } give { $to } a secured card
   *[none] { "" }
}
term-zero = { $zero ->
    [nearer] , nearer to zero
    [further] , further from zero
    [same] , as far from zero
   *[none] { "" }
}
term-may = { $who ->
    [you] you may
   *[other] { $who } may
}

## What can counter a lead, and what a blind card may be.

at-risk = A { LIST($values, last: "or") } can counter it{ $who ->
    [none] { "" }
   *[other] : then it is lost, and that card scores for { $who }
}
safe = { $left ->
    [yes] Nothing left can counter it
   *[no] Nothing can counter it
}{ $equal ->
    [none] { "" }
   *[other] ; a { $equal } cancels both
}
must-be = It can only be { $card }, which { $counters ->
    [yes] counters
   *[no] doesn't counter
} the lead
surely-counters = Whatever it is, it counters the lead
may-counter = Of the { $every } cards it could be, { $count ->
    [0] none counters
    [one] { $count } counters
   *[other] { $count } counter
} the lead

## What cards and piles are and do: tooltips.

leading = { $values ->
    [0] Leading: no answer counters it
   *[other] Leading: countered by { LIST($values, last: "or") }
}
answering = Answering: counters { $values ->
    [0] nothing
   *[other] { LIST($values) }
}
waits = It waits until the choice is made
led = { SEAT($who, form: "whose") } lead: { $values ->
    [0] nothing counters it
   *[other] { LIST($values, last: "or") } counters it
}
you-counter = { $values ->
    [0] No card in your hand counters it
   *[other] You can counter it with your { LIST($values, last: "or") }
}
you-cancel = Your { $value } would cancel it: both are lost
counts-for = Counts { $count } for { $who }
counts-against = Counts { $count } against { $who }
may-give = { $who ->
    [you] { $who } may
   *[other] { $who } may
} give it away
may-return = { $who ->
    [you] { $who } may
   *[other] { $who } may
} take it back
all-played = All cards are played
zone-table = { $who ->
    [you] { $who } lead
   *[other] { $who } leads
} this exchange{ $next ->
    [none] { "" }
    [you] , then you the next one
   *[other] , then { $next } the next one
}: you take turns
zone-pile = Counts against { $who }
zone-secured = { $how ->
    [mixed] For { $who }, Fair cards count up and Foul cards down
   *[standard] Counts for { $who }
}
zone-lost = Out of the game: counts for nobody
zone-deck = { COUNT($count, one: "card is", other: "cards are") } drawn from it each round
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
   *[other] Only { $who } sees them
}
blind-played = Played already in this round
blind = { $own ->
    [yes] Blind: you must play it this round, unseen
   *[no] Blind card: nobody has seen it
}
made-of = { $less ->
    [foul] { $gains } for Fair cards, less { $lost } for Foul cards
    [influence] { $gains } for secured cards, less { $lost } for Foul Influence
   *[condemnation] { $gains } for secured cards, less { $lost } for Fair Condemnation
}
goal = { $mode ->
    [mixed] Nearest to zero wins
   *[standard] The higher score wins
}
leads-next = { $who ->
    [you] { $who } lead
   *[other] { $who } leads
} the next exchange

## What speaks for a choice.

safest = { $alone ->
    [yes] No other card in your hand is as safe
   *[no] Nothing in your hand is safer
}
fewest-counter = { $count } of the { $every } cards { term-may } have { $count ->
    [one] counters
   *[other] counter
} it{ $alone ->
    [yes] , fewer than counter your others
   *[no] { "" }
}
none-counter = No card that { term-may } have counters it
risks-least = { $alone ->
    [yes] No other card in your hand risks so little
   *[no] No card in your hand risks less
}
keeps = { $values ->
    [one] You can still counter a { LIST($values) }
   *[other] You can still counter { LIST($values) }
}
only-counter = { $several ->
    [yes] Only your { $value }s counter it
   *[no] No other card in your hand counters it
}
does-most = No other card in your hand does as much for you
none-does-more = No other card in your hand does more for you
keeps-card = You keep { $card }{ $values ->
    [0] {" "}for another exchange
   *[other] , which counters { LIST($values) }
}
known = You know what it does; a blind card may do worse
all-alike = { $count ->
    [1] Your hand holds nothing else
    [2] Your other card does the same
   *[other] Your other cards do the same
}
hand-counters-nothing = No card in your hand counters it
best-option = None of the others does more for you: nearest to zero wins
ahead = It puts you ahead of { $who } by { COUNT($count, one: "point", other: "points") }
closer = It brings you closer to winning: nearest to zero wins
nearer = It brings you nearer to zero
no-option-helps = None of these cards would bring you closer to winning
score-stays = Your score stays as it is

## Why something can't be done.

no-turn = It's { SEAT($who, form: "whose") } turn
no-play = Use your option first, or decline it
no-option = No option is open
no-other = { $option ->
    [return] Take back a lost card, or decline
   *[give] Give away a secured card, or decline
}
no-one = { $option ->
    [return] Take back exactly one card, or decline
   *[give] Give away exactly one card, or decline
}
no-there = It isn't there to { $option ->
    [return] take
   *[give] give
}
no-one-card = Play one card, or one blind card by its place
no-in-hand = That card isn't in your hand; blind cards are played by their place
no-deck = The deck is drawn from at the next round
no-played = That blind card has been played
no-place = There is no such blind place

## House rules: what an option is called and changes, then its values.

option-mode = The game
    .help = Whose cards are whose, and which score wins.
    .clause = it is { $value }
    .search = one deck, two decks
value-mode-standard = Fair against Foul
    .help = One of you plays the virtues, the other the vices, and the higher score wins.
value-mode-mixed = played with one mixed deck
    .help = Virtues and vices are shuffled together, and the score nearer to zero wins.
option-rounds = Rounds in a game
    .help = How many rounds a game has, if the decks last for them.
    .unit = { unit-rounds }
    .clause = a game has { $value }
    .search = length
option-hidden = Blind cards in a round
    .help = How many cards each of you draws face down for a round, unseen until they are played.
    .unit = { unit-cards }
    .clause = you have { $n } blind cards in a round
value-hidden-0 = none
    .help = You see all the cards that you draw.
    .clause = there are no blind cards
value-hidden-1 = 1 card
    .help = One card is drawn blind.
    .clause = you have one blind card in a round
option-visible = Hand cards in a round
    .help = How many cards each of you draws for the hand in a round.
    .unit = { unit-cards }
    .clause = you have { $n } hand cards in a round
value-visible-0 = none
    .help = You play all your cards unseen.
    .clause = there are no hand cards
value-visible-1 = 1 card
    .help = One card is drawn for the hand.
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
option-counters = What counters what
    .help = What an answering card counters: an answering 2 that counters 1 and 5, for example, counters a led 1 and a led 5. No value counters itself.
    .verb = counters { $words }
    .clause = { LIST($cards, form: "many") } counter { $does }
    .search = beats, stop
value-counters-1 = 1
    .help = It counters a lead of 1.
    .clause = { rank-1.many }
value-counters-2 = 2
    .help = It counters a lead of 2.
    .clause = { rank-2.many }
value-counters-3 = 3
    .help = It counters a lead of 3.
    .clause = { rank-3.many }
value-counters-4 = 4
    .help = It counters a lead of 4.
    .clause = { rank-4.many }
value-counters-5 = 5
    .help = It counters a lead of 5.
    .clause = { rank-5.many }
value-counters-nothing = nothing
    .help = As an answer it counters nothing.
    .clause = nothing
option-lead_can_secure = A lead can win its exchange
    .help = If the answer neither counters nor equals the lead, and the lead would beat it, the lead is secured and the answer lost.
    .yes = a lead can win its exchange
    .no = only the answer can win an exchange
option-first = Who leads first
    .help = Who leads the first exchange. In the standard game it is always Fair, at seat 1.
    .clause = { $value } leads first
    .search = toss, coin, begins
value-first-toss = whoever wins the toss
    .help = A coin decides who leads first.
value-first-p1 = seat 1
    .help = The player at seat 1 leads first.
value-first-p2 = seat 2
    .help = The player at seat 2 leads first, in the mixed game only.
option-fresh_discards = Take back a card just played
    .help = In the mixed game one of the two cards just played may be taken back and secured.
    .yes = a card just played may be taken back
    .no = cards just played can't be taken back
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
option-evening_to = An evening is won with so many games
    .help = The first player to win this many games wins the evening.
    .unit = { unit-games }
    .clause = an evening is won with { $value }
    .search = match, first to, win games
value-evening_to-0 = no limit
    .help = The evening goes on for as long as you like.
    .clause = an evening ends whenever you like
option-stake = The stake
    .help = What the loser forfeits. It changes nothing about the play.
    .clause = you play for { $value }
value-stake-soul = the loser's soul
    .help = The winner keeps the loser's soul for a day.
value-stake-tea = the tea
    .help = The loser makes the tea for a day.
value-stake-title = a title
    .help = For a day the loser calls the winner by a title.
value-stake-verse = a verse
    .help = The loser owes the winner four lines of praise.
value-stake-hat = a hat
    .help = The loser wears a hat that the winner picks.
value-stake-none = nothing
    .help = Nothing is staked.

# What can't be chosen.
wrong-hand = blind cards and hand cards together must be at least 1
wrong-deck = a deck of { $have } cards is too small for { $rounds } rounds of { $hand }: { $short } too few; play fewer rounds, draw fewer cards, or have more cards of a value
wrong-counter = no value counters itself: equal values have a rule of their own
wrong-leader = in the standard game Fair leads first, at seat 1

# What makes a poor game.
doubt-no-counters = Nothing counters anything.
doubt-no-such-card = There is no { $value } in the decks.
doubt-standard = This changes nothing in the standard game.

# What the table itself says: `assets/layouts/soul-taker.yaml` names these.

## The game on the menu and at the table.

about-like = A duel of virtues and vices
about-game = A duel over several rounds. One player leads a card, the other answers with one. An answer that counters the lead scores for its player, and the lead is lost. Equal cards are both lost. Otherwise each card counts against the other side. The higher score wins.
about-tally = Score
about-game-mixed = A duel over several rounds. Secured cards score: Fair ones add, Foul ones subtract. Nearest to zero wins.
about-game-standard-lead-can-secure = A duel over several rounds. One player leads a card, the other answers with one. If one of the two counters the other, it scores for its player, and the other is lost. Equal cards are both lost. Otherwise each card counts against the other side. The higher score wins.

## The list of reminders.

reminder-title = How cards score
reminder-1 = Counter to secure yours
reminder-2 = Lose it if countered or equal
reminder-3 = Count the rest against them
reminder-4 = Finish nearest to zero
reminder-5 = Counter to secure your answer
reminder-6 = Swap a Fair and a Foul
reminder-7 = Two Fair: take one with the higher
reminder-8 = Two Foul: give one with the lower
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
wheel-tip = An arrow points from an answer to the leads that it counters
wheel-each = { $rank } counters { $them }

## Places: what they are called, and what one does there.

place-table = The exchange
place-table-tip = You lead here, and answer here
place-condemnation = Fair Condemnation
place-condemnation-tip = Fair cards that nobody secured; they count against Foul
place-condemnation-label = against { $condemnation }
place-condemnation-pan = Fair Condemnation
place-influence = Foul Influence
place-influence-tip = Foul cards that nobody secured; they count against Fair
place-influence-label = against { $influence }
place-influence-pan = Foul Influence
place-secured = Secured
place-secured-tip = Counts for its owner
place-secured-label = secured
place-lost = Lost
place-lost-tip = Out of the game; counts for nobody
place-lost-label = lost
place-deck = Deck
place-deck-tip = Five cards are drawn from it each round
place-deck-label = deck
place-down1 = First blind card
place-down-tip = Nobody knows it until it is played, not even its owner
place-down-label = blind
place-down-called = { COUNT($n, one: "blind card", other: "blind cards") }
place-down2 = Second blind card
place-hand = hand
place-secured-mixed = Secured
place-secured-mixed-tip = Fair cards on the left, Foul ones on the right; nearest to zero wins
place-secured-mixed-label = { $owner }
place-secured-mixed-fair = Fair
place-secured-mixed-foul = Foul

## Buttons.

button-return = Take one back
button-give = Give one away
button-decline = Decline

## What cards do, in the list beside the table.

power-title-counters = What counters what
power-each = counters { $them }
power-now = so it counters the lead

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
