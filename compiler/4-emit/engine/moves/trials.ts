import type { Target } from '../../../2-model/model.ts';
import { piecesIn } from '../../../2-model/types.ts';
import type { Action, Step } from '../../../3-ir/ir.ts';
import { mayStop } from '../../../3-ir/walk.ts';
import { call, func, own } from '../../code/build.ts';
import { pascal } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { usedInEffect } from '../facts.ts';
import type { Scope } from '../gen.ts';
import { moved } from '../statements/moving.ts';
import { positionIn, putBackFunction } from '../statements/pieces.ts';
import { effectArguments, effectFunction, effectParameters, effectScope } from '../statements/routines.ts';
import { fieldAddress } from '../values/fields.ts';
import { parameters } from '../values/terms.ts';

/** Actions whose conditions can only be judged after a change: the effect is tried, and taken back. */
export class Trials {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  /** The reason that a move would be refused for; -1: it is allowed. */
  reason(action: Action, scope: Scope): Code {
    return call(this.#function(action), effectArguments(action, scope));
  }

  allowed(action: Action, scope: Scope): Code {
    return expr`${this.reason(action, scope)} < 0`;
  }

  #function(action: Action): Name {
    const e = this.#e;
    return e.gen.function(`try ${action.name}`, `try${pascal(action.name)}`, (name) => {
      const out = new Out();
      const { scope, params } = parameters(e, effectParameters(action), out, 'as numbers');
      const doc = `Tries the action \`${action.name}\`: the reason why it is not allowed, or -1. Nothing has happened afterwards.`;
      if (this.takesBack(action)) {
        const inner = effectScope(e, action, scope, out);
        this.#takenBack(action.effect.blocks[0]!.steps, inner, out);
      } else this.#putBack(this.#effect(action, scope), out);
      return func(name, { doc, params, returns: 'number' }, out.statements);
    });
  }

  /** The effect of an action as in the game. */
  #effect(action: Action, scope: Scope): Out {
    const e = this.#e;
    const out = new Out();
    if (!mayStop(action.effect)) {
      out.do(call(effectFunction(e, action), effectArguments(action, scope)));
      return out;
    }
    const frame = e.machine.effect(action);
    const thread = own('t');
    out.code`const ${thread} = MAIN;`;
    const inner = effectScope(e, action, scope, out);
    e.machine.frames.passNames(frame, [action.owner, ...usedInEffect(action)], inner, out);
    out.code`
      m[${frame.back}] = DONE;
      m[${thread}] = ${frame.entry};
      runThread(${thread});`;
    return out;
  }

  /** Tries something that changes the state, and puts the whole state back. */
  #putBack(tried: Out, out: Out): void {
    out.code`
      const words = stateWords();
      before.set(words === m.length ? m : m.subarray(0, words));
      trying = true;
      try {
        ${tried}
        return -1;
      } catch (problem) {
        return reasonOf(problem);
      } finally {
        trying = false;
        m.set(before.subarray(0, words));
      }`;
  }

  /** Whether all that an action changes is where single pieces lie: that is taken back piece by piece, without a copy of the state. */
  takesBack({ effect }: Action): boolean {
    if (mayStop(effect)) return false;
    return effect.blocks[0]!.steps.every((statement) => {
      if (statement.is === 'let' || statement.is === 'need') return true;
      if (statement.is !== 'move' || statement.position) return false;
      const { type } = moved(statement);
      return type.is === 'piece' && this.#e.gen.layout.homes.has(type.pieces);
    });
  }

  /** The steps of an effect, each move with what takes it back, whatever comes in between. */
  #takenBack(steps: readonly Step[], scope: Scope, out: Out): void {
    const e = this.#e;
    let inner = scope;
    for (const [index, statement] of steps.entries()) {
      if (statement.is !== 'move') {
        inner = e.statements.one(statement, inner, out, { tried: true });
        continue;
      }
      const what = moved(statement);
      const pieces = piecesIn(what.type);
      const target = statement.to as Extract<Target, { is: 'field' }>;
      const isList = e.gen.layout.fields.get(target.field)!.form === 'list';
      const [piece, home, position] = [e.gen.fresh('piece'), e.gen.fresh('home'), e.gen.fresh('position')];
      out.code`
        const ${piece} = ${e.num(what, inner, out)};
        const ${home} = m[${e.gen.layout.homes.get(pieces)!} + ${piece}];
        const ${position} = ${positionIn(piece, home)};`;
      const [end, spare] = [e.gen.fresh('end'), e.gen.fresh('spare')];
      if (isList) {
        // Behind its last item a list has words that mean nothing: they are as before too.
        const list = fieldAddress(e, target, inner, out);
        out.code`const ${end} = ${list} + m[${list}] + 1; const ${spare} = m[${end}];`;
      }
      const tried = new Out();
      e.statements.one(statement, inner, tried, { tried: true });
      this.#takenBack(steps.slice(index + 1), inner, tried);
      out.code`
        try {
          ${tried}
        } finally {
          ${putBackFunction(e, pieces)}(${piece}, ${home}, ${position});
          ${isList ? stmts`m[${end}] = ${spare};` : []}
        }`;
      return;
    }
    out.code`return -1;`;
  }
}
