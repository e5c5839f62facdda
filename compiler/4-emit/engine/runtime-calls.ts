import * as chance from '../../runtime/core-chance.ts';
import * as choices from '../../runtime/core-choices.ts';
import { createDoors, noticing } from '../../runtime/core-doors.ts';
import * as grids from '../../runtime/core-grids.ts';
import * as lists from '../../runtime/core-lists.ts';
import * as numbers from '../../runtime/core-numbers.ts';
import * as ranks from '../../runtime/core-ranks.ts';
import * as reach from '../../runtime/core-reach.ts';
import * as rolls from '../../runtime/core-rolls.ts';
import * as rows from '../../runtime/core-rows.ts';
import { createScripts } from '../../runtime/core-scripts.ts';
import * as state from '../../runtime/core-state.ts';
import * as tables from '../../runtime/core-tables.ts';
import { Sets } from '../../runtime/sets.ts';
import { code, own } from '../code/build.ts';
import type { Name, Stmt } from '../code/tree.ts';
import { codesIn, mapValues } from '../code/walk.ts';

/**
 * What is alike in all cores is written by hand, once, in the runtime. A core calls these functions by their names; those of
 * a file are given the same first, the memory or the tables, which need not be said at every call.
 */
const FILES: readonly {
  readonly file: string;
  readonly functions: object;
  readonly given: readonly Name[];
}[] = [
  { file: 'core-numbers', functions: numbers, given: [] },
  { file: 'core-state', functions: state, given: [own('m')] },
  { file: 'core-lists', functions: lists, given: [own('m')] },
  { file: 'core-choices', functions: choices, given: [own('m')] },
  { file: 'core-ranks', functions: ranks, given: [own('m')] },
  { file: 'core-rows', functions: rows, given: [own('m')] },
  { file: 'core-grids', functions: grids, given: [own('m'), own('k')] },
  { file: 'core-reach', functions: reach, given: [own('m')] },
  { file: 'core-tables', functions: tables, given: [own('k')] },
  { file: 'core-chance', functions: chance, given: [own('m'), own('OUTCOME')] },
  { file: 'core-rolls', functions: rolls, given: [own('m'), own('k')] },
  { file: 'core-doors', functions: { createDoors, noticing }, given: [] },
  { file: 'core-scripts', functions: { createScripts }, given: [] },
  { file: 'sets', functions: { Sets }, given: [] },
];

/** Those that give a truth value; the others give numbers, or nothing. */
for (const name of [
  'sameList',
  'sameSet',
  'isIn',
  'isWithin',
  'cameBefore',
  'removeFrom',
  'comesFirst',
  'isSupplied',
  'nextFaces',
  'leavesWays',
  'hasFreeSide',
])
  own(name, 'boolean');

const GIVEN = new Map(
  FILES.flatMap(({ functions, given }) => Object.keys(functions).map((name) => [own(name), given] as const)),
);

/** A program in which what functions of the runtime are given first is said at every call. */
export function withGiven(program: readonly Stmt[]): readonly Stmt[] {
  return mapValues(program, (node) => {
    const given = node.is === 'call' && node.of.is === 'name' ? GIVEN.get(node.of.name) : undefined;
    return given && node.is === 'call' ? { ...node, args: [...given.map(code), ...node.args] } : node;
  });
}

/** The imports of the functions that a program calls; `runtime` is the way to the folder of the runtime. */
export function importsOf(program: readonly Stmt[], runtime: string): readonly Stmt[] {
  const called = new Set<Name>();
  for (const node of codesIn(program)) if (node.is === 'name') called.add(node.name);
  return FILES.flatMap(({ file, functions }): Stmt[] => {
    const names = Object.keys(functions)
      .sort()
      .map((name) => own(name))
      .filter((name) => called.has(name));
    return names.length === 0 ? [] : [{ is: 'import', names, from: `${runtime}/${file}.ts` }];
  });
}
