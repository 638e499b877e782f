# The pages around a game.

## Settings

settings-peek = Peek: no cover between two people; each holds a key to see their cards
settings-off = Off
settings-short = Short
settings-normal = Normal
settings-lively = Lively
settings-lively-help = With Lively, your cards sway a little and the cloth glimmers.
settings-motion = Motion of cards
settings-at-once = At once
settings-pace = Computer players take
settings-calls = Time to call “Stop!”
settings-volume = Volume
settings-language = Language
settings-language-computer = The computer’s
settings-text-size = Text size
settings-card-size = Card size
settings-cloth = Table cloth
settings-back = Backs of the cards
settings-group-motion = Motion
settings-group-sound = Sound
settings-group-cards = Cards
settings-group-table = Table
settings-group-play = Play
settings-group-words = Window
settings-group-keys = Keys
settings-group-voice = Voice
settings-voice-reader = While a screen reader runs
settings-voice-on = Always
settings-voice-off = Never
settings-amount = How much
settings-amount-brief = Little
settings-amount-usual = Normal
settings-amount-full = All
settings-amount-help = Little gives names only. All adds which keys to press.
settings-rate = Speed
settings-rate-help = Used if your screen reader has no speed of its own. 50% is your computer’s usual speed.
settings-voice-own = Say my own moves
settings-voice-others = Say the others’ moves
settings-voice-cards = Say the cards that come into my hand
settings-voice-turns = Say whose turn it is while others play
settings-voice-pointer = Read what I point at
settings-voice-away = Keep reading while I’m in another program
settings-table = A table with the settings as they are
settings-at-least = At least this long for each move.
settings-calls-help = In Russian Bank, after each move of a computer player.
settings-stepped = Computer players wait after each move
settings-sorted-hands = Sort my hand when it is dealt
settings-ask-first = Ask before I pass or pick up while I could play
settings-polite = Polite names for games and cards
settings-card-size-help = As far as the table has room.
settings-left-handed = Table for the left hand
settings-four-colour = Four colours: diamonds amber, clubs blue
settings-large-index = Large figures in the corners of cards
settings-high-contrast = High contrast: strong colours on white cards
settings-dots = A dot on the cards that can be played
settings-moods = Portraits react to what happens
settings-aids = Show what counters what on the table (Soul Taker)
settings-reminders = Show the card aid
settings-title = Settings
settings-sample = Some of the cards
settings-back-lattice = Lattice
settings-back-sunburst = Sunburst
settings-back-waves = Waves
settings-back-leaves = Leaves
settings-cloth-own = Each game’s own
settings-cloth-green = Bottle green
settings-cloth-claret = Claret
settings-cloth-blue = Night blue
settings-cloth-slate = Slate


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
statistics-evenings = { $count ->
    [one] of one evening won
   *[other] of { $count } evenings won
}
statistics-longest = won in a row, at best
statistics-present = won in a row by now
column-game = game
column-against = against
column-played = played
column-won = won
column-lost = lost
column-last = last
column-undone = with undo
column-resigned = given up
game-place = { $place } of { $count }
game-drawn = Nobody won
game-won = Won
game-lost = Lost
game-against = { $how } against { $others }
game-undone = { $how }, with undo
game-resigned = { $how }, given up
share-won = { $won } of { $count } won
share-lost = { $won } of { $count } won, { $last } lost
share-last = { $won } of { $count } won, { $last } last
share-computers = { $level } computers

## About, and after a crash

about-copy-version-details = Copy version details
about-for-reporting-a-problem = For reporting a problem
about-open-data-folder = Open data folder
games-trust = Do you trust this game?
games-untrusted = A game is a program that can do anything you can do on this computer, such as read and delete your files. Nobody has checked it, so add it only if you trust the person who wrote it. It's copied into { $folder }.
games-add-it = I trust it, so add it
games-leave-it = Don't add it
games-now = You can play { $name } now.
games-refused = This game can't be added
games-how = Games you've added are in { $folder }. Delete a game's folder there to remove it. It's gone the next time you start Card Table.
games-open = Open the games folder
games-broken = { COUNT($count, one: "game", other: "games") } can't be played
about-title = About
about-program = Card games, against the computer or with friends at one screen. The computer players are given what their seat may see, and nothing else. Nothing is sent anywhere.
about-files = Where your files are
about-version = Version
about-what = What
about-where = Where
about-games = Games
about-added = Games from elsewhere
about-settings = Settings
about-log = Log and crash reports
about-licences = Licences
about-licence = The program, its drawings and its sounds are under the MIT licence. The page of a game's rules says so where its authors want another one for them.
about-works = What it is built on
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
setup-rewritten = These rules have just been changed. Have a look before you deal.
drop-alone = { $name } is a game that was played. Drop it by itself to open it.
drop-elsewhere = Files can be dropped on the menu and its pages, but not here.
drop-lesson = it holds lessons. Copy it into { $folder } to learn with it.
drop-no-game = there's no { "game/__init__.py" } in it, so it isn't a game.
saved-rules-taken = “{ $name }” is among your rules now.
saved-rules-known = “{ $name }” was among your rules already.

## The menu

menu-tile-stars = ★ { $earned } of { $count }
menu-tile-players = Players and house rules
menu-tile-earned = { $earned } of { $count } stars
menu-tile-play = play, button
menu-as-last-time = { $name }, as last time

menu-asked = What shall we call you?
menu-your-name = Your name
menu-asked-why = For the results and your statistics.
not-now = Without a name
play = Play
same-people = Another game, same people
menu-polite = Show polite names
menu-real-names = Show the names they really have
menu-rude = Two of the games have rude names.
menu-rude-ask = Two of these games have rude names. Keep them, or show polite ones?
menu-keep-names = Keep them
menu-polite-ones = Show polite ones
menu-go-on = Go on
learn = Learn
menu-with-a-guide = Begin with a guide
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
setup-unasked = Shown without asking; the others see them
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
game = Game
players = Players
setup-deal = Deal the cards
study = See how it plays
study-tip = Computers play it, many times
setup-lots = Draw seats by lot
setup-lots-tip = Who sits where is left to chance
house-rules = House rules
editor-and-more = and { $count } more
editor-exported-where = The file is { $path }. To play by these rules on another computer, drop the file on its Card Table window.
editor-not-saved = These rules can't be saved: { $why }
editor-not-copied = These rules can't be copied: { $why }
editor-not-deleted = These rules can't be deleted: { $why }
editor-not-put-back = These rules can't be put back: { $why }
editor-not-exported = These rules can't be exported: { $why }
setup-evening = The evening
setup-the-deal = The deal
setup-seed-hint = a new one
setup-seed = Deal
setup-seed-help = the same number deals the same cards again
setup-new-evening = Begin a new evening
setup-lots-same = The lot left everybody in their seats
setup-lots-drawn = Seated anew by lot
setup-human-taught = Human, with hints
setup-human = Human
setup-any = Any
setup-change = Change the rules…
setup-drop-changes = Drop the changes
setup-yours = { $name } · yours
setup-see-below = { $what }: see below
setup-hindrance = First fix what is marked above

## House rules being changed

editor-as-in = As in { $name }
editor-drag = Drag a card to another place
editor-click = Click a card to change it.
editor-drag-to-change = Drag a card to another place to change it.
editor-drop = Drop a rules file on this window to add it to your own.
editor-cards = What the cards do
editor-marked = First change what is marked in red.
editor-more = More house rules
editor-listed = They will be listed under this name on the New game page.
editor-nameless = Give these rules a name.
editor-all-as-in = All as in { $name }
editor-save = Save
editor-deal = Deal it now
editor-title = House rules: { $name }
editor-these-rules = These rules
editor-name-of = Name of these rules
editor-export = Export
editor-duplicate = Duplicate
delete = Delete
editor-delete-tip = You can put them back
editor-put-back = Put back “{ $name }”
editor-nothing-changed = Nothing has been changed
editor-nothing-undone = Nothing has been undone
editor-all-like-that = It is all like that
editor-marked-first = First change what is marked in red
editor-is-saved = It is saved
editor-play-once = Play once
editor-deal-unsaved = Deal without saving
editor-not-for = Not for { $count } players
editor-name-taken = That name is taken: these will be called “{ $name }”.
editor-name-long = A name can't be longer.
editor-saved = Saved. “{ $name }” is now in your list of games.
editor-copied = Copied. You are now changing the copy, “{ $name }”.
editor-deleted = “{ $name }” is deleted. Undo puts it back.
editor-is-back = “{ $name }” is back in your list of games.
editor-exported = Exported
editor-name-asked = What are these rules called?
editor-not-yet = These rules can't be played yet.
editor-unchanged = The rules of { $name }, unchanged.

## Lessons

lessons-new-to = New to { $name }?
lessons-guide-about = A guide shows you the game in about { $minutes } minutes.
lessons-to-the-cards = Straight to the cards
lessons-with-guide = Learn with a guide
lessons-learn-later = “Learn” on the game's table starts it at any time.
lessons-not-shown = This lesson can't be shown: { $error }
lessons-none = There are no lessons for this game yet. The rules page explains it.
lessons-left = { $count ->
    [1] { $count } lesson of the usual game doesn't
   *[other] { $count } lessons of the usual game don't
} apply to this variant.
lessons-first = a first game with a guide
lessons-about = { $minutes } min
lessons-goes-on = at step { $step }
lessons-begin = Begin
lessons-go-on = Go on
lessons-open = All of them are open to you
lessons-earned = { $stars } of { $count }
lessons-you = you
lessons-opponent = your opponent
lessons-title = Learn { $name }

## The result of a game

result-again-tip = A new deal of this game; the next player deals
result-swapped-tip = A new deal, everybody one seat further on
result-another-tip = Choose a game; the score of the evening goes on
result-look-tip = How the table was left, with tips and the log
result-undone = With undo.
result-again = Play again
result-look = Table
result-menu = Menu
result-deal-again = Same deal
result-deal-again-tip = Play these cards again
same-deal-number = { result-deal-again-tip }: deal { $seed }
result-watch = Replay
result-watch-tip = Step through the game
result-review = Review
result-page = Save page
result-swapped = Swap seats
result-another = Other game
result-thrice = For the third time this evening: the others may sing.
result-draw = It's a draw
result-won = { $seat ->
    [you] You have
   *[other] { $seat } has
} won
result-team = { LIST($seats) } have won
result-lost = { $seat ->
    [you] You have
   *[other] { $seat } has
} lost
result-placed = You came { $place } of { $count }
result-titled = { $seat ->
    [you] You are
   *[other] { $seat } is
} { $title }
result-makes = That makes { $seat } { $title }
result-computer = computer, { $level }

## Rules

rules-figure = { $text } Places: { $places }.
rules-none = There is no page of rules to read: { $error }.
rules-first = Where the page below says something else, go by this.
# The headings of two sections, as the rules page of this language has them.
rules-house = House rules
rules-notation = For those who like notation
rules-as-in = You play as in { $name }, but:
rules-the-rules = the rules
rules-setting = **{ $setting }** (in { $name }: { $usual })
rules-here = At this table
rules-your = Your { $title }
rules-whose = { SEAT($name, form: "whose") } { $title }
rules-you = You
rules-numbers = Show rule numbers, and how games are written down
rules-find = Find in the rules

## Saved games, and those deleted

saved-none = No unfinished games. A game you leave before it ends waits here for you.
saved-unreadable = A game that can't be read
saved-busy = Being played in another window just now
saved-delete-tip = You can put it back
saved-line-spoken = { $words }, continue, button
saved-put-back = Put it back
saved-gone = Recently deleted ({ $count })
saved-deleted = Deleted: { $game }
saved-not-deleted = This game can't be deleted: { $why }
saved-not-put-back = This game can't be put back: { $why }

## How rules play

study-games = Games
study-not-dealt = These rules can't be dealt: { $error }.
study-played = { $played } of { $wanted } games
study-all-played = All { $count } games have been played
study-playing = Computers are playing: { $played }
study-cancelled = Cancelled after { $played }
study-go-on = Go on

## Charts

chart-moves-from = { $height } from { $first } to { $last } moves
chart-moves = { $count } moves
chart-marked = { $words }, { $number } of { $count }, Enter: replay
chart-spoken = Results over time, { COUNT($count, one: "game", other: "games") }, { $won } won: arrows tell each
chart-line = The line is the share won of the last { $count }. Click a mark to watch that game.
chart-first = first
chart-streaks = streaks
side-filled = filled: { $name }
side-hollow = hollow: { $name }
chart-in-between = in between

## Programs of others

strangers-question = This game wants to run a program on your computer.
strangers-warning = A program can do whatever you can do here. Run it only if you trust it.
strangers-moves = { $name }’s moves would come from: { $program }
strangers-run = { $count ->
    [1] Run it
   *[other] Run them
}
strangers-refusal = this game wants to run a program for { $name }: { $program }; if you trust it, add --run-programs to `cardtable resume`
strangers-instead = Let a computer player ({ $level }) take the seat

editor-search = Find a rule
editor-search-nothing = No rule mentions “{ $words }”.
editor-my = My { $name }
editor-seats-left = { $why } So these rules are for { $seats } players.
editor-span = { $low } to { $high }

## career

statistics-pages-column-last = pages.column-last

## The evening

evening-length-0 = No limit
evening-length-3 = Best of 3
evening-length-5 = Best of 5
evening-to-won = { $goal ->
    [one] First to one win
   *[other] First to { $goal } wins
}
evening-to-lost = { $goal ->
    [one] Until someone has lost one game
   *[other] Until someone has lost { $goal } games
}
evening-to-points = { $goal ->
    [one] First to one point
   *[other] First to { $goal } points
}
evening-lost = { $name } lost the match: { $score } · { $length }
evening-won = { $names } won the match: { $score } · { $length }
evening-stands = This evening: { $score }
evening-stands-of = { $score } · { $length }
evening-chosen = Deal { $seed }, chosen
evening-hinted = { $name } is given hints.

# Said aloud when the first page comes, and in a first lesson.
voice-keys = Tab and the arrows go on, Enter chooses. { $next } reads on, { $again } says the last thing again, { $voice } ends the voice.
posters-title = New game
posters-players = Players
posters-minutes = Minutes
posters-any = Any
posters-up-to = Up to { $minutes }
posters-none = No game here takes that many players so little time. Choose another number or more minutes.
posters-figures = Figures
posters-figures-tip = See how it plays, in figures
posters-other = Another game
