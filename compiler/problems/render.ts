import { type Excerpt, excerptOf } from './excerpt.ts';
import { messages } from './messages/index.ts';
import type { Language, Message, Translations } from './messages/message.ts';
import { positionsIn } from './positions.ts';
import type { Place, Problem } from './problem.ts';
import { DID_YOU_MEAN, tell } from './say.ts';
import { glyphsOf, visible, widthOf, wrap } from './visible.ts';

export type { Language } from './messages/message.ts';

/** The text of each file by its path. */
export type Sources = ReadonlyMap<string, string>;

export interface RenderOptions {
  readonly language: Language;
  readonly colour: boolean;
  /** The columns of the screen. */
  readonly width: number;
}

const SEVERITY: Readonly<Record<Problem['severity'], Translations>> = {
  error: { en: 'error', nl: 'fout', de: 'Fehler' },
  warning: { en: 'warning', nl: 'waarschuwing', de: 'Warnung' },
};
const HELP: Translations = { en: 'help', nl: 'oplossing', de: 'Lösung' };

const NARROWEST = 40;
const WIDEST = 160;
const INDENT = '  ';

type Paint = (text: string) => string;

/** A problem as it is shown in a terminal; lines end without a line break at the very end. */
export function renderProblem(problem: Problem, sources: Sources, options: RenderOptions): string {
  const { language } = options;
  const width = Math.max(NARROWEST, Math.min(options.width, WIDEST));
  const paint = painter(options.colour);
  const strong = problem.severity === 'error' ? paint('1;31') : paint('1;33');
  const calm = paint('34');
  const told = tell(problem, language);

  const { at, also, related = [] } = problem;
  const digits = Math.max(
    ...[at, also, ...related.map((one) => one.at)].map((place) => digitsOf(place, sources)),
  );
  const room = width - INDENT.length - digits - 3;
  const drawn = (place: Place, sign: string, colour: Paint, label = ''): string[] => [
    `${INDENT}${calm(whereIs(place, sources))}${label === '' ? '' : `: ${label}`}`,
    ...draw(excerptIn(place, sources, room), digits, sign, colour, calm),
  ];
  const indented = (text: string, first = ''): string[] => {
    const beside = ' '.repeat(widthOf(first));
    const lines = wrap(text, width - INDENT.length - beside.length);
    return lines.map((line, index) => `${INDENT}${index === 0 ? paint('36')(first) : beside}${line}`);
  };
  return [
    `${strong(`${SEVERITY[problem.severity][language]}[${problem.code}]`)}: ${paint('1')(told.title)}`,
    ...drawn(at, '^', strong),
    ...(also ? drawn(also, '-', calm, told.also) : []),
    ...related.flatMap((one, index) => drawn(one.at, '-', calm, told.related[index])),
    ...indented(told.message),
    ...(told.suggestion ? indented(`${DID_YOU_MEAN[language]} \`${told.suggestion}\`?`) : []),
    ...indented(told.cure, `${HELP[language]}: `),
  ].join('\n');
}

function painter(on: boolean): (codes: string) => Paint {
  return (codes) => (text) => (on && text !== '' ? `\u001b[${codes}m${text}\u001b[0m` : text);
}

function digitsOf(place: Place | undefined, sources: Sources): number {
  const line = place && positionsIn(sources, place.file)?.at(place.start).line;
  return line === undefined ? 0 : `${line}`.length;
}

/** `clever/clever.regel:12:5`, or only the file where its text is not known. */
function whereIs({ file, start }: Place, sources: Sources): string {
  const position = positionsIn(sources, file)?.at(start);
  return position ? `${visible(file)}:${position.line}:${position.column}` : visible(file);
}

function excerptIn({ file, start, end }: Place, sources: Sources, room: number): Excerpt | undefined {
  const positions = positionsIn(sources, file);
  return positions && excerptOf(positions, start, end, room);
}

function draw(
  excerpt: Excerpt | undefined,
  digits: number,
  sign: string,
  mark: Paint,
  calm: Paint,
): string[] {
  if (!excerpt) return [];
  const number = `${excerpt.line}`.padStart(digits);
  const text = excerpt.text.trimEnd();
  const signs = mark(sign.repeat(excerpt.length));
  return [
    `${INDENT}${calm(`${number} |`)}${text === '' ? '' : ` ${text}`}`,
    `${INDENT}${calm(`${' '.repeat(digits)} |`)} ${' '.repeat(excerpt.from)}${signs}`,
  ];
}

const COUNTED: Readonly<Record<Language, Readonly<Record<string, readonly [one: string, many: string]>>>> = {
  en: { error: ['error', 'errors'], warning: ['warning', 'warnings'], file: ['file', 'files'] },
  nl: {
    error: ['fout', 'fouten'],
    warning: ['waarschuwing', 'waarschuwingen'],
    file: ['bestand', 'bestanden'],
  },
  de: { error: ['Fehler', 'Fehler'], warning: ['Warnung', 'Warnungen'], file: ['Datei', 'Dateien'] },
};
const AND: Translations = { en: 'and', nl: 'en', de: 'und' };
const NONE: Translations = { en: 'No problems', nl: 'Geen problemen', de: 'Keine Probleme' };

/** `2 errors and 1 warning in 2 files`. */
export function renderSummary(problems: readonly Problem[], language: Language): string {
  if (problems.length === 0) return NONE[language];
  const counted = (what: string, count: number): string =>
    `${count} ${COUNTED[language][what]![count === 1 ? 0 : 1]}`;
  const told = (['error', 'warning'] as const)
    .map((severity) => ({ severity, count: problems.filter((one) => one.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => counted(severity, count));
  const files = new Set(problems.map((problem) => problem.at.file)).size;
  return `${told.join(` ${AND[language]} `)} in ${counted('file', files)}`;
}

/** A stretch as other programs want it: lines and columns from 1, columns in UTF-16 units, the end exclusive. */
export interface Stretch {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface ProblemAsJson extends Stretch {
  readonly code: string;
  readonly severity: Problem['severity'];
  readonly title: string;
  readonly message: string;
  readonly cure: string;
  readonly suggestion?: string;
  readonly also?: Stretch & { readonly label: string };
  readonly related?: readonly (Stretch & { readonly label: string })[];
  readonly variant?: string;
}

/** The problems as plain objects, in the order given. */
export function toJson(problems: readonly Problem[], sources: Sources, language: Language): ProblemAsJson[] {
  return problems.map((problem) => {
    const { title, message, cure, suggestion, also = '', related } = tell(problem, language);
    return {
      code: problem.code,
      severity: problem.severity,
      ...stretchOf(problem.at, sources),
      title,
      message,
      cure,
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(problem.also ? { also: { ...stretchOf(problem.also, sources), label: also } } : {}),
      ...(problem.related
        ? {
            related: problem.related.map(({ at }, index) => ({
              ...stretchOf(at, sources),
              label: related[index]!,
            })),
          }
        : {}),
      ...(problem.variant === undefined ? {} : { variant: problem.variant }),
    };
  });
}

function stretchOf({ file, start, end }: Place, sources: Sources): Stretch {
  const positions = positionsIn(sources, file);
  const from = positions?.at(start) ?? { line: 1, column: 1 };
  const to = positions?.at(Math.max(start, end)) ?? from;
  return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

const INSTEAD_OF: Translations = { en: 'Instead of', nl: 'In plaats van', de: 'Statt' };
const WRITE: Translations = { en: 'Write', nl: 'Schrijf', de: 'Schreibe' };

/** What `regel explain` prints about a code; undefined if there is no such code. */
export function explainCode(code: string, language: Language, width = 80): string | undefined {
  if (!Object.hasOwn(messages, code)) return undefined;
  const { title, about, sample }: Message = messages[code as keyof typeof messages];
  const shown = (lines: readonly string[]): string[] =>
    lines.map(
      (line) => `    ${glyphsOf(line.replaceAll('\t', '→ ')).reduce((text, glyph) => text + glyph.text, '')}`,
    );
  return [
    `${code}: ${title[language]}`,
    '',
    ...wrap(about[language], Math.max(NARROWEST, Math.min(width, WIDEST))),
    ...(sample.before.length === 0 ? [] : ['', `${INSTEAD_OF[language]}:`, '', ...shown(sample.before)]),
    '',
    `${WRITE[language]}:`,
    '',
    ...shown(sample.after),
  ].join('\n');
}
