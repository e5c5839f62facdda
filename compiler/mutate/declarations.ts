import type { Declaration, FieldNode, GameLine, Head, Param, Trait, TypeNode } from '../1-syntax/tree.ts';
import { inCondition, inExpression } from './expressions.ts';
import type { Draft } from './mutant.ts';
import { inCounts, inGrid, inPieces, inTable } from './printed.ts';
import { inBlock, inRanking } from './statements.ts';

type Tree<Is extends Declaration['is']> = Extract<Declaration, { readonly is: Is }>;
/** Which cells of a table the rules can look up. */
export type IsRead = (table: string, rowKey: string, columnKey: string) => boolean;

/** Everything that can be changed in a declaration. Examples and `always` are what notices: they stay. */
export function inDeclaration(draft: Draft, tree: Declaration, isRead: IsRead): void {
  switch (tree.is) {
    case 'table':
      if (tree.otherwise) inExpression(draft, tree.otherwise);
      inTable(draft, tree, (row, column) => isRead(tree.name.text, row, column));
      return;
    case 'grid':
      inGrid(draft, tree);
      return;
    case 'pieces':
      if (tree.face) inEnds(draft, tree.face, ['wider', 'narrower']);
      inPieces(draft, tree);
      return;
    case 'term':
      inTerm(draft, tree);
      return;
    case 'phase':
    case 'action':
    case 'rules':
      inParams(draft, tree.head.params);
      inBlock(draft, tree.body, ownersOf(tree.head));
      return;
    case 'scoring':
      inParams(draft, tree.params);
      inBlock(
        draft,
        tree.body,
        ['player', 'seat'].filter((word) => word === tree.forEach?.text),
      );
      return;
    case 'winner':
      inWinner(draft, tree);
      return;
    case 'option':
      inExpression(draft, tree.value);
      return;
    case 'change':
      inExpression(draft, tree.value);
      return;
    default:
      return;
  }
}

/** A line of `game`. */
export function inGameLine(draft: Draft, line: GameLine): void {
  if (line.is === 'option') inExpression(draft, line.value);
  else inCounts(draft, line.span);
}

export function inField(draft: Draft, { type, traits }: FieldNode): void {
  const isLost = traits.some((trait) => trait.is === 'more is lost');
  inEnds(draft, type, isLost ? ['wider', 'narrower'] : ['narrower']);
  for (const trait of traits) inTrait(draft, trait, isLost);
}

function inTrait(draft: Draft, trait: Trait, isLost: boolean): void {
  if (trait.is === 'for each') return;
  if (trait.is === 'up to') {
    if (trait.value.is !== 'number') {
      inExpression(draft, trait.value);
      return;
    }
    draft.replace('setup', trait.value.span, String(trait.value.value - 1));
    if (isLost) draft.replace('setup', trait.value.span, String(trait.value.value + 1));
    return;
  }
  draft.drop('setup', { start: draft.text.lastIndexOf(',', trait.span.start), end: trait.span.end });
  if ('value' in trait) inExpression(draft, trait.value);
}

/**
 * The ends of a range. It is a claim that is checked whenever a number is put there: one that is wider lets every game
 * go on as before, so only narrower ones are tried, unless the range itself decides something.
 */
function inEnds(draft: Draft, { base }: TypeNode, ways: readonly ('wider' | 'narrower')[]): void {
  if (base.is !== 'span') return;
  for (const [bound, inwards] of [
    [base.from, 1],
    [base.to, -1],
  ] as const) {
    if (!('number' in bound)) continue;
    for (const way of ways)
      draft.replace('setup', bound.span, String(bound.number + (way === 'narrower' ? inwards : -inwards)));
  }
}

function inParams(draft: Draft, params: readonly Param[]): void {
  for (const { type } of params) if (type) inEnds(draft, type, ['narrower']);
}

function ownersOf(head: Head): string[] {
  const named = head.params
    .map(({ name }) => name.text)
    .filter((name) => name === 'player' || name === 'seat');
  return [...(head.owner ? [head.owner.text] : []), ...named];
}

function inTerm(draft: Draft, tree: Tree<'term'>): void {
  const owners = ownersOf(tree.head);
  inParams(draft, tree.head.params);
  for (const { value } of tree.lets) inExpression(draft, value, owners);
  for (const { when, value, span } of tree.cases) {
    draft.dropLines('statement', span);
    inCondition(draft, when, owners);
    inExpression(draft, value, owners);
  }
  if (!tree.otherwise) return;
  // A term that says yes or no is a condition itself.
  if (tree.otherwise.is === 'ref') inExpression(draft, tree.otherwise, owners);
  else inCondition(draft, tree.otherwise, owners);
}

function inWinner(draft: Draft, tree: Tree<'winner'>): void {
  inRanking(draft, tree, [], (part) => {
    draft.part = part;
  });
  if (!tree.solo) return;
  draft.part = 'solo';
  draft.dropLines('statement', tree.solo.span);
  inExpression(draft, tree.solo, [tree.binder.variable.text]);
  draft.part = undefined;
}
