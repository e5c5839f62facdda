import type { Catalogue, Translations } from './message.ts';

/** Steps that are not written with the word by which the compiler knows them. */
const STEPS: Readonly<Record<string, Translations>> = {
  decide: {
    en: 'A decision of a player',
    nl: 'Een keuze van een speler',
    de: 'Eine Entscheidung eines Spielers',
  },
  becomes: { en: '`… becomes …`', nl: '`… becomes …`', de: '`… becomes …`' },
  chance: { en: '`chance chooses`', nl: '`chance chooses`', de: '`chance chooses`' },
};

/** What stands in phases, actions, rules and scorings, and what the game comes to. */
export const scripts = {
  'not-in-rules': {
    title: { en: 'Not in `rules`', nl: 'Niet in `rules`', de: 'Nicht in `rules`' },
    message: {
      en: '{statement} cannot stand in `rules`, which only hold conditions.',
      nl: '{statement} kan niet in `rules` staan; daarin staan alleen voorwaarden.',
      de: '{statement} kann nicht in `rules` stehen; dort stehen nur Bedingungen.',
    },
    cure: {
      en: 'Keep only `let` and `need` lines here, and write the rest in the actions that follow these rules.',
      nl: 'Houd hier alleen regels met `let` en `need`, en schrijf de rest in de acties die deze voorwaarden volgen.',
      de: 'Behalte hier nur Zeilen mit `let` und `need`, und schreibe den Rest in die Aktionen, die diesen Bedingungen folgen.',
    },
    words: { statement: STEPS },
    about: {
      en: '`rules` are conditions that several actions obey, under one heading. An action takes them over with `follow`. They change nothing, so it does not matter how often they are looked at.',
      nl: '`rules` zijn voorwaarden waaraan meerdere acties zich houden, onder één kop. Een actie neemt ze over met `follow`. Ze veranderen niets, dus maakt het niet uit hoe vaak ernaar wordt gekeken.',
      de: '`rules` sind Bedingungen, an die sich mehrere Aktionen halten, unter einer Überschrift. Eine Aktion übernimmt sie mit `follow`. Sie ändern nichts, also ist es gleich, wie oft man sie ansieht.',
    },
    sample: {
      before: [
        'rules can-pay of player',
        '  need coins is at least 1 else no-coins',
        '  remove 1 from coins',
      ],
      after: ['rules can-pay of player', '  need coins is at least 1 else no-coins'],
    },
  },
  'only-in-action': {
    title: { en: 'Only in an action', nl: 'Alleen in een actie', de: 'Nur in einer Aktion' },
    message: {
      en: '`{statement}` is part of a move, and a move is described by an `action`.',
      nl: '`{statement}` is een deel van een zet, en een zet beschrijf je in een `action`.',
      de: '`{statement}` ist Teil eines Zuges, und ein Zug wird in einer `action` beschrieben.',
    },
    cure: {
      en: 'Put the line into an `action`, and offer that action with `must do one of` or `may do one of`; a plain condition in a script is an `if`.',
      nl: 'Zet de regel in een `action` en bied die actie aan met `must do one of` of `may do one of`; een gewone voorwaarde in een verloop is een `if`.',
      de: 'Setze die Zeile in eine `action`, und biete diese Aktion mit `must do one of` oder `may do one of` an; eine einfache Bedingung in einem Ablauf ist ein `if`.',
    },
    about: {
      en: 'Choices and conditions with reasons belong together: they say which moves there are and why another is refused. A phase says in which order things happen, and whom it asks.',
      nl: 'Keuzes en voorwaarden met redenen horen bij elkaar: ze zeggen welke zetten er zijn en waarom een andere wordt geweigerd. Een fase zegt in welke volgorde dingen gebeuren en wie er wat gevraagd wordt.',
      de: 'Was gewählt wird und Bedingungen mit Gründen gehören zusammen: Sie sagen, welche Züge es gibt und warum ein anderer abgelehnt wird. Eine Phase sagt, in welcher Reihenfolge etwas geschieht und wer gefragt wird.',
    },
    sample: {
      before: ['phase turn of player', '  choose die from pool', '  move die to hand'],
      after: [
        'action take of player',
        '  choose die from pool',
        '  move die to hand',
        'phase turn of player',
        '  player may do one of',
        '    take',
      ],
    },
  },
  'only-in-scoring': {
    title: { en: 'Only in a scoring', nl: 'Alleen in een puntentelling', de: 'Nur in einer Wertung' },
    message: {
      en: '`{statement}` can stand in a `scoring` only.',
      nl: '`{statement}` kan alleen in een `scoring` staan.',
      de: '`{statement}` kann nur in einem `scoring` stehen.',
    },
    cure: {
      en: 'Put the line into a `scoring … for each player` and run that with `score`.',
      nl: 'Zet de regel in een `scoring … for each player` en voer die uit met `score`.',
      de: 'Setze die Zeile in ein `scoring … for each player`, und führe dieses mit `score` aus.',
    },
    about: {
      en: 'Each scoring is a row of the score pad, and what it awards is kept under its name. So at the end everybody sees where their points come from.',
      nl: 'Elke puntentelling is een rij op het scoreblok, en wat ze toekent wordt onder haar naam bewaard. Zo ziet iedereen aan het eind waar de punten vandaan komen.',
      de: 'Jede Wertung ist eine Zeile auf dem Wertungsblock, und was sie vergibt, wird unter ihrem Namen aufbewahrt. So sehen am Ende alle, woher ihre Punkte kommen.',
    },
    sample: {
      before: ['phase turn of player', '  award 3'],
      after: [
        'scoring turn-points for each player',
        '  award 3',
        'phase turn of player',
        '  score turn-points',
      ],
    },
  },
  'not-in-scoring': {
    title: { en: 'Not in a scoring', nl: 'Niet in een puntentelling', de: 'Nicht in einer Wertung' },
    message: {
      en: '{statement} cannot stand in a `scoring`.',
      nl: '{statement} kan niet in een `scoring` staan.',
      de: '{statement} kann nicht in einem `scoring` stehen.',
    },
    cure: {
      en: 'Do this in a `phase` before or after `score`.',
      nl: 'Doe dit in een `phase`, voor of na `score`.',
      de: 'Mache das in einer `phase` vor oder nach `score`.',
    },
    words: { statement: STEPS },
    about: {
      en: 'Counting points is done in one go: nobody chooses, nothing is rolled, no phase begins. So a score can be worked out at any time and is the same for all who look.',
      nl: 'Punten tellen gebeurt in één keer: niemand kiest, er wordt niet gedobbeld en er begint geen fase. Zo is een stand altijd uit te rekenen en voor iedereen gelijk.',
      de: 'Punkte werden in einem Zug gezählt: Niemand wählt, nichts wird gewürfelt, keine Phase beginnt. So lässt sich ein Stand jederzeit ausrechnen und ist für alle gleich.',
    },
    sample: {
      before: ['scoring luck for each player', '  roll pool', '  award 1'],
      after: [
        'scoring luck for each player',
        '  award 1',
        'phase turn of player',
        '  roll pool',
        '  score luck',
      ],
    },
  },
  'several-into-one': {
    title: {
      en: 'Several into a place for one',
      nl: 'Meer stukken op een plek voor één',
      de: 'Mehrere an einen Platz für eines',
    },
    message: {
      en: 'These may be several pieces, and in `{name}` there is room for one.',
      nl: 'Dit kunnen meerdere speelstukken zijn, en op `{name}` past er maar één.',
      de: 'Das können mehrere Spielteile sein, und in `{name}` ist nur Platz für eines.',
    },
    cure: {
      en: 'Move one of them: write `choose` without `some` or `any`, or `the first … in …`. For several, make `{name}` a place with the plural of the piece.',
      nl: 'Verplaats er één: schrijf `choose` zonder `some` of `any`, of `the first … in …`. Zijn er meer nodig, maak van `{name}` dan een plaats met het meervoud van het stuk.',
      de: 'Bewege eines davon: Schreibe `choose` ohne `some` und `any` oder aber `the first … in …`. Sollen es mehrere sein, mache `{name}` zu einem Platz mit der Mehrzahl des Teils.',
    },
    about: {
      en: 'In a `place for` a piece lies one piece or none, and a game stops when a second one comes. What was chosen with `some`, and what lies in a place, may be several, even if it seldom is.',
      nl: 'Op een `place for` een stuk ligt één stuk of geen, en een spel stopt als er een tweede bij komt. Wat met `some` is gekozen, en wat op een plaats ligt, kunnen er meer zijn, ook al komt dat zelden voor.',
      de: 'An einem `place for` ein Teil liegt eines oder keines, und ein Spiel bleibt stehen, wenn ein zweites kommt. Was mit `some` gewählt wurde und was an einem Platz liegt, können mehrere sein, auch wenn es selten vorkommt.',
    },
    sample: {
      before: [
        'the table has',
        '  window: place for Die',
        '',
        'action show of player',
        '  choose some dice from pool',
        '  move dice to window',
      ],
      after: [
        'the table has',
        '  window: place for Die',
        '',
        'action show of player',
        '  choose die from pool',
        '  move die to window',
      ],
    },
  },
  'move-pieces': {
    title: { en: 'Pieces are moved', nl: 'Speelstukken verplaats je', de: 'Spielteile bewegt man' },
    message: {
      en: '`{statement}` does not work with a place where pieces lie.',
      nl: '`{statement}` werkt niet met een plek waar speelstukken liggen.',
      de: '`{statement}` geht nicht bei einem Ort, an dem Spielteile liegen.',
    },
    cure: {
      en: 'Write `move … to …` with the place where the pieces go.',
      nl: 'Schrijf `move … to …` met de plek waar de speelstukken heen gaan.',
      de: 'Schreibe `move … to …` mit dem Ort, an den die Spielteile kommen.',
    },
    about: {
      en: 'A piece lies in exactly one place. Adding it to one place would leave open where it was taken from, and removing it where it has gone; `move` does both at once.',
      nl: 'Een speelstuk ligt op precies één plek. Bij toevoegen bleef open waar het vandaan komt, en bij weghalen waar het gebleven is; `move` doet beide tegelijk.',
      de: 'Ein Spielteil liegt an genau einem Ort. Beim Hinzufügen bliebe offen, woher es kommt, und beim Wegnehmen, wo es bleibt; `move` tut beides auf einmal.',
    },
    sample: {
      before: ['phase turn of player', '  add Die[red, 1] to tray'],
      after: ['phase turn of player', '  move Die[red, 1] to tray'],
    },
  },
  'cannot-change': {
    title: { en: 'Cannot be changed', nl: 'Kan niet veranderen', de: 'Nicht veränderbar' },
    message: {
      en: 'This is not a field or the face of a piece, and nothing else can change.',
      nl: 'Dit is geen veld of de ogen van een speelstuk, en iets anders kan niet veranderen.',
      de: 'Das ist kein Feld und nicht die Augen eines Spielteils, und anderes kann sich nicht ändern.',
    },
    cure: {
      en: 'Declare a field below `each player has` or `the table has` and change that one.',
      nl: 'Leg een veld vast onder `each player has` of `the table has` en verander dat.',
      de: 'Lege ein Feld unter `each player has` oder `the table has` fest, und ändere dieses.',
    },
    about: {
      en: 'All that changes in a game is declared as a field, and a die has a `face`. Terms are worked out anew each time, tables are printed, and a name from `let` or `choose` keeps its value. So a saved game is complete.',
      nl: 'Alles wat in een spel verandert, is vastgelegd als veld, en een dobbelsteen heeft een `face`. Begrippen worden telkens opnieuw uitgerekend, tabellen zijn gedrukt, en een naam uit `let` of `choose` houdt zijn waarde. Zo is een bewaard spel volledig.',
      de: 'Alles, was sich in einem Spiel ändert, ist als Feld festgelegt, und ein Würfel hat ein `face`. Begriffe werden jedes Mal neu ausgerechnet, Tabellen sind gedruckt, und ein Name aus `let` oder `choose` behält seinen Wert. So ist ein gespeichertes Spiel vollständig.',
    },
    sample: {
      before: ['phase turn of player', '  let spare = coins', '  spare becomes 3'],
      after: ['phase turn of player', '  coins becomes 3'],
    },
  },
  'award-to-whom': {
    title: { en: 'Points to whom?', nl: 'Punten voor wie?', de: 'Punkte an wen?' },
    message: {
      en: 'This `award` does not say who gets the points.',
      nl: 'Deze `award` zegt niet wie de punten krijgt.',
      de: 'Dieses `award` sagt nicht, wer die Punkte bekommt.',
    },
    cure: {
      en: 'Write `to` and a player or seat behind it, or let the scoring be `for each player`.',
      nl: 'Schrijf er `to` en een speler of plek achter, of maak er een puntentelling `for each player` van.',
      de: 'Schreibe `to` und einen Spieler oder Platz dahinter, oder mache daraus eine Wertung `for each player`.',
    },
    about: {
      en: 'In a scoring `for each player`, points go to that player unless the line says otherwise. A scoring for each value of a kind, such as each building, has nobody to whom they would go by themselves.',
      nl: 'In een puntentelling `for each player` gaan de punten naar die speler, tenzij de regel iets anders zegt. Bij een telling per waarde van een soort, zoals per gebouw, is er niemand naar wie ze vanzelf gaan.',
      de: 'In einer Wertung `for each player` gehen die Punkte an diesen Spieler, wenn die Zeile nichts anderes sagt. Bei einer Wertung je Wert einer Art, etwa je Gebäude, gibt es niemanden, an den sie von selbst gingen.',
    },
    sample: {
      before: ['scoring colours for each colour', '  award 1'],
      after: ['scoring colours for each colour', '  award 1 to starter'],
    },
  },
  'scoring-without-award': {
    title: { en: 'Scoring without points', nl: 'Puntentelling zonder punten', de: 'Wertung ohne Punkte' },
    message: {
      en: 'The scoring `{name}` awards no points.',
      nl: 'De puntentelling `{name}` kent geen punten toe.',
      de: 'Die Wertung `{name}` vergibt keine Punkte.',
    },
    cure: {
      en: 'Add a line with `award`, or make it a `phase`.',
      nl: 'Voeg een regel met `award` toe, of maak er een `phase` van.',
      de: 'Ergänze eine Zeile mit `award`, oder mache eine `phase` daraus.',
    },
    about: {
      en: 'A scoring is a row of the score pad. One that never awards anything would be an empty row; most often the `award` line was forgotten.',
      nl: 'Een puntentelling is een rij op het scoreblok. Een telling die nooit iets toekent, zou een lege rij zijn; meestal is de regel met `award` vergeten.',
      de: 'Eine Wertung ist eine Zeile auf dem Wertungsblock. Eine, die nie etwas vergibt, wäre eine leere Zeile; meist wurde die Zeile mit `award` vergessen.',
    },
    sample: {
      before: ['scoring wealth for each player', '  let worth = coins * 2'],
      after: ['scoring wealth for each player', '  award coins * 2'],
    },
  },
  unreachable: {
    title: { en: 'Never comes up', nl: 'Komt nooit aan bod', de: 'Kommt nie vor' },
    message: {
      en: 'The game never comes to `{sort} {name}`.',
      nl: 'Het spel komt nooit bij `{sort} {name}`.',
      de: 'Das Spiel kommt nie zu `{sort} {name}`.',
    },
    cure: {
      en: 'Start it from somewhere: a phase with `do`, an action by offering it, a scoring with `score`; or delete it.',
      nl: 'Start het ergens: een fase met `do`, een actie door haar aan te bieden, een puntentelling met `score`; of haal het weg.',
      de: 'Starte es irgendwo: eine Phase mit `do`, eine Aktion, indem du sie anbietest, eine Wertung mit `score`; oder lösche es.',
    },
    about: {
      en: 'The game begins with `phase game` and comes to whatever that starts, directly or through others. What is not among these never happens. The game can be played, but a rule is probably missing.',
      nl: 'Het spel begint met `phase game` en komt bij alles wat die start, rechtstreeks of via andere. Wat daar niet bij hoort, gebeurt nooit. Het spel is te spelen, maar waarschijnlijk ontbreekt er een spelregel.',
      de: 'Das Spiel beginnt mit `phase game` und kommt zu allem, was diese startet, direkt oder über andere. Was nicht dazugehört, geschieht nie. Das Spiel lässt sich spielen, aber vermutlich fehlt eine Regel.',
    },
    sample: {
      before: ['phase refill', '  move tray to pool', 'phase turn of player', '  roll pool'],
      after: ['phase refill', '  move tray to pool', 'phase turn of player', '  roll pool', '  do refill'],
    },
  },
  'dead-line': {
    title: {
      en: 'Line that is never reached',
      nl: 'Regel die nooit aan de beurt komt',
      de: 'Zeile, die nie drankommt',
    },
    message: {
      en: 'This line never happens: the script has ended before it.',
      nl: 'Deze regel gebeurt nooit: het verloop is ervoor al afgelopen.',
      de: 'Diese Zeile geschieht nie: Der Ablauf ist vorher schon zu Ende.',
    },
    cure: {
      en: 'Put it before the line that ends the script, or put that line under a condition.',
      nl: 'Zet hem voor de regel die het verloop beëindigt, of zet die onder een voorwaarde.',
      de: 'Setze sie vor die Zeile, die den Ablauf beendet, oder stelle diese unter eine Bedingung.',
    },
    cures: {
      repeat: {
        en: '`leave` ends all that it stands in, not only the loop. Write `repeat while …`, or put the loop into a `step` of its own.',
        nl: '`leave` beëindigt alles waar het in staat, niet alleen de herhaling. Schrijf `repeat while …`, of zet de herhaling in een eigen `step`.',
        de: '`leave` beendet alles, worin es steht, nicht nur die Wiederholung. Schreibe `repeat while …`, oder setze die Wiederholung in einen eigenen `step`.',
      },
    },
    also: { en: 'it ends here', nl: 'hier eindigt het', de: 'hier endet er' },
    about: {
      en: '`leave` ends the phase at once, and `impossible` says that the game cannot come here at all. What stands behind them in the same block is never done, and neither is what stands below a `repeat` that only `leave` ends.',
      nl: '`leave` beëindigt de fase meteen, en `impossible` zegt dat het spel hier helemaal niet kan komen. Wat er in hetzelfde blok achter staat, gebeurt nooit, en ook niet wat er onder een `repeat` staat die alleen met `leave` ophoudt.',
      de: '`leave` beendet die Phase sofort, und `impossible` sagt, dass das Spiel gar nicht hierher kommen kann. Was im selben Block dahinter steht, geschieht nie, und auch nicht, was unter einem `repeat` steht, das nur mit `leave` endet.',
    },
    sample: {
      before: ['phase turn of player', '  leave', '  roll pool'],
      after: ['phase turn of player', '  roll pool', '  leave'],
    },
  },
  'always-holds': {
    title: { en: 'Always holds', nl: 'Geldt altijd', de: 'Gilt immer' },
    message: {
      en: 'A condition in this line holds whatever happens.',
      nl: 'Een voorwaarde in deze regel geldt wat er ook gebeurt.',
      de: 'Eine Bedingung in dieser Zeile gilt, was auch geschieht.',
    },
    cure: {
      en: 'Compare with another value, or take the condition away.',
      nl: 'Vergelijk met een andere waarde, of haal de voorwaarde weg.',
      de: 'Vergleiche mit einem anderen Wert, oder nimm die Bedingung weg.',
    },
    about: {
      en: 'The ranges of the numbers already decide this condition: `0..20` coins are never fewer than nothing. A question whose answer is known is rarely what the author meant. The game can be played all the same.',
      nl: 'De bereiken van de getallen beslissen deze voorwaarde al: `0..20` munten zijn nooit minder dan niets. Een vraag waarvan het antwoord vaststaat, is zelden zo bedoeld. Het spel is toch te spelen.',
      de: 'Die Bereiche der Zahlen entscheiden diese Bedingung schon: `0..20` Münzen sind nie weniger als nichts. Eine Frage, deren Antwort feststeht, ist selten so gemeint. Das Spiel lässt sich trotzdem spielen.',
    },
    sample: {
      before: [
        'action buy of player',
        '  need coins is at least 0 else too-few-coins',
        '  remove 1 from coins',
      ],
      after: [
        'action buy of player',
        '  need coins is at least 1 else too-few-coins',
        '  remove 1 from coins',
      ],
    },
  },
  'never-holds': {
    title: { en: 'Never holds', nl: 'Geldt nooit', de: 'Gilt nie' },
    message: {
      en: 'A condition in this line cannot hold, whatever happens.',
      nl: 'Een voorwaarde in deze regel kan niet gelden, wat er ook gebeurt.',
      de: 'Eine Bedingung in dieser Zeile kann nicht gelten, was auch geschieht.',
    },
    cure: {
      en: 'Compare with a value that can occur, or take away what depends on the condition.',
      nl: 'Vergelijk met een waarde die kan voorkomen, of haal weg wat van de voorwaarde afhangt.',
      de: 'Vergleiche mit einem Wert, der vorkommen kann, oder nimm weg, was von der Bedingung abhängt.',
    },
    about: {
      en: 'The ranges of the numbers, or the values of the kinds, already decide this condition: `0..20` coins are never thirty. What depends on it never happens, or a move is never allowed. The game can be played, but hardly as it was meant.',
      nl: 'De bereiken van de getallen of de waarden van de soorten beslissen deze voorwaarde al: `0..20` munten zijn er nooit dertig. Wat ervan afhangt, gebeurt nooit, of een zet mag nooit. Het spel is te spelen, maar vast niet zoals bedoeld.',
      de: 'Die Bereiche der Zahlen oder die Werte der Arten entscheiden diese Bedingung schon: `0..20` Münzen sind nie dreißig. Was davon abhängt, geschieht nie, oder ein Zug ist nie erlaubt. Das Spiel lässt sich spielen, aber kaum so, wie es gemeint war.',
    },
    sample: {
      before: ['phase turn of player', '  if coins is at least 30', '    roll pool'],
      after: ['phase turn of player', '  if coins is at least 15', '    roll pool'],
    },
  },
  'no-of-here': {
    title: { en: 'No owner here', nl: 'Hier geen eigenaar', de: 'Hier kein Besitzer' },
    message: {
      en: 'It is clear whose `{name}` this is, so no `of` can stand here.',
      nl: 'Het is duidelijk van wie `{name}` hier is; er kan geen `of` achter staan.',
      de: 'Es ist klar, wessen `{name}` das ist; hier kann kein `of` stehen.',
    },
    cure: {
      en: 'Leave out `of` and what follows; somebody else decides in a decision of their own.',
      nl: 'Laat `of` en wat erop volgt weg; een ander beslist in een eigen beslissing.',
      de: 'Lass `of` und was folgt weg; jemand anderes entscheidet in einer eigenen Entscheidung.',
    },
    about: {
      en: 'An offer is always for the player who decides, and `follow` asks the conditions of the player who acts. To ask somebody else, name them at the head of the decision: `next of player must do one of`.',
      nl: 'Een aanbod is altijd voor de speler die beslist, en `follow` stelt de voorwaarden aan de speler die handelt. Wil je een ander vragen, noem die dan boven de beslissing: `next of player must do one of`.',
      de: 'Ein Angebot gilt immer dem Spieler, der entscheidet, und `follow` stellt die Bedingungen an den, der handelt. Willst du jemand anderen fragen, nenne ihn über der Entscheidung: `next of player must do one of`.',
    },
    sample: {
      before: [
        'phase greet of player',
        '  player may do one of',
        '    wave of next of player',
        '',
        'action wave of player',
      ],
      after: [
        'phase greet of player',
        '  next of player may do one of',
        '    wave',
        '',
        'action wave of player',
      ],
    },
  },
  'no-face': {
    title: { en: 'Nothing to roll', nl: 'Niets om te gooien', de: 'Nichts zu würfeln' },
    message: {
      en: 'The pieces `{name}` have no `face`, so they cannot be rolled.',
      nl: 'De speelstukken `{name}` hebben geen `face` en zijn dus niet te gooien.',
      de: 'Die Spielteile `{name}` haben kein `face`, also kann man sie nicht würfeln.',
    },
    cure: {
      en: 'Say what they can show, such as `pieces {name}, with face 1..6`, or roll other pieces.',
      nl: 'Zeg wat ze kunnen tonen, bijvoorbeeld `pieces {name}, with face 1..6`, of gooi andere stukken.',
      de: 'Sag, was sie zeigen können, etwa `pieces {name}, with face 1..6`, oder würfle andere Teile.',
    },
    about: {
      en: 'A roll gives pieces a new face. What faces a die has is written where the pieces are declared: numbers, or the values of a kind.',
      nl: 'Een worp geeft stukken een nieuwe zijde boven. Welke zijden een dobbelsteen heeft, staat bij de speelstukken: getallen, of de waarden van een soort.',
      de: 'Ein Wurf gibt Teilen eine neue Seite. Welche Seiten ein Würfel hat, steht bei den Spielteilen: Zahlen oder die Werte einer Art.',
    },
    sample: {
      before: ['pieces Cube', '  3 alike', '', 'phase rolling', '  roll all Cube'],
      after: ['pieces Cube, with face 1..6', '  3 alike', '', 'phase rolling', '  roll all Cube'],
    },
  },
} satisfies Catalogue;
