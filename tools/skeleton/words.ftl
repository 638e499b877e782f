# The words of Skeleton.

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
