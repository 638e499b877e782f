# What controls say about themselves.

scroll = page to scroll
choice = { $label }: { $choice }, { $number } of { $count }
slider = { $label }: { $value }, slider
another-portrait = Choose another portrait (Left, Right)
list = { $label }: { $choice }, list
text = { $label }: { $value }, text
find-hint = Ctrl+F or / to type here
    Enter: next, Shift+Enter: previous
find-count = { $number } of { $count }
find-nothing = Nothing found
taken-up = { $name } picked up
in-order = in order
button = { $words }, button
is-chosen = { $words }, chosen
is-on = { $words }, on
changed = changed
choice-on = { $words } choice, on
choice-off = { $words } choice, off
box-on = { $words } tick box, on
box-off = { $words } tick box, off
switch-on = { $words }, switch, on
switch-off = { $words }, switch, off
portrait = Portrait of { $name }, button
undrawn = No font on this computer has these letters, so you see “{ $sign }” instead
this-line = This line
at-most = { $label }: at most { COUNT($count, one: "character", other: "characters") }
typing = Letters for { $label }
typing-space = Space
typing-delete = Delete
typing-done = Done
typing-small = abc
typing-large = ABC
typing-other = é @
place = { $number } of { $count }
