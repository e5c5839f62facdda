import { code, type Operand } from './build.ts';
import { Case, type Code, Name, type Stmt, type SwitchCase } from './tree.ts';

/** What can stand in a hole of a quotation. */
export type Hole = Operand | Stmt | readonly Stmt[] | Written | readonly SwitchCase[] | readonly Code[];

/** Statements that were written one behind the other. */
interface Written {
  readonly statements: readonly Stmt[];
}

/** What stands in a hole where a value is wanted. */
export function valueIn(hole: Hole): Code {
  if (Array.isArray(hole) || isWritten(hole) || isStatement(hole))
    throw new Error('statements stand where a value is wanted');
  return code(hole as Operand);
}

export function nameIn(hole: Hole): Name {
  if (hole instanceof Name) return hole;
  if (typeof hole === 'object' && 'is' in hole && hole.is === 'name') return hole.name;
  throw new Error('a name is wanted here');
}

/** What stands in a hole where statements are wanted; a value is worked out for what it does. */
export function statementsIn(hole: Hole): readonly Stmt[] {
  if (isWritten(hole)) return hole.statements;
  if (Array.isArray(hole)) return hole as readonly Stmt[];
  if (isStatement(hole)) return [hole];
  return [{ is: 'do', what: code(hole as Operand) }];
}

function isWritten(hole: Hole): hole is Written {
  return typeof hole === 'object' && 'statements' in hole;
}

const STATEMENTS = new Set<string>([
  'declare',
  'do',
  'if',
  'for',
  'for of',
  'while',
  'switch',
  'block',
  'break',
  'continue',
  'return',
  'jump',
  'comment',
  'function',
  'throw',
  'try',
] satisfies Stmt['is'][]);

function isStatement(hole: Hole): hole is Stmt {
  return (
    typeof hole === 'object' &&
    !(hole instanceof Name) &&
    !(hole instanceof Case) &&
    'is' in hole &&
    STATEMENTS.has(hole.is)
  );
}
