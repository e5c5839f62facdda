import type { Binder, Block, Expr, Measure, Offer, Span, Statement, Tie } from '../1-syntax/tree.ts';
import { inCondition, inExpression, inWhere } from './expressions.ts';
import type { Draft } from './mutant.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;
export interface Ranking {
  readonly binder: Binder;
  readonly where?: Expr;
  readonly by: Measure;
  readonly atLeast?: Expr;
  readonly fromPlace?: Expr;
  readonly first?: Expr;
  readonly ties: readonly Tie[];
}

/** Without a name nothing below it can be read; what is impossible never comes; nothing does nothing. */
const KEPT = new Set<Statement['is']>(['let', 'choose', 'nothing', 'impossible']);

/** Everything that can be changed in a script. `owners` are the names of seats that are known there. */
export function inBlock(draft: Draft, block: Block, owners: readonly string[]): void {
  for (const statement of block) {
    // With its last statement gone, what stood around it would have no body.
    if (!KEPT.has(statement.is)) draft.dropLines('statement', statement.span, block.length === 1);
    inStatement(draft, statement, owners);
  }
}

function inStatement(draft: Draft, statement: Statement, owners: readonly string[]): void {
  const inner = (...parts: readonly (Expr | undefined)[]): void => {
    for (const part of parts) if (part) inExpression(draft, part, owners);
  };
  switch (statement.is) {
    case 'let':
      inner(statement.value);
      return;
    case 'becomes':
      inner(statement.target, statement.value);
      return;
    case 'add':
    case 'remove':
      inner(statement.value, statement.target);
      return;
    case 'move':
      inner(statement.what, statement.to, statement.at);
      return;
    case 'roll':
      inner(statement.what);
      inGuard(draft, statement.what.span, statement.until, owners);
      return;
    case 'shuffle':
      inner(statement.what);
      return;
    case 'chance':
      inner(statement.from);
      inBlock(draft, statement.otherwise ?? [], owners);
      return;
    case 'choose':
      inner(statement.size, statement.from);
      return;
    case 'need':
      inCondition(draft, statement.condition, owners);
      inGuard(draft, statement.condition.span, statement.when, owners);
      return;
    case 'pay':
      inner(statement.amount, statement.from);
      return;
    case 'do':
    case 'follow':
      inner(statement.what);
      return;
    case 'if':
      for (const { condition, body } of statement.branches) {
        inCondition(draft, condition, owners);
        inBlock(draft, body, owners);
      }
      inBlock(draft, statement.otherwise ?? [], owners);
      return;
    case 'repeat':
      inner(statement.times);
      if (statement.while) inCondition(draft, statement.while, owners);
      inBlock(draft, statement.body, owners);
      return;
    case 'for each':
      inLoop(draft, statement, owners);
      return;
    case 'decide':
      inDecision(draft, statement, owners);
      return;
    case 'rank':
      inRanking(draft, statement, owners);
      inBlock(draft, statement.body, withSeat(owners, statement.binder));
      return;
    case 'award':
      inner(statement.amount, statement.to, statement.for);
      return;
    case 'score':
      inList(draft, statement.what, owners);
      return;
    case 'leave':
    case 'nothing':
    case 'impossible':
      return;
  }
}

/** A condition that holds something back (`when C`, `until C`): changed, and left out. */
function inGuard(draft: Draft, before: Span, guard: Expr | undefined, owners: readonly string[]): void {
  if (!guard) return;
  draft.drop('condition', { start: before.end, end: guard.span.end });
  inCondition(draft, guard, owners);
}

function inLoop(draft: Draft, loop: Of<'for each'>, owners: readonly string[]): void {
  inExpression(draft, loop.binder.in, owners);
  inWhere(draft, loop.binder.in, loop.where, owners);
  if (loop.manner) {
    const start = (loop.where ?? loop.binder.in).span.end;
    const end = draft.text.indexOf(loop.manner, start) + loop.manner.length;
    draft.drop('order', { start, end });
  }
  inBlock(draft, loop.body, withSeat(owners, loop.binder));
}

/** What a loop over seats calls them is one more name for a seat. */
function withSeat(owners: readonly string[], { variable, in: all }: Binder): readonly string[] {
  const isSeats =
    all.is === 'clockwise' ||
    (all.is === 'ref' && ['players', 'seats', 'imaginary', 'others'].includes(all.name.text));
  return isSeats ? [...owners, variable.text] : owners;
}

/** Must and may, every offer, and what each is bound to. */
function inDecision(draft: Draft, decision: Of<'decide'>, owners: readonly string[]): void {
  const { how, offers } = decision;
  const words = how === 'may repeat' ? how : `${how} do one of`;
  const start = draft.text.indexOf(words, decision.who.span.end);
  const span = { start, end: start + words.length };
  draft.replace('decision', span, how === 'may' ? 'must do one of' : 'may do one of');
  if (how === 'may') draft.replace('decision', span, 'may repeat');
  for (const offer of offers) inOffer(draft, offer, offers.length === 1, owners);
  inBlock(draft, decision.otherwise ?? [], owners);
}

function inOffer(draft: Draft, offer: Offer, isOnly: boolean, owners: readonly string[]): void {
  if (!isOnly) draft.dropLines('decision', offer.span);
  inExpression(draft, offer.action, owners);
  if (offer.when) {
    draft.drop('condition', { start: offer.action.span.end, end: offer.when.reason.span.end });
    inCondition(draft, offer.when.condition, owners);
  }
  inBlock(draft, offer.body, owners);
}

function inList(draft: Draft, items: readonly Expr[], owners: readonly string[]): void {
  for (const [index, item] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]];
    if (before) draft.drop('statement', { start: before.span.end, end: item.span.end });
    else if (after) draft.drop('statement', { start: item.span.start, end: after.span.start });
    inExpression(draft, item, owners);
  }
}

const LAST_TIES: Partial<Record<Tie['is'], string>> = {
  share: 'nobody',
  'joint win': 'impossible',
  'by lot': 'nobody',
  nobody: 'share, rounded down',
};

/** A ranking, also that of the winner. `inPart` is told which tie rule is being changed. */
export function inRanking(
  draft: Draft,
  { binder, where, by, atLeast, fromPlace, first, ties }: Ranking,
  owners: readonly string[],
  inPart: (part: string | undefined) => void = () => {},
): void {
  const names = withSeat(owners, binder);
  inExpression(draft, binder.in, owners);
  inWhere(draft, binder.in, where, names);
  inMeasure(draft, by, names);
  for (const clause of [atLeast, fromPlace, first]) {
    if (!clause) continue;
    const start = draft.text.lastIndexOf(',', clause.span.start);
    draft.drop('condition', { start, end: clause.span.end });
    inExpression(draft, clause, owners);
  }
  for (const [index, tie] of ties.entries()) {
    inPart(`tie-${index + 1}`);
    if (tie.is === 'measure') {
      draft.dropLines('tie', tie.span);
      inMeasure(draft, tie.measure, names);
      const next = ties[index + 1];
      if (next?.is === 'measure') swapTies(draft, tie, next);
    } else if (LAST_TIES[tie.is]) draft.replace('tie', withoutHead(draft, tie.span), LAST_TIES[tie.is]!);
  }
  inPart(undefined);
}

function inMeasure(draft: Draft, { most, value, span }: Measure, owners: readonly string[]): void {
  const word = most ? 'most' : 'least';
  draft.replace('tie', { start: span.start, end: span.start + word.length }, most ? 'least' : 'most');
  inExpression(draft, value, owners);
}

function swapTies(draft: Draft, first: Tie, second: Tie): void {
  const [one, other] = [withoutHead(draft, first.span), withoutHead(draft, second.span)];
  const [before, after] = [draft.textOf(one), draft.textOf(other)];
  draft.put('tie', before, after, draft.lineAt(one.start), [
    { ...one, text: after },
    { ...other, text: before },
  ]);
}

/** What stands behind `tie:`. */
function withoutHead(draft: Draft, { start, end }: Span): Span {
  const head = /^tie:\s*/.exec(draft.textOf({ start, end }))?.[0] ?? '';
  return { start: start + head.length, end };
}
