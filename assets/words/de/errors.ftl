# Was an Dateien nicht stimmt, und an dem, was jemand getippt hat.

more = … und noch { $count }
refused = { $why }

## Werte

nothing = nichts
missing = fehlt
empty = ist leer
kind = muss { $kind } sein, nicht { $data }
kind-switch = true oder false
kind-whole = eine ganze Zahl
kind-number = eine Zahl
kind-text = ein Text
no-mapping = muss aus Schlüsseln und Werten bestehen, nicht aus { $data }
mapping = muss aus Schlüsseln und Werten bestehen
no-list = muss eine Liste sein, nicht { $data }
length = muss eine Liste mit { $wanted ->
    [one] { $wanted } Eintrag
   *[other] { $wanted } Einträgen
} sein, nicht mit { $count }
low = muss mindestens { $limit } sein, nicht { $data }
high = darf höchstens { $limit } sein, nicht { $data }
no-finite = ist keine endliche Zahl
long = darf höchstens { $most } Zeichen haben, nicht { $count }
no-word = { $data } gehört nicht zu { $known }{ $near ->
    [none] { "" }
   *[other] ; meinst du { $near }?
}
no-key = diesen Schlüssel gibt es nicht{ $near ->
    [none] { $known ->
        [none] { "" }
       *[other] ; es gibt { $known }
    }
   *[other] ; meinst du { $near }?
}
no-character-shown = enthält ein Zeichen, das sich nicht anzeigen lässt

## Dateien

unread = lässt sich nicht lesen: { $why }
unread-folder = lässt sich nicht lesen, denn es ist ein Ordner
unread-special = lässt sich nicht lesen, denn es ist keine gewöhnliche Datei
unwritten = lässt sich nicht schreiben: { $why }
unwritten-special = lässt sich nicht schreiben, denn es ist keine gewöhnliche Datei
unmoved = lässt sich nicht verschieben: { $why }
unnamed = lässt sich nicht umbenennen: { $why }
no-name = kein Name für eine Datei
big = zu groß für eine Datei von Card Table
no-text = kein UTF-8-Text
no-yaml = kein YAML: { $why }
no-json = kein JSON: { $why }
no-character = kein YAML: Das Zeichen U+{ $code } gehört nicht in eine Textdatei
second = hier fängt ein zweites Dokument an, eine Datei darf aber nur eins haben
alias = Aliasse (*{ $anchor }) gehen hier nicht; schreib den Wert aus
tag = Tags ({ $tag }) gehen hier nicht; setz Text in Anführungszeichen
deep = mehr als { $most } Ebenen ineinander
many-values = mehr als { COUNT($most, one: "Wert", other: "Werte") } in einer Datei
repeated = steht schon in Zeile { $line }
plain-key = ein Schlüssel muss einfacher Text sein
blank = am Zeilenanfang steht { $name }; rück mit gewöhnlichen Leerzeichen ein
tab = ein Tabulator
unicode-name = ein { $name }
this-pgn = das ist eine Partie in PGN, wie Schachprogramme sie schreiben
this-page = das ist eine Partie als Seite, also öffne sie im Browser. Card Table liest die Datei, aus der die Seite gemacht ist
this-html = das ist eine Seite für den Browser
this-kpatience = das ist ein Spiel von KPatience
this-xml = das ist XML
this-pysol = das ist ein Spiel von PySol
this-settings = das ist eine Datei eines anderen Programms, etwa von Aisleriot
this-archive = das ist ein Archiv; entpack es erst
this-picture = das ist ein Bild
this-pdf = das ist ein PDF
this-program = das ist ein Programm
this-rules = das sind Regeln; { "`cardtable rules import`" } nimmt sie zu deinen auf
this-unfinished = das ist keine Aufzeichnung eines beendeten Spiels
this-no-record = das ist keine Aufzeichnung eines Spiels
this-no-file = so eine Datei von Card Table ist das nicht
no-data = die Datenordner des Programms, { "assets" } und { "rules" }, fehlen
no-home = dieses Konto hat keinen eigenen Ordner, in den sich schreiben lässt
no-home-kept = Dieses Konto hat keinen eigenen Ordner, also lässt sich nichts speichern.
no-home-named = { "CARDTABLE_HOME" } nennt einen Ordner, den es nicht geben kann
no-home-named-kept = { "CARDTABLE_HOME" } nennt einen Ordner, den es nicht geben kann, also lässt sich nichts speichern.
closed-home = In { $folder } lässt sich nicht schreiben, also wird nichts gespeichert.
folder = ist ein Ordner; nenn eine Datei
long-name = ist zu lang für einen Dateinamen
no-folder = diesen Ordner gibt es nicht
closed-folder = in diesen Ordner lässt sich nichts schreiben
taken = gibt es schon; nenn eine andere Datei
busy = wird gerade von einem anderen Programm geschrieben
newer = kommt aus einer neueren Version von Card Table
backup-alone = die Datei, zu der diese Sicherung gehört, ist weg; benenn die Sicherung in { $name } um
folder-inside = ist ein Ordner; gelesen werden nur Dateien, die direkt in { $folder } liegen
other-ending = gelesen werden nur Dateien, deren Name auf { $ending } endet; benenn sie in { $name } um
put-aside = Die Datei heißt jetzt { $name }.
put-aside-rest = { $why }. Die Datei heißt jetzt { $name }.{ $count ->
    [none] { "" }
   *[other] { " " }{ $count }
}
kept-days = Lesbar waren noch { COUNT($count, one: "Tag", other: "Tage") } und { COUNT($puzzles, one: "Rätsel", other: "Rätsel") }.
kept-mistakes = Lesbar { $count ->
    [1] war noch ein Fehler
   *[other] waren noch { $count } Fehler
}.
kept-stars = Lesbar { $count ->
    [1] war noch ein Stern
   *[other] waren noch { $count } Sterne
}.
list-of = eine Datei mit { $what ->
    [lessons] Lektionen
    [puzzles] Rätseln
   *[other] { $what }
} ist eine Liste

## Regeldateien

no-rules = es gibt keine Regeln namens { $name }; { $near ->
    [none] { "`cardtable rules list`" } zeigt, was es gibt
   *[other] meinst du { $near }?
}
rules-there = das Programm hat schon Regeln namens { $name }; gib dieser Datei einen anderen Namen
rules-mapping = eine Regeldatei besteht aus Schlüsseln und Werten, darunter { "id" }, { "game" } und { "names" }
rules-name = muss so heißen wie die Datei: { $name }
rules-beside = gehört in einer Regeldatei neben { "`options`" }, nicht hinein
rules-inside = gehört in { "`options`" } hinein, darunter eingerückt
rules-id = eine Id besteht aus kleingeschriebenen Wörtern mit Bindestrichen, etwa { "shithead-london" }, und hat höchstens { $most } Zeichen
rules-seats = müssen zwei Zahlen sein, die wenigsten Plätze und die meisten
rules-circle = die Regeln bauen auf sich selbst auf
rules-chain = die Regeln bauen auf mehr als { $most } anderen hintereinander auf
rules-no-game = fehlt (oder { "extends" })
rules-other-game = es gibt kein Spiel { $name }, nur { $games }
game-no-folder = diesen Ordner gibt es nicht
game-no-package = es hat kein { "game/__init__.py" }, also ist es kein Spiel
game-none = muss { "GAME" } auf die Klasse des Spiels setzen, mit einer { "ID" } in Kleinbuchstaben
game-broken = das Spiel lässt sich nicht laden: { $why }
game-module = das Spiel braucht das Python-Modul { $module }, und das ist nicht installiert
game-module-packaged = das Spiel braucht das Python-Modul { $module }; dieses Programm ist ohne Python verpackt und hat nur die Module, die es selbst benutzt
game-clash = { $name } sieht aus wie das Spiel { $other } oder eine Variante davon; gib diesem Spiel eine andere { "ID" }
game-word = den Namen { $name } benutzt das Programm für eigene Wörter; gib dem Spiel eine andere { "ID" }
game-there = das Spiel { $name } gibt es hier schon; soll eine andere Version an seine Stelle, lösch erst { $folder }
game-guide = { "guide" } muss beim Spiel einen { "Guide" } zurückgeben
game-failed = in diesem Spiel ist ein Fehler aufgetreten; es bleibt abgeschaltet, bis du Card Table neu startest: { $why }
game-list = diese Liste wird nicht mehr benutzt. Kopier die Ordner, die du noch willst ({ $folders }), nach { $games } und lösch dann diese Datei
game-no-module = dieses Paket nennt { $module } als Spiel, aber ein Paket dieses Namens gibt es nicht
game-not-copied = das Spiel lässt sich nicht hierher kopieren: { $why }
rules-few = die wenigsten ({ $few }) können nicht mehr sein als die meisten ({ $most })
rules-table = { $game } hat { $few } bis { COUNT($most, one: "Platz", other: "Plätze") }
rules-needed = die Regeldatei { $name } baut auf diesen Regeln auf; lösch erst sie
rules-long = ist zu lang für eine Regeldatei
rules-gone = diese Regeldatei ist weg
game-gone = dieses Spiel ist weg
id = eine Id besteht aus kleingeschriebenen Wörtern mit Bindestrichen und hat höchstens { $most } Zeichen
id-device = den Namen { $name } braucht Windows für sich; häng ein Wort an, etwa { $instead }

## Gespeicherte Spiele und Einstellungen

cut = hört nicht mit einer ganzen Zeile auf; vielleicht ist die letzte abgeschnitten
no-line = ist keine Zeile eines Spiels
end-lines = das Ende fehlt, { $lost } von { COUNT($count, one: "Zeile", other: "Zeilen") }
end = das Ende fehlt
elsewhere = dieses Spiel ist in einem anderen Fenster offen; schließ es erst dort
no-settings = keine Einstellungen
default-used = { $fault }; es gilt die Voreinstellung
settings-default = Es gelten die Voreinstellungen.
settings-anew = Deine Einstellungen werden von vorn geschrieben.
settings-newer = { $path } kommt aus einer neueren Version von Card Table; diese benutzt, was sie kennt
settings-version = { $path }: version: Eine Version { $version } gibt es nicht; benutzt wird { $used }
record-rules = die Regeln der Aufzeichnung sind nicht zu finden: { $why }
record-no-game = ihr Spiel, { $name }, ist nicht mehr da; füg den Ordner des Spiels wieder hinzu, dann geht es weiter
record-unfit = die Aufzeichnung lässt sich nicht abspielen: { $why }
record-deal = die Karten: { $why }
record-line = Zeile { $line }, { $move }: { $why }
record-cut = Die Aufzeichnung ist bei { $why } beschädigt. Die Züge davor sind noch da.
record-begins = das ist keine Aufzeichnung eines Spiels, denn sie fängt nicht mit { "`cardtable: 1`" } an
record-format = diese Aufzeichnung hat das Format { $format }; dieses Programm liest { $known }
record-key = { $name }: diesen Schlüssel gibt es nicht
record-text = { $name }: muss Text sein
record-missing = { $name }: fehlt
record-lines = { $name }: muss eine Liste von Zeilen sein
record-mappings = { $name }: muss eine Liste sein, jeder Eintrag mit Schlüsseln und Werten
record-mapping = { $name }: muss aus Schlüsseln und Werten bestehen
record-seed = { $name }: muss eine ganze Zahl sein
unused = { $line } wird hier nicht gebraucht
backup-used = Stattdessen gilt die Sicherung, die einen Zug älter ist.
unsaved = Das Spiel wird nicht gespeichert: { $why }
parted = Ein anderes Programm hat in { $theirs } geschrieben. Dein Spiel wird jetzt als { $ours } gespeichert.
stand-in = Für { SEAT($name, form: "acc") } wird ein erlaubter Zug gemacht

## Tische, und wer dort sitzt

seats = { $name } hat { COUNT($count, one: "Platz", other: "Plätze") }, nicht { $seats }
seats-between = { $few } bis { $most }
deal-seat = { $dealer } kann nicht geben: Es gibt { COUNT($seats, one: "Platz", other: "Plätze") }
deal-left = { $dealer } soll geben, hat an diesem Tisch aber keinen Platz
no-level = eine Stärke { $level } gibt es nicht, nur { $known } und { "cmd:COMMAND" }
no-character-of = einen Charakter { $character } gibt es nicht, nur { $known }, zum Beispiel { $example }
no-such-character = { $game } kennt keinen Charakter { $character }, nur { $known }
no-limit = „{ $text }“ ist keine Grenze; schreib Sekunden, etwa { "0.5s" }, oder Durchläufe, etwa { "400" }
unasked = niemand hat diesem Programm erlaubt zu laufen
shares = schreib zwei Anteile, den niedrigeren zuerst, etwa { "0.5,0.55" }
lost = ein Prozess, der gerade spielte, wurde von außen beendet, vielleicht weil der Speicher knapp war; versuch es mit weniger { "--jobs" }
process-ended = der Prozess der Computergegner hat unerwartet aufgehört und wurde neu gestartet
process-silent = der Prozess der Computergegner hat nicht geantwortet und wurde neu gestartet
process-fault = { $level }: ein Fehler im Programm, { $what }
illegal = { $name }: „{ $move }“ ist kein erlaubter Zug

review-seat = { $seat } gibt es an diesem Tisch nicht, nur { $seats }
review-whose = das Spiel läuft noch, sag also, um welchen Platz es geht: { $seats }
no-view = { $name }: zu dieser Ansicht führt kein Spiel
mistake-rules = seine Züge passen nicht zu den heutigen Regeln
study-gone = Eines der Programme, die gespielt haben, wurde von außen beendet. Du kannst von hier weitermachen.

## Ein getippter Zug

no-verb = { $verb } ist hier kein Zug; die Züge sind: { $moves }
no-move = eine leere Zeile ist kein Zug; die Züge sind: { $moves }
alone = { $verb } steht allein; lass { $word } weg
wanted = { $word } passt nicht zu { $verb }; dazu gehört { LIST($kinds, last: "then") }
any-of = { LIST($words, last: "each-or") }
wanted-card = eine Karte
wanted-cards = Karten
wanted-seat = ein Platz am Tisch
wanted-place = die Nummer eines Ortes
several = „{ $move }“ könnte { LIST($moves, last: "each-or") } heißen

## Ein Programm, das mitspielt

program-early = hat mehr als { COUNT($most, one: "Byte", other: "Bytes") } geschrieben, bevor es gefragt wurde
program-ended = hat aufgehört, ohne zu antworten
program-silent = hat { COUNT($lines, one: "Zeile", other: "Zeilen") } geschrieben, { COUNT($bytes, one: "Byte", other: "Bytes") }, und keinen Zug
program-late = hat nicht rechtzeitig geantwortet
program-none = es ist kein Programm angegeben
program-more = { $who }: { $what } (und mehr)
program-stopped = abgebrochen

## Layoutdateien

no-message = in { $game }.ftl gibt es keine Nachricht „{ $name }“
no-hole = „{ $name }“ nennt ${ $hole }, und das gibt es dort nie
owes-moods = kein Ereignis hat `moods`; sag unter `effects`, wen es freut, ärgert oder erschreckt
owes-aid = es gibt keine Kartenhilfe; sag unter `powers`, was die Werte tun, oder unter `reminders`, was zählt
owes-account = `score` nennt Punkte, aber nicht, woraus sie bestehen; der Guide des Spiels braucht ein `account` mit einem Teil für jeden Platz, nach dem Grund, warum das Spiel zu Ende ist
unplaced = die Zone { $name } hat keinen Platz; sag unter `zones`, wohin ihre Karten kommen
no-gesture = niemand könnte „{ $name }“ spielen; sag unter `gestures`, mit welchem Knopf es geht oder wohin man die Karten zieht oder klickt
no-zone = es gibt keine Zone „{ $name }“
no-cloth = „{ $name }“ gehört nicht zu { $known }
no-picture = es gibt kein Bild „{ $name }“
no-square = ein Rahmen braucht ein quadratisches Bild, und „{ $name }“ ist keins
large-frame = ein Rahmen von { $size } lässt keinen Platz; 1 ist das Höchste

## Stellungen, Ansichten und Zufall

no-seat = einen Platz { $seat } gibt es an diesem Tisch nicht
no-such-seat = diesen Platz gibt es in diesem Spiel nicht
no-such-zone = diese Zone gibt es an diesem Tisch nicht
mapping-with = muss aus Schlüsseln und Werten bestehen, mit { $known }
position-or-deal = gib entweder { "`position`" } oder { "`deal`" } an
position-hidden = eine Stellung nennt jede Karte; { "`??`" } ist nur für Ansichten
position-twice = { $card } liegt zweimal auf dem Tisch
position-turn = fehlt; nenn den Platz, der dran ist ({ "null" }, wenn das Spiel vorbei ist)
position-zones = muss zu jeder Zone ihre Karten nennen
position-known = muss zu jedem Platz Karten nennen
position-absent = { $card } liegt nicht auf dem Tisch
position-derived = ergibt sich aus dem Rest und lässt sich nicht setzen
view-seats = muss die Zahl der Plätze sein
view-unseen = nennt { COUNT($count, one: "Karte", other: "Karten") } für { $hidden } verdeckte Stellen
view-outcome = muss { "`reason`, `ranking`" } und { "`result`" } angeben
chance-shuffle = „{ "chance shuffle" } { $zone }“ nennt nicht die Karten, die dort liegen
chance-pick = „{ "chance pick" }“ muss { $count } von { $cards } nennen
chance-toss = „{ "chance toss" }“ muss einen von { $seats } nennen
chance-missing = hier fehlt in der Aufzeichnung eine Zeile des Zufalls
chance-other = da steht { $line }, wo „{ $wanted } …“ hingehört

## Szenarien

in-step = Schritt { $number }: { $problem }
in-view = Ansicht von { $seat }: { $problem }
scenario-lacking = es fehlt { $moves }
scenario-unexpected = nicht erwartet: { $moves }
scenario-refused = { $move } wird abgelehnt: { $why }
scenario-unexplained = { $move } wird ohne Grund abgelehnt
scenario-other-kind = { $move } ist { $kind }: { $why }
scenario-accepted = { $move } wird angenommen
scenario-not-over = das Spiel ist nicht zu Ende
scenario-zone = es gibt keine Zone { $zone }
scenario-value = { $name } gibt es nicht
scenario-count = soll { COUNT($wanted, one: "Karte", other: "Karten") } haben, hat aber { $count }
scenario-differs = erwartet war { $wanted }, es ist { $given }

## Lektionen und Rätsel

no-rules-of = es gibt keine Regeln namens { $name }
no-beginning = es kann nicht anfangen: { $why }
no-way-on = der richtige Weg führt nirgendwohin
no-rule = auf der Seite von { $game } gibt es keine Regel { $number }
no-lesson = es gibt keine Lektion namens { $id }; { "`cardtable lessons list`" } zeigt, was es gibt
lesson-twice = eine Lektion namens { $id } gibt es schon
lesson-steps = gib entweder { "`steps`" } an oder { "`say`" } und { "`goal`" }
lesson-words = hat { COUNT($count, one: "Wort", other: "Wörter") }{ $how ->
    [yes] , { "`how`" } mitgezählt
   *[no] { "" }
}; lesen lassen sich { $most }
lesson-asks = gib eins von { "`do`, `any`" } und { "`goal`" } an
lesson-way = ein Ziel braucht einen { "`way`" }, der hinführt
lesson-goal = gib { "`played`, `happened`" } oder { "`expect`" } an
lesson-unasked = dieser Schritt will gar nichts
lesson-unseen = { $name } gibt es hier nicht
lesson-idle = { $seat } kann hier nichts tun
lesson-illegal = { $move } ist hier nicht erlaubt; erlaubt: { $moves }
lesson-no-other = so einen anderen Zug gibt es hier nicht
lesson-after = nach { $move }, dem gewählten Zug: { $why }
lesson-reached = das Ziel ist schon vor dem ersten Zug erreicht
lesson-par = hat { COUNT($count, one: "Zug", other: "Züge") }, gedacht sind { $par }
puzzle-twice = ein Rätsel namens { $id } gibt es schon
puzzle-idle = niemand ist dran
puzzle-first = den ersten Zug muss machen, wer dran ist
puzzle-turns = sag, in wie vielen Zügen das sicher ist
puzzle-goal = eine Aufgabe hat ein Ziel, und sonst nichts
puzzle-away = { $move } führt vom Ziel weg
puzzle-move = Zug { $number }: { $problem }
puzzle-better = { $better } ist besser als { $move }
puzzle-promise = { $move } verspricht { $best }, ein anderer { $second }
puzzle-answers = die Antworten der anderen brauchen { $move }
puzzle-defence = eine Antwort hält länger durch als { $move }
puzzle-end = das Rätsel verlangt ein anderes Ende
puzzle-not-yet = am Ende ist nicht wieder dran, wer das Rätsel löst
puzzle-shorter = es geht in { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}
puzzle-no-way = es gibt keinen Weg zum Ziel
puzzle-several = anfangen kann es mit { LIST($moves, last: "or") }
puzzle-unreached = das Ziel wird nicht erreicht
