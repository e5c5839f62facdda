game = Clever
    .about = Van zes dobbelstenen zijn er drie voor jou; de rest serveer je aan de anderen op een zilveren dienblad.

variant-quick = Snel spel
    .about = Altijd vier rondes, met hoeveel je ook speelt.

option-other-three-in-solo = Ook de andere drie (solo)
    .about = Speel je alleen en past er niets van het dienblad, dan mag je uit de andere drie dobbelstenen kiezen.

variant-flying-start = Vliegende start
    .about = Iedereen begint met één keer nogmaals dobbelen en één extra dobbelsteen op zak.
variant-sprint = Sprint
    .about = Een vliegende start, en dan maar vier rondes om er alles uit te halen.
variant-five-of-us = Met z’n vijven
    .about = Er schuift een vijfde speler aan: evenveel rondes als met z’n vieren, en per ronde een passieve beurt meer.
variant-other-side = Andere kant
    .about = In plaats van nogmaals te dobbelen mag je één dobbelsteen omkeren.
    .phase-active-turn-ask-flip-die = Keer je een dobbelsteen om, of dobbel je nogmaals? (nog { $stock-reroll } keer)
    .phase-active-turn-skip-flip-die = Worp houden
    .phase-active-turn-skipped-flip-die = { $player } houdt de worp
variant-golden-yellow = Goudgeel
    .about = De gele kolommen leveren meer op, en er zijn twee vossen bij: voor de gele diagonaal en voor het laatste paarse veld.
variant-treasure = Schatten
    .about = Er is een nieuwe bonus, de schat: nogmaals dobbelen én een extra dobbelsteen tegelijk.

## Words

kind-Colour = kleur
Colour-white = wit
    .the = de witte
    .area = wit
Colour-yellow = geel
    .the = de gele
    .area = geel
Colour-blue = blauw
    .the = de blauwe
    .area = blauw
Colour-green = groen
    .the = de groene
    .area = groen
Colour-orange = oranje
    .the = de oranje
    .area = oranje
Colour-purple = paars
    .the = de paarse
    .area = paars

kind-Bonus = bonus
Bonus-reroll = nogmaals dobbelen
Bonus-extra-die = extra dobbelsteen
Bonus-fox = vos
Bonus-cross-yellow = geel kruis
Bonus-cross-blue = blauw kruis
Bonus-cross-green = groen kruis
Bonus-orange-4 = oranje 4
Bonus-orange-5 = oranje 5
Bonus-orange-6 = oranje 6
Bonus-purple-6 = paarse 6
Bonus-free-choice = kruis of 6 naar keuze
Bonus-treasure = schat

pieces-Die = dobbelsteen
    .many = dobbelstenen

table-rounds = aantal rondes
table-round-bonus = bonus aan het begin van de ronde
table-reward = wat een bonus oplevert
    .area = categorie
    .number = getal
table-blue-points = punten voor blauwe kruisen
table-rating = beoordeling in halve sterren

grid-sheet = speelvel

field-entry = ingevulde waarde
field-stock = voorraad
    .more =
        { $player } { $key ->
            [reroll] krijgt er een actie “nogmaals dobbelen” bij
           *[other] krijgt er een extra dobbelsteen bij
        } (nu { $now })
    .less =
        { $key ->
            [reroll] { "" }
           *[other]
                { $now ->
                    [0] Dat was de laatste extra dobbelsteen van { $player }
                   *[other] Dat kost { $player } een extra dobbelsteen (nog { $now })
                }
        }
field-foxes = vossen
    .more =
        { $player } krijgt { $change ->
            [one] een vos
           *[other] { $change } vossen
        } (nu { $now })
field-won = nog openstaande bonussen
    .more = Bonus voor { $player }: { $items }
field-used-as-extra = al gebruikt als extra dobbelsteen
field-pool = dobbelstenen in de worp
field-set-out = dobbelsteenvelden
field-tray = zilveren dienblad
field-starter = startspeler
field-round = ronde

term-rolls = worpen in een actieve beurt
term-served-alone = dobbelstenen die solo naar het dienblad gaan
term-blue-sum = som van blauw en wit
term-next-cell = eerstvolgend leeg veld
term-may-follow-in-purple = mag volgen in paars
term-written = wat je opschrijft
term-full = volledig ingevuld
term-falls = dalend paars getal
term-foxes-earned = verdiende vossen
term-marks = aantal ingevulde velden
term-area-points = punten van een categorie
term-best-area-points = hoogste score in één categorie
term-lowest-area-points = laagste score in één categorie
term-most-marks = maximaal aantal velden dat je kunt invullen

## The course of the game

phase-game = spelverloop
    .draw-starter = Het lot wijst { $outcome } aan: { $outcome } begint
phase-active-turn = actieve beurt
    .begin = { $player } is nu de actieve speler
    .ask-roll-again = Dobbel je nogmaals? (nog { $stock-reroll } keer)
    .skip-roll-again = Worp houden
    .skipped-roll-again = { $player } houdt de worp
    .ask-use-die = Welke dobbelsteen neem je, en waar vul je hem in?
phase-passive-turn = passieve beurt
    .ask-use-die = Welke dobbelsteen neem je, en waar vul je hem in?
    .skip-use-die = Geen dobbelsteen nemen
    .skipped-use-die = { $player } neemt geen dobbelsteen
phase-solo-passive-turn = passieve beurt in het solospel
    .lot = Het lot legt { $outcome } op het dienblad
phase-extra-dice = extra dobbelstenen
    .ask-use-die = Zet je een extra dobbelsteen in? (nog { $stock-extra-die })
    .skip-use-die = Geen extra dobbelsteen
    .skipped-use-die = { $player } gebruikt geen extra dobbelsteen
phase-last-chance = laatste kans
phase-mark = invullen of aankruisen
phase-win = bonus verdienen
phase-settle = bonussen meteen gebruiken
    .ask-use-bonus =
        Waar gebruik je je bonus? ({ $won-count ->
            [one] { $won }
           *[other] nog open: { $won }
        })

action-flip-die = Dobbelsteen omkeren
    .die = welke dobbelsteen
    .tell = { $player } keert { $die-colour-the } { $die-face } om: dat is nu een { $die-after-face }
    .ask-die = Welke dobbelsteen keer je om?
action-roll-again = Nogmaals dobbelen
    .tell =
        { $player } dobbelt nogmaals{ $stock-reroll ->
            [0] { "" }
           *[other] { " " }(daarna nog { $stock-reroll } keer)
        }
action-use-die = Dobbelsteen kiezen en invullen
    .die = welke dobbelsteen
    .cell = welk veld
    .tell =
        { $player } neemt { $die-colour-the } { $die-face } en { $cell-area ->
            [yellow] kruist in geel een { $cell-pips } aan
            [blue] kruist in blauw de { $cell-pips } aan
            [green] kruist in groen veld { $cell-place } aan
           *[other] vult in { $cell-area-area } een { $entry } in (veld { $cell-place }{ $cell-times ->
                [none] { "" }
               *[other] , ×{ $cell-times }
            })
        }
    .ask-die = Welke dobbelsteen neem je?
    .ask-cell = Waar vul je { $die-colour-the } { $die-face } in?
action-use-bonus = Bonus gebruiken
    .bonus = welke bonus
    .cell = welk veld
    .tell =
        { $player } { $cell-area ->
            [yellow] kruist als bonus in geel een { $cell-pips } aan
            [blue] kruist als bonus in blauw de { $cell-pips } aan
            [green] kruist als bonus in groen veld { $cell-place } aan
           *[other] vult als bonus in { $cell-area-area } een { $entry } in (veld { $cell-place }{ $cell-times ->
                [none] { "" }
               *[other] , ×{ $cell-times }
            })
        }
    .ask-bonus = Welke bonus gebruik je?
    .ask-cell = Waar gebruik je deze bonus: { $bonus }?

rules-order-of-fields = volgorde van de velden

scoring-area-score = categorieën
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } in { $for-area }
scoring-fox-score = vossen
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor vossen: { $foxes ->
            [one] 1 vos
           *[other] { $foxes } vossen
        } × { $lowest-area-points }

winner = Wie de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: de hoogste score in één categorie, vossen niet meegeteld
    .tie-2 = is ook die gelijk: samen winnen
    .solo = alleen gespeeld: je beoordeling in halve sterren

always-six-dice = Alle zes de dobbelstenen zijn er altijd: in de worp, op de dobbelsteenvelden of op het dienblad.
always-marks-within-bounds = Niemand vult meer velden in dan de worpen en bonussen toelaten.
always-purple-rises = In paars is elk getal hoger dan het vorige; alleen een 6 mag overal staan, en na een 6 begint het opnieuw.
always-every-fox-is-earned = Je hebt precies zoveel vossen als je met velden, rijen en de diagonaal verdiend hebt.

## Why a move is refused

reason-already-marked = Dit veld is al ingevuld of aangekruist. Kies een veld dat nog leeg is.
reason-left-to-right = Groen, oranje en paars vul je van links naar rechts in, zonder gaten: alleen het eerste lege veld is aan de beurt.
reason-no-reroll-left = Je hebt geen actie “nogmaals dobbelen” meer over; je speelt verder met deze worp.
reason-not-among-these-dice = Deze dobbelsteen kun je nu niet nemen: hij ligt niet bij de dobbelstenen waaruit je kiest, of je hebt hem deze beurt al als extra dobbelsteen gebruikt.
reason-other-colour = De kleur van de dobbelsteen bepaalt de categorie; alleen de witte past overal.
reason-other-number = In geel kruis je een veld aan met precies het aantal ogen van je dobbelsteen.
reason-other-sum = In blauw kruis je de som van de blauwe en de witte dobbelsteen aan, waar die twee ook liggen.
reason-too-low = Deze dobbelsteen is te laag: voor dit groene veld heb je minstens het getal nodig dat erop staat.
reason-must-rise = In paars moet elk getal hoger zijn dan het vorige; alleen na een 6 mag weer elk getal.
reason-other-area = Deze bonus geldt voor een andere categorie; aan de kleur zie je voor welke.

## Worked examples

example-erik-three-rolls = Drie worpen, drie dobbelstenen voor Erik
example-high-die-costs-the-other-rolls = Wie meteen de 6 pakt, gooit niet meer
example-rounds-by-players = Hoeveel rondes je bij welk aantal spelers speelt
example-round-bonus-before-the-first-roll = De rondebonus krijg je nog vóór de eerste worp
example-free-choice-of-round-four = Kruis of 6: je kiest zelf de categorie
example-yellow-lines-pay-when-full = Geel: één kruis maakt rij, kolom en diagonaal vol
example-blue-points-by-crosses = Blauw: wat vier en wat negen kruisen opleveren
example-green-with-five-fields = Groen: een 4 is te laag, wit past wel
example-orange-six-on-a-double-field = Oranje: een ×2-veld maakt van de 6 een 12
example-purple-after-a-six = Paars: na de 6 mag er weer een 3
example-bonus-without-a-free-field-is-lost = Groen is vol: alleen het groene bonuskruis vervalt
example-green-bonus-ignores-the-minimum = Voor een groen bonuskruis geldt het minimum niet
example-orange-bonus-is-multiplied = Ook de oranje 4 uit een bonus wordt verdubbeld
example-two-bonuses-in-either-order = Twee bonussen tegelijk: jij bepaalt de volgorde
example-newest-owed-bonus-comes-first = Van de openstaande bonussen komt de nieuwste eerst
example-chain-is-followed-at-once = Kettingreactie: de nieuwe bonus gaat voor, de oude wacht
example-blue-sum-wherever-the-dice-lie = Blauwe 3 plus witte 4, waar ze ook liggen
example-blue-twice-in-one-turn = Twee keer blauw: eerst met wit, dan met blauw
example-equal-dice-stay = Alleen lagere dobbelstenen gaan weg, even hoge blijven
example-unusable-die-may-not-be-taken = Alleen een dobbelsteen die past, mag je nemen
example-roll-without-a-usable-die-is-lost = Alleen nog paars, en te laag: worp verloren
example-reroll-as-often-as-available = Twee keer nogmaals dobbelen, en toch drie worpen
example-reroll-of-the-dice-just-rolled = Nogmaals dobbelen: wat al is weggelegd, blijft liggen
example-reroll-is-for-the-active-player = Wie passief is, mag niet nogmaals dobbelen
example-passive-player-takes-from-the-tray = Anna en Danny kiezen dezelfde dobbelsteen van het dienblad
example-set-out-die-when-the-tray-is-of-no-use = Van het dienblad past niets: Anna kiest bij Erik
example-set-out-die-may-be-declined = Van Eriks dobbelstenen hoeft Anna er geen te nemen
example-two-extra-dice = Twee extra dobbelstenen, maar niet twee keer dezelfde
example-extra-die-at-the-end-of-the-turn = De extra dobbelsteen komt pas na de laatste worp
example-won-extra-die-is-used-at-once = De ene extra dobbelsteen levert meteen de volgende op
example-last-chance-belongs-to-the-last-turn = Laatste kans: wit was al extra dobbelsteen
example-last-chance-for-all-at-once = Laatste kans: Erik hoeft niet op Anna te wachten
example-unused-actions-score-nothing = Acties die je overhoudt, leveren geen punten op
example-solo-half-turns-alternate = Solo: na je actieve beurt volgt een passieve
example-solo-passive-roll = Solo: drie gelijke dobbelstenen, dus beslist het lot
example-other-three-in-the-solo-game = Solo met huisregel: kiezen uit de andere drie
example-strict-solo-game = Solo zonder huisregel: alleen een extra dobbelsteen helpt
example-solo-rating = Solo: hoeveel sterren je punten waard zijn
example-fox-is-worth-the-lowest-area = Elke vos is zoveel waard als Danny’s zwakste categorie
example-fox-is-worth-nothing-beside-an-empty-area = Geen punten in geel, dus vossen zonder waarde
example-tie-in-everything-is-a-joint-win = In alles gelijk: Erik en Anna winnen samen
example-tie-goes-to-the-best-single-area = Gelijke stand: Eriks beste categorie geeft de doorslag
example-a-round-for-three = Anna is actief, Erik en Danny kiezen tegelijk
example-four-can-play = Met z’n vieren: ook Lotte kiest van het dienblad
example-yellow-fields = Geel, veld voor veld: ogen, bonussen en punten
example-blue-fields = Blauw, veld voor veld: sommen, bonussen en punten
example-green-fields = Groen, veld voor veld: minimum, punten en bonussen
example-orange-fields = Oranje, veld voor veld: ×-velden en bonussen
example-purple-fields = Paars, veld voor veld: waar de bonussen staan
example-what-each-bonus-marks = Welke bonus een kruis geeft en welke een getal
example-largest-conceivable-sheet = Meer punten passen er niet op een speelvel
example-house-rule-only-if-agreed = Solo: de huisregel geldt alleen als je dat wilt
example-passive-player-wins-a-bonus = Ook passief: eerst de bonus, dan de extra dobbelsteen
example-set-out-die-wins-a-bonus = Een dobbelsteen van Erik bezorgt Anna een bonus
example-extra-die-wins-a-bonus = Bonus met een extra dobbelsteen: eerst invullen, dan verder
example-orange-six-on-the-last-field = Oranje: het laatste veld maakt van 6 een 18
example-seven-rerolls = Zeven keer nogmaals dobbelen past in de voorraad
example-most-points-win = Eén punt meer is genoeg om te winnen
example-eight-rerolls = Acht keer nogmaals dobbelen: zeven verdiend, en één van het begin
example-everybody-has-something-in-hand = Aan het begin heeft iedereen al iets op zak
example-five-play-four-rounds = Met z’n vijven zijn het vier rondes
example-a-one-becomes-a-six = Van een één wordt een zes
example-a-treasure-is-two-bonuses = Een schat is twee bonussen tegelijk
