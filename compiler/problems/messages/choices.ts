import type { Catalogue } from './message.ts';

/** Decisions of players, draws, and ties. */
export const choices = {
  'empty-choice-of-seat': {
    title: {
      en: 'What does an imaginary player do?',
      nl: 'Wat doet een denkbeeldige speler?',
      de: 'Was tut ein imaginärer Spieler?',
    },
    message: {
      en: 'A seat must decide here, and the seat of an imaginary player never can.',
      nl: 'Een plek aan tafel moet hier kiezen, en die van een denkbeeldige speler kan dat nooit.',
      de: 'Ein Platz muss hier entscheiden, und der eines imaginären Spielers kann das nie.',
    },
    cure: {
      en: 'Add `otherwise` with what an imaginary player does, or let a `player` decide.',
      nl: 'Voeg `otherwise` toe met wat een denkbeeldige speler doet, of laat een `player` kiezen.',
      de: 'Ergänze `otherwise` mit dem, was ein imaginärer Spieler tut, oder lass einen `player` entscheiden.',
    },
    about: {
      en: 'A `seat` is a player or an imaginary one. Nobody chooses for an imaginary player, so wherever it would have to, the `otherwise` branch is taken, and it must be there.',
      nl: 'Een `seat` is een speler of een denkbeeldige. Voor een denkbeeldige speler kiest niemand; waar die zou moeten kiezen, geldt de `otherwise`, en die moet er dus zijn.',
      de: 'Ein `seat` ist der Platz eines Spielers oder eines imaginären. Für einen imaginären wählt niemand; wo er wählen müsste, gilt das `otherwise`, und das muss also da sein.',
    },
    sample: {
      before: ['action wave of player', 'phase greet of seat', '  seat must do one of', '    wave'],
      after: [
        'action wave of player',
        'phase greet of seat',
        '  seat must do one of',
        '    wave',
        '  otherwise',
        '    nothing',
      ],
    },
  },
  'choose-after-change': {
    title: { en: 'Choice after a change', nl: 'Keuze na een verandering', de: 'Auswahl nach einer Änderung' },
    message: {
      en: 'The action has already changed something when this is chosen.',
      nl: 'De actie heeft al iets veranderd als dit wordt gekozen.',
      de: 'Die Aktion hat schon etwas geändert, wenn das gewählt wird.',
    },
    cure: {
      en: 'Put all `choose` lines before the first change, or ask again with `must do one of` afterwards.',
      nl: 'Zet alle regels met `choose` voor de eerste verandering, of vraag daarna opnieuw met `must do one of`.',
      de: 'Setze alle Zeilen mit `choose` vor die erste Änderung, oder frage danach noch einmal mit `must do one of`.',
    },
    also: { en: 'changed here', nl: 'hier veranderd', de: 'hier geändert' },
    about: {
      en: 'What an action chooses is one move, decided in one go. If something had changed in between, a player could no longer see beforehand which moves there are. What depends on a change is a decision of its own.',
      nl: 'Wat een actie kiest, is één zet, in één keer besloten. Was er tussendoor iets veranderd, dan kon een speler vooraf niet meer zien welke zetten er zijn. Wat van een verandering afhangt, is een keuze apart.',
      de: 'Was eine Aktion wählt, ist ein Zug, auf einmal entschieden. Hätte sich dazwischen etwas geändert, könnte man vorher nicht mehr sehen, welche Züge es gibt. Was von einer Änderung abhängt, ist eine eigene Entscheidung.',
    },
    sample: {
      before: [
        'action buy of player',
        '  pay 1 from coins else too-few-coins',
        '  choose die from pool',
        '  move die to hand',
      ],
      after: [
        'action buy of player',
        '  choose die from pool',
        '  pay 1 from coins else too-few-coins',
        '  move die to hand',
      ],
    },
  },
  'choose-inside': {
    title: {
      en: 'Choice inside another line',
      nl: 'Keuze binnen een andere regel',
      de: 'Auswahl in einer anderen Zeile',
    },
    message: {
      en: 'This choice stands inside a condition or a loop, so it is not part of every move.',
      nl: 'Deze keuze staat binnen een voorwaarde of herhaling en hoort dus niet bij elke zet.',
      de: 'Diese Auswahl steht in einer Bedingung oder Wiederholung und gehört also nicht zu jedem Zug.',
    },
    cure: {
      en: 'Move the `choose` line to the left, directly below the first line of the action, or make two actions.',
      nl: 'Zet de regel met `choose` naar links, direct onder de eerste regel van de actie, of maak er twee acties van.',
      de: 'Rücke die Zeile mit `choose` nach links, direkt unter die erste Zeile der Aktion, oder mache zwei Aktionen daraus.',
    },
    about: {
      en: 'Every move of an action has the same choices, so that it can be listed, shown and written down. Two sorts of moves with different choices are two actions, offered side by side.',
      nl: 'Elke zet van een actie heeft dezelfde keuzes, zodat je hem kunt opsommen, tonen en opschrijven. Twee soorten zetten met verschillende keuzes zijn twee acties, naast elkaar aangeboden.',
      de: 'Bei jedem Zug einer Aktion wird dasselbe gewählt, damit man ihn auflisten, zeigen und aufschreiben kann. Zwei Sorten von Zügen, bei denen Verschiedenes gewählt wird, sind zwei Aktionen, nebeneinander angeboten.',
    },
    sample: {
      before: ['action take of player', '  if coins is at least 3', '    choose die from pool'],
      after: [
        'action take of player',
        '  choose die from pool',
        '  need coins is at least 3 else too-few-coins',
      ],
    },
  },
  'too-many-combinations': {
    title: {
      en: 'More moves than can be numbered',
      nl: 'Meer zetten dan te nummeren zijn',
      de: 'Mehr Züge, als sich nummerieren lassen',
    },
    message: {
      en: 'With this choice, `{name}` has more than 281 trillion combinations of choices.',
      nl: 'Met deze keuze heeft `{name}` meer dan 281 biljoen combinaties van keuzes.',
      de: 'Mit dieser Auswahl hat `{name}` mehr als 281 Billionen mögliche Züge.',
    },
    cure: {
      en: 'Choose from fewer values, for example by giving a number its bounds, or make two actions that follow each other.',
      nl: 'Laat uit minder waarden kiezen, bijvoorbeeld door een getal grenzen te geven, of maak er twee acties na elkaar van.',
      de: 'Lass aus weniger Werten wählen, etwa indem du einer Zahl Grenzen gibst, oder mache zwei Aktionen nacheinander daraus.',
    },
    about: {
      en: 'An engine tells the moves of an action apart by one number each. It counts every value that a choice could ever have with every value of the others, also those that the conditions below then refuse.',
      nl: 'Een engine houdt de zetten van een actie uit elkaar met elk één getal. Daarbij telt elke waarde die een keuze ooit kan hebben met elke waarde van de andere, ook als de voorwaarden eronder ze daarna weigeren.',
      de: 'Eine Engine unterscheidet die Züge einer Aktion durch je eine Zahl. Dabei zählt jeder Wert, den eine Auswahl je haben kann, mit jedem Wert der anderen, auch wenn die Bedingungen darunter ihn dann ablehnen.',
    },
    sample: {
      before: [
        'action bid of player',
        '  choose first-bid  from 1..20000000',
        '  choose second-bid from 1..20000000',
        '  need first-bid + second-bid is at most coins else too-few-coins',
        '  remove first-bid from coins',
      ],
      after: [
        'action bid of player',
        '  choose first-bid  from 1..20',
        '  choose second-bid from 1..20',
        '  need first-bid + second-bid is at most coins else too-few-coins',
        '  remove first-bid from coins',
      ],
    },
  },
  'need-after-stop': {
    title: { en: 'Condition too late', nl: 'Voorwaarde te laat', de: 'Bedingung zu spät' },
    message: {
      en: 'This condition comes after a roll, a draw or a decision, when the move can no longer be taken back.',
      nl: 'Deze voorwaarde komt na een worp, een trekking of een keuze, als de zet niet meer terug te nemen is.',
      de: 'Diese Bedingung kommt nach einem Wurf, einer Ziehung oder einer Entscheidung, wenn der Zug nicht mehr zurückgenommen werden kann.',
    },
    cure: {
      en: 'Put the condition before it, or use an `if` if it is only about what happens next.',
      nl: 'Zet de voorwaarde ervoor, of gebruik een `if` als het alleen gaat om wat er daarna gebeurt.',
      de: 'Setze die Bedingung davor, oder nimm ein `if`, wenn es nur darum geht, was danach geschieht.',
    },
    also: { en: 'the game stops here', nl: 'hier stopt het spel even', de: 'hier hält das Spiel an' },
    about: {
      en: 'A `need` says whether a move is allowed, and a move that is not allowed changes nothing. After a roll or a decision that is too late: everybody has seen the dice.',
      nl: 'Een `need` zegt of een zet mag, en een zet die niet mag, verandert niets. Na een worp of een keuze is dat te laat: iedereen heeft de dobbelstenen gezien.',
      de: 'Ein `need` sagt, ob ein Zug erlaubt ist, und ein nicht erlaubter Zug ändert nichts. Nach einem Wurf oder einer Entscheidung ist das zu spät: Alle haben die Würfel gesehen.',
    },
    sample: {
      before: ['action roll-on of player', '  roll pool', '  need coins is at least 1 else too-few-coins'],
      after: ['action roll-on of player', '  need coins is at least 1 else too-few-coins', '  roll pool'],
    },
  },
  'no-tie-rule': {
    title: { en: 'What about a tie?', nl: 'En bij gelijke stand?', de: 'Und bei Gleichstand?' },
    message: {
      en: 'Nothing says what happens when several are equal.',
      nl: 'Nergens staat wat er gebeurt als er meerdere gelijk zijn.',
      de: 'Nirgends steht, was geschieht, wenn mehrere gleichauf sind.',
    },
    cure: {
      en: 'Add a `tie:` line: another measure (`tie: most …`) and at the end `joint win` for the `winner`, or `share, rounded down`, `by lot`, `nobody` or `impossible` in a `rank`.',
      nl: 'Voeg een regel `tie:` toe: een andere maatstaf (`tie: most …`) en aan het eind `joint win` bij de `winner`, of `share, rounded down`, `by lot`, `nobody` of `impossible` in een `rank`.',
      de: 'Ergänze eine Zeile `tie:`: einen anderen Maßstab (`tie: most …`) und am Ende `joint win` beim `winner` und `share, rounded down`, `by lot`, `nobody` oder `impossible` in einem `rank`.',
    },
    about: {
      en: 'Ties are what tables argue about most. So every ranking says how they are settled, also the one for the winner. If the rules exclude a tie, `tie: impossible` says so, and the tests look after it.',
      nl: 'Over gelijke standen wordt aan tafel het meest gesteggeld. Daarom zegt elke rangschikking hoe ze worden beslist, ook die voor de winnaar. Sluiten de regels een gelijke stand uit, dan zegt `tie: impossible` dat, en de tests letten erop.',
      de: 'Über Gleichstände wird am Tisch am meisten gestritten. Deshalb sagt jede Rangfolge, wie sie entschieden werden, auch die für den Sieg. Schließen die Regeln einen Gleichstand aus, sagt das `tie: impossible`, und die Tests achten darauf.',
    },
    sample: {
      before: [
        'scoring richest for each colour',
        '  rank seat in players by most coins of seat',
        '    award 3 to seat',
      ],
      after: [
        'scoring richest for each colour',
        '  rank seat in players by most coins of seat',
        '    tie: share, rounded down',
        '    award 3 to seat',
      ],
    },
  },
  'tie-left-open': {
    title: { en: 'Tie left open', nl: 'Gelijke stand blijft open', de: 'Gleichstand bleibt offen' },
    message: {
      en: 'The last `tie:` line is another measure, and those may be equal too.',
      nl: 'De laatste regel `tie:` is weer een maatstaf, en ook daarin kunnen ze gelijk zijn.',
      de: 'Die letzte Zeile `tie:` ist wieder ein Maßstab, und auch darin können sie gleich sein.',
    },
    cure: {
      en: 'Add one more `tie:` line that settles everything: `joint win` for the `winner`, or `share, rounded down`, `by lot`, `nobody` or `impossible` in a `rank`.',
      nl: 'Voeg nog een regel `tie:` toe die alles beslist: `joint win` bij de `winner`, of `share, rounded down`, `by lot`, `nobody` of `impossible` in een `rank`.',
      de: 'Ergänze noch eine Zeile `tie:`, die alles entscheidet: `joint win` beim `winner`; `share, rounded down`, `by lot`, `nobody` oder `impossible` in einem `rank`.',
    },
    about: {
      en: 'The `tie:` lines are tried one after another. A measure such as `most coins` may leave a tie, so the last line is a rule that always decides.',
      nl: 'De regels `tie:` worden na elkaar geprobeerd. Een maatstaf zoals `most coins` kan een gelijke stand laten bestaan; daarom is de laatste regel er een die altijd beslist.',
      de: 'Die Zeilen `tie:` werden nacheinander versucht. Ein Maßstab wie `most coins` kann einen Gleichstand bestehen lassen; deshalb ist die letzte Zeile eine, die immer entscheidet.',
    },
    sample: {
      before: [
        'scoring richest for each colour',
        '  rank seat in players by most coins of seat',
        '    tie: most count of hand of seat',
        '    award 3 to seat',
      ],
      after: [
        'scoring richest for each colour',
        '  rank seat in players by most coins of seat',
        '    tie: most count of hand of seat',
        '    tie: share, rounded down',
        '    award 3 to seat',
      ],
    },
  },
  'tie-after-last': {
    title: { en: 'Tie already settled', nl: 'Gelijke stand al beslist', de: 'Gleichstand schon entschieden' },
    message: {
      en: 'This `tie:` line is never used: `{rule}` before it has settled every tie.',
      nl: 'Deze regel `tie:` wordt nooit gebruikt: `{rule}` ervoor heeft elke gelijke stand al beslist.',
      de: 'Diese Zeile `tie:` kommt nie zum Zug: `{rule}` davor hat jeden Gleichstand schon entschieden.',
    },
    cure: {
      en: 'Put the line with `{rule}` last, or delete what stands behind it.',
      nl: 'Zet de regel met `{rule}` als laatste, of haal weg wat erachter staat.',
      de: 'Setze die Zeile mit `{rule}` ans Ende, oder lösche, was dahinter steht.',
    },
    also: { en: 'settled here', nl: 'hier beslist', de: 'hier entschieden' },
    about: {
      en: 'The `tie:` lines are tried in the order written. Measures come first, and one rule that always decides ends them.',
      nl: 'De regels `tie:` worden geprobeerd in de volgorde waarin ze staan. Eerst komen maatstaven, en één regel die altijd beslist sluit ze af.',
      de: 'Die Zeilen `tie:` werden in der Reihenfolge versucht, in der sie stehen. Zuerst kommen Maßstäbe, und eine Regel, die immer entscheidet, schließt sie ab.',
    },
    sample: {
      before: [
        'scoring richest for each colour',
        '  rank seat in players by most coins of seat',
        '    tie: share, rounded down',
        '    tie: most count of hand of seat',
        '    award 3 to seat',
      ],
      after: [
        'scoring richest for each colour',
        '  rank seat in players by most coins of seat',
        '    tie: most count of hand of seat',
        '    tie: share, rounded down',
        '    award 3 to seat',
      ],
    },
  },
  'winner-tie': {
    title: { en: 'Not for the winner', nl: 'Niet voor de winnaar', de: 'Nicht für den Sieg' },
    message: {
      en: '`{rule}` cannot settle who wins.',
      nl: '`{rule}` kan niet beslissen wie er wint.',
      de: '`{rule}` kann nicht entscheiden, wer gewinnt.',
    },
    cure: {
      en: 'Write `tie: joint win`, or `tie: impossible` if the rules exclude a tie.',
      nl: 'Schrijf `tie: joint win`, of `tie: impossible` als de regels een gelijke stand uitsluiten.',
      de: 'Schreibe `tie: joint win` oder aber `tie: impossible`, wenn die Regeln einen Gleichstand ausschließen.',
    },
    about: {
      en: 'At the end there are no more points to share and no more lots to draw: those who are equal after all measures win together. A lot that decides the game belongs in a phase before the end.',
      nl: 'Aan het eind zijn er geen punten meer te delen en wordt er niet meer geloot: wie na alle maatstaven gelijk is, wint samen. Een loting die het spel beslist, hoort in een fase voor het einde.',
      de: 'Am Ende gibt es keine Punkte mehr zu teilen und kein Los mehr zu ziehen: Wer nach allen Maßstäben gleichauf ist, gewinnt gemeinsam. Ein Los, das das Spiel entscheidet, gehört in eine Phase vor dem Ende.',
    },
    sample: {
      before: ['winner player in players by most points of player', '  tie: by lot'],
      after: ['winner player in players by most points of player', '  tie: joint win'],
    },
  },
  'winner-not-seats': {
    title: { en: 'Only players win', nl: 'Alleen spelers winnen', de: 'Nur Spieler gewinnen' },
    message: {
      en: 'Here `{found}` would win, and only players and seats can.',
      nl: 'Hier zou `{found}` winnen, en dat kunnen alleen spelers en plaatsen aan tafel.',
      de: 'Hier würde `{found}` gewinnen, und das können nur Spieler und Plätze am Tisch.',
    },
    cure: {
      en: 'Rank the players by what their team has, and let partners win together: `winner player in players by most team-points[team of player]` with `tie: joint win`.',
      nl: 'Rangschik de spelers naar wat hun team heeft, en laat partners samen winnen: `winner player in players by most team-points[team of player]` met `tie: joint win`.',
      de: 'Ordne die Spieler danach, was ihr Team hat, und lass Partner gemeinsam gewinnen: `winner player in players by most team-points[team of player]` mit `tie: joint win`.',
    },
    about: {
      en: 'The result of a game says for every seat which place it has. A team wins by its players: each has as much as the team, so that partners are tied, and `joint win` gives them the place together.',
      nl: 'De uitslag van een spel zegt voor elke plaats aan tafel hoe hoog die geëindigd is. Een team wint door zijn spelers: elk heeft evenveel als het team, dus staan partners gelijk, en `joint win` geeft hun samen de plaats.',
      de: 'Das Ergebnis eines Spiels sagt für jeden Platz am Tisch, welchen Rang er hat. Ein Team gewinnt durch seine Spieler: Jeder hat so viel wie das Team, Partner sind also gleichauf, und `joint win` gibt ihnen den Rang gemeinsam.',
    },
    sample: {
      before: [
        'kind Team: sun, moon',
        'winner team in Team by most position[team] of Team',
        '  tie: joint win',
      ],
      after: [
        'kind Team: sun, moon',
        'each player has',
        '  team: Team',
        'winner player in players by most position[team of player] of Team',
        '  tie: joint win',
      ],
    },
  },
  'share-without-award': {
    title: { en: 'Nothing to share', nl: 'Niets te delen', de: 'Nichts zu teilen' },
    message: {
      en: 'Those who are tied share here, but no points are awarded in this ranking.',
      nl: 'Wie gelijk staat, deelt hier, maar in deze rangschikking worden geen punten toegekend.',
      de: 'Wer gleichauf ist, teilt hier, aber in dieser Rangfolge werden keine Punkte vergeben.',
    },
    cure: {
      en: 'Add an `award` below the `rank`, or settle the tie in another way.',
      nl: 'Voeg onder de `rank` een `award` toe, of beslis de gelijke stand op een andere manier.',
      de: 'Ergänze unter dem `rank` ein `award`, oder entscheide den Gleichstand auf andere Weise.',
    },
    about: {
      en: '`share` puts the awards of the places together that the tied ones take, and divides them. Only points can be divided, so there must be an `award`.',
      nl: '`share` voegt de punten samen van de plaatsen die de gelijk geëindigden innemen, en verdeelt ze. Alleen punten kun je verdelen, dus moet er een `award` zijn.',
      de: '`share` legt die Punkte der Plätze zusammen, die die Gleichplatzierten einnehmen, und teilt sie. Nur Punkte lassen sich teilen, also muss es ein `award` geben.',
    },
    sample: {
      before: [
        'phase first-place',
        '  rank player in players by most coins of player',
        '    tie: share, rounded down',
        '    starter becomes player',
      ],
      after: [
        'phase first-place',
        '  rank player in players by most coins of player, first 1',
        '    tie: by lot',
        '    starter becomes player',
      ],
    },
  },
  'joint-win-only-winner': {
    title: { en: 'Only for the winner', nl: 'Alleen voor de winnaar', de: 'Nur für den Sieg' },
    message: {
      en: '`joint win` can only stand below `winner`.',
      nl: '`joint win` kan alleen onder `winner` staan.',
      de: '`joint win` kann nur unter `winner` stehen.',
    },
    cure: {
      en: 'Settle this tie with `share, rounded down`, `by lot`, `nobody` or `impossible`.',
      nl: 'Beslis deze gelijke stand met `share, rounded down`, `by lot`, `nobody` of `impossible`.',
      de: 'Entscheide diesen Gleichstand mit `share, rounded down`, `by lot`, `nobody` oder `impossible`.',
    },
    about: {
      en: 'Winning together is something that happens once, at the end. In a ranking during the game each takes a place of their own, or shares points, or is left out.',
      nl: 'Samen winnen kan maar één keer, aan het eind. In een rangschikking tijdens het spel neemt ieder een eigen plaats in, deelt punten of valt erbuiten.',
      de: 'Gemeinsam gewinnen kann man einmal, am Ende. In einer Rangfolge während des Spiels nimmt jeder einen eigenen Platz ein, teilt Punkte oder geht leer aus.',
    },
    sample: {
      before: [
        'scoring richest for each colour',
        '  rank seat in players by most coins of seat',
        '    tie: joint win',
        '    award 3 to seat',
      ],
      after: [
        'scoring richest for each colour',
        '  rank seat in players by most coins of seat',
        '    tie: share, rounded down',
        '    award 3 to seat',
      ],
    },
  },
} satisfies Catalogue;
