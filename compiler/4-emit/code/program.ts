import { spell } from './names.ts';
import { dropUnused } from './passes/drop-unused.ts';
import { fold } from './passes/fold.ts';
import { printTypeScript } from './print-typescript.ts';
import type { Func, Name, Stmt } from './tree.ts';
import { usesIn } from './walk.ts';

/** What happens to a program between being written and being printed, in this order. */
export const PASSES: readonly ((program: readonly Stmt[]) => readonly Stmt[])[] = [fold, dropUnused];

/** A program as TypeScript. */
export function printProgram(program: readonly Stmt[]): string {
  const last = PASSES.reduce((before, pass) => pass(before), program);
  return printTypeScript(last, spell(last));
}

/** The functions of a library that a program uses, and those that they use, in the order of the library. */
export function linked(program: readonly Stmt[], library: readonly Func[]): readonly Func[] {
  const byName = new Map(library.map((func) => [func.name, func]));
  const found = new Set<Name>();
  const look = (run: readonly Stmt[]): void => {
    for (const name of usesIn(run).keys()) {
      const func = byName.get(name);
      if (!func || found.has(name)) continue;
      found.add(name);
      look([func]);
    }
  };
  look(program);
  return library.filter(({ name }) => found.has(name));
}
