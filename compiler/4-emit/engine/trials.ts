import type { Action } from '../../3-ir/ir.ts';
import { usedInEffect } from './decisions.ts';
import type { Emitter } from './emitter.ts';
import { isCollection } from './expressions.ts';
import { asNumber, lookUp, type Scope } from './gen.ts';
import { ref } from './machine.ts';
import { letIn, parameters } from './terms.ts';
import { Out, pascal } from './text.ts';

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
          const type = e.machine.typeOf(frame, local);
          if (isCollection(type) && 'list' in bind)
            body.push(`setList(${e.machine.slotOf(frame, local)}, ${bind.list});`);
          else if ('value' in bind)
            body.push(`m[${e.machine.slotOf(frame, local)}] = ${asNumber(bind.value)};`);
        }
        body.push(
          'const t = MAIN;',
          `m[${frame.back}] = DONE;`,
          `m[t] = ${ref(frame.entry)};`,
          'runThread(t);',
        );
      }
      return [
        `/** Tries the action \`${action.name}\`: the reason why it is not allowed, or -1. Nothing has happened afterwards. */`,
        `function ${own}(${names.map((name) => name.replace(': boolean', ': number')).join(', ')}): number {`,
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
}
