import type { CompiledGame } from '../3-ir/compiled.ts';
import { createInterpreter, runExample } from '../interpret/index.ts';

/** What became of an example. */
export interface ExampleDifference {
  readonly name: string;
  readonly how: /** Only one of the two has it. */
    | 'new'
    | 'gone'
    /** It holds in one of them only. */
    | 'fails'
    | 'holds';
}

/** The examples that are not in both, or that hold in one of them only. */
export function exampleDifferences(before: CompiledGame, now: CompiledGame): ExampleDifference[] {
  const [old, mine] = [held(before), held(now)];
  return [...new Set([...old.keys(), ...mine.keys()])].flatMap((name): ExampleDifference[] => {
    const [was, is] = [old.get(name), mine.get(name)];
    if (was === is) return [];
    if (was === undefined) return [{ name, how: 'new' }];
    if (is === undefined) return [{ name, how: 'gone' }];
    return [{ name, how: is ? 'holds' : 'fails' }];
  });
}

/** By example: whether it holds. */
function held({ game }: CompiledGame): ReadonlyMap<string, boolean> {
  const interpreter = createInterpreter(game);
  return new Map(
    game.examples.map((example) => [example.name, runExample(game, example, interpreter).length === 0]),
  );
}
