# Karten, Werte, Spieler und Aufzählungen, wo immer sie vorkommen.
# Namen ohne Artikel; Hauptwörter bleiben auch mitten im Satz groß.

language-name = Deutsch
decimal-point = ,
percentage = { $number } %
clock = { $hour }:{ $minute }
seconds = { $number } s

unknown-card = eine Karte
unknown-cards = { $count } Karten
others = { $count ->
    [1] eine andere
   *[other] { $count } andere
}
joker = Joker
jokers = { $count } Joker
card-titled = { $title } { $rank }
card-spoken = { $suit } { $rank }
heard-minus = minus
heard-of = von
heard-slash = Schrägstrich
heard-to = auf
heard-times = mal
side-fair = Hell { $rank }
side-foul = Dunkel { $rank }

suit-C = Kreuz
suit-D = Karo
suit-H = Herz
suit-S = Pik

# many: Mehrzahl. a: mit Artikel. dat-many: mit „mit“ und „von“. gender: m, f oder n.
rank-A = Ass
    .many = Asse
    .a = ein Ass
    .acc = ein Ass
    .dat = einem Ass
    .dat-many = Assen
    .gender = n
rank-1 = Eins
    .many = Einsen
    .a = eine Eins
    .acc = eine Eins
    .dat = einer Eins
    .dat-many = Einsen
    .gender = f
rank-2 = Zwei
    .many = Zweien
    .a = eine Zwei
    .acc = eine Zwei
    .dat = einer Zwei
    .dat-many = Zweien
    .gender = f
rank-3 = Drei
    .many = Dreien
    .a = eine Drei
    .acc = eine Drei
    .dat = einer Drei
    .dat-many = Dreien
    .gender = f
rank-4 = Vier
    .many = Vieren
    .a = eine Vier
    .acc = eine Vier
    .dat = einer Vier
    .dat-many = Vieren
    .gender = f
rank-5 = Fünf
    .many = Fünfen
    .a = eine Fünf
    .acc = eine Fünf
    .dat = einer Fünf
    .dat-many = Fünfen
    .gender = f
rank-6 = Sechs
    .many = Sechsen
    .a = eine Sechs
    .acc = eine Sechs
    .dat = einer Sechs
    .dat-many = Sechsen
    .gender = f
rank-7 = Sieben
    .many = Siebenen
    .a = eine Sieben
    .acc = eine Sieben
    .dat = einer Sieben
    .dat-many = Siebenen
    .gender = f
rank-8 = Acht
    .many = Achten
    .a = eine Acht
    .acc = eine Acht
    .dat = einer Acht
    .dat-many = Achten
    .gender = f
rank-9 = Neun
    .many = Neunen
    .a = eine Neun
    .acc = eine Neun
    .dat = einer Neun
    .dat-many = Neunen
    .gender = f
rank-10 = Zehn
    .many = Zehnen
    .a = eine Zehn
    .acc = eine Zehn
    .dat = einer Zehn
    .dat-many = Zehnen
    .gender = f
rank-J = Bube
    .many = Buben
    .a = ein Bube
    .acc = einen Buben
    .dat = einem Buben
    .dat-many = Buben
    .gender = m
rank-Q = Dame
    .many = Damen
    .a = eine Dame
    .acc = eine Dame
    .dat = einer Dame
    .dat-many = Damen
    .gender = f
rank-K = König
    .many = Könige
    .a = ein König
    .acc = einen König
    .dat = einem König
    .dat-many = Königen
    .gender = m
rank-X = Joker
    .many = Joker
    .a = ein Joker
    .acc = einen Joker
    .dat = einem Joker
    .dat-many = Jokern
    .gender = m

you = du
# Hans’ Hand, Annas Hand.
seat-name-whose = { ENDS($seat, with: "s ß x z S X Z") ->
    [yes] { $seat }’
   *[no] { $seat }s
}
# dein Stapel, dein Blatt
seat-whose = { $seat ->
    [you] dein
   *[other] { seat-name-whose }
}
# deine Hand, deine Karten
seat-whose-f = { $seat ->
    [you] deine
   *[other] { seat-name-whose }
}
# auf deinen Stapel
seat-whose-acc = { $seat ->
    [you] deinen
   *[other] { seat-name-whose }
}
# mit deinem Stapel
seat-whose-dat = { $seat ->
    [you] deinem
   *[other] { seat-name-whose }
}
# auf deiner Hand
seat-whose-dat-f = { $seat ->
    [you] deiner
   *[other] { seat-name-whose }
}
# mit deinen Karten
seat-whose-dat-many = { $seat ->
    [you] deinen
   *[other] { seat-name-whose }
}
# gegen dich, gegen Anna
seat-acc = { $seat ->
    [you] dich
   *[other] { $seat }
}
# mit dir, mit Anna
seat-dat = { $seat ->
    [you] dir
   *[other] { $seat }
}

and-next = { $head }, { $next }
and-last = { $head } und { $last }
or-next = { $head }, { $next }
or-last = { $head } oder { $last }
beside-next = { $head } { $next }
beside-last = { $head } { $last }
more = … und noch { $count }
comma-next = { $head }, { $next }
comma-last = { $head }, { $last }

unit-cards = { $n ->
    [one] Karte
   *[other] Karten
}
unit-packs = { $n ->
    [one] Kartenspiel
   *[other] Kartenspiele
}
unit-moves = { $n ->
    [one] Zug
   *[other] Züge
}
unit-passes = { $n ->
    [one] Mal Passen
   *[other] Mal Passen
}
unit-piles = { $n ->
    [one] Stapel
   *[other] Stapel
}
unit-games = { $n ->
    [one] Partie
   *[other] Partien
}
unit-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
unit-rounds = { $n ->
    [one] Runde
   *[other] Runden
}
unit-times = { $n ->
    [one] Mal
   *[other] Mal
}
unit-turns = { $n ->
    [one] Zug
   *[other] Züge
}

then-next = { $head }, dann { $next }
then-last = { $head }, dann { $last }
each-or-next = { $head } oder { $next }
each-or-last = { $head } oder { $last }

log-resigned = { $seat ->
    [you] Du gibst auf
   *[other] { $seat } gibt auf
}
end-resigned = { $seat ->
    [you] Du hast aufgegeben
   *[other] { $seat } hat aufgegeben
}

# Wer eben genannt wurde: er oder sie, wo das gewählt ist, sonst noch einmal der Name.
seat-they = { PRONOUN($seat) ->
    [you] du
    [he] er
    [she] sie
   *[they] { $seat }
}
seat-them = { PRONOUN($seat) ->
    [you] dich
    [he] ihn
    [she] sie
   *[they] { $seat }
}
seat-their = { PRONOUN($seat) ->
    [you] dein
    [he] sein
    [she] ihr
   *[they] { seat-name-whose }
}

## Was mehrere Spiele gleich sagen.

prompt-flip =
    Du bist dran:
    deck eine verdeckte Karte auf
prompt-pickup-nothing =
    Du kannst nichts spielen:
    passe
prompt-pickup =
    Nichts passt:
    nimm den Stapel auf
chosen-pickup = den Stapel aufnehmen
log-picked_up = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { COUNT($count, one: "Karte", other: "Karten") } auf
log-picked_up-nothing = { $seat ->
    [you] Du passt
   *[other] { $seat } passt
}
log-burned = { $top } verbrennt den Stapel ({ COUNT($count, one: "Karte", other: "Karten") })
log-burned-alone = { $top } verbrennt sofort
log-left = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} keine Karten mehr
do-flip = Deck die { $place }. verdeckte Karte auf
do-flip-risk = Deck die { $place }. verdeckte Karte auf. Passt sie nicht, nimmst du { COUNT($count, one: "Karte", other: "Karten") } auf
    .short = Deck die { $place }. verdeckte Karte auf
zone-down = Die hat noch niemand gesehen. Sie kommen zuletzt
nearly-out = { $who ->
    [you] Du hast
   *[other] { $who } hat
} nur noch { COUNT($count, one: "Karte", other: "Karten") }
no-turn-lost = Das kostet dich keinen Zug
nothing-fits = Keine deiner Karten passt
no-twice = Jede Karte kannst du nur einmal spielen
no-one-rank = Zusammen kannst du nur gleiche Karten spielen
no-hand-first = Spiel erst deine Hand leer
no-up-first = Spiel erst deine offenen Karten
no-no-seat = Diesen Platz gibt es in diesem Spiel nicht
log-passed = { log-picked_up-nothing }
nothing-left = Zum Ziehen ist nichts mehr da
log-played = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $cards }
log-drew = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { COUNT($count, one: "Karte", other: "Karten") }
log-over = Das Spiel ist zu Ende
opening-lot = Ausgelost: { $dealer ->
    [you] Du gibst
   *[other] { $dealer } gibt
}, also { $first ->
    [you] fängst du an
   *[other] fängt { $first } an
}.
opening-turn = Diesmal { $dealer ->
    [you] gibst du
   *[other] gibt { $dealer }
}, also { $first ->
    [you] fängst du an
   *[other] fängt { $first } an
}.
no-turn = { $who ->
    [you] Du bist dran
   *[other] { $who } ist dran
}
power-title-powers = Was die Karten tun
