# After the program has failed.

wrong = Something went wrong in Card Table.
outside = The game { $game } failed. It isn’t part of Card Table, so tell the person who wrote it.
disabled = You can’t play it until you start Card Table again. To remove it, delete its folder in { $folder }.
saved = Your game is saved up to the last move, in { $saved }.
not-saved = Your game couldn’t be saved.
written = You can find out what happened in { $path }.
