# Wenn das Programm einen Fehler hatte.

wrong = In Card Table ist ein Fehler aufgetreten.
outside = Im Spiel { $game } ist ein Fehler aufgetreten. Das Spiel gehört nicht zu Card Table, also melde den Fehler denen, die es geschrieben haben.
disabled = Du kannst es erst wieder spielen, wenn du Card Table neu startest. Zum Entfernen lösch seinen Ordner in { $folder }.
saved = Dein Spiel ist bis zum letzten Zug gespeichert, in { $saved }.
not-saved = Dein Spiel konnte nicht gespeichert werden.
written = Was geschehen ist, steht in { $path }.
