import { FAULTS } from './faults.ts';
import type { Catalogue, Message } from './message.ts';

/** What chance is to decide. */
const PENDING = {
  roll: { en: 'a roll', nl: 'een worp', de: 'ein Wurf' },
  shuffle: { en: 'a shuffle', nl: 'een schudbeurt', de: 'ein Mischen' },
  draw: { en: 'a draw', nl: 'een trekking', de: 'ein Ziehen' },
  lot: { en: 'a lot', nl: 'een loting', de: 'ein Los' },
};

/** Told under two codes until one of them goes. */
const UNFINISHED = {
  title: { en: 'A phase is still under way', nl: 'Er loopt nog een fase', de: 'Eine Phase läuft noch' },
  message: {
    en: 'A new phase begins here while the one before still waits for a decision.',
    nl: 'Hier begint een nieuwe fase terwijl de vorige nog op een keuze wacht.',
    de: 'Hier beginnt eine neue Phase, während die vorige noch auf eine Entscheidung wartet.',
  },
  cure: {
    en: 'Play the phase before to its end with `… does …` or `… passes`, or begin a new example.',
    nl: 'Speel de vorige fase uit met `… does …` of `… passes`, of begin een nieuw voorbeeld.',
    de: 'Spiele die vorige Phase mit `… does …` oder `… passes` zu Ende, oder beginne ein neues Beispiel.',
  },
  about: {
    en: '`do` in an example runs a phase up to the first decision. Only when that phase has ended can the next one begin, as at a table.',
    nl: '`do` in een voorbeeld speelt een fase tot aan de eerste keuze. Pas als die fase klaar is, kan de volgende beginnen, net als aan tafel.',
    de: '`do` in einem Beispiel spielt eine Phase bis zur ersten Entscheidung. Erst wenn sie zu Ende ist, kann die nächste beginnen, wie am Tisch.',
  },
  sample: {
    before: [
      'example two-turns',
      '  players Kim, Nina',
      '  when do shop of Kim',
      '   and do shop of Nina',
      '  then coins of Kim is 3',
    ],
    after: [
      'example two-turns',
      '  players Kim, Nina',
      '  when do shop of Kim',
      '   and Kim passes',
      '   and do shop of Nina',
      '  then coins of Kim is 3',
    ],
  },
} satisfies Message;

/** Worked examples that cannot be played to their end, and those that a variant breaks. */
export const stoppedExamples = {
  'example-chance': {
    title: {
      en: 'Chance cannot give this',
      nl: 'Dit kan het toeval niet geven',
      de: 'Das kann der Zufall nicht geben',
    },
    message: {
      en: 'What chance is said to give does not fit here.',
      nl: 'Wat het toeval hier zou geven, past niet.',
      de: 'Was der Zufall hier geben soll, passt nicht.',
    },
    details: [
      { en: 'Named is `{values}`.', nl: 'Genoemd is `{values}`.', de: 'Genannt ist `{values}`.' },
      { en: '{detail}', nl: '{detail}', de: '{detail}' },
    ],
    cure: {
      en: 'Give an outcome only where the game rolls, draws or shuffles, with one value for each piece rolled and only values that can come up.',
      nl: 'Geef alleen een uitkomst waar het spel werpt, trekt of schudt, met één waarde voor elk geworpen speelstuk en alleen waarden die kunnen vallen.',
      de: 'Gib ein Ergebnis nur dort an, wo das Spiel würfelt, zieht oder mischt, mit einem Wert je gewürfeltem Spielteil und nur Werten, die fallen können.',
    },
    words: {
      detail: {
        'not-pending': {
          en: 'Nothing is rolled, drawn or shuffled at this point.',
          nl: 'Op dit moment wordt er niet geworpen, getrokken of geschud.',
          de: 'An dieser Stelle wird nicht gewürfelt, gezogen oder gemischt.',
        },
        'not-possible': {
          en: 'This outcome cannot come up.',
          nl: 'Deze uitkomst kan niet voorkomen.',
          de: 'Dieses Ergebnis kann nicht vorkommen.',
        },
      },
    },
    about: {
      en: '`chance gives` says how the next roll, draw or shuffle turns out, in the order in which it happens: a roll gives a number for each piece. What is not said is left to chance, the same every time. An outcome that cannot happen would prove nothing.',
      nl: '`chance gives` zegt hoe de volgende worp, trekking of schudbeurt uitvalt, in de volgorde waarin dat gebeurt: een worp geeft een getal per speelstuk. Wat niet is gezegd, beslist het toeval, elke keer hetzelfde. Een uitkomst die niet kan, zou niets bewijzen.',
      de: '`chance gives` sagt, wie der nächste Wurf, Zug oder das nächste Mischen ausgeht, in der Reihenfolge, in der es geschieht: Ein Wurf gibt eine Zahl je Spielteil. Was nicht gesagt ist, entscheidet der Zufall, jedes Mal gleich. Ein unmögliches Ergebnis würde nichts beweisen.',
    },
    sample: {
      before: [
        'phase red-roll',
        '  roll Die[red, 1]',
        'example rolling',
        '  players Kim, Nina',
        '  when do red-roll',
        '   and chance gives 7',
        '  then face of Die[red, 1] is 7',
      ],
      after: [
        'phase red-roll',
        '  roll Die[red, 1]',
        'example rolling',
        '  players Kim, Nina',
        '  when do red-roll',
        '   and chance gives 6',
        '  then face of Die[red, 1] is 6',
      ],
    },
  },
  'example-before-chance': {
    title: { en: 'Chance comes first', nl: 'Eerst het toeval', de: 'Erst der Zufall' },
    message: {
      en: 'Whether `{move}` is allowed cannot be said yet: {pending} comes first, and the example does not say how it turns out.',
      nl: 'Of `{move}` mag, is nog niet te zeggen: eerst komt {pending}, en het voorbeeld zegt niet hoe die uitvalt.',
      de: 'Ob `{move}` erlaubt ist, lässt sich noch nicht sagen: Erst kommt {pending}, und das Beispiel sagt nicht, wie das ausgeht.',
    },
    cure: {
      en: 'Write above this line what comes up, as in `when chance gives …`, or leave it open with `when chance decides`.',
      nl: 'Schrijf boven deze regel wat eruit komt, zoals in `when chance gives …`, of laat het open met `when chance decides`.',
      de: 'Schreibe über diese Zeile, was dabei herauskommt, wie in `when chance gives …`, oder lass es mit `when chance decides` offen.',
    },
    words: { pending: PENDING },
    about: {
      en: 'Under `then` stands what is so at this moment, before anything that chance has still to decide. A move that comes only after a roll, a shuffle or a draw is not possible before it: the example first says how that turns out.',
      nl: 'Onder `then` staat wat er op dit moment zo is, voor alles wat het toeval nog moet beslissen. Een zet die pas na een worp, een schudbeurt of een trekking komt, kan daarvoor nog niet: het voorbeeld zegt eerst hoe die uitvalt.',
      de: 'Unter `then` steht, was in diesem Augenblick so ist, vor allem, was der Zufall noch entscheiden muss. Ein Zug, der erst nach einem Wurf, einem Mischen oder einem Ziehen kommt, geht davor noch nicht: Das Beispiel sagt zuerst, wie das ausgeht.',
    },
    sample: {
      before: [
        'phase red-shop of player',
        '  roll Die[red, 1]',
        '  player may do one of',
        '    buy',
        'example rolling',
        '  players Kim, Nina',
        '  when do red-shop of Kim',
        '  then Kim may buy',
      ],
      after: [
        'phase red-shop of player',
        '  roll Die[red, 1]',
        '  player may do one of',
        '    buy',
        'example rolling',
        '  players Kim, Nina',
        '  when do red-shop of Kim',
        '   and chance gives 6',
        '  then Kim may buy',
      ],
    },
  },
  'example-unfinished': UNFINISHED,
  'examples-too-long': {
    title: {
      en: 'Examples take too long',
      nl: 'Voorbeelden duren te lang',
      de: 'Beispiele dauern zu lange',
    },
    message: {
      en: 'With `{name}` the examples of the game come to more than {limit} steps. It and those behind it are not played.',
      nl: 'Met `{name}` komen de voorbeelden van het spel op meer dan {limit} stappen. Dit voorbeeld en die erna worden niet gespeeld.',
      de: 'Mit `{name}` kommen die Beispiele des Spiels auf mehr als {limit} Schritte. Dieses und die danach werden nicht gespielt.',
    },
    cure: {
      en: 'Let it begin nearer to what it shows, with `given` and `is to`, or look for a loop in the rules that runs too often.',
      nl: 'Laat het dichter beginnen bij wat het laat zien, met `given` en `is to`, of zoek in de spelregels een lus die te vaak loopt.',
      de: 'Lass es näher bei dem beginnen, was es zeigt, mit `given` und `is to`, oder suche in den Regeln eine Schleife, die zu oft läuft.',
    },
    about: {
      en: 'All examples are played whenever rules are checked, in the game and in each of its variants. What they may cost together is counted in steps, so that it is the same on every machine: about twenty times what the largest game here needs.',
      nl: 'Alle voorbeelden worden gespeeld telkens als spelregels worden gecontroleerd, in het spel en in elk van zijn varianten. Wat ze samen mogen kosten, wordt in stappen geteld, zodat het op elke computer hetzelfde is: ongeveer twintig keer wat het grootste spel hier nodig heeft.',
      de: 'Alle Beispiele werden gespielt, sooft Regeln geprüft werden, im Spiel und in jeder seiner Varianten. Was sie zusammen kosten dürfen, wird in Schritten gezählt, damit es auf jedem Rechner gleich ist: etwa das Zwanzigfache dessen, was das größte Spiel hier braucht.',
    },
    sample: {
      before: [
        'example counting',
        '  players Kim, Nina',
        '  then (count of x in 1..1000 where (count of y in 1..1000 where y is x) is 1) is 1000',
        ...Array.from(
          { length: 11 },
          () => '   and (count of x in 1..1000 where (count of y in 1..1000 where y is x) is 1) is 1000',
        ),
      ],
      after: [
        'example counting',
        '  players Kim, Nina',
        '  then (count of x in 1..10 where (count of y in 1..10 where y is x) is 1) is 10',
      ],
    },
  },
  'game-stops': {
    title: {
      en: 'The game gets stuck',
      nl: 'Het spel loopt vast',
      de: 'Das Spiel bleibt stecken',
    },
    message: {
      en: 'In a random game with {players} at the table the rules cannot go on here: {fault}.',
      nl: 'In een willekeurige partij met {players} aan tafel lopen de spelregels hier vast: {fault}.',
      de: 'In einer zufälligen Partie mit {players} am Tisch kommen die Regeln hier nicht weiter: {fault}.',
    },
    details: [{ en: 'It is about `{about}`.', nl: 'Het gaat om `{about}`.', de: 'Es geht um `{about}`.' }],
    cure: {
      en: 'Say what happens in this case: with an `otherwise` where nothing may be left to do or to draw, or with an `if` before.',
      nl: 'Zeg wat er in dit geval gebeurt: met een `otherwise` waar misschien niets meer te doen of te trekken valt, of met een `if` ervoor.',
      de: 'Sage, was in diesem Fall geschieht: mit einem `otherwise`, wo vielleicht nichts mehr zu tun oder zu ziehen ist, oder mit einem `if` davor.',
    },
    words: { fault: FAULTS },
    about: {
      en: 'A rulebook often forgets the case in which no move is left, or a pile has run empty. A `must`, and `chance chooses`, without an `otherwise` promise that this cannot happen. So a few random games are played whenever rules are checked; where one of them gets stuck, the promise is broken. `regel simulate` plays thousands.',
      nl: 'Een spelregelboekje vergeet vaak het geval dat er geen zet meer is, of dat een stapel op is. Een `must`, of `chance chooses`, zonder `otherwise` belooft dat dit niet kan gebeuren. Daarom worden er bij het controleren een paar willekeurige partijen gespeeld; loopt er een vast, dan klopt de belofte niet. `regel simulate` speelt er duizenden.',
      de: 'Ein Regelheft vergisst oft den Fall, dass kein Zug mehr bleibt oder ein Stapel leer ist. Ein `must` oder `chance chooses` ohne `otherwise` verspricht, dass das nicht vorkommt. Deshalb werden beim Prüfen ein paar zufällige Partien gespielt; bleibt eine stecken, stimmt das Versprechen nicht. `regel simulate` spielt Tausende.',
    },
    sample: {
      before: [
        'phase turn of player',
        '  repeat 7 times',
        '    player must do one of',
        '      pick',
        '    chance chooses die from pool',
        '    move die to tray',
        '  do shop',
      ],
      after: [
        'phase turn of player',
        '  player must do one of',
        '    pick',
        '  otherwise',
        '    nothing',
        '  do shop',
      ],
    },
  },
  'nobody-asked': {
    title: {
      en: 'Nobody is ever asked anything',
      nl: 'Niemand wordt ooit iets gevraagd',
      de: 'Niemand wird je etwas gefragt',
    },
    message: {
      en: 'In the random games that were played, nobody was asked anything: nothing on offer was ever possible.',
      nl: 'In de willekeurige partijen die gespeeld zijn, is niemand iets gevraagd: niets wat wordt aangeboden, was ooit mogelijk.',
      de: 'In den zufälligen Partien, die gespielt wurden, ist niemand etwas gefragt worden: Nichts von dem, was angeboten wird, war je möglich.',
    },
    cure: {
      en: 'Look where the game begins: are hands dealt, piles filled, loops entered before the first decision? Then look at the `need` lines of the first action.',
      nl: 'Kijk hoe het spel begint: zijn de kaarten gedeeld, de stapels gevuld, wordt de lus wel doorlopen voor de eerste beslissing? Kijk dan naar de `need`-regels van de eerste actie.',
      de: 'Sieh nach, wie das Spiel beginnt: Sind Karten ausgeteilt, Stapel gefüllt, wird die Schleife vor der ersten Entscheidung durchlaufen? Sieh dann auf die `need`-Zeilen der ersten Aktion.',
    },
    about: {
      en: 'A decision whose offers are all impossible asks nobody, and the script goes on with `otherwise`. If that is always so, the game plays by itself: usually something was forgotten at the beginning.',
      nl: 'Een beslissing waarvan geen enkele mogelijkheid kan, vraagt niemand iets, en het script gaat door met `otherwise`. Is dat altijd zo, dan speelt het spel zichzelf: meestal is er aan het begin iets vergeten.',
      de: 'Eine Entscheidung, von deren Angeboten keines möglich ist, fragt niemanden, und das Skript geht mit `otherwise` weiter. Ist das immer so, spielt das Spiel sich selbst: Meist ist am Anfang etwas vergessen worden.',
    },
    sample: {
      before: [
        'game coins',
        '  players 2',
        'each player has',
        '  coins: 0..9',
        'phase game',
        '  for each player in players',
        '    player may do one of',
        '      buy',
        'action buy of player',
        '  pay 3 from coins else too-few-coins',
        'winner player in players by most coins of player',
        '  tie: joint win',
      ],
      after: [
        'game coins',
        '  players 2',
        'each player has',
        '  coins: 0..9, starts at 3',
        'phase game',
        '  for each player in players',
        '    player may do one of',
        '      buy',
        'action buy of player',
        '  pay 3 from coins else too-few-coins',
        'winner player in players by most coins of player',
        '  tie: joint win',
      ],
    },
  },
  'example-fault': {
    title: {
      en: 'The rules cannot go on',
      nl: 'De spelregels lopen vast',
      de: 'Die Regeln kommen nicht weiter',
    },
    message: {
      en: 'In this example the rules cannot go on: {fault}.',
      nl: 'In dit voorbeeld lopen de spelregels vast: {fault}.',
      de: 'In diesem Beispiel kommen die Regeln nicht weiter: {fault}.',
    },
    details: [
      { en: 'It happens in `{rule}`.', nl: 'Het gebeurt in `{rule}`.', de: 'Es geschieht in `{rule}`.' },
      {
        en: 'It happens in `{routine}`.',
        nl: 'Het gebeurt in `{routine}`.',
        de: 'Es geschieht in `{routine}`.',
      },
      { en: 'It is about `{about}`.', nl: 'Het gaat om `{about}`.', de: 'Es geht um `{about}`.' },
    ],
    cure: {
      en: 'Add the missing case to the rules, for instance with an `if` or an `otherwise`, or correct what the example is given.',
      nl: 'Voeg het ontbrekende geval aan de spelregels toe, bijvoorbeeld met een `if` of een `otherwise`, of verbeter wat het voorbeeld als gegeven neemt.',
      de: 'Ergänze den fehlenden Fall in den Regeln, etwa mit einem `if` oder einem `otherwise`, oder berichtige, was dem Beispiel gegeben ist.',
    },
    words: { fault: FAULTS },
    about: {
      en: 'Most slips are found before a game is played, but not all: whether a number stays in its range, or a place holds a piece, can depend on what happens. The engine looks when it happens and stops there. An example that shows this is worth keeping once the rule is right.',
      nl: 'De meeste vergissingen komen aan het licht voordat er wordt gespeeld, maar niet alle: of een getal in zijn bereik blijft, of ergens een speelstuk ligt, kan afhangen van wat er gebeurt. Het spel kijkt dat dan na en stopt daar. Een voorbeeld dat dit laat zien, is het bewaren waard als de regel klopt.',
      de: 'Die meisten Versehen zeigen sich, bevor gespielt wird, aber nicht alle: Ob eine Zahl in ihrem Bereich bleibt oder irgendwo ein Spielteil liegt, kann davon abhängen, was geschieht. Das Spiel sieht dann nach und hält dort an. Ein Beispiel, das so etwas zeigt, lohnt sich aufzuheben, wenn die Regel stimmt.',
    },
    sample: {
      before: [
        'phase pay-two of player',
        '  remove 2 from coins',
        'example paying',
        '  players Kim, Nina',
        '  given coins of Kim is 1',
        '  when do pay-two of Kim',
        '  then coins of Kim is 0',
      ],
      after: [
        'phase pay-two of player',
        '  remove lowest of (2, coins) from coins',
        'example paying',
        '  players Kim, Nina',
        '  given coins of Kim is 1',
        '  when do pay-two of Kim',
        '  then coins of Kim is 0',
      ],
    },
  },
  'variant-breaks-example': {
    title: {
      en: 'Example not true in a variant',
      nl: 'Voorbeeld klopt niet in een variant',
      de: 'Beispiel stimmt in einer Variante nicht',
    },
    message: {
      en: 'The example `{example}` of the game no longer holds in the variant `{variant}`.',
      nl: 'Het voorbeeld `{example}` van het spel klopt niet meer in de variant `{variant}`.',
      de: 'Das Beispiel `{example}` des Spiels stimmt in der Variante `{variant}` nicht mehr.',
    },
    cure: {
      en: 'If the variant means to change this, write an `example {example}` of its own in the variant; otherwise correct the variant.',
      nl: 'Wil de variant dit veranderen, schrijf er dan een eigen `example {example}` in; verbeter anders de variant.',
      de: 'Will die Variante das ändern, schreibe ein eigenes `example {example}` hinein; sonst berichtige die Variante.',
    },
    also: { en: 'what no longer holds', nl: 'wat niet meer klopt', de: 'was nicht mehr stimmt' },
    about: {
      en: 'All examples of a game are played in each of its variants too. So a variant shows what it changes, and what it changes without meaning to. An example of the same name in the variant takes the place of the one in the game.',
      nl: 'Alle voorbeelden van een spel worden ook in elke variant gespeeld. Zo laat een variant zien wat ze verandert, ook wat ze ongewild verandert. Een voorbeeld met dezelfde naam in de variant komt in de plaats van dat in het spel.',
      de: 'Alle Beispiele eines Spiels werden auch in jeder Variante gespielt. So zeigt eine Variante, was sie ändert, auch was sie ungewollt ändert. Ein Beispiel mit demselben Namen in der Variante tritt an die Stelle dessen im Spiel.',
    },
    sample: {
      before: [
        'example rounds-for-two',
        '  players Kim, Nina',
        '  then rounds[2] is 6',
        'variant quick of tiny',
        '  rounds[2] becomes 3',
      ],
      after: [
        'example rounds-for-two',
        '  players Kim, Nina',
        '  then rounds[2] is 6',
        'variant quick of tiny',
        '  rounds[2] becomes 3',
        '  example rounds-for-two',
        '    players Kim, Nina',
        '    then rounds[2] is 3',
      ],
    },
  },
} satisfies Catalogue;
