import { piecesIn } from '../../../2-model/types.ts';
import type { Action, Step, StepOf, TargetOf } from '../../../3-ir/ir.ts';
import { mayStop } from '../../../3-ir/walk.ts';
import { call, code, names, own } from '../../code/build.ts';
import { stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { mayLeave } from '../collections/stream.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { usedInEffect } from '../facts.ts';
import { moved, positionIn, putBackFunction } from '../statements/pieces.ts';
import { effectArguments, effectParameters, inEffect } from '../statements/routines.ts';
import { fieldAddress } from '../values/fields.ts';
import { parameters } from '../values/terms.ts';
import { answerFirst, type KeptReach, keptReach, reachBefore } from './kept-reach.ts';

// Actions whose conditions can only be judged after a change: the effect is tried, and taken back.

/** The reason that a move would be refused for; -1: it is allowed. */
export function trialReason(w: Writer, action: Action): Code {
  const kept = keptFor(w.e, action);
  const asked = kept ? judgeFunction(w.e, action, kept) : tryFunction(w.e, action);
  return call(asked, effectArguments(w, action));
}

/** What stands before actions are tried in a situation: what is known of another is forgotten. */
export function forgetTrials(e: Emitter, actions: readonly Action[]): readonly Stmt[] {
  const kept = actions.flatMap((action) => keptFor(e, action) ?? []);
  const words = new Set(kept.map((one) => reachBefore(e, one).seen));
  return [...words].flatMap((seen) => stmts`m[${seen}] = -1;`);
}

function keptFor(e: Emitter, action: Action): KeptReach | undefined {
  return action.tries && takesBack(e, action) ? keptReach(e, action) : undefined;
}

/** Asks what is known before the action is tried; most moves need not be. */
function judgeFunction(e: Emitter, action: Action, kept: KeptReach): Name {
  return e.gen.function(`judge ${action.name}`, `judge ${action.name}`, () => {
    const { w, params } = parameters(new Writer(e), effectParameters(action), 'as numbers');
    answerFirst(inEffect(w, action), kept);
    w.code`return ${call(tryFunction(e, action), params.map(code))};`;
    const doc = `The reason why the action \`${action.name}\` is not allowed, or -1: from what was seen before, or else it is tried.`;
    return { doc, params, returns: 'number', body: w };
  });
}

function tryFunction(e: Emitter, action: Action): Name {
  return e.gen.function(`try ${action.name}`, `try ${action.name}`, () => {
    const { w: start, params } = parameters(new Writer(e), effectParameters(action), 'as numbers');
    const doc = `Tries the action \`${action.name}\`: the reason why it is not allowed, or -1. Nothing has happened afterwards.`;
    const w = inEffect(start, action);
    if (mayStop(action.effect)) putBack(w, run(w, action), own('refusal'));
    else {
      const reason = e.gen.fresh('reason');
      const byPiece = takesBack(e, action);
      const tried = w.inside();
      judge(tried, action.effect.blocks[0]!.steps, reason, byPiece);
      w.code`let ${reason} = -1;`;
      if (byPiece) w.code`${tried} return ${reason};`;
      else putBack(w, tried, reason);
    }
    return { doc, params, returns: 'number', body: w };
  });
}

/** The effect of an action that may stop, as in the game. */
function run(w: Writer, action: Action): Writer {
  const [out, thread] = [w.inside(), own('t')];
  out.code`const ${thread} = MAIN;`;
  const { back, entry } = w.e.enter(out, action, [action.owner, ...usedInEffect(action)]);
  out.code`
    m[${back}] = DONE;
    m[${thread}] = ${entry};
    refusal = -1;
    runThread(${thread});`;
  return out;
}

/** Tries something that changes the state, and puts the whole state back, whatever goes wrong. */
function putBack(w: Writer, tried: Writer, reason: Name): void {
  w.code`
    const words = stateWords();
    before.set(words === m.length ? m : m.subarray(0, words));
    trying = true;
    try {
      ${tried}
    } finally {
      trying = false;
      m.set(before.subarray(0, words));
      ${w.gen.layout.size('grids') > 0 ? stmts`layOut(false);` : []}
    }
    return ${reason};`;
}

/** Whether all that an action changes is where single pieces lie: that is taken back piece by piece, without a copy of the state. */
export function takesBack(e: Emitter, { effect }: Action): boolean {
  if (mayStop(effect)) return false;
  return effect.blocks[0]!.steps.every((statement) => {
    if (statement.is === 'let' || statement.is === 'need') return true;
    if (statement.is !== 'move' || statement.position) return false;
    const { type } = moved(statement);
    return type.is === 'piece' && e.gen.layout.homes.has(type.pieces);
  });
}

/** Steps up to the first condition that does not hold: its reason is kept. */
function judge(w: Writer, steps: readonly Step[], reason: Name, byPiece: boolean): void {
  mayLeave(w, 'tried', (inside, leave) => {
    const refusal = (why: Name): readonly Stmt[] => stmts`${reason} = ${why}; ${leave()}`;
    let body = inside;
    for (const [index, step] of steps.entries()) {
      if (step.is === 'move' && byPiece) {
        const [after, rest] = [steps.slice(index + 1), body.inside()];
        const undo = tryMove(body, step);
        judge(rest, after, reason, true);
        // Where the rules cannot go on, nothing is left as it was tried.
        if (w.facts.mayFault(after)) body.code`try { ${rest} } finally { ${undo} }`;
        else body.code`${rest} ${undo}`;
        return;
      }
      body = w.e.step(body, step, { refusal });
    }
  });
}

/** Moves one piece; gives what takes that back. */
function tryMove(w: Writer, step: StepOf<'move'>): Writer {
  const { e } = w;
  const [undo, what] = [w.inside(), moved(step)];
  const pieces = piecesIn(what.type);
  const [piece, home, position] = names('piece', 'home', 'position');
  w.code`
    const ${piece} = ${w.num(what)};
    const ${home} = m[${e.gen.layout.homes.get(pieces)!} + ${piece}];
    const ${position} = ${positionIn(piece, home)};`;
  undo.code`${putBackFunction(e, pieces)}(${piece}, ${home}, ${position});`;
  const target = step.to as TargetOf<'field'>;
  if (e.gen.layout.field(target.field).form === 'list') {
    const [place, end, spare] = names('place', 'end', 'spare');
    // Behind its last item a list has words that mean nothing: they are as before too.
    w.code`
      const ${place} = ${fieldAddress(w, target)};
      const ${end} = ${place} + m[${place}] + 1;
      const ${spare} = m[${end}];`;
    undo.code`m[${end}] = ${spare};`;
  }
  e.step(w, step);
  return undo;
}
