import { describe, expect, it, vi } from 'vitest';
import { describe as called, describeMove } from '../../site/src/table/describe.ts';
import { gameOf, IDS, NAMES, playedStates } from './drawn.ts';

// Whole games are drawn: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 60_000 });

describe('what things are called', async () => {
  const { shown } = await gameOf('clever');
  const die = { is: 'piece', pieces: 'Die' } as const;
  const cell = { is: 'cell', grid: 'sheet', members: [0, 1, 2, 3, 4] } as const;

  it('is natural for pieces, cells and lines', () => {
    expect(called(shown.nl, die, 'yellow')).toBe('gele dobbelsteen');
    expect(called(shown.de, die, 'yellow')).toBe('gelber Würfel');
    expect(called(shown.nl, cell, 'yellow[1,3]')).toBe('geel, rij 1, kolom 3');
    expect(called(shown.nl, cell, 'purple[2]')).toBe('paars 2');
    expect(called(shown.nl, { is: 'line', grid: 'sheet', members: [0, 1] }, 'blue.row[2]')).toBe(
      'blauw, rij 2',
    );
    expect(called(shown.de, { is: 'line', grid: 'sheet', members: [0] }, 'yellow.diagonal')).toBe(
      'gelb, Diagonale',
    );
  });

  it('tells tiles by price and walls, and a plot by the compass', async () => {
    const palace = (await gameOf('palace')).shown.nl;
    expect(called(palace, { is: 'piece', pieces: 'Tile' }, 'garden-8-north-west')).toBe(
      'tuin 8 (muur noord, west)',
    );
    expect(called(palace, { is: 'piece', pieces: 'Card' }, 'gulden-7-1')).toBe('gulden 7');
    const plot = { is: 'cell', grid: 'plot', members: [0] } as const;
    expect(called(palace, plot, 'plot[-1,2]')).toBe('1 noord, 2 oost');
    expect(called(palace, plot, 'plot[0,0]')).toBe('de fontein');
  });

  it('is a short sentence for a move', () => {
    const move = { player: 1, action: 'use-die', choices: { die: 'white', cell: 'purple[2]' } };
    expect(describeMove(shown.nl, move)).toBe('Dobbelsteen kiezen en invullen: witte dobbelsteen → paars 2');
    expect(describeMove(shown.nl, { player: 1, action: 'pass' })).toBe('passen');
  });

  it.each(IDS)('has words for every move of %s', async (id) => {
    const game = await gameOf(id);
    for (const state of playedStates(game, game.engine.data.players.from, 3, 60))
      for (const move of game.engine.moves(state).slice(0, 40))
        for (const language of ['nl', 'de'] as const)
          expect(describeMove(game.shown[language], move, NAMES)).not.toMatch(
            /undefined|object|action-|Building-|\w\[|-\d+$/,
          );
  });
});
