import type { Case, Code, Name, Stmt } from './tree.ts';

/** Calls a function with each of the values that a value is made of. */
export function eachPart(code: Code, visit: (part: Code) => void): void {
  switch (code.is) {
    case 'item':
      visit(code.of);
      visit(code.at);
      break;
    case 'unary':
    case 'step':
    case 'member':
      visit(code.of);
      break;
    case 'binary':
      visit(code.left);
      visit(code.right);
      break;
    case 'either':
      visit(code.test);
      visit(code.then);
      visit(code.otherwise);
      break;
    case 'assign':
      visit(code.to);
      visit(code.value);
      break;
    case 'call':
    case 'new':
      visit(code.of);
      for (const arg of code.args) visit(arg);
      break;
    case 'array':
      for (const item of code.items) visit(item);
      break;
    case 'object':
      if (code.like) visit(code.like);
      for (const [, value] of code.members) visit(value);
      break;
    case 'arrow':
      visit(code.body);
  }
}

/** The values that a value is made of. */
export function partsOf(code: Code): readonly Code[] {
  const parts: Code[] = [];
  eachPart(code, (part) => parts.push(part));
  return parts;
}

/** A list with each item changed; the same list where none is. */
function mapped<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const all = items.map(change);
  return all.every((item, index) => item === items[index]) ? items : all;
}

/** A node with other parts; the same node where they are the same. */
function changed<T extends object>(node: T, parts: Partial<T>): T {
  for (const key in parts) if (parts[key] !== node[key]) return { ...node, ...parts };
  return node;
}

/** A value with each of its parts changed. What stays as it is stays the same value. */
export function withParts(code: Code, change: (part: Code) => Code): Code {
  switch (code.is) {
    case 'item':
      return changed(code, { of: change(code.of), at: change(code.at) });
    case 'unary':
    case 'step':
    case 'member':
      return changed(code, { of: change(code.of) });
    case 'binary':
      return changed(code, { left: change(code.left), right: change(code.right) });
    case 'either':
      return changed(code, {
        test: change(code.test),
        then: change(code.then),
        otherwise: change(code.otherwise),
      });
    case 'assign':
      return changed(code, { to: change(code.to), value: change(code.value) });
    case 'call':
    case 'new':
      return changed(code, { of: change(code.of), args: mapped(code.args, change) });
    case 'array':
      return changed(code, { items: mapped(code.items, change) });
    case 'object':
      return {
        ...code,
        ...(code.like ? { like: change(code.like) } : {}),
        members: code.members.map(([key, value]) => [key, change(value)] as const),
      };
    case 'arrow':
      return changed(code, { body: change(code.body) });
    default:
      return code;
  }
}

/** Calls a function with each value that stands in a statement itself, in the order in which they are worked out; not with those of statements inside. */
export function eachValue(stmt: Stmt, visit: (value: Code) => void): void {
  switch (stmt.is) {
    case 'declare':
    case 'return':
    case 'throw':
      if (stmt.value) visit(stmt.value);
      break;
    case 'unpack':
      visit(stmt.of);
      break;
    case 'do':
      visit(stmt.what);
      break;
    case 'if':
    case 'while':
      visit(stmt.test);
      break;
    case 'for':
      if (stmt.test) visit(stmt.test);
      if (stmt.next) visit(stmt.next);
      break;
    case 'for of':
      visit(stmt.in);
      break;
    case 'switch':
      visit(stmt.on);
      for (const { labels } of stmt.cases) for (const label of labels) visit(label);
      break;
    case 'function':
      for (const { value } of stmt.params) if (value) visit(value);
  }
}

export function valuesOf(stmt: Stmt): readonly Code[] {
  const values: Code[] = [];
  eachValue(stmt, (value) => values.push(value));
  return values;
}

/** Calls a function with each run of statements inside a statement. */
export function eachBody(stmt: Stmt, visit: (run: readonly Stmt[]) => void): void {
  switch (stmt.is) {
    case 'if':
      visit(stmt.then);
      visit(stmt.otherwise);
      break;
    case 'for':
      if (stmt.first) visit([stmt.first]);
      visit(stmt.body);
      break;
    case 'for of':
    case 'while':
    case 'block':
    case 'function':
      visit(stmt.body);
      break;
    case 'switch':
      for (const { body } of stmt.cases) visit(body);
      break;
    case 'try':
      visit(stmt.body);
      visit(stmt.handler);
      visit(stmt.lastly);
  }
}

export function bodiesOf(stmt: Stmt): readonly (readonly Stmt[])[] {
  const bodies: (readonly Stmt[])[] = [];
  eachBody(stmt, (body) => bodies.push(body));
  return bodies;
}

/** A statement with its own values, and the runs of statements inside, changed. What stays as it is stays the same statement. */
export function rebuilt(
  stmt: Stmt,
  value: (code: Code) => Code,
  body: (run: readonly Stmt[]) => readonly Stmt[],
): Stmt {
  switch (stmt.is) {
    case 'declare':
    case 'return':
      return stmt.value ? changed(stmt, { value: value(stmt.value) }) : stmt;
    case 'throw':
      return changed(stmt, { value: value(stmt.value) });
    case 'unpack':
      return changed(stmt, { of: value(stmt.of) });
    case 'do':
      return changed(stmt, { what: value(stmt.what) });
    case 'if':
      return changed(stmt, {
        test: value(stmt.test),
        then: body(stmt.then),
        otherwise: body(stmt.otherwise),
      });
    case 'while':
      return changed(stmt, { test: value(stmt.test), body: body(stmt.body) });
    case 'for': {
      const first = stmt.first ? body([stmt.first])[0] : undefined;
      const now = changed(stmt, {
        ...(first ? { first } : {}),
        ...(stmt.test ? { test: value(stmt.test) } : {}),
        ...(stmt.next ? { next: value(stmt.next) } : {}),
        body: body(stmt.body),
      });
      if (first || !stmt.first) return now;
      const { first: _, ...rest } = now;
      return rest;
    }
    case 'for of':
      return changed(stmt, { in: value(stmt.in), body: body(stmt.body) });
    case 'switch':
      return changed(stmt, {
        on: value(stmt.on),
        cases: mapped(stmt.cases, (one) =>
          changed(one, { labels: mapped(one.labels, value), body: body(one.body) }),
        ),
      });
    case 'block':
      return changed(stmt, { body: body(stmt.body) });
    case 'function':
      return changed(stmt, {
        params: mapped(stmt.params, (param) =>
          param.value ? changed(param, { value: value(param.value) }) : param,
        ),
        body: body(stmt.body),
      });
    case 'try':
      return changed(stmt, {
        body: body(stmt.body),
        handler: body(stmt.handler),
        lastly: body(stmt.lastly),
      });
    default:
      return stmt;
  }
}

/** Statements, each with others in its place; the same run where all stay as they are. */
export function replaced(
  run: readonly Stmt[],
  instead: (stmt: Stmt) => Stmt | readonly Stmt[],
): readonly Stmt[] {
  let made: Stmt[] | undefined;
  for (const [index, stmt] of run.entries()) {
    const now = instead(stmt);
    if (!made && now === stmt) continue;
    made ??= run.slice(0, index);
    if ('is' in now) made.push(now);
    else made.push(...now);
  }
  return made ?? run;
}

/** Every value changed from the inside out, wherever it stands. */
export function mapValues(run: readonly Stmt[], change: (code: Code) => Code): readonly Stmt[] {
  const deep = (code: Code): Code => change(withParts(code, deep));
  const body = (inner: readonly Stmt[]): readonly Stmt[] =>
    mapped(inner, (stmt) => rebuilt(stmt, deep, body));
  return body(run);
}

/** Calls a function with every value in statements, outer ones first. An engine has a hundred thousand. */
export function eachCode(run: readonly Stmt[], visit: (code: Code) => void): void {
  const within = (code: Code): void => {
    visit(code);
    eachPart(code, within);
  };
  const inRun = (inner: readonly Stmt[]): void => {
    for (const stmt of inner) {
      eachValue(stmt, within);
      eachBody(stmt, inRun);
    }
  };
  inRun(run);
}

/** The same with every statement. */
export function eachStmt(run: readonly Stmt[], visit: (stmt: Stmt) => void): void {
  const inRun = (inner: readonly Stmt[]): void => {
    for (const stmt of inner) {
      visit(stmt);
      eachBody(stmt, inRun);
    }
  };
  inRun(run);
}

export function codesIn(run: readonly Stmt[]): readonly Code[] {
  const found: Code[] = [];
  eachCode(run, (code) => found.push(code));
  return found;
}

export function codesWithin(code: Code): readonly Code[] {
  return codesIn([{ is: 'do', what: code }]);
}

export function stmtsIn(run: readonly Stmt[]): readonly Stmt[] {
  const found: Stmt[] = [];
  eachStmt(run, (stmt) => found.push(stmt));
  return found;
}

/** How often each name is read or written; declarations do not count. */
export function usesIn(run: readonly Stmt[]): Map<Name, number> {
  const uses = new Map<Name, number>();
  eachCode(run, (code) => {
    if (code.is === 'name') uses.set(code.name, (uses.get(code.name) ?? 0) + 1);
  });
  return uses;
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
  const found: Case[] = [];
  eachCode(run, (code) => {
    if (code.is === 'case') found.push(code.case);
  });
  eachStmt(run, (stmt) => {
    if (stmt.is === 'jump') found.push(stmt.to);
  });
  return found;
}

/** Whether working a value out changes nothing, so that it can be left out or done once. */
export function isPure(code: Code): boolean {
  return !['call', 'assign', 'step'].includes(code.is) && partsOf(code).every(isPure);
}

/** A value with every value in it changed from the inside out. */
export function mapCode(code: Code, change: (code: Code) => Code): Code {
  return change(withParts(code, (part) => mapCode(part, change)));
}
