import { expect, test } from 'vitest';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { compile } from '../../compiler/compile.ts';
import {
  exampleDifferences,
  findWitness,
  ruleDifferences,
  sayDiffering,
  type Version,
  type Witness,
} from '../../compiler/difference/index.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import { edited, readSources } from '../sources.ts';

const starters = readSources('rules/starters').filter(({ file }) => /\.regel$/.test(file));

function version(folder: string, from = '', to = ''): Version & { readonly compiled: CompiledGame } {
  const own = starters.filter(({ file }) => file.startsWith(`${folder}/`));
  const sources = from === '' ? own : edited(own, `${folder}/${folder}.regel`, from, to);
  const { games } = compile(sources, { texts: false, runExamples: false });
  return { compiled: games[0]!, sources };
}

/** Plays a witness with both rules, apart from the search: everything before its end must be allowed in both. */
function played({ compiled }: Version, { steps }: Witness) {
  const session = new ReferenceSession([compiled]);
  for (const [index, step] of steps.entries())
    expect(session.ask(index === 0 ? { ...step, game: compiled.id } : step)).not.toHaveProperty('error');
  const { digest: _, ...turn } = session.ask({ do: 'scores' });
  return JSON.stringify([turn, session.ask({ do: 'moves', player: 'server' }), session.table?.state.over]);
}

test('two in a line instead of three: after the second sign of whoever began', () => {
  const [before, now] = [version('tic-tac-toe'), version('tic-tac-toe', 'is at least 3', 'is at least 2')];
  const { witness } = findWitness(before.compiled, now.compiled);
  expect(witness!.from).toBe('start');
  expect(witness!.steps.map((step) => step.do)).toEqual(['start', 'play', 'play', 'play']);
  expect(played(before, witness!)).not.toBe(played(now, witness!));
  expect(ruleDifferences(before, now).map(({ rule, how, lines }) => ({ rule, how, lines }))).toEqual([
    {
      rule: 'term-has-line',
      how: 'changed',
      lines: [
        {
          before: 'term has-line of player = (longest line of cell in board where holds[cell]) is at least 3',
          now: 'term has-line of player = (longest line of cell in board where holds[cell]) is at least 2',
        },
      ],
    },
  ]);
});

test('a move that is no longer allowed, with the reason', () => {
  const before = version('tic-tac-toe');
  const now = version(
    'tic-tac-toe',
    '  need on[cell] is none',
    '  need cell is not board[2,2] else not-the-middle\n  need on[cell] is none',
  );
  const { witness } = findWitness(before.compiled, now.compiled);
  expect(witness!.steps).toEqual([{ do: 'start', players: 2 }]);
  expect(witness!.differs).toEqual({
    is: 'move',
    player: 1,
    move: 'put board[2,2]',
    allowed: 'before',
    reason: 'not-the-middle',
  });
  const naming = { say: (id: string) => `<${id}>`, reason: (name: string) => `<${name}>` };
  expect(sayDiffering(witness!.differs, naming, 'nl')).toBe(
    'Speler 1 mag dit niet meer doen: <action-put> (`put board[2,2]`). Nu: <not-the-middle>.',
  );
});

test('what only shows late is found in a random game, and that is made shorter', () => {
  const [before, now] = [version('pig'), version('pig', 'term goal = 100', 'term goal = 60')];
  const { witness, looked } = findWitness(before.compiled, now.compiled, { positions: 600 });
  expect(looked.games).toBeGreaterThan(0);
  // 60 points are ten sixes: the first player has rolled at least ten times, if nobody else has.
  expect(witness!.steps.length).toBeGreaterThan(20);
  expect(played(before, witness!)).not.toBe(played(now, witness!));
});

test('the same rules: none is found, and it is told how far was looked', () => {
  const { compiled } = version('pig');
  const { witness, looked } = findWitness(compiled, compiled, { positions: 200 });
  expect(witness).toBeUndefined();
  expect(looked.positions).toBeGreaterThanOrEqual(200);
  expect(looked.examples).toBeGreaterThan(0);
});

test('examples that no longer hold', () => {
  const [before, now] = [version('tic-tac-toe'), version('tic-tac-toe', 'is at least 3', 'is at least 4')];
  const changed = exampleDifferences(before.compiled, now.compiled);
  expect(changed.length).toBeGreaterThan(0);
  expect(new Set(changed.map(({ how }) => how))).toEqual(new Set(['fails']));
});
