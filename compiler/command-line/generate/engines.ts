import { emitTest } from '../../4-emit/conformance/index.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import { type RefusedEngine, refusedEngines } from '../engines/check-engines.ts';
import { type EmitEngine, freshEngines } from '../engines/emit-engines.ts';
import type { FreshEngine } from '../engines/fresh-engine.ts';
import type { Cache } from './cache.ts';
import { fingerprintOfModule, fingerprintOfText, sha256 } from './fingerprints.ts';
import type { Rules } from './make.ts';
import type { Fingerprints } from './manifest.ts';

export interface MadeEngines {
  readonly files: readonly Emitted[];
  readonly agreed: Cache['agreed'];
  readonly refused: readonly RefusedEngine[];
}

/**
 * Makes the engines of all games, and plays each beside the interpreter, unless it is known to agree: exactly this engine was
 * compared with exactly this interpreter before, or its files are `vouched` for by their fingerprints.
 */
export async function makeEngines(
  { games, sources }: Rules,
  emit: EmitEngine,
  known: Cache['agreed'],
  vouched: Fingerprints,
): Promise<MadeEngines> {
  const engines = freshEngines(games, sources, emit);
  const code = fingerprintOfModule(new URL('../../agree/check.ts', import.meta.url));
  const agreed = Object.fromEntries(engines.map((engine) => [engine.id, fingerprintOf(engine, code)]));
  const isVouched = ({ files }: FreshEngine): boolean =>
    files.every(({ file, text }) => vouched[file] === fingerprintOfText(text));
  const refused = await refusedEngines(
    engines.filter((engine) => known[engine.id] !== agreed[engine.id] && !isVouched(engine)),
  );
  const tests = games.map(emitTest);
  const own = engines.flatMap(({ id, files }) =>
    files.filter(({ file }) => file.startsWith(`${folderOfGame(id)}/`)),
  );
  return { files: [...own, ...tests], agreed, refused };
}

function fingerprintOf({ game, files }: FreshEngine, code: string): string {
  return sha256(JSON.stringify(game), code, ...files.map(({ text }) => text));
}
