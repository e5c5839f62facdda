import type { Catalogue } from './message.ts';

/** Tables, pictures and pieces. */
export const tables = {
  'empty-table': {
    title: { en: 'Table without rows', nl: 'Tabel zonder rijen', de: 'Tabelle ohne Zeilen' },
    message: {
      en: 'The table `{name}` has a head but no rows with values.',
      nl: 'De tabel `{name}` heeft een kop maar geen rijen met waarden.',
      de: 'Die Tabelle `{name}` hat einen Kopf, aber keine Zeilen mit Werten.',
    },
    cure: {
      en: 'Write the rows below the head, with `|` between the cells.',
      nl: 'Schrijf de rijen onder de kop, met `|` tussen de vakjes.',
      de: 'Schreibe die Zeilen unter den Kopf, mit `|` zwischen den Kästchen.',
    },
    about: {
      en: 'A table needs at least two rows: one that shows the keys and one with what they give. A table without values could not be looked up.',
      nl: 'Een tabel heeft minstens twee rijen: een met de sleutels en een met wat ze opleveren. In een tabel zonder waarden valt niets op te zoeken.',
      de: 'Eine Tabelle braucht mindestens zwei Zeilen: eine mit den Schlüsseln und eine mit dem, was sie ergeben. In einer Tabelle ohne Werte gibt es nichts nachzuschlagen.',
    },
    sample: {
      before: ['table bonus by step', '  step | 1 | 2 | 3'],
      after: ['table bonus by step', '  step   | 1 | 2 | 3', '  points | 0 | 2 | 5'],
    },
  },
  'row-length': {
    title: { en: 'Row of another length', nl: 'Rij van een andere lengte', de: 'Zeile anderer Länge' },
    message: {
      en: 'The number of cells in this row is {found}, and in the first row {expected}.',
      nl: 'Het aantal vakjes in deze rij is {found}, en in de eerste rij {expected}.',
      de: 'Die Zahl der Kästchen in dieser Zeile ist {found} und in der ersten Zeile {expected}.',
    },
    cure: {
      en: 'Make the rows equally long: an empty cell of a table stays empty between two `|`, and a dot in a picture is no cell.',
      nl: 'Maak de rijen even lang: een leeg vakje in een tabel blijft leeg tussen twee `|`, en een punt in een tekening is geen vakje.',
      de: 'Mache die Zeilen gleich lang: Ein leeres Kästchen einer Tabelle bleibt leer zwischen zwei `|`, und ein Punkt in einem Bild ist kein Kästchen.',
    },
    also: { en: 'the first row', nl: 'de eerste rij', de: 'die erste Zeile' },
    about: {
      en: 'The columns of a table and of a picture are counted from the left. If a row is shorter or longer than the first, it is not clear which cell belongs to which column.',
      nl: 'De kolommen van een tabel of tekening worden van links geteld. Is een rij korter of langer dan de eerste, dan is niet duidelijk welk vakje bij welke kolom hoort.',
      de: 'Die Spalten einer Tabelle oder eines Bildes werden von links gezählt. Ist eine Zeile kürzer oder länger als die erste, ist nicht klar, welches Kästchen zu welcher Spalte gehört.',
    },
    sample: {
      before: ['table bonus by step', '  step   | 1 | 2 | 3', '  points | 0 | 2'],
      after: ['table bonus by step', '  step   | 1 | 2 | 3', '  points | 0 | 2 | 5'],
    },
  },
  'head-words': {
    title: { en: 'Head of the column', nl: 'Kop van de kolom', de: 'Kopf der Spalte' },
    message: {
      en: 'The number of words at the head of this column is {found}, and should be {expected}: one for each key that runs across.',
      nl: 'Het aantal woorden in de kop van deze kolom is {found} en moet {expected} zijn: één voor elke sleutel die in de breedte loopt.',
      de: 'Die Zahl der Wörter am Kopf dieser Spalte ist {found} und muss {expected} sein: eines für jeden Schlüssel, der quer läuft.',
    },
    cure: {
      en: 'Write one word for each key after the first, with spaces between them, as in `B 2`.',
      nl: 'Schrijf één woord voor elke sleutel na de eerste, met spaties ertussen, zoals in `B 2`.',
      de: 'Schreibe ein Wort für jeden Schlüssel nach dem ersten, mit Leerzeichen dazwischen, wie in `B 2`.',
    },
    about: {
      en: 'In a table with several keys the first runs down and the others run across. So each column head names one value for each of those others: in a table `by Building, Scoring and place` the head `B 2` is second place of scoring B.',
      nl: 'In een tabel met meerdere sleutels loopt de eerste naar beneden en lopen de andere in de breedte. Elke kolomkop noemt dus één waarde voor elk van die andere: in een tabel `by Building, Scoring and place` is de kop `B 2` de tweede plaats in telling B.',
      de: 'In einer Tabelle mit mehreren Schlüsseln läuft der erste nach unten, die anderen laufen quer. Jeder Spaltenkopf nennt also einen Wert für jeden dieser anderen: In einer Tabelle `by Building, Scoring and place` ist der Kopf `B 2` der zweite Platz in Wertung B.',
    },
    sample: {
      before: [
        'table prize by Colour, Wood and place',
        '        | oak | oak 2',
        '  red   |   3 |     1',
        '  blue  |   4 |     2',
        '  green |   5 |     3',
      ],
      after: [
        'table prize by Colour, Wood and place',
        '        | oak 1 | oak 2',
        '  red   |     3 |     1',
        '  blue  |     4 |     2',
        '  green |     5 |     3',
      ],
    },
  },
  'double-column': {
    title: {
      en: 'Two columns of one name',
      nl: 'Twee kolommen met één naam',
      de: 'Zwei Spalten mit einem Namen',
    },
    message: {
      en: 'The table has two columns or rows called `{name}`.',
      nl: 'De tabel heeft twee kolommen of rijen die `{name}` heten.',
      de: 'Die Tabelle hat zwei Spalten oder Zeilen, die `{name}` heißen.',
    },
    cure: {
      en: 'Give one of them another name.',
      nl: 'Geef een ervan een andere naam.',
      de: 'Gib einer davon einen anderen Namen.',
    },
    about: {
      en: 'What a table gives is asked by name, as in `area of reward[bonus]`. With two columns of that name it would not be clear which is meant.',
      nl: 'Wat een tabel oplevert, vraag je op naam, zoals in `area of reward[bonus]`. Met twee kolommen van die naam is niet duidelijk welke bedoeld is.',
      de: 'Was eine Tabelle ergibt, wird mit Namen erfragt, wie in `area of reward[bonus]`. Bei zwei Spalten dieses Namens wäre nicht klar, welche gemeint ist.',
    },
    sample: {
      before: ['table bonus by step', '  step   | 1 | 2', '  points | 0 | 2', '  points | 1 | 3'],
      after: ['table bonus by step', '  step   | 1 | 2', '  points | 0 | 2', '  coins  | 1 | 3'],
    },
  },
  'double-key': {
    title: { en: 'Key stands twice', nl: 'Sleutel staat er dubbel', de: 'Schlüssel steht doppelt' },
    message: {
      en: 'The table already has the key `{key}`.',
      nl: 'De sleutel `{key}` staat al in de tabel.',
      de: 'Der Schlüssel `{key}` steht schon in der Tabelle.',
    },
    cure: {
      en: 'Change one of the two, or delete it with its values.',
      nl: 'Verander een van de twee, of haal er een weg met de waarden erbij.',
      de: 'Ändere einen von beiden, oder lösche ihn mit seinen Werten.',
    },
    also: { en: 'the first one', nl: 'de eerste', de: 'der erste' },
    about: {
      en: 'A table gives one answer for each key. If a key stands there twice, it would be left to chance which answer counts.',
      nl: 'Een tabel geeft voor elke sleutel één antwoord. Staat een sleutel er dubbel, dan is onduidelijk welk antwoord geldt.',
      de: 'Eine Tabelle gibt für jeden Schlüssel eine Antwort. Steht ein Schlüssel doppelt da, ist unklar, welche gilt.',
    },
    sample: {
      before: ['table bonus by step', '  step   | 1 | 2 | 2', '  points | 0 | 2 | 5'],
      after: ['table bonus by step', '  step   | 1 | 2 | 3', '  points | 0 | 2 | 5'],
    },
  },
  'overlapping-keys': {
    title: { en: 'Keys overlap', nl: 'Sleutels overlappen', de: 'Schlüssel überschneiden sich' },
    message: {
      en: 'The keys `{key}` and `{other}` have numbers in common.',
      nl: 'De sleutels `{key}` en `{other}` hebben getallen gemeen.',
      de: 'Die Schlüssel `{key}` und `{other}` haben Zahlen gemeinsam.',
    },
    cure: {
      en: 'Let one range end before the other begins.',
      nl: 'Laat het ene bereik eindigen voordat het andere begint.',
      de: 'Lass den einen Bereich enden, bevor der andere beginnt.',
    },
    also: { en: 'overlaps with this', nl: 'overlapt hiermee', de: 'überschneidet sich hiermit' },
    about: {
      en: 'A key may be a range such as `0..3`, or an open one such as `281..`. Every number belongs to one key only, so that a table has one answer for it.',
      nl: 'Een sleutel mag een bereik zijn zoals `0..3`, of een open bereik zoals `281..`. Elk getal hoort bij maar één sleutel, zodat de tabel er één antwoord op heeft.',
      de: 'Ein Schlüssel darf ein Bereich wie `0..3` sein oder ein offener wie `281..`. Jede Zahl gehört zu nur einem Schlüssel, damit die Tabelle eine Antwort darauf hat.',
    },
    sample: {
      before: ['table bonus by step', '  step   | 0..3 | 3..5', '  points |    0 |    2'],
      after: ['table bonus by step', '  step   | 0..3 | 4..5', '  points |    0 |    2'],
    },
  },
  'missing-key': {
    title: { en: 'Gap in the table', nl: 'Gat in de tabel', de: 'Lücke in der Tabelle' },
    message: {
      en: 'The table `{table}` has nothing for `{key}`.',
      nl: 'De tabel `{table}` heeft niets voor `{key}`.',
      de: 'Die Tabelle `{table}` hat nichts für `{key}`.',
    },
    cure: {
      en: 'Add the missing keys (an empty cell means `none`), or end the first line with `, otherwise` and a value for all others.',
      nl: 'Voeg de ontbrekende sleutels toe (een leeg vakje betekent `none`), of eindig de eerste regel met `, otherwise` en een waarde voor alle overige.',
      de: 'Ergänze die fehlenden Schlüssel (ein leeres Kästchen heißt `none`), oder beende die erste Zeile mit `, otherwise` und einem Wert für alle übrigen.',
    },
    also: { en: 'the key before the gap', nl: 'de sleutel voor het gat', de: 'der Schlüssel vor der Lücke' },
    about: {
      en: 'A table answers for every value of its kind, or for every number between its lowest and highest key. A gap would show only when a game comes to it. Where nothing is meant, an empty cell or `otherwise` says so.',
      nl: 'Een tabel heeft een antwoord op elke waarde van haar soort, of op elk getal tussen de laagste en de hoogste sleutel. Een gat zou pas opvallen als een spel erop stuit. Is er niets bedoeld, dan zegt een leeg vakje of `otherwise` dat.',
      de: 'Eine Tabelle hat eine Antwort für jeden Wert ihrer Art oder für jede Zahl zwischen dem niedrigsten und dem höchsten Schlüssel. Eine Lücke fiele erst auf, wenn ein Spiel darauf stößt. Ist nichts gemeint, sagt es ein leeres Kästchen oder `otherwise`.',
    },
    sample: {
      before: ['table bonus by Colour', '  Colour | red | blue', '  points |   1 |    2'],
      after: ['table bonus by Colour, otherwise 0', '  Colour | red | blue', '  points |   1 |    2'],
    },
  },
  'not-a-key': {
    title: { en: 'Not a key', nl: 'Geen sleutel', de: 'Kein Schlüssel' },
    message: {
      en: '`{value}` is not a number or a range, and the key `{key}` is no kind.',
      nl: '`{value}` is geen getal of bereik, en de sleutel `{key}` is geen soort.',
      de: '`{value}` ist keine Zahl und kein Bereich, und der Schlüssel `{key}` ist keine Art.',
    },
    cure: {
      en: 'Write keys such as `3`, `0..3` or `281..`, or name the key after the kind whose values stand there.',
      nl: 'Schrijf sleutels zoals `3`, `0..3` of `281..`, of noem de sleutel naar de soort waarvan de waarden er staan.',
      de: 'Schreibe Schlüssel wie `3`, `0..3` oder `281..`, oder benenne den Schlüssel nach der Art, deren Werte dort stehen.',
    },
    about: {
      en: 'A table `by Colour` (or `by colour`) has the values of that kind as keys. Under any other name the keys are numbers or ranges of numbers.',
      nl: 'Een tabel `by Colour` (of `by colour`) heeft de waarden van die soort als sleutels. Bij elke andere naam zijn de sleutels getallen of bereiken.',
      de: 'Eine Tabelle `by Colour` (oder `by colour`) hat die Werte dieser Art als Schlüssel. Bei jedem anderen Namen sind die Schlüssel Zahlen oder Bereiche.',
    },
    sample: {
      before: ['table bonus by step', '  step | points', '  one  |      0', '  two  |      2'],
      after: ['table bonus by step', '  step | points', '  1    |      0', '  2    |      2'],
    },
  },
  'mixed-column': {
    title: { en: 'Mixed values', nl: 'Gemengde waarden', de: 'Gemischte Werte' },
    message: {
      en: '`{value}` is of another sort than `{other}`, and both are values of one row, column or property.',
      nl: '`{value}` is van een ander slag dan `{other}`, en allebei zijn het waarden van één rij, kolom of eigenschap.',
      de: '`{value}` ist von anderer Sorte als `{other}`, und beides sind Werte einer Zeile, Spalte oder Eigenschaft.',
    },
    cure: {
      en: 'Write only numbers, only `yes` and `no`, or only values of one kind; what is missing stays empty.',
      nl: 'Schrijf alleen getallen, alleen `yes` en `no`, of alleen waarden van één soort; wat ontbreekt, blijft leeg.',
      de: 'Schreibe nur Zahlen, nur `yes` und `no` oder nur Werte einer Art; was fehlt, bleibt leer.',
    },
    also: { en: 'the first value', nl: 'de eerste waarde', de: 'der erste Wert' },
    about: {
      en: 'All cells of a row or column of values are of one sort, so that a rule can compute with what it finds there. Two sorts need two rows: one for the area, one for the number.',
      nl: 'Alle vakjes van een rij of kolom met waarden zijn van één slag, zodat een spelregel kan rekenen met wat er staat. Twee soorten waarden vragen twee rijen: een voor het gebied, een voor het getal.',
      de: 'Alle Kästchen einer Zeile oder Spalte mit Werten sind von einer Sorte, damit eine Regel mit dem rechnen kann, was dort steht. Zwei Sorten brauchen zwei Zeilen: eine für den Bereich, eine für die Zahl.',
    },
    sample: {
      before: ['table bonus by step', '  step | 1 | 2', '  gain | 3 | red'],
      after: ['table bonus by step', '  step   | 1 |   2', '  points | 3 |', '  colour |   | red'],
    },
  },
  'also-of-nothing': {
    title: { en: 'Nothing to add to', nl: 'Niets om aan toe te voegen', de: 'Nichts zum Ergänzen' },
    message: {
      en: 'With `also` this adds to pieces `{name}` that are declared nowhere else.',
      nl: 'Met `also` vult dit speelstukken `{name}` aan die nergens anders zijn vastgelegd.',
      de: 'Mit `also` ergänzt das Spielteile `{name}`, die sonst nirgends festgelegt sind.',
    },
    cure: {
      en: 'Leave `also` out, or take `{name}` from another folder with `use`.',
      nl: 'Laat `also` weg, of haal `{name}` met `use` uit een andere map.',
      de: 'Lass `also` weg, oder hole `{name}` mit `use` aus einem anderen Ordner.',
    },
    about: {
      en: 'A game that takes its pieces from another folder can add some of its own: `pieces …, also` puts them beside those. Without the others there is nothing to which they could be added.',
      nl: 'Een spel dat zijn speelstukken uit een andere map haalt, kan er eigen bij doen: `pieces …, also` legt ze ernaast. Zonder de andere is er niets waar ze bij kunnen.',
      de: 'Ein Spiel, das seine Spielteile aus einem anderen Ordner holt, kann eigene dazutun: `pieces …, also` legt sie daneben. Ohne die anderen gibt es nichts, wozu sie kommen könnten.',
    },
    sample: {
      before: ['pieces Meeple, also', '  3 alike'],
      after: ['pieces Meeple', '  3 alike'],
    },
  },
  'too-many-pieces': {
    title: { en: 'Too many pieces', nl: 'Te veel speelstukken', de: 'Zu viele Spielteile' },
    message: {
      en: 'With these the game has more than {limit} pieces.',
      nl: 'Hiermee heeft het spel meer dan {limit} speelstukken.',
      de: 'Damit hat das Spiel mehr als {limit} Spielteile.',
    },
    cure: {
      en: 'Look for a digit too many; what only counts, such as coins, is better a number in a field.',
      nl: 'Kijk of er een cijfer te veel staat; wat alleen geteld wordt, zoals munten, is beter een getal in een veld.',
      de: 'Sieh nach, ob eine Ziffer zu viel dasteht; was nur gezählt wird, etwa Münzen, ist besser eine Zahl in einem Feld.',
    },
    about: {
      en: 'A piece is one thing that lies somewhere, and every piece is followed through the whole game. No box holds as many as this.',
      nl: 'Een speelstuk is één ding dat ergens ligt, en elk stuk wordt het hele spel gevolgd. Zo veel zitten er in geen enkele doos.',
      de: 'Ein Spielteil ist ein einzelnes Ding, das irgendwo liegt, und jedes wird durch das ganze Spiel verfolgt. So viele sind in keiner Schachtel.',
    },
    sample: {
      before: ['pieces Meeple', '  30000 alike'],
      after: ['pieces Meeple', '  30 alike'],
    },
  },
  'row-as-value': {
    title: { en: 'A whole row', nl: 'Een hele rij', de: 'Eine ganze Zeile' },
    message: {
      en: 'The table `{name}` gives several values here: {columns}.',
      nl: 'De tabel `{name}` geeft hier meerdere waarden: {columns}.',
      de: 'Die Tabelle `{name}` gibt hier mehrere Werte: {columns}.',
    },
    cure: {
      en: 'Say which one is meant, as in `{column} of {name}[ ]`.',
      nl: 'Zeg welke bedoeld is, zoals in `{column} of {name}[ ]`.',
      de: 'Sage, welcher gemeint ist, wie in `{column} of {name}[ ]`.',
    },
    about: {
      en: 'A table with several rows or columns of values gives one of them at a time: its name stands before `of`. All of them together are not a value that could be kept or compared.',
      nl: 'Een tabel met meerdere rijen of kolommen waarden geeft er steeds één: de naam daarvan staat voor `of`. Alle samen zijn geen waarde die je kunt bewaren of vergelijken.',
      de: 'Eine Tabelle mit mehreren Zeilen oder Spalten von Werten gibt jeweils einen davon: sein Name steht vor `of`. Alle zusammen sind kein Wert, den man aufheben oder vergleichen könnte.',
    },
    sample: {
      before: [
        'table rating by points',
        '  points | 0..9 | 10..',
        '  moons  |    1 |    2',
        '  cakes  |    0 |    1',
        '',
        'term best = rating[12]',
      ],
      after: [
        'table rating by points',
        '  points | 0..9 | 10..',
        '  moons  |    1 |    2',
        '  cakes  |    0 |    1',
        '',
        'term best = moons of rating[12]',
      ],
    },
  },
} satisfies Catalogue;
