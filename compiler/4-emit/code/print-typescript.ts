import type { Spelling } from './names.ts';
import type { BinaryOp, Code, Func, Param, Stmt, SwitchCase } from './tree.ts';
import { usesIn } from './walk.ts';

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
const [ASSIGN, EITHER, UNARY, POSTFIX, ALL] = [1, 2, 14, 15, 16];

/** Statements as TypeScript. */
export function printTypeScript(run: readonly Stmt[], spell: Spelling): string {
  return new Printer(spell).statements(run);
}

class Printer {
  readonly #spell: Spelling;

  constructor(spell: Spelling) {
    this.#spell = spell;
  }

  // ---- values

  /** A value, in brackets where what stands around it binds more closely than `above`. */
  value(code: Code, above = 0): string {
    const [text, binds] = this.#bound(code);
    return binds < above ? `(${text})` : text;
  }

  /** The same where a brace would begin a block. */
  #first(code: Code, above = 0): string {
    const text = this.value(code, above);
    return text.startsWith('{') ? `(${text})` : text;
  }

  #bound(code: Code): readonly [text: string, binds: number] {
    switch (code.is) {
      case 'number':
        return [inDigits(code), code.value < 0 ? UNARY : POSTFIX];
      case 'truth':
        return [String(code.value), POSTFIX];
      case 'text':
        return [quoted(code.value), POSTFIX];
      case 'name':
        return [this.#spell(code.name), POSTFIX];
      case 'item':
        return [`${this.#item(code)}!`, POSTFIX];
      case 'member':
        return [`${this.value(code.of, POSTFIX)}.${code.member}`, POSTFIX];
      case 'unary':
        return this.#unary(code);
      case 'step': {
        const of = this.value(code.of, POSTFIX);
        return [code.after ? `${of}${code.op}` : `${code.op}${of}`, UNARY];
      }
      case 'binary':
        return this.#binary(code);
      case 'either':
        return [
          `${this.value(code.test, EITHER + 1)} ? ${this.value(code.then, ASSIGN)} : ${this.value(code.otherwise, ASSIGN)}`,
          EITHER,
        ];
      case 'assign': {
        const to =
          code.op === '=' && code.to.is === 'item' ? this.#item(code.to) : this.value(code.to, POSTFIX);
        return [`${to} ${code.op} ${this.value(code.value, ASSIGN)}`, ASSIGN];
      }
      case 'call':
        return [`${this.value(code.of, POSTFIX)}(${this.#list(code.args)})`, POSTFIX];
      case 'new':
        return [
          `new ${this.value(code.of, code.of.is === 'name' ? 0 : ALL)}(${this.#list(code.args)})`,
          POSTFIX,
        ];
      case 'array':
        return [`[${this.#list(code.items)}]`, POSTFIX];
      case 'object':
        return [
          `{ ${[...(code.like ? [`...${this.value(code.like, ASSIGN)}`] : []), ...code.members.map((member) => this.#member(member))].join(', ')} }`,
          POSTFIX,
        ];
      case 'arrow':
        return [`(${code.params.map(this.#spell).join(', ')}) => ${this.#first(code.body, ASSIGN)}`, ASSIGN];
      case 'case':
        throw new Error('a case is printed before it has a number');
    }
  }

  #unary({ op, of }: Extract<Code, { is: 'unary' }>): readonly [string, number] {
    const text = this.value(of, UNARY);
    // Two signs side by side would be another one.
    return [op === '-' && text.startsWith('-') ? `-(${text})` : `${op}${text}`, UNARY];
  }

  #binary({ op, left, right }: Extract<Code, { is: 'binary' }>): readonly [string, number] {
    const binds = BINDS[op];
    // That a word is there need not be said where it is only compared.
    const isCompared = op === '===' || op === '!==';
    const side = (code: Code, above: number): string =>
      isCompared && code.is === 'item'
        ? this.#item(code)
        : this.value(code, op === '??' && isChain(code) ? ALL : above);
    return [`${side(left, binds)} ${op} ${side(right, binds + 1)}`, binds];
  }

  #item({ of, at }: Extract<Code, { is: 'item' }>): string {
    return `${this.value(of, POSTFIX)}[${this.value(at)}]`;
  }

  #list(items: readonly Code[]): string {
    return items.map((item) => this.value(item, ASSIGN)).join(', ');
  }

  #member([key, value]: readonly [string, Code]): string {
    const text = this.value(value, ASSIGN);
    return value.is === 'name' && text === key ? key : `${memberName(key)}: ${text}`;
  }

  // ---- statements

  statements(run: readonly Stmt[]): string {
    return run.map((stmt) => this.#statement(stmt)).join('\n');
  }

  #block(run: readonly Stmt[]): string {
    return `{\n${this.statements(run)}\n}`;
  }

  #statement(stmt: Stmt): string {
    switch (stmt.is) {
      case 'declare':
        return `${stmt.doc ? docComment(stmt.doc) : ''}${this.#declaration(stmt)};`;
      case 'do':
        return `${this.#first(stmt.what)};${stmt.about ? ` // ${inComment(stmt.about)}` : ''}`;
      case 'if':
        return this.#if(stmt);
      case 'for': {
        const first = stmt.first ? this.#head(stmt.first) : '';
        const [test, next] = [stmt.test, stmt.next].map((part) => (part ? ` ${this.value(part)}` : ''));
        return `for (${first};${test};${next}) ${this.#inner(stmt.body)}`;
      }
      case 'for of':
        return `for (const ${this.#spell(stmt.name)} of ${this.value(stmt.in)}) ${this.#inner(stmt.body)}`;
      case 'while':
        return `while (${this.value(stmt.test)}) ${this.#inner(stmt.body)}`;
      case 'switch':
        return `switch (${this.value(stmt.on)}) {\n${stmt.cases.map((one) => this.#case(one)).join('\n')}\n}`;
      case 'block':
        return `${stmt.label ? `${this.#spell(stmt.label)}: ` : ''}${this.#block(stmt.body)}`;
      case 'break':
      case 'continue':
        return `${stmt.is}${stmt.label ? ` ${this.#spell(stmt.label)}` : ''};`;
      case 'return':
        return stmt.value ? `return ${this.value(stmt.value)};` : 'return;';
      case 'comment':
        return stmt.text === '' ? '' : `// ${inComment(stmt.text)}`;
      case 'function':
        return this.#function(stmt);
      case 'import':
        return `import { ${stmt.names.map(this.#spell).join(', ')} } from ${quoted(stmt.from)};`;
      case 'unpack':
        return `const { ${stmt.names.map(this.#spell).join(', ')} } = ${this.value(stmt.of, ASSIGN)};`;
      case 'throw':
        return `throw ${this.value(stmt.value)};`;
      case 'try':
        return this.#try(stmt);
      case 'jump':
        throw new Error('a jump is printed before cases have numbers');
    }
  }

  /** What a loop begins with. */
  #head(first: Stmt): string {
    if (first.is === 'declare') return this.#declaration(first);
    if (first.is === 'do') return this.value(first.what);
    throw new Error(`a loop cannot begin with ${first.is}`);
  }

  #declaration({ how, name, type, value }: Extract<Stmt, { is: 'declare' }>): string {
    const start = `${how} ${this.#spell(name)}${type ? `: ${type}` : ''}`;
    return value ? `${start} = ${this.value(value, ASSIGN)}` : start;
  }

  /** What stands inside of a loop or a condition: one short statement needs no braces. */
  #inner(run: readonly Stmt[]): string {
    const [only, ...others] = run;
    return only && others.length === 0 && isShort(only, true) ? this.#statement(only) : this.#block(run);
  }

  #if({ test, then, otherwise }: Extract<Stmt, { is: 'if' }>): string {
    const start = `if (${this.value(test)}) `;
    if (otherwise.length === 0) return start + this.#then(then);
    const [only, ...others] = otherwise;
    const rest = only?.is === 'if' && others.length === 0 ? this.#if(only) : this.#block(otherwise);
    return `${start}${this.#block(then)} else ${rest}`;
  }

  #try({ body, caught, handler, lastly }: Extract<Stmt, { is: 'try' }>): string {
    const parts = [`try ${this.#block(body)}`];
    if (caught) parts.push(`catch (${this.#spell(caught)}) ${this.#block(handler)}`);
    if (lastly.length > 0) parts.push(`finally ${this.#block(lastly)}`);
    return parts.join(' ');
  }

  /** The same behind a condition, where no other condition may stand without braces. */
  #then(run: readonly Stmt[]): string {
    const [only, ...others] = run;
    return only && others.length === 0 && isShort(only, false) ? this.#statement(only) : this.#block(run);
  }

  #case({ labels, body, about }: SwitchCase): string {
    const heads = labels.length === 0 ? ['default:'] : labels.map((label) => `case ${this.value(label)}:`);
    const says = about ? ` // ${inComment(about)}` : '';
    const needsBlock = body.some(({ is }) => is === 'declare');
    return `${heads.join('\n')} ${needsBlock || says ? `{${says}\n${this.statements(body)}\n}` : `\n${this.statements(body)}`}`;
  }

  #function(func: Func): string {
    const { name, params, returns, body, doc, isExported } = func;
    const uses = usesIn([func]);
    const head = `${isExported ? 'export ' : ''}function ${this.#spell(name)}(${params.map((param) => `${uses.has(param.name) ? '' : '_'}${this.#param(param)}`).join(', ')}): ${returns}`;
    return `\n${doc ? docComment(doc) : ''}${head} ${this.#block(body)}`;
  }

  #param({ name, type, isOptional, value }: Param): string {
    const typed = type ? `${isOptional ? '?' : ''}: ${type}` : '';
    return `${this.#spell(name)}${typed}${value ? ` = ${this.value(value, ASSIGN)}` : ''}`;
  }
}

/** Whether a value is a chain of `&&` or `||`, which may not stand beside `??` without brackets. */
function isChain(code: Code): boolean {
  return code.is === 'binary' && (code.op === '&&' || code.op === '||');
}

/** Whether a statement may stand without braces; in a loop a condition may, too. */
function isShort(stmt: Stmt, inLoop: boolean): boolean {
  if (SHORT.has(stmt.is)) return true;
  return (
    inLoop &&
    stmt.is === 'if' &&
    stmt.otherwise.length === 0 &&
    stmt.then.length === 1 &&
    isShort(stmt.then[0]!, false)
  );
}

/** What may stand behind a condition without braces. */
const SHORT = new Set<Stmt['is']>(['do', 'break', 'continue', 'return', 'throw']);

function inDigits({ value, isHex }: Extract<Code, { is: 'number' }>): string {
  const sign = value < 0 ? '-' : '';
  if (isHex) return `${sign}0x${Math.abs(value).toString(16)}`;
  const digits = String(Math.abs(value));
  return sign + (digits.length < LONG ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '_'));
}

/** Numbers with so many digits are written in groups of three. */
const LONG = 6;

/** What a reader does not see: signs of control and of layout, ends of lines, halves of a character. */
const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}';
const UNSEEN_SIGN = new RegExp(`[${UNSEEN}]`, 'gu');
const SIGN_TO_ESCAPE = new RegExp(`['\\\\${UNSEEN}]`, 'gu');

/** A text in single quotes, with nothing in it that could end it or hide what follows. */
export function quoted(text: string): string {
  const inner = text.replace(SIGN_TO_ESCAPE, (sign) =>
    sign === "'" || sign === '\\' ? `\\${sign}` : `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  );
  return `'${inner}'`;
}

/**
 * The name of a member, in quotes only where it must be. What is called `__proto__` in an object would be its prototype; in square
 * brackets it is a member like any other.
 */
export function memberName(name: string): string {
  if (name === '__proto__') return `[${quoted(name)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** A comment cannot be left early, and shows nothing that a reader does not see. */
export function inComment(text: string): string {
  return text.replace(UNSEEN_SIGN, ' ').replaceAll('*/', '* /');
}

export function docComment(doc: string): string {
  const lines = doc.split('\n').map(inComment);
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}
