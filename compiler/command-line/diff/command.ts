import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Source } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { compile } from '../../compile.ts';
import {
  type Differing,
  exampleDifferences,
  type LineChange,
  type RuleDifference,
  ruleDifferences,
  sayDiffering,
  searchWitness,
  textDifferences,
  USUAL_POSITIONS,
  type Version,
  type WitnessFound,
} from '../../difference/index.ts';
import type { JsonObject } from '../../runtime/json.ts';
import { foldersOf, translatorsFor } from '../../texts/translator.ts';
import { loadToldEngine } from '../engines/told-engine.ts';
import { type RecordedEvent, writeRecord } from '../record/record.ts';
import { type Call, checkLanguage, defineCommand, outOfRange } from '../shared/command.ts';
import { EXIT, harmless, OutsideError, UsageError } from '../shared/io.ts';
import { homeOf } from '../shared/load.ts';
import { createProgress } from '../shared/progress.ts';
import { readAsked } from '../shared/revision.ts';
import { commonTexts } from '../shared/rules-folder.ts';
import { createStyle, wantsColour, wrap } from '../shared/style.ts';

const OPTIONS = { positions: 'number', to: 'word', json: 'flag' } as const;
type DiffCall = Call<typeof OPTIONS>;
const MOST_POSITIONS = 100_000_000;
/** Number of changed lines that are shown for one rule or file. */
const MOST_LINES = 12;

/** Two games, variants or versions: which rules differ, which examples change, and a game in which it shows. */
export const diff = defineCommand({
  options: OPTIONS,
  mostWords: 2,
  async run(call) {
    const { io, say, values, words } = call;
    checkLanguage(values.language, say);
    const [first, second] = words;
    if (first === undefined || second === undefined) throw new UsageError(say('diff-which'));
    const most = values.positions ?? USUAL_POSITIONS;
    if (most > MOST_POSITIONS) throw outOfRange(say, '--positions', most, 0, MOST_POSITIONS);
    const [before, now] = [versionOf(call, first), versionOf(call, second)];
    if (!isWhole(before) || !isWhole(now)) return onlyLines(call, before, now);
    const rules = ruleDifferences(before, now);
    const isSameGame = before.compiled.id === now.compiled.id;
    const texts = isSameGame ? textDifferences(of(before), of(now)) : [];
    const examples = exampleDifferences(before.compiled, now.compiled);
    const found = look(call, before.compiled, now.compiled, most);
    const saved = values.to === undefined ? [] : [save(call, values.to, before.compiled, found)];
    if (values.json)
      io.stdout.write(
        `${JSON.stringify({ before: first, now: second, rules, texts, examples, ...found }, null, 2)}\n`,
      );
    else {
      const lines = [
        ...toldRules(call, rules, before, now),
        ...texts.flatMap(({ file, changes }) => told(call, file, changes)),
        ...examples.map(({ name, how }) => say(`diff-example-${how}`, { name })),
        '',
        ...(await toldWitness(call, found, before, now)),
        ...saved,
      ];
      io.stdout.write(`${harmless(lines.join('\n'))}\n`);
    }
    return EXIT.fine;
  },
});

/** A version that may have mistakes. */
interface Asked extends Omit<Version, 'compiled'> {
  readonly id: string;
  readonly compiled: CompiledGame | undefined;
  /** What keeps it from being played. */
  readonly why: string;
}

type Whole = Asked & Version;

function isWhole(version: Asked): version is Whole {
  return version.compiled !== undefined;
}

function versionOf({ io, say }: DiffCall, asked: string): Asked {
  const { id, sources } = readAsked(io, asked, say);
  const all: Source[] = [
    ...sources.filter(({ file }) => !file.startsWith('common/text/')),
    ...commonTexts(sources),
  ];
  const { games, problems } = compile(all, { texts: false, runExamples: false });
  const compiled = games.find((game) => game.id === id);
  const folder = homeOf(all, id);
  const error = problems.find(({ at, severity }) => severity === 'error' && at.file.startsWith(`${folder}/`));
  const why = error
    ? say('diff-has-errors', { game: asked, file: error.at.file, code: error.code })
    : say('diff-no-game', { game: asked, names: games.map((game) => game.id).join(', ') });
  return { id, sources: all, compiled, why };
}

/** What can still be said of rules with mistakes: which lines are not as before. */
function onlyLines(call: DiffCall, before: Asked, now: Asked): number {
  const texts = textDifferences(of(before), of(now), /\.(regel|ftl|mdx)$/);
  const lines = texts.flatMap(({ file, changes }) => told(call, file, changes));
  call.io.stdout.write(`${harmless(lines.join('\n'))}\n`);
  throw new OutsideError((isWhole(before) ? now : before).why, EXIT.problems);
}

function save({ io, say }: DiffCall, to: string, { id }: CompiledGame, { witness }: WitnessFound): string {
  if (witness?.from !== 'start') return say('diff-not-from-start');
  const [start, ...steps] = witness.steps;
  const players = Array.from({ length: Number(start?.players) }, (_, index) => `P${index + 1}`);
  const events = steps.map((request): RecordedEvent => {
    if (request.do === 'chance') return { is: 'chance', text: String(request.outcome), line: 0 };
    return { is: 'move', seat: Number(request.player) - 1, text: String(request.move ?? 'pass'), line: 0 };
  });
  writeFileSync(resolve(io.cwd, to), writeRecord({ game: id, players, options: [], events, checks: [] }), {
    flag: 'wx',
  });
  return say('diff-saved', { file: to });
}

/** The files of the folder of a game. */
function of({ id, sources }: Pick<Asked, 'id' | 'sources'>): Source[] {
  const folder = homeOf(sources, id);
  return sources.filter(({ file }) => file.startsWith(`${folder}/`));
}

function look({ io, say }: DiffCall, before: CompiledGame, now: CompiledGame, most: number): WitnessFound {
  const progress = createProgress(io);
  const search = searchWitness(before, now, { positions: most });
  for (;;) {
    const { done, value } = search.next();
    if (done) {
      progress.clear();
      return value;
    }
    progress.show(say('diff-looking'), Math.min(1, value.positions / Math.max(1, most)));
  }
}

function naming({ language }: DiffCall, { compiled, sources }: Version) {
  const translators = translatorsFor(sources, foldersOf(sources, homeOf(sources, compiled.id)));
  return translators.find((one) => one.language === language) ?? translators[0]!;
}

function toldRules(
  call: DiffCall,
  rules: readonly RuleDifference[],
  before: Version,
  now: Version,
): string[] {
  const { say } = call;
  if (rules.length === 0) return [say('diff-no-rules')];
  const [old, mine] = [naming(call, before), naming(call, now)];
  return rules.flatMap(({ rule, how, lines }) => {
    const names = how === 'gone' ? old : mine;
    const name = names.has(rule) ? `${names.say(rule)} (${rule})` : rule;
    return told(call, `${say(`diff-rule-${how}`)}: ${name}`, lines);
  });
}

/** A heading with what was and what is, line by line. */
function told({ io, say }: DiffCall, heading: string, changes: readonly LineChange[]): string[] {
  const style = createStyle(wantsColour(io.stdout, io.env));
  const more = changes.length - MOST_LINES;
  return [
    style.bold(heading),
    ...changes
      .slice(0, MOST_LINES)
      .flatMap(({ before, now }) => [
        ...(before === undefined ? [] : [style.dim(`  - ${before}`)]),
        ...(now === undefined ? [] : [`  + ${now}`]),
      ]),
    ...(more > 0 ? [style.dim(`  ${say('diff-more', { count: more })}`)] : []),
  ];
}

async function toldWitness(
  call: DiffCall,
  { witness, looked }: WitnessFound,
  before: Version,
  now: Version,
): Promise<string[]> {
  const { io, say, language } = call;
  const width = Math.min(io.stdout.columns, 100);
  const far = { positions: looked.positions, games: looked.games, examples: looked.examples };
  if (!witness) return [wrap(say('diff-none', far), width)];
  const [start, ...steps] = witness.steps;
  const from =
    witness.from === 'start'
      ? say('diff-from-start', { count: Number(start?.players) })
      : say('diff-from-example', { name: witness.from.example });
  const names = naming(call, { ...now, sources: [...now.sources] });
  const said = sayDiffering(witness.differs as Differing, names, language);
  const sentences = await sentencesOf(call, before, witness.steps);
  return [
    `${from}${steps.length === 0 ? '' : ` ${say('diff-steps', { count: steps.length })}`}`,
    ...sentences.map((one) => `  ${one}`),
    wrap(said, width),
    wrap(say('diff-looked', far), width),
  ];
}

/** The steps as the engine of the old rules tells them; where it cannot, as they are written. */
async function sentencesOf({ language }: DiffCall, before: Version, steps: readonly JsonObject[]) {
  const engine = await loadToldEngine(before.compiled, before.sources);
  const session = engine.session();
  const [first, ...rest] = steps;
  session.ask({ ...first, game: before.compiled.id });
  const count = Number(first?.players);
  const how = {
    language: language === 'en' ? 'nl' : language,
    names: Array.from({ length: count }, (_, index) => String(index + 1)),
  };
  return rest.flatMap((request) => {
    const answer = session.ask(request);
    const written = String(request.move ?? request.outcome ?? request.do);
    if ('error' in answer || !session.state || !['play', 'pass', 'chance'].includes(String(request.do)))
      return [written];
    const told = engine.tell(session.state, 'server', how as never).map(({ text }) => text);
    return told.length === 0 ? [written] : told;
  });
}
