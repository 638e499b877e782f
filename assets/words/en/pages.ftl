# The pages around a game.

## Settings

settings-peek = Peek: no cover between two people; each holds a key to see their cards
settings-off = Off
settings-short = Short
settings-normal = Normal
settings-lively = Lively
settings-lively-help = lively: your cards sway a little, and the cloth glimmers
settings-motion = Motion of cards
settings-at-once = at once
settings-pace = Computer players take
settings-calls = Time to call “Stop!”
settings-volume = Volume
settings-text-size = Text size
settings-card-size = Card size
settings-cloth = Table cloth
settings-back = Backs of the cards
settings-motion-and-sound = Motion and sound
settings-at-least = at least this long for a move
settings-calls-help = Russian Bank: after each move of a computer player
settings-stepped = Computer players wait after each move
settings-ask-first = Ask before I pass or pick up while I could play
settings-words-and-window = Words and window
settings-polite = Polite names for games and cards
settings-card-size-help = as large as the table has room for
settings-left-handed = Table for the left hand
settings-cards-and-cloth = Cards and cloth
settings-four-colour = Four colours: clubs green, diamonds blue
settings-large-index = Large figures in the corners of cards
settings-high-contrast = High contrast: strong colours on white cards
settings-dots = A dot on the cards that can be played
settings-moods = Portraits react to what happens
settings-aids = Show what counters what on the table (Soul Taker)
settings-reminders = Show the card aid
settings-title = Settings
settings-sample = sample of the cards
settings-back-lattice = Lattice
settings-back-sunburst = Sunburst
settings-back-waves = Waves
settings-back-leaves = Leaves
settings-cloth-own = Each game’s own


## Statistics

statistics-nothing = No game has been finished yet. Every game you finish is counted here.
statistics-watch-a-replay = Watch a replay
statistics-title = Statistics
statistics-results-over-time = Results over time
statistics-by-opponent = By opponent
statistics-by-game = By game
statistics-in-numbers = In numbers
new-game = New game
player = Player
button = { $words }, button
statistics-first = { $names } first
statistics-nobody = nobody won
statistics-played = { $count ->
    [one] game played
   *[other] games played
}
statistics-won = won ({ $share })
statistics-lost = lost
statistics-last = came last
statistics-not-shown = This game can't be shown: { $error }
statistics-longest = won in a row, at best
statistics-present = won in a row by now
column-game = game
column-against = against
column-played = played
column-won = won
column-lost = lost
column-last = last
column-undone = with undo

## About, and after a crash

about-copy-version-details = Copy version details
about-for-reporting-a-problem = For reporting a problem
about-open-data-folder = Open data folder
about-title = About
no-clipboard = There is no clipboard here.
about-copied = Copied to the clipboard.
crash-back = Back to the menu
crash-about = The report helps to fix this. Your name is not in it.
crash-copy = Copy the report
quit = Quit
crash-title = Card Table has stumbled
crash-copied = The report is in the clipboard. Paste it before you quit.
cancel = Cancel

## Files

page-not-opened = The folder can't be opened from here. It is { $folder }
page-no-program = No program here opens it. It is { $path }
page-open = Open
page-show-in-folder = Show in folder
done = Done
back = ‹ Back
page-open-folder = Open { $name } folder
page-open-rules-folder = Open rules folder
page-at-line = Line { $line }: { $problem }
page-rules-faults = { $count ->
    [1] { $count } rules file can't be used
   *[other] { $count } rules files can't be used
}
page-save-faults = { $count ->
    [1] { $count } saved game can't be used
   *[other] { $count } saved games can't be used
}
page-lesson-faults = { $count ->
    [1] { $count } lesson file can't be used
   *[other] { $count } lesson files can't be used
}
page-file-faults = { $count ->
    [1] { $count } file can't be used
   *[other] { $count } files can't be used
}
page-and-more = … and { $count } more

player-number = Player { $number }
setup-no-name = Please give a name.
setup-same-name = Somebody else at the table has this name.

## Saved games

saved-elsewhere = This game is being played in another window. Close it there first.
saved-over = This game is over. You can watch it again from Statistics.
saved-rules-deleted = { $name } (rules deleted)
saved-against = against { $computers }
saved-company = { $person } against { $others }
saved-many = { $names } and { COUNT($count, one: "other", other: "others") }
saved-moves = { COUNT($count, one: "move", other: "moves") }
saved-dealt = just dealt
saved-today = today, { $time }
saved-yesterday = yesterday, { $time }
saved-last-played = Last played { $day } · { $moves }
saved-not-opened = This game can't be opened: { $reason }
saved-rules-not-used = { $name } can't be used: { $why }
saved-rules-taken = “{ $name }” is among your rules now.
saved-rules-known = “{ $name }” was among your rules already.

## The menu

menu-tile-new-spoken = new: learn it, button
menu-tile-stars-spoken = { $stars } stars, lessons, button
menu-tile-new = new: learn it
menu-tile-stars = { $earned } of { $count }
menu-tile-players = Players and house rules
menu-tile-earned = { $earned } of { $count } stars
menu-tile-play = play, button

menu-asked = What shall we call you?
menu-your-name = Your name
menu-asked-why = For the results and your statistics.
not-now = Not now
play = Play
same-people = Another game, same people
menu-polite = Show polite names
menu-real-names = Show the names they really have
menu-rude = Two of the games have rude names.
menu-go-on = Go on
learn = Learn
menu-with-a-guide = With a guide
saved-title = Saved games
menu-title = Card Table
menu-subtitle = An evening of cards, on your screen
rules-title = Rules
menu-first-game = Your first game is dealt as { $which }. { $about }
menu-learn-minutes = Learn with a guide (about { $minutes } minutes)
menu-deal-new = Deal a new one
menu-read-the-rules = Read the rules
menu-unfinished = { $count ->
    [1] Unfinished
   *[other] { $count } unfinished games, the latest
}: { $which }, { $company }. { $progress }. A new deal leaves it among the saved games.
menu-go-on-with-one = { $count ->
    [1] Go on with it
   *[other] Go on with the latest
}
menu-seats = { COUNT($low, one: "player", other: "players") }
menu-seats-from = { $low }–{ $high } players
menu-new-to-you = New to you
menu-lessons-about = Lessons are played move by move, at the real table.
menu-games = { COUNT($count, one: "game", other: "games") }
menu-nothing-to-continue = There is no game to continue.
menu-go-on-with = Go on with { $name }
close = Close

## A new game

setup-honest = Computer players see only what you would see in their chair.
setup-unasked = Given unasked: the others see that
setup-seat-tip = Choose who sits here.
    Drag it to another seat to swap (Ctrl+arrow)
setup-seat-spoken = Seat { $number }: { $who }
setup-nameless = No name
setup-sits-here = { $name } sits here
setup-seat = Seat { $number }
setup-seat-computer = Seat { $number }, computer
setup-name-at = Name at seat { $number }
setup-name = Name
setup-name-hint = name
nobody = nobody
setup-played-by = Played by
setup-character-at = Character at seat { $number }
setup-character = Character
setup-hints = Hints
setup-known = Who has played here
setup-numbered-why = The saved game holds the whole deck: who opens its file sees every card.
setup-unsaved = Changed for the next game only. “Change the rules…” saves it under a name.
setup-changed = With your own changes: see “House rules”.
setup-any-character = any character
setup-any-about = Any: one of these by chance.
game = Game
players = Players
setup-deal = Deal the cards
study = See how it plays
study-tip = Computers play it, many times
setup-lots = Draw seats by lot
setup-lots-tip = Who sits where is left to chance
house-rules = House rules
setup-evening = The evening
setup-the-deal = The deal
setup-seed-hint = a new one
setup-seed = Deal
setup-seed-help = the same number deals the same cards again
setup-new-evening = Begin a new evening
setup-lots-same = By lot, everybody stays where they sat
setup-lots-drawn = Seated anew by lot
setup-human-taught = Human, with hints
setup-human = Human
setup-any = Any
setup-change = Change the rules…
setup-drop-changes = Drop the changes
setup-yours = { $name } · yours
setup-see-below = { $what }: see below
setup-hindrance = First fix what is marked above
