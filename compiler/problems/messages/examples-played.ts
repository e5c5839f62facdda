import type { Catalogue } from './message.ts';

/** Worked examples that do not hold when they are played. */
export const playedExamples = {
  'example-fails': {
    title: { en: 'Example does not hold', nl: 'Voorbeeld klopt niet', de: 'Beispiel stimmt nicht' },
    message: {
      en: 'What the example says here is not so.',
      nl: 'Wat het voorbeeld hier zegt, is niet zo.',
      de: 'Was das Beispiel hier sagt, ist nicht so.',
    },
    details: [
      {
        en: 'Expected is `{expected}`, and it is `{found}`.',
        nl: 'Verwacht is `{expected}`, en het is `{found}`.',
        de: 'Erwartet wird `{expected}`, und es ist `{found}`.',
      },
      {
        en: 'On the left is `{left}`, on the right `{right}`.',
        nl: 'Links is `{left}`, rechts `{right}`.',
        de: 'Links ist `{left}`, rechts `{right}`.',
      },
      {
        en: '`{move}` is allowed.',
        nl: '`{move}` mag.',
        de: '`{move}` ist erlaubt.',
      },
      {
        en: 'It is about the outcome `{values}`.',
        nl: 'Het gaat om de uitkomst `{values}`.',
        de: 'Es geht um das Ergebnis `{values}`.',
      },
      {
        en: 'It is judged before {pending}, of which the example has not said how it turns out.',
        nl: 'Dit wordt bekeken voor {pending}, waarvan het voorbeeld nog niet heeft gezegd hoe die uitvalt.',
        de: 'Das wird vor {pending} angesehen, zu dem das Beispiel noch nicht gesagt hat, wie es ausgeht.',
      },
    ],
    words: {
      pending: {
        roll: { en: 'a roll', nl: 'een worp', de: 'einem Wurf' },
        shuffle: { en: 'a shuffle', nl: 'een schudbeurt', de: 'einem Mischen' },
        draw: { en: 'a draw', nl: 'een trekking', de: 'einem Ziehen' },
        lot: { en: 'a lot', nl: 'een loting', de: 'einem Los' },
      },
    },
    cure: {
      en: 'Correct the rule if the example is right, or the example if the rule is.',
      nl: 'Verbeter de spelregel als het voorbeeld klopt, of het voorbeeld als de spelregel klopt.',
      de: 'Berichtige die Regel, wenn das Beispiel stimmt, oder das Beispiel, wenn die Regel stimmt.',
    },
    about: {
      en: 'Every example is played when the rules are compiled. Where it does not hold, rule and example disagree, and only the author knows which is right. The game can be played all the same.',
      nl: 'Elk voorbeeld wordt gespeeld zodra de spelregels worden gecompileerd. Klopt het niet, dan spreken regel en voorbeeld elkaar tegen, en alleen de auteur weet welke goed is. Het spel is toch te spelen.',
      de: 'Jedes Beispiel wird gespielt, sobald die Regeln kompiliert werden. Stimmt es nicht, widersprechen sich Regel und Beispiel, und nur wer sie schrieb, weiß, was richtig ist. Das Spiel lässt sich trotzdem spielen.',
    },
    sample: {
      before: ['example start', '  players Kim, Nina', '  then coins of Kim is 4'],
      after: ['example start', '  players Kim, Nina', '  then coins of Kim is 3'],
    },
  },
  'example-allowed': {
    title: { en: 'Allowed after all', nl: 'Mag toch', de: 'Doch erlaubt' },
    message: {
      en: 'The example says that `{move}` is not allowed here, and it is.',
      nl: 'Het voorbeeld zegt dat `{move}` hier niet mag, en het mag wel.',
      de: 'Das Beispiel sagt, dass `{move}` hier nicht erlaubt ist, und es ist erlaubt.',
    },
    cure: {
      en: 'Add the missing condition to the action with `need`, or write `may` in the example.',
      nl: 'Voeg de ontbrekende voorwaarde met `need` toe aan de actie, of schrijf `may` in het voorbeeld.',
      de: 'Ergänze die fehlende Bedingung mit `need` in der Aktion, oder schreibe `may` im Beispiel.',
    },
    about: {
      en: 'A line with `may not` shows a move that the rules refuse, and why. If the move is allowed, most often a condition is missing, or the situation is not the one that was meant.',
      nl: 'Een regel met `may not` toont een zet die de spelregels weigeren, en waarom. Mag de zet wel, dan ontbreekt meestal een voorwaarde, of is de situatie niet wat bedoeld was.',
      de: 'Eine Zeile mit `may not` zeigt einen Zug, den die Regeln ablehnen, und warum. Ist der Zug erlaubt, fehlt meist eine Bedingung, oder die Situation ist nicht die gemeinte.',
    },
    sample: {
      before: [
        'example buying',
        '  players Kim, Nina',
        '  given coins of Kim is 3',
        '   and Kim is to buy in shop',
        '  then Kim may not buy: too-few-coins',
      ],
      after: [
        'example buying',
        '  players Kim, Nina',
        '  given coins of Kim is 0',
        '   and Kim is to buy in shop',
        '  then Kim may not buy: too-few-coins',
      ],
    },
  },
  'example-not-allowed': {
    title: { en: 'Move not allowed', nl: 'Zet mag niet', de: 'Zug nicht erlaubt' },
    message: {
      en: 'The move `{move}` is not allowed here: `{reason}`.',
      nl: 'De zet `{move}` mag hier niet: `{reason}`.',
      de: 'Der Zug `{move}` ist hier nicht erlaubt: `{reason}`.',
    },
    details: [
      { en: 'It is the turn of {turn}.', nl: 'Aan de beurt is {turn}.', de: 'An der Reihe ist {turn}.' },
    ],
    cure: {
      en: 'Give the example a situation or steps in which the move is allowed, or correct the condition with that reason.',
      nl: 'Geef het voorbeeld een situatie of stappen waarin de zet mag, of verbeter de voorwaarde met die reden.',
      de: 'Gib dem Beispiel eine Situation oder Schritte, in denen der Zug erlaubt ist, oder berichtige die Bedingung mit diesem Grund.',
    },
    about: {
      en: 'Steps of an example are played by the rules. The reason is the one behind `else`, or one that every game has: `not-now` if the action is not offered at this point, `not-your-turn` if it is for somebody else, `must-choose` if passing is not possible, `game-over` at the end, `no-such-move` if there is no such move. After a step that cannot be taken the rest of the example is not looked at.',
      nl: 'De stappen van een voorbeeld worden volgens de spelregels gespeeld. De reden is die achter `else`, of een die elk spel heeft: `not-now` als de actie op dit moment niet wordt aangeboden, `not-your-turn` als een ander aan de beurt is, `must-choose` als passen niet kan, `game-over` na afloop, `no-such-move` als die zet niet bestaat. Na een stap die niet kan, wordt de rest van het voorbeeld niet bekeken.',
      de: 'Die Schritte eines Beispiels werden nach den Regeln gespielt. Der Grund ist der hinter `else` oder einer, den jedes Spiel hat: `not-now`, wenn die Aktion gerade nicht angeboten wird, `not-your-turn`, wenn jemand anders an der Reihe ist, `must-choose`, wenn Passen nicht geht, `game-over` nach dem Ende, `no-such-move`, wenn es den Zug nicht gibt. Nach einem Schritt, der nicht geht, wird der Rest des Beispiels nicht angesehen.',
    },
    sample: {
      before: [
        'example buying',
        '  players Kim, Nina',
        '  given coins of Kim is 0',
        '   and Kim is to buy in shop',
        '  when Kim does buy',
        '  then coins of Kim is 0',
      ],
      after: [
        'example buying',
        '  players Kim, Nina',
        '  given coins of Kim is 3',
        '   and Kim is to buy in shop',
        '  when Kim does buy',
        '  then coins of Kim is 2',
      ],
    },
  },
  'example-unclear': {
    title: { en: 'Which move?', nl: 'Welke zet?', de: 'Welcher Zug?' },
    message: {
      en: 'More than one move fits `{move}`.',
      nl: 'Bij `{move}` past meer dan één zet.',
      de: 'Zu `{move}` passt mehr als ein Zug.',
    },
    details: [
      { en: 'Possible are `{moves}`.', nl: 'Mogelijk zijn `{moves}`.', de: 'Möglich sind `{moves}`.' },
      { en: 'Still open: `{choices}`.', nl: 'Nog open: `{choices}`.', de: 'Noch offen: `{choices}`.' },
    ],
    cure: {
      en: 'Say more behind `with`: one value for each choice that is still open.',
      nl: 'Zeg meer achter `with`: één waarde voor elke keuze die nog open is.',
      de: 'Sage mehr hinter `with`: einen Wert für jede Auswahl, die noch offen ist.',
    },
    about: {
      en: 'A step may leave out what is clear anyway: if only one move fits, that one is played. If several fit, the example says which.',
      nl: 'Een stap mag weglaten wat toch al duidelijk is: past er maar één zet, dan wordt die gespeeld. Passen er meer, dan zegt het voorbeeld welke.',
      de: 'Ein Schritt darf weglassen, was ohnehin klar ist: Passt nur ein Zug, wird dieser gespielt. Passen mehrere, sagt das Beispiel, welcher.',
    },
    sample: {
      before: [
        'example taking',
        '  players Kim, Nina',
        '  given Kim is to pick in shop',
        '  when Kim does pick',
        '  then count of hand of Kim is 1',
      ],
      after: [
        'example taking',
        '  players Kim, Nina',
        '  given Kim is to pick in shop',
        '  when Kim does pick with die = Die[red, 1]',
        '  then count of hand of Kim is 1',
      ],
    },
  },
  'example-refused-otherwise': {
    title: {
      en: 'Refused for another reason',
      nl: 'Om een andere reden geweigerd',
      de: 'Aus anderem Grund abgelehnt',
    },
    message: {
      en: 'The move is refused, but because of `{found}` and not of `{expected}`.',
      nl: 'De zet wordt geweigerd, maar om `{found}` en niet om `{expected}`.',
      de: 'Der Zug wird abgelehnt, aber wegen `{found}` und nicht wegen `{expected}`.',
    },
    cure: {
      en: 'Write `{found}` in the example, or change the situation or the order of the conditions so that `{expected}` comes first.',
      nl: 'Schrijf `{found}` in het voorbeeld, of verander de situatie of de volgorde van de voorwaarden zodat `{expected}` eerst komt.',
      de: 'Schreibe `{found}` im Beispiel, oder ändere die Situation oder die Reihenfolge der Bedingungen, sodass `{expected}` zuerst kommt.',
    },
    about: {
      en: 'The conditions of an action are looked at in the order written, and a player is told the first that does not hold. An example that shows a refusal shows one reason, so all others should be met.',
      nl: 'De voorwaarden van een actie worden bekeken in de volgorde waarin ze staan, en een speler hoort de eerste die niet geldt. Een voorbeeld van een weigering toont één reden; aan alle andere voorwaarden moet dan zijn voldaan.',
      de: 'Die Bedingungen einer Aktion werden in der Reihenfolge angesehen, in der sie stehen, und man erfährt die erste, die nicht gilt. Ein Beispiel für eine Ablehnung zeigt einen Grund; alle anderen Bedingungen sollten dabei erfüllt sein.',
    },
    sample: {
      before: [
        'example buying',
        '  players Kim, Nina',
        '  given coins of Kim is 0',
        '   and Kim is to buy in shop',
        '  then Nina may not buy: too-few-coins',
      ],
      after: [
        'example buying',
        '  players Kim, Nina',
        '  given coins of Kim is 0',
        '   and Kim is to buy in shop',
        '  then Nina may not buy: not-your-turn',
      ],
    },
  },
} satisfies Catalogue;
