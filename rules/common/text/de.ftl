## Why a move is refused, in every game

reason-not-now = Dieser Zug gehört zu einem anderen Moment des Spiels.
reason-not-your-turn = Du bist gerade nicht an der Reihe.
reason-must-choose = Du musst jetzt einen der möglichen Züge machen; passen geht hier nicht.
reason-game-over = Das Spiel ist zu Ende; es gibt keine Züge mehr.
reason-no-such-move = So einen Zug kennt dieses Spiel nicht.
reason-whose-move = Gerade sind mehrere an der Reihe; sag dazu, von wem dieser Zug ist.
reason-no-chance = Der Zufall hat gerade nichts zu entscheiden.
reason-fault = Die Spielregeln kommen hier nicht weiter. Das ist ein Fehler in den Regeln, nicht deiner.
# $action and $choice are labels, such as „Würfel drehen“ and „welcher Würfel“.
reason-no-such-choice = Bei „{ $action }“ steht das nicht zur Wahl; die Frage ist: { $choice }?
reason-nothing-to-choose = Bei „{ $action }“ gibt es hier nichts zu wählen; die Frage ist: { $choice }?

## Words

yes = ja
no = nein
none = nichts
empty = leer
points = Punkte
points-amount =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
total = gesamt
score = Punktestand
result = Ergebnis
place = Platz
place-number = { $number }. Platz
round = Runde
round-number = Runde { $number }
seat = Platz am Tisch
player = Spieler
players = Spieler
player-number = Spieler { $number }
player-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
imaginary-player = imaginärer Spieler { $number }
sole-winner = Sieger
joint-winners = gemeinsam gewonnen
variant = Variante
base-game = Grundspiel
options = Optionen
on-the-table = auf dem Tisch

## Places on a sheet or board

Side-north = Nord
Side-east = Ost
Side-south = Süd
Side-west = West
Direction-north = Nord
Direction-north-east = Nordost
Direction-east = Ost
Direction-south-east = Südost
Direction-south = Süd
Direction-south-west = Südwest
Direction-west = West
Direction-north-west = Nordwest
row = Reihe
column = Spalte
diagonal = Diagonale
row-number = Reihe { $number }
column-number = Spalte { $number }
cell = Feld
cell-number = Feld { $number }
cell-at = Reihe { $row }, Spalte { $column }

## Chance

chance = Zufall
roll = Wurf
draw = Ziehung
shuffle = Mischen
lot = Los

## Playing

your-move = Du bist an der Reihe.
turn-of = { $name } ist an der Reihe.
moves = mögliche Züge
pass = passen
done = fertig
which-move = Welcher Zug?
refused = Das geht nicht. { $reason }
game-over = Das Spiel ist zu Ende.
wins = { $name } gewinnt!
win-together = { $names } gewinnen gemeinsam!
played-alone = Du hast { points-amount } erreicht.

## Setting up a game

which-game = Welches Spiel möchtest du spielen?
which-variant = Welche Variante?
how-many-players = Zu wievielt spielt ihr?
how-many-imaginary = Wie viele imaginäre Spieler sind dabei?
player-name = Wie heißt Spieler { $number }?
choose-between = Wähle eine Zahl von { $from } bis { $to }.
seed = Zufallscode
seed-note = Zufallscode { $seed }: Damit wiederholt sich der Zufall ganz genau.

## Commands of the terminal: the words to type, and what they answer

command-help = hilfe
command-moves = züge
command-score = stand
command-undo = zurück
command-save = speichern
command-quit = ende
help =
    Tippe die Nummer eines Zuges. Außerdem kannst du eingeben:
    { command-moves } – zeigt, was du tun kannst
    { command-score } – zeigt, wie es steht
    { command-undo } – nimmt den letzten Zug zurück
    { command-save } – speichert das Spiel für später
    { command-quit } – beendet die Partie
undo = letzten Zug zurücknehmen
undone = Der letzte Zug ist zurückgenommen.
nothing-to-undo = Es gibt noch keinen Zug, den du zurücknehmen könntest.
save = Spiel speichern
saved = Das Spiel ist in { $file } gespeichert.
loaded = Weiter geht es mit dem Spiel aus { $file }.
cannot-load = { $file } enthält kein Spiel, das sich fortsetzen lässt.
quit = aufhören
goodbye = Bis zum nächsten Mal!
no-such-number = Einen Zug mit der Nummer { $number } gibt es nicht.
not-understood = „{ $input }“ verstehe ich nicht. Tippe „{ command-help }“, um zu sehen, was möglich ist.

## Telling what happens, where a game has no sentence of its own

and = und
told-more = { $count } weitere
told-times =
    { $count ->
        [2] zweimal
        [3] dreimal
        [4] viermal
       *[other] { $count }-mal
    } { $what }
told-move = { $player } wählt „{ $action }“
told-move-with = { $player } wählt „{ $action }“: { $choices }
told-pass = { $player } passt
told-done = { $player } macht weiter
told-roll = Es wird gewürfelt: { $outcome }
told-roll-by = { $player } würfelt { $outcome }
told-draw = Gezogen: { $outcome }
told-draw-by = { $player } zieht { $outcome }
told-lot = Das Los fällt auf { $outcome }
told-hidden = Es wird verdeckt gezogen ({ $pieces })
told-hidden-by = { $player } zieht verdeckt ({ $pieces })
told-shuffle = { $pieces } werden gemischt
told-points =
    { $points ->
        [one] { $player } erhält 1 Punkt
       *[other] { $player } erhält { $points } Punkte
    } ({ $scoring })
told-points-for =
    { $points ->
        [one] { $player } erhält 1 Punkt
       *[other] { $player } erhält { $points } Punkte
    } ({ $scoring }: { $for })
told-points-place =
    { $points ->
        [one] { $player } erhält 1 Punkt
       *[other] { $player } erhält { $points } Punkte
    } für Platz { $place } ({ $scoring }: { $for })
told-scoring = Jetzt werden die Punkte gezählt
told-total = { $points } für { $player }
told-totals = Stand: { $totals }
told-north =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } nördlich
told-south =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } südlich
told-west =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } westlich
told-east =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } östlich
told-middle = in der Mitte
ask-move = Was möchtest du tun?
ask-choice = { $choice }?
ask-skip = Überspringen
ask-done = Weiter
