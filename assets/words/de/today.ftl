# Das Spiel und das Rätsel des Tages, und alle Rätsel.

title = Heute
subtitle = Ein Spiel und ein Rätsel
date = { $day }. { $month } { $year }
day = { $day }. { $month }
month = { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
weekday = { $number ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
day-name = { $number ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}
streak = { $count ->
    [0] Noch keine Serie
   *[other] { COUNT($count, one: "Tag", other: "Tage") } in Folge
}
deal = Spiel des Tages
tile-deal = { $game }, { COUNT($others, one: "schwerer Gegner", other: "schwere Gegner") }
tile-puzzle = { $game }{ $stars ->
    [0] : Finde den richtigen Zug
    [1] : ★☆☆
    [2] : ★★☆
   *[other] : ★★★
}
deal-about = Alle bekommen die gleichen Karten und { $others ->
    [1] einen schweren Gegner
   *[other] { $others } schwere Gegner
}.
deal-done = { $ended ->
    [won] Du hast gewonnen.
    [lost] Du hast verloren.
   *[between] { $others ->
        [1] Es ging unentschieden aus.
       *[other] Du bist im Mittelfeld gelandet.
    }
}
expert-done = { $ended ->
    [won] Ein Experte gewinnt mit deinen Karten jedes Mal.
    [lost] Ein Experte verliert mit deinen Karten jedes Mal.
   *[between] Mit deinen Karten kommt ein Experte mal besser, mal schlechter davon.
}
next = Um { $time } gibt es für alle ein neues Spiel.
play = Spielen
go-on = Weiterspielen
go-on-tip = Da weiter, wo du aufgehört hast
play-tip = Es zählt nur das erste Mal, dass du es zu Ende spielst
puzzle = Rätsel des Tages
no-puzzle = An diesem Tag gibt es kein Rätsel.
solve = Lösen
mistakes = Deine eigenen Fehler
mistakes-about = { $count ->
    [1] Ein alter Fehler wartet darauf, dass du es besser machst.
   *[other] { $count } alte Fehler warten darauf, dass du es besser machst.
}
no-mistakes = Heute wartet kein alter Fehler. „Daraus lernen“ in einer Analyse hebt Fehler für später auf.
try = Versuchen
unsolved = Finde den richtigen Zug
solved-yet = { COUNT($count, one: "Rätsel", other: "Rätsel") } gelöst
share = Teilen
copy = Eine Zeile zum Teilen kopieren
copied = Kopiert: { $line }
no-clipboard = Dieser Computer hat keine Zwischenablage.
line = Card Table, { $day }
line-deal = { $game }: { line-ended }
line-expert = { $game }: { line-ended } (Experte: { $expert ->
    [won] gewonnen
    [lost] verloren
   *[between] mal so, mal so
})
line-ended = { $ended ->
    [won] gewonnen
    [lost] verloren
   *[between] Mittelfeld
}
line-puzzle = Rätsel { $stars }
calendar = Kalender
cell = { $day }{ $deal ->
    [played] , Spiel gespielt
   *[other] { "" }
}{ $stars ->
    [0] { "" }
   *[other] , Rätsel gelöst
}
earlier = Früher
later = Später
all-puzzles = Alle Rätsel
all-tip = Alle Rätsel zu allen Spielen

# Rätsel

puzzles = Rätsel
kind = { $kind ->
    [win] { $turns ->
        [1] Gewinne in diesem Zug
        [2] Gewinn in zwei Zügen
        [3] Gewinn in drei Zügen
       *[other] Gewinn in { $turns } Zügen
    }
    [draw] Rette ein Unentschieden
    [only] Der einzige gute Zug
    [deduce] Welche Karten sind das?
    [save] Rette dich
    [task] Deine Aufgabe
   *[last] Die letzte Runde
}
asks = { $kind ->
    [win] { in-time } Wie?
    [draw] { drawn-in-time } Wie?
    [only] Ein Zug ist viel besser als alle anderen. Welcher?
    [deduce] { $aim ->
        [win] Überleg, was in den hervorgehobenen Stapeln ist. { in-time } Wie?
        [save] Überleg, was in den hervorgehobenen Stapeln ist. { safe-move }
        [draw] Überleg, was in den hervorgehobenen Stapeln ist. { drawn-in-time } Wie?
       *[chance] Überleg, was in den hervorgehobenen Stapeln ist. Ein Zug ist viel besser als alle anderen. Welcher?
    }
    [save] { safe-move }
    [task] { $task }
   *[last] Das ist die letzte Runde. Welche Karte ist die beste?
}
drawn-in-time = Ein Unentschieden ist dir sicher, { $turns ->
    [1] und zwar mit einem Zug
   *[other] und zwar in { $turns } Zügen
}.
safe-move = Nur ein Zug verhindert sicher, dass gleich jemand anders gewinnt. Welcher?
in-time = { $own ->
    [yes] { $turns ->
        [1] In diesem Zug ist dir der Sieg sicher.
        [2] In zwei Zügen ist dir der Sieg sicher.
        [3] In drei Zügen ist dir der Sieg sicher.
       *[other] In { $turns } Zügen ist dir der Sieg sicher.
    }
   *[no] { $turns ->
        [1] In deinem nächsten Zug ist dir der Sieg sicher.
        [2] In deinen nächsten zwei Zügen ist dir der Sieg sicher.
       *[other] In deinen nächsten { $turns } Zügen ist dir der Sieg sicher.
    }
}
wrong = { $aim ->
    [win] Damit ist der Sieg nicht mehr sicher.
    [draw] Damit ist das Unentschieden nicht mehr sicher.
    [save] Damit kannst du verlieren, bevor du wieder dran bist.
   *[chance] Mit einem anderen Zug sind deine Aussichten viel besser.
}
tempting = Verlockend: { $move }. { $answer }
wrong-then = { $aim ->
    [win] Dann reicht es vielleicht nicht. Zum Beispiel so: { $moves }.
    [save] Dann kannst du verlieren. Zum Beispiel so: { $moves }.
    [draw] Dann ist das Unentschieden nicht mehr sicher. Zum Beispiel so: { $moves }.
   *[chance] Dann wahrscheinlich: { $moves }. Mit einem anderen Zug sind deine Aussichten viel besser.
}
number = Nr. { $number }
of = { $solved } von { $count }
hard = { $stars ->
    [1] Leicht
    [2] Mittel
   *[3] Schwer
}
table = { hard-of } · { $seats } am Tisch · { COUNT($moves, one: "Zug", other: "Züge") } zu finden
hard-of = { $hard ->
    [1] Leicht
    [2] Mittel
   *[3] Schwer
}
again = Noch mal lösen
next-unsolved = Nächstes ungelöstes
at-random = Irgendeins
puzzle-tip = Nr. { $number }: { $kind }, { $stars ->
    [1] leicht
    [2] mittel
   *[3] schwer
}{ $earned ->
    [0] { "" }
   *[other] , gelöst mit { COUNT($earned, one: "Stern", other: "Sternen") }
}
at-table = Spiel des Tages: { COUNT($others, one: "schwerer Gegner", other: "schwere Gegner") }
