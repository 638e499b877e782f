# Soul Taker: Namen, Einsätze, und was zu den Bildern der Regelseite gesagt wird.

soul-taker = Soul Taker
soul-taker-duel = Soul Taker (Duell)
soul-taker-duel-about = Auch die ausgespielte Karte kann gewinnen. Für Mutige.
soul-taker-few-threes = Soul Taker (wenige Dreien)
soul-taker-few-threes-about = Jede Seite hat nur zwei Dreien, und es gibt vier Runden. Für alle, die mitzählen.
soul-taker-mixed = Soul Taker (gemischt)
soul-taker-mixed-about = Tugenden und Laster in einem Kartenspiel, und wer näher an der Null ist, gewinnt. Gut als zweites Spiel.
soul-taker-short = Soul Taker (kurz)
soul-taker-short-about = Drei Runden statt fünf. Für eine schnelle Partie.

## Tugenden und Laster

soul-taker-cards-plus-5a = Mut
soul-taker-cards-plus-5b = Gnade
soul-taker-cards-plus-5c = Hingabe
soul-taker-cards-plus-5d = Gerechtigkeit
soul-taker-cards-plus-5e = Staunen
soul-taker-cards-minus-5a = Zorn
soul-taker-cards-minus-5b = Tyrannei
soul-taker-cards-minus-5c = Verrat
soul-taker-cards-minus-5d = Verzweiflung
soul-taker-cards-minus-5e = Grausamkeit
soul-taker-cards-plus-4a = Treue
soul-taker-cards-plus-4b = Großmut
soul-taker-cards-plus-4c = Ehre
soul-taker-cards-plus-4d = Freundschaft
soul-taker-cards-plus-4e = Können
soul-taker-cards-minus-4a = Habgier
soul-taker-cards-minus-4b = Hochmut
soul-taker-cards-minus-4c = Neid
soul-taker-cards-minus-4d = Engstirnigkeit
soul-taker-cards-minus-4e = Völlerei
soul-taker-cards-plus-3a = Maß
soul-taker-cards-plus-3b = Klugheit
soul-taker-cards-plus-3c = Fairness
soul-taker-cards-plus-3d = Klarer Blick
soul-taker-cards-plus-3e = Gelassenheit
soul-taker-cards-minus-3a = Arglist
soul-taker-cards-minus-3b = Zynismus
soul-taker-cards-minus-3c = Gleichgültigkeit
soul-taker-cards-minus-3d = Kaltes Kalkül
soul-taker-cards-minus-3e = Heuchelei
soul-taker-cards-plus-2a = Geduld
soul-taker-cards-plus-2b = Höflichkeit
soul-taker-cards-plus-2c = Sparsamkeit
soul-taker-cards-plus-2d = Fleiß
soul-taker-cards-plus-2e = Gute Laune
soul-taker-cards-minus-2a = Faulheit
soul-taker-cards-minus-2b = Bosheit
soul-taker-cards-minus-2c = Eitelkeit
soul-taker-cards-minus-2d = Üble Nachrede
soul-taker-cards-minus-2e = Feigheit
soul-taker-cards-plus-1a = Demut
soul-taker-cards-plus-1b = Offenheit
soul-taker-cards-plus-1c = Stille Freude
soul-taker-cards-plus-1d = Kleine Geste
soul-taker-cards-plus-1e = Hoffnung
soul-taker-cards-minus-1a = Kleinlichkeit
soul-taker-cards-minus-1b = Tratsch
soul-taker-cards-minus-1c = Flunkern
soul-taker-cards-minus-1d = Leiser Zweifel
soul-taker-cards-minus-1e = Schmollen

## Der Einsatz, am Ende der Partie

soul-taker-stakes-soul = Die Seele von {loser} gehört bis morgen um diese Zeit {winner}. Bitte pfleglich behandeln.
soul-taker-stakes-tea = {loser} kocht bis morgen den Tee und darf dabei nicht seufzen.
soul-taker-stakes-title = Einen Tag lang sagt {loser} zu {winner} einen Titel, und {winner} sucht ihn aus.
soul-taker-stakes-verse = {loser} schuldet {winner} vier Zeilen Lob, gereimt und laut vorgelesen.
soul-taker-stakes-hat = {winner} sucht den Hut aus. {loser} trägt ihn.
soul-taker-stakes-none = Es ging um nichts. {winner} lächelt trotzdem.

## Die Bilder der Regelseite

figure-The-cards = Hell gegen Dunkel. Gesicherte Karten zählen für ihre Seite, Karten am Rand gegen eine Seite, und verlorene Karten zählen für niemanden.
figure-The-cards-2 = Das gemischte Spiel. Gesicherte Karten zählen für den Platz, auf dem sie liegen, dunkle mit Minus. Verlorene Karten zählen für niemanden.
figure-ST-1 = Beim ersten Mal hast du ausgespielt, also spielt beim zweiten Mal Agnes aus. Du antwortest auf die 4.
figure-ST-7 = Deine 1 würde die 4 von Agnes schlagen. Du kannst sie aber aufheben und mit der 5 antworten.
figure-ST-8 = Du kannst mit deiner ersten blinden Karte antworten. Niemand hat sie bisher gesehen. Beim Spielen wird sie aufgedeckt.
figure-ST-11 = Agnes spielt eine 4 aus. Deine 1 schlägt sie: Du sicherst deine Karte, und Agnes verliert die 4.
figure-ST-14 = Eine 2 auf eine 2. Die Karten sind gleich hoch, also sind beide verloren.
figure-ST-15 = Deine 4 schlägt die 5 nicht. Sie kommt ins Helle Urteil, und die 5 in den Dunklen Einfluss.
figure-ST-16 = Agnes spielt eine helle 2 aus, und du antwortest mit noch einer. Die Antwort kam von dir, also sicherst du beide.
figure-ST-17 = Deine dunkle 5 schlägt die helle 4 nicht. Du sicherst die Karte von Agnes, und Agnes muss deine sichern.
figure-ST-18 = Zwei helle Karten sind verloren, und deine war höher. Sichere eine beliebige verlorene Karte: vielleicht deine 5, oder die 4 von Agnes.
figure-ST-19 = Zwei dunkle Karten sind verloren, und deine war niedriger. Lass Agnes eine deiner gesicherten Karten sichern, oder verzichte.
figure-ST-21 = Wenn auch die ausgespielte Karte gewinnen kann: Deine 5 schlägt die 2 nicht, aber die 2 schlägt die 5. Agnes sichert sie, und du verlierst deine Karte.
figure-ST-22 = Deine gesicherten Karten sind 8 wert. Die 3 im Dunklen Einfluss kostet dich drei, also hast du 5 Punkte.
figure-ST-24 = Ihr habt beide 4 Punkte. Sind die letzten zwei Karten gleich hoch, sind beide verloren, und es geht unentschieden aus.
