import type { Declaration, Expr, Fact, Name, Placed, ShowLine } from '../1-syntax/tree.ts';
import { boundNames, exprNames, headNames, keyNames, paramNames, typeNames } from './names-in-expressions.ts';
import { blockNames, callNames, offerNames, rankNames, statementNames } from './names-in-scripts.ts';
import { type ChoicesOf, type Names, NamesFound, type Written } from './written-names.ts';

/** All names in a declaration that a person could ask about, in the order of the tree. */
export function namesIn(placed: Placed, tree: Declaration, choicesOf: ChoicesOf): Written[] {
  const found = new NamesFound(placed, choicesOf);
  declarationNames(found, tree);
  return found.all;
}

function declarationNames(found: NamesFound, tree: Declaration): void {
  const nothing: Names = new Map();
  switch (tree.is) {
    case 'game':
      found.declares(tree.name, 'game');
      for (const line of tree.lines) if (line.is === 'option') optionNames(found, line, true);
      break;
    case 'use':
      found.note(tree.folder, 'folder');
      for (const name of tree.names) found.note(name, 'used', { of: tree.folder.text });
      break;
    case 'kind':
      found.declares(tree.name, 'kind');
      if (tree.part) found.note(tree.part, 'type');
      for (const value of tree.values)
        found.note(value, 'value-of', {
          of: tree.name.text,
          ...(tree.part ? {} : { isDeclaration: true }),
        });
      break;
    case 'pieces':
      found.declares(tree.name, 'pieces');
      if (tree.face) typeNames(found, tree.face);
      for (const line of tree.lines) {
        if (line.is === 'each')
          for (const key of line.keys) {
            found.note(key.name, 'type');
            boundNames(found, key.from);
            boundNames(found, key.to);
          }
        if (line.is === 'row') found.cells(line.cells, tree.name.text);
      }
      break;
    case 'table':
      found.declares(tree.name, 'table');
      for (const { cells } of tree.rows) found.cells(cells, tree.name.text);
      if (tree.otherwise) exprNames(found, tree.otherwise, nothing);
      break;
    case 'grid':
      found.declares(tree.name, 'grid');
      if (tree.member) exprNames(found, tree.member, nothing);
      for (const { words, margin } of tree.picture ?? [])
        found.cells(margin ? [...words, margin] : words, tree.name.text);
      for (const { cells } of tree.table ?? []) found.cells(cells, tree.name.text);
      break;
    case 'has':
      for (const { name, type, traits } of tree.fields) {
        found.declares(name, 'field');
        typeNames(found, type);
        for (const trait of traits) {
          if (trait.is === 'for each') for (const key of trait.keys) keyNames(found, key);
          if ('value' in trait) exprNames(found, trait.value, nothing);
        }
      }
      break;
    case 'term': {
      found.declares(tree.head.name, 'term');
      let names = headNames(found, tree.head);
      for (const { name, value } of tree.lets) {
        exprNames(found, value, names);
        names = found.local(names, name);
      }
      for (const { when, value } of tree.cases) {
        exprNames(found, when, names);
        exprNames(found, value, names);
      }
      if (tree.otherwise) exprNames(found, tree.otherwise, names);
      break;
    }
    case 'phase':
    case 'action':
    case 'rules':
      found.declares(tree.head.name, tree.is);
      if (tree.is === 'action') found.action = tree.head.name.text;
      blockNames(found, tree.body, headNames(found, tree.head));
      break;
    case 'scoring': {
      found.declares(tree.name, 'scoring');
      const names = paramNames(found, tree.params, nothing);
      const whom = tree.forEach;
      if (whom) found.note(whom, 'type');
      blockNames(found, tree.body, whom ? new Map([...names, [whom.text, found.ofItself(whom)]]) : names);
      break;
    }
    case 'winner':
      rankNames(found, tree, nothing);
      if (tree.solo) exprNames(found, tree.solo, found.silently(nothing, tree.binder.variable));
      break;
    case 'always':
      found.declares(tree.name, 'always');
      exprNames(found, tree.condition, nothing);
      break;
    case 'example':
      exampleNames(found, tree);
      break;
    case 'shows':
      found.note(tree.of, 'shown');
      shownNames(found, tree.lines);
      break;
    case 'variant':
      found.declares(tree.name, 'variant');
      found.note(tree.game, 'game');
      for (const member of tree.members) declarationNames(found, member);
      break;
    case 'change':
      exprNames(found, tree.target, nothing);
      exprNames(found, tree.value, nothing);
      break;
    case 'without':
      for (const ref of tree.what) exprNames(found, ref, nothing);
      break;
    case 'insertion':
      found.note(tree.name, tree.sort);
      insertionNames(found, tree);
      break;
    case 'option':
      optionNames(found, tree, true);
      break;
    default:
  }
}

function optionNames(
  found: NamesFound,
  { name, value }: { readonly name: Name; readonly value: Expr },
  declares: boolean,
): void {
  if (declares) found.declares(name, 'option');
  else found.note(name, 'any');
  exprNames(found, value, new Map());
}

function insertionNames(
  found: NamesFound,
  { step, body, offers }: Extract<Declaration, { is: 'insertion' }>,
): void {
  const names: Names = new Map();
  if (step?.is === 'offer') offerNames(found, step.offer, names);
  else if (step) statementNames(found, step, names);
  blockNames(found, body, names);
  for (const offer of offers) offerNames(found, offer, names);
}

function exampleNames(found: NamesFound, tree: Extract<Declaration, { is: 'example' }>): void {
  found.declares(tree.name, 'example');
  let names: Names = new Map();
  for (const line of tree.lines) {
    if (line.is === 'players') for (const name of line.names) names = found.local(names, name);
    if (line.is === 'option') optionNames(found, line, false);
    if (line.is === 'given' || line.is === 'when' || line.is === 'then') factNames(found, line.fact, names);
  }
}

function factNames(found: NamesFound, fact: Fact, names: Names): void {
  if ('who' in fact) {
    const player = names.get(fact.who.text);
    if (player) found.note(fact.who, 'local', player);
  }
  switch (fact.is) {
    case 'do':
      callNames(found, fact.what, 'phase', names);
      return;
    case 'score':
      for (const ref of fact.what) callNames(found, ref, 'scoring', names);
      return;
    case 'chance gives':
    case 'chance may give':
    case 'chance may not give':
      for (const value of fact.values) exprNames(found, value, names);
      return;
    case 'does':
    case 'may':
    case 'may not':
      callNames(found, fact.action, 'action', names);
      for (const { name, value } of fact.with) {
        const of = fact.action.name.text;
        found.note(name, 'choice-of', { of, local: `choice ${of}.${name.text}` });
        exprNames(found, value, names);
      }
      if (fact.is === 'may not' && !fact.reason.text.includes('.')) found.note(fact.reason, 'reason');
      return;
    case 'is to':
      callNames(found, fact.action, 'action', names);
      callNames(found, fact.phase, 'phase', names);
      return;
    case 'holds':
      exprNames(found, fact.condition, names);
      return;
    default:
  }
}

function shownNames(found: NamesFound, lines: readonly ShowLine[]): void {
  for (const line of lines) {
    if (line.is === 'board') shownNames(found, line.lines);
    else for (const name of line.names) found.note(name, 'shown');
    if (line.is === 'look' && line.total) exprNames(found, line.total, new Map());
  }
}
