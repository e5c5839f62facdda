import type { Block, Expr, Offer, Ref, Statement } from '../1-syntax/tree.ts';
import { binderNames, exprNames, maybeNames } from './names-in-expressions.ts';
import type { Names, NamesFound, Role } from './written-names.ts';

export function blockNames(found: NamesFound, block: Block, before: Names): void {
  let names = before;
  for (const statement of block) names = statementNames(found, statement, names);
}

/** Gives the names that are known behind it. */
export function statementNames(found: NamesFound, node: Statement, names: Names): Names {
  switch (node.is) {
    case 'let':
      exprNames(found, node.value, names);
      return found.local(names, node.name);
    case 'becomes':
      exprNames(found, node.target, names);
      exprNames(found, node.value, names);
      return names;
    case 'add':
    case 'remove':
      exprNames(found, node.value, names);
      exprNames(found, node.target, names);
      return names;
    case 'move':
      for (const part of [node.what, node.to, node.at]) maybeNames(found, part, names);
      return names;
    case 'roll':
      exprNames(found, node.what, names);
      maybeNames(found, node.until, names);
      return names;
    case 'shuffle':
      exprNames(found, node.what, names);
      return names;
    case 'chance':
      exprNames(found, node.from, names);
      if (node.otherwise) blockNames(found, node.otherwise, names);
      return found.local(names, node.name);
    case 'choose':
      maybeNames(found, node.size, names);
      exprNames(found, node.from, names);
      if (node.reason) found.note(node.reason, 'reason');
      return found.local(names, node.name, found.action);
    case 'need':
      exprNames(found, node.condition, names);
      maybeNames(found, node.when, names);
      found.note(node.reason, 'reason');
      return names;
    case 'pay':
      exprNames(found, node.amount, names);
      exprNames(found, node.from, names);
      found.note(node.reason, 'reason');
      return names;
    case 'follow':
      callNames(found, node.what, 'rules', names);
      return names;
    case 'do':
      callNames(found, node.what, 'phase', names);
      return names;
    case 'if':
      for (const { condition, body } of node.branches) {
        exprNames(found, condition, names);
        blockNames(found, body, names);
      }
      if (node.otherwise) blockNames(found, node.otherwise, names);
      return names;
    case 'repeat':
      maybeNames(found, node.times, names);
      maybeNames(found, node.while, names);
      blockNames(found, node.body, names);
      return names;
    case 'for each': {
      exprNames(found, node.binder.in, names);
      const inner = found.local(names, node.binder.variable);
      maybeNames(found, node.where, inner);
      blockNames(found, node.body, inner);
      return names;
    }
    case 'decide':
      exprNames(found, node.who, names);
      for (const offer of node.offers) offerNames(found, offer, names);
      if (node.otherwise) blockNames(found, node.otherwise, names);
      return names;
    case 'rank': {
      const inner = rankNames(found, node, names);
      blockNames(found, node.body, inner);
      return names;
    }
    case 'award':
      for (const part of [node.amount, node.to, node.for]) maybeNames(found, part, names);
      return names;
    case 'score':
      for (const ref of node.what) callNames(found, ref, 'scoring', names);
      return names;
    default:
      return names;
  }
}

export function callNames(found: NamesFound, ref: Ref, role: Role, names: Names): void {
  found.note(ref.name, role, { ref });
  for (const arg of ref.args) exprNames(found, arg, names);
  maybeNames(found, ref.of, names);
}

export function rankNames(
  found: NamesFound,
  node: Pick<Extract<Statement, { is: 'rank' }>, 'binder' | 'where' | 'by' | 'ties'> & {
    readonly atLeast?: Expr;
    readonly fromPlace?: Expr;
    readonly first?: Expr;
  },
  names: Names,
): Names {
  const inner = binderNames(found, node.binder, names);
  maybeNames(found, node.where, inner);
  exprNames(found, node.by.value, inner);
  for (const tie of node.ties) if (tie.is === 'measure') exprNames(found, tie.measure.value, inner);
  for (const clause of [node.atLeast, node.fromPlace, node.first]) maybeNames(found, clause, names);
  return inner;
}

export function offerNames(found: NamesFound, { action, when, body }: Offer, names: Names): void {
  callNames(found, action, 'action', names);
  if (when) {
    exprNames(found, when.condition, names);
    found.note(when.reason, 'reason');
  }
  const { text } = action.name;
  const chosen = found
    .choicesOf(text)
    .map((name) => [name, { local: `choice ${text}.${name}`, of: text }] as const);
  blockNames(found, body, new Map([...names, ...chosen]));
}
