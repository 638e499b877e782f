# A finished game as a web page.

deal = The deal
middle = The table
about = { $date ->
    [none] { $names }
   *[other] { $names }. { $date }
}
won = { $names }
over = { $last } { $end }
first = Back to the deal
back = Back one move
run = Play or pause
next = Next move
last = To the end
step = Move
footer = Card Table { $version }. You see every card that anyone saw. Use ← and → to step through the moves.
save = Save as a page
tip = One file that shows the game in any browser
unfinished = The game isn’t over, and a page would show every hand.
saved = Saved as a page
where = The page is { $path }. You can give it to anyone. All it needs is a browser.
unscripted = Scripts are switched off in this browser, so the table can’t be shown. This is what happened:
