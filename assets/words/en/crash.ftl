# After the program has failed.

wrong = Something went wrong in Card Table.
saved = Your game is saved up to the last move, in { $saved }.
not-saved = Your game could not be saved.
written = What happened is written in { $path }.
