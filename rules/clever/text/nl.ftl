game = Clever
    .about = Van zes dobbelstenen zijn er drie voor jou; de rest serveer je aan de anderen op een zilveren dienblad.

variant-quick = Snel spel
    .about = Altijd vier rondes, en wie alleen speelt, moet het doen met het dienblad.

option-other-three-in-solo = Ook de andere drie (solo)
    .about = Speel je alleen en past er niets van het dienblad, dan mag je uit de andere drie dobbelstenen kiezen.

## Words

kind-Colour = kleur
Colour-white = wit
Colour-yellow = geel
Colour-blue = blauw
Colour-green = groen
Colour-orange = oranje
Colour-purple = paars

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
field-just-won = zojuist verdiende bonussen
field-still-owed = nog openstaande bonussen
field-used-as-extra = al gebruikt als extra dobbelsteen
field-pool = dobbelstenen in de worp
field-set-out = dobbelsteenvelden
field-tray = zilveren dienblad
field-starter = startspeler

term-blue-sum = som van blauw en wit
term-next-cell = eerstvolgend leeg veld
term-may-follow-in-purple = mag volgen in paars
term-written = wat je opschrijft
term-full = volledig ingevuld
term-marks = aantal ingevulde velden
term-area-points = punten van een categorie
term-best-area-points = hoogste score in één categorie
term-lowest-area-points = laagste score in één categorie
term-most-marks = maximaal aantal velden dat je kunt invullen

## The course of the game

phase-game = spelverloop
phase-active-turn = actieve beurt
phase-passive-turn = passieve beurt
phase-solo-passive-turn = passieve beurt in het solospel
phase-extra-dice = extra dobbelstenen
phase-mark = invullen of aankruisen
phase-win = bonus verdienen
phase-settle = bonussen meteen gebruiken

action-roll-again = Nogmaals dobbelen
action-use-die = Dobbelsteen kiezen en invullen
    .die = welke dobbelsteen
    .cell = welk veld
action-use-bonus = Bonus gebruiken
    .bonus = welke bonus
    .cell = welk veld

rules-order-of-fields = volgorde van de velden

scoring-area-score = categorieën
scoring-fox-score = vossen

winner = Wie de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: de hoogste score in één categorie, vossen niet meegeteld
    .tie-2 = is ook die gelijk: samen winnen
    .solo = alleen gespeeld: je beoordeling in halve sterren

always-six-dice = Alle zes de dobbelstenen zijn er altijd: in de worp, op de dobbelsteenvelden of op het dienblad.
always-marks-within-bounds = Niemand vult meer velden in dan de worpen en bonussen toelaten.

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

example-erik-three-rolls = Erik gooit drie keer
example-high-die-costs-the-other-rolls = Een hoge dobbelsteen kost je de volgende worpen
example-rounds-by-players = Hoeveel rondes je speelt
example-round-bonus-before-the-first-roll = Eerst de rondebonus, dan de eerste worp
example-free-choice-of-round-four = Vrije keuze in ronde 4
example-yellow-lines-pay-when-full = Geel: volle rijen, volle kolommen en de diagonaal
example-blue-points-by-crosses = Blauw: punten voor vier en voor negen kruisen
example-green-with-five-fields = Groen: vijf velden aangekruist
example-orange-six-on-a-double-field = Oranje: een 6 op een ×2-veld
example-purple-after-a-six = Paars: na een 6 mag alles
example-bonus-without-a-free-field-is-lost = Een bonus zonder vrij veld vervalt
example-green-bonus-ignores-the-minimum = Groen kruis als bonus: het minimum geldt niet
example-orange-bonus-is-multiplied = Ook een oranje bonusgetal wordt verdubbeld
example-two-bonuses-in-either-order = Twee bonussen tegelijk: jij kiest de volgorde
example-newest-owed-bonus-comes-first = De nieuwste openstaande bonus komt eerst
example-chain-is-followed-at-once = Een kettingreactie gaat voor
example-blue-sum-wherever-the-dice-lie = Blauw plus wit, waar ze ook liggen
example-blue-twice-in-one-turn = Twee keer blauw in één beurt
example-equal-dice-stay = Even hoge dobbelstenen blijven in de worp
example-unusable-die-may-not-be-taken = Wat je niet kunt invullen, mag je niet nemen
example-roll-without-a-usable-die-is-lost = Geen bruikbare dobbelsteen: worp verloren
example-reroll-as-often-as-available = Nogmaals dobbelen, zo vaak je kunt
example-reroll-of-the-dice-just-rolled = Alleen wat je net gooide, gooi je opnieuw
example-reroll-is-for-the-active-player = Nogmaals dobbelen mag alleen de actieve speler
example-passive-player-takes-from-the-tray = Passieve spelers nemen een dobbelsteen van het dienblad
example-set-out-die-when-the-tray-is-of-no-use = Niets bruikbaars op het dienblad
example-set-out-die-may-be-declined = Een dobbelsteen van de actieve speler mag je laten liggen
example-two-extra-dice = Twee extra dobbelstenen
example-extra-die-at-the-end-of-the-turn = De extra dobbelsteen komt aan het eind van je beurt
example-won-extra-die-is-used-at-once = Een net verdiende extra dobbelsteen meteen gebruiken
example-last-chance-belongs-to-the-last-turn = De laatste kans hoort bij de laatste beurt
example-unused-actions-score-nothing = Ongebruikte acties leveren niets op
example-solo-half-turns-alternate = Solo: actieve en passieve beurten wisselen elkaar af
example-solo-passive-roll = Solo: de drie laagste komen op het dienblad
example-other-three-in-the-solo-game = Solo: kiezen uit de andere drie
example-strict-solo-game = Solo, streng gespeeld: alleen het dienblad
example-solo-rating = Solo: hoe goed deed je het?
example-fox-is-worth-the-lowest-area = Elke vos telt als je laagste categorie
example-fox-is-worth-nothing-beside-an-empty-area = Een categorie zonder punten: je vossen zijn niets waard
example-tie-in-everything-is-a-joint-win = Helemaal gelijk: samen winnen
example-tie-goes-to-the-best-single-area = Gelijke stand: de beste categorie beslist
example-a-round-for-three = Een ronde met z’n drieën
example-four-can-play = Met z’n vieren
example-yellow-fields = De gele velden
example-blue-fields = De blauwe velden
example-green-fields = De groene velden
example-orange-fields = De oranje velden
example-purple-fields = De paarse velden
example-what-each-bonus-marks = Wat je met elke bonus invult
example-largest-conceivable-sheet = Het hoogst denkbare blad
example-house-rule-is-on-unless-declined = Solo: de huisregel geldt, tenzij je die niet wilt
example-passive-player-wins-a-bonus = Ook passief vul je een bonus meteen in
example-set-out-die-wins-a-bonus = Een bonus met een dobbelsteen van de actieve speler
example-extra-die-wins-a-bonus = Een bonus met een extra dobbelsteen
example-orange-six-on-the-last-field = Oranje: een 6 op het laatste veld
example-seven-rerolls = Zeven keer nogmaals dobbelen
example-most-points-win = Wie de meeste punten heeft, wint
