game = Ganz schön clever
    .about = Von sechs Würfeln gehören drei dir; den Rest servierst du den anderen auf dem Silbertablett.

variant-quick = Schnelle Partie
    .about = Immer vier Runden, egal, wie viele mitspielen.

option-other-three-in-solo = Auch die anderen drei (solo)
    .about = Spielst du allein und passt nichts vom Silbertablett, darfst du unter den anderen drei Würfeln wählen.

variant-flying-start = Fliegender Start
    .about = Jeder hat von Anfang an einmal Nachwürfeln und einen Zusatzwürfel in der Tasche.
variant-sprint = Sprint
    .about = Ein fliegender Start, und dann nur vier Runden, um alles herauszuholen.
variant-five-of-us = Zu fünft
    .about = Ein fünfter Platz am Tisch: so viele Runden wie zu viert, und in jeder ein passiver Zug mehr.
variant-other-side = Kehrseite
    .about = Statt nachzuwürfeln, darfst du einen Würfel umdrehen.
    .phase-active-turn-ask-flip-die = Drehst du einen Würfel um oder würfelst du nach? (noch { $stock-reroll }-mal)
    .phase-active-turn-skip-flip-die = Wurf behalten
    .phase-active-turn-skipped-flip-die = { $player } behält den Wurf
variant-golden-yellow = Goldgelb
    .about = Die gelben Spalten bringen mehr, und es gibt zwei Füchse mehr: für die gelbe Diagonale und für das letzte lila Feld.
variant-treasure = Schätze
    .about = Es gibt einen neuen Bonus, den Schatz: noch einmal würfeln und ein Extrawürfel auf einmal.

## Words

kind-Colour = Farbe
Colour-white = weiß
    .the = die weiße
    .area = Weiß
Colour-yellow = gelb
    .the = die gelbe
    .area = Gelb
Colour-blue = blau
    .the = die blaue
    .area = Blau
Colour-green = grün
    .the = die grüne
    .area = Grün
Colour-orange = orange
    .the = die orange
    .area = Orange
Colour-purple = lila
    .the = die lila
    .area = Lila

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
Bonus-treasure = Schatz

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
    .more =
        { $player } { $key ->
            [reroll] erhält eine Aktion „Nachwürfeln“
           *[other] erhält einen Zusatzwürfel
        } (jetzt { $now })
    .less =
        { $key ->
            [reroll] { "" }
           *[other]
                { $now ->
                    [0] Das war der letzte Zusatzwürfel von { $player }
                   *[other] Das kostet { $player } einen Zusatzwürfel (noch { $now })
                }
        }
field-foxes = Füchse
    .more =
        { $player } erhält { $change ->
            [one] einen Fuchs
           *[other] { $change } Füchse
        } (jetzt { $now })
field-won = noch offene Boni
    .more = Bonus für { $player }: { $items }
field-used-as-extra = schon als Zusatzwürfel genutzt
field-pool = Würfel im Wurf
field-set-out = Würfelfelder
field-tray = Silbertablett
field-starter = Startspieler
field-round = Runde

term-rolls = Würfe in einem aktiven Zug
term-served-alone = Würfel, die allein aufs Silbertablett kommen
term-blue-sum = Summe aus Blau und Weiß
term-next-cell = nächstes leeres Feld
term-may-follow-in-purple = darf in Lila folgen
term-written = was du einträgst
term-full = vollständig ausgefüllt
term-falls = fallende Zahl in Lila
term-foxes-earned = verdiente Füchse
term-marks = Anzahl ausgefüllter Felder
term-area-points = Punkte eines Bereichs
term-best-area-points = höchste Punktzahl in einem Bereich
term-lowest-area-points = niedrigste Punktzahl in einem Bereich
term-most-marks = Höchstzahl der Felder, die du ausfüllen kannst

## The course of the game

phase-game = Spielablauf
    .draw-starter = Das Los fällt auf { $outcome }: { $outcome } beginnt
phase-active-turn = aktiver Zug
    .begin = Jetzt ist { $player } aktiv
    .ask-roll-again = Würfelst du nach? (noch { $stock-reroll }-mal)
    .skip-roll-again = Wurf behalten
    .skipped-roll-again = { $player } behält den Wurf
    .ask-use-die = Welchen Würfel nimmst du, und wo trägst du ihn ein?
phase-passive-turn = passiver Zug
    .ask-use-die = Welchen Würfel nimmst du, und wo trägst du ihn ein?
    .skip-use-die = Keinen Würfel nehmen
    .skipped-use-die = { $player } nimmt keinen Würfel
phase-solo-passive-turn = passiver Zug im Solospiel
    .lot = Das Los legt { $outcome } aufs Silbertablett
phase-extra-dice = Zusatzwürfel
    .ask-use-die = Setzt du einen Zusatzwürfel ein? (noch { $stock-extra-die })
    .skip-use-die = Keinen Zusatzwürfel
    .skipped-use-die = { $player } nutzt keinen Zusatzwürfel
phase-last-chance = letzte Gelegenheit
phase-mark = Eintragen oder Ankreuzen
phase-win = Bonus erhalten
phase-settle = Boni sofort nutzen
    .ask-use-bonus =
        Wo nutzt du deinen Bonus? ({ $won-count ->
            [one] { $won }
           *[other] noch offen: { $won }
        })

action-flip-die = Würfel umdrehen
    .die = welcher Würfel
    .tell = { $player } dreht { $die-colour-the } { $die-face } um: Das ist jetzt eine { $die-after-face }
    .ask-die = Welchen Würfel drehst du um?
action-roll-again = Nachwürfeln
    .tell =
        { $player } würfelt nach{ $stock-reroll ->
            [0] { "" }
           *[other] { " " }(danach noch { $stock-reroll }-mal)
        }
action-use-die = Würfel wählen und eintragen
    .die = welcher Würfel
    .cell = welches Feld
    .tell =
        { $player } nimmt { $die-colour-the } { $die-face } und { $cell-area ->
            [yellow] kreuzt in Gelb eine { $cell-pips } an
            [blue] kreuzt in Blau die { $cell-pips } an
            [green] kreuzt in Grün Feld { $cell-place } an
           *[other] trägt in { $cell-area-area } eine { $entry } ein (Feld { $cell-place }{ $cell-times ->
                [none] { "" }
               *[other] , ×{ $cell-times }
            })
        }
    .ask-die = Welchen Würfel nimmst du?
    .ask-cell = Wo trägst du { $die-colour-the } { $die-face } ein?
action-use-bonus = Bonus nutzen
    .bonus = welcher Bonus
    .cell = welches Feld
    .tell =
        { $player } { $cell-area ->
            [yellow] kreuzt als Bonus in Gelb eine { $cell-pips } an
            [blue] kreuzt als Bonus in Blau die { $cell-pips } an
            [green] kreuzt als Bonus in Grün Feld { $cell-place } an
           *[other] trägt als Bonus in { $cell-area-area } eine { $entry } ein (Feld { $cell-place }{ $cell-times ->
                [none] { "" }
               *[other] , ×{ $cell-times }
            })
        }
    .ask-bonus = Welchen Bonus nutzt du?
    .ask-cell = Wo nutzt du diesen Bonus: { $bonus }?

rules-order-of-fields = Reihenfolge der Felder

scoring-area-score = Bereiche
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } in { $for-area }
scoring-fox-score = Füchse
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für Füchse: { $foxes ->
            [one] 1 Fuchs
           *[other] { $foxes } Füchse
        } × { $lowest-area-points }

winner = Wer die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: die höchste Punktzahl in einem Bereich, Füchse nicht mitgezählt
    .tie-2 = auch dann noch gleich: gemeinsamer Sieg
    .solo = allein gespielt: deine Bewertung in halben Sternen

always-six-dice = Alle sechs Würfel sind immer da: im Wurf, auf den Würfelfeldern oder auf dem Silbertablett.
always-marks-within-bounds = Niemand füllt mehr Felder aus, als Würfe und Boni hergeben.
always-purple-rises = In Lila ist jede Zahl höher als die vorige; nur eine 6 darf überall stehen, und nach einer 6 geht es von vorn los.
always-every-fox-is-earned = Du hast genau so viele Füchse, wie du mit Feldern, Reihen und der Diagonale verdient hast.

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

example-erik-three-rolls = Drei Würfe, drei Würfel für Erik
example-high-die-costs-the-other-rolls = Wer gleich die 6 nimmt, würfelt nicht mehr
example-rounds-by-players = Wie viele Runden ihr bei welcher Spielerzahl spielt
example-round-bonus-before-the-first-roll = Den Rundenbonus gibt es schon vor dem ersten Wurf
example-free-choice-of-round-four = Kreuz oder 6: Den Bereich suchst du dir aus
example-yellow-lines-pay-when-full = Gelb: Ein Kreuz macht Reihe, Spalte und Diagonale voll
example-blue-points-by-crosses = Blau: was vier und was neun Kreuze bringen
example-green-with-five-fields = Grün: Eine 4 ist zu niedrig, Weiß dagegen passt
example-orange-six-on-a-double-field = Orange: Ein ×2-Feld macht aus der 6 eine 12
example-purple-after-a-six = Lila: Nach der 6 darf wieder eine 3 kommen
example-bonus-without-a-free-field-is-lost = Grün ist voll: Nur das grüne Bonuskreuz verfällt
example-green-bonus-ignores-the-minimum = Für ein grünes Bonuskreuz gilt das Minimum nicht
example-orange-bonus-is-multiplied = Auch die orange 4 aus einem Bonus wird verdoppelt
example-two-bonuses-in-either-order = Zwei Boni auf einmal: Du bestimmst die Reihenfolge
example-newest-owed-bonus-comes-first = Von den offenen Boni kommt der neueste zuerst
example-chain-is-followed-at-once = Kettenreaktion: Der neue Bonus geht vor, der alte wartet
example-blue-sum-wherever-the-dice-lie = Blaue 3 plus weiße 4, wo sie auch liegen
example-blue-twice-in-one-turn = Zweimal Blau: erst mit Weiß, dann mit Blau
example-equal-dice-stay = Nur niedrigere Würfel müssen weg, gleich hohe bleiben
example-unusable-die-may-not-be-taken = Nehmen darfst du nur einen Würfel, der passt
example-roll-without-a-usable-die-is-lost = Nur noch Lila, und zu niedrig: Wurf verloren
example-reroll-as-often-as-available = Zweimal nachgewürfelt und trotzdem noch drei Würfe
example-reroll-of-the-dice-just-rolled = Nachwürfeln: Was schon weggelegt ist, bleibt liegen
example-reroll-is-for-the-active-player = Wer passiv ist, darf nicht nachwürfeln
example-passive-player-takes-from-the-tray = Anna und Danny wählen denselben Würfel vom Silbertablett
example-set-out-die-when-the-tray-is-of-no-use = Vom Silbertablett passt nichts: Anna bedient sich bei Erik
example-set-out-die-may-be-declined = Von Eriks Würfeln muss Anna keinen nehmen
example-two-extra-dice = Zwei Zusatzwürfel, aber nicht zweimal derselbe
example-extra-die-at-the-end-of-the-turn = Der Zusatzwürfel kommt erst nach dem letzten Wurf
example-won-extra-die-is-used-at-once = Ein Zusatzwürfel bringt gleich den nächsten ein
example-last-chance-belongs-to-the-last-turn = Letzte Gelegenheit: Weiß war schon Zusatzwürfel
example-last-chance-for-all-at-once = Letzte Gelegenheit: Erik muss nicht auf Anna warten
example-unused-actions-score-nothing = Aktionen, die übrig bleiben, bringen keine Punkte
example-solo-half-turns-alternate = Solo: Auf deinen aktiven Zug folgt ein passiver
example-solo-passive-roll = Solo: Drei Würfel sind gleich, also entscheidet das Los
example-other-three-in-the-solo-game = Solo mit Hausregel: Wahl unter den anderen dreien
example-strict-solo-game = Solo ohne Hausregel: Da hilft nur ein Zusatzwürfel
example-solo-rating = Solo: wie viele Sterne deine Punkte wert sind
example-fox-is-worth-the-lowest-area = Jeder Fuchs zählt so viel wie Dannys schwächster Bereich
example-fox-is-worth-nothing-beside-an-empty-area = Keine Punkte in Gelb, also Füchse ohne Wert
example-tie-in-everything-is-a-joint-win = In allem gleich: Erik und Anna gewinnen gemeinsam
example-tie-goes-to-the-best-single-area = Gleichstand: Eriks bester Bereich gibt den Ausschlag
example-a-round-for-three = Anna ist aktiv, Erik und Danny wählen gleichzeitig
example-four-can-play = Zu viert: Auch Lotte wählt vom Silbertablett
example-yellow-fields = Gelb, Feld für Feld: Augen, Boni und Punkte
example-blue-fields = Blau, Feld für Feld: Summen, Boni und Punkte
example-green-fields = Grün, Feld für Feld: Minimum, Punkte und Boni
example-orange-fields = Orange, Feld für Feld: ×-Felder und Boni
example-purple-fields = Lila, Feld für Feld: wo die Boni stehen
example-what-each-bonus-marks = Welcher Bonus ein Kreuz bringt und welcher eine Zahl
example-largest-conceivable-sheet = Mehr Punkte passen nicht auf ein Spielblatt
example-house-rule-only-if-agreed = Solo: Die Hausregel gilt nur, wenn du das willst
example-passive-player-wins-a-bonus = Auch passiv: erst der Bonus, dann der Zusatzwürfel
example-set-out-die-wins-a-bonus = Ein Würfel von Erik bringt Anna einen Bonus
example-extra-die-wins-a-bonus = Bonus mit einem Zusatzwürfel: erst eintragen, dann weiter
example-orange-six-on-the-last-field = Orange: Das letzte Feld macht aus 6 eine 18
example-seven-rerolls = Siebenmal Nachwürfeln passt in den Vorrat
example-most-points-win = Ein Punkt mehr reicht zum Sieg
example-eight-rerolls = Achtmal Nachwürfeln: siebenmal verdient, und einmal von Anfang an
example-everybody-has-something-in-hand = Am Anfang hat jeder schon etwas in der Tasche
example-five-play-four-rounds = Zu fünft sind es vier Runden
example-a-one-becomes-a-six = Aus einer Eins wird eine Sechs
example-a-treasure-is-two-bonuses = Ein Schatz ist zwei Boni auf einmal
