# What the command line says. What is typed there stays as it is in every language.

## Commands

about = A card table on your screen. Without a command the window opens.
about-more = { "cardtable COMMAND --help" } says more about a command.
usage = usage:
commands = commands
arguments = arguments
options = options
command-play = play a game or a lesson
command-resume = continue a saved game (the latest, if you name none)
command-replay = step through a recorded game
command-page = write a finished game as a web page
command-prove = show that computer players don’t cheat
command-review = show what each decision in a game was worth
command-check = run scenarios and report which fail
command-rules = list, show and check rules
command-rules-list = list what you can play, including your own rules
command-rules-show = show the rules page and the options
command-rules-check = list everything that is wrong with rules files
command-rules-import = add rules files to your own
command-rules-export = write rules to a file you can pass on
command-rules-schema = print the JSON schema of rules files, for editors
command-games = list the games, say what’s wrong with them and where to put more
command-lessons = list and check lessons
command-lessons-list = list what you can learn, including your own lessons
command-lessons-check = play through every lesson, with the right moves and the wrong ones
command-puzzles = list and check puzzles
command-puzzles-list = list what you can solve
command-puzzles-check = prove that every puzzle has one right solution
command-simulate = let computer players play many games
command-bot = act as a computer player: read views, write moves
command-study = see how rules play, and what a variant changes
command-playthrough = show one game in full
command-perft = count the lines of play from a deal

## Arguments

help-help = show this help
help-version = show the version
help-text-instead = play in the terminal instead
help-text = in the terminal instead
help-output = { $what }; - for the terminal
help-rules = an id, or a rules file
help-option = another value for an option, written as in a rules file; can be repeated
help-lesson = a lesson instead of a game
help-seats = who plays, from { "p1" } on: { "human" }, a level ({ "beginner, easy, medium, hard, expert" }), optionally with a character ({ "hard:hoarder, hard:gambler, hard:any" }), { "random, greedy" }, or { "cmd:PROGRAM" } (default: { $usual })
help-names = their names, separated by commas
help-seed = the number of the deal; the same number deals the same cards
help-file = its file
help-run-programs = run the programs that the game names ({ "cmd:PROGRAM" }) without asking
help-to = show the game up to move N, and the table after it
help-open = show everyone’s cards, even if the game isn’t over
help-record = a saved game, by its path or name
help-page = where to write it, such as { "game.html" }
help-step = only this move (default: all)
help-times = ask again this many times, each time with other cards (default: { $usual })
help-counts = write the counts to this file
help-seat = only this seat’s, such as { "p1" } (default: everyone’s)
help-longest = stop after this long (default: when it’s done)
help-figures = write the figures to this file
help-scenarios = a file with a list of scenarios
help-export = where to write it (default: your downloads folder)
help-lessons = a file of lessons (default: all)
help-lessons-json = as JSON, with each game’s coverage
help-game = only that game’s (default: all)
help-quick = with one deal and little thought
help-seconds = start no puzzle after this
help-limit = time or iterations for each decision: { "0.5s, 200ms, 400 iterations" }, or both, separated by a comma
help-players = the players, such as { "hard,hard:gambler,random" }
help-games = how many (default: { $usual })
help-until = stop when it is clear which of two scores the first player has: { "0.5,0.55" }
help-luck = take the luck of the cards out of the scores, so that fewer games are needed
help-level = how strong, such as { "easy" } or { "hard:gambler" } (default: { $usual })
help-repeatable = make its choices repeatable
help-study-rules = ids, or rules files
help-study-option = another value for an option of RULES, written as in a rules file; can be repeated
help-against = say what is different from these rules
help-everybody = who plays in every seat (default: { $usual })
help-skill = games in which half of the players are hard and half beginners (default: { $usual })
help-study-seats = how many players (default: the usual number)
help-csv = the same, with one figure per line
help-deals = of the deals (default: { $usual })
help-jobs = processes (default: { $usual })
help-dask = play on the Dask cluster with this scheduler
help-moves = at most this many
help-depth = moves (default: { $usual })
help-divide = also count them for each first move
help-deal = of the deal (default: { $usual })
help-table = how many (default: { $usual }, if the game allows)

## What is wrong with what was typed

see-help = { $why }; see { $command } { "--help" }
no-natural = { $text } isn’t a whole number of 0 or more
no-positive = { $text } isn’t a whole number of 1 or more
many-jobs = at most { COUNT($most, one: "process", other: "processes") } can be used
fault = a fault in the program, { $what }; set { "CARDTABLE_DEBUG=1" } to see where
twice = { $what } is given for two outputs; give each its own file
standard-output = standard output
option = { $option }: { $why }
odd-option = has a character that no option has
no-value = write it as { "NAME=VALUE" }
play-what = what do you want to play? Name RULES, or a lesson with { "--lesson ID" }
lesson-rules = a lesson has its own rules; leave RULES out
no-save = there’s no saved game to continue
no-move = the game has { COUNT($count, one: "move", other: "moves") }; there’s no move { $number }
damaged = the record is damaged at { $why }
many-names = there are { COUNT($names, one: "name", other: "names") } for { COUNT($seats, one: "seat", other: "seats") }
folder = { $path } is a folder; name a game’s file
no-decision = no computer player decides anything there
other-games = { $rules } and { $other } are different games, so there’s nothing to compare
no-puzzles = there are puzzles for { LIST($games) }
no-dask = { "--dask" } needs Dask: install { "cardtable[cluster]" }
no-scheduler = no Dask scheduler answers there
no-address = no address of a Dask scheduler; write it as { "tcp://10.0.0.5:8786" }
no-workers = the scheduler has no workers yet
no-list = a file of scenarios must be a list
unfit = can’t be run: { $what }

no-window = cardtable: there’s no display to open a window on; add { "--text" } to play in the terminal
no-colours = cardtable: this screen has too few colours for the window; add { "--text" } to play in the terminal

## What commands answer

progress = { $done } of { $count }
progress-games = { $done } of { COUNT($count, one: "game", other: "games") }
checked = { $passed } passed, { $failed } failed
scenario = scenario { $number }
rules-seats = { $few }-{ COUNT($most, one: "seat", other: "seats") }
rules-options = House rules of { $name }
rules-good = { $file }: good
rules-taken = { $name }: { $command }
rules-there = { $name } is already among your rules: { $command }
from-shipped = comes with the program
from-added = in your games folder
from-installed = installed
review-kept = stopped; the review so far is kept, and the same command continues it
review-stopped = stopped; the rest hasn’t been reviewed
games-how = To add a game, copy its folder into { $folder }. To remove it, delete it there. A game is a program that can do anything you can do on this computer, so add only those you trust.
from-named = named by { "CARDTABLE_GAMES" }
lesson-minutes = { $minutes } min
lessons-checked = { $game }: { COUNT($lessons, one: "lesson", other: "lessons") }, { COUNT($steps, one: "step", other: "steps") }, { $covered } of { COUNT($rules, one: "rule", other: "rules") } of play ({ $share })
lessons-missing = not yet: { $rules }
puzzles-checked = { $game }: { COUNT($puzzles, one: "puzzle", other: "puzzles") }, { $proved } proved, { $ambiguous } ambiguous
depth = depth { $depth }: { $count }
until-reached = { $low } or { $high }: it’s closer to { $share }
until-open = { $low } or { $high }: not clear yet
score = { $score } ({ $low } to { $high })
ended = ended: { $endings }
games = { COUNT($games, one: "game", other: "games") }, { $stalled } stalled; length { COUNT($mean, one: "move", other: "moves") }, 95% within { $p95 }
speed = { $moves } moves/s; a decision takes { $mean } ms, 99% within { $p99 } ms, at most { $max } ms
failed = { COUNT($count, one: "answer", other: "answers") } failed, the first: { $first }
bot = beats { $score } of its opponents ({ $low } to { $high }), not last in { $last }
bot-deals = by deals { $low } to { $high } ({ COUNT($deals, one: "deal", other: "deals") }, each played from every seat)
bot-luck = without luck: { $score }; with luck, that would take { COUNT($times, one: "time", other: "times") } as many games
study-games = { $rules }: { COUNT($games, one: "game", other: "games") } of { $seats } { $player } players
study-different = What is different from { $rules } ({ COUNT($games, one: "game", other: "games") })
study-powers = What happens in it
study-failed = { COUNT($count, one: "answer", other: "answers") } of players failed, one of them: { $problem }
