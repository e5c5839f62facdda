import type { Binder, Bound, Expr, Head, Param, Ref, TypeKey, TypeNode } from '../1-syntax/tree.ts';
import type { Names, NamesFound } from './written-names.ts';

export function headNames(found: NamesFound, { params, owner }: Head): Names {
  const names: Names = owner ? new Map([[owner.text, found.ofItself(owner)]]) : new Map();
  if (owner) found.note(owner, 'type');
  return paramNames(found, params, names);
}

export function paramNames(found: NamesFound, params: readonly Param[], before: Names): Names {
  let names = before;
  for (const { name, type } of params) {
    if (type) typeNames(found, type);
    // Without a type its name says what it is.
    else found.note(name, 'type');
    names = type ? found.local(names, name) : found.silently(names, name);
  }
  return names;
}

export function typeNames(found: NamesFound, { base, forEach }: TypeNode): void {
  if (base.is === 'made') keyNames(found, base.of);
  else if (base.is !== 'yes-or-no') keyNames(found, base);
  for (const key of forEach) keyNames(found, key);
}

export function keyNames(found: NamesFound, key: TypeKey): void {
  if (key.is === 'cell') found.note(key.grid, 'any');
  else if (key.is === 'name') found.note(key.name, 'type');
  else {
    boundNames(found, key.from);
    boundNames(found, key.to);
  }
}

export function boundNames(found: NamesFound, bound: Bound | undefined): void {
  if (bound && 'name' in bound) found.note(bound.name, 'value-of');
}

export function exprNames(found: NamesFound, node: Expr, names: Names): void {
  switch (node.is) {
    case 'ref':
      refNames(found, node, names);
      return;
    case 'list':
      for (const item of node.items) exprNames(found, item, names);
      return;
    case 'range':
      exprNames(found, node.from, names);
      exprNames(found, node.to, names);
      return;
    case 'end':
    case 'empty':
      exprNames(found, node.of, names);
      return;
    case 'every':
      found.note(node.name, 'type');
      return;
    case 'quantify': {
      const inner = binderNames(found, node.binder, names);
      maybeNames(found, node.where, inner);
      maybeNames(found, node.otherwise, names);
      return;
    }
    case 'gather': {
      let inner = names;
      for (const binder of node.binders) inner = binderNames(found, binder, inner);
      exprNames(found, node.value, inner);
      maybeNames(found, node.where, inner);
      maybeNames(found, node.otherwise, names);
      return;
    }
    case 'reached': {
      exprNames(found, node.from, names);
      const here = found.local(names, node.variable);
      exprNames(found, node.by, here);
      maybeNames(found, node.where, found.local(here, node.next));
      return;
    }
    case 'run':
      exprNames(found, node.around, names);
      exprNames(found, node.where, found.local(found.local(names, node.cell), node.side));
      return;
    case 'line':
      exprNames(found, node.cells, names);
      exprNames(found, node.where, found.local(names, node.variable));
      return;
    case 'clockwise':
      exprNames(found, node.from, names);
      return;
    case 'if':
      for (const part of [node.condition, node.then, node.otherwise]) exprNames(found, part, names);
      return;
    case 'arithmetic':
    case 'compare':
      exprNames(found, node.left, names);
      exprNames(found, node.right, names);
      return;
    case 'and':
    case 'or':
      for (const part of node.parts) exprNames(found, part, names);
      return;
    case 'not':
      exprNames(found, node.part, names);
      return;
    default:
  }
}

export function maybeNames(found: NamesFound, node: Expr | undefined, names: Names): void {
  if (node) exprNames(found, node, names);
}

function refNames(found: NamesFound, node: Ref, names: Names): void {
  const local = node.of ? undefined : names.get(node.name.text);
  if (local) found.note(node.name, local.of === undefined ? 'local' : 'choice-of', { ...local, ref: node });
  else found.note(node.name, node.of ? 'behind-of' : 'any', { ref: node });
  const isPoints = node.of && node.name.text === 'points';
  for (const [index, arg] of node.args.entries())
    if (isPoints && index === 0 && arg.is === 'ref') found.note(arg.name, 'scoring');
    else exprNames(found, arg, names);
  if (node.of) exprNames(found, node.of, names);
}

export function binderNames(found: NamesFound, { variable, in: domain }: Binder, names: Names): Names {
  exprNames(found, domain, names);
  return found.local(names, variable);
}
