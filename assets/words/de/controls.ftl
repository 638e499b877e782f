# Was Knöpfe und Felder von sich sagen.

scroll = Seite zum Blättern
choice = { $label }: { $choice }, { $number } von { $count }
slider = { $label }: { $value }, Regler
another-portrait = Ein anderes Bild wählen (links, rechts)
list = { $label }: { $choice }, Liste
text = { $label }: { $value }, Textfeld
find-hint = Ctrl+F oder /, um hier zu tippen
    Enter: weiter, Shift+Enter: zurück
find-count = { $number } von { $count }
find-nothing = Nichts gefunden
taken-up = { $name } aufgenommen
in-order = Reihenfolge
button = { $words }, Knopf
is-chosen = { $words }, gewählt
is-on = { $words }, an
changed = geändert
choice-on = { $words }, Auswahl, an
choice-off = { $words }, Auswahl, aus
box-on = { $words }, Kästchen, an
box-off = { $words }, Kästchen, aus
switch-on = { $words }, Schalter, an
switch-off = { $words }, Schalter, aus
portrait = Bild von { $name }, Knopf
undrawn = Keine Schrift auf diesem Computer hat diese Zeichen, deshalb steht da „{ $sign }“
this-line = Diese Zeile
at-most = { $label }: höchstens { $count } Zeichen
typing = Buchstaben für { $label }
typing-space = Leer
typing-delete = Löschen
typing-done = Fertig
typing-small = abc
typing-large = ABC
typing-other = ä @
place = { $number } von { $count }
