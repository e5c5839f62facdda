// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { isList, present, type Seating } from './codec.ts';
import { type Core, Fault } from './core.ts';
import type { Callable, ValueType } from './data.ts';
import { shortened } from './errors.ts';
import { seatingOf } from './fields.ts';
import { isObject } from './json.ts';
import { MOST_POINTS, MOST_SCORINGS } from './limits.ts';
import type { Machine } from './machine.ts';
import { putField } from './put-field.ts';
import { bad, Members, ProtocolError } from './request.ts';

/** What is given goes into the memory of the core, and then the script where it is to stand. */
export function give(machine: Machine, core: Core, request: Members): void {
  for (const item of request.items('given', ['name', 'keys', 'of', 'value'])) giveField(machine, core, item);
  giveFaces(machine, core, request);
  for (const item of request.items('points', ['scoring', 'for', 'of', 'value']))
    givePoints(machine, core, item);
  core.derive();
  const at = request.json('at');
  if (at === undefined) return;
  if (at === 'end') core.end();
  else if (isObject(at))
    jumpToDecision(machine, core, new Members(at, ['player', 'action', 'phase', 'args']));
  else bad('at');
}

function giveField(machine: Machine, core: Core, item: Members): void {
  const { codec, fields } = machine;
  const name = item.text('name');
  const field = fields.find(name) ?? bad(name);
  const keys = item.values('keys', field.keys, codec).map((key) => (isList(key) ? bad('keys') : key));
  const owners = fields.owners(field, seatingOf(core.memory));
  const owner = field.owner === 'table' ? -1 : item.seat('of', owners.length);
  const value = item.value('value', field.type, codec);
  if (isList(value) && !mayRepeat(field.type) && new Set(value).size < value.length) bad('value');
  try {
    putField(machine, core.memory, field, owner, keys, value);
  } catch (problem) {
    // It is not the rules that went wrong here.
    if (problem instanceof Fault) bad(problem.code === 'no-such-key' ? 'keys' : 'value');
    throw problem;
  }
}

/** Only a list may hold the same thing twice. */
function mayRepeat(type: ValueType): boolean {
  return type.is === 'collection' && type.form === 'list';
}

function giveFaces({ data, codec }: Machine, core: Core, request: Members): void {
  const seating = seatingOf(core.memory);
  for (const [name, faces] of Object.entries(request.object('faces'))) {
    const { face } = data.pieces.find((one) => one.name === name) ?? bad(name);
    if (!face || !isObject(faces)) throw new ProtocolError('bad-argument', name);
    for (const [word, json] of Object.entries(faces)) {
      const piece = codec.read({ is: 'piece', pieces: name }, word);
      const value = codec.read(face.type, json);
      if (typeof piece !== 'number' || typeof value !== 'number' || !codec.fits(face.type, value, seating))
        throw new ProtocolError('bad-argument', shortened(word));
      core.memory[face.at + piece] = value;
    }
  }
}

function givePoints({ data, codec, fields }: Machine, core: Core, item: Members): void {
  const name = item.text('scoring');
  const { awardedFor, at } = data.scorings.find((one) => one.name === name) ?? bad(name);
  const value = item.has('for') ? item.value('for', awardedFor?.type ?? bad('for'), codec) : undefined;
  const index = value === undefined ? 0 : 1 + (awardedFor?.values.indexOf(value as number) ?? -1);
  if (value !== undefined && index === 0) bad('for');
  const seat = item.seat('of', seatingOf(core.memory).seats);
  const address = fields.block(seat) + at + index;
  const points = core.memory[address]! + item.number('value');
  if (Math.abs(points) > MOST_POINTS) bad('value');
  core.memory[address] = points;
}

/**
 * Arguments in the words of the core, a collection as a list in its scratch memory. Nothing is written before all of them are
 * known to be of their types, and no list to be longer than the rules could make it.
 */
export function argumentsOf(
  { codec }: Machine,
  core: Core,
  request: Members,
  types: readonly ValueType[],
): number[] {
  const seating = seatingOf(core.memory);
  const values = request.values('args', types, codec);
  for (const [slot, value] of values.entries()) {
    const whole = present(types[slot]!);
    const { most = 0 } = whole.is === 'collection' ? whole : {};
    if (!codec.fits(types[slot]!, value, seating) || (isList(value) && value.length > most)) bad('args');
  }
  return values.map((value, slot) => (isList(value) ? core.list(slot, value) : value));
}

/** The seat to which a term or phase is to belong; -1 where it belongs to nobody. */
export function ownerOf(
  { owned, ofPlayer }: Callable,
  request: Members,
  { players, seats }: Seating,
): number {
  if (!owned) return -1;
  const seat = request.seat('of', seats);
  if (ofPlayer && seat >= players) throw new Fault('wrong-value');
  return seat;
}

/** A game that is over goes on nowhere. */
function refuseAfterEnd(core: Core): void {
  if (core.isOver()) throw new ProtocolError('refused', 'game-over');
}

/** Puts the script at the decision of a phase that offers the action, the loops on the way in their first pass. */
function jumpToDecision(machine: Machine, core: Core, at: Members): void {
  const { data } = machine;
  refuseAfterEnd(core);
  const action = at.text('action');
  const phase = at.text('phase');
  const entry = data.entryPoints.findIndex((one) => one.phase === phase && one.action === action);
  if (!data.phases.some(({ name }) => name === phase)) bad('phase');
  if (entry < 0) bad('action');
  const player = at.seat('player', seatingOf(core.memory).players);
  core.jumpToDecision(entry, player, argumentsOf(machine, core, at, data.entryPoints[entry]!.params));
}

/** Begins a phase; what was begun before must have ended. */
export function runPhase(machine: Machine, core: Core, request: Members): void {
  const { data } = machine;
  refuseAfterEnd(core);
  if (core.isRunning()) throw new ProtocolError('not-ended', phaseThatRuns(machine, core));
  const phase = data.phases.findIndex(({ name }) => name === request.text('phase'));
  const called = data.phases[phase] ?? bad('phase');
  if (!called.owned && request.has('of')) bad('of');
  const owner = ownerOf(called, request, seatingOf(core.memory));
  core.run(phase, owner, argumentsOf(machine, core, request, called.params));
}

function phaseThatRuns({ data }: Machine, core: Core): string {
  for (let player = 0; player < core.memory[0]!; player++) {
    const decision = core.decisionOf(player);
    if (decision >= 0) return data.decisions[decision]!.phase;
  }
  return 'phase';
}

/** Runs scorings, wherever the script stands: they make no stop. */
export function runScorings(machine: Machine, core: Core, request: Members): void {
  const { data } = machine;
  // All are looked at before the first one runs.
  const scorings = request.items('scorings', ['scoring', 'args'], MOST_SCORINGS).map((item) => {
    const name = item.text('scoring');
    const scoring = data.scorings.findIndex((one) => one.name === name);
    if (scoring < 0) bad(name);
    return { scoring, item };
  });
  for (const { scoring, item } of scorings)
    core.score(scoring, argumentsOf(machine, core, item, data.scorings[scoring]!.params));
}
