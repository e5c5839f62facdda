game = Alcazaba
    .about = Würfle wie in „Alhambra Das Würfelspiel“ und baue mit dem, was du gewinnst, wie in „Der Palast von Alhambra“.

variant-long-walls = Lange Mauern
    .about = Jede Seite deiner längsten Außenmauer bringt zwei Punkte.
variant-wall-decides = Die Mauer entscheidet
    .about = Steht es am Ende gleich, gewinnt, wer die längste Außenmauer hat.
    .winner-tie-1 = bei Gleichstand: wer die längste Außenmauer hat
    .winner-tie-2 = immer noch gleich: ihr gewinnt gemeinsam
variant-more-stones = Mehr Steine
    .about = Zu viert oder mit mehr Leuten hat jeder in jeder Runde einen Wurfzug und einen Stein mehr.

## Words

field-bag = Beutel mit Gebäudeplättchen
field-stack = Stapel mit Gebäudeplättchen
field-offer = Gebäudeplättchen einer Spalte
field-drawn = aus dem Beutel gezogen, der Reihe nach
field-gone = Gebäudeplättchen, die aus dem Spiel sind

term-counted = Symbole, die zählen
term-counted-throws = Würfe, die zählen
term-tiles-in-palaces = Gebäudeplättchen in Palästen
term-tiles-kept = Gebäudeplättchen von Dirk
term-tiles-waiting = Gebäudeplättchen in Reserve

## The course of the game

phase-game = Spielablauf
    .draw-caliph = Das Los fällt auf { $outcome }: { $outcome } beginnt
phase-make-stacks = Stapel bilden
    .draw-tile = Die Gebäudeplättchen werden auf die Stapel verteilt
    .draw-tile-hidden = Die Gebäudeplättchen werden auf die Stapel verteilt
phase-scoring-round = Wertung
phase-lay-out = Gebäudeplättchen auslegen
    .draw-tile = Aus dem Beutel: { $outcome }
    .draw-start-token = Das Startspielerplättchen liegt in dieser Runde { $outcome-at }
phase-place-dirk = Wettsteine von Dirk
phase-turn = Spielzug
    .roll = { $player } würfelt { $outcome-face-a }
    .ask-throw =
        { $throws ->
            [0] Würfle mit allen Würfeln.
            [3] In welche Spalte setzt du deinen Stein?
           *[other] Würfelst du noch einmal, setzt du deinen Stein oder baust du um? (Wurf { $throws } von 3)
        }
phase-prizes = Prämien verteilen
    .ask-take-tile = Welches Gebäudeplättchen nimmst du?
    .skip-take-tile = Nichts nehmen
    .skipped-take-tile = { $player } nimmt nichts

action-take-tile = Gebäudeplättchen nehmen
    .tile = welches Gebäudeplättchen
    .tell = { $player } nimmt { $tile }
    .ask-tile = Welches Gebäudeplättchen nimmst du?
action-take-start-token = Startspielerplättchen nehmen
    .tell = { $player } nimmt das Startspielerplättchen

winner = Wer insgesamt die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg

always-offers-fit = An jeder Spalte liegen nur Gebäudeplättchen dieser Art.
always-tiles-complete = Keins der 55 Gebäudeplättchen geht verloren.

## Why a move is refused

reason-redesign-after-throw-one-or-two = Umbauen statt setzen kannst du nur nach deinem ersten oder zweiten Wurf.
reason-no-start-token-here = Das Startspielerplättchen liegt nicht an dieser Spalte.

## Worked examples

example-eleven-tiles-a-round = An jeder Spalte liegt mindestens ein Plättchen
example-one-tile-of-each-building-in-a-stack = Jeder Stapel enthält ein Plättchen jeder Art
example-what-the-fourth-round-lays = Erst der Stapel, dann Plättchen aus dem Beutel
example-no-start-token-in-the-last-round = In der letzten Runde kein Startspielerplättchen mehr
example-six-at-the-table = Zu sechst spielt ihr mit weniger Wettsteinen
example-two-garden-tiles-for-three-stones = Zwei Gärten, drei Wettsteine: Der hinterste geht leer aus
example-the-last-field-takes-the-second-tile = Auch das allerletzte Feld bringt ein Plättchen
example-redesign-instead-of-a-stone = Umbauen, statt einen Wettstein zu setzen
example-the-other-redesigns-end-the-turn = Auch nach dem Austauschen oder Abreißen endet dein Zug
example-after-the-first-or-the-second-throw = Umbauen: nach dem ersten oder zweiten Wurf, sonst nicht
example-no-redesign-after-the-third-throw = Nach dem dritten Wurf kannst du nicht mehr umbauen
example-surplus-tiles-leave-the-game = Was niemand nimmt, kommt aus dem Spiel
example-a-stone-need-not-take = Bas und Yara nehmen nichts: Das ist erlaubt
example-start-token-instead-of-a-tile = Das Startspielerplättchen statt der Arkaden nehmen
example-no-start-token-here = Das Startspielerplättchen liegt an einer anderen Spalte
example-built-at-once = Ein gewonnenes Plättchen baust du sofort an
example-no-hole-in-the-palace = Kein Loch in deinem Palast, auch nicht durch Abreißen
example-a-single-hole-is-never-allowed = Lockerere Regel: Ein einzelnes Loch bleibt trotzdem verboten
example-majorities-and-walls-as-in-the-palace = Gleich viele Türme: Die Mauer macht den Unterschied
example-the-twelfth-tower = In Alcazaba kommt ein Turm dazu
example-the-prize-table = Vom Pavillon bis zum Turm steigen die Punkte
example-a-whole-round = Eine ganze Runde: Dirk nimmt den ersten Turm
example-dirk-follows-the-drawn-tiles = Dirks Wettsteine richten sich nach den gezogenen Plättchen
example-dirk-takes-the-bottom-tile = Dirk nimmt immer das unterste Plättchen
example-dirk-takes-a-start-token-that-is-left-alone = Nur noch das Startspielerplättchen da: Dirk nimmt es
example-dirk-finds-nothing = An der Spalte liegt nichts mehr: Dirk geht leer aus
example-a-tile-is-given-to-dirk = Einen gewonnenen Turm darfst du Dirk schenken
example-dirk-scores-majorities-only = Dirk bekommt nur für Mehrheiten Punkte
example-equal-points = Gleich lange Mauern: gemeinsam gewonnen
example-the-longer-wall-wins = Gleich viele Punkte: Die längere Mauer gewinnt
scoring-outer-wall = längste Außenmauer
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für die Außenmauer ({ $longest-wall ->
            [one] 1 Seite
           *[other] { $longest-wall } Seiten
        })
