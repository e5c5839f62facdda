game = Alhambra Das Würfelspiel
    .about = Het dobbelspel van Alhambra: de beste worpen in zes kolommen leveren gebouwenpunten en bonusfiches op.

variant-shared-places = Gedeelde plaatsen
    .about = Wie evenveel gebouwenpunten heeft, deelt de punten, zoals in “Het paleis van Alhambra”.
    .scoring-majority-tie-1 = bij gelijke stand: je deelt de punten van de plaatsen die jullie samen innemen, naar beneden afgerond

variant-token-hunters = Fichejagers
    .about = Staat het aan het einde gelijk, dan wint wie de meeste bonusfiches heeft.
    .winner-tie-1 = bij gelijke stand: wie de meeste bonusfiches heeft
    .winner-tie-2 = nog steeds gelijk: jullie winnen samen
variant-without-dirk = Zonder Dirk
    .about = Met z’n tweeën zitten jullie alleen aan tafel: Dirk blijft in de doos.
variant-second-chance = Tweede kans
    .about = Er zijn meer fiches om een worp ongedaan te maken, en minder met één punt.
variant-dirk-joins-in = Dirk schuift aan
    .about = Ook met z’n drieën doet Dirk mee, en hij maakt het dringen in de kolommen.

## Words

kind-Use = waarvoor een bonusfiche dient
Use-number = puntenfiche
    .many = puntenfiches
Use-swap = ruilfiche
    .many = ruilfiches
Use-displace = verdringfiche
    .many = verdringfiches
Use-cancel = annuleerfiche
    .many = annuleerfiches
Use-black-die = fiche voor de zwarte dobbelsteen
    .many = fiches voor de zwarte dobbelsteen
kind-Back = rugzijde
Back-light = licht
Back-dark = donker

pieces-Die = witte dobbelsteen
    .many = witte dobbelstenen
pieces-Token = bonusfiche
    .many = bonusfiches
    .call =
        { $use ->
            [number] een puntenfiche van { $value }
           *[other] een { $use }
        }
    .several =
        { $count } { $use ->
            [number] puntenfiches van { $value }
           *[other] { $use-many }
        }

table-stones = gokstenen per speler
table-scoring-after = waardering per ronde
table-dirk-line = lijnen van Dirk

field-height = gebouwenpunten
    .more = { $player } klimt { $key-at } naar veld { $now }
field-tokens = eigen bonusfiches
    .more = { $player } krijgt { $items }
field-stone = gokstenen op het bord
field-pile = gebouwenstenen op één veld, de onderste eerst
field-prize-token = bonusfiche van een kolom
field-start-token = kolom van de startspelerfiche
field-bag = nog niet gebruikte bonusfiches
field-gone = bonusfiches die uit het spel zijn
field-caliph = startspeler
field-cup = dobbelstenen
field-round = ronde
field-throws = aantal worpen
field-can-cancel = of de laatste worp nog te annuleren is
field-black = symbool van de zwarte dobbelsteen
field-before = symbool vóór de laatste worp
field-prized = kolom die aan de beurt is

term-shown = aantal symbolen
term-counted = symbolen die tellen
term-counted-throws = worpen die tellen
term-path = veld op het pad
term-wanted = veld waar je goksteen hoort
term-top-field = bovenste veld van de gebouwenladder
term-tokens-held = bonusfiches bij de spelers
term-tokens-laid = bonusfiches op het bord

## The course of the game

phase-game = spelverloop
    .draw-caliph = Het lot wijst { $outcome } aan: { $outcome } begint
phase-rounds = rondes
phase-end-of-round = einde van de ronde
phase-scoring-round = waardering
phase-lay-out = bonusvelden vullen
    .draw-start-token = De startspelerfiche ligt deze ronde { $outcome-at }
    .draw-token =
        Bij de kolommen { $count ->
            [one] komt
           *[other] komen
        }: { $outcome }
phase-place-dirk = gokstenen van Dirk
    .draw-column = Dirk legt zijn eerste steen in de kolom { $outcome }
phase-turn = speelbeurt
    .roll = { $player } gooit { $outcome-face-a }
    .ask-throw =
        { $throws ->
            [0] Gooi met alle dobbelstenen.
            [3] In welke kolom plaats je je steen?
           *[other] Gooi je nog eens, of plaats je je steen? (worp { $throws } van 3)
        }
phase-put-stone = goksteen plaatsen
phase-prizes = premies verdelen
    .ask-take-points =
        Neem je { $prized ->
            [none] { "" }
           *[other] { $prized-at }
        } twee gebouwenpunten, of één en de fiche?
phase-take-prize = premie ontvangen
phase-point = gebouwenpunt ontvangen
    .ask-swap-point =
        Ruil je dit gebouwenpunt { $prized ->
            [none] { "" }
           *[other] { $prized-at }
        } met een ruilfiche?
    .skip-swap-point = Niet ruilen
    .skipped-swap-point = { $player } ruilt het gebouwenpunt niet
phase-climb = op de gebouwenladder klimmen
phase-new-caliph = nieuwe startspeler
    .ask-name-start-player = Wie wordt de nieuwe startspeler?

action-throw = Gooien
    .dice = welke dobbelstenen
    .tell =
        { $player } gooit met { $dice-count ->
            [one] 1 dobbelsteen
           *[other] { $dice-count } dobbelstenen
        } (worp { $throws })
    .ask-dice =
        { $throws ->
            [0] Met welke dobbelstenen gooi je?
           *[other] Welke dobbelstenen gooi je nog eens?
        }
action-cancel-throw = Worp annuleren
    .tell = { $player } annuleert de worp met een fiche
action-show-black-die = Zwarte dobbelsteen inzetten
    .building = welk symbool
    .tell = { $player } zet de zwarte dobbelsteen in als { $building }
    .ask-building = Welk symbool toont de zwarte dobbelsteen?
action-place-stone = Goksteen plaatsen
    .building = in welke kolom
    .tell =
        { $player } plaatst een steen in de kolom { $building } ({ $counted ->
            [one] 1 symbool
           *[other] { $counted } symbolen
        } na { $counted-throws ->
            [one] 1 worp
           *[other] { $counted-throws } worpen
        })
    .ask-building = In welke kolom plaats je je steen?
action-push-stone = Goksteen verdringen
    .building = in welke kolom
    .tell = { $player } verdringt met een fiche een steen in de kolom { $building }
    .ask-building = In welke kolom verdring je een steen?
action-take-points = Twee gebouwenpunten nemen
    .tell = { $player } kiest de twee gebouwenpunten
action-take-token = Eén gebouwenpunt en de fiche nemen
    .tell = { $player } kiest één gebouwenpunt en de fiche
action-swap-point = Gebouwenpunt ruilen
    .other = voor welke gebouwensoort
    .tell = { $player } ruilt het gebouwenpunt met een ruilfiche in voor een punt { $other-at }
    .ask-other = Voor welke gebouwensoort ruil je?
action-name-start-player = Startspeler aanwijzen
    .who = wie begint
    .tell = { $player } wijst { $who } aan als startspeler
    .ask-who = Wie begint?

rules-placing = wanneer je een goksteen mag plaatsen

scoring-majority = meerderheden
    .tie-1 = bij gelijke stand: de onderste steen op het veld gaat voor
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor { $for-many } (plaats { $place }, op veld { $measure })
scoring-number-tokens = puntenfiches
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor puntenfiches

winner = Wie in totaal de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen

always-tokens-complete = Er raakt nooit een bonusfiche zoek: het zijn er altijd 26.
always-pieces-in-piles = Wie gebouwenpunten heeft, staat op precies die hoogte.

## Why a move is refused

reason-three-throws-at-most = Je hebt al drie keer gegooid; plaats nu een goksteen.
reason-first-throw-all-dice = De eerste worp doe je met alle acht de dobbelstenen.
reason-nothing-to-cancel = Er is geen worp om te annuleren: dat kan alleen met je laatste worp, niet ook nog met die daarvoor.
reason-needs-token = Daarvoor heb je de juiste bonusfiche nodig.
reason-throw-first = Je moet eerst gooien.
reason-before-the-second-throw = De zwarte dobbelsteen zet je na je eerste worp in, voordat je opnieuw gooit.
reason-one-black-die-a-turn = Per beurt mag je de zwarte dobbelsteen maar één keer inzetten.
reason-no-symbol = Geen van je dobbelstenen toont dit symbool.
reason-nobody-to-displace = Het veld waar je goksteen hoort, is vrij; er valt niemand te verdringen.
reason-own-stone = Op dat veld ligt je eigen goksteen; verdringen kun je alleen die van een ander.
reason-same-building = Je ruilt het gebouwenpunt voor een andere gebouwensoort, niet voor dezelfde.

## Worked examples

example-stones-by-players = Aan een volle tafel heb je minder gokstenen
example-the-tokens = Welke bonusfiches er zijn en hoeveel
example-four-stacks-of-five-and-one-of-six = Vier rondes vijf bonusfiches, in de laatste zes
example-scorings-after-rounds = Niet elke ronde eindigt met een waardering
example-prizes-for-pavilions = Paviljoens leveren bij elke waardering meer op
example-the-prize-table = Van paviljoen tot toren lopen de punten op
example-a-whole-round = Een hele ronde torens gooien, en Dirk profiteert
example-six-at-the-table = Met z’n zessen op één veld gestapeld
example-a-turn-begins-afresh = Elke beurt begint met een schone lei
example-carls-three-throws = Carl gooit drie keer en haalt vijf harems
example-taken-field-drops-behind = Veld bezet? Verder op de lijn eronder
example-behind-the-last-field = Achteraan alles bezet: je goksteen ligt eruit
example-from-the-first-field-to-the-last = Ook het allerlaatste veld levert een premie op
example-start-token-and-five-tokens = Startspelerfiche in één kolom, bonusfiches in de andere
example-six-dark-tokens-in-the-last-round = In de laatste ronde liggen er alleen donkere fiches
example-the-start-token-in-the-fourth-round = In de vierde ronde doet de startspelerfiche nog mee
example-what-was-left-lying-is-gone = Bonusfiches die blijven liggen, gaan uit het spel
example-blue-takes-two-points = De eerste kiest punten, de tweede krijgt de fiche
example-points-are-moved-at-once = Eerst klimt Bas, daarna pas Olga
example-best-and-second-best = Eerste en tweede tegelijk: allebei de premies
example-one-stone-alone = Maar één goksteen: de tweede premie vervalt
example-no-stone-no-prize = Kolom zonder gokstenen: de fiche blijft liggen
example-after-the-first-round = Na de eerste ronde tellen meerderheden en puntenfiches
example-after-the-second-round = Na de tweede ronde krijgt niemand punten
example-after-the-last-round = Laatste ronde: ook de tweede plaats levert punten op
example-lower-piece-is-better = Even hoog: wie krijgt de tweede plaats?
example-the-others-keep-their-order = Een steen klimt, de stapel houdt zijn volgorde
example-twelve-is-the-top = Boven aan de ladder gaat een punt verloren
example-number-tokens-at-every-scoring = Puntenfiches tellen bij elke waardering opnieuw
example-a-point-is-swapped = Eén gebouwenpunt geruild, het andere gehouden
example-a-point-swapped-into-a-full-column = Naar een volle kolom geruild: punt en fiche kwijt
example-the-next-point-after-a-swap = Eerste punt geruild: het tweede past er nog bij
example-a-swapped-point-moves-one-piece = Geruild: in de oude kolom blijf je liggen waar je lag
example-a-point-is-kept = Ruilen mag, maar het hoeft niet
example-other-tokens-do-not-help = Zonder de juiste fiche gaat het niet
example-a-new-swap-token-comes-too-late = Een nieuwe ruilfiche komt voor dit punt te laat
example-a-point-at-the-top-is-swapped = Al helemaal boven: Bas ruilt zijn nieuwe punt nog
example-a-point-at-the-top-is-lost = Al helemaal boven en niet geruild: punt verloren
example-pushed-back = Carl verdringt Mia, en Noor schuift mee
example-own-stones-are-not-pushed = Je eigen goksteen kun je niet verdringen
example-pushed-from-the-very-first-field = Zelfs van het beste veld kun je verdrongen worden
example-pushed-off-the-path = Verdrongen: de laatste steen valt van het pad
example-a-cancelled-throw = Worp geannuleerd: de dobbelstenen liggen weer zoals eerst
example-after-a-cancelled-first-throw = Eerste worp geannuleerd: je moet opnieuw gooien
example-the-black-die = De zwarte dobbelsteen maakt van vier tuinen vijf
example-the-black-die-stays = Worp geannuleerd, maar de zwarte dobbelsteen blijft liggen
example-the-black-die-outlasts-the-first-throw = Eerste worp geannuleerd: de zwarte dobbelsteen telt nog mee
example-the-black-die-after-a-cancelled-second-throw = Tweede worp geannuleerd: de zwarte dobbelsteen mag weer
example-the-black-die-comes-too-late = Twee keer gegooid: te laat voor de zwarte dobbelsteen
example-nine-symbols = Negen torens: ook na drie worpen helemaal vooraan
example-start-token-names-the-next-start-player = Wie de startspelerfiche neemt, wijst de startspeler aan
example-start-token-that-nobody-takes = Niemand neemt de startspelerfiche: dezelfde speler begint weer
example-dirks-stones = Dirks gokstenen liggen kolom na kolom hoger
example-dirk-takes-the-points = Dirk neemt de punten, Carl krijgt de fiche
example-dirk-keeps-numbers-only = Dirk houdt puntenfiches en verder niets
example-dirk-names-the-other-player = Dirk krijgt de startspelerfiche: nu begint Mia
example-dirks-stone-is-pushed = Ook Dirks goksteen kun je verdringen
example-dirk-cannot-win = Dirk heeft meer punten, maar Carl wint
example-dirk-among-the-majorities = Dirk pakt de meerderheid, Carl wordt tweede
example-only-two-on-the-board = Alleen Carl en Mia worden vergeleken
example-equal-points = Carl en Mia staan gelijk en winnen samen
example-more-tokens-win = Gelijke stand: de meeste bonusfiches beslissen
example-three-and-dirk = Drie spelers en Dirk
