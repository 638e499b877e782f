# Die Seiten rings um ein Spiel.

## Einstellungen

settings-peek = Spicken: zu zweit ohne Sichtschutz. Halt eine Taste gedrückt, um deine Karten zu sehen
settings-off = Aus
settings-short = Kurz
settings-normal = Normal
settings-lively = Lebhaft
settings-lively-help = Bei „Lebhaft“ schwanken deine Karten ein wenig, und das Tuch schimmert.
settings-motion = Bewegung
settings-at-once = Keine
settings-pace = Bedenkzeit der Computergegner
settings-calls = Zeit für „Stopp!“
settings-volume = Lautstärke
settings-language = Sprache
settings-language-computer = Wie auf diesem Computer
settings-text-size = Schriftgröße
settings-card-size = Kartengröße
settings-cloth = Tischtuch
settings-back = Kartenrücken
settings-group-motion = Bewegung
settings-group-sound = Ton
settings-group-cards = Karten
settings-group-table = Tisch
settings-group-play = Spielen
settings-group-words = Fenster
settings-group-keys = Tasten
settings-group-voice = Stimme
settings-voice-reader = Wenn ein Screenreader läuft
settings-voice-on = Immer
settings-voice-off = Nie
settings-amount = Wie viel gesagt wird
settings-amount-brief = Weniger
settings-amount-usual = Normal
settings-amount-full = Alles
settings-amount-help = „Weniger“ nennt nur Namen. „Alles“ sagt auch, welche Tasten du drücken kannst.
settings-rate = Tempo
settings-rate-help = Gilt, wenn dein Screenreader kein eigenes Tempo hat. 50 % ist das übliche Tempo deines Computers.
settings-voice-own = Meine eigenen Züge ansagen
settings-voice-others = Die Züge der anderen ansagen
settings-voice-cards = Sagen, welche Karten ich bekomme
settings-voice-turns = Sagen, wer dran ist, während andere spielen
settings-voice-pointer = Vorlesen, worauf ich zeige
settings-voice-away = Weiterlesen, wenn ich in einem anderen Programm bin
settings-table = Ein Tisch zur Probe, mit deinen Einstellungen
settings-at-least = Mindestens so lange für jeden Zug.
settings-calls-help = Bei Zank-Patience, nach jedem Zug eines Computergegners.
settings-stepped = Computergegner warten nach jedem Zug
settings-sorted-hands = Meine Hand nach dem Geben sortieren
settings-ask-first = Nachfragen, wenn ich passe oder aufnehme, obwohl etwas geht
settings-polite = Anständige Namen für Spiele und Karten
settings-card-size-help = So groß, wie auf dem Tisch Platz ist.
settings-left-handed = Für Linkshänder
settings-four-colour = Vier Farben: Karo orange, Kreuz blau
settings-large-index = Große Zeichen in den Ecken
settings-high-contrast = Hoher Kontrast: kräftige Farben auf weißen Karten
settings-dots = Spielbare Karten mit einem Punkt markieren
settings-moods = Gesichter reagieren auf das, was geschieht
settings-aids = Zeigen, welche Karten auf dem Tisch welche schlagen (Soul Taker)
settings-reminders = Kartenhilfe zeigen
settings-title = Einstellungen
settings-sample = Ein paar deiner Karten
settings-back-lattice = Gitter
settings-back-sunburst = Strahlen
settings-back-waves = Wellen
settings-back-leaves = Blätter
settings-cloth-own = Je nach Spiel
settings-cloth-green = Flaschengrün
settings-cloth-claret = Weinrot
settings-cloth-blue = Nachtblau
settings-cloth-slate = Schiefer

## Statistik

statistics-nothing = Du hast noch kein Spiel beendet. Jedes, das du zu Ende spielst, zählt hier mit.
statistics-watch-a-replay = Eine Aufzeichnung ansehen
statistics-title = Statistik
statistics-results-over-time = Ergebnisse im Lauf der Zeit
statistics-by-opponent = Nach Gegnern
statistics-by-game = Nach Spielen
statistics-in-numbers = In Zahlen
new-game = Neues Spiel
player = Spieler
statistics-first = { $names } vorn
statistics-nobody = unentschieden
statistics-played = { $count ->
    [one] Partie gespielt
   *[other] Partien gespielt
}
statistics-won = gewonnen ({ $share })
statistics-lost = verloren
statistics-last = auf dem letzten Platz
statistics-not-shown = Diese Partie lässt sich nicht zeigen: { $error }
statistics-evenings = { $count ->
    [one] von einem Abend gewonnen
   *[other] von { $count } Abenden gewonnen
}
statistics-longest = längste Siegesserie
statistics-present = laufende Siegesserie
column-game = Spiel
column-against = gegen
column-played = gespielt
column-won = gewonnen
column-lost = verloren
column-last = hinten
column-undone = zurückgen.
column-resigned = aufgegeben
game-place = { $place } Platz von { $count }
game-drawn = Unentschieden
game-won = Gewonnen
game-lost = Verloren
game-against = { $how } gegen { $others }
game-undone = { $how }, mit zurückgenommenen Zügen
game-resigned = { $how }, aufgegeben
share-won = { $won } von { $count } gewonnen
share-lost = { $won } von { $count } gewonnen, { $last } verloren
share-last = { $won } von { $count } gewonnen, { $last }-mal hinten
share-computers = Computer, { $level }

## Über das Programm, und nach einem Absturz

about-copy-version-details = Angaben zur Version kopieren
about-for-reporting-a-problem = Wenn du ein Problem melden willst
about-open-data-folder = Datenordner öffnen
games-trust = Traust du diesem Spiel?
games-untrusted = Ein Spiel ist ein Programm. Es kann alles, was du an diesem Computer kannst, auch deine Dateien lesen und löschen. Niemand hat dieses geprüft, also nimm es nur, wenn du denen traust, die es geschrieben haben. Es wird nach { $folder } kopiert.
games-add-it = Ich traue ihm, her damit
games-leave-it = Lieber nicht
games-now = Jetzt kannst du { $name } spielen.
games-refused = Dieses Spiel lässt sich nicht aufnehmen
games-how = Spiele, die du dazugeholt hast, liegen in { $folder }. Willst du eins loswerden, lösch dort seinen Ordner. Beim nächsten Start von Card Table ist es weg.
games-open = Spieleordner öffnen
games-broken = { COUNT($count, one: "Spiel lässt", other: "Spiele lassen") } sich nicht spielen
about-title = Über Card Table
about-program = Kartenspiele, gegen den Computer oder mit Freunden vor einem Bildschirm. Computergegner sehen nur, was auch ein Mensch auf ihrem Platz sähe. Card Table verschickt nichts.
about-files = Wo deine Dateien sind
about-version = Version
about-what = Was
about-where = Wo
about-games = Spiele
about-added = Spiele, die du dazugeholt hast
about-settings = Einstellungen
about-log = Protokolle und Absturzberichte
about-licences = Lizenzen
about-licence = Das Programm, seine Bilder und seine Töne stehen unter der MIT-Lizenz. Haben die Erfinder eines Spiels für die Regeln eine andere gewählt, steht es auf der Regelseite.
about-works = Worauf Card Table aufbaut
no-clipboard = Hier gibt es keine Zwischenablage.
about-copied = In die Zwischenablage kopiert.
crash-back = Zurück zum Menü
crash-about = Dieser Bericht hilft uns, den Fehler zu beheben. Dein Name steht nicht darin.
crash-copy = Bericht kopieren
quit = Beenden
crash-title = Da ist etwas schiefgegangen
crash-copied = Der Bericht ist in der Zwischenablage. Füg ihn irgendwo ein, bevor du das Programm beendest.
cancel = Abbrechen

## Dateien

page-not-opened = Der Ordner lässt sich von hier nicht öffnen. Er liegt hier: { $folder }
page-no-program = Kein Programm auf diesem Computer kann das öffnen. Es liegt hier: { $path }
page-open = Öffnen
page-show-in-folder = Im Ordner zeigen
done = Fertig
back = ‹ Zurück
page-open-folder = Ordner { $name } öffnen
page-open-rules-folder = Regelordner öffnen
page-at-line = Zeile { $line }: { $problem }
page-rules-faults = { COUNT($count, one: "Regeldatei lässt", other: "Regeldateien lassen") } sich nicht verwenden
page-save-faults = { COUNT($count, one: "gespeichertes Spiel lässt", other: "gespeicherte Spiele lassen") } sich nicht öffnen
page-lesson-faults = { COUNT($count, one: "Lektionsdatei lässt", other: "Lektionsdateien lassen") } sich nicht verwenden
page-file-faults = { COUNT($count, one: "Datei lässt", other: "Dateien lassen") } sich nicht verwenden
page-and-more = … und noch { $count }

player-number = Spieler { $number }
setup-no-name = Bitte gib einen Namen ein.
setup-same-name = So heißt am Tisch schon jemand.

## Gespeicherte Spiele

saved-elsewhere = Dieses Spiel ist in einem anderen Fenster offen. Schließ es erst dort.
saved-over = Dieses Spiel ist zu Ende. In der Statistik kannst du die Aufzeichnung ansehen.
saved-rules-deleted = { $name } (Regeln gelöscht)
saved-against = gegen { $computers }
saved-company = { $person } gegen { $others }
saved-many = { $names } und { COUNT($count, one: "anderen", other: "andere") }
saved-moves = { COUNT($count, one: "Zug", other: "Züge") }
saved-dealt = gerade gegeben
saved-today = heute um { $time }
saved-yesterday = gestern um { $time }
saved-last-played = Zuletzt gespielt: { $day } · { $moves }
saved-not-opened = Dieses Spiel lässt sich nicht öffnen: { $reason }
saved-rules-not-used = { $name } lässt sich nicht verwenden: { $why }
setup-rewritten = Diese Regeln haben sich gerade geändert. Sieh sie dir an, bevor du gibst.
drop-alone = { $name } ist die Aufzeichnung eines Spiels. Zum Öffnen zieh sie allein hierher.
drop-elsewhere = Dateien kannst du auf das Menü und seine Seiten ziehen, aber nicht hierher.
drop-lesson = das sind Lektionen. Willst du mit ihnen lernen, kopier sie nach { $folder }.
drop-no-game = ohne { "game/__init__.py" } ist das kein Spiel.
saved-rules-taken = „{ $name }“ gehört jetzt zu deinen Regeln.
saved-rules-known = „{ $name }“ hast du schon.

## Das Menü

menu-tile-stars = ★ { $earned } von { $count }
menu-tile-players = Mitspieler und Hausregeln
menu-tile-earned = { $earned } von { $count } Sternen
menu-tile-play = spielen, Knopf
menu-as-last-time = { $name }, wie beim letzten Mal

menu-asked = Wie sollen wir dich nennen?
menu-your-name = Dein Name
menu-asked-why = Für Ergebnisse und Statistik.
not-now = Überspringen
play = Spielen
same-people = Anderes Spiel, gleiche Leute
menu-polite = Anständige Namen zeigen
menu-real-names = Echte Namen zeigen
menu-rude = Zwei der Spiele haben derbe Namen.
menu-rude-ask = Zwei dieser Spiele haben derbe Namen. Behalten, oder lieber anständige?
menu-keep-names = Behalten
menu-polite-ones = Anständige zeigen
menu-go-on = Weiterspielen
learn = Lernen
menu-with-a-guide = Mit Anleitung anfangen
saved-title = Gespeicherte Spiele
menu-title = Card Table
menu-subtitle = Ein Kartenabend auf deinem Bildschirm
rules-title = Regeln
menu-first-game = Für deine erste Partie nehmen wir { $which }. { $about }
menu-learn-minutes = Mit Anleitung lernen (etwa { $minutes } Minuten)
menu-deal-new = Neu geben
menu-read-the-rules = Regeln lesen
menu-unfinished = { $count ->
    [1] Noch offen
   *[other] { $count } Spiele sind noch offen, das letzte
}: { $which }, { $company }. { $progress }. Gibst du neu, bleibt es unter deinen gespeicherten Spielen.
menu-go-on-with-one = { $count ->
    [1] Weiterspielen
   *[other] Das letzte weiterspielen
}
menu-seats = { COUNT($low, one: "Spieler", other: "Spieler") }
menu-seats-from = { $low }–{ $high } Spieler
menu-new-to-you = Neu für dich
menu-lessons-about = In einer Lektion spielst du Zug für Zug am echten Tisch.
menu-games = { COUNT($count, one: "Spiel", other: "Spiele") }
menu-nothing-to-continue = Es gibt kein Spiel zum Weiterspielen.
menu-go-on-with = { $name } weiterspielen
close = Schließen

## Ein neues Spiel

setup-unasked = Tipps kommen von selbst. Alle können sie sehen
setup-seat-tip = Wähl, wer hier sitzt.
    Zum Tauschen auf einen anderen Platz ziehen (Strg+Pfeil)
setup-seat-spoken = Platz { $number }: { $who }
setup-nameless = Kein Name
setup-sits-here = { $name } sitzt hier
setup-seat = Platz { $number }
setup-seat-computer = Platz { $number }, Computergegner
setup-name-at = Name auf Platz { $number }
setup-name = Name
setup-name-hint = Name
nobody = niemand
setup-played-by = Hier spielt
setup-character-at = Charakter auf Platz { $number }
setup-character = Charakter
setup-hints = Tipps
setup-known = Wer hier schon gespielt hat
setup-numbered-why = Im gespeicherten Spiel stehen alle Karten. Wer die Datei öffnet, kann sie lesen.
setup-unsaved = Das gilt nur für das nächste Spiel. Mit „Regeln ändern …“ kannst du es unter einem Namen behalten.
setup-changed = Du hast etwas geändert, siehe „Hausregeln“.
game = Spiel
players = Am Tisch
setup-deal = Karten geben
study = So spielt es sich
study-tip = Der Computer spielt es viele Male durch
setup-lots = Plätze auslosen
setup-lots-tip = Der Zufall entscheidet, wer wo sitzt
house-rules = Hausregeln
editor-and-more = und { $count } weitere
editor-exported-where = Die Datei liegt hier: { $path }. Willst du auf einem anderen Computer nach diesen Regeln spielen, zieh sie dort auf das Fenster von Card Table.
editor-not-saved = Diese Regeln lassen sich nicht speichern: { $why }
editor-not-copied = Diese Regeln lassen sich nicht kopieren: { $why }
editor-not-deleted = Diese Regeln lassen sich nicht löschen: { $why }
editor-not-put-back = Diese Regeln lassen sich nicht zurückholen: { $why }
editor-not-exported = Diese Regeln lassen sich nicht exportieren: { $why }
setup-evening = Heute Abend
setup-the-deal = Die Karten
setup-seed-hint = zufällig
setup-seed = Spielnummer
setup-seed-help = die gleiche Nummer gibt wieder die gleichen Karten
setup-new-evening = Einen neuen Abend anfangen
setup-switched = { COUNT($count, one: "Spieler", other: "Spieler") }, also heißt das Spiel { $name }
setup-lots-same = Alle haben wieder ihren alten Platz gezogen
setup-lots-drawn = Die Plätze sind ausgelost
setup-teams = { LIST($ours) } spielen gegen { LIST($theirs) }.
setup-human-taught = Mensch, mit Tipps
setup-human = Mensch
setup-any = Irgendeiner
setup-change = Regeln ändern …
setup-drop-changes = Änderungen verwerfen
setup-yours = { $name } · von dir
setup-see-below = { $what }: siehe unten
setup-hindrance = Bring erst in Ordnung, was oben markiert ist

## Hausregeln, die gerade geändert werden

editor-as-in = Wie bei { $name }
editor-drag = Zieh eine Karte auf einen anderen Stapel
editor-click = Klick eine Karte an, um sie zu ändern.
editor-drag-to-change = Zieh eine Karte auf einen anderen Stapel, dann tut sie etwas anderes.
editor-drop = Zieh eine Regeldatei auf dieses Fenster, dann gehört sie zu deinen Regeln.
editor-cards = Was die Karten tun
editor-marked = Bring erst in Ordnung, was rot markiert ist.
editor-more = Weitere Hausregeln
editor-listed = Unter diesem Namen findest du sie auf der Seite „Neues Spiel“.
editor-nameless = Gib diesen Regeln einen Namen.
editor-all-as-in = Alles wie bei { $name }
editor-save = Speichern
editor-deal = Gleich spielen
editor-title = Hausregeln: { $name }
editor-these-rules = Diese Regeln
editor-name-of = Name dieser Regeln
editor-export = Exportieren
editor-duplicate = Kopieren
delete = Löschen
editor-delete-tip = Du kannst sie später zurückholen
editor-put-back = „{ $name }“ zurückholen
editor-nothing-changed = Du hast nichts geändert
editor-nothing-undone = Es gibt nichts zu wiederholen
editor-all-like-that = Es ist schon alles so
editor-marked-first = Bring erst in Ordnung, was rot markiert ist
editor-is-saved = Es ist schon gespeichert
editor-play-once = Einmal spielen
editor-deal-unsaved = Spielen, ohne zu speichern
editor-not-for = Nicht für { COUNT($count, one: "Spieler", other: "Spieler") }
editor-name-taken = Den Namen gibt es schon. Diese Regeln heißen dann „{ $name }“.
editor-name-long = Länger darf ein Name nicht sein.
editor-saved = Gespeichert. „{ $name }“ steht jetzt bei deinen Spielen.
editor-copied = Kopiert. Du änderst jetzt die Kopie, „{ $name }“.
editor-deleted = „{ $name }“ ist gelöscht. „Rückgängig“ bringt es zurück.
editor-is-back = „{ $name }“ steht wieder bei deinen Spielen.
editor-exported = Exportiert
editor-name-asked = Wie heißen diese Regeln?
editor-not-yet = Mit diesen Regeln kannst du noch nicht spielen.
editor-unchanged = Die Regeln von { $name }, unverändert.

## Lektionen

lessons-new-to = Zum ersten Mal { $name }?
lessons-guide-about = Eine Anleitung bringt dir das Spiel in etwa { COUNT($minutes, one: "Minute", other: "Minuten") } bei.
lessons-to-the-cards = Einfach Karten geben
lessons-with-guide = Mit Anleitung lernen
lessons-learn-later = Du findest sie jederzeit am Tisch unter „Lernen“.
lessons-not-shown = Diese Lektion lässt sich nicht zeigen: { $error }
lessons-none = Für dieses Spiel gibt es noch keine Lektionen, aber die Regelseite erklärt es.
lessons-left = { $count ->
    [1] { $count } Lektion zum gewöhnlichen Spiel passt
   *[other] { $count } Lektionen zum gewöhnlichen Spiel passen
} nicht zu dieser Variante.
lessons-first = eine erste Partie mit Anleitung
lessons-about = { $minutes } Min.
lessons-goes-on = bei Schritt { $step }
lessons-begin = Anfangen
lessons-go-on = Weiter
lessons-open = Fang an, womit du willst
lessons-earned = { $stars } von { $count }
lessons-you = du
lessons-opponent = die Gegenseite
lessons-title = { $name } lernen

## Wie ein Spiel ausgegangen ist

result-again-tip = Neue Karten für dieses Spiel. Der Nächste gibt
result-swapped-tip = Neue Karten. Alle rücken einen Platz weiter
result-another-tip = Wähl ein Spiel. Der Stand des Abends bleibt
result-look-tip = Der Tisch am Ende, mit Tipps und Verlauf
result-undone = Mit zurückgenommenen Zügen.
result-again = Noch ein Spiel
result-look = Tisch ansehen
result-menu = Menü
result-deal-again = Gleiche Karten
result-deal-again-tip = Diese Karten noch einmal spielen
same-deal-number = { result-deal-again-tip } (Spielnummer { $seed })
result-watch = Aufzeichnung
result-watch-tip = Das Spiel Zug für Zug ansehen
result-review = Analyse
result-page = Als Webseite
result-swapped = Plätze tauschen
result-another = Anderes Spiel
result-thrice = Heute Abend zum dritten Mal verloren. Die anderen dürfen singen.
result-draw = Unentschieden
result-won = { $seat ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
}
result-team = Sieg für { LIST($seats, form: "acc") }
result-lost = { $seat ->
    [you] Du hast verloren
   *[other] { $seat } hat verloren
}
result-placed = Du bist { $place } von { $count } geworden
result-titled = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} { $title }
result-makes = Damit { $seat ->
    [you] bist du
   *[other] ist { $seat }
} { $title }
result-computer = Computer, { $level }

## Regeln

rules-figure = { $text } Orte: { $places }.
rules-none = Die Regelseite lässt sich nicht lesen: { $error }.
rules-first = Steht unten auf der Seite etwas anderes, gilt das hier.
# Die Überschriften von zwei Abschnitten, wie sie auf den Regelseiten dieser Sprache stehen.
rules-house = Hausregeln
rules-notation = Für alle, die gern mitschreiben
rules-as-in = Gespielt wird wie bei { $name }, aber:
rules-the-rules = den Regeln
rules-setting = **{ $setting }** (in { $name }: { $usual })
rules-here = An diesem Tisch
rules-your = Bei dir: { $title }
rules-whose = Bei { $name }: { $title }
rules-you = Du
rules-numbers = Nummern der Regeln zeigen, und wie man Spiele aufschreibt
rules-find = In den Regeln suchen

## Gespeicherte Spiele, und gelöschte

saved-none = Kein Spiel ist offen. Verlässt du eins vor dem Ende, wartet es hier auf dich.
saved-unreadable = Ein unlesbares Spiel
saved-busy = Gerade in einem anderen Fenster offen
saved-delete-tip = Du kannst es später zurückholen
saved-line-spoken = { $words }, weiterspielen, Knopf
saved-put-back = Zurückholen
saved-gone = Zuletzt gelöscht ({ $count })
saved-deleted = Gelöscht: { $game }
saved-not-deleted = Dieses Spiel lässt sich nicht löschen: { $why }
saved-not-put-back = Dieses Spiel lässt sich nicht zurückholen: { $why }

## Wie Regeln sich spielen

study-games = Partien
study-not-dealt = Nach diesen Regeln lässt sich nicht geben: { $error }.
study-played = { $played } von { COUNT($wanted, one: "Partie", other: "Partien") }
study-all-played = Alles gespielt: { COUNT($count, one: "Partie", other: "Partien") }
study-playing = Der Computer spielt: { $played }
study-cancelled = Abgebrochen nach { $played }
study-go-on = Weiter

## Schaubilder

chart-moves-from = { $height } { $first } bis { COUNT($last, one: "Zug", other: "Züge") }
chart-moves = { COUNT($count, one: "Zug", other: "Züge") }
chart-marked = { $words }, { $number } von { $count }. Enter zeigt die Aufzeichnung
chart-spoken = Ergebnisse im Lauf der Zeit, { COUNT($count, one: "Spiel", other: "Spiele") }, davon { $won } gewonnen. Die Pfeiltasten gehen sie einzeln durch
chart-line = Die Linie zeigt deine Siege in den letzten { $count } Spielen. Ein Klick auf ein Zeichen öffnet das Spiel.
chart-first = vorn
chart-streaks = am Stück
side-filled = ausgefüllt: { $name }
side-hollow = hohl: { $name }
chart-in-between = dazwischen

## Programme von anderen

strangers-question = Dieses Spiel will auf deinem Computer ein Programm starten.
strangers-warning = Ein Programm kann alles, was du hier kannst. Starte es nur, wenn du ihm vertraust.
strangers-moves = Für { $name } zieht dann { $program }
strangers-run = { $count ->
    [1] Starten
   *[other] Alle starten
}
strangers-refusal = dieses Spiel will für { $name } ein Programm starten: { $program }. Vertraust du ihm, häng --run-programs an `cardtable resume` an
strangers-instead = { $count ->
    [1] Den Platz einem Computergegner geben
   *[other] Die Plätze Computergegnern geben
} ({ $level })

editor-search = Eine Regel suchen
editor-search-nothing = Keine Regel spricht von „{ $words }“.
editor-my = { $name } nach Hausart
editor-seats-left = { $why } Darum sind diese Regeln für { COUNT($seats, one: "Spieler", other: "Spieler") }.
editor-span = { $low } bis { $high }

## Der Abend

evening-length-0 = Keine Grenze
evening-length-3 = Zwei von drei
evening-length-5 = Drei von fünf
evening-to-won = { $goal ->
    [one] Bis zum ersten Sieg
   *[other] Bis { $goal } Siege
}
evening-to-lost = { $goal ->
    [one] Bis jemand einmal verliert
   *[other] Bis jemand { $goal }-mal verloren hat
}
evening-to-points = { $goal ->
    [one] Bis zum ersten Punkt
   *[other] Bis { $goal } Punkte
}
evening-lost = { $name } hat die Serie verloren: { $score } · { $length }
evening-won = { $names ->
    [one] { $names } hat
   *[other] { $names } haben
} die Serie gewonnen: { $score } · { $length }
evening-stands = Heute Abend: { $score }
evening-stands-of = { $score } · { $length }
evening-chosen = Die Spielnummer war vorgegeben: { $seed }
evening-hinted = { $name } bekommt Tipps.

# Was auf der ersten Seite laut gesagt wird, und in einer ersten Lektion.
voice-keys = Tab und die Pfeiltasten führen weiter, Enter wählt aus. { $next } liest vor, was folgt, { $again } wiederholt das Letzte, { $voice } schaltet die Stimme aus.
posters-title = Neues Spiel
posters-players = Spieler
posters-minutes = Minuten
posters-any = Egal
posters-up-to = Bis { $minutes }
posters-none = Für so viele ist hier kein Spiel so kurz. Wähl eine andere Zahl oder mehr Minuten.
posters-figures = Zahlen
posters-figures-tip = So spielt es sich, in Zahlen
posters-other = Anderes Spiel
