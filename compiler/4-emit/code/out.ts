import type { Operand } from './build.ts';
import { code } from './build.ts';
import { quote } from './quote.ts';
import type { Hole } from './quote-holes.ts';
import type { Case, Stmt } from './tree.ts';

/** Statements while they are being written, one behind the other. */
export class Out {
  readonly statements: Stmt[];

  constructor(statements: Stmt[] = []) {
    this.statements = statements;
  }

  /** Statements as they would be written by hand: ``out.code`m[${at}] = ${value};` ``; see `quote.ts`. */
  code(strings: TemplateStringsArray, ...holes: readonly Hole[]): void {
    this.statements.push(...quote(strings, holes));
  }

  push(...statements: readonly Stmt[]): void {
    this.statements.push(...statements);
  }

  append(other: Out): void {
    this.statements.push(...other.statements);
  }

  do(value: Operand): void {
    this.statements.push({ is: 'do', what: code(value) });
  }

  jump(to: Case): void {
    this.statements.push({ is: 'jump', to });
  }

  get isEmpty(): boolean {
    return this.statements.length === 0;
  }
}
