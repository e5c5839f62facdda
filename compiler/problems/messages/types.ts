import type { Catalogue } from './message.ts';

/** Values: what can stand where, and what must be known about it. */
export const types = {
  'other-type': {
    title: { en: 'Does not fit here', nl: 'Past hier niet', de: 'Passt hier nicht' },
    message: {
      en: 'This is `{found}`, and here `{expected}` is needed.',
      nl: 'Dit is `{found}`, en hier is `{expected}` nodig.',
      de: 'Das ist `{found}`, und hier wird `{expected}` gebraucht.',
    },
    cure: {
      en: 'Write something that is `{expected}`, or change what is declared for it.',
      nl: 'Schrijf iets dat `{expected}` is, of pas aan wat ervoor is vastgelegd.',
      de: 'Schreibe etwas, das `{expected}` ist, oder ändere, was dafür festgelegt ist.',
    },
    cures: {
      none: {
        en: 'Where one thing or nothing can be, nothing is `none`.',
        nl: 'Waar één ding of niets kan zijn, heet niets `none`.',
        de: 'Wo ein Ding oder nichts sein kann, heißt nichts `none`.',
      },
      hidden: {
        en: 'The field `{name}` is meant here, as a field comes before the value `{name}` of `{expected}`. Give one of the two another name.',
        nl: 'Hier is het veld `{name}` bedoeld, want een veld gaat voor de waarde `{name}` van `{expected}`. Geef een van beide een andere naam.',
        de: 'Hier ist das Feld `{name}` gemeint, denn ein Feld geht vor dem Wert `{name}` von `{expected}`. Gib einem von beiden einen anderen Namen.',
      },
      brackets: {
        en: 'What follows belongs to `{how}`. If it is meant for more than that, write brackets around it: `total of ({how} of (…)) for …`.',
        nl: 'Wat volgt, hoort bij `{how}`. Is het voor meer bedoeld, zet dan haakjes om dit deel: `total of ({how} of (…)) for …`.',
        de: 'Was folgt, gehört zu `{how}`. Gilt es für mehr, setze diesen Teil in Klammern: `total of ({how} of (…)) for …`.',
      },
    },
    also: { en: 'together with this', nl: 'samen met dit', de: 'zusammen mit diesem' },
    about: {
      en: 'Every value is of one sort: a number such as `0..20`, a value of a kind, a player, a piece, a cell, `yes or no`, or several of one of these. A colour is never a number and a player never a die, so putting one where the other belongs is a slip. Nothing is converted silently.',
      nl: 'Elke waarde is van één slag: een getal zoals `0..20`, een waarde van een soort, een speler, een speelstuk, een vakje, `yes or no`, of meer van een daarvan. Een kleur is nooit een getal en een speler nooit een dobbelsteen; wie ze verwisselt, heeft zich vergist. Niets wordt stilzwijgend omgezet.',
      de: 'Jeder Wert ist von einer Sorte: eine Zahl wie `0..20`, ein Wert einer Art, ein Spieler, ein Spielteil, ein Kästchen, `yes or no` oder mehrere davon. Eine Farbe ist nie eine Zahl und ein Spieler nie ein Würfel; wer sie vertauscht, hat sich vertan. Nichts wird stillschweigend umgewandelt.',
    },
    sample: {
      before: ['phase turn of player', '  coins becomes red'],
      after: ['phase turn of player', '  coins becomes price[red]'],
    },
  },
  'may-be-none': {
    title: { en: 'May be none', nl: 'Kan `none` zijn', de: 'Kann `none` sein' },
    message: {
      en: 'This can be `none`, and here something must be there.',
      nl: 'Dit kan `none` zijn, en hier moet iets zijn.',
      de: 'Das kann `none` sein, und hier muss etwas da sein.',
    },
    cure: {
      en: 'Ask before whether it `is not none`, in an `if`, a `need` or a `where`, or say with `otherwise` what counts instead.',
      nl: 'Vraag eerst of het `is not none`, met `if`, `need` of `where`, of zeg met `otherwise` wat er anders geldt.',
      de: 'Frage vorher, ob es `is not none`, in einem `if`, `need` oder `where`, oder sage mit `otherwise`, was stattdessen gilt.',
    },
    cures: {
      'not-empty': {
        en: 'Write `the {how} of {source}` if there is always one, or ask above whether `{source} is not empty`, with `if`, `need` or `where`; after a change, ask again.',
        nl: 'Schrijf `the {how} of {source}` als er altijd een is, of vraag erboven met `if`, `need` of `where` of `{source} is not empty`; na een verandering opnieuw.',
        de: 'Schreibe `the {how} of {source}`, wenn immer etwas da ist, oder frage darüber mit `if`, `need` oder `where`, ob `{source} is not empty`; nach einer Änderung wieder.',
      },
      asked: {
        en: 'Write `if {source} is not none` above it, or ask so in a `need` or a `where`.',
        nl: 'Schrijf erboven `if {source} is not none`, of vraag het zo met `need` of `where`.',
        de: 'Schreibe darüber `if {source} is not none`, oder frage es so mit `need` oder `where`.',
      },
      'all-in': {
        en: 'Write `all {piece} in {source}` here if there may be none, or ask above `if {source} is not none`.',
        nl: 'Schrijf hier `all {piece} in {source}` als er soms niets ligt, of vraag erboven `if {source} is not none`.',
        de: 'Schreibe hier `all {piece} in {source}`, wenn dort manchmal nichts liegt, oder frage darüber `if {source} is not none`.',
      },
      let: {
        en: 'Give it a name above, as in `let a = …`, and ask `if a is not none` before it is used.',
        nl: 'Geef het erboven een naam, zoals in `let a = …`, en vraag `if a is not none` voordat je het gebruikt.',
        de: 'Gib ihm darüber einen Namen, wie in `let a = …`, und frage `if a is not none`, bevor du es verwendest.',
      },
      the: {
        en: 'Write `the {how} {source} in …` if there is always one, or say at its end with `, otherwise …` what counts instead.',
        nl: 'Schrijf `the {how} {source} in …` als er altijd een is, of zeg aan het eind met `, otherwise …` wat er anders geldt.',
        de: 'Schreibe `the {how} {source} in …`, wenn es immer einen Wert gibt, oder sage am Ende mit `, otherwise …`, was stattdessen gilt.',
      },
      gathered: {
        en: 'Say at its end what counts where there is nothing, as in `{how} of …, otherwise 0`.',
        nl: 'Zeg aan het eind wat er geldt als er niets is, zoals in `{how} of …, otherwise 0`.',
        de: 'Sage am Ende, was gilt, wenn nichts da ist, wie in `{how} of …, otherwise 0`.',
      },
    },
    about: {
      en: 'An empty cell of a table, a field with `or none`, and `first … where …` may give nothing. A rule that goes on as if something were there would stop the game at the table. So the rules first ask, and below that question the value is known to be there.',
      nl: 'Een leeg vakje in een tabel, een veld met `or none` en `first … where …` kunnen niets opleveren. Een spelregel die doorgaat alsof er wel iets is, zou het spel aan tafel laten vastlopen. Daarom vragen de regels het eerst, en daaronder staat vast dat er iets is.',
      de: 'Ein leeres Tabellenfeld, ein Feld mit `or none` und `first … where …` können nichts ergeben. Eine Regel, die weitermacht, als wäre etwas da, brächte das Spiel am Tisch zum Stehen. Deshalb fragen die Regeln zuerst, und darunter steht fest, dass etwas da ist.',
    },
    sample: {
      before: ['phase turn of player', '  add target to taken'],
      after: ['phase turn of player', '  if target is not none', '    add target to taken'],
    },
  },
  'may-be-other': {
    title: { en: 'May be something else', nl: 'Kan iets anders zijn', de: 'Kann etwas anderes sein' },
    message: {
      en: 'This can be `{found}`, and here only `{expected}` fits.',
      nl: 'Dit kan `{found}` zijn, en hier past alleen `{expected}`.',
      de: 'Das kann `{found}` sein, und hier passt nur `{expected}`.',
    },
    cure: {
      en: 'Ask before whether it `is in` what fits, as in `if seat is in players`.',
      nl: 'Vraag eerst met `is in` of het hoort bij wat past, zoals in `if seat is in players`.',
      de: 'Frage vorher mit `is in`, ob es zu dem gehört, was passt, wie in `if seat is in players`.',
    },
    about: {
      en: 'A part of a kind does not hold all its values, and an imaginary player has a seat but is no `player`. Where only the part fits, the rules must have asked before. Below `if … is in …` it is known.',
      nl: 'Een deel van een soort bevat niet alle waarden, en een denkbeeldige speler heeft een plek aan tafel maar is geen `player`. Waar alleen het deel past, moeten de regels dat eerst hebben gevraagd. Onder `if … is in …` staat het vast.',
      de: 'Ein Teil einer Art enthält nicht alle ihre Werte, und ein imaginärer Spieler hat einen Platz, ist aber kein `player`. Wo nur der Teil passt, müssen die Regeln vorher gefragt haben. Unter `if … is in …` steht es fest.',
    },
    sample: {
      before: ['phase warm-up[warm]', '  nothing', 'phase show[colour]', '  do warm-up[colour]'],
      after: [
        'phase warm-up[warm]',
        '  nothing',
        'phase show[colour]',
        '  if colour is in Warm',
        '    do warm-up[colour]',
      ],
    },
  },
  'out-of-range': {
    title: { en: 'Outside the range', nl: 'Buiten het bereik', de: 'Außerhalb des Bereichs' },
    message: {
      en: '`{value}` is not in `{from}..{to}`, and only that fits here.',
      nl: '`{value}` ligt niet in `{from}..{to}`, en alleen dat past hier.',
      de: '`{value}` liegt nicht in `{from}..{to}`, und nur das passt hier.',
    },
    cure: {
      en: 'Write a number from that range, or make the range larger where it is declared.',
      nl: 'Schrijf een getal uit dat bereik, of maak het bereik groter waar het is vastgelegd.',
      de: 'Schreibe eine Zahl aus diesem Bereich, oder vergrößere ihn dort, wo er festgelegt ist.',
    },
    about: {
      en: 'Every number of a game has a range, such as `0..20` coins. The checker works out the range of every expression and reports a value that can never fit. Where it might fit, the engine looks when it happens.',
      nl: 'Elk getal in een spel heeft een bereik, zoals `0..20` munten. De controle rekent van elke uitdrukking het bereik uit en meldt een waarde die nooit kan passen. Kan ze soms passen, dan kijkt het spel het na zodra het zover is.',
      de: 'Jede Zahl in einem Spiel hat einen Bereich, etwa `0..20` Münzen. Die Prüfung rechnet den Bereich jedes Ausdrucks aus und meldet einen Wert, der nie passen kann. Kann er manchmal passen, sieht das Spiel nach, sobald es so weit ist.',
    },
    sample: {
      before: ['phase turn of player', '  coins becomes 30'],
      after: ['phase turn of player', '  coins becomes 20'],
    },
  },
  'not-ordered': {
    title: { en: 'No more or less', nl: 'Geen meer of minder', de: 'Kein Mehr oder Weniger' },
    message: {
      en: '`{found}` has no size, so it cannot be more or less.',
      nl: '`{found}` heeft geen grootte, dus kan het niet meer of minder zijn.',
      de: '`{found}` hat keine Größe, also kann es nicht mehr oder weniger sein.',
    },
    cure: {
      en: 'Compare numbers or values of a kind: `count of …` of several things, a property such as `face of die`, or use `is` and `is in`.',
      nl: 'Vergelijk getallen of waarden van een soort: `count of …` van meerdere dingen, een eigenschap zoals `face of die`, of gebruik `is` en `is in`.',
      de: 'Vergleiche Zahlen oder Werte einer Art: `count of …` bei mehreren Dingen, eine Eigenschaft wie `face of die`, oder nimm `is` und `is in`.',
    },
    about: {
      en: '`is at least`, `is at most`, `is more than` and `is less than` compare numbers, and values of a kind in the order in which the kind lists them. Players, pieces, cells and whole collections have no such order.',
      nl: '`is at least`, `is at most`, `is more than` en `is less than` vergelijken getallen, en waarden van een soort in de volgorde waarin de soort ze noemt. Spelers, speelstukken, vakjes en hele verzamelingen hebben zo’n volgorde niet.',
      de: '`is at least`, `is at most`, `is more than` und `is less than` vergleichen Zahlen, und Werte einer Art in der Reihenfolge, in der die Art sie nennt. Spieler, Spielteile, Kästchen und ganze Sammlungen haben keine solche Reihenfolge.',
    },
    sample: {
      before: ['term crowded = pool is more than 3'],
      after: ['term crowded = count of pool is more than 3'],
    },
  },
  'range-backwards': {
    title: { en: 'Range runs backwards', nl: 'Bereik loopt achteruit', de: 'Bereich läuft rückwärts' },
    message: {
      en: 'The range begins at `{from}` and ends before that, at `{to}`.',
      nl: 'Het bereik begint bij `{from}` en eindigt daarvoor, bij `{to}`.',
      de: 'Der Bereich beginnt bei `{from}` und endet davor, bei `{to}`.',
    },
    cure: {
      en: 'Write the lower end first; a loop goes down with `, backwards`.',
      nl: 'Schrijf het laagste eerst; een herhaling loopt terug met `, backwards`.',
      de: 'Schreibe das niedrigere Ende zuerst; eine Wiederholung läuft mit `, backwards` zurück.',
    },
    about: {
      en: 'A range `1..6` holds everything from the first to the last, numbers by size and values of a kind in their order. Written the other way round it would hold nothing.',
      nl: 'Een bereik zoals `1..6` bevat alles van het eerste tot en met het laatste, getallen naar grootte en waarden van een soort in hun volgorde. Andersom geschreven zou het niets bevatten.',
      de: 'Ein Bereich wie `1..6` enthält alles vom ersten bis zum letzten, Zahlen nach Größe und Werte einer Art in ihrer Reihenfolge. Umgekehrt geschrieben enthielte er nichts.',
    },
    sample: {
      before: ['phase countdown', '  for each step in 6..1', '    nothing'],
      after: ['phase countdown', '  for each step in 1..6, backwards', '    nothing'],
    },
  },
  'mixed-range': {
    title: { en: 'Mixed range', nl: 'Gemengd bereik', de: 'Gemischter Bereich' },
    message: {
      en: 'One end of this range is a number and the other a word.',
      nl: 'Het ene eind van dit bereik is een getal en het andere een woord.',
      de: 'Das eine Ende dieses Bereichs ist eine Zahl und das andere ein Wort.',
    },
    cure: {
      en: 'Write two numbers, as in `1..6`, or two values of one kind, as in `red..green`.',
      nl: 'Schrijf twee getallen, zoals in `1..6`, of twee waarden van één soort, zoals in `red..green`.',
      de: 'Schreibe zwei Zahlen wie in `1..6` oder zwei Werte einer Art wie in `red..green`.',
    },
    about: {
      en: 'A range goes through numbers or through the values of one kind, never from the one to the other. The ends of a range in a type are written out, not worked out.',
      nl: 'Een bereik loopt door getallen of door de waarden van één soort, nooit van het een naar het ander. In een type schrijf je de einden uit en reken je ze niet uit.',
      de: 'Ein Bereich läuft durch Zahlen oder durch die Werte einer Art, nie vom einen zum anderen. In einem Typ werden die Enden ausgeschrieben und nicht ausgerechnet.',
    },
    sample: {
      before: ['the table has', '  marker: 1..green'],
      after: ['the table has', '  marker: red..green'],
    },
  },
  'needs-type': {
    title: { en: 'What is it?', nl: 'Wat is het?', de: 'Was ist es?' },
    message: {
      en: 'Nothing says what `{name}` can be.',
      nl: 'Nergens staat wat `{name}` kan zijn.',
      de: 'Nirgends steht, was `{name}` sein kann.',
    },
    cure: {
      en: 'Write it behind a colon, as in `{name}: 1..6`, or name it after a kind or a piece.',
      nl: 'Schrijf het achter een dubbele punt, zoals in `{name}: 1..6`, of noem het naar een soort of speelstuk.',
      de: 'Schreibe es hinter einen Doppelpunkt, wie in `{name}: 1..6`, oder benenne es nach einer Art oder einem Spielteil.',
    },
    about: {
      en: 'A name in `[ ]` at the head of a declaration that is called like a kind, a piece, `player`, `seat`, `cell` or `line` needs nothing more: `colour` is a `Colour`. With several grids, `cell` and `line` must say of which. Any other name says its type.',
      nl: 'Een naam tussen `[ ]` in de kop van een onderdeel die heet naar een soort, een speelstuk, `player`, `seat`, `cell` of `line` heeft verder niets nodig: `colour` is een `Colour`. Zijn er meerdere rasters, dan moeten `cell` en `line` zeggen van welk. Elke andere naam noemt zijn type.',
      de: 'Ein Name in `[ ]` am Kopf eines Abschnitts, der wie eine Art, ein Spielteil, `player`, `seat`, `cell` oder `line` heißt, braucht nichts weiter: `colour` ist eine `Colour`. Bei mehreren Rastern müssen `cell` und `line` sagen, von welchem. Jeder andere Name nennt seinen Typ.',
    },
    sample: {
      before: ['term doubled[amount] = amount * 2'],
      after: ['term doubled[amount: 0..20] = amount * 2'],
    },
  },
  'not-constant': {
    title: { en: 'Not known beforehand', nl: 'Niet vooraf bekend', de: 'Nicht vorher bekannt' },
    message: {
      en: 'This value must be known before the game begins, and it has to be worked out first.',
      nl: 'Deze waarde moet bekend zijn voordat het spel begint, en ze moet nog worden uitgerekend.',
      de: 'Dieser Wert muss vor Spielbeginn bekannt sein, und er muss erst ausgerechnet werden.',
    },
    cure: {
      en: 'Write a number, `yes` or `no`, or a value of a kind.',
      nl: 'Schrijf een getal, `yes` of `no`, of een waarde van een soort.',
      de: 'Schreibe eine Zahl, `yes`, `no` oder einen Wert einer Art.',
    },
    about: {
      en: 'Options, the largest length of a list, the `otherwise` of a table and the changes of a variant belong to the frame of a game. They are fixed before the first move, so they cannot depend on anything that happens.',
      nl: 'Opties, de grootste lengte van een lijst, de `otherwise` van een tabel en de wijzigingen van een variant horen bij het kader van een spel. Ze liggen vast voor de eerste zet en kunnen dus niet afhangen van wat er gebeurt.',
      de: 'Optionen, die größte Länge einer Liste, das `otherwise` einer Tabelle und die Änderungen einer Variante gehören zum Rahmen eines Spiels. Sie stehen vor dem ersten Zug fest und können also nicht davon abhängen, was geschieht.',
    },
    sample: {
      before: ['each player has', '  won: list of Colour, up to 2 * 3'],
      after: ['each player has', '  won: list of Colour, up to 6'],
    },
  },
  'list-without-bound': {
    title: {
      en: 'How long can the list be?',
      nl: 'Hoe lang kan de lijst zijn?',
      de: 'Wie lang kann die Liste sein?',
    },
    message: {
      en: 'The list `{name}` does not say how many things it can hold.',
      nl: 'De lijst `{name}` zegt niet hoeveel ze kan bevatten.',
      de: 'Die Liste `{name}` sagt nicht, wie viel sie enthalten kann.',
    },
    cure: {
      en: 'Add `, up to` and the largest number, or use `set of` if order and repetition do not matter.',
      nl: 'Voeg `, up to` en het grootste aantal toe, of gebruik `set of` als volgorde en herhaling niet uitmaken.',
      de: 'Ergänze `, up to` und die größte Anzahl, oder nimm `set of`, wenn Reihenfolge und Wiederholung egal sind.',
    },
    about: {
      en: 'Everything on a table has an end, and a saved game has a fixed size. A list therefore says how long it can become; adding more is a mistake of the rules that the engine reports.',
      nl: 'Alles op tafel houdt ergens op, en een bewaard spel heeft een vaste omvang. Daarom zegt een lijst hoe lang ze kan worden; komt er meer bij, dan is dat een fout in de regels die het spel meldt.',
      de: 'Alles auf einem Tisch hat ein Ende, und ein gespeichertes Spiel hat eine feste Größe. Deshalb sagt eine Liste, wie lang sie werden kann; kommt mehr hinzu, ist das ein Fehler der Regeln, den das Spiel meldet.',
    },
    sample: {
      before: ['each player has', '  won: list of Colour'],
      after: ['each player has', '  won: list of Colour, up to 6'],
    },
  },
  'not-pieces': {
    title: { en: 'Not pieces', nl: 'Geen speelstukken', de: 'Keine Spielteile' },
    message: {
      en: 'Only pieces can be rolled or moved, and this is `{found}`.',
      nl: 'Alleen speelstukken kun je werpen of verplaatsen, en dit is `{found}`.',
      de: 'Nur Spielteile kann man würfeln oder bewegen, und das ist `{found}`.',
    },
    cure: {
      en: 'Name a piece, a place with pieces, or `all … in … where …`; a number is changed with `add`, `remove` or `becomes`.',
      nl: 'Noem een speelstuk, een plek met speelstukken, of `all … in … where …`; een getal verander je met `add`, `remove` of `becomes`.',
      de: 'Nenne ein Spielteil, einen Ort mit Spielteilen oder `all … in … where …`; eine Zahl änderst du mit `add`, `remove` oder `becomes`.',
    },
    about: {
      en: '`move` takes pieces from where they lie and puts them somewhere else; `roll` gives them new faces. Coins that are only counted are a number and not pieces: they do not lie anywhere.',
      nl: '`move` haalt speelstukken weg waar ze liggen en legt ze ergens anders; `roll` geeft ze nieuwe ogen. Munten die alleen geteld worden, zijn een getal en geen speelstukken: ze liggen nergens.',
      de: '`move` nimmt Spielteile von dort weg, wo sie liegen, und legt sie woanders hin; `roll` gibt ihnen neue Augen. Münzen, die nur gezählt werden, sind eine Zahl und keine Spielteile: Sie liegen nirgends.',
    },
    sample: {
      before: ['phase turn of player', '  move coins to tray'],
      after: ['phase turn of player', '  remove coins from coins'],
    },
  },
  'not-a-place': {
    title: { en: 'Not a place', nl: 'Geen plek', de: 'Kein Ort' },
    message: {
      en: 'Pieces cannot be moved here: this is `{found}`, not a place where they lie.',
      nl: 'Hierheen kun je geen speelstukken verplaatsen: dit is `{found}`, geen plek waar ze liggen.',
      de: 'Hierher lassen sich keine Spielteile bewegen: Das ist `{found}`, kein Ort, an dem sie liegen.',
    },
    cure: {
      en: 'Declare the field with the plural of the piece, as in `tray: dice`; into a `set of` or a `list of`, write `add … to …`.',
      nl: 'Leg het veld vast met het meervoud van het speelstuk, zoals in `tray: dice`; bij een `set of` of `list of` schrijf je `add … to …`.',
      de: 'Lege das Feld mit der Mehrzahl des Spielteils fest, wie in `tray: dice`; bei `set of` oder `list of` schreibst du `add … to …`.',
    },
    about: {
      en: 'Every piece lies in exactly one place. A field with the plural (`dice`) is such a place; a `set of Die` only notes which dice are meant, and they stay where they are.',
      nl: 'Elk speelstuk ligt op precies één plek. Een veld met het meervoud (`dice`) is zo’n plek; een `set of Die` onthoudt alleen welke dobbelstenen bedoeld zijn, en die blijven liggen waar ze zijn.',
      de: 'Jedes Spielteil liegt an genau einem Ort. Ein Feld mit der Mehrzahl (`dice`) ist ein solcher Ort; ein `set of Die` merkt sich nur, welche Würfel gemeint sind, und sie bleiben liegen.',
    },
    sample: {
      before: ['the table has', '  used: set of Die', 'phase turn of player', '  move pool to used'],
      after: ['the table has', '  used: dice', 'phase turn of player', '  move pool to used'],
    },
  },
  'no-otherwise': {
    title: { en: 'No last case', nl: 'Geen laatste geval', de: 'Kein letzter Fall' },
    message: {
      en: 'The term `{name}` does not say what it is when none of its cases holds.',
      nl: 'Het begrip `{name}` zegt niet wat het is als geen van de gevallen geldt.',
      de: 'Der Begriff `{name}` sagt nicht, was er ist, wenn keiner seiner Fälle gilt.',
    },
    cure: {
      en: 'End the cases with a line `otherwise:` and a value.',
      nl: 'Sluit de gevallen af met een regel `otherwise:` en een waarde.',
      de: 'Schließe die Fälle mit einer Zeile `otherwise:` und einem Wert ab.',
    },
    about: {
      en: 'A term has a value in every situation. Its cases are tried from top to bottom, and the last line says what holds for all the rest. If there should be no value then, write `otherwise: none`.',
      nl: 'Een begrip heeft in elke situatie een waarde. De gevallen worden van boven naar beneden geprobeerd, en de laatste regel zegt wat er in alle overige geldt. Hoort er dan geen waarde te zijn, schrijf dan `otherwise: none`.',
      de: 'Ein Begriff hat in jeder Situation einen Wert. Seine Fälle werden von oben nach unten versucht, und die letzte Zeile sagt, was sonst gilt. Soll es dann keinen Wert geben, schreibe `otherwise: none`.',
    },
    sample: {
      before: ['term bonus-of[colour]', '  when colour is red: 3', '  when colour is blue: 2'],
      after: ['term bonus-of[colour]', '  if colour is red: 3', '  if colour is blue: 2', '  otherwise: 0'],
    },
  },
  'not-cells': {
    title: { en: 'No cells', nl: 'Geen vakjes', de: 'Keine Kästchen' },
    message: {
      en: 'Only cells of a grid have sides and neighbours, and this is `{found}`.',
      nl: 'Alleen vakjes van een raster hebben zijden en buren, en dit is `{found}`.',
      de: 'Nur Kästchen eines Rasters haben Seiten und Nachbarn, und das ist `{found}`.',
    },
    cure: {
      en: 'Name a cell, or where several may stand the cells of a grid.',
      nl: 'Noem een vakje, of waar er meerdere mogen staan de vakjes van een raster.',
      de: 'Nenne ein Kästchen oder, wo mehrere stehen dürfen, die Kästchen eines Rasters.',
    },
    about: {
      en: '`beyond[side] of` asks which cell lies on one side of another, `neighbours of` for all cells around, `holes of` for those that are enclosed, and `longest run … around` goes along their sides. All of these look at a grid: rows of cells that lie side by side.',
      nl: '`beyond[side] of` vraagt welk vakje aan één zijde van een ander ligt, `neighbours of` naar alle vakjes eromheen, `holes of` naar wat ingesloten is, en `longest run … around` loopt langs hun zijden. Ze kijken alle naar een raster: rijen vakjes die naast elkaar liggen.',
      de: '`beyond[side] of` fragt, welches Kästchen an einer Seite eines anderen liegt, `neighbours of` nach allen Kästchen ringsum, `holes of` nach den eingeschlossenen, und `longest run … around` läuft an ihren Seiten entlang. Sie alle schauen auf ein Raster: Reihen von Kästchen, die nebeneinanderliegen.',
    },
    sample: {
      before: ['term near[die] = neighbours of die'],
      after: ['grid field, rows 1..3, columns 1..3', 'term near[cell] = neighbours of cell'],
    },
  },
} satisfies Catalogue;
