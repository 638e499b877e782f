# Die Worte von Cunt-Soul und seinen Varianten.

## Was gefragt wird.

prompt-phase-choose-away =
    Die anderen wählen
    heimlich ihre Karten
prompt-up =
    Leg eine Karte offen hin:
    noch { $laying }
prompt-field-play = Du bist dran
prompt-field-pickup-nothing =
    Nichts passt:
    pass oder wechsle die Feldkarte
prompt-field-pickup =
    Nichts passt:
    nimm auf oder wechsle die Feldkarte
prompt-field-flip =
    Du bist dran:
    deck eine verdeckte Karte auf
prompt-field =
    Wähl deine Feldkarte:
    sie kann die Regeln für alle ändern
prompt-field-free =
    Wähl deine Feldkarte:
    { $every ->
    [yes] noch bewirkt keine von deinen etwas
   *[no] sie ändert die Regeln{ $idle ->
        [0] {" "}für alle
       *[other] , nur { LIST($idle, form: "many") } bewirken nichts
    }
}
prompt-burn =
    Bezahl die neue Feldkarte:
    verbrenn eine offene Karte
prompt-swap-done =
    Tausch mit deinen offenen Karten:
    noch { $swaps }-mal
prompt-bury-done =
    Tausch mit deinen verdeckten Karten:
    noch { $swaps }-mal
prompt-bury =
    Tausch sie gegen eine Handkarte
    oder lass sie liegen
prompt-look =
    Sieh dir eine verdeckte Karte an
    oder hör auf zu tauschen
prompt-call =
    Sag an:
    höher oder tiefer?
prompt-next =
    Wer ist als Nächstes dran?
    Such jemanden aus
prompt-phase-run-play-done =
    Deine Straße:
    spiel weiter oder hör auf
prompt-phase-run-flip-done =
    Deine Straße:
    deck eine Karte auf oder hör auf
prompt-phase-run-play =
    Spiel den nächsten Wert:
    eine Straße braucht drei Karten
prompt-phase-run-flip =
    Deck die nächste Karte auf:
    eine Straße braucht drei Karten
prompt-phase-extend-pickup =
    Nichts passt darauf:
    nimm den Stapel auf
prompt-phase-extend = Du musst noch einmal spielen
prompt-phase-run-done =
    Deine Straße geht nicht weiter:
    beende deinen Zug
prompt-done =
    Mehr kannst du nicht tun:
    beende deinen Zug
prompt-play-pickup-nothing = Du bist dran
prompt-play-pickup = Du bist dran
prompt-play = Du bist dran

## Was die gewählten Karten können, nach ihrem Namen: „9♦ · spielen oder zur Feldkarte machen“.

chosen-play = spielen
chosen-up = offen hinlegen
chosen-field = zur Feldkarte machen
chosen-flip = aufdecken
chosen-burn = damit bezahlen
chosen-swap = gegen { $from ->
    [up] eine Handkarte
   *[hand] eine offene
} tauschen
chosen-bury = gegen { $from ->
    [down] eine Handkarte
   *[hand] eine verdeckte
} tauschen
chosen-look = ansehen

## Was geschehen ist: der Verlauf.

log-did-done = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} fertig
log-did-look = { $seat ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} eine verdeckte Karte an
log-did-keep = { $seat ->
    [you] Du lässt
   *[other] { $seat } lässt
} sie liegen
log-chosen = { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
} eine Feldkarte
log-chosen-up = { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
} eine offene Karte
log-revealed = Alle decken ihre gewählten Karten auf
log-played-flip = { $cards } passt
log-flipped = { $seat ->
    [you] Du deckst
   *[other] { $seat } deckt
} { $card } auf
log-failed = { $card } passt nicht
log-paid = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} auf ein Ass gespielt und { $seat ->
    [you] ziehst
   *[other] zieht
} { COUNT($count, one: "Karte", other: "Karten") } extra
log-burned-kind = { $kind } Gleiche verbrennen den Stapel ({ COUNT($count, one: "Karte", other: "Karten") })
log-unburned = Keine { $kind } in Folge, denn { $between } { $count ->
    [one] liegt
   *[other] liegen
} dazwischen. Nichts verbrennt
log-unburned-likeness = Keine { $kind } Gleichen, denn { $between } { $count ->
    [one] zählt
   *[other] zählen
} nur als { so-many }. Nichts verbrennt
log-burned-paradox = Das Paradox verbrennt den Stapel ({ COUNT($count, one: "Karte", other: "Karten") })
log-burned-paid = { $seat ->
    [you] Du bezahlst
   *[other] { $seat } bezahlt
} mit { $cards }, und die Karte verbrennt
log-burned-paid-under = { $seat ->
    [you] Du bezahlst
   *[other] { $seat } bezahlt
} mit { $cards }, und die Karte kommt unter den Nachziehstapel
log-burned-last = { SEAT($seat, form: "whose-f") } Feldkarte, { $cards }, ist die letzte Karte und verbrennt
log-missed = { ranked-large } { lost }
log-missed-mute = { ranked-large } { lost }, denn { SEAT($owner, form: "whose-f") } Feldkarte, { $field }, nimmt allen Karten die Wirkung
log-missed-mute-lingers = { ranked-large } { lost }, denn der Feld-Joker gilt noch in diesem Zug
log-missed-level = Wegen { SEAT($owner, form: "whose-dat-f") } Feldkarte, { $field }, { counts } { ranked } als { like } und { lost }
log-missed-level-lingers = Die Feld-Neun gilt noch in diesem Zug: { ranked-large } { counts } als { like } und { lost }
log-missed-triple = { ranked-large } { lost }, denn mit { SEAT($owner, form: "whose-dat-f") } Feldkarte, { $field }, zählen drei Gleiche als Drei
log-missed-triple-lingers = { ranked-large } { lost }, denn die Feld-Drei gilt noch in diesem Zug, und drei Gleiche zählen als Drei
log-missed-flat = Wegen { SEAT($owner, form: "whose-dat-f") } Feldkarte, { $field }, zählen sie nur als { RANK($rank, form: "a") }
log-missed-flat-lingers = Die Feld-Dame gilt noch in diesem Zug: Sie zählen nur als { RANK($rank, form: "a") }
log-missed-run = { ranked-large } { lost }, denn in einer Straße haben Karten keine Wirkung
log-missed-kind = { ranked-large } { lost }, denn der Stapel verbrennt
log-missed-nothing_left = { ranked-large } { lost }, denn dafür sind keine Karten mehr da
log-missed-even = Zweimal umgedreht, also bleibt die Richtung gleich
log-missed-two = { ranked-large } { lost }, denn es spielen nur noch zwei
log-field_changed = { $seat ->
    [you] Du wechselst deine Feldkarte
   *[other] { $seat } wechselt die Feldkarte
} von { $old } zu { $card }
log-field_taken = { $seat ->
    [you] Du nimmst deine Feldkarte
   *[other] { $seat } nimmt die Feldkarte
}, { $card }, auf die Hand
log-laid_sideways = Dafür kommt { $card } vom Nachziehstapel und liegt quer
log-called = { $seat ->
    [you] Du sagst
   *[other] { $seat } sagt
} „{ call }“ an (jetzt braucht man { $fits })
log-called-anything = { $seat ->
    [you] Du sagst
   *[other] { $seat } sagt
} „{ call }“ an (alles passt)
log-call_lapsed = „{ call } als { term-value }“ gilt nicht mehr, denn die Feldkarten haben sich geändert
log-call_lapsed-gone = „{ call } als { term-value }“ gilt nicht mehr, denn { the-field } ist weg
log-named = { $seat ->
    [you] Du bestimmst
   *[other] { $seat } bestimmt
}: Als Nächstes { $to ->
    [you] bist du
   *[other] ist { $to }
} dran
log-reversed = Jetzt geht es { term-direction } weiter
log-skipped = { $seat ->
    [you] Du lässt
   *[other] { $seat } lässt
} { LIST($seats, form: "acc") } aussetzen
log-mirrored = { $cards } { $counts }
log-neutralised = { $seat ->
    [you] Du hebst
   *[other] { $seat } hebt
} { $cards } mit einem Joker auf{ term-undone }
log-neutralised-several = { $seat ->
    [you] Du hebst
   *[other] { $seat } hebt
} { $cards } mit Jokern auf{ term-undone }
term-undone = { $power ->
    [reverse] . Die Richtung bleibt, wie sie jetzt ist
    [bind] , also darf jede passende Karte folgen
    [toll] , also muss niemand dafür ziehen
   *[other] { "" }
}
log-paradox = Ein Paradox, denn ohne { $cards } hätte den Joker niemand spielen können
log-run_undone = { $cards } { $cards ->
    [one] geht
   *[other] gehen
} auf { SEAT($seat, form: "whose-f") } Hand zurück, und der Anfang der Straße bleibt auf dem Stapel
log-swapped = { $seat ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $given } gegen die offene Karte { $taken }
log-buried = { $seat ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} eine Handkarte gegen { $moved } (verdeckt, Platz { $place })
log-stopped-swap = { $seat ->
    [you] Du hörst
   *[other] { $seat } hört
} auf zu tauschen
log-stopped-run = { $seat ->
    [you] Du beendest
   *[other] { $seat } beendet
} die Straße
log-stopped-before = { $seat ->
    [you] Du fängst
   *[other] { $seat } fängt
} keine Straße an
log-unasked-passed = Nach dem Aufnehmen bestimmt niemand, wer dran ist
log-unasked-skip = { rank-large } entscheidet, wer dran ist, nicht { $seat }
log-unasked-reverse = { rank-large } entscheidet, wer dran ist, nicht { $seat }
log-unasked-again = { $seat ->
    [you] Du bist noch mal dran und bestimmst
   *[other] { $seat } ist noch mal dran und bestimmt
} deshalb niemanden
log-swap_undone = { $count ->
    [one] Es wird zurückgetauscht
   *[other] Es wird { $count }-mal zurückgetauscht
}
log-source_turned = Der Nachziehstapel wird umgedreht
log-stalled = Zu viele Züge ohne Fortschritt: Das Spiel ist aus, und die wenigsten Karten gewinnen

## Was ein Zug bewirkt.

do-up = Leg { $cards } offen hin, für später, wenn deine Hand und der Nachziehstapel leer sind
    .short = Leg { $cards } offen hin
do-field = Mach { $cards } zu deiner Feldkarte
do-play = Spiel { $cards }
do-play-does = Spiel { $cards }: { effects }
    .short = Spiel { $cards }
do-play-less = Spiel { $cards }: { effects }. { ranked-large } { lost }
    .short = Spiel { $cards }
do-play-lost = Spiel { $cards }. { ranked-large } { lost }
    .short = Spiel { $cards }
do-field-free = Mach { $card } zu deiner Feldkarte: { $effect }
    .short = Mach { $card } zu deiner Feldkarte
do-field-gratis = Mach { $card } zu deiner Feldkarte: { $effect }
    .short = Mach { $card } zu deiner Feldkarte
do-field-changed = Mach { $card } zu deiner Feldkarte ({ cost }): { $effect }
    .short = Mach { $card } zu deiner Feldkarte ({ cost })
do-pickup = Nimm auf
do-pickup-pile = Nimm den Stapel auf ({ COUNT($count, one: "Karte", other: "Karten") })
    .short = Nimm den Stapel auf
do-pickup-nothing = Passen
do-burn = Bezahl mit { $cards }
do-burn-fate = Bezahl mit { $cards }. Die Karte { fate }. Dafür kommt { next-card } vom Nachziehstapel quer dazu
    .short = Bezahl mit { $cards }
do-swap-for = Tausch { $given } gegen deine offene Karte { $taken }
do-bury = Tausch { $cards } gegen die verdeckte Karte { $place }
do-look = Sieh dir die verdeckte Karte { $place } an
do-keep = Lass sie liegen
do-call-higher = Höher. Dann braucht man { $fits }
    .short = Höher
do-call-higher-anything = Höher. Dann passt alles
    .short = Höher
do-call-lower = Tiefer. Dann braucht man { $fits }
    .short = Tiefer
do-call-lower-anything = Tiefer. Dann passt alles
    .short = Tiefer
do-call-higher-void = Höher als { term-value }. Das zählt nicht, denn die Feldkarte, die danach fragt, ist weg
    .short = Höher als { term-value }
do-call-lower-void = Tiefer als { term-value }. Das zählt nicht, denn die Feldkarte, die danach fragt, ist weg
    .short = Tiefer als { term-value }
do-done = Fertig
do-done-before = Fang keine Straße an. Als Nächstes braucht man { $fits }
    .short = Keine Straße
do-done-run = Beende die Straße. Als Nächstes braucht man { $fits }
    .short = Beende die Straße
do-done-swap = Hör auf zu tauschen und behalt dein Blatt
    .short = Hör auf zu tauschen
do-next = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} als Nächstes dran

## Knöpfe, deren Wort davon abhängt, was sie tun.

label-pickup-pile = { COUNT($count, one: "Karte", other: "Karten") } aufnehmen
label-pickup-nothing = Passen
label-field-free = Wählen
label-done-before = Keine Straße
label-done-run = Straße beenden
label-done-swap = Nicht mehr tauschen

## Wie das Spiel endete, und woraus sich das Ergebnis ergibt.

end-last = Nur { $last ->
    [you] du hast
   *[other] { $last } hat
} noch Karten
end-stalled = { $stall_turns } Züge ohne Fortschritt: Die wenigsten Karten gewinnen

## Wer anfängt, und warum.

opening-rule = Nach diesen Regeln { $dealer ->
    [you] gibst du
   *[other] gibt { $dealer }
} zuerst, also { $first ->
    [you] fängst du
   *[other] fängt { $first }
} an.

## Was jemand zuletzt getan hat, unter dem Namen.

brief-chosen = gewählt
brief-chosen-up = gewählt
brief-played = { LIST($cards, last: "beside") }
brief-played-cancels = hebt { LIST($undone, last: "beside") } auf
brief-flipped = deckt { $card } auf
brief-picked_up = nimmt { $count } auf
brief-picked_up-nothing = passt
brief-field_changed = neue Feldkarte: { $card }
brief-called = sagt „{ call }“ an
brief-named = → { $to }
brief-swapped = nimmt { LIST($taken, last: "beside") }
brief-stopped-swap = fertig
brief-stopped-run = beendet die Straße

## Quer über den Tisch.

banner-field_changed =
    Neue Feldkarte: { $card }
    { $effect }
banner-paradox = Paradox!
banner-run_undone = Die Straße geht zurück
banner-left = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} raus!

## Zeichen bei den Spielern, und Warnungen.

badge-dealer = gibt
badge-dealer-tip = G: { $who ->
    [you] Du hast
   *[other] { $who } hat
} gegeben und zuletzt gewählt
badge-out = raus, { $place }
badge-out-tip = Hat keine Karten mehr
warning-quiet = { COUNT($count, one: "Zug", other: "Züge") } ohne Fortschritt. Bei { $limit } endet das Spiel, und die wenigsten Karten gewinnen

## Worte für Werte.

term-direction = { $direction ->
    [1] im Uhrzeigersinn
    [-1] gegen den Uhrzeigersinn
   *[other] { $direction }
}
term-value = { $value ->
    [table] ein leerer Stapel
   *[other] { RANK($value) }
}
# die Acht, der Bube, die Könige
the-rank = { RANK($rank, form: "gender") ->
    [f] die
    [n] das
   *[m] der
} { RANK($rank) }
ranked = { $count ->
    [one] { the-rank }
   *[other] die { RANK($rank, form: "many") }
}
rank-large = { RANK($rank, form: "gender") ->
    [f] Die
    [n] Das
   *[m] Der
} { RANK($rank) }
ranked-large = { $count ->
    [one] { rank-large }
   *[other] Die { RANK($rank, form: "many") }
}
# die Feld-Sieben, der Feld-König
the-field = { RANK($rank, form: "gender") ->
    [f] die
    [n] das
   *[m] der
} Feld-{ RANK($rank) }
counts = { $count ->
    [one] zählt
   *[other] zählen
}
like = { $count ->
    [one] { RANK($like) }
   *[other] { RANK($like, form: "many") }
}
lost = { $count ->
    [one] { $lost ->
        [bind] bindet niemanden
        [run] beginnt keine Straße
        [swap] tauscht nichts
        [call] verlangt keine Ansage
        [skip] lässt niemanden aussetzen
        [open] lässt nicht alles zu
        [burn] verbrennt nichts
        [choose] bestimmt niemanden
        [extend] verlangt keine weitere Karte
        [reverse] ändert die Richtung nicht
        [toll] kostet nichts
       *[neutralise] hebt nichts auf
    }
   *[other] { $lost ->
        [bind] binden niemanden
        [run] beginnen keine Straße
        [swap] tauschen nichts
        [call] verlangen keine Ansage
        [skip] lassen niemanden aussetzen
        [open] lassen nicht alles zu
        [burn] verbrennen nichts
        [choose] bestimmen niemanden
        [extend] verlangen keine weitere Karte
        [reverse] ändern die Richtung nicht
        [toll] kosten nichts
       *[neutralise] heben nichts auf
    }
}
call = { $call ->
    [higher] höher
   *[lower] tiefer
}
next-card = { $next ->
    [none] die nächste Karte
   *[other] { $next }
}
cost = kostet { $paid ->
    [none] eine offene Karte
   *[other] { $paid }
}
fate = { $fate ->
    [under] kommt unter den Nachziehstapel
   *[burned] verbrennt
}

## Als was Karten auf dem Stapel zählen, und was sie tun.

cards-of = { $count ->
    [one] { RANK($rank) }
   *[other] { $count } { RANK($rank, form: "many") }
}
so-many = { $value ->
    [table] leerer Stapel
   *[other] { $single ->
        [yes] { RANK($value) }
       *[no] { RANK($value, form: "many") }
    }
}
counts-does = { counts-as }: { $does }
counts-as = { counts } als { so-many }
used-as = das zählt als { $value ->
    [table] leerer Stapel
   *[other] { $single ->
        [yes] { RANK($value) }
       *[no] { $count } { RANK($value, form: "many") }
    }
}
link = { cards-of }: { $does }
link-as = { cards-of }, { $count ->
    [one] zählt
   *[other] zählen
} als { so-many }: { $does }
line = { $what }
whys = { "" }{ whys-listed }
whys-listed = { LIST($reasons, last: "comma") }
does-bind = nur { RANK($value, form: "many") } und Joker passen darauf
does-run = du kannst eine Straße anfangen
does-swap = { COUNT($count, one: "Karte", other: "Karten") } tauschen
does-call = höher oder tiefer ansagen
does-skip = { $count ->
    [one] jemanden
   *[other] { $count } Spieler
} aussetzen lassen
does-open = darauf passt alles
does-called = danach wird angesagt
does-burn = der Stapel verbrennt
does-choose = bestimmen, wer dran ist
does-extend = du musst noch einmal spielen
does-reverse = { $count ->
    [1] die Richtung ändern
   *[other] { $count }-mal die Richtung ändern
}
does-toll = wer darauf spielt, zieht { COUNT($count, one: "Karte", other: "Karten") } extra
does-no-toll = das kostet nichts, weil der Nachziehstapel leer ist
does-nothing = keine Wirkung
no-effect = sonst passiert nichts
fits-anything = passt immer
undoes = hebt die Karte darunter auf
undoes-nothing = hier gibt es nichts aufzuheben
is-paradox = es ist ein Paradox, denn ohne { LIST($cards) } könntest du ihn nicht spielen: Der Stapel verbrennt ({ COUNT($count, one: "Karte", other: "Karten") })
no-power-in-run = in einer Straße ohne Wirkung
overrules = passt fast immer
ignores = die Reihenfolge ist egal
mirrors = kopiert die Karte darunter
chooses-nobody = zu zweit gibt es niemanden zu bestimmen
why-joker = { $below ->
    [yes] ein Joker zählt so viel wie die Karte darunter
   *[no] ein Joker mit nichts darunter
}
why-mirror = { $below ->
    [none] { RANK($rank, form: "a") } mit nichts darunter
    [table] { RANK($rank, form: "a") }, und darunter gibt es nichts zu kopieren
   *[other] { RANK($rank, form: "a") } auf { RANK($below, form: "dat") } zählt als { RANK($below) }
}
why-field = Feld-{ RANK($rank) }: { $effect }
why-run = in einer Straße haben Karten keine Wirkung

## Was bei einem Zug herauskommt.

effects = { LIST($effects, last: "comma") }{ $after ->
    [0] { "" }
   *[other] , und { LIST($after, last: "comma") }
}
burns = der Stapel verbrennt ({ COUNT($count, one: "Karte", other: "Karten") })
burn-by = { $how ->
    [paradox] ein Paradox verbrennt
   *[kind] { $kind } Gleiche verbrennen
} den Stapel ({ COUNT($count, one: "Karte", other: "Karten") })
skips = du lässt { $few ->
    [yes] { LIST($seats, form: "acc") }
   *[no] { $count } Spieler
} aussetzen
swaps = du tauschst { COUNT($count, one: "Karte", other: "Karten") }{ $down ->
    [yes] { " " }mit den verdeckten
   *[no] { "" }
}
reverses = die Richtung ändert sich
sends-run-back = { LIST($cards) } { $cards ->
    [one] geht
   *[other] gehen
} zurück auf { SEAT($who, form: "whose-f") } Hand
undoes-swaps = was { $who ->
    [you] du getauscht hast
   *[other] { $who } getauscht hat
}, geht zurück
cancels = { LIST($cards) } { $who ->
    [0] { "" }
   *[other] von { SEAT($who, form: "dat") }{ " " }
}{ $cards ->
    [one] verliert
   *[other] verlieren
} die Wirkung
run-ends = Hörst du bei { $card } auf, braucht man danach { $fits }
nothing-in-run = in einer Straße hat das keine Wirkung
play-again = du musst noch einmal spielen{ $count ->
    [0] { "" }
   *[other] , kannst aber nicht und nimmst { COUNT($count, one: "Karte", other: "Karten") } auf
}
you-call = du sagst höher oder tiefer an
you-choose = du bestimmst, wer dran ist
asks-nobody = { the-rank } entscheidet, wer dran ist, nicht du
you-draw = du ziehst { COUNT($count, one: "Karte", other: "Karten") } extra, weil du auf ein Ass spielst
you-take-up = du nimmst deine Feldkarte auf die Hand
you-are-out = du bist raus

## Was Feldkarten tun.

field-none = bewirkt in diesem Spiel nichts
field-firm = { $ranks ->
    [0] alle Karten
   *[other] { LIST($ranks, form: "many") }
} müssen in die Reihenfolge passen
field-triple = drei oder mehr Gleiche in Folge auf dem Stapel zählen als Dreien, egal, von wem sie sind
field-single = alle spielen nur eine Karte auf einmal
field-bottom = { $ranks ->
    [0] bewirkt noch nichts, weil gerade keine Karte tauscht
   *[other] { LIST($ranks, form: "many") } tauschen mit verdeckten Karten
}
field-flipped = alle sehen die nächste Karte des Nachziehstapels
field-bifurcate = jeder Zug endet mit einer Ansage
field-double = { $powers ->
    [0] bewirkt noch nichts, weil gerade nichts doppelt zählen kann
   *[other] { LIST($powers) } zählen doppelt
}{ $ranks ->
    [0] { "" }
   *[other] , und { LIST($ranks, form: "many") } ändern die Richtung nicht
}
doubled-swap = Tauschen
doubled-skip = Aussetzen
doubled-toll = Asse auf dem Stapel
field-level = alles bis zur Neun zählt als Neun
field-phoenix = verbrannte Karten kommen unter den Nachziehstapel
field-appoint = alle bestimmen, wer nach ihnen dran ist{ $ranks ->
    [0] { "" }
   *[other] , nur nicht nach { LIST($ranks, form: "dat-many") }
}
field-flat = zusammen gespielte Karten zählen als eine, nur nicht beim Verbrennen
field-inverted = alle spielen gleich hoch oder tiefer
field-big_hand = jedes Blatt ist eine Karte größer
field-mute = keine Karte hat eine Wirkung
law-rank = { $rank ->
    [X] Joker
   *[other] { $rank }
}
law-pair = { law-rank } + { law-rank }
cancel = heben sich auf
law = { law-rank }: { $effect }
law-none = bewirkt nichts
law-firm = { $ranks ->
    [0] alle Karten
   *[other] { LIST($ranks) }
} wie normale Karten
law-triple = drei Gleiche in Folge sind Dreien
law-single = immer nur eine Karte
law-bottom = { $ranks ->
    [0] kein Tausch, keine Wirkung
   *[other] verdeckte Karten tauschen
}
law-flipped = der Nachziehstapel ist offen
law-bifurcate = jeder Zug mit Ansage
law-double = Wirkungen zählen doppelt
law-level = 2 bis 9 zählen als Neunen
law-phoenix = Verbranntes kommt wieder
law-appoint = bestimmen, wer dran ist{ $ranks ->
    [0] { "" }
   *[other] , außer nach { LIST($ranks, last: "or") }
}
law-flat = mehrere zählen als eine
law-inverted = gleich hoch oder tiefer
law-big_hand = eine Karte mehr auf der Hand
law-mute = keine Wirkungen
cancelled = aufgehoben durch { $again ->
    [yes] noch { RANK($rank, form: "acc") }
   *[no] { RANK($rank, form: "acc") }
}
no-source = nichts, weil der Nachziehstapel leer ist
last-of-source = Sie bewirkt nichts, denn fürs Bezahlen kommt die letzte Karte vom Nachziehstapel
times = Wirkungen zählen { $count }-fach
until-end = { $effect }, bis dieser Zug zu Ende ist
still-counts = liegt nicht mehr im Feld, gilt aber noch
nothing-new = nichts Neues

## Was sich mit einer neuen Feldkarte ändert.

acts = { $effect }
old-does = Nichts Neues: { $card } tut schon dasselbe
another-does = Nichts Neues: { RANK($rank, form: "gender") ->
    [f] Eine andere
    [n] Ein anderes
   *[m] Ein anderer
} { RANK($rank) } tut schon dasselbe
cancel-each = Sie und { SEAT($who, form: "whose-f") } { $other } heben sich auf
free-of-charge = Das kostet nichts
price = Das kostet { $card ->
    [none] eine offene Karte
   *[other] { $card }
}. Die Karte { fate }
old-back = { $card } kommt zurück auf deine Hand{ $stops ->
    [yes] { " " }und gilt nicht mehr
   *[no] { "" }
}
takes-effect = { $count ->
    [one] { SEAT($who, form: "whose-f") } { $card } gilt jetzt: { $effect }
   *[other] { $pairs } der { RANK($card, form: "many") } im Feld heben sich auf, und eine Karte gilt: { $effect }
}
call-lapses = Die Ansage gilt nicht mehr
source-down = Der Nachziehstapel wird wieder zugedeckt
changes-left = Danach noch { COUNT($count, one: "Wechsel", other: "Wechsel") }

## Was auf dem Tisch ist, und was dazu gesagt wird.

told-goes = es geht { $way ->
    [clockwise] im Uhrzeigersinn
   *[anticlockwise] gegen den Uhrzeigersinn
}
slate-goes = { $way ->
    [clockwise] im Uhrzeigersinn
   *[anticlockwise] gegen den Uhrzeigersinn
}
told-order = du spielst gleich hoch oder { $way ->
    [up] höher
   *[down] tiefer
}
slate-order = gleich hoch oder { $way ->
    [up] höher
   *[down] tiefer
}
told-filled = du ziehst auf { COUNT($count, one: "Karte", other: "Karten") } nach
slate-filled = { COUNT($count, one: "Karte", other: "Karten") } auf der Hand
told-owed = für Asse noch { COUNT($count, one: "Karte", other: "Karten") } zu ziehen
slate-owed = noch { COUNT($count, one: "Karte", other: "Karten") } ziehen, für Asse
told-some-idle = manche Werte bewirken als Feldkarten nichts
slate-some-idle = im Feld ohne Wirkung:
told-idle = als Feldkarten bewirken { LIST($ranks, form: "many") } nichts
slate-idle = { LIST($ranks, last: "beside") }
told-run = die Straße geht mit { RANK($rank, form: "dat") } weiter
slate-run = Straße: jetzt { $rank }
told-swap = noch { $count }-mal tauschen
slate-swap = noch { $count }-mal tauschen
told-choose = alle wählen offene Karten und eine Feldkarte
slate-choose = alle wählen
told-burn = die neue Feldkarte muss bezahlt werden
slate-burn = eine Karte zum Verbrennen
told-call = höher oder tiefer ansagen
slate-call = höher oder tiefer ansagen
told-next = bestimmen, wer als Nächstes dran ist
slate-next = wer ist dran?
told-bind = nur { RANK($rank, form: "many") } und Joker passen
slate-bind = nur { RANK($rank, form: "many") } und Joker
slate-value = { $value ->
    [table] leer
   *[other] { $value }
}
any-fits = alles passt
any-fits-on = auf { RANK($value, form: "acc") } passt alles
needs = spiel { $fits }
may-change = diese Feldkarte darf noch { $count }-mal gewechselt werden{ $cost ->
    [none] { "" }
   *[horizontal] { " " }(für eine offene Karte)
}

## Was Karten und Stapel sind und tun: kleine Hinweise.

as-field = Als Feldkarte: { $effect }
in-source = { $next ->
    [yes] Die nächste Karte, du hast sie gesehen
   *[no] Du hast sie gesehen, und irgendwer wird sie ziehen
}
lies-down = Sie liegt hier verdeckt, und du hast sie gesehen
turned-up-later = Aufgedeckt wird, wenn alle gewählt haben
cancelled-by = { $effect }: aufgehoben durch { $who ->
    [none] { $card }, die noch gilt
   *[other] { SEAT($who, form: "whose-f") } { $card }
}
field-last = { SEAT($who, form: "whose-f") } Feldkarte { $works ->
    [yes] gilt für alle und wird zuletzt gespielt
   *[no] wird zuletzt gespielt
}
change-costs = { $cost ->
    [none] Wechseln kostet nichts
    [more] Du hast keine offene Karte mehr, um einen Wechsel zu bezahlen
   *[horizontal] Wechseln kostet eine offene Karte
}
can-pay = { $sideways ->
    [yes] Verbraucht: Sie kam für eine Karte, die eine Feldkarte bezahlt hat. Darum liegt sie quer und kann nicht bezahlen
   *[no] Damit kannst du einen Wechsel der Feldkarte bezahlen
}
plays-now = { $who ->
    [you] Du spielst sie
   *[other] { $who } spielt sie
} jetzt
zone-up = Die spielst du, wenn deine Hand und der Nachziehstapel leer sind
zone-source = Am Ende deines Zugs ziehst du auf { COUNT($count, one: "Karte", other: "Karten") } nach
zone-source-gone = Hier gibt es nichts mehr zu ziehen
zone-burned = { $under ->
    [yes] Verbrannte Karten kommen gerade unter den Nachziehstapel
   *[no] Aus dem Spiel
}
all-gone = Keine mehr da
choose-field = Sie gilt für alle, also nimm, womit du leben kannst
field-gone = Hier liegt keine Feldkarte mehr
zone-hand = { $who ->
    [you] Von hier spielst du
   *[other] Die sieht nur { $who }
}
for-the-end = { $ranks ->
    [0] Die spielst du, wenn deine Hand und der Nachziehstapel leer sind
   *[other] Für den Schluss. Am besten { LIST($ranks, last: "or", form: "a") }
}
is-out = Hat keine Karten mehr
race = noch { COUNT($count, one: "Karte", other: "Karten") }
    .short = noch { $count }
out-when = { $source ->
    [yes] Raus, wenn der Nachziehstapel und alle diese Karten weg sind
   *[no] Raus, wenn alle diese Karten weg sind
}

## Was für einen Zug spricht.

goes-out = Du bist raus und kannst nicht mehr verlieren
stops = { $where ->
    [up] Keine von { SEAT($who, form: "whose-dat-many") } offenen Karten passt darauf
   *[hand] Du kennst { SEAT($who, form: "whose-f") } ganze Hand. Davon passt nichts
}
unseen-fit = { unseen-that } darauf
unseen-that = { $count ->
    [0] { $every ->
        [1] Die eine Karte, die du nicht kennst, passt nicht
       *[other] Keine der { $every } Karten, die du nicht kennst, passt
    }
    [1] { $every ->
        [1] Die eine Karte, die du nicht kennst, passt
       *[other] Nur 1 der { $every } Karten, die du nicht kennst, passt
    }
   *[other] { $count } der { $every } Karten, die du nicht kennst, passen
}
fewer-fit = { unseen-that } darauf, auf { RANK($rank, form: "acc") } wären es { $more }
nothing-else = Sonst passt bei dir nichts
gone-together = Du wirst { $count ->
    [2] beide
   *[other] alle { $count }
} { RANK($rank, form: "many") } auf einmal los
has-to-wait = { $who ->
    [you] Du hast noch { COUNT($count, one: "Karte", other: "Karten") } und musst
   *[other] { $who } hat noch { COUNT($count, one: "Karte", other: "Karten") } und muss
} warten
can-run = { COUNT($count, one: "weitere Karte von dir kann", other: "weitere Karten von dir können") } in einer Straße folgen
pile-gone = Diesen Stapel musst du nicht mehr aufnehmen
extreme = { $count ->
    [one] Das ist deine { $which ->
        [highest] höchste
       *[lowest] niedrigste
    } Karte{ $every ->
        [yes] { "" }
       *[no] , die passt
    }
   *[other] Das sind deine { $which ->
        [highest] höchsten
       *[lowest] niedrigsten
    } Karten{ $every ->
        [yes] { "" }
       *[no] , die passen
    }
}{ $spared ->
    [0] { "" }
   *[other] , abgesehen von { LIST($spared) }
}
worth-keeping = { LIST($cards) } { $cards ->
    [one] würde auch passen, wäre
   *[other] würden auch passen, wären
} aber zu schade
can-follow = Danach kannst du { LIST($cards, last: "or") } spielen
keeps = Du hebst dir { LIST($cards) } für später auf
hardest = Keine deiner Karten wirst du schwerer los
same-turn = Du kannst im selben Zug noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} spielen
only-fits = Nur { LIST($cards) } { $cards ->
    [one] würde passen, wäre
   *[other] würden passen, wären
} aber zu schade
keeps-all = Du hebst dir alle Karten für später auf
may-fit = { $every ->
    [1] Es gibt nur 1 Karte, die es sein kann, und die passt{ $count ->
        [0] { " " }nicht
       *[other] { "" }
    }
   *[other] Von { $every } Karten, die es sein könnten, { $count ->
        [0] passt keine
        [1] passt 1
       *[other] passen { $count }
    }
}
surely-fits = Sie passt, was immer es ist
fit-then = { unseen-that } danach, andersherum wären es { $instead }
own-fit = { $count } deiner eigenen Karten { $count ->
    [one] passt
   *[other] passen
} danach, andersherum { $instead }
could-play = Soweit du weißt, könnte { $other } { COUNT($more, one: "Karte", other: "Karten") } spielen und { $who } { $count ->
    [0] keine
   *[other] { $count }
}
all-alike = Alle anderen haben { COUNT($count, one: "Karte", other: "Karten") }, niemand ist also näher dran
next-anyway = { $who ->
    [you] Du wärst
   *[other] { $who } wäre
} sowieso dran
lie-together = { RANK($rank, form: "many") } unter deinen offenen Karten kannst du zusammen spielen
held-together = { RANK($rank, form: "many") } auf deiner Hand kannst du zusammen spielen
fits-widely = Gegen Ende passt sie auf { $every ->
    [yes] jeden Wert
   *[no] mindestens so viele Werte wie jede andere deiner Karten
}
lowest-card = Das ist deine niedrigste Karte, und die anderen kannst du von Anfang an brauchen
fits-on = Sie passt auf { $count } von { $every } Werten, und { $card } bleibt auf deiner Hand
least-fitting = Keine offene Karte, mit der du bezahlen kannst, passt auf weniger Werte
better-late = Offene Karten spielst du gegen Ende, und { $card } passt auf mehr Werte als { $than }
fits-instead = { $card } passt jetzt auf den Stapel, { $than } nicht
sooner = Auf der Hand kannst du { $card } früher spielen
hand-stays = Dein Blatt bleibt, wie es ist
wasted-in-run = Du hebst dir { LIST($cards) } auf, denn in einer Straße wäre die Wirkung verschenkt
may-leave = Vielleicht lohnt sich der Tausch, und du kannst sie immer noch liegen lassen
may-be-better = { $every ->
    [1] Es gibt nur 1 Karte, die es sein kann, und die passt auf { $count ->
        [0] nicht mehr Werte als
       *[other] mehr Werte als
    } { $card }
   *[other] Von { $every } Karten, die es sein könnten, { $count ->
        [0] passt keine
        [1] passt 1
       *[other] passen { $count }
    } auf mehr Werte als { $card }
}
fit-with-it = Dann { $count ->
    [one] passt 1 deiner Karten
   *[other] passen { $count } deiner Karten
} auf den Stapel statt { $before ->
    [0] keiner
   *[other] { $before }
}
old-fits = Deine alte Feldkarte, { $card }, passt auf den Stapel
replaced-by = Für die Karte, mit der du bezahlst, kommt { $card } vom Nachziehstapel
only-price = Das ändert nur eine deiner offenen Karten
gets-old = { $stops ->
    [yes] { $card } gilt nicht mehr, und du kannst die Karte spielen
   *[no] Du bekommst { $card } zurück und kannst die Karte spielen
}
idle-there = Dort bewirkt sie nichts, und { $card } kannst du immer noch spielen
always-big_hand = Du hast eine Karte mehr zur Auswahl
always-bottom = Deine offenen Karten bleiben, wie du sie gewählt hast
always-flipped = Du weißt schon vor deinem Zug, was du ziehst
always-bifurcate = Du sagst bei jedem Zug an, was folgen muss
always-appoint = Du bestimmst, wer nach dir dran ist
always-phoenix = Der Nachziehstapel reicht länger
lose-power = { $few ->
    [no] Dann hat keine Karte eine Wirkung, auch { $count } von deinen nicht
   *[yes] Von deinen { $every } anderen Karten { $count ->
        [0] hat keine
        [1] hat nur 1
       *[other] haben nur { $count }
    } eine Wirkung
}
held-back = { $count ->
    [0] Du hast keine Karte, die sie bremst
   *[other] { $effect }. Das bremst auch { COUNT($count, one: "Karte", other: "Karten") } von dir
}
count-double = { $count } deiner eigenen Karten { $count ->
    [one] würde
   *[other] würden
} doppelt zählen
count-as-nines = { $count } deiner eigenen Karten { $count ->
    [one] würde als Neun
   *[other] würden als Neunen
} zählen
easier = Von deinen { $every } anderen Karten { $count ->
    [0] würdest du keine
    [1] würdest du 1
   *[other] würdest du { $count }
} leichter los
of-a-kind = { $count ->
    [0] Du hast kein Paar, also verlierst du nichts dabei
   *[other] Nur { $count } deiner { $every } anderen Karten hast du mehrfach
}
no-triple = Du hast keine drei Gleichen, also verlierst du nichts dabei

## Was passt. Überall im vierten Fall: „Spiel einen Buben oder höher oder einen Joker“.

anything = irgendeine Karte
fits = { LIST($parts, last: "or") }
fits-or-joker = { $part } oder einen Joker
fits-from = { $how ->
    [short] { $rank }
   *[spelled] { RANK($rank, form: "acc") }
} oder { beyond }
fits-beyond = { $how ->
    [short] { beyond } als { $rank }
   *[spelled] eine Karte { beyond } als { RANK($rank, form: "a") }
}
beyond = { $way ->
    [up] höher
   *[down] tiefer
}
fits-rank = { $how ->
    [short] { $rank }
   *[spelled] { RANK($rank, form: "acc") }
}
a-joker = einen Joker

## Warum etwas nicht geht.

no-choose-first = Wähl erst deine offenen Karten und deine Feldkarte
no-burn-first = Bezahl erst die neue Feldkarte: Verbrenn eine offene Karte
no-call-first = Sag erst höher oder tiefer an
no-next-first = Bestimm erst, wer als Nächstes dran ist
no-swap-first = Tausch erst oder sag „fertig“
no-run-first = Spiel die Straße weiter oder sag „fertig“
no-up-now = Offene Karten wählst du nur vor dem Spiel
no-burn-now = Es gibt nichts zu bezahlen
no-swap-now = Tauschen kannst du nur, wenn du eine Karte spielst, die tauscht
no-bury-now = Tauschen kannst du nur, wenn du eine Karte spielst, die tauscht
no-look-now = Eine Karte ansehen kannst du nur, um sie zu tauschen
no-keep-now = Du siehst dir gerade keine Karte an
no-done-now = Hier gibt es nichts zu beenden
no-call-now = Hier gibt es nichts anzusagen
no-next-now = Du bestimmst nicht, wer dran ist
no-extend = Auf { RANK($rank, form: "acc") } musst du noch einmal spielen
no-name-cards = Wähl die Karten, die du spielen willst
no-field-last = Deine Feldkarte spielst du erst, wenn du sonst nichts mehr hast
no-one-place = Zusammen spielst du nur Karten, die vom selben Platz kommen
no-single = Mit { $field } kannst du nur eine Karte auf einmal spielen
no-run-by-rank = Eine Straße geht Wert für Wert. Spiel erst die { RANK($rank, form: "many") }
no-source-first = Die kannst du erst spielen, wenn der Nachziehstapel leer ist
no-bind = Darauf passt nur { RANK($rank, form: "a") } oder ein Joker
no-called = Es gibt eine Ansage. Spiel { $fits }
no-field-stops = Mit { $field } geht das nicht. Spiel { $fits }
no-needs = Spiel { $fits }
no-run-rank = Die Straße geht mit { RANK($rank, form: "dat") } weiter und mit nichts anderem
no-run-ends = Eine Straße braucht zwei Karten, und auf { RANK($rank, form: "acc") } folgt nichts
no-run-alone = Nach { RANK($rank, form: "dat") } braucht eine Straße { RANK($next, form: "acc") }, und du hast { RANK($next, form: "gender") ->
    [f] keine
    [n] keins
   *[m] keinen
}
no-run-flip = In dieser Straße könnte keine zweite Karte folgen
no-no-place = Dort liegt keine verdeckte Karte
no-flip-first = Du musst eine verdeckte Karte aufdecken
no-can-play = Du kannst noch { LIST($cards, last: "or") } spielen, also darfst du nicht aufnehmen
no-choose-one = Wähl immer nur eine Karte
no-choose-up = Wähl erst { COUNT($count, one: "offene Karte", other: "offene Karten") }
no-choose-field = Wähl jetzt deine Feldkarte
no-change-never = In diesem Spiel wechselt niemand die Feldkarte
no-change-late = Die Feldkarte kannst du nur wechseln, bevor du spielst
no-change-again = Du hast deine Feldkarte in diesem Zug schon gewechselt
no-change-often = In einem Spiel kannst du deine Feldkarte nur { $count ->
    [1] einmal
   *[other] { $count }-mal
} wechseln
no-change-source = Der Nachziehstapel ist leer, jetzt wechselt niemand mehr die Feldkarte
no-change-none = Du hast keine Feldkarte
no-change-hand = Du hast keine Handkarte für einen Wechsel
no-change-upright = Du hast keine offene Karte mehr zum Bezahlen
no-name-field = Wähl eine Handkarte als neue Feldkarte
no-paid = { $card } liegt quer und kann nicht bezahlen. Nimm eine andere Karte
no-not-up = Das ist keine deiner offenen Karten
no-name-burned = Wähl eine offene Karte zum Verbrennen, aber keine, die quer liegt
# nach „mit“
field-of = { $who ->
    [you] { RANK($rank, form: "gender") ->
        [f] deiner
       *[m] deinem
    }
   *[other] { SEAT($who, form: "whose") }
} Feld-{ RANK($rank) }
field-lingers = { RANK($rank, form: "gender") ->
    [f] der
   *[m] dem
} Feld-{ RANK($rank) }, { RANK($rank, form: "gender") ->
    [f] die
   *[m] der
} noch in diesem Zug gilt,
a-field-card = einer Feldkarte
no-run-short = Noch kannst du nicht aufhören. Eine Straße muss mindestens bis { RANK($rank, form: "gender") ->
    [f] zur
   *[m] zum
} { RANK($rank) } gehen
no-looking = Du siehst dir gerade eine Karte an. Tausch sie oder lass sie liegen
no-one-seat = Such jemanden aus
no-another = Such jemand anderen aus
no-is-out = { $who ->
    [you] Du bist
   *[other] { $who } ist
} schon raus
no-swaps-down = Mit { $field } kannst du nur mit verdeckten Karten tauschen
no-swaps-up = Tauschen kannst du nur mit offenen Karten
no-blind = In diesem Spiel tauschst du blind, ohne die Karte anzusehen
no-looked = Du siehst dir schon eine Karte an
no-look-first = Sieh dir erst die verdeckte Karte an
no-name-swap = Wähl eine Handkarte, dann eine offene Karte
no-bury-there = Tausch eine Handkarte gegen die Karte, die du gerade ansiehst
no-face-down = Diese Karte ist verdeckt. { $due ->
    [hand-first] Spiel erst deine Hand leer
    [source-first] Du kannst sie erst spielen, wenn der Nachziehstapel leer ist
    [up-first] Spiel erst deine offenen Karten
   *[flip] Deck sie dort auf, wo sie liegt
}
no-not-held = Diese Karte hast du nicht

## Hausregeln: wie eine Regel heißt und was sie ändert, dann ihre Werte.

option-powers = Was Karten beim Ausspielen tun
    .help = Was die Karten jedes Werts tun, wenn sie gespielt werden.
    .search = Sonderkarten, aussetzen, Richtungswechsel, Bombe, abräumen, aufheben, kopieren
value-powers-overrule = geht auf alles
    .help = Du kannst sie auf höhere und auf tiefere Karten spielen, aber nicht auf eine Karte, die bindet, und nicht gegen eine Ansage.
    .clause = gehen auf fast alles
value-powers-bind = bindet
    .help = Nur Karten ihres Werts und Joker passen darauf.
    .clause = binden, was folgt
value-powers-run = beginnt eine Straße
    .help = Du kannst eine Straße weiterspielen, jedes Mal einen Wert höher. Karten in einer Straße haben keine Wirkung.
    .clause = können eine Straße beginnen
value-powers-swap = tauscht
    .help = Du kannst eine Handkarte gegen eine deiner offenen Karten tauschen, einmal für jede gespielte Karte.
    .clause = tauschen eine Handkarte gegen eine offene
value-powers-mirror = kopiert
    .help = Sie wird zu der Karte, auf die du sie spielst, samt deren Wirkung.
    .clause = kopieren die Karte darunter
value-powers-call = höher oder tiefer
    .help = Du sagst höher oder tiefer an, und die nächste Karte muss das sein, oder gleich hoch.
    .clause = lassen dich höher oder tiefer ansagen
value-powers-skip = lässt aussetzen
    .help = Für jede gespielte Karte setzt einer der Nächsten aus.
    .clause = lassen jemanden aussetzen
value-powers-open = alles passt
    .help = Jede Karte passt darauf.
    .clause = lassen jede Karte zu
value-powers-burn = verbrennt
    .help = Sie verbrennt den ganzen Stapel und sich selbst mit.
    .clause = verbrennen den Stapel
value-powers-choose = bestimmt, wer dran ist
    .help = Du bestimmst, wer von den anderen als Nächstes dran ist.
    .clause = lassen dich bestimmen, wer dran ist
value-powers-extend = noch einmal
    .help = Du musst noch einmal darauf spielen. Kannst du nicht, nimmst du den Stapel auf.
    .clause = lassen dich noch einmal spielen
value-powers-reverse = ändert die Richtung
    .help = Sie ändert die Richtung, einmal für jede gespielte Karte.
    .clause = ändern die Richtung
value-powers-toll = kostet eine Karte
    .help = Wer darauf spielt, zieht am Ende des Zugs für jede dieser Karten eine Karte extra.
    .clause = kosten eine Karte extra
value-powers-neutralise = hebt auf
    .help = Sie hebt die Karte auf, auf die du sie spielst. Ist das ein Paradox, verbrennt der Stapel.
    .clause = heben die Karte darunter auf
value-powers-nothing = nichts
    .help = Sie tut beim Ausspielen nichts Besonderes.
    .clause = tun beim Ausspielen nichts
option-field_powers = Was Feldkarten tun
    .help = Was die Karten jedes Werts als Feldkarten für alle ändern.
    .clause = { LIST($cards, form: "many") } als Feldkarten { $does }
    .search = Feld, Regeln ändern
value-field_powers-none = nichts
    .help = Als Feldkarte bewirkt sie nichts.
    .clause = bewirken nichts
value-field_powers-firm = nur Zweien gehen auf alles
    .help = Sechsen, Siebenen und Zehnen müssen wie jede andere Karte in die Reihenfolge passen.
    .clause = lassen nur Zweien auf fast alles
value-field_powers-triple = drei sind eine Drei
    .help = Drei oder mehr Gleiche in Folge auf dem Stapel zählen als Dreien, egal, von wem sie sind.
    .clause = machen aus drei Gleichen eine Drei
value-field_powers-single = nur eine auf einmal
    .help = Alle spielen eine Karte auf einmal, auch in Straßen.
    .clause = erlauben nur eine Karte auf einmal
value-field_powers-bottom = tauscht verdeckt
    .help = Getauscht wird mit verdeckten Karten statt mit offenen.
    .clause = lassen mit verdeckten Karten tauschen
value-field_powers-flipped = Nachziehstapel offen
    .help = Alle sehen die nächste Karte des Nachziehstapels. Zwei davon heben sich auf.
    .clause = zeigen allen die nächste Karte des Nachziehstapels
value-field_powers-bifurcate = jeder Zug mit Ansage
    .help = Jeder Zug endet mit einer Ansage, höher oder tiefer. Sie ersetzt die gewöhnliche Reihenfolge.
    .clause = beenden jeden Zug mit einer Ansage
value-field_powers-double = zählt doppelt
    .help = Tauschen, Aussetzen, Richtungswechsel und Karten für Asse zählen doppelt.
    .clause = verdoppeln alle Wirkungen, die zählen
value-field_powers-level = bis 9 ist alles eine 9
    .help = Jede Karte bis zur Neun zählt als Neun und tut, was eine Neun tut.
    .clause = machen alles bis zur Neun zur Neun
value-field_powers-phoenix = Verbranntes kommt wieder
    .help = Verbrannte Karten kommen unter den Nachziehstapel, solange es einen gibt.
    .clause = legen verbrannte Karten unter den Nachziehstapel
value-field_powers-appoint = alle bestimmen
    .help = Nach jedem Zug bestimmt, wer gespielt hat, wer als Nächstes dran ist, außer bei Karten, die aussetzen lassen oder die Richtung ändern.
    .clause = lassen alle bestimmen, wer dran ist
value-field_powers-flat = mehrere zählen als eine
    .help = Die Wirkung zusammen gespielter Karten zählt nur einmal. Beim Verbrennen zählen sie trotzdem alle.
    .clause = lassen mehrere Karten als eine zählen
value-field_powers-inverted = gleich hoch oder tiefer
    .help = Die Reihenfolge dreht sich um, du spielst also gleich hoch oder tiefer. Zwei davon heben sich auf.
    .clause = drehen die Reihenfolge um
value-field_powers-big_hand = größeres Blatt
    .help = Alle ziehen eine Karte mehr nach.
    .clause = machen jedes Blatt eine Karte größer
value-field_powers-mute = keine Wirkungen
    .help = Keine Karte hat beim Ausspielen eine Wirkung.
    .clause = nehmen allen Karten die Wirkung
option-packs = Kartenspiele
    .help = Wie viele Spiele mit 54 Karten zusammengemischt werden.
    .clause = ihr spielt mit { $n } Kartenspielen
    .search = Karten, Decks
value-packs-0 = eins für je vier
    .help = Bis zu vier spielen mit einem Kartenspiel, fünf bis acht mit zweien.
    .clause = für je vier gibt es ein Kartenspiel
value-packs-1 = 1
    .help = Ein Spiel mit 54 Karten.
    .clause = ihr spielt mit einem Kartenspiel
option-first_dealer = Wer zuerst gibt
    .help = Wer beim ersten Mal gibt. Danach geht das Geben im Uhrzeigersinn weiter.
    .clause = { $value } gibt zuerst
option-down = Verdeckte Karten
    .help = Alle bekommen so viele verdeckte Karten. Die werden am Schluss blind gespielt.
    .unit = { unit-cards }
    .clause = alle bekommen { $n } verdeckte Karten
value-down-0 = keine
    .clause = es gibt keine verdeckten Karten
value-down-1 = 1 Karte
    .help = Alle haben eine verdeckte Karte.
    .clause = alle bekommen eine verdeckte Karte
option-up = Offene Karten
    .help = Alle wählen so viele Handkarten und legen sie für später offen hin.
    .unit = { unit-cards }
    .clause = alle wählen { $n } offene Karten
value-up-0 = keine
    .help = Alle wählen nur eine Feldkarte.
    .clause = niemand wählt offene Karten
value-up-1 = 1 Karte
    .help = Alle wählen eine Karte und legen sie offen hin.
    .clause = alle wählen eine offene Karte
option-hand = Handkarten am Anfang
    .help = So viele bekommen alle und wählen daraus ihre offenen Karten und die Feldkarte.
    .unit = { unit-cards }
    .clause = du bekommst { $value } zur Auswahl
option-hand_size = Karten auf der Hand
    .help = Auf so viele ziehst du am Ende deines Zugs nach.
    .unit = { unit-cards }
    .clause = du ziehst auf { $value } nach
    .search = nachziehen, auffüllen
option-burn_kind = Gleiche Karten, die den Stapel verbrennen
    .help = Liegen so viele gleiche Karten obenauf, verbrennt der ganze Stapel.
    .clause = { $value } Gleiche verbrennen den Stapel
    .search = vier Gleiche, Vierling, Bombe, abräumen
value-burn_kind-0 = nie
    .clause = gleiche Karten verbrennen den Stapel nie
value-burn_kind-3 = 3
    .help = Drei Gleiche verbrennen den Stapel.
value-burn_kind-4 = 4
    .help = Vier Gleiche verbrennen den Stapel.
value-burn_kind-5 = 5
    .help = Fünf Gleiche verbrennen den Stapel.
value-burn_kind-6 = 6
    .help = Sechs Gleiche verbrennen den Stapel.
value-burn_kind-7 = 7
    .help = Sieben Gleiche verbrennen den Stapel.
value-burn_kind-8 = 8
    .help = Acht Gleiche verbrennen den Stapel.
option-field_change_cost = Eine neue Feldkarte kostet
    .help = Was du für einen Wechsel der Feldkarte bezahlst.
    .clause = eine neue Feldkarte kostet { $value }
value-field_change_cost-horizontal = eine offene Karte
    .help = Du verbrennst eine offene Karte. Dafür kommt die nächste vom Nachziehstapel, quer, und kann nicht noch einmal bezahlen.
value-field_change_cost-none = nichts
    .help = Du wechselst deine Feldkarte umsonst.
option-field_changes_max = Die Feldkarte wechseln
    .help = Wie oft alle in einem Spiel ihre Feldkarte wechseln dürfen, höchstens einmal pro Zug.
    .unit = { unit-times }
    .clause = du kannst deine Feldkarte { $value } wechseln
value-field_changes_max-0 = nie
    .clause = Feldkarten bleiben, wie sie gewählt wurden
value-field_changes_max-1 = einmal
    .help = Alle können ihre Feldkarte einmal im Spiel wechseln.
option-pickup = Den Stapel aufnehmen
    .help = Wann du den Stapel aufnehmen darfst, statt zu spielen.
    .clause = du nimmst den Stapel auf, { $value }
    .search = freiwillig, Zwang
value-pickup-forced = wenn nichts passt
    .help = Passt eine deiner Karten, musst du spielen.
value-pickup-free = wann du willst
    .help = Du darfst den Stapel auch aufnehmen, wenn eine deiner Karten passt, nur nicht, wenn er leer ist.
option-after_burn = Wenn der Stapel verbrennt
    .help = Wer auf den leeren Tisch spielt, wenn der Stapel verbrannt ist.
    .clause = wenn der Stapel verbrennt, { $value }
    .search = noch mal dran
value-after_burn-next = geht es reihum weiter
    .help = Es geht weiter wie nach jedem anderen Zug.
value-after_burn-again = ist man noch mal dran
    .help = Wer den Stapel verbrannt hat, ist noch mal dran.
option-run_wrap = Straßen gehen über den letzten Wert hinaus
    .help = Eine Straße kann nach dem letzten Wert mit dem ersten weitergehen, höchstens dreizehn Werte lang.
    .yes = Straßen können nach dem letzten Wert mit dem ersten weitergehen
    .no = Straßen enden beim letzten Wert
    .search = um die Ecke, Sequenz
option-down_swap = Eine verdeckte Karte tauschen
    .help = Wie du mit einer verdeckten Karte tauschst, wenn eine Feldkarte es verlangt.
    .clause = verdeckte Karten tauschst du { $value }
    .search = ansehen, blind
value-down_swap-blind = blind
    .help = Du legst eine Handkarte dorthin und nimmst die verdeckte Karte, ohne sie zu kennen.
value-down_swap-look = erst nach dem Ansehen
    .help = Du siehst dir die verdeckte Karte erst an und kannst sie liegen lassen.
option-queen_last = Wenn die letzte Karte noch eine verlangt
    .help = Was passiert, wenn du nach deiner letzten Karte noch einmal spielen musst.
    .clause = wenn deine letzte Karte noch eine verlangt, { $value }
    .search = aufhören, Ende, Dame
value-queen_last-pickup = nimmst du den Stapel auf
    .help = Du kannst nicht mehr spielen, also nimmst du den Stapel auf und bleibst drin.
value-queen_last-out = bist du trotzdem raus
    .help = Du musst nicht noch einmal spielen, also bist du raus.
option-last_card = Die letzte Karte, die du spielst
    .help = Welche Karte du zuletzt spielst.
    .clause = deine letzte Karte ist { $value }
    .search = aufhören, Ende
value-last_card-field = deine Feldkarte
    .help = Am Ende nimmst du deine Feldkarte auf die Hand und spielst auch sie.
value-last_card-down = eine verdeckte Karte
    .help = Deine Feldkarte verbrennt, statt auf deine Hand zu kommen, und du musst sie nicht spielen.
option-stall_turns = Züge ohne Fortschritt, die das Spiel beenden
    .help = Nach so vielen Zügen ohne Fortschritt ist das Spiel zu Ende. Dann zählt, wer noch wie viele Karten hat.
    .unit = { unit-turns }
    .clause = { $value } ohne Fortschritt beenden das Spiel
value-stall_turns-0 = nie
    .help = Das Spiel dauert, so lange es eben dauert.
    .clause = kein Spiel endet, weil es nicht vorangeht
option-evening_to = Niederlagen, die eine Serie beenden
    .help = Die Serie ist zu Ende, wenn jemand so viele Partien verloren hat. Wer die wenigsten verloren hat, gewinnt sie.
    .unit = { unit-games }
    .clause = eine Serie endet, wenn jemand { $value } verloren hat
    .search = Serie, Niederlagen, Abend
value-evening_to-0 = ohne Ende
    .help = Die Serie dauert, so lange ihr wollt.
    .clause = eine Serie endet, wann ihr wollt
option-order = Die Reihenfolge der Karten
    .help = Welche Karte höher ist als welche, von der niedrigsten an.
    .clause = die Karten haben eine andere Reihenfolge
    .search = Ass hoch, Ass niedrig, höchste Karte

# Was man nicht wählen kann.
wrong-cards = { $seats } Spieler mit je { $hand } Handkarten und { $down } verdeckten brauchen je { $need } Karten. Es gibt { $have }, das sind { $short } zu wenig
wrong-hand = gib mehr als { $up }, denn daraus kommen die offenen Karten und eine Feldkarte
wrong-two-powers = eine Karte kann kopieren und auf alles gehen, aber sonst nur eine Wirkung haben
wrong-undoing = nur Joker können andere Karten aufheben

# Was ein Spiel schlecht macht.
doubt-unburnt = Jetzt verbrennt nichts, der Stapel wächst also nur, und viele Spiele enden nie.
doubt-no-swaps = Das ändert nichts, weil keine Karte tauscht.
doubt-no-cost = Niemand hat offene Karten zum Bezahlen.

# Was der Tisch selbst sagt: `assets/layouts/cunt-soul.yaml` nennt das.

## Das Spiel im Menü und am Tisch.

about-like = Jede Karte kann etwas
about-game = Werd alle deine Karten los, zuletzt deine Feldkarte. Was du spielst, muss auf den Stapel passen, und eine Feldkarte kann die Regeln für alle ändern. Weißt du nicht, welche du wählen sollst, nimm eine, die dir nicht fehlen wird, und behalt Zweien, Zehnen und Joker.

## Plätze: wie sie heißen, und was man dort tut.

place-source = Nachziehstapel
place-source-label = Nachziehstapel
place-source-tip = Hier ziehst du am Ende deines Zugs nach
place-pile = Stapel
place-pile-tip = Hierhin spielst du, und du kannst ihn durchsehen
place-burned = Verbrannte Karten
place-burned-label = verbrannt
place-burned-tip = Aus dem Spiel
place-down = verdeckte Karten
place-up = offene Karten
place-field = Feldkarte
place-field-tip = Eine Feldkarte gilt für alle
place-hand = Hand

## Knöpfe.

button-field = Wechseln
button-field-tip = Wähl eine andere Handkarte als Feldkarte
button-pickup = Aufnehmen
button-keep = Liegen lassen
button-done = Fertig
button-call-higher = ▲ Höher
button-call-lower = ▼ Tiefer

## Auf dem Tuch.

chip-dealer = G

## Was Karten tun, in der Liste neben dem Tisch.

power-overrule = geht auf fast alles
power-bind = nur eine 3 oder ein Joker passt darauf
power-run = kann eine Straße beginnen
power-swap = tauscht eine Handkarte gegen eine offene
power-mirror = kopiert die Karte darunter
power-call = du sagst höher oder tiefer an
power-skip = jemand setzt aus
power-open = alles passt darauf
power-burn = verbrennt den Stapel
power-choose = du bestimmst, wer dran ist
power-extend = du musst noch einmal spielen
power-reverse = ändert die Richtung
power-toll = wer darauf spielt, zieht eine Karte extra
power-neutralise = geht auf alles und hebt es auf
power-title-field-powers = Was Feldkarten für alle ändern
power-firm = auch 6, 7 und 10 müssen passen
power-triple = drei Gleiche in Folge auf dem Stapel zählen als Dreien, egal, von wem sie sind
power-single = alle spielen nur eine Karte auf einmal
power-bottom = getauscht wird mit verdeckten Karten
power-flipped = der Nachziehstapel ist umgedreht
power-bifurcate = jeder Zug endet mit einer Ansage
power-double = Wirkungen zählen doppelt
power-level = alles bis zur Neun zählt als Neun
power-phoenix = verbrannte Karten kommen unter den Nachziehstapel
power-appoint = alle bestimmen, wer nach ihnen dran ist
power-flat = zusammen gespielte Karten zählen als eine, nur nicht beim Verbrennen
power-inverted = gleich hoch oder tiefer spielen
power-big_hand = jedes Blatt ist eine Karte größer
power-mute = keine Karte hat eine Wirkung

## Was eine Untersuchung zählt, und wie Spiele darin enden.

study-played = { $ranks } gespielt
study-field = { $ranks } als Feldkarten
study-burned = Verbrannte Stapel
study-field_changed = Feldkarten gewechselt
study-paradox = Paradoxe
study-run_undone = Straßen aufgehoben
study-picked_up = Aufgenommene Stapel
study-ended-last = weil nur noch einer Karten hatte
study-ended-stalled = weil nichts mehr voranging, und die wenigsten Karten gewannen

## Die Kartenhilfe: eine Wirkung in ein, zwei Worten neben ihrem Zeichen, und mit mehr Platz.

aid-overrule = passt immer
    .more = geht auf alles
aid-overrule-mirror = kopieren
    .more = auf alles, kopiert die Karte darunter
aid-overrule-call = ansagen
    .more = auf alles, höher oder tiefer ansagen
aid-overrule-burn = verbrennen
    .more = auf alles, verbrennt den Stapel
aid-bind = binden
    .more = nur eine 3 oder ein Joker passt
aid-run = Straße
    .more = eine Straße beginnen
aid-swap = tauschen
    .more = mit einer offenen Karte tauschen
aid-mirror = kopieren
    .more = die Karte darunter kopieren
aid-call = ansagen
    .more = höher oder tiefer ansagen
aid-skip = aussetzen
    .more = jemanden aussetzen lassen
aid-open = alles passt
    .more = jede Karte passt darauf
aid-burn = verbrennen
    .more = den Stapel verbrennen
aid-choose = bestimmen
    .more = bestimmen, wer dran ist
aid-extend = noch mal
    .more = noch einmal spielen
aid-reverse = Richtung ändern
    .more = die Richtung ändern
aid-toll = kostet 1
    .more = wer folgt, zieht extra
aid-neutralise = aufheben
    .more = geht auf alles und hebt es auf
