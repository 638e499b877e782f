# Computer players: how strong they are, and what they are like.

# Somebody who has given no name.
numbered = Player { $number }
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-random = random
level-greedy = greedy
in-character = { $level }, { $character }
character-plain = plain
character-hoarder = hoarder
character-gambler = gambler
character-any = any character
like-plain = Plain: plays what it thinks best.
like-hoarder = Hoarder: between equal moves, takes the one that gives away least.
like-gambler = Gambler: between equal moves, takes the one that risks most.
like-any = Any: one of these at random.

## How people are spoken of

pronoun = Pronoun
pronoun-he = he
pronoun-she = she
pronoun-they = they

## What a page says about them

computers = Computer players
about-them = About computer players
levels = Levels
levels-about = Each level usually beats the one below it, but the level alone never decides a game.
about-beginner = Forgets what it has seen and misses a lot, even a win.
about-easy = Wins if it can win with this move, but doesn’t think ahead.
about-medium = Thinks ahead a little, and remembers about half of what it has seen.
about-hard = Thinks ahead, and remembers every card it has seen.
about-expert = Thinks four times as hard as Hard. It takes up to a second for a move.
characters = Characters
characters-about = Some games let you choose what a computer player is like. It’s about as strong either way. The character only decides between moves that are about as good.
fair = What they can see
fair-about = Computer players see only what a person in their seat would see. They never look at your hand, at face-down cards or at what comes next. In a game that’s over, “Fair play” deals a move’s hidden cards again and asks the computer player once more.
