import type { Source } from '../1-syntax/source.ts';
import { compile } from '../compile.ts';
import type { Place } from '../problems/problem.ts';
import { brokenExamples, type Rewritten } from './broken.ts';
import { withExample } from './written.ts';

/** One line of an example may hide another that is not so either; more rounds than this are a circle. */
const MOST_ROUNDS = 20;

/** An example that does not hold, and what in it becomes something else. */
export interface Told {
  readonly name: string;
  readonly at: Place;
  readonly changes: readonly Rewritten[];
}

/** Writes examples anew until they hold. One that only a person can mend is left as it is. */
export function rewrite(
  before: readonly Source[],
  id: string,
  names: readonly string[],
): { sources: readonly Source[]; told: readonly Told[] } {
  let sources = before;
  const told = new Map<string, Told>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const compiled = compile(sources, { texts: false, runExamples: false }).games.find(
      (game) => game.id === id,
    );
    if (!compiled) break;
    const { model } = compiled;
    const textIn = ({ file, start, end }: Place): string =>
      sources.find((source) => source.file === file)?.text.slice(start, end) ?? '';
    const broken = brokenExamples(compiled, textIn).filter(
      ({ example }) => names.length === 0 || names.includes(example.name),
    );
    for (const { example, changes } of broken) {
      const known = told.get(example.name);
      // What was mended before may only now show the next line that is not so.
      told.set(example.name, {
        name: example.name,
        at: known?.at ?? example.at,
        changes: [...(known?.changes.filter(({ now }) => now !== undefined) ?? []), ...changes],
      });
    }
    const next = broken.find(({ changes }) => changes.every(({ now }) => now !== undefined));
    if (!next) break;
    const variant = model.base === undefined ? undefined : model.at;
    sources = withExample(sources, next.example.at, next.changes, variant);
    // The next round finds the rest with places in the new files.
    for (const { example } of broken) if (example !== next.example) told.delete(example.name);
  }
  return { sources, told: [...told.values()] };
}
