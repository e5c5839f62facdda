import { expect, test } from 'vitest';
import { renumbered } from '../../compiler/4-emit/engine/renumber.ts';

const isTaken = (name: string): boolean => name === 'full';

test.each([
  [
    'loops one after the other count with the same name',
    'function f(): void { for (let i = 0; i < 2; i++) g(i); for (let i2 = 0; i2 < 3; i2++) g(i2); }',
    'function f(): void { for (let i = 0; i < 2; i++) g(i); for (let i = 0; i < 3; i++) g(i); }',
  ],
  [
    'a loop in a loop keeps its number',
    'function f(): void { for (let i = 0; i < 2; i++) for (let i2 = 0; i2 < i; i2++) g(i2); }',
    'function f(): void { for (let i = 0; i < 2; i++) for (let i2 = 0; i2 < i; i2++) g(i2); }',
  ],
  [
    'a loop without braces ends with its one statement',
    'function f(): void { for (let i = 0; i < 2; i++) if (i) g(i); else h(i); { const i2 = 3; g(i2); } }',
    'function f(): void { for (let i = 0; i < 2; i++) if (i) g(i); else h(i); { const i = 3; g(i); } }',
  ],
  [
    'numbers have no gaps',
    'function f(): void { const cell2 = 1; const cell5 = 2; g(cell2, cell5); }',
    'function f(): void { const cell = 1; const cell2 = 2; g(cell, cell2); }',
  ],
  [
    'no parameter is hidden',
    'function f(cell: number): number { const cell2 = 1; return cell2; }',
    'function f(cell: number): number { const cell2 = 1; return cell2; }',
  ],
  [
    'nothing of the core is hidden',
    'function f(): number { const full2 = 1; return full2; }',
    'function f(): number { const full2 = 1; return full2; }',
  ],
  [
    'the block of a player goes with its player',
    'function f(): number { { const player = 1; g(player); } const player2 = 1; const player2At = at(player2); return player2At; }',
    'function f(): number { { const player = 1; g(player); } const player2 = 1; const playerAt = at(player2); return playerAt; }',
  ],
  [
    'members, texts and comments are left alone',
    "function f(): void { const cell2 = 1; /* cell */ g(o.cell2, 'cell2', cell2); } // cell2",
    "function f(): void { const cell = 1; /* cell */ g(o.cell2, 'cell2', cell); } // cell2",
  ],
  [
    'of several names in one declaration each counts',
    'function f(): void { for (let i2 = a[0, 1], until2 = g(i2); i2 < until2; i2++) g(i2); }',
    'function f(): void { for (let i = a[0, 1], until = g(i); i < until; i++) g(i); }',
  ],
])('%s', (_, text, expected) => {
  expect(renumbered(text, isTaken)).toBe(expected);
});
