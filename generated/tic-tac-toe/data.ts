// Code generated from rules/starters/tic-tac-toe by Regelwerk. DO NOT EDIT.
import type { GameData } from '../runtime/data.ts';

/** What the engine knows of `tic-tac-toe` besides how it is played. */
export const data: GameData = {
  id: 'tic-tac-toe',
  fingerprint: '9d10968c3329dbc6',
  rules: {
    'kind-Sign': { fingerprint: 'ee34faf6be6a822a', uses: [] },
    'pieces-Token': { fingerprint: 'cb9ad867aefb6b24', uses: ['kind-Sign'] },
    'grid-board': { fingerprint: '51e9949fd5cec3fd', uses: [] },
    'field-supply': { fingerprint: '5d8f717a90343db8', uses: ['pieces-Token'] },
    'field-on': { fingerprint: '07f05e4b5be998b7', uses: ['grid-board', 'pieces-Token'] },
    'field-mover': { fingerprint: 'd1a4b225fe425831', uses: [] },
    'term-sign': { fingerprint: '7ab51c4b7cd8dfb1', uses: ['kind-Sign'] },
    'term-holds': {
      fingerprint: '323d0a53a067b76c',
      uses: ['field-on', 'grid-board', 'kind-Sign', 'pieces-Token', 'term-sign'],
    },
    'term-has-line': { fingerprint: 'a045e83fee6bd1ff', uses: ['grid-board', 'term-holds'] },
    'term-line-points': { fingerprint: 'e743d3fbd50d0a00', uses: [] },
    'phase-game': {
      fingerprint: '9286af573241a5fe',
      uses: [
        'field-mover', 'field-supply', 'grid-board', 'kind-Sign', 'phase-turn', 'pieces-Token',
        'scoring-three-in-a-line', 'term-has-line', 'term-sign',
      ],
    },
    'phase-turn': { fingerprint: 'f84059103ca30a48', uses: ['action-put', 'grid-board'] },
    'action-put': {
      fingerprint: '8998fc4582511488',
      uses: ['field-on', 'field-supply', 'grid-board', 'pieces-Token'],
    },
    'scoring-three-in-a-line': {
      fingerprint: '189a178cc83e1488',
      uses: ['term-has-line', 'term-line-points'],
    },
    winner: { fingerprint: 'fa35d1f5b1ad75a4', uses: [] },
    game: { fingerprint: 'd3a32bcf85b857f4', uses: [] },
  },
  players: { from: 2, to: 2 },
  imaginary: [],
  options: [],
  kinds: { Sign: ['cross', 'nought'] },
  pieces: [
    {
      name: 'Token',
      names: [
        'cross-1', 'cross-2', 'cross-3', 'cross-4', 'cross-5', 'nought-1', 'nought-2', 'nought-3', 'nought-4',
        'nought-5',
      ],
      properties: [
        {
          name: 'sign',
          type: { is: 'kind', kind: 'Sign', values: [0, 1] },
          values: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
        },
        { name: 'copy', type: { is: 'number', from: 1, to: 10 }, values: [1, 2, 3, 4, 5, 1, 2, 3, 4, 5] },
      ],
    },
  ],
  grids: [
    {
      name: 'board',
      cells: [
        'board[1,1]', 'board[1,2]', 'board[1,3]', 'board[2,1]', 'board[2,2]', 'board[2,3]', 'board[3,1]',
        'board[3,2]', 'board[3,3]',
      ],
      lines: [
        'board.row[1]', 'board.row[2]', 'board.row[3]', 'board.column[1]', 'board.column[2]',
        'board.column[3]',
      ],
      memberOfCell: [0, 0, 0, 0, 0, 0, 0, 0, 0],
      memberOfLine: [0, 0, 0, 0, 0, 0],
      cellProperties: [],
      lineProperties: [],
    },
  ],
  tables: [],
  fields: [
    {
      name: 'supply',
      owner: 'player',
      keys: [],
      type: { is: 'collection', of: { is: 'piece', pieces: 'Token' }, form: 'place' },
      seenBy: 'everyone',
      at: 0,
      words: 11,
      form: 'list',
      lowest: 0,
    },
    {
      name: 'on',
      owner: 'table',
      keys: [{ is: 'cell', grid: 'board', members: [0] }],
      type: { is: 'optional', of: { is: 'piece', pieces: 'Token' } },
      seenBy: 'everyone',
      single: true,
      at: 8,
      words: 1,
      form: 'word',
      lowest: 0,
    },
    {
      name: 'mover',
      owner: 'table',
      keys: [],
      type: { is: 'seat', player: true },
      seenBy: 'everyone',
      at: 18,
      words: 1,
      form: 'word',
      lowest: 0,
    },
  ],
  terms: [
    {
      name: 'sign',
      owned: true,
      ofPlayer: true,
      params: [],
      type: { is: 'kind', kind: 'Sign', values: [0, 1] },
    },
    {
      name: 'holds',
      owned: true,
      ofPlayer: true,
      params: [{ is: 'cell', grid: 'board', members: [0] }],
      type: { is: 'yes or no' },
    },
    { name: 'has-line', owned: true, ofPlayer: true, params: [], type: { is: 'yes or no' } },
    { name: 'line-points', owned: false, params: [], type: { is: 'number', from: 1, to: 1 } },
  ],
  phases: [
    { name: 'game', owned: false, params: [] },
    { name: 'turn', owned: true, ofPlayer: true, params: [] },
  ],
  scorings: [{ name: 'three-in-a-line', params: [], at: 11 }],
  actions: [{ name: 'put', choices: [{ name: 'cell', type: { is: 'cell', grid: 'board', members: [0] } }] }],
  decisions: [
    { phase: 'turn', how: 'must', offers: [{ action: 0, first: 1, choices: [{ lowest: 0, codes: 16 }] }] },
  ],
  entryPoints: [{ phase: 'turn', action: 'put', params: [] }],
  reasons: [
    'cell-taken', 'put.cell.none', 'game-over', 'not-now', 'not-your-turn', 'must-choose', 'no-such-move',
    'fault',
  ],
  always: [],
  chances: [],
  winner: { ties: 1 },
  seats: { at: 40, words: 16 },
  shows: {
    table: [{ field: 'on', look: 'map' }],
    hidden: ['mover', 'supply'],
    pieces: { Token: { form: 'token', roles: { sign: ['sign'] } } },
    kinds: { Sign: { cross: { sign: 'cross' }, nought: { sign: 'ring' } } },
  },
};
