import { camel } from './hints.ts';
import {
  type BinaryOp,
  Case,
  type Code,
  type Func,
  Name,
  type Param,
  type Stmt,
  type SwitchCase,
} from './tree.ts';

/** What can stand for a value where a tree is built: a name is read, a number is written as it is. */
export type Operand = Code | Name | Case | number | boolean;

export function code(operand: Operand): Code {
  if (operand instanceof Name) return { is: 'name', name: operand };
  if (operand instanceof Case) return { is: 'case', case: operand };
  if (typeof operand === 'number') return literal(operand);
  if (typeof operand === 'boolean') return { is: 'truth', value: operand };
  return operand;
}

const owns = new Map<string, Name>();

/** A name of the engine's own, always the same for the same spelling. What a designer names can never be one of these. */
export function own(spelling: string, type?: string): Name {
  const known = owns.get(spelling) ?? new Name(spelling, type ?? 'number', { isOwn: true });
  if (type !== undefined) known.type = type;
  owns.set(spelling, known);
  return known;
}

/** New names, by what each would like to be called, in words. */
export function names<const Hints extends readonly string[]>(...hints: Hints): { [At in keyof Hints]: Name } {
  return hints.map((hint) => new Name(camel(hint))) as { [At in keyof Hints]: Name };
}

// ---- values

/** No value, as the word for it in memory. */
export const NONE: Code = { is: 'name', name: own('NONE') };
const NO_VALUE = -0x80000000;

export function literal(value: number): Code {
  return value === NO_VALUE ? NONE : { is: 'number', value };
}

/** A pattern of bits. */
export function hex(value: number): Code {
  return { is: 'number', value, isHex: true };
}

export function text(value: string): Code {
  return { is: 'text', value };
}

export function isNumber(value: Operand, is?: number): boolean {
  const known = code(value);
  return known.is === 'number' && (is === undefined || known.value === is);
}

/** Whether a value is a name or a number, so that it can be written twice without being worked out twice. */
export function isAtom(value: Operand): boolean {
  const { is } = code(value);
  return is === 'name' || is === 'number' || is === 'truth';
}

const TRUTHS = new Set<string>(['===', '!==', '<', '<=', '>', '>=', '&&', '||', 'instanceof']);

/** Whether a value is a truth value; everything else is a whole number. */
export function isTruth(value: Operand): boolean {
  const known = code(value);
  switch (known.is) {
    case 'truth':
      return true;
    case 'name':
      return known.name.type === 'boolean';
    case 'unary':
      return known.op === '!';
    case 'binary':
      return TRUTHS.has(known.op) && (known.op !== '||' || isTruth(known.left));
    case 'either':
      return isTruth(known.then) && isTruth(known.otherwise);
    case 'call':
      return known.truth === true || (known.of.is === 'name' && known.of.name.type === 'boolean');
    default:
      return false;
  }
}

/** A value as a whole number: yes is 1, no is 0. */
export function asNumber(value: Operand): Code {
  const known = code(value);
  if (!isTruth(known)) return known;
  if (known.is === 'truth') return literal(known.value ? 1 : 0);
  return either(known, 1, 0);
}

/** A value as a truth value. */
export function asTruth(value: Operand): Code {
  return isTruth(value) ? code(value) : binary('===', value, 1);
}

// ---- operations

export function binary(op: BinaryOp, left: Operand, right: Operand): Code {
  return { is: 'binary', op, left: code(left), right: code(right) };
}

export function either(test: Operand, then: Operand, otherwise: Operand): Code {
  return { is: 'either', test: code(test), then: code(then), otherwise: code(otherwise) };
}

/** A sum; what is known is added up by the pass that folds. */
export function sum(...parts: readonly Operand[]): Code {
  const [first, ...others] = parts.filter((part) => !isNumber(part, 0));
  if (first === undefined) return literal(0);
  return others.reduce<Code>((left, right) => binary('+', left, right), code(first));
}

export function times(left: Operand, right: Operand): Code {
  return isNumber(right, 1) ? code(left) : isNumber(left, 1) ? code(right) : binary('*', left, right);
}

/** The number with these digits; each is below the number beside it. */
export function digits(all: readonly (readonly [digit: Operand, below: number])[]): Code {
  return all.reduce(
    (before, [digit, below], at) => (at === 0 ? code(digit) : sum(times(before, below), digit)),
    literal(0),
  );
}

/** What is done for one value of a switch. */
export function switchCase(label: Operand, body: readonly Stmt[]): SwitchCase {
  return { labels: [code(label)], body };
}

/** All of them hold, or one of them does. */
export function chain(op: '&&' | '||', parts: readonly Operand[]): Code {
  const [first, ...others] = parts;
  return others.reduce<Code>((left, right) => binary(op, left, right), code(first!));
}

const OPPOSITE: Partial<Record<BinaryOp, BinaryOp>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** The opposite of a condition on whole numbers. */
export function not(test: Operand): Code {
  const known = code(test);
  if (known.is === 'truth') return code(!known.value);
  if (known.is === 'unary' && known.op === '!') return known.of;
  const opposite = known.is === 'binary' ? OPPOSITE[known.op] : undefined;
  if (known.is === 'binary' && opposite) return { ...known, op: opposite };
  return { is: 'unary', op: '!', of: known };
}

const MEMORY = own('m');
const TABLES = own('k');

/** A word of the memory. */
export function load(address: Operand): Code {
  return { is: 'item', of: code(MEMORY), at: code(address) };
}

/** A word of the printed tables. */
export function printed(address: Operand): Code {
  return { is: 'item', of: code(TABLES), at: code(address) };
}

export function call(of: Operand, args: readonly Operand[]): Code {
  return { is: 'call', of: code(of), args: args.map(code) };
}

// ---- statements

export function store(address: Operand, value: Operand): Stmt {
  return { is: 'do', what: { is: 'assign', op: '=', to: load(address), value: code(value) } };
}

export function comment(words: string): Stmt {
  return { is: 'comment', text: words };
}

/** A function but for its name. */
export interface Unnamed {
  readonly doc?: string;
  readonly params: readonly (Param | Name)[];
  /** As TypeScript writes it; a function that gives nothing where it is left out. */
  readonly returns?: string;
  readonly body: readonly Stmt[] | { readonly statements: readonly Stmt[] };
}

export function func(name: Name, { doc, params, returns = 'void', body }: Unnamed): Func {
  name.type = returns;
  return {
    is: 'function',
    name,
    params: params.map((param) => (param instanceof Name ? { name: param, type: param.type } : param)),
    returns,
    body: 'statements' in body ? body.statements : body,
    ...(doc ? { doc } : {}),
  };
}
