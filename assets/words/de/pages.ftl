# Die Seiten rings um ein Spiel.

menu-nothing-to-continue = Es gibt kein Spiel, das weitergehen könnte.
menu-go-on-with = { $name } weiterspielen
close = Schließen

## Ein neues Spiel

setup-honest = Computergegner sehen nur, was auch ein Mensch auf ihrem Platz sähe.
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
setup-played-by = Es spielt
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
study = Wie es sich spielt
study-tip = Computer spielen es viele Male durch
setup-lots = Plätze auslosen
setup-lots-tip = Der Zufall entscheidet, wer wo sitzt
house-rules = Hausregeln
editor-and-more = und { $count } weitere
editor-exported-where = Die Datei ist { $path }. Willst du auf einem anderen Computer nach diesen Regeln spielen, zieh sie dort auf das Fenster von Card Table.
editor-not-saved = Diese Regeln lassen sich nicht speichern: { $why }
editor-not-copied = Diese Regeln lassen sich nicht kopieren: { $why }
editor-not-deleted = Diese Regeln lassen sich nicht löschen: { $why }
editor-not-put-back = Diese Regeln lassen sich nicht zurückholen: { $why }
editor-not-exported = Diese Regeln lassen sich nicht exportieren: { $why }
setup-evening = Heute Abend
setup-the-deal = Die Karten
setup-seed-hint = eine neue
setup-seed = Spielnummer
setup-seed-help = die gleiche Nummer gibt wieder die gleichen Karten
setup-new-evening = Einen neuen Abend anfangen
setup-switched = { COUNT($count, one: "Spieler", other: "Spieler") }, also heißt das Spiel { $name }
setup-lots-same = Alle haben wieder ihren alten Platz gezogen
setup-lots-drawn = Die Plätze sind ausgelost
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
lessons-guide-about = Eine Anleitung bringt dir das Spiel in etwa { $minutes } Minuten bei.
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

result-again-tip = Neue Karten für dieses Spiel. Der nächste Platz gibt
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
result-page = Als Seite
result-swapped = Plätze tauschen
result-another = Anderes Spiel
result-thrice = Heute Abend zum dritten Mal verloren. Die anderen dürfen singen.
result-draw = Unentschieden
result-won = { $seat ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
}
result-team = { LIST($seats) } gewinnen
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
saved-unreadable = Ein Spiel, das sich nicht lesen lässt
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
study-played = { $played } von { $wanted } Partien
study-all-played = Alle { $count } Partien sind gespielt
study-playing = Computer spielen: { $played }
study-cancelled = Abgebrochen nach { $played }
study-go-on = Weiter

## Schaubilder

chart-moves-from = { $height } { $first } bis { $last } Züge
chart-moves = { COUNT($count, one: "Zug", other: "Züge") }
chart-marked = { $words }, { $number } von { $count }. Enter zeigt die Aufzeichnung
chart-spoken = Ergebnisse im Lauf der Zeit, { COUNT($count, one: "Spiel", other: "Spiele") }, davon { $won } gewonnen. Die Pfeiltasten gehen sie einzeln durch
chart-line = Die Linie zeigt, wie viel du in den letzten { $count } Spielen gewonnen hast. Klick ein Zeichen an, um das Spiel anzusehen.
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
strangers-instead = Den Platz einem Computergegner geben ({ $level })

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
evening-chosen = Die Spielnummer war gewählt: { $seed }
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
posters-figures-tip = Wie es sich spielt, in Zahlen
posters-other = Anderes Spiel
