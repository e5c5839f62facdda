import { folderOf } from '../../1-syntax/source.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import { renderProblem, renderSummary, type Sources, toJson } from '../../problems/render.ts';
import { pageFile } from '../../rulebook/page.ts';
import { textFileFor } from '../../texts/files.ts';
import { EXIT, harmless, type Io } from './io.ts';
import type { ToolLanguage } from './language.ts';
import type { Loaded } from './load.ts';
import { isAsked, shownFile, type Unreadable } from './rules-folder.ts';
import { createStyle, wantsColour } from './style.ts';
import type { Say } from './words/index.ts';

/** The problems of the requested files, with paths relative to the working directory. */
export interface Findings {
  readonly problems: readonly Problem[];
  readonly sources: Sources;
  readonly unreadable: readonly Unreadable[];
  /** How many files were asked about. */
  readonly files: number;
}

export function findingsOf(io: Io, loaded: Loaded): Findings {
  const { folder, sources, unreadable, compilation } = loaded;
  const shown = (file: string): string => shownFile(io, folder, file);
  const placed = (place: Place): Place => ({ ...place, file: shown(place.file) });
  const asked = (problem: Problem) => placesOf(problem).some((file) => isAsked(folder, file));
  return {
    problems: compilation.problems.filter(asked).map((problem) => {
      const { at, also, related, data } = problem;
      return {
        ...problem,
        at: placed(at),
        ...(also ? { also: placed(also) } : {}),
        ...(related ? { related: related.map((one) => ({ ...one, at: placed(one.at) })) } : {}),
        data: typeof data.file === 'string' ? { ...data, file: shown(data.file) } : data,
      };
    }),
    sources: new Map(sources.map(({ file, text }) => [shown(file), text])),
    unreadable: unreadable
      .filter(({ file }) => file === '.' || isAsked(folder, file))
      .map((one) => ({ ...one, file: shown(one.file) })),
    files: sources.filter(({ file }) => isAsked(folder, file)).length,
  };
}

/** The files that a problem is about: a missing text is also about the file where it is missing. */
function placesOf({ at, also, related = [], code, data }: Problem): string[] {
  const texts = code.startsWith('no-text') ? [textFileFor(at.file, String(data.language))] : [];
  // What a rulebook leaves out is also about its pages.
  const leftOut = code === 'rule-not-explained' || code === 'example-not-shown';
  const pages = leftOut
    ? String(data.language)
        .split(', ')
        .map((one) => pageFile(folderOf(at.file), one))
    : [];
  const places = [at, ...(also ? [also] : []), ...related.map((one) => one.at)];
  return [...places.map(({ file }) => file), ...texts, ...pages];
}

export function exitFor({ problems, unreadable }: Findings): number {
  return problems.length + unreadable.length > 0 ? EXIT.problems : EXIT.fine;
}

/** Every problem with its place, and a blank line behind each. */
export function findingsText(io: Io, findings: Findings, language: ToolLanguage, say: Say): string {
  const colour = wantsColour(io.stdout, io.env);
  const options = { language, colour, width: io.stdout.columns };
  return [
    ...findings.problems.map((problem) => renderProblem(problem, findings.sources, options)),
    ...unreadableLines(findings, say).map((line) => createStyle(colour).colour('red', line)),
  ]
    .map((told) => `${told}\n\n`)
    .join('');
}

export function printFindings(io: Io, findings: Findings, language: ToolLanguage, say: Say): void {
  io.stdout.write(findingsText(io, findings, language, say));
}

export function unreadableLines({ unreadable }: Findings, say: Say): string[] {
  return unreadable.map(({ file, trouble, detail }) =>
    harmless(say('cannot-read', { file, trouble: say(`trouble-${trouble}`, { detail }) })),
  );
}

/** `2 errors in 1 file · 15 files read`. */
export function summaryOf(io: Io, findings: Findings, language: ToolLanguage, say: Say): string {
  const { problems, unreadable, files } = findings;
  const style = createStyle(wantsColour(io.stdout, io.env));
  const summary = renderSummary(problems, language);
  const colour = problems.some(({ severity }) => severity === 'error')
    ? 'red'
    : problems.length > 0
      ? 'yellow'
      : 'green';
  const head =
    problems.length === 0 && unreadable.length > 0 ? [] : [style.bold(style.colour(colour, summary))];
  return [
    ...head,
    ...(unreadable.length > 0 ? unreadableCount(findings, say) : []),
    say('files-read', { count: files }),
  ].join(' · ');
}

function unreadableCount({ unreadable }: Findings, say: Say): string[] {
  return [say('files-unreadable', { count: unreadable.length })];
}

export function findingsAsData(findings: Findings, language: ToolLanguage, say: Say): object {
  const { problems, sources, unreadable } = findings;
  const count = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  return {
    problems: toJson(problems, sources, language),
    unreadable: unreadable.map(({ file, trouble }, index) => ({
      file,
      trouble,
      message: unreadableLines(findings, say)[index],
    })),
    errors: count('error') + unreadable.length,
    warnings: count('warning'),
    files: findings.files,
  };
}
