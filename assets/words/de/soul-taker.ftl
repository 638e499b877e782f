# Die Worte von Soul Taker und seinen Varianten.

## Was gefragt wird.

prompt-return =
    Hol dir eine verlorene Karte
    oder verzichte
prompt-give =
    Gib eine Karte ab
    oder verzichte
prompt-led-play =
    Antworte auf { $led }:
    { $countering ->
    [0] nichts schlägt sie
    [one] eine { LIST($countering) } schlägt sie
   *[other] { LIST($countering) } schlagen sie
}
prompt-play =
    Du bist dran:
    spiel eine Karte aus

## Was die gewählten Karten können, nach ihren Namen.

chosen-play = spielen
chosen-play-lead = ausspielen
chosen-play-answer = damit antworten{ $way ->
    [gains] {" "}und { $points } auf { SEAT($other, form: "acc") } gutmachen
    [loses] {" "}und { $points } an { SEAT($other, form: "acc") } verlieren
    [level] , und nichts ändert sich
   *[open] { "" }
}
chosen-play-blind = blind spielen{ $chance ->
    [none] { "" }
   *[other] . { $chance }
}
chosen-play-last-blind = { chosen-play-blind }
chosen-return = sichern, dann hast du { $mine }
chosen-give = abgeben, dann hast du { $mine }

## Was geschehen ist: der Verlauf.

log-drew = Runde { $round } von { $rounds }: je { COUNT($count, one: "neue Karte", other: "neue Karten") }
log-drew-next = { log-drew }
log-led = { $seat ->
    [you] { $seat } spielst
   *[other] { $seat } spielt
} { $card } aus
log-answered = { $seat ->
    [you] { $seat } antwortest
   *[other] { $seat } antwortet
} mit { $card }
log-countered = { $by } schlägt { $card }, die damit verloren ist. { $points } für { SEAT($seat, form: "acc") }
log-held = { $card } schlägt { $by }, die damit verloren ist. { $points } für { SEAT($seat, form: "acc") }
log-equal = { $lead } und { $answer } sind gleich hoch, also sind beide verloren
log-equal-taken = { $lead } und { $answer } sind gleich hoch, also werden beide gesichert. { $points } für { SEAT($seat, form: "acc") }
log-missed = { $answer } schlägt { $lead } nicht, also sind beide verloren
log-missed-only = Nur die Antwort kann gewinnen, also sind { $answer } und { $lead } beide verloren
log-missed-piles = { $answer } schlägt { $lead } nicht. Das kostet { SEAT($leader, form: "acc") } { $more } und { SEAT($answerer, form: "acc") } { $costs }
log-missed-piles-only = { $answer } schlägt { $lead } nicht, und nur die Antwort kann gewinnen. Das kostet { SEAT($leader, form: "acc") } { $more } und { SEAT($answerer, form: "acc") } { $costs }
log-exchanged = { $answer } schlägt { $lead } nicht, also werden sie getauscht. { $first } für { SEAT($answerer, form: "acc") }, { $second } für { SEAT($leader, form: "acc") }
log-exchanged-only = { $answer } schlägt { $lead } nicht, und nur die Antwort kann gewinnen. Also werden sie getauscht. { $first } für { SEAT($answerer, form: "acc") }, { $second } für { SEAT($leader, form: "acc") }
log-granted = { $seat ->
    [you] { $seat } hast
   *[other] { $seat } hat
} die Wahl
log-granted-return = { $seat ->
    [you] Deine Karte war höher, also darfst du
   *[other] { SEAT($seat, form: "whose-f") } Karte war höher, also darf { $seat }
} eine verlorene Karte holen
log-granted-give = { $seat ->
    [you] Deine Karte war niedriger, also darfst du
   *[other] { SEAT($seat, form: "whose-f") } Karte war niedriger, also darf { $seat }
} { SEAT($to, form: "dat") } eine gesicherte Karte geben
log-returned = { $seat ->
    [you] { $seat } holst dir
   *[other] { $seat } holt sich
} { $card } ({ $points })
log-gave = { $seat ->
    [you] { $seat } gibst
   *[other] { $seat } gibt
} { SEAT($to, form: "dat") } die gesicherte Karte { $card } ({ $points })
log-declined = { $seat ->
    [you] { $seat } verzichtest
   *[other] { $seat } verzichtet
}
log-over = Die letzte Karte ist gespielt

## Was eine Wahl bewirkt.

do-play = Spiel { $cards }{ $other }
do-play-answer = Antworte mit { $card }. { $fate }
    .short = Antworte mit { $card }
do-play-lead = Spiel { $card } aus. { $risk }
    .short = Spiel { $card } aus
do-play-blind = Spiel deine { term-which } blinde Karte{ term-chance }
    .short = Spiel deine { term-which } blinde Karte
do-play-last-blind = Spiel deine letzte blinde Karte{ term-chance }
    .short = Spiel deine letzte blinde Karte
do-return = Hol dir { $cards } und sichere sie
    .short = Hol dir { $cards }
do-give = Gib { $cards } der Gegenseite, die sie sichern muss
    .short = Gib { $cards } ab
do-decline = Verzichte. Alle Karten bleiben, wo sie sind
    .short = Verzichte

## Wie das Spiel ausgegangen ist, und woraus die Punkte bestehen.

end-score = { $first ->
    [you] Du hast
   *[other] { $first } hat
} { $high } und { $second ->
    [you] du hast
   *[other] { $second } hat
} { $low }. Wer mehr hat, gewinnt
end-score-mixed = { $first ->
    [you] Du hast
   *[other] { $first } hat
} { $high } und { $second ->
    [you] du hast
   *[other] { $second } hat
} { $low }. Wer näher an der Null ist, gewinnt
end-tie-break = Es ist Gleichstand. Dann entscheidet, wie viele Karten gesichert sind, und { $first ->
    [you] du gewinnst
   *[other] { $first } gewinnt
}
end-tie = Es steht { $high } zu { $low }: unentschieden
end-tie-mixed = Es steht { $high } zu { $low }, beide sind gleich weit von der Null: unentschieden
end-secured = Gesichert { $n }
end-influence = Dunkler Einfluss { $n }
end-condemnation = Helles Urteil { $n }
end-fair = Helle Karten { $n }
end-foul = Dunkle Karten { $n }

## Wer anfängt, und warum.

opening-lot = { $first ->
    [you] Das Los fällt auf dich, du spielst
   *[other] Das Los fällt auf { $first }, { $first } spielt
} zuerst aus.
opening-rule = { $first ->
    [you] Du spielst
   *[other] { $first } spielt
} zuerst aus, so steht es in den Regeln.

## Was zuletzt getan wurde, unter dem Namen.

brief-missed-piles = Schlägt nicht: −{ $more } für { SEAT($leader, form: "acc") }, −{ $costs } für { SEAT($answerer, form: "acc") }
brief-missed-piles-only = Nur die Antwort kann gewinnen: −{ $more } für { SEAT($leader, form: "acc") }, −{ $costs } für { SEAT($answerer, form: "acc") }
brief-exchanged = Getauscht: { $first } für { SEAT($answerer, form: "acc") }, { $second } für { SEAT($leader, form: "acc") }
brief-exchanged-only = Nur die Antwort kann gewinnen, also getauscht: { $first } für { SEAT($answerer, form: "acc") }, { $second } für { SEAT($leader, form: "acc") }

## Quer über den Tisch.

banner-drew =
    Runde { $round } von { $rounds }
    Je { COUNT($count, one: "neue Karte", other: "neue Karten") }
banner-drew-next =
    Runde { $before } ist vorbei
    { $first } { $high }  ·  { $second } { $low }
    Runde { $round } von { $rounds }: je { COUNT($count, one: "neue Karte", other: "neue Karten") }
banner-over = Die Abrechnung

## Zeichen an Plätzen, und Warnungen.

badge-side = { $n ->
    [Fair] Hell
   *[Foul] Dunkel
}
badge-side-tip = Auf diesem Platz sind alle Karten von dieser Seite

## Worte für Werte.

term-which = { $which ->
    [down1] erste
    [down2] zweite
    [down3] dritte
    [down4] vierte
   *[other] { $which }
}
term-chance = { $chance ->
    [none] { "" }
   *[other] . { $chance }
}

## Wie ein Schlagabtausch ausginge, von der Antwort gesagt.

countered = Sie schlägt die ausgespielte Karte und zählt { $count } für { SEAT($who, form: "acc") }{ term-zero }
equal = Beide sind gleich hoch und damit verloren
taken = Beide sind gleich hoch, werden gesichert und zählen { $count } für { SEAT($who, form: "acc") }{ term-zero }
held = Sie ist verloren, denn die ausgespielte Karte schlägt sie und zählt { $count } für { SEAT($who, form: "acc") }{ term-zero }
piles = Sie schlägt nicht. Das kostet { SEAT($leader, form: "acc") } { $count } und { SEAT($answerer, form: "acc") } { $costs }
exchanged = Die beiden werden getauscht. Sie zählt { $count } für { SEAT($leader, form: "acc") }, die ausgespielte { $costs } für { SEAT($answerer, form: "acc") }{ term-zero }
scores-then = Dann { $who ->
    [you] hast du
   *[other] hat { $who }
} { $mine } und { $other } { $theirs }
missed = Sie schlägt nicht, also sind beide verloren{ $option ->
    [return] , und dann { term-may } eine verlorene Karte holen
    [give] , und dann { term-may } { SEAT($to, form: "dat") } eine gesicherte Karte geben
   *[none] { "" }
}
term-zero = { $zero ->
    [nearer] , näher an der Null
    [further] , weiter weg von der Null
    [same] , genauso weit von der Null
   *[none] { "" }
}
term-may = { $who ->
    [you] darfst du
   *[other] darf { $who }
}
term-could = die { $who ->
    [you] du haben kannst
   *[other] { $who } haben kann
}

## Was eine ausgespielte Karte schlagen kann, und was eine blinde sein kann.

at-risk = Eine { LIST($values, last: "or") } schlägt sie{ $who ->
    [none] { "" }
   *[other] . Dann ist sie verloren, und die andere zählt für { SEAT($who, form: "acc") }
}
safe = { $left ->
    [yes] Keine, die noch kommen kann, schlägt sie
   *[no] Nichts schlägt sie
}{ $equal ->
    [none] { "" }
   *[other] , aber eine { $equal } hebt beide auf
}
must-be = Es kann nur { $card } sein, und die { $counters ->
    [yes] schlägt die ausgespielte Karte
   *[no] schlägt die ausgespielte Karte nicht
}
surely-counters = Welche es auch ist, sie schlägt die ausgespielte Karte
may-be = Es ist eine von diesen: { LIST($left) }
may-be-fair = Von den { $every } Karten, die es sein können, { $count ->
    [0] ist keine
    [one] ist { $count }
   *[other] sind { $count }
} hell
may-counter = Von den { $every } Karten, die es sein können, { $count ->
    [0] schlägt keine
    [one] schlägt { $count }
   *[other] schlagen { $count }
} die ausgespielte

## Was Karten und Stapel sind und tun.

leading = Ausgespielt { $values ->
    [0] ist sie unschlagbar
   *[other] wird sie von einer { LIST($values, last: "or") } geschlagen
}
unbeaten = { $values ->
    [0] Dann
   *[other] Sonst
} { $other ->
    [you] verlierst du
   *[other] verliert { $other }
} { $count }, und { $who ->
    [you] du verlierst
   *[other] { $who } verliert
}, was { SEAT($other, form: "whose-f") } Karte zählt
stakes = Schlimmstenfalls { $who ->
    [you] machst du
   *[other] macht { $who }
} { $costs } auf dich gut. Bestenfalls machst du { $gains } gut
answering = Als Antwort schlägt sie { $values ->
    [0] nichts
   *[other] { LIST($values) }
}
waits = Sie bleibt hier, bis die Wahl getroffen ist
led = { SEAT($who, form: "whose-f") } ausgespielte Karte. { $values ->
    [0] Nichts schlägt sie
   *[other] Eine { LIST($values, last: "or") } schlägt sie
}
you-counter = { $values ->
    [0] Keine Karte auf deiner Hand schlägt sie
   *[other] Du kannst sie mit deiner { LIST($values, last: "or") } schlagen
}
you-cancel = Deine { $value } würde sie aufheben, und beide wären verloren
counts-for = Zählt { $count } für { SEAT($who, form: "acc") }
counts-against = Zählt { $count } gegen { SEAT($who, form: "acc") }
may-give = { $who ->
    [you] Du kannst
   *[other] { $who } kann
} sie abgeben
may-return = { $who ->
    [you] Du kannst
   *[other] { $who } kann
} sie holen
all-played = Alle Karten sind gespielt
zone-table = Diesmal { $who ->
    [you] spielst du
   *[other] spielt { $who }
} aus{ $next ->
    [none] { "" }
   *[other] , beim nächsten Mal { $next }
}
zone-pile = Diese Karten zählen gegen { SEAT($who, form: "acc") }
zone-secured = { $how ->
    [mixed] Für { SEAT($who, form: "acc") } zählen helle Karten plus und dunkle minus
   *[standard] Diese Karten zählen für { SEAT($who, form: "acc") }
}
zone-lost = Aus dem Spiel, zählt für niemanden
zone-deck = Von hier { $count ->
    [one] wird jede Runde { $count } Karte
   *[other] werden jede Runde { $count } Karten
} gezogen
deck-left = { $blind ->
    [0] Darin sind noch
   *[other] Darin und unter deinen blinden Karten sind noch
}: { LIST($left) }
of-rank = { $count } { $count ->
    [1] { RANK($rank) }
   *[other] { RANK($rank, form: "many") }
}
zone-hand = { $who ->
    [you] Die Karten, die du spielen kannst
   *[other] Die sieht nur { $who }
}
blind-played = In dieser Runde schon gespielt
blind = { $own ->
    [yes] Eine blinde Karte. Du spielst sie in dieser Runde, ohne sie vorher zu sehen
   *[no] Eine blinde Karte. Niemand hat sie gesehen
}
race = { $way ->
    [ahead] { COUNT($points, one: "Punkt", other: "Punkte") } vorn
    [behind] { $mode ->
        [mixed] { $points } zurück
       *[standard] Braucht { $needs } von { $left } möglichen
    }
    [final] { COUNT($points, one: "Punkt", other: "Punkte") } zurück
    [beyond] Kommt nicht mehr heran
   *[level] Gleichauf
}
    .short = { $way ->
        [ahead] { $points } vorn
        [behind] { $mode ->
            [mixed] { $points } zurück
           *[standard] Braucht { $needs } von { $left }
        }
        [final] { $points } zurück
        [beyond] Kommt nicht heran
       *[level] Gleichauf
    }
race-whole = { $way ->
    [ahead] { COUNT($points, one: "Punkt", other: "Punkte") } vorn
    [behind] { COUNT($points, one: "Punkt", other: "Punkte") } zurück. { $who ->
        [you] Du brauchst
       *[other] { $who } braucht
    } { $needs }{ $mode ->
        [mixed] , um näher an der Null zu sein, und { $left } können noch kommen
       *[standard] {" "}von { $left }, die noch kommen können
    }
    [final] { COUNT($points, one: "Punkt", other: "Punkte") } zurück
    [beyond] { COUNT($points, one: "Punkt", other: "Punkte") } zurück, und höchstens { $left } können noch kommen
   *[level] Gleichauf, { COUNT($left, one: "Punkt kann", other: "Punkte können") } noch kommen
}
to-play = In dieser Runde noch { COUNT($count, one: "Karte", other: "Karten") }
made-of = { $less ->
    [foul] { $gains } für helle Karten, minus { $lost } für dunkle
    [influence] { $gains } für gesicherte Karten, minus { $lost } für den Dunklen Einfluss
   *[condemnation] { $gains } für gesicherte Karten, minus { $lost } für das Helle Urteil
}
goal = { $mode ->
    [mixed] Wer näher an der Null ist, gewinnt
   *[standard] Wer mehr Punkte hat, gewinnt
}
leads-next = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
} als Nächstes aus

## Was für eine Wahl spricht.

safest = { $alone ->
    [yes] Keine andere Karte auf deiner Hand ist so sicher
   *[no] Nichts auf deiner Hand ist sicherer
}
fewest-counter = { $count } von { COUNT($every, one: "Karte", other: "Karten") }, { term-could }, { $count ->
    [one] schlägt
   *[other] schlagen
} sie{ $alone ->
    [yes] , weniger als deine anderen
   *[no] { "" }
}
none-counter = Keine der Karten, { term-could }, schlägt sie
risks-least = { $alone ->
    [yes] Mit keiner anderen Handkarte riskierst du so wenig
   *[no] Mit keiner Handkarte riskierst du weniger
}
keeps = { $values ->
    [one] Du kannst danach noch eine { LIST($values) } schlagen
   *[other] Du kannst danach noch { LIST($values) } schlagen
}
only-counter = { $several ->
    [yes] Nur deine { RANK($value, form: "many") } schlagen sie
   *[no] Keine andere Karte auf deiner Hand schlägt sie
}
does-most = Keine andere Handkarte bringt dir so viel
none-does-more = Keine andere Handkarte bringt dir mehr
keeps-card = Du behältst { $card }{ $values ->
    [0] {" "}für später
   *[other] , und die schlägt { LIST($values) }
}
known = Bei ihr weißt du, was sie bringt. Eine blinde Karte kann schlechter sein
all-alike = { $count ->
    [1] Etwas anderes hast du nicht auf der Hand
    [2] Deine andere Karte bewirkt dasselbe
   *[other] Deine anderen Karten bewirken dasselbe
}
hand-counters-nothing = Keine Karte auf deiner Hand schlägt sie
best-option = Keine andere bringt dich dem Sieg näher
ahead = Damit liegst du { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} vor { SEAT($who, form: "dat") }
closer = Damit kommst du dem Sieg näher
nearer = Damit kommst du näher an die Null
no-option-helps = Keine dieser Karten bringt dich dem Sieg näher
score-stays = Dein Punktestand bleibt, wie er ist

## Warum etwas nicht geht.

no-play = Triff erst deine Wahl oder verzichte
no-option = Du hast jetzt nichts zu wählen
no-other = { $option ->
    [return] Hol dir eine verlorene Karte oder verzichte
   *[give] Gib eine gesicherte Karte ab oder verzichte
}
no-one = { $option ->
    [return] Hol dir genau eine Karte oder verzichte
   *[give] Gib genau eine Karte ab oder verzichte
}
no-there = Diese Karte liegt nicht dort, wo du eine { $option ->
    [return] holen
   *[give] abgeben
} kannst
no-one-card = Spiel eine Karte von deiner Hand oder eine blinde über ihren Platz
no-in-hand = Diese Karte ist nicht auf deiner Hand. Blinde Karten spielst du über ihren Platz
no-deck = Vom Nachziehstapel kannst du nicht spielen. Von ihm ziehst du jede Runde
no-played = Diese blinde Karte hast du schon gespielt
no-place = Dort hast du keine blinde Karte

## Hausregeln: wie eine Regel heißt und was sie ändert, dann ihre Werte.

option-mode = Das Spiel
    .help = Wem welche Karten gehören, und welcher Punktestand gewinnt.
    .clause = gespielt wird { $value }
    .search = ein Kartenspiel, zwei Kartenspiele
value-mode-standard = Hell gegen Dunkel
    .help = Eine Seite hat die Tugenden, die andere die Laster. Wer mehr Punkte hat, gewinnt.
value-mode-mixed = mit gemischten Karten
    .help = Tugenden und Laster werden zusammen gemischt. Wer näher an der Null ist, gewinnt.
option-rounds = Runden in einer Partie
    .help = Wie viele Runden eine Partie hat, solange es Karten zu ziehen gibt.
    .unit = { unit-rounds }
    .clause = eine Partie hat { $value }
    .search = Länge, Dauer
option-hidden = Blinde Karten in einer Runde
    .help = Wie viele deiner Karten in jeder Runde verdeckt bleiben, bis du sie spielst.
    .unit = { unit-cards }
    .clause = du hast { $n } blinde Karten in einer Runde
value-hidden-0 = keine
    .help = Du siehst alle Karten, die du ziehst.
    .clause = es gibt keine blinden Karten
value-hidden-1 = 1 Karte
    .help = Du ziehst eine Karte blind.
    .clause = du hast eine blinde Karte in einer Runde
option-visible = Handkarten in einer Runde
    .help = Wie viele Karten du in jeder Runde auf die Hand ziehst.
    .unit = { unit-cards }
    .clause = du hast { $n } Handkarten in einer Runde
value-visible-0 = keine
    .help = Du spielst alle Karten, ohne sie vorher zu sehen.
    .clause = es gibt keine Handkarten
value-visible-1 = 1 Karte
    .help = Du ziehst eine Karte auf die Hand.
    .clause = du hast eine Handkarte in einer Runde
option-deck = Karten von jedem Wert
    .help = Wie viele Karten von jedem Wert jede Seite hat.
    .clause = jede Seite hat { $n } { $n ->
        [one] { RANK($rank) }
       *[other] { RANK($rank, form: "many") }
    }
    .search = Anzahl
value-deck-0 = 0
    .help = Keine Karte von diesem Wert auf jeder Seite.
value-deck-1 = 1
    .help = Eine Karte von diesem Wert auf jeder Seite.
value-deck-2 = 2
    .help = Zwei Karten von diesem Wert auf jeder Seite.
value-deck-3 = 3
    .help = Drei Karten von diesem Wert auf jeder Seite.
value-deck-4 = 4
    .help = Vier Karten von diesem Wert auf jeder Seite.
value-deck-5 = 5
    .help = Fünf Karten von diesem Wert auf jeder Seite.
option-counters = Was was schlägt
    .help = Welche ausgespielten Karten eine Antwort schlägt. Schlägt die 2 zum Beispiel 1 und 5, so schlägt eine 2 als Antwort eine ausgespielte 1 oder 5. Kein Wert schlägt sich selbst.
    .verb = schlägt { $words }
    .clause = { LIST($cards, form: "many") } schlagen { $does }
    .search = kontern, stechen
value-counters-1 = 1
    .help = Sie schlägt eine ausgespielte 1.
    .clause = { rank-1.many }
value-counters-2 = 2
    .help = Sie schlägt eine ausgespielte 2.
    .clause = { rank-2.many }
value-counters-3 = 3
    .help = Sie schlägt eine ausgespielte 3.
    .clause = { rank-3.many }
value-counters-4 = 4
    .help = Sie schlägt eine ausgespielte 4.
    .clause = { rank-4.many }
value-counters-5 = 5
    .help = Sie schlägt eine ausgespielte 5.
    .clause = { rank-5.many }
value-counters-nothing = nichts
    .help = Als Antwort schlägt sie nichts.
    .clause = nichts
option-lead_can_secure = Auch wer ausspielt, kann gewinnen
    .help = Schlägt die ausgespielte Karte die Antwort, und ist diese weder besser noch gleich hoch, so wird die ausgespielte gesichert, und die Antwort ist verloren.
    .yes = auch die ausgespielte Karte kann gewinnen
    .no = nur die Antwort kann gewinnen
option-first = Wer zuerst ausspielt
    .help = Wer zum allerersten Mal ausspielt. Spielt Hell gegen Dunkel, ist das immer Hell auf Platz 1.
    .clause = { $value } spielt zuerst aus
    .search = Los, Münze, anfangen
value-first-toss = das Los entscheidet
    .help = Eine Münze entscheidet, wer zuerst ausspielt.
    .clause = das Los entscheidet, wer zuerst ausspielt
value-first-p1 = Platz 1
    .help = Zuerst spielt Platz 1 aus.
value-first-p2 = Platz 2
    .help = Zuerst spielt Platz 2 aus. Das geht nur mit gemischten Karten.
option-fresh_discards = Eine eben gespielte Karte holen
    .help = Mit gemischten Karten: Auch eine der beiden eben gespielten Karten kann man holen und sichern.
    .yes = eine eben gespielte Karte kann man holen
    .no = eben gespielte Karten kann man nicht holen
option-tie = Bei Gleichstand gewinnt
    .help = Wer gewinnt, wenn beide gleich gut stehen.
    .clause = bei Gleichstand gewinnt { $value }
    .search = unentschieden, Remis
value-tie-draw = niemand
    .help = Es geht unentschieden aus, und beide behalten ihre Seele.
value-tie-more_secured = wer mehr gesicherte Karten hat
    .help = Sind auch das gleich viele, geht es unentschieden aus.
    .clause = bei Gleichstand gewinnt, wer mehr gesicherte Karten hat
value-tie-fewer_secured = wer weniger gesicherte Karten hat
    .help = Sind auch das gleich viele, geht es unentschieden aus.
    .clause = bei Gleichstand gewinnt, wer weniger gesicherte Karten hat
option-evening_to = Siege bis zum Ende der Serie
    .help = Wer zuerst so viele Partien gewonnen hat, gewinnt die Serie.
    .unit = { unit-games }
    .clause = die Serie gewinnt, wer zuerst { $value } gewinnt
    .search = Abend, Serie, Siege, Partien gewinnen
value-evening_to-0 = keine Grenze
    .help = Ihr spielt, solange ihr mögt.
    .clause = die Serie endet, wann ihr wollt
option-stake = Der Einsatz
    .help = Was du schuldest, wenn du verlierst. Am Spiel ändert das nichts.
    .clause = ihr spielt um { $value }
value-stake-soul = die Seele
    .help = Wer gewinnt, behält die Seele der Gegenseite einen Tag lang.
    .clause = ihr spielt um die Seele
value-stake-tea = der Tee
    .help = Wer verliert, kocht einen Tag lang den Tee.
    .clause = ihr spielt um den Tee
value-stake-title = ein Titel
    .help = Wer verliert, spricht die Gegenseite einen Tag lang mit einem Titel an.
    .clause = ihr spielt um einen Titel
value-stake-verse = ein Gedicht
    .help = Wer verliert, schuldet vier Zeilen Lob.
    .clause = ihr spielt um ein Gedicht
value-stake-hat = ein Hut
    .help = Wer verliert, trägt einen Hut, den die Gegenseite aussucht.
    .clause = ihr spielt um einen Hut
value-stake-none = nichts
    .help = Ihr spielt einfach, weil’s Spaß macht.
    .clause = ihr spielt um nichts

# Was sich nicht wählen lässt.
wrong-hand = es muss mindestens eine blinde Karte oder eine Handkarte geben
wrong-deck = für { COUNT($rounds, one: "Runde", other: "Runden") } zu je { $hand } fehlen { $short }, denn es sind nur { COUNT($have, one: "Karte", other: "Karten") }. Spielt weniger Runden, zieht weniger Karten oder nehmt mehr Karten von einem Wert
wrong-counter = kein Wert schlägt sich selbst, denn für gleich hohe Karten gibt es eine eigene Regel
wrong-leader = wenn Hell gegen Dunkel spielt, spielt Hell auf Platz 1 zuerst aus

# Was kein gutes Spiel ergibt.
doubt-no-counters = Nichts schlägt irgendetwas.
doubt-no-such-card = Eine { $value } gibt es gar nicht.
doubt-standard = Das ändert nur mit gemischten Karten etwas.

# Was der Tisch selbst sagt.

## Das Spiel im Menü und am Tisch.

about-like = Ein Duell der Tugenden und Laster
about-game = Ein Duell über mehrere Runden. Eine Seite spielt eine Karte aus, die andere antwortet. Schlägt die Antwort, wird sie gesichert und bringt Punkte, und die ausgespielte ist verloren. Gleich hohe Karten sind beide verloren. Sonst zählt jede Karte gegen die andere Seite. Wer mehr Punkte hat, gewinnt.
about-tally = Punkte
about-game-mixed = Ein Duell über mehrere Runden. Du sicherst Karten: Helle zählen plus, dunkle minus. Wer näher an der Null ist, gewinnt.
about-game-standard-lead-can-secure = Ein Duell über mehrere Runden. Eine Seite spielt eine Karte aus, die andere antwortet. Schlägt eine von beiden die andere, wird sie gesichert und bringt Punkte, und die andere ist verloren. Gleich hohe Karten sind beide verloren. Sonst zählt jede Karte gegen die andere Seite. Wer mehr Punkte hat, gewinnt.

## Was man nicht vergessen sollte.

reminder-title = So zählen Karten
reminder-1 = Wer schlägt, sichert die Karte
reminder-2 = Geschlagen oder gleich: verloren
reminder-3 = Der Rest schadet den anderen
reminder-4 = Ende näher an der Null
reminder-5 = Wer schlägt, sichert die Karte
reminder-6 = Hell und Dunkel tauschen
reminder-7 = Zwei Helle: Die höhere holt eine
reminder-8 = Zwei Dunkle: Die niedrigere gibt
reminder-10 = Gleiche: verloren oder gesichert
reminder-9 = Auch die erste Karte kann schlagen

## Auf dem Tuch.

table-lead = dein Ausspiel
table-answer = deine Antwort
table-round = Runde { $round } von { $rounds }
sum-gained = { $count ->
    [0] 0
   *[other] +{ $count }
} { $mode ->
    [mixed] hell
   *[standard] gesichert
}
sum-lost = { $count ->
    [0] 0
   *[other] −{ $count }
} { $mode ->
    [mixed] dunkel
   *[standard] dagegen
}
unseen = { $suit } ungesehen: { $left ->
    [0] keine
   *[other] { LIST($left) }
}
unseen-of = { $count ->
    [1] eine { RANK($rank) }
    [2] zwei { RANK($rank, form: "many") }
    [3] drei { RANK($rank, form: "many") }
    [4] vier { RANK($rank, form: "many") }
    [5] fünf { RANK($rank, form: "many") }
   *[other] { $count } { RANK($rank, form: "many") }
}
table-unseen-fair = Hell
table-unseen-foul = Dunkel
wheel-tip = Ein Pfeil zeigt von der Antwort auf die Karten, die sie schlägt
wheel-each = { $rank } schlägt { $them }

## Orte: wie sie heißen, und was man dort tut.

place-table = Der Schlagabtausch
place-table-tip = Hier wird ausgespielt und geantwortet
place-condemnation = Helles Urteil
place-condemnation-tip = Helle Karten, die niemand gesichert hat. Sie zählen gegen Dunkel
place-condemnation-label = gegen { $condemnation }
place-condemnation-pan = Helles Urteil
place-influence = Dunkler Einfluss
place-influence-tip = Dunkle Karten, die niemand gesichert hat. Sie zählen gegen Hell
place-influence-label = gegen { $influence }
place-influence-pan = Dunkler Einfluss
place-secured = Gesichert
place-secured-tip = Diese Karten bringen hier Punkte
place-secured-label = gesichert
place-lost = Verloren
place-lost-tip = Aus dem Spiel, zählt für niemanden
place-lost-label = weg
place-deck = Nachziehstapel
place-deck-tip = Von hier werden jede Runde Karten gezogen
place-deck-label = Stapel
place-down1 = Erste blinde Karte
place-down-tip = Niemand kennt sie, bis sie gespielt wird, auch nicht, wer sie spielt
place-down-label = blind
place-down-called = { COUNT($n, one: "blinde Karte", other: "blinde Karten") }
place-down2 = Zweite blinde Karte
place-hand = Hand
place-secured-mixed = Gesichert
place-secured-mixed-tip = Links helle Karten, rechts dunkle. Wer näher an der Null ist, gewinnt
place-secured-mixed-label = { $owner }
place-secured-mixed-fair = Hell
place-secured-mixed-foul = Dunkel

## Knöpfe.

button-return = Karte holen
button-give = Karte abgeben
button-decline = Verzichten

## Was Karten tun, in der Liste neben dem Tisch.

power-title-counters = Was was schlägt
power-each = schlägt { $them }
power-now = also auch die ausgespielte

## Was gezählt wird, wenn Computer viele Partien spielen.

study-countered = Antworten, die geschlagen haben
study-held = Ausgespielte Karten, die die Antwort geschlagen haben
study-equal = Gleich hohe Karten
study-missed = Schlagabtausche, in denen nichts geschlagen wurde
study-exchanged = Schlagabtausche, nach denen getauscht wurde
study-returned = Geholte verlorene Karten
study-gave = Abgegebene gesicherte Karten
study-ended-score = mit verschiedenen Punkten
study-ended-tie-break = bei Gleichstand durch die gesicherten Karten
study-ended-tie = bei Gleichstand: unentschieden
