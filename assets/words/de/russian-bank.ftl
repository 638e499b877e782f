# Zank-Patience und ihre Varianten.
# Reserve: stock. Talon: hand. Ablage: discard pile. Hilfsstapel, Auslage, Lücke: tableau pile, tableau, space.

## Wonach gefragt wird.

prompt-away-strict = { "" }
prompt-away-stop =
    War das die richtige Reihenfolge?
    Wenn nicht, ruf „Stopp!“
prompt-away = { "" }
prompt-discard-foundation =
    Grundstapel zuerst:
    spiel { $due }
prompt-pass-foundation = { prompt-discard-foundation }
prompt-turn-foundation = { prompt-discard-foundation }
prompt-discard-nowhere =
    { $card } passt nirgends:
    leg sie ab
prompt-discard-blocked =
    { $card } passt noch nirgends:
    leg eine andere um oder leg ab
prompt-discard-stays =
    { LIST($stock) } (Reserve) passt:
    spiel sie oder leg { $card } ab
prompt-discard-either =
    { $card } und { LIST($stock) } passen:
    spiel sie oder leg ab
prompt-discard-ends =
    { $card } passt:
    spiel sie oder leg sie ab
prompt-discard =
    Spiel die Talonkarte
    oder leg sie ab
prompt-only-pass =
    Du kannst nichts spielen:
    passe
prompt-only-turn-closed =
    Du kannst nichts spielen:
    deck eine Reservekarte auf
prompt-only-turn-stock = { prompt-only-turn-closed }
prompt-only-turn-hand =
    Du kannst nichts spielen:
    deck eine Talonkarte auf
prompt-turn-nowhere = { $count ->
    [0] { term-turn-up-first }
   *[other] { term-idle }:
        { term-turn-up }
}
prompt-turn-blocked = { $count ->
    [0] { term-turn-up-first }
        oder leg eine Karte um
   *[other] { term-idle }:
        leg eine andere um oder deck eine auf
}
prompt-pass-blocked = { $count ->
    [0] Leg eine Karte um
        oder passe
   *[other] { term-idle }:
        leg eine andere um oder passe
}
prompt-pass =
    Spiel eine Karte
    oder passe
prompt-turn-closed =
    Spiel, was passt,
    oder deck eine Reservekarte auf
prompt-turn-stock-turn-hand =
    Spiel, was passt,
    oder deck eine Karte auf
prompt-turn-stock = { prompt-turn-closed }
prompt-turn =
    Spiel, was passt,
    oder deck eine Talonkarte auf
prompt-build-first = { prompt-discard-foundation }
prompt-build = Spiel eine Karte auf ihren Grundstapel

## Was mit den gewählten Karten geht, nach ihren Namen: „9♦: auf den Grundstapel spielen oder umlegen“.

chosen-build = auf den Grundstapel spielen
chosen-move = auf einen Hilfsstapel legen
chosen-load = deinem Gegenüber zuschieben
chosen-discard = ablegen

## Was der Tisch jemandem abgenommen hat.

routine-build = Für dich auf die Grundstapel gespielt: { LIST($cards) }
routine-turn = Für dich aufgedeckt: { LIST($cards) }
routine-discard = { LIST($cards) } passt nirgends und wurde für dich abgelegt

## Was geschehen ist: der Verlauf.

log-built = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card } auf den Grundstapel
log-moved = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } auf { $on }
log-moved-space = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } in eine Lücke
log-loaded = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } auf { SEAT($owner, form: "whose-f") } { term-on }
log-turned_over = { $seat ->
    [you] Du drehst deine Ablage um
   *[other] { $seat } dreht die Ablage um
}
log-turned_up = { $seat ->
    [you] Du deckst
   *[other] { $seat } deckt
} { $moved } { $what ->
    [stock] aus der Reserve
   *[hand] vom Talon
} auf
log-discarded = { $seat ->
    [you] Du legst { $moved } ab
   *[other] { $seat } legt { $moved } ab
}
log-stopped = { term-calls-rightly }: { term-fault }. { term-turn-over }
log-stopped-foundation = { term-calls-rightly }: Erst { $cards ->
    [other] hätten { $cards }
   *[one] hätte { $cards }
} auf den Grundstapel gehört. { term-turn-over }
log-stopped-stock = { term-calls-rightly }: Erst { $cards ->
    [other] kommen { $cards }
   *[one] kommt { $cards }
} aus der Reserve, dann der Talon. { term-turn-over }
log-stopped-load = { term-calls-rightly }: Für { $cards } war es zum Zuschieben zu spät. { term-turn-over }
log-gave = { $seat ->
    [you] Du schiebst
   *[other] { $seat } schiebt
} { COUNT($count, one: "Strafkarte", other: "Strafkarten") } unter { SEAT($owner, form: "whose-acc") } Talon
log-taken_back = { $cards } { $cards ->
    [other] kommen
   *[one] kommt
} { PLACE($to, form: "to") } zurück
log-taken_back-own = { $cards } { $cards ->
    [other] kommen zurück auf { $to ->
        [Talon] { SEAT($owner, form: "whose-acc") } Talon
        [Ablage] { SEAT($owner, form: "whose-f") } Ablage
       *[Reserve] { SEAT($owner, form: "whose-f") } Reserve
    }
   *[one] { $to ->
        [Talon] kommt zurück auf { SEAT($owner, form: "whose-acc") } Talon
        [Ablage] kommt zurück auf { SEAT($owner, form: "whose-f") } Ablage
        [Talonkarte] ist wieder { SEAT($owner, form: "whose-f") } Talonkarte
        [Reservekarte] ist wieder { SEAT($owner, form: "whose-f") } Reservekarte
       *[Reserve] kommt zurück auf { SEAT($owner, form: "whose-f") } Reserve
    }
}
log-stopped_wrongly = { $seat ->
    [you] Du rufst zu Unrecht „Stopp!“: Der letzte Zug war in Ordnung. Das kostet dich am Ende
   *[other] { $seat } ruft zu Unrecht „Stopp!“: Der letzte Zug war in Ordnung. Das kostet am Ende
} { COUNT($wrong_stop_points, one: "Punkt", other: "Punkte") }
log-uncalled = { term-missed }: { term-fault }
log-uncalled-foundation = { term-missed }: Erst { $cards ->
    [other] hätten { $cards }
   *[one] hätte { $cards }
} auf den Grundstapel gehört
log-uncalled-stock = { term-missed }: Erst { $cards ->
    [other] kommen { $cards }
   *[one] kommt { $cards }
} aus der Reserve, dann der Talon
log-uncalled-load = { term-missed }: Für { $cards } war es zum Zuschieben zu spät

## Was ein Zug bewirkt.

do-build = Spiel { $cards } auf den Grundstapel
do-move = Leg { $cards } um ({ $other })
do-move-onto = Leg { $card } auf { $on }
do-move-onto-space = Leg { $card } in die Lücke { PLACE($to, form: "spot") }
    .short = Leg { $card } in eine Lücke
do-move-onto-either = Leg { $card } auf { $on } { PLACE($to, form: "spot") }
    .short = Leg { $card } auf { $on }
do-move-twin = Leg { $card } { PLACE($src, form: "from") } auf { $on }
    .short = Leg { $card } auf { $on }
do-move-twin-either = Leg { $card } { PLACE($src, form: "from") } auf { $on } { PLACE($to, form: "spot") }
    .short = Leg { $card } auf { $on }
do-move-twin-space = Leg { $card } { PLACE($src, form: "from") } in die Lücke { PLACE($to, form: "spot") }
    .short = Leg { $card } in eine Lücke
do-move-foundation = { term-due-first }. { $cards } jetzt umzulegen, verletzt die Reihenfolge
    .short = Leg { $cards } um ({ $other })
do-load = Leg { $cards } auf die { $other } gegenüber
do-load-gives = Leg { $cards } auf { SEAT($owner, form: "whose-f") } { $other }. Dann { $owner ->
    [you] hast du
   *[other] hat { $owner }
} eine Karte mehr am Hals
    .short = Leg { $cards } auf { SEAT($owner, form: "whose-f") } { $other }
do-load-foundation = { term-due-first }. { $cards } jetzt zuzuschieben, verletzt die Reihenfolge
    .short = Leg { $cards } auf { SEAT($owner, form: "whose-f") } { $other }
do-load-load = Du hast schon eine eigene Karte gespielt. Jetzt noch { $cards } aus der Auslage zuzuschieben, verletzt die Reihenfolge
    .short = Leg { $cards } auf { SEAT($owner, form: "whose-f") } { $other }
do-turn = Deck eine { $other }karte auf
do-turn-foundation = { term-due-first }. Jetzt eine { $other }karte aufzudecken, verletzt die Reihenfolge
    .short = Deck eine { $other }karte auf
label-turn-foundation = Aufdecken (Fehler)
do-turn-stock = Erst musst du { $due } aus deiner Reserve spielen. Jetzt eine { $other }karte aufzudecken, verletzt die Reihenfolge
    .short = Deck eine { $other }karte auf
label-turn-stock = Aufdecken (Fehler)
do-turn-closed = Erst musst du eine Reservekarte aufdecken. Jetzt eine { $other }karte aufzudecken, verletzt die Reihenfolge
    .short = Deck eine { $other }karte auf
label-turn-closed = Aufdecken (Fehler)
do-turn-nowhere = Deck eine { $other }karte auf
do-turn-blocked = Deck eine { $other }karte auf
do-discard = Leg ab
key-build = Alles, was passt, auf die Grundstapel spielen
key-discard = Ablegen. Liegt keine Talonkarte offen, erst eine aufdecken und sie behalten, wenn sie passt
do-discard-ends = Leg { $card } ab und beende deinen Zug
    .short = Leg { $card } ab
do-discard-either = Leg { $card } ab und beende deinen Zug
    .short = Leg { $card } ab
do-discard-stays = Leg { $card } ab und beende deinen Zug
    .short = Leg { $card } ab
do-discard-nowhere = Leg { $card } ab und beende deinen Zug
    .short = Leg { $card } ab
do-discard-blocked = Leg { $card } ab und beende deinen Zug
    .short = Leg { $card } ab
do-discard-foundation = { term-due-first }. Jetzt abzulegen, verletzt die Reihenfolge und beendet deinen Zug
    .short = Leg ab
label-discard-foundation = Ablegen (Fehler)
do-pass = Passe
do-pass-ends = Passe und beende deinen Zug
    .short = Passe
do-pass-nowhere = Passe und beende deinen Zug
    .short = Passe
do-pass-blocked = Passe und beende deinen Zug
    .short = Passe
do-pass-foundation = { term-due-first }. Jetzt zu passen, verletzt die Reihenfolge und beendet deinen Zug
    .short = Passe
label-pass-foundation = Passen (Fehler)
do-stop = „Stopp!“ War der letzte Zug deines Gegenübers ein Fehler, ist sein Zug zu Ende. War er keiner, verlierst du am Ende { COUNT($wrong_stop_points, one: "Punkt", other: "Punkte") }
    .short = „Stopp!“

## Wie das Spiel ausging und woraus sich die Punkte ergeben.

end-out = { $winner ->
    [you] Du hast
   *[other] { $winner } hat
} keine Karten mehr
end-blocked = { $idle_limit } Züge ohne Fortschritt: Das Spiel steckt fest
end-going_out = { $n } fürs Fertigwerden
end-going_out-resigned = { $n }, weil { $of ->
    [you] du aufgegeben hast
   *[other] { $of } aufgegeben hat
}
end-stock_left = { $n } für { SEAT($of, form: "whose-f") } { COUNT($cards, one: "Reservekarte", other: "Reservekarten") }, ob offen oder nicht
end-cards_left = { $n } für { $cards ->
    [1] { SEAT($of, form: "whose-f") } andere Karte
   *[other] { $of ->
        [you] deine { $cards } anderen Karten
       *[other] { SEAT($of, form: "whose-f") } { $cards } andere Karten
    }
}
end-all_left = { $n } für { SEAT($of, form: "whose-f") } { COUNT($cards, one: "Karte", other: "Karten") }
end-right_calls = { $n } für { COUNT($calls, one: "richtigen Ruf", other: "richtige Rufe") }
end-wrong_calls = { $n } für { COUNT($calls, one: "falschen Ruf", other: "falsche Rufe") }

## Wer anfängt, und warum.

opening-lot = Das Abheben hat entschieden: { $first ->
    [you] Du fängst an
   *[other] { $first } fängt an
}.
opening-rule = { $first ->
    [you] Nach diesen Regeln fängst du an
   *[other] Nach diesen Regeln fängt { $first } an
}.

## Quer über den Tisch.

banner-stopped =
    { $seat ->
        [you] Du: Stopp!
       *[other] { $seat }: Stopp!
    }
    { term-fault }
banner-stopped_wrongly =
    { $seat ->
        [you] Du: Stopp?
       *[other] { $seat }: Stopp?
    }
    Der letzte Zug war in Ordnung. Das kostet am Ende { COUNT($wrong_stop_points, one: "Punkt", other: "Punkte") }

## Zeichen an den Namen, und Warnungen.

badge-wrong_stops = { COUNT($n, one: "falscher Ruf", other: "falsche Rufe") }
badge-wrong_stops-tip = Jeder kostet am Ende Punkte
warning-idle = { COUNT($count, one: "Zug", other: "Züge") } ohne Fortschritt. Bei { $limit } steckt das Spiel fest

## Wörter für Werte.

term-fault = { $fault ->
    [foundation] Erst hätte eine Karte auf den Grundstapel gehört
    [stock] Erst die Reserve, dann der Talon
    [load] Zum Zuschieben aus der Auslage war es zu spät
   *[other] { $fault }
}
term-calls-rightly = { $seat ->
    [you] Du rufst zu Recht „Stopp!“
   *[other] { $seat } ruft zu Recht „Stopp!“
}
term-turn-over = { $owner ->
    [you] Dein Zug ist zu Ende
   *[other] { SEAT($owner, form: "whose") } Zug ist zu Ende
}
term-missed = { $owner ->
    [you] Du hast ein „Stopp!“ verpasst
   *[other] { $owner } hat ein „Stopp!“ verpasst
}
term-due-first = Erst muss { LIST($due, last: "or") } auf den Grundstapel
term-idle = { $spaced ->
    [yes] Die Ablage darf nicht in Lücken
   *[no] { LIST($cards) } { $count ->
        [1] passt nirgends
       *[other] passen nirgends
    }
}
term-turn-up-first = { $what ->
    [either] Deck eine Karte auf
    [stock] Deck eine Reservekarte auf
   *[hand] Deck eine Talonkarte auf
}
term-turn-up = { $what ->
    [either] deck eine Karte auf
    [stock] deck eine Reservekarte auf
   *[hand] deck eine Talonkarte auf
}
term-pile = { $number ->
    [1] { place-t1.acc }
    [2] { place-t2.acc }
    [3] { place-t3.acc }
    [4] { place-t4.acc }
    [5] { place-t5.acc }
    [6] { place-t6.acc }
    [7] { place-t7.acc }
   *[8] { place-t8.acc }
}
term-on = { $on ->
    [discard] Ablage
   *[other] Reserve
}

## Was Karten und Stapel sind und was sie hier und jetzt tun.

built = Auf den Grundstapeln bleibt alles liegen
next = Als Nächstes: { $card }
complete = Dieser { SUIT($card) }-Stapel ist fertig
only-top = Nur die oberste Karte ist frei
goes-nowhere = Sie passt im Moment nirgends
goes-home = { $must ->
    [yes] Sie muss zuerst auf den Grundstapel
   *[no] Sie darf auf den Grundstapel
}
goes-on = { $either ->
    [yes] Sie passt auf beide { $cards }
   *[no] Sie passt auf { LIST($cards, last: "or") }
}
goes-space = Sie darf in eine Lücke
goes-load = { $late ->
    [yes] Für { SEAT($who, form: "whose-f") } { term-on } ist es in diesem Zug zu spät
   *[no] Du kannst sie auf { SEAT($who, form: "whose-f") } { term-on } schieben
}
must-place = { $who ->
    [you] Legst du sie ab, ist dein Zug zu Ende
   *[other] { $who } muss sie spielen oder ablegen
}
takes-load = Zuschieben kannst du hier { SUIT($card) } { LIST($ranks, last: "or", form: "") }
returns = Sie kommt wieder, wenn der Talon leer ist
takes-none = Auf ein Ass passt nichts
takes = Darauf passt { RANK($rank, form: "gender") ->
    [f] eine { $colour ->
        [black] schwarze
       *[red] rote
    }
    [n] ein { $colour ->
        [black] schwarzes
       *[red] rotes
    }
   *[m] ein { $colour ->
        [black] schwarzer
       *[red] roter
    }
} { RANK($rank) }
space = { $sources ->
    [0] Diese Lücke bleibt leer
   *[other] Eine Lücke: Hierher darf jede Karte aus { LIST($sources, last: "or") }
}
source-tableau = Auslage
source-stock = Reserve
source-hand = Talon
source-discard = Ablage
zone-turned = Hierher kommt die aufgedeckte Talonkarte
zone-discard = Wer hier ablegt, beendet den Zug
zone-hand = { $who ->
    [you] Von hier deckst du auf, wenn du dran bist, eine Karte nach der anderen
   *[other] Von hier deckt { $who } auf, eine Karte nach der anderen
}
hand-gone = Vom Talon ist nichts mehr übrig
hand-over = { $redeal ->
    [shuffle] Die Ablage wird gemischt und ist der neue Talon
   *[turn] Die Ablage wird umgedreht und ist der neue Talon
}
click = Du kannst sie aufdecken
next-closed = { $who ->
    [you] Die nächste deckst du auf, wenn du dran bist
   *[other] { $who } hat die nächste noch nicht aufgedeckt
}
stock-gone = Die Reserve ist leer
stock-up = Die ganze Reserve ist aufgedeckt
open-first = { $who ->
    [you] Spiel erst deine offene Karte
   *[other] { $who } muss erst die offene Karte spielen
}
left-over = Zählt am Ende je { COUNT($count, one: "Punkt", other: "Punkte") }
race = { COUNT($count, one: "Karte", other: "Karten") }
    .short = noch { $count }
wins-without = { $who ->
    [you] Du gewinnst, wenn du keine Karten mehr hast
   *[other] { $who } gewinnt, sobald keine Karten mehr da sind
}
holds = Reserve { $stock }, Talon { $hand }, Ablage { $discards }
weight = Diese Karten zählen { COUNT($count, one: "Punkt", other: "Punkte") } für { SEAT($who, form: "acc") }

## Was für einen Zug spricht.

foundation-first = Was auf einen Grundstapel passt, muss zuerst dorthin
only-space = Kein Stapel nimmt sie, nur eine Lücke
covers = Damit liegt sie auf { $card }, und die { $who ->
    [you] könntest du
   *[other] könnte { $who }
} gerade spielen
buries = An { $target } { $who ->
    [you] kommst du
   *[other] kommt { $who }
} erst wieder heran, wenn { $card } weg ist
last-card = Das ist deine letzte Karte: Du gewinnst
last-of-stock = Damit ist deine Reserve leer
rid-stock = Damit bist du eine Reservekarte los
rid-hand = Die aufgedeckte Karte passt, also geht dein Zug weiter
rid-discard = Damit bist du eine Karte aus deiner Ablage los
makes-space = Das gibt eine Lücke für jede Karte aus { LIST($sources, last: "or") }
digs = Weiter unten liegt { $card }, die als Nächstes auf ihren Grundstapel soll
uncovers = { $twin ->
    [yes] Das macht die andere { $card } frei
   *[no] Das macht { $card } frei
}
then-builds = Danach kann { $card } auf den Grundstapel
then-places = { $source ->
    [stock] Danach kannst du { $card } aus deiner Reserve spielen
   *[hand] Danach kannst du deine Talonkarte { $card } spielen
}
then-loads = Danach kannst du { $card } auf { SEAT($who, form: "whose-f") } { term-on } schieben
then-hand = Erst danach darfst du eine Talonkarte aufdecken
see-stock = Du siehst deine nächste Reservekarte
known-fits = Es ist { $card }, und die kannst du spielen
one-more = Damit hast du in diesem Zug noch eine Karte
can-only-be = Das kann nur { $card } sein, und die { $fits ->
    [yes] kannst du spielen
   *[no] passt nicht
}
any-fits = Was immer es ist, du kannst es spielen
some-fit = Von { $whose ->
    [own] deinen { $every } noch verdeckten Karten
   *[any] { $every } noch verdeckten Karten
} { $good ->
    [0] passt keine
    [1] passt eine
   *[other] passen { $good }
}
stuck = Keine deiner eigenen Karten passt irgendwo
fits-nowhere = { $card } passt im Moment nirgends
keep-from = { $card } passt nur in eine Lücke, und die hebst du dir lieber auf
comes-back = { $card } bekommst du wieder, wenn dein Talon leer ist
keep-space = Das hebt die Lücke für eine andere Karte auf

## Warum etwas nicht geht.

no-turn-call = { $who } ist dran. Du kannst nur „Stopp!“ rufen
no-hand-card = Du hast keine Talonkarte zum Ablegen. Deck erst eine auf
no-pass-discard = Passen geht jetzt nicht. Leg die Talonkarte ab
no-pass-turn = Passen geht noch nicht. Deck erst eine Reserve- oder Talonkarte auf
no-strict = Dieser Tisch lässt keine Fehler zu, darum ruft hier niemand „Stopp!“
no-own-turn = Bei deinem eigenen Zug kannst du nicht „Stopp!“ rufen
no-called = Du hast schon gerufen. Warte den nächsten Zug ab
no-move-yet = Stoppen kannst du nur, was { $who } in diesem Zug zuletzt gemacht hat, und das war noch nichts
no-foundation = Spiel erst { LIST($due, last: "or") } auf den Grundstapel
no-stock-fills = Deine Reservekarte passt in eine Lücke. Spiel sie, bevor du eine Talonkarte aufdeckst
no-stock-fits = Deine Reservekarte passt auf einen Hilfsstapel. Spiel sie, bevor du eine Talonkarte aufdeckst
no-stock-space = Deck erst eine Reservekarte auf, sie könnte in eine Lücke. Dann die nächste Talonkarte
no-stock-first = Deck erst eine Reservekarte auf, dann eine Talonkarte
no-late-load = Du hast schon eine eigene Karte gespielt, jetzt darfst du nichts mehr aus der Auslage zuschieben
no-one-card = { $verb ->
    [build] Spiel eine Karte auf den Grundstapel
    [move] Leg eine Karte um und sag, wohin
   *[load] Schieb eine Karte zu und sag, wohin
}
no-home = Im Moment passt nichts auf einen Grundstapel
no-fits-foundation = Dafür ist noch kein Grundstapel so weit. Dort geht es vom Ass an in einer Farbe aufwärts
no-builds = Von dort darf an diesem Tisch nichts auf die Grundstapel
no-theirs = Die Karten deines Gegenübers dürfen nur auf die Grundstapel
no-stays = Auf den Grundstapeln bleibt alles liegen
no-their-hand = Diese Talonkarte spielt nur dein Gegenüber
no-covered = Darauf liegt noch eine andere Karte
no-open = Diese Karte liegt nicht offen
no-pile = Diesen Hilfsstapel gibt es nicht
no-there = Da liegt sie schon
no-shifts = Das reicht: { COUNT($count, one: "Zug", other: "Züge") } in der Auslage hintereinander. Mach erst etwas anderes
no-fits-pile = Hier geht es abwärts, immer eins tiefer, abwechselnd rot und schwarz
no-moves = Von dort darf an diesem Tisch nichts auf die Hilfsstapel
no-discard-fills = Aus der Ablage darf nichts in eine Lücke
no-fills = Von dort darf an diesem Tisch nichts in eine Lücke
no-change = Das würde nichts ändern
no-loads = Von dort darfst du an diesem Tisch nichts zuschieben
no-fits-load = Zum Zuschieben brauchst du dieselbe Farbe, eins höher oder tiefer
no-match = Dort liegt keine offene Karte, auf die du etwas schieben könntest
no-stock-open = Deine Reservekarte liegt schon offen. Spiel sie erst
no-stock-left = Deine Reserve ist leer
no-hand-open = Spiel erst deine Talonkarte oder leg sie ab
no-hand-left = Es ist nichts mehr zum Aufdecken da
no-turn-what = Sag, ob du eine Reserve- oder eine Talonkarte aufdeckst

# Was ein Rätsel verlangt.

task = { $role ->
    [shown] { $mine ->
        [yes] Spiel in diesem Zug deine oberste Reservekarte, in { COUNT($moves, one: "Schritt", other: "Schritten") }.
       *[no] Schieb in diesem Zug { COUNT($more, one: "Karte", other: "Karten") } auf die Reserve gegenüber, in { COUNT($moves, one: "Schritt", other: "Schritten") }.
    }
    [turned] Spiel in diesem Zug deine Talonkarte, in { COUNT($moves, one: "Schritt", other: "Schritten") }.
    [f] Spiel in diesem Zug { CARD($card) } auf den Grundstapel, in { COUNT($moves, one: "Schritt", other: "Schritten") }.
   *[t] Räum in diesem Zug { term-pile } leer, in { COUNT($moves, one: "Schritt", other: "Schritten") }.
}
task-title = { $role ->
    [shown] { $mine ->
        [yes] Die Reservekarte spielen
       *[no] Reserve zuschieben
    }
    [turned] Die Talonkarte spielen
    [f] Auf den Grundstapel
   *[t] Eine Lücke schaffen
}

## Hausregeln: wie eine Regel heißt und was sie ändert, dann ihre Werte.

option-stock_size = Karten in der Reserve
    .help = So viele Karten bekommt jede Seite verdeckt als Reserve.
    .unit = { unit-cards }
    .clause = die Reserve hat { $value }
    .search = Reserve, Talon, Crapette
option-stock_up = Die oberste Reservekarte liegt von Anfang an offen
    .help = Nach dem Geben wird die oberste Karte jeder Reserve aufgedeckt.
    .yes = die oberste Reservekarte liegt von Anfang an offen
    .no = die Reserven sind am Anfang verdeckt
    .search = Reserve, offen
option-stock_open = Die oberste Reservekarte liegt immer offen
    .help = Ist die offene Karte einer Reserve weg, wird sofort die nächste aufgedeckt.
    .yes = die oberste Reservekarte liegt immer offen
    .no = du deckst Reservekarten auf, wann du willst
    .search = Reserve, offen
option-tableau_each = Hilfsstapel auf jeder Seite
    .help = Auf so viele Hilfsstapel gibt jede Seite eine Karte.
    .unit = { unit-piles }
    .clause = jede Seite der Auslage hat { $value }
    .search = Spalten, Auslage
option-first = Wer anfängt
    .help = Wer den ersten Zug hat.
    .clause = es beginnt { $value }
    .search = beginnt, abheben
value-first-cut = wer die tiefere Karte abhebt
    .clause = es beginnt, wer die tiefere Karte abhebt
    .help = Beide heben eine Karte ab, die tiefere fängt an.
value-first-stock_high = wer die höhere Reservekarte hat
    .clause = es beginnt, wer die höhere Reservekarte hat
    .help = Die offenen Reservekarten entscheiden. Sind sie gleich hoch, entscheiden die Karten der Auslage, in der Reihenfolge, in der sie gegeben wurden.
value-first-stock_low = wer die tiefere Reservekarte hat
    .clause = es beginnt, wer die tiefere Reservekarte hat
    .help = Die offenen Reservekarten entscheiden. Sind sie gleich hoch, entscheiden die Karten der Auslage, in der Reihenfolge, in der sie gegeben wurden.
value-first-p1 = Platz 1
    .help = Wer auf Platz 1 sitzt, fängt an.
value-first-p2 = Platz 2
    .help = Wer auf Platz 2 sitzt, fängt an.
option-strict = Der Tisch lässt keine Fehler zu
    .help = Was die Reihenfolge verletzt, geht gar nicht erst. Darum ruft niemand „Stopp!“.
    .yes = der Tisch lässt keine Fehler zu
    .no = ihr passt selbst auf Fehler auf
    .search = Reihenfolge, Fehler, streng
option-stop_effect = Nach einem richtigen „Stopp!“
    .help = Was mit einem Fehler geschieht, wenn jemand zu Recht „Stopp!“ ruft.
    .clause = nach einem richtigen „Stopp!“ { $value }
    .search = rückgängig, zurücknehmen
value-stop_effect-undo = wird der Fehler zurückgenommen
    .help = Der Fehler und alles, was er bewirkt hat, wird zurückgenommen, und der Zug ist zu Ende.
value-stop_effect-keep = bleibt der Fehler stehen
    .help = Der Zug ist zu Ende, aber der Fehler bleibt stehen.
option-wrong_stop_points = Ein falsches „Stopp!“ kostet
    .help = Was du am Ende für jedes falsche „Stopp!“ verlierst.
    .unit = { unit-points }
    .clause = ein falsches „Stopp!“ kostet { $value }
    .search = Strafe, falscher Ruf
value-wrong_stop_points-0 = nichts
    .clause = ein falsches „Stopp!“ kostet nichts
option-right_stop_points = Ein richtiges „Stopp!“ bringt
    .help = Was du am Ende für jedes richtige „Stopp!“ bekommst.
    .unit = { unit-points }
    .clause = ein richtiges „Stopp!“ bringt { $value }
    .search = Belohnung
value-right_stop_points-0 = nichts
    .clause = ein richtiges „Stopp!“ bringt nichts
option-stop_cards = Strafkarten nach einem richtigen „Stopp!“
    .help = Wer zu Recht ruft, schiebt so viele Karten oben vom eigenen Talon unter den anderen.
    .unit = { unit-cards }
    .clause = ein richtiges „Stopp!“ schiebt { $value } unter den anderen Talon
value-stop_cards-0 = keine
    .help = Ein richtiges „Stopp!“ beendet nur den Zug.
    .clause = ein richtiges „Stopp!“ bringt keine Strafkarten
option-build_from = Darf auf die Grundstapel
    .help = Welche Karten auf die Grundstapel dürfen.
    .clause = auf die Grundstapel dürfen nur { $value }
    .search = Mitte, Asse, Grundstapel
value-build_from-nothing = nichts
    .clause = auf die Grundstapel darf nichts
option-must_build = Muss zuerst auf die Grundstapel
    .help = Solange eine davon auf einen Grundstapel passt, verletzt alles andere die Reihenfolge.
    .clause = zuerst auf die Grundstapel müssen nur { $value }
    .search = Zwang, Pflicht
value-must_build-nothing = nichts
    .clause = nichts muss zuerst auf die Grundstapel
option-move_from = Darf auf die Hilfsstapel
    .help = Welche Karten auf die Hilfsstapel dürfen.
    .clause = auf die Hilfsstapel dürfen nur { $value }
value-move_from-nothing = nichts
    .clause = auf die Hilfsstapel darf nichts
option-load_from = Darf zugeschoben werden
    .help = Welche Karten du auf die Reserve oder die Ablage gegenüber schieben darfst.
    .clause = zuschieben darfst du nur { $value }
    .search = Ablage, Reserve
value-load_from-nothing = nichts
    .clause = zuschieben darfst du nichts
option-space_from = Darf in eine Lücke
    .help = Welche Karten auf einen leeren Platz der Auslage dürfen.
    .clause = in eine Lücke dürfen nur { $value }
    .search = Lücke, leere Spalte, Ablage
value-space_from-nothing = nichts
    .clause = in eine Lücke darf nichts
option-tableau_load = Aus der Auslage zuschieben
    .help = Wann du Karten aus der Auslage zuschieben darfst.
    .clause = aus der Auslage darfst du { $value } zuschieben
value-tableau_load-first = nur vor deinen eigenen Karten
    .help = Hast du eine eigene Karte gelegt oder zugeschoben, verletzt eine Karte aus der Auslage die Reihenfolge.
value-tableau_load-any = jederzeit
    .help = Wenn du dran bist, darfst du jederzeit Karten aus der Auslage zuschieben.
option-stock_before_hand = Eine Reservekarte wird aufgedeckt
    .help = Wann du, wenn keine offen liegt, eine Reservekarte vor einer Talonkarte aufdecken musst.
    .clause = eine Reservekarte wird { $value } aufgedeckt
    .search = Reserve, Reihenfolge, verdeckt
value-stock_before_hand-start = vor der ersten Talonkarte eines Zuges
    .help = Hast du eine Talonkarte aufgedeckt, kann die Reserve warten, solange keine Lücke da ist.
value-stock_before_hand-always = vor jeder Talonkarte
    .help = Liegt keine Reservekarte offen, verletzt es die Reihenfolge, eine Talonkarte aufzudecken.
value-stock_before_hand-placed = vor jeder Talonkarte, und gespielt, wenn sie passt
    .help = Liegt keine Reservekarte offen oder passt sie auf einen Hilfsstapel, verletzt es die Reihenfolge, eine Talonkarte aufzudecken.
    .clause = vor jeder Talonkarte wird eine Reservekarte aufgedeckt und, wenn sie in die Auslage passt, gespielt
option-redeal = Wenn der Talon leer ist
    .help = Was mit deiner Ablage geschieht, wenn dein Talon leer ist.
    .clause = wenn der Talon leer ist, { $value }
    .search = aufgebraucht, Ablage, umdrehen, mischen
value-redeal-turn = wird die Ablage umgedreht
    .help = Die Ablage wird umgedreht und ist der neue Talon, ohne Mischen.
value-redeal-shuffle = wird die Ablage gemischt
    .help = Die Ablage wird gemischt und ist der neue Talon.
value-redeal-none = bleibt die Ablage liegen
    .help = Die Ablage bleibt, wo sie ist, und du spielst allein mit der Reserve weiter.
option-shift_limit = Züge hintereinander in der Auslage
    .help = Nach so vielen Zügen hintereinander von Hilfsstapel zu Hilfsstapel musst du erst etwas anderes tun.
    .unit = { unit-moves }
    .clause = in der Auslage darfst du höchstens { $value } hintereinander machen
option-idle_limit = Züge ohne Fortschritt, nach denen Schluss ist
    .help = Kommt so viele Züge lang keine Karte auf einen Grundstapel und wird keine Reservekarte aufgedeckt, ist das Spiel zu Ende.
    .unit = { unit-turns }
    .clause = das Spiel läuft höchstens { $value } ohne Fortschritt weiter
option-blocked = Steckt das Spiel fest, gewinnt
    .help = Wer gewinnt, wenn niemand mehr weiterkommt.
    .clause = steckt das Spiel fest, gewinnt { $value }
    .search = fest, Patt, unentschieden
value-blocked-count = wer weniger übrig hat
    .clause = steckt das Spiel fest, gewinnt, wer weniger übrig hat
    .help = Wessen übrige Karten weniger zählen, gewinnt und bekommt den Unterschied.
value-blocked-draw = niemand
    .help = Steckt das Spiel fest, endet es unentschieden.
option-game_points = Punkte fürs Fertigwerden
    .help = Was bekommt, wer keine Karten mehr hat, zusätzlich zu dem, was gegenüber übrig ist.
    .unit = { unit-points }
    .clause = das Fertigwerden bringt { $value }
    .search = Belohnung
value-game_points-0 = keine
    .clause = das Fertigwerden allein bringt nichts
option-stock_points = Eine übrige Reservekarte zählt
    .help = Was jede Karte zählt, die in einer Reserve übrig ist, ob offen oder nicht.
    .unit = { unit-points }
    .clause = eine übrige Reservekarte zählt { $value }
    .search = Reserve, übrig
value-stock_points-0 = nichts
    .clause = eine übrige Reservekarte zählt nichts
option-card_points = Jede andere übrige Karte zählt
    .help = Was jede Karte zählt, die in einem Talon oder einer Ablage übrig ist.
    .unit = { unit-points }
    .clause = jede andere übrige Karte zählt { $value }
    .search = übrig
value-card_points-0 = nichts
    .clause = jede andere übrige Karte zählt nichts
option-evening_to = Punkte zum Seriensieg
    .help = Die Punkte mehrerer Partien werden zusammengezählt. Wer zuerst so viele hat, gewinnt die Serie.
    .unit = { unit-points }
    .clause = die Serie gewinnt, wer zuerst { $value } hat
    .search = Abend, Ziel, bis
value-evening_to-0 = ohne Ende
    .help = Ihr spielt, so lange ihr wollt.
    .clause = die Serie endet, wann ihr wollt

# Woher eine Karte kommen darf.
value-source-tableau = Karten der Auslage
    .help = Die obersten Karten der Hilfsstapel.
value-source-stock = Reservekarten
    .help = Deine offene Reservekarte.
value-source-hand = Talonkarten
    .help = Die Talonkarte, die du aufgedeckt hast.
value-source-discard = Ablagekarten
    .help = Die oberste Karte deiner Ablage.
value-source-opponent_stock = gegnerische Reservekarten
    .help = Die offene Reservekarte deines Gegenübers.
value-source-opponent_discard = gegnerische Ablagekarten
    .help = Die oberste Karte der Ablage gegenüber.

# Was sich nicht wählen lässt.
wrong-stock = Reserve und Auslage brauchen alle Karten auf, lass welche für den Talon übrig

# Was ein schlechtes Spiel gibt.
doubt-no-building = Die Grundstapel bleiben leer, und die meisten Spiele stecken bald fest.
doubt-idle-duty = Diese dürfen gar nicht auf die Grundstapel: { LIST($sources, last: "comma") }.
wrong-first = dafür müssen die Reservekarten von Anfang an offen liegen
doubt-no-stops = An diesem Tisch ruft niemand „Stopp!“, also gibt es auch keine Strafkarten.
doubt-no-filling = Lücken bleiben leer.

# Was der Tisch selbst sagt.

## Das Spiel im Menü und am Tisch.

about-like = Patience als Wettlauf
about-game = Werd alle deine Karten los: auf die Grundstapel, in die Auslage oder auf die Reserve und die Ablage gegenüber. Es gibt eine Reihenfolge. Am strengen Tisch achtet das Programm darauf, sonst darf dein Gegenüber „Stopp!“ rufen.
about-tally = Punkte
about-stays = Hier gibt es kein Zurück, weil dein Gegenüber „Stopp!“ rufen darf. An einem strengen Tisch geht es.
about-game-strict = Werd alle deine Karten los: auf die Grundstapel, in die Auslage oder auf die Reserve und die Ablage gegenüber. Manches kommt vor anderem, und dieser Tisch lässt keine Fehler zu.

## Was zuerst drankommt, in Worten.

reminder-title = Was zuerst drankommt
reminder-1 = Spiel als Allererstes auf die Grundstapel, was dort passt, auch die obersten Karten deines Gegenübers.
reminder-2 = Spiel als Allererstes auf die Grundstapel, was aus Auslage, Reserve und Talon dort passt.
reminder-3 = Vor der ersten Talonkarte eines Zuges muss eine Reservekarte offen liegen, und vor jeder Talonkarte füllst du Lücken aus der Reserve.
reminder-4 = Vor der ersten Talonkarte eines Zuges muss eine Reservekarte offen liegen.
reminder-5 = Vor jeder Talonkarte muss eine Reservekarte offen liegen, und Lücken füllst du erst aus der Reserve.
reminder-6 = Vor jeder Talonkarte muss eine Reservekarte offen liegen.
reminder-10 = Vor jeder Talonkarte muss eine Reservekarte offen liegen, und passt sie in die Auslage, spielst du sie erst.
reminder-7 = Du darfst auf die Reserve und die Ablage gegenüber zuschieben: eigene Karten jederzeit in deinem Zug, Karten aus der Auslage aber nur, bis du eine eigene gelegt oder zugeschoben hast. (Auf die Grundstapel zählt nicht.)
reminder-8 = Verletzt du die Reihenfolge, darf dein Gegenüber vor deinem nächsten Zug „Stopp!“ rufen. Dann bist du nicht mehr dran.
reminder-9 = Dieser Tisch lässt keine Fehler zu und sagt dir, warum etwas nicht geht.

## Auf dem Tuch.

table-held = { COUNT($n, one: "Karte übrig", other: "Karten übrig") }

## Orte: wie sie heißen und was man dort tut.
# acc: räum … leer. to und from: wohin, woher. spot: auf 9♦ …, in die Lücke …

place-fC = Kreuz-Grundstapel
place-fD = Karo-Grundstapel
place-fH = Herz-Grundstapel
place-fS = Pik-Grundstapel
place-space = Lücke
place-t1 = oberster Stapel bei deinem Talon
    .acc = den obersten Stapel bei deinem Talon
    .to = auf den obersten Stapel bei deinem Talon
    .from = vom obersten Stapel bei deinem Talon
    .spot = ganz oben bei deinem Talon
place-t2 = zweiter Stapel bei deinem Talon
    .acc = den zweiten Stapel bei deinem Talon
    .to = auf den zweiten Stapel bei deinem Talon
    .from = vom zweiten Stapel bei deinem Talon
    .spot = an zweiter Stelle bei deinem Talon
place-t3 = dritter Stapel bei deinem Talon
    .acc = den dritten Stapel bei deinem Talon
    .to = auf den dritten Stapel bei deinem Talon
    .from = vom dritten Stapel bei deinem Talon
    .spot = an dritter Stelle bei deinem Talon
place-t4 = unterster Stapel bei deinem Talon
    .acc = den untersten Stapel bei deinem Talon
    .to = auf den untersten Stapel bei deinem Talon
    .from = vom untersten Stapel bei deinem Talon
    .spot = ganz unten bei deinem Talon
place-t5 = oberster Stapel bei deiner Reserve
    .acc = den obersten Stapel bei deiner Reserve
    .to = auf den obersten Stapel bei deiner Reserve
    .from = vom obersten Stapel bei deiner Reserve
    .spot = ganz oben bei deiner Reserve
place-t6 = zweiter Stapel bei deiner Reserve
    .acc = den zweiten Stapel bei deiner Reserve
    .to = auf den zweiten Stapel bei deiner Reserve
    .from = vom zweiten Stapel bei deiner Reserve
    .spot = an zweiter Stelle bei deiner Reserve
place-t7 = dritter Stapel bei deiner Reserve
    .acc = den dritten Stapel bei deiner Reserve
    .to = auf den dritten Stapel bei deiner Reserve
    .from = vom dritten Stapel bei deiner Reserve
    .spot = an dritter Stelle bei deiner Reserve
place-t8 = unterster Stapel bei deiner Reserve
    .acc = den untersten Stapel bei deiner Reserve
    .to = auf den untersten Stapel bei deiner Reserve
    .from = vom untersten Stapel bei deiner Reserve
    .spot = ganz unten bei deiner Reserve
place-hand = Talon
place-hand-tip = Von hier deckst du deine Talonkarten auf
place-hand-label = Talon
place-turned = Talonkarte
place-discard = Ablage
place-discard-tip = Leg deine Talonkarte hierher, um deinen Zug zu beenden
place-shown = Reservekarte
place-stock = Reserve
place-stock-tip = Von hier deckst du deine Reservekarten auf
place-stock-label = Reserve

## Knöpfe.

button-turn-hand = Aufdecken
button-turn-stock = Aufdecken
button-discard = Ablegen
button-pass = Passen
button-stop = Stopp!

## Was eine Studie zählt, und wie Spiele darin enden.

study-built = Auf Grundstapel gespielte Karten
study-loaded = Zugeschobene Karten
study-turned_over = Umgedrehte Ablagen
study-stopped = Richtige „Stopp!“-Rufe
study-stopped_wrongly = Falsche „Stopp!“-Rufe
study-uncalled = Fehler, die niemand gestoppt hat
study-ended-out = damit, dass jemand keine Karten mehr hat
study-ended-blocked = damit, dass niemand mehr weiterkommt

## Die Kartenhilfe: was zuerst drankommt, in Bildern. Höchstens je zehn Wörter.

aid = Was zuerst drankommt
aid-build = Grundstapel zuerst
    .more = spiel auf alle acht, was passt
aid-build-theirs = Grundstapel zuerst
    .more = auf alle acht, auch mit Karten von drüben
aid-stock = Reserve vor Talon
    .more = { $stock_before_hand ->
        [always] deck vor jeder Talonkarte eine auf
        [placed] spiel die offene, wo sie passt
       *[other] deck vor der ersten Talonkarte eine auf
    }
aid-space = Lücken füllen
    .more = aus der Reserve, bevor du eine Talonkarte aufdeckst
aid-load = Karten zuschieben
    .more = aus der Auslage, bevor du eigene Karten legst
aid-stop = „Stopp!“ rufen
    .more = dieser Tisch ist nicht streng
aid-strict = Strenger Tisch
    .more = Fehler sind hier nicht möglich
