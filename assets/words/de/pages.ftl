# Die Seiten rings um ein Spiel.

## Einstellungen

settings-peek = Spicken: zu zweit ohne Sichtschutz. Halt eine Taste, um deine Karten zu sehen
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
settings-language-computer = Wie dieser Computer
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
settings-card-size-help = So groß, wie der Tisch Platz hat.
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
statistics-nobody = niemand gewann
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
game-drawn = Niemand gewann
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
games-untrusted = Ein Spiel ist ein Programm. Es kann alles, was du an diesem Computer kannst, auch deine Dateien lesen und löschen. Niemand hat dieses geprüft, also nimm es nur, wenn du traust, wer es geschrieben hat. Es wird nach { $folder } kopiert.
games-add-it = Ich traue ihm, her damit
games-leave-it = Lieber nicht
games-now = Jetzt kannst du { $name } spielen.
games-refused = Dieses Spiel lässt sich nicht aufnehmen
games-how = Spiele, die du dazugeholt hast, sind in { $folder }. Willst du eins loswerden, lösch dort seinen Ordner. Beim nächsten Start von Card Table ist es weg.
games-open = Ordner der Spiele öffnen
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

page-not-opened = Der Ordner lässt sich von hier nicht öffnen. Es ist { $folder }
page-no-program = Kein Programm auf diesem Computer kann das öffnen. Es ist { $path }
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
drop-alone = { $name } ist ein schon gespieltes Spiel. Zum Öffnen zieh es allein hierher.
drop-elsewhere = Dateien kannst du auf das Menü und seine Seiten ziehen, aber nicht hierher.
drop-lesson = das sind Lektionen. Willst du mit ihnen lernen, kopier sie nach { $folder }.
drop-no-game = ohne { "game/__init__.py" } ist das kein Spiel.
saved-rules-taken = „{ $name }“ gehört jetzt zu deinen Regeln.
saved-rules-known = „{ $name }“ hast du schon.

## Das Menü

menu-tile-stars = ★ { $earned } von { $count }
menu-tile-players = Wer spielt, und Hausregeln
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
menu-first-game = Für deine erste Partie geben wir { $which }. { $about }
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
