game = Schweinchen
    .about = Würfle weiter, solange du dich traust: Mit einer Eins ist alles aus diesem Zug verloren.
pieces-Die = Würfel
    .many = Würfel
field-safe = sichere Punkte
field-cup = Becher
field-at-risk = Punkte auf dem Spiel
term-goal = Ziel
term-is-won = jemand hat das Ziel erreicht
phase-game = das Spiel
phase-turn = ein Zug
    .roll =
        { $outcome-face ->
            [1] { $player } würfelt eine 1: Alles aus diesem Zug ist verloren
           *[other] { $player } würfelt eine { $outcome }
        }
    .ask-throw-again =
        Würfelst du noch einmal oder hörst du mit { $at-risk ->
            [one] 1 Punkt
           *[other] { $at-risk } Punkten
        } auf?
action-throw-again = noch einmal würfeln
    .tell =
        { $player } wagt noch einen Wurf, { $at-risk ->
            [one] 1 Punkt steht
           *[other] { $at-risk } Punkte stehen
        } auf dem Spiel
action-hold = aufhören
    .tell =
        { $player } hört mit { $at-risk-before ->
            [one] 1 Punkt
           *[other] { $at-risk-before } Punkten
        } auf und hat jetzt { $safe }
reason-enough-to-win = Du hast schon genug, um zu gewinnen: Hör auf und zähle deine Punkte.
scoring-kept = sichere Punkte
    .tell =
        { $player } kommt auf { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
winner = Wer die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg
example-a-one-loses-the-turn = Eine Eins kostet dich den Zug
example-holding-keeps-the-points = Wer aufhört, behält seine Punkte
example-enough-is-enough = Genug ist genug
