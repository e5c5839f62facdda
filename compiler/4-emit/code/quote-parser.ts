import { isTruth, own } from './build.ts';
import { ExpressionParser } from './quote-expressions.ts';
import { nameIn, statementsIn } from './quote-holes.ts';
import type { Env, Parsed } from './quote-reader.ts';
import type { Code, Func, Name, Param, Stmt, SwitchCase } from './tree.ts';

/** Reads the part of TypeScript that quotations are written in. */
export class Parser extends ExpressionParser {
  wholeExpression(): Parsed<Code> {
    const whole = this.expression();
    this.expectEnd();
    return whole;
  }

  wholeStatements(): Parsed<readonly Stmt[]> {
    const whole = this.#statements();
    this.expectEnd();
    return whole;
  }

  /**
   * A file of the runtime: its functions and constants, under names of the engine's own. Those inside a function `create…` are
   * functions of the file too; what it unpacks from its parameters is found in `unpacked`, by name.
   */
  wholeModule(): {
    readonly statements: Parsed<readonly Stmt[]>;
    readonly unpacked: ReadonlyMap<Name, string>;
  } {
    const all: Parsed<readonly Stmt[]>[] = [];
    const unpacked = new Map<Name, string>();
    while (this.token.kind !== 'end') {
      if (this.take('export') || this.take('}')) continue;
      const { kind } = this.token;
      const [, second, third] = this.tokens.slice(this.at, this.at + 3);
      if (kind === 'comment' || kind === 'blank') this.at++;
      else if (kind === 'doc' && (second?.text === 'export' || /^create/.test(third?.text ?? ''))) this.at++;
      else if (this.is('import') || this.is('type') || this.is('interface') || this.is('return'))
        this.#skip();
      else if (this.is('const') && second?.text === '{') this.#unpack(unpacked);
      else if (this.is('function') && second?.text.startsWith('create')) {
        while (!this.take(')')) this.at++;
        this.expect('{');
      } else all.push(this.#statement());
    }
    return { statements: (env) => all.flatMap((one) => one(env)), unpacked };
  }

  /** Passes over what is only for the type checker, or for the host: to the end of a statement or of what is in braces. */
  #skip(): void {
    for (let depth = 0; ; this.at++) {
      const { text, kind } = this.token;
      if (kind === 'end') this.fail('a declaration does not end');
      if (kind !== 'sign') continue;
      if ('({['.includes(text)) depth++;
      if (')}]'.includes(text)) depth--;
      if (depth === 0 && (text === ';' || (text === '}' && this.tokens[this.at + 1]?.text !== 'from'))) break;
    }
    this.at++;
    this.take(';');
  }

  /** `const { main, notes: notesAt } = places;` */
  #unpack(unpacked: Map<Name, string>): void {
    this.at += 2;
    while (!this.take('}')) {
      const key = this.token.text;
      this.at++;
      const name = this.take(':') ? this.tokens[this.at++]!.text : key;
      unpacked.set(own(name), key);
      this.take(',');
    }
    this.#skip();
  }

  #statements(): Parsed<readonly Stmt[]> {
    const all: Parsed<readonly Stmt[]>[] = [];
    while (this.token.kind !== 'end' && !this.is('}') && !this.is('case') && !this.is('default'))
      all.push(this.#statement());
    return (env) => all.flatMap((one) => one(env));
  }

  /** What stands in braces, or one statement. */
  #body(): Parsed<readonly Stmt[]> {
    return this.within(() => {
      if (!this.take('{')) return this.#statement();
      const body = this.#statements();
      this.expect('}');
      return body;
    });
  }

  #statement(): Parsed<readonly Stmt[]> {
    const { kind, text } = this.token;
    const next = this.tokens[this.at + 1]!;
    if (kind === 'comment' || kind === 'blank') {
      this.at++;
      return () => [{ is: 'comment', text: text.slice(2).trim() }];
    }
    if (kind === 'hole' && (next.kind !== 'sign' || next.text === '}' || next.text === ';')) {
      this.at++;
      this.take(';');
      return ({ holes }) => statementsIn(holes[Number(text)]!);
    }
    if ((kind === 'hole' || kind === 'word') && next.text === ':' && text !== 'default')
      return this.#labelled();
    switch (kind === 'doc' ? next.text : kind === 'word' || kind === 'sign' ? text : '') {
      case 'const':
      case 'let': {
        const declaration = this.#declaration();
        this.expect(';');
        return (env) => [declaration(env)];
      }
      case 'if':
        return this.#if();
      case 'for':
        return this.within(() => this.#for());
      case 'while': {
        this.at++;
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
        this.at++;
        if (this.take(';')) return () => [{ is: 'return' }];
        const value = this.expression();
        this.expect(';');
        return (env) => [{ is: 'return', value: value(env) }];
      }
      case 'throw': {
        this.at++;
        const value = this.expression();
        this.expect(';');
        return (env) => [{ is: 'throw', value: value(env) }];
      }
      case 'try':
        return this.#try();
      case 'function':
        return this.#function();
      default: {
        const what = this.expression();
        this.expect(';');
        return (env) => [{ is: 'do', what: what(env) }];
      }
    }
  }

  #bracketed(): Parsed<Code> {
    this.expect('(');
    const inner = this.expression();
    this.expect(')');
    return inner;
  }

  #labelled(): Parsed<readonly Stmt[]> {
    return this.within(() => {
      const label = this.declaredName();
      this.expect(':');
      const body = this.#body();
      return (env: Env): readonly Stmt[] => [{ is: 'block', label: label(env), body: body(env) }];
    });
  }

  #leave(is: 'break' | 'continue'): Parsed<readonly Stmt[]> {
    this.at++;
    if (this.take(';')) return () => [{ is }];
    // Labels are those of blocks, which can only be left.
    if (is === 'continue') this.fail('“continue” stands alone');
    const label = this.primary();
    this.expect(';');
    return (env) => [{ is, label: nameIn(label(env)) }];
  }

  #how(): 'const' | 'let' {
    if (this.take('const')) return 'const';
    if (this.take('let')) return 'let';
    return this.fail('“const” or “let” is wanted');
  }

  #declaration(): Parsed<Stmt> {
    const doc = this.doc();
    const how = this.#how();
    const isHole = this.token.kind === 'hole';
    const declared = this.at;
    // The value is read first: what is declared is not known in it.
    this.at++;
    const type = this.take(':') ? this.type() : undefined;
    const value = this.take('=') ? this.expression() : undefined;
    const end = this.at;
    this.at = declared;
    const name = this.declaredName(type);
    this.at = end;
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

  #if(): Parsed<readonly Stmt[]> {
    this.at++;
    const test = this.#bracketed();
    const then = this.#body();
    const otherwise = this.take('else') ? this.#body() : undefined;
    return (env) => [{ is: 'if', test: test(env), then: then(env), otherwise: otherwise?.(env) ?? [] }];
  }

  #for(): Parsed<readonly Stmt[]> {
    this.at++;
    this.expect('(');
    const [, , of] = this.tokens.slice(this.at, this.at + 3);
    if (of?.text === 'of' && of.kind === 'word') {
      this.expect('const');
      const name = this.declaredName();
      this.at++;
      const items = this.expression();
      this.expect(')');
      const body = this.#body();
      return (env) => [{ is: 'for of', name: name(env), in: items(env), body: body(env) }];
    }
    const first = this.is(';') ? undefined : this.#declaration();
    this.expect(';');
    const test = this.is(';') ? undefined : this.expression();
    this.expect(';');
    const next = this.is(')') ? undefined : this.expression();
    this.expect(')');
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
    this.at++;
    const on = this.#bracketed();
    this.expect('{');
    const cases: Parsed<readonly SwitchCase[]>[] = [];
    while (!this.take('}')) {
      const { kind, text } = this.token;
      if (kind === 'hole') {
        this.at++;
        cases.push(({ holes }) => holes[Number(text)] as readonly SwitchCase[]);
        continue;
      }
      const labels: Parsed<Code>[] = [];
      while (this.take('case')) {
        labels.push(this.binary(0));
        this.expect(':');
      }
      if (labels.length === 0) {
        if (!this.take('default')) this.fail('“case” or “default” is wanted');
        this.expect(':');
      }
      const body = this.within(() => this.#statements());
      cases.push((env) => [{ labels: labels.map((label) => label(env)), body: body(env) }]);
    }
    return (env) => [{ is: 'switch', on: on(env), cases: cases.flatMap((one) => one(env)) }];
  }

  #try(): Parsed<readonly Stmt[]> {
    this.at++;
    const body = this.#body();
    const caught = this.take('catch') ? this.within(() => this.#handler()) : undefined;
    const lastly = this.take('finally') ? this.#body() : undefined;
    if (!caught && !lastly) this.fail('“catch” or “finally” is wanted');
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
    this.expect('(');
    const caught = this.declaredName();
    this.expect(')');
    const handler = this.#body();
    return (env) => ({ caught: caught(env), handler: handler(env) });
  }

  #function(): Parsed<readonly Func[]> {
    const doc = this.doc();
    this.expect('function');
    const { text } = this.token;
    const isOwn = this.isOwnHere;
    const declared = this.declaredName();
    return this.within(() => {
      this.expect('(');
      const params: Parsed<readonly Param[]>[] = [];
      while (!this.take(')')) {
        params.push(this.#param());
        if (!this.is(')')) this.expect(',');
      }
      const returns = this.take(':') ? this.type() : 'void';
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
    const isHole = this.token.kind === 'hole';
    const declared = this.at;
    this.at++;
    const isOptional = this.take('?');
    const type = this.take(':') ? this.type() : undefined;
    const value = this.take('=') ? this.expression() : undefined;
    const end = this.at;
    this.at = declared;
    const name = this.declaredName(type);
    this.at = end;
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

function typeOf(value: Code): string {
  return isTruth(value) ? 'boolean' : 'number';
}
