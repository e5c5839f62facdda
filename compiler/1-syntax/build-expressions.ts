import type { Node } from 'ohm-js';
import type { Reading } from './build-help.ts';
import { all, given, maybe } from './build-help.ts';
import type { RegelActionDict } from './regel.ohm-bundle.js';
import type { Binder, Expr, Name, Quantifier, Ref, Relation, Span } from './tree.ts';

/** `x in D where C`: the condition belongs to whoever asks. */
export interface Bound {
  readonly binder: Binder;
  readonly where?: Expr;
}

type Gather = Extract<Expr, { is: 'gather' }>['how'];
type Arithmetic = Extract<Expr, { is: 'arithmetic' }>;

export function expressionActions({
  span,
  name,
  number,
  earlier,
  source,
}: Reading): RegelActionDict<unknown> {
  return {
    expr(first, words, more): Expr {
      const left: Expr = first.tree();
      const rest = more.children[0];
      if (!rest) return left;
      const is = words.sourceString.startsWith('and ') ? 'and' : 'or';
      return { is, parts: [left, ...all<Expr>(rest)], span: span(this) };
    },
    plain(nots, sum, comparison): Expr {
      const compare: ((left: Expr) => Expr) | undefined = maybe(comparison);
      const left: Expr = sum.tree();
      const { end } = span(this);
      const inner = compare?.(left) ?? left;
      return nots.children.reduceRight<Expr>(
        (part, not) => ({ is: 'not', part, span: { start: span(not).start, end } }),
        inner,
      );
    },
    comparison(_is, rest) {
      const { end } = span(this);
      const compare: (left: Expr, span: Span) => Expr = rest.tree();
      return (left: Expr): Expr => compare(left, { start: left.span.start, end });
    },
    isEmpty(words) {
      const not = words.sourceString === 'not empty ';
      return (of: Expr, span: Span): Expr => ({ is: 'empty', not, of, span });
    },
    isRelated(words, sum) {
      const relation = `is ${words.sourceString}`.trimEnd() as Relation;
      const right: Expr = sum.tree();
      const isNothing = right.is === 'list' && right.items.length === 0;
      if (isNothing && (relation === 'is' || relation === 'is not'))
        return (of: Expr, span: Span): Expr => ({ is: 'empty', not: relation === 'is not', of, span });
      return (left: Expr, span: Span): Expr => ({ is: 'compare', relation, left, right, span });
    },

    sum(first, signs, rest): Expr {
      let left: Expr = first.tree();
      rest.children.forEach((node, index) => {
        const operator = signs.child(index).sourceString === '+ ' ? '+' : '-';
        left = arithmetic(left, node.tree(), operator, span(node).end);
      });
      return left;
    },
    product(first, factors): Expr {
      let left: Expr = first.tree();
      for (const node of factors.children) left = node.tree()(left);
      return left;
    },
    times(_sign, node) {
      const right: Expr = node.tree();
      const { end } = span(this);
      return (left: Expr): Expr => arithmetic(left, right, '*', end);
    },
    divided(_sign, node, _rounded, how) {
      const right: Expr = node.tree();
      const { end } = span(this);
      const rounded = how.sourceString === 'up ' ? 'up' : 'down';
      return (left: Expr): Expr => ({ ...arithmetic(left, right, '/', end), rounded });
    },
    range(first, _dots, last): Expr {
      const from: Expr = first.tree();
      const to: Expr | undefined = maybe(last);
      return to ? { is: 'range', from, to, span: span(this) } : from;
    },

    unit_plain(thing, left, args, _right, _of, whom): Ref {
      return ref(this, thing, left, args, whom);
    },
    unit_number(node): Expr {
      return { is: 'number', value: number(node), span: span(this) };
    },
    unit_negative(_sign, node): Expr {
      return { is: 'number', value: -number(node) || 0, span: span(this) };
    },
    unit_list(_open, items, _close): Expr {
      const list: Expr[] = maybe<Expr[]>(items) ?? [];
      if (list.length === 0) earlier({ span: span(this), now: 'empty' });
      return { is: 'list', items: list, span: span(this) };
    },
    unit_if(_if, condition, _then, then, _otherwise, otherwise): Expr {
      return {
        is: 'if',
        condition: condition.tree(),
        then: then.tree(),
        otherwise: otherwise.tree(),
        span: span(this),
      };
    },
    unit_clockwise(_words, from): Expr {
      return { is: 'clockwise', from: from.tree(), span: span(this) };
    },
    unit_reached(_all, variable, _from, from, _by, step): Expr {
      const { binder, where } = step.tree() as Bound;
      return {
        is: 'reached',
        variable: name(variable),
        from: from.tree(),
        next: binder.variable,
        by: binder.in,
        ...given('where', where),
        span: span(this),
      };
    },
    unit_run(_words, cell, _and, side, _around, around, _where, where): Expr {
      return {
        is: 'run',
        cell: name(cell),
        side: name(side),
        around: around.tree(),
        where: where.tree(),
        span: span(this),
      };
    },
    unit_line(_words, variable, how, cells, _where, where): Expr {
      return {
        is: 'line',
        variable: name(variable),
        how: how.sourceString.trimEnd() as 'in' | 'through',
        cells: cells.tree(),
        where: where.tree(),
        span: span(this),
      };
    },
    unit_gather(how, value, _for, first, _commas, more, _where, where, _comma, _otherwise, otherwise): Expr {
      return {
        is: 'gather',
        how: how.sourceString.split(' ')[0] as Gather,
        value: value.tree(),
        binders: [first.tree(), ...all<Binder>(more)],
        ...given('where', maybe<Expr>(where)),
        ...given('otherwise', maybe<Expr>(otherwise)),
        span: span(this),
      };
    },
    unit_gatherOf(how, value, _comma, _otherwise, otherwise): Expr {
      const word = how.sourceString.split(' ')[0] as Gather;
      const instead = given('otherwise', maybe<Expr>(otherwise));
      return { is: 'gather', how: word, value: value.tree(), binders: [], ...instead, span: span(this) };
    },
    unit_count(_words, binder): Expr {
      return { is: 'quantify', how: 'count', ...(binder.tree() as Bound), span: span(this) };
    },
    unit_theEnd(_the, which, _of, of): Expr {
      return { is: 'end', which: endOf(which), of: of.tree(), span: span(this) };
    },
    unit_the(_the, which, binder): Expr {
      const how = `the ${which.sourceString}`.trimEnd() as Quantifier;
      const bound = binder.tree() as Bound;
      if (how === 'the' || bound.where) return { is: 'quantify', how, ...bound, span: span(this) };
      earlier({ span: span(this), now: `${how} of ${asUnit(bound.binder.in)}` });
      return { is: 'end', which: endOf(which.child(0)), of: bound.binder.in, span: span(this) };
    },
    unit_find(which, binder, _comma, _otherwise, otherwise): Expr {
      const how = endOf(which);
      const bound = binder.tree() as Bound;
      const last = given('otherwise', maybe<Expr>(otherwise));
      if (!bound.where && !last.otherwise)
        earlier({ span: span(this), now: `${how} of ${asUnit(bound.binder.in)}` });
      return { is: 'quantify', how, ...bound, ...last, span: span(this) };
    },
    unit_quantify(word, binder): Expr {
      const how = word.sourceString.trimEnd() as Quantifier;
      return { is: 'quantify', how, ...(binder.tree() as Bound), span: span(this) };
    },
    unit_every(_all, kind): Expr {
      return { is: 'every', name: name(kind), span: span(this) };
    },

    binder(nameIn, _where, where): Bound {
      return { binder: nameIn.tree(), ...given('where', maybe<Expr>(where)) };
    },
    nameIn(variable, _in, domain): Binder {
      return { variable: name(variable), in: domain.tree() };
    },
    ref(thing, left, args, _right, _of, whom): Ref {
      return ref(this, thing, left, args, whom);
    },
    exprs: (first, _commas, rest): Expr[] => [first.tree(), ...all<Expr>(rest)],
    refs: (first, _commas, rest): Ref[] => [first.tree(), ...all<Ref>(rest)],
    names: (first, _commas, rest): Name[] => [name(first), ...rest.children.map(name)],
    name(_word): Name {
      return name(this);
    },
  };

  function ref(node: Node, thing: Node, left: Node, args: Node, whom: Node): Ref {
    // `args` is an option inside an option: `name` has none, `name[]` an empty one.
    const values = args.children[0];
    return {
      is: 'ref',
      name: name(thing),
      args: (values && maybe<Expr[]>(values)) ?? [],
      hasArgs: left.children.length > 0,
      ...given('of', maybe<Expr>(whom)),
      span: span(node),
    };
  }

  function endOf(which: Node): 'first' | 'last' {
    return which.sourceString === 'first ' ? 'first' : 'last';
  }

  /** The source of an expression as it can stand behind `of`. */
  function asUnit(node: Expr): string {
    const text = source().slice(node.span.start, node.span.end);
    return node.is === 'ref' || node.is === 'list' ? text : `(${text})`;
  }

  function arithmetic(left: Expr, right: Expr, operator: Arithmetic['operator'], end: number): Arithmetic {
    return { is: 'arithmetic', operator, left, right, span: { start: left.span.start, end } };
  }
}
