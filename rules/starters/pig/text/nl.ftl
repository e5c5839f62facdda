game = Varken
    .about = Gooi door zolang je durft: met een één ben je alles van deze beurt kwijt.
pieces-Die = dobbelsteen
    .many = dobbelstenen
field-safe = veilige punten
field-cup = beker
field-at-risk = punten op het spel
term-goal = doel
term-is-won = iemand heeft het doel bereikt
phase-game = het spel
phase-turn = een beurt
    .roll =
        { $outcome-face ->
            [1] { $player } gooit een 1: alles van deze beurt is weg
           *[other] { $player } gooit een { $outcome }
        }
    .ask-throw-again =
        Gooi je nog eens, of stop je met { $at-risk ->
            [one] 1 punt
           *[other] { $at-risk } punten
        }?
action-throw-again = nog eens gooien
    .tell =
        { $player } waagt nog een worp, met { $at-risk ->
            [one] 1 punt
           *[other] { $at-risk } punten
        } op het spel
action-hold = stoppen
    .tell =
        { $player } stopt met { $at-risk-before ->
            [one] 1 punt
           *[other] { $at-risk-before } punten
        } en heeft er nu { $safe }
reason-enough-to-win = Je hebt al genoeg om te winnen: stop en tel je punten.
scoring-kept = veilige punten
    .tell =
        { $player } eindigt met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }
winner = Wie de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen
example-a-one-loses-the-turn = Een één kost je de beurt
example-holding-keeps-the-points = Wie stopt, houdt zijn punten
example-enough-is-enough = Genoeg is genoeg
