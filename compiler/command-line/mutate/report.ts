import { type Judged, type Mutant, percent, type Summary } from '../../mutate/index.ts';
import type { Call } from '../shared/command.ts';
import { columns, createStyle, wantsColour, wrap } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';

export interface Found {
  readonly id: string;
  readonly summary: Summary;
  readonly judged: readonly Judged[];
  /** The file with explanations, and what it says. */
  readonly explained: { readonly file: string };
  /** Something was recorded from the game. */
  readonly hasVectors: boolean;
}

export function tell(
  { io, say, language }: Pick<Call<Record<never, never>>, 'io' | 'say' | 'language'>,
  { id, summary, explained, hasVectors }: Found,
  withExamples: boolean,
  seconds: number,
): string[] {
  const style = createStyle(wantsColour(io.stdout, io.env));
  const width = Math.min(io.stdout.columns, 110);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = (part: number, whole: number) => `${number.format(percent(part, whole))} %`;
  const head = say('mutate-head').split(', ');
  const row = (name: string, { mutants, noticed, byExamples }: Summary['kinds'][number] | Summary) => [
    `  ${name}`,
    ...[mutants, noticed].map(String),
    share(noticed, mutants),
    String(byExamples),
    share(byExamples, mutants),
  ];
  const rows = summary.kinds.map((one) => row(say(`mutate-kind-${one.kind}`), one));
  const lines = [
    style.bold(id),
    ...columns(
      [
        head.map((word, index) => style.dim(index === 0 ? `  ${word}` : word)),
        ...rows,
        row(say('mutate-together'), summary),
      ],
      2,
      [1, 2, 3, 4, 5],
    ),
    '',
  ];
  const list = (title: string, mutants: readonly Mutant[], why?: (mutant: Mutant) => string): void => {
    if (mutants.length > 0) lines.push(wrap(title, width), ...byRule(mutants, say, width, why), '');
  };
  list(style.colour('red', say('mutate-survivors', { file: explained.file })), summary.survivors);
  const why = new Map(summary.explained.map((one) => [one.id, one.why]));
  list(
    say('mutate-explained', { file: explained.file }),
    summary.explained.map(({ mutant }) => mutant),
    ({ id: mutant }) => why.get(mutant) ?? '',
  );
  const bare = summary.withoutExample.map(({ mutant }) => mutant);
  if (withExamples) list(say('mutate-no-example'), bare);
  else if (bare.length > 0) lines.push(say('mutate-see-examples', { count: bare.length }));
  for (const { id: name, line, noticed } of summary.stale) {
    const id = noticed ? 'mutate-stale-noticed' : 'mutate-stale-gone';
    lines.push(style.colour('red', say(id, { file: explained.file, line, name })));
  }
  if (!hasVectors) lines.push(say('mutate-no-vectors'));
  lines.push(say('mutate-not-counted', { refused: summary.refused, same: summary.same }));
  const sum = {
    score: share(summary.noticed, summary.mutants),
    share: share(summary.byExamples, summary.mutants),
    time: `${number.format(seconds)} s`,
  };
  lines.push(style.bold(say('mutate-done', sum)));
  return lines;
}

/** As wide as an id and the space around it. */
const INDENT = ' '.repeat(12);

function byRule(
  mutants: readonly Mutant[],
  say: Say,
  width: number,
  why?: (mutant: Mutant) => string,
): string[] {
  const rules = [...new Set(mutants.map(({ rule }) => rule))];
  return rules.flatMap((rule) => [
    `  ${rule}`,
    ...mutants
      .filter((mutant) => mutant.rule === rule)
      .flatMap((mutant) => [
        `    ${mutant.id.slice(rule.length + 1)}  ${wrap(sayChange(mutant, say), width, INDENT).trimStart()}`,
        ...(why ? [wrap(why(mutant), width, INDENT)] : []),
      ]),
  ]);
}

/** What was changed, in one sentence. */
export function sayChange({ before, after, where, file, line }: Mutant, say: Say): string {
  const id = after === '' ? 'mutate-left-out' : before === '' ? 'mutate-put-in' : 'mutate-became';
  const sentence = say(id, { before, after });
  const place = `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
  const context = where === before ? '' : ` ${say('mutate-in', { where })}`;
  return `${sentence}${context} (${place})`;
}

export function asData({ id, summary, judged, hasVectors }: Found): object {
  const { mutants, noticed, byExamples, kinds, refused, same, stale } = summary;
  const why = new Map(summary.explained.map((one) => [one.id, one.why]));
  return {
    game: id,
    mutants,
    noticed,
    byExamples,
    score: percent(noticed, mutants),
    scoreOfExamples: percent(byExamples, mutants),
    recorded: hasVectors,
    notCounted: { refused, same },
    kinds,
    stale,
    all: judged.map(({ mutant: { edits: _, ...mutant }, verdict }) => ({
      ...mutant,
      noticedBy: verdict.by,
      ...(verdict.what === '' ? {} : { what: verdict.what }),
      ...(why.has(mutant.id) ? { why: why.get(mutant.id) } : {}),
    })),
  };
}
