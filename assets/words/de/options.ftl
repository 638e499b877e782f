# Hausregeln in allen Spielen: wie Regeln sich von anderen unterscheiden, und Werte, die mehrere haben.

summary = wie { $name }
summary-but = wie { $name }, aber { LIST($clauses, last: "clause") }
clause-next = { $head }, { $next }
clause-last = { $head }, und { $last }
more = { COUNT($count, one: "weitere Regel ist", other: "weitere Regeln sind") } anders
changed = { $name }, geändert
only = { $does }, sonst nichts
does = { LIST($cards, form: "many") } { $does }
value = „{ $name }“: { $value }
nothing = nichts
yes = ja
no = nein

doubt-endless = Ein Spiel, das sich im Kreis dreht, endet nie.
wrong-suits = nenn jede der vier Farben einmal: C, D, H und S
wrong-order = die Reihenfolge muss jeden der dreizehn Werte einmal nennen

## Wer zuerst gibt.

value-dealer-random = irgendwer
    .help = Das Los entscheidet, wer gibt.
value-dealer-p1 = Platz 1
    .help = Wer auf Platz 1 sitzt, gibt.
value-dealer-p2 = Platz 2
    .help = Wer auf Platz 2 sitzt, gibt.
value-dealer-p3 = Platz 3
    .help = Wer auf Platz 3 sitzt, gibt.
value-dealer-p4 = Platz 4
    .help = Wer auf Platz 4 sitzt, gibt.
value-dealer-p5 = Platz 5
    .help = Wer auf Platz 5 sitzt, gibt.
value-dealer-p6 = Platz 6
    .help = Wer auf Platz 6 sitzt, gibt.
value-dealer-p7 = Platz 7
    .help = Wer auf Platz 7 sitzt, gibt.
value-dealer-p8 = Platz 8
    .help = Wer auf Platz 8 sitzt, gibt.

## Farben und Werte in einer Reihenfolge; `.name` heißt eine Karte, die für sie steht.

value-suit-C = ♣
    .name = Kreuz
value-suit-D = ♦
    .name = Karo
value-suit-H = ♥
    .name = Herz
value-suit-S = ♠
    .name = Pik
value-rank-A = A
    .name = Asse
value-rank-2 = 2
    .name = Zweien
value-rank-3 = 3
    .name = Dreien
value-rank-4 = 4
    .name = Vieren
value-rank-5 = 5
    .name = Fünfen
value-rank-6 = 6
    .name = Sechsen
value-rank-7 = 7
    .name = Siebenen
value-rank-8 = 8
    .name = Achten
value-rank-9 = 9
    .name = Neunen
value-rank-10 = 10
    .name = Zehnen
value-rank-J = J
    .name = Buben
value-rank-Q = Q
    .name = Damen
value-rank-K = K
    .name = Könige
