# Was die Lektionen und Rätsel von Cunt-Soul sagen.

cunt-soul-first-game-title = Dein erstes Spiel, Teil 1: die Karten
cunt-soul-first-game-about = Was jede Karte tut, wenn du sie spielst. Um Feldkarten geht es in Teil 2.
cunt-soul-first-game-1 = Werd alle deine Karten los. Wer am Ende noch welche hat, verliert. Gespielt wird von der Hand. Die offenen und die verdeckten Karten vor dir sind für den Schluss.
cunt-soul-first-game-2 = Der Stapel ist leer, also passt alles. Gleiche Karten kannst du zusammen spielen: Spiel 9C und 9D. Danach ziehst du wieder auf fünf Karten nach.
cunt-soul-first-game-2-how = Klick beide an, dann den Stapel.
cunt-soul-first-game-2-otherwise-1 = Spiel beide Neunen. So wirst du gleich zwei Karten los.
cunt-soul-first-game-2-otherwise-2 = Das ist eine gute Karte, und du brauchst sie bald. Spiel die beiden Neunen.
cunt-soul-first-game-3 = Auf eine Neun passt alles. p2 spielt 8H, und bei einer Acht setzt jemand aus: Diesmal trifft es p3. Du brauchst eine Acht oder höher. Spiel JC.
cunt-soul-first-game-3-otherwise-1 = Eine Zwei geht auf fast alles. Heb sie auf, bis sonst nichts passt.
cunt-soul-first-game-3-otherwise-2 = Eine Sechs würde auch passen, aber die brauchst du noch für eine Straße.
cunt-soul-first-game-4 = Mit einem Buben bestimmst du, wer als Nächstes dran ist. p3 war noch gar nicht dran, also nimm p3.
cunt-soul-first-game-4-otherwise-1 = p2 hat gerade erst gespielt. Lass p3 auch mal.
cunt-soul-first-game-5 = p3 spielt AS. Höher geht es nicht, und wer auf ein Ass spielt, zieht eine Karte extra. Aber eine Zwei geht auf fast alles. Spiel 2S.
cunt-soul-first-game-5-otherwise-1 = Das passt, aber die Sechs brauchst du noch für eine Straße. Spiel die Zwei.
cunt-soul-first-game-6 = Du hast eine Karte extra gezogen, also hast du jetzt sechs. p2 spielt eine Drei, und darauf passen nur Dreien und Joker. p3 hat beides nicht und nimmt den ganzen Stapel auf.
cunt-soul-first-game-7 = Der Stapel ist wieder leer. Spiel nur 4D. Mit einer Vier kannst du eine Straße beginnen: Du spielst weiter, jedes Mal einen Wert höher. Als Nächstes kommen 5C und 6H.
cunt-soul-first-game-7-otherwise-1 = Die Könige können warten. Mit einer Straße wirst du drei Karten auf einmal los.
cunt-soul-first-game-7-otherwise-2 = Eine Straße beginnt nur mit einer Vier, und du hast eine.
cunt-soul-first-game-8 = Jetzt 5C. Zu einer Straße gehören mindestens eine Vier, eine Fünf und eine Sechs. Wenn du angefangen hast, musst du bis zur Sechs kommen.
cunt-soul-first-game-8-otherwise-1 = Du hast 5C und 6H, also hör jetzt nicht auf.
cunt-soul-first-game-9 = Und jetzt 6H. In einer Straße haben Karten keine Wirkung.
cunt-soul-first-game-10 = Eine Sieben könnte folgen, aber du hast keine. Der Tisch fragt trotzdem, damit niemand dein Blatt errät. In einem richtigen Spiel antwortet er bald für dich. Beende die Straße.
cunt-soul-first-game-11 = p2 spielt QH. Nach einer Dame muss man noch einmal spielen, also folgt KD. Ein König ändert die Richtung, darum bist du dran. Mit diesem König hast du vier Gleiche. Spiel alle drei Könige.
cunt-soul-first-game-11-otherwise-1 = Spiel alle drei zusammen. Nur vier Gleiche verbrennen den Stapel.
cunt-soul-first-game-11-otherwise-2 = Das passt, aber deine drei Könige gehören zu dem auf dem Stapel.
cunt-soul-first-game-12 = Vier Gleiche verbrennen den Stapel, und verbrannte Könige ändern die Richtung nicht. p3 spielt 7C und sagt tiefer an: Jetzt passen nur tiefere Karten, Siebenen und Joker. p2 spielt 5D und tauscht eine Karte.
cunt-soul-first-game-13 = Auch eine Sechs geht auf fast alles, und sie kopiert die Karte darunter. Auf einer Fünf ist sie eine Fünf. Spiel 6C.
cunt-soul-first-game-13-otherwise-1 = Der Joker würde den Tausch von p2 aufheben. Spar ihn für einen besseren Moment.
cunt-soul-first-game-13-otherwise-2 = Behalt die Zwei. Du wirst gleich sehen, warum.
cunt-soul-first-game-13-otherwise-3 = Das passt, aber schau, was eine Sechs hier kann.
cunt-soul-first-game-14 = Jetzt darfst du auch tauschen. Deine offenen Karten spielst du gegen Ende, also leg etwas Brauchbares dorthin. Tausch 2D gegen 4S.
cunt-soul-first-game-14-otherwise-1 = Tausch, solange du kannst. 4S wirst du am Ende schwer los.
cunt-soul-first-game-14-otherwise-2 = Die Zwei ist richtig, aber tausch sie gegen 4S, deine schwächste Karte dort.
cunt-soul-first-game-14-otherwise-3 = Der Joker läge dort gut, aber du brauchst ihn gleich. Gib 2D.
cunt-soul-first-game-14-otherwise-4 = Tausch 2D gegen 4S. Am Ende passt eine Zwei fast überall und 4S fast nirgends.
cunt-soul-first-game-15 = p3 spielt 8S, p2 setzt aus, und du bist dran. Ein Joker geht auf alles und hebt die Karte darunter auf: hier das Aussetzen, durch das du dran bist. Spiel ihn und schau.
cunt-soul-first-game-15-otherwise-1 = Das passt, aber spiel den Joker auf die Acht und schau, was passiert.
cunt-soul-first-game-16 = Ein Paradox! Hätte niemand ausgesetzt, hättest du den Joker nicht spielen können. Darum verbrennt der ganze Stapel. Das kommt selten vor.
cunt-soul-first-game-17 = p3 spielt 2S, und p2 spielt eine Straße von 4C bis 6D. Meistens hebt ein Joker einfach auf, was die Karte darunter getan hat. Spiel deinen anderen Joker.
cunt-soul-first-game-17-otherwise-1 = Das passt, aber p2 wäre drei Karten los. Der Joker hebt die Straße auf.
cunt-soul-first-game-18 = 5H und 6D sind wieder auf der Hand von p2. Der Joker liegt auf der Vier, mit der die Straße anfing, und zählt als Vier.
cunt-soul-first-game-19 = Ein richtiges Spiel beginnt mit einer Wahl. Leg drei Karten für den Schluss offen hin (am besten Zweien, Zehnen und Joker). Dann wählst du eine Feldkarte, die für alle die Regeln ändert. Darum geht es in Teil 2.

cunt-soul-second-half-title = Dein erstes Spiel, Teil 2: Feldkarten und Schluss
cunt-soul-second-half-about = Was Feldkarten für alle ändern, wie du deine im vollen Spiel wechselst, und wie du fertig wirst.
cunt-soul-second-half-1 = Dieses Spiel ist fast zu Ende. Alle haben eine Feldkarte, und sie gilt für alle. Der König von p2 dreht die Reihenfolge um, du spielst also gleich hoch oder tiefer.
cunt-soul-second-half-2 = Deine Feldkarte ist eine Vier, also spielen alle nur eine Karte auf einmal. Deine Buben kannst du nicht zusammen spielen. Spiel einen davon auf den König.
cunt-soul-second-half-2-otherwise-1 = Heb die Zehn auf. Sie verbrennt den Stapel, und das brauchst du noch.
cunt-soul-second-half-2-otherwise-2 = Heb den König auf. Den brauchst du gleich.
cunt-soul-second-half-2-otherwise-3 = Du kannst deine Feldkarte wechseln, und das tust du auch bald. Spiel erst einen Buben.
cunt-soul-second-half-3 = p2 spielt 2C, und tiefer geht es nicht. Mach KD zu deiner Feldkarte, denn zwei Könige heben sich auf. Das kostet dich eine offene Karte, die du danach aussuchst.
cunt-soul-second-half-3-otherwise-1 = Das ginge, aber mit einer anderen Feldkarte wirst du zwei Karten los.
cunt-soul-second-half-3-otherwise-2 = Das würde die Reihenfolge nicht zurückdrehen. Ein zweiter König schon.
cunt-soul-second-half-4 = Jetzt bezahl. Die Karte verbrennt. Die nächste vom Nachziehstapel kommt quer an ihre Stelle und kann nicht noch einmal bezahlen. Verbrenn 3C, die am Ende fast nirgends passen würde.
cunt-soul-second-half-4-how = Klick sie an, dann die verbrannten Karten.
cunt-soul-second-half-4-otherwise-1 = Denk an den Schluss. 5H und 6D können in eine Straße.
cunt-soul-second-half-5 = Du spielst wieder gleich hoch oder höher. Die Vier ist keine Feldkarte mehr, also gehen wieder mehrere Karten zusammen. Spielen musst du noch: Spiel beide Buben.
cunt-soul-second-half-5-otherwise-1 = Spiel beide Buben, jetzt darfst du ja.
cunt-soul-second-half-5-otherwise-2 = Heb die Zehn auf, bis sonst nichts passt.
cunt-soul-second-half-5-otherwise-3 = Behalt die Vieren. Mit ihnen beginnt eine Straße.
cunt-soul-second-half-6 = Der Nachziehstapel ist leer, also zieht niemand mehr. p2 spielt AH, und jetzt brauchst du deine Zehn. Sie geht auf fast alles und verbrennt den Stapel.
cunt-soul-second-half-7 = p2 fängt mit 2D neu an. Spiel beide Vieren. Dann sind deine Hand und der Nachziehstapel leer, und du darfst deine offenen Karten spielen.
cunt-soul-second-half-7-otherwise-1 = Spiel beide Vieren. Solange du noch Handkarten hast, kannst du deine offenen Karten nicht spielen.
cunt-soul-second-half-8 = Die Straße kannst du mit deinen offenen Karten weiterspielen. Spiel 5H.
cunt-soul-second-half-8-otherwise-1 = Hör nicht auf. Fünf, Sechs und Sieben liegen direkt vor dir.
cunt-soul-second-half-9 = Jetzt 6D.
cunt-soul-second-half-10 = Und 7S. Eine quer liegende Karte spielst du wie jede andere.
cunt-soul-second-half-10-otherwise-1 = Du könntest aufhören, aber 7S wirst du auch noch los.
cunt-soul-second-half-11 = Jetzt hast du nur noch verdeckte Karten. Du könntest eine versuchen, aber ist es keine Acht, nimmst du den ganzen Stapel auf. Hör hier auf.
cunt-soul-second-half-11-otherwise-1 = Das ist zu riskant. Ist die Karte keine Acht, nimmst du den ganzen Stapel auf.
cunt-soul-second-half-12 = Bei p2 passt nichts auf die Sieben, also nimmt p2 den Stapel auf. Jetzt ist er leer, und alles passt. Deck deine erste verdeckte Karte auf, die linke.
cunt-soul-second-half-12-otherwise-1 = Welche besser ist, kannst du nicht wissen. Nimm in dieser Lektion die erste.
cunt-soul-second-half-13 = Eine Acht! Zu zweit setzt dann p2 aus, und du bist noch mal dran. Deck die nächste auf. Passt sie nicht, kommt sie mit dem Stapel auf deine Hand.
cunt-soul-second-half-13-otherwise-1 = Welche besser ist, kannst du nicht wissen. Nimm in dieser Lektion die erste.
cunt-soul-second-half-14 = Noch eine Acht, also bist du noch mal dran. Deck die letzte auf.
cunt-soul-second-half-15 = Nach einer Dame musst du noch einmal spielen, also kann sie nicht deine letzte Karte sein. Sonst hast du nichts, also nimmst du deine Feldkarte. Sie gilt noch in diesem Zug. Spiel KD.
cunt-soul-second-half-16 = Du hast keine Karten mehr und gewinnst! Sind mehr am Tisch, spielen die anderen weiter, bis nur noch einer von ihnen Karten hat. Was die übrigen Feldkarten tun, zeigen die kurzen Lektionen.

cunt-soul-pay-it-back-title = Heimzahlen
cunt-soul-pay-it-back-about = Auf eine Drei passt nur eine Drei oder ein Joker. Sonst nimmst du den Stapel auf.
cunt-soul-pay-it-back-1 = p2 spielt 3S. Du hast keine Drei und keinen Joker, also passt nichts. Nimm den Stapel auf. Dann ist p2 dran.
cunt-soul-pay-it-back-2 = Jetzt hast du diese Drei. p2 muss spielen und spielt eine Neun. Sorg dafür, dass p2 den Stapel aufnimmt.

cunt-soul-higher-or-lower-title = Richtig angesagt
cunt-soul-higher-or-lower-about = Nach einer Sieben sagst du höher oder tiefer an. Noch eine Sieben passt immer.
cunt-soul-higher-or-lower-1 = p2 hat gerade 9S, JC, QC und KC aufgenommen und sonst nichts. Eine Sieben geht auf fast alles, und dann sagst du höher oder tiefer an. Sorg dafür, dass p2 den Stapel aufnimmt.
cunt-soul-higher-or-lower-2 = p2 hatte nichts unter der Sieben. Noch eine Sieben oder ein Joker hätte auch gepasst, aber sonst kommt nichts an einer Ansage vorbei.

cunt-soul-two-mirrors-title = Zwei Sechsen auf einer Acht
cunt-soul-two-mirrors-about = Eine Sechs kopiert die Karte darunter und tut, was diese tut.
cunt-soul-two-mirrors-1 = Du hast drei Karten und zwei Gegner. Spiel alles, bevor einer von ihnen drankommt. Wie viele setzen für jede Sechs auf der Acht aus?
cunt-soul-two-mirrors-2 = Die Sechsen waren zwei Achten, und p2 und p3 mussten aussetzen. Du bist raus, die beiden spielen weiter.

cunt-soul-not-on-a-queen-title = Nicht mit einer Dame
cunt-soul-not-on-a-queen-about = Nach einer Dame musst du noch einmal spielen, also kann sie nicht deine letzte Karte sein.
cunt-soul-not-on-a-queen-1 = Du hast noch zwei Karten auf der Hand und keine vor dir. Spiel beide in diesem Zug.
cunt-soul-not-on-a-queen-2 = Nach der Dame musstest du noch einmal spielen und hast den König gespielt. Andersherum wärst du auf der Dame sitzen geblieben und hättest den Stapel aufgenommen.

cunt-soul-paradox-title = Feuer ohne Zehn
cunt-soul-paradox-about = Hebt ein Joker auf, warum du ihn spielen konntest, verbrennt alles.
cunt-soul-paradox-1 = Du hast keine Zehn, aber du kannst diesen Stapel verbrennen. Der Joker allein wäre nur noch ein Bube. Nach welcher deiner Karten spielst du sofort noch einmal?
cunt-soul-paradox-2 = Nur wegen der Dame konntest du den Joker spielen, und er hat die Dame aufgehoben. Das ist ein Paradox. Es klappt auch auf Achten und auf manchen Buben, Königen und Sechsen.

cunt-soul-undo-title = Als wäre nichts gewesen
cunt-soul-undo-about = Ein Joker hebt auf, was die Karte darunter getan hat.
cunt-soul-undo-1 = p2 spielt eine Straße von 4C bis 7C und hat nur noch eine Handkarte. Ein Joker kann das aufheben. Spiel einen.
cunt-soul-undo-1-otherwise-1 = Einer genügt. Zwei Joker zusammen heben nicht mehr auf als einer.
cunt-soul-undo-1-otherwise-2 = Das passt, aber p2 hätte nur noch eine Handkarte. Der Joker kann die Straße aufheben.
cunt-soul-undo-2 = Fünf, Sechs und Sieben sind wieder auf der Hand von p2. Der Joker liegt auf der Vier, mit der die Straße anfing, und zählt als Vier.
cunt-soul-undo-3 = Jetzt spielt p2 5C und legt KH für später offen hin. Heb das auch auf.
cunt-soul-undo-3-otherwise-1 = Das passt, aber dein Joker würde den Tausch von p2 aufheben.
cunt-soul-undo-4 = KH ist wieder auf der Hand von p2, und 3D liegt wieder offen.

cunt-soul-joker-on-joker-title = Joker auf Joker
cunt-soul-joker-on-joker-about = Er kopiert den Wert darunter und hebt nichts auf.
cunt-soul-joker-on-joker-1 = p2 spielt einen Joker auf KD, dort zählt er als König. Die letzte Karte von p2 ist JH. Du hast gesehen, wie sie aufgenommen wurde.
cunt-soul-joker-on-joker-2 = Nach welcher deiner Karten kann p2 nichts spielen? Sorg dafür, dass p2 den Stapel aufnimmt.
cunt-soul-joker-on-joker-3 = Dein Joker hat nichts aufgehoben und war nur noch ein König. Auf die Zwei oder nach der Zehn hätte p2 den Buben spielen können und gewonnen.

cunt-soul-not-this-pile-title = Bloß nicht diesen Stapel
cunt-soul-not-this-pile-about = Eine neue Feldkarte ändert, was schon auf dem Stapel liegt.
cunt-soul-not-this-pile-1 = Nur eine Drei oder ein Joker passt, und du hast beides nicht. Aber eine neue Feldkarte kann ändern, was schon auf dem Stapel liegt. Nimm den Stapel nicht auf. Spiel eine Karte.
cunt-soul-not-this-pile-2 = Mit einer Neun als Feldkarte zählt alles bis zur Neun als Neun, und darauf passt alles. Du hast mit einer offenen Karte bezahlt und musstest keine acht Karten aufnehmen.

cunt-soul-make-it-fit-title = Mach die Zehn passend
cunt-soul-make-it-fit-about = Mit einer Zwei als Feldkarte gehen nur Zweien auf fast alles.
cunt-soul-make-it-fit-1 = Verbrenn diesen Stapel mit deiner Zehn. Auf eine Dame passt sie nicht, weil wegen der Feld-Zwei von p2 nur Zweien auf fast alles gehen. Du hast zwei Züge.
cunt-soul-make-it-fit-2 = Nach deiner Zwei konnte p2 wieder niedrig anfangen, und eine Zehn ist höher als eine Fünf.

cunt-soul-three-jacks-title = Drei Gleiche
cunt-soul-three-jacks-about = Mit einer Drei als Feldkarte zählen drei Gleiche als Drei.
cunt-soul-three-jacks-1 = p2 hat keine Drei und keinen Joker, aber du hast auch keine Drei. Sieh dir die Feldkarte von p2 an und sorg trotzdem dafür, dass p2 den Stapel aufnimmt.
cunt-soul-three-jacks-2 = Mit dem dritten Buben zählen alle drei als Drei, und darauf passt nur eine Drei oder ein Joker. Vier Buben hätten stattdessen den Stapel verbrannt.

cunt-soul-buried-title = Vergrabener Schatz
cunt-soul-buried-about = Mit einer Fünf als Feldkarte tauschst du mit deinen verdeckten Karten.
cunt-soul-buried-1 = Bald hast du nur noch verdeckte Karten, und du kennst sie nicht. Spiel 5C. Mit einer Fünf als Feldkarte tauschst du mit einer davon.
cunt-soul-buried-1-otherwise-1 = Behalt die Zwei. Sie ist der Schatz, den du vergraben wirst.
cunt-soul-buried-2 = Tausch 2H gegen die erste. Eine Zwei passt fast überall, und nur du weißt, wo sie liegt.
cunt-soul-buried-2-otherwise-1 = Jede wäre recht, aber diese Lektion braucht die erste.
cunt-soul-buried-2-otherwise-2 = Tausch. Du wirst froh sein, eine dieser Karten zu kennen.
cunt-soul-buried-3 = Dafür hast du AS bekommen. p2 spielt JD. Spiel das Ass.
cunt-soul-buried-4 = p2 spielt AC. Eine Karte, die du nicht kennst, passt kaum auf ein Ass. Aber du weißt, wo deine Zwei liegt. Deck die erste Karte auf.
cunt-soul-buried-4-otherwise-1 = Die kennst du nicht. Passt sie nicht, nimmst du den ganzen Stapel auf.
cunt-soul-buried-5 = Die Zwei passt, wie du es gewusst hast.

cunt-soul-bad-luck-title = Pech gehabt
cunt-soul-bad-luck-about = Passt eine verdeckte Karte nicht, nimmst du den Stapel auf.
cunt-soul-bad-luck-1 = Auf dem Stapel liegt ein Ass, und du hast nur noch verdeckte Karten. Eine davon musst du versuchen, denn stattdessen aufnehmen darfst du nicht. Deck irgendeine auf.
cunt-soul-bad-luck-2 = Sie passt nicht, also kommt sie mit dem ganzen Stapel auf deine Hand, und alle haben sie gesehen. Diese Hand musst du erst leer spielen, bevor du es wieder versuchen kannst.

cunt-soul-open-source-title = Die Karte, die alle sehen
cunt-soul-open-source-about = Mit einer Sechs als Feldkarte liegt der Nachziehstapel offen.
cunt-soul-open-source-1 = Der Nachziehstapel ist umgedreht, und die nächste Karte ist ein Joker. Du ziehst auf fünf Karten nach, hast aber sechs. Spiel so, dass du den Joker bekommst.
cunt-soul-open-source-1-otherwise-1 = Du hättest immer noch fünf Karten und zögst keine. Den Joker bekäme p2.
cunt-soul-open-source-2 = p2 hat ihn auch gesehen und weiß, was du hast. Die nächste Karte ist 7C.

cunt-soul-nothing-above-title = Höher geht nicht
cunt-soul-nothing-above-about = Mit einer Sieben als Feldkarte endet jeder Zug mit höher oder tiefer.
cunt-soul-nothing-above-1 = Du hast die Karten von p2 gesehen: 2C 6H 10S KC. Nach deiner Karte sagst du höher oder tiefer an, und nichts kommt daran vorbei. Sorg dafür, dass p2 den Stapel aufnimmt.
cunt-soul-nothing-above-2 = Höher als ein Ass geht nicht. Nur noch ein Ass oder ein Joker hätte p2 gerettet.

cunt-soul-double-eights-title = Eine Acht nach der anderen
cunt-soul-double-eights-about = Mit einer Acht als Feldkarte zählt alles doppelt.
cunt-soul-double-eights-1 = Spiel alle drei Karten, bevor p2 oder p3 drankommt. Die Feld-Acht von p2 verdoppelt, was deine Achten tun. Zähl, bevor du spielst.
cunt-soul-double-eights-2 = Bei einer Acht setzten zwei aus, und du warst wieder dran. Bei beiden zusammen hätten vier ausgesetzt, du eingeschlossen, und p3 wäre dran gewesen.

cunt-soul-phoenix-title = Hol dir die Zehn zurück
cunt-soul-phoenix-about = Mit einer Zehn als Feldkarte kommen verbrannte Karten unter den Nachziehstapel.
cunt-soul-phoenix-1 = Im Nachziehstapel ist nur noch eine Karte. Verbrannte Karten kommen darunter, er wird also nicht leer. Du ziehst erst diese Karte, dann deine Zehn. Spiel 10C.
cunt-soul-phoenix-1-otherwise-1 = Das passt, aber du ziehst nur 3S. Verbrenn den Stapel und schau, was wiederkommt.
cunt-soul-phoenix-2 = 10C ist wieder auf deiner Hand, und der Rest des Stapels ist jetzt der Nachziehstapel.

cunt-soul-keep-waiting-title = Wer vorn liegt, wartet
cunt-soul-keep-waiting-about = Mit einem Buben als Feldkarte bestimmst du, wer als Nächstes dran ist, aber nicht immer.
cunt-soul-keep-waiting-1 = p3 hat noch eine Karte. Mit einem Buben als Feldkarte bestimmst du, wer dran ist, nur nicht nach einer Karte, die aussetzen lässt oder die Richtung ändert. Sorg dafür, dass p2 drankommt.
cunt-soul-keep-waiting-2 = Bei einer Acht hätte p2 ausgesetzt, und nach einem König wäre p3 dran gewesen. Nach denen bestimmst du nicht. Nach der Neun schon.

cunt-soul-kings-in-line-title = Zwei Könige, eine Wendung
cunt-soul-kings-in-line-about = Mit einer Dame als Feldkarte zählen zusammen gespielte Karten als eine, nur nicht beim Verbrennen.
cunt-soul-kings-in-line-1 = p2 hat noch eine Karte und ist gleich dran, wenn du nicht die Richtung änderst. Zwei Könige ändern sie sonst zweimal, aber wegen der Feld-Dame von p2 zählen sie als einer. Spiel beide.
cunt-soul-kings-in-line-1-otherwise-1 = Ein König würde die Richtung auch ändern, aber du kannst beide loswerden.
cunt-soul-kings-in-line-1-otherwise-2 = Dann ist p2 dran. Ein König ändert die Richtung, dann ist p3 dran.
cunt-soul-kings-in-line-2 = Jetzt geht es andersherum, und p3 ist dran.

cunt-soul-dear-aces-title = Was zwei Asse kosten
cunt-soul-dear-aces-about = Auf Asse zu spielen kostet Karten. Ein Feld-Ass macht jedes Blatt größer.
cunt-soul-dear-aces-1 = Wegen des Feld-Asses von p2 ziehen alle auf sechs Karten nach. Wer auf die zwei Asse von p2 spielt, zieht noch zwei mehr. Beende deinen Zug mit sechs Karten, nicht mit acht.
cunt-soul-dear-aces-2 = Ein Joker zahlt nichts für ein Ass. Und er kopiert nur den Wert des Asses, also muss auch p2 nichts dafür zahlen.

cunt-soul-silence-title = Stille
cunt-soul-silence-about = Mit einem Joker als Feldkarte hat keine Karte eine Wirkung.
cunt-soul-silence-1 = Werd beide Karten in zwei Zügen los. Mit einem Joker als Feldkarte verbrennt eine Zehn nichts und muss passen, und nach einer Dame musst du nicht noch einmal spielen.
cunt-soul-silence-2 = Die Zehn war bloß eine Zehn, und die Dame konnte deine letzte Karte sein. Du bist raus.

cunt-soul-nothing-moves-title = Wenn nichts mehr vorangeht
cunt-soul-nothing-moves-about = Nach 200 Zügen ohne Fortschritt werden die Karten gezählt.
cunt-soul-nothing-moves-1 = Seit 199 Zügen gibt es keinen Fortschritt. Nach deinem Zug endet das Spiel, und die wenigsten Karten gewinnen. p2 hat drei. Sorg dafür, dass du gewinnst.
cunt-soul-nothing-moves-2 = Du hast zwei Karten und p2 hat drei. Mit nur einer gespielten Karte wäre es unentschieden gewesen, und niemand hätte verloren.
