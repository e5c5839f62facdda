game = Het paleis van Alhambra
    .about = Betaal in de juiste muntsoort, bouw volgens de bouwregels en zorg bij drie waarderingen voor de meeste gebouwen.

variant-long-purse = Dikke beurs
    .about = Je begint met meer geld, en binnenplaatsen van twee vakjes of meer zijn toegestaan.

option-no-enclosed-area = Geen ingesloten vakjes
    .about = Staat dit uit, dan zijn alleen losse ingesloten vakjes verboden; een grotere binnenplaats mag.

option-add-tower = Twaalfde toren erbij
    .about = De extra toren uit het dobbelspel van Alhambra gaat bij de andere kaartjes in de buidel.

option-exchange-tower = Twaalfde toren in ruil
    .about = De extra toren uit het dobbelspel van Alhambra komt in de plaats van een van de andere torens; het lot beslist welke.
variant-long-walls = Lange muren
    .about = Elke zijde van je langste buitenmuur is twee punten waard.
variant-open-market = Ruime markt
    .about = Neem je meer geldkaarten, dan mogen ze samen zeven waard zijn.
variant-short-palace = Klein paleis
    .about = Van elk gebouw blijft het goedkoopste kaartje in de doos: het spel is korter, en elk kaartje is een keuze.

## Words

kind-Currency = muntsoort
Currency-gulden = gulden (geel)
    .many = gulden
Currency-dirham = dirham (groen)
    .many = dirham
Currency-denar = denar (blauw)
    .many = denar
Currency-ducat = dukaat (oranje)
    .many = dukaten

pieces-Card = geldkaart
    .many = geldkaarten
    .call =
        { $value ->
            [none] { $scoring }
            [one] 1 { $currency }
           *[other] { $value } { $currency-many }
        }
pieces-Tile = gebouwenkaartje
    .many = gebouwenkaartjes

table-yard-currency = muntsoort van elk veld op de bouwwerf

grid-plot = bouwgrond

field-palace = paleis
field-collection = verzameling
    .more = { $player } krijgt { $items }
field-dealt = startgeld dat open ligt
field-hand = geld op de hand
field-reserve = reserveveld
field-bought = verworven en nog te plaatsen
field-deck = stapel geldkaarten
field-pile = voorlopige stapel
field-market = open geldkaarten
field-discard = afgelegde geldkaarten
field-box = kaarten die uit het spel zijn
field-bag = buidel met gebouwenkaartjes
field-yard = bouwwerf
field-aside = geruilde toren
field-due = nog uit te voeren waardering
    .becomes =
        { $now ->
            [none] { "" }
           *[other] Er ligt een waarderingskaart open: na deze beurt volgt { $now }
        }
field-active = wie aan de beurt is

term-fountain = de fontein
term-start-money = startgeld
term-dirk-draw = gebouwenkaartjes die Dirk trekt
term-twelfth-tower = de twaalfde toren
term-worth = waarde van geldkaarten
term-money = startgeld in totaal
term-built = bebouwde vakjes
term-occupied = bebouwd vakje
term-wall = stadsmuur aan een zijde
term-clash = muur tegen een open zijde
term-open-sides = waar je zonder muur verder kunt
term-on-foot = te voet bereikbare vakjes
term-money-in = geld in één muntsoort
term-owned = gebouwen van een soort
term-longest-wall = lengte van de langste buitenmuur

## The course of the game

phase-game = spelverloop
phase-whole-turn = beurt, aanvullen en waarderen
phase-set-up = spelvoorbereiding
    .shuffle = De geldkaarten worden geschud
phase-choose-tiles = gebouwenkaartjes kiezen
    .draw-tile = Het lot haalt { $outcome } uit het spel
phase-deal = startgeld uitdelen
phase-find-starter = startspeler bepalen
    .lot = Het lot wijst { $outcome } aan: { $outcome } begint
phase-add-scoring-cards = waarderingskaarten over de stapel verdelen
phase-shuffle-in = waarderingskaart door een stapeltje schudden
    .shuffle = De waarderingskaarten worden door de stapel geschud
phase-refill-money = geldkaarten aanvullen
    .shuffle = De afgelegde geldkaarten worden geschud
phase-refill-yard = bouwwerf aanvullen
    .draw-tile = Nieuw op de bouwwerf: { $outcome }
phase-dirk-draws = Dirk trekt gebouwenkaartjes
    .draw-tile = { "" }
phase-turn = speelbeurt
phase-actions = acties
    .ask-take-money =
        { $bought-count ->
            [0] Wat doe je: geld nemen, kopen of verbouwen?
           *[other] Gepast betaald! Wat doe je nog: geld nemen, kopen, verbouwen, of je beurt beëindigen?
        }
phase-place-bought = verworven gebouwenkaartjes plaatsen
    .ask-build = Wat doe je met { $bought }?
phase-last-tiles = laatste gebouwenkaartjes verdelen
phase-scoring-round = waardering

action-end-turn = Beurt beëindigen
    .tell = { $player } beëindigt de beurt
action-take-money = Geld nemen
    .cards = welke geldkaarten
    .tell = { $player } neemt { $cards }
    .hidden = { $player } neemt geld
    .ask-cards = Welke geldkaarten neem je?
action-buy = Gebouwenkaartje kopen
    .field = van welk veld van de bouwwerf
    .cards = met welke geldkaarten
    .tell =
        { $player } koopt { $bought-new } voor { $cards-value ->
            [one] 1 { $cards-currency }
           *[other] { $cards-value } { $cards-currency-many }
        }
    .hidden = { $player } koopt { $bought-new }
    .ask-field = Welk gebouwenkaartje koop je?
    .ask-cards = Met welke kaarten betaal je { $yard } (prijs { $yard-price })?
action-build = Aanbouwen
    .tile = welk gebouwenkaartje
    .cell = op welk vakje
    .tell = { $player } bouwt { $tile } aan ({ $cell } van de fontein)
    .ask-tile = Welk gebouwenkaartje bouw je aan?
    .ask-cell = Waar leg je { $tile }?
action-take-down = Afbreken
    .cell = van welk vakje
    .tell = { $player } breekt { $palace-before } af; dat kaartje gaat naar het reserveveld
    .ask-cell = Wat breek je af?
action-swap = Wisselen
    .cell = op welk vakje
    .tile = welk gebouwenkaartje uit je reserveveld
    .tell = { $player } legt { $tile } op de plaats van { $palace-before }
    .ask-cell = Welk gebouwenkaartje vervang je?
    .ask-tile = Wat komt ervoor in de plaats?
action-put-in-reserve = In het reserveveld leggen
    .tile = welk gebouwenkaartje
    .tell = { $player } legt { $tile } op het reserveveld
    .ask-tile = Welk gebouwenkaartje gaat naar je reserveveld?
action-give-away = Weggeven
    .tile = welk gebouwenkaartje
    .seat = aan wie
    .tell = { $player } geeft { $tile } aan { $seat }
    .ask-tile = Welk gebouwenkaartje geef je weg?
    .ask-seat = Aan wie geef je { $tile }?

rules-building-rules = bouwregels

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
scoring-outer-wall = langste buitenmuur
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor de buitenmuur ({ $longest-wall ->
            [one] 1 zijde
           *[other] { $longest-wall } zijden
        })

winner = Wie in totaal de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen

always-cards-complete = Er raakt nooit een kaart zoek: het zijn er altijd 110.
always-walls-never-clash = Nergens staat een muur tegen een open zijde.

## Why a move is refused

reason-one-action-at-least = Je beurt beëindigen kan pas nadat je gepast hebt betaald; doe eerst een actie.
reason-more-than-five = Neem je meer dan één geldkaart, dan mogen ze samen niet meer dan 5 waard zijn.
reason-nothing-to-buy = Dit veld van de bouwwerf is leeg.
reason-other-currency = Hier betaal je alleen met geldkaarten in de muntsoort van het veld, uit je eigen hand.
reason-too-little-money = Deze geldkaarten zijn samen minder waard dan de prijs.
reason-touches-no-side = Een gebouwenkaartje moet met minstens één zijde aan je paleis grenzen.
reason-cell-taken = Op dit vakje ligt al iets.
reason-nothing-built-there = Op dit vakje ligt geen gebouwenkaartje dat je kunt weghalen; de fontein blijft altijd liggen.
reason-only-what-was-bought = Weggeven kun je alleen wat je hebt gekocht, niet een kaartje dat je aan het einde krijgt.
reason-nobody-to-give-to = Er speelt geen denkbeeldige speler mee aan wie je iets kunt geven.
reason-wall-against-open-side = Zijden die elkaar raken, moeten allebei een muur hebben of allebei open zijn.
reason-not-reachable-on-foot = Elk gebouwenkaartje moet vanaf de fontein te voet te bereiken zijn, zonder over een muur te gaan.
reason-encloses-empty-area = Zo ontstaat er een gat: lege vakjes die helemaal ingesloten zijn.
reason-encloses-empty-cell = Zo ontstaat er een gat: een leeg vakje dat aan alle vier de zijden dichtgebouwd is.

## Worked examples

example-the-tiles = Wat de gebouwenkaartjes van elke soort kosten
example-every-tile = Elk gebouwenkaartje met zijn prijs en zijn muren
example-the-prize-table = Van paviljoen tot toren lopen de punten op
example-currencies-in-the-yard = Elk veld van de bouwwerf heeft zijn eigen muntsoort
example-without-the-twelfth-tower = Gewoonlijk doet de twaalfde toren niet mee
example-the-twelfth-tower-is-added = De twaalfde toren gaat erbij in de buidel
example-the-twelfth-tower-is-exchanged = De twaalfde toren in ruil voor een andere
example-six-at-the-table = Met z’n zessen aan tafel, zonder Dirk
example-courtyards-only-if-agreed = Of binnenplaatsen mogen, spreek je vooraf af
example-dealt-until-twenty = Net te weinig startgeld? Dan nog een kaart
example-fewest-cards-then-least-money = Evenveel kaarten: wie minder geld heeft, begint
example-equal-hands-by-lot = Kaarten en geld gelijk: het lot beslist
example-set-up-for-three = Zo ligt alles klaar voor drie spelers
example-cards-in-the-order-of-the-deck = Na het schudden draai je de bovenste geldkaarten om
example-scoring-cards-in-the-second-and-fourth-pile = Waarderingskaarten: nooit bovenop en nooit vlak na elkaar
example-the-fifth-pile-takes-what-is-left = Kaarten die overblijven, gaan naar het laatste stapeltje
example-several-cards-up-to-five = Meerdere kleine kaarten samen, of één grote
example-six-is-too-much = Samen zes is te veel, vijf mag net
example-eleven-for-ten = Elf betaald voor tien: geen wisselgeld
example-exact-exact-redesign = Twee keer gepast betaald, en dan nog verbouwen
example-four-tiles-in-one-turn = Vier keer gepast: vier gebouwenkaartjes in één beurt
example-a-lost-turn = Als er niets mogelijk is, vervalt je beurt
example-wrong-placements = Zo past een kaartje niet aan je paleis
example-no-hole-in-the-palace = Kim mag geen leeg vakje insluiten
example-a-single-hole-is-never-allowed = Ruimere regel: een los gat mag nog steeds niet
example-a-courtyard-of-two = Ruimere regel: een binnenplaats van twee vakjes mag
example-what-is-taken-down = Alleen afbreken als de rest bereikbaar blijft
example-nothing-taken-out-of-the-middle = Uit het midden afbreken mag niet: daar komt een gat
example-no-single-hole-by-taking-down = Ruimere regel: ook bij afbreken geen los gat
example-a-swap-that-does-not-fit = Wisselen kan alleen als de muren passen
example-from-the-reserve = Uit het reserveveld aanbouwen kost een hele actie
example-a-row-of-twenty = Twintig op een rij
example-refill-in-order = Lege velden aanvullen, het laagste veld eerst
example-scoring-card-is-set-aside = Een waarderingskaart gaat opzij, de volgende kaart vult aan
example-empty-deck-is-made-anew = Stapel op? Schud de afgelegde geldkaarten
example-scored-before-the-next-turn = Aanvullen, waarderen en dan pas de volgende beurt
example-chambers-in-a = Toms kamers in het reserveveld tellen niet mee
example-towers-in-b = Torens bij waardering B: ook Nina krijgt punten
example-towers-shared-in-b = Kim en Nina delen de punten voor torens
example-pavilions-in-c = Paviljoens bij waardering C: alle drie krijgen punten
example-tie-past-the-paid-places = Samen tweede: voor een derde plaats is er niets
example-block-of-nine = Helemaal ommuurd: je telt één keer rond
example-double-walls-do-not-count = Muren rug aan rug tellen niet mee
example-the-longest-of-several = Alleen het langste stuk muur telt
example-a-corner-does-not-join = Over een losse hoek loopt de muur niet door
example-an-inner-ring-counts-each-side-once = Ook een muur rond een binnenplaats telt
example-a-yard-that-cannot-be-filled = Bouwwerf niet meer vol: dat was de laatste beurt
example-a-scoring-card-in-the-last-turn = Waarderingskaart in de laatste beurt: die gaat voor
example-as-long-as-the-yard-is-full = Zolang de bouwwerf vol ligt, speel je door
example-most-money-takes-the-last-tile = De tuin gaat naar Kim, de toren naar niemand
example-last-tiles-are-handed-out-first = Eerst alle laatste kaartjes verdelen, dan pas plaatsen
example-a-last-tile-that-nobody-can-have = Niemand heeft guldens, dus de tuin blijft liggen
example-two-players-and-dirk = Met z’n tweeën: minder geld, en Dirk verzamelt
example-a-third-of-two-tiles-is-none = Een derde van twee kaartjes: niets voor Dirk
example-a-bought-tile-may-be-given-away = Kim koopt een tuin en geeft die aan Dirk
example-a-last-tile-may-not-be-given-away = Een laatste kaartje mag niet naar Dirk
example-nobody-to-give-to = Zonder Dirk kun je niets weggeven
example-dirk-cannot-win = Dirk heeft meer punten, maar Nina wint
example-equal-points = Kim en Tom staan gelijk en winnen samen
reason-more-than-seven = Neem je meer dan één geldkaart, dan mogen ze samen niet meer dan 7 waard zijn.
example-seven-at-the-market = Zeven mag, acht niet
example-forty-eight-tiles = Van elk gebouw een kaartje minder
