import type { Case, Code, Name, Stmt } from './tree.ts';

/** The values that a value is made of. */
export function partsOf(code: Code): readonly Code[] {
  switch (code.is) {
    case 'item':
      return [code.of, code.at];
    case 'unary':
    case 'step':
    case 'member':
      return [code.of];
    case 'binary':
      return [code.left, code.right];
    case 'either':
      return [code.test, code.then, code.otherwise];
    case 'assign':
      return [code.to, code.value];
    case 'call':
    case 'new':
      return [code.of, ...code.args];
    case 'array':
      return code.items;
    case 'object':
      return [...(code.like ? [code.like] : []), ...code.members.map(([, value]) => value)];
    case 'arrow':
      return [code.body];
    default:
      return [];
  }
}

/** A value with each of its parts changed. */
export function withParts(code: Code, change: (part: Code) => Code): Code {
  switch (code.is) {
    case 'item':
      return { ...code, of: change(code.of), at: change(code.at) };
    case 'unary':
    case 'step':
    case 'member':
      return { ...code, of: change(code.of) };
    case 'binary':
      return { ...code, left: change(code.left), right: change(code.right) };
    case 'either':
      return { ...code, test: change(code.test), then: change(code.then), otherwise: change(code.otherwise) };
    case 'assign':
      return { ...code, to: change(code.to), value: change(code.value) };
    case 'call':
    case 'new':
      return { ...code, of: change(code.of), args: code.args.map(change) };
    case 'array':
      return { ...code, items: code.items.map(change) };
    case 'object':
      return {
        ...code,
        ...(code.like ? { like: change(code.like) } : {}),
        members: code.members.map(([key, value]) => [key, change(value)] as const),
      };
    case 'arrow':
      return { ...code, body: change(code.body) };
    default:
      return code;
  }
}

/** The values that stand in a statement itself, in the order in which they are worked out; not those of statements inside. */
export function valuesOf(stmt: Stmt): readonly Code[] {
  switch (stmt.is) {
    case 'declare':
    case 'return':
      return stmt.value ? [stmt.value] : [];
    case 'throw':
      return [stmt.value];
    case 'unpack':
      return [stmt.of];
    case 'do':
      return [stmt.what];
    case 'if':
    case 'while':
      return [stmt.test];
    case 'for':
      return [...(stmt.test ? [stmt.test] : []), ...(stmt.next ? [stmt.next] : [])];
    case 'for of':
      return [stmt.in];
    case 'switch':
      return [stmt.on, ...stmt.cases.flatMap(({ labels }) => labels)];
    case 'function':
      return stmt.params.flatMap(({ value }) => (value ? [value] : []));
    default:
      return [];
  }
}

/** The runs of statements inside a statement. */
export function bodiesOf(stmt: Stmt): readonly (readonly Stmt[])[] {
  switch (stmt.is) {
    case 'if':
      return [stmt.then, stmt.otherwise];
    case 'for':
      return [...(stmt.first ? [[stmt.first]] : []), stmt.body];
    case 'for of':
    case 'while':
    case 'block':
    case 'function':
      return [stmt.body];
    case 'switch':
      return stmt.cases.map(({ body }) => body);
    case 'try':
      return [stmt.body, stmt.handler, stmt.lastly];
    default:
      return [];
  }
}

/** A statement with its own values, and the runs of statements inside, changed. */
export function rebuilt(
  stmt: Stmt,
  value: (code: Code) => Code,
  body: (run: readonly Stmt[]) => readonly Stmt[],
): Stmt {
  switch (stmt.is) {
    case 'declare':
      return stmt.value ? { ...stmt, value: value(stmt.value) } : stmt;
    case 'return':
      return stmt.value ? { ...stmt, value: value(stmt.value) } : stmt;
    case 'throw':
      return { ...stmt, value: value(stmt.value) };
    case 'unpack':
      return { ...stmt, of: value(stmt.of) };
    case 'do':
      return { ...stmt, what: value(stmt.what) };
    case 'if':
      return { ...stmt, test: value(stmt.test), then: body(stmt.then), otherwise: body(stmt.otherwise) };
    case 'while':
      return { ...stmt, test: value(stmt.test), body: body(stmt.body) };
    case 'for': {
      const { first: before, ...rest } = stmt;
      const first = before ? body([before])[0] : undefined;
      return {
        ...rest,
        ...(first ? { first } : {}),
        ...(stmt.test ? { test: value(stmt.test) } : {}),
        ...(stmt.next ? { next: value(stmt.next) } : {}),
        body: body(stmt.body),
      };
    }
    case 'for of':
      return { ...stmt, in: value(stmt.in), body: body(stmt.body) };
    case 'switch':
      return {
        ...stmt,
        on: value(stmt.on),
        cases: stmt.cases.map((one) => ({ ...one, labels: one.labels.map(value), body: body(one.body) })),
      };
    case 'block':
      return { ...stmt, body: body(stmt.body) };
    case 'function':
      return {
        ...stmt,
        params: stmt.params.map((param) => (param.value ? { ...param, value: value(param.value) } : param)),
        body: body(stmt.body),
      };
    case 'try':
      return {
        ...stmt,
        body: body(stmt.body),
        handler: body(stmt.handler),
        lastly: body(stmt.lastly),
      };
    default:
      return stmt;
  }
}

/** Every value changed from the inside out, wherever it stands. */
export function mapValues(run: readonly Stmt[], change: (code: Code) => Code): readonly Stmt[] {
  const deep = (code: Code): Code => change(withParts(code, deep));
  const body = (inner: readonly Stmt[]): readonly Stmt[] => inner.map((stmt) => rebuilt(stmt, deep, body));
  return body(run);
}

/*
 * What is gone through is collected first: an engine has a hundred thousand values, and a generator inside a generator hands each
 * of them up level by level.
 */

/** Every value in statements, outer ones first. */
export function codesIn(run: readonly Stmt[]): readonly Code[] {
  const found: Code[] = [];
  collectIn(run, found);
  return found;
}

function collectIn(run: readonly Stmt[], found: Code[]): void {
  for (const stmt of run) {
    for (const value of valuesOf(stmt)) collectWithin(value, found);
    for (const body of bodiesOf(stmt)) collectIn(body, found);
  }
}

export function codesWithin(code: Code): readonly Code[] {
  const found: Code[] = [];
  collectWithin(code, found);
  return found;
}

function collectWithin(code: Code, found: Code[]): void {
  found.push(code);
  for (const part of partsOf(code)) collectWithin(part, found);
}

/** Every statement, outer ones first. */
export function stmtsIn(run: readonly Stmt[]): readonly Stmt[] {
  const found: Stmt[] = [];
  const collect = (inner: readonly Stmt[]): void => {
    for (const stmt of inner) {
      found.push(stmt);
      for (const body of bodiesOf(stmt)) collect(body);
    }
  };
  collect(run);
  return found;
}

/** How often each name is read or written; declarations do not count. */
export function usesIn(run: readonly Stmt[]): Map<Name, number> {
  const uses = new Map<Name, number>();
  for (const code of codesIn(run))
    if (code.is === 'name') uses.set(code.name, (uses.get(code.name) ?? 0) + 1);
  return uses;
}

export function mentions(run: readonly Stmt[] | Code, name: Name): boolean {
  const codes = Array.isArray(run) ? codesIn(run as readonly Stmt[]) : codesWithin(run as Code);
  for (const code of codes) if (code.is === 'name' && code.name === name) return true;
  return false;
}

/** About how many lines statements take. */
export function linesOf(run: readonly Stmt[]): number {
  return run.reduce((lines, stmt) => {
    if (stmt.is === 'jump') return lines + 2;
    const bodies = bodiesOf(stmt).filter((body) => body.length > 0);
    return lines + 1 + bodies.length + bodies.reduce((sum, body) => sum + linesOf(body), 0);
  }, 0);
}

/** The cases that statements jump to or name. */
export function casesIn(run: readonly Stmt[]): readonly Case[] {
  return [
    ...codesIn(run).flatMap((code) => (code.is === 'case' ? [code.case] : [])),
    ...stmtsIn(run).flatMap((stmt) => (stmt.is === 'jump' ? [stmt.to] : [])),
  ];
}

/** Names of one piece of code that stand for names of another. */
type Pairs = ReadonlyMap<Name, Name>;

/** Whether two values are the same code. */
export function isSame(a: Code, b: Code, names: Pairs = new Map()): boolean {
  if (a === b && names.size === 0) return true;
  if (a.is !== b.is) return false;
  if (a.is === 'name' && b.is === 'name') return (names.get(a.name) ?? a.name) === b.name;
  if (a.is === 'case' && b.is === 'case') return a.case === b.case;
  if (a.is === 'arrow' || a.is === 'object') return false;
  return plain(a) === plain(b) && areSame(partsOf(a), partsOf(b), names);
}

function areSame(a: readonly Code[], b: readonly Code[], names: Pairs): boolean {
  return a.length === b.length && a.every((part, index) => isSame(part, b[index]!, names));
}

/** Whether two runs of statements are the same code, whatever they call what they declare themselves. */
export function isSameRun(a: readonly Stmt[], b: readonly Stmt[], outer: Pairs = new Map()): boolean {
  const names = new Map(outer);
  return (
    a.length === b.length &&
    a.every((stmt, index) => {
      const other = b[index]!;
      if (stmt.is !== other.is || !isCompared(stmt)) return false;
      if (stmt.is === 'jump' && other.is === 'jump') return stmt.to === other.to;
      if (stmt.is === 'comment' && other.is === 'comment') return stmt.text === other.text;
      const isLeft = (one: Stmt) =>
        (one.is === 'break' || one.is === 'continue' || one.is === 'block') && one.label;
      if (isLeft(stmt) || isLeft(other)) return false;
      const inner = new Map(names);
      const declared = (one: Stmt): Name | undefined =>
        one.is === 'declare' || one.is === 'for of'
          ? one.name
          : one.is === 'for' && one.first?.is === 'declare'
            ? one.first.name
            : undefined;
      const [own, others] = [declared(stmt), declared(other)];
      const isBefore = areSame(
        stmt.is === 'for' ? [] : valuesOf(stmt),
        other.is === 'for' ? [] : valuesOf(other),
        names,
      );
      if (own && others) inner.set(own, others);
      if (stmt.is === 'declare' && own && others) names.set(own, others);
      const [bodies, theirs] = [bodiesOf(stmt), bodiesOf(other)];
      return (
        isBefore &&
        areSame(valuesOf(stmt), valuesOf(other), inner) &&
        bodies.length === theirs.length &&
        bodies.every((body, at) => isSameRun(body, theirs[at]!, inner))
      );
    })
  );
}

/** Functions and what only a host knows are never taken for the same. */
function isCompared({ is }: Stmt): boolean {
  return !['function', 'try', 'import', 'unpack'].includes(is);
}

/** What a node says besides its parts. */
function plain(code: Code): string {
  switch (code.is) {
    case 'number':
    case 'truth':
    case 'text':
      return String(code.value);
    case 'unary':
    case 'binary':
    case 'assign':
      return code.op;
    case 'step':
      return `${code.op}${code.after}`;
    case 'member':
      return code.member;
    case 'object':
      return code.members.map(([key]) => key).join(' ');
    default:
      return '';
  }
}

/** Whether working a value out changes nothing, so that it can be left out or done once. */
export function isPure(code: Code): boolean {
  for (const part of codesWithin(code))
    if (part.is === 'call' || part.is === 'assign' || part.is === 'step') return false;
  return true;
}

/** A value with every value in it changed from the inside out. */
export function mapCode(code: Code, change: (code: Code) => Code): Code {
  return change(withParts(code, (part) => mapCode(part, change)));
}
