import type { Script, Target } from '../../../2-model/model.ts';
import type { Action } from '../../../3-ir/ir.ts';
import type { Emitter } from '../emitter.ts';
import { usedInEffect } from '../facts.ts';
import { asNumber, lookUp, type Scope } from '../gen.ts';
import { ref } from '../machine/machine.ts';
import { moved } from '../statements/moving.ts';
import { piecesOfPlace } from '../statements/pieces.ts';
import { Out, pascal } from '../text.ts';
import { isCollection, num } from '../values/expressions.ts';
import { fieldAddress } from '../values/fields.ts';
import { letIn, parameters } from '../values/terms.ts';

/** Actions whose conditions can only be judged after a change: the effect is tried, and taken back. */
export class Trials {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  /** The JavaScript for the reason that a move would be refused for; -1: it is allowed. */
  reason(action: Action, scope: Scope): string {
    const args = this.#e.effectArguments(action).map((local) => {
      const bind = lookUp(scope, local)!;
      return 'list' in bind ? bind.list : asNumber(bind.value);
    });
    return `${this.#function(action)}(${args.join(', ')})`;
  }

  allowed(action: Action, scope: Scope): string {
    return `${this.reason(action, scope)} < 0`;
  }

  #function(action: Action): string {
    const e = this.#e;
    return e.gen.function(`try ${action.name}`, `try${pascal(action.name)}`, (own) => {
      const out = new Out();
      const typed = (local: string) => action.effect.locals.find((one) => one.name === local)!;
      const [owner, ...rest] = e.effectArguments(action);
      const { scope, names } = parameters(e, typed(owner!), rest.map(typed), out);
      const doc = `/** Tries the action \`${action.name}\`: the reason why it is not allowed, or -1. Nothing has happened afterwards. */`;
      const header = `function ${own}(${names.map((name) => name.replace(': boolean', ': number')).join(', ')}): number {`;
      if (this.takesBack(action)) {
        let inner: Scope = scope;
        const used = usedInEffect(action);
        for (const line of action.head)
          if (line.is === 'let' && used.has(line.local)) inner = letIn(e, line.local, line.value, inner, out);
        this.#takenBack(action.effect.script, action.name, inner, out);
        return [doc, header, String(out), '}'].join('\n');
      }
      const body = new Out();
      if (!e.facts.stops(action.effect.script)) {
        const args = e.effectArguments(action).map((local) => {
          const bind = lookUp(scope, local)!;
          return 'list' in bind ? bind.list : asNumber(bind.value);
        });
        body.push(`${e.effectFunction(action)}(${args.join(', ')});`);
      } else {
        const frame = e.machine.effect(action);
        let inner: Scope = scope;
        const used = usedInEffect(action);
        for (const line of action.head)
          if (line.is === 'let' && used.has(line.local))
            inner = letIn(e, line.local, line.value, inner, body);
        for (const local of new Set([action.owner, ...used])) {
          const bind = lookUp(inner, local);
          if (!bind) continue;
          const type = e.machine.frames.typeOf(frame, local);
          if (isCollection(type) && 'list' in bind)
            body.push(`setList(${e.machine.frames.slotOf(frame, local)}, ${bind.list});`);
          else if ('value' in bind)
            body.push(`m[${e.machine.frames.slotOf(frame, local)}] = ${asNumber(bind.value)};`);
        }
        body.push(
          'const t = MAIN;',
          `m[${frame.back}] = DONE;`,
          `m[t] = ${ref(frame.entry)};`,
          'runThread(t);',
        );
      }
      return [
        doc,
        header,
        String(out),
        'const words = stateWords();',
        'before.set(words === m.length ? m : m.subarray(0, words));',
        'trying = true;',
        'try {',
        String(body),
        'return -1;',
        '} catch (problem) {',
        'if (problem === REFUSED) return refusedFor;',
        'throw problem;',
        '} finally {',
        'trying = false;',
        'm.set(before.subarray(0, words));',
        '}',
        '}',
      ].join('\n');
    });
  }

  /** Whether all that an action changes is where single pieces lie: that is taken back piece by piece, without a copy of the state. */
  takesBack({ effect }: Action): boolean {
    return effect.script.every((statement) => {
      if (statement.is === 'let' || statement.is === 'need') return true;
      if (statement.is !== 'move' || statement.position) return false;
      const { type } = moved(statement);
      return type.is === 'piece' && this.#e.pieces.hasHomes(type.pieces);
    });
  }

  /** The lines of a script, each move with what takes it back, whatever comes in between. */
  #takenBack(script: Script, rule: string, scope: Scope, out: Out): void {
    const e = this.#e;
    const place = { rule, scoring: undefined, pooled: undefined, tried: true } as const;
    let inner = scope;
    for (const [index, statement] of script.entries()) {
      if (statement.is !== 'move') {
        inner = e.statements.one(statement, place, inner, out);
        continue;
      }
      const what = moved(statement);
      const pieces = piecesOfPlace(what.type);
      const target = statement.to as Extract<Target, { is: 'field' }>;
      const isList = e.gen.layout.fields.get(target.field)!.form === 'list';
      const [piece, home, position, end, spare] = ['piece', 'home', 'position', 'end', 'spare'].map((name) =>
        e.gen.fresh(name),
      ) as [string, string, string, string, string];
      out.push(
        `const ${piece} = ${num(e, what, inner, out)};`,
        `const ${home} = m[${e.gen.layout.homes.get(pieces)!} + ${piece}]!;`,
        `const ${position} = ${e.pieces.position(piece, home)};`,
      );
      if (isList) {
        // Behind its last item a list has words that mean nothing: they are as before too.
        const list = fieldAddress(e, target, inner, out);
        out.push(`const ${end} = ${list} + m[${list}]! + 1;`, `const ${spare} = m[${end}]!;`);
      }
      out.push('try {');
      e.statements.one(statement, place, inner, out);
      this.#takenBack(script.slice(index + 1), rule, inner, out);
      out.push('} finally {', `${e.pieces.putBack(pieces)}(${piece}, ${home}, ${position});`);
      if (isList) out.push(`m[${end}] = ${spare};`);
      out.push('}');
      return;
    }
    out.push('return -1;');
  }
}
