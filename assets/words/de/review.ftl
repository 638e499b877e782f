# Die Analyse: ein Spiel, Entscheidung für Entscheidung.

unfinished = Das Spiel läuft noch, deshalb geht es nur um das, was { $seat ->
    [you] du sehen kannst
   *[other] { $seat } sehen kann
}.
result = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { $share } % der Gegner geschlagen
account = { $seat ->
    [you] Du
   *[other] { $seat }
}, vom Geben bis zum Ergebnis:
account-start = zu Beginn
account-luck = Glück { doubt }
account-own = eigene Entscheidungen
account-others = Entscheidungen der anderen
account-result = am Ende
accuracy = { $seat ->
    [you] Du
   *[other] { $seat }
}: zu { $share } % genau, bei { COUNT($count, one: "Entscheidung", other: "Entscheidungen") }
cost = { move }: { label }, −{ $loss } % { doubt }
short = { move }: { label }. In diesem Zug war etwa { COUNT($cards, one: "Karte", other: "Karten") } mehr drin ({ $loss } %)
move = Zug { $step }{ $seat ->
    [you] { "" }
   *[other] , { $seat }
}
label = { $label ->
    [blunder] ein grober Fehler
    [mistake] ein Fehler
    [win] ein verpasster Sieg
    [save] eine verpasste Abwehr
   *[inaccuracy] eine Ungenauigkeit
}
missed = { move }: { $label ->
    [win] Ein anderer Zug hätte sofort gewonnen.
   *[save] Ein anderer Zug hätte verhindert, dass gleich jemand anders gewinnt.
}
doubt = { $error ->
    [0] { "" }
   *[other] (± { $error })
}
fine = { move }: Kein anderer Zug war deutlich besser.
forced = { move }: Da gab es nichts zu wählen.
played = Gespielt: „{ $move }“
better = Besser: „{ $move }“
after = Dann wahrscheinlich: { $moves }
next = { $first }; { $then }
why = Warum: { $reason }
turning = Am meisten gekostet hat:
none = Keine Entscheidung hat sicher etwas gekostet.
stopped = Abgebrochen nach { COUNT($done, one: "Entscheidung", other: "Entscheidungen") }.

# Die Seite im Fenster, und was die Ergebnisseite daraus sagt.

title = Analyse
title-of = Analyse: { $game }
tip = Was jede deiner Entscheidungen wert war
player = Wer
chances = Gewinnaussichten nach dem, was zu sehen war
graph = Kurve der Gewinnaussichten
point = Zug { $step }: { $chance } %
percent = { $share } %
loss = −{ $share } %
loss-cards = −{ COUNT($cards, one: "Karte", other: "Karten") }
rows = Entscheidungen
row = Zug { $step }: { $move }
none-yet = Noch gab es nichts zu entscheiden
picture = Der Tisch vor Zug { $step }
every = Alle Züge
every-tip = Alle Entscheidungen als Liste
verdict = Dieser Zug
mistake-back = Zurück
mistake-on = Weiter
mistake-none = In dieser Richtung kommt kein Fehler mehr.
look = Zum Tisch
play-out = Experten weiterspielen lassen
play-out-tip = Nach diesem Zug spielen überall Experten weiter
playing-out = Überall spielen jetzt Experten. Verlass den Tisch, dann bist du wieder bei der Analyse.
look-tip = Von hier an zusehen oder selbst weiterspielen (Enter)
again = Weitermachen
cancel = Abbrechen
looking = Analyse: { $done } von { $wanted } Entscheidungen
beginning = Die Analyse läuft …
weighing = Glück und Pech werden berechnet …
left = Abgebrochen nach { $done } von { $wanted } Entscheidungen
failed = Abgebrochen nach { $done } von { $wanted } Entscheidungen: { $problem }
play-on = Von hier an weiterspielen
play-on-tip = Ein Spiel für sich, das nicht gespeichert wird
lucky = Das Glück hat dir { $share } % gebracht { doubt }
unlucky = Das Pech hat dich { $share } % gekostet { doubt }
evening = Von { $count } Spielen heute Abend hättest du mit durchschnittlichem Glück { $fair } % gewonnen { doubt } statt { $won } %
expert = { $ended ->
    [won] { $too ->
        [yes] Auch ein Experte gewinnt mit deinen Karten, { $times } von { $times } Mal
       *[no] Ein Experte gewinnt mit deinen Karten, { $times } von { $times } Mal
    }
    [lost] { $too ->
        [yes] Auch ein Experte verliert mit deinen Karten, { $times } von { $times } Mal
       *[no] Ein Experte verliert mit deinen Karten, { $times } von { $times } Mal
    }
    [sometimes] Ein Experte gewinnt mit deinen Karten { $won } von { $times } Mal
   *[between] { $others ->
        [1] Ein Experte gewinnt mit deinen Karten im Schnitt { $beaten } von 1 Spiel (in { $times } Spielen, ein Unentschieden zählt halb)
       *[other] Ein Experte schlägt mit deinen Karten im Schnitt { $beaten } von { $others } Gegnern (in { $times } Spielen)
    }
}
costliest = Wendepunkt: Zug { $step }
turned = { $cards ->
    [0] „{ $move }“: Das hat { $loss } % deiner Gewinnaussichten gekostet { doubt }
   *[other] „{ $move }“: In diesem Zug war etwa { COUNT($cards, one: "Karte", other: "Karten") } mehr drin
}
show = Ansehen
setting = Nach einem Spiel gegen Computer zeigen, wie viel Glück du hattest und welcher Zug am teuersten war

# Ein eigener Fehler, noch einmal versucht.

try = Noch mal versuchen
try-tip = Finde selbst einen besseren Zug
try-fine = Dieser Zug war gut. Nimm einen, der dich etwas gekostet hat.
learn = Daraus lernen
learn-tip = { $count ->
    [1] Spiel deinen Fehler noch einmal und mach es besser
   *[other] Spiel deine { $count } Fehler noch einmal und mach es besser
}
try-title = Zug { $step }
try-again = Gespielt hast du: { $move }. { $cards ->
    [0] Das hat { $loss } % deiner Gewinnaussichten gekostet.
   *[other] In diesem Zug war etwa { COUNT($cards, one: "Karte", other: "Karten") } mehr drin.
} Finde einen besseren Zug.
try-missed = Gespielt hast du: { $move }. { $label ->
    [win] Du hättest sofort gewinnen können. Finde den Zug.
   *[save] Damit kann gleich jemand anders gewinnen. Finde einen besseren Zug.
}
try-same = Das hast du gespielt. Finde einen besseren Zug.
try-other = Dann wahrscheinlich: { $moves }. Es gibt einen besseren Zug.
try-not-best = Es gibt einen besseren Zug.
try-about = Achte auf das, was hervorgehoben ist.
try-done = Genau. { $move }.
try-because = Genau. { $move }. { $reason }.
try-next = Nächster
try-back = Zurück
try-hint = Tipp
try-show = Zeig’s mir
try-place = { $number } von { $count }
try-skipped = { $count ->
    [1] Ein Fehler geht nach den heutigen Regeln nicht mehr. Er bleibt auf der Liste.
   *[other] { $count } Fehler gehen nach den heutigen Regeln nicht mehr. Sie bleiben auf der Liste.
}
try-lesson = Lektion: { $title }
try-stars = { COUNT($count, one: "Stern", other: "Sterne") } von drei.

# Schummelt ein Computergegner? Er wird noch einmal gefragt, mit allem neu gemischt, was er nicht sehen kann.

prove-nobody-yet = Noch hat kein Computergegner etwas entschieden.
prove-nobody = Diesen Zug hat kein Computergegner entschieden
log-picked = Klick den Zug eines Computergegners an und prüf, ob geschummelt wurde.
log-picked-replay = Klick einen Zug an, um dorthin zurückzugehen.
prove-title = Schummelt { $name }?
prove-sees = { COUNT($unseen, one: "Karte war", other: "Karten waren") } für { $name } nicht zu sehen.
prove-played = Im Spiel: { $move }
prove-asked = Noch mal gefragt: { $move }
prove-weighed = { $move }: { $chance } %
prove-thinking = Moment …
prove-once = Mischen, was { $name } nicht sieht, und noch mal fragen
prove-ten = Zehnmal prüfen
prove-close = Schließen
prove-none = Misch, was { $name } nicht sehen kann, und schau, ob der Zug sich ändert
prove-count = { $clean ->
    [yes] Nein. { $count ->
        [1] Die verdeckten Karten wurden neu gemischt, und { $name } macht denselben Zug.
       *[other] Die verdeckten Karten wurden { $count }-mal neu gemischt, und { $name } macht jedes Mal denselben Zug.
    }
   *[no] Mit neu gemischten verdeckten Karten macht { $name } nur { $same } von { $count } Mal denselben Zug.
}
prove-hidden = Was { $name } gespielt hat, bleibt geheim, bis das Spiel zu Ende ist.
prove-trouble = Das lässt sich nicht prüfen: { $problem }
prove-line = Zug { $step }, { $seat }: { $same } von { $count } Mal derselbe Zug
prove-sum = { $held } von { COUNT($count, one: "Entscheidung", other: "Entscheidungen") } blieben gleich
