# Computergegner: wie stark sie sind und wie sie spielen.

numbered = Spieler { $number }
level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-random = zufällig
level-greedy = gierig
in-character = { $level }, { $character }
character-plain = ausgewogen
character-hoarder = vorsichtig
character-gambler = waghalsig
character-any = irgendein Charakter
like-plain = Ausgewogen: spielt, was am besten aussieht.
like-hoarder = Vorsichtig: wählt unter gleich guten Zügen den, der am wenigsten verrät.
like-gambler = Waghalsig: wählt unter gleich guten Zügen den riskantesten.
like-any = Irgendeiner: Der Zufall wählt einen der Charaktere.
computers = Computergegner
about-them = Über die Computergegner
levels = Spielstärken
levels-about = Jede Stärke gewinnt meistens gegen die darunter. Entschieden ist damit noch kein Spiel.
about-beginner = Vergisst, was schon gespielt wurde, und übersieht viel, manchmal sogar den Sieg.
about-easy = Gewinnt, wenn ein Zug genügt, denkt aber nicht voraus.
about-medium = Denkt ein wenig voraus und merkt sich etwa die Hälfte von dem, was zu sehen war.
about-hard = Denkt voraus und merkt sich jede Karte, die zu sehen war.
about-expert = Denkt viermal so gründlich wie „schwer“ und braucht für einen Zug bis zu einer Sekunde.
characters = Charaktere
characters-about = In manchen Spielen kannst du wählen, wie ein Computergegner spielt. Stärker oder schwächer wird er dadurch nicht: Der Charakter entscheidet nur zwischen Zügen, die etwa gleich gut sind.
fair = Was sie sehen
fair-about = Computergegner sehen nur, was auch ein Mensch auf ihrem Platz sähe. Sie schauen nie in deine Karten, nie unter verdeckte und nie in den Nachziehstapel. Nach dem Spiel kannst du das unter „Fair gespielt?“ nachprüfen: Dort werden die verdeckten Karten eines Zugs neu gemischt, und der Computer wird noch einmal gefragt.

## Wie von jemandem die Rede ist: „sie“ oder „er“, sonst immer mit dem Namen.

pronoun = Anrede
pronoun-he = er
pronoun-she = sie
pronoun-they = Name
