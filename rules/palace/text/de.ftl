game = Der Palast von Alhambra
    .about = Zahle mit der richtigen Währung, baue nach den Bauregeln und habe bei drei Wertungen die meisten Gebäude.

variant-long-purse = Dicker Geldbeutel
    .about = Du beginnst mit mehr Geld, und Innenhöfe aus zwei Feldern oder mehr sind erlaubt.

option-no-enclosed-area = Keine eingeschlossenen Felder
    .about = Ist das aus, sind nur einzelne eingeschlossene Felder verboten; ein größerer Innenhof ist erlaubt.

## Words

kind-Currency = Währung
Currency-gulden = Gulden (gelb)
Currency-dirham = Dirham (grün)
Currency-denar = Denar (blau)
Currency-ducat = Dukaten (orange)
kind-Rotation = Drehung
Rotation-upright = aufrecht
Rotation-quarter-turn = um ein Viertel gedreht
Rotation-half-turn = auf den Kopf gedreht
Rotation-three-quarter-turn = um drei Viertel gedreht

pieces-Card = Geldkarte
    .many = Geldkarten
pieces-Tile = Gebäudeplättchen
    .many = Gebäudeplättchen

table-yard-currency = Währung jedes Feldes im Bauhof

grid-plot = Baugrund

field-palace = Palast
field-collection = Sammlung von Dirk
field-hand = Geld auf der Hand
field-reserve = Reservefeld
field-bought = gekauft und noch zu legen
field-deck = Stapel der Geldkarten
field-pile = vorläufiger Stapel
field-market = offene Geldkarten
field-discard = abgelegte Geldkarten
field-box = Karten aus dem Spiel
field-bag = Beutel mit Gebäudeplättchen
field-yard = Bauhof
field-due = noch ausstehende Wertungen
field-active = wer am Zug ist
field-again = ob du noch eine Aktion hast

term-fountain = der Brunnen
term-start-money = Startgeld
term-dirk-draw = Gebäudeplättchen, die Dirk zieht
term-worth = Wert von Geldkarten
term-money = dein ganzes Geld
term-built = bebaute Felder
term-occupied = bebautes Feld
term-wall = Mauer an einer Seite
term-clash = Mauer an offener Seite
term-open-sides = wohin du ohne Mauer weiterkommst
term-on-foot = zu Fuß erreichbare Felder
term-money-in = Geld einer Währung
term-owned = Gebäude einer Art
term-longest-wall = längste Mauer

## The course of the game

phase-game = Spielablauf
phase-whole-turn = Zug, Auffüllen und Werten
phase-set-up = Spielaufbau
phase-deal = Startgeld austeilen
phase-find-starter = Startspieler bestimmen
phase-add-scoring-cards = Wertungskarten im Stapel verteilen
phase-shuffle-in = Wertungskarte einmischen
phase-refill-money = Geldkarten auffüllen
phase-refill-yard = Bauhof auffüllen
phase-dirk-draws = Dirk zieht Gebäudeplättchen
phase-turn = Spielzug
phase-place-bought = gekaufte Gebäudeplättchen legen
phase-last-tiles = letzte Gebäudeplättchen verteilen
phase-place-last = letztes Gebäudeplättchen legen
phase-scoring-round = Wertung

action-end-turn = Zug beenden
action-take-money = Geld nehmen
    .cards = welche Geldkarten
action-buy = Gebäudeplättchen kaufen
    .field = von welchem Feld des Bauhofs
    .cards = mit welchen Geldkarten
action-build = Anbauen
    .tile = welches Gebäudeplättchen
    .cell = auf welches Feld
    .rotation = wie es liegt
action-take-down = Abreißen
    .cell = von welchem Feld
action-swap = Austauschen
    .cell = auf welchem Feld
    .tile = welches Gebäudeplättchen aus deinem Reservefeld
action-put-in-reserve = Ins Reservefeld legen
    .tile = welches Gebäudeplättchen
action-give-away = Verschenken
    .tile = welches Gebäudeplättchen
    .seat = an wen

rules-building-rules = Bauregeln

scoring-majority = Mehrheiten
scoring-outer-wall = längste Außenmauer

winner = Wer insgesamt die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg

always-cards-complete = Alle 110 Karten sind irgendwo.
always-walls-never-clash = Nirgends steht eine Mauer an einer offenen Seite.

## Why a move is refused

reason-one-action-at-least = Deinen Zug beenden kannst du erst, wenn du passend bezahlt hast; mach zuerst eine Aktion.
reason-more-than-five = Nimmst du mehr als eine Geldkarte, dürfen sie zusammen höchstens 5 wert sein.
reason-nothing-to-buy = Dieses Feld des Bauhofs ist leer.
reason-other-currency = Hier zahlst du nur mit Geldkarten in der Währung des Feldes, aus deiner eigenen Hand.
reason-too-little-money = Diese Geldkarten sind zusammen weniger wert als der Preis.
reason-touches-no-side = Ein Gebäudeplättchen muss mit mindestens einer Seite an deinen Palast grenzen.
reason-never-turned = Gebäudeplättchen drehst du nie: Alle Dächer zeigen in dieselbe Richtung wie beim Brunnen.
reason-cell-taken = Auf diesem Feld liegt schon etwas.
reason-nothing-built-there = Auf diesem Feld liegt kein Gebäudeplättchen, das du wegnehmen kannst; der Brunnen bleibt immer liegen.
reason-nobody-to-give-to = Es spielt kein imaginärer Spieler mit, dem du etwas schenken kannst.
reason-wall-against-open-side = Seiten, die sich berühren, haben entweder beide eine Mauer oder sind beide offen.
reason-not-reachable-on-foot = Jedes Gebäudeplättchen muss vom Brunnen aus zu Fuß erreichbar sein, ohne über eine Mauer zu steigen.
reason-encloses-empty-area = So entsteht ein Loch: leere Felder, die ganz eingeschlossen sind.
reason-encloses-empty-cell = So entsteht ein Loch: ein leeres Feld, das an allen vier Seiten zugebaut ist.

## Worked examples

example-the-tiles = Die 54 Gebäudeplättchen
example-every-tile = Jedes Plättchen mit Preis und Mauern
example-the-prize-table = Die Punktetabelle
example-currencies-in-the-yard = Die Währungen im Bauhof
example-six-at-the-table = Zu sechst am Tisch
example-courtyards-only-if-agreed = Ein Innenhof nur, wenn ihr es vereinbart
example-dealt-until-twenty = Geld austeilen, bis du 20 hast
example-fewest-cards-then-least-money = Wenigste Karten, dann wenigstes Geld
example-equal-hands-by-lot = Ganz gleich: Das Los entscheidet
example-set-up-for-three = Aufgebaut für drei
example-cards-in-the-order-of-the-deck = Karten kommen oben vom Stapel
example-scoring-cards-in-the-second-and-fourth-pile = Wertungskarten im zweiten und vierten Stapel
example-the-fifth-pile-takes-what-is-left = Der fünfte Stapel bekommt den Rest
example-several-cards-up-to-five = Mehrere Karten, zusammen höchstens 5
example-six-is-too-much = Sechs ist zu viel
example-eleven-for-ten = Elf zahlen für einen Garten zu zehn
example-exact-exact-redesign = Passend, passend und dann umbauen
example-four-tiles-in-one-turn = Vier Plättchen in einem Zug
example-wrong-placements = So darfst du nicht bauen
example-no-hole-in-the-palace = Kein Loch im Palast
example-a-single-hole-is-never-allowed = Ein einzelnes Loch ist nie erlaubt
example-a-courtyard-of-two = Ein Innenhof aus zwei Feldern
example-what-is-taken-down = Was du abreißen darfst
example-a-swap-that-does-not-fit = Ein Austausch, der nicht passt
example-from-the-reserve = Aus dem Reservefeld anbauen
example-a-row-of-twelve = Eine Reihe aus zwölf
example-refill-in-order = Der Reihe nach auffüllen
example-scoring-card-is-set-aside = Eine Wertungskarte kommt beiseite
example-empty-deck-is-made-anew = Stapel leer? Misch die abgelegten Karten
example-scored-before-the-next-turn = Erst werten, dann weiter
example-two-scoring-cards-at-once = Zwei Wertungskarten auf einmal
example-chambers-in-a = Gemächer bei Wertung A
example-towers-in-b = Türme bei Wertung B
example-towers-shared-in-b = Türme bei Wertung B, geteilt
example-pavilions-in-c = Pavillons bei Wertung C
example-tie-past-the-paid-places = Gleichstand über die bezahlten Plätze hinaus
example-block-of-nine = Ein Block aus neun, ganz ummauert
example-double-walls-do-not-count = Doppelte Mauern zählen nicht
example-the-longest-of-several = Die längste von mehreren Mauern
example-a-corner-does-not-join = Eine Ecke verbindet keine Mauern
example-an-inner-ring-counts-each-side-once = Eine Mauer rund um einen Innenhof
example-a-yard-that-cannot-be-filled = Der Bauhof wird nicht mehr voll
example-as-long-as-the-yard-is-full = Solange der Bauhof voll ist, geht es weiter
example-most-money-takes-the-last-tile = Das meiste Geld bekommt das letzte Plättchen
example-a-last-tile-that-nobody-can-have = Ein letztes Plättchen, das niemand bekommt
example-two-players-and-dirk = Zu zweit und Dirk
example-a-third-of-two-tiles-is-none = Ein Drittel von zwei Plättchen ist keins
example-a-bought-tile-may-be-given-away = Ein gekauftes Plättchen verschenken
example-a-last-tile-may-not-be-given-away = Ein letztes Plättchen verschenkst du nicht
example-nobody-to-give-to = Niemand, dem du etwas schenken kannst
example-dirk-cannot-win = Dirk kann nicht gewinnen
example-equal-points = Gleichstand: gemeinsamer Sieg
