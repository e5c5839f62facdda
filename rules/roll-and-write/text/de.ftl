game = Alhambra Roll & Write
    .about = Zwei Würfel zeigen dir dein nächstes Gebäude, die anderen zwei wandern nach links weiter.

variant-short-game = Kurze Partie
    .about = Etwa halb so viele Runden, wenn es schon etwas später ist.

option-play-against-rivals = Gegen Rivalen spielen (solo)
    .about = Spielst du allein, zählen auch die imaginären Spieler ihre Punkte zusammen und können dich schlagen.

variant-master-builder = Baumeister
    .about = Münzen sind zum Bauen da: Was übrig bleibt, ist nichts wert, dafür bringen volle Reihen und Spalten mehr.
variant-full-purse = Volle Börse
    .about = Du beginnst mit fünf Münzen, und ein zweites Gebäude kostet dich nur zwei.
variant-kings-road = Königsweg
    .about = Quer durch die Stadt führt der Königsweg, vorbei an einem Gebäude jeder Art. Wer an ihm baut, bekommt am Ende mehr Punkte.

## Words

kind-Colour = Farbe
Colour-yellow = gelb
    .the = den gelben
Colour-blue = blau
    .the = den blauen

pieces-Die = Würfel
    .many = Würfel

table-rounds = Anzahl der Runden
table-place-points = Punkte je Platz
table-line-points = Punkte für eine Reihe oder Spalte
table-rival-points = Extrapunkte für jeden Rivalen
table-road-points = Punkte für Gebäude am Königsweg

grid-city = Gebäuderaster

field-built = Anzahl der Gebäude
    .more =
        { $player } hat jetzt { $now ->
            [one] { $key-a }
           *[other] { $now } { $key-many }
        }
field-placed = schon gewertete Gebäudearten
field-crossed = angekreuzte Gebäude
field-coins = Münzen
field-coins-on-sheet = noch nicht eingekreiste Münzen
field-own = eigenes Würfelpaar
field-travelling = weitergegebenes Würfelpaar
field-spare = Würfel in der Schachtel
field-round = Runde
    .becomes = Runde { $now } beginnt
field-starter = Startspieler
field-places-gone = schon vergebene Plätze

term-buildings-at-start = Gebäude zu Beginn
term-coins-at-start = Münzen zu Beginn
term-price-of-one-pip = Preis für das Drehen eines Würfels um ein Auge
term-price-of-second-building = Preis für ein zweites Gebäude
term-boxes = Kästchen einer Gebäudeart
term-rival-game = Solospiel gegen Rivalen
term-with-points = wessen Punkte aufgeschrieben werden
term-four-dice = deine vier Würfel
term-yellow-dice = gelbe Würfel
term-blue-dice = blaue Würfel
term-pips = Augenzahl
term-hit = Gebäude auf dem Kreuzungspunkt
term-road = Königsweg
term-crossing-points = Kreuzungspunkte

## The course of the game

phase-game = Spielablauf
phase-set-up = Spielaufbau
    .draw-starter = Das Los fällt auf { $outcome }: { $outcome } beginnt
    .roll =
        { $travelling-count ->
            [0] { $player } würfelt { $outcome }
           *[other] Für das Paar, das herumgeht, wird gewürfelt: { $outcome }
        }
phase-imaginary-build = Zug eines imaginären Spielers
phase-build = Gebäude ankreuzen
phase-turn = Spielzug
    .ask-turn-a-die = Drehst du einen Würfel? (1 Münze je Auge; du hast { $coins })
    .skip-turn-a-die = So liegen lassen
    .skipped-turn-a-die = { $player } lässt die Würfel so liegen
    .ask-cross-off = Kreuzt du ein Gebäude an oder nimmst du Münzen? (eine für jeden Kreuzungspunkt mit Kreuz)
phase-roll-four = alle vier Würfel werfen
    .ask-keep-pair = Welches Paar behältst du? (die anderen beiden gehen nach links)

action-turn-a-die = Würfel drehen
    .die = welcher Würfel
    .step = in welche Richtung, ein Auge nach unten oder nach oben
    .tell =
        { $player } dreht { $die-colour-the } Würfel von { $die-face } auf { $die-after-face } ({ $coins ->
            [0] keine Münzen mehr
            [one] noch 1 Münze
           *[other] noch { $coins } Münzen
        })
    .ask-die = Welchen Würfel drehst du?
    .ask-step = Drehst du { $die-colour-the } Würfel ({ $die-face }) nach unten oder nach oben?
action-cross-off = Gebäude ankreuzen
    .row-die = welcher gelbe Würfel für die Reihe
    .column-die = welcher blaue Würfel für die Spalte
    .tell = { $player } kreuzt { $crossed-new-building-a } an (Reihe { $row-die-face }, Spalte { $column-die-face })
    .ask-row-die = Welcher gelbe Würfel bestimmt die Reihe?
    .ask-column-die = Welcher blaue Würfel bestimmt die Spalte?
    .ask-cross-second = Kreuzt du mit dem anderen Paar ein zweites Gebäude an? ({ $price-of-second-building } Münzen; du hast { $coins })
    .skip-cross-second = Kein zweites Gebäude
    .skipped-cross-second = { $player } kreuzt kein zweites Gebäude an
action-cross-second = Zweites Gebäude ankreuzen
    .tell =
        { $player } kreuzt auch noch { $crossed-new-building-a } an (Reihe { $crossed-new-row }, Spalte { $crossed-new-column }), für { $coins-change ->
            [one] 1 Münze
           *[other] { $coins-change } Münzen
        }
action-take-coins = Münzen erhalten
    .tell =
        { $player } { $coins-change ->
            [0] entscheidet sich für Münzen, bekommt aber keine
            [one] nimmt 1 Münze und hat jetzt { $coins }
           *[other] nimmt { $coins-change } Münzen und hat jetzt { $coins }
        }
action-keep-pair = Würfelpaar behalten
    .row-die = welcher gelbe Würfel
    .column-die = welcher blaue Würfel
    .tell = { $player } behält { $row-die } und { $column-die }; die anderen beiden gehen nach links
    .ask-row-die = Welchen gelben Würfel behältst du?
    .ask-column-die = Welchen blauen Würfel behältst du?

scoring-completed-types = vollständige Gebäudearten
    .tie-1 = gemeinsam in derselben Runde: ihr teilt die Punkte der Plätze, die ihr gemeinsam belegt, abgerundet
    .tell =
        { $player } hat alle { $for-many } und erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } ({ $shared ->
            [one] Platz { $place }
           *[other] geteilter Platz { $place }
        })
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
scoring-rows-and-columns = Reihen und Spalten
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für Reihen und Spalten
scoring-along-the-road = Gebäude am Königsweg
    .tell =
        { $player } bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für Gebäude am Königsweg
scoring-coins-left = übrige Münzen
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
scoring-rival-bonus = Rivalenbonus
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } als Rivale

winner = Wer insgesamt die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg

always-pairs-complete = Niemand behält mehr als ein Würfelpaar.
always-coins-on-the-sheet = Niemand bekommt mehr Münzen, als auf dem Spielerzettel stehen.
always-crosses-are-buildings = Zu jedem Kreuz in deinem Gebäuderaster gehört ein Gebäude auf dem Punktezettel.

## Why a move is refused

reason-not-past-one-or-six = Eine 1 kannst du nicht weiter nach unten drehen und eine 6 nicht weiter nach oben; dreh andersherum oder nimm einen anderen Würfel.
reason-too-few-coins = Das Drehen eines Würfels und ein zweites Gebäude kosten Münzen, und du hast nicht genug. Neue bekommst du mit „Münzen erhalten“.
reason-already-crossed = Auf diesem Kreuzungspunkt steht schon ein Kreuz; du kannst nur ein Gebäude ankreuzen, das noch frei ist.

## Worked examples

example-set-up-with-three-different-buildings = Drei verschiedene Gebäude für den Anfang
example-start-player-has-four-dice-and-passes-left = Frank hat vier Würfel und gibt zwei weiter
example-frank-turns-his-dice = Frank dreht seine Würfel, bis die Münzen aufgebraucht sind
example-frank-has-three-buildings-to-choose-from = Von den vier Kreuzungspunkten sind noch drei frei
example-patricia-passes-the-unused-pair = Patricia gibt Frank das Paar, das sie nicht nutzt
example-ani-crosses-two-buildings = Ani kauft mit ihren Münzen ein zweites Gebäude
example-second-building-is-optional = Ani verzichtet auf ein zweites Gebäude
example-second-building-must-not-be-crossed = Beide Paare treffen dasselbe Gebäude: kein zweites Kreuz
example-patricia-takes-three-coins = Drei Münzen für drei Kreuzungspunkte mit Kreuz
example-two-points-hit-twice = Zwei Kreuzungspunkte, je zweimal getroffen: vier Münzen
example-one-point-hit-four-times = Ein Kreuzungspunkt, viermal getroffen: vier Münzen
example-coins-may-always-be-taken = Münzen wählen, auch wenn es gar keine gibt
example-coins-beyond-the-supply-are-lost = Vier Münzen verdient, aber nur noch zwei übrig
example-spent-coins-do-not-come-back = Eine ausgegebene Münze kommt nicht mehr zurück
example-seraglio-completed-by-two = Serails: Patricia und Frank teilen sich die Plätze eins und zwei
example-completed-later-earns-the-next-place = Wer später fertig wird, bekommt den nächsten Platz
example-two-complete-for-the-last-place = Ani und Barbara teilen sich den letzten freien Platz
example-arcades-second-place-shared = Arkaden: Barbara und Dirk teilen sich die Plätze zwei und drei
example-towers-first-place-gone = Türme: Ani ist schon fertig, Barbara bekommt Platz zwei
example-tie-past-the-third-place = Zu dritt die Punkte von zwei Plätzen teilen
example-no-place-without-a-building = Ohne Gebäude bekommst du keinen Platz
example-no-place-left = Drei vervollständigen die Türme, für Barbara bleibt nichts übrig
example-dirks-lines = Dirk punktet mit einer Reihe und zwei Spalten
example-line-points-by-crosses = Wie viele Punkte eine Reihe oder Spalte bringt
example-three-coins-left = Drei Münzen übrig: Ein Paar zählt, die einzelne nicht
example-rounds-by-seats = Je voller der Tisch, desto weniger Runden
example-three-seats-with-two-players = Zu zweit: Ein imaginärer Spieler setzt sich dazu
example-three-seats-in-the-solo-game = Solo: Normalerweise setzen sich zwei imaginäre Spieler dazu
example-imaginary-player-starts-with-three-buildings = Auch ein imaginärer Spieler beginnt mit drei Gebäuden
example-imaginary-player-rolls-the-same-twice = Zweimal derselbe Wurf, zwei Gebäude dieser Art
example-imaginary-player-rolls-again-for-a-full-type = Pavillons voll: Der imaginäre Spieler würfelt neu
example-imaginary-player-shares-a-place = Patricia teilt ihren Platz mit einem imaginären Spieler
example-imaginary-player-takes-a-place = Ein imaginärer Spieler kommt Patricia und Frank zuvor
example-imaginary-players-cannot-win-without-rivals = Keine Rivalen: Imaginäre Spieler können nicht gewinnen
example-two-rivals = Zwei Rivalen, und einer von ihnen gewinnt
example-three-rivals = Was jeder von drei Rivalen extra bekommt
example-four-rivals = Was jeder von vier Rivalen extra bekommt
example-no-rivals-unless-wanted = Rivalen machen nur mit, wenn du es willst
example-no-rivals-with-two-players = Zu zweit gibt es nie Rivalen
example-two-players-pass-to-and-fro = Das Paar pendelt zwischen Patricia und Frank
example-solo-unused-pair-stays = Solo: Das ungenutzte Paar bleibt bei Ani liegen
example-solo-all-four-stay = Solo: Ani wirft und behält alle vier Würfel
example-equal-totals = Gleichstand: Patricia und Frank gewinnen gemeinsam
example-points-for-places = Was jeder Platz bei jeder Gebäudeart wert ist
example-five-players-need-all-dice = Zu fünft bleibt kein Würfel übrig
example-set-up-ends-with-a-roll-for-the-first-turn = Nach drei Gebäuden würfelst du für deinen ersten Zug
example-travelling-pair-is-rolled-last = Erst das eigene Paar werfen, dann das andere
example-a-turn-may-not-be-declined = Patricia darf ihren Zug nicht auslassen
example-no-third-building = Genug Münzen, aber ein drittes Gebäude geht nicht
example-imaginary-player-completes-a-type-too = Patricia und ein imaginärer Spieler vervollständigen beide die Serails
example-five-complete-a-type-together = Alle fünf vervollständigen die Gärten in derselben Runde
example-whole-game-against-four-rivals = Eine ganze Partie gegen vier Rivalen
example-completed-type-pays-at-the-end-of-the-round = Eine vollständige Gebäudeart zählt erst am Ende der Runde
example-one-of-each-type = Von jeder Art eines am Königsweg
