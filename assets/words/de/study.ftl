# Was eine Untersuchung von Regeln ergibt, neben den Regeln, mit denen sie verglichen werden.

longer = längere Spiele
shorter = kürzere Spiele
fairer = fairer für den { seat-at } Platz
less-fair = weniger fair für den { seat-at } Platz
less-edge = weniger Vorteil für den { seat-at } Platz
more-edge = mehr Vorteil für den { seat-at } Platz
better = besser für den { seat-at } Platz
worse = schlechter für den { seat-at } Platz
luck = mehr Glück
skill = weniger Glück
verdict = Verglichen mit { $parent }: { LIST($found, last: "comma") }.
same = So lang und so fair wie { $parent }, soweit { COUNT($games, one: "Spiel", other: "Spiele") } das zeigen.
same-luck = So lang, so fair und so sehr Glückssache wie { $parent }, soweit { COUNT($games, one: "Spiel", other: "Spiele") } das zeigen.
seat-at = { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
   *[8] achten
}

# Eine Untersuchung in Sätzen, für die Seite und das Terminal. Die starken Computer sind von der
# Stärke „schwer“, die schwachen Anfänger.

nth-1 = erste
nth-2 = zweite
nth-3 = dritte
nth-4 = vierte
nth-5 = fünfte
nth-6 = sechste
nth-7 = siebte
nth-8 = achte
sure = Aufgeführt sind nur Unterschiede, die kaum Zufall sein können (99 %).
brackets = In Klammern steht, wo der wahre Wert höchstwahrscheinlich liegt. Mehr Spiele machen es genauer.
no-change = Diese Spiele zeigen keinen Unterschied.
told-winners = Wer gewinnt
told-length = Wie lange es dauert
told-endings = Wie es endet
told-skill = Wie viel Können zählt
wins = Wer anfängt, gewinnt { $share } der Spiele.
wins-drawn = Wer anfängt, gewinnt { $share } der Spiele, ein Unentschieden zählt halb.
place-beats = Der { $nth } Platz schlägt { $share } der anderen.
place-last = Der { $nth } Platz schlägt { $share } der anderen und wird in { $count } von 100 Spielen Letzter.
neither-seat = Keiner der beiden Plätze scheint besser zu sein.
no-seat = Kein Platz scheint besser zu sein als ein anderer.
takes = Ein Spiel dauert { $moves } Züge, alle zusammengezählt. Die Hälfte der Spiele braucht höchstens { $median }, und 95 von 100 brauchen höchstens { $most }.
all-end = Alle Spiele enden { $how }.
share-ends = { $share } enden { $how }.
end-endless = ohne Ergebnis, nach { $count } Zügen
end-other = mit „{ $word }“
skill-wins = Ein schwerer Gegner gewinnt { $share } der Spiele gegen Anfänger. { $much }
skill-beats = Ein schwerer Gegner schlägt { $share } der Anfänger. { $much }
may-be-luck = Das kann noch Glück sein.
luck-alone = Reines Glück wären 50 %.
often = { $number } pro Spiel
worth = bringt { $points }
span = { $value } ({ $low } bis { $high })
percent = { $value } % ({ $low } bis { $high })
most-won = wer am meisten davon hatte, gewann von 100 Spielen { $count } { $way ->
    [up] mehr
   *[down] weniger
} als die Gegenseite
most-beat = wer am meisten davon hatte, schlug von 100 Gegnern { $count } { $way ->
    [up] mehr
   *[down] weniger
} als die anderen
worth-would = +20 hieße: { $clause }. Der Grund muss das nicht sein.
worth-is = „{ $name }“ bringt { $points }: { $clause }. Der Grund muss das nicht sein.
perhaps = Vielleicht: { $change } ({ $now }). Das zeigen erst mehr Spiele.
instead = { $here } statt { $there }
instead-share = { $here } % statt { $there } %

## Ein Unterschied ohne Zahlen.

short-wins = der { $nth } Platz gewinnt { $way ->
    [up] öfter
   *[down] seltener
}
short-does = der { $nth } Platz hat { $way ->
    [up] es leichter
   *[down] es schwerer
}
short-length = ein Spiel ist etwa { $moves } { $moves ->
    [1] Zug
   *[other] Züge
} { $way ->
    [up] länger
   *[down] kürzer
}
short-ending = { $way ->
    [up] mehr
   *[down] weniger
} Spiele enden { $how }
short-power = { $way ->
    [up] öfter
   *[down] seltener
} „{ $name }“
short-skill = Können zählt { $way ->
    [up] mehr
   *[down] weniger
}

## Ein Unterschied in Zahlen.

change-wins = Der { $nth } Platz gewinnt { $share } von 100 Spielen { $way ->
    [up] mehr
   *[down] weniger
}.
change-beats = Der { $nth } Platz schlägt { $share } von 100 Gegnern { $way ->
    [up] mehr
   *[down] weniger
}.
change-length = Ein Spiel dauert { $times } Züge { $way ->
    [up] länger
   *[down] kürzer
} ({ $now }).
change-ending = { $share } von 100 Spielen { $way ->
    [up] mehr
   *[down] weniger
} enden { $how }.
change-power = { $name }: { $times } pro Spiel { $way ->
    [up] mehr
   *[down] weniger
} ({ $now }).
change-worth = { $name }: bringt { $share } { $way ->
    [up] mehr
   *[down] weniger
}.
change-skill-wins = Ein schwerer Gegner gewinnt gegen Anfänger { $share } von 100 Spielen { $way ->
    [up] mehr
   *[down] weniger
}.
change-skill-beats = Ein schwerer Gegner schlägt { $share } von 100 Anfängern { $way ->
    [up] mehr
   *[down] weniger
}.

## Die Seite einer Untersuchung.

part-short = Kurz gesagt
part-different = Was anders ist
part-winners = Wer gewinnt
part-length = Wie lange ein Spiel dauert
part-endings = Wie Spiele enden
part-skill = Wie viel Können zählt
part-powers = Was in einem Spiel passiert
part-worth = Was es bringt, am meisten davon zu haben
bar-brackets = Die Klammern und die dünnen Striche an den Balken zeigen, wo der wahre Wert höchstwahrscheinlich liegt. Mehr Spiele machen es genauer.
even = gleich
height = Wie lange Spiele dauern:
yours = Deine Regeln
waiting = Noch gibt es nichts zu zeigen. Die ersten Spiele laufen.
title-yours = So spielen sich deine Regeln
title-of = So spielt sich { $name }
computers = Computer spielen { $count } Spiele{ $sides ->
    [1] { "" }
   *[other] { " " }nach jeden dieser Regeln
}{ $strong ->
    [0] { "" }
   *[other] { " " }und { $strong } gegen Anfänger
}.
player-nth = { $nth }r Platz
takes-too = { $name }: Ein Spiel dauert { $moves } Züge.
unmet = Noch hat kein schwerer Gegner gegen Anfänger gespielt.
bar-wins = Ein schwerer Gegner gewinnt gegen Anfänger
bar-beats = Ein schwerer Gegner schlägt Anfänger
bar-even = Reines Glück wären 50 %.
more-games = Das zeigen erst mehr Spiele.

## Die vier Anzeigen auf dem Plakat eines Spiels.

meter-minutes = Ein Spiel
meter-about = { COUNT($minutes, one: "Minute", other: "Minuten") }
meter-seats = Plätze
meter-seats-even = alle gleich gut
meter-seats-first = der erste ist besser
meter-seats-later = spätere sind besser
meter-skill = Können
meter-skill-most = entscheidet fast alles
meter-skill-much = zählt viel
meter-skill-some = zählt ein wenig
meter-skill-luck = fast nur Glück
meter-leads = Führungswechsel
meter-times = { $count }-mal
meter-unknown = noch nicht gemessen
