import { readLines, splitBlocks } from '../1-syntax/layout.ts';
import { type ParseCache, parseFile } from '../1-syntax/parse.ts';
import { cleanText } from '../1-syntax/text.ts';
import type { Declaration, Name, Placed } from '../1-syntax/tree.ts';
import { placeOf } from '../2-model/collect.ts';
import { Problems } from '../problems/problem.ts';
import type { Fold, NameSort, OutlineItem } from './answers.ts';

/** The declarations of a file that can be read, in order. */
export function outlineOf(file: string, text: string, cache: ParseCache): OutlineItem[] {
  return parseFile(file, text, new Problems(), cache).flatMap((placed) => itemsOf(placed, placed.tree));
}

function itemsOf(placed: Placed, tree: Declaration): OutlineItem[] {
  const item = (sort: NameSort, name: Name, children: OutlineItem[] = []): OutlineItem => ({
    name: name.text,
    sort,
    at: placeOf(placed, tree),
    nameAt: placeOf(placed, name),
    children,
  });
  const leaf = (sort: NameSort, name: Name, node: { readonly span: Name['span'] } = name): OutlineItem => ({
    name: name.text,
    sort,
    at: placeOf(placed, node),
    nameAt: placeOf(placed, name),
    children: [],
  });
  switch (tree.is) {
    case 'game':
      return [
        item(
          'game',
          tree.name,
          tree.lines.flatMap((line) => (line.is === 'option' ? [leaf('option', line.name, line)] : [])),
        ),
      ];
    case 'variant':
      return [
        item(
          'variant',
          tree.name,
          tree.members.flatMap((member) => itemsOf(placed, member)),
        ),
      ];
    case 'kind':
      return [
        item(
          'kind',
          tree.name,
          tree.values.map((value) => leaf('value', value)),
        ),
      ];
    case 'has':
      return [
        item(
          'word',
          tree.owner,
          tree.fields.map((field) => leaf('field', field.name, field)),
        ),
      ];
    case 'use':
      return [item('folder', tree.folder)];
    case 'term':
    case 'action':
    case 'rules':
      return [item(tree.is, tree.head.name)];
    case 'phase':
      return [item(tree.isStep ? 'step' : 'phase', tree.head.name)];
    case 'pieces':
    case 'table':
    case 'grid':
    case 'scoring':
    case 'always':
    case 'example':
    case 'option':
      return [item(tree.is, tree.name)];
    case 'change':
      return [item('word', tree.target.name)];
    case 'insertion':
      return [item(tree.sort, tree.name)];
    case 'winner': {
      const { start } = tree.span;
      return [item('winner', { text: 'winner', span: { start, end: start + 'winner'.length } })];
    }
    default:
      return [];
  }
}

/** Declarations, bodies and comments of several lines. */
export function foldsIn(text: string): Fold[] {
  const clean = cleanText(text, () => {});
  const lines = readLines(clean);
  const folds: Fold[] = [];
  const open: { readonly indent: number; readonly end: number }[] = [];
  let last = 0;
  const close = (indent: number): void => {
    for (let top = open.at(-1); top && top.indent >= indent; top = open.at(-1)) {
      open.pop();
      if (last > top.end) folds.push({ start: top.end, end: last });
    }
  };
  for (const line of lines) {
    if (line.start === line.end) continue;
    const indent = line.start - line.begin;
    close(indent);
    open.push({ indent, end: line.stop });
    last = line.stop;
  }
  close(0);
  return [...folds, ...commentsIn(lines)].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Lines of nothing but comments below each other. */
function commentsIn(lines: ReturnType<typeof readLines>): Fold[] {
  const folds: Fold[] = [];
  const isComment = (index: number): boolean => {
    const line = lines[index];
    return line !== undefined && line.start === line.end && line.comment >= 0;
  };
  for (let first = 0; first < lines.length; first++) {
    if (!isComment(first)) continue;
    let end = first;
    while (isComment(end + 1)) end++;
    if (end > first) folds.push({ start: lines[first]!.stop, end: lines[end]!.stop, isComment: true });
    first = end;
  }
  return folds;
}

/** The comment of a declaration: at the end of its first line, or else in the lines right above it. */
export function commentOf(text: string, offset: number): string | undefined {
  const clean = cleanText(text, () => {});
  const lines = readLines(clean);
  const index = lines.findIndex(({ begin, stop }) => begin <= offset && offset <= stop);
  const line = lines[index];
  if (!line) return undefined;
  const said = ({ comment, stop }: typeof line): string => clean.slice(comment + 1, stop).trim();
  if (line.comment >= 0) return said(line);
  const above: string[] = [];
  for (let at = index - 1; at >= 0; at--) {
    const before = lines[at]!;
    if (before.start < before.end || before.comment < 0) break;
    above.unshift(said(before));
  }
  return above.length > 0 ? above.join(' ') : undefined;
}

/** The blocks of a file, as `splitBlocks` finds them. */
export function blocksIn(text: string): ReturnType<typeof splitBlocks> {
  return splitBlocks(
    cleanText(text, () => {}),
    () => {},
  );
}
