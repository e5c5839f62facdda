game = Alhambra Roll & Write
    .about = Twee dobbelstenen wijzen je volgende gebouw aan, de andere twee reizen door naar links.

variant-short-game = Kort spel
    .about = Ongeveer half zoveel rondes, voor als het al wat later is.

option-play-against-rivals = Spelen tegen rivalen (solo)
    .about = Speel je alleen, dan tellen ook de denkbeeldige spelers hun punten op en kunnen ze van je winnen.

variant-master-builder = Bouwmeester
    .about = Munten zijn om mee te bouwen: wat je overhoudt, is niets waard, maar volle rijen en kolommen leveren meer op.
variant-full-purse = Volle beurs
    .about = Je begint met vijf munten, en een tweede gebouw kost je er maar twee.
variant-kings-road = Koningsweg
    .about = Dwars door de stad loopt de koningsweg, langs één gebouw van elke soort. Wie eraan bouwt, krijgt aan het einde extra punten.

## Words

kind-Colour = kleur
Colour-yellow = geel
    .the = de gele
Colour-blue = blauw
    .the = de blauwe

pieces-Die = dobbelsteen
    .many = dobbelstenen

table-rounds = aantal rondes
table-place-points = punten per plaats
table-line-points = punten voor een rij of kolom
table-rival-points = extra punten voor elke rivaal
table-road-points = punten voor gebouwen aan de koningsweg

grid-city = gebouwenraster

field-built = aantal gebouwen
    .more =
        { $player } heeft nu { $now ->
            [one] { $key-a }
           *[other] { $now } { $key-many }
        }
field-placed = al gewaardeerde gebouwensoorten
field-crossed = aangekruiste gebouwen
field-coins = munten
field-coins-on-sheet = nog niet omcirkelde munten
field-own = eigen dobbelsteenpaar
field-travelling = doorgegeven dobbelsteenpaar
field-spare = dobbelstenen in de doos
field-round = ronde
    .becomes = Ronde { $now } begint
field-starter = startspeler
field-places-gone = al toegekende plaatsen

term-buildings-at-start = gebouwen aan het begin
term-coins-at-start = munten aan het begin
term-price-of-one-pip = prijs om een dobbelsteen één oog te draaien
term-price-of-second-building = prijs van een tweede gebouw
term-boxes = vakjes van een gebouwensoort
term-rival-game = solospel tegen rivalen
term-with-points = wiens punten worden opgeschreven
term-four-dice = je vier dobbelstenen
term-yellow-dice = gele dobbelstenen
term-blue-dice = blauwe dobbelstenen
term-pips = aantal ogen
term-hit = gebouw op het kruispunt
term-road = koningsweg
term-crossing-points = kruispunten

## The course of the game

phase-game = spelverloop
phase-set-up = spelvoorbereiding
    .draw-starter = Het lot wijst { $outcome } aan: { $outcome } begint
    .roll =
        { $travelling-count ->
            [0] { $player } gooit { $outcome }
           *[other] Voor het paar dat rondgaat wordt gegooid: { $outcome }
        }
phase-imaginary-build = beurt van een denkbeeldige speler
phase-build = gebouw aankruisen
phase-turn = speelbeurt
    .ask-turn-a-die = Draai je een dobbelsteen? (1 munt per oog; je hebt er { $coins })
    .skip-turn-a-die = Zo laten liggen
    .skipped-turn-a-die = { $player } laat de dobbelstenen zo liggen
    .ask-cross-off = Kruis je een gebouw aan, of neem je munten? (één voor elk kruispunt met een kruis)
phase-roll-four = alle vier de dobbelstenen gooien
    .ask-keep-pair = Welk paar houd je? (de andere twee gaan naar links)

action-turn-a-die = Dobbelsteen draaien
    .die = welke dobbelsteen
    .step = welke kant op, één oog omlaag of omhoog
    .tell =
        { $player } draait { $die-colour-the } dobbelsteen van { $die-face } naar { $die-after-face } ({ $coins ->
            [0] geen munten meer
            [one] nog 1 munt
           *[other] nog { $coins } munten
        })
    .ask-die = Welke dobbelsteen draai je?
    .ask-step = Draai je { $die-colour-the } { $die-face } omlaag of omhoog?
action-cross-off = Gebouw aankruisen
    .row-die = welke gele dobbelsteen voor de rij
    .column-die = welke blauwe dobbelsteen voor de kolom
    .tell = { $player } kruist { $crossed-new-building-a } aan (rij { $row-die-face }, kolom { $column-die-face })
    .ask-row-die = Welke gele dobbelsteen wijst de rij aan?
    .ask-column-die = Welke blauwe dobbelsteen wijst de kolom aan?
    .ask-cross-second = Kruis je met het andere paar een tweede gebouw aan? ({ $price-of-second-building } munten; je hebt er { $coins })
    .skip-cross-second = Geen tweede gebouw
    .skipped-cross-second = { $player } kruist geen tweede gebouw aan
action-cross-second = Tweede gebouw aankruisen
    .tell =
        { $player } kruist ook nog { $crossed-new-building-a } aan (rij { $crossed-new-row }, kolom { $crossed-new-column }) voor { $coins-change ->
            [one] 1 munt
           *[other] { $coins-change } munten
        }
action-take-coins = Munten ontvangen
    .tell =
        { $player } { $coins-change ->
            [0] kiest voor munten, maar krijgt er geen
            [one] neemt 1 munt en heeft er nu { $coins }
           *[other] neemt { $coins-change } munten en heeft er nu { $coins }
        }
action-keep-pair = Dobbelsteenpaar houden
    .row-die = welke gele dobbelsteen
    .column-die = welke blauwe dobbelsteen
    .tell = { $player } houdt { $row-die } en { $column-die }; de andere twee gaan naar links
    .ask-row-die = Welke gele dobbelsteen houd je?
    .ask-column-die = Welke blauwe dobbelsteen houd je?

scoring-completed-types = voltooide gebouwensoorten
    .tie-1 = samen in dezelfde ronde: je deelt de punten van de plaatsen die jullie samen innemen, naar beneden afgerond
    .tell =
        { $player } heeft alle { $for-many } en krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } ({ $shared ->
            [one] plaats { $place }
           *[other] gedeelde plaats { $place }
        })
scoring-majority = meerderheden
    .tie-1 = bij gelijke stand: je deelt de punten van de plaatsen die jullie samen innemen, naar beneden afgerond
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor { $for-many } ({ $shared ->
            [one] plaats { $place }
           *[other] gedeelde plaats { $place }
        } met { $measure ->
            [one] 1 gebouw
           *[other] { $measure } gebouwen
        })
scoring-rows-and-columns = rijen en kolommen
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor rijen en kolommen
scoring-along-the-road = gebouwen aan de koningsweg
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor gebouwen aan de koningsweg
scoring-coins-left = overgebleven munten
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor { $coins ->
            [one] 1 munt
           *[other] { $coins } munten
        }
scoring-rival-bonus = rivalenbonus
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } als rivaal

winner = Wie in totaal de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen

always-pairs-complete = Niemand houdt meer dan één dobbelsteenpaar.
always-coins-on-the-sheet = Niemand krijgt meer munten dan er op het spelersblad staan.
always-crosses-are-buildings = Bij elk kruis op je gebouwenraster hoort een gebouw op het scoreblad.

## Why a move is refused

reason-not-past-one-or-six = Een 1 kun je niet verder omlaag draaien en een 6 niet verder omhoog; draai de andere kant op of neem een andere dobbelsteen.
reason-too-few-coins = Een dobbelsteen draaien en een tweede gebouw kosten munten, en je hebt er nu te weinig. Nieuwe krijg je met “Munten ontvangen”.
reason-already-crossed = Op dit kruispunt staat al een kruis; je kunt alleen een gebouw aankruisen dat nog vrij is.

## Worked examples

example-set-up-with-three-different-buildings = Drie verschillende gebouwen om mee te beginnen
example-start-player-has-four-dice-and-passes-left = Frank heeft vier dobbelstenen en geeft er twee door
example-frank-turns-his-dice = Frank draait zijn dobbelstenen tot zijn munten op zijn
example-frank-has-three-buildings-to-choose-from = Van de vier kruispunten zijn er drie vrij
example-patricia-passes-the-unused-pair = Patricia geeft Frank het paar dat ze niet gebruikt
example-ani-crosses-two-buildings = Ani koopt met haar munten een tweede gebouw
example-second-building-is-optional = Ani ziet van een tweede gebouw af
example-second-building-must-not-be-crossed = Beide paren raken hetzelfde gebouw: geen tweede kruis
example-patricia-takes-three-coins = Drie munten voor drie kruispunten met een kruis
example-two-points-hit-twice = Twee kruispunten, elk twee keer geraakt: vier munten
example-one-point-hit-four-times = Eén kruispunt, vier keer geraakt: vier munten
example-coins-may-always-be-taken = Voor munten kiezen, ook als je er geen krijgt
example-coins-beyond-the-supply-are-lost = Vier munten verdiend, terwijl er nog maar twee zijn
example-spent-coins-do-not-come-back = Een uitgegeven munt komt niet meer terug
example-seraglio-completed-by-two = Harems: Patricia en Frank delen de plaatsen één en twee
example-completed-later-earns-the-next-place = Wie later voltooit, krijgt de volgende plaats
example-two-complete-for-the-last-place = Ani en Barbara delen de laatste vrije plaats
example-arcades-second-place-shared = Arcades: Barbara en Dirk delen de plaatsen twee en drie
example-towers-first-place-gone = Torens: Ani is al klaar, Barbara krijgt plaats twee
example-tie-past-the-third-place = Met z’n drieën de punten van twee plaatsen delen
example-no-place-without-a-building = Zonder gebouw krijg je geen plaats
example-no-place-left = Drie voltooien de torens, voor Barbara blijft niets over
example-dirks-lines = Dirk scoort met één rij en twee kolommen
example-line-points-by-crosses = Hoeveel punten een rij of kolom oplevert
example-three-coins-left = Drie munten over: een paar telt, de losse niet
example-rounds-by-seats = Hoe voller de tafel, hoe minder rondes
example-three-seats-with-two-players = Met z’n tweeën: één denkbeeldige speler schuift aan
example-three-seats-in-the-solo-game = Solo: gewoonlijk schuiven er twee denkbeeldige spelers aan
example-imaginary-player-starts-with-three-buildings = Ook een denkbeeldige speler begint met drie gebouwen
example-imaginary-player-rolls-the-same-twice = Twee keer dezelfde worp, twee gebouwen van die soort
example-imaginary-player-rolls-again-for-a-full-type = Paviljoens vol: de denkbeeldige speler gooit opnieuw
example-imaginary-player-shares-a-place = Patricia deelt haar plaats met een denkbeeldige speler
example-imaginary-player-takes-a-place = Een denkbeeldige speler is Patricia en Frank voor
example-imaginary-players-cannot-win-without-rivals = Geen rivalen: denkbeeldige spelers kunnen niet winnen
example-two-rivals = Twee rivalen, en een van hen wint
example-three-rivals = Wat elk van drie rivalen extra krijgt
example-four-rivals = Wat elk van vier rivalen extra krijgt
example-no-rivals-unless-wanted = Rivalen doen alleen mee als je dat wilt
example-no-rivals-with-two-players = Met z’n tweeën zijn er nooit rivalen
example-two-players-pass-to-and-fro = Het paar pendelt tussen Patricia en Frank
example-solo-unused-pair-stays = Solo: het ongebruikte paar blijft bij Ani liggen
example-solo-all-four-stay = Solo: Ani gooit en houdt alle vier de dobbelstenen
example-equal-totals = Gelijke stand: Patricia en Frank winnen samen
example-points-for-places = Wat elke plaats bij elke gebouwensoort waard is
example-five-players-need-all-dice = Met z’n vijven blijft er geen dobbelsteen over
example-set-up-ends-with-a-roll-for-the-first-turn = Na drie gebouwen gooi je voor je eerste beurt
example-travelling-pair-is-rolled-last = Eerst het eigen paar gooien, dan het andere
example-a-turn-may-not-be-declined = Patricia mag haar beurt niet overslaan
example-no-third-building = Genoeg munten, maar een derde gebouw kan niet
example-imaginary-player-completes-a-type-too = Patricia en een denkbeeldige speler voltooien allebei de harems
example-five-complete-a-type-together = Alle vijf voltooien de tuinen in dezelfde ronde
example-whole-game-against-four-rivals = Een heel spel tegen vier rivalen
example-completed-type-pays-at-the-end-of-the-round = Voltooide gebouwensoorten tellen pas na afloop van de ronde
example-one-of-each-type = Van elke soort één aan de koningsweg
