# Die Worte von Cuttle und seinen Varianten.

## Was du gefragt wirst.

prompt-allow-frozen =
    Deine Zwei ist eingefroren:
    du kannst { $card } nicht kontern
prompt-allow-none =
    { $by } spielt { $card }:
    du hast keine Zwei zum Kontern
prompt-allow =
    { $by } spielt { $card }:
    willst du kontern?
prompt-take = Nimm eine Karte vom Ablagestapel
prompt-discard = Leg { COUNT($n, one: "Karte", other: "Karten") } ab
prompt-phase-drawn-discard =
    Du kannst keine der beiden spielen:
    leg eine davon ab
prompt-phase-drawn = Spiel, was du gerade aufgedeckt hast
prompt-only-pass =
    Ziehen und Spielen geht nicht:
    du musst passen
prompt-pass =
    Der Nachziehstapel ist leer:
    spiel eine Karte oder passe
prompt-draw-points =
    Du bist dran:
    zieh oder spiel eine Karte
prompt-draw-action = { prompt-draw-points }
prompt-draw =
    Du bist dran:
    zieh eine Karte
prompt-points =
    Deine Hand ist voll:
    spiel eine Karte
prompt-action = { prompt-points }

## Was die gewählten Karten können, nach ihrem Namen: „9♦: als Punkte auslegen oder eine Karte versenken“.

chosen-points = als Punkte auslegen
chosen-scuttle = eine Karte versenken
chosen-action = für die Wirkung spielen
chosen-action-scrap_points = alle Punkte abräumen
chosen-action-scrap_points-nothing = ohne Wirkung spielen
chosen-action-scrap_effect = eine Karte abräumen
chosen-action-rummage = eine Karte zurückholen
chosen-action-raid = jemanden ablegen lassen
chosen-action-draw = Karten ziehen
chosen-action-discard_draw = ablegen und dann ziehen
chosen-action-scrap_effects = alle Dauerkarten abräumen
chosen-action-scrap_effects-nothing = { chosen-action-scrap_points-nothing }
chosen-action-drawn_play = eine Karte aufdecken
chosen-action-glasses = jemandem in die Karten schauen
chosen-action-return_effect = eine Karte zurückschicken
chosen-action-return_effect-own = eine Karte zurücknehmen
chosen-action-steal = eine Karte stehlen
chosen-action-shield = deine Karten schützen
chosen-action-crown = mit weniger Punkten gewinnen
chosen-counter = damit kontern
chosen-take = nehmen
chosen-discard = ablegen

## Was geschehen ist: der Verlauf.

log-drew = { $seat ->
    [you] { $seat } ziehst
   *[other] { $seat } zieht
} { $moved }
log-drew-full = { $seat ->
    [you] { $seat } ziehst
   *[other] { $seat } zieht
} { $moved } (die Hand ist voll)
log-drew-few = { $seat ->
    [you] { $seat } ziehst
   *[other] { $seat } zieht
} { $moved } (mehr sind nicht da)
log-laid = { $seat ->
    [you] { $seat } legst
   *[other] { $seat } legt
} { $card } als Punkte aus
log-scuttled = { $seat ->
    [you] { $seat } versenkst
   *[other] { $seat } versenkt
} { $card } mit { $by }
log-played = { $seat ->
    [you] { $seat } spielst
   *[other] { $seat } spielt
} { $card }
log-played-scrap_points = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} alle Punkte abräumen
log-played-scrap_effect = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} { $target } abräumen
log-played-rummage = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} eine Karte vom Ablagestapel
log-played-raid = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} { SEAT($target, form: "dat") } { $count ->
    [1] die letzte Karte
   *[other] { $count } zufällige Karten
} abnehmen
log-played-raid-choose = { $seat ->
    [you] { $seat } spielst
   *[other] { $seat } spielt
} { $card }: { $target ->
    [you] du sollst
   *[other] { $target } soll
} { COUNT($count, one: "Karte", other: "Karten") } ablegen
log-played-draw = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} { COUNT($count, one: "Karte", other: "Karten") } ziehen
log-played-discard_draw = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} { $costs ->
    [yes] eine Karte ablegen und { $count }
   *[no] { COUNT($count, one: "Karte", other: "Karten") }
} ziehen
log-played-scrap_effects = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} alle Dauerkarten abräumen
log-played-drawn_play = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} die oberste Karte des Nachziehstapels spielen
log-played-drawn_play-two = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} zwei Karten aufdecken und eine davon spielen
log-played-glasses = { $seat ->
    [you] { $seat } spielst { $card } als Brille und willst
   *[other] { $seat } spielt { $card } als Brille und will
} { SEAT($target, form: "whose-f") } Karten sehen
log-played-return_effect = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} { $target } auf die Hand zurückschicken
log-played-steal = { $seat ->
    [you] { $seat } spielst { $card } und willst
   *[other] { $seat } spielt { $card } und will
} { $target } stehlen
log-played-usurp = { log-played-steal }
log-played-shield = { $seat ->
    [you] { $seat } spielst { $card } zum Schutz deiner Karten
   *[other] { $seat } spielt { $card } zum Schutz der eigenen Karten
}
log-played-crown = { $seat ->
    [you] { $seat } spielst { $card } und brauchst dann
   *[other] { $seat } spielt { $card } und braucht dann
} nur noch { $after } Punkte
log-countered = { $seat ->
    [you] { $seat } konterst
   *[other] { $seat } kontert
} { $card } mit { $by }
log-did-allow = { $seat ->
    [you] { $seat } lässt
   *[other] { $seat } lässt
} es durchgehen
log-stood = Niemand kontert { $card }
log-stood-safe = Niemand kann { $card } kontern, denn { $seat ->
    [you] du hast
   *[other] { $seat } hat
} eine Dame
log-stood-after_all = Der Konter ist gekontert, also wirkt { $card } doch
log-came_to_nothing = { $card } ist gekontert und bewirkt nichts
log-nothing_to_lose = { $seat ->
    [you] { $seat } hast
   *[other] { $seat } hat
} keine Karte mehr zum Ablegen
log-useless = { $card } lässt sich nicht spielen und kommt auf den Ablagestapel
log-stolen = { $seat ->
    [you] { $seat } stiehlst
   *[other] { $seat } stiehlt
} { $card } mit { $by ->
    [X] einem Joker
   *[other] { $by }
}
log-went_home = { $card } geht zurück an { SEAT($seat, form: "acc") }
log-scrapped = { $cards } { $cards ->
    [other] kommen
   *[one] kommt
} auf den Ablagestapel
log-scrapped-swept = { $seat ->
    [you] { $seat } verlierst { $cards }
   *[other] { $seat } verliert { $cards }
}
log-scrapped-lost = { $seat ->
    [you] { $seat } legst { $cards } ab
   *[other] { $seat } legt { $cards } ab
}
log-scrapped-spent = { log-scrapped }
log-returned = { $card } kommt zurück auf { SEAT($seat, form: "whose-f") } Hand
log-turned_up = { $cards } { $cards ->
    [other] werden
   *[one] wird
} aufgedeckt
log-took = { $seat ->
    [you] { $seat } nimmst
   *[other] { $seat } nimmt
} { $card } vom Ablagestapel
log-opened = Alle sehen jetzt { SEAT($seat, form: "whose-f") } Karten
log-closed = { SEAT($seat, form: "whose-f") } Hand ist wieder verdeckt

## Was ein Zug bewirkt.

# „Annas K♠“, „deinen K♠“
owned-target = { $owner ->
    [you] { CARD($target, form: "gender") ->
        [m] deinen
        [n] dein
       *[f] deine
    }
   *[other] { SEAT($owner, form: "whose") }
} { $target }
own-target = { CARD($target, form: "gender") ->
    [m] deinen eigenen
    [n] dein eigenes
   *[f] deine eigene
} { $target }

do-draw = Zieh eine Karte
do-points = Leg { $card } für { COUNT($count, one: "Punkt", other: "Punkte") } aus (dann { $after } von { $goal })
    .short = Leg { $card } für { COUNT($count, one: "Punkt", other: "Punkte") } aus
do-points-wins = Leg { $card } für { COUNT($count, one: "Punkt", other: "Punkte") } aus und gewinn
do-scuttle = Versenk { $target } mit { $card }. Beide kommen auf den Ablagestapel
    .short = Versenk { $target } mit { $card }
do-scuttle-riders = Versenk { $target } mit { $card }. Beide kommen auf den Ablagestapel, { $cards } auch
    .short = Versenk { $target } mit { $card }
do-action = Spiel { $cards } { $seat }
do-action-scrap_points = Spiel { $card } und räum alle Punkte ab: { LIST($losses, last: "comma") }
    .short = Spiel { $card } und räum alle Punkte ab
do-action-scrap_effect = Spiel { $card } und räum { owned-target } ab{ $partner ->
    [yes] { " " }(dein Team)
   *[no] { "" }
}{ term-after }{ term-ending }
    .short = Spiel { $card } und räum { owned-target } ab
do-action-scrap_effect-own = Spiel { $card } und räum { own-target } ab{ term-after }{ term-ending }
    .short = Spiel { $card } und räum { own-target } ab
do-action-rummage = Spiel { $card } und nimm eine Karte vom Ablagestapel
do-action-raid = Spiel { $card } und nimm { SEAT($owner, form: "dat") } { $count ->
    [1] die letzte Karte
   *[other] { $count } zufällige Karten
} ab
do-action-raid-choose = Spiel { $card }, dann { $owner ->
    [you] legst du
   *[other] legt { $owner }
} { COUNT($count, one: "Karte", other: "Karten") } { $count ->
    [1] ab
   *[other] eigener Wahl ab
}
do-action-draw = Spiel { $card } und zieh { COUNT($count, one: "Karte", other: "Karten") }
do-action-discard_draw = Spiel { $card }, { $costs ->
    [yes] leg eine Karte ab und zieh { $count }
   *[no] zieh { COUNT($count, one: "Karte", other: "Karten") }
}
do-action-scrap_effects = Spiel { $card } und räum alle Dauerkarten ab: { LIST($losses, last: "comma") }{ term-after }{ term-ending }
    .short = Spiel { $card } und räum alle Dauerkarten ab
do-action-drawn_play = Spiel { $card }, dann deckst du die oberste Karte des Nachziehstapels auf und spielst sie
do-action-drawn_play-two = Spiel { $card }, dann deckst du die zwei obersten Karten des Nachziehstapels auf und spielst eine davon
do-action-glasses = Spiel { $card } als Brille, dann siehst du { SEAT($owner, form: "whose-f") } Karten
    .short = Spiel { $card } als Brille
do-action-return_effect = Spiel { $card } und schick { owned-target } zurück auf die Hand{ term-after }{ term-ending }
    .short = Spiel { $card } und schick { owned-target } zurück auf die Hand
do-action-return_effect-own = Spiel { $card } und nimm { own-target } zurück auf die Hand{ term-after }{ term-ending }
    .short = Spiel { $card } und nimm { own-target } zurück auf die Hand
do-action-steal = Spiel { $card } und stiehl { SEAT($owner, form: "dat") } { $target }{ term-ending }
do-action-usurp = { do-action-steal }
do-action-shield = Spiel { $card } und schütz deine anderen Karten
do-action-scrap_points-nothing = Spiel { $card }, auch wenn es nichts abzuräumen gibt
    .short = Spiel { $card }
do-action-scrap_effects-nothing = { do-action-scrap_points-nothing }
    .short = Spiel { $card }
do-action-crown = Spiel { $card }, dann brauchst du nur noch { $after } Punkte{ term-ending }
    .short = Spiel { $card }
do-pass = Passen
do-counter = Konter { $target } mit { $card }. Beide kommen auf den Ablagestapel
    .short = Konter { $target } mit { $card }
do-allow = Lass es durchgehen – { $then }
    .short = Lass es durchgehen
do-allow-none = Weiter (du hast keine Zwei) – { $then }
    .short = Weiter
do-allow-frozen = Weiter (deine Zwei ist eingefroren) – { $then }
    .short = Weiter
do-take = Nimm { $cards }
do-discard = Leg { $cards } ab

## Was geschieht, wenn niemand kontert: das Ende von „Lass es durchgehen – …“.

then-countered = { $card } bewirkt nichts
then-scrap_points = { LIST($losses, last: "comma") }
then-scrap_points-nothing = es gibt nichts abzuräumen
then-scrap_effect = { $owner ->
    [you] du verlierst
   *[other] { $owner }{ $partner ->
        [yes] { " " }(dein Team)
       *[no] { "" }
    } verliert
} { $target }{ term-after }{ term-ending }
then-rummage = { $who ->
    [you] du nimmst
   *[other] { $who } nimmt
} eine Karte vom Ablagestapel
then-raid = { $owner ->
    [you] du verlierst
   *[other] { $owner } verliert
} { $count ->
    [2] 2 zufällige Karten
   *[other] { COUNT($count, one: "Karte", other: "Karten") }
}
then-raid-choose = { $owner ->
    [you] du legst
   *[other] { $owner } legt
} { COUNT($count, one: "Karte", other: "Karten") } eigener Wahl ab
then-draw = { $who ->
    [you] du ziehst
   *[other] { $who } zieht
} { COUNT($count, one: "Karte", other: "Karten") }
then-discard_draw = { $who ->
    [you] { $costs ->
        [yes] du legst eine Karte ab und ziehst { $count }
       *[no] du ziehst { COUNT($count, one: "Karte", other: "Karten") }
    }
   *[other] { $costs ->
        [yes] { $who } legt eine Karte ab und zieht { $count }
       *[no] { $who } zieht { COUNT($count, one: "Karte", other: "Karten") }
    }
}
then-scrap_effects = { LIST($losses, last: "comma") }{ term-after }{ term-ending }
then-scrap_effects-nothing = { then-scrap_points-nothing }
then-drawn_play = { $who ->
    [you] du deckst eine Karte auf und spielst sie
   *[other] { $who } deckt eine Karte auf und spielt sie
}
then-drawn_play-two = { $who ->
    [you] du deckst zwei Karten auf und spielst eine davon
   *[other] { $who } deckt zwei Karten auf und spielt eine davon
}
then-glasses = alle sehen { SEAT($owner, form: "whose-f") } Karten
then-return_effect = { $target } kommt zurück auf { SEAT($owner, form: "whose-f") } Hand{ term-after }{ term-ending }
then-steal = { $who ->
    [you] du stiehlst
   *[other] { $who } stiehlt
} { SEAT($owner, form: "dat") } { $target }{ term-ending }
then-usurp = { then-steal }
then-shield = niemand kann { SEAT($who, form: "whose-f") } Karten kontern, und { SEAT($who, form: "whose-f") } { $who ->
    [you] anderen
   *[other] andere
} Karten auf dem Tisch sind geschützt
then-crown = { $who ->
    [you] du brauchst
   *[other] { $who } braucht
} nur noch { $after } statt { $before } Punkte{ term-ending }

## Knöpfe, deren Worte davon abhängen, was sie täten.

label-allow-none = Weiter
label-allow-frozen = Weiter

## Wie das Spiel ausging und woraus sich die Punkte ergeben.

end-points = { $seat ->
    [you] { $seat } gewinnst
   *[other] { $seat } gewinnt
} mit { $points } Punkten
end-points-kings = { end-points } (mit { COUNT($kings, one: "König", other: "Königen") } genügen { $goal })
end-points-team = { $seat ->
    [you] { $seat } und { $partner } gewinnt zusammen. Du hast { $points } Punkte
   *[other] { $partner ->
        [you] { $partner } und { $seat } gewinnt zusammen. { $seat } hat { $points } Punkte
       *[other] { $seat } und { $partner } gewinnen zusammen. { $seat } hat { $points } Punkte
    }
}
end-points-team-kings = { $seat ->
    [you] { $seat } und { $partner } gewinnt zusammen. Du hast { $points } Punkte
   *[other] { $partner ->
        [you] { $partner } und { $seat } gewinnt zusammen. { $seat } hat { $points } Punkte
       *[other] { $seat } und { $partner } gewinnen zusammen. { $seat } hat { $points } Punkte
    }
} (mit { COUNT($kings, one: "König", other: "Königen") } genügen { $goal })
end-passes = Der Nachziehstapel ist leer und alle haben gepasst, also gewinnt niemand
end-stall = { $stall_turns }-mal hintereinander gepasst oder eine Karte zurückgeholt, also gewinnt niemand
end-card = { $card }
end-card-stolen = { $card } ({ SEAT($owner, form: "dat") } mit { $by } gestohlen)

## Wer anfängt, und warum.

opening-rule = Nach diesen Regeln { $dealer ->
    [you] gibst zuerst du
   *[other] gibt zuerst { $dealer }
}, also { $first ->
    [you] fängst du an
   *[other] fängt { $first } an
}.

## Was jemand zuletzt getan hat, unter dem Namen.

brief-drew = zieht { $moved }
brief-drew-full = zieht { $moved }
brief-drew-few = zieht { $moved }
brief-laid = { $card } als Punkte
brief-scuttled = versenkt { $card }
brief-played = spielt { $card }
brief-countered = kontert { $card }
brief-took = nimmt { $card }
brief-passed = passt

## Zeichen bei den Spielern, und Warnungen.

badge-points = { $n } / { $goal }
badge-points-tip = Punkte bisher und Punkte zum Sieg
badge-dealer = Geber
badge-dealer-tip = G: { $who ->
    [you] Du hast
   *[other] { $who } hat
} diesmal gegeben
warning-stall = { $count }-mal hintereinander gepasst oder eine Karte zurückgeholt. Beim { $limit }. Mal ist es unentschieden

term-ending = { $ending ->
    [now] . Damit { term-wins }
    [uncountered] . Kontert niemand, { term-wins }
   *[none] { "" }
}
term-wins = { $team ->
    [ours] gewinnt dein Team
    [theirs] gewinnt das andere Team
   *[none] { $winner ->
        [you] gewinnst du
       *[other] gewinnt { $winner }
    }
}

## Was Karten und Stapel sind und tun, wenn man auf sie zeigt.

points = Für { COUNT($count, one: "Punkt", other: "Punkte") } auslegen (dann { $after } von { $goal })
points-win = Für { COUNT($count, one: "Punkt", other: "Punkte") } auslegen{ $who ->
    [you] { " " }und gewinnen
   *[other] , und { $who } gewinnt
}
scuttle = { LIST($cards, last: "or") } versenken (beide kommen weg)
scuttle-suit = { $target } versenken, denn { suits-beat } (beide kommen weg)
suits-beat = { SUIT($card) } schlägt { SUIT($target) }
counter = Eine Wirkung kontern, wenn andere dran sind
on-your-turn = { $kept ->
    [yes] In deinem nächsten Zug, wenn du sie behältst:
   *[no] Wenn du dran bist:
}
counters = Kontert { $card }. Beide kommen auf den Ablagestapel
frozen = Zurückgeschickt, und darum eingefroren, bis { term-frozen-until }
term-frozen-until = { $when ->
    [this] dieser Zug vorbei ist
   *[next] { SEAT($who, form: "whose") } nächster Zug vorbei ist
}
# Im Wenfall: „Annas K♠“, „deinen K♠“
whose-card = { $who ->
    [you] { CARD($card, form: "gender") ->
        [m] deinen
        [n] dein
       *[f] deine
    }
   *[other] { SEAT($who, form: "whose") }
} { $card }{ $partner ->
    [yes] { " " }(dein Team)
   *[no] { "" }
}
loses = { $who ->
    [you] du verlierst
   *[other] { $who }{ $partner ->
        [yes] { " " }(dein Team)
       *[no] { "" }
    } verliert
} { $cards }{ $count ->
    [0] { "" }
   *[other] { " " }({ COUNT($count, one: "Punkt", other: "Punkte") })
}
loss = { $who ->
    [you] du verlierst
   *[other] { $who } verliert
} { $count ->
    [0] nichts
   *[other] { $count }
}
scrap-points = Alle Punkte abräumen: { LIST($losses, last: "comma") }
scrap-cards = Alle Dauerkarten abräumen: { LIST($losses, last: "comma") }{ term-after }
term-after = { $after ->
    [0] { "" }
   *[other] . Dann { LIST($after, last: "then") }
}
# Nach „Dann“.
goes-home = { $cards ->
    [other] gehen
   *[one] geht
} { LIST($cards) } zurück an { SEAT($who, form: "acc") }
need-again = { $count ->
    [1] { $who ->
        [you] brauchst du wieder { $goal } Punkte
       *[other] braucht { $who } wieder { $goal } Punkte
    }
   *[other] liegt das Ziel wieder bei { $goal } Punkten
}
scrap-one = { LIST($cards, last: "or") } abräumen{ term-after }
return = { LIST($cards, last: "or") } zurückschicken{ term-after }
take-card = { $card } vom Ablagestapel nehmen
take-one = Eine von { $count } Karten vom Ablagestapel nehmen
raid = { $who ->
    [you] Dir
    [none] Jemandem
   *[other] { $who }
} { $how ->
    [random] { $count } zufällige Karten
   *[all] { COUNT($count, one: "Karte", other: "Karten") }
} abnehmen
draw = { $how ->
    [discard_draw] Eine Karte ablegen und { $count } ziehen
   *[draw] { COUNT($count, one: "Karte", other: "Karten") } ziehen
}
turn-up = { $count ->
    [2] Zwei Karten aufdecken und eine davon spielen
   *[1] Eine Karte aufdecken und spielen
}
glasses = Als Brille: { $who ->
    [none] jemandem
   *[other] { SEAT($who, form: "dat") }
} in die Karten schauen
steal = { LIST($cards, last: "or") } stehlen
steal-wins = { LIST($cards, last: "or") } stehlen{ $who ->
    [you] { " " }und gewinnen
   *[other] , und { $who } gewinnt
}
usurp = { steal }
takes-shield = { SEAT($who, form: "whose-f") } Karten verlieren ihren Schutz, und deine bekommen ihn
protects = Schützt { SEAT($who, form: "whose-f") } { $who ->
    [you] anderen
   *[other] andere
} Karten vor { LIST($ranks, form: "dat-many") }, aber nicht vor dem Versenken
crown = { $who ->
    [you] { $who } brauchst
   *[other] { $who } braucht
} { $after } statt { $before } Punkte
crown-wins = { $who ->
    [you] Damit brauchst du nur { $after } Punkte und gewinnst
   *[other] Damit braucht { $who } nur { $after } Punkte und gewinnt
}
nothing-to-scrap = Es gibt gerade nichts abzuräumen
nothing-to-return = Es gibt gerade nichts zurückzuschicken
nothing-to-steal = Es gibt gerade nichts zu stehlen
nothing-to-usurp = Es gibt gerade keine Dame und keinen König zu stehlen
scrap-pile-empty = Auf dem Ablagestapel ist nichts zu holen
hands-empty = Kein Gegner hat eine Karte zum Ablegen
guarded = { SEAT($who, form: "whose-f") } Dame schützt alles, was zu stehlen wäre
king-idle = Noch ein König ändert nichts
on-draw-pile = Du kennst sie. Wer als Nächstes zieht, bekommt sie
keeps-open = Als Brille zeigt sie allen { SEAT($who, form: "whose-f") } Karten
need = Mit { COUNT($kings, one: "König", other: "Königen") } { $who ->
    [you] brauchst du
   *[other] braucht { $who }
} { $goal } Punkte
counts-for = { COUNT($count, one: "Punkt", other: "Punkte") } für { SEAT($who, form: "acc") }
was-stolen = { SEAT($owner, form: "dat") } mit { $card ->
    [X] einem Joker
   *[other] { $card }
} gestohlen
under-jack = Liegt unter einem anderen Buben
under-joker = Liegt unter einem anderen Joker
holds = Hält { $card } für { SEAT($who, form: "acc") }
gets-back = Räumt ihn { LIST($ranks, last: "or", form: "a") } weg, { $who ->
    [you] bekommst du
   *[other] bekommt { $who }
} { $card } zurück
you-could = { $way ->
    [scuttle] Versenken
    [scrap_effect] Abräumen
    [return_effect] Zurückschicken
    [steal] Stehlen
    [usurp] Stehlen
    [scrap_points] Alle Punkte abräumen
   *[scrap_effects] Alle Dauerkarten abräumen
} mit { LIST($cards, last: "or") }
protected-from = { SEAT($who, form: "whose-f") } Dame schützt sie vor { LIST($cards) }
cant-touch = { $card } kann sie nicht versenken, denn { SUIT($target) } schlägt { SUIT($card) }
nothing-touches = Dagegen hast du nichts auf der Hand
can-take = { LIST($ranks, last: "or", form: "a") } kann sie dir nehmen
can-remove = { LIST($ranks, last: "or", form: "a") } kann sie dir nehmen{ $scuttle ->
    [yes] , Versenken auch
   *[no] { "" }
}
scuttled-by = { $card }{ $how ->
    [higher] { " " }oder höher
   *[only] { "" }
} kann sie versenken
at-work = Wirkt, bis die Wahl getroffen ist, und kommt dann auf den Ablagestapel
countering = { $who ->
    [you] Damit konterst du { $card }
   *[other] Damit kontert { $who } { $card }
}
played-by = Gespielt von { SEAT($who, form: "dat") }
is-countered = Im Moment ist sie gekontert
two-would = Eine Zwei könnte sie kontern, dann kämen beide auf den Ablagestapel
can-counter-it = { $cards ->
    [0] { $frozen ->
        [0] Du hast keine Zwei zum Kontern
       *[other] Deine Zwei ist eingefroren und kann nicht kontern
    }
   *[other] Du kannst mit { LIST($cards, last: "or") } kontern
}
click-take = Diese Karte kannst du nehmen
stays-out = Sie kommt nicht mehr ins Spiel
rummaged = { LIST($ranks, last: "or", form: "a") } { $can ->
    [yes] kann sie zurückholen
   *[no] kann sie nicht zurückholen
}
passes-end = Wird { $count }-mal hintereinander gepasst, endet das Spiel unentschieden
hand-full = { $who ->
    [you] Deine Hand ist voll, du kannst nicht ziehen
   *[other] { SEAT($who, form: "whose-f") } Hand ist voll, Ziehen geht nicht
}
draw-takes = Ziehen ist ein ganzer Zug
click-draw = Ziehen ist dein ganzer Zug
zone-scrap = { $ranks ->
    [0] Nicht mehr im Spiel
   *[other] { LIST($ranks, last: "or", form: "a") } kann hier eine Karte holen
}
zone-played = Spiel eine Karte hierher, dann wirkt sie
zone-waiting = Hier wartet eine Karte, bis sie wirkt oder gekontert wird
zone-drawn = Was vom Nachziehstapel aufgedeckt wurde, wird von hier gespielt
zone-royals = { $who ->
    [you] Eine Dame oder ein König ist dein ganzer Zug
   *[other] Damen und Könige wirken, solange sie hier liegen
}
zone-glasses = Liegt hier eine Brille, sehen alle diese Hand
zone-hand = { $who ->
    [you] Deine Karten
   *[other] { $open ->
        [yes] Alle können diese Hand sehen
       *[no] Nur { $who } kann sie sehen
    }
}
race = noch { COUNT($more, one: "Punkt", other: "Punkte") }
    .short = noch { $more }
of-goal = { $count } von { $goal } Punkten, die { $who ->
    [you] du brauchst
   *[other] { $who } braucht
}
table-team = Ihr gewinnt mit deinen Punkten oder denen von { $partner }. { $partner } sieht deine Hand{ $seen ->
    [yes] { "" }
   *[no] {" "}nicht
}. Dann { $next ->
    [you] bist du
   *[other] ist { $next }
} dran
partners = Ihr gewinnt beide, sobald einer von euch genug Punkte hat. Zusammengezählt wird nicht, und eure Hände seht ihr gegenseitig nicht
with-kings = Mit { COUNT($count, one: "König", other: "Königen") }

## Was für einen Zug spricht.

passing = Es gibt nichts mehr zu ziehen, und du behältst deine Karten
enough = Damit hast du { $points } Punkte, und { $goal } genügen
unscuttled = Keine Karte kann sie mehr versenken
needs-only = { $who ->
    [you] Du brauchst
   *[other] { $who } braucht
} nur noch { COUNT($count, one: "Punkt", other: "Punkte") } zum Sieg
sets-back = { $who ->
    [you] Du bräuchtest
   *[other] { $who } bräuchte
} dann noch { COUNT($after, one: "Punkt", other: "Punkte") } zum Sieg, nicht { $before }
stole-it = { $who } hat sie dir gestohlen
highest-of = Das ist { SEAT($who, form: "whose-f") } höchste Punktkarte
one-for-one = So tauschst du eine deiner Karten gegen eine von { SEAT($who, form: "dat") }
wins-surely = Damit gewinnst du, und niemand kann kontern
wins-uncountered = Kontert niemand, gewinnst du
losses = Punkte: { LIST($losses, last: "comma") }
losses-in-play = Dauerkarten: { LIST($losses, last: "comma") }
come-back = Du bekommst { COUNT($count, one: "Punkt", other: "Punkte") } zurück
own-back = Du bekommst deine Karte zurück und kannst sie noch einmal spielen
needs-more = { $who ->
    [you] Du brauchst
   *[other] { $who } braucht
} dann noch { COUNT($count, one: "Punkt", other: "Punkte") }
without-king = Ohne diesen König { $who ->
    [you] brauchst du
   *[other] braucht { $who }
} { $after } Punkte, nicht { $before }
is-shield = Sie schützt { SEAT($who, form: "whose-f") } { $who ->
    [you] anderen
   *[other] andere
} Karten und verhindert das Kontern
comes-back = { $card } kommt zu dir zurück
lets-hold = Ohne ihn { $who ->
    [you] verlierst du
   *[other] verliert { $who }
} { $card }
sees-you = Ohne sie { $who ->
    [you] kannst du
   *[other] kann { $who }
} diese Hand nicht mehr sehen
cant-again = Sie ist dann eingefroren, bis { SEAT($who, form: "whose") } nächster Zug vorbei ist
among = Auf dem Ablagestapel { $cards ->
    [other] liegen
   *[one] liegt
} { LIST($cards) }, insgesamt { COUNT($count, one: "Karte", other: "Karten") }
leaves = { $who ->
    [you] Du hast
   *[other] { $who } hat
} danach { $count ->
    [0] keine Karte mehr
   *[other] noch { COUNT($count, one: "Karte", other: "Karten") }
} auf der Hand
then-hold = Du hast dann { COUNT($count, one: "Karte", other: "Karten") }, { $who } { $theirs }
another = Du spielst gleich noch eine Karte
known-so-far = Du kennst erst { $count } von { SEAT($who, form: "whose-dat-many") } { $every } Karten
will-know = Du siehst dann, ob { $who ->
    [you] du eine Zwei hast
   *[other] { $who } eine Zwei hat
} oder etwas zum Versenken
highest-steal = Das ist die höchste Punktkarte, die du stehlen kannst
change-sides = Du nimmst { SEAT($who, form: "dat") } { COUNT($count, one: "Punkt", other: "Punkte") } ab und hast sie selbst
no-jack = { $count ->
    [1] Dein Punkt ist
   *[other] Deine { $count } Punkte sind
} vor Buben sicher
uncounterable = Solange sie da ist, kann niemand kontern, was du spielst
nobody-fewer = Kein Gegner braucht dann weniger Punkte als { $who ->
    [you] du
   *[other] { $who }
} ({ $count })
as-good-as = Das ist so gut wie { COUNT($count, one: "Punkt", other: "Punkte") }
would-win = { $count } von { $every } Karten, die du nicht kennst, { $count ->
    [1] würde
   *[other] würden
} gewinnen (ab { COUNT($points, one: "Punkt", other: "Punkten") })
good-cards = { $count } von { $every } Karten, die du nicht kennst, { $count ->
    [1] ist ein Bild oder zählt
   *[other] sind Bilder oder zählen
} mindestens { $points }
safe-queen = Dank deiner Dame kann niemand kontern
safe-hands = Niemand hat eine Karte zum Kontern
safe-twos = Es gibt keine Zwei mehr zum Kontern
after-all = { $card } wirkt dann doch
else-wins = Sonst { $who ->
    [you] gewinnst du
   *[other] gewinnt { $who }
}
else-lose = Sonst verlierst du { COUNT($count, one: "Punkt", other: "Punkte") }
else-needs = Sonst { $who ->
    [you] brauchst du noch
   *[other] braucht { $who } nur noch
} { COUNT($count, one: "Punkt", other: "Punkte") }
else-gone = Sonst verlierst du { $card }
else-raided = { $hand ->
    [1] Sonst verlierst du deine letzte Karte
   *[other] Sonst verlierst du { $count } von { $hand } Karten auf der Hand
}
else-takes = Sonst darf { $who } eine von { COUNT($count, one: "Karte", other: "Karten") } vom Ablagestapel nehmen
else-draws = Sonst { $who ->
    [you] ziehst du
   *[other] zieht { $who }
} { COUNT($count, one: "Karte", other: "Karten") }
else-another = Sonst { $who ->
    [you] spielst du
   *[other] spielt { $who }
} gleich noch eine Karte
else-sees = Sonst { $who ->
    [you] siehst du
   *[other] sieht { $who }
} deine ganze Hand
else-uncounterable = Sonst kann niemand mehr kontern, was { $who ->
    [you] du spielst
   *[other] { $who } spielt
}
else-lose-in-play = Sonst verlierst du { COUNT($count, one: "Dauerkarte", other: "Dauerkarten") }
anyway = { $card } wirkt trotzdem, und du behältst deine Zwei
may-keep = { $how ->
    [choose] Du suchst selbst aus, was du ablegst, und kannst { LIST($kept) } behalten
   *[random] Auch Kontern kostet eine Karte. Von { COUNT($hand, one: "Karte", other: "Karten") } behältst du vielleicht { LIST($kept) }
}
keep-for-worse = { $count ->
    [0] Du verlierst keine Punkte und sparst
   *[other] Das kostet dich { COUNT($count, one: "Punkt", other: "Punkte") }, aber du sparst
} { LIST($kept) } für Schlimmeres auf
would-win-laid = Als Punkte ausgelegt, würde sie gewinnen
with-king = Mit ihm bräuchtest du { $after } Punkte, nicht { $before }
could-steal = Damit könntest du { SEAT($who, form: "dat") } { $card } stehlen
would-protect = Sie würde deine Karten schützen, und niemand könnte dich kontern
could-scrap = Damit könntest du den anderen { COUNT($count, one: "Punkt", other: "Punkte") } abräumen
can-counter = Damit kannst du kontern, was andere spielen
highest-there = Sie zählt { COUNT($count, one: "Punkt", other: "Punkte") }, so viel wie keine andere dort
counts = Du kannst sie für { COUNT($count, one: "Punkt", other: "Punkte") } auslegen oder gegen die anderen spielen
face-card = Ein Bild wirkt, solange es liegt
goes-back = { $card } kommt zurück auf den Nachziehstapel
frozen-anyway = Im nächsten Zug könntest du sie ohnehin nicht spielen
you-keep = Du behältst { LIST($kept) }
costs-no-more = Das kostet dich nur { COUNT($count, one: "Punkt", other: "Punkte") }
no-card = Du hast keine Karte zum Spielen

## Warum etwas nicht geht.

no-only-takes = Nur { LIST($ranks, last: "or", form: "a") } kann eine Karte vom Ablagestapel nehmen
no-discard = Ablegen geht jetzt nicht. Spiel eine Karte oder zieh
no-no-draw-pile = Der Nachziehstapel ist leer. Spiel eine Karte oder passe
no-full = Deine Hand ist voll. Spiel lieber eine Karte
no-pass = Passen geht noch nicht. Zieh oder spiel eine Karte
no-own-counter = Deine eigene Karte kannst du nicht kontern
no-counter-counter = An diesem Tisch lässt sich ein Konter nicht kontern
no-asked = { $who ->
    [you] Erst musst du dich entscheiden
   *[other] Erst muss { $who } sich entscheiden
}
no-nothing-waits = Es gibt gerade nichts zu kontern. Punkte und Versenken lassen sich nicht kontern
no-answer = Entscheide erst, ob du kontern willst
no-one-two = Kontere mit einer einzigen Zwei
no-only-two = Kontern kannst du nur mit einer Zwei
no-take = Nimm eine Karte vom Ablagestapel
no-not-scrapped = Diese Karte ist nicht auf dem Ablagestapel
no-takes-itself = { LIST($ranks, last: "or", form: "a") } für { LIST($ranks, last: "or", form: "acc") }, das geht hier nicht. Nimm eine andere Karte
no-give-one-drawn = Leg eine der aufgedeckten Karten ab
no-turned-up = Spiel erst, was du aufgedeckt hast
no-give-up = Leg genau { COUNT($count, one: "Karte", other: "Karten") } ab
no-name-card = Wähl eine Karte zum Spielen
no-one-card = Wähl eine Karte und dann ihr Ziel
no-not-on-table = Diese Karte liegt nicht auf dem Tisch
no-points = Nur A bis 10 zählen Punkte
no-scuttle = Nur A bis 10 können versenken
no-name-scuttled = Wähl eine Punktkarte, die du versenken willst
no-scuttled = Versenken kannst du nur Punktkarten
no-yours = Die gehört dir schon. Wähl eine Karte eines Gegners
no-lower = { $card } ist zu niedrig, um { $target } zu versenken
no-no-power = { RANK($card, form: "a") } hat keine Wirkung. Leg sie als Punkte aus oder versenk etwas damit
no-aims-at-card = { RANK($rank, form: "a") } braucht eine Karte als Ziel
no-name-aim = Wähl eine Karte als Ziel
no-no-player = Dafür brauchst du niemanden auszusuchen. Spiel sie einfach
no-guarded-points = { SEAT($who, form: "whose-f") } Dame schützt alles, was du stehlen könntest
no-nothing-to-steal = Niemand sonst hat Punkte, die du stehlen könntest
no-nothing-to-remove = Auf dem Tisch gibt es kein Ziel dafür
no-nothing-to-usurp = Kein Gegner hat eine Dame oder einen König zum Stehlen
no-usurped = Ein Joker stiehlt nur Damen und Könige, die auf dem Tisch liegen
no-partner = Du und { $who } spielt zusammen. Wähl einen Gegner
no-partner-counter = Ihr spielt zusammen, da konterst du nicht
no-yourself = Gegen dich selbst geht das nicht. Wähl einen Gegner
no-card-alone = { $power ->
    [glasses] Du hast nur einen Gegner. Spiel { $card } einfach als Brille
   *[raid] Du hast nur einen Gegner. Spiel { $card } einfach für die Wirkung
}
no-empty-hand = Diese Hand ist leer
no-empty-hands = Deine Gegner haben keine Karten auf der Hand
no-name-player = Wähl aus, gegen wen
no-card-first = Wähl erst eine Karte und dann, gegen wen
no-stolen = Stehlen kannst du nur Punktkarten
no-points-safe = Punkten kann sie nichts anhaben. Wähl eine Dauerkarte als Ziel
no-lower-aim = { $card } ist zu niedrig, um { $target } zu versenken{ $aims ->
    [yes] , und die Wirkung trifft keine Punkte
   *[no] { "" }
}
no-under-jack = Darauf liegt noch ein Bube. Nur der oberste kann das Ziel sein
no-under-joker = Darauf liegt noch ein Joker. Nur der oberste kann das Ziel sein
no-queen = { SEAT($who, form: "whose-f") } Dame schützt sie
no-not-in-hand = Diese Karte hast du nicht auf der Hand
no-frozen = { LIST($ranks, last: "or", form: "a") } hat sie zurückgeschickt, darum ist sie eingefroren, bis { term-frozen-until }
no-lower-suit = { $card } kann { $target } nicht versenken, denn { SUIT($target) } schlägt { SUIT($card) }
no-only-theirs = Das wirkt nur gegen Karten von Gegnern
no-no-target = { $card } braucht keine Karte als Ziel. { $how ->
    [player] Wähl stattdessen aus, gegen wen
   *[alone] Spiel sie einfach
}
no-guarded = Du kannst nicht kontern, denn { $who ->
    [you] du hast
   *[other] { $who } hat
} eine Dame

## Hausregeln: wie eine Regel heißt und was sie ändert, dann ihre Werte.

option-goal = Punkte zum Sieg
    .help = So viele Punkte brauchst du zum Sieg: ohne König, dann mit einem, zwei, drei und vier Königen.
    .unit = { unit-points }
    .clause = { $n1 } Punkte gewinnen, mit Königen { $n2 }, { $n3 }, { $n4 } und { $n5 }
    .search = Ziel, gewinnen, Siegpunkte
entry-goal-1 = kein König
entry-goal-2 = ein König
entry-goal-3 = zwei Könige
entry-goal-4 = drei Könige
entry-goal-5 = vier Könige
option-hand_dealer = Karten für den Geber
    .help = So viele Karten bekommt, wer gibt.
    .unit = { unit-cards }
    .clause = wer gibt, bekommt { $value }
    .search = ausgeteilt, Anfang, Startkarten
option-hand_other = Karten für die anderen
    .help = So viele Karten bekommen alle außer dem Geber.
    .unit = { unit-cards }
    .clause = alle außer dem Geber bekommen { $value }
    .search = ausgeteilt, Anfang, Startkarten
option-first_dealer = Wer zuerst gibt
    .help = Wer im ersten Spiel gibt. Danach gibt, wer links davon sitzt.
    .clause = { $value } gibt zuerst
option-suits_low_to_high = Farben von unten nach oben
    .help = Welche Farbe gewinnt, wenn du eine gleich hohe Karte versenken willst. Die niedrigste steht vorn.
    .clause = die Farben steigen so: { $value }
option-powers = Was jede Karte tut
    .help = Was eine Karte tut, wenn du sie für die Wirkung spielst. Bube, Dame und König behalten ihre.
    .search = Bilder, Dauerkarte, abräumen, stehlen, zurückschicken, Sofortkarte, Aktion
value-powers-scrap_points = räumt Punkte ab
    .help = Alle Punktkarten auf dem Tisch kommen auf den Ablagestapel.
    .clause = räumen alle Punktkarten ab
value-powers-scrap_effect = räumt eine Dauerkarte ab
    .help = Ein Bube, eine Dame, ein König oder eine Brille auf dem Tisch kommt auf den Ablagestapel.
    .clause = räumen eine Dauerkarte ab
value-powers-rummage = holt zurück
    .help = Du nimmst eine beliebige Karte vom Ablagestapel.
    .clause = holen eine Karte vom Ablagestapel zurück
value-powers-raid = lässt jemanden ablegen
    .help = Ein Gegner legt zwei Karten ab.
    .clause = lassen einen Gegner zwei Karten ablegen
value-powers-draw = zieht
    .help = Du ziehst zwei Karten, oder was die Hausregel für die Fünf sagt.
    .clause = ziehen zwei Karten
value-powers-scrap_effects = räumt alle Dauerkarten ab
    .help = Alle Buben, Damen, Könige und Brillen auf dem Tisch kommen auf den Ablagestapel.
    .clause = räumen alle Dauerkarten ab
value-powers-drawn_play = zieht und spielt
    .help = Du deckst eine Karte vom Nachziehstapel auf und spielst sie.
    .clause = spielen die oberste Karte des Nachziehstapels
value-powers-glasses = Brille
    .help = Du legst sie vor einen Gegner. Solange sie da liegt, können alle diese Hand sehen.
    .clause = zeigen die Hand eines Gegners
value-powers-return_effect = schickt zurück
    .help = Ein Bube, eine Dame, ein König oder eine Brille kommt zurück auf die Hand, oder was die Hausregel für die Neun sagt.
    .clause = schicken eine Dauerkarte zurück
value-powers-none = keine Wirkung
    .help = Du kannst sie nur als Punkte auslegen oder damit versenken.
    .clause = haben keine Wirkung
value-powers-steal = stiehlt
    .help = Du spielst sie auf die Punktkarte eines Gegners, und die gehört jetzt dir.
    .clause = stehlen Punkte
value-powers-shield = schützt
    .help = Gegner können auf deine anderen Karten nicht mehr zielen, sondern sie nur noch versenken.
    .clause = schützen deine Karten
value-powers-crown = senkt dein Ziel
    .help = Du brauchst weniger Punkte zum Sieg.
    .clause = senken dein Ziel
option-hand_limit = Höchstens auf der Hand
    .help = So viele Karten kannst du höchstens auf der Hand haben.
    .unit = { unit-cards }
    .clause = du hast höchstens { $value } auf der Hand
    .search = Maximum, Handlimit, Obergrenze
value-hand_limit-none = beliebig viele
    .help = Du kannst so viele Karten haben, wie du willst.
    .clause = du kannst beliebig viele Karten auf der Hand haben
option-hand_limit_at = Mit voller Hand
    .help = Was geschieht, wenn deine Hand voll ist, falls es eine Grenze gibt.
    .clause = mit voller Hand { $value }
    .search = ablegen, Grenze
value-hand_limit_at-draw = kannst du nicht ziehen
    .help = Mit voller Hand kannst du nicht ziehen, und eine Fünf füllt sie nur auf.
value-hand_limit_at-end = legst du am Ende deines Zugs ab
    .help = Du ziehst, was du bekommst, und legst am Ende deines Zugs ab, was zu viel ist.
option-hand_refill = Hand auffüllen auf
    .help = Am Ende deines Zugs ziehst du nach, bis du so viele Karten hast oder der Nachziehstapel leer ist.
    .unit = { unit-cards }
    .clause = am Ende deines Zugs füllst du deine Hand auf { $value } auf
    .search = nachziehen, ziehen bis
value-hand_refill-none = gar nicht
    .help = Du ziehst nur, wenn du dran bist.
    .clause = du füllst deine Hand nicht auf
option-counter = Eine Zwei kontert
    .help = Was du mit einer Zwei kontern kannst.
    .clause = eine Zwei kontert { $value }
    .search = Bilder, Aktion, verhindern
value-counter-any = jede Wirkung
    .help = Du kannst jede Wirkung kontern, auch Damen und Könige.
value-counter-one_offs = nur Sofortkarten
    .help = Du kannst nur Sofortkarten kontern (A bis 7 und 9), keine Buben, Damen, Könige oder Brillen.
option-counter_chain = Konter lassen sich kontern
    .help = Du kannst eine Zwei mit einer anderen Zwei kontern, und immer so weiter.
    .yes = ein Konter lässt sich kontern
    .no = ein Konter lässt sich nicht kontern
    .search = Kette, zurückkontern
option-two = Eine Zwei räumt ab
    .help = Wessen Karten eine Zwei abräumen kann.
    .clause = eine Zwei räumt { $value } ab
    .search = Bilder, zerstören
value-two-any = eine beliebige Dauerkarte
    .help = Du kannst die Zwei auf jeden Buben, jede Dame, jeden König und jede Brille spielen, auch auf eigene.
value-two-opponent = nur eine Dauerkarte eines Gegners
    .help = Auf deine eigenen Karten kannst du keine Zwei spielen.
option-four = Eine Vier nimmt
    .help = Welche zwei Karten ein Gegner durch eine Vier verliert.
    .clause = eine Vier nimmt { $value }
    .search = Zufall, ablegen
value-four-random = zwei zufällige Karten
    .help = Zwei zufällige Karten dieser Hand kommen auf den Ablagestapel.
value-four-choose = zwei Karten, die der Gegner aussucht
    .help = Der Gegner sucht aus, welche zwei Karten er ablegt.
option-five = Eine Fünf
    .help = Wie du mit einer Fünf ziehst.
    .clause = eine Fünf { $value }
    .search = eine ablegen, drei ziehen
value-five-draw = zieht zwei Karten
    .help = Du ziehst zwei Karten.
value-five-discard_draw = kostet eine Karte und zieht drei
    .help = Du legst eine Karte ab und ziehst dann drei.
option-seven = Eine Sieben deckt auf
    .help = Wie viele Karten du mit einer Sieben aufdeckst.
    .clause = eine Sieben deckt { $value } auf
    .search = oberste Karten, zwei
value-seven-one = eine Karte
    .help = Du spielst die Karte, die du aufdeckst.
value-seven-two = zwei Karten
    .help = Du spielst eine von zwei Karten, die andere kommt zurück auf den Nachziehstapel.
option-nine = Eine Neun schickt zurück
    .help = Welche Karte eine Neun auf die Hand zurückschickt.
    .clause = eine Neun schickt { $value } zurück
    .search = Hand, Bilder
value-nine-effects = eine beliebige Dauerkarte
    .help = Du kannst die Neun auf jeden Buben, jede Dame, jeden König und jede Brille spielen, aber nie auf Punkte.
value-nine-opponent_any = eine beliebige Karte eines Gegners
    .help = Du kannst die Neun auf jede Karte spielen, die vor einem Gegner liegt, auch auf Punkte.
option-one_offs_wait = Vieren, Fünfen und Siebenen warten auf ihre Wahl
    .help = Eine Vier, Fünf oder Sieben kommt erst auf den Ablagestapel, wenn ihre Wahl getroffen ist.
    .yes = Vieren, Fünfen und Siebenen kommen erst nach ihrer Wahl auf den Ablagestapel
    .no = Vieren, Fünfen und Siebenen kommen sofort auf den Ablagestapel
option-frozen_counters = Eingefrorene Zweien können kontern
    .help = Du kannst mit einer zurückgeschickten Zwei kontern, auch solange sie eingefroren ist.
    .yes = eine eingefrorene Zwei kann kontern
    .no = eine eingefrorene Zwei kann nicht kontern
option-empty_draw_opens = Offene Hände bei leerem Nachziehstapel
    .help = Sobald es nichts mehr zu ziehen gibt, sehen alle jede Hand.
    .yes = bei leerem Nachziehstapel sind alle Hände offen
    .no = bei leerem Nachziehstapel bleiben die Hände verdeckt
    .search = aufdecken, offen
option-three_takes_three = Eine Drei kann eine Drei nehmen
    .help = Eine Drei kann eine andere Drei vom Ablagestapel nehmen.
    .yes = eine Drei kann eine Drei nehmen
    .no = eine Drei kann keine Drei nehmen
option-passes_to_draw = Passen bis zum Ende
    .help = Wird so oft hintereinander gepasst, ist das Spiel unentschieden.
    .unit = { unit-passes }
    .clause = nach { $value } hintereinander ist das Spiel unentschieden
    .search = hintereinander, Patt, unentschieden
value-passes_to_draw-none = je einmal
    .help = Wenn alle nacheinander gepasst haben, ist das Spiel unentschieden.
    .clause = haben alle gepasst, ist das Spiel unentschieden
option-stall_turns = Passen und Dreien bis zum Ende
    .help = Nach so vielen Zügen hintereinander, in denen nur gepasst oder eine Drei gespielt wird, ist das Spiel unentschieden.
    .clause = { $value } Züge mit Passen oder Dreien beenden das Spiel
value-stall_turns-0 = nie
    .help = Mit Passen und Dreien kann es ewig weitergehen.
    .clause = Passen und Dreien beenden nie das Spiel
option-teams = Zwei gegen zwei
    .help = Wer zusammenspielt, sitzt sich gegenüber. Ihr gewinnt, sobald einer von euch genug Punkte hat, aber zusammengezählt wird nicht.
    .yes = zwei spielen gegen zwei
    .no = alle spielen für sich
    .search = Partner, Paare, Team
option-jokers = Joker, die Damen und Könige stehlen
    .help = Im Kartenspiel sind Joker. Du spielst einen auf die Dame oder den König eines Gegners, und die Karte gehört jetzt dir.
    .clause = { $value } Joker stehlen Damen und Könige
    .search = Kartenspiel
value-jokers-0 = keine
    .help = Im Kartenspiel sind keine Joker.
    .clause = es gibt keine Joker
value-jokers-1 = 1
    .help = Im Kartenspiel ist ein Joker.
    .clause = ein Joker stiehlt eine Dame oder einen König
option-evening_to = Siege für die Serie
    .help = Wer zuerst so viele Partien gewinnt, gewinnt die Serie.
    .unit = { unit-games }
    .clause = wer { $value } gewinnt, gewinnt die Serie
    .search = Abend, zuerst, Siege
value-evening_to-0 = offen
    .help = Ihr spielt, solange ihr wollt.
    .clause = die Serie endet, wann ihr wollt

# Was nicht gewählt werden kann.
wrong-goals = hier müssen fünf Zahlen stehen, für keinen bis vier Könige, nicht { $count }
wrong-goal = jedes Ziel muss niedriger sein als das davor, aber { $after } folgt auf { $before }
wrong-teams = zwei gegen zwei braucht vier am Tisch, nicht { $seats }
wrong-stall = muss mindestens 3 sein, oder 0 für nie
wrong-picture = Bube, Dame und König behalten, was sie tun
wrong-number-card = das kann nur ein Bube, eine Dame oder ein König

# Was kein gutes Spiel ergibt.
doubt-unused = Das ändert nichts, denn keine Karte tut so etwas.
doubt-endless-threes = Wer nur Karten zurückholt, kann ewig weiterspielen.
doubt-dealt-more = Jemand bekommt schon beim Geben mehr Karten.

# Was der Tisch selbst sagt: `assets/layouts/cuttle.yaml` nennt diese.

## Das Spiel im Menü und am Tisch.

about-like = Bis 21, und jede Karte ist eine Waffe
about-game = Wer zuerst genug Punkte vor sich hat, gewinnt. Mit Königen genügen weniger. Asse bis Zehnen bringen dir Punkte oder den anderen Ärger.
about-game-teams = Du gewinnst mit deinem Gegenüber, sobald einer von euch genug Punkte hat. Zusammengezählt wird nicht, eure Hände seht ihr gegenseitig nicht, und nach dir ist immer ein Gegner dran.
about-tally = Punkte

## Orte: wie sie heißen und was man dort tut.

place-draw = Nachziehstapel
place-draw-tip = Hier ziehst du Karten
place-scrap = Ablagestapel
place-scrap-tip = Du kannst ihn durchsehen
place-played = Wirkung
place-played-tip = Hierher kommt, was für die Wirkung gespielt wird
place-drawn = Aufgedeckt
place-drawn-tip = Spiel eine Karte, die vom Nachziehstapel aufgedeckt wurde
place-points = Punkte
place-points-tip = Leg hier Zahlenkarten als Punkte aus
place-royals = Damen und Könige
place-hand = Hand
place-glasses = Brille
place-glasses-tip = Liegt hier eine Brille, sehen alle diese Hand

## Knöpfe.

button-draw = Ziehen
button-pass = Passen
button-counter = Mit 2 kontern
button-allow = Durchlassen

## Auf dem Tuch.

chip-dealer = G

## Was die Karten tun, in der Liste neben dem Tisch.

power-scrap_points = räumt alle Punkte ab
power-scrap_effect = räumt eine Dauerkarte ab (J, Q, K oder Brille)
power-counter-rank = 2
power-counter-any = kontert jede Wirkung, wenn jemand anders dran ist
power-counter-one_offs = kontert eine Sofortkarte (A–7, 9), wenn jemand anders dran ist
power-rummage = nimmt eine Karte vom Ablagestapel
power-raid-random = nimmt einem Gegner bis zu zwei zufällige Karten
power-raid-choose = lässt einen Gegner bis zu zwei Karten eigener Wahl ablegen
power-draw-draw = zieht zwei
power-draw-discard_draw = legt eine Karte ab und zieht dann drei
power-scrap_effects = räumt alle Dauerkarten ab (J, Q, K und Brillen)
power-drawn_play-one = spielt die oberste Karte des Nachziehstapels
power-drawn_play-two = spielt eine der zwei obersten Karten des Nachziehstapels
power-glasses = zeigt als Brille die Hand eines Gegners
power-return_effect-effects = schickt eine Dauerkarte (J, Q, K oder Brille) auf die Hand zurück
power-return_effect-opponent_any = schickt eine beliebige Karte eines Gegners auf die Hand zurück
power-none = nur für Punkte und zum Versenken
power-steal = stiehlt eine Punktkarte
power-usurp-rank = Joker
power-usurp-short = Jo
power-usurp = stiehlt eine Dame oder einen König
power-shield = schützt die anderen Karten daneben vor allem, was auf sie zielt, nur nicht vor dem Versenken
power-crown = senkt das eigene Ziel

## Was eine Untersuchung zählt, und wie Spiele in ihr enden.

study-played = { $ranks } für die Wirkung gespielt
study-laid = Als Punkte ausgelegt
study-scuttled = Versenkt
study-countered = Gekontert
study-passed = Gepasst
study-ended-points = weil jemand das Ziel erreicht hat
study-ended-passes = unentschieden, weil es nichts mehr zu ziehen gab und alle gepasst haben
study-ended-stall = unentschieden, weil zu oft gepasst und zurückgeholt wurde

## Die Kartenhilfe: was eine Karte tut, in wenigen Worten neben ihrem Zeichen.

aid-scrap_points = alle Punkte weg
aid-scrap_effect = Dauerkarte weg
aid-counter = kontern
aid-rummage = eine zurückholen
aid-raid = { $four ->
    [choose] Gegner legt zwei ab
   *[other] zwei zufällige weg
}
aid-scrap_effects = alle Dauerkarten weg
aid-draw = { $five ->
    [discard_draw] eine weg, drei ziehen
   *[other] zwei ziehen
}
aid-drawn_play = { $seven ->
    [two] zwei aufdecken, eine spielen
   *[other] aufdecken, spielen
}
aid-glasses = Hand ansehen
aid-return_effect = { $nine ->
    [opponent_any] jede zurückschicken
   *[other] zurückschicken
}
aid-none = nur Punkte
aid-steal = Punkte stehlen
aid-usurp = Q oder K stehlen
aid-shield = Karten schützen
aid-crown = Ziel senken
