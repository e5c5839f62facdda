/**
 * Interpreter and engine are both made from the intermediate form, so that a mistake in lowering would be on both sides, and
 * playing them side by side could not tell. This makes such mistakes, one at a time and in one place, in all games, and tells
 * who notices:
 *   node tests/ir/lowering-mutants.ts               all games but starters
 *   node tests/ir/lowering-mutants.ts clever        one of them
 *   node tests/ir/lowering-mutants.ts --recorded    what no example notices is shown to the recorded vectors too
 * Mutants that no example notices are explained in `lowering-mutants.txt`; one that is not, or an explanation of one that
 * is noticed, makes it end with 1.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { vectorsFile } from '../../compiler/4-emit/conformance/index.ts';
import { compile } from '../../compiler/compile.ts';
import { readExplained } from '../../compiler/mutate/index.ts';
import type { Dialogue, Vectors } from '../../compiler/protocol/dialogue.ts';
import { isStarter, ROOT, readSources } from '../sources.ts';
import { LoweringJudge, type Noticed } from './judge-lowering.ts';
import { type LoweringMutant, loweringMutants } from './mutate-routines.ts';

type Judged = Omit<LoweringMutant, 'game'> & Noticed & { readonly of: string };

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { recorded: { type: 'boolean', default: false } },
});

/** What was recorded of a game, where it was generated and is asked for. */
function recordedOf(id: string): readonly Dialogue[] {
  if (!values.recorded) return [];
  const file = `${ROOT}generated/${vectorsFile(id)}`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Vectors).dialogues : [];
}

async function judgeAll(compiled: CompiledGame): Promise<Judged[]> {
  const judge = new LoweringJudge(compiled, recordedOf(compiled.id));
  const judged: Judged[] = [];
  for (const mutant of loweringMutants(compiled, games)) {
    const { game: _, ...told } = mutant;
    judged.push({
      ...told,
      id: `${compiled.id}/${mutant.id}`,
      of: compiled.id,
      ...(await judge.judge(mutant)),
    });
  }
  return judged;
}

/** A row of the table: how many mutants, and who notices how many. */
function counted(title: string, judged: readonly Judged[]): string {
  const by = (who: Noticed['by']): number => judged.filter((one) => one.by === who).length;
  return `| ${[title, judged.length, by('example') + by('game'), by('recorded'), by('nobody')].join(' | ')} |`;
}

function tableOf(judged: readonly Judged[], columnOf: (one: Judged) => string): string[] {
  const titles = [...new Set(judged.map(columnOf))];
  return titles.map((title) =>
    counted(
      title,
      judged.filter((one) => columnOf(one) === title),
    ),
  );
}

const { games } = compile(readSources(), { texts: false, runExamples: false });
// Those to begin with have few examples, for people to read.
const isUsual = ({ id, model }: CompiledGame): boolean => !model.base && !isStarter(id);
const asked = games.filter((game) => (wanted.length > 0 ? wanted.includes(game.id) : isUsual(game)));
const judged: Judged[] = [];
for (const game of asked) judged.push(...(await judgeAll(game)));

const file = new URL('./lowering-mutants.txt', import.meta.url);
const { explained, wrong } = readExplained(readFileSync(file, 'utf8'));
const alive = judged.filter(({ by }) => by === 'recorded' || by === 'nobody');
const unexplained = alive.filter(({ id }) => !explained.some((one) => one.id === id));
const isAsked = (id: string): boolean => asked.some((game) => id.startsWith(`${game.id}/`));
const stale = explained.filter(({ id }) => isAsked(id) && !alive.some((one) => one.id === id));

const HEAD = ['mutants', 'noticed by an example', 'only by what was recorded', 'by nobody'];
console.log(`| game | ${HEAD.join(' | ')} |\n| --- | --: | --: | --: | --: |`);
console.log([...tableOf(judged, ({ of }) => of), counted('together', judged)].join('\n'));
console.log(`\n| mistake | ${HEAD.join(' | ')} |\n| --- | --: | --: | --: | --: |`);
console.log(tableOf(judged, ({ slip }) => slip).join('\n'));
for (const { id, by, what, slip, about } of unexplained)
  console.log(`\nnot explained: ${id} (${by} ${what}): ${slip}, ${about}`);
for (const { id, line } of stale) console.log(`line ${line}: ${id} is noticed, or gone`);
for (const line of wrong) console.log(`line ${line}: is no explanation`);
if (unexplained.length + stale.length + wrong.length > 0) process.exitCode = 1;
