import { words } from './languages.ts';
import type { Catalogue } from './message.ts';
import { section } from './rulebook-pages.ts';

/** The pages of a variant: those of its game, with sections of its own in their places. */
export const rulebookVariants = {
  'variant-section-to-read': {
    title: {
      en: 'Section to read for a variant',
      nl: 'Sectie om te lezen voor een variant',
      de: 'Abschnitt für eine Variante zu lesen',
    },
    message: {
      en: 'In the variant `{variant}` other rules hold than those that the section `{id}` was written for in {language}: `{changed}`.',
      nl: 'In de variant `{variant}` gelden andere regels dan waarvoor de sectie `{id}` in {language} geschreven is: `{changed}`.',
      de: 'In der Variante `{variant}` gelten andere Regeln als die, für die der Abschnitt `{id}` auf {language} geschrieben ist: `{changed}`.',
    },
    cure: {
      en: 'Read it. If all of it is right in the variant too, say `regel confirm {game} {id}`; else write the section anew in `{file}`, under the same id, or leave it out there with `{without}`.',
      nl: 'Lees de sectie. Klopt alles ook in de variant, voer dan `regel confirm {game} {id}` uit; schrijf de sectie anders opnieuw in `{file}`, onder dezelfde naam, of laat die daar weg met `{without}`.',
      de: 'Lies ihn. Stimmt alles auch in der Variante, führe `regel confirm {game} {id}` aus; sonst schreibe den Abschnitt in `{file}` unter demselben Namen neu oder lass ihn dort mit `{without}` weg.',
    },
    also: { en: 'this section', nl: 'deze sectie', de: 'dieser Abschnitt' },
    words,
    about: {
      en: 'A variant shares the sentences of its game where nothing differs. Where it changes, adds or takes away a rule, every section about that rule must be read for the variant, in each language: numbers follow the rules by themselves, sentences do not. What was read is noted down beside the pages of the variant.',
      nl: 'Een variant deelt de zinnen van haar spel waar niets anders is. Waar ze een regel verandert, toevoegt of weghaalt, moet elke sectie over die regel voor de variant gelezen worden, in elke taal: getallen volgen de regels vanzelf, zinnen niet. Wat gelezen is, staat opgeschreven bij de pagina’s van de variant.',
      de: 'Eine Variante teilt die Sätze ihres Spiels, wo nichts anders ist. Wo sie eine Regel ändert, hinzufügt oder wegnimmt, muss jeder Abschnitt über diese Regel für die Variante gelesen werden, in jeder Sprache: Zahlen folgen den Regeln von selbst, Sätze nicht. Was gelesen ist, wird bei den Seiten der Variante notiert.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'section-of-gone-rule': {
    title: {
      en: 'Section about what a variant has not',
      nl: 'Sectie over iets wat een variant niet heeft',
      de: 'Abschnitt über etwas, das eine Variante nicht hat',
    },
    message: {
      en: 'The section `{id}` explains `{rule}`, in {language}, and the variant `{variant}` has no such rule.',
      nl: 'De sectie `{id}` legt in {language} `{rule}` uit, en de variant `{variant}` heeft zo’n regel niet.',
      de: 'Der Abschnitt `{id}` erklärt auf {language} `{rule}`, und die Variante `{variant}` hat keine solche Regel.',
    },
    cure: {
      en: 'Leave it out with `{without}` in `{file}`, or write the section anew there, under the same id.',
      nl: 'Laat haar weg met `{without}` in `{file}`, of schrijf de sectie daar opnieuw, onder dezelfde naam.',
      de: 'Lass ihn weg mit `{without}` in `{file}`, oder schreibe den Abschnitt dort unter demselben Namen neu.',
    },
    also: { en: 'this section', nl: 'deze sectie', de: 'dieser Abschnitt' },
    words,
    about: {
      en: 'A rule that a variant takes away must not be told on its pages. A section that is only about that rule is left out; one that is also about others is written anew for the variant.',
      nl: 'Een regel die een variant weghaalt, mag niet op haar pagina’s staan. Een sectie die alleen over die regel gaat, laat je weg; een die ook over andere gaat, schrijf je voor de variant opnieuw.',
      de: 'Eine Regel, die eine Variante wegnimmt, darf nicht auf ihren Seiten stehen. Ein Abschnitt nur über diese Regel wird weggelassen; einer, der auch von anderen handelt, wird für die Variante neu geschrieben.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'unknown-section': {
    title: { en: 'No such section', nl: 'Zo’n sectie is er niet', de: 'Solch einen Abschnitt gibt es nicht' },
    message: {
      en: 'The rulebook that this variant changes has no section `{id}`.',
      nl: 'Het regelboek dat deze variant verandert, heeft geen sectie `{id}`.',
      de: 'Das Regelbuch, das diese Variante ändert, hat keinen Abschnitt `{id}`.',
    },
    cure: {
      en: 'Write the id of a section of the game, as it stands there.',
      nl: 'Schrijf de naam van een sectie van het spel, zoals hij daar staat.',
      de: 'Schreibe den Namen eines Abschnitts des Spiels, wie er dort steht.',
    },
    about: {
      en: 'A page of a variant replaces sections of its game by their ids, leaves some out, and may add others: behind the section that it names, or at the end.',
      nl: 'Een pagina van een variant vervangt secties van haar spel op naam, laat er weg, en kan er toevoegen: achter de sectie die ze noemt, of aan het eind.',
      de: 'Eine Seite einer Variante ersetzt Abschnitte ihres Spiels nach Namen, lässt welche weg und kann welche hinzufügen: hinter dem Abschnitt, den sie nennt, oder am Ende.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
} satisfies Catalogue;
