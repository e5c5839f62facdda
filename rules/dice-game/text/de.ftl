game = Alhambra Das Würfelspiel
    .about = Die besten Würfe in sechs Spalten bringen Gebäudepunkte und Bonusplättchen.

variant-shared-places = Geteilte Plätze
    .about = Bei gleich vielen Gebäudepunkten werden die Punkte geteilt, wie in „Der Palast von Alhambra“.
    .scoring-majority-tie-1 = bei Gleichstand: ihr teilt die Punkte der Plätze, die ihr gemeinsam belegt, abgerundet

variant-token-hunters = Plättchenjäger
    .about = Steht es am Ende gleich, gewinnt, wer die meisten Bonusplättchen hat.
    .winner-tie-1 = bei Gleichstand: wer die meisten Bonusplättchen hat
    .winner-tie-2 = immer noch gleich: ihr gewinnt gemeinsam
variant-without-dirk = Ohne Dirk
    .about = Zu zweit sitzt ihr allein am Tisch: Dirk bleibt in der Schachtel.
variant-second-chance = Zweite Chance
    .about = Es gibt mehr Plättchen, mit denen du einen Wurf zurücknimmst, und weniger mit einem Punkt.
variant-dirk-joins-in = Dirk spielt mit
    .about = Auch zu dritt ist Dirk dabei, und in den Spalten wird es eng.

## Words

kind-Use = wozu ein Bonusplättchen dient
Use-number = Punkteplättchen
    .many = Punkteplättchen
Use-swap = Tauschplättchen
    .many = Tauschplättchen
Use-displace = Verdrängungsplättchen
    .many = Verdrängungsplättchen
Use-cancel = Annullierungsplättchen
    .many = Annullierungsplättchen
Use-black-die = Plättchen für den schwarzen Würfel
    .many = Plättchen für den schwarzen Würfel
kind-Back = Rückseite
Back-light = hell
Back-dark = dunkel

pieces-Die = weißer Würfel
    .many = weiße Würfel
pieces-Token = Bonusplättchen
    .many = Bonusplättchen
    .call =
        { $use ->
            [number] ein Punkteplättchen ({ $value })
           *[other] ein { $use }
        }
    .several =
        { $count } { $use ->
            [number] Punkteplättchen ({ $value })
           *[other] { $use-many }
        }

table-stones = Wettsteine je Spieler
table-scoring-after = Wertung am Ende der Runde
table-dirk-line = Zeilen für Dirk

field-height = Gebäudepunkte
    .more = { $player } steigt { $key-at } auf Feld { $now }
field-tokens = eigene Bonusplättchen
    .more = { $player } erhält { $items }
field-stone = Wettsteine auf dem Spielplan
field-pile = Gebäudesteine auf einem Feld, der unterste zuerst
field-prize-token = Bonusplättchen einer Spalte
field-start-token = Spalte des Startspielerplättchens
field-bag = noch nicht benutzte Bonusplättchen
field-gone = Bonusplättchen, die aus dem Spiel sind
field-caliph = Startspieler
field-cup = Würfel
field-round = Runde
field-throws = Anzahl der Würfe
field-can-cancel = ob der letzte Wurf noch annulliert werden kann
field-black = Symbol des schwarzen Würfels
field-before = Symbol vor dem letzten Wurf
field-prized = Spalte, die an der Reihe ist

term-shown = Anzahl der Symbole
term-counted = Symbole, die zählen
term-counted-throws = Würfe, die zählen
term-path = Feld auf dem Pfad
term-wanted = Feld, auf das dein Wettstein gehört
term-top-field = oberstes Feld der Gebäudeleiste
term-tokens-held = Bonusplättchen bei den Spielern
term-tokens-laid = Bonusplättchen auf dem Spielplan

## The course of the game

phase-game = Spielablauf
    .draw-caliph = Das Los fällt auf { $outcome }: { $outcome } beginnt
phase-rounds = Runden
phase-end-of-round = Ende der Runde
phase-scoring-round = Wertung
phase-lay-out = Bonusfelder füllen
    .draw-start-token = Das Startspielerplättchen liegt in dieser Runde { $outcome-at }
    .draw-token =
        An den Spalten { $count ->
            [one] liegt
           *[other] liegen
        } jetzt: { $outcome }
phase-place-dirk = Wettsteine von Dirk
    .draw-column = Dirk legt seinen ersten Stein in die Spalte { $outcome }
phase-turn = Spielzug
    .roll = { $player } würfelt { $outcome-face-a }
    .ask-throw =
        { $throws ->
            [0] Würfle mit allen Würfeln.
            [3] In welche Spalte setzt du deinen Stein?
           *[other] Würfelst du noch einmal oder setzt du deinen Stein? (Wurf { $throws } von 3)
        }
phase-put-stone = Wettstein setzen
phase-prizes = Prämien verteilen
    .ask-take-points =
        Nimmst du { $prized ->
            [none] { "" }
           *[other] { $prized-at }
        } zwei Gebäudepunkte oder einen und das Plättchen?
phase-take-prize = Prämie erhalten
phase-point = Gebäudepunkt erhalten
    .ask-swap-point =
        Tauschst du diesen Gebäudepunkt { $prized ->
            [none] { "" }
           *[other] { $prized-at }
        } mit einem Tauschplättchen?
    .skip-swap-point = Nicht tauschen
    .skipped-swap-point = { $player } tauscht den Gebäudepunkt nicht
phase-climb = auf der Gebäudeleiste aufsteigen
phase-new-caliph = neuer Startspieler
    .ask-name-start-player = Wer wird neuer Startspieler?

action-throw = Würfeln
    .dice = welche Würfel
    .tell =
        { $player } würfelt mit { $dice-count ->
            [one] 1 Würfel
           *[other] { $dice-count } Würfeln
        } (Wurf { $throws })
    .ask-dice =
        { $throws ->
            [0] Mit welchen Würfeln würfelst du?
           *[other] Mit welchen Würfeln würfelst du noch einmal?
        }
action-cancel-throw = Wurf annullieren
    .tell = { $player } annulliert den Wurf mit einem Plättchen
action-show-black-die = Schwarzen Würfel einsetzen
    .building = welches Symbol
    .tell = { $player } setzt den schwarzen Würfel als { $building } ein
    .ask-building = Welches Symbol zeigt der schwarze Würfel?
action-place-stone = Wettstein setzen
    .building = in welche Spalte
    .tell =
        { $player } setzt einen Stein in die Spalte { $building } ({ $counted ->
            [one] 1 Symbol
           *[other] { $counted } Symbole
        } nach { $counted-throws ->
            [one] 1 Wurf
           *[other] { $counted-throws } Würfen
        })
    .ask-building = In welche Spalte setzt du deinen Stein?
action-push-stone = Wettstein verdrängen
    .building = in welcher Spalte
    .tell = { $player } verdrängt mit einem Plättchen einen Stein in der Spalte { $building }
    .ask-building = In welcher Spalte verdrängst du einen Stein?
action-take-points = Zwei Gebäudepunkte nehmen
    .tell = { $player } wählt die zwei Gebäudepunkte
action-take-token = Einen Gebäudepunkt und das Plättchen nehmen
    .tell = { $player } wählt einen Gebäudepunkt und das Plättchen
action-swap-point = Gebäudepunkt tauschen
    .other = gegen welche Gebäudeart
    .tell = { $player } tauscht den Gebäudepunkt mit einem Tauschplättchen gegen einen { $other-at }
    .ask-other = Gegen welche Gebäudeart tauschst du?
action-name-start-player = Startspieler bestimmen
    .who = wer beginnt
    .tell = { $player } bestimmt: { $who } beginnt
    .ask-who = Wer beginnt?

rules-placing = wann du einen Wettstein setzen darfst

scoring-majority = Mehrheiten
    .tie-1 = bei Gleichstand: der untere Stein auf dem Feld geht vor
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $for-many } (Platz { $place }, auf Feld { $measure })
scoring-number-tokens = Punkteplättchen
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für Punkteplättchen

winner = Wer insgesamt die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg

always-tokens-complete = Keins der 26 Bonusplättchen geht verloren.
always-pieces-in-piles = Wer Gebäudepunkte hat, steht auf genau dieser Höhe.

## Why a move is refused

reason-three-throws-at-most = Du hast schon dreimal gewürfelt; setz jetzt einen Wettstein.
reason-first-throw-all-dice = Den ersten Wurf machst du mit allen acht Würfeln.
reason-nothing-to-cancel = Hier gibt es nichts zu annullieren: Das geht nur mit deinem letzten Wurf, nicht auch noch mit dem davor.
reason-needs-token = Dafür brauchst du ein passendes Bonusplättchen.
reason-throw-first = Du musst zuerst würfeln.
reason-before-the-second-throw = Den schwarzen Würfel setzt du nach deinem ersten Wurf ein, bevor du noch einmal würfelst.
reason-one-black-die-a-turn = In jedem Zug darfst du den schwarzen Würfel nur einmal einsetzen.
reason-no-symbol = Keiner deiner Würfel zeigt dieses Symbol.
reason-nobody-to-displace = Das Feld, auf das dein Wettstein gehört, ist frei; dort gibt es niemanden zu verdrängen.
reason-own-stone = Auf diesem Feld liegt dein eigener Wettstein; verdrängen kannst du nur fremde.
reason-same-building = Tauschen kannst du nur gegen einen Gebäudepunkt einer anderen Gebäudeart.

## Worked examples

example-stones-by-players = An einem vollen Tisch hast du weniger Wettsteine
example-the-tokens = Welche Bonusplättchen es gibt und wie viele
example-four-stacks-of-five-and-one-of-six = Vier Runden mit fünf Bonusplättchen, die letzte mit sechs
example-scorings-after-rounds = Nicht jede Runde endet mit einer Wertung
example-prizes-for-pavilions = Pavillons bringen bei jeder Wertung mehr Punkte
example-the-prize-table = Vom Pavillon bis zum Turm steigen die Punkte
example-a-whole-round = Eine ganze Runde nur Türme, und Dirk profitiert
example-six-at-the-table = Zu sechst auf einem Feld gestapelt
example-a-turn-begins-afresh = Jeder Zug fängt ganz von vorn an
example-carls-three-throws = Carl würfelt dreimal und kommt auf fünf Serails
example-taken-field-drops-behind = Feld besetzt? Weiter in der Zeile darunter
example-behind-the-last-field = Hinten alles besetzt: Dein Wettstein ist draußen
example-from-the-first-field-to-the-last = Auch das allerletzte Feld bringt eine Prämie
example-start-token-and-five-tokens = Startspielerplättchen in einer Spalte, Bonusplättchen in den anderen
example-six-dark-tokens-in-the-last-round = In der letzten Runde liegen nur dunkle Plättchen aus
example-the-start-token-in-the-fourth-round = In der vierten Runde ist das Startspielerplättchen noch dabei
example-what-was-left-lying-is-gone = Bonusplättchen, die liegen bleiben, kommen aus dem Spiel
example-blue-takes-two-points = Der Erste wählt Punkte, der Zweite bekommt das Plättchen
example-points-are-moved-at-once = Erst steigt Bas auf, dann erst Olga
example-best-and-second-best = Erster und Zweiter zugleich: beide Prämien
example-one-stone-alone = Nur ein Wettstein: Die zweite Prämie verfällt
example-no-stone-no-prize = Spalte ohne Wettsteine: Das Plättchen bleibt liegen
example-after-the-first-round = Nach der ersten Runde zählen Mehrheiten und Punkteplättchen
example-after-the-second-round = Nach der zweiten Runde gibt es keine Punkte
example-after-the-last-round = Letzte Runde: Auch der zweite Platz bringt Punkte
example-lower-piece-is-better = Gleich hoch: Wer bekommt den zweiten Platz?
example-the-others-keep-their-order = Ein Stein steigt auf, der Stapel behält seine Reihenfolge
example-twelve-is-the-top = Am oberen Ende der Leiste verfällt ein Punkt
example-number-tokens-at-every-scoring = Punkteplättchen zählen bei jeder Wertung aufs Neue
example-a-point-is-swapped = Einen Gebäudepunkt getauscht, den anderen behalten
example-a-point-swapped-into-a-full-column = In eine volle Spalte getauscht: Punkt und Plättchen weg
example-the-next-point-after-a-swap = Erster Punkt getauscht: Der zweite passt noch hin
example-a-swapped-point-moves-one-piece = Getauscht: In der alten Spalte bleibst du liegen, wo du liegst
example-a-point-is-kept = Tauschen darfst du, musst du aber nicht
example-other-tokens-do-not-help = Ohne das passende Plättchen geht es nicht
example-a-new-swap-token-comes-too-late = Ein neues Tauschplättchen kommt für diesen Punkt zu spät
example-a-point-at-the-top-is-swapped = Schon ganz oben: Bas tauscht seinen neuen Punkt noch
example-a-point-at-the-top-is-lost = Schon ganz oben und nicht getauscht: Punkt verloren
example-pushed-back = Carl verdrängt Mia, und Noor rückt mit
example-own-stones-are-not-pushed = Den eigenen Wettstein kannst du nicht verdrängen
example-pushed-from-the-very-first-field = Selbst vom besten Feld kannst du verdrängt werden
example-pushed-off-the-path = Verdrängt: Der letzte Stein fällt vom Pfad
example-a-cancelled-throw = Wurf annulliert: Die Würfel liegen wieder wie zuvor
example-after-a-cancelled-first-throw = Erster Wurf annulliert: Du musst neu würfeln
example-the-black-die = Aus vier Gärten macht der schwarze Würfel fünf
example-the-black-die-stays = Wurf annulliert, aber der schwarze Würfel bleibt liegen
example-the-black-die-outlasts-the-first-throw = Erster Wurf annulliert: Der schwarze Würfel zählt weiter
example-the-black-die-after-a-cancelled-second-throw = Zweiter Wurf annulliert: Der schwarze Würfel ist wieder erlaubt
example-the-black-die-comes-too-late = Zweimal gewürfelt: zu spät für den schwarzen Würfel
example-nine-symbols = Neun Türme: auch nach drei Würfen ganz vorn
example-start-token-names-the-next-start-player = Wer das Startspielerplättchen nimmt, bestimmt den Startspieler
example-start-token-that-nobody-takes = Niemand nimmt das Startspielerplättchen: Derselbe Spieler beginnt wieder
example-dirks-stones = Dirks Wettsteine liegen Spalte für Spalte höher
example-dirk-takes-the-points = Dirk nimmt die Punkte, Carl bekommt das Plättchen
example-dirk-keeps-numbers-only = Dirk behält Punkteplättchen und sonst nichts
example-dirk-names-the-other-player = Dirk bekommt das Startspielerplättchen: Jetzt beginnt Mia
example-dirks-stone-is-pushed = Auch Dirks Wettstein kannst du verdrängen
example-dirk-cannot-win = Dirk hat mehr Punkte, aber Carl gewinnt
example-dirk-among-the-majorities = Dirk holt die Mehrheit, Carl wird Zweiter
example-only-two-on-the-board = Nur Carl und Mia werden verglichen
example-equal-points = Carl und Mia liegen gleichauf und gewinnen gemeinsam
example-more-tokens-win = Gleichstand: Die meisten Bonusplättchen entscheiden
example-three-and-dirk = Drei Spieler und Dirk
