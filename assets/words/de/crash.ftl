# Nachdem das Programm abgestürzt ist.

wrong = In Card Table ist etwas schiefgegangen.
outside = Das Spiel { $game } hat nicht funktioniert. Es gehört nicht zu Card Table, sag also den Leuten Bescheid, von denen es ist.
disabled = Du kannst es erst wieder spielen, wenn du Card Table neu startest. Wenn du es loswerden willst, lösch seinen Ordner in { $folder }.
saved = Dein Spiel ist bis zum letzten Zug gespeichert, in { $saved }.
not-saved = Dein Spiel konnte nicht gespeichert werden.
written = Was passiert ist, steht in { $path }.
