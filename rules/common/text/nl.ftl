## Why a move is refused, in every game

reason-not-now = Deze zet hoort bij een ander moment van het spel.
reason-not-your-turn = Je bent nu niet aan de beurt.
reason-must-choose = Je moet nu een van de mogelijke zetten doen; passen kan hier niet.
reason-game-over = Het spel is afgelopen; er zijn geen zetten meer.
reason-no-such-move = Zo’n zet kent dit spel niet.
reason-whose-move = Er zijn nu meerdere spelers aan de beurt; zeg erbij van wie deze zet is.
reason-no-chance = Het toeval heeft nu niets te bepalen.
reason-fault = De spelregels lopen hier vast. Dat is een fout in de regels, niet van jou.
# $action and $choice are labels, such as “Dobbelsteen draaien” and “welke dobbelsteen”.
reason-no-such-choice = Bij “{ $action }” kun je dat niet kiezen; de vraag is: { $choice }?
reason-nothing-to-choose = Bij “{ $action }” valt er hier niets te kiezen; de vraag is: { $choice }?

## Words

yes = ja
no = nee
none = niets
empty = leeg
points = punten
points-amount =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
total = totaal
score = stand
result = uitslag
place = plaats
place-number = { $number }e plaats
round = ronde
round-number = ronde { $number }
seat = plek aan tafel
player = speler
players = spelers
player-number = speler { $number }
player-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
imaginary-player = denkbeeldige speler { $number }
sole-winner = winnaar
joint-winners = samen gewonnen
variant = variant
base-game = basisspel
options = opties
on-the-table = op tafel

## Places on a sheet or board

Side-north = noord
Side-east = oost
Side-south = zuid
Side-west = west
Direction-north = noord
Direction-north-east = noordoost
Direction-east = oost
Direction-south-east = zuidoost
Direction-south = zuid
Direction-south-west = zuidwest
Direction-west = west
Direction-north-west = noordwest
row = rij
column = kolom
diagonal = diagonaal
row-number = rij { $number }
column-number = kolom { $number }
cell = veld
cell-number = veld { $number }
cell-at = rij { $row }, kolom { $column }

## Chance

chance = toeval
roll = worp
draw = trekking
shuffle = schudden
lot = loting

## Playing

your-move = Jij bent aan de beurt.
turn-of = { $name } is aan de beurt.
moves = mogelijke zetten
pass = passen
done = klaar
which-move = Welke zet?
refused = Dat gaat niet. { $reason }
game-over = Het spel is afgelopen.
wins = { $name } wint!
win-together = { $names } winnen samen!
played-alone = Je hebt { points-amount } gehaald.

## Setting up a game

which-game = Welk spel wil je spelen?
which-variant = Welke variant?
how-many-players = Met hoeveel spelers speel je?
how-many-imaginary = Hoeveel denkbeeldige spelers doen mee?
player-name = Hoe heet speler { $number }?
choose-between = Kies een getal van { $from } tot en met { $to }.
seed = toevalscode
seed-note = Toevalscode { $seed }: daarmee herhaalt het toeval zich precies.

## Commands of the terminal: the words to type, and what they answer

command-help = hulp
command-moves = zetten
command-score = stand
command-undo = terug
command-save = bewaar
command-quit = stop
help =
    Typ het nummer van een zet. Je kunt ook typen:
    { command-moves } – zie wat je kunt doen
    { command-score } – zie hoe iedereen ervoor staat
    { command-undo } – neem de laatste zet terug
    { command-save } – bewaar het spel voor later
    { command-quit } – stop met spelen
undo = laatste zet terugnemen
undone = De laatste zet is teruggenomen.
nothing-to-undo = Er is nog geen zet om terug te nemen.
save = spel bewaren
saved = Het spel is bewaard in { $file }.
loaded = We gaan verder met het spel uit { $file }.
cannot-load = { $file } bevat geen spel dat we kunnen voortzetten.
quit = stoppen
goodbye = Tot de volgende keer!
no-such-number = Er is geen zet met nummer { $number }.
not-understood = “{ $input }” begrijp ik niet. Typ “{ command-help }” om te zien wat kan.

## Telling what happens, where a game has no sentence of its own

and = en
told-more = nog { $count }
told-times =
    { $count ->
        [2] twee keer
        [3] drie keer
        [4] vier keer
       *[other] { $count } keer
    } { $what }
told-move = { $player } kiest “{ $action }”
told-move-with = { $player } kiest “{ $action }”: { $choices }
told-pass = { $player } past
told-done = { $player } gaat verder
told-roll = Er wordt gegooid: { $outcome }
told-roll-by = { $player } gooit { $outcome }
told-draw = Getrokken: { $outcome }
told-draw-by = { $player } trekt { $outcome }
told-lot = Het lot wijst { $outcome } aan
told-hidden = Er wordt verdekt getrokken ({ $pieces })
told-hidden-by = { $player } trekt verdekt ({ $pieces })
told-shuffle = { $pieces } worden geschud
told-points =
    { $points ->
        [one] { $player } krijgt 1 punt
       *[other] { $player } krijgt { $points } punten
    } ({ $scoring })
told-points-for =
    { $points ->
        [one] { $player } krijgt 1 punt
       *[other] { $player } krijgt { $points } punten
    } ({ $scoring }: { $for })
told-points-place =
    { $points ->
        [one] { $player } krijgt 1 punt
       *[other] { $player } krijgt { $points } punten
    } voor plaats { $place } ({ $scoring }: { $for })
told-scoring = Nu worden de punten geteld
told-total = { $points } voor { $player }
told-totals = Stand: { $totals }
told-north =
    { $count ->
        [one] 1 vakje
       *[other] { $count } vakjes
    } ten noorden
told-south =
    { $count ->
        [one] 1 vakje
       *[other] { $count } vakjes
    } ten zuiden
told-west =
    { $count ->
        [one] 1 vakje
       *[other] { $count } vakjes
    } ten westen
told-east =
    { $count ->
        [one] 1 vakje
       *[other] { $count } vakjes
    } ten oosten
told-middle = in het midden
ask-move = Wat ga je doen?
ask-choice = { $choice }?
ask-skip = Overslaan
ask-done = Verder
