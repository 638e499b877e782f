# Namen der Varianten von Zank-Patience, und was die Bilder auf der Regelseite sagen.

russian-bank = Zank-Patience
russian-bank-crapette = Crapette
russian-bank-crapette-about = So spielt man heute: Abgelegte und gegnerische Karten bleiben liegen. Für Patience-Kenner.
russian-bank-france = Französische Crapette
russian-bank-france-about = Wie in Frankreich: Eine Reservekarte liegt immer offen und kommt vor dem Talon, und was gestoppt wird, bleibt liegen. Für Kenner.
russian-bank-literal = Zank-Patience (wörtlich)
russian-bank-literal-about = Zuschieben darfst du nur aus der Auslage. Für Buchstabentreue.
russian-bank-short = Zank-Patience (kurz)
russian-bank-short-about = Mit sechs Karten in der Reserve. Wenn es schneller gehen soll.
russian-bank-strict = Zank-Patience (streng)
russian-bank-strict-about = Der Tisch lässt keine Fehler zu, also muss niemand aufpassen.
russian-bank-zank = Zank-Patience (deutsch)
russian-bank-zank-about = Wie hierzulande: Die höhere Reservekarte fängt an, und zugeschoben werden nur eigene Karten. Für alle, die gern zanken.
figure-The-table = Die Grundstapel in der Mitte und die acht Hilfsstapel gehören beiden. Reserve, Talon und Ablage hat jede Seite für sich.
figure-RB-9 = 9♣ passt auf 10♥: eins tiefer, und Schwarz auf Rot. Auf 10♠ passt sie nicht.
figure-RB-10 = Der dritte Platz ist leer, also kann deine Reservekarte dorthin.
figure-RB-14 = Deine 6♦ passt auf 7♦ in Agnes’ Ablage: gleiche Farbe, eins tiefer. Ihre Reserve ist verdeckt und nimmt nichts an.
figure-RB-18 = Dein Talon ist leer. Deine Ablage wird umgedreht, und 5♣, die ganz unten lag, kommt zuerst.
figure-RB-20 = Deine 3♦ könnte in die Lücke. Leg sie dorthin oder passe, aber deck nicht erst eine Talonkarte auf.
figure-RB-22 = 2♠ passt auf den Grundstapel. Spiel sie zuerst dorthin, auch wenn sie Agnes gehört.
figure-RB-23 = Keine Reservekarte liegt offen. Deck eine auf, bevor du die erste Talonkarte aufdeckst.
figure-RB-24 = Schieb 5♥ jetzt auf Agnes’ 6♥. Hast du erst deine eigene 9♠ gespielt, ist es zu spät.
figure-RB-30 = A♣ könnte auf einen Grundstapel. Legt Agnes stattdessen 9♠ um, darfst du „Stopp!“ rufen.
figure-RB-31 = Legt Agnes erst 9♠ um, darfst du rufen. Tust du es nicht und sie spielt danach A♣ auf den Grundstapel, kommt sie damit durch.
figure-RB-32 = Bei Agnes liegt keine Reservekarte offen. Deckt sie eine Talonkarte auf und du rufst, kommt die Karte wieder verdeckt zurück, und du bist dran.
figure-RB-39 = 9♠ ist deine letzte Karte. Leg sie um, und du bekommst 30 Punkte, dazu 6 für das, was Agnes übrig hat.
