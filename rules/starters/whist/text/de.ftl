game = Whist für sich allein
    .about = Bediene die Farbe, hol dir Stiche und spare deine Trümpfe.
kind-Suit = Farbe
Suit-clubs = Kreuz
Suit-diamonds = Karo
Suit-hearts = Herz
Suit-spades = Pik
pieces-Card = Karte
    .many = Karten
    .call =
        { $suit }{ $value ->
            [11] -Bube
            [12] -Dame
            [13] -König
            [14] -Ass
           *[other] { " " }{ $value }
        }
field-hand = Hand
field-played = gespielte Karte
field-tricks = Stiche
    .more = { $player } gewinnt den Stich
field-deck = Stapel
field-pile = gespielte Karten
field-trump = Trumpf
field-led = geforderte Farbe
field-leader = wer ausspielt
term-hand-size = Karten auf der Hand
term-strength = Stärke einer Karte
phase-game = das Spiel
    .shuffle = Die Karten werden gemischt und ausgeteilt
    .draw-trump = Trumpf ist { $outcome }
    .draw-leader = Das Los fällt auf { $outcome }: { $outcome } spielt aus
phase-trick = ein Stich
    .ask-play-card =
        { $led ->
            [none] Welche Karte spielst du aus?
           *[other] Welche Karte spielst du? (verlangt: { $led })
        }
action-play-card = eine Karte spielen
    .card = welche Karte
    .tell = { $player } spielt { $card }
    .ask-card = Welche Karte spielst du?
reason-follow-suit = Du hast die geforderte Farbe noch: Du musst sie bedienen.
scoring-tricks-won = Stiche
    .tell =
        { $player } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $tricks ->
            [one] 1 Stich
           *[other] { $tricks } Stiche
        }
winner = Wer die meisten Punkte hat, gewinnt.
    .tie-1 = bei Gleichstand: gemeinsamer Sieg
example-follow-suit-if-you-can = Bedienen, wenn es geht
example-a-small-trump-beats-an-ace = Ein kleiner Trumpf sticht ein Ass
