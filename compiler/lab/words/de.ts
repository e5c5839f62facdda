import type { LabWords } from './words.ts';

export const de: LabWords = {
  between: '{low} bis {high}',
  length:
    'Eine Partie dauert {value} Züge [{between}]; die Hälfte aller Partien dauert {from} bis {to} Züge.',
  points: 'Platz {about} holt {value} Punkte [{between}], in der Hälfte der Partien {from} bis {to}.',
  seat: 'Platz {about} gewinnt {value} der Partien [{between}]: Ein Vorteil ist nicht zu erkennen.',
  'seat-unfair': 'Platz {about} gewinnt {value} der Partien [{between}], gerecht wären {fair}.',
  order:
    'Wer als Nummer {about} an die Reihe kommt, gewinnt {value} der Partien [{between}]: Ein Vorteil ist nicht zu erkennen.',
  'order-unfair':
    'Wer als Nummer {about} an die Reihe kommt, gewinnt {value} der Partien [{between}], gerecht wären {fair}.',
  margin: 'Wer gewinnt, liegt {value} Punkte vorn [{between}], in der Hälfte der Partien {from} bis {to}.',
  close: 'In {value} der Partien [{between}] beträgt der Vorsprung höchstens {about} Punkte.',
  'lead-changes': 'Die Führung wechselt {value}-mal in einer Partie [{between}].',
  'decided-at': 'Nach {value} der Züge [{between}] liegt endgültig vorn, wer später gewinnt.',
  choices:
    'Wer am Zug ist, wählt aus {value} Zügen [{between}], in der Hälfte der Fälle aus {from} bis {to}.',
  gain: 'Der beste Zug bringt {value} Punkte mehr als irgendeiner, soweit das gleich zu sehen ist [{between}].',
  'gain-none':
    'Gleich nach einem Zug macht es kaum einen Unterschied, welcher es war ({value} Punkte) [{between}].',
  scoring: '„{about}“ bringt {value} Punkte pro Person [{between}].',
  'scoring-part': '„{about}“ bringt {value} Punkte pro Person für {part} [{between}].',
  'scores-nothing': '„{about}“ hat in {count} Ergebnissen nie einen Punkt gebracht.',
  'scores-nothing-part': '„{about}“ hat in {count} Ergebnissen nie einen Punkt für {part} gebracht.',
  action: '„{about}“ kommt in {value} der Partien vor [{between}].',
  'action-never': '„{about}“ kam in {count} Partien nie vor.',
  'action-winners':
    'Wer gewinnt, wählt „{about}“ so oft wie die anderen: {value}-mal mehr in einer Partie [{between}].',
  'action-winners-more':
    'Wer gewinnt, wählt „{about}“ {value}-mal öfter in einer Partie als die anderen [{between}].',
  'action-winners-less':
    'Wer gewinnt, wählt „{about}“ {value}-mal seltener in einer Partie als die anderen [{between}].',
  turns: 'In einer Partie kommt {value}-mal jemand anderes an den Zug [{between}].',
  forced: 'Bei {value} der Entscheidungen [{between}] gibt es nur einen möglichen Zug.',
  indifferent:
    'Bei {value} der Entscheidungen [{between}] ist nicht gleich zu sehen, dass ein Zug besser ist als ein anderer.',
  'action-best':
    'Wenn auch etwas anderes geht, sieht „{about}“ in {value} der Fälle sofort nach dem Besten aus [{between}].',
  'action-dominant':
    'Wenn auch etwas anderes geht, sieht „{about}“ fast immer sofort nach dem Besten aus: in {value} der Fälle [{between}]. Ist das noch eine Wahl?',
  reason: '„{about}“ verhindert {value} der Züge, die man sich ausdenken könnte [{between}].',
  'reason-never': '„{about}“ hat keinen von {count} ausgedachten Zügen verhindert.',
  cell: '„{about}“ bringt {value} Punkte pro Person [{between}].',
  'cell-never': '„{about}“ hat in {count} Partien nie einen Punkt gebracht.',
  tie: 'Bei Gleichstand entscheidet Regel {about} in {value} der Partien [{between}].',
  'tie-never': 'Regel {about} für Gleichstand hat in {count} Partien nie entschieden.',
  shared: 'In {value} der Partien gewinnen mehrere gemeinsam [{between}].',
  'bot-wins': '{about}, gewinnt {value} der Partien [{between}]: nicht öfter als andere.',
  'bot-wins-unfair': '{about}, gewinnt {value} der Partien [{between}], gleich verteilt wären {fair}.',
  'bot-points': '{about}, holt {value} Punkte [{between}].',
  'bot-prefer': 'wer „{action}“ wählt, sobald es geht',
  'bot-avoid': 'wer „{action}“ meidet',
  'bot-random': 'wer irgendeinen Zug macht',
  'bot-greedy': 'wer sofort den besten Zug macht',
  'bot-search': 'wer vorausdenkt',
  'bot-search-tries': 'wer vorausdenkt ({tries} Versuche)',
};
