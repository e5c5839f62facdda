import {
  type CodeAction,
  type CompletionList,
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  type Hover,
  type Location,
  type Range,
  SemanticTokensBuilder,
} from 'vscode-languageserver';
import { type OutlineItem, tellMeaning } from '../language-service/index.ts';
import type { Language } from '../problems/messages/message.ts';
import type { Place } from '../problems/problem.ts';
import { actionOf } from './diagnostics.ts';
import { KINDS, TOKEN_TYPES } from './kinds.ts';
import type { Project } from './project.ts';

export function completionsAt({ service, texts }: Project, file: string, offset: number): CompletionList {
  const { start, end, items } = service.complete(file, offset);
  const range = texts.range({ file, start, end });
  return {
    // What fits is worked out anew with each letter.
    isIncomplete: true,
    items: items.map(({ label, sort, insert, detail }, index) => ({
      label,
      kind: KINDS[sort].completion,
      sortText: String(index).padStart(5, '0'),
      filterText: label,
      textEdit: { range, newText: insert },
      ...(detail === undefined ? {} : { detail }),
    })),
  };
}

/** What a name means, as the rules say it and as players read it. */
export function hoverOf(
  { service, texts }: Project,
  file: string,
  offset: number,
  language: Language,
): Hover | null {
  const meaning = service.hover(file, offset);
  if (!meaning) return null;
  const [title, ...lines] = tellMeaning(meaning, language);
  const parts = [
    `**${escaped(title!.text)}**`,
    ...lines.map(({ text, isCode }) => (isCode ? `\`\`\`regel\n${text}\n\`\`\`` : escaped(text))),
    ...Object.entries(meaning.texts).map(([of, text]) => `${of}: ${escaped(text)}`),
  ];
  return { contents: { kind: 'markdown', value: parts.join('\n\n') }, range: texts.range(meaning.at) };
}

/** Words of rules and texts are read as they are: nothing in them is a link, an image or anything else of Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&');

export function locationsOf(project: Project, places: readonly Place[]): Location[] {
  return places.map((place) => ({ uri: project.uriOf(place.file), range: project.texts.range(place) }));
}

export function symbolsOf(project: Project, items: readonly OutlineItem[]): DocumentSymbol[] {
  return items.map(({ name, sort, at, nameAt, children }) => ({
    name,
    kind: KINDS[sort].symbol,
    range: project.texts.range(at),
    selectionRange: project.texts.range(nameAt),
    children: symbolsOf(project, children),
  }));
}

export function foldsOf({ service, texts }: Project, file: string): FoldingRange[] {
  return service.folds(file).map(({ start, end, isComment }) => {
    const range = texts.range({ file, start, end });
    return {
      startLine: range.start.line,
      endLine: range.end.line,
      ...(isComment ? { kind: FoldingRangeKind.Comment } : {}),
    };
  });
}

/** The cures of what is wrong in a stretch of a file. */
export function quickFixesIn(project: Project, file: string, range: Range, language: Language): CodeAction[] {
  const { service, texts } = project;
  const [start, end] = [texts.of(file).offsetAt(range.start), texts.of(file).offsetAt(range.end)];
  const { problems } = service.check();
  const here = problems.filter(({ at }) => at.file === file && at.start <= end && start <= at.end);
  return service.fixes(here).map((fix) => actionOf(fix, project, language));
}

export function tokensOf({ service, texts }: Project, file: string): number[] {
  const builder = new SemanticTokensBuilder();
  const text = texts.of(file);
  let last = 0;
  for (const { start, end, sort, isDeclaration } of service.tokens(file)) {
    const { token } = KINDS[sort];
    if (token === undefined || start < last) continue;
    last = end;
    const { line, character } = text.positionAt(start);
    builder.push(line, character, end - start, TOKEN_TYPES.indexOf(token), isDeclaration ? 1 : 0);
  }
  return builder.build().data;
}
