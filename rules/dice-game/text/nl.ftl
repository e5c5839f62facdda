game = Alhambra Das Würfelspiel
    .about = De beste worpen in zes kolommen leveren gebouwpunten en bonusfiches op.

variant-shared-places = Gedeelde plaatsen
    .about = Wie even veel gebouwpunten heeft, deelt de punten, zoals in het paleis.

## Words

kind-Use = waarvoor een bonusfiche dient
Use-number = punten
Use-swap = ruilen
Use-displace = verdringen
Use-cancel = worp annuleren
Use-black-die = zwarte dobbelsteen
kind-Back = rugzijde
Back-light = licht
Back-dark = donker

pieces-Die = witte dobbelsteen
    .many = witte dobbelstenen
pieces-Token = bonusfiche
    .many = bonusfiches

table-stones = gokstenen per speler
table-scoring-after = waardering na elke ronde
table-dirk-line = lijnen van Dirk

field-height = gebouwpunten
field-tokens = eigen bonusfiches
field-stone = gokstenen op het bord
field-pile = wie op dezelfde hoogte staat, de onderste eerst
field-prize-token = bonusfiche van een kolom
field-start-token = kolom van de startspelerfiche
field-bag = nog niet gebruikte bonusfiches
field-gone = bonusfiches uit het spel
field-caliph = startspeler
field-dirk-column = kolom van Dirks volgende goksteen
field-cup = beker met dobbelstenen
field-throws = aantal worpen
field-can-cancel = of de laatste worp nog te annuleren is
field-black = symbool van de zwarte dobbelsteen
field-before = symbool voor de laatste worp

term-after = volgende kolom
term-shown = aantal symbolen
term-counted = symbolen die tellen
term-counted-throws = worpen die tellen
term-path = veld op het pad
term-wanted = veld waar je goksteen hoort
term-tokens-held = bonusfiches bij de spelers
term-tokens-laid = bonusfiches op het bord

## The course of the game

phase-game = spelverloop
phase-end-of-round = einde van de ronde
phase-lay-tokens = bonusvelden vullen
phase-place-dirk = gokstenen van Dirk
phase-turn = speelbeurt
phase-put-stone = goksteen plaatsen
phase-prizes = prijzen verdelen
phase-give-prizes = eerste en tweede prijs
phase-take-prize = prijs ontvangen
phase-point = gebouwpunt ontvangen
phase-climb = op de gebouwenlijst stijgen
phase-new-caliph = nieuwe startspeler

action-throw = Gooien
    .dice = welke dobbelstenen
action-cancel-throw = Worp annuleren
action-show-black-die = Zwarte dobbelsteen inzetten
    .building = welk symbool
action-place-stone = Goksteen plaatsen
    .building = in welke kolom
action-push-stone = Goksteen verdringen
    .building = in welke kolom
action-take-points = Twee gebouwpunten nemen
action-take-token = Eén gebouwpunt en de fiche nemen
action-swap-point = Gebouwpunt ruilen
    .other = voor welk gebouwentype
action-name-start-player = Startspeler aanwijzen
    .who = wie begint

rules-placing = wanneer je een goksteen mag plaatsen

scoring-majority = meerderheden
scoring-number-tokens = puntenfiches

winner = Wie in totaal de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen

always-tokens-complete = Alle 26 bonusfiches zijn ergens.
always-pieces-in-piles = Wie gebouwpunten heeft, staat op precies die hoogte.

## Why a move is refused

reason-three-throws-at-most = Je hebt al drie keer gegooid; plaats nu een goksteen.
reason-first-throw-all-dice = De eerste worp doe je met alle acht de dobbelstenen.
reason-nothing-to-cancel = Er is geen worp om te annuleren: alleen je laatste worp kan, en maar één keer.
reason-needs-token = Daarvoor moet je een passende bonusfiche hebben.
reason-throw-first = Je moet eerst gooien.
reason-before-the-second-throw = De zwarte dobbelsteen zet je na je eerste worp in, voordat je opnieuw gooit.
reason-one-black-die-a-turn = Per beurt mag je de zwarte dobbelsteen maar één keer inzetten.
reason-no-symbol = Geen van je dobbelstenen toont dit symbool.
reason-nobody-to-displace = Het veld waar je goksteen hoort is vrij; er valt niemand te verdringen.
reason-own-stone = Op dat veld ligt je eigen goksteen; verdringen kun je alleen die van een ander.
reason-same-building = Je ruilt het gebouwpunt voor een ander gebouwentype, niet voor hetzelfde.

## Worked examples

example-stones-by-players = Gokstenen naar aantal spelers
example-the-tokens = De 26 bonusfiches
example-scorings-after-rounds = Waarderingen na ronde 1, 3 en 5
example-prizes-for-pavilions = Punten voor de paviljoens
example-the-prize-table = De puntentabel
example-a-whole-round = Een hele ronde met z’n tweeën en Dirk
example-six-at-the-table = Met z’n zessen aan tafel
example-a-turn-begins-afresh = Elke beurt begint opnieuw
example-carls-three-throws = Carl gooit drie keer
example-taken-field-drops-behind = Veld bezet: het eerste vrije erachter
example-behind-the-last-field = Achter het laatste veld ligt niets meer
example-from-the-first-field-to-the-last = Van het eerste veld tot het laatste
example-start-token-and-five-tokens = De startspelerfiche en vijf bonusfiches
example-six-dark-tokens-in-the-last-round = Zes donkere fiches in de laatste ronde
example-the-start-token-in-the-fourth-round = Ook in ronde 4 ligt er een startspelerfiche
example-what-was-left-lying-is-gone = Wat bleef liggen, gaat weg
example-blue-takes-two-points = Blauw neemt twee gebouwpunten
example-best-and-second-best = Eerste en tweede in één hand
example-one-stone-alone = Eén goksteen: de tweede prijs vervalt
example-no-stone-no-prize = Geen goksteen, geen prijs
example-after-the-first-round = Na de eerste ronde
example-after-the-second-round = Na de tweede ronde geen waardering
example-after-the-last-round = Na de laatste ronde
example-lower-piece-is-better = Bij gelijke hoogte is onderop beter
example-the-others-keep-their-order = De anderen houden hun volgorde
example-twelve-is-the-top = Hoger dan twaalf gaat niet
example-number-tokens-at-every-scoring = Puntenfiches tellen bij elke waardering
example-a-point-is-swapped = Een gebouwpunt ruilen
example-a-point-swapped-into-a-full-column = Ruil je naar een volle kolom, dan ben je het punt kwijt
example-a-point-is-kept = Ruilen hoeft niet
example-other-tokens-do-not-help = Een andere fiche helpt niet
example-a-new-swap-token-comes-too-late = Een nieuwe ruilfiche komt te laat
example-a-lost-point-cannot-be-swapped = Een verloren punt kun je niet ruilen
example-pushed-back = Een veld naar achteren geduwd
example-own-stones-are-not-pushed = Je eigen goksteen verdring je niet
example-pushed-from-the-very-first-field = Zelfs van het eerste veld geduwd
example-pushed-off-the-path = Van het pad geduwd
example-a-cancelled-throw = Een geannuleerde worp
example-after-a-cancelled-first-throw = Na een geannuleerde eerste worp
example-the-black-die = De zwarte dobbelsteen
example-the-black-die-stays = De zwarte dobbelsteen blijft liggen
example-the-black-die-comes-too-late = De zwarte dobbelsteen komt te laat
example-nine-symbols = Negen symbolen
example-start-token-names-the-next-start-player = Wie de startspelerfiche neemt, wijst aan
example-start-token-that-nobody-takes = Niemand neemt de startspelerfiche
example-dirks-stones = De gokstenen van Dirk
example-dirk-takes-the-points = Dirk neemt altijd de punten
example-dirk-keeps-numbers-only = Dirk houdt alleen puntenfiches
example-dirk-names-the-other-player = Dirk wijst de andere speler aan
example-dirk-cannot-win = Dirk kan niet winnen
example-dirk-among-the-majorities = Dirk telt mee bij de meerderheden
example-equal-points = Gelijke stand: samen winnen
