# What is said at every table, whichever game it is.

## A move or an event of a game whose catalogue has no message for it.

do = { $verb }{ $cards ->
    [0] { "" }
   *[other] { " " }{ $cards }
}{ $others ->
    [0] { "" }
   *[other] { " " }{ $others }
}
did = { $seat }: { $move }
moved = { $seat ->
    [none] { $cards }
   *[other] { $seat }: { $cards }
} to { $owner ->
    [none] the
   *[other] { SEAT($owner, form: "whose") }
} { $pile }
shown = { $card } is shown
event = { $seat ->
    [none] { $word }
   *[other] { $seat }: { $word }
}{ $about ->
    [0] { "" }
   *[other] { " " }({ $about })
}

## What a move would change, for certain.

change = { $who }: { $before } → { $after }
change-hand = { $who }: { $before } → { $after } in hand

## A hint.

only-move = It's your only move

## Why nothing can be played.

no-over = The game is over
no-seat = There is no such seat at this table

## What ranks can do.

in-play = in play now
joker-rank = Joker

## What the result page calls a score.

evening = This evening

## The card aid.

joker-short = Jk
