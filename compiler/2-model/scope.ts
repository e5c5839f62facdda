import type { Expr, Local } from './model.ts';
import { howFits, NONE, narrow, number, optional, present, type Type } from './types.ts';

/**
 * Gives every local of a script a name of its own: `die`, then `die-2` for another one called `die`. What an
 * expression binds for itself (`some die in …`) has names apart, so that it never takes a script's word.
 */
export class Locals {
  readonly list: Local[] = [];
  readonly #taken = new Set<string>();
  /** The number that the next local of a word gets. */
  readonly #counts = new Map<string, number>();

  add(word: string, type: Type, bound: boolean): string {
    const first = bound ? `${word}'` : word;
    let count = this.#counts.get(first) ?? 1;
    let name = count === 1 ? first : `${first}${bound ? '' : '-'}${count}`;
    while (this.#taken.has(name)) name = `${first}${bound ? '' : '-'}${++count}`;
    this.#counts.set(first, count + 1);
    this.#taken.add(name);
    if (!bound) this.list.push({ name, type });
    return name;
  }
}

/**
 * What is known at one point of a script: which names stand for what, whose names need no `of`, and what
 * earlier questions have told about values. A scope is never changed: going on makes a new one.
 */
export class Scope {
  readonly locals: Locals;
  readonly owner: Local | undefined;
  readonly #names: ReadonlyMap<string, Expr>;
  readonly #facts: ReadonlyMap<string, Type>;

  constructor(
    locals = new Locals(),
    owner?: Local,
    names: ReadonlyMap<string, Expr> = new Map(),
    facts: ReadonlyMap<string, Type> = new Map(),
  ) {
    this.locals = locals;
    this.owner = owner;
    this.#names = names;
    this.#facts = facts;
  }

  /** A new local; the scope in which it is known, and its unique name. */
  with(word: string, type: Type, bound = false): { scope: Scope; local: string } {
    const local = this.locals.add(word, type, bound);
    return { local, scope: this.naming(word, { op: 'local', local, type }) };
  }

  /** A local with a value; what was asked of the thing that was found (`first cell in … where …`) is known of it. */
  letting(word: string, value: Expr): { scope: Scope; local: string } {
    const next = this.with(word, value.type);
    if (
      !('bound' in value) ||
      !value.where ||
      value.otherwise ||
      value.op === 'all' ||
      value.op === 'count of'
    )
      return next;
    const known = next.scope.assuming(renamed(value.where, value.bound.local, next.local), true);
    // Whether there is one at all is still to be asked.
    return { ...next, scope: known.#forgetting({ op: 'local', local: next.local, type: value.type }) };
  }

  #forgetting(expr: Expr): Scope {
    const facts = new Map(this.#facts);
    facts.delete(keyOf(expr) ?? '');
    return new Scope(this.locals, this.owner, this.#names, facts);
  }

  naming(word: string, value: Expr): Scope {
    return new Scope(this.locals, this.owner, new Map(this.#names).set(word, value), this.#facts);
  }

  ownedBy(owner: Local | undefined): Scope {
    return new Scope(this.locals, owner, this.#names, this.#facts);
  }

  /** What another scope has learned; facts about its own locals do no harm. */
  knowing(other: Scope): Scope {
    return new Scope(this.locals, this.owner, this.#names, new Map([...this.#facts, ...other.#facts]));
  }

  get(word: string): Expr | undefined {
    return this.#names.get(word);
  }

  words(): string[] {
    return [...this.#names.keys()];
  }

  /** An expression with what is known about it. */
  known(expr: Expr): Expr {
    const key = this.#facts.size > 0 ? keyOf(expr) : undefined;
    const type = key === undefined ? undefined : this.#facts.get(key);
    return type ? { ...expr, type } : expr;
  }

  /** The same, and this expression has this type. */
  knowingType(expr: Expr, type: Type): Scope {
    const key = keyOf(expr);
    if (key === undefined) return this;
    return new Scope(this.locals, this.owner, this.#names, new Map(this.#facts).set(key, type));
  }

  isKnownNotEmpty(collection: Expr): boolean {
    const key = keyOf(collection);
    return key !== undefined && this.#facts.has(`not empty ${key}`);
  }

  /** After a change only what was told about locals and the table's set-up still holds. */
  afterChange(): Scope {
    const facts = [...this.#facts].filter(
      ([key]) => !/(^|[( ])(field |face\(|term |points )/.test(key.replaceAll(/local \S+/g, '')),
    );
    return new Scope(this.locals, this.owner, this.#names, new Map(facts));
  }

  /** What is known once a condition has been found to hold, or not to hold. */
  assuming(condition: Expr, holds: boolean): Scope {
    const facts = new Map(this.#facts);
    assume(condition, holds, facts);
    return facts.size === this.#facts.size && [...facts].every(([key, type]) => this.#facts.get(key) === type)
      ? this
      : new Scope(this.locals, this.owner, this.#names, facts);
  }
}

/** The expression with one local under another name. */
export function renamed<T>(node: T, from: string, to: string): T {
  if (Array.isArray(node)) return node.map((item) => renamed(item, from, to)) as T;
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === 'local' && value === from ? to : renamed(value, from, to),
  ]);
  return Object.fromEntries(entries) as T;
}

function assume(condition: Expr, holds: boolean, facts: Map<string, Type>): void {
  switch (condition.op) {
    case 'and':
      if (holds) for (const part of condition.parts) assume(part, true, facts);
      return;
    case 'or':
      if (!holds) for (const part of condition.parts) assume(part, false, facts);
      return;
    case 'not':
      assume(condition.part, !holds, facts);
      return;
    case 'empty':
      if (condition.not === holds) {
        const key = keyOf(condition.of);
        if (key !== undefined) facts.set(`not empty ${key}`, NONE);
      }
      return;
    case 'same':
      assumeSame(condition.left, condition.right, condition.not !== holds, facts);
      assumeSame(condition.right, condition.left, condition.not !== holds, facts);
      return;
    case 'in': {
      const element = condition.right.type.is === 'collection' ? condition.right.type.of : undefined;
      const type = typeIn(facts, condition.left);
      if (element && condition.not !== holds) {
        const mayBeNone = type.is === 'optional' && (element.is === 'optional' || element.is === 'none');
        const narrowed = narrow(type, element);
        set(condition.left, mayBeNone ? optional(narrowed) : narrowed, facts);
      } else if (
        element?.is === 'kind' &&
        condition.right.op === 'list' &&
        condition.right.items.every(isConstant)
      )
        exclude(condition.left, element.values, facts);
      return;
    }
    case 'at least':
    case 'at most':
    case 'more':
    case 'less':
      assumeOrder(condition.op, condition.left, condition.right, holds, facts);
      return;
    default:
  }
}

function assumeSame(left: Expr, right: Expr, same: boolean, facts: Map<string, Type>): void {
  const type = typeIn(facts, left);
  if (right.type.is === 'none') {
    set(left, same ? NONE : present(type), facts);
    return;
  }
  if (same) {
    if (howFits(right.type, present(type)) !== 'differs' && right.type.is !== 'optional')
      set(left, narrow(type, right.type), facts);
  } else if (right.op === 'constant' && right.type.is === 'kind' && typeof right.value === 'number')
    exclude(left, [right.value], facts);
}

function exclude(expr: Expr, values: readonly number[], facts: Map<string, Type>): void {
  const type = typeIn(facts, expr);
  if (type.is === 'kind')
    set(expr, { ...type, values: type.values.filter((value) => !values.includes(value)) }, facts);
}

function assumeOrder(
  op: 'at least' | 'at most' | 'more' | 'less',
  left: Expr,
  right: Expr,
  holds: boolean,
  facts: Map<string, Type>,
): void {
  const [a, b] = [typeIn(facts, left), typeIn(facts, right)];
  if (a.is !== 'number' || b.is !== 'number') return;
  const opposite = { 'at least': 'less', 'at most': 'more', more: 'at most', less: 'at least' } as const;
  const relation = holds ? op : opposite[op];
  const high = relation === 'at least' || relation === 'more';
  const strict = relation === 'more' || relation === 'less' ? 1 : 0;
  if (high) {
    set(left, number(Math.max(a.from, b.from + strict), a.to), facts);
    set(right, number(b.from, Math.min(b.to, a.to - strict)), facts);
  } else {
    set(left, number(a.from, Math.min(a.to, b.to - strict)), facts);
    set(right, number(Math.max(b.from, a.from + strict), b.to), facts);
  }
}

function isConstant(expr: Expr): boolean {
  return expr.op === 'constant';
}

function typeIn(facts: ReadonlyMap<string, Type>, expr: Expr): Type {
  const key = keyOf(expr);
  return (key === undefined ? undefined : facts.get(key)) ?? expr.type;
}

function set(expr: Expr, type: Type, facts: Map<string, Type>): void {
  if (type.is === 'kind' && type.values.length === 0) return;
  if (type.is === 'number' && type.from > type.to) return;
  const key = expr.op === 'constant' ? undefined : keyOf(expr);
  if (key !== undefined) facts.set(key, type);
}

/** The same text for expressions that have the same value as long as nothing changes; undefined where it is not followed up. */
function keyOf(expr: Expr): string | undefined {
  const all = (word: string, ...parts: readonly (Expr | undefined)[]): string | undefined => {
    const keys = parts.map((part) => (part ? keyOf(part) : '-'));
    return keys.includes(undefined) ? undefined : `${word}(${keys.join(' ')})`;
  };
  switch (expr.op) {
    case 'constant':
      return `${expr.value}`;
    case 'local':
      return `local ${expr.local}`;
    case 'option':
      return `option ${expr.option}`;
    case 'players':
    case 'seats':
    case 'imaginary':
      return expr.op;
    case 'field':
      return all(`field ${expr.field}`, expr.of, ...expr.keys);
    case 'term':
      return all(`term ${expr.term}`, expr.of, ...expr.args);
    case 'table':
      return all(`table ${expr.table} ${expr.column}`, ...expr.keys);
    case 'property':
      return all(`property ${expr.property}`, expr.of);
    case 'piece':
      return all(`piece ${expr.pieces}`, ...expr.by);
    case 'cell':
      return all(`cell ${expr.grid}`, expr.member, ...expr.at);
    case 'beyond':
      return all('beyond', expr.side, expr.of);
    case 'toward':
      return all('toward', expr.direction, expr.of);
    case 'opposite':
    case 'face':
    case 'count':
    case 'first':
    case 'last':
    case 'next':
      return all(expr.op, expr.of);
    case 'points':
      return all(`points ${expr.scoring ?? ''}`, expr.of, expr.for);
    case 'add':
    case 'subtract':
    case 'multiply':
      return all(expr.op, expr.left, expr.right);
    default:
      return undefined;
  }
}
