import type { Expr, Quantifier, Ref, Relation, Span } from '../1-syntax/tree.ts';
import type { Draft } from './mutant.ts';

/** A limit that is off by one, and the opposite. */
const RELATIONS: Readonly<Record<Relation, readonly Relation[]>> = {
  is: ['is not'],
  'is not': ['is'],
  'is in': ['is not in'],
  'is not in': ['is in'],
  'is at least': ['is more than', 'is less than'],
  'is more than': ['is at least', 'is at most'],
  'is at most': ['is less than', 'is more than'],
  'is less than': ['is at most', 'is at least'],
};

const QUANTIFIERS: Partial<Record<Quantifier, string>> = {
  some: 'no',
  no: 'some',
  first: 'last',
  last: 'first',
  'the first': 'the last',
  'the last': 'the first',
};

const GATHERERS = { all: undefined, total: 'highest', highest: 'lowest', lowest: 'highest' } as const;
const OPERATORS = { '+': '-', '-': '+', '*': '+', '/': undefined } as const;

/** Everything that can be changed in an expression. `owners` are the names of seats that are known there. */
export function inExpression(draft: Draft, expr: Expr, owners: readonly string[] = []): void {
  const inner = (...parts: readonly (Expr | undefined)[]): void => {
    for (const part of parts) if (part) inExpression(draft, part, owners);
  };
  switch (expr.is) {
    case 'ref':
      inRef(draft, expr, owners);
      return;
    case 'number':
      inNumber(draft, expr);
      return;
    case 'list':
      inner(...expr.items);
      return;
    case 'range':
      inner(expr.from, expr.to);
      return;
    case 'every':
      return;
    case 'quantify': {
      const other = QUANTIFIERS[expr.how];
      const word = { start: expr.span.start, end: expr.span.start + expr.how.length };
      if (other !== undefined) draft.replace('pick', word, other);
      inner(expr.binder.in);
      inWhere(draft, expr.binder.in, expr.where, owners);
      inner(expr.otherwise);
      return;
    }
    case 'gather': {
      const other = GATHERERS[expr.how];
      const word = { start: expr.span.start, end: expr.span.start + expr.how.length };
      if (other !== undefined) draft.replace('pick', word, other);
      inner(expr.value, ...expr.binders.map((binder) => binder.in));
      const last = expr.binders.at(-1);
      if (last) inWhere(draft, last.in, expr.where, owners);
      inner(expr.otherwise);
      return;
    }
    case 'reached':
      inner(expr.from, expr.by);
      inWhere(draft, expr.by, expr.where, owners);
      return;
    case 'run':
      inner(expr.around);
      inCondition(draft, expr.where, owners);
      return;
    case 'line':
      inner(expr.cells);
      inCondition(draft, expr.where, owners);
      return;
    case 'clockwise':
      draft.replace('order', expr.span, 'players');
      inner(expr.from);
      return;
    case 'if':
      inCondition(draft, expr.condition, owners);
      draft.replace('condition', expr.span, `(${draft.textOf(expr.then.span)})`);
      draft.replace('condition', expr.span, `(${draft.textOf(expr.otherwise.span)})`);
      inner(expr.then, expr.otherwise);
      return;
    case 'arithmetic': {
      const other = OPERATORS[expr.operator];
      if (other) draft.replace('value', between(draft, expr.left, expr.right), other);
      if (expr.rounded) {
        const word = { start: expr.span.end - expr.rounded.length, end: expr.span.end };
        draft.replace('pick', word, expr.rounded === 'down' ? 'up' : 'down');
      }
      inner(expr.left, expr.right);
      return;
    }
    case 'compare':
      for (const relation of RELATIONS[expr.relation])
        draft.replace('comparison', between(draft, expr.left, expr.right), relation);
      inner(expr.left, expr.right);
      return;
    case 'empty': {
      const words = trimmed(draft, { start: expr.of.span.end, end: expr.span.end });
      draft.replace('comparison', words, expr.not ? 'is empty' : 'is not empty');
      inner(expr.of);
      return;
    }
    case 'and':
    case 'or':
      inParts(draft, expr, owners);
      return;
    case 'not':
      draft.replace('condition', expr.span, draft.textOf(expr.part.span));
      inner(expr.part);
      return;
  }
}

/** A condition; one that is just a name has no words to change, so it is turned round as a whole. */
export function inCondition(draft: Draft, condition: Expr, owners: readonly string[] = []): void {
  if (condition.is === 'ref')
    draft.replace('condition', condition.span, `not ${draft.textOf(condition.span)}`);
  inExpression(draft, condition, owners);
}

/** `where C`: also left out. `before` is what it stands behind. */
export function inWhere(
  draft: Draft,
  before: { readonly span: Span },
  where: Expr | undefined,
  owners: readonly string[],
): void {
  if (!where) return;
  draft.drop('condition', trimmed(draft, { start: before.span.end, end: where.span.end }));
  inCondition(draft, where, owners);
}

function inParts(draft: Draft, expr: Extract<Expr, { is: 'and' | 'or' }>, owners: readonly string[]): void {
  const { parts } = expr;
  const gaps = parts.slice(1).map((part, index) => between(draft, parts[index]!, part));
  const other = expr.is === 'and' ? 'or' : 'and';
  const edits = gaps.map((gap) => ({ ...gap, text: other }));
  draft.put('condition', expr.is, other, draft.lineAt(expr.span.start), edits);
  for (const [index, part] of parts.entries()) {
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const start = before ? before.span.end : part.span.start;
    const end = !before && after ? after.span.start : part.span.end;
    draft.drop('condition', { start, end });
    inCondition(draft, part, owners);
  }
}

function inRef(draft: Draft, ref: Ref, owners: readonly string[]): void {
  const { text, span } = ref.name;
  if (!ref.hasArgs && !ref.of) {
    if (text === 'yes' || text === 'no') draft.replace('value', span, text === 'yes' ? 'no' : 'yes');
    else if (!owners.includes(text))
      for (const other of neighbours(draft.kinds, text)) draft.replace('value', span, other);
  }
  // Where everybody is a player, seats and players are the same.
  if (text === 'players' && draft.hasImaginary) draft.replace('order', span, 'seats');
  if (text === 'seats' && draft.hasImaginary) draft.replace('order', span, 'players');
  if (text === 'imaginary') draft.replace('order', span, 'seats');
  if (text === 'others' && ref.of) draft.replace('order', ref.span, 'players');
  if (text === 'first' && ref.of) draft.replace('pick', span, 'last');
  if (text === 'last' && ref.of) draft.replace('pick', span, 'first');
  if (text === 'newest' && ref.of) draft.drop('pick', { start: span.start, end: ref.of.span.start });
  for (const arg of ref.args) inExpression(draft, arg, owners);
  if (!ref.of) return;
  if (ref.of.is === 'ref' && owners.includes(ref.of.name.text)) {
    for (const owner of owners) if (owner !== ref.of.name.text) draft.replace('order', ref.of.span, owner);
  } else inExpression(draft, ref.of, owners);
}

/** The values beside this one in a kind; of a kind and its parts, the one that has most. */
function neighbours(kinds: Draft['kinds'], word: string): string[] {
  const [values = []] = kinds.filter((kind) => kind.includes(word)).toSorted((a, b) => b.length - a.length);
  const at = values.indexOf(word);
  return [values[at + 1], values[at - 1]].filter((value) => value !== undefined);
}

function inNumber(draft: Draft, { value, span }: Extract<Expr, { is: 'number' }>): void {
  draft.replace('value', span, String(value + 1));
  draft.replace('value', span, String(value - 1));
}

/** The words between two expressions. */
function between(draft: Draft, left: { readonly span: Span }, right: { readonly span: Span }): Span {
  return trimmed(draft, { start: left.span.end, end: right.span.start });
}

function trimmed(draft: Draft, span: Span): Span {
  const text = draft.textOf(span);
  return {
    start: span.start + text.length - text.trimStart().length,
    end: span.end - (text.length - text.trimEnd().length),
  };
}
