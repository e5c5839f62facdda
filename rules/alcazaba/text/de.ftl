game = Alcazaba
    .about = Würfle wie im Würfelspiel und baue mit dem, was du gewinnst, wie im Palast.

## Words

field-stack = Stapel mit Gebäudeplättchen
field-offer = Gebäudeplättchen einer Spalte
field-drawn = aus dem Beutel gezogen, der Reihe nach
field-gone = Gebäudeplättchen aus dem Spiel

term-twelfth-tower = der zwölfte Turm
term-tiles-in-palaces = Gebäudeplättchen in Palästen
term-tiles-kept = Gebäudeplättchen von Dirk
term-tiles-waiting = Gebäudeplättchen in Reserve

## The course of the game

phase-game = Spielablauf
phase-make-stacks = Stapel bilden
phase-lay-tiles = Gebäudeplättchen auslegen
phase-place-dirk = Wettsteine von Dirk
phase-turn = Spielzug
phase-prizes = Preise verteilen

action-take-tile = Gebäudeplättchen nehmen
    .tile = welches Gebäudeplättchen
action-take-start-token = Startspielerplättchen nehmen

winner = Wer insgesamt die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg

always-offers-fit = An jeder Spalte liegen nur Gebäudeplättchen dieser Art.
always-tiles-complete = Alle 55 Gebäudeplättchen sind irgendwo.

## Why a move is refused

reason-redesign-after-throw-one-or-two = Umbauen statt setzen kannst du nur nach deinem ersten oder zweiten Wurf.
reason-no-start-token-here = Das Startspielerplättchen liegt nicht an dieser Spalte.

## Worked examples

example-eleven-tiles-a-round = Elf Gebäudeplättchen je Runde
example-one-tile-of-each-building-in-a-stack = Von jedem Gebäude ein Plättchen im Stapel
example-what-the-fourth-round-lays = Was in Runde 4 ausgelegt wird
example-no-start-token-in-the-last-round = In der letzten Runde kein Startspielerplättchen
example-six-at-the-table = Zu sechst am Tisch
example-two-garden-tiles-for-three-stones = Zwei Gärten für drei Wettsteine
example-the-last-field-takes-the-second-tile = Auch das allerletzte Feld nimmt ein Plättchen
example-redesign-instead-of-a-stone = Umbauen statt setzen
example-the-other-redesigns-end-the-turn = Auch nach Austauschen oder Abreißen ist dein Zug vorbei
example-after-the-first-or-the-second-throw = Umbauen darfst du nach dem ersten oder zweiten Wurf
example-no-redesign-after-the-third-throw = Nach dem dritten Wurf baust du nicht mehr um
example-surplus-tiles-leave-the-game = Was übrig bleibt, kommt aus dem Spiel
example-start-token-instead-of-a-tile = Das Startspielerplättchen statt eines Gebäudes
example-no-start-token-here = Hier liegt kein Startspielerplättchen
example-built-at-once = Was du nimmst, baust du sofort
example-majorities-and-walls-as-in-the-palace = Werten wie im Palast
example-the-twelfth-tower = Der zwölfte Turm
example-the-prize-table = Die Punktetabelle
example-a-whole-round = Eine ganze Runde zu zweit mit Dirk
example-dirk-follows-the-drawn-tiles = Dirk folgt den gezogenen Plättchen
example-dirk-takes-the-bottom-tile = Dirk nimmt das unterste Plättchen
example-dirk-takes-a-start-token-that-is-left-alone = Dirk nimmt ein Startspielerplättchen, das allein übrig bleibt
example-a-tile-is-given-to-dirk = Ein Plättchen für Dirk
example-dirk-scores-majorities-only = Dirk punktet nur mit Mehrheiten
example-equal-points = Gleichstand: gemeinsamer Sieg
