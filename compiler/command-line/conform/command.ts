import { resolve } from 'node:path';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { madeFrom } from '../../4-emit/conformance/index.ts';
import { ReferenceSession } from '../../protocol/reference-session.ts';
import { GREETING, type Vectors } from '../../protocol/schema.ts';
import { isObject } from '../../runtime/json.ts';
import { PROTOCOL } from '../../runtime/protocol-session.ts';
import { type Call, checkLanguage, defineCommand, outOfRange } from '../shared/command.ts';
import { EXIT, harmless, type Io, UsageError } from '../shared/io.ts';
import { load } from '../shared/load.ts';
import { createProgress } from '../shared/progress.ts';
import { generatedFolder, readVectors } from '../shared/vectors-folder.ts';
import type { Say } from '../shared/words/index.ts';
import { EngineTrouble } from './engine-process.ts';
import { Examiner, type Failure } from './examiner.ts';
import { asData, type Examined, tell } from './report.ts';

const OPTIONS = { engine: 'word', game: 'texts', vectors: 'word', timeout: 'number', json: 'flag' } as const;
const MOST_SECONDS = 3600;
/** Default timeouts: a program may take longer to start than to answer. */
const USUAL_SECONDS = { atStart: 30, afterwards: 10 } as const;

/** Asks an engine everything that the vectors ask, and compares. */
export const conform = defineCommand({
  options: OPTIONS,
  mostWords: 0,
  async run(call) {
    const { io, say, values } = call;
    checkLanguage(values.language, say);
    const { engine: command, timeout = USUAL_SECONDS.afterwards } = values;
    if (command === undefined || command.trim() === '')
      throw new UsageError(say('conform-which-engine', { example: '--engine "node my-engine.js"' }));
    if (timeout < 1 || timeout > MOST_SECONDS) throw outOfRange(say, '--timeout', timeout, 1, MOST_SECONDS);
    const folder = values.vectors === undefined ? generatedFolder(io, say) : resolve(io.cwd, values.vectors);
    const vectors = chosen(readVectors(io, folder, say), values.game, say);
    const rules = once(() => compiled(io, say));
    if (values.vectors === undefined) warnOfOutdated(io, vectors, rules() ?? [], say);
    const examiner = new Examiner(command, io.cwd, {
      atStart: (values.timeout ?? USUAL_SECONDS.atStart) * 1000,
      afterwards: timeout * 1000,
    });
    const interrupted = () => {
      examiner.stop();
      process.exit(130);
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    try {
      return await examine(call, examiner, command, vectors, rules);
    } finally {
      examiner.stop();
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    }
  },
});

/** The games that were asked for. */
function chosen(all: readonly Vectors[], asked: readonly string[], say: Say): Vectors[] {
  if (asked.length === 0) return [...all];
  return asked.map((id) => {
    const found = all.find(({ game }) => game === id);
    if (found) return found;
    const names = all.map(({ game }) => game).join(', ');
    throw new UsageError(`${say('unknown-game', { game: id })} ${say('known-games', { names })}`);
  });
}

async function examine(
  call: Call<typeof OPTIONS>,
  examiner: Examiner,
  command: string,
  vectors: readonly Vectors[],
  rules: Rules,
): Promise<number> {
  const { io, say, values } = call;
  const started = io.now();
  const greeting = await greet(examiner, say);
  if ('problem' in greeting) {
    const { problem } = greeting;
    if (values.json)
      io.stdout.write(`${JSON.stringify({ engine: command, problem, stderr: examiner.errors }, null, 2)}\n`);
    else io.stdout.write(`${harmless([problem, ...indented(examiner.errors)].join('\n'))}\n`);
    return EXIT.problems;
  }
  const isAsked = (game: string) => values.game.length > 0 || greeting.games.includes(game);
  const asked = vectors.filter(({ game }) => isAsked(game));
  const examined = await askAll(call, examiner, asked, rules);
  const left = vectors.filter(({ game }) => !isAsked(game)).map(({ game }) => game);
  const seconds = (io.now() - started) / 1000;
  if (values.json) io.stdout.write(`${JSON.stringify(asData(command, examined, left), null, 2)}\n`);
  else for (const line of tell(call, examined, left, seconds)) io.stdout.write(`${line}\n`);
  const failed = examined.some(({ failures, notAsked }) => failures.length + notAsked > 0);
  return failed || examined.length === 0 ? EXIT.problems : EXIT.fine;
}

/** Starts the engine and asks which games it plays. */
async function greet(
  examiner: Examiner,
  say: Say,
): Promise<{ readonly games: readonly string[] } | { readonly problem: string }> {
  try {
    const answer = await examiner.hello();
    const greeting = GREETING.safeParse(answer);
    if (greeting.success) return { games: greeting.data.games };
    const protocol = isObject(answer) ? answer.protocol : undefined;
    if (protocol !== undefined && protocol !== PROTOCOL)
      return {
        problem: say('conform-other-protocol', { found: JSON.stringify(protocol), known: PROTOCOL }),
      };
    return { problem: say('conform-no-hello', { answer: JSON.stringify(answer).slice(0, 200) }) };
  } catch (problem) {
    if (!(problem instanceof EngineTrouble)) throw problem;
    return { problem: say(`conform-trouble-${problem.trouble}`, { detail: problem.detail }) };
  }
}

async function askAll(
  { io }: Call<typeof OPTIONS>,
  examiner: Examiner,
  vectors: readonly Vectors[],
  rules: Rules,
): Promise<Examined[]> {
  const total = vectors.reduce((sum, { dialogues }) => sum + dialogues.length, 0);
  const progress = createProgress(io);
  // To show where digests differ.
  const referenceFor = once(() => {
    const games = rules();
    return games && new ReferenceSession(games);
  });
  const examined: Examined[] = [];
  let done = 0;
  for (const { game, dialogues } of vectors) {
    const failures: Failure[] = [];
    let asked = 0;
    for (const dialogue of dialogues) {
      if (examiner.givenUp) break;
      progress.show(`${game} ${dialogue.id}`, done / total);
      const failure = await examiner.examine(dialogue, referenceFor);
      if (failure) failures.push(failure);
      asked++;
      done++;
    }
    examined.push({
      game,
      dialogues: dialogues.slice(0, asked),
      failures,
      notAsked: dialogues.length - asked,
    });
  }
  progress.clear();
  return examined;
}

/** The rules of now, if there are any that compile: vectors from elsewhere can be asked without. */
type Rules = () => readonly CompiledGame[] | undefined;

/** Something that takes a while, made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function compiled(io: Io, say: Say): readonly CompiledGame[] | undefined {
  try {
    return load(io, [], say, { texts: false, runExamples: false }).compilation.games;
  } catch (problem) {
    if (problem instanceof UsageError) return undefined;
    throw problem;
  }
}

/** An engine that passes with outdated vectors may still play by outdated rules. */
function warnOfOutdated(io: Io, vectors: readonly Vectors[], games: readonly CompiledGame[], say: Say): void {
  const outdated = vectors.filter((one) =>
    games.some((game) => game.id === one.game && madeFrom(game) !== one.madeFrom),
  );
  if (outdated.length > 0)
    io.stderr.write(`${say('conform-outdated', { games: outdated.map(({ game }) => game).join(', ') })}\n`);
}

function indented(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `  ${line}`);
}
