import type { Hole } from './quote-holes.ts';
import { Parser } from './quote-parser.ts';
import type { Env, Parsed } from './quote-reader.ts';
import type { Code, Func, Stmt } from './tree.ts';

/**
 * Trees written as the code that they stand for: ``expr`m[${list}] + 1` ``. A quotation is read once, when it is first used; each
 * use makes new nodes around what stands in its holes. Names are hygienic: what a quotation declares is a new name each time, and
 * every other word in it is a name of the engine's own. What a designer has named comes in through holes only.
 */

/** An expression. */
export function expr(strings: TemplateStringsArray, ...holes: readonly Hole[]): Code {
  return made(strings, holes, expressions, (parser) => parser.wholeExpression());
}

/** Statements, one behind the other. */
export function stmts(strings: TemplateStringsArray, ...holes: readonly Hole[]): readonly Stmt[] {
  return quote(strings, holes);
}

export function quote(strings: TemplateStringsArray, holes: readonly Hole[]): readonly Stmt[] {
  return made(strings, holes, statements, (parser) => parser.wholeStatements());
}

/** Declarations of the engine's own, with what is said above each: constants, variables, functions. */
export function owned(strings: TemplateStringsArray, ...holes: readonly Hole[]): readonly Stmt[] {
  return made(strings, holes, declarations, (parser) => parser.wholeStatements(), true);
}

/** The same, where all of them are functions. */
export function functions(strings: TemplateStringsArray, ...holes: readonly Hole[]): readonly Func[] {
  return owned(strings, ...holes).flatMap((stmt) => {
    if (stmt.is !== 'function' && stmt.is !== 'comment') throw new Error(`${stmt.is} stands among functions`);
    return stmt.is === 'function' ? [stmt] : [];
  });
}

const expressions = new WeakMap<TemplateStringsArray, Parsed<Code>>();
const statements = new WeakMap<TemplateStringsArray, Parsed<readonly Stmt[]>>();
const declarations = new WeakMap<TemplateStringsArray, Parsed<readonly Stmt[]>>();

function made<T>(
  strings: TemplateStringsArray,
  holes: readonly Hole[],
  known: WeakMap<TemplateStringsArray, Parsed<T>>,
  parse: (parser: Parser) => Parsed<T>,
  isOwn = false,
): T {
  let parsed = known.get(strings);
  if (!parsed) {
    parsed = parse(new Parser(strings, isOwn));
    known.set(strings, parsed);
  }
  const env: Env = { holes, names: [] };
  return parsed(env);
}
