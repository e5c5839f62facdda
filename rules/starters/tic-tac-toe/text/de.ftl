game = Drei in einer Reihe
    .about = Bring drei deiner Zeichen in eine Reihe, bevor es der anderen Seite gelingt.
kind-Sign = Zeichen
Sign-cross = Kreuz
Sign-nought = Kreis
pieces-Token = Zeichen
    .many = Zeichen
grid-board = Spielfeld
field-supply = Vorrat
field-on = was auf dem Spielfeld steht
field-mover = wer an der Reihe ist
term-sign = dein Zeichen
term-holds = Feld mit deinem Zeichen
term-has-line = drei in einer Reihe
term-line-points = Punkte für drei in einer Reihe
phase-game = das Spiel
phase-turn = ein Zug
    .ask-put =
        Wohin setzt du { $sign ->
            [cross] dein Kreuz
           *[other] deinen Kreis
        }?
action-put = ein Zeichen setzen
    .ask-cell = Wohin setzt du dein Zeichen ({ $sign })?
    .cell = in welches Feld
    .tell =
        { $player } setzt { $sign ->
            [cross] ein Kreuz
           *[other] einen Kreis
        } in { $cell }
reason-cell-taken = Dieses Feld ist schon besetzt.
scoring-three-in-a-line = drei in einer Reihe
    .tell = { $player } hat drei in einer Reihe
winner = Wer drei in einer Reihe hat, gewinnt.
    .tie-1 = hat niemand drei in einer Reihe: unentschieden
example-a-cell-is-taken-once = Jedes Feld nur einmal
example-three-in-a-diagonal-win = Schräg zählt auch
