/**
 * Of an engine, only what a front end sees is checked by its types: all else stands for what it exports. Whether that is
 * right is seen when it is played, and its types are checked with those of small games.
 */
const STANDS_FOR: Readonly<Record<string, string>> = {
  'core.ts': `import type { Core, Watch } from '../runtime/core.ts';
export declare function createCore(watch?: Watch): Core;`,
  'why.ts': `import type { Trace, Traced } from '../runtime/trace.ts';
export declare function createTraced(trace: Trace): Traced;`,
  'data.ts': `import type { GameData } from '../runtime/data.ts';
export declare const data: GameData;`,
};

/** What is read in place of a file of an engine. */
export function facesOnly(file: string): string | undefined {
  const [folder, name] = file.split('/').slice(-2);
  return folder === 'runtime' ? undefined : STANDS_FOR[name!];
}
