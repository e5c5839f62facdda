import type { Target } from '../../../2-model/model.ts';
import { piecesIn } from '../../../2-model/types.ts';
import type { Action, Step, StepOf } from '../../../3-ir/ir.ts';
import { mayStop } from '../../../3-ir/walk.ts';
import { call, code, func, own, text } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { stmtsIn } from '../../code/walk.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { usedInEffect } from '../facts.ts';
import { moved } from '../statements/moving.ts';
import { holdFunction, positionIn, putBackFunction } from '../statements/pieces.ts';
import { effectArguments, effectParameters, inEffect } from '../statements/routines.ts';
import { fieldAddress } from '../values/fields.ts';
import { parameters } from '../values/terms.ts';
import { type KeptReach, keptReach } from './kept-reach.ts';
import { answerFirst, reachBefore } from './reach-before.ts';

/** Actions whose conditions can only be judged after a change: the effect is tried, and taken back. */
export class Trials {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  /** The reason that a move would be refused for; -1: it is allowed. */
  reason(w: Writer, action: Action): Code {
    const kept = this.#keptReach(action);
    const asked = kept ? this.#first(action, kept) : this.#function(action);
    return call(asked, effectArguments(w, action));
  }

  /** What stands before actions are tried in a situation: what is known of another is forgotten. */
  forget(actions: readonly Action[]): readonly Stmt[] {
    const kept = actions.flatMap((action) => this.#keptReach(action) ?? []);
    const words = new Set(kept.map((one) => reachBefore(this.#e, one).seen));
    return [...words].flatMap((seen) => stmts`m[${seen}] = -1;`);
  }

  #keptReach(action: Action): KeptReach | undefined {
    return action.tries && this.takesBack(action) ? keptReach(this.#e, action) : undefined;
  }

  /** Asks what is known before the action is tried; most moves need not be. */
  #first(action: Action, kept: KeptReach): Name {
    const e = this.#e;
    return e.gen.function(`judge ${action.name}`, `judge ${action.name}`, (name) => {
      const { w, params } = parameters(new Writer(e), effectParameters(action), 'as numbers');
      answerFirst(inEffect(w, action), kept);
      w.code`return ${call(this.#function(action), params.map(code))};`;
      const doc = `The reason why the action \`${action.name}\` is not allowed, or -1: from what was seen before, or else it is tried.`;
      return func(name, { doc, params, returns: 'number' }, w.statements);
    });
  }

  #function(action: Action): Name {
    const e = this.#e;
    return e.gen.function(`try ${action.name}`, `try ${action.name}`, (name) => {
      const { w: start, params } = parameters(new Writer(e), effectParameters(action), 'as numbers');
      const doc = `Tries the action \`${action.name}\`: the reason why it is not allowed, or -1. Nothing has happened afterwards.`;
      const w = inEffect(start, action);
      if (mayStop(action.effect)) this.#putBack(w, this.#run(w, action), own('refusal'));
      else {
        const reason = e.gen.fresh('reason');
        const takesBack = this.takesBack(action);
        w.code`let ${reason} = -1;`;
        const judged = this.#judged(w, action.effect.blocks[0]!.steps, reason, takesBack);
        if (takesBack) w.code`${judged} return ${reason};`;
        else this.#putBack(w, judged, reason);
      }
      return func(name, { doc, params, returns: 'number' }, w.statements);
    });
  }

  /** The effect of an action that may stop, as in the game. */
  #run(w: Writer, action: Action): Writer {
    const e = this.#e;
    const out = w.inside();
    const frame = e.machine.effect(action);
    const thread = own('t');
    out.code`const ${thread} = MAIN;`;
    e.machine.frames.passNames(out, frame, [action.owner, ...usedInEffect(action)]);
    out.code`
      m[${frame.back}] = DONE;
      m[${thread}] = ${frame.entry};
      refusal = -1;
      runThread(${thread});`;
    return out;
  }

  /** Tries something that changes the state, and puts the whole state back, whatever goes wrong. */
  #putBack(w: Writer, tried: Writer, reason: Name): void {
    w.code`
      const words = stateWords();
      before.set(words === m.length ? m : m.subarray(0, words));
      trying = true;
      try {
        ${tried}
      } finally {
        trying = false;
        m.set(before.subarray(0, words));
        ${this.#e.gen.layout.size('grids') > 0 ? stmts`layOut(false);` : []}
      }
      return ${reason};`;
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

  /** Steps up to the first condition that does not hold: its reason is kept. */
  #judged(w: Writer, steps: readonly Step[], reason: Name, takesBack: boolean): Writer {
    const e = this.#e;
    const label = e.gen.fresh('tried');
    const leave: Stmt = { is: 'break', label };
    const refusal = (why: Name): readonly Stmt[] => stmts`${reason} = ${why}; ${leave}`;
    let body = w.inside();
    for (const [index, step] of steps.entries()) {
      if (step.is === 'move' && takesBack) {
        const after = steps.slice(index + 1);
        const undo = this.#moved(body, step, after);
        const rest = this.#judged(body, after, reason, true);
        // Where the rules cannot go on, nothing is left as it was tried.
        if (e.facts.mayFault(after)) body.code`try { ${rest} } finally { ${undo} }`;
        else body.code`${rest} ${undo}`;
        break;
      }
      body = e.statements.one(body, step, { refusal });
    }
    const isLeft = [...stmtsIn(body.statements)].some((one) => one.is === 'break' && one.label === label);
    const out = w.inside();
    if (isLeft) out.push({ is: 'block', label, body: body.statements });
    else out.append(body);
    return out;
  }

  /**
   * Moves one piece; gives what takes that back. A list of which nothing is asked afterwards stays as it is: only places for one, and
   * where the piece is said to lie, are written.
   */
  #moved(w: Writer, step: StepOf<'move'>, after: readonly Step[]): Writer {
    const e = this.#e;
    const undo = w.inside();
    const what = moved(step);
    const pieces = piecesIn(what.type);
    const target = step.to as Extract<Target, { is: 'field' }>;
    const homes = e.gen.layout.homes.get(pieces)!;
    const [piece, home, place] = [e.gen.fresh('piece'), e.gen.fresh('home'), e.gen.fresh('place')];
    w.code`
      const ${piece} = ${w.num(what)};
      const ${home} = m[${homes} + ${piece}];
      const ${place} = ${fieldAddress(w, target)};`;
    const isList = e.gen.layout.fields.get(target.field)!.form === 'list';
    const reads = e.facts.reads(after);
    const places = e.gen.layout.placesOf(pieces);
    const areListsAsked =
      reads.has('*') ||
      after.some(({ is }) => is === 'move') ||
      places.some(({ form, model }) => form === 'list' && reads.has(model.name));
    if (areListsAsked) {
      const [position, end, spare] = [e.gen.fresh('position'), e.gen.fresh('end'), e.gen.fresh('spare')];
      w.code`const ${position} = ${positionIn(piece, home)};`;
      // Behind its last item a list has words that mean nothing: they are as before too.
      if (isList) w.code`const ${end} = ${place} + m[${place}] + 1; const ${spare} = m[${end}];`;
      e.statements.one(w, step);
      undo.code`${putBackFunction(e, pieces)}(${piece}, ${home}, ${position});`;
      if (isList) undo.code`m[${end}] = ${spare};`;
      return undo;
    }
    const hold = holdFunction(e, pieces);
    const wasAlone = places.some(({ model }) => model.single) ? expr`(${home} & 1) === 1` : code(false);
    if (!isList)
      w.code`if (m[${place}] !== NONE && m[${place}] !== ${piece}) fault('too-many', ${text(target.field)});`;
    w.code`
      if (${wasAlone}) ${hold}(${home} >> 1, NONE);
      ${isList ? stmts`m[${homes} + ${piece}] = ${place} * 2;` : stmts`${hold}(${place}, ${piece});`}`;
    if (!isList) undo.code`${hold}(${place}, NONE);`;
    undo.code`
      if (${wasAlone}) ${hold}(${home} >> 1, ${piece});
      else m[${homes} + ${piece}] = ${home};`;
    return undo;
  }
}
