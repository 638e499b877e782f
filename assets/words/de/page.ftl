# Ein beendetes Spiel als Seite für den Browser.

deal = Der Anfang
middle = Der Tisch
about = { $date ->
    [none] { $names }
   *[other] { $names }. { $date }
}
won = { $names }
over = { $last } { $end }
first = An den Anfang
back = Einen Zug zurück
run = Abspielen oder anhalten
next = Nächster Zug
last = Ans Ende
step = Zug
footer = Card Table { $version }. Du siehst jede Karte, die irgendwer gesehen hat. ← und → gehen von Zug zu Zug.
save = Als Seite speichern
tip = Eine Datei, die das Spiel in jedem Browser zeigt
unfinished = Das Spiel läuft noch, und eine Seite würde jede Hand zeigen.
saved = Als Seite gespeichert
where = Die Seite ist { $path }. Du kannst sie weitergeben: Mehr als einen Browser braucht sie nicht.
unscripted = In diesem Browser sind Skripte ausgeschaltet, deshalb ist der Tisch nicht zu sehen. Das ist passiert:
