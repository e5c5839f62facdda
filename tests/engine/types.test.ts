import { expect, test } from 'vitest';
import {
  clever,
  explain,
  type Move,
  moves,
  play,
  read,
  start,
  view,
  why,
  write,
} from '../../generated/clever/engine.ts';
import { palace } from '../../generated/palace/engine.ts';
import type { Hidden } from '../../generated/runtime/engine.ts';

/** What a front end writes; the compiler checks the rest, and each line that must not compile says so. */
test('an engine knows the types of its game', () => {
  let state = start({ players: 2, seed: 'owl', options: { 'other-three-in-solo': false } });
  const isOnWhite = (move: Move): boolean => move.action === 'use-die' && move.choices.die === 'white';
  while (!moves(state, 'server').some(isOnWhite)) state = play(state, moves(state, 'server')[0]!, 'mover');
  const move = moves(state, 'server').find(isOnWhite)!;
  expect(write(move)).toMatch(/^use-die white \w+\[/);

  const { fields, faces } = view(state, 1);
  const entry: number | undefined = fields.entry[0]!['yellow[1,4]'];
  expect(entry).toBe(1);
  const face: 1 | 2 | 3 | 4 | 5 | 6 = faces.Die.white;
  expect(face).toBeGreaterThan(0);
  const rerolls: number = read(state).fields.stock[0]!.reroll;
  expect(rerolls).toBeGreaterThanOrEqual(0);

  const refusal = explain(state, { player: 1, action: 'use-die', choices: { cell: 'yellow[1,4]' } }, 'mover');
  expect(refusal?.reason).toBeTypeOf('string');
  expect(refusal?.text.nl).not.toBe('');

  const [award] = why(state, 1).awards;
  const scoring: 'area-score' | 'fox-score' | undefined = award?.scoring;
  expect(scoring).toBeUndefined(); // nothing is scored before the end

  const wrong = (): void => {
    // @ts-expect-error: no such scoring
    why(state, 'server').awards[0]!.scoring === 'majority';
    // @ts-expect-error: no such action
    play(state, { player: 1, action: 'use-dice', choices: { die: 'white', cell: 'blue[1,2]' } }, 1);
    // @ts-expect-error: no such cell
    play(state, { player: 1, action: 'use-die', choices: { die: 'white', cell: 'blue[1,1]' } }, 1);
    // @ts-expect-error: a cell is missing
    play(state, { player: 1, action: 'use-die', choices: { die: 'white' } }, 1);
    // @ts-expect-error: it cannot be played by that many
    start({ players: 99 });
    // @ts-expect-error: no such rule
    explain(state, 'pass', 1)?.rule === 'action-use-dice';
    // @ts-expect-error: nothing of this name is chosen
    explain(state, 'pass', 1)?.choice === 'dice';
    // @ts-expect-error: no such tie rule
    clever.result(state)?.decidedBy === 'winner.tie-9';
    // @ts-expect-error: no such option
    start({ players: 2, options: { 'other-three': false } });
    // @ts-expect-error: no such field
    view(state, 'spectator').fields.budget;
    // @ts-expect-error: no such reason
    explain(state, 'pass', 1)?.reason === 'too-lazy';
    // @ts-expect-error: nobody says who moves
    clever.tryPlay(state, 'pass');
    // @ts-expect-error: nobody says who reads
    clever.log(state);
    // @ts-expect-error: somebody who may not be there
    view(state, clever.toAct(state)[0]);
    // @ts-expect-error: a server reads, it has no view
    view(state, 'server');
  };
  expect(wrong).toBeTypeOf('function');

  // What nobody sees is hidden from everyone, not perhaps.
  const bag: Hidden = palace.view(palace.start({ players: 3, seed: 'owl' }), 1).fields.bag;
  expect(bag.hidden).toBe(true);

  expect(clever.id).toBe('clever');
});
