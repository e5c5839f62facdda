import type { LabWords } from './words.ts';

export const nl: LabWords = {
  between: '{low} tot {high}',
  length:
    'Een partij duurt {value} zetten [{between}]; de helft van de partijen duurt {from} tot {to} zetten.',
  points: 'Plaats {about} haalt {value} punten [{between}], in de helft van de partijen {from} tot {to}.',
  seat: 'Plaats {about} wint {value} van de partijen [{between}]: van een voordeel is niets te zien.',
  'seat-unfair': 'Plaats {about} wint {value} van de partijen [{between}], terwijl {fair} eerlijk zou zijn.',
  order:
    'Wie als nummer {about} aan de beurt komt, wint {value} van de partijen [{between}]: van een voordeel is niets te zien.',
  'order-unfair':
    'Wie als nummer {about} aan de beurt komt, wint {value} van de partijen [{between}], terwijl {fair} eerlijk zou zijn.',
  margin:
    'De winnaar heeft {value} punten voorsprong [{between}], in de helft van de partijen {from} tot {to}.',
  close: 'In {value} van de partijen [{between}] heeft de winnaar hooguit {about} punten voorsprong.',
  'lead-changes': 'De leiding wisselt {value} keer per partij [{between}].',
  'decided-at': 'Na {value} van de zetten [{between}] staat de latere winnaar voorgoed voor.',
  choices:
    'Wie aan zet is, kiest uit {value} zetten [{between}], in de helft van de gevallen uit {from} tot {to}.',
  gain: 'De beste zet levert {value} punten meer op dan een willekeurige, voor zover dat meteen te zien is [{between}].',
  'gain-none': 'Meteen na een zet maakt het nauwelijks uit welke het was ({value} punten) [{between}].',
  scoring: '‘{about}’ levert een speler {value} punten op [{between}].',
  'scoring-part': '‘{about}’ levert een speler {value} punten op voor {part} [{between}].',
  'scores-nothing': '‘{about}’ heeft in {count} uitslagen nooit een punt opgeleverd.',
  'scores-nothing-part': '‘{about}’ heeft in {count} uitslagen nooit een punt opgeleverd voor {part}.',
  action: '‘{about}’ komt in {value} van de partijen voor [{between}].',
  'action-never': '‘{about}’ is in {count} partijen nooit gedaan.',
  'action-winners':
    'Winnaars doen ‘{about}’ even vaak als de anderen: {value} keer meer per partij [{between}].',
  'action-winners-more': 'Winnaars doen ‘{about}’ {value} keer vaker per partij dan de anderen [{between}].',
  'action-winners-less': 'Winnaars doen ‘{about}’ {value} keer minder per partij dan de anderen [{between}].',
  turns: 'Er is {value} keer per partij iemand anders aan zet [{between}].',
  forced: 'Bij {value} van de beslissingen [{between}] is er maar één zet mogelijk.',
  indifferent:
    'Bij {value} van de beslissingen [{between}] is niet meteen te zien dat één zet beter is dan een andere.',
  'action-best':
    'Als er ook iets anders kan, lijkt ‘{about}’ meteen al het beste in {value} van de gevallen [{between}].',
  'action-dominant':
    'Als er ook iets anders kan, lijkt ‘{about}’ bijna altijd meteen het beste: in {value} van de gevallen [{between}]. Is dat nog een keuze?',
  reason: '‘{about}’ houdt {value} van de zetten tegen die je zou kunnen bedenken [{between}].',
  'reason-never': '‘{about}’ hield geen van de {count} bedachte zetten tegen.',
  cell: '‘{about}’ levert een speler {value} punten op [{between}].',
  'cell-never': '‘{about}’ heeft in {count} partijen nooit een punt opgeleverd.',
  tie: 'Bij gelijke stand beslist regel {about} in {value} van de partijen [{between}].',
  'tie-never': 'Regel {about} voor een gelijke stand heeft in {count} partijen nooit beslist.',
  shared: 'In {value} van de partijen zijn er meerdere winnaars [{between}].',
  'bot-wins': '{about}, wint {value} van de partijen [{between}]: niet vaker dan een ander.',
  'bot-wins-unfair': '{about}, wint {value} van de partijen [{between}], terwijl {fair} gelijk zou zijn.',
  'bot-points': '{about}, haalt {value} punten [{between}].',
  'bot-prefer': 'wie ‘{action}’ doet zodra het kan',
  'bot-avoid': 'wie ‘{action}’ vermijdt',
  'bot-random': 'wie zomaar wat doet',
  'bot-greedy': 'wie meteen de beste zet doet',
  'bot-search': 'wie vooruitdenkt',
  'bot-search-tries': 'wie vooruitdenkt ({tries} pogingen)',
};
