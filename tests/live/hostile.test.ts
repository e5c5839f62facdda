/** Programs come out of a worker that compiled a stranger's rules: they can name what the runtime lists, and nothing else. */
import { expect, test } from 'vitest';
import type { Part } from '../../compiler/runtime/program.ts';
import { runProgram } from '../../compiler/runtime/run-program.ts';

const giving = (value: Part) => ({ slots: 1, body: [['declare', 0, value]] as const, gives: 0 });

test('a program gives what it declares', () => {
  expect(runProgram(giving(['binary', '+', 1, 2]))).toBe(3);
});

test.each(['globalThis', 'window', 'self', 'fetch', 'Function', 'eval', 'document', 'constructor'])(
  'it cannot name %s',
  (name) => {
    expect(() => runProgram(giving(['host', name]))).toThrow('cannot name');
  },
);

test.each(['constructor', '__proto__', 'prototype', 'call', 'apply', 'bind'])(
  'it cannot ask anything for %s',
  (name) => {
    expect(() => runProgram(giving(['member', ['host', 'Math'], name]))).toThrow('cannot ask');
    expect(() => runProgram(giving(['ask', ['host', 'Math'], name, []]))).toThrow('cannot ask');
    expect(() => runProgram(giving(['item', ['host', 'Math'], ['text', name]]))).toThrow('whole number');
  },
);
