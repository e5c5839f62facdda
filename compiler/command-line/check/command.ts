import { checkLanguage, defineCommand } from '../shared/command.ts';
import { EXIT, type Io, UsageError } from '../shared/io.ts';
import type { ToolLanguage } from '../shared/language.ts';
import { type Loaded, load } from '../shared/load.ts';
import { exitFor, findingsAsData, findingsOf, findingsText, summaryOf } from '../shared/problem-report.ts';
import { findRules, shownFile } from '../shared/rules-folder.ts';
import { columns, createStyle, wantsColour } from '../shared/style.ts';
import type { Say, WordId } from '../shared/words/index.ts';
import { type Look, watchRules } from './watch.ts';

/** Finds the mistakes in rules and texts. */
export const check = defineCommand({
  options: {
    watch: 'flag',
    json: 'flag',
    times: 'flag',
    ranges: 'flag',
    'no-examples': 'flag',
    'no-texts': 'flag',
  },
  async run({ io, say, language, values, words }) {
    checkLanguage(values.language, say);
    const read = (): Loaded =>
      load(io, words, say, { texts: !values['no-texts'], runExamples: !values['no-examples'] });
    if (values.watch) {
      const other = (['json', 'times', 'ranges'] as const).find((option) => values[option]);
      if (other) throw new UsageError(say('not-together', { first: '--watch', second: `--${other}` }));
      await watchRules(io, findRules(io, words, say).root, () => lookAt(io, read(), language, say), say);
      return EXIT.fine;
    }
    const loaded = read();
    const findings = findingsOf(io, loaded);
    if (values.json) {
      const { compilation, declarations } = loaded;
      const times = values.times ? { times: compilation.times, declarations } : {};
      io.stdout.write(
        `${JSON.stringify({ ...findingsAsData(findings, language, say), ...times }, null, 2)}\n`,
      );
      return exitFor(findings);
    }
    io.stdout.write(findingsText(io, findings, language, say));
    io.stdout.write(`${summaryOf(io, findings, language, say)}\n`);
    if (values.ranges) for (const line of rangesOf(io, loaded, say)) io.stdout.write(`${line}\n`);
    if (values.times) for (const line of timesOf(io, loaded, language, say)) io.stdout.write(`${line}\n`);
    return exitFor(findings);
  },
});

function lookAt(io: Io, loaded: Loaded, language: ToolLanguage, say: Say): Look {
  const findings = findingsOf(io, loaded);
  return {
    files: new Map(loaded.sources.map(({ file, text }) => [shownFile(io, loaded.folder, file), text])),
    problems: findingsText(io, findings, language, say),
    summary: summaryOf(io, findings, language, say),
  };
}

/** The lines where the checker could not prove that a number fits; the engine checks there. */
function rangesOf(io: Io, { compilation, sources }: Loaded, say: Say): string[] {
  const style = createStyle(wantsColour(io.stdout, io.env));
  if (compilation.unproven.length === 0) return ['', say('ranges-none')];
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const rows = compilation.unproven.map(({ file, start, end }) => {
    const text = texts.get(file) ?? '';
    const line = text.slice(0, start).split('\n').length;
    return [`  ${file}:${line}`, text.slice(start, end).split('\n')[0] ?? ''];
  });
  return ['', style.bold(say('ranges')), ...columns(rows, 2)];
}

function timesOf(
  io: Io,
  { compilation, declarations, readingTime }: Loaded,
  language: ToolLanguage,
  say: Say,
): string[] {
  const style = createStyle(wantsColour(io.stdout, io.env));
  const stages = [{ stage: 'reading', ms: readingTime }, ...compilation.times];
  const total = stages.reduce((sum, { ms }) => sum + ms, 0);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const row = (name: string, ms: number) => [`  ${name}`, `${number.format(ms)} ms`];
  const rows = [
    ...stages.map(({ stage, ms }) => row(nameOf(stage, say), ms)),
    row(say('times-total'), total),
  ];
  return ['', style.bold(say('times')), ...columns(rows, 2, [1]), say('times-parsed', declarations)];
}

const STAGES = ['reading', 'syntax', 'model', 'checks', 'ir', 'examples', 'texts', 'rulebooks'] as const;

function nameOf(stage: string, say: Say): string {
  const known = STAGES.find((name) => name === stage);
  return known ? say(`stage-${known}` satisfies WordId) : stage;
}
