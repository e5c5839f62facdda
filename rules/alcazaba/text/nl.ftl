game = Alcazaba
    .about = Gooi zoals in het dobbelspel van Alhambra en bouw met wat je wint zoals in “Het paleis van Alhambra”.

variant-long-walls = Lange muren
    .about = Elke zijde van je langste buitenmuur is twee punten waard.
variant-wall-decides = De muur beslist
    .about = Staat het aan het einde gelijk, dan wint wie de langste buitenmuur heeft.
    .winner-tie-1 = bij gelijke stand: wie de langste buitenmuur heeft
    .winner-tie-2 = nog steeds gelijk: jullie winnen samen
variant-more-stones = Meer stenen
    .about = Met vier spelers of meer heeft ieder in elke ronde één gooibeurt en één steen extra.

## Words

field-bag = buidel met gebouwenkaartjes
field-stack = stapels gebouwenkaartjes
field-offer = gebouwenkaartjes bij een kolom
field-drawn = uit de buidel getrokken, op volgorde
field-gone = gebouwenkaartjes die uit het spel zijn

term-counted = symbolen die tellen
term-counted-throws = worpen die tellen
term-tiles-in-palaces = gebouwenkaartjes in paleizen
term-tiles-kept = gebouwenkaartjes van Dirk
term-tiles-waiting = gebouwenkaartjes in reserve

## The course of the game

phase-game = spelverloop
    .draw-caliph = Het lot wijst { $outcome } aan: { $outcome } begint
phase-make-stacks = stapels maken
    .draw-tile = De gebouwenkaartjes worden over de stapels verdeeld
    .draw-tile-hidden = De gebouwenkaartjes worden over de stapels verdeeld
phase-scoring-round = waardering
phase-lay-out = gebouwenkaartjes neerleggen
    .draw-tile = Uit de buidel: { $outcome }
    .draw-start-token = De startspelerfiche ligt deze ronde { $outcome-at }
phase-place-dirk = gokstenen van Dirk
phase-turn = speelbeurt
    .roll = { $player } gooit { $outcome-face-a }
    .ask-throw =
        { $throws ->
            [0] Gooi met alle dobbelstenen.
            [3] In welke kolom plaats je je steen?
           *[other] Gooi je nog eens, plaats je je steen, of verbouw je? (worp { $throws } van 3)
        }
phase-prizes = premies verdelen
    .ask-take-tile = Welk gebouwenkaartje neem je?
    .skip-take-tile = Niets nemen
    .skipped-take-tile = { $player } neemt niets

action-take-tile = Gebouwenkaartje nemen
    .tile = welk gebouwenkaartje
    .tell = { $player } neemt { $tile }
    .ask-tile = Welk gebouwenkaartje neem je?
action-take-start-token = Startspelerfiche nemen
    .tell = { $player } neemt de startspelerfiche

winner = Wie in totaal de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen

always-offers-fit = Bij elke kolom liggen alleen gebouwenkaartjes van die soort.
always-tiles-complete = Er raakt nooit een gebouwenkaartje zoek: het zijn er altijd 55.

## Why a move is refused

reason-redesign-after-throw-one-or-two = Verbouwen in plaats van plaatsen kan alleen na je eerste of tweede worp.
reason-no-start-token-here = De startspelerfiche ligt niet bij deze kolom.

## Worked examples

example-eleven-tiles-a-round = Bij elke kolom ligt minstens één kaartje
example-one-tile-of-each-building-in-a-stack = Elke stapel heeft van elke soort één kaartje
example-what-the-fourth-round-lays = Eerst de stapel, daarna kaartjes uit de buidel
example-no-start-token-in-the-last-round = In de laatste ronde geen startspelerfiche meer
example-six-at-the-table = Met z’n zessen speel je met minder gokstenen
example-two-garden-tiles-for-three-stones = Twee tuinen, drie gokstenen: de achterste krijgt niets
example-the-last-field-takes-the-second-tile = Ook het allerlaatste veld levert een kaartje op
example-redesign-instead-of-a-stone = Verbouwen in plaats van een goksteen plaatsen
example-the-other-redesigns-end-the-turn = Ook na wisselen of afbreken is je beurt voorbij
example-after-the-first-or-the-second-throw = Verbouwen: na de eerste of tweede worp, anders niet
example-no-redesign-after-the-third-throw = Na de derde worp kun je niet meer verbouwen
example-surplus-tiles-leave-the-game = Wat niemand neemt, gaat uit het spel
example-a-stone-need-not-take = Bas en Yara nemen niets: dat mag
example-start-token-instead-of-a-tile = De startspelerfiche nemen in plaats van de arcade
example-no-start-token-here = De startspelerfiche ligt bij een andere kolom
example-built-at-once = Een gewonnen kaartje bouw je meteen aan
example-no-hole-in-the-palace = Geen gat in je paleis, ook niet door afbreken
example-a-single-hole-is-never-allowed = Ruimere regel: een los gat mag nog steeds niet
example-majorities-and-walls-as-in-the-palace = Evenveel torens: de muur maakt het verschil
example-the-twelfth-tower = In Alcazaba komt er een toren bij
example-the-prize-table = Van paviljoen tot toren lopen de punten op
example-a-whole-round = Een hele ronde: Dirk neemt de eerste toren
example-dirk-follows-the-drawn-tiles = Dirks gokstenen volgen de kaartjes uit de buidel
example-dirk-takes-the-bottom-tile = Dirk neemt altijd het onderste kaartje
example-dirk-takes-a-start-token-that-is-left-alone = Alleen nog de startspelerfiche over: Dirk neemt die
example-dirk-finds-nothing = Niets meer bij de kolom: Dirk krijgt niets
example-a-tile-is-given-to-dirk = Een gewonnen toren mag je aan Dirk geven
example-dirk-scores-majorities-only = Dirk krijgt alleen punten voor meerderheden
example-equal-points = Even lange muur: samen gewonnen
example-the-longer-wall-wins = Evenveel punten: de langste muur wint
scoring-outer-wall = langste buitenmuur
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor de buitenmuur ({ $longest-wall ->
            [one] 1 zijde
           *[other] { $longest-wall } zijden
        })
