# Was an jedem Tisch gesagt wird, welches Spiel auch gespielt wird.

## Züge und Ereignisse, für die ein Spiel keine eigenen Worte hat.

do = { $verb }{ $cards ->
    [0] { "" }
   *[other] { " " }{ $cards }
}{ $others ->
    [0] { "" }
   *[other] { " " }{ $others }
}
did = { $seat }: { $move }
moved = { $seat ->
    [none] { $cards }
   *[other] { $seat }: { $cards }
} → { $pile }{ $owner ->
    [none] { "" }
   *[other] { " " }bei { SEAT($owner, form: "dat") }
}
shown = { $card } wird gezeigt
event = { $seat ->
    [none] { $word }
   *[other] { $seat }: { $word }
}{ $about ->
    [0] { "" }
   *[other] { " " }({ $about })
}

change = { $who }: { $before } → { $after }
change-hand = { $who }: { $before } → { $after } auf der Hand

## Wer wo sitzt, und wer aufgibt.

players = Am Tisch
players-note = Klick jemanden an, um Namen und Bild zu ändern oder den Platz neu zu besetzen.
play-on-for-me = Den Computer weiterspielen lassen
sit-again = { $name } spielt wieder selbst
sits = { $name } · { $who }
resign = Aufgeben?
resign-asks = Damit ist das Spiel zu Ende und gilt als verloren.
resign-do = { $name ->
    [none] Aufgeben
   *[other] { $name } gibt auf
}
resign-not = Weiterspielen
resign-asks-you = { $name }, willst du aufgeben? Dann ist das Spiel zu Ende, und du hast verloren
resign-agree = Ich bin { $name } und gebe auf
leave-asks-you = { $name }, bist du einverstanden? Der Computer spielt dann für dich weiter
leave-agree = Ich bin { $name }, und er darf übernehmen
leave-not = { resign-not }

## Ein Spiel nach einer Lektion.

against = Gegen wen willst du spielen?
against-note = Computergegner sehen nur, was auch ein Mensch auf ihrem Platz sähe.
against-others = Andere Leute, Hausregeln …
against-not = Jetzt nicht

## Während andere spielen.

hurry-how = { $device ->
    [touch] Tipp auf den Tisch
    [mouse] Klick auf den Tisch oder drück { $press }
   *[other] Drück { $press }
}, dann geht es schneller
hurry-more = { $device ->
    [touch] Tipp noch einmal
    [mouse] Klick oder drück noch einmal { $press }
   *[other] Drück noch einmal { $press }
}, und du bist gleich dran

## Was die Maus tut, wo Karten von Stapel zu Stapel wandern.

pointer-carried = Zieh eine Karte mit der Maus, oder klick erst sie an und dann ihr Ziel. Zieh eine Karte unter anderen, und die Karten auf ihr kommen mit, wenn Platz ist. Ein Doppelklick spielt auf den Grundstapel, sonst dorthin, wo die Karte als Einziges passt. Ein Rechtsklick bricht ab.
pointer-quick = An diesem Tisch genügt ein Klick, wenn eine Karte nur an eine Stelle passt.

## Züge, die der Tisch übernimmt.

build = Routinezüge übernehmen
build-help = Zank-Patience: spielt auf die Grundstapel und deckt die nächste Karte auf
build-never = Nie
build-uncalled = Alles, wofür kein „Stopp!“ droht
build-always = Immer
build-off = Lieber selbst? Das geht unter Einstellungen, Spielen, „Routinezüge übernehmen“

only-move = Einen anderen Zug hast du nicht

pad = Ein Controller
pad-plugged = { $name } ist verbunden
pad-unplugged = { $name } ist getrennt

## Welche Tasten was tun.

reach-several = { $choose } wählt jede Karte aus, { $use } spielt sie.
reach-aimed = { $choose } wählt sie aus, { $up } und { $down } suchen die Stelle, { $use } legt sie hin.
reach-carried = { $use } nimmt sie auf, noch einmal { $use } legt sie hin.
reach-carried-off = { $use } nimmt sie auf, { $up } und { $down } suchen die Stelle, { $use } legt sie hin.
reach-listed = { $use } zeigt, was sie kann: { $up }, { $down } und { $use } wählen aus.
reach-drifted = Der Rahmen ist von selbst hierher gesprungen. Drück noch einmal, wenn du das willst: { $words }

no-over = Das Spiel ist zu Ende
no-seat = Diesen Platz gibt es in diesem Spiel nicht

## Eine Aufzeichnung

damaged = Die Aufzeichnung ist beschädigt: { $problem }
replay-at-deal = Das ist der Anfang
replay-at-end = Das ist das Ende
replay-not-over = Das Spiel läuft noch. Wähl das noch einmal, wenn du die anderen Karten trotzdem sehen willst
replay-closed-why = { $closed }. Alles zeigt: { "cardtable replay --open" }
replay-closed = Das Spiel läuft noch, du siehst nur, was { $who } sehen kann
replay-hide-hands = Karten verdecken
replay-show-hands = Alle Karten zeigen
replay-other-view = Blickwinkel wechseln
replay-step = { $at } von { $count }:
    { $last }
replay-deal = Der Anfang

dealt = Die Karten sind verteilt
turn = Zug { $number }
now = Jetzt { $words }

## Eine Lektion

read-on = Lies weiter:
    drück „Weiter“{ $by ->
        [none] { "" }
       *[other] { " " }oder { $by }
    }
lesson-asked =
    Du bist dran:
    mach, was die Lektion sagt
exercise-asked =
    Du bist dran:
    finde den richtigen Zug
lesson-on-tip = Spiel von hier aus weiter, gegen einen leichten Computergegner
lesson-wait = Einen Moment
lesson-back-tip = Einen Schritt zurück
lesson-show-tip = Zeigt dir, was gemeint ist, und kostet einen Stern
lesson-again-tip = Von vorn anfangen
lesson-skip-tip = Macht diesen Schritt für dich. Bei einem Zug kostet das einen Stern
lesson-play-tip = Gib ein eigenes Spiel
lesson-leave-tip = Nächstes Mal geht die Lektion hier weiter
lesson-next-lesson = Nächste Lektion
lesson-play-on = Weiterspielen
lesson-again = Nochmal
lesson-new-game = Neues Spiel
lesson-all-lessons = Alle Lektionen
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig’s mir
lesson-skip = Auslassen
lesson-leave = Verlassen
lesson-try-again = Noch ein Versuch
lesson-your-move = Du bist dran
no-way-there = Hier kommt die Lektion nicht weiter: { $error }
progress-not-kept = Dein Fortschritt wurde nicht gespeichert: { $error }

## Antworten

whose-turn = { $player ->
    [you] Du bist dran
   *[other] { $player } ist dran
}
asked-first = { $player ->
    [you] Erst musst du dich entscheiden
   *[other] Erst muss { $player } sich entscheiden
}
not-there = Dorthin passt sie nicht. Versuch es hier: { $names }
nothing-there = Dort kannst du nichts tun
not-now-because = Jetzt nicht: { $why }
not-yet = Noch nicht
not-now = Jetzt nicht
too-late = Die Zeit war um, das Spiel ist weitergegangen
moved-again = { $player } hat gerade noch einmal gezogen. Meinst du diesen Zug, ruf noch einmal
hint-none-because = Im Moment gibt es keinen Tipp: { $error }
hint-thinking = Ich überlege mir einen Tipp …
hint-not-asked = Du hast gerade nichts zu tun
hint-on-turn = Einen Tipp gibt es, wenn du dran bist
hint-none = Diesmal kam kein Tipp. Frag noch einmal.
hint = Tipp: { $move }

## Knöpfe und die Hilfe

offers-more = { $count } weitere …
offers-ahead = { $seat }: außer der Reihe
help-rules = Regeln: „{ $where }“
help-read = Regeln lesen
help-practise = Das üben: { $title }
help-nothing = Nichts. Das Spiel ist zu Ende
help-moving = Die Karten sind noch unterwegs. Einen Moment
help-secret = Spielen, was { $player ->
    [you] deine Karten erlauben. Die siehst nur du
   *[other] { SEAT($player, form: "whose") } Karten erlauben. Die sieht nur { $player }
}

skip-to-end = Ans Ende springen
paused = Pause · { $next }
another-only = Nur wenn jemand anders dran ist

## Wer dort sitzt

do-it = Mach das
pass-screen = Der Bildschirm geht an
takes-back = { $player } nimmt mit „Rückgängig“ einen Zug zurück
turn-of = { $name } ist dran
i-am = Ich bin { $name }. Zeig mir meine Karten
look-first = Erst ansehen
leave-it = So lassen
agree = Ich bin { $name } und einverstanden
disagree = Nein, es bleibt, wie es ist

## Wie ein Spiel weitergeht

choosing-wait = Die anderen wählen noch
choosing-secret = Alle wählen heimlich eine Karte
thinking-of = { $player } überlegt …
out = Du bist raus, die anderen spielen weiter. { $told }
unsaved = Dieses Spiel wird nicht gespeichert. Wenn du es verlässt, ist es weg.
lesson-begins = Hier fängt die Lektion an
exercise-begins = Hier fängt es an
hands-covered = Alle Karten sind verdeckt
no-undo = An diesem Tisch wird nichts zurückgenommen
nothing-happened = Seit deinem letzten Zug hat niemand gespielt
nothing-to-take-back = Es gibt nichts zurückzunehmen
nothing-to-play-again = Es gibt nichts noch einmal zu spielen
lesson-kept = Nächstes Mal geht die Lektion hier weiter.
saved-always = Das Spiel wird nach jedem Zug gespeichert.
redrawn = Der Tisch passte nicht zum Spiel und wurde neu gezeichnet

bot-illegal = die Antwort war „{ $move }“, und das geht nicht
bot-no-answer = { $name } weiß nicht weiter ({ $why }). Dafür wird ein erlaubter Zug gemacht
peek-none = { $player } ist gleich dran:
    für eine Sekunde ist keine Hand zu sehen
only-one = { $name }, du hast nur einen Zug: { $move }
take-back-seen = Du hast eine Karte gesehen. Trotzdem zurücknehmen
detail-taught = bekommt Tipps
detail-here = hier
detail-out-of-turn = außer der Reihe
peek-hold = { $player }:
    halt deine Karten gedrückt, um sie zu sehen
peek-hold-key = { $player }:
    halt { $by } oder deine Karten gedrückt, um sie zu sehen
trail-draws = { $count ->
    [0] zieht
   *[other] zieht { $count }
}
trail-takes = { $count ->
    [0] nimmt
   *[other] nimmt { $count }
}
chosen-cards = { $cards ->
    [0] { $count ->
        [1] Verdeckte Karte
       *[other] Verdeckte Karten
    }
   *[other] { LIST($cards, last: "beside") }
}
chosen-ways =
    { chosen-cards }:
    { LIST($ways, last: "or") }
chosen-aimed =
    { chosen-cards }:
    wohin damit?
chosen-nothing =
    { chosen-cards }:
    das geht jetzt nicht
choose-first = Wähl erst eine Karte oder drück „{ $button }“
your-turn = Du bist dran

settings-not-saved = Deine Einstellungen wurden nicht gespeichert: { $error }

## Der Verlauf

log-title = Verlauf
log-words = Text
log-notation = Kürzel
log-in = Verlauf in
log-close = Verlauf schließen
log-of = Spielverlauf

## Namen am Tisch

goal = von { $goal }
thinking = überlegt

## Was sich über dem Tisch öffnet

popup-which = Welcher Zug?
popup-pointer = Zieh eine Karte mit der Maus, oder klick erst sie an und dann ihr Ziel. Ein Doppelklick wählt alle Karten dieses Werts und spielt sie, wenn es nur auf eine Art geht. Ein Rechtsklick bricht ab.
popup-pointer-aimed = Zieh eine Karte mit der Maus, oder klick erst sie an und dann ihr Ziel. Ein Doppelklick schickt sie dorthin, wo sie zuerst hingehört; braucht sie ein Ziel, wählt er sie nur aus. Ein Rechtsklick bricht ab.
mark-playable = Eine Lasche am oberen Rand: Diese Karte kannst du spielen
mark-chosen = Ein Rahmen: Diese Karte hast du gewählt
mark-target = Vier Ecken: Hierhin kannst du die gewählte Karte legen
mark-sunk = Tiefer und dunkler als die anderen: Diese Karte geht jetzt nicht
mark-again = Was seit deinem letzten Zug geschehen ist: Klick, und du siehst es noch einmal
mark-focus = Ein gestrichelter Rahmen: Hier ist die Tastatur oder der Controller
popup-help-now = Was du jetzt tun kannst
popup-help-game = So geht dieses Spiel
popup-help-aid = Kartenhilfe
popup-help-marks = Zeichen an den Karten
popup-help-keys = Tasten
popup-more-actions = Mehr

## Was bei Spielern und Karten steht

seat-none-in-hand = 0 auf der Hand
seat-cards = { COUNT($count, one: "Karte", other: "Karten") }
empty = leer
read-empty = { $zone }: leer
read-unknown = { $cards } und { $count } unbekannte
read-on-top = { $cards }, obenauf { $card }
from-top = oben { $card }, darunter { $cards }
size-on-top = { $size }, obenauf { $card }
seen = { $drawn ->
    [yes] Diese Karten kennst du:
   *[no] Du kennst { $cards }
}
seen-next = Die nächste Karte kennst du: { $card }
seen-of = { $size }. Du kennst { $cards }
zone-worth = , zählt { $points }
foretold = { $player } { $before } → { $after }
foretold-same = { $player } { $before }, unverändert
place = { $number }.
seat-next-flag = danach
seat-partner-flag = Partner
sideways = benutzt
seat-partner-tip = Ihr spielt zusammen und gewinnt oder verliert zusammen
seat-no-cards = keine Karten
seat-in-hand = { $count } auf der Hand
seat-on-table = { $count } auf dem Tisch
more = … und noch { $count }
more-alike = … und noch { $count } wie diese

## Was die Anleitung einer Lektion außerdem sagt

guide-read-first = Drück „Weiter“, wenn du das gelesen hast.
guide-astray = In einer Partie ginge das auch. Mach hier stattdessen das: { $right }.
guide-shows = zeigt dir etwas
guide-asks = fragt dich
guide-missed = Diesmal nicht. Versuch es von hier noch einmal.
guide-done = Geschafft
guide-place = { $number } von { $count }
guide-place-resumed = { $place }, hier warst du
guide-more-unskipped = Mach jeden Zug selbst, ohne „Auslassen“, und du bekommst einen Stern mehr.
guide-more-unhinted = Ohne „Zeig’s mir“ bekommst du einen Stern mehr.
guide-earned = Du bekommst { $stars }.
guide-more-in-moves = Schaffst du es in { COUNT($count, one: "Zug", other: "Zügen") }, bekommst du einen Stern mehr.
guide-more-right-at-once = Stimmt jeder Zug auf Anhieb, bekommst du einen Stern mehr.
guide-stars = { $number } von { COUNT($count, one: "Stern", other: "Sternen") }

## Ein Tipp, und was zurückgefragt wird

advice-next-best = Zweitbester Zug: { $move }
advice-far-better = Deutlich besser als der zweitbeste Zug: { $move }
advice-nearly = Fast genauso gut: { $move }
asks-back = { $player } möchte einen Zug zurücknehmen
asks-back-of = { $player } möchte { $other ->
    [you] deinen Zug
   *[other] { SEAT($other, form: "whose") } Zug
} zurücknehmen

in-play = gerade im Spiel
joker-rank = Joker
evening = Heute Abend
joker-short = Jo

# Was vom Tisch gesagt wird, neben dem, was zu sehen ist.
voice-chosen = gewählt
voice-fits = passt hierher
voice-playable = kann gespielt werden
voice-place = { $number } von { $count }
voice-places = Es gibt { $count } Arten, sie zu spielen
voice-enter = Enter: { $words }
voice-keys = Die Pfeiltasten gehen durch deine Karten. Tab führt zu den Stapeln, den anderen am Tisch und den Knöpfen, { $hand } zu deiner Hand. Enter spielt oder wählt, was zuletzt gesagt wurde. { $next } liest vor, was auf dem Tisch ist, eins nach dem anderen. { $turn } sagt, wer dran ist, { $counts }, wie viele Karten da sind, und { $again } wiederholt das Letzte. { $voice } schaltet die Stimme aus.
voice-turned = { $zone }: { $cards }
voice-count = { $zone }: { COUNT($count, one: "Karte", other: "Karten") }
voice-yours = Bei dir: { $zone }
voice-round = Wieder von vorn
voice-alone = Daneben ist sonst nichts
voice-no-cards = Du hast keine Karten
voice-no-key = { $pressed } tut hier nichts
voice-sorted = Deine Hand ist sortiert: { $cards }
voice-switched = { $what }: { $on ->
    [yes] an
   *[no] aus
}
voice-written = Der ganze Tisch steht jetzt im Verlauf
voice-log = { $on ->
    [yes] Der Verlauf ist offen. Zuletzt: { $last }
   *[no] Der Verlauf ist zu
}
voice-next-none = Es gibt keinen Zug zu zeigen
voice-lies = { $zone }: { $cards }
voice-from = { $told }, Herkunft: { $zone }{ $owner ->
    [none] { "" }
    [mover] { "" }
   *[other] { " " }bei { SEAT($owner, form: "dat") }
}
voice-back = Zurückgenommen: { $told }
voice-new = Neu auf deiner Hand: { $cards }
voice-lost = Auf diesem Computer kann nichts sprechen. Starte einen Screenreader und drück dann F7.

## Warum ein Computergegner etwas getan hat, in den Worten des Tipps, den er bekommen hätte: „du“ ist
## er selbst, darum steht sein Name davor.

why-hint = Warum? Ein Tipp hätte { $player } gesagt:
why-line = „{ $line }“
why-hidden = Warum? Das hängt von Karten ab, die nur { $player } sehen konnte.
why-nothing = Warum? Einen besonderen Grund hat { $player } nicht gesehen.
why-secret = Warum? Das hat { $player } heimlich gewählt.
nothing-to-ask = Seit deinem letzten Zug hat kein Computergegner etwas getan
why-pile = Auf dem Stapel: { $what }
why-click = Klick an, um zu erfahren, warum.
