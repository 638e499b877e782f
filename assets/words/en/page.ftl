# A finished game as a page for a browser.

deal = The deal
middle = The table
about = { $date ->
    [none] { $names }
   *[other] { $names }. { $date }
}
won = { $names }
over = { $last } { $end }
first = To the deal
back = One move back
run = Play or stop
next = Next move
last = To the end
step = Move
footer = Card Table { $version }. You see every card that anyone saw. ← and → go from move to move.
save = Save as a page
tip = One file that shows the game in any browser
unfinished = The game isn’t over, and a page would show every hand.
saved = Saved as a page
where = The page is { $path }. You can give it to anyone. All it needs is a browser.
unscripted = Scripts are switched off in this browser, so the table can’t be shown. This is what happened:
