import { words } from './languages.ts';
import type { Catalogue } from './message.ts';
import { HEAD, section } from './rulebook-pages.ts';

/** What a rulebook must say: its sections, beside the rules and in each language. Samples are whole pages. */
export const rulebook = {
  'double-section': {
    title: { en: 'Section stands twice', nl: 'Sectie staat er dubbel', de: 'Abschnitt steht doppelt' },
    message: {
      en: 'There is already a section `{id}`.',
      nl: 'Er is al een sectie `{id}`.',
      de: 'Es gibt schon einen Abschnitt `{id}`.',
    },
    cure: {
      en: 'Give one of the two another id.',
      nl: 'Geef een van de twee een andere naam.',
      de: 'Gib einem von beiden einen anderen Namen.',
    },
    also: { en: 'the first one', nl: 'de eerste', de: 'der erste' },
    about: {
      en: 'Links lead to a section by its id, and what was read is noted down by it. So each section has an id of its own, the same in every language.',
      nl: 'Verwijzingen vinden een sectie op haar naam, en onder die naam wordt opgeschreven wat gelezen is. Daarom heeft elke sectie een eigen naam, in elke taal dezelfde.',
      de: 'Verweise finden einen Abschnitt an seinem Namen, und unter ihm wird notiert, was gelesen ist. Darum hat jeder Abschnitt einen eigenen Namen, in jeder Sprache denselben.',
    },
    sample: {
      before: [...section('Gooi.'), '', ...section('Kies.').slice(HEAD.length)],
      after: section('Gooi.', '', 'Kies.'),
    },
  },
  'section-without-heading': {
    title: { en: 'Section without a heading', nl: 'Sectie zonder kop', de: 'Abschnitt ohne Überschrift' },
    message: {
      en: 'The section `{id}` has no heading.',
      nl: 'De sectie `{id}` heeft geen kop.',
      de: 'Der Abschnitt `{id}` hat keine Überschrift.',
    },
    cure: {
      en: 'Begin it with a line such as `## Title`.',
      nl: 'Begin met een regel zoals `## Title`.',
      de: 'Beginne ihn mit einer Zeile wie `## Title`.',
    },
    about: {
      en: 'Headings are what people look for, in lists of contents and behind links.',
      nl: 'Koppen zijn wat mensen zoeken, in inhoudsopgaven en achter verwijzingen.',
      de: 'Überschriften sind, was man sucht, in Inhaltsverzeichnissen und hinter Verweisen.',
    },
    sample: {
      before: section('Gooi en kies.').filter((line) => !line.startsWith('##')),
      after: section('Gooi en kies.'),
    },
  },
  'section-rule': {
    title: { en: 'Section about nothing', nl: 'Sectie over niets', de: 'Abschnitt über nichts' },
    message: {
      en: 'The game has no rule `{rule}`, or the section names it twice.',
      nl: 'Het spel heeft geen regel `{rule}`, of de sectie noemt hem dubbel.',
      de: 'Das Spiel hat keine Regel `{rule}`, oder der Abschnitt nennt sie doppelt.',
    },
    cure: {
      en: 'Name a declaration by the id of its text, such as `action-take`, and each once.',
      nl: 'Noem wat de regels vastleggen met de naam van de tekst, zoals `action-take`, en elk één keer.',
      de: 'Nenne, was die Regeln festlegen, mit dem Namen des Textes, wie `action-take`, und jedes einmal.',
    },
    about: {
      en: 'A section says which rules it explains. When one of them changes, somebody is asked to read the section again; so the list must be right.',
      nl: 'Een sectie zegt welke regels ze uitlegt. Verandert er een, dan wordt iemand gevraagd de sectie opnieuw te lezen; de lijst moet dus kloppen.',
      de: 'Ein Abschnitt sagt, welche Regeln er erklärt. Ändert sich eine davon, wird jemand gebeten, den Abschnitt wieder zu lesen; die Liste muss also stimmen.',
    },
    sample: {
      before: section('Gooi en kies.').map((line) => line.replace('phase-turn', 'phase-turns')),
      after: section('Gooi en kies.'),
    },
  },
  'unknown-in-rulebook': {
    title: { en: 'Shows nothing', nl: 'Toont niets', de: 'Zeigt nichts' },
    message: {
      en: 'The game has no `{name}` that `{component}` could show.',
      nl: 'Het spel heeft geen `{name}` die `{component}` kan tonen.',
      de: 'Das Spiel hat kein `{name}`, das `{component}` zeigen kann.',
    },
    cure: {
      en: 'Write the name as it stands in the rules, for `Name` the id of the text.',
      nl: 'Schrijf de naam zoals hij in de regels staat, bij `Name` die van de tekst.',
      de: 'Schreibe den Namen, wie er in den Regeln steht, bei `Name` den des Textes.',
    },
    about: {
      en: 'Tables, pictures, examples, names and reasons come from the rules. What is no longer there leaves a hole in the page.',
      nl: 'Tabellen, plaatjes, voorbeelden, namen en redenen komen uit de regels. Wat er niet meer is, laat een gat in de pagina.',
      de: 'Tabellen, Bilder, Beispiele, Namen und Gründe kommen aus den Regeln. Was es nicht mehr gibt, lässt eine Lücke auf der Seite.',
    },
    sample: { before: section('<Table of="round" />'), after: section('<Table of="rounds" />') },
  },
  'value-without-result': {
    title: { en: 'Value without a result', nl: 'Waarde zonder uitkomst', de: 'Wert ohne Ergebnis' },
    message: {
      en: 'This cannot be worked out in `{game}` before anything has been played.',
      nl: 'Dit is in `{game}` niet uit te rekenen voordat er iets gespeeld is.',
      de: 'Das lässt sich in `{game}` nicht ausrechnen, bevor etwas gespielt ist.',
    },
    details: [
      {
        en: 'The interpreter says `{fault}`.',
        nl: 'De interpreter zegt `{fault}`.',
        de: 'Der Interpreter sagt `{fault}`.',
      },
      { en: 'It is about `{about}`.', nl: 'Het gaat om `{about}`.', de: 'Es geht um `{about}`.' },
    ],
    cure: {
      en: 'Ask for something that the rules fix, for every number of players and in every variant.',
      nl: 'Vraag naar iets wat de regels vastleggen, bij elk aantal spelers en in elke variant.',
      de: 'Frage nach etwas, das die Regeln festlegen, bei jeder Spielerzahl und in jeder Variante.',
    },
    about: {
      en: 'A value in a rulebook is worked out in the game and in all its variants, for every number of players, in a game of which nothing has been played. It may look up tables and count things, but it must come to something everywhere.',
      nl: 'Een waarde in een spelregelboek wordt uitgerekend in het spel en in al zijn varianten, bij elk aantal spelers, in een spel waarvan nog niets gespeeld is. Ze mag tabellen raadplegen en dingen tellen, maar moet overal iets opleveren.',
      de: 'Ein Wert in einem Regelbuch wird im Spiel und in allen Varianten ausgerechnet, bei jeder Spielerzahl, in einem Spiel, von dem noch nichts gespielt ist. Er darf in Tabellen nachsehen und Dinge zählen, muss aber überall etwas ergeben.',
    },
    sample: {
      before: section('<Value of="1 / (count of players - 1) rounded down" />'),
      after: section('<Value of="count of Die" />'),
    },
  },
  'section-in-one-language': {
    title: {
      en: 'Section missing in a language',
      nl: 'Sectie ontbreekt in een taal',
      de: 'Abschnitt fehlt in einer Sprache',
    },
    message: {
      en: 'There is no section `{id}` in {language}.',
      nl: 'Er is geen sectie `{id}` in {language}.',
      de: 'Es gibt keinen Abschnitt `{id}` auf {language}.',
    },
    cure: {
      en: 'Write it there too, or delete it here.',
      nl: 'Schrijf hem daar ook, of haal hem hier weg.',
      de: 'Schreibe ihn auch dort, oder lösche ihn hier.',
    },
    words,
    about: {
      en: 'The sections of a rulebook are the same in every language, so that two people at a table can point at the same one.',
      nl: 'De secties van een spelregelboek zijn in elke taal dezelfde, zodat twee mensen aan tafel dezelfde kunnen aanwijzen.',
      de: 'Die Abschnitte eines Regelbuchs sind in jeder Sprache dieselben, damit zwei am Tisch auf denselben zeigen können.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'section-differs': {
    title: {
      en: 'Sections differ between languages',
      nl: 'Secties verschillen per taal',
      de: 'Abschnitte unterscheiden sich',
    },
    message: {
      en: 'The section `{id}` is not like the one in {language}.',
      nl: 'De sectie `{id}` is niet zoals die in {language}.',
      de: 'Der Abschnitt `{id}` ist nicht wie der auf {language}.',
    },
    details: [
      { en: 'Here it lacks `{lacks}`.', nl: 'Hier ontbreekt `{lacks}`.', de: 'Hier fehlt `{lacks}`.' },
      {
        en: 'Only here it has `{besides}`.',
        nl: 'Alleen hier heeft ze `{besides}`.',
        de: 'Nur hier hat er `{besides}`.',
      },
      {
        en: 'There, `{place}` stands in its place.',
        nl: 'Daar staat `{place}` op die plaats.',
        de: 'Dort steht `{place}` an dieser Stelle.',
      },
    ],
    cure: {
      en: 'Give both the same `rules` and the same blocks, and keep the sections in the same order.',
      nl: 'Geef beide dezelfde `rules` en dezelfde blokken, en houd de secties in dezelfde volgorde.',
      de: 'Gib beiden dieselben `rules` und dieselben Blöcke, und halte die Abschnitte in derselben Reihenfolge.',
    },
    also: { en: 'the other one', nl: 'de andere', de: 'der andere' },
    words,
    about: {
      en: 'A section explains the same rules in every language, and shows the same tables, pictures and terms: otherwise somebody who reads the other language misses one.',
      nl: 'Een sectie legt in elke taal dezelfde regels uit en toont dezelfde tabellen, plaatjes en begrippen: anders mist wie de andere taal leest er een.',
      de: 'Ein Abschnitt erklärt in jeder Sprache dieselben Regeln und zeigt dieselben Tabellen, Bilder und Begriffe: Sonst entgeht etwas allen, die die andere Sprache lesen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'rule-not-explained': {
    title: { en: 'Rule not explained', nl: 'Regel niet uitgelegd', de: 'Regel nicht erklärt' },
    message: {
      en: 'No section explains `{rule}` in {language}.',
      nl: 'Geen sectie legt `{rule}` uit in {language}.',
      de: 'Kein Abschnitt erklärt `{rule}` auf {language}.',
    },
    cure: {
      en: 'Explain it, and name it in the `rules` of that section.',
      nl: 'Leg het uit, en noem het in de `rules` van die sectie.',
      de: 'Erkläre es, und nenne es in den `rules` dieses Abschnitts.',
    },
    also: { en: 'where it is declared', nl: 'hier vastgelegd', de: 'hier festgelegt' },
    words,
    about: {
      en: 'Everything that a player meets must be in the rulebook: the game, options, kinds, pieces, tables, grids, fields, phases, actions, scorings and the winner. Reasons are explained with their action. Terms, fields that nobody sees and what always holds are helpers: they are explained with what uses them, but may be named.',
      nl: 'Alles wat een speler tegenkomt, moet in het spelregelboek staan: het spel, opties, soorten, speelstukken, tabellen, roosters, velden, fasen, acties, waarderingen en de winnaar. Redenen worden bij hun actie uitgelegd. Begrippen, velden die niemand ziet en wat altijd geldt, zijn hulpmiddelen: ze worden uitgelegd bij wat ze gebruikt, maar mogen wel genoemd worden.',
      de: 'Alles, was einem beim Spielen begegnet, muss im Regelbuch stehen: das Spiel, Optionen, Arten, Spielteile, Tabellen, Raster, Felder, Phasen, Aktionen, Wertungen und wer gewinnt. Gründe werden bei ihrer Aktion erklärt. Begriffe, Felder, die niemand sieht, und was immer gilt, sind Hilfsmittel: Sie werden bei dem erklärt, was sie benutzt, dürfen aber genannt werden.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'example-not-shown': {
    title: { en: 'Example not shown', nl: 'Voorbeeld niet getoond', de: 'Beispiel nicht gezeigt' },
    message: {
      en: 'The rulebook does not show the example `{example}` in {language}.',
      nl: 'Het spelregelboek toont het voorbeeld `{example}` niet in {language}.',
      de: 'Das Regelbuch zeigt das Beispiel `{example}` nicht auf {language}.',
    },
    cure: {
      en: 'Put a line `<Example name="{example}" />` into the section that it belongs to.',
      nl: 'Zet een regel `<Example name="{example}" />` in de sectie waar het bij hoort.',
      de: 'Setze eine Zeile `<Example name="{example}" />` in den Abschnitt, zu dem es gehört.',
    },
    words,
    about: {
      en: 'Worked examples are part of the rules: each shows something that is asked at a table. In the rulebook they can be played.',
      nl: 'Voorbeelden horen bij de regels: elk laat iets zien waar aan tafel naar gevraagd wordt. In het spelregelboek kun je ze naspelen.',
      de: 'Beispiele gehören zu den Regeln: Jedes zeigt etwas, wonach am Tisch gefragt wird. Im Regelbuch kann man sie nachspielen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('<Example name="turn" />') },
  },
  'example-shown-twice': {
    title: {
      en: 'Example shown twice',
      nl: 'Voorbeeld staat er dubbel',
      de: 'Beispiel steht doppelt',
    },
    message: {
      en: 'The example `{example}` has been shown already.',
      nl: 'Het voorbeeld `{example}` is al getoond.',
      de: 'Das Beispiel `{example}` ist schon gezeigt.',
    },
    cure: {
      en: 'Keep it where it helps most.',
      nl: 'Laat het staan waar het het meest helpt.',
      de: 'Behalte es dort, wo es am meisten hilft.',
    },
    also: { en: 'the first time', nl: 'de eerste keer', de: 'das erste Mal' },
    about: {
      en: 'Who meets an example again wonders what is new about it. A link to the other section does the same.',
      nl: 'Wie een voorbeeld nog eens tegenkomt, vraagt zich af wat er nieuw aan is. Een verwijzing naar de andere sectie doet hetzelfde.',
      de: 'Wer einem Beispiel wieder begegnet, fragt sich, was daran neu ist. Ein Verweis auf den anderen Abschnitt leistet dasselbe.',
    },
    sample: {
      before: section('<Example name="turn" />', '', '<Example name="turn" />'),
      after: section('<Example name="turn" />'),
    },
  },
  'section-to-reread': {
    title: { en: 'Section to read again', nl: 'Sectie om te herlezen', de: 'Abschnitt neu zu lesen' },
    message: {
      en: 'The rules of the section `{id}` have changed since somebody last read it in {language}: `{changed}`.',
      nl: 'Sinds iemand de sectie `{id}` in {language} het laatst las, zijn haar regels veranderd: `{changed}`.',
      de: 'Seit jemand den Abschnitt `{id}` auf {language} zuletzt gelesen hat, haben sich seine Regeln geändert: `{changed}`.',
    },
    cure: {
      en: 'Read it, correct what is no longer so, and then say `regel confirm {game} {id}`.',
      nl: 'Lees de sectie, verbeter wat niet meer klopt en voer dan `regel confirm {game} {id}` uit.',
      de: 'Lies ihn, berichtige, was nicht mehr so ist, und führe dann `regel confirm {game} {id}` aus.',
    },
    words,
    about: {
      en: 'No program can tell whether a sentence is still true. But it can tell that the rule has changed which the sentence was written for. For each section it is noted down which rules it was last read for; if these are others now, somebody must look.',
      nl: 'Geen programma kan zeggen of een zin nog klopt. Maar wel dat de regel veranderd is waarvoor die zin geschreven is. Van elke sectie staat opgeschreven voor welke regels ze het laatst gelezen is; zijn dat nu andere, dan moet er iemand kijken.',
      de: 'Kein Programm kann sagen, ob ein Satz noch stimmt. Aber es kann sagen, dass sich die Regel geändert hat, für die der Satz geschrieben ist. Zu jedem Abschnitt ist notiert, für welche Regeln er zuletzt gelesen wurde; sind es jetzt andere, muss jemand nachsehen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'section-unread': {
    title: {
      en: 'Section not confirmed',
      nl: 'Sectie nog niet bevestigd',
      de: 'Abschnitt noch nicht bestätigt',
    },
    message: {
      en: 'The section `{id}` is new in {language}: nobody has confirmed yet that it tells its rules right.',
      nl: 'De sectie `{id}` is nieuw in {language}: nog niemand heeft bevestigd dat ze haar regels goed vertelt.',
      de: 'Der Abschnitt `{id}` ist auf {language} neu: Noch niemand hat bestätigt, dass er seine Regeln richtig erzählt.',
    },
    cure: {
      en: 'Read it beside its rules, and then say `regel confirm {game} {id}`, or `regel confirm {game}` for all sections.',
      nl: 'Lees de sectie naast de regels ervan en voer dan `regel confirm {game} {id}` uit, of `regel confirm {game}` voor alle secties.',
      de: 'Lies ihn neben seinen Regeln und führe dann `regel confirm {game} {id}` aus oder, für alle Abschnitte, `regel confirm {game}`.',
    },
    words,
    about: {
      en: 'No program can tell whether a sentence is true. So somebody reads each section once in each language and confirms it; what its rules meant then is noted down, and if they change, it is to be read again.',
      nl: 'Geen programma kan zeggen of een zin klopt. Daarom leest iemand elke sectie één keer in elke taal en bevestigt haar; wat haar regels toen betekenden wordt opgeschreven, en veranderen ze, dan moet ze opnieuw gelezen worden.',
      de: 'Kein Programm kann sagen, ob ein Satz stimmt. Deshalb liest jemand jeden Abschnitt einmal in jeder Sprache und bestätigt ihn; was seine Regeln da bedeuteten, wird notiert, und ändern sie sich, ist er neu zu lesen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'confirmed-line': {
    title: { en: 'Line not understood', nl: 'Regel niet begrepen', de: 'Zeile nicht verstanden' },
    message: {
      en: 'This line does not say what a section was written for.',
      nl: 'Deze regel zegt niet waarvoor een sectie geschreven is.',
      de: 'Diese Zeile sagt nicht, wofür ein Abschnitt geschrieben ist.',
    },
    cure: {
      en: 'Delete it, and say `regel confirm` for the sections that are then named.',
      nl: 'Haal de regel weg en voer `regel confirm` uit voor de secties die dan genoemd worden.',
      de: 'Lösche sie und führe `regel confirm` für die Abschnitte aus, die dann genannt werden.',
    },
    about: {
      en: 'The file is written by a command, a line for each language and section. Two people who confirm the same section may leave both lines in it.',
      nl: 'Het bestand wordt door een opdracht geschreven, een regel per taal en sectie. Bevestigen twee mensen dezelfde sectie, dan blijven er soms twee regels staan.',
      de: 'Die Datei schreibt ein Befehl, eine Zeile für jede Sprache und jeden Abschnitt. Bestätigen zwei denselben Abschnitt, bleiben manchmal beide Zeilen stehen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
} satisfies Catalogue;
