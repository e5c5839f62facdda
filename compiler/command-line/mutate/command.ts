import { existsSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { folderOf, type Source } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { vectorsFile } from '../../4-emit/conformance/index.ts';
import { sayDiffering } from '../../difference/index.ts';
import {
  Judge,
  type Judged,
  type Mutant,
  mutantsOf,
  outcomesOf,
  readExplained,
  type Summary,
  sourcesOf,
  summarize,
} from '../../mutate/index.ts';
import type { Vectors } from '../../protocol/dialogue.ts';
import { type Call, checkLanguage, defineCommand, outOfRange } from '../shared/command.ts';
import { sayTrouble } from '../shared/file-errors.ts';
import { readText } from '../shared/files.ts';
import { canonical, digest } from '../shared/fingerprint.ts';
import { EXIT, harmless, OutsideError, UsageError } from '../shared/io.ts';
import { declaredGames, findGame, type Loaded, load, translatorFor } from '../shared/load.ts';
import { createProgress } from '../shared/progress.ts';
import { shownPath } from '../shared/rules-folder.ts';
import { generatedFolder, readVectors } from '../shared/vectors-folder.ts';
import { judgeAll, type MutateSubject } from './judge-all.ts';
import { asData, sayChange, tell } from './report.ts';
import { Results } from './results.ts';

const OPTIONS = {
  examples: 'flag',
  'at-least': 'number',
  open: 'number',
  resume: 'word',
  json: 'flag',
} as const;
/** A file beside the rules that explains mutants which make no difference. */
const EXPLAINED = 'mutants.txt';

/** Mutation testing: changes the rules one place at a time and reports changes that no example notices. */
export const mutate = defineCommand({
  options: OPTIONS,
  mostWords: 1,
  async run(call) {
    const { io, say, values, words } = call;
    checkLanguage(values.language, say);
    const wanted = values['at-least'] ?? 0;
    if (wanted > 100) throw outOfRange(say, '--at-least', wanted, 0, 100);
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const [id] = words;
    if (id === undefined)
      throw new UsageError(
        `${say('play-which-game')} ${say('known-games', { names: declaredGames(loaded.sources).join(', ') })}`,
      );
    const game = findGame(loaded, id, say);
    const sources = sourcesOf(loaded.sources, game);
    const mutants = mutantsOf(sources, game);
    const subject: MutateSubject = { sources, id, vectors: vectorsOf(call, id) };
    const explained = explanations(call, loaded, game);
    await mustBeReady(call, subject);
    const started = io.now();
    const judged = await judgeWithFile(call, subject, mutants);
    const summary = summarize(judged, explained.list);
    const found = { id, summary, judged, explained, hasVectors: subject.vectors !== undefined };
    const seconds = (io.now() - started) / 1000;
    if (values.json) io.stdout.write(`${JSON.stringify(asData(found), null, 2)}\n`);
    else for (const line of tell(call, found, values.examples, seconds)) io.stdout.write(`${line}\n`);
    if (!values.json && values.open !== undefined) tellQuestions(call, loaded, game, sources, found.summary);
    const isEnough = summary.noticed * 100 >= wanted * summary.mutants;
    return isEnough && summary.stale.length === 0 ? EXIT.fine : EXIT.problems;
  },
});

/** What no example decides, with the shortest game in which it would show. */
function tellQuestions(
  call: MutateCall,
  loaded: Loaded,
  game: CompiledGame,
  sources: readonly Source[],
  { survivors, withoutExample }: Summary,
): void {
  const { io, say, values, language } = call;
  const mutants = [...survivors, ...withoutExample.map(({ mutant }) => mutant)];
  const translator = translatorFor(io, loaded, game, language === 'en' ? undefined : language, say);
  const write = (line: string): void => {
    io.stdout.write(`${harmless(line)}\n`);
  };
  for (const mutant of mutants.slice(0, values.open)) {
    write(`\n${say('mutate-open', { rule: mutant.rule, change: sayChange(mutant, say) })}`);
    const search = outcomesOf(sources, game, mutant);
    let step = search.next();
    while (!step.done) step = search.next();
    const { witness, looked } = step.value;
    if (!witness) {
      write(say('mutate-open-none', { ...looked }));
      continue;
    }
    const [start, ...steps] = witness.steps;
    const from =
      witness.from === 'start'
        ? say('diff-from-start', { count: Number(start?.players) })
        : say('diff-from-example', { name: witness.from.example });
    write(steps.length === 0 ? from : `${from} ${say('diff-steps', { count: steps.length })}`);
    for (const request of steps)
      write(`  ${request.player ?? '>'} ${request.move ?? request.outcome ?? request.do}`);
    write(sayDiffering(witness.differs, translator, language));
  }
}

type MutateCall = Call<typeof OPTIONS>;

/** The test vectors of the game; undefined if they were not generated. */
function vectorsOf({ io, say }: MutateCall, id: string): Vectors | undefined {
  const folder = generatedFolder(io, say);
  const isMade = existsSync(join(folder, vectorsFile(id)));
  return isMade ? readVectors(io, folder, say).find(({ game }) => game === id) : undefined;
}

/** Examples and vectors must pass before mutation, or every mutant would seem to be noticed. */
async function mustBeReady({ say }: MutateCall, { sources, id, vectors }: MutateSubject): Promise<void> {
  const unready = await new Judge(sources, id, vectors).unready();
  if (!unready) return;
  const message =
    'example' in unready
      ? say('mutate-example-fails', { name: unready.example })
      : say('mutate-vectors-differ', { name: unready.dialogue });
  throw new OutsideError(message, EXIT.problems);
}

/** Reuses verdicts of an earlier run with the same rules, examples and vectors. */
async function judgeWithFile(
  call: MutateCall,
  subject: MutateSubject,
  mutants: readonly Mutant[],
): Promise<Judged[]> {
  const { io, say, values } = call;
  const { id } = subject;
  const fingerprint = digest(canonical({ version: packageFile.version, ...subject, mutants }));
  const results = new Results(io, say, id, fingerprint, values.resume);
  if (results.wereOthers)
    io.stderr.write(`${say('mutate-results-other', { file: shownPath(io, results.path) })}\n`);
  const verdicts = new Map(results.known);
  const left = mutants.filter((mutant) => !verdicts.has(mutant.id));
  const progress = createProgress(io);
  const again = `npx regel mutate ${id}${values.resume === undefined ? '' : ` --resume ${values.resume}`}`;
  const interrupted = () => {
    progress.clear();
    io.stderr.write(
      `${say('mutate-interrupted', { done: verdicts.size, count: mutants.length, command: again })}\n`,
    );
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await judgeAll(subject, left, (verdict, mutant) => {
      verdicts.set(mutant.id, verdict);
      results.add(mutant.id, verdict);
      progress.show(say('mutate-progress', { count: mutants.length }), verdicts.size / mutants.length);
    });
  } finally {
    progress.clear();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
  results.close();
  return mutants.map((mutant: Mutant) => ({ mutant, verdict: verdicts.get(mutant.id)! }));
}

function explanations({ io, say }: MutateCall, { folder }: Loaded, { id, model }: CompiledGame) {
  const own = id.includes('/') ? `variants/${id.split('/')[1]}-${EXPLAINED}` : EXPLAINED;
  const path = join(folder.root, folderOf(model.at.file), own);
  const file = shownPath(io, path);
  if (!existsSync(path)) return { file, list: [] };
  let text: string;
  try {
    text = readText(path);
  } catch (error) {
    throw new OutsideError(say('cannot-read', { file, trouble: sayTrouble(error, say) }));
  }
  const { explained, wrong } = readExplained(text);
  if (wrong[0] !== undefined)
    throw new OutsideError(say('mutate-explanation-wrong', { file, line: wrong[0] }), EXIT.problems);
  return { file, list: explained };
}
