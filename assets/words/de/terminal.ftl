# Was der Tisch im Terminal von sich aus sagt. Was man dort tippt, bleibt in jeder Sprache, wie es ist.

## Vor dem Spiel

player = Spieler { $number }
bot = Computer { $number }
same-name = zwei heißen { $name }; gib einem davon einen anderen Namen
unfinished = Du hast noch ein Spiel offen: { $game }, { $players }.
rules = { $number }  { $name }{ $about ->
    [none] { "" }
   *[other] : { $about }
}
choose-continue = Weiterspielen
choose-game = Welches Spiel
choose-others = Wie viele andere
choose-level = Wie stark
choose-like = Welcher Charakter
choose-program = Und jetzt
ask-name = Dein Name [{ $usual }]:
ask-word = { $question }: { $words } [{ $usual }]:
please = Bitte antworte mit { $words }.

## Hinsetzen und gehen

welcome = Tipp { "help" } oder ?, und du siehst, was du tippen kannst.
new-deal = Ein neues Spiel. { $opening }
ask-another = Noch ein Spiel? { "yes" } oder { "no" }:
please-yes = Bitte antworte mit { "yes" } oder { "no" }.
not-saved = Das Spiel ist nicht gespeichert.
saved = Das Spiel ist gespeichert. So geht es weiter: { "cardtable resume --text" }
goodbye = Bis bald.
stuck = { $name } weiß nicht weiter: { $problem }. Dafür zieht der Computer
result-place = { $place }. { LIST($names) }
result-title = Letzter Platz, und { $title }: { LIST($names) }.
result-parts = { $name }: { $parts }.
with-undo = Dabei wurden Züge zurückgenommen.
deal = Das war die Spielnummer { $seed }.

## Mehrere an einem Bildschirm

cover = { $name }, drück Enter, um deine Karten zu verdecken.
turn-next = { $name ->
    [you] Du bist
   *[other] { $name } ist
} dran.
turn-kept = Der Zug bleibt, und { $name ->
    [you] du bist
   *[other] { $name } ist
} dran.
turn-claimed = { $name } will außer der Reihe spielen.
look-away = { $why } Alle anderen, bitte wegsehen.
uncover = { $name }, drück Enter, um deine Karten zu sehen.
only-enter = Drück nur Enter, oder tipp { "quit" }, um zu gehen.
ask-agreed = { $name }, einverstanden? { "yes" } oder { "no" }:
ask-resign = { $name }, willst du aufgeben? { "yes" } oder { "no" }:
others-told = Von diesen Zügen erfährt nur { $name }.

## Was wo liegt

empty = { $zone } leer
holds = { $zone } { $cards }
on-top = { $zone } { $count }, obenauf { $card }
unknown = unbekannt
hidden = { $count } weitere
effects = { $zone } { $cards } ({ $effects })
row = { $name }: { $zones }.
partner-row = { $name }, mit dir im Team: { $zones }.
own-row = { $name }, du hast: { $zones }.
from-the-top = { $zone }, von oben: { $effects }.
more-effects = { $count } weitere: tipp { "table" }
new-cards = { $name }, das siehst nur du: { $cards }.

## Züge

more-moves = und { $count } weitere: tipp { "moves" }
move-words = { $move } – { $words }
type-numbers = Tipp { $count ->
    [0] { "" }
    [1] 1 für einen Zug; { "" }
   *[other] eine Zahl von 1 bis { $count } für einen Zug; { "" }
}{ "table" } zeigt alles noch einmal; ? für Hilfe.
no-move = Einen Zug { $number } gibt es nicht; { "moves" } zählt alle auf.
played-by-computer = Für { $name } spielt der Computer.
no = Nein. { $why }.
allowed = { $move } ist erlaubt.
ask-sure = { $move }, obwohl du spielen könntest? { "yes" } oder { "no" }:
ahead = { $name }, bevor { $other } sich entscheidet, darfst du:
ask-ahead = Eine Zahl, oder Enter, um nichts zu tun:

## Wonach man fragen kann

help-now = Das kannst du jetzt tun:
help-move = Tipp die Nummer eines Zugs, oder den Zug selbst{ $moves ->
    [none] { "" }
   *[other] : { $moves }
}.
help-moves = zählt alle deine Züge auf
help-table = zeigt den Tisch und deine Züge
help-why = sagt, warum ein Zug nicht geht; { "why" } allein sagt, warum die anderen so gespielt haben
help-hint = sagt, was jemand Starkes an deiner Stelle täte
help-recap = sagt, was seit deinem letzten Zug geschehen ist
help-log = zeigt Zug für Zug, was geschehen ist
help-score = zeigt den Punktestand
help-rules = zeigt die Regeln des Spiels; { "rules 5" } beginnt bei Regel 5
help-reminders = zeigt, was die Karten tun und was was schlägt
help-undo = nimmt deinen letzten Zug zurück oder spielt ihn noch einmal
help-words = sagt Karten in Worten (Kreuz Sieben) oder schreibt sie (7C)
help-quit = speichert das Spiel und geht
help-slash = Hat das Spiel einen Zug mit dem gleichen Namen, setz einen Schrägstrich vor den Befehl: { "/undo" }.
no-hint = Im Moment gibt es keinen Tipp: { $why }.
hint = Tipp: { $number }  { $move } – { $words }
nothing-yet = Bisher ist nichts geschehen
log-move = { $number }. { $move }: { $told }.
log-silent = { $number }. { $move }.
log-undone = { $name } nimmt einen Zug zurück.
score = Punkte: { $scores }.
no-score = Noch gibt es keine Punkte.
no-reminders = Die hat dieses Spiel nicht; tipp { "rules" } für die ganzen Regeln.
no-rule = Eine Regel { $rule } gibt es nicht; tipp { "rules" } für alle.
rank-now = { $rank }: { $text } – { $now }
rank = { $rank }: { $text }
no-undo = Du hast nichts, was du zurücknehmen könntest.
no-redo = Es gibt nichts noch einmal zu spielen.
stays = Der Zug bleibt.
ask-seen = Du hast eine Karte gesehen. Trotzdem zurücknehmen? { "yes" } oder { "no" }:
back-undone = Zurückgenommen.
back-redone = Noch einmal gespielt.
spoken = Karten werden in Worten gesagt.
written = Karten werden geschrieben.

## Kurzformen

form-plain = { "7C" } ist Kreuz Sieben: { "C, D, H und S" } sind Kreuz, Karo, Herz und Pik.
form-pack = { "7C#2" } ist Kreuz Sieben aus dem zweiten Kartenspiel.
form-joker = { "X1" } ist ein Joker.
form-side = + ist eine helle Karte, - eine dunkle, und der Buchstabe unterscheidet nur Karten mit der gleichen Zahl.
form-place = { $code } steht für „{ $name }“.
form-seat = { $code } ist { $name }.

## Lektionen

lesson-help = In einer Lektion kannst du außerdem tippen:
lesson-show = zeig’s mir; das kostet einen Stern
lesson-skip = mach diesen Schritt für mich
lesson-back = einen Schritt zurück
lesson-again = die Lektion von vorn
lesson-how = Für einen Zug tipp seine Nummer in der Liste, oder den Zug selbst.
lesson-later = Nächstes Mal geht die Lektion hier weiter.
lesson-step = ({ $number } von { $count }) { $words }
lesson-done = Geschafft: { $stars }.
lesson-nothing = Im Moment hast du nichts zu tun.
lesson-unkept = (Das lässt sich nicht speichern: { $why })
ask-again = Enter für einen neuen Versuch:
ask-on = Enter geht weiter:
ask-play-on = Von hier aus gegen den Computer weiterspielen? { "yes" } oder { "no" }:

## Ein aufgezeichnetes Spiel

replay = { $rules }: { $players }; { COUNT($count, one: "Zug", other: "Züge") }
replay-partly = Das Spiel läuft noch, also siehst du nur, was { $names ->
    [one] { LIST($names) } sehen kann
   *[other] { LIST($names) } sehen können
}. { "--open" } zeigt alles.
replay-damaged = Die Aufzeichnung ist bei { $why } beschädigt
replay-help = Enter: weiter; b: zurück; eine Zahl: zu diesem Zug; p: die Stellung; q: Schluss
replay-deal = der Anfang
replay-move = { $number }. { $moves }
replay-told = { $number }. { $moves } ({ $told })
ask-replay = { $number } von { $count }:
