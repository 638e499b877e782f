# Computer players: how strong they are, and what they are like.

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
