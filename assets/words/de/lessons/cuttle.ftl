# Was die Lektionen von Cuttle sagen.

cuttle-first-game-title = Deine erste Partie Cuttle
cuttle-first-game-about = Punkte, Versenken, und wie man kontert.
cuttle-first-game-1 = Bring 21 Punkte vor dir auf den Tisch, ehe p2 es schafft. Bist du dran, ziehst du eine Karte oder spielst eine, nie beides.
cuttle-first-game-2 = A bis 10 kannst du als Punkte auslegen. Nimm 10H, das sind zehn Punkte auf einmal.
cuttle-first-game-2-how = Klick erst die Karte an, dann den Platz vor dir.
cuttle-first-game-2-otherwise-1 = Ziehen kannst du immer. Aber zehn Punkte machen p2 sofort nervös.
cuttle-first-game-2-otherwise-2 = Das zählt auch, aber 10H ist mehr wert.
cuttle-first-game-2-otherwise-3 = Ein König hilft mehr, wenn du schon Punkte hast.
cuttle-first-game-2-otherwise-4 = Eine Dame schützt deine Punkte. Hol dir erst welche.
cuttle-first-game-2-otherwise-5 = Eine gute Karte, die du bald brauchst. Fang mit Punkten an.
cuttle-first-game-3 = p2 legt 8D als Punkte aus. Deine 9C ist höher: Spiel sie auf die Acht, und beide sind weg. Das heißt versenken. Bei gleich hohen Karten entscheidet die Farbe: Kreuz ist am niedrigsten, dann Karo, Herz, Pik.
cuttle-first-game-3-otherwise-1 = Du hättest 19, aber p2 behielte acht Punkte. Probier das Versenken aus.
cuttle-first-game-3-otherwise-2 = Noch eine Karte ist gut, aber p2 behielte acht Punkte.
cuttle-first-game-3-otherwise-3 = Das hat Zeit. Versenk erst die acht Punkte von p2.
cuttle-first-game-4 = p2 spielt JC für die Wirkung: Ein Bube stiehlt eine Punktkarte. Bevor eine Karte wirkt, kannst du sie mit einer Zwei von der Hand kontern. Du hast keine, also lass es durchgehen.
cuttle-first-game-5 = Solange JC auf 10H liegt, zählt die Zehn für p2. Zieh eine Karte.
cuttle-first-game-5-otherwise-1 = Eine Fünf zieht zwei, das kommt noch. Zieh jetzt nur eine.
cuttle-first-game-5-otherwise-2 = Das ginge, aber erst brauchst du etwas gegen den Buben. Zieh eine Karte.
cuttle-first-game-6 = p2 legt 7S als Punkte aus. Du hast 2S gezogen. Für die Wirkung gespielt, räumt eine Zwei eine Dauerkarte ab: einen Buben, eine Dame, einen König oder eine Acht, die als Brille liegt. Spiel sie auf JC.
cuttle-first-game-6-otherwise-1 = Zwei Punkte, aber p2 behält deine Zehn. Spiel die Zwei auf JC.
cuttle-first-game-6-otherwise-2 = Hol dir erst deine Zehn zurück. Spiel 2S auf JC.
cuttle-first-game-7 = p2 kann nicht kontern und zieht. Der Bube ist weg, und 10H gehört wieder dir. Liegt eine Dame daneben, kann niemand die Zehn stehlen. Sie kostet deinen ganzen Zug. Spiel QD.
cuttle-first-game-7-otherwise-1 = Gleich! Schütz erst deine Zehn mit QD.
cuttle-first-game-7-otherwise-2 = Vielleicht hat p2 noch einen Buben. Schütz erst deine Zehn mit QD.
cuttle-first-game-8 = p2 kontert mit 2H. Deine Dame bewirkt nichts, und beide Karten sind weg. So lässt sich jede Wirkung kontern, aber nie Punkte und nie das Versenken. Dann legt p2 5S als Punkte aus.
cuttle-first-game-9 = Dir gehen die Karten aus. Spiel 5C für die Wirkung und zieh zwei.
cuttle-first-game-9-otherwise-1 = Das ist eine Karte. 5C bringt zwei.
cuttle-first-game-9-otherwise-2 = Fünf Punkte, aber zwei neue Karten sind jetzt mehr wert.
cuttle-first-game-9-otherwise-3 = Gleich! Hol dir erst neue Karten.
cuttle-first-game-10 = Du hast 2D und 3C gezogen, p2 hat auch gezogen. Spiel jetzt KS, wieder ein ganzer Zug. Mit einem König brauchst du nur noch 14 Punkte.
cuttle-first-game-10-otherwise-1 = Das ist nicht viel. Mit KS brauchst du sieben Punkte weniger.
cuttle-first-game-10-otherwise-2 = Gleich! Spiel erst KS.
cuttle-first-game-10-otherwise-3 = Mit KS brauchst du sieben Punkte weniger. Spiel ihn.
cuttle-first-game-11 = Dir fehlen nur noch vier Punkte, also spielt p2 AD. Ein Ass räumt alle Punktkarten vom Tisch, deine und die von p2. Aber du hast 2D: Konter!
cuttle-first-game-11-otherwise-1 = Deine zehn Punkte wären weg. Kontere mit 2D.
cuttle-first-game-12 = Das Ass hat nichts bewirkt, und Kontern kostet keinen Zug. Du bist wieder dran.
cuttle-first-game-13 = Als Punkte fehlte dir mit 3C noch einer bis 14. Für die Wirkung gespielt, holt sie dir eine beliebige Karte vom Ablagestapel. Spiel sie für die Wirkung.
cuttle-first-game-13-otherwise-1 = Das macht 13, einer fehlt, und deine Hand ist leer.
cuttle-first-game-13-otherwise-2 = Wer weiß, was du ziehst. Mit 3C kannst du wählen.
cuttle-first-game-14 = Nimm JC. Im nächsten Zug kann er p2 7S stehlen, und 17 Punkte reichen zum Sieg.
cuttle-first-game-14-otherwise-1 = Neun Punkte würden auch reichen. Nimm diesmal aber den Buben.
cuttle-first-game-14-otherwise-2 = Acht Punkte würden auch reichen. Nimm diesmal aber den Buben.
cuttle-first-game-14-otherwise-3 = Nimm eine Karte, die im nächsten Zug gewinnen kann. JC kann das.
cuttle-first-game-15 = p2 hat gesehen, was du genommen hast, und hat noch einen Zug, um dich aufzuhalten. So geht Cuttle. Siebenen, Neunen und Achten als Brille haben kurze Lektionen für sich. Wenn du magst, spiel von hier aus weiter.

cuttle-scuttle-title = Nimm alle Punkte weg
cuttle-scuttle-about = Was sich womit versenken lässt, und was mit den Buben geschieht.
cuttle-scuttle-1 = p2 hat 18 Punkte. Zehn davon waren deine, bis JS dir 10D gestohlen hat. Auch eine Karte, die einmal dir gehört hat, kannst du versenken.
cuttle-scuttle-2 = Zum Versenken brauchst du eine höhere Karte. Bei gleich hohen entscheidet die Farbe: Kreuz ist am niedrigsten, dann Karo, Herz, Pik. Nimm p2 in zwei Zügen alle Punkte.
cuttle-scuttle-3 = JS ist mit der Zehn verschwunden. Eine Zehn hat keine Wirkung, sie bringt Punkte oder versenkt etwas. Hier war sie die einzige Karte, die 10D schlägt.

cuttle-queen-title = An der Dame vorbei
cuttle-queen-about = Was eine Dame schützt, und wie sie das Kontern verhindert.
cuttle-queen-1 = Mit 10S hättest du 21. Aber solange QH da liegt, kannst du auf die anderen Karten von p2 keine Zwei, keine Neun und keinen Buben spielen. Spiel erst eine eigene Dame.
cuttle-queen-1-otherwise-1 = Die richtige Idee, aber p2 kann kontern. Mit einer eigenen Dame kann es niemand.
cuttle-queen-1-otherwise-2 = Auf 10S kommt es an. Fang mit QC an.
cuttle-queen-2 = QC liegt, und p2 hat gezogen. Solange sie da ist, kann niemand kontern, was du spielst. Komm in zwei Zügen auf 21 Punkte. QH schützt jede Karte, nur nicht sich selbst.
cuttle-queen-3 = p2 hatte 2S gezogen, kam aber nie dazu, damit zu kontern. Zwei Damen hätten sich gegenseitig geschützt.

cuttle-kings-title = Mit zehn Punkten gewinnen
cuttle-kings-about = Mit jedem König brauchst du weniger Punkte.
cuttle-kings-1 = Mit einem König brauchst du nur 14 Punkte, mit zweien 10, mit dreien 7, mit allen vieren 5. Deine Punkte bleiben, wie sie sind.
cuttle-kings-2 = p2 hat 18 Punkte und du hast zehn, aber alle Zweien sind weg. Gewinn in zwei Zügen.
cuttle-kings-3 = Der zweite König hat es gebracht. Mit zweien reichen zehn Punkte, auch wenn p2 mehr hat.

cuttle-six-title = Großes Aufräumen
cuttle-six-about = Eine Sechs räumt alle Buben, Damen, Könige und Brillen ab.
cuttle-six-1 = p2 hat 17 Punkte, zehn davon mit deiner gestohlenen 10S. QS schützt den Buben vor deiner Zwei. Eine Karte auf deiner Hand räumt beide ab. Gewinn in einem Zug.
cuttle-six-2 = 6C hat QS und JD abgeräumt, und die gestohlene Zehn kam zu dir zurück. Eine Sechs räumt auch deine eigenen Dauerkarten ab, also warte den richtigen Moment ab.

cuttle-nine-title = Zurück auf die Hand
cuttle-nine-about = Eine Neun schickt eine Karte zurück und friert sie ein.
cuttle-nine-1 = p2 spielt 9H auf KS. Eine Neun schickt einen Buben, eine Dame, einen König oder eine Brille dorthin zurück, wo die Karte herkam. Du hast keine Zwei, also lass es durchgehen.
cuttle-nine-2 = Du brauchst wieder 21, und KS ist eingefroren, bis dein nächster Zug vorbei ist. Aber JH hat dir 10S gestohlen. Gewinn in zwei Zügen, im zweiten mit KS.
cuttle-nine-3 = JH war auf der Hand von p2 eingefroren und konnte die Zehn nicht noch einmal stehlen. Und dein König kam gerade rechtzeitig.

cuttle-glasses-title = Erst gucken, dann spielen
cuttle-glasses-about = Eine Acht als Brille zeigt dir eine Hand. Als Punkte ausgelegt, zeigt sie nichts.
cuttle-glasses-1 = Wenn JC dir 10D stiehlt, hast du 22. Aber hat p2 eine Zwei? Sieh erst nach. Spiel 8S für die Wirkung, dann liegt sie als Brille vor p2.
cuttle-glasses-1-otherwise-1 = Das kann gut gehen. Aber wenn p2 eine Zwei hat, ist dein Bube weg. Sieh erst nach.
cuttle-glasses-1-otherwise-2 = Das macht 20. Als Brille zeigt sie dir, ob dein Bube durchkommt.
cuttle-glasses-1-otherwise-3 = Finde erst heraus, was p2 hat. Spiel 8S für die Wirkung.
cuttle-glasses-2 = p2 legt 9H als Punkte aus. Solange deine Brille da liegt, siehst du die Hand von p2, und da ist keine Zwei dabei. Stiehl 10D mit JC.
cuttle-glasses-2-otherwise-1 = Das macht 21 und gewinnt auch. Nimm trotzdem die Zehn, das macht 22.
cuttle-glasses-2-otherwise-2 = Du siehst ja, dass p2 nicht kontern kann. Stiehl 10D mit JC.
cuttle-glasses-3 = Gewonnen! Nur eine Zwei hätte dich aufgehalten, und du wusstest, dass p2 keine hat.

cuttle-seven-title = Die letzte Hoffnung
cuttle-seven-about = Eine Sieben spielt die nächste Karte vom Nachziehstapel, egal welche.
cuttle-seven-1 = p2 hat 20 Punkte, und keine der beiden Zehnen kannst du versenken. Versuch dein Glück: Spiel 7C für die Wirkung, dann deckst du die oberste Karte des Nachziehstapels auf und spielst sie sofort.
cuttle-seven-1-otherwise-1 = p2 würde im nächsten Zug gewinnen. Jetzt hilft nur noch Glück.
cuttle-seven-1-otherwise-2 = p2 würde im nächsten Zug gewinnen. Mit einer Sieben darfst du eine Glückskarte gleich spielen.
cuttle-seven-2 = AS! Sie muss jetzt sofort gespielt werden, so wie du sie auch von der Hand spielen könntest. Für die Wirkung räumt sie alle Punkte ab, deine auch.
cuttle-seven-2-otherwise-1 = Das ist ein Punkt mehr, und p2 gewinnt im nächsten Zug. Räum lieber alle Punkte ab.
cuttle-seven-3 = Deine zwölf Punkte sind weg, aber die zwanzig von p2 auch. Einen Buben, für den es nichts zu stehlen gibt, hättest du ablegen müssen.

cuttle-bait-title = Köder für eine Zwei
cuttle-bait-about = Kontern lässt sich jede Wirkung, aber nur mit einer Zwei auf der Hand.
cuttle-bait-1 = Dein KD würde gewinnen, aber du siehst 2H auf der Hand von p2. Lock sie erst hervor: 4S nimmt zwei Karten von einer Hand. Gewinn in zwei Zügen.
cuttle-bait-2 = Die Zwei war weg, also konnte nichts deinen König aufhalten. Und mit leerer Hand wurde p2 gar nicht erst gefragt.

cuttle-last-cards-title = Nichts mehr zu ziehen
cuttle-last-cards-about = Ist der Nachziehstapel leer, spielst du oder passt.
cuttle-last-cards-1 = Der Nachziehstapel ist leer, also spielst du eine Karte oder passt. p2 hat noch eine Karte, kann sie nicht brauchen und passt. Passt du auch, ist das Spiel unentschieden.
cuttle-last-cards-2 = Sobald du eine Karte spielst, wird das Passen neu gezählt. Gewinn in zwei Zügen, und behalt QS, denn sie hält den Buben von p2 auf.
cuttle-last-cards-3 = Gewonnen, mit zwei Punkten Vorsprung. Hättest du zu früh gepasst, wäre es unentschieden ausgegangen.

cuttle-twelfth-title = Lieber unentschieden als verloren
cuttle-twelfth-about = Dreien können nicht ewig Dreien zurückholen.
cuttle-twelfth-1 = Seit elf Zügen holen nur noch Dreien andere Dreien zurück. Beim zwölften Mal endet das Spiel unentschieden. p2 fehlt noch ein Punkt, also rette dich.
cuttle-twelfth-2 = Niemand gewinnt. Passen zählt hier genauso wie eine Drei. Wer zieht oder eine andere Karte spielt, lässt neu zählen.

cuttle-chain-title = Den Konter kontern
cuttle-chain-about = Volle Hände und gekonterte Konter, wie es an den meisten Tischen üblich ist.
cuttle-chain-1 = In der Standardvariante hast du höchstens acht Karten auf der Hand. Deine Hand ist voll, also kannst du nicht ziehen. Eine Fünf füllt sie nur auf. Spiel 5S.
cuttle-chain-1-otherwise-1 = Eine gute Karte, aber sieh dir erst an, was eine Fünf bei voller Hand tut.
cuttle-chain-2 = Du hast nur eine Karte gezogen und hast wieder acht. p2 spielt 9H und hat 18 Punkte. Räum sie alle mit AC ab.
cuttle-chain-2-otherwise-1 = p2 hätte noch neun. Räum beide mit AC ab.
cuttle-chain-2-otherwise-2 = p2 fehlen nur noch drei. Räum die Punkte mit AC ab.
cuttle-chain-3 = p2 kontert mit 2H. An diesem Tisch lässt sich ein Konter kontern. Spiel 2S dagegen.
cuttle-chain-3-otherwise-1 = Dein Ass würde nichts bewirken, und p2 behielte 18 Punkte.
cuttle-chain-4 = p2 hat keine Zwei mehr. Ein Konter verhindert eine Wirkung, ein zweiter lässt sie wieder durch. Alle Punkte von p2 sind weg.

cuttle-three-players-title = Zu dritt am Tisch
cuttle-three-players-about = Alle spielen für sich, und du suchst dir aus, gegen wen.
cuttle-three-players-1 = Zu dritt genügen 17 Punkte. p3 hat 15 und zwei Karten auf der Hand. Eine Vier nimmt einem Gegner, den du dir aussuchst, zwei Karten ab. Spiel 4S gegen p3.
cuttle-three-players-1-otherwise-1 = p2 ist vom Sieg weit entfernt. Gefährlich ist p3.
cuttle-three-players-1-otherwise-2 = Damit nimmst du zehn Punkte. Aber räum erst die Hand von p3 leer und stiehl im nächsten Zug.
cuttle-three-players-1-otherwise-3 = p3 könnte im nächsten Zug gewinnen. Nimm 4S.
cuttle-three-players-1-otherwise-4 = p3 könnte im nächsten Zug gewinnen. Nimm mit 4S beide Karten weg.
cuttle-three-players-2 = p2 und p3 wurden beide gefragt und hatten keine Zwei. Seitdem haben beide gezogen. Ein Bube kann beiden etwas stehlen. Stiehl 10D mit JH.
cuttle-three-players-2-otherwise-1 = Sieben Punkte sind gut. Nimm aber p3 die Zehn ab, da liegen mehr Punkte.
cuttle-three-players-2-otherwise-2 = p3 hat 15 Punkte. Nimm zehn davon mit JH.
cuttle-three-players-3 = Du hast 16, einer fehlt zum Sieg. Kommt der Bube weg, geht die Zehn zurück an p3, denn von dort kam sie.

cuttle-two-at-once-title = Zwei auf einmal
cuttle-two-at-once-about = Zwei erreichen gleichzeitig das Ziel, aber nur einer gewinnt.
cuttle-two-at-once-1 = Hier genügen 17 Punkte. p2 hat 16, alle gestohlen: 8D von dir und 8S von p3. Mit deiner Acht hättest du wieder 17, und p3 auch. Gewinn in einem Zug.
cuttle-two-at-once-2 = Beide Achten gingen zurück, und zwei am Tisch hatten 17. Dann gewinnt, wer gerade dran ist, und das warst du.
