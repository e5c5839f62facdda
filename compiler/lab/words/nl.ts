import type { LabWords } from './words.ts';

export const nl: LabWords = {
  between: '{low} tot {high}',
  length: 'Een spel duurt {value} zetten [{between}]; de helft van de spellen duurt {from} tot {to} zetten.',
  points: 'Plaats {about} haalt {value} punten [{between}], in de helft van de spellen {from} tot {to}.',
  seat: 'Plaats {about} wint {value} van de spellen [{between}]: van een voordeel is niets te zien.',
  'seat-unfair': 'Plaats {about} wint {value} van de spellen [{between}], terwijl {fair} eerlijk zou zijn.',
  order:
    'Wie als nummer {about} aan de beurt komt, wint {value} van de spellen [{between}]: van een voordeel is niets te zien.',
  'order-unfair':
    'Wie als nummer {about} aan de beurt komt, wint {value} van de spellen [{between}], terwijl {fair} eerlijk zou zijn.',
  margin:
    'De winnaar heeft {value} punten voorsprong [{between}], in de helft van de spellen {from} tot {to}.',
  close: 'In {value} van de spellen [{between}] heeft de winnaar hooguit {about} punten voorsprong.',
  'lead-changes': 'De leiding wisselt {value} keer per spel [{between}].',
  'decided-at': 'Na {value} van de zetten [{between}] staat de latere winnaar voorgoed voor.',
  choices:
    'Wie aan zet is, kiest uit {value} zetten [{between}], in de helft van de gevallen uit {from} tot {to}.',
  gain: 'De beste zet levert {value} punten meer op dan een willekeurige, voor zover dat meteen te zien is [{between}].',
  'gain-none': 'Meteen na een zet maakt het nauwelijks uit welke het was ({value} punten) [{between}].',
  scoring: '‘{about}’ levert een speler {value} punten op [{between}].',
  'scoring-part': '‘{about}’ levert een speler {value} punten op voor {part} [{between}].',
  'scores-nothing': '‘{about}’ heeft in {count} uitslagen nooit een punt opgeleverd.',
  'scores-nothing-part': '‘{about}’ heeft in {count} uitslagen nooit een punt opgeleverd voor {part}.',
  action: '‘{about}’ komt in {value} van de spellen voor [{between}].',
  'action-never': '‘{about}’ is in {count} spellen nooit gedaan.',
  'action-winners':
    'Winnaars doen ‘{about}’ even vaak als de anderen: {value} keer meer per spel [{between}].',
  'action-winners-more': 'Winnaars doen ‘{about}’ {value} keer vaker per spel dan de anderen [{between}].',
  'action-winners-less': 'Winnaars doen ‘{about}’ {value} keer minder per spel dan de anderen [{between}].',
  tie: 'Bij gelijke stand beslist regel {about} in {value} van de spellen [{between}].',
  'tie-never': 'Regel {about} voor een gelijke stand heeft in {count} spellen nooit beslist.',
  shared: 'In {value} van de spellen zijn er meerdere winnaars [{between}].',
  'bot-wins': '{about} wint {value} van de spellen [{between}]: niet vaker dan een ander.',
  'bot-wins-unfair': '{about} wint {value} van de spellen [{between}], terwijl {fair} gelijk zou zijn.',
  'bot-points': '{about} haalt {value} punten [{between}].',
  'bot-random': 'zomaar een zet',
  'bot-greedy': 'meteen de beste',
  'bot-search': 'denkt vooruit',
  'bot-search-tries': 'denkt vooruit ({tries} pogingen)',
};
