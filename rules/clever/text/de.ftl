game = Ganz schön clever
    .about = Von sechs Würfeln gehören drei dir; den Rest servierst du den anderen auf dem Silbertablett.

variant-quick = Schnelle Partie
    .about = Immer vier Runden, und wer allein spielt, muss mit dem Silbertablett auskommen.

option-other-three-in-solo = Auch die anderen drei (solo)
    .about = Spielst du allein und passt nichts vom Silbertablett, darfst du unter den anderen drei Würfeln wählen.

## Words

kind-Colour = Farbe
Colour-white = weiß
Colour-yellow = gelb
Colour-blue = blau
Colour-green = grün
Colour-orange = orange
Colour-purple = lila

kind-Bonus = Bonus
Bonus-reroll = Nachwürfeln
Bonus-extra-die = Zusatzwürfel
Bonus-fox = Fuchs
Bonus-cross-yellow = gelbes Kreuz
Bonus-cross-blue = blaues Kreuz
Bonus-cross-green = grünes Kreuz
Bonus-orange-4 = orange 4
Bonus-orange-5 = orange 5
Bonus-orange-6 = orange 6
Bonus-purple-6 = lila 6
Bonus-free-choice = Kreuz oder 6 nach Wahl

pieces-Die = Würfel
    .many = Würfel

table-rounds = Anzahl der Runden
table-round-bonus = Bonus zu Beginn der Runde
table-reward = was ein Bonus bringt
    .area = Bereich
    .number = Zahl
table-blue-points = Punkte für blaue Kreuze
table-rating = Bewertung in halben Sternen

grid-sheet = Spielblatt

field-entry = Eintrag
field-stock = Vorrat
field-just-won = soeben erhaltene Boni
field-still-owed = noch offene Boni
field-used-as-extra = schon als Zusatzwürfel genutzt
field-pool = Würfel im Wurf
field-set-out = Würfelfelder
field-tray = Silbertablett
field-starter = Startspieler

term-blue-sum = Summe aus Blau und Weiß
term-next-cell = nächstes leeres Feld
term-may-follow-in-purple = darf in Lila folgen
term-written = was du einträgst
term-full = vollständig ausgefüllt
term-marks = Anzahl ausgefüllter Felder
term-area-points = Punkte eines Bereichs
term-best-area-points = höchste Punktzahl in einem Bereich
term-lowest-area-points = niedrigste Punktzahl in einem Bereich
term-most-marks = Höchstzahl der Felder, die du ausfüllen kannst

## The course of the game

phase-game = Spielablauf
phase-active-turn = aktiver Zug
phase-passive-turn = passiver Zug
phase-solo-passive-turn = passiver Zug im Solospiel
phase-extra-dice = Zusatzwürfel
phase-mark = Eintragen oder Ankreuzen
phase-win = Bonus erhalten
phase-settle = Boni sofort nutzen

action-roll-again = Nachwürfeln
action-use-die = Würfel wählen und eintragen
    .die = welcher Würfel
    .cell = welches Feld
action-use-bonus = Bonus nutzen
    .bonus = welcher Bonus
    .cell = welches Feld

rules-order-of-fields = Reihenfolge der Felder

scoring-area-score = Bereiche
scoring-fox-score = Füchse

winner = Wer die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: die höchste Punktzahl in einem Bereich, Füchse nicht mitgezählt
    .tie-2 = auch dann noch gleich: gemeinsamer Sieg
    .solo = allein gespielt: deine Bewertung in halben Sternen

always-six-dice = Alle sechs Würfel sind immer da: im Wurf, auf den Würfelfeldern oder auf dem Silbertablett.
always-marks-within-bounds = Niemand füllt mehr Felder aus, als Würfe und Boni hergeben.

## Why a move is refused

reason-already-marked = Dieses Feld ist schon ausgefüllt oder angekreuzt. Wähle ein Feld, das noch leer ist.
reason-left-to-right = Grün, Orange und Lila füllst du von links nach rechts aus, ohne Lücken: Nur das erste leere Feld ist dran.
reason-no-reroll-left = Du hast keine Aktion „Nachwürfeln“ mehr übrig; du spielst mit diesem Wurf weiter.
reason-not-among-these-dice = Diesen Würfel kannst du jetzt nicht nehmen: Er gehört nicht zu denen, unter denen du wählst, oder du hast ihn in diesem Zug schon als Zusatzwürfel genutzt.
reason-other-colour = Die Farbe des Würfels bestimmt den Bereich; nur der weiße passt überall.
reason-other-number = In Gelb kreuzt du ein Feld mit genau der Augenzahl deines Würfels an.
reason-other-sum = In Blau kreuzt du die Summe aus blauem und weißem Würfel an, ganz gleich, wo die beiden liegen.
reason-too-low = Dieser Würfel ist zu niedrig: Für dieses grüne Feld brauchst du mindestens die Zahl, die darauf steht.
reason-must-rise = In Lila muss jede Zahl höher sein als die vorige; nur nach einer 6 ist wieder jede erlaubt.
reason-other-area = Dieser Bonus gilt für einen anderen Bereich; an seiner Farbe siehst du, für welchen.

## Worked examples

example-erik-three-rolls = Erik würfelt dreimal
example-high-die-costs-the-other-rolls = Ein hoher Würfel kostet dich die nächsten Würfe
example-rounds-by-players = Wie viele Runden ihr spielt
example-round-bonus-before-the-first-roll = Erst der Rundenbonus, dann der erste Wurf
example-free-choice-of-round-four = Freie Wahl in Runde 4
example-yellow-lines-pay-when-full = Gelb: volle Reihen, volle Spalten und die Diagonale
example-blue-points-by-crosses = Blau: Punkte für vier und für neun Kreuze
example-green-with-five-fields = Grün: fünf Felder angekreuzt
example-orange-six-on-a-double-field = Orange: eine 6 auf einem ×2-Feld
example-purple-after-a-six = Lila: Nach einer 6 ist alles erlaubt
example-bonus-without-a-free-field-is-lost = Ein Bonus ohne freies Feld verfällt
example-green-bonus-ignores-the-minimum = Grünes Kreuz als Bonus: Das Minimum gilt nicht
example-orange-bonus-is-multiplied = Auch eine orange Bonuszahl wird verdoppelt
example-two-bonuses-in-either-order = Zwei Boni auf einmal: Du bestimmst die Reihenfolge
example-newest-owed-bonus-comes-first = Der neueste offene Bonus kommt zuerst
example-chain-is-followed-at-once = Eine Kettenreaktion geht vor
example-blue-sum-wherever-the-dice-lie = Blau plus Weiß, wo auch immer sie liegen
example-blue-twice-in-one-turn = Zweimal Blau in einem Zug
example-equal-dice-stay = Gleich hohe Würfel bleiben im Wurf
example-unusable-die-may-not-be-taken = Was du nicht eintragen kannst, darfst du nicht nehmen
example-roll-without-a-usable-die-is-lost = Kein brauchbarer Würfel: Wurf verloren
example-reroll-as-often-as-available = Nachwürfeln, sooft du kannst
example-reroll-of-the-dice-just-rolled = Nur was du eben geworfen hast, würfelst du nach
example-reroll-is-for-the-active-player = Nachwürfeln darf nur der aktive Spieler
example-passive-player-takes-from-the-tray = Passive Spieler nehmen einen Würfel vom Silbertablett
example-set-out-die-when-the-tray-is-of-no-use = Nichts Brauchbares auf dem Silbertablett
example-set-out-die-may-be-declined = Einen Würfel des aktiven Spielers darfst du liegen lassen
example-two-extra-dice = Zwei Zusatzwürfel
example-extra-die-at-the-end-of-the-turn = Der Zusatzwürfel kommt am Ende deines Zugs
example-won-extra-die-is-used-at-once = Einen eben erhaltenen Zusatzwürfel sofort nutzen
example-last-chance-belongs-to-the-last-turn = Die letzte Gelegenheit gehört zum letzten Zug
example-unused-actions-score-nothing = Ungenutzte Aktionen bringen nichts
example-solo-half-turns-alternate = Solo: Aktive und passive Züge wechseln sich ab
example-solo-passive-roll = Solo: Die drei niedrigsten kommen aufs Silbertablett
example-other-three-in-the-solo-game = Solo: Wahl unter den anderen dreien
example-strict-solo-game = Solo, streng gespielt: nur das Silbertablett
example-solo-rating = Solo: Wie gut warst du?
example-fox-is-worth-the-lowest-area = Jeder Fuchs zählt wie dein schwächster Bereich
example-fox-is-worth-nothing-beside-an-empty-area = Ein Bereich ohne Punkte: Deine Füchse sind nichts wert
example-tie-in-everything-is-a-joint-win = In allem gleich: gemeinsamer Sieg
example-tie-goes-to-the-best-single-area = Gleichstand: Der beste Bereich entscheidet
example-a-round-for-three = Eine Runde zu dritt
example-four-can-play = Zu viert
example-yellow-fields = Die gelben Felder
example-blue-fields = Die blauen Felder
example-green-fields = Die grünen Felder
example-orange-fields = Die orangen Felder
example-purple-fields = Die lila Felder
example-what-each-bonus-marks = Was du mit jedem Bonus einträgst
example-largest-conceivable-sheet = Das höchste denkbare Blatt
example-house-rule-is-on-unless-declined = Solo: Die Hausregel gilt, wenn du sie nicht abwählst
example-passive-player-wins-a-bonus = Auch passiv trägst du einen Bonus sofort ein
example-set-out-die-wins-a-bonus = Ein Bonus mit einem Würfel des aktiven Spielers
example-extra-die-wins-a-bonus = Ein Bonus mit einem Zusatzwürfel
example-orange-six-on-the-last-field = Orange: eine 6 auf dem letzten Feld
example-seven-rerolls = Siebenmal nachwürfeln
example-most-points-win = Wer die meisten Punkte hat, gewinnt
