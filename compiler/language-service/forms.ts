import { formatFile } from '../1-syntax/format.ts';
import { linesOf } from '../1-syntax/layout.ts';
import { type ParseCache, parseFile } from '../1-syntax/parse.ts';
import { cleanText } from '../1-syntax/text.ts';
import type { Cell, Declaration, FieldNode, Placed, Span } from '../1-syntax/tree.ts';
import { placeOf } from '../2-model/collect.ts';
import { Problems } from '../problems/problem.ts';
import type { Form, FormCell, FormNumber, TextEdit } from './answers.ts';
import { applied, difference } from './edits.ts';
import { blocksIn, commentOf } from './outline.ts';
import type { Words } from './words.ts';

/** What of a declaration a form is made of. */
interface Part extends Pick<Form, 'sort' | 'name' | 'textId' | 'variant'> {
  readonly span: Span;
  readonly rows?: readonly { readonly cells: readonly Cell[] }[];
}

/** The declarations of a file that have cells or numbers, in order, with all of them. Examples and looks are no rules. */
export function formsIn(file: string, text: string, cache: ParseCache, words: Words): Form[] {
  const clean = cleanText(text, () => {});
  return parseFile(file, text, new Problems(), cache).flatMap((placed) =>
    partsOf(placed.tree, clean, placed).flatMap((part) => {
      const form = formOf(part, placed, clean, words);
      return form.rows.length > 0 || form.numbers.length > 0 ? [form] : [];
    }),
  );
}

function partsOf(tree: Declaration, clean: string, placed: Placed, variant?: string): Part[] {
  const of = variant === undefined ? {} : { variant };
  const named = (sort: Form['sort'], name: string, textId?: string, span = tree.span): Part => ({
    ...of,
    ...(textId === undefined ? {} : { textId }),
    sort,
    name,
    span,
  });
  switch (tree.is) {
    case 'game':
      return tree.lines.flatMap((line) => partsOf(line, clean, placed, variant));
    case 'players':
    case 'imaginary':
      return [named(tree.is, tree.is)];
    case 'option':
      return [named('option', tree.name.text, `option-${tree.name.text}`)];
    case 'variant':
      return tree.members.flatMap((member) => partsOf(member, clean, placed, tree.name.text));
    case 'has':
      return tree.fields.map((field: FieldNode) =>
        named('field', field.name.text, `field-${field.name.text}`, field.span),
      );
    case 'table':
      return [{ ...named('table', tree.name.text, `table-${tree.name.text}`), rows: tree.rows }];
    case 'pieces': {
      const rows = tree.lines.filter((line) => line.is === 'row');
      return [{ ...named('pieces', tree.name.text, `pieces-${tree.name.text}`), rows }];
    }
    case 'grid':
      return [
        { ...named('grid', tree.name.text, `grid-${tree.name.text}`), rows: gridRows(tree, clean, placed) },
      ];
    case 'term':
      return [named('term', tree.head.name.text, `term-${tree.head.name.text}`)];
    case 'phase':
    case 'action':
    case 'rules': {
      const sort = tree.isStep ? 'step' : tree.is;
      const { text } = tree.head.name;
      return [named(sort, text, tree.is === 'rules' ? undefined : `${tree.is}-${text}`)];
    }
    case 'scoring':
      return [named('scoring', tree.name.text, `scoring-${tree.name.text}`)];
    case 'winner':
      return [named('winner', 'winner', 'winner')];
    case 'change':
      return [named('change', tree.target.name.text)];
    case 'insertion':
      return [named(tree.sort, tree.name.text, `${tree.sort}-${tree.name.text}`)];
    default:
      return [];
  }
}

/** All cells of a picture or sheet, what stands right of a bar too. */
function gridRows(
  tree: Extract<Declaration, { is: 'grid' }>,
  clean: string,
  placed: Placed,
): { readonly cells: readonly Cell[] }[] {
  if (tree.table) return [...tree.table];
  return (tree.picture ?? [])
    .filter(({ rule }) => !rule)
    .map(({ words, margin, span }) => {
      const bar = clean.slice(placed.offset + span.start, placed.offset + span.end).includes('|');
      return { cells: bar && margin ? [...words, margin] : words };
    });
}

function formOf(part: Part, placed: Placed, clean: string, words: Words): Form {
  const { sort, name, textId, variant, span, rows = [] } = part;
  const at = placeOf(placed, part);
  const comment = commentOf(clean, at.start);
  const heads = rows[0]?.cells.map(({ text }) => text) ?? [];
  return {
    sort,
    name,
    at,
    ...(textId === undefined ? {} : { textId }),
    ...(variant === undefined ? {} : { variant }),
    ...(comment === undefined ? {} : { comment }),
    rows: rows.map(({ cells }, row) =>
      cells.map((cell, column) => {
        const isHead = sort === 'pieces' ? row === 0 : sort === 'table' ? column === 0 : false;
        const line = sort === 'table' ? (cells[0]?.text ?? '') : (heads[column] ?? '');
        return cellOf(cell, placed, isHead, isHead ? [] : words.inColumn(part, line));
      }),
    ),
    numbers: numbersIn(
      clean,
      { start: placed.offset + span.start, end: placed.offset + span.end },
      rows,
      placed,
    ),
  };
}

function cellOf(cell: Cell, placed: Placed, isHead: boolean, choices: FormCell['choices'] = []): FormCell {
  const isNumber = /^-?\d+$/.test(cell.text);
  const sort = isHead ? 'head' : isNumber ? 'number' : choices.length > 0 ? 'words' : 'text';
  return {
    at: placeOf(placed, cell),
    text: cell.text,
    sort,
    ...(choices.length > 0 && !isHead ? { choices } : {}),
  };
}

/** A number that is no part of a name; with its sign, where it cannot be a difference. */
const NUMBER =
  /(?<![\w-])(?:(?<=(?:[[(,=:]|\.\.|becomes|at|to|by|is|than|least|most|otherwise)\s*)-)?\d+(?![\w-])/g;

/** The numbers of a declaration outside of rows and comments. */
function numbersIn(
  clean: string,
  at: Span,
  rows: readonly { readonly cells: readonly Cell[] }[],
  { file, offset }: Placed,
): FormNumber[] {
  const isRow = (from: number, to: number): boolean =>
    rows.some(({ cells }) =>
      cells.some(({ span }) => offset + span.start >= from && offset + span.end <= to && to > from),
    );
  return linesOf(clean.slice(at.start, at.end)).flatMap(({ start, end }) => {
    const [from, to] = [at.start + start, at.start + end];
    if (isRow(from, to)) return [];
    const line = clean.slice(from, to);
    return [...line.matchAll(NUMBER)].map((found) => ({
      at: { file, start: from + found.index, end: from + found.index + found[0].length },
      value: Number(found[0]),
      line,
      column: found.index,
    }));
  });
}

/**
 * What must be written so that a cell or number says something else: the declaration around it is set anew, so that its columns
 * stay below each other.
 */
export function setting(text: string, place: Span, value: string): TextEdit[] {
  const isEmpty = place.start === place.end;
  const written = value.replace(/[\s|#]+/g, ' ').trim();
  const edit = {
    start: place.start,
    end: place.end,
    text: isEmpty && written !== '' ? ` ${written} ` : written,
  };
  const block = blocksIn(text).find(
    ({ offset, text: own }) => offset <= place.start && place.start <= lineEndAt(text, offset + own.length),
  );
  const plain = applied(text, [edit]);
  if (!block) return [edit];
  const end = lineEndAt(text, block.offset + block.text.length);
  const changed = plain.slice(block.offset, end + plain.length - text.length);
  const set = formatFile(changed).replace(/\n$/, '');
  const at = text.slice(block.offset, end);
  return difference(at, set).map((one) => ({
    ...one,
    start: one.start + block.offset,
    end: one.end + block.offset,
  }));
}

function lineEndAt(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline;
}
