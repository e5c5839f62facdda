import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Emitted, emitSchema, emitTest, emitVectors } from '../4-emit/conformance/index.ts';
import { emitEngine, emitIndex } from '../4-emit/engine/index.ts';
import { type CompiledGame, compile } from '../compile.ts';
import { replaceText } from './files.ts';
import { readRules } from './rules-folder.ts';

/** Writes what is made of the rules into `generated`; `npm run generate`. Only files that change are written. */
const root = fileURLToPath(new URL('../../', import.meta.url));
/** What is alike in all engines is written by hand, and copied. */
const RUNTIME = join(root, 'compiler/4-emit/engine/runtime');
const { sources } = readRules({ root: join(root, 'rules'), parts: [], loose: false });
const { games, problems } = compile(sources, { texts: false, runExamples: isMainThread });

if (!isMainThread) parentPort!.postMessage(emitVectors(games.find(({ id }) => id === workerData)!));
else if (problems.some(({ severity }) => severity === 'error')) {
  process.stderr.write('The rules have mistakes; “npx regel check” shows them. Nothing was written.\n');
  process.exitCode = 1;
} else {
  write(emitSchema());
  for (const file of readdirSync(RUNTIME))
    write({ file: `runtime/${file}`, text: readFileSync(join(RUNTIME, file), 'utf8') });
  for (const game of games)
    for (const file of [...(await emitEngine(game, sources)), await emitTest(game)]) write(file);
  write(await emitIndex(games.map(({ id }) => id)));
  await writeVectors();
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
