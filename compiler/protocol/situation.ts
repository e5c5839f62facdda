import type { Local, Target, Value } from '../2-model/model.ts';
import type { Type } from '../2-model/types.ts';
import { isDistinct, isList } from '../2-model/values.ts';
import type { Routine } from '../3-ir/ir.ts';
import { beginScoring, enter } from '../interpret/blocks.ts';
import { Fault, type Interpreter, type State } from '../interpret/index.ts';
import { award, pointsFor } from '../interpret/points.ts';
import { goOn, goOnFromEnd } from '../interpret/run.ts';
import { prepareSet } from '../interpret/steps.ts';
import { shortened } from '../runtime/errors.ts';
import { isObject } from '../runtime/json.ts';
import { MOST_POINTS, MOST_SCORINGS } from '../runtime/limits.ts';
import { bad, Members, ProtocolError } from '../runtime/request.ts';
import { argumentsOf } from './arguments.ts';
import { type Codec, constant } from './codec.ts';
import { typeAwardedFor } from './show.ts';

/** Puts what is given into a state, in place, and then the script where it is to stand. */
export function give(interpreter: Interpreter, codec: Codec, state: State, request: Members): void {
  for (const item of request.items('given', ['name', 'keys', 'of', 'value']))
    giveField(interpreter, codec, state, item);
  giveFaces(interpreter, codec, state, request);
  for (const item of request.items('points', ['scoring', 'for', 'of', 'value']))
    givePoints(interpreter, codec, state, item);
  const at = request.json('at');
  if (at === undefined) return;
  if (at === 'end') {
    state.main = [];
    state.branches = null;
    state.over = true;
  } else if (isObject(at))
    jumpToDecision(interpreter, codec, state, new Members(at, ['player', 'action', 'phase', 'args']));
  else bad('at');
}

/** Puts a value where it is given, as the rules would. What does not fit there is an error about the member of that name. */
function put(
  { program }: Interpreter,
  state: State,
  target: Target,
  type: Type,
  value: Value,
  about: string,
): void {
  try {
    prepareSet(target, constant(type, value), program.freshNames(), program)(program.contextOf(state));
  } catch (problem) {
    // It is not the rules that went wrong here.
    if (problem instanceof Fault) bad(problem.code === 'no-such-key' ? 'keys' : about);
    throw problem;
  }
}

function giveField(interpreter: Interpreter, codec: Codec, state: State, item: Members): void {
  const { program } = interpreter;
  const name = item.text('name');
  const { model } = program.fields.get(name) ?? bad(name);
  const { seating } = program.contextOf(state);
  const keys = item.values('keys', model.keys, codec);
  const owners = model.owner === 'seat' ? seating.seats : seating.players;
  const owner = model.owner === 'table' ? undefined : item.seat('of', owners.length);
  const target: Target = {
    is: 'field',
    field: name,
    keys: keys.map((key, index) => constant(model.keys[index]!, key)),
    ...(owner === undefined ? {} : { of: constant({ is: 'seat', player: false }, owner) }),
    whole: false,
    type: model.type,
  };
  const value = item.value('value', model.type, codec);
  if (isList(value) && !mayRepeat(model.type) && !isDistinct(value)) bad('value');
  put(interpreter, state, target, model.type, value, 'value');
}

/** Only a list may hold the same thing twice. */
function mayRepeat(type: Type): boolean {
  return type.is === 'collection' && type.form === 'list';
}

function giveFaces(interpreter: Interpreter, codec: Codec, state: State, request: Members): void {
  const { program } = interpreter;
  for (const [name, faces] of Object.entries(request.object('faces'))) {
    const { face } = program.board.pieces.get(name)?.model ?? bad(name);
    if (!face || !isObject(faces)) throw new ProtocolError('bad-argument', name);
    const type: Type = { is: 'piece', pieces: name };
    for (const [word, json] of Object.entries(faces)) {
      const piece = codec.read(type, word) ?? bad(word);
      const value = codec.read(face, json);
      if (value === undefined) throw new ProtocolError('bad-argument', shortened(word));
      put(interpreter, state, { is: 'face', of: constant(type, piece), type: face }, face, value, word);
    }
  }
}

function givePoints(interpreter: Interpreter, codec: Codec, state: State, item: Members): void {
  const { program } = interpreter;
  const scoring = item.text('scoring');
  if (!program.scorings.has(scoring)) bad(scoring);
  const type = typeAwardedFor(interpreter, scoring);
  const key = item.json('for') === undefined ? undefined : item.value('for', type ?? bad('for'), codec);
  const seat = item.seat('of', program.contextOf(state).seating.seats.length);
  const value = item.number('value');
  if (Math.abs(pointsFor(state, seat, scoring, key) + value) > MOST_POINTS) bad('value');
  award(state, seat, scoring, key, value);
}

/** A game that is over goes on nowhere. */
function refuseAfterEnd(state: State): void {
  if (state.over) throw new ProtocolError('refused', 'game-over');
}

/** Puts the script at the decision of a phase that offers the action, the loops on the way in their first pass. */
function jumpToDecision(interpreter: Interpreter, codec: Codec, state: State, at: Members): void {
  const { program } = interpreter;
  refuseAfterEnd(state);
  const action = at.text('action');
  const { routine, params } = phaseOf(interpreter, at.text('phase'));
  const decision = routine.decisions.find(({ actions }) => actions.includes(action)) ?? bad('action');
  const context = program.contextOf(state);
  const player = at.seat('player', state.setup.players);
  const frame = program.begin(context, routine, player, argumentsOf(interpreter, codec, state, at, params));
  frame.block = decision.block;
  enter(program, context, frame);
  decision.before(context);
  state.main = [frame];
  state.branches = null;
  goOnFromEnd(program, context, state.main);
}

function parametersOf({ params, locals }: Pick<Routine, 'params' | 'locals'>): Local[] {
  return params.map((name) => locals.find((local) => local.name === name)!);
}

function phaseOf({ program }: Interpreter, name: string) {
  const model = program.game.routines.find((one) => one.name === name) ?? bad('phase');
  return { routine: program.routine(name), model, params: parametersOf(model) };
}

/** Begins a phase, in place; what was begun before must have ended. */
export function runPhase(interpreter: Interpreter, codec: Codec, state: State, request: Members): void {
  const { program } = interpreter;
  refuseAfterEnd(state);
  if (state.main.length > 0) throw new ProtocolError('not-ended', state.main.at(-1)!.routine);
  const { routine, model, params } = phaseOf(interpreter, request.text('phase'));
  const context = program.contextOf(state);
  const seats = context.seating.seats.length;
  const owner = model.owner === undefined ? undefined : request.seat('of', seats);
  if (model.owner === undefined && request.json('of') !== undefined) bad('of');
  const args = argumentsOf(interpreter, codec, state, request, params);
  state.main = [program.begin(context, routine, owner, args)];
  goOn(program, context, state.main);
}

/** Runs scorings, in place, wherever the script stands: they make no stop. */
export function runScorings(interpreter: Interpreter, codec: Codec, state: State, request: Members): void {
  const { program } = interpreter;
  const context = program.contextOf(state);
  const { main, branches } = state;
  const frames = request.items('scorings', ['scoring', 'args'], MOST_SCORINGS).map((item) => {
    const name = item.text('scoring');
    const { routine } = program.game.scorings.find((one) => one.name === name) ?? bad(name);
    const args = argumentsOf(interpreter, codec, state, item, parametersOf(routine));
    return beginScoring(program, context, name, args);
  });
  state.branches = null;
  state.main = frames.reverse().flat();
  goOn(program, context, state.main);
  state.main = main;
  state.branches = branches;
}
