import type { Catalogue } from './message.ts';

/** Repetition, and what players do at once. */
export const loops = {
  'loop-without-leave': {
    title: { en: 'Repeats for ever', nl: 'Herhaalt eindeloos', de: 'Wiederholt ohne Ende' },
    message: {
      en: 'This `repeat` has no number, no condition and no `leave`, so it never ends.',
      nl: 'Deze `repeat` heeft geen aantal, geen voorwaarde en geen `leave`, en eindigt dus nooit.',
      de: 'Dieses `repeat` hat keine Anzahl, keine Bedingung und kein `leave` und endet also nie.',
    },
    cure: {
      en: 'Write `repeat 3 times` or `repeat while …`, or put a `leave` inside under a condition.',
      nl: 'Schrijf `repeat 3 times` of `repeat while …`, of zet er een `leave` in onder een voorwaarde.',
      de: 'Schreibe `repeat 3 times` oder `repeat while …`, oder setze innen ein `leave` unter eine Bedingung.',
    },
    about: {
      en: 'A bare `repeat` goes on until its phase is left. Without a `leave` in it the game would stay there for ever.',
      nl: 'Een kale `repeat` gaat door totdat de fase wordt verlaten. Zonder `leave` erin zou het spel er voor altijd blijven.',
      de: 'Ein bloßes `repeat` läuft, bis die Phase verlassen wird. Ohne `leave` darin bliebe das Spiel für immer dort.',
    },
    sample: {
      before: ['phase rolling', '  repeat', '    roll pool'],
      after: ['phase rolling', '  repeat', '    roll pool', '    if face of Die[red, 1] is 6', '      leave'],
    },
  },
  'endless-loop': {
    title: {
      en: 'Condition never changes',
      nl: 'Voorwaarde verandert nooit',
      de: 'Bedingung ändert sich nie',
    },
    message: {
      en: 'This loop goes on as long as its condition holds; the condition asks about {asked}, and nothing inside changes that.',
      nl: 'Deze herhaling gaat door zolang de voorwaarde geldt; die vraagt naar {asked}, en niets erin verandert dat.',
      de: 'Diese Wiederholung läuft, solange ihre Bedingung gilt; sie fragt nach {asked}, und nichts darin ändert das.',
    },
    cure: {
      en: 'Change inside the loop what the condition asks about, or put a `leave` there.',
      nl: 'Verander in de herhaling waar de voorwaarde naar vraagt, of zet er een `leave` in.',
      de: 'Ändere in der Wiederholung, wonach die Bedingung fragt, oder setze ein `leave` hinein.',
    },
    words: {
      asked: {
        '': {
          en: 'nothing that can change',
          nl: 'niets wat kan veranderen',
          de: 'nichts, was sich ändern kann',
        },
      },
    },
    about: {
      en: 'A `repeat while` ends when its condition no longer holds. If no line in it touches what the condition asks about, it never begins or never ends.',
      nl: 'Een `repeat while` eindigt zodra de voorwaarde niet meer geldt. Raakt geen regel erin aan waar de voorwaarde naar vraagt, dan begint ze nooit of eindigt ze nooit.',
      de: 'Ein `repeat while` endet, sobald seine Bedingung nicht mehr gilt. Berührt keine Zeile darin das, wonach die Bedingung fragt, beginnt es nie oder endet nie.',
    },
    sample: {
      before: ['phase turn of player', '  repeat while coins is at least 1', '    roll pool'],
      after: [
        'phase turn of player',
        '  repeat while coins is at least 1',
        '    roll pool',
        '    remove 1 from coins',
      ],
    },
  },
  'at-once-changes': {
    title: { en: 'Changes what is shared', nl: 'Verandert wat gedeeld is', de: 'Ändert Gemeinsames' },
    message: {
      en: 'What players do at once changes `{name}`, which does not belong to each of them alone.',
      nl: 'Wat spelers tegelijk doen, verandert `{name}`, en dat is niet van ieder afzonderlijk.',
      de: 'Was alle gleichzeitig tun, ändert `{name}`, und das gehört nicht jedem für sich.',
    },
    details: [
      {
        en: 'It moves a `{pieces}` without saying where it lies, which may be there.',
        nl: 'Er wordt een `{pieces}` verplaatst zonder te zeggen waar die ligt, en dat kan daar zijn.',
        de: 'Ein `{pieces}` wird bewegt, ohne dass gesagt ist, wo es liegt, und das kann dort sein.',
      },
    ],
    cure: {
      en: 'Change only what belongs to the player of the loop, and hand on in a loop behind it what goes to others (“A draft”, among the idioms of the reference); or leave out `, at once` so that they go one after another.',
      nl: 'Verander alleen wat van de speler in de herhaling is, en geef in een herhaling erachter door wat naar anderen gaat (“A draft”, bij de voorbeelden in de naslag); of laat `, at once` weg zodat ze na elkaar gaan.',
      de: 'Ändere nur, was dem Spieler der Wiederholung gehört, und gib in einer Wiederholung dahinter weiter, was zu anderen geht („A draft“, bei den Mustern im Nachschlagewerk); oder lass `, at once` weg, damit sie nacheinander an die Reihe kommen.',
    },
    about: {
      en: 'With `at once` nobody waits for anybody, and the order in which players finish must not matter. So each may change only fields of their own; pieces on the table and faces of dice belong to all, and points are counted in order.',
      nl: 'Bij `at once` wacht niemand op een ander, en de volgorde waarin spelers klaar zijn mag niet uitmaken. Daarom verandert ieder alleen eigen velden; speelstukken op tafel en de ogen van dobbelstenen zijn van allen, en punten worden op volgorde geteld.',
      de: 'Bei `at once` wartet niemand auf andere, und es darf nicht darauf ankommen, wer zuerst fertig ist. Deshalb ändert jeder nur eigene Felder; Spielteile auf dem Tisch und die Augen der Würfel gehören allen, und Punkte werden der Reihe nach gezählt.',
    },
    sample: {
      before: ['phase gather', '  for each player in players, at once', '    add 1 to round-marker'],
      after: ['phase gather', '  for each player in players, at once', '    add 1 to coins of player'],
    },
  },
  'at-once-reads': {
    title: {
      en: 'Looks at what others change',
      nl: 'Kijkt naar wat anderen veranderen',
      de: 'Sieht, was andere ändern',
    },
    message: {
      en: 'What players do at once looks at `{name}` of others while they change it.',
      nl: 'Wat spelers tegelijk doen, kijkt naar `{name}` van anderen terwijl die het veranderen.',
      de: 'Was alle gleichzeitig tun, sieht sich `{name}` der anderen an, während diese es ändern.',
    },
    cure: {
      en: 'Look only at what belongs to the player of the loop, or leave out `, at once`.',
      nl: 'Kijk alleen naar wat van de speler in de herhaling is, of laat `, at once` weg.',
      de: 'Sieh nur an, was dem Spieler der Wiederholung gehört, oder lass `, at once` weg.',
    },
    about: {
      en: 'With `at once` all players act in any order. A player who looks at something that another is just changing would get a different answer depending on who was faster.',
      nl: 'Bij `at once` handelen alle spelers in willekeurige volgorde. Wie kijkt naar iets wat een ander net verandert, zou een ander antwoord krijgen naargelang wie sneller was.',
      de: 'Bei `at once` handeln alle in beliebiger Reihenfolge. Wer auf etwas sieht, das andere gerade ändern, bekäme je nachdem, wer schneller war, eine andere Antwort.',
    },
    sample: {
      before: [
        'phase gather',
        '  for each player in players, at once',
        '    if coins of starter is at least 3',
        '      add 1 to coins of player',
      ],
      after: [
        'phase gather',
        '  for each player in players, at once',
        '    if coins of player is at least 3',
        '      add 1 to coins of player',
      ],
    },
  },
  'at-once-chance': {
    title: { en: 'Chance at once', nl: 'Toeval tegelijk', de: 'Zufall gleichzeitig' },
    message: {
      en: 'What players do at once depends on chance here.',
      nl: 'Wat spelers tegelijk doen, hangt hier van het toeval af.',
      de: 'Was alle gleichzeitig tun, hängt hier vom Zufall ab.',
    },
    cure: {
      en: 'Roll, draw or shuffle before or after this loop, or leave out `, at once`.',
      nl: 'Werp, trek of schud voor of na deze herhaling, of laat `, at once` weg.',
      de: 'Würfle, ziehe oder mische vor oder nach dieser Wiederholung, oder lass `, at once` weg.',
    },
    about: {
      en: 'A roll gives the same numbers again when a game is replayed from its record. That works only if it is settled who rolls first, and with `at once` it is not.',
      nl: 'Een worp geeft dezelfde getallen als een spel uit het verslag wordt nagespeeld. Dat kan alleen als vaststaat wie eerst werpt, en bij `at once` is dat niet zo.',
      de: 'Ein Wurf gibt wieder dieselben Zahlen, wenn ein Spiel aus der Aufzeichnung nachgespielt wird. Das geht nur, wenn feststeht, wer zuerst würfelt, und bei `at once` tut es das nicht.',
    },
    sample: {
      before: ['phase gather', '  for each player in players, at once', '    roll hand of player'],
      after: ['phase gather', '  for each player in players', '    roll hand of player'],
    },
  },
  'leave-at-once': {
    title: { en: '`leave` at once', nl: '`leave` tijdens `at once`', de: '`leave` bei `at once`' },
    message: {
      en: 'This `leave` would end the phase for all while others are still at it.',
      nl: 'Deze `leave` zou de fase voor iedereen beëindigen terwijl anderen nog bezig zijn.',
      de: 'Dieses `leave` würde die Phase für alle beenden, während andere noch dabei sind.',
    },
    cure: {
      en: 'Put what each player does into a `phase … of player` of its own: a `leave` there ends only that one.',
      nl: 'Zet wat ieder doet in een eigen `phase … of player`: een `leave` daarin beëindigt alleen die.',
      de: 'Setze, was jeder tut, in eine eigene `phase … of player`: Ein `leave` dort beendet nur diese.',
    },
    about: {
      en: '`leave` ends the phase in which it stands. Directly inside a loop `at once` that is the phase of all players, and the others would be stopped in the middle.',
      nl: '`leave` beëindigt de fase waarin het staat. Direct in een herhaling met `at once` is dat de fase van alle spelers, en de anderen zouden halverwege worden afgebroken.',
      de: '`leave` beendet die Phase, in der es steht. Direkt in einer Wiederholung mit `at once` ist das die Phase aller, und die anderen würden mittendrin abgebrochen.',
    },
    sample: {
      before: [
        'phase gather',
        '  for each player in players, at once',
        '    if coins of player is 20',
        '      leave',
        '    add 1 to coins of player',
      ],
      after: [
        'phase gather',
        '  for each player in players, at once',
        '    do gather-one of player',
        'phase gather-one of player',
        '  if coins is 20',
        '    leave',
        '  add 1 to coins',
      ],
    },
  },
  'at-once-inside': {
    title: {
      en: '`at once` inside `at once`',
      nl: '`at once` binnen `at once`',
      de: '`at once` in `at once`',
    },
    message: {
      en: 'This loop `at once` stands inside another one.',
      nl: 'Deze herhaling met `at once` staat binnen een andere.',
      de: 'Diese Wiederholung mit `at once` steht in einer anderen.',
    },
    cure: {
      en: 'Leave out `, at once` at one of the two.',
      nl: 'Laat bij een van de twee `, at once` weg.',
      de: 'Lass bei einer von beiden `, at once` weg.',
    },
    also: { en: 'the outer one', nl: 'de buitenste', de: 'die äußere' },
    about: {
      en: 'Inside a loop `at once` every player acts for themselves. A second such loop inside would let each player act for all again, several times at the same moment.',
      nl: 'In een herhaling met `at once` handelt ieder voor zich. Een tweede erin zou ieder opnieuw voor allen laten handelen, meermaals op hetzelfde moment.',
      de: 'In einer Wiederholung mit `at once` handelt jeder für sich. Eine zweite darin ließe jeden wieder für alle handeln, mehrfach im selben Moment.',
    },
    sample: {
      before: [
        'phase gather',
        '  for each player in players, at once',
        '    for each other in players, at once',
        '      add 1 to coins of player',
      ],
      after: [
        'phase gather',
        '  for each player in players, at once',
        '    for each other in players',
        '      add 1 to coins of player',
      ],
    },
  },
  'at-once-decides': {
    title: { en: 'Somebody else decides', nl: 'Een ander beslist', de: 'Jemand anderes entscheidet' },
    message: {
      en: 'In what players do at once, somebody else is asked here.',
      nl: 'In wat spelers tegelijk doen, wordt hier een ander gevraagd.',
      de: 'In dem, was Spieler gleichzeitig tun, wird hier jemand anderes gefragt.',
    },
    cure: {
      en: 'Let the player of the loop decide, or leave out `, at once`.',
      nl: 'Laat de speler van de herhaling beslissen, of laat `, at once` weg.',
      de: 'Lass den Spieler der Wiederholung entscheiden, oder lass `, at once` weg.',
    },
    also: { en: 'at once, from here on', nl: 'tegelijk, vanaf hier', de: 'gleichzeitig, ab hier' },
    about: {
      en: 'At once means that nobody waits for anybody: each player is asked for their own part only. If one were asked in the part of another, two questions could wait for the same player.',
      nl: 'Met `at once` wacht niemand op een ander: ieder wordt alleen voor het eigen deel gevraagd. Werd je in het deel van een ander gevraagd, dan konden er twee vragen tegelijk op je wachten.',
      de: 'Mit `at once` wartet niemand auf andere: Jeder wird nur für den eigenen Teil gefragt. Würdest du im Teil eines anderen gefragt, könnten zwei Fragen zugleich auf dich warten.',
    },
    sample: {
      before: [
        'phase gather',
        '  for each player in players, at once',
        '    next of player may do one of',
        '      wave',
        '',
        'action wave of player',
      ],
      after: [
        'phase gather',
        '  for each player in players, at once',
        '    player may do one of',
        '      wave',
        '',
        'action wave of player',
      ],
    },
  },
} satisfies Catalogue;
