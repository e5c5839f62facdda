import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { emitSchema, emitTest, emitVectors } from '../4-emit/conformance/index.ts';
import type { Emitted } from '../4-emit/emitted.ts';
import { emitEngine, emitIndex } from '../4-emit/engine/index.ts';
import { emitRulebook } from '../4-emit/rulebook/index.ts';
import { compile } from '../compile.ts';
import { rulebook as ofRulebooks } from '../problems/messages/rulebook.ts';
import type { Problem } from '../problems/problem.ts';
import { pageOf } from '../rulebook/page.ts';
import { runtimeFiles } from './build-files.ts';
import { replaceText } from './files.ts';
import { readRules } from './rules-folder.ts';

/**
 * Writes what is made of the rules into `generated`; `npm run generate`. Only files that change are written.
 * `--only site` leaves out the vectors, which take minutes: it is what the site needs. `--only rulebook` writes what the pages of
 * rulebooks need, and no engine.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const { sources } = readRules({ root: join(root, 'rules'), parts: [], loose: false });
const only = process.argv.join(' ').match(/--only (rulebook|site)/)?.[1];
const { games, problems, rulebooks } = compile(sources, {
  texts: false,
  rulebooks: isMainThread,
  runExamples: isMainThread && only === undefined,
});

if (!isMainThread) parentPort!.postMessage(emitVectors(games.find(({ id }) => id === workerData)!));
else if (problems.some(isOfRules)) {
  process.stderr.write('The rules have mistakes; “npx regel check” shows them. Nothing was written.\n');
  process.exitCode = 1;
} else if (only === 'rulebook') {
  writeRuntime('rulebook.ts');
  await writeRulebooks();
} else {
  write(emitSchema());
  writeRuntime();
  for (const game of games)
    for (const file of [...(await emitEngine(game, sources)), await emitTest(game)]) write(file);
  await writeRulebooks();
  write(await emitIndex(games.map(({ id }) => id)));
  if (only === undefined) await writeVectors();
}

/** A mistake in the rules themselves: with one, nothing can be made. A rulebook may wait to be read again. */
function isOfRules({ severity, code, at }: Problem): boolean {
  return severity === 'error' && !Object.hasOwn(ofRulebooks, code) && !pageOf(at.file);
}

function writeRuntime(...names: readonly string[]): void {
  for (const one of runtimeFiles())
    if (names.length === 0 || names.includes(one.file.slice('runtime/'.length))) write(one);
}

async function writeRulebooks(): Promise<void> {
  for (const game of games) for (const file of await emitRulebook(game, rulebooks, sources)) write(file);
}

/** Vectors take long: random games are played for them. All cores share the games; a thread starts where Node reads TypeScript itself. */
async function writeVectors(): Promise<void> {
  const queue = [...games];
  const work = async (make: (game: CompiledGame) => Promise<Emitted> | Emitted): Promise<void> => {
    for (let game = queue.shift(); game; game = queue.shift()) write(await make(game));
  };
  if (!process.features.typescript) return work(emitVectors);
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(inThread)));
}

function inThread({ id }: CompiledGame): Promise<Emitted> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: id });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function write({ file, text }: Emitted): void {
  const path = join(root, 'generated', file);
  if (contentOf(path) === text) return;
  mkdirSync(dirname(path), { recursive: true });
  replaceText(path, text);
  process.stdout.write(`generated/${file} ${Math.ceil(text.length / 1024)} kB\n`);
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
