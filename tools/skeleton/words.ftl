# The words of Skeleton.

## What the reader is asked.

prompt-play-draw =
    Your turn:
    play a card, or draw
prompt-play =
    Your turn:
    play a card
prompt-draw =
    Nothing fits:
    draw a card
prompt-pass =
    Nothing fits, and there is nothing to draw:
    pass

## What happened: the log.

log-played = { $seat ->
    [you] { $seat } play
   *[other] { $seat } plays
} { $card }
log-drew = { $seat ->
    [you] { $seat } draw
   *[other] { $seat } draws
} a card
log-passed = { $seat ->
    [you] { $seat } pass
   *[other] { $seat } passes
}
log-over = The game is over

## What a choice does.

do-play = Play { $cards }
do-draw = Draw a card
do-pass = Pass: you can neither play nor draw
    .short = Pass

## How the game ended, and what scores are made of.

end-out = { $first ->
    [you] { $first } have
   *[other] { $first } has
} no cards left
end-stuck = Nobody can play or draw, so the player with the fewest cards wins
end-held = Cards left { $n }

## Across the table.

banner-over = The game is over

## Why something can't be done.

no-turn = It's { SEAT($who, form: "whose") } turn
no-cards-left = The draw pile is empty
no-pass = You can pass only when you can neither play nor draw
no-one-card = Play one card
no-not-yours = You don't hold that card
no-fit = That card has neither the suit nor the rank of { $card }

## House rules: what an option is called and changes, then its values.

option-hand_size = Cards in hand
    .help = Each player is dealt this many cards.
    .unit = { unit-cards }
    .clause = everybody is dealt { $value }

## The table, as its layout file names it.

about-like = The first one without cards wins
about-game = Get rid of your cards: lay one of the suit or the rank on top of the pile, or draw.
place-draw = Draw pile
place-draw-tip = Cards are drawn from it
place-pile = Pile
place-pile-tip = Drop a card of the same suit or rank here
place-hand = hand
button-draw = Draw
button-pass = Pass
reminder-title = Reminders
reminder-play = Play a card of the same suit or rank
reminder-draw = Or draw a card, even if one fits
reminder-end = The first player without cards wins
study-played = Cards played
study-drew = Cards drawn
study-ended-out = with one player out of cards
study-ended-stuck = with nobody able to play
