game = Whist voor jezelf
    .about = Beken kleur, haal slagen en spaar je troeven.
kind-Suit = kleur
Suit-clubs = klaveren
    .of = klaver
Suit-diamonds = ruiten
    .of = ruiten
Suit-hearts = harten
    .of = harten
Suit-spades = schoppen
    .of = schoppen
pieces-Card = kaart
    .many = kaarten
    .call =
        { $value ->
            [11] { $suit-of }boer
            [12] { $suit-of }vrouw
            [13] { $suit-of }heer
            [14] { $suit-of }aas
           *[other] { $suit } { $value }
        }
field-hand = hand
field-played = gespeelde kaart
field-tricks = slagen
    .more = { $player } wint de slag
field-deck = stapel
field-pile = gespeelde kaarten
field-trump = troef
field-led = gevraagde kleur
field-leader = wie uitkomt
term-hand-size = kaarten op de hand
term-strength = sterkte van een kaart
phase-game = het spel
    .shuffle = De kaarten worden geschud en gedeeld
    .draw-trump = Troef is { $outcome }
    .draw-leader = Het lot wijst { $outcome } aan: { $outcome } komt uit
phase-trick = een slag
    .ask-play-card =
        { $led ->
            [none] Met welke kaart kom je uit?
           *[other] Welke kaart speel je? (gevraagd: { $led })
        }
action-play-card = een kaart spelen
    .card = welke kaart
    .tell = { $player } speelt { $card }
    .ask-card = Welke kaart speel je?
reason-follow-suit = Je hebt de gevraagde kleur nog: die moet je bekennen.
scoring-tricks-won = slagen
    .tell =
        { $player } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor { $tricks ->
            [one] 1 slag
           *[other] { $tricks } slagen
        }
winner = Wie de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen
example-follow-suit-if-you-can = Bekennen als het kan
example-a-small-trump-beats-an-ace = Een lage troef slaat een aas
