import { code, isTruth, own } from './build.ts';
import { type Hole, nameIn, statementsIn, valueIn } from './quote-holes.ts';
import { joined, type Token, tokensOf } from './quote-tokens.ts';
import {
  type AssignOp,
  type BinaryOp,
  type Code,
  type Func,
  Name,
  type Param,
  type Stmt,
  type SwitchCase,
  type UnaryOp,
} from './tree.ts';

/** What a use of a quotation brings along: its holes, and the names that it has declared so far. */
export interface Env {
  readonly holes: readonly Hole[];
  readonly names: Name[];
}

/** A quotation, or a part of one, ready to be made into nodes. */
export type Parsed<T> = (env: Env) => T;

const PRECEDENCE: Readonly<Record<string, number>> = {
  '??': 1,
  '||': 2,
  '&&': 3,
  '|': 4,
  '^': 5,
  '&': 6,
  '===': 7,
  '!==': 7,
  '<': 8,
  '<=': 8,
  '>': 8,
  '>=': 8,
  instanceof: 8,
  '<<': 9,
  '>>': 9,
  '>>>': 9,
  '+': 10,
  '-': 10,
  '*': 11,
  '/': 11,
  '%': 11,
};

const ASSIGNS = new Set(['=', '+=', '-=', '*=', '|=', '&=', '^=', '<<=', '>>=', '>>>=', '&&=', '||=']);

/** Reads the part of TypeScript that quotations are written in. */
export class Parser {
  readonly #source: string;
  readonly #isOwn: boolean;
  readonly #tokens: readonly Token[];
  #at = 0;
  /** The words that are declared around here, and the number of each among the names of a use. */
  #scopes: Map<string, number>[] = [new Map()];
  #declared = 0;

  /** `isOwn`: what it declares at its top are names of the engine's own. */
  constructor(strings: readonly string[], isOwn: boolean) {
    this.#source = joined(strings);
    this.#isOwn = isOwn;
    // Empty lines count between declarations, and nowhere else.
    const tokens = tokensOf(this.#source, isOwn);
    let depth = 0;
    this.#tokens = tokens.filter(({ kind, text }) => {
      if (kind === 'sign') depth += '({['.includes(text) ? 1 : ')}]'.includes(text) ? -1 : 0;
      return kind !== 'blank' || depth === 0;
    });
  }

  wholeExpression(): Parsed<Code> {
    const whole = this.#expression();
    this.#expectEnd();
    return whole;
  }

  wholeStatements(): Parsed<readonly Stmt[]> {
    const whole = this.#statements();
    this.#expectEnd();
    return whole;
  }

  // ---- tokens

  get #token(): Token {
    return this.#tokens[this.#at]!;
  }

  #is(text: string): boolean {
    return this.#token.text === text && (this.#token.kind === 'sign' || this.#token.kind === 'word');
  }

  #take(text: string): boolean {
    if (!this.#is(text)) return false;
    this.#at++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#take(text)) this.#fail(`“${text}” is wanted`);
  }

  #expectEnd(): void {
    if (this.#token.kind !== 'end') this.#fail('this is too much');
  }

  #fail(what: string): never {
    throw new Error(
      `${what} in a quotation, before: ${this.#source.slice(this.#token.from, this.#token.from + 60)}`,
    );
  }

  // ---- names

  #within<T>(read: () => T): T {
    this.#scopes.push(new Map());
    const result = read();
    this.#scopes.pop();
    return result;
  }

  /** A name that is declared here: a new one for each use, or the one in the hole. */
  #declaredName(type?: string): Parsed<Name> {
    const isOwn = this.#isOwnHere;
    const { kind, text } = this.#token;
    this.#at++;
    if (kind === 'hole') return ({ holes }) => nameIn(holes[Number(text)]!);
    if (kind !== 'word') this.#fail('a name is wanted');
    if (isOwn) return () => own(text, type);
    const slot = this.#declared++;
    this.#scopes.at(-1)!.set(text, slot);
    return ({ names }) => {
      const name = new Name(text, type);
      names[slot] = name;
      return name;
    };
  }

  #word(word: string): Parsed<Code> {
    const slot = this.#scopes.findLast((scope) => scope.has(word))?.get(word);
    if (slot !== undefined) return ({ names }) => code(names[slot]!);
    const name = own(word);
    return () => code(name);
  }

  // ---- expressions

  #expression(): Parsed<Code> {
    const arrow = this.#arrow();
    if (arrow) return arrow;
    const left = this.#either();
    if (this.#token.kind !== 'sign' || !ASSIGNS.has(this.#token.text)) return left;
    const op = this.#token.text as AssignOp;
    this.#at++;
    const value = this.#expression();
    return (env) => ({ is: 'assign', op, to: left(env), value: value(env) });
  }

  /** `(at) => …`, or `() => …`. */
  #arrow(): Parsed<Code> | undefined {
    const [open, second, third, fourth] = this.#tokens.slice(this.#at, this.#at + 4);
    const hasParam = second?.kind === 'word' && third?.text === ')' && fourth?.text === '=>';
    const hasNone = second?.text === ')' && third?.text === '=>';
    if (open?.text !== '(' || !(hasParam || hasNone)) return undefined;
    return this.#within(() => {
      this.#at++;
      const param = hasParam ? this.#declaredName() : undefined;
      this.#at += 2;
      const body = this.#expression();
      return (env: Env): Code => ({ is: 'arrow', params: param ? [param(env)] : [], body: body(env) });
    });
  }

  #either(): Parsed<Code> {
    const test = this.#binary(0);
    if (!this.#take('?')) return test;
    const then = this.#expression();
    this.#expect(':');
    const otherwise = this.#expression();
    return (env) => ({ is: 'either', test: test(env), then: then(env), otherwise: otherwise(env) });
  }

  #binary(above: number): Parsed<Code> {
    let left = this.#unary();
    for (;;) {
      const op = this.#token.text as BinaryOp;
      const precedence = this.#token.kind === 'text' ? undefined : PRECEDENCE[op];
      if (precedence === undefined || precedence <= above) return left;
      this.#at++;
      const [before, right] = [left, this.#binary(precedence)];
      left = (env) => ({ is: 'binary', op, left: before(env), right: right(env) });
    }
  }

  #unary(): Parsed<Code> {
    for (const op of ['-', '!', '~'] as UnaryOp[])
      if (this.#take(op)) {
        const of = this.#unary();
        return (env) => {
          const value = of(env);
          if (op === '-' && value.is === 'number') return { ...value, value: -value.value };
          return { is: 'unary', op, of: value };
        };
      }
    for (const op of ['++', '--'] as const)
      if (this.#take(op)) {
        const of = this.#unary();
        return (env) => ({ is: 'step', op, of: of(env), after: false });
      }
    return this.#postfix();
  }

  #postfix(): Parsed<Code> {
    let of = this.#primary();
    for (;;) {
      const before = of;
      if (this.#take('[')) {
        const at = this.#expression();
        this.#expect(']');
        of = (env) => ({ is: 'item', of: before(env), at: at(env) });
      } else if (this.#take('(')) {
        const args = this.#list(')');
        of = (env) => ({ is: 'call', of: before(env), args: args(env) });
      } else if (this.#take('.')) {
        const member = this.#token.text;
        this.#at++;
        of = (env) => ({ is: 'member', of: before(env), member });
      } else if (this.#is('++') || this.#is('--')) {
        const op = this.#token.text as '++' | '--';
        this.#at++;
        of = (env) => ({ is: 'step', op, of: before(env), after: true });
        // That an item is there is for the printer to say.
      } else if (!this.#take('!')) return of;
    }
  }

  /** Values with commas between; a hole may hold several. */
  #list(end: string): Parsed<Code[]> {
    const items: Parsed<readonly Code[]>[] = [];
    while (!this.#take(end)) {
      const { kind, text } = this.#token;
      const next = this.#tokens[this.#at + 1]!.text;
      if (kind === 'hole' && (next === ',' || next === end)) {
        this.#at++;
        items.push(({ holes }) => {
          const hole = holes[Number(text)]!;
          return Array.isArray(hole) ? (hole as Code[]).map(valueIn) : [valueIn(hole)];
        });
      } else {
        const item = this.#expression();
        items.push((env) => [item(env)]);
      }
      if (!this.#is(end)) this.#expect(',');
    }
    return (env) => items.flatMap((item) => item(env));
  }

  #primary(): Parsed<Code> {
    const { kind, text } = this.#token;
    this.#at++;
    if (kind === 'hole') return ({ holes }) => valueIn(holes[Number(text)]!);
    if (kind === 'number') {
      const value = Number(text.replaceAll('_', ''));
      const isHex = text.startsWith('0x') ? { isHex: true as const } : {};
      return () => ({ is: 'number', value, ...isHex });
    }
    if (kind === 'text') return () => ({ is: 'text', value: text.slice(1, -1).replace(/\\(.)/g, '$1') });
    if (text === 'true' || text === 'false') return () => ({ is: 'truth', value: text === 'true' });
    if (text === '(') {
      const inner = this.#expression();
      this.#expect(')');
      return inner;
    }
    if (text === '[') {
      const items = this.#list(']');
      return (env) => ({ is: 'array', items: items(env) });
    }
    if (text === 'new') {
      const of = this.#primary();
      this.#expect('(');
      const args = this.#list(')');
      return (env) => ({ is: 'new', of: of(env), args: args(env) });
    }
    if (kind === 'word') return this.#word(text);
    this.#at--;
    return this.#fail('a value is wanted');
  }

  // ---- statements

  #statements(): Parsed<readonly Stmt[]> {
    const all: Parsed<readonly Stmt[]>[] = [];
    while (this.#token.kind !== 'end' && !this.#is('}') && !this.#is('case') && !this.#is('default'))
      all.push(this.#statement());
    return (env) => all.flatMap((one) => one(env));
  }

  /** What stands in braces, or one statement. */
  #body(): Parsed<readonly Stmt[]> {
    return this.#within(() => {
      if (!this.#take('{')) return this.#statement();
      const body = this.#statements();
      this.#expect('}');
      return body;
    });
  }

  #statement(): Parsed<readonly Stmt[]> {
    const { kind, text } = this.#token;
    const next = this.#tokens[this.#at + 1]!;
    if (kind === 'comment' || kind === 'blank') {
      this.#at++;
      return () => [{ is: 'comment', text: text.slice(2).trim() }];
    }
    if (kind === 'hole' && (next.kind !== 'sign' || next.text === '}' || next.text === ';')) {
      this.#at++;
      this.#take(';');
      return ({ holes }) => statementsIn(holes[Number(text)]!);
    }
    if ((kind === 'hole' || kind === 'word') && next.text === ':' && text !== 'default')
      return this.#labelled();
    switch (kind === 'doc' ? next.text : kind === 'word' || kind === 'sign' ? text : '') {
      case 'const':
      case 'let': {
        const declaration = this.#declaration();
        this.#expect(';');
        return (env) => [declaration(env)];
      }
      case 'if':
        return this.#if();
      case 'for':
        return this.#within(() => this.#for());
      case 'while': {
        this.#at++;
        const test = this.#bracketed();
        const body = this.#body();
        return (env) => [{ is: 'while', test: test(env), body: body(env) }];
      }
      case 'switch':
        return this.#switch();
      case '{': {
        const body = this.#body();
        return (env) => [{ is: 'block', body: body(env) }];
      }
      case 'break':
      case 'continue':
        return this.#leave(text as 'break' | 'continue');
      case 'return': {
        this.#at++;
        if (this.#take(';')) return () => [{ is: 'return' }];
        const value = this.#expression();
        this.#expect(';');
        return (env) => [{ is: 'return', value: value(env) }];
      }
      case 'throw': {
        this.#at++;
        const value = this.#expression();
        this.#expect(';');
        return (env) => [{ is: 'throw', value: value(env) }];
      }
      case 'try':
        return this.#try();
      case 'function':
        return this.#function();
      default: {
        const what = this.#expression();
        this.#expect(';');
        return (env) => [{ is: 'do', what: what(env) }];
      }
    }
  }

  #bracketed(): Parsed<Code> {
    this.#expect('(');
    const inner = this.#expression();
    this.#expect(')');
    return inner;
  }

  #labelled(): Parsed<readonly Stmt[]> {
    return this.#within(() => {
      const label = this.#declaredName();
      this.#expect(':');
      const body = this.#body();
      return (env: Env): readonly Stmt[] => [{ is: 'block', label: label(env), body: body(env) }];
    });
  }

  #leave(is: 'break' | 'continue'): Parsed<readonly Stmt[]> {
    this.#at++;
    if (this.#take(';')) return () => [{ is }];
    const label = this.#primary();
    this.#expect(';');
    return (env) => [{ is, label: nameIn(label(env)) }];
  }

  #declaration(): Parsed<Stmt> {
    const doc = this.#doc();
    const how = this.#token.text as 'const' | 'let';
    this.#at++;
    const isHole = this.#token.kind === 'hole';
    const declared = this.#at;
    // The value is read first: what is declared is not known in it.
    this.#at++;
    const type = this.#take(':') ? this.#type() : undefined;
    const value = this.#take('=') ? this.#expression() : undefined;
    const end = this.#at;
    this.#at = declared;
    const name = this.#declaredName(type);
    this.#at = end;
    return (env) => {
      const known = value?.(env);
      const own = name(env);
      if (!isHole && type === undefined && known) own.type = typeOf(known);
      return {
        is: 'declare',
        how,
        name: own,
        ...doc,
        ...(type ? { type } : {}),
        ...(known ? { value: known } : {}),
      };
    };
  }

  /** A type, as it is written. */
  #type(): string {
    const from = this.#token.from;
    let depth = 0;
    for (; depth > 0 || !/^[,;=){]$/.test(this.#token.text); this.#at++)
      depth += /^[([]$/.test(this.#token.text) ? 1 : /^[)\]]$/.test(this.#token.text) ? -1 : 0;
    return this.#source.slice(from, this.#token.from).trim();
  }

  #if(): Parsed<readonly Stmt[]> {
    this.#at++;
    const test = this.#bracketed();
    const then = this.#body();
    const otherwise = this.#take('else') ? this.#body() : undefined;
    return (env) => [{ is: 'if', test: test(env), then: then(env), otherwise: otherwise?.(env) ?? [] }];
  }

  #for(): Parsed<readonly Stmt[]> {
    this.#at++;
    this.#expect('(');
    const [, , of] = this.#tokens.slice(this.#at, this.#at + 3);
    if (of?.text === 'of' && of.kind === 'word') {
      this.#at++;
      const name = this.#declaredName();
      this.#at++;
      const items = this.#expression();
      this.#expect(')');
      const body = this.#body();
      return (env) => [{ is: 'for of', name: name(env), in: items(env), body: body(env) }];
    }
    const first = this.#is(';') ? undefined : this.#declaration();
    this.#expect(';');
    const test = this.#is(';') ? undefined : this.#expression();
    this.#expect(';');
    const next = this.#is(')') ? undefined : this.#expression();
    this.#expect(')');
    const body = this.#body();
    return (env) => [
      {
        is: 'for',
        ...(first ? { first: first(env) } : {}),
        ...(test ? { test: test(env) } : {}),
        ...(next ? { next: next(env) } : {}),
        body: body(env),
      },
    ];
  }

  #switch(): Parsed<readonly Stmt[]> {
    this.#at++;
    const on = this.#bracketed();
    this.#expect('{');
    const cases: Parsed<readonly SwitchCase[]>[] = [];
    while (!this.#take('}')) {
      const { kind, text } = this.#token;
      if (kind === 'hole') {
        this.#at++;
        cases.push(({ holes }) => holes[Number(text)] as readonly SwitchCase[]);
        continue;
      }
      const labels: Parsed<Code>[] = [];
      while (this.#take('case')) {
        labels.push(this.#binary(0));
        this.#expect(':');
      }
      if (this.#take('default')) this.#expect(':');
      const body = this.#within(() => this.#statements());
      cases.push((env) => [{ labels: labels.map((label) => label(env)), body: body(env) }]);
    }
    return (env) => [{ is: 'switch', on: on(env), cases: cases.flatMap((one) => one(env)) }];
  }

  #try(): Parsed<readonly Stmt[]> {
    this.#at++;
    const body = this.#body();
    const caught = this.#take('catch') ? this.#within(() => this.#handler()) : undefined;
    const lastly = this.#take('finally') ? this.#body() : undefined;
    if (!caught && !lastly) this.#fail('“catch” or “finally” is wanted');
    return (env) => [
      {
        is: 'try',
        body: body(env),
        handler: [],
        ...caught?.(env),
        lastly: lastly?.(env) ?? [],
      },
    ];
  }

  #handler(): Parsed<{ readonly caught: Name; readonly handler: readonly Stmt[] }> {
    this.#expect('(');
    const caught = this.#declaredName();
    this.#expect(')');
    const handler = this.#body();
    return (env) => ({ caught: caught(env), handler: handler(env) });
  }

  /** What is said above a declaration. */
  #doc(): { doc?: string } {
    if (this.#token.kind !== 'doc') return {};
    this.#at++;
    return { doc: docIn(this.#tokens[this.#at - 1]!.text) };
  }

  /** Whether the name that is declared next is one of the engine's own. */
  get #isOwnHere(): boolean {
    return this.#isOwn && this.#scopes.length === 1 && this.#token.kind === 'word';
  }

  #function(): Parsed<readonly Func[]> {
    const doc = this.#doc();
    this.#expect('function');
    const { text } = this.#token;
    const isOwn = this.#isOwnHere;
    const declared = this.#declaredName();
    return this.#within(() => {
      this.#expect('(');
      const params: Parsed<readonly Param[]>[] = [];
      while (!this.#take(')')) {
        params.push(this.#param());
        if (!this.#is(')')) this.#expect(',');
      }
      const returns = this.#take(':') ? this.#type() : 'void';
      // Whoever calls it must know what it gives.
      if (isOwn) own(text, returns);
      const body = this.#body();
      return (env: Env): readonly Func[] => {
        const name = declared(env);
        name.type = returns;
        return [
          {
            is: 'function',
            name,
            params: params.flatMap((param) => param(env)),
            returns,
            body: body(env),
            ...doc,
          },
        ];
      };
    });
  }

  #param(): Parsed<readonly Param[]> {
    const isHole = this.#token.kind === 'hole';
    const declared = this.#at;
    this.#at++;
    const isOptional = this.#take('?');
    const type = this.#take(':') ? this.#type() : undefined;
    const value = this.#take('=') ? this.#expression() : undefined;
    const end = this.#at;
    this.#at = declared;
    const name = this.#declaredName(type);
    this.#at = end;
    return (env) => {
      const own = name(env);
      const shown = type ?? (value ? undefined : isHole ? own.type : 'number');
      return [
        {
          name: own,
          ...(shown ? { type: shown } : {}),
          ...(isOptional ? { isOptional: true as const } : {}),
          ...(value ? { value: value(env) } : {}),
        },
      ];
    };
  }
}

function docIn(text: string): string {
  return text
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();
}

function typeOf(value: Code): string {
  return isTruth(value) ? 'boolean' : 'number';
}
