// Code generated from rules/alcazaba by Regelwerk. DO NOT EDIT.
/**
 * Whether the engine of `alcazaba` plays by its rules. What is expected comes from the worked examples and from the
 * interpreter, never from the engine.
 */
import { describe, expect, test } from 'vitest';
import { openSuite } from '../../tests/conformance/suite.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';

const suite = await openSuite(import.meta.url, data, createCore);

/** Every number of players and imaginary players, and every option changed once. */
const ways = [
  ['2-players-1-imaginary', { players: 2, imaginary: 1, options: {} }],
  [
    '2-players-1-imaginary-no-enclosed-area-no',
    { players: 2, imaginary: 1, options: { 'no-enclosed-area': false } },
  ],
  ['3-players', { players: 3, imaginary: 0, options: {} }],
  ['4-players', { players: 4, imaginary: 0, options: {} }],
  ['5-players', { players: 5, imaginary: 0, options: {} }],
  ['6-players', { players: 6, imaginary: 0, options: {} }],
  ['6-players-no-enclosed-area-no', { players: 6, imaginary: 0, options: { 'no-enclosed-area': false } }],
] as const;

describe('1. worked examples', () => {
  test.each(suite.dialogues('example'))('%s', suite.lead);
});

describe('2. cells of tables, terms, tie-breaks', () => {
  test.each(suite.dialogues('table', 'term', 'tie'))('%s', suite.lead);
});

describe('3. reasons', () => {
  test.each(suite.dialogues('reason'))('%s', suite.lead);
});

describe('4. what is always so, in situations and random games', () => {
  test.each(suite.dialogues('always'))('%s', suite.lead);
  test.each(ways)('%s', (_, way) => expect(suite.brokenIn(way)).toEqual([]));
});

describe('5. games, move by move', () => {
  test.each(suite.dialogues('game', 'save'))('%s', suite.lead);
});

describe('6. numbers of moves', () => {
  test.each(suite.dialogues('count'))('%s', suite.lead);
});

describe('7. interpreter and engine agree in random games', () => {
  test.each(ways)('%s', (_, way) => expect(suite.disagreementIn(way)).toBeUndefined());
});
