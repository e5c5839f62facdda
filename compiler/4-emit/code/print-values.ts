import { behind, below, filled, fits, lineAt, newLine, STEP, type TextPosition } from './layout.ts';
import type { Spelling } from './names.ts';
import { inDigits, memberName, quoted } from './print-words.ts';
import type { BinaryOp, Code } from './tree.ts';

/** How closely a sign binds. */
const BINDS: Readonly<Record<BinaryOp, number>> = {
  '??': 3,
  '||': 4,
  '&&': 5,
  '|': 6,
  '^': 7,
  '&': 8,
  '===': 9,
  '!==': 9,
  '<': 10,
  '<=': 10,
  '>': 10,
  '>=': 10,
  instanceof: 10,
  '<<': 11,
  '>>': 11,
  '>>>': 11,
  '+': 12,
  '-': 12,
  '*': 13,
  '/': 13,
  '%': 13,
};
const [EITHER, UNARY, POSTFIX, ALL] = [2, 14, 15, 16];
export const ASSIGN = 1;

type CodeOf<Is extends Code['is']> = Extract<Code, { is: Is }>;

/** Values as TypeScript: on one line if there is room, or else broken where they are put together. */
export class ValuePrinter {
  readonly #spell: Spelling;

  constructor(spell: Spelling) {
    this.#spell = spell;
  }

  /** A value, in brackets where what stands around it binds more closely than `above`. */
  value(code: Code, at: TextPosition, above = 0): string {
    const flat = this.flat(code, above);
    return fits(flat, at) ? flat : this.#broken(code, at, above);
  }

  /** The same where a brace would begin a block. */
  first(code: Code, at: TextPosition, above = 0): string {
    const text = this.value(code, at, above);
    return text.startsWith('{') ? `(${text})` : text;
  }

  /** A value between brackets: if it must be broken, it begins on a line of its own. */
  between([open, close]: readonly [string, string], code: Code, at: TextPosition): string {
    const flat = open + this.flat(code) + close;
    if (fits(flat, at)) return flat;
    const inner = lineAt(at.indent + STEP);
    const lines = code.is === 'binary' ? this.#chain(code, inner, inner.indent) : this.value(code, inner);
    return `${open}${newLine(inner.indent)}${lines}${newLine(at.indent)}${close}`;
  }

  /** A value behind `=`: on the next line, unless it is long for what stands between brackets in it. */
  assigned(code: Code, at: TextPosition): string {
    const flat = ` ${this.flat(code, ASSIGN)}`;
    if (fits(flat, at)) return flat;
    if (opensAtEnd(code)) return ` ${this.value(code, behind(at, 1), ASSIGN)}`;
    return newLine(at.indent + STEP) + this.#inLine(code, lineAt(at.indent + STEP, at.after), ASSIGN);
  }

  /** A value at the beginning of a line: its parts stand below each other. */
  #inLine(code: Code, at: TextPosition, above = 0): string {
    const flat = this.flat(code, above);
    if (fits(flat, at)) return flat;
    return code.is === 'binary' && bindsOf(code) >= above
      ? this.#chain(code, at, at.indent)
      : this.#broken(code, at, above);
  }

  // ---- on one line

  flat(code: Code, above = 0): string {
    const text = this.#flat(code);
    return bindsOf(code) < above ? `(${text})` : text;
  }

  #flat(code: Code): string {
    switch (code.is) {
      case 'number':
        return inDigits(code.value, code.isHex);
      case 'truth':
        return String(code.value);
      case 'text':
        return quoted(code.value);
      case 'name':
        return this.#spell(code.name);
      case 'item':
        return `${this.#item(code)}!`;
      case 'member':
        return `${this.flat(code.of, POSTFIX)}.${code.member}`;
      case 'unary':
        return this.#unary(code);
      case 'step': {
        const of = this.flat(code.of, POSTFIX);
        return code.after ? of + code.op : code.op + of;
      }
      case 'binary': {
        const { op, left, right } = code;
        return `${this.#side(op, left, 0)} ${op} ${this.#side(op, right, 1)}`;
      }
      case 'either':
        return `${this.flat(code.test, EITHER + 1)} ? ${this.flat(code.then, ASSIGN)} : ${this.flat(code.otherwise, ASSIGN)}`;
      case 'assign':
        return `${this.assignedTo(code)} ${code.op} ${this.flat(code.value, ASSIGN)}`;
      case 'call':
      case 'new':
        return `${this.#callee(code)}(${this.#list(code.args)})`;
      case 'array':
        return `[${this.#list(code.items)}]`;
      case 'object': {
        const members = this.#members(code).map((member) => member(lineAt(Number.NEGATIVE_INFINITY)));
        return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
      }
      case 'arrow': {
        const body = this.flat(code.body, ASSIGN);
        return `${this.#params(code)} => ${body.startsWith('{') ? `(${body})` : body}`;
      }
      case 'case':
        throw new Error('a case is printed before it has a number');
    }
  }

  #unary({ op, of }: CodeOf<'unary'>): string {
    const text = this.flat(of, UNARY);
    // Two signs side by side would be another one.
    return op === '-' && text.startsWith('-') ? `-(${text})` : op + text;
  }

  #item({ of, at }: CodeOf<'item'>): string {
    return `${this.flat(of, POSTFIX)}[${this.flat(at)}]`;
  }

  /** What is written to: that a word is there need not be said. */
  assignedTo({ op, to }: CodeOf<'assign'>): string {
    return op === '=' && to.is === 'item' ? this.#item(to) : this.flat(to, POSTFIX);
  }

  #callee({ is, of }: CodeOf<'call' | 'new'>): string {
    return is === 'new' ? `new ${this.flat(of, of.is === 'name' ? 0 : ALL)}` : this.flat(of, POSTFIX);
  }

  #list(items: readonly Code[]): string {
    return items.map((item) => this.flat(item, ASSIGN)).join(', ');
  }

  #params({ params }: CodeOf<'arrow'>): string {
    return `(${params.map(this.#spell).join(', ')})`;
  }

  #members({ like, members }: CodeOf<'object'>): ((at: TextPosition) => string)[] {
    const own = members.map(([key, value]) => (at: TextPosition): string => {
      if (value.is === 'name' && this.#spell(value.name) === key) return key;
      const name = `${memberName(key)}:`;
      return name + this.assigned(value, behind(at, name.length));
    });
    return like ? [(at) => `...${this.value(like, behind(at, 3), ASSIGN)}`, ...own] : own;
  }

  /** What stands beside a sign; that a word is there need not be said where it is only compared. */
  #side(op: BinaryOp, code: Code, isRight: 0 | 1, at?: TextPosition): string {
    if (isEquality(op) && code.is === 'item') return at ? this.#itemAt(code, ']', at) : this.#item(code);
    const above = needsBrackets(op, code, isRight) ? ALL : BINDS[op] + isRight;
    return at ? this.value(code, at, above) : this.flat(code, above);
  }

  // ---- on several lines

  #broken(code: Code, at: TextPosition, above: number): string {
    return bindsOf(code) < above ? `(${this.#open(code, behind(at, 1, 1))})` : this.#open(code, at);
  }

  #open(code: Code, at: TextPosition): string {
    switch (code.is) {
      case 'item':
        return this.#itemAt(code, ']!', at);
      case 'member':
        return `${this.value(code.of, behind(at, 0, code.member.length + 1), POSTFIX)}.${code.member}`;
      case 'step': {
        const of = this.value(code.of, behind(at, 0, 2), POSTFIX);
        return code.after ? of + code.op : code.op + of;
      }
      case 'unary': {
        const text = this.value(code.of, behind(at, 1), UNARY);
        return code.op === '-' && text.startsWith('-') ? `-(${text})` : code.op + text;
      }
      case 'binary':
        return this.#chain(code, at, at.indent + STEP);
      case 'either':
        return this.#either(code, at);
      case 'assign': {
        const { to, op, value } = code;
        const start = `${this.assignedTo(code)} ${op}`;
        if (to.is !== 'item' || fits(start, { ...at, after: 0 }))
          return start + this.assigned(value, behind(at, start.length));
        const close = op === '=' ? ']' : ']!';
        const end = close.length + 1 + op.length;
        const item = this.#itemAt(to, close, { ...at, after: end });
        return `${item} ${op}${this.assigned(value, { ...at, column: at.indent + end })}`;
      }
      case 'call':
      case 'new':
        return this.#call(code, at);
      case 'array': {
        const { items } = code;
        if (items.every(({ is }) => is === 'number' || is === 'text' || is === 'name'))
          return filled(
            ['[', ']'],
            items.map((item) => this.flat(item)),
            at,
          );
        return below(['[', ']'], this.#args(items), at);
      }
      case 'object': {
        const members = this.#members(code);
        const isNames = code.members.every(([key, value]) => value.is === 'name' && value.name.hint === key);
        if (isNames && !code.like)
          return filled(
            ['{', '}'],
            members.map((member) => member(at)),
            at,
          );
        return below(['{', '}'], members, at);
      }
      case 'arrow': {
        const start = `${this.#params(code)} =>`;
        const body = this.assigned(code.body, behind(at, start.length));
        return start + (body.startsWith(' {') ? ` (${body.slice(1)})` : body);
      }
      default:
        return this.#flat(code);
    }
  }

  #itemAt({ of, at: position }: CodeOf<'item'>, close: string, at: TextPosition): string {
    return this.between([`${this.flat(of, POSTFIX)}[`, close], position, at);
  }

  /** The parts of a long sum or condition, each but the first on a line of its own. */
  #chain(code: CodeOf<'binary'>, at: TextPosition, indent: number): string {
    const { op, left, right } = code;
    const end = ` ${op}`;
    const before = behind({ ...at, after: 0 }, 0, end.length);
    const first =
      left.is === 'binary' && isChained(op, left.op)
        ? this.#chain(left, before, indent)
        : this.#side(op, left, 0, before);
    return first + end + newLine(indent) + this.#side(op, right, 1, lineAt(indent, at.after));
  }

  #either({ test, then, otherwise }: CodeOf<'either'>, at: TextPosition): string {
    const indent = at.indent + STEP;
    const branch = (sign: string, code: Code, after: number): string => {
      const inner = { indent: indent + STEP, column: indent + STEP, after };
      return `${newLine(indent)}${sign} ${this.value(code, inner, ASSIGN)}`;
    };
    const before = { ...at, after: 0 };
    const isAlone = at.column === at.indent;
    const first = isAlone ? this.#inLine(test, before, EITHER + 1) : this.value(test, before, EITHER + 1);
    return first + branch('?', then, 0) + branch(':', otherwise, at.after);
  }

  #call(code: CodeOf<'call' | 'new'>, at: TextPosition): string {
    const start = `${this.#callee(code)}(`;
    const last = code.args.at(-1);
    // A function, an object or an array at the end may begin on the line of the call.
    if (last && OPENING.has(last.is) && code.args.every(isLastOrShort)) {
      const before = code.args.slice(0, -1).map((arg) => `${this.flat(arg, ASSIGN)}, `);
      const head = start + before.join('');
      if (fits(head, { ...at, after: 2 })) return `${head}${this.value(last, behind(at, head.length, 1))})`;
    }
    return below([start, ')'], this.#args(code.args), at);
  }

  #args(items: readonly Code[]): ((at: TextPosition) => string)[] {
    return items.map((item) => (at) => this.value(item, at, ASSIGN));
  }
}

/** What can begin on the line of a call, and end on the line on which that ends. */
const OPENING = new Set<Code['is']>(['arrow', 'object', 'array']);

function isLastOrShort({ is }: Code, index: number, all: readonly Code[]): boolean {
  return index === all.length - 1 || is === 'name' || is === 'number' || is === 'truth' || is === 'text';
}

function bindsOf(code: Code): number {
  switch (code.is) {
    case 'number':
      return code.value < 0 ? UNARY : POSTFIX;
    case 'unary':
    case 'step':
      return UNARY;
    case 'binary':
      return BINDS[code.op];
    case 'either':
      return EITHER;
    case 'assign':
    case 'arrow':
      return ASSIGN;
    default:
      return POSTFIX;
  }
}

/** Whether a long value is long for what stands between brackets at its end. */
function opensAtEnd(code: Code): boolean {
  switch (code.is) {
    case 'call':
    case 'new':
      return code.args.length > 0;
    case 'array':
    case 'object':
    case 'arrow':
    case 'assign':
      return true;
    case 'either':
      return code.test.is !== 'binary';
    default:
      return false;
  }
}

const isEquality = (op: BinaryOp): boolean => op === '===' || op === '!==';
const BITS = new Set<BinaryOp>(['&', '|', '^', '<<', '>>', '>>>']);
const CHAINED = new Set<BinaryOp>(['??', '||', '&&', '|', '^', '&', '+', '-', '*']);

/** Whether a value with a sign can stand before another sign as if it were one row: `a + b - c`. */
function isChained(op: BinaryOp, inner: BinaryOp): boolean {
  return BINDS[op] === BINDS[inner] && CHAINED.has(op) && CHAINED.has(inner);
}

/** Whether brackets are needed beside a sign, or help where few readers know which one binds more closely. */
function needsBrackets(op: BinaryOp, code: Code, isRight: 0 | 1): boolean {
  if (code.is !== 'binary') return false;
  const inner = code.op;
  // `&&` and `||` may not stand beside `??` without.
  if (op === '??' && (inner === '&&' || inner === '||')) return true;
  if (op === '||' && inner === '&&') return true;
  if ((op === '+' || op === '-') && inner === '%') return true;
  if (!isRight && isChained(op, inner)) return false;
  return BITS.has(op) || BINDS[op] === BINDS[inner];
}
