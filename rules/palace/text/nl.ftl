game = Het paleis van Alhambra
    .about = Betaal met de juiste munt, bouw volgens de bouwregels en zorg bij drie waarderingen voor de meeste gebouwen.

variant-long-purse = Dikke beurs
    .about = Je begint met meer geld, en binnenplaatsen van twee vakjes of meer zijn toegestaan.

option-no-enclosed-area = Geen ingesloten vakjes
    .about = Staat dit uit, dan zijn alleen losse ingesloten vakjes verboden; een grotere binnenplaats mag.

## Words

kind-Currency = munt
Currency-gulden = gulden (geel)
Currency-dirham = dirham (groen)
Currency-denar = denar (blauw)
Currency-ducat = dukaat (oranje)
kind-Rotation = draaiing
Rotation-upright = rechtop
Rotation-quarter-turn = een kwartslag gedraaid
Rotation-half-turn = een halve slag gedraaid
Rotation-three-quarter-turn = driekwart slag gedraaid

pieces-Card = geldkaart
    .many = geldkaarten
pieces-Tile = gebouwenkaartje
    .many = gebouwenkaartjes

table-yard-currency = munt van elk veld op de bouwwerf

grid-plot = bouwgrond

field-palace = paleis
field-collection = verzameling van Dirk
field-hand = geld op de hand
field-reserve = reserveveld
field-bought = gekocht en nog te plaatsen
field-deck = stapel geldkaarten
field-pile = voorlopige stapel
field-market = open geldkaarten
field-discard = afgelegde geldkaarten
field-box = kaarten uit het spel
field-bag = buidel met gebouwenkaartjes
field-yard = bouwwerf
field-due = nog uit te voeren waarderingen
field-active = wie aan de beurt is
field-again = of je nog een actie hebt

term-fountain = de fontein
term-start-money = startgeld
term-dirk-draw = gebouwenkaartjes die Dirk trekt
term-worth = waarde van geldkaarten
term-money = al je geld
term-built = bebouwde vakjes
term-occupied = bebouwd vakje
term-wall = stadsmuur aan een zijde
term-clash = muur tegen een open zijde
term-open-sides = waar je zonder muur verder kunt
term-on-foot = te voet bereikbare vakjes
term-money-in = geld in één munt
term-owned = gebouwen van een type
term-longest-wall = langste stadsmuur

## The course of the game

phase-game = spelverloop
phase-whole-turn = beurt, aanvullen en waarderen
phase-set-up = spelvoorbereiding
phase-deal = startgeld uitdelen
phase-find-starter = startspeler bepalen
phase-add-scoring-cards = waarderingskaarten over de stapel verdelen
phase-shuffle-in = waarderingskaart insteken
phase-refill-money = geldkaarten aanvullen
phase-refill-yard = bouwwerf aanvullen
phase-dirk-draws = Dirk trekt gebouwenkaartjes
phase-turn = speelbeurt
phase-place-bought = gekochte gebouwenkaartjes plaatsen
phase-last-tiles = laatste gebouwenkaartjes verdelen
phase-place-last = laatste gebouwenkaartje plaatsen
phase-scoring-round = waardering

action-end-turn = Beurt beëindigen
action-take-money = Geld nemen
    .cards = welke geldkaarten
action-buy = Gebouwenkaartje kopen
    .field = van welk veld van de bouwwerf
    .cards = met welke geldkaarten
action-build = Aanbouwen
    .tile = welk gebouwenkaartje
    .cell = op welk vakje
    .rotation = hoe het ligt
action-take-down = Afbreken
    .cell = van welk vakje
action-swap = Wisselen
    .cell = op welk vakje
    .tile = welk gebouwenkaartje uit je reserveveld
action-put-in-reserve = In het reserveveld leggen
    .tile = welk gebouwenkaartje
action-give-away = Weggeven
    .tile = welk gebouwenkaartje
    .seat = aan wie

rules-building-rules = bouwregels

scoring-majority = meerderheden
scoring-outer-wall = langste buitenmuur

winner = Wie in totaal de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen

always-cards-complete = Alle 110 kaarten zijn ergens.
always-walls-never-clash = Nergens staat een muur tegen een open zijde.

## Why a move is refused

reason-one-action-at-least = Je beurt beëindigen kan pas nadat je gepast hebt betaald; doe eerst een actie.
reason-more-than-five = Neem je meer dan één geldkaart, dan mogen ze samen niet meer dan 5 waard zijn.
reason-nothing-to-buy = Dit veld van de bouwwerf is leeg.
reason-other-currency = Hier betaal je alleen met geldkaarten in de munt van het veld, uit je eigen hand.
reason-too-little-money = Deze geldkaarten zijn samen minder waard dan de prijs.
reason-touches-no-side = Een gebouwenkaartje moet met minstens één zijde aan je paleis grenzen.
reason-never-turned = Gebouwenkaartjes draai je nooit: alle daken wijzen dezelfde kant op als bij de fontein.
reason-cell-taken = Op dit vakje ligt al iets.
reason-nothing-built-there = Op dit vakje ligt geen gebouwenkaartje dat je kunt weghalen; de fontein blijft altijd liggen.
reason-nobody-to-give-to = Er speelt geen denkbeeldige speler mee aan wie je iets kunt geven.
reason-wall-against-open-side = Zijden die elkaar raken moeten allebei een muur hebben of allebei open zijn.
reason-not-reachable-on-foot = Elk gebouwenkaartje moet vanaf de fontein te voet te bereiken zijn, zonder over een muur te gaan.
reason-encloses-empty-area = Zo ontstaat er een gat: lege vakjes die helemaal ingesloten zijn.
reason-encloses-empty-cell = Zo ontstaat er een gat: een leeg vakje dat aan alle vier de zijden dichtgebouwd is.

## Worked examples

example-the-tiles = De 54 gebouwenkaartjes
example-every-tile = Elk kaartje met zijn prijs en muren
example-the-prize-table = De puntentabel
example-currencies-in-the-yard = De munten van de bouwwerf
example-six-at-the-table = Met z’n zessen aan tafel
example-courtyards-only-if-agreed = Een binnenplaats mag alleen als jullie dat afspreken
example-dealt-until-twenty = Geld delen tot je er 20 hebt
example-fewest-cards-then-least-money = Minste kaarten, dan minste geld
example-equal-hands-by-lot = Helemaal gelijk: het lot beslist
example-set-up-for-three = Klaar om te beginnen met drie
example-cards-in-the-order-of-the-deck = Kaarten komen van boven van de stapel
example-scoring-cards-in-the-second-and-fourth-pile = Waarderingskaarten in de tweede en vierde stapel
example-the-fifth-pile-takes-what-is-left = De vijfde stapel krijgt de rest
example-several-cards-up-to-five = Meer kaarten, samen hoogstens 5
example-six-is-too-much = Zes is te veel
example-eleven-for-ten = Elf betalen voor een tuin van tien
example-exact-exact-redesign = Gepast, gepast en dan verbouwen
example-four-tiles-in-one-turn = Vier kaartjes in één beurt
example-wrong-placements = Zo mag je niet bouwen
example-no-hole-in-the-palace = Geen gat in je paleis
example-a-single-hole-is-never-allowed = Een los gat mag nooit
example-a-courtyard-of-two = Een binnenplaats van twee vakjes
example-what-is-taken-down = Wat je mag afbreken
example-a-swap-that-does-not-fit = Een wissel die niet past
example-from-the-reserve = Uit het reserveveld aanbouwen
example-a-row-of-twelve = Een rij van twaalf
example-refill-in-order = Aanvullen op volgorde
example-scoring-card-is-set-aside = Een waarderingskaart gaat opzij
example-empty-deck-is-made-anew = Stapel op? Schud de afgelegde kaarten
example-scored-before-the-next-turn = Eerst waarderen, dan verder
example-two-scoring-cards-at-once = Twee waarderingskaarten tegelijk
example-chambers-in-a = Kamers bij waardering A
example-towers-in-b = Torens bij waardering B
example-towers-shared-in-b = Torens bij waardering B, gedeeld
example-pavilions-in-c = Paviljoens bij waardering C
example-tie-past-the-paid-places = Gelijk, voorbij de betaalde plaatsen
example-block-of-nine = Een blok van negen, helemaal ommuurd
example-double-walls-do-not-count = Dubbele muren tellen niet
example-the-longest-of-several = De langste van meer muren
example-a-corner-does-not-join = Een hoek verbindt geen muren
example-an-inner-ring-counts-each-side-once = Een muur rondom een binnenplaats
example-a-yard-that-cannot-be-filled = De bouwwerf raakt niet meer vol
example-as-long-as-the-yard-is-full = Zolang de bouwwerf vol is, speel je verder
example-most-money-takes-the-last-tile = Het meeste geld krijgt het laatste kaartje
example-a-last-tile-that-nobody-can-have = Een laatste kaartje dat niemand krijgt
example-two-players-and-dirk = Met z’n tweeën en Dirk
example-a-third-of-two-tiles-is-none = Een derde van twee kaartjes is niets
example-a-bought-tile-may-be-given-away = Een gekocht kaartje weggeven
example-a-last-tile-may-not-be-given-away = Een laatste kaartje geef je niet weg
example-nobody-to-give-to = Niemand om iets aan te geven
example-dirk-cannot-win = Dirk kan niet winnen
example-equal-points = Gelijke stand: samen winnen
