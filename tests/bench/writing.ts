/**
 * How long it takes to write a core: `npx tsx tests/bench/writing.ts palace`. CPU milliseconds in a process that has done it before, as
 * the workshop has at every change but the first. The lowest is what it takes where nothing else runs.
 */

import { ParseCache } from '../../compiler/1-syntax/parse.ts';
import { emitCore } from '../../compiler/4-emit/engine/core/core.ts';
import { emitEngine } from '../../compiler/4-emit/engine/index.ts';
import { sentencesOf } from '../../compiler/4-emit/engine/sentences.ts';
import { printCoreModule } from '../../compiler/4-emit/wasm/core-module.ts';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import { compile } from '../../compiler/compile.ts';
import { foldersOf } from '../../compiler/texts/translator.ts';
import { readSources } from '../sources.ts';

const id = process.argv[2] ?? 'palace';
const ROUNDS = 40;
const sources = readSources();
const rules = foldersOf(sources, id).flatMap((folder) =>
  sources.filter(
    ({ file }) => file.startsWith(`${folder}/`) && /^[^/]+\/(?!examples)[^/]+\.regel$/.test(file),
  ),
);
const runtime = runtimeSources();
const cache = new ParseCache();
const times = new Map<string, number[]>();

function timed<T>(name: string, work: () => T): T {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  times.set(name, [...(times.get(name) ?? []), (user + system) / 1000]);
  return result;
}

for (let round = 0; round < ROUNDS; round++) {
  const { games } = timed('rules read, what has not changed from a cache', () =>
    compile(rules, { texts: false, runExamples: false, cache }),
  );
  const compiled = games.find((game) => game.id === id);
  if (!compiled) throw new Error(`there is no game ${id}`);
  const sentences = sentencesOf(compiled.model, sources);
  const core = timed('core as a tree', () => emitCore(id, compiled.game, sentences, runtime));
  timed('printed as TypeScript', core.text);
  timed('printed as WebAssembly', () => printCoreModule(core.parts, runtime));
  timed('the whole engine', () => emitEngine(compiled, sources, runtime));
}
for (const [name, all] of times) {
  const sorted = all.toSorted((a, b) => a - b);
  const [lowest, median] = [sorted[0]!, sorted[sorted.length >> 1]!];
  console.log(
    `${name}: ${lowest.toFixed(1)} ms, median ${median.toFixed(1)} ms, first ${all[0]!.toFixed(0)} ms`,
  );
}
