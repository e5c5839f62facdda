import { spell } from './names.ts';
import { dropIdle } from './passes/drop-idle.ts';
import { dropUnreachable } from './passes/drop-unreachable.ts';
import { dropUnused } from './passes/drop-unused.ts';
import { fold } from './passes/fold.ts';
import { plainly } from './passes/plainly.ts';
import { shareCalls } from './passes/share-calls.ts';
import { printTypeScript } from './print-typescript.ts';
import type { Stmt } from './tree.ts';

/** What happens to a program between being written and being printed, in this order. */
export const PASSES: readonly ((program: readonly Stmt[]) => readonly Stmt[])[] = [
  fold,
  dropUnreachable,
  dropIdle,
  dropUnused,
  shareCalls,
  plainly,
];

export function finished(program: readonly Stmt[]): readonly Stmt[] {
  return PASSES.reduce((before, pass) => pass(before), program);
}

/** A program as TypeScript; what it imports is known when nothing is left that nobody uses. */
export function printProgram(
  program: readonly Stmt[],
  withImports: (program: readonly Stmt[]) => readonly Stmt[] = (kept) => kept,
): string {
  const whole = withImports(finished(program));
  return `${printTypeScript(whole, spell(whole))}\n`;
}
