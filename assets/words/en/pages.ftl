# The pages around a game.

## Settings

settings-peek = Peek: no cover screen for two players. Hold a key to see your cards
settings-off = Off
settings-short = Short
settings-normal = Normal
settings-lively = Lively
settings-lively-help = With Lively, your cards sway a little and the cloth glimmers.
settings-motion = Animation
settings-at-once = Instantly
settings-pace = Computer players take
settings-calls = Time to call “Stop!”
settings-volume = Volume
settings-language = Language
settings-language-computer = Same as this computer
settings-text-size = Text size
settings-card-size = Card size
settings-cloth = Tablecloth
settings-back = Card backs
settings-group-motion = Animation
settings-group-sound = Sound
settings-group-cards = Cards
settings-group-table = Table
settings-group-play = Play
settings-group-words = Window
settings-group-keys = Keys
settings-group-voice = Voice
settings-voice-reader = When a screen reader is running
settings-voice-on = Always
settings-voice-off = Never
settings-amount = How much to say
settings-amount-brief = Less
settings-amount-usual = Normal
settings-amount-full = Everything
settings-amount-help = “Less” gives names only. “Everything” adds which keys to press.
settings-rate = Speed
settings-rate-help = Used if your screen reader has no speed of its own. 50% is your computer’s usual speed.
settings-voice-own = Say my own moves
settings-voice-others = Say other players’ moves
settings-voice-cards = Say which cards I get
settings-voice-turns = Say whose turn it is while others play
settings-voice-pointer = Read what I point at
settings-voice-away = Keep reading when I’m in another program
settings-table = A sample table with your settings
settings-at-least = At least this long for each move.
settings-calls-help = In Russian Bank, after each move by a computer player.
settings-stepped = Computer players wait after each move
settings-sorted-hands = Sort my hand when it’s dealt
settings-ask-first = Ask before I pass or pick up when I could play
settings-polite = Polite names for games and cards
settings-card-size-help = As large as the table has room for.
settings-left-handed = Left-handed layout
settings-four-colour = Four colours: amber diamonds, blue clubs
settings-large-index = Large corner numbers
settings-high-contrast = High contrast: strong colours on white cards
settings-dots = Mark the cards I can play with a dot
settings-moods = Portraits react to what happens
settings-aids = Show which cards beat which on the table (Soul Taker)
settings-reminders = Show the card guide
settings-title = Settings
settings-sample = Some of your cards
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

statistics-nothing = You haven’t finished a game yet. Every game you finish is counted here.
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
statistics-not-shown = This game can’t be shown: { $error }
statistics-evenings = { $count ->
    [one] of one evening won
   *[other] of { $count } evenings won
}
statistics-longest = best winning streak
statistics-present = current winning streak
column-game = game
column-against = against
column-played = played
column-won = won
column-lost = lost
column-last = last
column-undone = with undo
column-resigned = resigned
game-place = { $place } of { $count }
game-drawn = Nobody won
game-won = Won
game-lost = Lost
game-against = { $how } against { $others }
game-undone = { $how }, with undo
game-resigned = { $how }, resigned
share-won = won { $won } of { $count }
share-lost = won { $won } of { $count }, lost { $last }
share-last = won { $won } of { $count }, came last in { $last }
share-computers = { $level } computer players

## About, and after a crash

about-copy-version-details = Copy version details
about-for-reporting-a-problem = For reporting a problem
about-open-data-folder = Open the data folder
games-trust = Do you trust this game?
games-untrusted = A game is a program. It can do anything you can do on this computer, such as read and delete your files. Nobody has checked this one, so add it only if you trust the person who wrote it. It will be copied into { $folder }.
games-add-it = I trust it, so add it
games-leave-it = Don’t add it
games-now = You can play { $name } now.
games-refused = This game can’t be added
games-how = The games you’ve added are in { $folder }. To remove a game, delete its folder there. It’s gone the next time you start Card Table.
games-open = Open the games folder
games-broken = { COUNT($count, one: "game", other: "games") } can’t be played
about-title = About
about-program = Card games, against the computer or with friends at one screen. Computer players get to see only what a person in their seat would see. Card Table sends nothing anywhere.
about-files = Where your files are
about-version = Version
about-what = What
about-where = Where
about-games = Games
about-added = Games you’ve added
about-settings = Settings
about-log = Logs and crash reports
about-licences = Licences
about-licence = The program, its drawings and its sounds are under the MIT licence. If a game’s authors chose another licence for its rules, its rules page says so.
about-works = What Card Table is built on
no-clipboard = There’s no clipboard here.
about-copied = Copied to the clipboard.
crash-back = Back to the menu
crash-about = This report helps us fix the problem. Your name isn’t in it.
crash-copy = Copy the report
quit = Quit
crash-title = Something went wrong
crash-copied = The report is on the clipboard. Paste it somewhere before you quit.
cancel = Cancel

## Files

page-not-opened = The folder can’t be opened from here. It’s { $folder }
page-no-program = No program on this computer can open it. It’s { $path }
page-open = Open
page-show-in-folder = Show in folder
done = Done
back = ‹ Back
page-open-folder = Open the { $name } folder
page-open-rules-folder = Open the rules folder
page-at-line = Line { $line }: { $problem }
page-rules-faults = { COUNT($count, one: "rules file", other: "rules files") } can’t be used
page-save-faults = { COUNT($count, one: "saved game", other: "saved games") } can’t be used
page-lesson-faults = { COUNT($count, one: "lesson file", other: "lesson files") } can’t be used
page-file-faults = { COUNT($count, one: "file", other: "files") } can’t be used
page-and-more = … and { $count } more

player-number = Player { $number }
setup-no-name = Please enter a name.
setup-same-name = Someone else at the table has that name.

## Saved games

saved-elsewhere = This game is open in another window. Close it there first.
saved-over = This game is over. You can replay it from Statistics.
saved-rules-deleted = { $name } (rules deleted)
saved-against = against { $computers }
saved-company = { $person } against { $others }
saved-many = { $names } and { COUNT($count, one: "other", other: "others") }
saved-moves = { COUNT($count, one: "move", other: "moves") }
saved-dealt = just dealt
saved-today = today, { $time }
saved-yesterday = yesterday, { $time }
saved-last-played = Last played { $day } · { $moves }
saved-not-opened = This game can’t be opened: { $reason }
saved-rules-not-used = { $name } can’t be used: { $why }
setup-rewritten = These rules have just changed. Have a look before you deal.
drop-alone = { $name } is a game that’s been played. To open it, drop it by itself.
drop-elsewhere = You can drop files on the menu and its pages, but not here.
drop-lesson = it holds lessons. To learn with them, copy it into { $folder }.
drop-no-game = there’s no { "game/__init__.py" } in it, so it isn’t a game.
saved-rules-taken = “{ $name }” is now one of your rules.
saved-rules-known = You already have “{ $name }”.

## The menu

menu-tile-stars = ★ { $earned } of { $count }
menu-tile-players = Players and house rules
menu-tile-earned = { $earned } of { COUNT($count, one: "star", other: "stars") }
menu-tile-play = play, button
menu-as-last-time = { $name }, as last time

menu-asked = What shall we call you?
menu-your-name = Your name
menu-asked-why = Used for results and statistics.
not-now = Skip
play = Play
same-people = Another game, same players
menu-polite = Show polite names
menu-real-names = Show the real names
menu-rude = Two of the games have rude names.
menu-rude-ask = Two of these games have rude names. Keep them, or show polite ones?
menu-keep-names = Keep them
menu-polite-ones = Show polite ones
menu-go-on = Resume
learn = Learn
menu-with-a-guide = Start with a guide
saved-title = Saved games
menu-title = Card Table
menu-subtitle = An evening of cards, on your screen
rules-title = Rules
menu-first-game = For your first game, we’ll deal { $which }. { $about }
menu-learn-minutes = Learn with a guide (about { COUNT($minutes, one: "minute", other: "minutes") })
menu-deal-new = New deal
menu-read-the-rules = Read the rules
menu-unfinished = { $count ->
    [1] Unfinished
   *[other] { $count } unfinished games, the latest
}: { $which }, { $company }. { $progress }. If you deal again, it stays in your saved games.
menu-go-on-with-one = { $count ->
    [1] Resume it
   *[other] Resume the latest
}
menu-seats = { COUNT($low, one: "player", other: "players") }
menu-seats-from = { $low }–{ COUNT($high, one: "player", other: "players") }
menu-new-to-you = New to you
menu-lessons-about = In a lesson, you play move by move at the real table.
menu-games = { COUNT($count, one: "game", other: "games") }
menu-nothing-to-continue = There’s no game to resume.
menu-go-on-with = Resume { $name }
close = Close

## A new game

setup-unasked = Hints appear automatically. Everyone can see them
setup-seat-tip = Choose who sits here.
    Drag to another seat to swap (Ctrl+arrow)
setup-teams = { LIST($ours) } play against { LIST($theirs) }.
setup-seat-spoken = Seat { $number }: { $who }
setup-nameless = No name
setup-sits-here = { $name } sits here
setup-seat = Seat { $number }
setup-seat-computer = Seat { $number }, computer player
setup-name-at = Name for seat { $number }
setup-name = Name
setup-name-hint = name
nobody = nobody
setup-played-by = Played by
setup-character-at = Character for seat { $number }
setup-character = Character
setup-hints = Hints
setup-known = People who have played here
setup-numbered-why = The saved game holds the whole deck. Anyone who opens its file can see every card.
setup-unsaved = Changed for the next game only. To keep it under a name, choose “Change the rules…”.
setup-changed = You’ve made changes of your own. See “House rules”.
game = Game
players = Players
setup-deal = Deal the cards
study = See how it plays
study-tip = Let computers play it many times
setup-lots = Shuffle the seats
setup-lots-tip = Let chance decide who sits where
house-rules = House rules
editor-and-more = and { $count } more
editor-exported-where = The file is { $path }. To play by these rules on another computer, drop the file on Card Table’s window there.
editor-not-saved = These rules can’t be saved: { $why }
editor-not-copied = These rules can’t be copied: { $why }
editor-not-deleted = These rules can’t be deleted: { $why }
editor-not-put-back = These rules can’t be put back: { $why }
editor-not-exported = These rules can’t be exported: { $why }
setup-evening = This evening
setup-the-deal = The deal
setup-seed-hint = a new one
setup-seed = Deal number
setup-seed-help = the same number deals the same cards again
setup-new-evening = Start a new evening
setup-switched = { COUNT($count, one: "player", other: "players") }, so the game is { $name }
setup-lots-same = Everyone drew the seat they were in
setup-lots-drawn = The seats are shuffled
setup-human-taught = Human, with hints
setup-human = Human
setup-any = Any
setup-change = Change the rules…
setup-drop-changes = Discard the changes
setup-yours = { $name } · yours
setup-see-below = { $what }: see below
setup-hindrance = First fix what’s marked above

## House rules being changed

editor-as-in = As in { $name }
editor-drag = Drag a card to another pile
editor-click = Click a card to change it.
editor-drag-to-change = Drag a card to another pile to change what it does.
editor-drop = Drop a rules file on this window to add it to your own.
editor-cards = { power-title-powers }
editor-marked = First fix what’s marked in red.
editor-more = More house rules
editor-listed = You’ll find them under this name on the New game page.
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
editor-delete-tip = You can put them back later
editor-put-back = Put back “{ $name }”
editor-nothing-changed = You haven’t changed anything
editor-nothing-undone = There’s nothing to redo
editor-all-like-that = Everything’s like that already
editor-marked-first = First fix what’s marked in red
editor-is-saved = It’s saved already
editor-play-once = Play once
editor-deal-unsaved = Deal without saving
editor-not-for = Not for { COUNT($count, one: "player", other: "players") }
editor-name-taken = That name is taken. These rules will be called “{ $name }”.
editor-name-long = That’s as long as a name can be.
editor-saved = Saved. “{ $name }” is now in your list of games.
editor-copied = Copied. You’re now changing the copy, “{ $name }”.
editor-deleted = “{ $name }” is deleted. Undo brings it back.
editor-is-back = “{ $name }” is back in your list of games.
editor-exported = Exported
editor-name-asked = What are these rules called?
editor-not-yet = You can’t play these rules yet.
editor-unchanged = The rules of { $name }, unchanged.

## Lessons

lessons-new-to = New to { $name }?
lessons-guide-about = A guide can teach you the game in about { COUNT($minutes, one: "minute", other: "minutes") }.
lessons-to-the-cards = Just deal the cards
lessons-with-guide = Learn with a guide
lessons-learn-later = You can start it any time with “Learn” at the table.
lessons-not-shown = This lesson can’t be shown: { $error }
lessons-none = There are no lessons for this game yet, but the rules page explains it.
lessons-left = { $count ->
    [1] { $count } lesson for the usual game doesn’t
   *[other] { $count } lessons for the usual game don’t
} apply to this variant.
lessons-first = a first game with a guide
lessons-about = { $minutes } min
lessons-goes-on = at step { $step }
lessons-begin = Start
lessons-go-on = Resume
lessons-open = You can take any of them
lessons-earned = { $stars } of { $count }
lessons-you = you
lessons-opponent = your opponent
lessons-title = Learn { $name }

## The result of a game

result-again-tip = A new deal of this game. The next player deals
result-swapped-tip = A new deal. Everyone moves one seat along
result-another-tip = Choose a game. The evening’s score is kept
result-look-tip = See the final table, with tips and the game log
result-undone = With undo.
result-again = Play again
result-look = See the table
result-menu = Menu
result-deal-again = Same deal
result-deal-again-tip = Play these cards again
same-deal-number = { result-deal-again-tip } (deal { $seed })
result-watch = Replay
result-watch-tip = Step through the game
result-review = Review
result-page = Save page
result-swapped = Swap seats
result-another = Another game
result-thrice = Third loss tonight. The others may sing.
result-draw = It’s a draw
result-won = { $seat ->
    [you] You win
   *[other] { $seat } wins
}
result-team = { LIST($seats) } win
result-lost = { $seat ->
    [you] You lost
   *[other] { $seat } lost
}
result-placed = You came { $place } of { $count }
result-titled = { $seat ->
    [you] You are
   *[other] { $seat } is
} { $title }
result-makes = That makes { $seat } { $title }
result-computer = computer, { $level }

## Rules

rules-figure = { $text } Places: { $places }.
rules-none = The rules page can’t be read: { $error }.
rules-first = If the page below says otherwise, go by this.
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
rules-numbers = Show rule numbers and how games are written down
rules-find = Find in the rules

## Saved games, and those deleted

saved-none = No unfinished games. If you leave a game before it ends, it waits here for you.
saved-unreadable = A game that can’t be read
saved-busy = Open in another window right now
saved-delete-tip = You can put it back later
saved-line-spoken = { $words }, resume, button
saved-put-back = Put it back
saved-gone = Recently deleted ({ $count })
saved-deleted = Deleted: { $game }
saved-not-deleted = This game can’t be deleted: { $why }
saved-not-put-back = This game can’t be put back: { $why }

## How rules play

study-games = Games
study-not-dealt = These rules can’t be dealt: { $error }.
study-played = { $played } of { COUNT($wanted, one: "game", other: "games") }
study-all-played = All { COUNT($count, one: "game", other: "games") } have been played
study-playing = Computers are playing: { $played }
study-cancelled = Cancelled after { $played }
study-go-on = Continue

## Charts

chart-moves-from = { $height } from { $first } to { COUNT($last, one: "move", other: "moves") }
chart-moves = { COUNT($count, one: "move", other: "moves") }
chart-marked = { $words }, { $number } of { $count }. Press Enter to replay it
chart-spoken = Results over time, { COUNT($count, one: "game", other: "games") }, { $won } won. Use the arrows to hear each one
chart-line = The line shows your share of wins in the last { COUNT($count, one: "game", other: "games") }. Click a mark to watch that game.
chart-first = first
chart-streaks = streaks
side-filled = filled: { $name }
side-hollow = hollow: { $name }
chart-in-between = in between

## Programs of others

strangers-question = This game wants to run a program on your computer.
strangers-warning = A program can do anything you can do here. Run it only if you trust it.
strangers-moves = { $name }’s moves would come from { $program }
strangers-run = { $count ->
    [1] Run it
   *[other] Run them
}
strangers-refusal = this game wants to run a program for { $name }: { $program }. If you trust it, add --run-programs to `cardtable resume`
strangers-instead = { $count ->
    [1] Give the seat to a computer player
   *[other] Give the seats to computer players
} ({ $level })

editor-search = Find a rule
editor-search-nothing = No rule mentions “{ $words }”.
editor-my = My { $name }
editor-seats-left = { $why } So these rules are for { COUNT($seats, one: "player", other: "players") }.
editor-span = { $low } to { $high }

## The evening

evening-length-0 = No limit
evening-length-3 = Best of 3
evening-length-5 = Best of 5
evening-to-won = { $goal ->
    [one] First to one win
   *[other] First to { $goal } wins
}
evening-to-lost = { $goal ->
    [one] Until someone loses one game
   *[other] Until someone loses { $goal } games
}
evening-to-points = { $goal ->
    [one] First to one point
   *[other] First to { $goal } points
}
evening-lost = { $name } lost the match: { $score } · { $length }
evening-won = { $names } won the match: { $score } · { $length }
evening-stands = This evening: { $score }
evening-stands-of = { $score } · { $length }
evening-chosen = The deal number was chosen: { $seed }
evening-hinted = { $name } gets hints.

# Said aloud on the first page, and in a first lesson.
voice-keys = Move with Tab and the arrow keys, and choose with Enter. { $next } reads on, { $again } repeats the last thing, { $voice } turns the voice off.
posters-title = New game
posters-players = Players
posters-minutes = Minutes
posters-any = Any
posters-up-to = Up to { $minutes }
posters-none = No game here is that short with that many players. Choose another number or more minutes.
posters-figures = Numbers
posters-figures-tip = See how it plays, in numbers
posters-other = Another game
