# Was Bedienelemente von sich sagen.

scroll = Seite zum Blättern
choice = { $label }: { $choice }, { $number } von { $count }
slider = { $label }: { $value }, Regler
another-portrait = Wähl ein anderes Bild (links, rechts)
list = { $label }: { $choice }, Liste
text = { $label }: { $value }, Text
find-hint = Zum Suchen Strg+F oder /
    Enter: weiter, Umschalt+Enter: zurück
find-count = { $number } von { $count }
find-nothing = Nichts gefunden
taken-up = { $name } aufgenommen
in-order = in der Reihenfolge
button = { $words }, Knopf
is-chosen = { $words }, gewählt
is-on = { $words }, an
changed = geändert
choice-on = { $words }, Optionsfeld, gewählt
choice-off = { $words }, Optionsfeld, nicht gewählt
box-on = { $words }, Kontrollkästchen, an
box-off = { $words }, Kontrollkästchen, aus
switch-on = { $words }, Schalter, an
switch-off = { $words }, Schalter, aus
portrait = Bild von { $name }, Knopf
undrawn = Keine Schrift auf diesem Computer hat diese Zeichen, darum siehst du „{ $sign }“
this-line = Diese Zeile
at-most = { $label }: höchstens { $count } Zeichen
typing = Zeichen für { $label }
typing-space = Leerzeichen
typing-delete = Löschen
typing-done = Fertig
typing-small = abc
typing-large = ABC
typing-other = é @
place = { $number } von { $count }
