import type { Catalogue } from './message.ts';

/** Grids and what stands in their margins. */
export const grids = {
  'grid-without-member': {
    title: { en: 'Grid without its value', nl: 'Raster zonder waarde', de: 'Raster ohne Wert' },
    message: {
      en: 'There are several grids `{name}`, and this one does not say which it is.',
      nl: 'Er zijn meerdere rasters `{name}`, en dit zegt niet welk het is.',
      de: 'Es gibt mehrere Raster `{name}`, und dieses sagt nicht, welches es ist.',
    },
    cure: {
      en: 'Write the value of a kind behind the name, as in `grid {name}[…]`.',
      nl: 'Schrijf de waarde van een soort achter de naam, zoals in `grid {name}[…]`.',
      de: 'Schreibe den Wert einer Art hinter den Namen, wie in `grid {name}[…]`.',
    },
    about: {
      en: 'Grids that share a name are one sheet with several parts: `field[yellow]` is one part, `field` all their cells. So each part needs its value.',
      nl: 'Rasters met dezelfde naam zijn samen één vel met meerdere delen: `field[yellow]` is één deel, `field` zijn alle vakjes. Daarom heeft elk deel zijn waarde nodig.',
      de: 'Raster mit demselben Namen sind zusammen ein Blatt mit mehreren Teilen: `field[yellow]` ist ein Teil, `field` sind alle Kästchen. Deshalb braucht jeder Teil seinen Wert.',
    },
    sample: {
      before: ['grid pad[red] of number 1..2', '  1 2', 'grid pad of number 1..2', '  2 1'],
      after: ['grid pad[red] of number 1..2', '  1 2', 'grid pad[blue] of number 1..2', '  2 1'],
    },
  },
  'margin-length': {
    title: { en: 'Margin does not match', nl: 'Rand klopt niet', de: 'Rand passt nicht' },
    message: {
      en: 'The number of `{side}` of this grid that can give something is {expected}, and what is written for them does not match that.',
      nl: 'Het aantal `{side}` van dit raster dat iets kan opleveren is {expected}, en wat ervoor geschreven is, komt daar niet mee overeen.',
      de: 'Die Zahl der `{side}` dieses Rasters, die etwas geben können, ist {expected}, und was dafür geschrieben steht, passt nicht dazu.',
    },
    cure: {
      en: 'Write one value for each column below a line of dashes (a dot where a column gives nothing); a grid written as a table gives nothing at its sides.',
      nl: 'Schrijf onder een lijn van streepjes één waarde per kolom (een punt waar een kolom niets oplevert); een raster in de vorm van een tabel geeft aan de zijkanten niets.',
      de: 'Schreibe unter eine Linie aus Strichen einen Wert für jede Spalte (einen Punkt, wo eine Spalte nichts gibt); ein Raster in Tabellenform gibt an den Seiten nichts.',
    },
    about: {
      en: 'What a full column gives stands below the picture, under a line of dashes, in the order of the columns. There must be as many values as columns, or they could not be matched.',
      nl: 'Wat een volle kolom oplevert, staat onder de tekening, onder een lijn van streepjes, in de volgorde van de kolommen. Er zijn evenveel waarden als kolommen nodig, anders is niet te zien wat bij wat hoort.',
      de: 'Was eine volle Spalte gibt, steht unter dem Bild, unter einer Linie aus Strichen, in der Reihenfolge der Spalten. Es müssen so viele Werte wie Spalten sein, sonst wäre nicht zu sehen, was wozu gehört.',
    },
    sample: {
      before: ['grid pad of number 1..3, columns give points', '  1 2 3', '  -----', '  5 7'],
      after: ['grid pad of number 1..3, columns give points', '  1 2 3', '  -----', '  5 7 9'],
    },
  },
  'margin-without-name': {
    title: { en: 'Margin without a name', nl: 'Rand zonder naam', de: 'Rand ohne Namen' },
    message: {
      en: 'Something is written for the `{side}` of this grid, but its first line does not say what they give.',
      nl: 'Er staat iets voor de `{side}` van dit raster, maar de eerste regel zegt niet wat ze opleveren.',
      de: 'Für die `{side}` dieses Rasters steht etwas da, aber die erste Zeile sagt nicht, was sie geben.',
    },
    cure: {
      en: 'Add `, {side} give` and a word to the first line, as in `, {side} give points`, or take the values away.',
      nl: 'Voeg aan de eerste regel `, {side} give` en een woord toe, zoals in `, {side} give points`, of haal de waarden weg.',
      de: 'Ergänze in der ersten Zeile `, {side} give` und ein Wort, wie in `, {side} give points`, oder nimm die Werte weg.',
    },
    about: {
      en: 'Right of `|` stands what a full row gives, below the dashes what a full column gives. The first line gives these values a name, so that rules can ask for them: `points of line`.',
      nl: 'Rechts van `|` staat wat een volle rij oplevert, onder de streepjes wat een volle kolom oplevert. De eerste regel geeft die waarden een naam, zodat spelregels ernaar kunnen vragen: `points of line`.',
      de: 'Rechts von `|` steht, was eine volle Zeile gibt, unter den Strichen, was eine volle Spalte gibt. Die erste Zeile gibt diesen Werten einen Namen, damit Regeln danach fragen können: `points of line`.',
    },
    sample: {
      before: ['grid pad of number 1..4', '  1 2 | 5', '  3 4 | 7'],
      after: ['grid pad of number 1..4, rows give points', '  1 2 | 5', '  3 4 | 7'],
    },
  },
  'no-cell-there': {
    title: { en: 'No cell there', nl: 'Daar is geen vakje', de: 'Dort ist kein Kästchen' },
    message: {
      en: 'The grid `{grid}` has no cell at this place.',
      nl: 'Het raster `{grid}` heeft op deze plek geen vakje.',
      de: 'Das Raster `{grid}` hat an dieser Stelle kein Kästchen.',
    },
    cure: {
      en: 'Count rows from the top and columns from the left; a `.` in the picture is no cell.',
      nl: 'Tel de rijen van boven en de kolommen van links; een `.` in de tekening is geen vakje.',
      de: 'Zähle die Zeilen von oben und die Spalten von links; ein `.` im Bild ist kein Kästchen.',
    },
    about: {
      en: 'A cell of a grid is named by its row and its column, both counted from 1. Where the picture has a dot there is nothing.',
      nl: 'Een vakje van een raster noem je met zijn rij en zijn kolom, allebei geteld vanaf 1. Waar in de tekening een punt staat, is niets.',
      de: 'Ein Kästchen eines Rasters benennst du mit seiner Zeile und seiner Spalte, beide ab 1 gezählt. Wo im Bild ein Punkt steht, ist nichts.',
    },
    sample: {
      before: ['grid yard of height 1..9', '  1 .', '  2 3', '', 'term corner = height of yard[1, 2]'],
      after: ['grid yard of height 1..9', '  1 .', '  2 3', '', 'term corner = height of yard[2, 2]'],
    },
  },
  'row-below-foot': {
    title: { en: 'Row below the foot', nl: 'Rij onder de voet', de: 'Zeile unter dem Fuß' },
    message: {
      en: 'The picture of `{name}` ends with the row below the dashes, and this row comes after it.',
      nl: 'De tekening van `{name}` eindigt met de rij onder de streepjes, en deze rij komt daarna.',
      de: 'Das Bild von `{name}` endet mit der Zeile unter den Strichen, und diese Zeile kommt danach.',
    },
    cure: {
      en: 'Move the row above the dashes, or delete it.',
      nl: 'Zet de rij boven de streepjes, of haal haar weg.',
      de: 'Setze die Zeile über die Striche, oder lösche sie.',
    },
    also: { en: 'the dashes', nl: 'de streepjes', de: 'die Striche' },
    about: {
      en: 'Above the dashes stand the cells, row by row. Below them stands one row: what each column gives, and in the corner what the diagonal gives.',
      nl: 'Boven de streepjes staan de vakjes, rij voor rij. Eronder staat één rij: wat elke kolom geeft, en in de hoek wat de diagonaal geeft.',
      de: 'Über den Strichen stehen die Kästchen, Zeile für Zeile. Darunter steht eine Zeile: was jede Spalte gibt, und in der Ecke, was die Diagonale gibt.',
    },
    sample: {
      before: ['grid yard of height 1..9, columns give worth', '  1 2', '  3 4', '  ---', '  5 6', '  7 8'],
      after: ['grid yard of height 1..9, columns give worth', '  1 2', '  3 4', '  7 8', '  ---', '  5 6'],
    },
  },
  'margin-of-table': {
    title: { en: 'Margin of a row', nl: 'Rand bij een rij', de: 'Rand an einer Zeile' },
    message: {
      en: 'This grid is written as a table of one row, so `{side}` cannot give anything.',
      nl: 'Dit raster is geschreven als tabel van één rij; `{side}` kan daar niets geven.',
      de: 'Dieses Raster ist als Tabelle mit einer Zeile geschrieben; `{side}` kann dort nichts geben.',
    },
    cure: {
      en: 'Leave it out and write what a cell gives as a row of the table.',
      nl: 'Laat het weg en schrijf wat een vakje geeft als rij van de tabel.',
      de: 'Lass es weg und schreibe, was ein Kästchen gibt, als Zeile der Tabelle.',
    },
    about: {
      en: 'A sheet is drawn as a picture, with margins for full rows and columns, or, where it is one long row, as a table in which each line is something that the cells have.',
      nl: 'Een blad teken je als plaatje, met randen voor volle rijen en kolommen, of, als het één lange rij is, als tabel waarin elke regel iets is dat de vakjes hebben.',
      de: 'Ein Blatt zeichnest du als Bild mit Rändern für volle Zeilen und Spalten oder, wenn es eine lange Reihe ist, als Tabelle, in der jede Zeile etwas ist, was die Kästchen haben.',
    },
    sample: {
      before: ['grid lane, rows give points', '  step  | 1 | 2 | 3', '  value | 2 | 4 | 6'],
      after: ['grid lane', '  step  | 1 | 2 | 3', '  value | 2 | 4 | 6'],
    },
  },
  'grid-too-large': {
    title: { en: 'Grid too large', nl: 'Raster te groot', de: 'Raster zu groß' },
    message: {
      en: 'With the grid `{name}` the game has more than {limit} cells.',
      nl: 'Met het raster `{name}` heeft het spel meer dan {limit} vakjes.',
      de: 'Mit dem Raster `{name}` hat das Spiel mehr als {limit} Kästchen.',
    },
    cure: {
      en: 'Draw it smaller; what only counts is better a number in a field.',
      nl: 'Teken het kleiner; wat alleen geteld wordt, is beter een getal in een veld.',
      de: 'Zeichne es kleiner; was nur gezählt wird, ist besser eine Zahl in einem Feld.',
    },
    about: {
      en: 'A grid is a sheet or a board as it lies on the table, and every cell of it can be marked and asked about. No game has as many as this, on all its sheets together.',
      nl: 'Een raster is een blad of een bord zoals het op tafel ligt, en elk vakje ervan kan aangekruist en nagevraagd worden. Zo veel heeft geen enkel spel, op al zijn bladen samen.',
      de: 'Ein Raster ist ein Blatt oder ein Brett, wie es auf dem Tisch liegt, und jedes Kästchen darin kann angekreuzt und abgefragt werden. So viele hat kein Spiel, auf allen Blättern zusammen.',
    },
    sample: {
      before: [
        'grid field of height 1..9',
        ...Array.from({ length: 126 }, () => `  ${'1 '.repeat(40).trimEnd()}`),
      ],
      after: ['grid field of height 1..9', '  1 2 3', '  4 5 6'],
    },
  },
} satisfies Catalogue;
