# Was die Befehlszeile sagt. Was man dort tippt, bleibt in jeder Sprache, wie es ist.

## Befehle

about = Ein Kartentisch auf deinem Bildschirm. Ohne Befehl geht das Fenster auf.
about-more = { "cardtable COMMAND --help" } sagt mehr über einen Befehl.
usage = Aufruf:
commands = Befehle
arguments = Angaben
options = Optionen
command-play = ein Spiel oder eine Lektion spielen
command-resume = ein gespeichertes Spiel fortsetzen (ohne Namen das letzte)
command-replay = ein aufgezeichnetes Spiel Zug für Zug ansehen
command-page = ein beendetes Spiel als Seite für den Browser schreiben
command-prove = zeigen, dass Computergegner nicht schummeln
command-review = zeigen, was jede Entscheidung in einem Spiel wert war
command-check = Szenarien durchspielen und melden, welche scheitern
command-rules = Regeln auflisten, zeigen und prüfen
command-rules-list = auflisten, was du spielen kannst, auch deine eigenen Regeln
command-rules-show = die Regelseite und die Hausregeln zeigen
command-rules-check = alles auflisten, was an Regeldateien nicht stimmt
command-rules-import = Regeldateien zu deinen eigenen hinzufügen
command-rules-export = Regeln in eine Datei schreiben, die du weitergeben kannst
command-rules-schema = das JSON-Schema der Regeldateien ausgeben, für Editoren
command-games = die Spiele auflisten, was an ihnen nicht stimmt, und wohin weitere gehören
command-lessons = Lektionen auflisten und prüfen
command-lessons-list = auflisten, was du lernen kannst, auch deine eigenen Lektionen
command-lessons-check = jede Lektion durchspielen, richtig und falsch
command-puzzles = Rätsel auflisten und prüfen
command-puzzles-list = auflisten, was du lösen kannst
command-puzzles-check = beweisen, dass jedes Rätsel genau eine Lösung hat
command-simulate = Computergegner viele Partien spielen lassen
command-bot = als Computergegner mitspielen: Ansichten lesen, Züge schreiben
command-study = sehen, wie Regeln sich spielen und was eine Variante ändert
command-playthrough = eine ganze Partie zeigen
command-perft = zählen, wie viele Wege es von einem Anfang aus gibt

## Angaben

help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-text-instead = stattdessen im Terminal spielen
help-text = stattdessen im Terminal
help-output = { $what }; - für das Terminal
help-rules = eine Id oder eine Regeldatei
help-option = ein anderer Wert für eine Hausregel, geschrieben wie in einer Regeldatei; auch mehrmals
help-lesson = eine Lektion statt eines Spiels
help-seats = wer spielt, ab { "p1" }: { "human" }, eine Stärke ({ "beginner, easy, medium, hard, expert" }), auf Wunsch mit Charakter ({ "hard:hoarder, hard:gambler, hard:any" }), { "random, greedy" } oder { "cmd:PROGRAM" } (sonst: { $usual })
help-names = wie sie heißen, mit Kommas dazwischen
help-seed = die Spielnummer; die gleiche Nummer gibt die gleichen Karten
help-file = seine Datei
help-run-programs = die Programme, die das Spiel nennt ({ "cmd:PROGRAM" }), ohne Nachfrage starten
help-to = das Spiel bis zu Zug N zeigen, und den Tisch danach
help-open = alle Karten zeigen, auch wenn das Spiel noch läuft
help-record = ein gespeichertes Spiel, mit Pfad oder Namen
help-page = wohin damit, etwa { "game.html" }
help-step = nur dieser Zug (sonst: alle)
help-times = so oft noch einmal fragen, jedes Mal mit anderen Karten (sonst: { $usual })
help-counts = die Zahlen in diese Datei schreiben
help-seat = nur die von diesem Platz, etwa { "p1" } (sonst: die von allen)
help-longest = nach dieser Zeit aufhören (sonst: wenn alles fertig ist)
help-figures = die Zahlen in diese Datei schreiben
help-scenarios = eine Datei mit einer Liste von Szenarien
help-export = wenn nichts dasteht, im Ordner für Downloads
help-lessons = eine Datei mit Lektionen (sonst: alle)
help-lessons-json = als JSON, mit den gelehrten Regeln jedes Spiels
help-game = nur die dieses Spiels (sonst: alle)
help-quick = mit einem einzigen Anfang und wenig Bedenkzeit
help-seconds = danach kein neues Rätsel anfangen
help-limit = jede Entscheidung nach dieser Zeit beenden: { "0.5s, 200ms, 400 iterations" }, oder zwei mit Komma
help-players = wer spielt, etwa { "hard,hard:gambler,random" }
help-games = wie viele (sonst: { $usual })
help-until = aufhören, sobald klar ist, welchen von zwei Anteilen der erste Platz erreicht: { "0.5,0.55" }
help-luck = das Glück der Karten herausrechnen, dann genügen weniger Partien
help-level = wie stark, etwa { "easy" } oder { "hard:gambler" } (sonst: { $usual })
help-repeatable = immer gleich entscheiden
help-study-rules = Ids oder Regeldateien
help-study-option = ein anderer Wert für eine Hausregel von RULES, geschrieben wie in einer Regeldatei; auch mehrmals
help-against = sagen, was gegenüber diesen Regeln anders ist
help-everybody = wer auf allen Plätzen spielt (sonst: { $usual })
help-skill = Partien, in denen die eine Hälfte „schwer“ spielt und die andere als Anfänger (sonst: { $usual })
help-study-seats = wie viele mitspielen (sonst: so viele wie üblich)
help-csv = dasselbe, mit einer Zahl in jeder Zeile
help-deals = für die Karten (sonst: { $usual })
help-jobs = Prozesse (sonst: { $usual })
help-dask = auf dem Dask-Cluster mit diesem Scheduler spielen
help-moves = höchstens so viele
help-depth = Züge (sonst: { $usual })
help-divide = auch für jeden ersten Zug zählen
help-deal = für die Karten (sonst: { $usual })
help-table = wie viele (sonst: { $usual }, wenn das Spiel es zulässt)

## Was am Getippten nicht stimmt

see-help = { $why }; siehe { $command } { "--help" }
no-natural = { $text } ist keine ganze Zahl ab 0
no-positive = { $text } ist keine ganze Zahl ab 1
many-jobs = höchstens { COUNT($most, one: "Prozess ist", other: "Prozesse sind") } möglich
fault = ein Fehler im Programm, { $what }; mit { "CARDTABLE_DEBUG=1" } siehst du, wo
twice = { $what } soll zweimal beschrieben werden; gib jeder Ausgabe eine eigene Datei
standard-output = die Standardausgabe
option = { $option }: { $why }
odd-option = enthält ein Zeichen, das in keiner Hausregel vorkommt
no-value = schreib es als { "NAME=VALUE" }
play-what = was willst du spielen? Nenn RULES, oder eine Lektion mit { "--lesson ID" }
lesson-rules = eine Lektion hat ihre eigenen Regeln; lass RULES weg
no-save = es gibt kein gespeichertes Spiel, das weitergehen könnte
no-move = das Spiel hat { COUNT($count, one: "Zug", other: "Züge") }; einen Zug { $number } gibt es nicht
damaged = die Aufzeichnung ist bei { $why } beschädigt
many-names = { COUNT($names, one: "Name", other: "Namen") }, aber { COUNT($seats, one: "Platz", other: "Plätze") }
folder = { $path } ist ein Ordner; nenn die Datei eines Spiels
no-decision = dort entscheidet kein Computergegner etwas
other-games = { $rules } und { $other } sind verschiedene Spiele, da gibt es nichts zu vergleichen
no-puzzles = Rätsel gibt es für { LIST($games) }
no-dask = { "--dask" } braucht Dask: Installiere { "cardtable[cluster]" }
no-scheduler = dort antwortet kein Scheduler von Dask
no-address = das ist keine Adresse eines Schedulers von Dask; schreib sie wie { "tcp://10.0.0.5:8786" }
no-workers = der Scheduler hat noch keine Worker
no-list = eine Datei mit Szenarien muss eine Liste sein
unfit = lässt sich nicht ausführen: { $what }

no-window = cardtable: Hier gibt es keinen Bildschirm für ein Fenster. Mit { "--text" } spielst du im Terminal
no-colours = cardtable: Dieser Bildschirm hat zu wenige Farben für das Fenster. Mit { "--text" } spielst du im Terminal

## Was Befehle antworten

progress = { $done } von { $count }
progress-games = { $done } von { COUNT($count, one: "Partie", other: "Partien") }
checked = { $passed } bestanden, { $failed } gescheitert
scenario = Szenario { $number }
rules-seats = { $few }–{ COUNT($most, one: "Spieler", other: "Spieler") }
rules-options = Hausregeln von { $name }
rules-good = { $file }: in Ordnung
rules-taken = { $name }: { $command }
rules-there = { $name } ist schon unter deinen Regeln: { $command }
from-shipped = gehört zum Programm
from-added = in deinem Spieleordner
from-installed = installiert
review-kept = abgebrochen; die Analyse bleibt so weit erhalten, und der gleiche Befehl setzt sie fort
review-stopped = abgebrochen; der Rest ist nicht analysiert
games-how = Ein Spiel fügst du hinzu, indem du seinen Ordner nach { $folder } kopierst. Willst du es loswerden, lösch ihn dort. Ein Spiel ist ein Programm, und das kann auf diesem Computer alles, was du kannst: Nimm also nur eins, dem du vertraust.
from-named = in { "CARDTABLE_GAMES" } genannt
lesson-minutes = { $minutes } Min.
lessons-checked = { $game }: { COUNT($lessons, one: "Lektion", other: "Lektionen") }, { COUNT($steps, one: "Schritt", other: "Schritte") }, { $covered } von { COUNT($rules, one: "Spielregel", other: "Spielregeln") } ({ $share })
lessons-missing = noch nicht: { $rules }
puzzles-checked = { $game }: { $puzzles } Rätsel, { $proved } bewiesen, { $ambiguous } mehrdeutig
depth = Tiefe { $depth }: { $count }
until-reached = { $low } oder { $high }: Es liegt näher an { $share }
until-open = { $low } oder { $high }: Noch ist es nicht klar
score = { $score } ({ $low } bis { $high })
ended = zu Ende: { $endings }
games = { COUNT($games, one: "Partie", other: "Partien") }, { $stalled } stecken geblieben; im Schnitt { COUNT($mean, one: "Zug", other: "Züge") }, 95 % unter { $p95 }
speed = { $moves } Züge/s; eine Entscheidung braucht { $mean } ms, 99 % unter { $p99 } ms, höchstens { $max } ms
failed = { COUNT($count, one: "Antwort ist", other: "Antworten sind") } gescheitert, die erste: { $first }
bot = schlägt { $score } der anderen ({ $low } bis { $high }), nicht Letzter in { $last }
bot-deals = nach Karten { $low } bis { $high } ({ COUNT($deals, one: "Anfang", other: "Anfänge") }, jeder von jedem Platz aus gespielt)
bot-luck = ohne Glück: { $score }; mit Glück bräuchte das { $times }-mal so viele Partien
study-games = { $rules }: { COUNT($games, one: "Partie", other: "Partien") } zu { $seats }, gespielt von { $player }
study-different = Was gegenüber { $rules } anders ist ({ COUNT($games, one: "Partie", other: "Partien") })
study-powers = Was darin geschieht
study-failed = { COUNT($count, one: "Antwort ist", other: "Antworten sind") } fehlgeschlagen, etwa: { $problem }
