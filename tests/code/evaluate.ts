import ts from 'typescript';
import { own } from '../../compiler/4-emit/code/build.ts';
import { spell } from '../../compiler/4-emit/code/names.ts';
import { printTypeScript } from '../../compiler/4-emit/code/print-typescript.ts';
import { expr, quote } from '../../compiler/4-emit/code/quote.ts';
import type { Code, Func, Stmt } from '../../compiler/4-emit/code/tree.ts';

/** A quotation that is not written in this file, but put together by a test. */
function strings(source: string): TemplateStringsArray {
  return Object.assign([source], { raw: [source] });
}

export function expressionOf(source: string): Code {
  return expr(strings(source));
}

export function statementsOf(source: string): readonly Stmt[] {
  return quote(strings(source), []);
}

/** A value as it is printed, every name by its hint. */
export function textOf(value: Code): string {
  return runText([{ is: 'return', value }]).slice('return '.length, -1);
}

/** Statements as they are printed, every name by its hint. */
export function runText(run: readonly Stmt[]): string {
  return printTypeScript(run, ({ hint }) => hint);
}

/** The same with names that are told apart, on one line. */
export function spelt(program: readonly Stmt[]): string {
  return oneLine(printTypeScript(program, spell(program)));
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Printed TypeScript, run with the given names around it; gives what it returns. */
export function evaluate(text: string, around: Readonly<Record<string, unknown>> = {}): unknown {
  const { outputText, diagnostics } = ts.transpileModule(`function whole() {${text}}`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, removeComments: false },
    reportDiagnostics: true,
  });
  if (diagnostics && diagnostics.length > 0)
    throw new SyntaxError(`${ts.flattenDiagnosticMessageText(diagnostics[0]!.messageText, '\n')}: ${text}`);
  const run = new Function(...Object.keys(around), `'use strict'; ${outputText}; return whole();`);
  return run(...Object.values(around));
}

/** A function of the engine's own around statements, so that every name in it is declared. */
export function wrapped(body: readonly Stmt[], params: readonly string[] = []): Func {
  return {
    is: 'function',
    name: own('wrapped'),
    params: params.map((param) => ({ name: own(param) })),
    returns: 'void',
    body,
  };
}
