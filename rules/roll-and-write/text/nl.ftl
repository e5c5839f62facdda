game = Alhambra Roll & Write
    .about = Twee dobbelstenen wijzen je volgende gebouw aan, de andere twee reizen door naar links.

variant-short-game = Kort spel
    .about = Ongeveer half zoveel rondes, voor als het al wat later is.

option-play-against-rivals = Spelen tegen rivalen (solo)
    .about = Speel je alleen, dan tellen ook de denkbeeldige spelers hun punten op en kunnen ze van je winnen.

## Words

kind-Colour = kleur
Colour-yellow = geel
Colour-blue = blauw

pieces-Die = dobbelsteen
    .many = dobbelstenen

table-rounds = aantal rondes
table-line-points = punten voor een rij of kolom
table-rival-points = extra punten voor elke rivaal

grid-city = gebouwenraster

field-built = aantal gebouwen
field-placed = al gewaardeerde gebouwentypes
field-crossed = aangekruiste gebouwen
field-coins = munten
field-coins-on-sheet = nog niet omcirkelde munten
field-own = eigen dobbelsteenpaar
field-travelling = doorgegeven dobbelsteenpaar
field-spare = dobbelstenen in de doos
field-starter = startspeler
field-places-gone = al toegekende plaatsen

term-coins-at-start = munten aan het begin
term-price-of-one-pip = prijs om een dobbelsteen één oog te draaien
term-price-of-second-building = prijs van een tweede gebouw
term-boxes = vakjes van een gebouwentype
term-rival-game = solospel tegen rivalen
term-four-dice = je vier dobbelstenen
term-yellow-dice = gele dobbelstenen
term-blue-dice = blauwe dobbelstenen
term-pips = aantal ogen
term-hit = gebouw op het kruispunt
term-crossing-points = kruispunten

## The course of the game

phase-game = spelverloop
phase-set-up = spelvoorbereiding
phase-imaginary-build = beurt van een denkbeeldige speler
phase-build = gebouw aankruisen
phase-turn = speelbeurt
phase-keep = dobbelsteenpaar houden en doorgeven
phase-roll-four = alle vier de dobbelstenen gooien

action-turn-a-die = Dobbelsteen draaien
    .die = welke dobbelsteen
    .step = welke kant op, één oog omlaag of omhoog
action-cross-off = Gebouw aankruisen
    .row-die = welke gele dobbelsteen voor de rij
    .column-die = welke blauwe dobbelsteen voor de kolom
action-cross-second = Tweede gebouw aankruisen
action-take-coins = Munten ontvangen
action-keep-pair = Dobbelsteenpaar houden
    .row-die = welke gele dobbelsteen
    .column-die = welke blauwe dobbelsteen

scoring-completed-types = voltooide gebouwentypes
scoring-majority = meerderheden
scoring-rows-and-columns = rijen en kolommen
scoring-coins-left = overgebleven munten
scoring-rival-bonus = rivalenbonus

winner = Wie in totaal de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen

always-pairs-complete = Niemand houdt meer dan één dobbelsteenpaar.
always-coins-on-the-sheet = Niemand krijgt meer munten dan er op het spelersblad staan.
always-crosses-are-buildings = Bij elk kruis op je gebouwenraster hoort een gebouw op het scoreblad.

## Why a move is refused

reason-not-past-one-or-six = Een 1 kun je niet verder omlaag draaien en een 6 niet verder omhoog; draai de andere kant op of neem een andere dobbelsteen.
reason-too-few-coins = Een dobbelsteen draaien en een tweede gebouw kosten munten, en daarvoor heb je er te weinig; nieuwe krijg je met “Munten ontvangen”.
reason-already-crossed = Op dit kruispunt staat al een kruis; je kunt alleen een gebouw aankruisen dat nog vrij is.

## Worked examples

example-set-up-with-three-different-buildings = Drie verschillende gebouwen om mee te beginnen
example-start-player-has-four-dice-and-passes-left = De startspeler heeft vier dobbelstenen en geeft er twee door
example-frank-turns-his-dice = Frank draait zijn dobbelstenen
example-frank-has-three-buildings-to-choose-from = Frank kiest uit drie gebouwen
example-patricia-passes-the-unused-pair = Patricia geeft door wat ze niet gebruikt
example-ani-crosses-two-buildings = Ani kruist twee gebouwen aan
example-second-building-is-optional = Een tweede gebouw hoeft niet
example-second-building-must-not-be-crossed = Het tweede gebouw moet nog vrij zijn
example-patricia-takes-three-coins = Patricia ontvangt drie munten
example-two-points-hit-twice = Twee kruispunten, elk twee keer geraakt
example-one-point-hit-four-times = Eén kruispunt, vier keer geraakt
example-coins-may-always-be-taken = Munten ontvangen mag altijd
example-coins-beyond-the-supply-are-lost = Meer munten dan er nog over zijn
example-spent-coins-do-not-come-back = Uitgegeven munten komen niet terug
example-seraglio-completed-by-two = Twee voltooien de harems in dezelfde ronde
example-completed-later-earns-the-next-place = Later voltooid: de volgende plaats
example-two-complete-for-the-last-place = Samen op de laatste vrije plaats
example-arcades-second-place-shared = Arcades: tweede en derde plaats gedeeld
example-towers-first-place-gone = Torens: de eerste plaats is al toegekend
example-tie-past-the-third-place = Gelijke stand tot voorbij de derde plaats
example-no-place-without-a-building = Zonder gebouw geen plaats
example-no-place-left = Alle plaatsen al toegekend
example-dirks-lines = De rijen en kolommen van Dirk
example-line-points-by-crosses = Punten naar het aantal kruisen
example-three-coins-left = Drie munten over
example-rounds-by-seats = Hoeveel rondes je speelt
example-three-seats-with-two-players = Met z’n tweeën: één denkbeeldige speler schuift aan
example-three-seats-in-the-solo-game = Solo: twee denkbeeldige spelers schuiven aan
example-imaginary-player-starts-with-three-buildings = Een denkbeeldige speler begint met drie gebouwen
example-imaginary-player-rolls-the-same-twice = Twee keer dezelfde worp
example-imaginary-player-rolls-again-for-a-full-type = Gebouwentype vol? Dan wordt er opnieuw gegooid
example-imaginary-player-shares-a-place = Een denkbeeldige speler deelt een plaats
example-imaginary-player-takes-a-place = Een denkbeeldige speler bezet een plaats
example-imaginary-players-cannot-win-without-rivals = Zonder rivalen winnen denkbeeldige spelers niet
example-two-rivals = Twee rivalen
example-three-rivals = Drie rivalen
example-four-rivals = Vier rivalen
example-no-rivals-unless-wanted = Rivalen alleen als je dat wilt
example-no-rivals-with-two-players = Met z’n tweeën geen rivalen
example-two-players-pass-to-and-fro = Met z’n tweeën gaat het paar heen en weer
example-solo-unused-pair-stays = Solo: het ongebruikte paar blijft liggen
example-solo-all-four-stay = Solo: alle vier blijven bij jou
example-equal-totals = Gelijke stand: samen winnen
example-points-for-places = Punten voor de plaatsen
example-five-players-need-all-dice = Met z’n vijven heb je alle dobbelstenen nodig
example-set-up-ends-with-a-roll-for-the-first-turn = Tot slot gooi je voor je eerste beurt
example-travelling-pair-is-rolled-last = Het paar dat rondgaat wordt als laatste gegooid
example-a-turn-may-not-be-declined = Je beurt overslaan mag niet
example-no-third-building = Geen derde gebouw
example-imaginary-player-completes-a-type-too = Samen met een denkbeeldige speler een gebouwentype voltooien
example-five-complete-a-type-together = Alle vijf voltooien een gebouwentype
example-whole-game-against-four-rivals = Een heel spel tegen vier rivalen
example-completed-type-pays-at-the-end-of-the-round = Een voltooid gebouwentype telt aan het eind van de ronde
