game = Alhambra Das Würfelspiel
    .about = Die besten Würfe in sechs Spalten bringen Gebäudepunkte und Bonusplättchen.

variant-shared-places = Geteilte Plätze
    .about = Wer gleich viele Gebäudepunkte hat, teilt sich die Punkte, wie im Palast.

## Words

kind-Use = wozu ein Bonusplättchen dient
Use-number = Punkte
Use-swap = Tauschen
Use-displace = Verdrängen
Use-cancel = Wurf annullieren
Use-black-die = schwarzer Würfel
kind-Back = Rückseite
Back-light = hell
Back-dark = dunkel

pieces-Die = weißer Würfel
    .many = weiße Würfel
pieces-Token = Bonusplättchen
    .many = Bonusplättchen

table-stones = Wettsteine je Spieler
table-scoring-after = Wertung nach jeder Runde
table-dirk-line = Zeilen für Dirk

field-height = Gebäudepunkte
field-tokens = eigene Bonusplättchen
field-stone = Wettsteine auf dem Spielplan
field-pile = wer auf derselben Höhe steht, der Unterste zuerst
field-prize-token = Bonusplättchen einer Spalte
field-start-token = Spalte des Startspielerplättchens
field-bag = noch nicht benutzte Bonusplättchen
field-gone = Bonusplättchen aus dem Spiel
field-caliph = Startspieler
field-dirk-column = Spalte für Dirks nächsten Wettstein
field-cup = Würfelbecher
field-throws = Anzahl der Würfe
field-can-cancel = ob der letzte Wurf noch annulliert werden kann
field-black = Symbol des schwarzen Würfels
field-before = Symbol vor dem letzten Wurf

term-after = nächste Spalte
term-shown = Anzahl der Symbole
term-counted = Symbole, die zählen
term-counted-throws = Würfe, die zählen
term-path = Feld auf dem Pfad
term-wanted = Feld, auf das dein Wettstein gehört
term-tokens-held = Bonusplättchen bei den Spielern
term-tokens-laid = Bonusplättchen auf dem Spielplan

## The course of the game

phase-game = Spielablauf
phase-end-of-round = Ende der Runde
phase-lay-tokens = Bonusfelder füllen
phase-place-dirk = Wettsteine von Dirk
phase-turn = Spielzug
phase-put-stone = Wettstein setzen
phase-prizes = Preise verteilen
phase-give-prizes = erster und zweiter Preis
phase-take-prize = Preis erhalten
phase-point = Gebäudepunkt erhalten
phase-climb = auf der Gebäudeleiste aufsteigen
phase-new-caliph = neuer Startspieler

action-throw = Würfeln
    .dice = welche Würfel
action-cancel-throw = Wurf annullieren
action-show-black-die = Schwarzen Würfel einsetzen
    .building = welches Symbol
action-place-stone = Wettstein setzen
    .building = in welche Spalte
action-push-stone = Wettstein verdrängen
    .building = in welcher Spalte
action-take-points = Zwei Gebäudepunkte nehmen
action-take-token = Einen Gebäudepunkt und das Plättchen nehmen
action-swap-point = Gebäudepunkt tauschen
    .other = gegen welche Gebäudeart
action-name-start-player = Startspieler bestimmen
    .who = wer beginnt

rules-placing = wann du einen Wettstein setzen darfst

scoring-majority = Mehrheiten
scoring-number-tokens = Punkteplättchen

winner = Wer insgesamt die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg

always-tokens-complete = Alle 26 Bonusplättchen sind irgendwo.
always-pieces-in-piles = Wer Gebäudepunkte hat, steht auf genau dieser Höhe.

## Why a move is refused

reason-three-throws-at-most = Du hast schon dreimal gewürfelt; setz jetzt einen Wettstein.
reason-first-throw-all-dice = Den ersten Wurf machst du mit allen acht Würfeln.
reason-nothing-to-cancel = Es gibt keinen Wurf zum Annullieren: Nur dein letzter Wurf zählt dafür, und nur einmal.
reason-needs-token = Dafür brauchst du ein passendes Bonusplättchen.
reason-throw-first = Du musst zuerst würfeln.
reason-before-the-second-throw = Den schwarzen Würfel setzt du nach deinem ersten Wurf ein, bevor du noch einmal würfelst.
reason-one-black-die-a-turn = In jedem Zug darfst du den schwarzen Würfel nur einmal einsetzen.
reason-no-symbol = Keiner deiner Würfel zeigt dieses Symbol.
reason-nobody-to-displace = Das Feld, auf das dein Wettstein gehört, ist frei; da ist niemand zu verdrängen.
reason-own-stone = Auf diesem Feld liegt dein eigener Wettstein; verdrängen kannst du nur fremde.
reason-same-building = Du tauschst den Gebäudepunkt gegen eine andere Gebäudeart, nicht gegen dieselbe.

## Worked examples

example-stones-by-players = Wettsteine nach Spielerzahl
example-the-tokens = Die 26 Bonusplättchen
example-scorings-after-rounds = Wertungen nach Runde 1, 3 und 5
example-prizes-for-pavilions = Punkte für die Pavillons
example-the-prize-table = Die Punktetabelle
example-a-whole-round = Eine ganze Runde zu zweit mit Dirk
example-six-at-the-table = Zu sechst am Tisch
example-a-turn-begins-afresh = Jeder Zug beginnt von vorn
example-carls-three-throws = Carl würfelt dreimal
example-taken-field-drops-behind = Feld besetzt: das nächste freie dahinter
example-behind-the-last-field = Hinter dem letzten Feld kommt nichts mehr
example-from-the-first-field-to-the-last = Vom ersten Feld bis zum letzten
example-start-token-and-five-tokens = Das Startspielerplättchen und fünf Bonusplättchen
example-six-dark-tokens-in-the-last-round = Sechs dunkle Plättchen in der letzten Runde
example-the-start-token-in-the-fourth-round = Auch in Runde 4 liegt ein Startspielerplättchen
example-what-was-left-lying-is-gone = Was liegen blieb, kommt weg
example-blue-takes-two-points = Blau nimmt zwei Gebäudepunkte
example-best-and-second-best = Erster und Zweiter in einer Hand
example-one-stone-alone = Ein Wettstein: Der zweite Preis verfällt
example-no-stone-no-prize = Kein Wettstein, kein Preis
example-after-the-first-round = Nach der ersten Runde
example-after-the-second-round = Nach der zweiten Runde keine Wertung
example-after-the-last-round = Nach der letzten Runde
example-lower-piece-is-better = Bei gleicher Höhe ist unten besser
example-the-others-keep-their-order = Die anderen behalten ihre Reihenfolge
example-twelve-is-the-top = Höher als zwölf geht es nicht
example-number-tokens-at-every-scoring = Punkteplättchen zählen bei jeder Wertung
example-a-point-is-swapped = Einen Gebäudepunkt tauschen
example-a-point-swapped-into-a-full-column = Tauschst du in eine volle Spalte, ist der Punkt verloren
example-a-point-is-kept = Tauschen ist freiwillig
example-other-tokens-do-not-help = Ein anderes Plättchen hilft nicht
example-a-new-swap-token-comes-too-late = Ein neues Tauschplättchen kommt zu spät
example-a-lost-point-cannot-be-swapped = Ein verlorener Punkt lässt sich nicht tauschen
example-pushed-back = Ein Feld nach hinten geschoben
example-own-stones-are-not-pushed = Den eigenen Wettstein verdrängst du nicht
example-pushed-from-the-very-first-field = Sogar vom ersten Feld geschoben
example-pushed-off-the-path = Vom Pfad geschoben
example-a-cancelled-throw = Ein annullierter Wurf
example-after-a-cancelled-first-throw = Nach einem annullierten ersten Wurf
example-the-black-die = Der schwarze Würfel
example-the-black-die-stays = Der schwarze Würfel bleibt liegen
example-the-black-die-comes-too-late = Der schwarze Würfel kommt zu spät
example-nine-symbols = Neun Symbole
example-start-token-names-the-next-start-player = Wer das Startspielerplättchen nimmt, bestimmt
example-start-token-that-nobody-takes = Niemand nimmt das Startspielerplättchen
example-dirks-stones = Die Wettsteine von Dirk
example-dirk-takes-the-points = Dirk nimmt immer die Punkte
example-dirk-keeps-numbers-only = Dirk behält nur Punkteplättchen
example-dirk-names-the-other-player = Dirk bestimmt den anderen Spieler
example-dirk-cannot-win = Dirk kann nicht gewinnen
example-dirk-among-the-majorities = Dirk zählt bei den Mehrheiten mit
example-equal-points = Gleichstand: gemeinsamer Sieg
