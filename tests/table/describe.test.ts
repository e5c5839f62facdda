import { describe, expect, it } from 'vitest';
import { describe as called, describeMove } from '../../site/src/table/describe.ts';
import { draw, gameOf, IDS, NAMES, playedStates, wording } from './drawn.ts';

describe('what things are called', async () => {
  const { shown } = await gameOf('clever');
  const die = { is: 'piece', pieces: 'Die' } as const;
  const cell = { is: 'cell', grid: 'sheet', members: [0, 1, 2, 3, 4] } as const;

  it('is natural for pieces, cells and lines', () => {
    expect(called(shown.nl, die, 'yellow')).toBe('gele dobbelsteen');
    expect(called(shown.de, die, 'yellow')).toBe('gelber Würfel');
    expect(called(shown.nl, cell, 'yellow[1,3]')).toBe('geel, rij 1, kolom 3');
    expect(called(shown.nl, cell, 'purple[2]')).toBe('paars, veld 2');
    expect(
      called(shown.nl, { is: 'line', grid: 'sheet', members: [0, 1], sorts: ['row'] }, 'blue.row[2]'),
    ).toBe('blauw, rij 2');
    expect(
      called(shown.de, { is: 'line', grid: 'sheet', members: [0], sorts: ['diagonal'] }, 'yellow.diagonal'),
    ).toBe('gelb, Diagonale');
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

  it('calls sets on pieces walls only where they are sides', async () => {
    const { nl } = (await gameOf('palace')).shown;
    const { data } = nl;
    const buildings = {
      is: 'collection',
      of: { is: 'kind', kind: 'Building', values: [0, 1, 2, 3, 4, 5] },
      form: 'set',
    } as const;
    const pieces = data.pieces.map((sort) => ({
      ...sort,
      properties: sort.properties.map((one) => (one.name === 'walls' ? { ...one, type: buildings } : one)),
    }));
    const told = called(
      { ...nl, data: { ...data, pieces } },
      { is: 'piece', pieces: 'Tile' },
      'garden-8-north-west',
    );
    expect(told).toMatch(/^tuin 8 \((?!muur)\S+, \S+\)$/);
  });

  it.each([
    ['nl', ['minstens 1, 1 punt, ', 'minstens 2, 3 punten, ', 'maal 2, ', 'geel, kolom 1: 10 punten']],
    ['de', ['mindestens 1, 1 Punkt, ', 'mindestens 2, 3 Punkte, ', 'mal 2, ', 'gelb, Spalte 1: 10 Punkte']],
  ] as const)('reads what is printed on a sheet (%s)', async (language, expected) => {
    const game = await gameOf('clever');
    const cells = game.engine.data.grids[0]!.cells;
    const [start] = playedStates(game, 2, 1, 1);
    const pick = { type: cell, options: new Set(cells), chosen: new Set<string>(), onPick: () => {} };
    const table = draw({ shown: game.shown[language], seen: game.engine.view(start!, 1), viewer: 1, pick });
    for (const text of expected) expect(wording(table)).toContain(text);
  });

  it('is a short sentence for a move', () => {
    const move = { player: 1, action: 'use-die', choices: { die: 'white', cell: 'purple[2]' } };
    expect(describeMove(shown.nl, move)).toBe(
      'Dobbelsteen kiezen en invullen: witte dobbelsteen; paars, veld 2',
    );
    expect(describeMove(shown.nl, { player: 1, action: 'pass' })).toBe('verder');
  });

  it.each(IDS)('has words for every move of %s', async (id) => {
    const game = await gameOf(id);
    for (const state of playedStates(game, game.engine.data.players.from, 3, 60))
      for (const move of game.engine.moves(state, 'server').slice(0, 40))
        for (const language of ['nl', 'de'] as const)
          expect(describeMove(game.shown[language], move, NAMES)).not.toMatch(
            /undefined|object|action-|Building-|\w\[|-\d+$/,
          );
  });
});
