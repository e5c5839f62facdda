import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineFrom, type GeneratedEngine, RUNTIME_MODULES } from '../../agree/engine.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';

/** The engine of a game from the folder of engines in which it was written. */
export async function loadEngine({
  folder,
  id,
}: {
  readonly folder: string;
  readonly id: string;
}): Promise<GeneratedEngine> {
  const load = (file: string): Promise<object> => import(pathToFileURL(join(folder, `${file}.ts`)).href);
  const module = join(folder, folderOfGame(id), 'core.wasm');
  return engineFrom({
    core: await load(`${folderOfGame(id)}/core`),
    data: await load(`${folderOfGame(id)}/data`),
    runtime: await Promise.all(RUNTIME_MODULES.map((name) => load(`runtime/${name}`))),
    ...(existsSync(module) ? { wasm: readFileSync(module) } : {}),
  });
}
