game = Alhambra Roll & Write
    .about = Zwei Würfel zeigen dir dein nächstes Gebäude, die anderen zwei wandern nach links weiter.

variant-short-game = Kurze Partie
    .about = Etwa halb so viele Runden, wenn es schon etwas später ist.

option-play-against-rivals = Gegen Rivalen spielen (solo)
    .about = Spielst du allein, zählen auch die imaginären Spieler ihre Punkte zusammen und können dich schlagen.

## Words

kind-Colour = Farbe
Colour-yellow = gelb
Colour-blue = blau

pieces-Die = Würfel
    .many = Würfel

table-rounds = Anzahl der Runden
table-line-points = Punkte für eine Reihe oder Spalte
table-rival-points = Extrapunkte für jeden Rivalen

grid-city = Gebäuderaster

field-built = Anzahl der Gebäude
field-placed = schon gewertete Gebäudearten
field-crossed = angekreuzte Gebäude
field-coins = Münzen
field-coins-on-sheet = noch nicht umkreiste Münzen
field-own = eigenes Würfelpaar
field-travelling = weitergegebenes Würfelpaar
field-spare = Würfel in der Schachtel
field-starter = Startspieler
field-places-gone = schon vergebene Plätze

term-coins-at-start = Münzen zu Beginn
term-price-of-one-pip = Preis für das Drehen eines Würfels um ein Auge
term-price-of-second-building = Preis für ein zweites Gebäude
term-boxes = Kästchen einer Gebäudeart
term-rival-game = Solospiel gegen Rivalen
term-four-dice = deine vier Würfel
term-yellow-dice = gelbe Würfel
term-blue-dice = blaue Würfel
term-pips = Augenzahl
term-hit = Gebäude auf dem Kreuzungspunkt
term-crossing-points = Kreuzungspunkte

## The course of the game

phase-game = Spielablauf
phase-set-up = Spielaufbau
phase-imaginary-build = Zug eines imaginären Spielers
phase-build = Gebäude ankreuzen
phase-turn = Spielzug
phase-keep = Würfelpaar behalten und weitergeben
phase-roll-four = alle vier Würfel werfen

action-turn-a-die = Würfel drehen
    .die = welcher Würfel
    .step = in welche Richtung, ein Auge nach unten oder nach oben
action-cross-off = Gebäude ankreuzen
    .row-die = welcher gelbe Würfel für die Reihe
    .column-die = welcher blaue Würfel für die Spalte
action-cross-second = Zweites Gebäude ankreuzen
action-take-coins = Münzen erhalten
action-keep-pair = Würfelpaar behalten
    .row-die = welcher gelbe Würfel
    .column-die = welcher blaue Würfel

scoring-completed-types = vollständige Gebäudearten
scoring-majority = Mehrheiten
scoring-rows-and-columns = Reihen und Spalten
scoring-coins-left = übrige Münzen
scoring-rival-bonus = Rivalenbonus

winner = Wer insgesamt die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg

always-pairs-complete = Niemand behält mehr als ein Würfelpaar.
always-coins-on-the-sheet = Niemand bekommt mehr Münzen, als auf dem Spielerzettel stehen.
always-crosses-are-buildings = Zu jedem Kreuz in deinem Gebäuderaster gehört ein Gebäude auf dem Punktezettel.

## Why a move is refused

reason-not-past-one-or-six = Eine 1 kannst du nicht weiter nach unten drehen und eine 6 nicht weiter nach oben; dreh andersherum oder nimm einen anderen Würfel.
reason-too-few-coins = Einen Würfel zu drehen und ein zweites Gebäude kosten Münzen, und dafür hast du zu wenige; neue bekommst du mit „Münzen erhalten“.
reason-already-crossed = Auf diesem Kreuzungspunkt steht schon ein Kreuz; du kannst nur ein Gebäude ankreuzen, das noch frei ist.

## Worked examples

example-set-up-with-three-different-buildings = Drei verschiedene Gebäude zum Start
example-start-player-has-four-dice-and-passes-left = Der Startspieler hat vier Würfel und gibt zwei weiter
example-frank-turns-his-dice = Frank dreht seine Würfel
example-frank-has-three-buildings-to-choose-from = Frank wählt unter drei Gebäuden
example-patricia-passes-the-unused-pair = Patricia gibt weiter, was sie nicht nutzt
example-ani-crosses-two-buildings = Ani kreuzt zwei Gebäude an
example-second-building-is-optional = Ein zweites Gebäude muss nicht sein
example-second-building-must-not-be-crossed = Das zweite Gebäude muss noch frei sein
example-patricia-takes-three-coins = Patricia erhält drei Münzen
example-two-points-hit-twice = Zwei Kreuzungspunkte, je zweimal getroffen
example-one-point-hit-four-times = Ein Kreuzungspunkt, viermal getroffen
example-coins-may-always-be-taken = Münzen erhalten geht immer
example-coins-beyond-the-supply-are-lost = Mehr Münzen, als noch übrig sind
example-spent-coins-do-not-come-back = Ausgegebene Münzen kommen nicht zurück
example-seraglio-completed-by-two = Zwei vervollständigen die Serails in derselben Runde
example-completed-later-earns-the-next-place = Später vollständig: der nächste Platz
example-two-complete-for-the-last-place = Gemeinsam auf dem letzten freien Platz
example-arcades-second-place-shared = Arkaden: zweiter und dritter Platz geteilt
example-towers-first-place-gone = Türme: Der erste Platz ist schon vergeben
example-tie-past-the-third-place = Gleichstand über den dritten Platz hinaus
example-no-place-without-a-building = Ohne Gebäude kein Platz
example-no-place-left = Alle Plätze schon vergeben
example-dirks-lines = Dirks Reihen und Spalten
example-line-points-by-crosses = Punkte nach der Zahl der Kreuze
example-three-coins-left = Drei Münzen übrig
example-rounds-by-seats = Wie viele Runden ihr spielt
example-three-seats-with-two-players = Zu zweit: Ein imaginärer Spieler setzt sich dazu
example-three-seats-in-the-solo-game = Solo: Zwei imaginäre Spieler setzen sich dazu
example-imaginary-player-starts-with-three-buildings = Ein imaginärer Spieler beginnt mit drei Gebäuden
example-imaginary-player-rolls-the-same-twice = Zweimal derselbe Wurf
example-imaginary-player-rolls-again-for-a-full-type = Gebäudeart voll? Dann wird neu gewürfelt
example-imaginary-player-shares-a-place = Geteilter Platz mit einem imaginären Spieler
example-imaginary-player-takes-a-place = Ein imaginärer Spieler belegt einen Platz
example-imaginary-players-cannot-win-without-rivals = Ohne Rivalen gewinnen imaginäre Spieler nicht
example-two-rivals = Zwei Rivalen
example-three-rivals = Drei Rivalen
example-four-rivals = Vier Rivalen
example-no-rivals-unless-wanted = Rivalen nur, wenn du magst
example-no-rivals-with-two-players = Zu zweit keine Rivalen
example-two-players-pass-to-and-fro = Zu zweit wandert das Paar hin und her
example-solo-unused-pair-stays = Solo: Das ungenutzte Paar bleibt liegen
example-solo-all-four-stay = Solo: Alle vier bleiben bei dir
example-equal-totals = Gleichstand: gemeinsamer Sieg
example-points-for-places = Punkte für die Plätze
example-five-players-need-all-dice = Zu fünft braucht ihr alle Würfel
example-set-up-ends-with-a-roll-for-the-first-turn = Zuletzt würfelst du für deinen ersten Zug
example-travelling-pair-is-rolled-last = Das Paar, das weiterwandert, wird zuletzt gewürfelt
example-a-turn-may-not-be-declined = Auf deinen Zug verzichten darfst du nicht
example-no-third-building = Kein drittes Gebäude
example-imaginary-player-completes-a-type-too = Eine Gebäudeart gemeinsam mit einem imaginären Spieler vervollständigen
example-five-complete-a-type-together = Alle fünf vervollständigen eine Gebäudeart
example-whole-game-against-four-rivals = Ein ganzes Spiel gegen vier Rivalen
example-completed-type-pays-at-the-end-of-the-round = Eine vollständige Gebäudeart zählt am Ende der Runde
