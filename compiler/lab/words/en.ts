/**
 * What figures mean, in one sentence each. `{value}` is the figure, `{between}` its interval, `{from}` and `{to}` half of what was
 * seen, `{about}` and `{part}` what it is about.
 */
export const en = {
  between: '{low} to {high}',
  length: 'A game takes {value} moves [{between}]; half of all games take {from} to {to}.',
  points: 'Seat {about} gets {value} points [{between}], half of the time {from} to {to}.',
  seat: 'Seat {about} wins {value} of the games [{between}]: no advantage to be seen.',
  'seat-unfair': 'Seat {about} wins {value} of the games [{between}], where {fair} would be fair.',
  order: 'Who acts in place {about} wins {value} of the games [{between}]: no advantage to be seen.',
  'order-unfair':
    'Who acts in place {about} wins {value} of the games [{between}], where {fair} would be fair.',
  margin: 'The winner is {value} points ahead [{between}], half of the time {from} to {to}.',
  close: 'In {value} of the games [{between}] the winner is at most {about} points ahead.',
  'lead-changes': 'The lead changes {value} times in a game [{between}].',
  'decided-at': 'After {value} of the moves [{between}] the later winner leads for good.',
  choices: 'Whoever is to act has {value} moves to choose from [{between}], half of the time {from} to {to}.',
  gain: 'The best move is worth {value} points more than any one, as far as one can see right after it [{between}].',
  'gain-none':
    'Right after a move it makes hardly a difference which one it was ({value} points) [{between}].',
  scoring: '“{about}” gives a player {value} points [{between}].',
  'scoring-part': '“{about}” gives a player {value} points for {part} [{between}].',
  'scores-nothing': '“{about}” never gave a point in {count} results.',
  'scores-nothing-part': '“{about}” never gave a point for {part} in {count} results.',
  action: 'Somebody does “{about}” in {value} of the games [{between}].',
  'action-never': 'Nobody ever did “{about}” in {count} games.',
  'action-winners': 'Winners do “{about}” as often as the others: {value} times more in a game [{between}].',
  'action-winners-more': 'Winners do “{about}” {value} times more in a game than the others [{between}].',
  'action-winners-less': 'Winners do “{about}” {value} times less in a game than the others [{between}].',
  turns: 'Somebody else is to act {value} times in a game [{between}].',
  forced: 'In {value} of the decisions [{between}] there is only one move.',
  indifferent:
    'In {value} of the decisions [{between}] one cannot see right away that any move is better than another.',
  'action-best':
    'Where there is something else to do, “{about}” looks best right away in {value} of the cases [{between}].',
  'action-dominant':
    'Where there is something else to do, “{about}” nearly always looks best right away: in {value} of the cases [{between}]. Is that still a choice?',
  reason: '“{about}” keeps out {value} of the moves one could think of [{between}].',
  'reason-never': '“{about}” kept out none of {count} moves that were made up.',
  cell: '“{about}” gives a player {value} points [{between}].',
  'cell-never': '“{about}” never gave a point in {count} games.',
  tie: 'Tie rule {about} decides {value} of the games [{between}].',
  'tie-never': 'Tie rule {about} never decided one of {count} games.',
  shared: 'In {value} of the games several win together [{between}].',
  'bot-wins': '{about} wins {value} of the games [{between}]: no better than anybody else.',
  'bot-wins-unfair': '{about} wins {value} of the games [{between}], where {fair} would be equal.',
  'bot-points': '{about} gets {value} points [{between}].',
  'bot-prefer': 'one who does “{action}” whenever possible',
  'bot-avoid': 'one who avoids “{action}”',
  'bot-random': 'one who makes any move',
  'bot-greedy': 'one who takes the best at once',
  'bot-search': 'one who thinks ahead',
  'bot-search-tries': 'one who thinks ahead ({tries} tries)',
};
