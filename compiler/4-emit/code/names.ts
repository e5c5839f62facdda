import type { Code, Func, Name, Stmt } from './tree.ts';
import {
  bodiesOf,
  codesWithin,
  eachBody,
  eachCode,
  eachPart,
  eachStmt,
  eachValue,
  valuesOf,
} from './walk.ts';

/** What JavaScript and TypeScript keep for themselves: words of the language, and what generated code reads from its host. */
const RESERVED: readonly string[] =
  `arguments async await break case catch class const continue debugger default delete do else enum eval export exports extends false
  finally for function if implements import in instanceof interface let new null package private protected public require return static
  super switch this throw true try type typeof undefined var void while with yield NaN Infinity globalThis`.split(
    /\s+/,
  );

/** What generated code takes from its host. */
const HOST = new Set('Math Int32Array Float64Array Error undefined'.split(' '));

/** How every name is spelt. */
export type Spelling = (name: Name) => string;

/**
 * Gives every name of a program its spelling. The engine's own names are spelt as they are; all others get the hint that they came
 * with, and a number where that is taken: at the top by anything else at the top, inside of a function by what can be seen there.
 */
export function spell(program: readonly Stmt[]): Spelling {
  const spelt = new Map<Name, string>();
  const taken = new Set(RESERVED);
  for (const name of allNames(program))
    if (name.isOwn) {
      spelt.set(name, name.hint);
      taken.add(name.hint);
    }
  checkUses(program, undefined);
  const top = declaredIn(program);
  for (const name of top) {
    if (spelt.has(name)) continue;
    const free = spelling(name, taken);
    spelt.set(name, free);
    taken.add(free);
  }
  for (const stmt of program) inside(stmt, taken, spelt);
  return (name) => {
    const word = spelt.get(name);
    if (word === undefined) throw new Error(`nothing declares ${name.hint}`);
    return word;
  };
}

/** The names that a run of statements or a statement declares, and those that can be seen around it. */
interface Scope {
  readonly names: ReadonlySet<Name>;
  readonly outer: Scope | undefined;
}

/** Every name is declared where it can be seen from its use: if it were not, something else there could be spelt like it. */
function checkUses(run: readonly Stmt[], outer: Scope | undefined): void {
  const beside: Scope = { names: new Set(declaredIn(run)), outer };
  for (const stmt of run) {
    const inHead = stmt.is === 'for' && stmt.first ? declaredIn([stmt.first]) : [];
    const within: Scope = { names: new Set([...ownNames(stmt), ...inHead]), outer: beside };
    eachValue(stmt, (value) => checkValue(value, within));
    eachBody(stmt, (body) => checkUses(body, within));
  }
}

function checkValue(value: Code, scope: Scope): void {
  if (value.is === 'name' && !isSeen(value.name, scope) && !(value.name.isOwn && HOST.has(value.name.hint)))
    throw new Error(`nothing declares ${value.name.hint} where it is used`);
  const within = value.is === 'arrow' ? { names: new Set(value.params), outer: scope } : scope;
  eachPart(value, (part) => checkValue(part, within));
}

function isSeen(name: Name, scope: Scope | undefined): boolean {
  for (let around = scope; around; around = around.outer) if (around.names.has(name)) return true;
  return false;
}

/**
 * Gives names that are declared side by side their spelling: the hint that each came with, and a number where that is taken by a
 * word that is said around them or by a name that came earlier.
 */
export function spellBeside(names: Iterable<Name>, words: Iterable<string>): Spelling {
  const all = new Set(names);
  const spelt = new Map([...all].filter(({ isOwn }) => isOwn).map((name) => [name, name.hint]));
  const taken = new Set([...RESERVED, ...words, ...spelt.values()]);
  for (const name of all) {
    if (spelt.has(name)) continue;
    const free = freeSpelling(name.hint, name.longHint, taken);
    spelt.set(name, free);
    taken.add(free);
  }
  return (name) => spelt.get(name)!;
}

/** Names inside of a statement, from the outside in: each gets the lowest number with which it hides nothing that is used there. */
function inside(stmt: Stmt, outer: ReadonlySet<string>, spelt: Map<Name, string>): void {
  const bodies = bodiesOf(stmt);
  const arrows = valuesOf(stmt).flatMap((value) => codesWithin(value).filter(({ is }) => is === 'arrow'));
  if (bodies.length === 0 && arrows.length === 0) return;
  const seen = stmt.is === 'function' ? usedInside(stmt, spelt) : new Set(outer);
  const declare = (names: Iterable<Name>, taken: Set<string>): void => {
    for (const name of names) {
      if (!spelt.has(name)) spelt.set(name, spelling(name, taken));
      taken.add(spelt.get(name)!);
    }
  };
  declare(ownNames(stmt), seen);
  for (const arrow of arrows) if (arrow.is === 'arrow') declare(arrow.params, seen);
  for (const body of bodies) {
    // What a loop declares in its head can be seen in its body.
    const isHead = stmt.is === 'for' && body.length === 1 && body[0] === stmt.first;
    const within = isHead ? seen : new Set(seen);
    declare(declaredIn(body), within);
    for (const inner of body) inside(inner, within, spelt);
  }
}

/** The spellings that a function must leave alone: those of the language, and of what it uses from outside. */
function usedInside(func: Func, spelt: ReadonlyMap<Name, string>): Set<string> {
  const taken = new Set(RESERVED);
  for (const name of allNames([func])) {
    const word = spelt.get(name);
    if (word !== undefined) taken.add(word);
  }
  return taken;
}

/** The names that a statement declares for what stands inside of it. */
function ownNames(stmt: Stmt): readonly Name[] {
  if (stmt.is === 'function') return stmt.params.map(({ name }) => name);
  if (stmt.is === 'for of') return [stmt.name];
  if (stmt.is === 'try') return stmt.caught ? [stmt.caught] : [];
  if (stmt.is === 'block' && stmt.label) return [stmt.label];
  return [];
}

/** The names that statements declare for those beside them. */
function declaredIn(run: readonly Stmt[]): Name[] {
  return run.flatMap((stmt) => {
    if (stmt.is === 'import' || stmt.is === 'unpack') return stmt.names;
    return stmt.is === 'declare' || stmt.is === 'function' ? [stmt.name] : [];
  });
}

/** Every name that is used or declared. */
function allNames(program: readonly Stmt[]): ReadonlySet<Name> {
  const names = new Set<Name>();
  eachCode(program, (code) => {
    if (code.is === 'name') names.add(code.name);
    else if (code.is === 'arrow') for (const name of code.params) names.add(name);
  });
  eachStmt(program, (stmt) => {
    for (const name of ownNames(stmt)) names.add(name);
    for (const name of declaredIn([stmt])) names.add(name);
  });
  return names;
}

/** The lowest number that is free; one at the end of the hint says nothing, it only told two names apart in the rules. */
function spelling({ hint, longHint }: Name, taken: ReadonlySet<string>): string {
  return freeSpelling(hint.replace(/(?<=[a-z])\d+$/, ''), longHint, taken);
}

/** The hint itself, or the longer one, or that with the lowest number that nothing else has. */
function freeSpelling(hint: string, longHint: string | undefined, taken: ReadonlySet<string>): string {
  const isFree = !taken.has(asIdentifier(hint));
  const word = asIdentifier(isFree ? hint : (longHint ?? hint));
  let free = word;
  for (let count = 2; taken.has(free); count++) free = `${word}${count}`;
  return free;
}

/** A hint with nothing in it that an identifier cannot have; only a parameter that nothing uses begins with a line. */
function asIdentifier(hint: string): string {
  const word = hint.replace(/[^A-Za-z0-9_$]|^_+/g, '');
  return word === '' ? 'value' : /^\d/.test(word) ? `n${word}` : word;
}
