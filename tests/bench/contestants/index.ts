import { base } from './base.ts';
import { bgio } from './bgio.ts';
import { bgioClient } from './bgio-client.ts';
import { bgioProduction } from './bgio-production.ts';
import type { Entry } from './contestant.ts';
import { core } from './core.ts';
import { facade } from './facade.ts';
import { interpreter } from './interpreter.ts';
import { limit } from './limit.ts';
import { plain } from './plain.ts';
import { wasm } from './wasm.ts';

/** Who takes part, in the order of the tables. */
export const CONTESTANTS: readonly Entry[] = [
  limit,
  core,
  wasm,
  base,
  facade,
  plain,
  interpreter,
  bgio,
  bgioProduction,
  bgioClient,
];

export function contestant(name: string): Entry {
  const found = CONTESTANTS.find((one) => one.name === name);
  if (!found) throw new Error(`${name} does not take part.`);
  return found;
}
