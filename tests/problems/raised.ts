/** Finds every place in the compiler where a problem is raised, and what it is given. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../sources.ts';

export interface Raised {
  readonly code: string;
  /** File and line. */
  readonly where: string;
  /** The names in its data that are always there; undefined where this cannot be seen. */
  readonly keys: readonly string[] | undefined;
  /** Names that are sometimes there. */
  readonly maybe: readonly string[];
  readonly also: boolean;
}

/** The functions that raise a problem: where its data and its second place stand among the arguments. */
const RAISERS: Readonly<Record<string, { readonly data: number; readonly also?: number }>> = {
  error: { data: 2, also: 3 },
  warning: { data: 2, also: 3 },
  report: { data: 3 },
  complain: { data: 3 },
  tell: { data: 3 },
  failed: { data: 1 },
};

/** The command line, the engines and the drawing of problems raise none. */
const LEFT_OUT = /^(protocol|command-line|problems|runtime)\/|^main\.ts$|\.d\.ts$/;

export function findRaised(): Raised[] {
  return readdirSync(`${ROOT}compiler`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => raisedIn(file, readFileSync(`${ROOT}compiler/${file}`, 'utf8')));
}

export function raisedIn(file: string, text: string): Raised[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Raised[] = [];
  const note = (
    codes: readonly string[],
    node: ts.Node,
    data: ts.Expression | undefined,
    also: boolean,
  ): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    for (const code of codes)
      found.push({ code, where: `${file}:${line + 1}`, ...keysOf(data, source), also });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const raiser = RAISERS[nameOf(node.expression)];
      if (raiser) {
        const second = raiser.also === undefined ? undefined : node.arguments[raiser.also];
        const also = second !== undefined && second.getText(source) !== 'undefined';
        note(codesIn(node.arguments[0]), node, argument(node, raiser.data), also);
      }
    } else if (ts.isObjectLiteralExpression(node)) {
      const code = propertyOf(node, 'code');
      const data = propertyOf(node, 'data');
      if (code && data) note(codesIn(code), node, data, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text.replace('#', '') : '';
}

/** The argument at a position; a spread one before it (`...place`) stands for a start and an end. */
function argument({ arguments: given }: ts.CallExpression, position: number): ts.Expression | undefined {
  const spreads = given.slice(0, position).filter(ts.isSpreadElement).length;
  return given[position - spreads];
}

/** A code, or the two of `same ? 'double-key' : 'overlapping-keys'`. */
function codesIn(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return codesIn(node.expression);
  return ts.isConditionalExpression(node) ? [...codesIn(node.whenTrue), ...codesIn(node.whenFalse)] : [];
}

function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = node.properties.find(
    (one) => one.name && ts.isIdentifier(one.name) && one.name.text === name,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function keysOf(data: ts.Expression | undefined, source: ts.SourceFile): Pick<Raised, 'keys' | 'maybe'> {
  if (!data) return { keys: [], maybe: [] };
  const literal = ts.isIdentifier(data) ? initialOf(data, source) : data;
  if (!literal || !ts.isObjectLiteralExpression(literal)) return { keys: undefined, maybe: [] };
  const keys = literal.properties.flatMap((one) =>
    one.name && ts.isIdentifier(one.name) ? [one.name.text] : [],
  );
  const maybe: string[] = [];
  for (const spread of literal.properties.filter(ts.isSpreadAssignment)) {
    const inside = ts.isIdentifier(spread.expression)
      ? initialOf(spread.expression, source)
      : spread.expression;
    if (inside) maybe.push(...literalsIn(inside).flatMap((one) => keysOf(one, source).keys ?? []));
  }
  return { keys, maybe };
}

function literalsIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(node)) return [node];
  const found: ts.ObjectLiteralExpression[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...literalsIn(child));
  });
  return found;
}

/** What a `const` of this name before it is set to. */
function initialOf(name: ts.Identifier, source: ts.SourceFile): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart() >= name.getStart()) return;
    if (ts.isVariableDeclaration(node) && node.name.getText() === name.text)
      found = node.initializer ?? found;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
