game = Der Palast von Alhambra
    .about = Zahle in der richtigen Währung, baue nach den Bauregeln und hol dir bei drei Wertungen die Mehrheiten.

variant-long-purse = Dicker Geldbeutel
    .about = Du beginnst mit mehr Geld, und Innenhöfe aus zwei Feldern oder mehr sind erlaubt.

option-no-enclosed-area = Keine eingeschlossenen Felder
    .about = Ohne diese Regel sind nur einzelne eingeschlossene Felder verboten; ein größerer Innenhof ist erlaubt.

option-add-tower = Zwölfter Turm dazu
    .about = Der zusätzliche Turm aus „Alhambra Das Würfelspiel“ kommt zu den anderen Plättchen in den Beutel.

option-exchange-tower = Zwölfter Turm im Tausch
    .about = Der zusätzliche Turm aus „Alhambra Das Würfelspiel“ ersetzt einen der anderen Türme; das Los entscheidet, welchen.
variant-long-walls = Lange Mauern
    .about = Jede Seite deiner längsten Außenmauer bringt zwei Punkte.
variant-open-market = Offener Markt
    .about = Nimmst du mehrere Geldkarten, dürfen sie zusammen sieben wert sein.
variant-short-palace = Kleiner Palast
    .about = Von jedem Gebäude bleibt das günstigste Plättchen in der Schachtel: Das Spiel ist kürzer, und jedes Plättchen will überlegt sein.

## Words

kind-Currency = Währung
Currency-gulden = Gulden (gelb)
    .many = Gulden
Currency-dirham = Dirham (grün)
    .many = Dirham
Currency-denar = Denar (blau)
    .many = Denare
Currency-ducat = Dukaten (orange)
    .many = Dukaten

pieces-Card = Geldkarte
    .many = Geldkarten
    .call =
        { $value ->
            [none] { $scoring }
            [one] 1 { $currency }
           *[other] { $value } { $currency-many }
        }
pieces-Tile = Gebäudeplättchen
    .many = Gebäudeplättchen

table-yard-currency = Währung jedes Feldes im Bauhof

grid-plot = Baugrund

field-palace = Palast
field-collection = Sammlung
    .more = { $player } erhält { $items }
field-dealt = offen liegendes Startgeld
field-hand = Geld auf der Hand
field-reserve = Reservefeld
field-bought = erworben und noch zu legen
field-deck = Stapel der Geldkarten
field-pile = vorläufiger Stapel
field-market = offene Geldkarten
field-discard = abgelegte Geldkarten
field-box = Karten, die aus dem Spiel sind
field-bag = Beutel mit Gebäudeplättchen
field-yard = Bauhof
field-aside = ausgetauschter Turm
field-due = noch ausstehende Wertung
    .becomes =
        { $now ->
            [none] { "" }
           *[other] Eine Wertungskarte ist aufgedeckt: Nach diesem Zug folgt { $now }
        }
field-active = wer am Zug ist

term-fountain = der Brunnen
term-start-money = Startgeld
term-dirk-draw = Gebäudeplättchen, die Dirk zieht
term-twelfth-tower = der zwölfte Turm
term-worth = Wert von Geldkarten
term-money = Startgeld insgesamt
term-built = bebaute Felder
term-occupied = bebautes Feld
term-wall = Mauer an einer Seite
term-clash = Mauer an offener Seite
term-open-sides = wohin du ohne Mauer weiterkommst
term-on-foot = zu Fuß erreichbare Felder
term-money-in = Geld einer Währung
term-owned = Gebäude einer Art
term-longest-wall = Länge der längsten Außenmauer

## The course of the game

phase-game = Spielablauf
phase-whole-turn = Zug, Auffüllen und Werten
phase-set-up = Spielaufbau
    .shuffle = Die Geldkarten werden gemischt
phase-choose-tiles = Gebäudeplättchen auswählen
    .draw-tile = Das Los nimmt { $outcome } aus dem Spiel
phase-deal = Startgeld austeilen
phase-find-starter = Startspieler bestimmen
    .lot = Das Los fällt auf { $outcome }: { $outcome } beginnt
phase-add-scoring-cards = Wertungskarten im Stapel verteilen
phase-shuffle-in = Wertungskarte einmischen
    .shuffle = Die Wertungskarten werden in den Stapel gemischt
phase-refill-money = Geldkarten auffüllen
    .shuffle = Die abgelegten Geldkarten werden gemischt
phase-refill-yard = Bauhof auffüllen
    .draw-tile = Neu im Bauhof: { $outcome }
phase-dirk-draws = Dirk zieht Gebäudeplättchen
    .draw-tile = { "" }
phase-turn = Spielzug
phase-actions = Aktionen
    .ask-take-money =
        { $bought-count ->
            [0] Was machst du: Geld nehmen, kaufen oder umbauen?
           *[other] Passend bezahlt! Was machst du noch: Geld nehmen, kaufen, umbauen oder den Zug beenden?
        }
phase-place-bought = erworbene Gebäudeplättchen legen
    .ask-build = { $bought }: Was machst du damit?
phase-last-tiles = letzte Gebäudeplättchen verteilen
phase-scoring-round = Wertung

action-end-turn = Zug beenden
    .tell = { $player } beendet den Zug
action-take-money = Geld nehmen
    .cards = welche Geldkarten
    .tell = { $player } nimmt { $cards }
    .hidden = { $player } nimmt Geld
    .ask-cards = Welche Geldkarten nimmst du?
action-buy = Gebäudeplättchen kaufen
    .field = von welchem Feld des Bauhofs
    .cards = mit welchen Geldkarten
    .tell =
        { $player } kauft { $bought-new } für { $cards-value ->
            [one] 1 { $cards-currency }
           *[other] { $cards-value } { $cards-currency-many }
        }
    .hidden = { $player } kauft { $bought-new }
    .ask-field = Welches Gebäudeplättchen kaufst du?
    .ask-cards = Mit welchen Karten bezahlst du { $yard } (Preis { $yard-price })?
action-build = Anbauen
    .tile = welches Gebäudeplättchen
    .cell = auf welches Feld
    .tell = { $player } baut { $tile } an ({ $cell } vom Brunnen)
    .ask-tile = Welches Gebäudeplättchen baust du an?
    .ask-cell = Wohin legst du { $tile }?
action-take-down = Abreißen
    .cell = von welchem Feld
    .tell = { $player } reißt { $palace-before } ab; das Plättchen kommt aufs Reservefeld
    .ask-cell = Was reißt du ab?
action-swap = Austauschen
    .cell = auf welchem Feld
    .tile = welches Gebäudeplättchen aus deinem Reservefeld
    .tell = { $player } ersetzt { $palace-before } durch { $tile }
    .ask-cell = Welches Gebäudeplättchen tauschst du aus?
    .ask-tile = Was kommt stattdessen dorthin?
action-put-in-reserve = Ins Reservefeld legen
    .tile = welches Gebäudeplättchen
    .tell = { $player } legt { $tile } aufs Reservefeld
    .ask-tile = Welches Gebäudeplättchen kommt aufs Reservefeld?
action-give-away = Verschenken
    .tile = welches Gebäudeplättchen
    .seat = an wen
    .tell = { $player } schenkt { $seat } { $tile }
    .ask-tile = Welches Gebäudeplättchen verschenkst du?
    .ask-seat = Wem schenkst du { $tile }?

rules-building-rules = Bauregeln

scoring-majority = Mehrheiten
    .tie-1 = bei Gleichstand: ihr teilt die Punkte der Plätze, die ihr gemeinsam belegt, abgerundet
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $for-many } ({ $shared ->
            [one] Platz { $place }
           *[other] geteilter Platz { $place }
        } mit { $measure ->
            [one] 1 Gebäude
           *[other] { $measure } Gebäuden
        })
scoring-outer-wall = längste Außenmauer
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für die Außenmauer ({ $longest-wall ->
            [one] 1 Seite
           *[other] { $longest-wall } Seiten
        })

winner = Wer insgesamt die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg

always-cards-complete = Keine der 110 Karten geht verloren.
always-walls-never-clash = Nirgends steht eine Mauer an einer offenen Seite.

## Why a move is refused

reason-one-action-at-least = Mach zuerst eine Aktion; „Zug beenden“ kannst du nur wählen, wenn du passend bezahlt hast.
reason-more-than-five = Nimmst du mehr als eine Geldkarte, dürfen sie zusammen höchstens 5 wert sein.
reason-nothing-to-buy = Dieses Feld des Bauhofs ist leer.
reason-other-currency = Hier zahlst du nur mit Geldkarten von deiner Hand, und nur in der Währung des Feldes.
reason-too-little-money = Diese Geldkarten sind zusammen weniger wert als der Preis.
reason-touches-no-side = Ein Gebäudeplättchen muss mit mindestens einer Seite an deinen Palast grenzen.
reason-cell-taken = Auf diesem Feld liegt schon etwas.
reason-nothing-built-there = Auf diesem Feld liegt kein Gebäudeplättchen, das du wegnehmen kannst; der Brunnen bleibt immer liegen.
reason-only-what-was-bought = Verschenken kannst du nur, was du gekauft hast, nicht ein Plättchen, das du am Ende bekommst.
reason-nobody-to-give-to = Es spielt kein imaginärer Spieler mit, dem du etwas schenken kannst.
reason-wall-against-open-side = Seiten, die sich berühren, haben entweder beide eine Mauer oder sind beide offen.
reason-not-reachable-on-foot = Jedes Gebäudeplättchen muss vom Brunnen aus zu Fuß erreichbar sein, ohne über eine Mauer zu steigen.
reason-encloses-empty-area = So entsteht ein Loch: leere Felder, die ganz eingeschlossen sind.
reason-encloses-empty-cell = So entsteht ein Loch: ein leeres Feld, das an allen vier Seiten zugebaut ist.

## Worked examples

example-the-tiles = Was die Gebäudeplättchen jeder Art kosten
example-every-tile = Jedes Gebäudeplättchen mit Preis und Mauern
example-the-prize-table = Vom Pavillon bis zum Turm steigen die Punkte
example-currencies-in-the-yard = Jedes Feld im Bauhof hat seine eigene Währung
example-without-the-twelfth-tower = Normalerweise spielt der zwölfte Turm nicht mit
example-the-twelfth-tower-is-added = Der zwölfte Turm kommt mit in den Beutel
example-the-twelfth-tower-is-exchanged = Der zwölfte Turm im Tausch gegen einen anderen
example-six-at-the-table = Zu sechst am Tisch, ohne Dirk
example-courtyards-only-if-agreed = Ob Innenhöfe erlaubt sind, vereinbart ihr vorher
example-dealt-until-twenty = Knapp zu wenig Startgeld? Dann noch eine Karte
example-fewest-cards-then-least-money = Gleich viele Karten: Wer weniger Geld hat, beginnt
example-equal-hands-by-lot = Karten und Geld gleich: Das Los entscheidet
example-set-up-for-three = So liegt für drei Spieler alles bereit
example-cards-in-the-order-of-the-deck = Nach dem Mischen deckt ihr die obersten Geldkarten auf
example-scoring-cards-in-the-second-and-fourth-pile = Wertungskarten: nie ganz oben und nie direkt hintereinander
example-the-fifth-pile-takes-what-is-left = Übrige Karten kommen zum letzten Stapel
example-several-cards-up-to-five = Mehrere kleine Karten zusammen oder eine große
example-six-is-too-much = Zusammen sechs ist zu viel, fünf geht gerade noch
example-eleven-for-ten = Elf bezahlt für zehn: kein Wechselgeld
example-exact-exact-redesign = Zweimal passend bezahlt und dann noch umgebaut
example-four-tiles-in-one-turn = Viermal passend: vier Gebäudeplättchen in einem Zug
example-a-lost-turn = Ist gar nichts möglich, verfällt dein Zug
example-wrong-placements = So passt ein Plättchen nicht an deinen Palast
example-no-hole-in-the-palace = Kim darf kein leeres Feld einschließen
example-a-single-hole-is-never-allowed = Lockerere Regel: Ein einzelnes Loch bleibt trotzdem verboten
example-a-courtyard-of-two = Lockerere Regel: Ein Innenhof aus zwei Feldern ist erlaubt
example-what-is-taken-down = Nur abreißen, wenn der Rest erreichbar bleibt
example-nothing-taken-out-of-the-middle = Aus der Mitte abreißen darfst du nicht: Da entsteht ein Loch
example-no-single-hole-by-taking-down = Lockerere Regel: auch beim Abreißen kein einzelnes Loch
example-a-swap-that-does-not-fit = Austauschen geht nur, wenn die Mauern passen
example-from-the-reserve = Aus dem Reservefeld anbauen kostet eine ganze Aktion
example-a-row-of-twenty = Zwanzig in einer Reihe
example-refill-in-order = Leere Felder auffüllen, das niedrigste zuerst
example-scoring-card-is-set-aside = Eine Wertungskarte legt ihr beiseite, die nächste Karte füllt auf
example-empty-deck-is-made-anew = Stapel leer? Mischt die abgelegten Geldkarten
example-scored-before-the-next-turn = Auffüllen, werten und erst dann der nächste Zug
example-chambers-in-a = Toms Gemächer im Reservefeld zählen nicht
example-towers-in-b = Türme bei Wertung B: Auch Nina bekommt Punkte
example-towers-shared-in-b = Kim und Nina teilen sich die Punkte für Türme
example-pavilions-in-c = Pavillons bei Wertung C: Alle drei bekommen Punkte
example-tie-past-the-paid-places = Gemeinsam Zweite: Für einen dritten Platz gibt es nichts
example-block-of-nine = Rundum ummauert: Du zählst einmal ringsherum
example-double-walls-do-not-count = Mauern Rücken an Rücken zählen nicht
example-the-longest-of-several = Nur das längste Stück Mauer zählt
example-a-corner-does-not-join = An einer bloßen Ecke läuft die Mauer nicht weiter
example-an-inner-ring-counts-each-side-once = Auch eine Mauer um einen Innenhof zählt
example-a-yard-that-cannot-be-filled = Bauhof nicht mehr voll: Das war der letzte Zug
example-a-scoring-card-in-the-last-turn = Wertungskarte im letzten Zug: Sie kommt zuerst dran
example-as-long-as-the-yard-is-full = Solange der Bauhof voll ist, spielt ihr weiter
example-most-money-takes-the-last-tile = Der Garten geht an Kim, der Turm an niemanden
example-last-tiles-are-handed-out-first = Erst alle letzten Plättchen verteilen, dann erst legen
example-a-last-tile-that-nobody-can-have = Niemand hat Gulden, also bleibt der Garten liegen
example-two-players-and-dirk = Zu zweit: weniger Geld, und Dirk sammelt
example-a-third-of-two-tiles-is-none = Ein Drittel von zwei Plättchen: nichts für Dirk
example-a-bought-tile-may-be-given-away = Kim kauft einen Garten und schenkt ihn Dirk
example-a-last-tile-may-not-be-given-away = Ein letztes Plättchen darfst du Dirk nicht schenken
example-nobody-to-give-to = Ohne Dirk kannst du nichts verschenken
example-dirk-cannot-win = Dirk hat mehr Punkte, aber Nina gewinnt
example-equal-points = Kim und Tom liegen gleichauf und gewinnen gemeinsam
reason-more-than-seven = Nimmst du mehr als eine Geldkarte, dürfen sie zusammen höchstens 7 wert sein.
example-seven-at-the-market = Sieben geht, acht nicht
example-forty-eight-tiles = Von jedem Gebäude ein Plättchen weniger
