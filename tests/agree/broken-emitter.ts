import { emitEngine } from '../../compiler/4-emit/engine/index.ts';
import type { EmitEngine } from '../../compiler/command-line/engines/emit-engines.ts';
import { compile } from '../../compiler/compile.ts';
import { edited } from '../sources.ts';

/** An emitter with a mistake: it writes the engine of rules in which one text is another. */
export function emitterOfOtherRules(file: string, from: string, to: string): EmitEngine {
  return (compiled, sources, runtime) => {
    const rules = sources.filter((source) => source.file.endsWith('.regel'));
    const others = compile(edited(rules, file, from, to), { texts: false, runExamples: false }).games;
    return emitEngine(others.find(({ id }) => id === compiled.id)!, sources, runtime);
  };
}
