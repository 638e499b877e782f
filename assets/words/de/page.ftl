# Ein gespieltes Spiel als Seite für einen Browser.

deal = Der Anfang
middle = Der Tisch
about = { $date ->
    [none] { $names }
   *[other] { $names }. { $date }
}
won = { $names }
over = { $last } { $end }
first = Zum Anfang
back = Ein Zug zurück
run = Abspielen oder anhalten
next = Nächster Zug
last = Zum Ende
step = Zug
footer = Card Table { $version }. Du siehst jede Karte, die irgendwer gesehen hat. Mit ← und → gehst du von Zug zu Zug.
save = Als Seite speichern
tip = Eine einzige Datei, die das Spiel in jedem Browser zeigt
unfinished = Das Spiel läuft noch, und die Seite würde alle Karten zeigen.
saved = Als Seite gespeichert
where = Die Seite liegt hier: { $path }. Du kannst sie weitergeben, an wen du willst. Ein Browser genügt.
unscripted = In diesem Browser sind Skripte ausgeschaltet, darum ist der Tisch nicht zu sehen. Das ist geschehen:
