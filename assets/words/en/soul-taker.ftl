# The words of Soul Taker and its variants.

## What the reader is asked.

prompt-return = Take back a lost card: or decline
prompt-give = Give away a card: or decline
prompt-led-play = Answer { $led }: { $countering }
prompt-play = Your turn: lead a card

## What happened: the log.

log-drew = Round { $round } of { $rounds }: { COUNT($count, one: "new card", other: "new cards") } each
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
log-missed-only = { $answer } doesn't counter { $lead }, and leads don't counter: both are lost
log-missed-piles = No counter: { $answer } to { $onto }, −{ $more } for { $leader }; { $lead } to { $to }, −{ $costs } for { $answerer }
log-missed-piles-only = Leads don't counter: { $answer } to { $onto }, −{ $more } for { $leader }; { $lead } to { $to }, −{ $costs } for { $answerer }
log-exchanged = { $answer } doesn't counter { $lead }, so they change hands: { $lead } counts { $first } for { $answerer }, { $answer } { $second } for { $leader }
log-exchanged-only = Leads don't counter, so they change hands: { $lead } counts { $first } for { $answerer }, { $answer } { $second } for { $leader }
log-granted = { $seat ->
    [you] { $seat } may
   *[other] { $seat } may
} choose
log-granted-return = The higher card was { $seat }'s, so { $seat ->
    [you] you may
   *[other] { $seat } may
} take back a lost card
log-granted-give = The lower card was { $seat }'s, so { $seat ->
    [you] you may
   *[other] { $seat } may
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
do-play-answer = Play { $card }. { $fate }. { $then }
do-play-lead = Lead { $card }. { $risk }
do-play-blind = Play your { term-which } blind card{ $chance }
do-play-last-blind = Play your last blind card{ $chance }
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
brief-missed-piles-only = Leads don't counter: −{ $more } for { $leader }, −{ $costs } for { $answerer }
brief-exchanged = No counter, so they change hands: { $first } for { $answerer }, { $second } for { $leader }
brief-exchanged-only = Leads don't counter, so they change hands: { $first } for { $answerer }, { $second } for { $leader }

## Across the table.

banner-drew =
    Round { $round } of { $rounds }
    { COUNT($count, one: "new card", other: "new cards") } each
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
