import { type Dialogue, KINDS } from '../../protocol/dialogue.ts';
import type { Call } from '../shared/command.ts';
import { harmless } from '../shared/io.ts';
import { columns, createStyle, wantsColour } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';
import type { Failure } from './examiner.ts';

/** What came of the vectors of one game. */
export interface Examined {
  readonly game: string;
  /** Those that were asked. */
  readonly dialogues: readonly Dialogue[];
  readonly failures: readonly Failure[];
  /** How many were not asked any more, because the engine kept failing to answer. */
  readonly notAsked: number;
}

/** Limits of the report: failures, and lines of each. */
const SHOWN = 8;
const LINES = 4;

interface Row {
  readonly rule: string;
  readonly passed: number;
  readonly failed: number;
}

/** By rule: how many of the dialogues about it went well; those that fail first. */
function byRule({ dialogues, failures }: Examined): Row[] {
  const failed = new Set(failures.map(({ dialogue }) => dialogue.id));
  const rows = new Map<string, { passed: number; failed: number }>();
  for (const { id, rules } of dialogues)
    for (const rule of rules) {
      const row = rows.get(rule) ?? { passed: 0, failed: 0 };
      rows.set(rule, row);
      row[failed.has(id) ? 'failed' : 'passed']++;
    }
  const all = [...rows].map(([rule, row]) => ({ rule, ...row }));
  // Rules of which every dialogue failed come first: they are the likelier cause.
  const share = ({ passed, failed: lost }: Row) => lost / (passed + lost);
  return all.sort((a, b) => share(b) - share(a) || (a.rule < b.rule ? -1 : 1));
}

export function tell(
  { io, say, language }: Pick<Call<Record<never, never>>, 'io' | 'say' | 'language'>,
  examined: readonly Examined[],
  left: readonly string[],
  seconds: number,
): string[] {
  const style = createStyle(wantsColour(io.stdout, io.env));
  const [rule = '', passed = '', failed = ''] = say('conform-head').split(', ');
  const lines: string[] = [];
  for (const one of examined) {
    // Passing worked examples are summarised; failing ones are listed.
    const rows = byRule(one).filter((row) => row.failed > 0 || !row.rule.startsWith('example-'));
    const table = rows.map((row) => [
      `  ${row.failed > 0 ? style.colour('red', row.rule) : row.rule}`,
      String(row.passed),
      row.failed > 0 ? style.colour('red', String(row.failed)) : '0',
    ]);
    lines.push(
      style.bold(one.game),
      ...columns([[`  ${rule}`, passed, failed].map(style.dim), ...table], 2, [1, 2]),
      '',
    );
    for (const failure of one.failures.slice(0, SHOWN))
      lines.push(...tellFailure(failure, say).map(harmless), '');
    if (one.failures.length > SHOWN)
      lines.push(say('conform-more', { count: one.failures.length - SHOWN }), '');
    if (one.notAsked > 0)
      lines.push(style.colour('red', say('conform-not-asked', { count: one.notAsked })), '');
    lines.push(...tellKinds(one, say), '');
  }
  if (left.length > 0) lines.push(say('conform-left', { names: left.join(', ') }));
  const count = examined.reduce((sum, { dialogues, notAsked }) => sum + dialogues.length + notAsked, 0);
  const lost = examined.reduce((sum, { failures, notAsked }) => sum + failures.length + notAsked, 0);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const sum = { passed: count - lost, failed: lost, time: `${number.format(seconds)} s` };
  lines.push(style.bold(style.colour(lost > 0 || count === 0 ? 'red' : 'green', say('conform-done', sum))));
  return lines;
}

/** `example 40/40, table 7/7`. */
function tellKinds({ dialogues, failures }: Examined, say: Say): string[] {
  const parts = KINDS.flatMap((kind) => {
    const all = dialogues.filter((one) => one.kind === kind).length;
    const lost = failures.filter(({ dialogue }) => dialogue.kind === kind).length;
    return all === 0 ? [] : [`${kind} ${all - lost}/${all}`];
  });
  return [say('conform-kinds', { parts: parts.join(', ') })];
}

function tellFailure({ dialogue, step, request, differences, trouble }: Failure, say: Say): string[] {
  const asked = JSON.stringify(request);
  const shown = trouble
    ? [say(`conform-trouble-${trouble.is}`, { detail: trouble.detail }), ...lastLines(trouble.errors)]
    : differences;
  const more = shown.length - LINES;
  return [
    `${dialogue.id}: ${dialogue.rules.slice(0, 4).join(', ')}`,
    `  ${say('conform-step', { step, steps: dialogue.steps.length })} ${asked.length > 300 ? `${asked.slice(0, 299)}…` : asked}`,
    ...shown.slice(0, LINES).map((line) => `    ${line}`),
    ...(more > 0 ? [`    ${say('conform-more-differences', { count: more })}`] : []),
  ];
}

function lastLines(text: string): string[] {
  return text === '' ? [] : text.split('\n').slice(1 - LINES);
}

export function asData(engine: string, examined: readonly Examined[], left: readonly string[]): object {
  const games = examined.map((one) => ({
    game: one.game,
    dialogues: one.dialogues.length + one.notAsked,
    failed: one.failures.length,
    notAsked: one.notAsked,
    rules: byRule(one),
    failures: one.failures.map(({ dialogue, trouble, ...failure }) => ({
      dialogue: dialogue.id,
      kind: dialogue.kind,
      rules: dialogue.rules,
      ...failure,
      ...(trouble ? { trouble } : {}),
    })),
  }));
  const failed = games.reduce((sum, game) => sum + game.failed + game.notAsked, 0);
  const dialogues = games.reduce((sum, game) => sum + game.dialogues, 0);
  return { engine, passed: dialogues - failed, failed, games, notOffered: left };
}
