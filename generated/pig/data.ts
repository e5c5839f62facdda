// Code generated from rules/starters/pig by Regelwerk. DO NOT EDIT.
import type { GameData } from '../runtime/data.ts';

/** What the engine knows of `pig` besides how it is played. */
export const data: GameData = {
  id: 'pig',
  fingerprint: '70ea310269945001',
  rules: {
    'pieces-Die': { fingerprint: '2a26fdc44313b2bb', uses: [] },
    'field-safe': { fingerprint: 'd07708d9f0dba928', uses: [] },
    'field-cup': { fingerprint: '32aadf1713a7df3a', uses: ['pieces-Die'] },
    'field-at-risk': { fingerprint: '5f560af2ce430565', uses: [] },
    'term-goal': { fingerprint: '547b7001743cea41', uses: [] },
    'term-is-won': { fingerprint: 'f3b8c35d0637a216', uses: ['field-safe', 'term-goal'] },
    'phase-game': { fingerprint: '905e97820a1fe3a5', uses: ['phase-turn', 'scoring-kept', 'term-is-won'] },
    'phase-turn': {
      fingerprint: '8e26f32b7e86f652',
      uses: ['action-hold', 'action-throw-again', 'field-at-risk', 'field-cup', 'pieces-Die'],
    },
    'action-throw-again': {
      fingerprint: '967b952489c496dc',
      uses: ['field-at-risk', 'field-safe', 'term-goal'],
    },
    'action-hold': { fingerprint: 'e89d4e5996f62756', uses: ['field-at-risk', 'field-safe'] },
    'scoring-kept': { fingerprint: '057943d7743820fc', uses: ['field-safe'] },
    winner: { fingerprint: 'fa35d1f5b1ad75a4', uses: [] },
    game: { fingerprint: '20bcf92732bce538', uses: [] },
  },
  players: { from: 2, to: 6 },
  imaginary: [],
  options: [],
  kinds: {},
  pieces: [
    {
      name: 'Die',
      names: ['die'],
      properties: [{ name: 'copy', type: { is: 'number', from: 1, to: 1 }, values: [1] }],
      face: { type: { is: 'number', from: 1, to: 6 }, at: 11 },
    },
  ],
  grids: [],
  tables: [],
  fields: [
    {
      name: 'safe',
      owner: 'player',
      keys: [],
      type: { is: 'number', from: 0, to: 105 },
      seenBy: 'everyone',
      at: 0,
      words: 1,
      form: 'word',
      lowest: 0,
    },
    {
      name: 'cup',
      owner: 'table',
      keys: [],
      type: { is: 'collection', of: { is: 'piece', pieces: 'Die' }, form: 'place' },
      seenBy: 'everyone',
      at: 8,
      words: 2,
      form: 'list',
      lowest: 0,
    },
    {
      name: 'at-risk',
      owner: 'table',
      keys: [],
      type: { is: 'number', from: 0, to: 105 },
      seenBy: 'everyone',
      at: 10,
      words: 1,
      form: 'word',
      lowest: 0,
    },
  ],
  terms: [
    { name: 'goal', owned: false, params: [], type: { is: 'number', from: 100, to: 100 } },
    { name: 'is-won', owned: false, params: [], type: { is: 'yes or no' } },
  ],
  phases: [
    { name: 'game', owned: false, params: [] },
    { name: 'turn', owned: true, ofPlayer: true, params: [] },
  ],
  scorings: [{ name: 'kept', params: [], at: 1 }],
  actions: [{ name: 'throw-again', choices: [] }, { name: 'hold', choices: [] }],
  decisions: [
    {
      phase: 'turn',
      how: 'must',
      offers: [{ action: 0, first: 1, choices: [] }, { action: 1, first: 2, choices: [] }],
    },
  ],
  entryPoints: [
    { phase: 'turn', action: 'throw-again', params: [] },
    { phase: 'turn', action: 'hold', params: [] },
  ],
  reasons: ['enough-to-win', 'game-over', 'not-now', 'not-your-turn', 'must-choose', 'no-such-move', 'fault'],
  always: [],
  chances: [{ type: { is: 'piece', pieces: 'Die' } }],
  winner: { ties: 1 },
  seats: { at: 35, words: 6 },
};
