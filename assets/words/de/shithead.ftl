# Shithead und seine Varianten.

## Wonach gefragt wird.

prompt-away-down =
    Du kannst schon jetzt
    eine verdeckte Karte nehmen
prompt-ready =
    Tausch Karten, wenn du magst,
    dann drück „Bereit“
prompt-shown-show =
    { term-showed }:
    kontere oder nimm den Stapel auf
prompt-shown-down =
    { term-showed }:
    probier eine verdeckte Karte oder nimm auf
prompt-shown-try =
    { term-showed }:
    probier die oberste Karte oder nimm auf
prompt-shown =
    { term-showed }:
    nimm den Stapel auf
prompt-up-fits =
    Es passt { $fits }:
    nimm erst eine offene Karte
prompt-up-show =
    Du bist dran:
    nimm erst eine offene Karte zum Zeigen
prompt-up-nothing =
    Von den offenen Karten passt keine:
    nimm eine, dann den Stapel
prompt-down =
    Du bist dran:
    nimm eine verdeckte Karte
prompt-play-show-pickup-nothing =
    Du bist dran:
    spiel, zeig { term-shown } oder passe
prompt-play-show-pickup-pile =
    Es passt { $fits }:
    spiel oder zeig { term-shown }
prompt-play-show =
    Du bist dran:
    spiel oder zeig { term-shown }
prompt-play-pickup-nothing =
    Es passt { $fits }:
    spiel oder passe
prompt-play-pickup-pile =
    Es passt { $fits }:
    spiel oder nimm den Stapel auf
prompt-play =
    Du bist dran:
    spiel, was passt
prompt-joker-show =
    Du bist dran:
    spiel deinen Joker oder zeig { term-shown }
prompt-joker-pickup-pile =
    Du bist dran:
    spiel deinen Joker oder nimm auf
prompt-joker =
    Du bist dran:
    spiel deinen Joker
prompt-show-pickup-nothing =
    Du kannst nichts spielen:
    zeig { term-shown } oder passe
prompt-show-pickup-pile =
    Bei dir passt nichts:
    zeig { term-shown } oder nimm auf
prompt-show =
    Du bist dran:
    zeig { term-shown }

## Was mit den gewählten Karten geht, nach ihren Namen: „3♣: jemandem zeigen“.

chosen-play = spielen
chosen-joker = als andere Karte spielen
chosen-show = jemandem zeigen
chosen-swap = gegen eine andere tauschen
chosen-up = auf die Hand nehmen
chosen-down = nehmen und ansehen
chosen-flip = aufdecken

## Was geschehen ist: der Verlauf.

log-did-ready = { $seat ->
    [you] Du bist bereit
   *[other] { $seat } ist bereit
}
log-swapped = { $seat ->
    [you] Du legst { $given } offen hin und nimmst { $taken }
   *[other] { $seat } legt { $given } offen hin und nimmt { $taken }
}
log-started = { term-starts }
term-claims = { $aside ->
    [0] (bei Gleichstand entscheidet die Farbe)
   *[other] (ohne { LIST($aside, form: "many") }; bei Gleichstand entscheidet die Farbe)
}
log-started-lowest = { $seat ->
    [you] Du hast die niedrigste Karte { term-claims } und fängst an
   *[other] { $seat } hat die niedrigste Karte { term-claims } und fängt an
}
log-started-three = { $seat ->
    [you] Du hast die erste offene Drei bekommen und fängst an
   *[other] { $seat } hat die erste offene Drei bekommen und fängt an
}
log-started-card = { $seat ->
    [you] Du hast die niedrigste Karte { term-claims } und fängst mit ihr an
   *[other] { $seat } hat die niedrigste Karte { term-claims } und fängt mit ihr an
}
log-turned_up = { $card } wird aufgedeckt und eröffnet den Stapel
log-gave = { $seat ->
    [you] Du gibst
   *[other] { $seat } gibt
} den Stapel an { SEAT($to, form: "acc") } weiter
log-tried = { $seat ->
    [you] Du probierst es
   *[other] { $seat } probiert es
} mit dem Nachziehstapel, aber { $card } hilft nicht
log-played-joker = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $cards } als { RANK($rank) }
log-burned-run = { term-run } Gleiche verbrennen den Stapel ({ COUNT($count, one: "Karte", other: "Karten") })
log-again = { $seat ->
    [you] Du bist noch mal dran
   *[other] { $seat } ist noch mal dran
}
log-skipped = { $seats ->
    [you] Du setzt aus
    [other] { $seats } setzen aus
   *[one] { $seats } setzt aus
}
log-unskipped = Der Stapel ist verbrannt, also setzt niemand aus
log-reversed = Die Richtung ändert sich
log-reversed-even = { $count ->
    [2] Zweimal umgedreht
   *[other] { $count }-mal umgedreht
}, also bleibt die Richtung, wie sie war
log-picked_up-flip = { log-picked_up }
log-picked_up-flip-nothing = { term-no-pile }
log-picked_up-shown = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den Stapel auf ({ COUNT($count, one: "Karte", other: "Karten") })
log-picked_up-shown-nothing = { term-no-pile }
log-picked_up-given = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} den Stapel ({ COUNT($count, one: "Karte", other: "Karten") })
log-shown = { $seat ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} { SEAT($to, form: "dat") } { $card }
log-backfired = { $seat ->
    [you] Du konterst und zeigst
   *[other] { $seat } kontert und zeigt
} { SEAT($to, form: "dat") } { $card }
log-backfired-drawn = { $seat ->
    [you] Du deckst { $card } auf und konterst
   *[other] { $seat } deckt { $card } auf und kontert
} damit: Jetzt ist { SEAT($to, form: "whose-f") } Antwort gefragt
log-took_up = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $cards } vom Tisch
log-took_down = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} eine verdeckte Karte
log-took_down-failed = { $seat ->
    [you] Du deckst
   *[other] { $seat } deckt
} { $card } auf, aber die lässt sich nicht spielen
log-left-unsafe = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} raus, aber { LIST($powers_show, last: "or", form: "a") } kann das noch ändern, bis { term-until }
log-back_in = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} wieder dabei
log-library = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} jetzt { COUNT($count, one: "Karte", other: "Karten") } auf der Hand
log-thrice = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} zum dritten Mal verloren

## Was ein Zug bewirkt.

do-play = Spiel { $cards }
do-play-out = Spiel { $cards }: Damit bist du raus
    .short = Spiel { $cards }
do-play-burn = Spiel { $cards }: Der Stapel verbrennt ({ COUNT($count, one: "Karte", other: "Karten") }), und du bist noch mal dran
    .short = Spiel { $cards }
do-play-burn-empty = Spiel { $cards }: Das verbrennt gleich, und du bist noch mal dran
    .short = Spiel { $cards }
do-play-again = Spiel { $cards }: Du bist noch mal dran
    .short = Spiel { $cards }
do-play-skip = Spiel { $cards }: Dann { term-skips } aus
    .short = Spiel { $cards }
do-play-reverse = Spiel { $cards }: Die Richtung ändert sich
    .short = Spiel { $cards }
do-play-lower = Spiel { $cards }: Danach passt nur { $value } oder tiefer
    .short = Spiel { $cards }
do-play-below = Spiel { $cards }: Danach passt nur, was tiefer ist als { $value }
    .short = Spiel { $cards }
do-play-give = Spiel { $cards }: Dann { $to ->
    [you] bekommst du
   *[other] bekommt { $to }
} den Stapel ({ COUNT($count, one: "Karte", other: "Karten") })
    .short = Spiel { $cards }
do-joker = Spiel { $cards }
do-joker-plain = Spiel { $cards } als { RANK($rank) }
do-joker-out = Spiel { $cards } als { RANK($rank) }: Damit bist du raus
    .short = Spiel { $cards } als { RANK($rank) }
do-joker-burn = Spiel { $cards } als { RANK($rank) }: Der Stapel verbrennt ({ COUNT($count, one: "Karte", other: "Karten") }), und du bist noch mal dran
    .short = Spiel { $cards } als { RANK($rank) }
do-joker-burn-empty = Spiel { $cards } als { RANK($rank) }: Das verbrennt gleich, und du bist noch mal dran
    .short = Spiel { $cards } als { RANK($rank) }
do-joker-again = Spiel { $cards } als { RANK($rank) }: Du bist noch mal dran
    .short = Spiel { $cards } als { RANK($rank) }
do-joker-skip = Spiel { $cards } als { RANK($rank) }: Dann { term-skips } aus
    .short = Spiel { $cards } als { RANK($rank) }
do-joker-reverse = Spiel { $cards } als { RANK($rank) }: Die Richtung ändert sich
    .short = Spiel { $cards } als { RANK($rank) }
do-joker-lower = Spiel { $cards } als { RANK($rank) }: Danach passt nur { $value } oder tiefer
    .short = Spiel { $cards } als { RANK($rank) }
do-joker-below = Spiel { $cards } als { RANK($rank) }: Danach passt nur, was tiefer ist als { $value }
    .short = Spiel { $cards } als { RANK($rank) }
do-joker-give = Spiel { $cards } als { RANK($rank) }: Dann { $to ->
    [you] bekommst du
   *[other] bekommt { $to }
} den Stapel ({ COUNT($count, one: "Karte", other: "Karten") })
    .short = Spiel { $cards } als { RANK($rank) }
do-show = Zeig { SEAT($seat, form: "dat") } { $cards }
do-show-pile = { term-show-to }. Kommt keine zurück, { term-takes } { COUNT($count, one: "Karte", other: "Karten") } auf, und danach { term-next } dran
    .short = { term-show-to }
do-show-pile-own = { term-show-to }. Kommt keine zurück, { term-takes } { COUNT($count, one: "Karte", other: "Karten") } auf, und du bist noch mal dran
    .short = { term-show-to }
do-show-pile-last = { term-show-to }. Dann { term-takes } { COUNT($count, one: "Karte", other: "Karten") } auf, und danach { term-next } dran
    .short = { term-show-to }
do-show-pile-last-own = { term-show-to }. Dann { term-takes } { COUNT($count, one: "Karte", other: "Karten") } auf, und du bist noch mal dran
    .short = { term-show-to }
do-show-nothing = { term-show-to }. Der Stapel ist leer, und kommt keine zurück, { term-next } dran
    .short = { term-show-to }
do-show-nothing-own = { term-show-to }. Der Stapel ist leer, und kommt keine zurück, bist du noch mal dran
    .short = { term-show-to }
do-show-nothing-last = { term-show-to }. Der Stapel ist leer, also { term-next } dran
    .short = { term-show-to }
do-show-nothing-last-own = { term-show-to }. Der Stapel ist leer, also bist du noch mal dran
    .short = { term-show-to }
do-show-end = { term-show-to }. Kommt keine zurück, ist das Spiel zu Ende
    .short = { term-show-to }
do-swap-for = Leg { $given } offen hin und nimm { $taken }
do-up = Nimm { $cards }
do-down = Nimm die { $place }. verdeckte Karte
do-pickup = Nimm den Stapel auf
do-pickup-pile = Nimm den Stapel auf ({ COUNT($count, one: "Karte", other: "Karten") })
    .short = Nimm den Stapel auf
do-pickup-nothing = Passe und nimm nichts auf
    .short = Passe
do-try = Probier die oberste Karte des Nachziehstapels
    .short = Probier eine Karte
do-ready = Sag „Bereit“ (dann wird nicht mehr getauscht)
    .short = Sag „Bereit“

## Knöpfe, deren Worte davon abhängen, was sie tun.

label-pickup-pile = { $count } aufnehmen
label-pickup-nothing = Passen

## Wie das Spiel ausging.

end-loser = { $loser ->
    [you] Nur du hast noch Karten, also hast du verloren
   *[other] Nur { $loser } hat noch Karten und hat damit verloren
}
end-stall = { COUNT($stall_turns, one: "Zug", other: "Züge") } ohne Fortschritt, also verliert niemand

## Wer gibt, und warum.

opening-lot = Das Los hat entschieden: { $dealer ->
    [you] Du gibst
   *[other] { $dealer } gibt
}.
opening-turn = { $dealer ->
    [you] Diesmal gibst du
   *[other] Diesmal gibt { $dealer }
}.
opening-rule = { $dealer ->
    [you] Nach diesen Regeln gibst du zuerst
   *[other] Nach diesen Regeln gibt { $dealer } zuerst
}.

## Was jemand zuletzt getan hat, unter dem Namen.

brief-played = { LIST($cards, last: "beside") }
brief-picked_up = nimmt { $count }
brief-picked_up-nothing = gepasst
brief-picked_up-flip = nimmt { $count }
brief-picked_up-flip-nothing = nichts zum Aufnehmen
brief-picked_up-shown = nimmt { $count }
brief-picked_up-shown-nothing = nichts zum Aufnehmen
brief-picked_up-given = { $count } bekommen
brief-backfired-drawn = kontert: { $card }
brief-tried = { $card } probiert
brief-gave = Stapel verschenkt
brief-shown = { $card } gezeigt
brief-backfired = kontert: { $card }
brief-took_up = { LIST($cards, last: "beside") } genommen
brief-took_down = eine verdeckte
brief-took_down-failed = { $card } aufgedeckt
brief-swapped = { LIST($taken, last: "beside") } getauscht
brief-did-ready = bereit

## Quer über den Tisch.

banner-started-lowest =
    { term-starts }
    mit der niedrigsten Karte auf der Hand
banner-started-three =
    { term-starts }
    mit der ersten offenen Drei
banner-started-card =
    { term-starts }
    und zwar mit der niedrigsten Karte
banner-left = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} raus!
banner-left-unsafe = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} raus, aber noch nicht sicher!
banner-back_in = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} wieder dabei!
banner-library =
    Eine Bibliothek!
    { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } { COUNT($count, one: "Karte", other: "Karten") }
banner-thrice = Dreimal verloren!

## Zeichen an den Namen, und Warnungen.

badge-dealer = Geber
badge-dealer-tip = G: { $who ->
    [you] Du hast dieses Spiel gegeben
   *[other] { $who } hat dieses Spiel gegeben
}
badge-out = raus, { $place }
badge-out-tip = Keine Karten mehr
badge-unsafe = noch nicht sicher
badge-unsafe-tip = { LIST($powers_show, last: "or", form: "a") } kann diesen Abgang noch verderben
badge-unsafe-out = Du bist raus, aber bis { SEAT($returnable, form: "whose") } Zug vorbei ist, kann { LIST($powers_show, last: "or", form: "a") } dich zurückholen
badge-losses = { COUNT($n, one: "Niederlage", other: "Niederlagen") }
badge-losses-tip = Verlorene Spiele an diesem Tisch
warning-quiet = { COUNT($count, one: "Zug", other: "Züge") } ohne Fortschritt. Bei { $limit } ist Schluss, und niemand verliert

## Was auf den Stapel passt: „Es passt 8 oder höher, auch 2 und 10“.

fits = { $how ->
    [any] alles
    [these] { $also ->
        [0] { $joker ->
            [yes] nur ein Joker
           *[no] nichts
        }
       *[other] nur { LIST($also, last: "or") }
    }
    [lower] { $rank } oder tiefer
    [below] tiefer als { $rank }
   *[higher] { $rank } oder höher
}{ $how ->
    [these] { "" }
   *[other] { $also ->
        [0] { "" }
       *[other] , auch { LIST($also) }
    }
}{ $joker ->
    [yes] { $also ->
        [0] { $how ->
            [these] { "" }
           *[other] , auch ein Joker
        }
       *[other] { $how ->
            [these] { " " }oder ein Joker
           *[other] { " " }und ein Joker
        }
    }
   *[no] { "" }
}{ $but ->
    [0] { "" }
   *[other] , nur nicht { LIST($but, last: "or") }
}

beat = { $rank }

## Was Karten, Stapel und Leute gerade sind.

does-anytime = Geht auf alles
does-again = Du bist noch mal dran
does-lower = Danach passt nur{ $equal ->
    [yes] { " " }{ $rank } oder tiefer
   *[no] , was tiefer ist als { $rank }
}
does-show = Sie wird jemandem gezeigt, nie gespielt
does-burn = Der Stapel verbrennt, und du bist noch mal dran
does-complete = Das ist { RANK($rank, form: "gender") ->
    [f] die
    [n] das
   *[m] der
} { $run ->
    [3] dritte
    [4] vierte
   *[5] fünfte
} { RANK($rank) }: Der Stapel verbrennt, und du bist noch mal dran
does-invisible = Danach zählt, was darunter liegt
does-skip = Wer als Nächstes dran wäre, setzt aus
does-name = Du sagst, für welche Karte sie steht
stands-for = Steht für { RANK($rank, form: "acc") }
does-give = Wer als Nächstes dran ist, nimmt den Stapel auf
does-reverse = Die Richtung ändert sich
swap = { $row ->
    [hand] Tausch sie gegen eine offene, dann hast du sie für später
   *[up] Tausch sie gegen eine Handkarte, dann kannst du sie früher spielen
}
cant-answer = { $card } taugt nicht als Antwort
all-out = { $count ->
    [2] Beide zusammen
   *[other] Alle { $count } zusammen
}, und { $who ->
    [you] du bist
   *[name] { $who } ist
} raus
out = { $who ->
    [you] Spiel sie, und du bist raus
   *[name] Damit ist { $who } raus
}
out-ends = { $who ->
    [you] Dann hast nur noch du Karten und verlierst
   *[name] Dann hat nur noch { $who } Karten und verliert
}
out-safe = { $who ->
    [you] Danach bist du
   *[other] Danach ist { $who }
} in Sicherheit
out-unsafe = Bis { term-until }, kann { LIST($ranks, last: "or", form: "a") } { SEAT($who, form: "acc") } zurückholen
out-shown = Wird der Stapel dann aufgenommen, { $who ->
    [you] bist du
   *[name] ist { $who }
} raus
then-row = Danach kommen { $row ->
    [up] { $who ->
        [you] deine offenen Karten
       *[other] { SEAT($who, form: "whose-f") } offene Karten
    }
   *[down] { $who ->
        [you] deine verdeckten Karten
       *[other] { SEAT($who, form: "whose-f") } verdeckte Karten
    }, ungesehen
}
goes-along = Kann zusammen mit der ganzen Hand gespielt werden{ $burns ->
    [no] { "" }
   *[yes] , und dann verbrennt der Stapel
}
comes-later = { $first ->
    [draw] Erst kommen die Hand und der Nachziehstapel
   *[hand] Erst kommt die Hand
}
along-with = Kann mit den letzten Handkarten mit, wenn das lauter { RANK($rank, form: "many") } sind
show-back = Kontere damit{ $pile ->
    [yes] : Dann muss { $who } aufnehmen oder noch eine zeigen
   *[no] . Zum Aufnehmen liegt nichts da
}
show = { $seats ->
    [0] Zeigen kannst du sie gerade niemandem
   *[other] Zeig sie { LIST($seats, last: "or", form: "dat") }{ $pile ->
        [yes] , dann geht der Stapel dorthin
       *[no] . Zum Aufnehmen liegt nichts da
    }
}
comes-back = { $can ->
    [yes] Es könnte eine zurückkommen
   *[no] Zurückkommen kann keine
}
together-burn = { $count ->
    [2] Beide zusammen verbrennen den Stapel
   *[other] Alle { $count } zusammen verbrennen den Stapel
}
would-burn = { RANK($rank, form: "gender") ->
    [f] { $run ->
        [3] Eine dritte
        [4] Eine vierte
       *[5] Eine fünfte
    }
    [n] { $run ->
        [3] Ein drittes
        [4] Ein viertes
       *[5] Ein fünftes
    }
   *[m] { $run ->
        [3] Ein dritter
        [4] Ein vierter
       *[5] Ein fünfter
    }
} { RANK($rank) } würde den Stapel verbrennen
not-there = Zählt, als läge sie nicht da
lies-under = Geht mit, wenn jemand den Stapel aufnimmt
now-fits = Jetzt passt { $fits }
zone-draw = Von hier ziehst du nach, bis du { COUNT($count, one: "Karte", other: "Karten") } hast
three-lies-here = Hier liegt die Karte, die { SEAT($who, form: "dat") } gezeigt wurde
zone-burned = Aus dem Spiel
row-gone = Die sind alle gespielt
up-later = Die spielst du, wenn die Hand und der Nachziehstapel leer sind
taken-first = { $who ->
    [you] Du nimmst sie erst auf die Hand, dann spielst du
   *[name] { $who } nimmt sie erst auf die Hand und spielt dann
}
up-now = Die spielst du jetzt, vor den verdeckten
zone-hand = { $own ->
    [yes] Damit spielst du
   *[no] Die sieht nur, wem sie gehören
}
has-to-answer = { $who ->
    [you] { $able ->
        [yes] Du kannst kontern oder den Stapel aufnehmen
       *[no] Du kannst nicht kontern, also nimmst du den Stapel auf
    }
   *[name] { $able ->
        [yes] { $who } kann kontern oder den Stapel aufnehmen
       *[no] { $who } kann nicht kontern und nimmt den Stapel auf
    }
}
last-loses = Wer zuletzt noch Karten hat, verliert
race = { COUNT($count, one: "Karte", other: "Karten") }
    .short = noch { $count }
seat-safe = In Sicherheit. Da gibt es kein Zurück mehr

## Was für einen Zug spricht.

last-card-gone = Damit bist du deine letzte Karte los
gives-pile = { $who ->
    [you] Du nimmst
   *[name] { $who } nimmt
} den Stapel auf ({ COUNT($count, one: "Karte", other: "Karten") })
fits-then = Danach kannst du { $card } spielen, die jetzt noch nicht passt
follows = Das kostet dich keinen Zug: { $card } kannst du gleich hinterher spielen
empty-then = Danach fängst du auf dem leeren Stapel an, da passt alles
cant-play = { $row ->
    [hand] Du kennst { SEAT($who, form: "whose-f") } Hand, da passt nichts darauf
   *[up] Von { $who ->
        [you] deinen offenen Karten
       *[other] { SEAT($who, form: "whose-f") } offenen Karten
    } passt keine darauf
}
fit-on-it = Von { term-unseen } { $count ->
    [0] passt keine
    [1] passt eine
   *[other] passen { $count }
} darauf
nothing-else = Etwas anderes passt bei dir nicht{ $count ->
    [0] { "" }
   *[other] , und aufnehmen hieße { COUNT($count, one: "Karte", other: "Karten") } mehr
}
gone-at-once = Damit bist du { $count ->
    [2] beide { RANK($rank, form: "many") }
   *[other] alle { $count } { RANK($rank, form: "many") }
} auf einmal los
beats-below = Zu schlagen ist dann { RANK($rank, form: "gender") ->
    [f] die
    [n] das
   *[m] der
} { RANK($rank) } darunter
lowest = { $count ->
    [1] Das ist deine niedrigste { $only ->
        [ordinary] gewöhnliche Karte
       *[all] Karte
    }{ $fits ->
        [no] { "" }
       *[yes] , die passt
    }
   *[other] Das sind deine niedrigsten { $only ->
        [ordinary] gewöhnlichen Karten
       *[all] Karten
    }{ $fits ->
        [no] { "" }
       *[yes] , die passen
    }
}
worth-keeping = { LIST($cards) } { $cards ->
    [other] passen auch, sind aber später mehr wert
   *[one] passt auch, ist aber später mehr wert
}
kept = Das hebt { LIST($cards) } für später auf
fewer-fit = Von { term-unseen } { $count ->
    [0] passt keine
    [1] passt nur eine
   *[other] passen nur { $count }
} darauf, auf { RANK($rank, form: "acc") } aber { $more }
brings = Du bekommst { LIST($cards) }
begins-empty = { $who ->
    [you] Du musst
   *[other] { $who } muss
} auf dem leeren Stapel anfangen
only-fit = Nur { LIST($cards) } { $cards ->
    [other] würden
   *[one] würde
} passen, und die behältst du
keep-all = Du behältst alle deine Karten, und { $who ->
    [you] du fängst
   *[other] { $who } fängt
} auf dem leeren Stapel an
comes-in-again = { $who ->
    [you] Du warst schon raus und musst
   *[other] { $who } war schon raus und muss
} wieder mitspielen
else-pile = Von deinen Karten passt keine. Sonst nimmst du den Stapel selbst auf
nearest = Niemand ist näher am Ziel: { $who ->
    [you] Du hast
   *[other] { $who } hat
} noch { COUNT($count, one: "Karte", other: "Karten") }
then-has = Danach hat { $who } { COUNT($count, one: "Karte", other: "Karten") } und du { $mine }
drawn-for = Du wirst eine Karte los, die du nie spielen kannst, und ziehst eine neue
one-fewer = Du hast eine Karte weniger
else-take = Sonst nimmst du die { $count ->
    [1] Karte
   *[other] { $count } Karten
} selbst auf
costs-nothing = Der Stapel ist leer, also kostet es dich nichts
keeps-three = Das hebt { LIST($cards) } { $bigger ->
    [yes] für einen größeren Stapel
   *[no] für später
} auf
show-from-hand = Von der Hand kannst du { $card } zeigen. Offene Karten müssen warten
stronger-late = Offene Karten kommen am Schluss, da ist { $card } mehr wert
stronger-now = Auf der Hand kannst du { $card } gleich gebrauchen
together-late = Die { RANK($rank, form: "many") } kannst du später zusammen spielen
together-now = Die { RANK($rank, form: "many") } auf deiner Hand kannst du zusammen spielen
shows-less = Die anderen sehen weniger von deiner Hand
strong-already = Deine stärksten Karten liegen schon offen, für den Schluss
keeps-best = { $special ->
    [yes] { $card } bleibt auf deiner Hand, da kannst du sie gleich gebrauchen
   *[no] { $card }, die höchste auf deiner Hand, bleibt dort, und du kannst sie früh spielen
}
no-up-fits = Von deinen offenen Karten passt keine
can-be-shown = Auf der Hand kannst du sie zeigen und jemandem den Stapel andrehen
lowest-up = Das ist die niedrigste deiner offenen Karten
fit-at-once = Du kannst gleich { $count } passende Karten spielen
no-other-up = Von deinen anderen offenen Karten passt keine
lowest-fitting = Das ist die niedrigste, die passt, also sparst du die höheren auf
it-fits = Sie passt auf den Stapel
others-stay = Sie passt jetzt nicht, und deine anderen offenen Karten bleiben liegen
surely-fits = Was immer es ist, es passt
could-fit = Von { term-possible } { $count ->
    [0] passt keine
    [1] passt eine
   *[other] passen { $count }
}
all-alike = Es kann jede Karte sein, die du noch nicht gesehen hast, also nimm irgendeine
could-answer = Mit { $count ->
    [0] keiner
    [1] einer
   *[other] { $count }
} von { term-possible } kannst du kontern

## Warum etwas nicht geht.

no-ahead = In diesem Spiel nimmst du keine verdeckte Karte im Voraus
no-ahead-yet = Das geht erst, wenn das Spiel läuft
no-ahead-more = Solange du eine Karte auf der Hand hast, nimmst du keine zweite
no-down-left = Du hast keine verdeckten Karten mehr
no-draw-pile = Verdeckte Karten nimmst du erst, wenn der Nachziehstapel leer ist
no-place = Dort hast du keine verdeckte Karte
no-swapping = Zum Tauschen ist es zu spät
no-ready-first = Tausch, wenn du magst, und sag dann, dass du bereit bist
no-pile = Der Stapel ist leer, da gibt es nichts aufzunehmen
no-can-play = Du kannst noch eine Karte spielen, also darfst du nicht aufnehmen
no-flip-first = Deck erst eine verdeckte Karte auf
no-take-up-first = Nimm erst eine offene Karte auf die Hand
no-take-down-first = Nimm erst eine verdeckte Karte auf die Hand
no-one-for-one = Tausch eine Handkarte gegen eine offene
no-answer-held = Du hast noch Handkarten. Antworte damit oder nimm auf
no-answer-first = Erst die Antwort: kontere oder nimm auf
no-show-back = Kontere mit einer Karte gegen { SEAT($who, form: "acc") } oder nimm auf
no-show-it-back = Kontern kannst du damit nur gegen { SEAT($who, form: "acc") }. Sonst nimm auf
no-only-answer = Kontern kannst du nur mit { LIST($ranks, last: "or", form: "dat-many") }
no-answer-up = Mit einer offenen Karte kontern kannst du nur, wenn deine Hand leer ist
no-name-play = Wähl die Karten, die du spielen willst
no-never-played = { RANK($rank, form: "many") } werden nie gespielt. Zeig sie lieber jemandem
no-fit = Das passt nicht. Es passt { $fits }
no-joker = Einen Joker kannst du in diesem Spiel nicht spielen
no-joker-stands = Ein Joker steht in diesem Spiel für keine andere Karte
no-name-rank = Spiel einen Joker und sag, wofür er steht
no-only-jokers = Nur ein Joker kann für eine andere Karte stehen
no-not-on = { RANK($rank, form: "many") } dürfen nicht auf { RANK($top, form: "many") }
no-opening = Fang mit { $card } an, deiner niedrigsten Karte
no-try = Den Nachziehstapel kannst du in diesem Spiel nicht probieren
no-try-three = Du kannst noch kontern, eine verdeckte Karte probieren oder aufnehmen
no-try-draw = Der Nachziehstapel ist leer
no-try-shown = Den Nachziehstapel kannst du nur probieren, wenn dir jemand eine Karte zeigt
no-wait-draw = Offene Karten spielst du erst, wenn die Hand und der Nachziehstapel leer sind
no-wait-hand = Offene Karten spielst du erst, wenn deine Hand leer ist
no-wait-along = Spiel erst deine Hand. Offene Karten gehen nur mit der ganzen Hand mit
no-nothing-shown = In diesem Spiel werden keine Karten gezeigt
no-show-one = Du kannst immer nur eine Karte zeigen, und nur einer Person
no-only-shown = Zeigen kannst du nur { LIST($ranks, form: "many") }
no-show-hand = Zeigen kannst du sie nur von der Hand
no-yourself = Such dir jemand anderen aus
no-seat = Diesen Platz gibt es in diesem Spiel nicht
no-out-of-reach = Zu spät. Rechts davon war schon jemand dran
no-direct-up = Offene Karten spielst du in diesem Spiel gleich vom Tisch
no-name-up = Wähl die offenen Karten, die du nehmen willst
no-take-one-rank = Zusammen nehmen kannst du nur gleiche offene Karten
no-direct-down = Verdeckte Karten werden in diesem Spiel aufgedeckt, nicht genommen
no-via-hand = Verdeckte Karten nimmst du in diesem Spiel auf die Hand
no-not-yours = Diese Karte hast du nicht

## Wörter für Werte.

term-run = { $run ->
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] { $run }
}
term-starts = { $seat ->
    [you] Du fängst an
   *[other] { $seat } fängt an
}
term-no-pile = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} nichts zum Aufnehmen
term-shown = { LIST($powers_show, last: "or", form: "acc") }
term-showed = { $from } zeigt dir { term-shown }
term-show-to = Zeig { SEAT($to, form: "dat") } { $card }
term-takes = { $to ->
    [you] nimmst du
   *[other] nimmt { $to }
}
term-next = { $after ->
    [you] bist du
   *[other] ist { $after }
}
term-skips = { $whom ->
    [you] setzt du
    [other] setzen { $whom }
   *[one] setzt { $whom }
}
term-until = { $until ->
    [you] du wieder dran warst
   *[other] { $until } wieder dran war
}
term-unseen = { $every ->
    [1] der einen noch verdeckten Karte
   *[other] { $every } noch verdeckten Karten
}
term-possible = { $every ->
    [1] der einen möglichen Karte
   *[other] { $every } möglichen Karten
}

## Hausregeln: wie eine Regel heißt und was sie ändert, dann ihre Werte.

option-hand_size = Karten auf der Hand
    .help = So viele Handkarten bekommst du, und so weit ziehst du nach, solange es etwas zu ziehen gibt.
    .unit = { unit-cards }
    .clause = du hast { $value } auf der Hand
    .search = gegeben, Handkarten
option-table_size = Offene Karten, und ebenso viele verdeckte
    .help = So viele offene Karten haben alle, und darunter ebenso viele verdeckte.
    .unit = { unit-cards }
    .clause = alle haben { $n } offene und { $n } verdeckte Karten
    .search = Tischkarten
value-table_size-0 = keine
    .help = Du hast nur deine Hand.
    .clause = es gibt keine offenen und keine verdeckten Karten
value-table_size-1 = 1 Karte
    .help = Eine offene Karte auf einer verdeckten.
    .clause = alle haben eine offene und eine verdeckte Karte
option-packs = Kartenspiele
    .help = Zwei zusammengemischte Kartenspiele reichen für acht Leute, mit acht Karten von jedem Wert.
    .unit = { unit-packs }
    .clause = es gibt { $value }
    .search = Deck, Kartenspiel
value-packs-1 = ein Kartenspiel
    .clause = es gibt ein Kartenspiel
value-packs-2 = zwei Kartenspiele
    .clause = zwei Kartenspiele werden zusammengemischt
option-jokers = Joker im Kartenspiel
    .help = Joker werden eingemischt. Was sie tun, wählst du unter „Besondere Karten“.
    .clause = es gibt { $value } Joker
    .search = Joker, wild
value-jokers-0 = keine
    .help = Ihr spielt mit den üblichen 52 Karten.
    .clause = es gibt keine Joker
value-jokers-1 = 1
    .help = Ein Joker wird eingemischt.
    .clause = es gibt einen Joker
option-joker_names = Ein Joker steht für jede Karte, die du nennst
    .help = Spielst du einen Joker, sagst du, für welchen Wert er steht, und er tut alles, was dieser Wert tut. Eine eigene Wirkung haben Joker nicht.
    .yes = ein Joker steht für jede Karte, die du nennst
    .no = Joker stehen für keine anderen Karten
    .search = wild, beliebige Karte
option-turn_up = Die erste Karte aufdecken
    .help = Zu Beginn eröffnet die oberste Karte des Nachziehstapels den Stapel.
    .yes = die erste Karte des Stapels wird aufgedeckt
    .no = der Stapel ist am Anfang leer
    .search = umdrehen
option-swap = Vor dem Spiel Karten tauschen
    .help = Vor dem Spiel dürfen alle Handkarten gegen offene Karten tauschen.
    .yes = ihr tauscht vor dem Spiel Karten
    .no = vor dem Spiel wird nicht getauscht
    .search = tauschen
option-start = Wer anfängt
    .help = Wer nach dem Tauschen den ersten Zug hat.
    .clause = es beginnt, { $value }
    .search = beginnt, niedrigste, zuerst
value-start-weakest = wer die niedrigste Karte hat
    .help = Es beginnt, wer die niedrigste Handkarte hat. Was auf alles geht, gilt als das Höchste, und was gezeigt wird, zählt nicht.
value-start-weakest_card = wer die niedrigste Karte hat, mit ihr
    .help = Es beginnt, wer die niedrigste Handkarte hat, und zwar mit dieser Karte, allein oder mit anderen vom gleichen Wert.
    .clause = es beginnt, wer die niedrigste Karte hat, und zwar mit ihr
value-start-first_three = wer die erste offene Drei bekommt
    .help = Es beginnt, wer beim Geben die erste offene Drei bekommt. Bekommt niemand eine, beginnt, wer die niedrigste Karte hat.
value-start-left_of_dealer = wer links vom Geber sitzt
    .help = Es beginnt, wer links vom Geber sitzt, ganz gleich, wer was hat.
option-start_suits = Welche Farbe anfängt
    .help = Haben mehrere die niedrigste Karte, entscheidet die erste dieser Farben.
    .clause = bei gleichen Karten entscheidet die Farbe in der Folge { $value }
option-first_dealer = Wer zuerst gibt
    .help = Wer das erste Spiel gibt. Danach geht das Geben einen Platz weiter.
    .clause = zuerst gibt { $value }
option-powers = Besondere Karten
    .help = Was jeder Wert kann, außer so viel wert zu sein.
    .search = Zweien, Joker, durchsichtig, Glas, Bombe, verbrennen, aussetzen, Richtung
value-powers-anytime = auf alles
    .help = Du kannst sie auf jede Karte spielen, hoch oder tief.
    .clause = gehen auf alles
value-powers-again = noch mal dran
    .help = Spielst du sie, bist du noch mal dran.
    .clause = geben dir noch einen Zug
value-powers-show = wird gezeigt
    .help = Du spielst sie nie. Du zeigst sie jemandem, und dort heißt es: Stapel aufnehmen oder kontern.
    .clause = werden gezeigt statt gespielt
value-powers-lower = gleich oder tiefer
    .help = Die nächste Karte muss gleich hoch oder tiefer sein.
    .clause = verlangen gleich oder tiefer
value-powers-burn = verbrennt
    .help = Sie verbrennt den Stapel, und du bist noch mal dran.
    .clause = verbrennen den Stapel
value-powers-invisible = unsichtbar
    .help = Ist sie gespielt, zählt sie nicht: Zu schlagen ist die Karte darunter. Passen muss sie trotzdem, wenn sie nicht auch auf alles geht.
    .clause = sind unsichtbar
value-powers-skip = lässt aussetzen
    .help = Wer als Nächstes dran wäre, setzt aus. Mehrere davon lassen ebenso viele aussetzen.
    .clause = lassen jemanden aussetzen
value-powers-reverse = ändert die Richtung
    .help = Sie ändert die Richtung, in der gespielt wird.
    .clause = ändern die Richtung
value-powers-give = verschenkt den Stapel
    .help = Wer als Nächstes dran wäre, nimmt den Stapel auf und setzt aus.
    .clause = verschenken den Stapel an den nächsten Platz
value-powers-nothing = nichts
    .help = Eine ganz gewöhnliche Karte.
    .clause = können nichts Besonderes
option-not_on = Worauf eine Karte nicht darf
    .help = Manche Karten passen auf bestimmte andere nicht, was sie sonst auch können.
    .search = schlagen, verboten, legen
value-not_on-2 = nicht auf Zweien
    .help = Sie darf nicht auf eine Zwei.
    .clause = dürfen nicht auf Zweien
value-not_on-3 = nicht auf Dreien
    .help = Sie darf nicht auf eine Drei.
    .clause = dürfen nicht auf Dreien
value-not_on-4 = nicht auf Vieren
    .help = Sie darf nicht auf eine Vier.
    .clause = dürfen nicht auf Vieren
value-not_on-5 = nicht auf Fünfen
    .help = Sie darf nicht auf eine Fünf.
    .clause = dürfen nicht auf Fünfen
value-not_on-6 = nicht auf Sechsen
    .help = Sie darf nicht auf eine Sechs.
    .clause = dürfen nicht auf Sechsen
value-not_on-7 = nicht auf Siebenen
    .help = Sie darf nicht auf eine Sieben.
    .clause = dürfen nicht auf Siebenen
value-not_on-8 = nicht auf Achten
    .help = Sie darf nicht auf eine Acht.
    .clause = dürfen nicht auf Achten
value-not_on-9 = nicht auf Neunen
    .help = Sie darf nicht auf eine Neun.
    .clause = dürfen nicht auf Neunen
value-not_on-10 = nicht auf Zehnen
    .help = Sie darf nicht auf eine Zehn.
    .clause = dürfen nicht auf Zehnen
value-not_on-J = nicht auf Buben
    .help = Sie darf nicht auf einen Buben.
    .clause = dürfen nicht auf Buben
value-not_on-Q = nicht auf Damen
    .help = Sie darf nicht auf eine Dame.
    .clause = dürfen nicht auf Damen
value-not_on-K = nicht auf Könige
    .help = Sie darf nicht auf einen König.
    .clause = dürfen nicht auf Könige
value-not_on-A = nicht auf Asse
    .help = Sie darf nicht auf ein Ass.
    .clause = dürfen nicht auf Asse
value-not_on-X = nicht auf Joker
    .help = Sie darf nicht auf einen Joker.
    .clause = dürfen nicht auf Joker
value-not_on-nothing = ohne Ausnahme
    .help = Es gilt, was sie wert ist und was sie kann.
    .clause = passen nach ihrem Wert
option-lower_equal = Nach „gleich oder tiefer“ passt auch der gleiche Wert
    .help = Auf eine Karte, die gleich oder tiefer verlangt, passt auch eine vom gleichen Wert.
    .yes = nach „gleich oder tiefer“ passt auch der gleiche Wert
    .no = nach „gleich oder tiefer“ passen nur tiefere Karten
    .search = gleich
option-burn_run = Gleiche Karten, die den Stapel verbrennen
    .help = Liegen so viele Karten vom gleichen Wert obenauf, verbrennt der Stapel. Wer die letzte gespielt hat, ist noch mal dran.
    .clause = { $value } gleiche Karten verbrennen den Stapel
    .search = vier Gleiche, Bombe, abräumen
value-burn_run-0 = nie
    .clause = gleiche Karten verbrennen den Stapel nie
value-burn_run-3 = 3
    .help = Drei Gleiche verbrennen den Stapel.
value-burn_run-4 = 4
    .help = Vier Gleiche verbrennen den Stapel.
value-burn_run-5 = 5
    .help = Fünf Gleiche verbrennen den Stapel. In einem Kartenspiel gibt es nur vier von jedem Wert.
option-pickup_voluntary = Freiwillig aufnehmen
    .help = Wenn du dran bist, darfst du den Stapel auch aufnehmen, wenn eine deiner Karten passt.
    .yes = du darfst aufnehmen, auch wenn du spielen könntest
    .no = solange du spielen kannst, darfst du nicht aufnehmen
    .search = freiwillig
option-pickup_empty = Passen, wenn der Stapel leer ist
    .help = Ist der Stapel leer, darfst du passen, statt zu spielen.
    .yes = bei leerem Stapel darfst du passen
    .no = bei leerem Stapel darfst du nicht passen
    .search = passen
option-replenish_after_show = Nach dem Zeigen nachziehen
    .help = Wer eine Karte gezeigt hat, zieht nach, sobald die Antwort da ist.
    .yes = nach dem Zeigen einer Karte ziehst du nach
    .no = nach dem Zeigen einer Karte ziehst du nicht nach
option-table_play = Offene und verdeckte Karten spielen
    .help = Wie du mit diesen Karten spielst, wenn die Hand und der Nachziehstapel leer sind.
    .clause = offene und verdeckte Karten werden { $value }
    .search = Tischkarten
value-table_play-via_hand = erst auf die Hand genommen
    .help = Du nimmst sie auf die Hand und machst dann einen gewöhnlichen Zug.
value-table_play-direct = gleich vom Tisch gespielt
    .help = Offene Karten spielst du gleich vom Tisch. Eine verdeckte deckst du auf, und passt sie nicht, nimmst du sie mit dem Stapel auf.
option-match_up = Offene Karten mit den letzten Handkarten spielen
    .help = Spielst du deine ganze Hand, können offene Karten vom gleichen Wert mit.
    .yes = offene Karten können mit deinen letzten Handkarten mit
    .no = offene Karten gehen nie mit Handkarten mit
    .search = letzte Karte
option-preselect_down = Eine verdeckte Karte im Voraus nehmen
    .help = Hast du nur noch verdeckte Karten, kannst du vor deinem Zug eine nehmen und ansehen. Dazu müssen sie auf die Hand genommen werden.
    .yes = du darfst vor deinem Zug eine verdeckte Karte nehmen
    .no = niemand nimmt vor dem eigenen Zug eine verdeckte Karte
option-show_back_in = Wer fertig ist
    .help = Ob man jemandem, der gerade fertig ist, noch eine Karte zeigen und ihn so zurückholen kann.
    .clause = wer fertig ist, { $value }
    .search = sicher, raus
value-show_back_in-rotation = kann eine Runde lang zurückgeholt werden
    .help = Bis der Platz rechts davon wieder dran war, kann jemand eine Karte zeigen, und dann heißt es: Stapel aufnehmen.
value-show_back_in-never = ist gleich in Sicherheit
    .help = Nach der letzten Karte kommt niemand mehr zurück.
option-answer_draw = Den Nachziehstapel probieren, wenn jemand zeigt
    .help = Zeigt dir jemand eine Karte und du kannst nicht kontern, darfst du die oberste Karte des Nachziehstapels aufdecken. Taugt sie nicht als Antwort, nimmst du sie mit dem Stapel auf.
    .yes = beim Antworten darfst du den Nachziehstapel probieren
    .no = beim Antworten darfst du den Nachziehstapel nicht probieren
    .search = Glück, oberste Karte aufdecken
option-library_size = Karten für eine Bibliothek
    .help = Wer nach dem Aufnehmen so viele Karten hat, wird gefeiert. Am Spiel ändert das nichts.
    .unit = { unit-cards }
    .clause = { $value } auf der Hand sind eine Bibliothek
option-stall_turns = Züge ohne Fortschritt, nach denen Schluss ist
    .help = Wird so oft hintereinander gespielt oder aufgenommen, ohne dass jemand weiterkommt, ist das Spiel zu Ende, und niemand verliert.
    .unit = { unit-moves }
    .clause = das Spiel läuft höchstens { $value } ohne Fortschritt weiter
value-stall_turns-0 = nie
    .help = Das Spiel dauert, so lange es dauert.
    .clause = kein Spiel endet, weil es nicht vorangeht
option-evening_to = Niederlagen, nach denen die Serie vorbei ist
    .help = Die Serie ist vorbei, wenn jemand so viele Spiele verloren hat. Wer am seltensten verloren hat, gewinnt sie.
    .unit = { unit-games }
    .clause = die Serie endet, wenn jemand { $value } verloren hat
    .search = Abend, bis, verlorene Spiele
value-evening_to-0 = ohne Ende
    .help = Ihr spielt, so lange ihr wollt.
    .clause = die Serie endet, wann ihr wollt
option-order = Die Reihenfolge der Karten
    .help = Welche Karte welche schlägt, die niedrigste zuerst.
    .clause = die Karten haben eine andere Reihenfolge
    .search = Ass hoch, Ass tief, höchste, niedrigste

# Was sich nicht geben lässt.

wrong-cards = Für { $seats } am Tisch mit je { $hand ->
    [1] einer Handkarte
   *[other] { $hand } Handkarten
}, { $row } offenen und { $row } verdeckten braucht es { $need } Karten, es gibt aber nur { $have } ({ $short } zu wenig)

# Was ein schlechtes Spiel gibt.
doubt-unburnt = Jetzt verbrennt nichts, also verlässt nie eine Karte das Spiel, und es dauert länger.
doubt-stuck-joker = Ein Joker passt auf nichts, also wird ihn niemand los.
doubt-no-jokers = Es sind keine Joker im Kartenspiel.
doubt-only-shown = { LIST($ranks, form: "many") } werden immer nur gezeigt, alles andere, was sie können, kommt also nie vor.
doubt-idle-lower = { LIST($ranks, form: "many") } sind unsichtbar, darum wirkt „gleich oder tiefer“ nicht.
doubt-most-shown = Die meisten Karten kann man gar nicht spielen, nur zeigen.
doubt-turned-up = Das ändert nichts, weil verdeckte Karten auf dem Tisch aufgedeckt werden.
doubt-low-burn = { LIST($ranks, form: "many") } sind tief und verbrennen den Stapel nur, wo sie passen. Mit „auf alles“ tun sie es immer.

# Was der Tisch selbst sagt.

## Das Spiel im Menü und am Tisch.

about-like = Wer als Letztes Karten hat, verliert
about-game = Werd alle deine Karten los: erst die Hand, dann die offenen, dann die verdeckten. Wer zuletzt noch Karten hat, verliert.
about-evening = Verlorene Spiele bisher

## Orte: wie sie heißen und was man dort tut.

place-draw = Nachziehstapel
place-draw-tip = Von hier ziehst du deine Karten
place-pile = Stapel
place-pile-tip = Spiel deine Karten hierher oder nimm alle auf
place-burned = Verbrannt
place-burned-tip = Aus dem Spiel
place-down = verdeckte Karten
place-up = offene Karten
place-hand = Hand
place-hand-vacant = Hierher kommen Karten, die du nimmst

## Knöpfe.

button-pickup = Aufnehmen
button-ready = Bereit
button-try = Probieren
button-sort = Hand sortieren
sorted = Sortiert. Aber Bibliothekare werden geboren, nicht gegeben.

## Auf dem Tuch.

chip-dealer = G

## Was Karten tun, in der Liste neben dem Tisch.

power-anytime = geht auf alles
power-again = du bist noch mal dran
power-show = zeig sie jemandem: aufnehmen oder kontern
power-lower = danach nur gleich oder tiefer
power-below = danach nur tiefer
power-invisible = es zählt die Karte darunter
power-burn = passt sie, verbrennt der Stapel, und du bist noch mal dran
power-burn-anytime = der Stapel verbrennt, und du bist noch mal dran
power-skip = jemand setzt aus
power-reverse = die Richtung ändert sich
power-give = der nächste Platz nimmt den Stapel auf
power-also-3 = drei Gleiche verbrennen den Stapel, und du bist noch mal dran
power-also-4 = vier Gleiche verbrennen den Stapel, und du bist noch mal dran
power-also-5 = fünf Gleiche verbrennen den Stapel, und du bist noch mal dran
power-also-pass-word = Passen
power-also-pass = nur, wenn der Stapel leer ist

## Was eine Studie zählt, und wie Spiele darin enden.

study-played = { $ranks } gespielt
study-burned = Verbrannte Stapel
study-backfired = Gekonterte Dreien
study-picked_up = Aufgenommene Stapel
study-library = Sehr große aufgenommene Hände
study-back_in = Zurückgeholt, obwohl schon raus
study-ended-loser = damit, dass nur noch eine Person Karten hat
study-ended-stall = ohne Verlierer, weil nichts mehr voranging

## Die Kartenhilfe: was eine Wirkung ist, in ein, zwei Wörtern neben ihrem Zeichen.

aid-anytime = auf alles
aid-anytime-again = auf alles, noch mal dran
aid-again = noch mal dran
aid-show = zeigen: aufnehmen
aid-lower = { $lower_equal ->
    [yes] dann gleich oder tiefer
   *[no] dann nur tiefer
}
aid-invisible = die darunter zählt
aid-burn = verbrennt, noch mal dran
aid-skip = jemand setzt aus
aid-reverse = Richtung ändert sich
aid-give = der Nächste nimmt auf
aid-3 = verbrennen den Stapel
aid-4 = verbrennen den Stapel
aid-5 = verbrennen den Stapel
aid-pass = nur bei leerem Stapel
