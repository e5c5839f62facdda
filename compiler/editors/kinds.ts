import { CompletionItemKind, SymbolKind } from 'vscode-languageserver';
import type { NameSort } from '../language-service/index.ts';

interface Kinds {
  readonly completion: CompletionItemKind;
  readonly symbol: SymbolKind;
  /** Its colour, by what it stands for; none: as the grammar says. */
  readonly token?: (typeof TOKEN_TYPES)[number];
}

export const TOKEN_TYPES = ['type', 'enumMember', 'property', 'variable', 'function', 'parameter'] as const;
export const TOKEN_MODIFIERS = ['declaration'] as const;

const {
  Class,
  Enum,
  EnumMember,
  Event,
  Field,
  Folder,
  Function: Procedure,
  Keyword,
  Method,
  Module,
  Property,
} = CompletionItemKind;
const { Constant, Reference, Struct, Text, Value, Variable } = CompletionItemKind;

/** What names of rules are for an editor, which knows the things of programs only. */
export const KINDS: Readonly<Record<NameSort, Kinds>> = {
  game: { completion: Module, symbol: SymbolKind.Module },
  variant: { completion: Module, symbol: SymbolKind.Module },
  folder: { completion: Folder, symbol: SymbolKind.Package },
  kind: { completion: Enum, symbol: SymbolKind.Enum, token: 'type' },
  value: { completion: EnumMember, symbol: SymbolKind.EnumMember, token: 'enumMember' },
  pieces: { completion: Class, symbol: SymbolKind.Class, token: 'type' },
  property: { completion: Property, symbol: SymbolKind.Property, token: 'property' },
  table: { completion: Struct, symbol: SymbolKind.Array, token: 'variable' },
  grid: { completion: Struct, symbol: SymbolKind.Array, token: 'variable' },
  field: { completion: Field, symbol: SymbolKind.Field, token: 'property' },
  option: { completion: Variable, symbol: SymbolKind.Boolean, token: 'variable' },
  term: { completion: Constant, symbol: SymbolKind.Constant, token: 'function' },
  phase: { completion: Procedure, symbol: SymbolKind.Function, token: 'function' },
  step: { completion: Procedure, symbol: SymbolKind.Function, token: 'function' },
  action: { completion: Method, symbol: SymbolKind.Method, token: 'function' },
  choice: { completion: Variable, symbol: SymbolKind.Variable, token: 'parameter' },
  rules: { completion: Procedure, symbol: SymbolKind.Function, token: 'function' },
  scoring: { completion: Procedure, symbol: SymbolKind.Function, token: 'function' },
  reason: { completion: Text, symbol: SymbolKind.String, token: 'enumMember' },
  always: { completion: Reference, symbol: SymbolKind.Interface, token: 'function' },
  example: { completion: Value, symbol: SymbolKind.Event, token: 'function' },
  winner: { completion: Event, symbol: SymbolKind.Event },
  local: { completion: Variable, symbol: SymbolKind.Variable, token: 'parameter' },
  word: { completion: Keyword, symbol: SymbolKind.Object },
};
