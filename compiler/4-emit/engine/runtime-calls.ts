import * as boxes from '../../runtime/core-boxes.ts';
import * as chance from '../../runtime/core-chance.ts';
import * as choices from '../../runtime/core-choices.ts';
import { createDoors, noticing } from '../../runtime/core-doors.ts';
import * as grids from '../../runtime/core-grids.ts';
import * as lists from '../../runtime/core-lists.ts';
import * as numbers from '../../runtime/core-numbers.ts';
import * as ranks from '../../runtime/core-ranks.ts';
import * as reach from '../../runtime/core-reach.ts';
import * as rolls from '../../runtime/core-rolls.ts';

import { createScripts } from '../../runtime/core-scripts.ts';
import * as state from '../../runtime/core-state.ts';
import * as tables from '../../runtime/core-tables.ts';
import { createLightDoors } from '../../runtime/light-doors.ts';
import { Sets } from '../../runtime/sets.ts';
import { code, own } from '../code/build.ts';
import { camel } from '../code/hints.ts';
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
  /** Whether its functions are called while a game is played. */
  readonly isQuick?: true;
}[] = [
  { file: 'core-numbers', functions: numbers, given: [], isQuick: true },
  { file: 'core-state', functions: state, given: [own('m')], isQuick: true },
  { file: 'core-lists', functions: lists, given: [own('m')], isQuick: true },
  { file: 'core-choices', functions: choices, given: [own('m')], isQuick: true },
  { file: 'core-ranks', functions: ranks, given: [own('m')], isQuick: true },
  { file: 'core-boxes', functions: boxes, given: [own('m')], isQuick: true },
  { file: 'core-grids', functions: grids, given: [own('m'), own('k')], isQuick: true },
  { file: 'core-reach', functions: reach, given: [own('m')], isQuick: true },
  { file: 'core-tables', functions: tables, given: [own('k')] },
  { file: 'core-chance', functions: chance, given: [own('m'), own('OUTCOME')], isQuick: true },
  { file: 'core-rolls', functions: rolls, given: [own('m'), own('k')], isQuick: true },
  { file: 'core-doors', functions: { createDoors, noticing }, given: [] },
  { file: 'core-scripts', functions: { createScripts }, given: [] },
  { file: 'light-doors', functions: { createLightDoors }, given: [] },
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

/** The functions of the runtime that a program calls, by file. */
function calledIn(program: readonly Stmt[]) {
  const called = new Set<Name>();
  for (const node of codesIn(program)) if (node.is === 'name') called.add(node.name);
  return FILES.map(({ file, functions, isQuick }) => ({
    file,
    isQuick,
    names: Object.keys(functions)
      .sort()
      .map((name) => own(name))
      .filter((name) => called.has(name)),
  })).filter(({ names }) => names.length > 0);
}

/** The imports of the functions that a program calls; `runtime` is the way to the folder of the runtime. */
export function importsOf(program: readonly Stmt[], runtime: string): readonly Stmt[] {
  return calledIn(program).map(({ file, names }) => imported(names, file, runtime));
}

/** How a function that never comes back is declared must be seen where it is called. */
const FAULT = own('fault');

/**
 * The same for a program of one function that is quick: what it calls has names in there, which V8 treats as constants. What is imported
 * by name is looked up, and compared, wherever it is called.
 */
export function withRuntime(program: readonly Stmt[], runtime: string): readonly Stmt[] {
  const called = calledIn(program);
  const unpacked: Stmt[] = [];
  const imports = called.flatMap(({ file, names, isQuick }): Stmt[] => {
    if (!isQuick) return [imported(names, file, runtime)];
    const [whole, quick] = [own(camel(file)), names.filter((name) => name !== FAULT)];
    if (quick.length > 0) unpacked.push({ is: 'unpack', names: quick, of: code(whole) });
    return [
      ...(quick.length > 0 ? [{ ...imported([whole], file, runtime), isWhole: true } as const] : []),
      ...(names.includes(FAULT) ? [imported([FAULT], file, runtime)] : []),
    ];
  });
  const [last, ...others] = program.toReversed();
  if (last?.is !== 'function') throw new Error('a core is a function');
  return [...imports, ...others.toReversed(), { ...last, body: [...unpacked, ...last.body] }];
}

function imported(names: readonly Name[], file: string, runtime: string): Extract<Stmt, { is: 'import' }> {
  return { is: 'import', names, from: `${runtime}/${file}.ts` };
}
